"""Every card of the Demons half-deck, played: what it prints, what it does, and what it leaves undone."""

from __future__ import annotations

import pytest

from bailiwick.games.tyrants.board import LOCATION_NAMES, SITE_COUNT
from bailiwick.games.tyrants.cards import demons
from bailiwick.games.tyrants.catalogue import ASPECTS, CARD_NUMBER
from bailiwick.games.tyrants.game import GAME
from tests.games.tyrants.cards.playing import BOXED_IN, FIVE_SPIES, OUTPOST, Places, changes
from tests.games.tyrants.table import Table, cards

DECK = cards(noble=5)  # what is drawn at the end of a turn, so that the discard pile stays as it is
AROUND_SKULLPORT = {"skullport", "labyrinth__skullport:1", "skullport__kanaglym:0"}

# ---------------------------------------------------------------- what is printed

# id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle
PRINTED = [
    ("ghoul", "Ghoul", 4, "malice", "Undead", 3, 2, 4),
    ("mind_flayer", "Mind Flayer", 3, "malice", "Illithid", 3, 1, 3),
    ("glabrezu", "Glabrezu", 5, "malice", "Fiend", 1, 2, 4),
    ("marilith", "Marilith", 6, "malice", "Fiend", 2, 2, 5),
    ("orcus", "Orcus", 8, "malice", "Fiend", 1, 5, 10),
    ("gibbering_mouther", "Gibbering Mouther", 2, "conquest", "Aberration", 3, 1, 3),
    ("derro", "Derro", 3, "conquest", "Derro", 2, 1, 4),
    ("ettin", "Ettin", 4, "conquest", "Giant", 3, 1, 2),
    ("balor", "Balor", 6, "conquest", "Fiend", 1, 3, 6),
    ("demogorgon", "Demogorgon", 8, "conquest", "Fiend", 1, 5, 10),
    ("night_hag", "Night Hag", 3, "guile", "Fiend", 3, 1, 3),
    ("jackalwere", "Jackalwere", 4, "guile", "Shapechanger", 3, 2, 4),
    ("succubus", "Succubus", 5, "guile", "Fiend", 2, 2, 5),
    ("vrock", "Vrock", 5, "guile", "Fiend", 1, 2, 4),
    ("grazzt", "Graz'zt", 6, "guile", "Fiend", 1, 2, 5),
    ("myconid_adult", "Myconid Adult", 3, "ambition", "Myconid", 3, 1, 3),
    ("nalfeshnee", "Nalfeshnee", 5, "ambition", "Fiend", 2, 2, 5),
    ("hezrou", "Hezrou", 3, "ambition", "Fiend", 2, 1, 3),
    ("myconid_sovereign", "Myconid Sovereign", 4, "ambition", "Myconid", 2, 2, 5),
    ("zuggtmoy", "Zuggtmoy", 6, "ambition", "Fiend", 1, 3, 6),
]

TEXTS = {
    "ghoul": "+2 power. Each opponent recruits an Insane Outcast.",
    "mind_flayer": "Devour a card in your hand ► choose one: +3 influence; or assassinate a troop.",
    "glabrezu": "Devour a card in your hand ► assassinate 2 troops.",
    "marilith": "Devour a card in your hand ► +5 power.",
    "orcus": "Devour a card in your hand ► assassinate 2 troops, then you may put up to 2 troops from any trophy halls "
    "on any empty spaces.",
    "gibbering_mouther": "Deploy 2 troops. Choose an opponent with a troop adjacent to one of them, "
    "who recruits an Insane Outcast.",
    "derro": "Supplant a white troop anywhere on the board. You recruit an Insane Outcast.",
    "ettin": "Choose one: deploy 3 troops; or assassinate 2 white troops.",
    "balor": "Devour a card in your hand ► supplant a white troop anywhere on the board, then deploy a troop.",
    "demogorgon": "Devour a card in your hand ► supplant 2 white troops, then each opponent recruits 2 Insane Outcasts.",
    "night_hag": "Choose one: place a spy; or return one of your spies ► draw 2 cards.",
    "jackalwere": "Choose one: place a spy; or return one of your spies ► +2 power and +2 influence.",
    "succubus": "Devour a card in your hand ► place a spy, then assassinate a troop at that spy's site.",
    "vrock": "Choose one: place a spy; or return one of your spies ► +5 power.",
    "grazzt": "Choose one: place 2 spies; or return any number of your spies, for each ► supplant a troop at that spy's site.",
    "myconid_adult": "+2 influence. Choose an opponent, who recruits an Insane Outcast.",
    "nalfeshnee": "+3 influence. Promote the top card of your deck.",
    "hezrou": "Move an enemy troop. Promote the top card of your deck.",
    "myconid_sovereign": "Choose an opponent, who recruits an Insane Outcast. "
    "At end of turn, promote another card played this turn.",
    "zuggtmoy": "Devour a card in your inner circle ► +3 influence, then at end of turn, "
    "promote up to 2 other cards played this turn.",
}


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_printed_facts(printed: tuple[str, str, int, str, str, int, int, int]) -> None:
    card = next(card for card in demons.CARDS if card.id == printed[0])
    aspect = ASPECTS[card.aspect]
    assert (card.id, card.name, card.cost, aspect, card.kind, card.copies, card.deck_vp, card.inner_vp) == printed


@pytest.mark.parametrize("card", TEXTS)
def test_text(card: str) -> None:
    assert GAME.card_text(CARD_NUMBER[card], "en") == TEXTS[card]


def test_half_deck_is_complete() -> None:
    assert [card.id for card in demons.CARDS] == [printed[0] for printed in PRINTED] == list(TEXTS)
    assert sum(card.copies for card in demons.CARDS) == 40


# ---------------------------------------------------------------- Ghoul


def test_ghoul_gives_the_opponent_an_outcast() -> None:
    t = Table(hand=["ghoul"], outcasts=30).play("ghoul")
    assert changes(t, "ghoul") == {"power": 2, "blue discard insane_outcast": 1, "supply insane_outcast": -1}


def test_ghoul_gives_every_opponent_one() -> None:
    t = Table(players=4, active="blue", hand=["ghoul"], outcasts=30).play("ghoul")
    assert changes(t, "ghoul") == {
        "power": 2,
        "supply insane_outcast": -3,
        "red discard insane_outcast": 1,
        "orange discard insane_outcast": 1,
        "black discard insane_outcast": 1,
    }


def test_ghoul_with_too_few_outcasts_deals_clockwise() -> None:
    t = Table(players=4, active="blue", hand=["ghoul"], outcasts=2).play("ghoul")
    assert changes(t, "ghoul") == {
        "power": 2,
        "supply insane_outcast": -2,
        "orange discard insane_outcast": 1,
        "black discard insane_outcast": 1,
    }


def test_ghoul_without_outcasts() -> None:
    t = Table(hand=["ghoul"], outcasts=0).play("ghoul")
    assert changes(t, "ghoul") == {"power": 2}


# ---------------------------------------------------------------- Mind Flayer


