"""Every card of the Elementals half-deck, played: what it prints, what it does, and what it leaves undone."""

from __future__ import annotations

import pytest

from bailiwick.games.tyrants.cards import elementals
from bailiwick.games.tyrants.catalogue import ASPECTS, CARD_NUMBER
from bailiwick.games.tyrants.game import GAME
from tests.games.tyrants.cards.playing import BOXED_IN, FIVE_SPIES, OUTPOST, changes
from tests.games.tyrants.table import Table, cards

DECK = cards(noble=5)  # what is drawn at the end of a turn, so that the discard pile stays as it is
AROUND_SKULLPORT = {"skullport", "labyrinth__skullport:1", "skullport__kanaglym:0"}

# ---------------------------------------------------------------- what is printed

# id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle
PRINTED = [
    ("eternal_flame_cultist", "Eternal Flame Cultist", 4, "malice", "Human", 3, 2, 4),
    ("fire_elemental", "Fire Elemental", 3, "malice", "Elemental", 3, 1, 3),
    ("fire_elemental_myrmidon", "Fire Elemental Myrmidon", 4, "malice", "Elemental", 2, 1, 3),
    ("vanifer", "Vanifer", 5, "malice", "Tiefling", 1, 2, 5),
    ("imix", "Imix", 6, "malice", "Elemental Prince", 1, 3, 6),
    ("crushing_wave_cultist", "Crushing Wave Cultist", 3, "conquest", "Human", 3, 1, 4),
    ("water_elemental", "Water Elemental", 2, "conquest", "Elemental", 3, 1, 2),
    ("water_elemental_myrmidon", "Water Elemental Myrmidon", 4, "conquest", "Elemental", 2, 2, 4),
    ("gar_shatterkeel", "Gar Shatterkeel", 5, "conquest", "Human", 1, 2, 5),
    ("olhydra", "Olhydra", 6, "conquest", "Elemental Prince", 1, 3, 6),
    ("air_elemental", "Air Elemental", 3, "guile", "Elemental", 4, 1, 2),
    ("howling_hatred_cultist", "Howling Hatred Cultist", 3, "guile", "Human", 2, 1, 3),
    ("air_elemental_myrmidon", "Air Elemental Myrmidon", 4, "guile", "Elemental", 2, 1, 3),
    ("aerisi_kalinoth", "Aerisi Kalinoth", 5, "guile", "Elf", 1, 2, 5),
    ("yan_c_bin", "Yan-C-Bin", 6, "guile", "Elemental Prince", 1, 3, 6),
    ("black_earth_cultist", "Black Earth Cultist", 2, "ambition", "Human", 4, 1, 2),
    ("earth_elemental", "Earth Elemental", 3, "ambition", "Elemental", 2, 1, 3),
    ("earth_elemental_myrmidon", "Earth Elemental Myrmidon", 4, "ambition", "Elemental", 2, 2, 4),
    ("marlos_urnrayle", "Marlos Urnrayle", 5, "ambition", "Medusa", 1, 2, 5),
    ("ogremoch", "Ogremoch", 6, "ambition", "Elemental Prince", 1, 3, 7),
]

TEXTS = {
    "eternal_flame_cultist": "Assassinate a troop. Malice Focus ► +2 power.",
    "fire_elemental": "Choose one: +2 power; or +2 influence. Malice Focus ► draw a card.",
    "fire_elemental_myrmidon": "+2 power. At end of turn, promote one Obedience card played this turn.",
    "vanifer": "Assassinate a troop. Recruit, without paying, one Malice card that costs 4 or less.",
    "imix": "+4 power. Malice Focus ► +2 power.",
    "crushing_wave_cultist": "Assassinate a white troop. Conquest Focus ► deploy 2 troops.",
    "water_elemental": "Deploy 2 troops. Conquest Focus ► draw a card.",
    "water_elemental_myrmidon": "Assassinate a white troop. At end of turn, promote one Obedience card played this turn.",
    "gar_shatterkeel": "Deploy 3 troops. Recruit, without paying, one Conquest card that costs 4 or less.",
    "olhydra": "Supplant a white troop anywhere on the board. Conquest Focus ► deploy 2 troops.",
    "air_elemental": "Choose one: place a spy; or return one of your spies ► deploy 3 troops. Guile Focus ► draw a card.",
    "howling_hatred_cultist": "Choose one: place a spy; or return one of your spies ► +3 influence. Guile Focus ► +1 power.",
    "air_elemental_myrmidon": "Place a spy. At end of turn, promote one Obedience card played this turn.",
    "aerisi_kalinoth": "+1 power. Place a spy. Recruit, without paying, one Guile card that costs 4 or less.",
    "yan_c_bin": "Place a spy. Assassinate a troop at that spy's site. Guile Focus ► place a spy.",
    "black_earth_cultist": "At end of turn, promote another card played this turn. Ambition Focus ► +2 influence.",
    "earth_elemental": "+1 influence. Return another player's troop or spy. Ambition Focus ► draw a card.",
    "earth_elemental_myrmidon": "+2 influence. At end of turn, promote another card played this turn.",
    "marlos_urnrayle": "+1 influence. At end of turn, promote another card played this turn. "
    "Recruit, without paying, one Ambition card that costs 4 or less.",
    "ogremoch": "+2 influence. At end of turn, promote another card played this turn. "
    "Ambition Focus ► at end of turn, promote another card played this turn.",
}


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_printed_facts(printed: tuple[str, str, int, str, str, int, int, int]) -> None:
    card = next(card for card in elementals.CARDS if card.id == printed[0])
    aspect = ASPECTS[card.aspect]
    assert (card.id, card.name, card.cost, aspect, card.kind, card.copies, card.deck_vp, card.inner_vp) == printed


@pytest.mark.parametrize("card", TEXTS)
def test_text(card: str) -> None:
    assert GAME.card_text(CARD_NUMBER[card], "en") == TEXTS[card]


def test_half_deck_is_complete() -> None:
    assert [card.id for card in elementals.CARDS] == [printed[0] for printed in PRINTED] == list(TEXTS)
    assert sum(card.copies for card in elementals.CARDS) == 40


# ---------------------------------------------------------------- Eternal Flame Cultist


def test_eternal_flame_cultist_kills() -> None:
    t = Table(hand=["eternal_flame_cultist"], map={"skullport": {"red": 1, "blue": 1, "white": 1}})
    t.play("eternal_flame_cultist")
    assert t.legal == {"assassinate skullport blue", "assassinate skullport white"}
    t.do("assassinate skullport blue")
    assert changes(t, "eternal_flame_cultist") == {"skullport blue": -1, "trophies blue": 1}


def test_eternal_flame_cultist_needs_presence() -> None:
    t = Table(hand=["eternal_flame_cultist"], map={"skullport": {"red": 1, "white": 1}, "everfire": {"blue": 1}})
    t.play("eternal_flame_cultist")
    assert t.offered("assassinate") == {"skullport white"}
    assert t.why_not("assassinate everfire blue") == "You have no Presence at Everfire. (T-7.3)"
    assert t.why_not("assassinate skullport red") == "That troop is your own. (T-0.2)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"


