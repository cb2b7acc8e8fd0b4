"""What a terminal shows: both realms, the players, cubes, boards and hands as far as one may know; and the pages of all cards."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from rich.console import Console

from bailiwick.cli import screen
from bailiwick.games.immortals.cards import MAGICS, TRIBES
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.texts import tribe_text
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.games.immortals.words import LANGUAGES
from bailiwick.kernel.match import Match
from bailiwick.kernel.pages import CardPage, Panel
from bailiwick.kernel.rng import Rng
from tests.games.immortals.table import Table

AREAS = ["Greenwood", "Highpeaks", "Waterlands", "The Marches", "Sunplains"]


def shown(t: Table, colour: str | None = "red", lang: str = "en") -> dict[str, Panel]:
    """The panels that a seat sees (None: a spectator), by their titles."""
    seat = -1 if colour is None else SEAT_NAMES.index(colour)
    return {panel.title: panel for panel in GAME.panels(GAME.mask(t.state, seat), seat, lang)}


def row(panel: Panel, first: str) -> list[str]:
    """The row of a table that begins so."""
    return next(row for row in panel.rows if row[0] == first)


def everything(panels: dict[str, Panel]) -> str:
    return "\n".join(cell for panel in panels.values() for row in panel.rows for cell in row)


# ---------------------------------------------------------------- the two realms


def test_each_area_is_a_table_with_twins_side_by_side() -> None:
    t = Table(
        sites={"light.grove": "red 12 temple portal", "dark.grove": "blue 3", "dark.mossvale": "capital"},
        region_cards={"grove": "blue"},
    )
    panels = shown(t)
    assert [title for title in panels if title in AREAS] == AREAS
    greenwood = panels["Greenwood"]
    assert greenwood.columns == ["Region", "Light", "", "Dark", "", "Card"]
    assert len(greenwood.rows) == 5
    assert row(greenwood, "Grove") == ["Grove", "2/4", "R12 tp", "2/5", "B3", "B"]
    assert row(greenwood, "Mossvale") == ["Mossvale", "3/3", "", "1/6", "c", ""]


def test_yields_are_those_the_game_is_played_with() -> None:
    t = Table(data={"yields": {"grove": {"light": [9, 8]}}})
    assert row(shown(t)["Greenwood"], "Grove")[1] == "9/8"


def test_with_two_players_an_area_is_missing() -> None:
    assert [title for title in shown(Table(players=2)) if title in AREAS] == AREAS[:4]


def test_every_colour_has_a_letter_of_its_own_in_every_language() -> None:
    for lang in LANGUAGES:
        greenwood = {"en": "Greenwood", "pt": "Mata Verde", "it": "Bosco verde"}[lang]
        inks = shown(Table(players=5), lang=lang)[greenwood].inks
        assert list(inks.values()) == ["red", "blue", "purple", "yellow", "black"]
        assert len(inks) == 5


# ---------------------------------------------------------------- the players


def test_players_are_shown_with_all_that_is_public() -> None:
    t = Table(
        round=2,
        marker="blue",
        gold=7,
        energy=4,
        points=11,
        limbo=(5, 2),
        conflicts=["wild.dark.marches"],
        sites={"light.grove": "red 2", "dark.lakeside": "red 1"},
        light_tribe="halflings",
        dark_tribe="trolls",
    )
    panels = shown(t)
    seats = panels["Round 2 of 7"]
    assert seats.columns == ["Seat", "Points", "Gold", "Energy", "Limbo", "Sites", "Conflicts", "Status"]
    assert row(seats, "Red (you)") == ["Red (you)", "11", "7", "4", "5/2", "2", "1", ""]
    assert row(seats, "Blue") == ["Blue", "0", "0", "0", "0/0", "0", "0", "first player"]
    assert row(panels["Tribes"], "Red (you)") == ["Red (you)", "Halflings", "Trolls"]


def test_who_has_passed_and_who_is_ready_is_marked() -> None:
    t = Table(phase="planning").lay("blue", {}).do("blue: ready")
    assert [row[-1] for row in shown(t)["Round 1 of 7"].rows] == ["first player", "ready", ""]
    t = Table(plan={"attack": "blank"}, blue={"plan": {"attack": "blank"}}).pass_()
    assert [row[-1] for row in shown(t)["Round 1 of 7"].rows] == ["first player, passed", "", ""]


def test_the_initial_placement_shows_the_groups_left_and_the_draft_hand() -> None:
    hand = ["conflict.light.grove", "wild.light.greenwood"]
    t = Table(phase="draft", groups=[2, 3, 3], draft_hand=hand, blue={"draft_hand": ["conflict.dark.grove"], "groups": [4]})
    panels = shown(t)
    seats = panels["Initial placement"]
    assert seats.columns[-2:] == ["Groups left", "Status"]
    assert [row[-2] for row in seats.rows] == ["2, 3, 3", "4", "–"]
    assert panels["Your cards to choose from"].rows == [["Conflict Grove (light)"], ["Wildcard Greenwood (light)"]]
    assert "Grove (dark)" not in everything(panels)
    assert "Wildcard" not in everything(shown(t, None))


def test_after_the_last_round_the_table_says_so() -> None:
    t = Table(rounds=1, sites={"light.grove": "red 1"}).everybody_passes()
    assert t.over
    panels = shown(t)
    assert "After 1 round" in panels
    assert "Your building prices" not in panels


# ---------------------------------------------------------------- cubes and supplies


def test_tray_and_tower_are_counted_by_colour() -> None:
    t = Table(tray={"red": 2, "green": 1}, tower={"blue": 3, "green": 4})
    cubes = shown(t)["Tray and tower"]
    assert cubes.columns == ["", "Red", "Blue", "Purple", "Inhabitants"]
    assert cubes.rows == [["tray", "2", "0", "0", "1"], ["tower", "0", "3", "0", "4"]]


def test_supplies_are_counted() -> None:
    t = Table(discards=["conflict.light.grove"], tiles_left=40, portals_left=20, inhabitants=9)
    lines = [row[0] for row in shown(t)["Supplies"].rows]
    assert lines == ["conflict deck: 59", "discard pile: 1", "inhabitants: 9", "buildings: 40", "portals: 20"]


# ---------------------------------------------------------------- what one may know


def test_a_player_sees_the_own_board_with_its_costs() -> None:
    t = Table(
        plan={"extract_gold": "region.grove", "dark_special": "conflict.light.treehome", "magic_2": "magic.transition_5"},
        sites={"light.grove": "red 1"},
        light_tribe="elves",
        dark_tribe="trolls",
        data={"tribes": {"elves": {"prices": {"portal": [0, 3], "temple": [2, 2], "capital": [3, 4]}}}},
    )
    board = shown(t)["Your board"]
    assert board.columns == ["Space", "Cost", "Card"]
    assert board.rows == [
        ["Extract gold", "", "Region Grove"],
        ["Extract energy", "", "–"],
        ["Transition of 3", "1 gold and 2 energy", "–"],
        ["Build", "", "–"],
        ["Attack", "", "–"],
        ["Attack or move", "move: 1 gold", "–"],
        ["Extract energy (Elves)", "", "–"],
        ["Attack (Trolls)", "2 gold and 1 energy", "Conflict Treehome (light)"],
        ["Magic space 1", "", "–"],
        ["Magic space 2", "1 gold and 4 energy", "Transition of 5"],
    ]
    assert row(shown(t)["Your building prices"], "Elves") == [
        "Elves",
        "3 energy",
        "2 gold and 2 energy",
        "3 gold and 4 energy",
    ]


def test_of_other_boards_one_sees_which_spaces_are_taken() -> None:
    t = Table(
        plan={"attack": "conflict.light.grove", "light_special": "blank", "magic_1": "magic.transition_5"},
        light_tribe="elves",
    )
    for viewer in ("blue", None):
        panels = shown(t, viewer)
        assert panels["Cards on other boards"].rows == [["Red", "attack, extract energy (Elves), magic space 1"]]
        assert "Conflict Grove" not in everything(panels)
        assert "Blank" not in everything(panels)
        assert "Transition of 5" not in everything(panels)
    assert "Cards on other boards" not in shown(t), "one's own board has a table of its own"


def test_a_hand_is_what_does_not_lie_on_the_board() -> None:
    t = Table(
        plan={"attack": "conflict.light.grove", "build": "region.treehome"},
        conflicts=["conflict.light.grove", "wild.dark.marches"],
        region_cards={"grove": "red", "lakeside": "blue"},
        sites={"light.grove": "red 1", "light.treehome": "red 1"},
    )
    assert shown(t)["Your hand"].rows == [["Region Grove"], ["Wildcard The Marches (dark)"]]
    assert "Your hand" not in shown(t, None)
    assert "Wildcard" not in everything(shown(t, "blue"))


# ---------------------------------------------------------------- on a screen


@pytest.mark.parametrize("width", [40, 80, 120, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_the_screen(width: int, lang: str) -> None:
    match = Match(GAME, {"players": 5}, seed=7)
    rng = Rng(1)
    for _ in range(260):
        actions = match.legal().actions
        match.play(actions[rng.below(len(actions))])
    file = io.StringIO()
    panels = GAME.panels(match.view(0).masked, 0, lang)  # type: ignore[arg-type]
    screen.draw_panels(Console(file=file, width=width, color_system=None), panels)
    lines = file.getvalue().splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width


# ---------------------------------------------------------------- pages


def pages(lang: str = "en") -> dict[str, CardPage]:
    return {page.id: page for page in GAME.card_pages(lang)}


def test_every_card_and_tribe_has_a_page() -> None:
    for lang in LANGUAGES:
        found = GAME.card_pages(lang)
        assert Counter(page.group for page in found) == {"regions": 25, "conflicts": 4, "magic": 4, "blank": 1, "tribes": 10}
        assert len({page.id for page in found}) == len(found)
        assert len({tuple(page.facts) for page in found}) == 1, "they fit in one table"
        assert all(page.name and page.text.endswith(".") for page in found)


def test_pages_show_what_magic_costs() -> None:
    costs = [pages()[f"magic.{magic}"].facts["cost"] for magic in MAGICS]
    assert costs == ["1 gold and 4 energy", "1 gold", "2 gold and 2 energy", "2 gold"]


def test_pages_of_tribes_show_what_their_own_space_costs() -> None:
    for tribe, id in enumerate(TRIBES):
        assert pages("it")[id].text == tribe_text(tribe, "it")
    assert pages()["trolls"].facts["cost"] == "2 gold and 1 energy"
    assert pages()["necromancers"].facts["cost"] == "1 gold and 2 energy"
    assert pages()["orcs"].facts["cost"] == "–"


def test_conflict_light_has_a_page_for_all_its_cards() -> None:
    assert pages()["conflict.light"].name == "Conflict cards (light)"
    assert pages()["conflict.light"].text.startswith("25 cards, one for each site of the light realm.")


def test_conflict_dark_has_a_page_for_all_its_cards() -> None:
    assert pages("pt")["conflict.dark"].name == "Cartas de conflito (trevas)"


def test_wild_light_has_a_page_for_all_its_cards() -> None:
    assert pages()["wild.light"].text.startswith("5 cards, one for each area of the light realm.")


def test_wild_dark_has_a_page_for_all_its_cards() -> None:
    assert pages("it")["wild.dark"].name == "Carte jolly (tenebre)"


# ---------------------------------------------------------------- what each region yields


def yields(region: str, *, light: tuple[int, int], dark: tuple[int, int]) -> None:
    """Gold and energy in both realms: on the page, and when they are extracted with the region card."""
    facts = pages()[f"region.{region}"].facts
    assert facts["light realm"] == f"{light[0]} gold and {light[1]} energy"
    assert facts["dark realm"] == f"{dark[0]} gold and {dark[1]} energy"
    for realm, (gold, energy) in (("light", light), ("dark", dark)):
        sites = {f"{realm}.{region}": "red 1"}
        t = Table(plan={"extract_gold": f"region.{region}"}, sites=sites).act("extract_gold")
        assert t.stock() == (gold, 0)
        t = Table(plan={"extract_energy": f"region.{region}"}, sites=sites).act("extract_energy")
        assert t.stock() == (0, energy)


def test_region_treehome_yields() -> None:
    yields("treehome", light=(4, 2), dark=(2, 4))


def test_region_heartwood_yields() -> None:
    yields("heartwood", light=(6, 1), dark=(4, 2))


def test_region_grove_yields() -> None:
    yields("grove", light=(2, 4), dark=(2, 5))


def test_region_mossvale_yields() -> None:
    yields("mossvale", light=(3, 3), dark=(1, 6))


def test_region_owlshade_yields() -> None:
    yields("owlshade", light=(5, 2), dark=(3, 3))


def test_region_forge_fire_yields() -> None:
    yields("forge_fire", light=(4, 2), dark=(2, 4))


def test_region_mountains_yields() -> None:
    yields("mountains", light=(6, 1), dark=(4, 2))


def test_region_eagles_rest_yields() -> None:
    yields("eagles_rest", light=(2, 4), dark=(2, 5))


def test_region_deepdelve_yields() -> None:
    yields("deepdelve", light=(3, 3), dark=(1, 6))


def test_region_stonegate_yields() -> None:
    yields("stonegate", light=(5, 2), dark=(3, 3))


def test_region_white_falls_yields() -> None:
    yields("white_falls", light=(4, 2), dark=(2, 4))


def test_region_lakeside_yields() -> None:
    yields("lakeside", light=(5, 2), dark=(3, 3))


def test_region_emerald_cliff_yields() -> None:
    yields("emerald_cliff", light=(3, 3), dark=(1, 6))


def test_region_mistshore_yields() -> None:
    yields("mistshore", light=(2, 4), dark=(2, 5))


def test_region_reedwater_yields() -> None:
    yields("reedwater", light=(6, 1), dark=(4, 2))


def test_region_kingsroad_yields() -> None:
    yields("kingsroad", light=(4, 2), dark=(2, 4))


def test_region_borderland_yields() -> None:
    yields("borderland", light=(2, 4), dark=(2, 5))


def test_region_the_murk_yields() -> None:
    yields("the_murk", light=(3, 3), dark=(1, 6))


def test_region_northwatch_yields() -> None:
    yields("northwatch", light=(6, 1), dark=(4, 2))


def test_region_emberfield_yields() -> None:
    yields("emberfield", light=(5, 2), dark=(3, 3))


def test_region_foothold_yields() -> None:
    yields("foothold", light=(4, 2), dark=(2, 4))


def test_region_tributepass_yields() -> None:
    yields("tributepass", light=(3, 3), dark=(1, 6))


def test_region_windmere_yields() -> None:
    yields("windmere", light=(2, 4), dark=(2, 5))


def test_region_goldmeadow_yields() -> None:
    yields("goldmeadow", light=(6, 1), dark=(4, 2))


def test_region_farwatch_yields() -> None:
    yields("farwatch", light=(5, 2), dark=(3, 3))