def test_mind_flayer_influence() -> None:
    t = Table(hand=["mind_flayer", "noble", "soldier"]).play("mind_flayer")
    assert t.legal == {"devour noble", "devour soldier", "decline"}
    t.do("devour noble")
    assert t.legal == {"option 1", "option 2"}
    t.do("option 1")
    assert changes(t, "mind_flayer") == {"hand noble": -1, "devoured noble": 1, "influence": 3}


def test_mind_flayer_kills() -> None:
    t = Table(hand=["mind_flayer", "noble"], map={"skullport": {"red": 1, "blue": 1, "white": 1}, "everfire": {"blue": 1}})
    t.play("mind_flayer", "devour noble", "option 2")
    assert t.legal == {"assassinate skullport blue", "assassinate skullport white"}
    assert t.why_not("assassinate everfire blue") == "You have no Presence at Everfire. (T-7.3)"
    t.do("assassinate skullport white")
    assert changes(t, "mind_flayer") == {
        "hand noble": -1,
        "devoured noble": 1,
        "skullport white": -1,
        "trophies white": 1,
    }


def test_mind_flayer_may_choose_a_kill_without_target() -> None:
    t = Table(hand=["mind_flayer", "noble"], map=OUTPOST).play("mind_flayer", "devour noble", "option 2")
    assert changes(t, "mind_flayer") == {"hand noble": -1, "devoured noble": 1}


def test_mind_flayer_declined() -> None:
    t = Table(hand=["mind_flayer", "noble"]).play("mind_flayer", "decline")
    assert changes(t, "mind_flayer") == {}


def test_mind_flayer_does_not_devour_itself() -> None:
    t = Table(hand=["mind_flayer"]).play("mind_flayer")
    assert changes(t, "mind_flayer") == {}


def test_mind_flayer_devours_its_other_copy() -> None:
    t = Table(hand=cards(mind_flayer=2)).play("mind_flayer", "devour mind_flayer", "option 1")
    assert t.in_main
    assert (t.in_play, t.devoured, t.hand()) == (["mind_flayer"], ["mind_flayer"], [])


def test_mind_flayer_devours_only_from_hand() -> None:
    t = Table(hand=["mind_flayer", "noble"], deck=["soldier"], discard=["soldier"]).play("mind_flayer")
    assert t.why_not("devour soldier") == "Soldier is not in your hand. (T-6.3)"
    assert t.why_not("devour mind_flayer") == "Mind Flayer is not in your hand. (T-6.3)"


def test_mind_flayer_sends_an_outcast_back() -> None:
    t = Table(hand=["mind_flayer", "insane_outcast"], outcasts=20).play("mind_flayer", "devour insane_outcast", "option 1")
    assert changes(t, "mind_flayer") == {"hand insane_outcast": -1, "supply insane_outcast": 1, "influence": 3}


# ---------------------------------------------------------------- Glabrezu


def test_glabrezu_kills_two() -> None:
    t = Table(hand=["glabrezu", "noble"], map={"skullport": {"red": 1, "blue": 2, "white": 2}})
    t.play("glabrezu", "devour noble", "assassinate skullport blue")
    assert t.legal == {"assassinate skullport blue", "assassinate skullport white"}
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("assassinate skullport white")
    assert changes(t, "glabrezu") == {
        "hand noble": -1,
        "devoured noble": 1,
        "skullport blue": -1,
        "skullport white": -1,
        "trophies blue": 1,
        "trophies white": 1,
    }


def test_glabrezu_with_a_single_target() -> None:
    t = Table(hand=["glabrezu", "noble"], map=OUTPOST | {"labyrinth__skullport:1": {"blue": 1}, "labyrinth": {"blue": 1}})
    t.play("glabrezu", "devour noble", "assassinate labyrinth__skullport:1")
    assert changes(t, "glabrezu") == {
        "hand noble": -1,
        "devoured noble": 1,
        "labyrinth__skullport:1 blue": -1,
        "trophies blue": 1,
    }


def test_glabrezu_may_pay_for_nothing() -> None:
    t = Table(hand=["glabrezu", "noble"], map=OUTPOST | {"everfire": {"blue": 1}}).play("glabrezu", "devour noble")
    assert changes(t, "glabrezu") == {"hand noble": -1, "devoured noble": 1}


def test_glabrezu_declined() -> None:
    t = Table(hand=["glabrezu", "noble"], map={"skullport": {"red": 1, "blue": 1}}).play("glabrezu", "decline")
    assert changes(t, "glabrezu") == {}


def test_glabrezu_without_a_card_to_devour() -> None:
    t = Table(hand=["glabrezu"], map={"skullport": {"red": 1, "blue": 1}}).play("glabrezu")
    assert changes(t, "glabrezu") == {}


# ---------------------------------------------------------------- Marilith


def test_marilith_power() -> None:
    t = Table(hand=["marilith", "noble", "soldier"]).play("marilith", "devour soldier")
    assert changes(t, "marilith") == {"hand soldier": -1, "devoured soldier": 1, "power": 5}


def test_marilith_sends_an_outcast_back() -> None:
    t = Table(hand=["marilith", "insane_outcast"], outcasts=20).play("marilith", "devour insane_outcast")
    assert changes(t, "marilith") == {"hand insane_outcast": -1, "supply insane_outcast": 1, "power": 5}


def test_marilith_declined() -> None:
    t = Table(hand=["marilith", "noble"]).play("marilith", "decline")
    assert changes(t, "marilith") == {}


def test_marilith_without_a_card_to_devour() -> None:
    t = Table(hand=["marilith"]).play("marilith")
    assert changes(t, "marilith") == {}


# ---------------------------------------------------------------- Orcus


def test_orcus_kills_two_and_raises_two() -> None:
    t = Table(
        hand=["orcus", "noble"], map={"skullport": {"red": 1, "blue": 1, "white": 2}}, seats={"blue": {"trophies": {"red": 1}}}
    )
    t.play("orcus", "devour noble", "assassinate skullport blue", "assassinate skullport white")
    assert t.legal == {"take-trophy red blue", "take-trophy red white", "take-trophy blue red", "decline"}
    t.do("take-trophy red white", "raise-at menzoberranzan", "take-trophy blue red", "raise-at araumycos__eryndlyn:0")
    assert changes(t, "orcus") == {
        "hand noble": -1,
        "devoured noble": 1,
        "skullport blue": -1,
        "skullport white": -1,
        "trophies blue": 1,
        "menzoberranzan white": 1,
        "blue trophies red": -1,
        "araumycos__eryndlyn:0 red": 1,
    }


def test_orcus_must_kill_but_may_raise() -> None:
    t = Table(hand=["orcus", "noble"], map={"skullport": {"red": 1, "blue": 1}}).play("orcus", "devour noble")
    assert t.legal == {"assassinate skullport blue"}
    t.do("assassinate skullport blue", "decline")
    assert changes(t, "orcus") == {"hand noble": -1, "devoured noble": 1, "skullport blue": -1, "trophies blue": 1}