def test_eternal_flame_cultist_reaches_route_spaces() -> None:
    here = OUTPOST | {"labyrinth__skullport:1": {"blue": 1}, "labyrinth": {"blue": 1}}
    t = Table(hand=["eternal_flame_cultist"], map=here).play("eternal_flame_cultist")
    assert t.offered("assassinate") == {"labyrinth__skullport:1"}
    t.do("assassinate labyrinth__skullport:1")
    assert changes(t, "eternal_flame_cultist") == {"labyrinth__skullport:1 blue": -1, "trophies blue": 1}


def test_eternal_flame_cultist_without_target() -> None:
    t = Table(hand=["eternal_flame_cultist"], map=OUTPOST | {"everfire": {"blue": 1}}).play("eternal_flame_cultist")
    assert changes(t, "eternal_flame_cultist") == {}


def test_eternal_flame_cultist_focus_by_an_earlier_card_needs_no_target() -> None:
    t = Table(hand=["eternal_flame_cultist"], turn={"played": ["imix"]}).play("eternal_flame_cultist")
    assert changes(t, "eternal_flame_cultist") == {"power": 2}


def test_eternal_flame_cultist_focus_by_a_card_that_has_left() -> None:
    t = Table(hand=["eternal_flame_cultist"], turn={"played": [["imix", "gone"]]}).play("eternal_flame_cultist")
    assert changes(t, "eternal_flame_cultist") == {"power": 2}


def test_eternal_flame_cultist_focus_lost_with_the_card_by_house_rule() -> None:
    gone = {"played": [["imix", "gone"]]}
    t = Table(hand=["eternal_flame_cultist"], turn=gone, house_rules={"focus": "in_play"}).play("eternal_flame_cultist")
    assert changes(t, "eternal_flame_cultist") == {}


def test_eternal_flame_cultist_focus_by_revealing() -> None:
    t = Table(hand=["eternal_flame_cultist", "vanifer", "noble"]).play("eternal_flame_cultist")
    assert t.legal == {"reveal vanifer", "decline"}
    t.do("reveal vanifer")
    assert changes(t, "eternal_flame_cultist") == {"power": 2}
    assert "Red reveals Vanifer" in t.log()


def test_eternal_flame_cultist_focus_declined() -> None:
    t = Table(hand=["eternal_flame_cultist", "vanifer"]).play("eternal_flame_cultist", "decline")
    assert changes(t, "eternal_flame_cultist") == {}


def test_eternal_flame_cultist_is_not_its_own_focus() -> None:
    t = Table(hand=["eternal_flame_cultist", "soldier"]).play("eternal_flame_cultist")
    assert changes(t, "eternal_flame_cultist") == {}


def test_eternal_flame_cultist_focuses_its_other_copy() -> None:
    t = Table(hand=cards(eternal_flame_cultist=2))
    t.play("eternal_flame_cultist", "decline").play("eternal_flame_cultist")
    assert t.in_main
    assert t.power == 2


def test_eternal_flame_cultist_reveals_its_other_copy() -> None:
    t = Table(hand=cards(eternal_flame_cultist=2)).play("eternal_flame_cultist", "reveal eternal_flame_cultist")
    assert changes(t, "eternal_flame_cultist") == {"power": 2}


def test_eternal_flame_cultist_focus_asks_for_malice_in_hand() -> None:
    t = Table(hand=["eternal_flame_cultist", "vanifer", "olhydra"]).play("eternal_flame_cultist")
    assert t.why_not("reveal olhydra") == "Olhydra is not Malice. (T-6.7)"
    assert t.why_not("reveal imix") == "Imix is not in your hand. (T-6.3)"


# ---------------------------------------------------------------- Fire Elemental


def test_fire_elemental_power() -> None:
    t = Table(hand=["fire_elemental"], deck=["soldier"]).play("fire_elemental")
    assert t.legal == {"option 1", "option 2"}
    t.do("option 1")
    assert changes(t, "fire_elemental") == {"power": 2}


def test_fire_elemental_influence() -> None:
    t = Table(hand=["fire_elemental"], deck=["soldier"]).play("fire_elemental", "option 2")
    assert changes(t, "fire_elemental") == {"influence": 2}


def test_fire_elemental_focus_draws_the_top_card() -> None:
    t = Table(hand=["fire_elemental", "imix"], deck=["soldier", "noble"])
    t.play("fire_elemental", "option 2", "reveal imix")
    assert changes(t, "fire_elemental") == {"influence": 2, "deck soldier": -1, "hand soldier": 1}


def test_fire_elemental_focus_by_an_earlier_card() -> None:
    t = Table(hand=["fire_elemental"], deck=["soldier"], turn={"played": ["imix"]}).play("fire_elemental", "option 1")
    assert changes(t, "fire_elemental") == {"power": 2, "deck soldier": -1, "hand soldier": 1}


def test_fire_elemental_focus_declined() -> None:
    t = Table(hand=["fire_elemental", "imix"], deck=["soldier"]).play("fire_elemental", "option 1", "decline")
    assert changes(t, "fire_elemental") == {"power": 2}


def test_fire_elemental_focus_reshuffles_only_the_discard_pile() -> None:
    t = Table(hand=["fire_elemental"], discard=["noble", "noble"], turn={"played": ["imix"]})
    t.play("fire_elemental", "option 1")
    assert changes(t, "fire_elemental") == {"power": 2, "discard noble": -2, "deck noble": 1, "hand noble": 1}
    assert t.in_play == ["imix", "fire_elemental"]


def test_fire_elemental_focus_with_nothing_to_draw() -> None:
    t = Table(hand=["fire_elemental"], turn={"played": ["imix"]}).play("fire_elemental", "option 1")
    assert changes(t, "fire_elemental") == {"power": 2}


# ---------------------------------------------------------------- Fire Elemental Myrmidon


def test_fire_elemental_myrmidon_power() -> None:
    t = Table(hand=["fire_elemental_myrmidon"]).play("fire_elemental_myrmidon")
    assert changes(t, "fire_elemental_myrmidon") == {"power": 2, "at end of turn fire_elemental_myrmidon": 1}


def test_fire_elemental_myrmidon_promotes_obedience() -> None:
    t = Table(hand=["fire_elemental_myrmidon", "house_guard", "priestess_of_lolth", "noble", "soldier"], deck=DECK)
    t.play("fire_elemental_myrmidon").play("house_guard").play("priestess_of_lolth").play("noble").end_turn()
    assert t.legal == {"promote house_guard", "promote priestess_of_lolth", "promote noble"}
    assert t.why_not("promote soldier") == "No other Soldier lies in your play area. (T-6.8)"
    t.do("promote house_guard")
    assert t.active == "blue"
    assert t.inner_circle() == ["house_guard"]
    assert t.discard() == ["fire_elemental_myrmidon", "noble", "priestess_of_lolth", "soldier"]


def test_fire_elemental_myrmidon_promotes_no_other_aspect() -> None:
    t = Table(hand=["fire_elemental_myrmidon", "imix", "noble"], deck=DECK)
    t.play("fire_elemental_myrmidon").play("imix").play("noble").end_turn()
    assert t.legal == {"promote noble"}
    assert t.why_not("promote imix") == "Imix is not Obedience. (R-75)"
    assert t.why_not("decline") == "You must do this if you can. (R-22)"


