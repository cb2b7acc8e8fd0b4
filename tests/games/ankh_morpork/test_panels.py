"""What a terminal shows: the city, the players, what one may know of cards and personalities; and the pages of all cards."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from rich.console import Console

from bailiwick.cli import screen
from bailiwick.games.ankh_morpork.catalogue import CARD_NUMBER
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.vocabulary import SEAT_NAMES
from bailiwick.games.ankh_morpork.words import LANGUAGES
from bailiwick.kernel.match import Match
from bailiwick.kernel.pages import Panel
from bailiwick.kernel.rng import Rng
from tests.games.ankh_morpork.table import Table


def shown(t: Table, colour: str | None = "red", lang: str = "en") -> dict[str, Panel]:
    """The panels that a seat sees (None: a spectator), by their titles."""
    seat = -1 if colour is None else SEAT_NAMES.index(colour)
    return {panel.title: panel for panel in GAME.panels(GAME.mask(t.state, seat), seat, lang)}


def row(panel: Panel, first: str) -> list[str]:
    """The row of a table with this cell."""
    return next(row for row in panel.rows if first in row)


def everything(panels: dict[str, Panel]) -> str:
    return "\n".join(cell for panel in panels.values() for row in panel.rows for cell in row)


# ---------------------------------------------------------------- the city and the players


def test_the_city_is_a_table_of_its_areas() -> None:
    t = Table(areas={"the_shades": "red red blue troll building:blue trouble", "nap_hill": "red demon"})
    city = shown(t)["The city"]
    assert city.columns == ["Die", "Area", "Cost", "Bldg", "Minions", "Trouble", "Control"]
    assert len(city.rows) == 12
    assert row(city, "The Shades") == ["7", "The Shades", "$6", "B", "RRBT", "!", ""]
    assert row(city, "Nap Hill") == ["12", "Nap Hill", "$12", "", "RD", "", ""]
    assert row(city, "Dimwell") == ["8", "Dimwell", "$6", "", "", "", ""]


def test_every_piece_has_a_letter_of_its_own_in_every_language() -> None:
    for lang in LANGUAGES:
        panels = shown(Table(), lang=lang)
        city = next(panel for panel in panels.values() if len(panel.rows) == 12)
        assert list(city.inks.values()) == ["red", "blue", "green", "yellow", "troll", "demon"]
        assert len(city.inks) == 6


def test_players_are_shown_with_all_that_is_public() -> None:
    t = Table(
        players=3,
        cash=7,
        hand=["groat", "hex"],
        areas={"the_hippo": "red red building:red", "dimwell": "blue"},
        blue={"loans": ["mr_bent"], "penalty_cards": ["dr_whiteface"]},
        retired=["the_hippo"],
    )
    panels = shown(t)
    seats = panels["Round 1, Red's turn"]
    assert seats.columns == ["Seat", "Cash", "Hand", "Minions left", "Buildings", "Controls", "Points"]
    assert row(seats, "Red (you)") == ["Red (you)", "$7", "2", "10", "1/6", "1", "29"]
    assert row(seats, "Green") == ["Green", "$10", "0", "12", "0/6", "0", "10"]
    assert panels["In front of the players"].rows == [["Blue", "–", "Mr Bent", "Dr Whiteface"]], "a retired card is not held"


def test_city_area_cards_lie_before_their_holders() -> None:
    t = Table(areas={"small_gods": "building:red", "dimwell": "building:red"})
    assert shown(t, lang="it")["Davanti ai giocatori"].rows == [["Rosso (tu)", "Piccoli Dei, Pozzo Fosco", "–", "–"]]


def test_piles_and_events_are_counted() -> None:
    t = Table(hand=["modo", "hex"], discard=["groat"], past_events=["fog"], areas={"the_shades": "red"}, draw_pile=20)
    lines = [row[0] for row in shown(t)["Piles"].rows]
    assert lines == ["draw pile: 20", "discard pile: 1, Groat on top", "events left: 11", "past events: Fog"]
    t.play("modo")
    assert "in play: Modo" in everything(shown(t))


# ---------------------------------------------------------------- what one may know


def test_a_player_sees_the_own_hand_with_its_texts() -> None:
    t = Table(hand=["groat", "hex"])
    assert shown(t)["Your hand"].rows == [["Groat", "Place a minion."], ["Hex", "Draw 3 cards. Place a building."]]
    assert "Groat" not in everything(shown(t, "blue"))
    assert "Groat" not in everything(shown(t, None))


@pytest.mark.parametrize(
    ("personality", "far"),
    [
        ("lord_vetinari", "so far: 2 of 11 areas"),
        ("lord_rust", "so far: 1 of 7 areas"),
        ("dragon_king_of_arms", "so far: 1 of 8 trouble markers"),
        ("commander_vimes", "so far: 9 cards left in the draw pile"),
    ],
)
def test_a_player_sees_how_far_the_own_goal_has_come(personality: str, far: str) -> None:
    t = Table(
        personality=personality, areas={"the_shades": "red blue trouble", "nap_hill": "red", "dimwell": "blue"}, draw_pile=9
    )
    panels = shown(t)
    (mine,) = [panel for title, panel in panels.items() if title.startswith("You are ")]
    assert mine.rows[1] == [far]
    assert not [title for title in shown(t, None) if title.startswith("You are ")]


def test_wealth_counts_buildings_and_loans() -> None:
    t = Table(players=3, personality="chrysoprase", cash=20, loans=["mr_bent"], areas={"the_hippo": "building:red"})
    assert shown(t)["You are Chrysoprase"].rows[1] == ["so far: $20 of $50"]


def test_what_mrs_cake_showed_stays_with_who_saw_it() -> None:
    t = Table(personality="lord_rust", knows_unused=["lord_de_worde", "chrysoprase"], players=3)
    assert shown(t)["You are Lord Rust"].rows[2] == ["unused: Lord de Worde, Chrysoprase"]
    assert "de Worde" not in everything(shown(t, "blue"))


def test_a_hand_that_is_inspected_is_shown_to_who_inspects_it() -> None:
    t = Table(hand=["cable_street_particulars"], players=3, blue={"hand": ["hex", "modo"]})
    t.play("cable_street_particulars", "name blue").decline()
    assert [row[0] for row in shown(t)["Blue's hand"].rows] == ["Hex", "Modo"]
    assert "Blue's hand" not in shown(t, "green")


def test_stanley_s_two_cards_are_seen_by_both_players_concerned() -> None:
    t = Table(hand=["stanley"], players=3, blue={"hand": ["hex", "modo"]})
    t.play("stanley", "name blue").decline()
    for colour in ("red", "blue"):
        assert [row[0] for row in shown(t, colour)["Drawn from Blue"].rows] == ["Hex", "Modo"]
    assert "Drawn from Blue" not in shown(t, "green")


def test_in_the_end_everybody_is_unmasked() -> None:
    t = Table(hand=["hex"], personality="lord_rust", blue={"personality": "commander_vimes"}, draw_pile=3)
    t.play("hex", "scroll")
    assert t.over
    seats = shown(t, None)["After 1 round"]
    assert [row[-1] for row in seats.rows] == ["Lord Rust", "Commander Vimes"]


# ---------------------------------------------------------------- on a screen


@pytest.mark.parametrize("width", [40, 80, 120, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_wider_than_the_screen(width: int, lang: str) -> None:
    match = Match(GAME, {"players": 4}, seed=7)
    rng = Rng(1)
    for _ in range(200):
        actions = match.legal().actions
        match.play(actions[rng.below(len(actions))])
    file = io.StringIO()
    screen.draw_panels(Console(file=file, width=width, color_system=None), GAME.panels(match.view(0).masked, 0, lang))  # type: ignore[arg-type]
    lines = file.getvalue().splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width


# ---------------------------------------------------------------- pages


def test_every_card_of_the_box_has_a_page() -> None:
    for lang in LANGUAGES:
        pages = GAME.card_pages(lang)
        assert Counter(page.group for page in pages) == {"green": 48, "brown": 53, "city": 12, "events": 12, "personalities": 7}
        assert len({page.id for page in pages}) == len(pages)
        assert len({tuple(page.facts) for page in pages}) == 1, "they fit in one table"
        assert all(page.name and page.text.endswith(".") for page in pages)


def test_pages_show_icons_and_costs() -> None:
    pages = {page.id: page for page in GAME.card_pages("en")}
    assert pages["the_clacks"].facts == {"deck": "Brown border", "icons": "the scroll, take $2, play another card", "cost": "–"}
    assert pages["small_gods"].facts == {"deck": "City Area", "icons": "–", "cost": "$18"}
    assert pages["the_clacks"].text == GAME.card_text(CARD_NUMBER["the_clacks"], "en")