def test_orcus_may_stop_after_one() -> None:
    t = Table(hand=["orcus", "noble"], map=OUTPOST, trophies={"blue": 2})
    t.play("orcus", "devour noble", "take-trophy red blue", "raise-at everfire", "decline")
    assert changes(t, "orcus") == {"hand noble": -1, "devoured noble": 1, "trophies blue": -1, "everfire blue": 1}


def test_orcus_raises_own_troops_without_deploying_them() -> None:
    t = Table(hand=["orcus", "noble"], map=OUTPOST, barracks=0, seats={"blue": {"trophies": {"red": 1}}})
    t.play("orcus", "devour noble", "take-trophy blue red", "raise-at everfire")
    assert changes(t, "orcus") == {"hand noble": -1, "devoured noble": 1, "blue trophies red": -1, "everfire red": 1}


def test_orcus_raises_only_onto_empty_spaces_in_play() -> None:
    t = Table(hand=["orcus", "noble"], map={"llacerellyn": {"white": 2}}, trophies={"white": 1})
    t.play("orcus", "devour noble")
    assert t.why_not("take-trophy blue white") == "No such troop is in that trophy hall. (T-10.12.1)"
    t.do("take-trophy red white")
    assert t.why_not("raise-at llacerellyn") == "Llacerellyn has no empty space. (T-0.3)"
    assert t.why_not("raise-at gauntlgrym") == "Gauntlgrym is not in play in this game. (T-2.2)"
    assert t.why_not("decline") == "You must do this if you can. (R-43)"


def test_orcus_takes_a_marker_with_a_raised_troop() -> None:
    t = Table(hand=["orcus", "noble"], map=OUTPOST, seats={"blue": {"trophies": {"red": 1}}})
    t.play("orcus", "devour noble", "take-trophy blue red", "raise-at tsenviilyq")
    assert t.controls("tsenviilyq") == "red"
    assert t.influence == 1


def test_orcus_leaves_its_own_hall_alone_by_house_rule() -> None:
    t = Table(
        hand=["orcus", "noble"],
        map=OUTPOST,
        trophies={"white": 1},
        seats={"blue": {"trophies": {"white": 1}}},
        house_rules={"trophy_halls": "rivals"},
    )
    t.play("orcus", "devour noble")
    assert t.legal == {"take-trophy blue white", "decline"}
    assert t.why_not("take-trophy red white") == "You can't take troops from your own trophy hall (house rule). (R-43)"


def test_orcus_without_kills_and_trophies() -> None:
    t = Table(hand=["orcus", "noble"], map=OUTPOST).play("orcus", "devour noble")
    assert changes(t, "orcus") == {"hand noble": -1, "devoured noble": 1}


def test_orcus_declined() -> None:
    t = Table(hand=["orcus", "noble"], map={"skullport": {"red": 1, "blue": 1}}, trophies={"white": 1}).play("orcus", "decline")
    assert changes(t, "orcus") == {}


def test_orcus_without_a_card_to_devour() -> None:
    t = Table(hand=["orcus"], map={"skullport": {"red": 1, "blue": 1}}, trophies={"white": 1}).play("orcus")
    assert changes(t, "orcus") == {}


# ---------------------------------------------------------------- Gibbering Mouther


def test_gibbering_mouther_gives_a_neighbour_an_outcast() -> None:
    t = Table(hand=["gibbering_mouther"], map=OUTPOST | {"kanaglym": {"blue": 1}}, outcasts=30)
    t.play("gibbering_mouther", "deploy skullport", "deploy skullport__kanaglym:0")
    assert t.legal == {"target blue"}
    assert t.why_not("target red") == "Choose another player. (T-0.1)"
    assert t.why_not("target orange") == "Nobody sits there. (T-2.1)"
    t.do("target blue")
    assert changes(t, "gibbering_mouther") == {
        "barracks": -2,
        "skullport red": 1,
        "skullport__kanaglym:0 red": 1,
        "blue discard insane_outcast": 1,
        "supply insane_outcast": -1,
    }


def test_gibbering_mouther_must_deploy_in_reach() -> None:
    t = Table(hand=["gibbering_mouther"], map=OUTPOST, outcasts=30).play("gibbering_mouther")
    assert t.offered("deploy") == AROUND_SKULLPORT
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"


def test_gibbering_mouther_counts_the_same_site_as_adjacent() -> None:
    here = {"kanaglym": {"red": 1, "blue": 1}, "skullport": {"orange": 1}}
    t = Table(players=3, hand=["gibbering_mouther"], map=here, outcasts=30)
    t.play("gibbering_mouther", "deploy kanaglym", "deploy eryndlyn__kanaglym:1")
    assert t.legal == {"target blue"}
    assert t.why_not("target orange") == "Orange has no troop next to one you just deployed. (R-16)"


def test_gibbering_mouther_chooses_among_neighbours() -> None:
    here = {"skullport": {"red": 1, "blue": 1}, "labyrinth__skullport:1": {"orange": 1}}
    t = Table(players=3, hand=["gibbering_mouther"], map=here, outcasts=30)
    t.play("gibbering_mouther", "deploy skullport", "deploy skullport")
    assert t.legal == {"target blue", "target orange"}
    t.do("target orange")
    assert (t.discard("orange"), t.discard("blue")) == (["insane_outcast"], [])


def test_gibbering_mouther_counts_sites_joined_by_a_route_without_spaces() -> None:
    here = {"gauntlgrym": {"red": 1}, "wormwrithings": {"orange": 1}}
    t = Table(players=3, hand=["gibbering_mouther"], map=here, outcasts=30)
    t.play("gibbering_mouther", "deploy gauntlgrym", "deploy gauntlgrym")
    assert t.legal == {"target orange"}


def test_gibbering_mouther_counts_neighbours_of_both_sites() -> None:
    here = {"skullport": {"red": 1, "blue": 1}, "everfire": {"red": 1, "orange": 1}}
    t = Table(players=3, hand=["gibbering_mouther"], map=here, outcasts=30)
    t.play("gibbering_mouther", "deploy skullport", "deploy everfire")
    assert t.legal == {"target blue", "target orange"}


def test_gibbering_mouther_counts_neighbours_of_both_route_spaces() -> None:
    here = OUTPOST | {"labyrinth__skullport:0": {"blue": 1}, "kanaglym": {"orange": 1}}
    t = Table(players=3, hand=["gibbering_mouther"], map=here, outcasts=30)
    t.play("gibbering_mouther", "deploy labyrinth__skullport:1", "deploy skullport__kanaglym:0")
    assert t.legal == {"target blue", "target orange"}


def test_gibbering_mouther_counts_only_troops_it_deployed() -> None:
    here = {"kanaglym": {"red": 1, "blue": 1}, "skullport": {"red": 1}}
    t = Table(hand=["gibbering_mouther"], map=here, outcasts=30)
    t.play("gibbering_mouther", "deploy skullport", "deploy skullport")
    assert changes(t, "gibbering_mouther") == {"barracks": -2, "skullport red": 2}


