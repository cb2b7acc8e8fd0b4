"""What is told of an option that the die or the deck of events decides: against very many games, and from what is open alone."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.catalogue import CARD_IDS, CARD_NUMBER, EVENT, EVENTS, ICONS
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.steps.dice import Gamble, RollAreas
from bailiwick.games.ankh_morpork.words import name
from bailiwick.kernel.odds import Reckoning
from bailiwick.kernel.rng import Rng
from tests.games.ankh_morpork.table import Table
from tests.games.chance import agrees

RED = 0
TRIES = 1500
AREAS = {"longwall": "red blue", "the_shades": "red", "the_hippo": "troll", "dimwell": "blue", "small_gods": "red"}


def told(t: Table, action: str, lang: str = "en") -> Reckoning | None:
    return t.match.reckon(action, RED, lang)


def gamblers() -> list[str]:
    return [id for id in CARD_IDS[1:] if any(isinstance(icon.effect, Gamble) for icon in ICONS[CARD_NUMBER[id]])]


@pytest.mark.parametrize("card", gamblers())
def test_a_scroll_that_rolls_has_the_odds_of_its_die(card: str) -> None:
    t = Table(hand=[card], areas={"longwall": "red blue trouble"}, cash=9).play(card)
    found = told(t, "scroll")
    assert found is not None
    assert found.odds is not None
    good = bad = 0
    for seed in range(TRIES):
        s = t.state.clone()
        s.rng = Rng(seed)
        GAME.apply_legal(s, RED, GAME.vocabulary.parse("scroll"))
        good += s.rolls[0] >= 7
        bad += s.rolls[0] == 1
    assert agrees(good, TRIES, found.odds.win)
    assert agrees(bad, TRIES, found.odds.lose)
    assert sum(found.odds) == pytest.approx(1)
    assert found.said == "goes well: 50 %, badly: 8 %"
    assert len(found.lines) == 3
    assert told(t, "skip") is None


def test_a_gamble_says_what_each_face_brings() -> None:
    found = told(Table(hand=["cmot_dibbler"]).play("cmot_dibbler"), "scroll")
    assert found is not None
    assert found.lines[0] == "7 or more, 6 faces of 12: take $4"
    assert found.lines[1] == "2 to 6, 5 faces of 12: nothing happens"
    assert found.lines[2].startswith("1, 1 face of 12: ")


def test_carcer_has_the_odds_of_both_rolls() -> None:
    assert any(isinstance(icon.effect, RollAreas) for icon in ICONS[CARD_NUMBER["carcer"]])
    t = Table(hand=["carcer"], areas=AREAS).play("carcer")
    found = told(t, "scroll")
    assert found is not None
    assert found.odds is not None
    places = t.state.clone()
    hits = misses = 0
    for seed in range(TRIES):
        s = t.state.clone()
        s.rng = Rng(seed)
        s.log = []
        GAME.apply_legal(s, RED, GAME.vocabulary.parse("scroll"))
        rolls = [event.values[0] for event in s.log if event.kind == "roll"]
        assert len(rolls) == 2
        hits += any(places.count(area, kind) for area in rolls for kind in range(6) if kind != RED)
        misses += not any(places.tally[area] for area in rolls)
    assert agrees(hits, TRIES, found.odds.win)
    assert agrees(misses, TRIES, found.odds.tie)
    assert found.lines[0] == "2 rolls for an area each; others stand in 3 of the 12."


def test_a_card_with_an_event_says_which_are_left() -> None:
    eventful = next(id for id in CARD_IDS[1:] if ICONS[CARD_NUMBER[id]] and ICONS[CARD_NUMBER[id]][0].name == EVENT)
    t = Table(hand=[eventful, "cmot_dibbler"], areas={"longwall": "red", "dimwell": "building:red"})
    found = told(t, f"play {eventful}")
    assert found is not None
    left = len(t.state.events)
    assert found.odds is None
    assert found.said == f"random event, 1 of {left}"
    assert all(name("en", "event", event) in found.lines[0] for event in t.state.events)
    assert found.lines[1] == "You have minions or buildings in 2 of the 12 areas."
    assert told(t, "play cmot_dibbler") is None  # what it rolls for can be skipped
    drawn = [0] * len(EVENTS)
    for seed in range(TRIES):
        s = GAME.determinize(t.state, RED, Rng(seed))
        drawn[s.events[-1]] += 1
    assert all(agrees(drawn[event], TRIES, 1 / left) for event in t.state.events)


def test_riots_and_fog_that_would_end_the_game_are_counted() -> None:
    areas = dict.fromkeys(("longwall", "dimwell", "the_shades", "small_gods", "the_hippo", "the_scours"), "trouble red")
    areas |= dict.fromkeys(("seven_sleepers", "nap_hill"), "trouble red")
    t = Table(hand=["rincewind"], areas=areas)
    left = len(t.state.events)
    found = told(t, "play rincewind")
    assert found is not None
    assert found.said == f"random event, 1 of {left}; the game ends: {round(100 / left)} %"
    assert found.lines[-1] == "Riots would end the game now."


def test_the_order_of_the_events_is_nobodys_to_know() -> None:
    t = Table(hand=["rincewind"])
    for seed in range(20):
        other = GAME.determinize(t.state, RED, Rng(seed))
        action = GAME.vocabulary.parse("play rincewind")
        assert GAME.reckon(GAME.mask(other, RED), RED, action, "en") == told(t, "play rincewind")


def test_who_is_not_asked_is_told_nothing() -> None:
    t = Table(hand=["rincewind"])
    assert t.match.reckon("play rincewind", 1, "en") is None
