"""What a terminal shows of Oath: the map, the players and their courts, Oath, banks and piles, as far as one may know."""

from __future__ import annotations

import re

import pytest

from bailiwick.games.oath.campaign.war import TARGET_RELIC
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import NUMBER, SITE
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.vocabulary import SEAT_NAMES
from bailiwick.games.oath.words import LANGUAGES, name
from bailiwick.kernel.pages import Panel
from bailiwick.kernel.rng import Rng
from tests.games.oath.table import Table
from tests.games.oath.tribunal import at_court, promising


def shown(t: Table, colour: str | None = "red", lang: str = "en") -> dict[str, Panel]:
    """The panels that a seat sees (None: a spectator), by their titles."""
    seat = -1 if colour is None else SEAT_NAMES.index(colour)
    return {panel.title: panel for panel in GAME.panels(GAME.mask(t.s, seat), seat, lang)}


def row(panel: Panel, first: str) -> list[str]:
    return next(row for row in panel.rows if row[0] == first)


def lines(panel: Panel) -> list[str]:
    return [row[0] for row in panel.rows]


def everything(panels: dict[str, Panel]) -> str:
    return "\n".join(cell for panel in panels.values() for row in panel.rows for cell in row)


# ---------------------------------------------------------------- the map


def test_each_region_is_a_table_of_its_sites() -> None:
    t = Table(
        provinces_1={"cards": ["elders", "keep"], "warbands": 3, "colour": "blue", "relics": ["cup_of_plenty"]},
        provinces_2={"site": "salt_flats", "favor": 2, "secrets": 1},
        on_things={"elders": {"favor": 2}},
    )
    panels = shown(t)
    provinces = panels["Provinces"]
    assert provinces.columns == ["Site", "Room", "Pawns", "Ruler", "Warbands", "Cards", "Relics", "Tokens"]
    assert row(provinces, "Steppe") == ["Steppe", "2/2", "*R", "B", "B3", "Elders [Nomad] f2, Keep [Order]", "?", ""]
    assert row(provinces, "Salt Flats") == ["Salt Flats", "0/2", "", "b", "b1", "–", "–", "f2 s1"]
    assert len(panels["Cradle"].rows) == 2
    assert len(panels["Hinterland"].rows) == 3


def test_a_facedown_site_is_named_for_who_has_seen_it() -> None:
    t = Table(hinterland_3={"faceup": False}, sites_seen={"deep_woods": ["red"]})
    assert "Hinterland 3 ? (Deep Woods)" in everything(shown(t))
    assert "Hinterland 3 ?" in everything(shown(t, "blue"))
    assert "Deep Woods" not in everything(shown(t, "blue"))


def test_a_relic_at_a_site_is_named_for_who_has_peeked() -> None:
    t = Table(provinces_1={"relics": ["cup_of_plenty"]})
    assert "Cup of Plenty" not in everything(shown(t))
    t.play("peek-relic provinces-1 1")
    assert row(shown(t)["Provinces"], "Steppe")[6] == "Cup of Plenty ?"
    assert "Cup of Plenty" not in everything(shown(t, "blue"))


def test_every_colour_has_a_letter_of_its_own_in_every_language() -> None:
    for lang in LANGUAGES:
        inks = shown(Table(), lang=lang)[name(lang, "region", 0)].inks
        assert list(inks.values()) == list(SEAT_NAMES)


# ---------------------------------------------------------------- the players


def test_players_are_shown_with_their_numbers() -> None:
    t = Table(round=3, red={"supply": 5, "favor": 4, "secrets": 2, "facedown_secrets": 1, "warbands": 6})
    panel = shown(t)["Round 3 of 8, turn of Red"]
    mine = row(panel, "Red (you)")
    assert mine[:6] == ["Red (you)", "Exile", "5", "4", "2+1?", "6"]
    assert mine[-1] == "Steppe"
    assert row(panel, "Purple")[1] == "Chancellor"