def test_gibbering_mouther_two_steps_along_a_route_is_not_adjacent() -> None:
    here: Places = {"skullport": {"red": 1}, "labyrinth__skullport:0": {"blue": 1}, "kanaglym": {"blue": 1, "spies": ["blue"]}}
    t = Table(hand=["gibbering_mouther"], map=here, outcasts=30)
    t.play("gibbering_mouther", "deploy skullport", "deploy skullport")
    assert changes(t, "gibbering_mouther") == {"barracks": -2, "skullport red": 2}


def test_gibbering_mouther_without_outcasts() -> None:
    t = Table(hand=["gibbering_mouther"], map={"skullport": {"red": 1, "blue": 1}}, outcasts=0)
    t.play("gibbering_mouther", "deploy skullport", "deploy skullport")
    assert changes(t, "gibbering_mouther") == {"barracks": -2, "skullport red": 2}


def test_gibbering_mouther_with_empty_barracks_has_no_neighbours() -> None:
    t = Table(hand=["gibbering_mouther"], map={"skullport": {"red": 1, "blue": 1}}, barracks=0, outcasts=30)
    t.play("gibbering_mouther")
    assert changes(t, "gibbering_mouther") == {"vp": 2}


def test_gibbering_mouther_deploys_the_last_troop() -> None:
    t = Table(hand=["gibbering_mouther"], map={"skullport": {"red": 1, "blue": 1}}, barracks=1, outcasts=30)
    t.play("gibbering_mouther", "deploy skullport", "target blue")
    assert changes(t, "gibbering_mouther") == {
        "barracks": -1,
        "skullport red": 1,
        "vp": 1,
        "ending": 1,
        "blue discard insane_outcast": 1,
        "supply insane_outcast": -1,
    }


def test_gibbering_mouther_without_room() -> None:
    t = Table(hand=["gibbering_mouther"], map=BOXED_IN, outcasts=30).play("gibbering_mouther")
    assert changes(t, "gibbering_mouther") == {}


# ---------------------------------------------------------------- Derro


