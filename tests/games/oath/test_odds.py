"""The odds of a campaign: as all rolls give them, as very many campaigns give them, and only where dice are decided on."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from bailiwick.games.oath.campaign.forces import ATTACK_DIE, DEFENSE_DIE, current, read_attack, read_defense
from bailiwick.games.oath.campaign.odds import attacks, defenses
from bailiwick.games.oath.campaign.plans import join_all
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.questions import Faces
from bailiwick.games.oath.state import OathState
from bailiwick.kernel.odds import Odds
from bailiwick.kernel.rng import Rng
from tests.games.oath.battles import HERE, against_blue, bandits
from tests.games.oath.prince.court import court
from tests.games.oath.table import Page, Table

CAMPAIGNS = 2000


def odds(t: Table, action: str, seat: int = 1) -> Odds | None:
    return GAME.odds(GAME.mask(t.s, seat), seat, GAME.vocabulary.parse(action))


def told(t: Table, action: str, seat: int = 1) -> Odds:
    found = odds(t, action, seat)
    assert found is not None
    assert sum(found) == pytest.approx(1)
    assert found.tie == 0
    return found


def committing(t: Table, defender: str = "blue", *targets: str) -> Table:
    return t.play(f"campaign {defender}", *targets, "done")


# ---------------------------------------------------------------- dice


def plain() -> OathState:
    return committing(against_blue()).s


@pytest.mark.parametrize("dice", range(5))
def test_an_attack_roll_is_as_likely_as_all_rolls_show(dice: int) -> None:
    s = plain()
    rolls = Counter(read_attack(s, bytes(faces)) for faces in product(ATTACK_DIE, repeat=dice))
    found = {(swords, skulls): chance for swords, skulls, chance in attacks(dice, Faces(attack=True))}
    assert found == pytest.approx({roll: count / 6**dice for roll, count in rolls.items()})


@pytest.mark.parametrize("dice", range(5))
def test_a_defense_roll_is_as_likely_as_all_rolls_show(dice: int) -> None:
    s = plain()
    rolls = Counter(read_defense(s, bytes(faces)) for faces in product(DEFENSE_DIE, repeat=dice))
    found = {shields: chance for shields, chance in enumerate(defenses(dice, Faces(attack=False))) if chance}
    assert found == pytest.approx({roll: count / 6**dice for roll, count in rolls.items()})


def test_faces_that_powers_change_are_reckoned_with() -> None:
    q = Faces(attack=True)
    q.ignored = [ord("H")]
    assert {(swords, skulls): chance for swords, skulls, chance in attacks(1, q)} == pytest.approx(
        {(0, 0): 1 / 2, (1, 0): 1 / 3, (2, 1): 1 / 6}
    )
    q = Faces(attack=True)
    q.doubled = True
    assert (4, 2) in [(swords, skulls) for swords, skulls, _chance in attacks(1, q)]
    q.no_skulls = True
    assert all(skulls == 0 for _swords, skulls, _chance in attacks(3, q))
    q.halved = True
    assert attacks(3, q) == attacks(2, q) != attacks(4, q)
    shields = Faces(attack=False)
    shields.ignored = list(b"12X")
    assert defenses(3, shields) == pytest.approx([1.0])


# ---------------------------------------------------------------- campaigns


@pytest.mark.parametrize(
    ("t", "defender", "dice"),
    [
        pytest.param(against_blue(6), "blue", 6, id="all-dice"),
        pytest.param(against_blue(6), "blue", 4, id="some"),
        pytest.param(bandits(3), "bandits", 3, id="bandits"),
        pytest.param(bandits(4, provinces_1={"cards": ["keep"]}), "bandits", 4, id="bandits-with-a-plan"),
        pytest.param(against_blue(6, provinces_1={"site": "plains"}), "blue", 4, id="plains"),
        pytest.param(against_blue(6, provinces_1={"site": "mountain"}), "blue", 4, id="mountain"),
        pytest.param(against_blue(8, blue={"pawn": "provinces-1", "warbands": 2}), "blue", 8, id="a-board-in-defense"),
        pytest.param(against_blue(8, oathkeeper="blue", usurper=True), "blue", 6, id="the-title"),
    ],
)
def test_the_odds_are_what_very_many_campaigns_give(t: Table, defender: str, dice: int) -> None:
    """An attacker who can win by a sacrifice makes it."""
    committing(t, defender)
    expected = told(t, f"number {dice}")
    wins = 0
    for seed in range(CAMPAIGNS):
        s = t.s.clone()
        s.rng = Rng(seed)
        s.log = []
        GAME.apply_legal(s, 1, GAME.vocabulary.parse(f"number {dice}"))
        if GAME.vocabulary.parse("sacrifice") in GAME.legal(s, 1):
            GAME.apply_legal(s, 1, GAME.vocabulary.parse("sacrifice"))
        wins += any(event.kind == "victory" for event in s.log)
    assert wins / CAMPAIGNS == pytest.approx(expected.win, abs=0.04)


def test_certain_campaigns() -> None:
    """Without dice of its own, a force wins by sacrifices: one more than two warbands and what a single die shows."""
    assert told(committing(against_blue(2)), "number 0").win == 0
    assert told(committing(against_blue(5)), "number 0").win == 1  # a die shows two shields at most
    assert told(committing(against_blue(4)), "number 0").win == pytest.approx(5 / 6)
    assert told(committing(against_blue(3)), "number 0").win == pytest.approx(3 / 6)


def test_more_dice_have_better_odds() -> None:
    t = committing(against_blue(8, provinces_1={"warbands": 8, "colour": "blue"}))
    wins = [told(t, f"number {dice}").win for dice in range(9)]
    assert wins == sorted(wins)
    assert wins[0] < wins[-1]


def test_declared_targets_have_the_odds_of_all_dice() -> None:
    t = against_blue(6, blue={"pawn": "provinces-1"}).play("campaign blue")
    few = told(t, "done")
    t.play("target-pawn")
    assert told(t, "done").win < few.win
    assert told(t, "done") == told(t.play("done"), "number 6")


def test_an_ally_who_may_join_counts() -> None:
    def of(**citizen: Any) -> float:
        page = {"pawn": "provinces-1", "warbands": 2, **citizen}
        t = Table(red={"warbands": 4}, blue=page, provinces_1={"warbands": 2, "colour": "purple"}, oath="devotion")
        return told(committing(t, "purple"), "number 4").win

    assert of(role="citizen") < of(role="exile")


def test_plans_in_use_are_in_the_odds_of_either_side() -> None:
    t = committing(
        against_blue(5, red={"advisers": ["longbows"]}, provinces_1={"warbands": 5, "colour": "blue", "cards": ["keep"]})
    )
    t.play("number 5")
    before = told(t, "done")
    t.play("use longbows")
    assert t.seat == "blue"
    attacked = told(t, "done", 2)
    assert attacked.lose > before.win


def test_the_tactics_of_a_clockwork_prince_are_in_the_odds_until_he_has_used_them() -> None:
    def of(tactics: int, action: str) -> float:
        t = court(
            mind={"tactics": tactics},
            oath="devotion",
            red={"warbands": 5, "favor": 3, "advisers": ["longbows"]},
            provinces_1={"warbands": 4, "colour": "purple"},
        )
        committing(t, "purple")
        return told(t, action).win if action != "done" else told(t.play("number 5"), action).win

    assert of(3, "number 5") < of(0, "number 5")
    assert of(3, "done") == of(3, "number 5")


def test_plans_that_are_used_of_themselves_are_in_the_odds_until_they_have_been() -> None:
    def of_bandits(card: str, action: str) -> float:
        t = committing(bandits(4, red={"favor": 3, "advisers": ["longbows"]}, provinces_1={"cards": [card]}), "bandits")
        return told(t, action).win if action != "done" else told(t.play("number 4"), action).win

    def of_prince(card: str, action: str) -> float:
        red = {"warbands": 6, "favor": 3, "advisers": ["longbows"]}
        site = {"warbands": 3, "colour": "purple", "cards": [card]}
        t = committing(court(oath="devotion", red=red, provinces_1=site), "purple")
        return told(t, action).win if action != "done" else told(t.play("number 6"), action).win

    assert of_bandits("keep", "number 4") < of_bandits("elders", "number 4")
    assert of_bandits("keep", "done") == of_bandits("keep", "number 4")
    assert of_prince("keep", "number 6") < of_prince("elders", "number 6")
    assert of_prince("keep", "done") == of_prince("keep", "number 6")


# ---------------------------------------------------------------- where they are told


def test_nothing_else_has_odds() -> None:
    t = against_blue(5)
    assert [name for action in GAME.legal(t.s, 1) if odds(t, name := GAME.vocabulary.name(action))] == ["campaign blue"]
    t.play("campaign blue")
    assert odds(t, "target-pawn") is None
    assert odds(t, "number 3") is None
    assert odds(t, "done", 2) is None
    t.play("done")
    assert odds(t, "number 6") is None
    assert odds(t, "done") is None


def test_reckoning_changes_nothing() -> None:
    t = committing(against_blue(5))
    before = t.data
    told(t, "number 5")
    assert t.data == before


def test_very_many_dice_are_reckoned_at_once() -> None:
    """Every doubling doubles what the roll is worth: a place for each worth would take for ever."""
    against = defenses(22, Faces(attack=False))
    assert len(against) <= 1001
    assert sum(against) == pytest.approx(1.0)
    assert len(defenses(100, Faces(attack=False))) <= 1001


def test_the_chancellor_is_reckoned_with_wherever_the_empire_is_attacked() -> None:
    """O-5.5.6: he joins every Imperial defender but himself."""
    here: Page = {"provinces_1": {"warbands": 1, "colour": "purple"}}
    blue = Table(red={"warbands": 3}, blue={"role": "citizen", "pawn": HERE}, **here).play("campaign blue", "done")
    join_all(blue.s)
    assert current(blue.s).allies & 1
    purple = Table(red={"warbands": 3}, purple={"pawn": HERE}, **here).play("campaign purple", "done")
    join_all(purple.s)
    assert not current(purple.s).allies & 1