def test_courts_show_facedown_advisers_to_their_owner_only() -> None:
    t = Table(red={"advisers": ["wolves"], "facedown": ["scryer", "vision_of_faith"], "relics": ["cup_of_plenty"]})
    mine = row(shown(t)["Advisers and relics"], "Red (you)")
    assert mine[1:3] == ["Wolves [Beast], Scryer ?, Vision of Faith ?", "Cup of Plenty"]
    theirs = row(shown(t, "blue")["Advisers and relics"], "Red")
    assert theirs[1] == "Wolves [Beast], ?, Vision ?"


def test_the_oath_the_banners_and_the_banks_are_told() -> None:
    t = Table(
        oath="people",
        oathkeeper="blue",
        visions_drawn=2,
        banners={"peoples_favor": {"holder": "blue", "tokens": 6}},
        mob=True,
        banks={"discord": 5},
    )
    panels = shown(t)
    assert lines(panels["Oath of the People"])[1:] == [
        "Oathkeeper: Blue",
        "Visions drawn: 2",
        "The People's Favor: Blue, tokens 6, a Mob",
        "The Darkest Secret: –, tokens 1",
    ]
    assert panels["Favor banks"].columns == ["Discord", "Arcane", "Order", "Hearth", "Beast", "Nomad", "Shared"]
    assert panels["Favor banks"].rows[0][0] == "5"


def test_drawn_cards_are_shown_with_their_texts_to_who_drew_them() -> None:
    t = Table(red={"supply": 7})
    t.play("search world")
    hand = shown(t)["Your drawn cards"]
    assert len(hand.rows) == 3
    assert all(len(row) == 2 and row[1].endswith(".") for row in hand.rows)
    assert "Your drawn cards" not in shown(t, "blue")


# ---------------------------------------------------------------- what is under way


def test_a_campaign_is_shown() -> None:
    t = Table(red={"warbands": 3, "supply": 7})
    t.play("campaign bandits")
    assert lines(shown(t)["Campaign: Red against Bandits"]) == ["Targets: Steppe", "Attack dice: 0, defense dice: 0"]


def test_a_facedown_target_is_named_to_who_has_seen_it() -> None:
    """The Relic Hunter's."""
    relics = {"site": "drowned_city", "relics": ["cup_of_plenty", "cracked_horn"]}
    t = Table(red={"warbands": 3, "advisers": ["relic_hunter"]}, provinces_1=relics)
    t.play("peek-relic provinces-1 1", "campaign bandits", "done", "number 3", "use relic_hunter")
    t.play("relic-at provinces-1 1")
    title = "Campaign: Red against Bandits"
    assert lines(shown(t)[title])[0] == "Targets: Drowned City, a relic at Drowned City: Cup of Plenty ?"
    assert lines(shown(t, "blue")[title])[0] == "Targets: Drowned City, a relic at Drowned City: ?"
    relic = TARGET_RELIC + NUMBER["cup_of_plenty"]
    assert GAME.view_json(GAME.mask(t.s, 1), 1)["campaign"]["targets"] == [2, relic]
    assert GAME.view_json(GAME.mask(t.s, 2), 2)["campaign"]["targets"] == [2, TARGET_RELIC]


def test_relics_and_banners_are_named_as_targets() -> None:
    blue = {"pawn": "provinces-1", "relics": ["cup_of_plenty"]}
    t = Table(red={"warbands": 3}, blue=blue, banners={"peoples_favor": {"holder": "blue", "tokens": 1}})
    t.play("campaign blue", "target-relic cup_of_plenty", "target-banner peoples_favor")
    assert lines(shown(t)["Campaign: Red against Blue"])[0] == "Targets: Cup of Plenty, People's Favor"


def test_warbands_on_relics_and_visions_are_shown() -> None:
    t = Table(
        red={"relics": ["obsidian_cage"], "advisers": ["false_prophet"]},
        blue={"vision": "vision_of_faith"},
        caged={"blue": 3, "purple": 2},
        prophet="red",
        prophesied="vision_of_faith",
    )
    courts = shown(t)["Advisers and relics"]
    assert row(courts, "Red (you)")[2] == "Obsidian Cage P2 B3"
    assert row(courts, "Blue")[3] == "Vision of Faith R1"


