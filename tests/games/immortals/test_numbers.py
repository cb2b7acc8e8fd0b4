"""A person's own numbers: each one that can be corrected counts wherever it is played with, and is shown as it is played."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.immortals.cards import LIGHT_TRIBES, MAGICS, SPECIAL_KINDS, TRIBES
from bailiwick.games.immortals.data import Data
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.numbers import NUMBERS
from bailiwick.kernel.errors import BadPosition
from tests.games.immortals.table import Table

# What is told when a tribe's space has done what it does; of an attack, which is asked for first, the step
DONE = {"extract_gold": "extract_gold", "extract_energy": "extract_energy", "transition": "reinforce", "temple": "build"}


def half(tribe: str) -> tuple[str, str]:
    return ("light_tribe", "light_special") if tribe in LIGHT_TRIBES else ("dark_tribe", "dark_special")


def special(tribe: str, own: dict[str, Any], gold: int = 9, energy: int = 9) -> Table:
    """Red can act on the tribe's own space."""
    field, space = half(tribe)
    page: dict[str, Any] = {
        field: tribe,
        "gold": gold,
        "energy": energy,
        "limbo": (3, 0),
        "plan": {space: "conflict.light.grove"},
    }
    return Table(data={"tribes": {tribe: own}}, sites={"light.grove": "red 3"}, tower_is="open", **page)


@pytest.mark.parametrize("tribe", TRIBES)
def test_what_a_tribes_space_costs_counts_whatever_it_does(tribe: str) -> None:
    space = half(tribe)[1]
    cost = {"special_cost": [2, 3]}
    t = special(tribe, cost).act(space)
    if t.phase == "attacking":
        t.do("attack light.grove light.treehome", "armies 1")
    assert t.told("pay")[0].values == (2, 3)
    for gold, energy in ((1, 9), (9, 2)):
        assert special(tribe, cost, gold, energy).refusal(f"act {space}") == "I-8.9"
    said = GAME.say_action(special(tribe, cost).state, GAME.vocabulary.parse(f"act {space}"), "en")
    assert said.endswith("for 2 gold and 3 energy")


@pytest.mark.parametrize("kind", SPECIAL_KINDS)
@pytest.mark.parametrize("tribe", TRIBES)
def test_what_a_tribes_space_does_can_be_corrected(tribe: str, kind: str) -> None:
    space = half(tribe)[1]
    t = special(tribe, {"special": kind, "special_cost": [0, 0]}).act(space)
    assert (t.phase if kind == "attack" else t.match.events[-1].kind) == DONE.get(kind, "attacking")
    words = {"extract_gold": "extract gold", "extract_energy": "extract energy", "transition": "transition of 3"}
    called = {**words, "attack": "attack", "temple": "build a temple"}[kind]
    told = GAME.say_event(t.state, t.told("act")[0], "en")
    tribe_name = tribe.replace("_", " ").title()
    assert told == f"Red reveals Conflict Grove (light): {called} ({tribe_name})"


def test_wildcards_extract_nothing_there_either() -> None:
    own = {"tribes": {"amazons": {"special": "extract_gold"}}}
    page: dict[str, Any] = {"light_tribe": "amazons", "conflicts": ["wild.light.greenwood"]}
    t = Table(phase="planning", data=own, **page)
    for space in ("extract_gold", "extract_energy", "transition", "build", "attack", "attack_or_move"):
        t.do(f"red: leave {space}")
    assert t.refusal("plan light_special wild.light.greenwood", "red") == "I-7.5"
    with pytest.raises(BadPosition, match=r"a wildcard can't lie where gold or energy is extracted \(I-7\.5\)"):
        Table(data=own, plan={"light_special": "wild.light.greenwood"}, **page)


def test_a_space_does_one_of_what_tribes_do() -> None:
    with pytest.raises(
        BadPosition, match=r"data\.tribes\.elves\.special: 'fly' is not what a tribe's space does; possible are: "
    ):
        Data({"tribes": {"elves": {"special": "fly"}}})


def pages(own: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    return {page.id: page for page in GAME.pages_in(Table(data=own).state, lang)}


def test_pages_show_the_numbers_that_are_played_with() -> None:
    found = pages(
        {
            "yields": {"lakeside": {"light": [7, 1]}},
            "costs": {"transition_5": [8, 8]},
            "tribes": {"elves": {"special": "temple", "special_cost": [4, 0], "start": [1, 1], "groups": [4]}},
        }
    )
    assert found["region.lakeside"].facts["light realm"] == "7 gold and 1 energy"
    assert found["region.grove"].facts["light realm"] == "2 gold and 4 energy"
    assert found["magic.transition_5"].facts["cost"] == "8 gold and 8 energy"
    assert found["elves"].facts["cost"] == "4 gold"
    assert found["elves"].text.startswith("Own space: build a temple for 4 gold.")
    assert found["elves"].text.endswith(
        "Army groups: 4, and 3 with fewer than 5 players. Starts in Treehome with 1 gold and 1 energy."
    )


def test_without_own_numbers_pages_are_as_printed() -> None:
    for lang in ("en", "pt", "it"):
        played, printed = GAME.pages_in(Table().state, lang), GAME.card_pages(lang)
        assert [(page.id, page.facts, page.text) for page in played] == [(page.id, page.facts, page.text) for page in printed]


def numbers_of(value: Any) -> list[Any]:
    return [leaf for part in value.values() for leaf in numbers_of(part)] if isinstance(value, dict) else [value]


def test_the_board_panel_shows_what_acting_costs() -> None:
    t = special("dwarves", {"special": "attack", "special_cost": [0, 7]})
    [board] = [panel for panel in GAME.panels(t.state, 0, "en") if panel.title == "Your board"]
    assert ["Attack (Dwarves)", "7 energy", "Conflict Grove (light)"] in board.rows


@pytest.mark.parametrize("tribe", TRIBES)
def test_every_tribe_has_the_same_numbers(tribe: str) -> None:
    assert list(NUMBERS["tribes"][tribe]) == ["groups", "outer_groups", "start", "prices", "special", "special_cost"]
    assert NUMBERS["tribes"][tribe]["special"] in SPECIAL_KINDS
    assert len(numbers_of(NUMBERS["tribes"][tribe])) == 8


@pytest.mark.parametrize("magic", MAGICS)
def test_what_magic_costs_is_on_its_page(magic: str) -> None:
    assert pages({"costs": {magic: [5, 0]}}, "it")[f"magic.{magic}"].facts["costo"].startswith("5 ")
