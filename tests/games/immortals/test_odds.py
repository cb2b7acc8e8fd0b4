"""The odds of an attack: as in tower.yaml, as very many throws give them, and only where an attack is being decided on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from bailiwick.games.immortals.board import SITE_NUMBER
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.odds import Forecast
from bailiwick.games.immortals.steps.battle import AGAINST, FOR_ATTACKER, NEUTRAL
from bailiwick.games.immortals.tower import GREEN
from bailiwick.kernel.odds import Odds, Reckoning
from bailiwick.kernel.rng import Rng
from tests.games.chance import agrees
from tests.games.immortals.table import Table

PAGE: dict[str, list[dict[str, Any]]] = yaml.safe_load(Path(__file__).with_name("tower.yaml").read_text(encoding="utf-8"))
NEAR_ENOUGH = 0.03
RED = 0
THROWS = 2000
BATTLES = [(row, side) for row in PAGE["battles"] for side in ("neutral", "for_attacker", "for_defender")]
SIDES = {"neutral": NEUTRAL, "for_attacker": FOR_ATTACKER, "for_defender": AGAINST}
# The card decides whom the inhabitants are with: it shows the origin, the target, or neither
CARDS = {"neutral": "conflict.light.grove", "for_attacker": "conflict.light.heartwood", "for_defender": "conflict.light.farwatch"}


def table(attackers: int, defenders: int, side: str, **position: Any) -> Table:
    """Red is about to say how many of the armies in Grove attack Heartwood: blue's, or nobody's."""
    sites = {"light.grove": f"red {attackers + 1}", "light.farwatch": "purple 1"}
    if defenders:
        sites["light.heartwood"] = f"blue {defenders}"
    position.setdefault("tray", {"green": 2})
    position.setdefault("tower", {"red": 2, "blue": 2, "purple": 4, "green": 3})
    return Table(sites=sites, plan={"attack": CARDS[side]}, **position)


def odds(t: Table, action: str, colour: str = "red") -> Odds | None:
    return t.match.odds(action, t.seats.index(colour))


def committed(t: Table, armies: int) -> Odds:
    """The odds of an attack with so many armies."""
    t.act("attack", "attack light.grove light.heartwood")
    found = odds(t, f"armies {armies}")
    assert found is not None
    return found


# ---------------------------------------------------------------- how good they are


@pytest.mark.parametrize(("row", "side"), BATTLES, ids=[f"{r['attackers']} to {r['defenders']}, {side}" for r, side in BATTLES])
def test_a_battle_has_the_odds_of_the_table(row: dict[str, Any], side: str) -> None:
    attackers = row["attackers"]
    # One more stands in Grove, so that the number is a choice whatever it is.
    assert committed(table(attackers + 1, row["defenders"], side), attackers) == pytest.approx(row[side], abs=NEAR_ENOUGH)


@pytest.mark.parametrize("row", PAGE["unoccupied"], ids=[str(row["attackers"]) for row in PAGE["unoccupied"]])
@pytest.mark.parametrize("side", SIDES)
def test_an_attack_on_nobody_has_the_odds_of_the_table(row: dict[str, Any], side: str) -> None:
    win, _armies = row["hostile" if side == "for_defender" else "friendly"]
    found = committed(table(row["attackers"] + 1, 0, side, tower={"red": 2, "purple": 6, "green": 3}), row["attackers"])
    assert found == pytest.approx((win, 0, 1 - win), abs=NEAR_ENOUGH)


def test_armies_that_are_left_on_average() -> None:
    for row in PAGE["unoccupied"]:
        s = table(row["attackers"], 0, "for_defender", tower={"red": 2, "purple": 6, "green": 3}).state
        for side, (_win, armies) in ((NEUTRAL, row["friendly"]), (AGAINST, row["hostile"])):
            forecast = Forecast(s, RED, SITE_NUMBER["light.heartwood"], row["attackers"], side)
            assert forecast.left * forecast.win == pytest.approx(armies, abs=NEAR_ENOUGH)


@pytest.mark.parametrize("model", ["ledges", "independent"])
@pytest.mark.parametrize("side", SIDES)
def test_the_odds_are_what_very_many_battles_give(side: str, model: str) -> None:
    rules = {} if model == "ledges" else {"tower": model}
    position: dict[str, Any] = {
        "tray": {"red": 1, "blue": 2, "purple": 1, "green": 5},
        "tower": {"red": 1, "blue": 3, "green": 4},
    }
    t = table(5, 3, side, house_rules=rules, **position)
    expected = committed(t, 4)
    action = GAME.vocabulary.parse("armies 4")
    counts = [0, 0, 0]
    for number in range(THROWS):
        s = t.state.clone()
        s.rng = Rng(number)
        s.log = []
        GAME.apply_legal(s, RED, action)
        attack, defence = next(event.values for event in s.log if event.kind == "strengths")
        counts[0 if attack > defence else 1 if attack == defence else 2] += 1
    assert [count / THROWS for count in counts] == pytest.approx(expected, abs=0.04)


@given(
    attackers=st.integers(1, 20),
    defenders=st.integers(0, 20),
    side=st.sampled_from(sorted(SIDES)),
    held=st.lists(st.integers(0, 5), min_size=6, max_size=6),
    tray=st.lists(st.integers(0, 6), min_size=6, max_size=6),
)
def test_odds_are_chances(attackers: int, defenders: int, side: str, held: list[int], tray: list[int]) -> None:
    s = table(attackers, defenders, side).state
    s.tower, s.tray = held, tray
    win, tie, lose = Forecast(s, RED, SITE_NUMBER["light.heartwood"], attackers, SIDES[side]).odds()
    assert win + tie + lose == pytest.approx(1)
    assert min(win, tie, lose) >= 0
    assert defenders or tie == 0


def test_more_armies_have_better_odds() -> None:
    t = table(12, 4, "neutral").act("attack", "attack light.grove light.heartwood")
    wins = [found.win for number in range(1, 13) if (found := odds(t, f"armies {number}"))]
    assert len(wins) == 12
    assert wins == sorted(wins)


def test_a_tower_that_leaves_nothing_to_chance() -> None:
    assert committed(table(4, 2, "neutral", tower_is="open"), 3) == (1, 0, 0)
    assert committed(table(4, 2, "neutral", tower_is="open"), 2) == (0, 1, 0)
    assert committed(table(4, 2, "for_defender", tower_is="open"), 3) == (0, 0, 1)
    assert committed(table(4, 2, "neutral", tower_is="blocked"), 3) == (0, 1, 0)
    assert committed(table(4, 0, "neutral", tower_is="blocked"), 3) == (0, 0, 1)


def test_inhabitants_in_the_tray_are_put_right_first() -> None:
    """I-12.5: one is added if there is none, one goes if there are more than three."""
    for before, thrown in ((0, 1), (1, 1), (3, 3), (4, 3), (6, 5)):
        t = table(4, 2, "for_defender", tower_is="open", tray={"green": before} if before else {})
        inhabitants_win = committed(t, 3).lose
        assert inhabitants_win == (1 if 2 + thrown > 3 else 0), (before, thrown)


# ---------------------------------------------------------------- where they are told


def test_the_same_position_has_the_same_odds_whatever_is_hidden_and_whatever_the_seed() -> None:
    one, other = (
        table(5, 3, "neutral", seed=seed, blue={"conflicts": [card]})
        for seed, card in ((1, "conflict.dark.grove"), (2, "conflict.dark.heartwood"))
    )
    assert committed(one, 4) == committed(other, 4)


def test_a_target_has_the_odds_of_all_armies_that_may_go() -> None:
    t = table(6, 3, "neutral").act("attack")
    at_first = odds(t, "attack light.grove light.heartwood")
    t.do("attack light.grove light.heartwood")
    assert at_first == odds(t, "armies 6")
    assert at_first != odds(t, "armies 5")


def test_a_position_that_was_read_has_the_same_odds() -> None:
    t = table(3, 2, "neutral").act("attack")
    again = GAME.from_json(t.json)
    for action in GAME.legal(t.state, RED):
        assert GAME.odds(again, RED, action) == GAME.odds(t.state, RED, action) is not None


def test_nothing_else_has_odds() -> None:
    t = table(6, 3, "neutral")
    assert [odds(t, action) for action in t.legal] == [None] * len(t.legal)
    t.act("attack")
    assert odds(t, "attack light.grove light.heartwood", "blue") is None
    assert odds(t, "attack light.heartwood light.grove") is None
    assert odds(t, "armies 6") is None
    t.do("attack light.grove light.heartwood")
    assert odds(t, "armies 7") is None
    assert odds(t, "attack light.grove light.heartwood") is None


def test_a_move_has_no_odds() -> None:
    t = Table(sites={"light.grove": "red 4", "light.heartwood": "red 2"}, gold=1, plan={"attack_or_move": "region.grove"})
    t.act("attack_or_move")
    assert odds(t, "move-from light.grove") is None
    t.do("move-from light.grove")
    assert [odds(t, action) for action in sorted(t.legal)] == [None] * 3


def test_reckoning_changes_nothing() -> None:
    t = table(6, 3, "neutral").act("attack", "attack light.grove light.heartwood")
    before = t.json
    committed_odds = odds(t, "armies 3")
    assert t.json == before
    assert committed_odds is not None
    assert t.state.tray[GREEN] == 2


# ---------------------------------------------------------------- what is told of them


def told(t: Table, action: str, lang: str = "en") -> Reckoning:
    found = t.match.reckon(action, RED, lang)
    assert found is not None
    return found


def test_an_attack_says_what_it_is_made_of() -> None:
    t = table(5, 3, "for_attacker", tray={"red": 1, "green": 2})
    t.act("attack", "attack light.grove light.heartwood")
    found = told(t, "armies 4")
    assert found.odds == odds(t, "armies 4")
    assert found.odds is not None
    win, tie, lose = (round(100 * chance) for chance in found.odds)
    assert found.said == f"you win: about {win} %"
    assert found.lines[0] == f"Win {win} %, tie {tie} %, lose {lose} %"
    assert found.lines[1].startswith("Your armies: 4 attack, 1 in the tray, 2 in the tower; on average ")
    assert found.lines[2].startswith("Blue: 3 defend, 0 in the tray, 2 in the tower; on average ")
    assert found.lines[3].startswith("Inhabitants: 2 thrown in, 3 in the tower; on average ")
    assert found.lines[3].endswith("the inhabitants are with the attacker.")
    assert told(t, "armies 4", "pt").said == f"você vence: cerca de {win} %"
    assert told(t, "armies 4", "it").said == f"vinci: circa {win} %"


def test_only_an_estimate_is_called_one() -> None:
    """With ledges it is close; with a tower whose cubes don't care for each other it is exact."""
    t = table(5, 3, "neutral")
    t.act("attack", "attack light.grove light.heartwood")
    assert not told(t, "armies 4").exact
    assert "Not exact" in told(t, "armies 4").lines[-1]
    t = table(5, 3, "neutral", house_rules={"tower": "independent"})
    t.act("attack", "attack light.grove light.heartwood")
    assert told(t, "armies 4").exact
    assert "about" not in told(t, "armies 4").said


@pytest.mark.parametrize("attackers", [2, 5])
@pytest.mark.parametrize("side", SIDES)
def test_exact_odds_agree_with_very_many_battles(side: str, attackers: int) -> None:
    t = table(attackers + 1, 3, side, house_rules={"tower": "independent"})
    expected = committed(t, attackers)
    action = GAME.vocabulary.parse(f"armies {attackers}")
    counts = [0, 0, 0]
    for number in range(THROWS):
        s = t.state.clone()
        s.rng = Rng(number)
        s.log = []
        GAME.apply_legal(s, RED, action)
        attack, defence = next(event.values for event in s.log if event.kind == "strengths")
        counts[0 if attack > defence else 1 if attack == defence else 2] += 1
    assert all(agrees(count, THROWS, chance) for count, chance in zip(counts, expected, strict=True)), (counts, expected)


def test_an_attack_on_nobody_tells_of_no_defender() -> None:
    t = table(3, 0, "for_defender")
    t.act("attack", "attack light.grove light.heartwood")
    assert not any("defend" in line for line in told(t, "armies 2").lines)