def test_fire_elemental_myrmidon_without_a_played_obedience_card() -> None:
    t = Table(hand=["fire_elemental_myrmidon", "imix", "noble"], deck=DECK)
    t.play("fire_elemental_myrmidon").play("imix").end_turn()
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == ([], ["fire_elemental_myrmidon", "imix", "noble"])


def test_fire_elemental_myrmidon_may_be_declined_by_house_rule() -> None:
    t = Table(hand=["fire_elemental_myrmidon", "noble"], deck=DECK, house_rules={"promotions": "optional"})
    t.play("fire_elemental_myrmidon").play("noble").end_turn("decline")
    assert (t.inner_circle(), t.discard()) == ([], ["fire_elemental_myrmidon", "noble"])


# ---------------------------------------------------------------- Vanifer

MALICE_MARKET = {
    "row": ["fire_elemental", "eternal_flame_cultist", "imix", "water_elemental", None, None],
    "deck": ["olhydra", "ogremoch"],
}


def test_vanifer_kills_then_recruits() -> None:
    t = Table(hand=["vanifer"], map={"skullport": {"red": 1, "white": 2}}, market=MALICE_MARKET, influence=1)
    t.play("vanifer", "assassinate skullport white")
    assert t.legal == {"recruit fire_elemental", "recruit eternal_flame_cultist"}
    t.do("recruit eternal_flame_cultist")
    assert changes(t, "vanifer") == {
        "skullport white": -1,
        "trophies white": 1,
        "row eternal_flame_cultist": -1,
        "discard eternal_flame_cultist": 1,
        "market deck olhydra": -1,
        "row olhydra": 1,
    }
    assert t.row == ["fire_elemental", "olhydra", "imix", "water_elemental", None, None]


def test_vanifer_must_kill() -> None:
    t = Table(hand=["vanifer"], map={"skullport": {"red": 1, "blue": 1}}, market=MALICE_MARKET).play("vanifer")
    assert t.legal == {"assassinate skullport blue"}


def test_vanifer_recruits_without_a_troop_to_kill() -> None:
    t = Table(hand=["vanifer"], market=MALICE_MARKET).play("vanifer", "recruit fire_elemental")
    assert t.in_main
    assert (t.trophies(), t.discard()) == ({}, ["fire_elemental"])


def test_vanifer_recruits_only_malice_of_cost_four_or_less() -> None:
    t = Table(hand=["vanifer"], market=MALICE_MARKET).play("vanifer")
    assert t.why_not("recruit imix") == "Imix costs 6; you can take only cards that cost 4 or less. (R-60)"
    assert t.why_not("recruit water_elemental") == "Water Elemental is not Malice. (T-6.2)"
    assert t.why_not("recruit house_guard") == "House Guard is not Malice. (T-6.2)"
    assert t.why_not("recruit insane_outcast") == "Insane Outcast has no cost: you can't recruit it. (T-6.1)"
    assert t.why_not("decline") == "You must do this if you can. (R-60)"


def test_vanifer_says_what_may_be_recruited() -> None:
    t = Table(hand=["vanifer"], market=MALICE_MARKET).play("vanifer")
    question = t.match.game.prompt(t.match.state, t.match.seat, "en")
    assert question == "Vanifer: Recruit, without paying, one Malice card that costs 4 or less"


def test_vanifer_with_nothing_to_recruit() -> None:
    t = Table(hand=["vanifer"], market={"row": ["imix", "water_elemental", None, None, None, None]}).play("vanifer")
    assert changes(t, "vanifer") == {}


def test_vanifer_brings_the_last_market_card() -> None:
    t = Table(hand=["vanifer"], market={"row": ["fire_elemental", *[None] * 5], "deck": ["imix"]})
    t.play("vanifer", "recruit fire_elemental")
    assert (t.row, t.market_deck, t.ending) == (["imix", *[None] * 5], [], True)


def test_vanifer_leaves_a_slot_empty_when_the_market_deck_is() -> None:
    t = Table(hand=["vanifer"], market={"row": ["fire_elemental", *[None] * 5]}, ending=True)
    t.play("vanifer", "recruit fire_elemental")
    assert changes(t, "vanifer") == {"row fire_elemental": -1, "discard fire_elemental": 1}


def test_vanifer_takes_the_devoured_card_that_ghost_opens() -> None:
    t = Table(hand=["vanifer"], market={"devoured": ["imix", "fire_elemental"]}, turn={"ghost": True})
    t.play("vanifer", "recruit-devoured")
    assert changes(t, "vanifer") == {"devoured fire_elemental": -1, "discard fire_elemental": 1}


# ---------------------------------------------------------------- Imix


def test_imix_power() -> None:
    t = Table(hand=["imix"]).play("imix")
    assert changes(t, "imix") == {"power": 4}


def test_imix_focus_by_an_earlier_card() -> None:
    t = Table(hand=["imix"], turn={"played": ["vanifer"]}).play("imix")
    assert changes(t, "imix") == {"power": 6}


def test_imix_focus_by_revealing() -> None:
    t = Table(hand=["imix", "vanifer"]).play("imix", "reveal vanifer")
    assert changes(t, "imix") == {"power": 6}


def test_imix_focus_declined() -> None:
    t = Table(hand=["imix", "vanifer"]).play("imix", "decline")
    assert changes(t, "imix") == {"power": 4}


# ---------------------------------------------------------------- Crushing Wave Cultist


