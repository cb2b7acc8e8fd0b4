"""O-12.1: what is private and what is public."""

from __future__ import annotations

from bailiwick.games.oath.game import GAME
from bailiwick.kernel.rng import Rng
from tests.games.oath.table import Page, Table


def view(t: Table, seat: int) -> Page:
    return GAME.view_json(GAME.mask(t.s, seat), seat)


def test_o_12_1_facedown_advisers_show_their_backs() -> None:
    t = Table(red={"facedown": ["wolves", "vision_of_faith"]})
    assert view(t, 1)["seats"]["red"]["facedown"] == ["wolves", "vision_of_faith"]
    assert view(t, 2)["seats"]["red"]["facedown"] == ["denizen", "vision"]
    assert view(t, -1)["seats"]["red"]["facedown"] == ["denizen", "vision"]


def test_o_12_1_of_the_world_deck_only_the_top_back() -> None:
    t = Table(deck=["vision_of_faith", "wolves", "keep"])
    assert view(t, 1)["deck"] == ["vision"]


def test_o_12_1_piles_show_backs_and_what_one_has_discarded() -> None:
    t = Table().play("search world", "card wolves", "card keep", "discard")
    assert view(t, 1)["discards"]["hinterland"] == ["wolves", "scryer", "keep"]
    assert view(t, 2)["discards"]["hinterland"] == ["denizen", "denizen", "denizen"]


def test_o_12_1_what_is_drawn_is_seen_by_who_draws() -> None:
    t = Table().play("search world")
    assert view(t, 1)["seats"]["red"]["hand"] == ["wolves", "keep", "scryer"]
    assert view(t, 0)["seats"]["red"]["hand"] == ["denizen"] * 3
    drawn = t.told("drawn")
    assert all(event.seen_by(1) and not event.seen_by(0) for event in drawn)


def test_o_6_3_who_has_peeked_knows_from_anywhere() -> None:
    t = Table(provinces_1={"relics": ["cup_of_plenty"]}).play("peek-relic provinces-1 1", "travel cradle-1")
    assert view(t, 1)["map"]["provinces-1"]["relics"] == ["cup_of_plenty"]
    assert view(t, 2)["map"]["provinces-1"]["relics"] == [None]


def test_o_12_1_facedown_sites_have_no_name() -> None:
    t = Table(cradle_2={"faceup": False})
    assert view(t, 1)["map"]["cradle-2"]["site"] is None
    assert view(t, 1)["map"]["cradle-1"]["site"] == "fertile_valley"


def test_o_12_1_what_one_knows_stays_when_the_rest_is_dealt_again() -> None:
    t = Table(red={"facedown": ["wolves"]}, blue={"facedown": ["elders"]}).play(
        "search world", "card keep", "card scryer", "discard"
    )
    for seed in range(20):
        imagined = GAME.determinize(t.s, 1, Rng(seed))
        assert imagined.facedown[1] == t.s.facedown[1]
        assert imagined.discards == t.s.discards
    assert len({GAME.determinize(t.s, 1, Rng(seed)).facedown[2] for seed in range(20)}) > 1


def test_o_12_1_what_is_taken_back_is_drawn_anew_for_all_who_know_nothing_of_it() -> None:
    t = Table(
        red={"facedown": ["wolves"]},
        blue={"facedown": ["elders"]},
        cradle_2={"faceup": False},
        provinces_1={"relics": ["cup_of_plenty"]},
        relic_deck=["truthful_harp", "brass_horse", "cracked_horn"],
    ).play("peek-relic provinces-1 1")
    knowing_red, knowing_both = 0b010, 0b110
    drawn = [GAME.reshuffle(t.s, knowing_red, Rng(luck)) for luck in range(20)]
    for again in drawn:
        assert again.facedown[1] == t.s.facedown[1]
        assert again.site_relics[2] == t.s.site_relics[2], "which red has looked at"
    for part in ("deck", "relic_deck", "map", "reliquary", "rng"):
        assert len({str(GAME.to_json(again)[part]) for again in drawn}) > 3, part
    assert len({again.facedown[2] for again in drawn}) > 3
    assert {GAME.reshuffle(t.s, knowing_both, Rng(luck)).facedown[2] for luck in range(20)} == {t.s.facedown[2]}


def test_o_12_1_who_rules_what_is_open() -> None:
    t = Table(cradle_1={"warbands": 1, "colour": "red"}, cradle_2={"faceup": False})
    assert [view(t, 2)["map"][slot]["ruler"] for slot in ("cradle-1", "cradle-2", "provinces-1")] == ["red", None, "bandits"]