def test_a_deal_is_shown_without_what_is_hidden() -> None:
    t = Table(red={"facedown": ["wolves"]}, blue={"favor": 1}, provinces_1={"cards": ["festival_district"]})
    t.play("use festival_district", "player blue", "give-card wolves", "want-favor 1")
    assert lines(shown(t)["Deal"]) == ["Red gives Wolves; Blue gives 1 favor"]
    assert lines(shown(t, "blue")["Deal"]) == ["Red gives a facedown adviser; Blue gives 1 favor"]


def test_the_prince_s_board_is_shown_while_he_plays() -> None:
    s = GAME.new({"players": 1}, 3)
    panels = {panel.title: panel for panel in GAME.panels(GAME.mask(s, 1), 1, "en")}
    assert len(panels["The Clockwork Prince"].rows) == 4
    assert "The Clockwork Prince" not in shown(Table())


# ---------------------------------------------------------------- in a game


def hidden_things(s: OathState, seat: int) -> list[int]:
    """What lies facedown in play and the seat has not seen, as numbers of names."""
    piles = [*s.facedown[: s.seats], *s.site_relics, *(hand for other, hand in enumerate(s.hands) if other != seat)]
    things = [thing for pile in piles for thing in pile if not s.sees(thing, seat)]
    for slot in range(SLOTS):
        if not s.is_up(slot) and not (seat >= 0 and s.site_seen[s.slots[slot]] >> seat & 1):
            things.append(SITE + s.slots[slot])
    return things


def listed(cell: str) -> list[str]:
    """The names in a cell, without suits and marks."""
    return [re.sub(r"( \[\w+\])?( \?)?( [fs]\d+)*$", "", item) for item in cell.split(", ")]


@pytest.mark.parametrize("players", [1, 3, 6])
def test_panels_can_be_drawn_all_along_and_tell_nothing_hidden(players: int) -> None:
    s, rng = GAME.new({"players": players}, players), Rng(players)
    while not s.over:
        for seat in (-1, int(s.seat)):
            panels = GAME.panels(GAME.mask(s, seat), seat, "en")
            for panel in panels:
                assert panel.title
                assert all(len(row) == len(panel.columns or [""]) for row in panel.rows)
            names = {item for panel in panels for row in panel.rows for cell in row for item in listed(cell)}
            for thing in hidden_things(s, seat):
                assert name("en", "card", thing) not in names
        legal = GAME.legal(s, s.seat)
        GAME.apply(s, s.seat, legal[rng.below(len(legal))])


# ---------------------------------------------------------------- promises


def test_promises_are_told_with_when_what_if_not_and_how_they_went() -> None:
    parts = ("will-not travel", "travel cradle-1", "by end", "penalty-favor 2")
    t = promising(*parts, red={"favor": 2}, oath="devotion")
    said = "Not to travel to Fertile Valley, until the end of the game; otherwise 2 favor"
    for colour in ("purple", "blue", None):
        assert shown(t, colour)["Promises"].rows == [["Red", "Blue", said, "running"]]
    t.play("travel cradle-1")
    assert shown(t)["Promises"].rows[0] == ["Red", "Blue", said, "broken"]
    portuguese, italian = shown(t, lang="pt")["Promessas"].rows[0], shown(t, lang="it")["Promesse"].rows[0]
    assert portuguese[2:] == ["Não viajar para Vale Fértil, até o fim do jogo; senão 2 de influência", "quebrada"]
    assert italian[2:] == ["Non viaggiare verso Vallata Fertile, fino alla fine della partita; altrimenti 2 favori", "infranta"]


def test_a_deal_is_told_with_its_promises() -> None:
    t = at_court({"favor": 1}, {}).play("give-favor 1", "want-peace", "propose")
    told = "Red gives 1 favor; Blue gives a promise (not to campaign against Red, until the end of the turn in round 1)"
    assert shown(t, "blue")["Deal"].rows == [[told]]