def test_crushing_wave_cultist_kills_white() -> None:
    t = Table(hand=["crushing_wave_cultist"], map={"skullport": {"red": 1, "blue": 1, "white": 2}})
    t.play("crushing_wave_cultist")
    assert t.legal == {"assassinate skullport white"}
    assert t.why_not("assassinate skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("assassinate skullport white")
    assert changes(t, "crushing_wave_cultist") == {"skullport white": -1, "trophies white": 1}


def test_crushing_wave_cultist_without_white_in_reach() -> None:
    t = Table(hand=["crushing_wave_cultist"], map={"skullport": {"red": 1, "blue": 1}, "everfire": {"white": 1}})
    t.play("crushing_wave_cultist")
    assert changes(t, "crushing_wave_cultist") == {}


def test_crushing_wave_cultist_focus_by_revealing_deploys_two() -> None:
    t = Table(hand=["crushing_wave_cultist", "olhydra"], map={"skullport": {"red": 1, "white": 1}})
    t.play("crushing_wave_cultist", "assassinate skullport white", "reveal olhydra")
    assert t.offered("deploy") == AROUND_SKULLPORT
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("deploy skullport", "deploy labyrinth__skullport:1")
    assert changes(t, "crushing_wave_cultist") == {
        "skullport white": -1,
        "trophies white": 1,
        "barracks": -2,
        "skullport red": 1,
        "labyrinth__skullport:1 red": 1,
    }


def test_crushing_wave_cultist_focus_by_an_earlier_card_with_empty_barracks() -> None:
    t = Table(hand=["crushing_wave_cultist"], map=OUTPOST, barracks=0, turn={"played": ["olhydra"]})
    t.play("crushing_wave_cultist")
    assert changes(t, "crushing_wave_cultist") == {"vp": 2}


def test_crushing_wave_cultist_focus_declined() -> None:
    t = Table(hand=["crushing_wave_cultist", "olhydra"], map=OUTPOST).play("crushing_wave_cultist", "decline")
    assert changes(t, "crushing_wave_cultist") == {}


# ---------------------------------------------------------------- Water Elemental


def test_water_elemental_deploys_two() -> None:
    t = Table(hand=["water_elemental"], map=OUTPOST, deck=["noble"]).play("water_elemental")
    assert t.offered("deploy") == AROUND_SKULLPORT
    t.do("deploy skullport__kanaglym:0", "deploy kanaglym")  # the first troop gives presence for the second
    assert changes(t, "water_elemental") == {"barracks": -2, "skullport__kanaglym:0 red": 1, "kanaglym red": 1}


def test_water_elemental_deploys_only_in_reach() -> None:
    t = Table(hand=["water_elemental"], map=OUTPOST).play("water_elemental")
    assert t.why_not("deploy kanaglym") == "You have no Presence at Kanaglym. (T-10.2.1)"
    assert t.why_not("deploy chchitl__kanaglym:0") == "Ch'Chitl–Kanaglym route is not in play in this game. (T-2.2)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"


def test_water_elemental_without_a_troop_on_the_map_deploys_anywhere() -> None:
    t = Table(hand=["water_elemental"], map={"everfire": {"spies": ["red"]}}).play("water_elemental")
    assert {"everfire", "menzoberranzan", "labyrinth__skullport:0"} <= t.offered("deploy")
    t.do("deploy blingdenstone")
    assert t.offered("deploy") == {"everfire", "blingdenstone", "blingdenstone__mantol_derith:0"}


def test_water_elemental_without_room() -> None:
    t = Table(hand=["water_elemental"], map=BOXED_IN).play("water_elemental")
    assert changes(t, "water_elemental") == {}


def test_water_elemental_with_empty_barracks() -> None:
    t = Table(hand=["water_elemental"], map=BOXED_IN, barracks=0).play("water_elemental")
    assert changes(t, "water_elemental") == {"vp": 2}


def test_water_elemental_deploys_the_last_troop() -> None:
    t = Table(hand=["water_elemental"], map=OUTPOST, barracks=1).play("water_elemental", "deploy skullport")
    assert changes(t, "water_elemental") == {"barracks": -1, "skullport red": 1, "vp": 1, "ending": 1}


def test_water_elemental_focus_by_an_earlier_card_draws() -> None:
    t = Table(hand=["water_elemental"], map=BOXED_IN, deck=["soldier", "noble"], turn={"played": ["olhydra"]})
    t.play("water_elemental")
    assert changes(t, "water_elemental") == {"deck soldier": -1, "hand soldier": 1}


def test_water_elemental_focus_by_revealing_draws() -> None:
    t = Table(hand=["water_elemental", "olhydra"], map=BOXED_IN, deck=["soldier"])
    t.play("water_elemental", "reveal olhydra")
    assert changes(t, "water_elemental") == {"deck soldier": -1, "hand soldier": 1}


def test_water_elemental_focus_declined() -> None:
    t = Table(hand=["water_elemental", "olhydra"], map=BOXED_IN, deck=["soldier"]).play("water_elemental", "decline")
    assert changes(t, "water_elemental") == {}


# ---------------------------------------------------------------- Water Elemental Myrmidon


def test_water_elemental_myrmidon_kills_white() -> None:
    t = Table(hand=["water_elemental_myrmidon"], map={"skullport": {"red": 1, "blue": 1, "white": 2}})
    t.play("water_elemental_myrmidon")
    assert t.legal == {"assassinate skullport white"}
    t.do("assassinate skullport white")
    assert changes(t, "water_elemental_myrmidon") == {
        "skullport white": -1,
        "trophies white": 1,
        "at end of turn water_elemental_myrmidon": 1,
    }


def test_water_elemental_myrmidon_without_target_still_promotes() -> None:
    t = Table(hand=["water_elemental_myrmidon", "soldier", "imix"], deck=DECK, map={"skullport": {"red": 1, "blue": 1}})
    t.play("water_elemental_myrmidon")
    assert changes(t, "water_elemental_myrmidon") == {"at end of turn water_elemental_myrmidon": 1}
    t.play("soldier").play("imix").end_turn()
    assert t.legal == {"promote soldier"}
    t.do("promote soldier")
    assert (t.inner_circle(), t.discard()) == (["soldier"], ["imix", "water_elemental_myrmidon"])


def test_water_elemental_myrmidon_without_a_played_obedience_card() -> None:
    t = Table(hand=cards(water_elemental_myrmidon=2), deck=DECK)
    t.play("water_elemental_myrmidon").play("water_elemental_myrmidon").end_turn()
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == ([], cards(water_elemental_myrmidon=2))


def test_water_elemental_myrmidon_twice_promotes_two() -> None:
    t = Table(hand=cards(water_elemental_myrmidon=2, noble=2), deck=DECK)
    t.play("water_elemental_myrmidon").play("water_elemental_myrmidon").play("noble").play("noble")
    t.end_turn("promote noble", "promote noble")
    assert (t.inner_circle(), t.discard()) == (cards(noble=2), cards(water_elemental_myrmidon=2))


# ---------------------------------------------------------------- Gar Shatterkeel

CONQUEST_MARKET = {
    "row": ["crushing_wave_cultist", "water_elemental", "olhydra", "fire_elemental", None, None],
    "deck": ["imix", "ogremoch"],
}


def test_gar_shatterkeel_deploys_three_then_recruits() -> None:
    t = Table(hand=["gar_shatterkeel"], map=OUTPOST, market=CONQUEST_MARKET)
    t.play("gar_shatterkeel", "deploy skullport", "deploy skullport", "deploy labyrinth__skullport:1")
    assert t.legal == {"recruit crushing_wave_cultist", "recruit water_elemental"}
    assert t.why_not("recruit olhydra") == "Olhydra costs 6; you can take only cards that cost 4 or less. (R-60)"
    assert t.why_not("recruit fire_elemental") == "Fire Elemental is not Conquest. (T-6.2)"
    t.do("recruit water_elemental")
    assert changes(t, "gar_shatterkeel") == {
        "barracks": -3,
        "skullport red": 2,
        "labyrinth__skullport:1 red": 1,
        "row water_elemental": -1,
        "discard water_elemental": 1,
        "market deck imix": -1,
        "row imix": 1,
    }


def test_gar_shatterkeel_must_deploy() -> None:
    t = Table(hand=["gar_shatterkeel"], map=OUTPOST).play("gar_shatterkeel")
    assert t.legal == {f"deploy {place}" for place in AROUND_SKULLPORT}


def test_gar_shatterkeel_with_empty_barracks_and_empty_row() -> None:
    t = Table(hand=["gar_shatterkeel"], map=OUTPOST, barracks=0).play("gar_shatterkeel")
    assert changes(t, "gar_shatterkeel") == {"vp": 3}


def test_gar_shatterkeel_runs_out_of_troops() -> None:
    t = Table(hand=["gar_shatterkeel"], map=OUTPOST, barracks=2)
    t.play("gar_shatterkeel", "deploy skullport", "deploy skullport")
    assert changes(t, "gar_shatterkeel") == {"barracks": -2, "skullport red": 2, "vp": 1, "ending": 1}


def test_gar_shatterkeel_runs_out_of_room() -> None:
    cramped = {"blingdenstone": {"red": 1}, "blingdenstone__mantol_derith:0": {"white": 1}}
    t = Table(hand=["gar_shatterkeel"], map=cramped).play("gar_shatterkeel", "deploy blingdenstone")
    assert changes(t, "gar_shatterkeel") == {"barracks": -1, "blingdenstone red": 1}


# ---------------------------------------------------------------- Olhydra


def test_olhydra_supplants_white_anywhere() -> None:
    here = {"skullport": {"red": 1, "blue": 1}, "everfire": {"white": 1}, "labyrinth__araumycos:1": {"white": 1}}
    t = Table(hand=["olhydra"], map=here).play("olhydra")
    assert t.legal == {"supplant everfire white", "supplant labyrinth__araumycos:1"}
    assert t.why_not("supplant skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("supplant gauntlgrym white") == "Gauntlgrym is not in play in this game. (T-2.2)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("supplant everfire white")
    assert changes(t, "olhydra") == {"barracks": -1, "everfire white": -1, "everfire red": 1, "trophies white": 1}


def test_olhydra_takes_a_marker() -> None:
    t = Table(hand=["olhydra"], map=OUTPOST | {"tsenviilyq": {"white": 1}}).play("olhydra", "supplant tsenviilyq white")
    assert t.controls("tsenviilyq") == "red"
    assert t.influence == 1


def test_olhydra_with_empty_barracks() -> None:
    t = Table(hand=["olhydra"], map=OUTPOST | {"everfire": {"white": 1}}, barracks=0)
    t.play("olhydra", "supplant everfire white")
    assert changes(t, "olhydra") == {"everfire white": -1, "trophies white": 1, "vp": 1}


def test_olhydra_deploys_the_last_troop() -> None:
    t = Table(hand=["olhydra"], map=OUTPOST | {"everfire": {"white": 1}}, barracks=1)
    t.play("olhydra", "supplant everfire white")
    assert (t.barracks(), t.vp(), t.ending) == (0, 0, True)


def test_olhydra_without_white_on_the_map() -> None:
    t = Table(hand=["olhydra"], map={"skullport": {"red": 1, "blue": 1}}).play("olhydra")
    assert changes(t, "olhydra") == {}


def test_olhydra_focus_by_an_earlier_card_deploys_next_to_the_supplanted() -> None:
    t = Table(hand=["olhydra"], map=OUTPOST | {"everfire": {"white": 1}}, turn={"played": ["gar_shatterkeel"]})
    t.play("olhydra", "supplant everfire white", "deploy everfire", "deploy chasmleap_bridge__everfire:0")
    assert changes(t, "olhydra") == {
        "barracks": -3,
        "everfire white": -1,
        "everfire red": 2,
        "chasmleap_bridge__everfire:0 red": 1,
        "trophies white": 1,
    }


def test_olhydra_focus_by_revealing() -> None:
    t = Table(hand=["olhydra", "water_elemental"], map=OUTPOST)
    t.play("olhydra", "reveal water_elemental", "deploy skullport", "deploy skullport")
    assert changes(t, "olhydra") == {"barracks": -2, "skullport red": 2}


def test_olhydra_focus_declined() -> None:
    t = Table(hand=["olhydra", "water_elemental"], map=OUTPOST).play("olhydra", "decline")
    assert changes(t, "olhydra") == {}


# ---------------------------------------------------------------- Air Elemental


def test_air_elemental_places_a_spy() -> None:
    t = Table(hand=["air_elemental"], map={"skullport": {"red": 1, "spies": ["red"]}, "everfire": {"spies": ["blue"]}})
    t.play("air_elemental")
    assert t.legal == {"option 1", "option 2"}
    t.do("option 1")
    assert len(t.offered("place-spy")) == 14
    assert t.why_not("place-spy skullport") == "You already have a spy at Skullport. (T-10.6.1)"
    assert t.why_not("place-spy gauntlgrym") == "Gauntlgrym is not in play in this game. (T-2.2)"
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    t.do("place-spy everfire")
    assert changes(t, "air_elemental") == {"everfire red spy": 1}


def test_air_elemental_moves_a_sixth_spy() -> None:
    t = Table(hand=["air_elemental"], map=FIVE_SPIES).play("air_elemental", "option 1")
    assert t.offered("return-spy") == {f"{site} red" for site in FIVE_SPIES}
    t.do("return-spy kanaglym red")
    assert {"kanaglym", "araumycos"} <= t.offered("place-spy")
    assert t.why_not("return-spy everfire red") == "You still have a spy in barracks: place that one. (T-10.6.2)"
    t.do("place-spy araumycos")
    assert changes(t, "air_elemental") == {"kanaglym red spy": -1, "araumycos red spy": 1}


def test_air_elemental_leaves_five_spies_where_they_are() -> None:
    t = Table(hand=["air_elemental"], map=FIVE_SPIES).play("air_elemental", "option 1", "decline")
    assert changes(t, "air_elemental") == {}


def test_air_elemental_returns_a_spy_to_deploy_three() -> None:
    t = Table(hand=["air_elemental"], map=OUTPOST | {"everfire": {"spies": ["red"]}})
    t.play("air_elemental", "option 2", "return-spy everfire red")
    assert t.offered("deploy") == AROUND_SKULLPORT  # the spy no longer gives presence
    t.do("deploy skullport", "deploy skullport", "deploy skullport__kanaglym:0")
    assert changes(t, "air_elemental") == {
        "everfire red spy": -1,
        "barracks": -3,
        "skullport red": 2,
        "skullport__kanaglym:0 red": 1,
    }


def test_air_elemental_returns_a_spy_with_empty_barracks() -> None:
    t = Table(hand=["air_elemental"], map={"everfire": {"spies": ["red"]}}, barracks=0)
    t.play("air_elemental", "option 2", "return-spy everfire red")
    assert changes(t, "air_elemental") == {"everfire red spy": -1, "vp": 3}


def test_air_elemental_keeps_its_spy() -> None:
    t = Table(hand=["air_elemental"], map=OUTPOST | {"everfire": {"spies": ["red", "blue"]}}).play("air_elemental", "option 2")
    assert t.legal == {"return-spy everfire red", "decline"}
    assert t.why_not("return-spy everfire blue") == "You can take back only your own spy. (T-10.9.2)"
    t.do("decline")
    assert changes(t, "air_elemental") == {}


def test_air_elemental_without_a_spy_to_return() -> None:
    t = Table(hand=["air_elemental"], map=OUTPOST).play("air_elemental", "option 2")
    assert changes(t, "air_elemental") == {}


def test_air_elemental_focus_by_an_earlier_card_draws() -> None:
    t = Table(hand=["air_elemental"], deck=["soldier", "noble"], turn={"played": ["yan_c_bin"]})
    t.play("air_elemental", "option 1", "place-spy everfire")
    assert changes(t, "air_elemental") == {"everfire red spy": 1, "deck soldier": -1, "hand soldier": 1}


def test_air_elemental_focus_without_paying_the_cost() -> None:
    t = Table(hand=["air_elemental", "yan_c_bin"], deck=["soldier"]).play("air_elemental", "option 2", "reveal yan_c_bin")
    assert changes(t, "air_elemental") == {"deck soldier": -1, "hand soldier": 1}


def test_air_elemental_focus_declined() -> None:
    t = Table(hand=["air_elemental", "yan_c_bin"], deck=["soldier"]).play("air_elemental", "option 2", "decline")
    assert changes(t, "air_elemental") == {}


# ---------------------------------------------------------------- Howling Hatred Cultist


def test_howling_hatred_cultist_places_a_spy() -> None:
    t = Table(hand=["howling_hatred_cultist"]).play("howling_hatred_cultist", "option 1", "place-spy everfire")
    assert changes(t, "howling_hatred_cultist") == {"everfire red spy": 1}


def test_howling_hatred_cultist_moves_a_sixth_spy_back_to_its_site() -> None:
    t = Table(hand=["howling_hatred_cultist"], map=FIVE_SPIES)
    t.play("howling_hatred_cultist", "option 1", "return-spy kanaglym red", "place-spy kanaglym")
    assert changes(t, "howling_hatred_cultist") == {}


def test_howling_hatred_cultist_returns_a_spy_for_influence() -> None:
    t = Table(hand=["howling_hatred_cultist"], map={"everfire": {"spies": ["red"]}})
    t.play("howling_hatred_cultist", "option 2", "return-spy everfire red")
    assert changes(t, "howling_hatred_cultist") == {"everfire red spy": -1, "influence": 3}


def test_howling_hatred_cultist_keeps_its_spy() -> None:
    t = Table(hand=["howling_hatred_cultist"], map={"everfire": {"spies": ["red"]}})
    t.play("howling_hatred_cultist", "option 2", "decline")
    assert changes(t, "howling_hatred_cultist") == {}


def test_howling_hatred_cultist_without_a_spy_to_return() -> None:
    t = Table(hand=["howling_hatred_cultist"]).play("howling_hatred_cultist", "option 2")
    assert changes(t, "howling_hatred_cultist") == {}


def test_howling_hatred_cultist_focus_by_an_earlier_card() -> None:
    t = Table(hand=["howling_hatred_cultist"], map={"everfire": {"spies": ["red"]}}, turn={"played": ["yan_c_bin"]})
    t.play("howling_hatred_cultist", "option 2", "return-spy everfire red")
    assert changes(t, "howling_hatred_cultist") == {"everfire red spy": -1, "influence": 3, "power": 1}


def test_howling_hatred_cultist_focus_by_revealing() -> None:
    t = Table(hand=["howling_hatred_cultist", "yan_c_bin"])
    t.play("howling_hatred_cultist", "option 2", "reveal yan_c_bin")
    assert changes(t, "howling_hatred_cultist") == {"power": 1}


def test_howling_hatred_cultist_focus_declined() -> None:
    t = Table(hand=["howling_hatred_cultist", "yan_c_bin"]).play("howling_hatred_cultist", "option 2", "decline")
    assert changes(t, "howling_hatred_cultist") == {}


# ---------------------------------------------------------------- Air Elemental Myrmidon


def test_air_elemental_myrmidon_places_a_spy() -> None:
    t = Table(hand=["air_elemental_myrmidon"]).play("air_elemental_myrmidon")
    assert len(t.offered("place-spy")) == 15
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    t.do("place-spy everfire")
    assert changes(t, "air_elemental_myrmidon") == {"everfire red spy": 1, "at end of turn air_elemental_myrmidon": 1}


def test_air_elemental_myrmidon_with_five_spies_out_still_promotes() -> None:
    t = Table(hand=["air_elemental_myrmidon", "noble", "imix"], deck=DECK, map=FIVE_SPIES)
    t.play("air_elemental_myrmidon", "decline").play("noble").play("imix").end_turn()
    assert t.legal == {"promote noble"}
    t.do("promote noble")
    assert (t.inner_circle(), t.discard()) == (["noble"], ["air_elemental_myrmidon", "imix"])


def test_air_elemental_myrmidon_without_a_played_obedience_card() -> None:
    t = Table(hand=["air_elemental_myrmidon", "imix", "noble"], deck=DECK)
    t.play("air_elemental_myrmidon", "place-spy everfire").play("imix").end_turn()
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == ([], ["air_elemental_myrmidon", "imix", "noble"])


# ---------------------------------------------------------------- Aerisi Kalinoth

GUILE_MARKET = {
    "row": ["air_elemental", "air_elemental_myrmidon", "yan_c_bin", "fire_elemental", None, None],
    "deck": ["imix", "ogremoch"],
}


def test_aerisi_kalinoth_does_all_three() -> None:
    t = Table(hand=["aerisi_kalinoth"], market=GUILE_MARKET).play("aerisi_kalinoth", "place-spy everfire")
    assert t.legal == {"recruit air_elemental", "recruit air_elemental_myrmidon"}
    assert t.why_not("recruit yan_c_bin") == "Yan-C-Bin costs 6; you can take only cards that cost 4 or less. (R-60)"
    assert t.why_not("recruit fire_elemental") == "Fire Elemental is not Guile. (T-6.2)"
    t.do("recruit air_elemental")
    assert changes(t, "aerisi_kalinoth") == {
        "power": 1,
        "everfire red spy": 1,
        "row air_elemental": -1,
        "discard air_elemental": 1,
        "market deck imix": -1,
        "row imix": 1,
    }


def test_aerisi_kalinoth_must_place_a_spy() -> None:
    t = Table(hand=["aerisi_kalinoth"], market=GUILE_MARKET).play("aerisi_kalinoth")
    assert len(t.offered("place-spy")) == 15
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"


def test_aerisi_kalinoth_with_five_spies_out() -> None:
    market = {"row": ["air_elemental", *[None] * 5]}
    t = Table(hand=["aerisi_kalinoth"], map=FIVE_SPIES, market=market).play("aerisi_kalinoth", "decline", "recruit air_elemental")
    assert changes(t, "aerisi_kalinoth") == {"power": 1, "row air_elemental": -1, "discard air_elemental": 1}


def test_aerisi_kalinoth_with_an_empty_row() -> None:
    t = Table(hand=["aerisi_kalinoth"]).play("aerisi_kalinoth", "place-spy everfire")
    assert changes(t, "aerisi_kalinoth") == {"power": 1, "everfire red spy": 1}


# ---------------------------------------------------------------- Yan-C-Bin


def test_yan_c_bin_kills_at_its_spys_site() -> None:
    t = Table(hand=["yan_c_bin"], map={"skullport": {"red": 1, "blue": 1}, "everfire": {"blue": 1, "white": 1}})
    t.play("yan_c_bin", "place-spy everfire")
    assert t.legal == {"assassinate everfire blue", "assassinate everfire white"}
    assert t.why_not("assassinate skullport blue") == "Skullport is not that spy's site. (T-6.9)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("assassinate everfire white")
    assert changes(t, "yan_c_bin") == {"everfire red spy": 1, "everfire white": -1, "trophies white": 1}


def test_yan_c_bin_at_a_site_without_target() -> None:
    t = Table(hand=["yan_c_bin"], map={"skullport": {"red": 1, "blue": 1}}).play("yan_c_bin", "place-spy everfire")
    assert changes(t, "yan_c_bin") == {"everfire red spy": 1}


def test_yan_c_bin_kills_where_a_sixth_spy_goes() -> None:
    t = Table(hand=["yan_c_bin"], map=FIVE_SPIES | {"araumycos": {"blue": 1}, "kanaglym": {"blue": 1, "spies": ["red"]}})
    t.play("yan_c_bin", "return-spy kanaglym red", "place-spy araumycos")
    assert t.legal == {"assassinate araumycos blue"}


def test_yan_c_bin_kills_nobody_without_a_new_spy() -> None:
    t = Table(hand=["yan_c_bin"], map=FIVE_SPIES | {"kanaglym": {"blue": 1, "spies": ["red"]}}).play("yan_c_bin", "decline")
    assert changes(t, "yan_c_bin") == {}


def test_yan_c_bin_focus_places_a_spy_that_kills_nobody() -> None:
    t = Table(hand=["yan_c_bin"], map={"labyrinth": {"blue": 1}}, turn={"played": ["air_elemental"]})
    t.play("yan_c_bin", "place-spy everfire")
    assert t.why_not("place-spy everfire") == "You already have a spy at Everfire. (T-10.6.1)"
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    t.do("place-spy labyrinth")
    assert changes(t, "yan_c_bin") == {"everfire red spy": 1, "labyrinth red spy": 1}


def test_yan_c_bin_focus_with_five_spies_out() -> None:
    t = Table(hand=["yan_c_bin", "air_elemental"], map=FIVE_SPIES)
    t.play("yan_c_bin", "decline", "reveal air_elemental", "return-spy kanaglym red", "place-spy araumycos")
    assert changes(t, "yan_c_bin") == {"kanaglym red spy": -1, "araumycos red spy": 1}


def test_yan_c_bin_focus_declined() -> None:
    t = Table(hand=["yan_c_bin", "air_elemental"]).play("yan_c_bin", "place-spy everfire", "decline")
    assert changes(t, "yan_c_bin") == {"everfire red spy": 1}


# ---------------------------------------------------------------- Black Earth Cultist


def test_black_earth_cultist_promotes_another_card() -> None:
    t = Table(hand=["black_earth_cultist", "imix", "noble", "soldier"], deck=DECK).play("black_earth_cultist")
    assert changes(t, "black_earth_cultist") == {"at end of turn black_earth_cultist": 1}
    t.play("imix").play("noble").end_turn()
    assert t.legal == {"promote imix", "promote noble"}
    assert t.why_not("promote black_earth_cultist") == "No other Black Earth Cultist lies in your play area. (T-6.8)"
    assert t.why_not("promote soldier") == "No other Soldier lies in your play area. (T-6.8)"
    assert t.why_not("decline") == "You must do this if you can. (R-22)"
    t.do("promote imix")
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == (["imix"], ["black_earth_cultist", "noble", "soldier"])


def test_black_earth_cultist_alone_promotes_nothing() -> None:
    t = Table(hand=["black_earth_cultist", "noble"], deck=DECK).play("black_earth_cultist").end_turn()
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == ([], ["black_earth_cultist", "noble"])


def test_black_earth_cultist_promotes_a_card_played_before_it() -> None:
    t = Table(hand=["black_earth_cultist", "noble"], deck=DECK).play("noble").play("black_earth_cultist")
    t.end_turn("promote noble")
    assert t.inner_circle() == ["noble"]


def test_black_earth_cultist_copies_promote_each_other() -> None:
    t = Table(hand=cards(black_earth_cultist=2), deck=DECK)
    t.play("black_earth_cultist", "decline").play("black_earth_cultist")
    t.end_turn("promote black_earth_cultist", "promote black_earth_cultist")
    assert (t.inner_circle(), t.discard()) == (cards(black_earth_cultist=2), [])


def test_black_earth_cultist_promotes_the_copy_that_leaves_most_to_promote() -> None:
    t = Table(hand=cards(black_earth_cultist=3), deck=DECK)
    t.play("black_earth_cultist", "decline").play("black_earth_cultist").play("black_earth_cultist")
    t.end_turn("promote black_earth_cultist", "promote black_earth_cultist", "promote black_earth_cultist")
    assert (t.inner_circle(), t.discard()) == (cards(black_earth_cultist=3), [])


def test_black_earth_cultist_resolves_even_after_being_promoted() -> None:
    t = Table(hand=["black_earth_cultist", "earth_elemental_myrmidon", "noble"], deck=DECK)
    t.play("black_earth_cultist", "decline").play("earth_elemental_myrmidon").play("noble").end_turn()
    assert t.legal == {"resolve black_earth_cultist", "resolve earth_elemental_myrmidon"}
    t.do("resolve earth_elemental_myrmidon", "promote black_earth_cultist", "promote noble")
    assert (t.inner_circle(), t.discard()) == (["black_earth_cultist", "noble"], ["earth_elemental_myrmidon"])


def test_black_earth_cultist_promotes_an_outcast_into_its_supply() -> None:
    t = Table(hand=["black_earth_cultist", "insane_outcast"], deck=DECK, outcasts=20)
    t.play("insane_outcast", "decline").play("black_earth_cultist").end_turn("promote insane_outcast")
    assert t.supply("insane_outcast") == 21
    assert (t.inner_circle(), t.discard()) == ([], ["black_earth_cultist"])


def test_black_earth_cultist_focus_by_an_earlier_card() -> None:
    t = Table(hand=["black_earth_cultist"], turn={"played": ["ogremoch"]}).play("black_earth_cultist")
    assert changes(t, "black_earth_cultist") == {"influence": 2, "at end of turn black_earth_cultist": 1}


def test_black_earth_cultist_focus_by_revealing() -> None:
    t = Table(hand=["black_earth_cultist", "ogremoch"]).play("black_earth_cultist", "reveal ogremoch")
    assert changes(t, "black_earth_cultist") == {"influence": 2, "at end of turn black_earth_cultist": 1}


def test_black_earth_cultist_focus_declined() -> None:
    t = Table(hand=["black_earth_cultist", "ogremoch"]).play("black_earth_cultist", "decline")
    assert changes(t, "black_earth_cultist") == {"at end of turn black_earth_cultist": 1}


# ---------------------------------------------------------------- Earth Elemental


def test_earth_elemental_returns_a_troop() -> None:
    here = {"skullport": {"red": 1, "blue": 1, "white": 1, "spies": ["blue"]}, "everfire": {"blue": 1, "spies": ["blue"]}}
    t = Table(hand=["earth_elemental"], map=here).play("earth_elemental")
    assert t.legal == {"return-troop skullport blue", "return-spy skullport blue"}
    t.do("return-troop skullport blue")
    assert changes(t, "earth_elemental") == {"influence": 1, "skullport blue": -1, "blue barracks": 1}


def test_earth_elemental_returns_a_spy() -> None:
    t = Table(hand=["earth_elemental"], map={"skullport": {"red": 1, "spies": ["blue"]}})
    t.play("earth_elemental", "return-spy skullport blue")
    assert changes(t, "earth_elemental") == {"influence": 1, "skullport blue spy": -1}


def test_earth_elemental_refuses_white_own_and_distant_pieces() -> None:
    here = {"skullport": {"red": 1, "blue": 1, "white": 1, "spies": ["red"]}, "everfire": {"blue": 1, "spies": ["blue"]}}
    t = Table(hand=["earth_elemental"], map=here).play("earth_elemental")
    assert t.why_not("return-troop skullport white") == "You can't return white troops. (T-10.9.1)"
    assert t.why_not("return-troop skullport red") == "That troop is your own. (T-0.2)"
    assert t.why_not("return-spy skullport red") == "That spy is your own. (T-10.9.1)"
    assert t.why_not("return-troop everfire blue") == "You have no Presence at Everfire. (T-7.3)"
    assert t.why_not("return-spy everfire blue") == "You have no Presence at Everfire. (T-10.9.1)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"


def test_earth_elemental_reaches_by_a_spy() -> None:
    t = Table(hand=["earth_elemental"], map={"everfire": {"blue": 1, "spies": ["red", "blue"]}}).play("earth_elemental")
    assert t.legal == {"return-troop everfire blue", "return-spy everfire blue"}


def test_earth_elemental_without_a_rival_piece() -> None:
    t = Table(hand=["earth_elemental"], map={"skullport": {"red": 1, "white": 1}}).play("earth_elemental")
    assert changes(t, "earth_elemental") == {"influence": 1}


def test_earth_elemental_takes_a_marker_by_sending_a_rival_home() -> None:
    t = Table(hand=["earth_elemental"], map={"tsenviilyq": {"red": 1, "blue": 1}})
    t.play("earth_elemental", "return-troop tsenviilyq blue")
    assert t.controls("tsenviilyq") == "red"
    assert t.influence == 1 + 1


def test_earth_elemental_focus_by_an_earlier_card_draws() -> None:
    t = Table(hand=["earth_elemental"], deck=["soldier", "noble"], turn={"played": ["ogremoch"]}).play("earth_elemental")
    assert changes(t, "earth_elemental") == {"influence": 1, "deck soldier": -1, "hand soldier": 1}


def test_earth_elemental_focus_by_revealing_draws() -> None:
    t = Table(hand=["earth_elemental", "ogremoch"], deck=["soldier"]).play("earth_elemental", "reveal ogremoch")
    assert changes(t, "earth_elemental") == {"influence": 1, "deck soldier": -1, "hand soldier": 1}


def test_earth_elemental_focus_declined() -> None:
    t = Table(hand=["earth_elemental", "ogremoch"], deck=["soldier"]).play("earth_elemental", "decline")
    assert changes(t, "earth_elemental") == {"influence": 1}


# ---------------------------------------------------------------- Earth Elemental Myrmidon


def test_earth_elemental_myrmidon_promotes_any_other_card() -> None:
    t = Table(hand=["earth_elemental_myrmidon", "imix", "noble"], deck=DECK).play("earth_elemental_myrmidon")
    assert changes(t, "earth_elemental_myrmidon") == {"influence": 2, "at end of turn earth_elemental_myrmidon": 1}
    t.play("imix").play("noble").end_turn()
    assert t.legal == {"promote imix", "promote noble"}
    t.do("promote imix")
    assert (t.inner_circle(), t.discard()) == (["imix"], ["earth_elemental_myrmidon", "noble"])


def test_earth_elemental_myrmidon_alone_promotes_nothing() -> None:
    t = Table(hand=["earth_elemental_myrmidon", "noble"], deck=DECK).play("earth_elemental_myrmidon").end_turn()
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == ([], ["earth_elemental_myrmidon", "noble"])


def test_earth_elemental_myrmidon_copies_promote_each_other() -> None:
    t = Table(hand=cards(earth_elemental_myrmidon=2), deck=DECK)
    t.play("earth_elemental_myrmidon").play("earth_elemental_myrmidon")
    t.end_turn("promote earth_elemental_myrmidon", "promote earth_elemental_myrmidon")
    assert t.inner_circle() == cards(earth_elemental_myrmidon=2)


# ---------------------------------------------------------------- Marlos Urnrayle

AMBITION_MARKET = {
    "row": ["earth_elemental", "black_earth_cultist", "ogremoch", "fire_elemental", None, None],
    "deck": ["imix", "olhydra"],
}


def test_marlos_urnrayle_recruits_now_and_promotes_later() -> None:
    t = Table(hand=["marlos_urnrayle", "noble"], deck=DECK, market=AMBITION_MARKET).play("marlos_urnrayle")
    assert t.legal == {"recruit earth_elemental", "recruit black_earth_cultist"}
    assert t.why_not("recruit ogremoch") == "Ogremoch costs 6; you can take only cards that cost 4 or less. (R-60)"
    assert t.why_not("recruit fire_elemental") == "Fire Elemental is not Ambition. (T-6.2)"
    t.do("recruit earth_elemental")
    assert changes(t, "marlos_urnrayle") == {
        "influence": 1,
        "row earth_elemental": -1,
        "discard earth_elemental": 1,
        "market deck imix": -1,
        "row imix": 1,
        "at end of turn marlos_urnrayle": 1,
    }
    t.play("noble").end_turn("promote noble")
    assert (t.inner_circle(), t.discard()) == (["noble"], ["earth_elemental", "marlos_urnrayle"])


def test_marlos_urnrayle_with_an_empty_row() -> None:
    t = Table(hand=["marlos_urnrayle"]).play("marlos_urnrayle")
    assert changes(t, "marlos_urnrayle") == {"influence": 1, "at end of turn marlos_urnrayle": 1}


def test_marlos_urnrayle_does_not_promote_what_it_recruits() -> None:
    t = Table(hand=["marlos_urnrayle"], deck=DECK, market=AMBITION_MARKET)
    t.play("marlos_urnrayle", "recruit earth_elemental").end_turn()
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == ([], ["earth_elemental", "marlos_urnrayle"])


# ---------------------------------------------------------------- Ogremoch


def test_ogremoch_promotes_one() -> None:
    t = Table(hand=["ogremoch", "noble", "soldier"], deck=DECK).play("ogremoch")
    assert changes(t, "ogremoch") == {"influence": 2, "at end of turn ogremoch": 1}
    t.play("noble").play("soldier").end_turn()
    assert t.legal == {"promote noble", "promote soldier"}
    t.do("promote soldier")
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == (["soldier"], ["noble", "ogremoch"])


def test_ogremoch_focus_by_revealing_promotes_two() -> None:
    t = Table(hand=["ogremoch", "noble", "soldier", "earth_elemental"], deck=DECK).play("ogremoch", "reveal earth_elemental")
    assert changes(t, "ogremoch") == {"influence": 2, "at end of turn ogremoch": 2}
    t.play("noble").play("soldier").end_turn("promote soldier")
    assert t.legal == {"promote noble"}
    t.do("promote noble")
    assert (t.inner_circle(), t.discard()) == (["noble", "soldier"], ["earth_elemental", "ogremoch"])


def test_ogremoch_focus_by_an_earlier_card() -> None:
    t = Table(hand=["ogremoch"], turn={"played": ["earth_elemental"]}).play("ogremoch")
    assert changes(t, "ogremoch") == {"influence": 2, "at end of turn ogremoch": 2}


def test_ogremoch_focus_with_a_single_card_to_promote() -> None:
    t = Table(hand=["ogremoch"], deck=DECK, turn={"played": ["earth_elemental"]}).play("ogremoch")
    t.end_turn("promote earth_elemental")
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == (["earth_elemental"], ["ogremoch"])


def test_ogremoch_focus_declined() -> None:
    t = Table(hand=["ogremoch", "earth_elemental"]).play("ogremoch", "decline")
    assert changes(t, "ogremoch") == {"influence": 2, "at end of turn ogremoch": 1}
