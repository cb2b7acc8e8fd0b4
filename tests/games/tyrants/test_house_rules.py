"""The options of a game: each house rule beside the rule it replaces, and what can't be chosen refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import bailiwick
from bailiwick.games.tyrants.game import GAME
from bailiwick.games.tyrants.setup import HOUSE_RULES
from bailiwick.kernel.errors import BadOption, BadPosition
from bailiwick.kernel.record import Record
from tests.games.tyrants.table import Table, cards

SPY = {"skullport": {"spies": ["red"]}}

# ---------------------------------------------------------------- promotions


def test_promotions_are_mandatory() -> None:
    t = Table(hand=["wyrmspeaker", "noble"]).play("noble").play("wyrmspeaker").end_turn()
    assert t.legal == {"promote noble"}


def test_optional_promotions_may_be_declined() -> None:
    t = Table(hand=["wyrmspeaker", "noble"], house_rules={"promotions": "optional"}).play("noble").play("wyrmspeaker")
    t.end_turn()
    assert t.legal == {"decline", "promote noble"}
    t.do("decline")
    assert t.active == "blue"
    assert t.inner_circle() == []


def test_optional_promotions_may_still_be_made() -> None:
    t = Table(hand=["wyrmspeaker", "noble"], house_rules={"promotions": "optional"}).play("noble").play("wyrmspeaker")
    assert t.end_turn("promote noble").inner_circle() == ["noble"]


# ---------------------------------------------------------------- futile choices


def test_futile_choices_are_allowed() -> None:
    t = Table(hand=["blackguard"], map={"skullport": {"red": 1}}).play("blackguard")
    assert t.legal == {"option 1", "option 2"}


@pytest.mark.parametrize(
    ("card", "here", "options"),
    [
        ("blackguard", {"skullport": {"red": 1}}, {"option 1"}),  # nobody to kill
        ("blackguard", {"skullport": {"red": 1, "blue": 1}}, {"option 1", "option 2"}),
        ("spellspinner", {}, {"option 1"}),  # no spy to return
        ("spellspinner", SPY, {"option 1", "option 2"}),
        ("mummy_lord", {"skullport": {"red": 1}}, {"option 1", "option 2"}),  # both futile: one must be chosen all the same
    ],
)
def test_futile_choices_hidden(card: str, here: dict[str, Any], options: set[str]) -> None:
    t = Table(hand=[card], map=here, house_rules={"futile_choices": "hidden"}).play(card)
    assert t.legal == options


def test_futile_choices_hidden_the_second_time() -> None:
    """The only white trophy is raised first: then there is nothing to raise."""
    here = {"skullport": {"red": 1, "white": 1}}
    t = Table(hand=["mummy_lord"], map=here, trophies={"white": 1}, house_rules={"futile_choices": "hidden"})
    t.play("mummy_lord", "option 2", "take-trophy red white", "raise-at everfire")
    assert t.legal == {"option 1"}


def test_futile_choices_hidden_say_why() -> None:
    t = Table(hand=["blackguard"], map={"skullport": {"red": 1}}, house_rules={"futile_choices": "hidden"}).play("blackguard")
    assert t.why_not("option 2") == "This option would do nothing (house rule). (R-18)"


# ---------------------------------------------------------------- free recruits


def conjurer(**house_rules: str) -> Table:
    market = {"row": ["kobold", None, None, None, None, None]}
    t = Table(hand=["conjurer"], map=SPY, market=market, house_rules=house_rules)
    return t.play("conjurer", "option 2", "return-spy skullport red")


def test_free_recruits_from_row_and_supplies() -> None:
    assert conjurer().offered("recruit") == {"kobold", "house_guard", "priestess_of_lolth"}


def test_free_recruits_from_the_row_only() -> None:
    t = conjurer(free_recruits="row_only")
    assert t.offered("recruit") == {"kobold"}
    assert "(T-10.8.1)" in t.why_not("recruit house_guard")


def test_free_recruits_from_the_row_only_leave_the_basic_action_alone() -> None:
    t = Table(influence=3, house_rules={"free_recruits": "row_only"})
    assert t.offered("recruit") == {"house_guard", "priestess_of_lolth"}


# ---------------------------------------------------------------- trophy halls


def mummy_lord(**house_rules: str) -> Table:
    seats = {"blue": {"trophies": {"white": 1}}}
    t = Table(hand=["mummy_lord"], trophies={"white": 1}, seats=seats, house_rules=house_rules)
    return t.play("mummy_lord", "option 2")


def test_trophies_from_any_hall() -> None:
    assert mummy_lord().offered("take-trophy") == {"red white", "blue white"}


def test_trophies_from_rivals_halls_only() -> None:
    t = mummy_lord(trophy_halls="rivals")
    assert t.offered("take-trophy") == {"blue white"}
    assert "(R-43)" in t.why_not("take-trophy red white")


# ---------------------------------------------------------------- Focus


def golem_then_imix(**house_rules: str) -> Table:
    t = Table(hand=["flesh_golem", "imix"], house_rules=house_rules)
    return t.play("flesh_golem", "devour-this").play("imix")


def test_focus_by_a_card_that_has_left_play() -> None:
    assert golem_then_imix().power == 2 + 4 + 2


def test_focus_only_by_cards_still_in_play() -> None:
    assert golem_then_imix(focus="in_play").power == 2 + 4
    t = Table(hand=["flesh_golem", "imix"], house_rules={"focus": "in_play"}).play("flesh_golem", "decline").play("imix")
    assert t.power == 2 + 4 + 2


# ---------------------------------------------------------------- the options themselves


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, (value, _bit) in HOUSE_RULES.items()])
def test_house_rules_are_chosen_by_option_and_kept(name: str, value: str) -> None:
    """In the state, in the position written out, and in the record that replays the game."""
    plain = bailiwick.start("tyrants", players=2, seed=3)
    match = bailiwick.start("tyrants", players=2, seed=3, **{name: value})
    assert GAME.to_json(plain.state)["house_rules"] == {}  # type: ignore[arg-type]
    position = GAME.to_json(match.state)  # type: ignore[arg-type]
    assert position["house_rules"] == {name: value}
    assert GAME.to_json(GAME.from_json(position))["house_rules"] == {name: value}
    assert Record.from_json(match.record.to_json()).options[name] == value


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"players": 5}, "The option 'players' can't be 5; it is one of: 4, 3, 2."),
        ({"players": 1}, "The option 'players' can't be 1; it is one of: 4, 3, 2."),
        ({"players": "many"}, "The option 'players' can't be 'many'; it is one of: 4, 3, 2."),
        ({"seats": 3}, "There is no option 'seats'; there are: "),
        ({"decks": "drow,giants"}, "The option 'decks' can't be 'giants'; it is one of: random, drow, dragons, "),
        ({"decks": "drow,drow"}, "The option 'decks' needs 2 different names, or 'random'."),
        ({"decks": "drow"}, "The option 'decks' needs 2 different names, or 'random'."),
        ({"decks": ["drow", "dragons", "demons"]}, "The option 'decks' needs 2 different names, or 'random'."),
        ({"decks": "drow,random"}, "The option 'decks' needs 2 different names, or 'random'."),
        ({"players": 2, "first": "black"}, "'black' can't begin: the seats are red, blue."),
        ({"players": 3, "first": "white"}, "The option 'first' can't be 'white'; it is one of: random, red, "),
        ({"outer": "center"}, "The option 'outer' can't be 'center'; it is one of: random, left, right."),
        ({"promotions": "never"}, "The option 'promotions' can't be 'never'; it is one of: mandatory, optional."),
        ({"focus": True}, "The option 'focus' can't be True; it is one of: played, in_play."),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as refused:
        bailiwick.start("tyrants", **options)  # type: ignore[arg-type]
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(("house_rules", "complaint"), [({"focus": "never"}, "focus"), ({"gravity": "off"}, "gravity")])
def test_bad_house_rules_of_a_position_are_refused(house_rules: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        Table(house_rules=house_rules)


def test_options_are_read_as_people_type_them() -> None:
    match = bailiwick.start("tyrants", players="3", decks="demons, undead", outer="left", first="orange")
    position = GAME.to_json(match.state)  # type: ignore[arg-type]
    assert (position["players"], position["decks"], position["first"]) == (3, ["demons", "undead"], "orange")
    assert position["sections"] == ["left", "center"]
    assert sorted(position["seats"]["red"]["hand"] + position["seats"]["red"]["deck"]) == cards(noble=7, soldier=3)
