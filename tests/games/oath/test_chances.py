"""What is told of an option that dice decide: figures against very many games, the arithmetic, and nothing of what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from bailiwick.games.oath.campaign.forces import change_attack_dice, current, read_defense
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.state import OathState
from bailiwick.kernel.odds import Reckoning
from bailiwick.kernel.rng import Rng
from tests.games.chance import agrees
from tests.games.oath.battles import against_blue, bandits
from tests.games.oath.cards.test_discord import thieves
from tests.games.oath.prince.court import court
from tests.games.oath.table import Table

TRIES = 1500
SEAT = {"purple": 0, "red": 1, "blue": 2, "yellow": 3}
# What somebody answers who lets things take their course, and wins by a sacrifice where that can be
USUAL = ("sacrifice", "done", "decline")


def told(t: Table, action: str, seat: str = "red", lang: str = "en") -> Reckoning | None:
    number = SEAT[seat]
    return GAME.reckon(GAME.mask(t.s, number), number, GAME.vocabulary.parse(action), lang)


def said(t: Table, action: str, seat: str = "red", lang: str = "en") -> str:
    found = told(t, action, seat, lang)
    assert found is not None, action
    return found.said


def lines(t: Table, action: str, seat: str = "red") -> list[str]:
    found = told(t, action, seat)
    assert found is not None, action
    return found.lines


def happened(s: OathState, *kinds: str) -> bool:
    return any(event.kind in kinds for event in s.log or [])


def usual(s: OathState) -> int:
    """All dice, no more plans, no more targets, no new roll; who wants to help may."""
    legal = GAME.legal(s, s.seat)
    if GAME.program.steps[s.top].key == "allies":
        return GAME.vocabulary.parse("accept")
    for name in USUAL:
        if GAME.vocabulary.parse(name) in legal:
            return GAME.vocabulary.parse(name)
    return legal[-1]


def tries(t: Table, action: str, over: Callable[[OathState], bool], good: Callable[[OathState], bool]) -> int:
    """How often it turns out well, from the very same position with other luck each time."""
    count = 0
    for seed in range(TRIES):
        s = t.s.clone()
        s.rng = Rng(seed)
        s.log = []
        GAME.apply_legal(s, s.seat, GAME.vocabulary.parse(action))
        while not over(s):
            GAME.apply_legal(s, s.seat, usual(s))
        count += good(s)
    return count


def fought(s: OathState) -> bool:
    return happened(s, "victory", "repelled")


PLANS = {"warbands": 5, "colour": "blue", "cards": ["keep"]}


def planning() -> Table:
    """Red has a plan to use, and blue another."""
    t = against_blue(
        5,
        red={"favor": 3, "advisers": ["longbows"]},
        blue={"favor": 3, "secrets": 1, "advisers": ["mercenaries", "mountain_giant"]},
        provinces_1=PLANS,
    )
    return t.play("campaign blue", "done", "number 5")


def defending() -> Table:
    return planning().play("done")


def jinx(faces: str) -> Table:
    """Red has rolled the attack, and may roll it again."""
    t = against_blue(4, red={"secrets": 1, "advisers": ["jinx"]}, provinces_1={"warbands": 4, "colour": "blue"})
    return t.play("campaign blue", "done").wish(faces, "B").play("number 4")


def jinx_in_defense() -> Table:
    site = {"warbands": 3, "colour": "blue"}
    t = against_blue(4, blue={"secrets": 1, "advisers": ["jinx"]}, provinces_1=site)
    return t.play("campaign blue", "done").wish("", "B").play("number 4")


def joining() -> Table:
    citizen = {"role": "citizen", "pawn": "provinces-1", "warbands": 3}
    t = Table(red={"warbands": 5}, blue=citizen, provinces_1={"warbands": 3, "colour": "purple"}, oath="devotion")
    return t.play("campaign purple", "done", "number 5")


@pytest.mark.parametrize(
    ("t", "seat", "action"),
    [
        pytest.param(against_blue(4), "red", "campaign blue", id="a-campaign-before-it-begins"),
        pytest.param(bandits(2), "red", "campaign bandits", id="against-bandits"),
        pytest.param(
            against_blue(6, blue={"pawn": "provinces-1", "warbands": 3}).play("campaign blue"), "red", "target-pawn", id="target"
        ),
        pytest.param(planning(), "red", "use longbows", id="a-plan-of-the-attacker"),
        pytest.param(planning(), "red", "done", id="no-more-plans"),
        pytest.param(defending(), "blue", "done", id="no-more-plans-in-defense"),
        pytest.param(defending(), "blue", "use keep", id="a-plan-of-the-defender"),
        pytest.param(defending(), "blue", "use mercenaries", id="another-plan-of-the-defender"),
        pytest.param(defending().play("use mountain_giant"), "blue", "number 3", id="what-a-plan-asks"),
        pytest.param(joining(), "blue", "accept", id="an-ally-joins"),
        pytest.param(joining(), "blue", "decline", id="an-ally-stays-away"),
        pytest.param(jinx("HHHS"), "red", "accept", id="the-attack-is-rolled-again"),
        pytest.param(jinx("HHHS"), "red", "decline", id="the-attack-is-kept"),
        pytest.param(jinx_in_defense(), "blue", "accept", id="the-defense-is-rolled-again"),
        pytest.param(jinx_in_defense(), "blue", "decline", id="the-defense-is-kept"),
    ],
)
def test_the_odds_on_an_option_are_what_very_many_campaigns_give(t: Table, seat: str, action: str) -> None:
    assert t.seat == seat
    found = told(t, action, seat)
    assert found is not None
    assert found.odds is not None
    assert found.exact
    attacks = seat == "red"

    wins = tries(t, action, fought, lambda s: happened(s, "victory") == attacks)
    assert agrees(wins, TRIES, found.odds.win), (wins / TRIES, found.odds)


def test_a_theft_has_the_odds_of_its_dice() -> None:
    t = thieves()
    found = told(t, "accept", "blue")
    assert found is not None
    assert found.odds is not None
    assert found.odds.win == pytest.approx(1 / 2)
    stolen = tries(t, "accept", lambda s: True, lambda s: len(s.relics[2]) == 1)
    assert agrees(stolen, TRIES, found.odds.win)
    assert found.lines == ["You need a defense die without a shield: 3 of 6 faces."]
    assert told(t, "decline", "blue") is None


def has_shields(least: int, s: OathState) -> bool:
    return read_defense(s, s.rolled) >= least


def test_the_gambling_hall_tells_what_may_come() -> None:
    t = Table(red={"favor": 2}, provinces_1={"cards": ["gambling_hall"]})
    found = told(t, "use gambling_hall")
    assert found is not None
    assert found.odds is None  # nothing is won or lost
    assert found.said == "favor on average: 4.2"
    assert found.lines[0] == "1 favor or more: 94 %"
    for line in found.lines:
        least, percent = int(line.split()[0]), int(line.split(": ")[1].removesuffix(" %"))
        count = tries(t, "use gambling_hall", lambda s: True, partial(has_shields, least))
        assert agrees(count, TRIES, percent / 100)


# ---------------------------------------------------------------- the end die


@pytest.mark.parametrize(("round", "chance"), [(5, 1 / 6), (6, 2 / 6), (7, 4 / 6)])
def test_the_last_rest_of_a_round_has_the_odds_of_the_end_die(round: int, chance: float) -> None:
    t = Table(turn="blue", round=round, oath="devotion", oathkeeper="purple")
    found = told(t, "rest", "blue")
    assert found is not None
    assert found.odds == pytest.approx((0.0, 1 - chance, chance))
    assert found.said == f"Purple wins by the end die: {round_of(chance)} %"
    ended = tries(t, "rest", lambda s: True, lambda s: happened(s, "wins"))
    assert agrees(ended, TRIES, chance)


def round_of(chance: float) -> int:
    return round(100 * chance)


def test_who_would_be_the_heir_wins_by_the_end_die() -> None:
    held = {"darkest_secret": {"holder": "blue", "tokens": 1}}
    t = Table(turn="blue", round=6, oath="people", oathkeeper="purple", blue={"role": "citizen"}, banners=held)
    found = told(t, "rest", "blue")
    assert found is not None
    assert found.odds == pytest.approx((2 / 6, 4 / 6, 0.0))
    assert found.said == "you win by the end die: 33 %"
    assert found.lines == ["The Empire reigns, so the end die is rolled: 5 or more ends the game (2 of 6 faces)."]


def test_no_other_rest_is_left_to_a_die() -> None:
    assert told(Table(turn="red", round=6, oathkeeper="purple"), "rest", "red") is None  # blue is still to come
    assert told(Table(turn="blue", round=4, oathkeeper="purple"), "rest", "blue") is None
    assert told(Table(turn="blue", round=6, oathkeeper="red"), "rest", "blue") is None  # an Exile's reign knows no end die
    assert told(Table(turn="blue", round=8, oathkeeper="purple"), "rest", "blue") is None


# ---------------------------------------------------------------- words and arithmetic


def test_the_figure_is_the_choosers_own() -> None:
    assert said(planning(), "done").startswith("you win: ")
    assert said(defending(), "done", "blue").startswith("you hold: ")
    assert said(defending(), "done", "blue", "pt").startswith("você resiste: ")
    assert said(defending(), "done", "blue", "it").startswith("resisti: ")
    assert said(joining(), "accept", "blue").startswith("you hold: ")
    assert said(joining(), "decline", "blue").startswith("Purple holds: ")


def test_what_is_not_quite_sure_is_never_called_sure() -> None:
    t = against_blue(8, provinces_1={"warbands": 8, "colour": "blue"}).play("campaign blue", "done")
    found = told(t, "number 5")
    assert found is not None
    assert found.odds is not None
    assert 0.99 < found.odds.win < 1
    assert found.said == "you win: 99 %"
    assert said(t, "number 8") == "you win: 100 %"


def test_the_dice_are_added_up_by_what_has_changed_them() -> None:
    """As somebody would at the table: 5 − 1 Mountain − 2 Tactics − 1 Longbows = 1."""
    t = court(
        mind={"tactics": 3},
        oath="devotion",
        red={"warbands": 5, "favor": 3},
        provinces_1={"site": "mountain", "warbands": 4, "colour": "purple"},
    ).play("campaign purple", "done")
    found = lines(t, "number 5")
    assert found[0] == "Attack dice: 5 − 1 Mountain − 2 Tactics = 2"
    assert found[1] == "Defense dice: 1 Mountain + 1 title = 2"
    assert found[2] == "Defending warbands: 4 at the sites"
    assert lines(t, "number 0")[:2] == ["Attack dice: 0", "Defense dice: 1 Mountain + 1 title + 1 Mountain + 2 Tactics = 5"]


def test_a_plan_shows_what_it_will_have_changed() -> None:
    assert lines(planning(), "done")[0] == "Attack dice: 5"
    assert lines(planning(), "use longbows")[0] == "Attack dice: 5 + 1 Longbows = 6"
    t = planning().play("use longbows")
    assert t.seat == "blue"
    assert lines(t, "done", "blue")[0] == "Attack dice: 5 + 1 Longbows = 6"


def test_the_changes_of_a_pool_are_in_the_position() -> None:
    t = planning().play("use longbows")
    assert t.data["campaign"]["changes"] == [["longbows", 1, 0]]
    change_attack_dice(t.s, -8, 0)
    assert t.data["campaign"]["changes"] == [["longbows", 1, 0], ["tactics", -6, 2]]
    assert current(GAME.from_json(t.data)).changes == current(t.s).changes


def test_targets_are_added_up_by_name() -> None:
    t = against_blue(6, blue={"pawn": "provinces-1", "warbands": 3}, oathkeeper="blue", usurper=True).play("campaign blue")
    assert lines(t, "target-pawn")[1:3] == [
        "Defense dice: 1 Steppe + 2 pawn + 2 title = 5",
        "Defending warbands: 2 at the sites + 3 on boards = 5",
    ]


def test_every_option_of_a_plan_window_has_its_figure() -> None:
    t = defending()
    assert t.offered("use") == {"keep", "mercenaries", "mountain_giant"}
    for action in ("done", "use keep", "use mercenaries"):
        assert said(t, action, "blue").startswith("you hold: ")
    assert told(t, "use mountain_giant", "blue") is None  # it asks how much: that has a figure for each answer
    t.play("use mountain_giant")
    assert lines(t, "number 1", "blue")[0] == "Attack dice: 5 − 1 Mountain Giant = 4"
