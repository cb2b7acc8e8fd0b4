"""O-11: homelands, the River, the Slum, the Marshes, the Tribunal. The sites that bend Travel and Campaign are with those."""

from __future__ import annotations

import pytest

from tests.games.oath.table import Table

HOMELANDS = [
    ("standing_stones", "spirit_snare", "secrets", 1),
    ("steppe", "elders", "secrets", 1),
    ("ancient_city", "scouts", "warbands", 2),
    ("fertile_valley", "traveling_doctor", "favor", 2),
]


def play_at(site: str, card: str, **changes: object) -> Table:
    """Red plays the card to this site in the Cradle."""
    here = {"site": site, **dict(changes.pop("here", {}))}  # type: ignore[call-overload]
    sites: dict[str, object] = {
        "cradle_1": {"site": "plains"},
        "provinces_1": {"site": "mine"},
        "provinces_2": {"site": "mountain"},
    }
    sites |= {"hinterland_3": {"site": "salt_flats"}, "cradle_2": here}
    return Table(red={"pawn": "cradle-2", "facedown": [card]}, **sites, **changes).play(f"adviser {card}", "play-site cradle-2")


@pytest.mark.parametrize(("site", "card", "what", "number"), HOMELANDS)
def test_o_11_2_homelands_reward(site: str, card: str, what: str, number: int) -> None:
    assert play_at(site, card).red[what] == number


@pytest.mark.parametrize(("site", "card"), [("wastes", "scryer"), ("deep_woods", "wolves")])
def test_o_11_2_a_relic_free_of_cost(site: str, card: str) -> None:
    """G-34, R-56."""
    t = play_at(site, card, here={"relics": ["cup_of_plenty"]})
    assert t.red["relics"] == ["cup_of_plenty"]
    assert t.red["supply"] == 7


def test_o_11_2_another_suit_gets_nothing() -> None:
    assert play_at("standing_stones", "elders").red["secrets"] == 0


def test_o_11_2_not_after_discarding_that_suit_here() -> None:
    """G-33."""
    t = play_at("ancient_city", "scouts", here={"discarded_here": ["order"]})
    assert (t.red["favor"], t.red["warbands"]) == (1, 0)


def test_o_11_2_the_memory_ends_with_the_turn() -> None:
    t = Table(cradle_2={"discarded_here": ["order"]}).play("rest")
    assert t.cradle_2["discarded_here"] == []


def test_o_11_5_the_river_for_its_ruler() -> None:
    """G-15."""
    page = {"favor": 1, "pawn": "hinterland-1"}
    ruled = {"cards": ["wolves"], "warbands": 1, "colour": "red"}
    assert Table(red=page, hinterland_1=ruled).play("muster wolves").red["warbands"] == 3
    assert Table(red=page, hinterland_1={"cards": ["wolves"]}).play("muster wolves").red["warbands"] == 2


def test_o_11_9_the_slum_lets_one_card_go_first() -> None:
    slum = {"cards": ["elders", "keep", "scryer"]}
    t = Table(red={"pawn": "hinterland-2", "facedown": ["wolves"]}, hinterland_2=slum).play("adviser wolves")
    assert t.offered("card") == {"elders", "scryer"}
    t.play("card scryer")
    assert t.offered("card") == set()
    assert t.play("play-site hinterland-2").hinterland_2["cards"] == ["elders", "keep", "wolves"]


def test_o_11_10_the_marshes_hide_a_card() -> None:
    t = Table(provinces_1={"site": "marshes"}).play("search world")
    assert len(t.red["hand"]) == 2


def test_o_11_13_the_tribunal_binds_a_deal() -> None:
    t = Table(red={"favor": 1, "pawn": "provinces-3"}, blue={"secrets": 1}).play("use the_tribunal", "player blue")
    t.play("give-favor 1", "want-secrets 1", "propose", "accept")
    assert (t.red["secrets"], t.blue["favor"]) == (1, 1)


def test_o_11_13_only_for_its_ruler_and_who_stands_there() -> None:
    assert Table().refusal("use the_tribunal") == "O-2.8"
    assert Table(provinces_3={"warbands": 1, "colour": "red"}).may("use the_tribunal")


def test_o_8_2_the_book_of_records_gives_a_secret_instead() -> None:
    t = Table(red={"facedown": ["wolves"], "relics": ["book_of_records"]}).play("adviser wolves", "play-site provinces-1")
    assert (t.red["favor"], t.red["secrets"]) == (0, 1)