def test_derro_supplants_white_anywhere_for_an_outcast() -> None:
    here = {"skullport": {"red": 1, "blue": 1}, "everfire": {"white": 1}, "labyrinth__araumycos:1": {"white": 1}}
    t = Table(hand=["derro"], map=here, outcasts=30).play("derro")
    assert t.legal == {"supplant everfire white", "supplant labyrinth__araumycos:1"}
    assert t.why_not("supplant skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("supplant gauntlgrym white") == "Gauntlgrym is not in play in this game. (T-2.2)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("supplant labyrinth__araumycos:1")
    assert changes(t, "derro") == {
        "barracks": -1,
        "labyrinth__araumycos:1 white": -1,
        "labyrinth__araumycos:1 red": 1,
        "trophies white": 1,
        "discard insane_outcast": 1,
        "supply insane_outcast": -1,
    }


def test_derro_without_white_still_takes_an_outcast() -> None:
    t = Table(hand=["derro"], map={"skullport": {"red": 1, "blue": 1}}, outcasts=30).play("derro")
    assert changes(t, "derro") == {"discard insane_outcast": 1, "supply insane_outcast": -1}


def test_derro_without_outcasts() -> None:
    t = Table(hand=["derro"], outcasts=0).play("derro")
    assert changes(t, "derro") == {}


def test_derro_with_empty_barracks() -> None:
    t = Table(hand=["derro"], map=OUTPOST | {"everfire": {"white": 1}}, barracks=0, outcasts=0)
    t.play("derro", "supplant everfire white")
    assert changes(t, "derro") == {"everfire white": -1, "trophies white": 1, "vp": 1}


def test_derro_deploys_the_last_troop() -> None:
    t = Table(hand=["derro"], map=OUTPOST | {"everfire": {"white": 1}}, barracks=1, outcasts=0)
    t.play("derro", "supplant everfire white")
    assert (t.barracks(), t.ending) == (0, True)


# ---------------------------------------------------------------- Ettin


def test_ettin_deploys_three() -> None:
    t = Table(hand=["ettin"], map=OUTPOST | {"everfire": {"white": 1}}).play("ettin")
    assert t.legal == {"option 1", "option 2"}
    t.do("option 1", "deploy skullport", "deploy skullport__kanaglym:0", "deploy kanaglym")
    assert changes(t, "ettin") == {"barracks": -3, "skullport red": 1, "skullport__kanaglym:0 red": 1, "kanaglym red": 1}


def test_ettin_deploys_with_too_few_troops() -> None:
    t = Table(hand=["ettin"], map=OUTPOST, barracks=1).play("ettin", "option 1", "deploy skullport")
    assert changes(t, "ettin") == {"barracks": -1, "skullport red": 1, "vp": 2, "ending": 1}


def test_ettin_deploys_without_room() -> None:
    t = Table(hand=["ettin"], map=BOXED_IN).play("ettin", "option 1")
    assert changes(t, "ettin") == {}


def test_ettin_kills_two_white() -> None:
    t = Table(hand=["ettin"], map={"skullport": {"red": 1, "blue": 1, "white": 3}, "everfire": {"white": 1}})
    t.play("ettin", "option 2")
    assert t.legal == {"assassinate skullport white"}
    assert t.why_not("assassinate skullport blue") == "Choose a white troop. (T-10.1.1)"
    assert t.why_not("assassinate everfire white") == "You have no Presence at Everfire. (T-7.3)"
    t.do("assassinate skullport white")
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("assassinate skullport white")
    assert changes(t, "ettin") == {"skullport white": -2, "trophies white": 2}


def test_ettin_kills_the_only_white() -> None:
    t = Table(hand=["ettin"], map={"skullport": {"red": 1, "blue": 1, "white": 1}})
    t.play("ettin", "option 2", "assassinate skullport white")
    assert changes(t, "ettin") == {"skullport white": -1, "trophies white": 1}


def test_ettin_kills_without_target() -> None:
    t = Table(hand=["ettin"], map={"skullport": {"red": 1, "blue": 1}}).play("ettin", "option 2")
    assert changes(t, "ettin") == {}


# ---------------------------------------------------------------- Balor


def test_balor_supplants_and_deploys() -> None:
    here = OUTPOST | {"everfire": {"white": 1, "blue": 1}, "araumycos": {"white": 1}}
    t = Table(hand=["balor", "noble"], map=here).play("balor", "devour noble")
    assert t.legal == {"supplant everfire white", "supplant araumycos white"}
    t.do("supplant everfire white")
    assert {"everfire", "skullport"} <= t.offered("deploy")
    assert t.why_not("deploy eryndlyn") == "You have no Presence at Eryndlyn. (T-10.2.1)"
    t.do("deploy everfire")
    assert changes(t, "balor") == {
        "hand noble": -1,
        "devoured noble": 1,
        "barracks": -2,
        "everfire white": -1,
        "everfire red": 2,
        "trophies white": 1,
    }


def test_balor_without_white_still_deploys() -> None:
    t = Table(hand=["balor", "noble"], map=OUTPOST).play("balor", "devour noble", "deploy skullport")
    assert changes(t, "balor") == {"hand noble": -1, "devoured noble": 1, "barracks": -1, "skullport red": 1}


def test_balor_with_the_last_troop() -> None:
    t = Table(hand=["balor", "noble"], map=OUTPOST | {"everfire": {"white": 1}}, barracks=1)
    t.play("balor", "devour noble", "supplant everfire white")
    assert changes(t, "balor") == {
        "hand noble": -1,
        "devoured noble": 1,
        "barracks": -1,
        "everfire white": -1,
        "everfire red": 1,
        "trophies white": 1,
        "vp": 1,
        "ending": 1,
    }


def test_balor_with_empty_barracks() -> None:
    t = Table(hand=["balor", "noble"], map=OUTPOST | {"everfire": {"white": 1}}, barracks=0)
    t.play("balor", "devour noble", "supplant everfire white")
    assert changes(t, "balor") == {
        "hand noble": -1,
        "devoured noble": 1,
        "everfire white": -1,
        "trophies white": 1,
        "vp": 2,
    }


def test_balor_declined() -> None:
    t = Table(hand=["balor", "noble"], map=OUTPOST | {"everfire": {"white": 1}}).play("balor", "decline")
    assert changes(t, "balor") == {}


def test_balor_without_a_card_to_devour() -> None:
    t = Table(hand=["balor"], map=OUTPOST | {"everfire": {"white": 1}}).play("balor")
    assert changes(t, "balor") == {}


# ---------------------------------------------------------------- Demogorgon


def test_demogorgon_supplants_two_and_gives_two_outcasts() -> None:
    t = Table(hand=["demogorgon", "noble"], map={"skullport": {"red": 1, "blue": 1, "white": 3}}, outcasts=30)
    t.play("demogorgon", "devour noble")
    assert t.legal == {"supplant skullport white"}
    assert t.why_not("supplant skullport blue") == "Choose a white troop. (T-10.1.1)"
    t.do("supplant skullport white", "supplant skullport white")
    assert changes(t, "demogorgon") == {
        "hand noble": -1,
        "devoured noble": 1,
        "barracks": -2,
        "skullport white": -2,
        "skullport red": 2,
        "trophies white": 2,
        "blue discard insane_outcast": 2,
        "supply insane_outcast": -2,
    }


def test_demogorgon_needs_presence_which_the_first_may_give() -> None:
    here = {"skullport": {"red": 1}, "skullport__kanaglym:0": {"white": 1}, "kanaglym": {"white": 1}}
    t = Table(hand=["demogorgon", "noble"], map=here, outcasts=0).play("demogorgon", "devour noble")
    assert t.legal == {"supplant skullport__kanaglym:0"}
    assert t.why_not("supplant kanaglym white") == "You have no Presence at Kanaglym. (T-7.3)"
    t.do("supplant skullport__kanaglym:0", "supplant kanaglym white")
    assert (t.at("kanaglym"), t.trophies()) == ({"red": 1}, {"white": 2})


def test_demogorgon_with_a_single_white_in_reach() -> None:
    t = Table(hand=["demogorgon", "noble"], map={"skullport": {"red": 1, "white": 1}, "everfire": {"white": 1}}, outcasts=0)
    t.play("demogorgon", "devour noble", "supplant skullport white")
    assert t.in_main
    assert t.trophies() == {"white": 1}


def test_demogorgon_without_white_still_gives_outcasts() -> None:
    t = Table(hand=["demogorgon", "noble"], map=OUTPOST, outcasts=30).play("demogorgon", "devour noble")
    assert changes(t, "demogorgon") == {
        "hand noble": -1,
        "devoured noble": 1,
        "blue discard insane_outcast": 2,
        "supply insane_outcast": -2,
    }


def test_demogorgon_with_too_few_outcasts_deals_round_by_round() -> None:
    t = Table(players=4, active="orange", hand=["demogorgon", "noble"], outcasts=4).play("demogorgon", "devour noble")
    assert changes(t, "demogorgon") == {
        "hand noble": -1,
        "devoured noble": 1,
        "black discard insane_outcast": 2,
        "red discard insane_outcast": 1,
        "blue discard insane_outcast": 1,
        "supply insane_outcast": -4,
    }


def test_demogorgon_deals_back_the_outcast_it_devoured() -> None:
    t = Table(hand=["demogorgon", "insane_outcast"], outcasts=0).play("demogorgon", "devour insane_outcast")
    assert changes(t, "demogorgon") == {"hand insane_outcast": -1, "blue discard insane_outcast": 1}


def test_demogorgon_with_empty_barracks() -> None:
    t = Table(hand=["demogorgon", "noble"], map={"skullport": {"red": 1, "white": 2}}, barracks=0, outcasts=0)
    t.play("demogorgon", "devour noble", "supplant skullport white", "supplant skullport white")
    assert changes(t, "demogorgon") == {
        "hand noble": -1,
        "devoured noble": 1,
        "skullport white": -2,
        "trophies white": 2,
        "vp": 2,
    }


def test_demogorgon_declined() -> None:
    t = Table(hand=["demogorgon", "noble"], map={"skullport": {"red": 1, "white": 1}}, outcasts=30)
    t.play("demogorgon", "decline")
    assert changes(t, "demogorgon") == {}


def test_demogorgon_without_a_card_to_devour() -> None:
    t = Table(hand=["demogorgon"], map={"skullport": {"red": 1, "white": 1}}, outcasts=30).play("demogorgon")
    assert changes(t, "demogorgon") == {}


# ---------------------------------------------------------------- Night Hag


def test_night_hag_places_a_spy() -> None:
    t = Table(hand=["night_hag"], map={"everfire": {"spies": ["red"]}, "labyrinth": {"spies": ["blue"]}})
    t.play("night_hag")
    assert t.legal == {"option 1", "option 2"}
    t.do("option 1")
    assert len(t.offered("place-spy")) == 14
    assert t.why_not("place-spy everfire") == "You already have a spy at Everfire. (T-10.6.1)"
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    t.do("place-spy labyrinth")
    assert changes(t, "night_hag") == {"labyrinth red spy": 1}


def test_night_hag_returns_a_spy_to_draw_two() -> None:
    t = Table(hand=["night_hag"], deck=["soldier", "noble", "house_guard"], map={"everfire": {"spies": ["red", "blue"]}})
    t.play("night_hag", "option 2")
    assert t.legal == {"return-spy everfire red", "decline"}
    assert t.why_not("return-spy everfire blue") == "You can take back only your own spy. (T-10.9.2)"
    t.do("return-spy everfire red")
    assert changes(t, "night_hag") == {
        "everfire red spy": -1,
        "deck soldier": -1,
        "deck noble": -1,
        "hand soldier": 1,
        "hand noble": 1,
    }


def test_night_hag_reshuffles_between_two_draws() -> None:
    t = Table(hand=["night_hag"], deck=["soldier"], discard=["noble"], map={"everfire": {"spies": ["red"]}})
    t.play("night_hag", "option 2", "return-spy everfire red")
    assert changes(t, "night_hag") == {
        "everfire red spy": -1,
        "deck soldier": -1,
        "discard noble": -1,
        "hand soldier": 1,
        "hand noble": 1,
    }


def test_night_hag_draws_what_there_is() -> None:
    t = Table(hand=["night_hag"], deck=["soldier"], map={"everfire": {"spies": ["red"]}})
    t.play("night_hag", "option 2", "return-spy everfire red")
    assert changes(t, "night_hag") == {"everfire red spy": -1, "deck soldier": -1, "hand soldier": 1}


def test_night_hag_keeps_its_spy() -> None:
    t = Table(hand=["night_hag"], deck=DECK, map={"everfire": {"spies": ["red"]}}).play("night_hag", "option 2", "decline")
    assert changes(t, "night_hag") == {}


def test_night_hag_without_a_spy_to_return() -> None:
    t = Table(hand=["night_hag"], deck=DECK).play("night_hag", "option 2")
    assert changes(t, "night_hag") == {}


def test_night_hag_with_five_spies_out() -> None:
    t = Table(hand=["night_hag"], map=FIVE_SPIES).play("night_hag", "option 1", "decline")
    assert changes(t, "night_hag") == {}


# ---------------------------------------------------------------- Jackalwere


def test_jackalwere_places_a_spy() -> None:
    t = Table(hand=["jackalwere"]).play("jackalwere", "option 1", "place-spy everfire")
    assert changes(t, "jackalwere") == {"everfire red spy": 1}


def test_jackalwere_moves_a_sixth_spy() -> None:
    t = Table(hand=["jackalwere"], map=FIVE_SPIES).play("jackalwere", "option 1", "return-spy everfire red")
    assert "everfire" in t.offered("place-spy")
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    t.do("place-spy araumycos")
    assert changes(t, "jackalwere") == {"everfire red spy": -1, "araumycos red spy": 1}


def test_jackalwere_returns_a_spy_for_power_and_influence() -> None:
    t = Table(hand=["jackalwere"], map={"everfire": {"spies": ["red"]}})
    t.play("jackalwere", "option 2", "return-spy everfire red")
    assert changes(t, "jackalwere") == {"everfire red spy": -1, "power": 2, "influence": 2}


def test_jackalwere_keeps_its_spy() -> None:
    t = Table(hand=["jackalwere"], map={"everfire": {"spies": ["red"]}}).play("jackalwere", "option 2", "decline")
    assert changes(t, "jackalwere") == {}


def test_jackalwere_without_a_spy_to_return() -> None:
    t = Table(hand=["jackalwere"], map={"everfire": {"spies": ["blue"]}}).play("jackalwere", "option 2")
    assert changes(t, "jackalwere") == {}


# ---------------------------------------------------------------- Succubus


def test_succubus_places_a_spy_and_kills_there() -> None:
    here = {"skullport": {"red": 1, "blue": 1}, "everfire": {"blue": 1, "white": 1}}
    t = Table(hand=["succubus", "noble"], map=here).play("succubus", "devour noble", "place-spy everfire")
    assert t.legal == {"assassinate everfire blue", "assassinate everfire white"}
    assert t.why_not("assassinate skullport blue") == "Skullport is not that spy's site. (T-6.9)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("assassinate everfire blue")
    assert changes(t, "succubus") == {
        "hand noble": -1,
        "devoured noble": 1,
        "everfire red spy": 1,
        "everfire blue": -1,
        "trophies blue": 1,
    }


def test_succubus_does_not_reach_routes_next_to_the_spy() -> None:
    here = {"skullport": {"red": 1}, "labyrinth__skullport:1": {"blue": 1}}
    t = Table(hand=["succubus", "noble"], map=here).play("succubus", "devour noble", "place-spy skullport")
    assert changes(t, "succubus") == {"hand noble": -1, "devoured noble": 1, "skullport red spy": 1}


def test_succubus_kills_where_a_sixth_spy_goes() -> None:
    here = FIVE_SPIES | {"araumycos": {"white": 1}, "labyrinth": {"white": 1, "spies": ["red"]}}
    t = Table(hand=["succubus", "noble"], map=here)
    t.play("succubus", "devour noble", "return-spy everfire red", "place-spy araumycos")
    assert t.legal == {"assassinate araumycos white"}


def test_succubus_kills_nobody_without_a_new_spy() -> None:
    here = FIVE_SPIES | {"labyrinth": {"white": 1, "spies": ["red"]}}
    t = Table(hand=["succubus", "noble"], map=here).play("succubus", "devour noble", "decline")
    assert changes(t, "succubus") == {"hand noble": -1, "devoured noble": 1}


def test_succubus_declined() -> None:
    t = Table(hand=["succubus", "noble"], map={"everfire": {"blue": 1}}).play("succubus", "decline")
    assert changes(t, "succubus") == {}


def test_succubus_without_a_card_to_devour() -> None:
    t = Table(hand=["succubus"], map={"everfire": {"blue": 1}}).play("succubus")
    assert changes(t, "succubus") == {}


# ---------------------------------------------------------------- Vrock


def test_vrock_places_a_spy() -> None:
    t = Table(hand=["vrock"]).play("vrock", "option 1", "place-spy everfire")
    assert changes(t, "vrock") == {"everfire red spy": 1}


def test_vrock_with_five_spies_out() -> None:
    t = Table(hand=["vrock"], map=FIVE_SPIES).play("vrock", "option 1")
    assert t.legal == {f"return-spy {site} red" for site in FIVE_SPIES} | {"decline"}
    t.do("decline")
    assert changes(t, "vrock") == {}


def test_vrock_returns_a_spy_for_power() -> None:
    t = Table(hand=["vrock"], map={"everfire": {"spies": ["red"]}, "labyrinth": {"spies": ["red"]}})
    t.play("vrock", "option 2", "return-spy everfire red")
    assert changes(t, "vrock") == {"everfire red spy": -1, "power": 5}  # one spy only, though there are two


def test_vrock_keeps_its_spy() -> None:
    t = Table(hand=["vrock"], map={"everfire": {"spies": ["red"]}}).play("vrock", "option 2", "decline")
    assert changes(t, "vrock") == {}


def test_vrock_without_a_spy_to_return() -> None:
    t = Table(hand=["vrock"]).play("vrock", "option 2")
    assert changes(t, "vrock") == {}


# ---------------------------------------------------------------- Graz'zt


def test_grazzt_places_two_spies() -> None:
    t = Table(hand=["grazzt"]).play("grazzt", "option 1", "place-spy everfire")
    assert t.why_not("place-spy everfire") == "You already have a spy at Everfire. (T-10.6.1)"
    assert t.why_not("decline") == "You have a spy in barracks, so you must place one. (R-34)"
    t.do("place-spy labyrinth")
    assert changes(t, "grazzt") == {"everfire red spy": 1, "labyrinth red spy": 1}


def test_grazzt_places_its_fifth_spy_and_moves_another() -> None:
    four = {site: here for site, here in FIVE_SPIES.items() if site != "skullport"}
    t = Table(hand=["grazzt"], map=four).play("grazzt", "option 1", "place-spy skullport")
    assert "decline" in t.legal
    t.do("return-spy everfire red", "place-spy araumycos")
    assert changes(t, "grazzt") == {"skullport red spy": 1, "everfire red spy": -1, "araumycos red spy": 1}


def test_grazzt_may_move_just_one_of_five() -> None:
    t = Table(hand=["grazzt"], map=FIVE_SPIES).play("grazzt", "option 1")
    t.do("decline", "return-spy everfire red", "place-spy araumycos")
    assert changes(t, "grazzt") == {"everfire red spy": -1, "araumycos red spy": 1}


def test_grazzt_supplants_at_each_returned_spys_site() -> None:
    here = {"everfire": {"blue": 1, "spies": ["red"]}, "labyrinth": {"white": 1, "spies": ["red", "blue"]}}
    t = Table(hand=["grazzt"], map=here).play("grazzt", "option 2")
    assert t.legal == {"return-spy everfire red", "return-spy labyrinth red", "decline"}
    t.do("return-spy everfire red")
    assert t.legal == {"supplant everfire blue"}
    assert t.why_not("supplant labyrinth white") == "The Labyrinth is not that spy's site. (T-6.9)"
    t.do("supplant everfire blue", "return-spy labyrinth red", "supplant labyrinth white")
    assert changes(t, "grazzt") == {
        "barracks": -2,
        "everfire red spy": -1,
        "everfire blue": -1,
        "everfire red": 1,
        "labyrinth red spy": -1,
        "labyrinth white": -1,
        "labyrinth red": 1,
        "trophies blue": 1,
        "trophies white": 1,
    }


def test_grazzt_may_stop_after_one_spy() -> None:
    here: Places = {"everfire": {"blue": 2, "spies": ["red"]}, "labyrinth": {"white": 1, "spies": ["red"]}}
    t = Table(hand=["grazzt"], map=here).play(
        "grazzt", "option 2", "return-spy everfire red", "supplant everfire blue", "decline"
    )
    assert changes(t, "grazzt") == {
        "barracks": -1,
        "everfire red spy": -1,
        "everfire blue": -1,
        "everfire red": 1,
        "trophies blue": 1,
    }


def test_grazzt_may_return_a_spy_for_nothing() -> None:
    here: Places = {"everfire": {"spies": ["red"]}, "skullport": {"red": 1, "blue": 1}}
    t = Table(hand=["grazzt"], map=here).play("grazzt", "option 2", "return-spy everfire red")
    assert changes(t, "grazzt") == {"everfire red spy": -1}


def test_grazzt_with_empty_barracks() -> None:
    t = Table(hand=["grazzt"], map={"everfire": {"blue": 1, "spies": ["red"]}}, barracks=0)
    t.play("grazzt", "option 2", "return-spy everfire red", "supplant everfire blue")
    assert changes(t, "grazzt") == {"everfire red spy": -1, "everfire blue": -1, "trophies blue": 1, "vp": 1}


def test_grazzt_returns_no_spy() -> None:
    t = Table(hand=["grazzt"], map={"everfire": {"blue": 1, "spies": ["red"]}}).play("grazzt", "option 2", "decline")
    assert changes(t, "grazzt") == {}


def test_grazzt_without_a_spy_to_return() -> None:
    t = Table(hand=["grazzt"], map={"skullport": {"red": 1, "blue": 1}}).play("grazzt", "option 2")
    assert changes(t, "grazzt") == {}


# ---------------------------------------------------------------- Myconid Adult


def test_myconid_adult_gives_a_chosen_opponent_an_outcast() -> None:
    t = Table(players=3, hand=["myconid_adult"], outcasts=30).play("myconid_adult")
    assert t.legal == {"target blue", "target orange"}
    assert t.why_not("target red") == "Choose another player. (T-0.1)"
    assert t.why_not("target black") == "Nobody sits there. (T-2.1)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("target orange")
    assert changes(t, "myconid_adult") == {"influence": 2, "orange discard insane_outcast": 1, "supply insane_outcast": -1}


def test_myconid_adult_without_outcasts() -> None:
    t = Table(players=3, hand=["myconid_adult"], outcasts=0).play("myconid_adult")
    assert changes(t, "myconid_adult") == {"influence": 2}


# ---------------------------------------------------------------- Nalfeshnee


def test_nalfeshnee_promotes_the_top_card() -> None:
    t = Table(hand=["nalfeshnee"], deck=["soldier", "noble"]).play("nalfeshnee")
    assert changes(t, "nalfeshnee") == {"influence": 3, "deck soldier": -1, "inner circle soldier": 1}


def test_nalfeshnee_reshuffles_an_empty_deck() -> None:
    t = Table(hand=["nalfeshnee"], discard=["noble", "noble"], turn={"played": ["soldier"]}).play("nalfeshnee")
    assert changes(t, "nalfeshnee") == {"influence": 3, "discard noble": -2, "deck noble": 1, "inner circle noble": 1}


def test_nalfeshnee_without_a_card_to_promote() -> None:
    t = Table(hand=["nalfeshnee", "noble"]).play("nalfeshnee")
    assert changes(t, "nalfeshnee") == {"influence": 3}


def test_nalfeshnee_sends_an_outcast_back() -> None:
    t = Table(hand=["nalfeshnee"], deck=["insane_outcast", "noble"], outcasts=20).play("nalfeshnee")
    assert changes(t, "nalfeshnee") == {"influence": 3, "deck insane_outcast": -1, "supply insane_outcast": 1}


# ---------------------------------------------------------------- Hezrou


def test_hezrou_moves_a_rival_anywhere() -> None:
    t = Table(
        hand=["hezrou"],
        deck=["soldier", "noble"],
        map={"skullport": {"red": 1, "blue": 1, "white": 1}, "everfire": {"blue": 1}, "llacerellyn": {"white": 2}},
    )
    t.play("hezrou")
    assert t.legal == {"move-from skullport blue", "move-from skullport white"}
    assert t.why_not("move-from everfire blue") == "You have no Presence at Everfire. (T-7.3)"
    assert t.why_not("move-from skullport red") == "That troop is your own. (T-0.2)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("move-from skullport blue")
    assert t.why_not("move-to llacerellyn") == "Llacerellyn has no empty space. (T-0.3)"
    assert t.why_not("move-to gauntlgrym") == "Gauntlgrym is not in play in this game. (T-2.2)"
    assert t.why_not("decline") == "You must do this if you can. (T-6.4)"
    t.do("move-to eryndlyn")
    assert changes(t, "hezrou") == {
        "skullport blue": -1,
        "eryndlyn blue": 1,
        "deck soldier": -1,
        "inner circle soldier": 1,
    }


def test_hezrou_moves_white_off_a_route() -> None:
    t = Table(hand=["hezrou"], map=OUTPOST | {"labyrinth__skullport:1": {"white": 1}})
    t.play("hezrou", "move-from labyrinth__skullport:1")
    assert t.why_not("move-to labyrinth__skullport:1") == "The Labyrinth–Skullport route, space 2 has no empty space. (T-0.3)"
    t.do("move-to chasmleap_bridge__everfire:0")
    assert changes(t, "hezrou") == {"labyrinth__skullport:1 white": -1, "chasmleap_bridge__everfire:0 white": 1}


def test_hezrou_may_move_a_troop_within_its_site() -> None:
    t = Table(hand=["hezrou"], map={"skullport": {"red": 1, "blue": 1}})
    t.play("hezrou", "move-from skullport blue", "move-to skullport")
    assert changes(t, "hezrou") == {}


def test_hezrou_takes_a_marker_by_moving_a_rival_away() -> None:
    t = Table(hand=["hezrou"], map={"tsenviilyq": {"red": 1, "blue": 1}})
    t.play("hezrou", "move-from tsenviilyq blue", "move-to everfire")
    assert (t.controls("tsenviilyq"), t.controls("everfire")) == ("red", "blue")
    assert t.influence == 1


def test_hezrou_without_an_enemy_in_reach_still_promotes() -> None:
    t = Table(hand=["hezrou"], deck=["soldier"], map=OUTPOST | {"everfire": {"blue": 1}}).play("hezrou")
    assert changes(t, "hezrou") == {"deck soldier": -1, "inner circle soldier": 1}


def test_hezrou_promotes_from_the_reshuffled_discard_pile() -> None:
    t = Table(hand=["hezrou"], discard=["soldier"]).play("hezrou")
    assert changes(t, "hezrou") == {"discard soldier": -1, "inner circle soldier": 1}


def test_hezrou_without_enemies_and_cards() -> None:
    t = Table(hand=["hezrou"]).play("hezrou")
    assert changes(t, "hezrou") == {}


# ---------------------------------------------------------------- Myconid Sovereign


def test_myconid_sovereign_gives_a_chosen_opponent_an_outcast() -> None:
    t = Table(players=3, hand=["myconid_sovereign"], outcasts=30).play("myconid_sovereign")
    assert t.legal == {"target blue", "target orange"}
    t.do("target blue")
    assert changes(t, "myconid_sovereign") == {
        "blue discard insane_outcast": 1,
        "supply insane_outcast": -1,
        "at end of turn myconid_sovereign": 1,
    }


def test_myconid_sovereign_promotes_another_card() -> None:
    t = Table(hand=["myconid_sovereign", "ghoul", "noble", "soldier"], deck=DECK, outcasts=30)
    t.play("myconid_sovereign", "target blue").play("ghoul").play("noble").end_turn()
    assert t.legal == {"promote ghoul", "promote noble"}
    assert t.why_not("promote myconid_sovereign") == "No other Myconid Sovereign lies in your play area. (T-6.8)"
    assert t.why_not("promote soldier") == "No other Soldier lies in your play area. (T-6.8)"
    assert t.why_not("decline") == "You must do this if you can. (R-22)"
    t.do("promote ghoul")
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == (["ghoul"], ["myconid_sovereign", "noble", "soldier"])


def test_myconid_sovereign_alone_promotes_nothing() -> None:
    t = Table(hand=["myconid_sovereign", "noble"], deck=DECK, outcasts=0).play("myconid_sovereign").end_turn()
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == ([], ["myconid_sovereign", "noble"])


def test_myconid_sovereign_copies_promote_each_other() -> None:
    t = Table(hand=cards(myconid_sovereign=2), deck=DECK, outcasts=0).play("myconid_sovereign").play("myconid_sovereign")
    t.end_turn("promote myconid_sovereign", "promote myconid_sovereign")
    assert t.inner_circle() == ["myconid_sovereign", "myconid_sovereign"]


# ---------------------------------------------------------------- Zuggtmoy


def test_zuggtmoy_devours_from_the_inner_circle() -> None:
    t = Table(hand=["zuggtmoy", "noble"], inner_circle=["soldier", "ghoul"]).play("zuggtmoy")
    assert t.legal == {"devour soldier", "devour ghoul", "decline"}
    assert t.why_not("devour noble") == "Noble is not in your inner circle. (T-10.7.1)"
    t.do("devour soldier")
    assert changes(t, "zuggtmoy") == {
        "inner circle soldier": -1,
        "devoured soldier": 1,
        "influence": 3,
        "at end of turn zuggtmoy": 1,
    }


def test_zuggtmoy_promotes_two() -> None:
    t = Table(hand=["zuggtmoy", "noble", "soldier", "ghoul"], inner_circle=["soldier"], deck=DECK, outcasts=30)
    t.play("zuggtmoy", "devour soldier").play("noble").play("soldier").play("ghoul").end_turn()
    assert t.legal == {"promote noble", "promote soldier", "promote ghoul", "decline"}
    assert t.why_not("promote zuggtmoy") == "No other Zuggtmoy lies in your play area. (T-6.8)"
    t.do("promote ghoul", "promote noble")
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == (["ghoul", "noble"], ["soldier", "zuggtmoy"])


def test_zuggtmoy_promotes_one() -> None:
    t = Table(hand=["zuggtmoy", "noble", "ghoul"], inner_circle=["soldier"], deck=DECK, outcasts=30)
    t.play("zuggtmoy", "devour soldier").play("noble").play("ghoul").end_turn("promote ghoul", "decline")
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == (["ghoul"], ["noble", "zuggtmoy"])


def test_zuggtmoy_promotes_none() -> None:
    t = Table(hand=["zuggtmoy", "noble"], inner_circle=["soldier"], deck=DECK)
    t.play("zuggtmoy", "devour soldier").play("noble").end_turn("decline")
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == ([], ["noble", "zuggtmoy"])


def test_zuggtmoy_with_a_single_card_to_promote() -> None:
    t = Table(hand=["zuggtmoy", "noble"], inner_circle=["soldier"], deck=DECK)
    t.play("zuggtmoy", "devour soldier").play("noble").end_turn("promote noble")
    assert t.active == "blue"
    assert (t.inner_circle(), t.discard()) == (["noble"], ["zuggtmoy"])


def test_zuggtmoy_declined() -> None:
    t = Table(hand=["zuggtmoy", "noble"], inner_circle=["soldier"], deck=DECK).play("zuggtmoy", "decline")
    assert changes(t, "zuggtmoy") == {}
    t.play("noble").end_turn()
    assert (t.inner_circle(), t.discard()) == (["soldier"], ["noble", "zuggtmoy"])


def test_zuggtmoy_with_an_empty_inner_circle() -> None:
    t = Table(hand=["zuggtmoy", "noble"]).play("zuggtmoy")
    assert changes(t, "zuggtmoy") == {}


def test_gibbering_mouther_reaches_nobody_on_a_far_route() -> None:
    """The first route of the board too, which a set of routes that is not empty at the beginning would hold."""
    first = LOCATION_NAMES[SITE_COUNT]
    t = Table(players=4, hand=["gibbering_mouther"], map={"kanaglym": {"red": 1}, first: {"blue": 1}}, outcasts=30)
    t.play("gibbering_mouther", "deploy kanaglym", "deploy kanaglym")
    assert t.offered("target") == set()
