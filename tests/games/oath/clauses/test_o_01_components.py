"""O-1: how many there are of everything, and which of it is limited."""

from __future__ import annotations

from collections import Counter

import pytest

from bailiwick.games.oath.campaign.forces import ATTACK_DIE, DEFENSE_DIE
from bailiwick.games.oath.catalogue.suits import SLOT_IDS, SUIT_IDS
from bailiwick.games.oath.game import GAME
from bailiwick.kernel.errors import BadOption, BadPosition
from tests.games.oath.battles import HERE, against_blue, bandits
from tests.games.oath.table import Table


def test_o_1_1_up_to_six_players_with_purple_always_among_them() -> None:
    for players in range(2, 7):
        s = GAME.new({"players": players}, 1)
        assert GAME.seat_names(s) == ["purple", "red", "blue", "yellow", "white", "black"][:players]
        assert [page["role"] for page in GAME.to_json(s)["seats"].values()] == ["chancellor"] + ["exile"] * (players - 1)
    with pytest.raises(BadOption):
        GAME.new({"players": 7}, 1)


def test_o_1_2_warbands_of_each_colour() -> None:
    data = GAME.to_json(GAME.new({"players": 6, "chronicle": "first"}, 1))
    assert data["stock"]["purple"] == 24 - 3 - 4  # three on the board, four on the map
    assert all(data["stock"][colour] == 14 - 3 for colour in ("red", "blue", "yellow", "white", "black"))


def test_o_1_3_favor_is_limited() -> None:
    data = GAME.to_json(GAME.new({"players": 4}, 1))
    assert sum(data["banks"].values()) + data["shared"] + 1 + sum(page["favor"] for page in data["seats"].values()) == 36
    with pytest.raises(BadPosition, match="more than the 36"):
        Table(red={"favor": 18})  # and eighteen in the banks, and one on the banner


def test_o_1_4_secrets_are_not() -> None:
    t = Table(red={"favor": 2, "secrets": 30}, blue={"secrets": 20}, provinces_1={"cards": ["elders"]}).play("use elders")
    assert t.red["secrets"] == 31


def test_o_1_5_the_faces_of_the_dice() -> None:
    assert Counter(ATTACK_DIE) == Counter(b"HHHSSD")
    assert Counter(DEFENSE_DIE) == Counter(b"BB112X")


def test_o_1_5_as_many_as_the_pool_demands() -> None:
    banners = {"peoples_favor": {"holder": "blue", "tokens": 9}}
    t = against_blue(14, blue={"pawn": HERE}, banners=banners)
    t.play("campaign blue", "target-banner peoples_favor", "target-pawn", "done", "number 14")
    assert sum(t.told("rolls_defense")[0].values) == 1 + 9 + 2
    assert sum(t.told("rolls_attack")[0].values) == 14


def test_o_1_6_the_circle_of_suits() -> None:
    assert SUIT_IDS == ("discord", "arcane", "order", "hearth", "beast", "nomad")


def test_o_1_8_the_placards_and_their_sides() -> None:
    data = GAME.to_json(GAME.new({"players": 3}, 1))
    assert (data["oathkeeper"], data["usurper"]) == ("purple", False)
    assert (set(data["banners"]), data["mob"]) == ({"peoples_favor", "darkest_secret"}, False)
    assert list(data["reliquary"]) == ["brutal", "decadent", "careless", "greedy"]


def test_o_1_9_the_map() -> None:
    regions = Counter(slot.partition("-")[0] for slot in SLOT_IDS)
    assert regions == {"cradle": 2, "provinces": 3, "hinterland": 3}
    data = GAME.to_json(GAME.new({"players": 3}, 1))
    assert list(data["map"]) == list(SLOT_IDS)
    assert (list(data["discards"]), list(data["banks"])) == (["cradle", "provinces", "hinterland"], list(SUIT_IDS))


@pytest.mark.parametrize(("field", "lowest", "highest"), [("round", 1, 8), ("visions_drawn", 0, 5)])
def test_o_1_9_the_tracks(field: str, lowest: int, highest: int) -> None:
    assert Table(**{field: highest}).data[field] == highest
    for wrong in (lowest - 1, highest + 1):
        with pytest.raises(BadPosition, match=field):
            Table(**{field: wrong})


def test_o_1_11_nobody_exceeds_seven_supply() -> None:
    assert Table(red={"supply": 7}).play("rest").red["supply"] == 7
    t = Table(red={"supply": 7, "favor": 1}, provinces_1={"cards": ["wayside_inn"]})
    assert t.play("use wayside_inn").red["supply"] == 7
    with pytest.raises(BadPosition, match="supply"):
        Table(red={"supply": 8})


def test_o_1_12_as_many_warbands_as_there_are() -> None:
    t = Table(red={"warbands": 13, "facedown": ["a_small_favor"]}).play("adviser a_small_favor", "play-adviser")
    assert (t.red["warbands"], t.data["stock"]["red"]) == (14, 0)


def test_r_1_the_last_face_of_the_attack_die() -> None:
    """Two swords, and a skull that kills."""
    t = bandits(3).play("campaign bandits", "done").wish("D", "B").play("number 1")
    assert t.told("strengths")[0].values == (2, 1)
    assert t.red["warbands"] == 2


def test_r_2_the_doubling_face_has_no_shield() -> None:
    t = bandits(3, provinces_2={"site": "plains"}).play("campaign bandits", "target-site provinces-2", "done")
    t.wish("SSSS", "XX").play("number 3")
    assert t.told("strengths")[0].values == (4, 2)  # two bandits, no shield


def test_r_9_favor_and_secrets() -> None:
    """Thirty-six and no more; as many secrets as are gained."""
    with pytest.raises(BadPosition, match="36"):
        Table(red={"favor": 18})
    assert Table(red={"secrets": 40}).red["secrets"] == 40
