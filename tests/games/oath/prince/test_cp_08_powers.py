"""CP-8 to CP-10: powers, permission, ties, and what he answers when others act."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.heads import ACTION
from bailiwick.games.oath.catalogue.suits import SLOT_IDS, SUIT_IDS
from bailiwick.games.oath.catalogue.things import DARKEST_SECRET, NUMBER
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.judging import promises
from bailiwick.games.oath.judging.deal import FAVOR, RELICS, RULED_SITES, Deal
from bailiwick.games.oath.judging.promises import new_promise, peace
from bailiwick.games.oath.moments import END_DIE
from bailiwick.games.oath.powers import fire
from bailiwick.games.oath.prince import answers
from bailiwick.games.oath.prince.cards import nearest_bank
from bailiwick.games.oath.prince.knowing import rules_most
from bailiwick.games.oath.prince.mind import CAMPAIGN_SECRET, CAMPAIGN_SITES, TRAVEL_FAVOR
from bailiwick.games.oath.prince.peace import muster, recover_secret, travel_for, well_placed
from bailiwick.games.oath.prince.threat import board_of, ranked
from bailiwick.games.oath.prince.war import PRINCE_ATTACKS, fight
from bailiwick.games.oath.steps.flow import END_POWER
from bailiwick.games.oath.steps.wake import PHASE_POWERS
from bailiwick.games.oath.vocabulary import DECLINE, DONE, PLAYER, USE
from tests.games.oath.prince.court import court, do, go_on, mind
from tests.games.oath.table import Page, Table


def held(by: str, n: int = 1) -> Page:
    return {"warbands": n, "colour": by}


# ---------------------------------------------------------------- what binds him


def test_cp_8_1_what_wholly_forbids_him_he_ignores() -> None:
    """Tome Guardians: the Darkest Secret can't be taken; and the Narrow Pass, which leads travellers elsewhere."""
    guards = {"cards": ["tome_guardians"], **held("blue")}
    t = court(
        purple={"secrets": 9, "warbands": 9}, hinterland_1=guards, banners={"darkest_secret": {"holder": "blue", "tokens": 1}}
    )
    assert fight(t.s, CAMPAIGN_SECRET)
    t.s.turn = t.s.prince
    t.s.stack = t.s.stack[:-3]
    assert recover_secret(t.s)
    go_on(t)
    assert t.s.holder(DARKEST_SECRET) == 0


@pytest.mark.parametrize("site", ["narrow_pass", "the_hidden_place"])
def test_cp_8_1_sites_that_restrict_travel_he_ignores(site: str) -> None:
    where = {"narrow_pass": "hinterland_2", "the_hidden_place": "hinterland_1"}[site]
    pages: dict[str, Page] = {"hinterland_1": {"cards": ["keep"]}}
    pages[where] = {**pages.get(where, {}), "site": site}
    t = court(friends={"order": 1}, **pages)
    assert travel_for(t.s, TRAVEL_FAVOR)
    t.s.turn = t.s.prince
    assert go_on(t).purple["pawn"] == "hinterland-1"


@pytest.mark.parametrize(
    ("favor", "ambition", "where", "left"),
    [(1, 1, "provinces-1", (0, 1)), (0, 1, "provinces-1", (0, 0)), (0, 0, "provinces-3", (0, 0))],
)
def test_cp_8_2_he_pays_tolls_or_takes_the_next_best_way(favor: int, ambition: int, where: str, left: tuple[int, int]) -> None:
    """Toll Roads of red: from board favor first, then from the box."""
    toll = {"cards": ["toll_roads", "keep"], **held("red"), "site": "plains"}
    t = court(
        friends={"order": 1},
        mind={"ambition": ambition},
        purple={"favor": favor},
        provinces_1=toll,
        provinces_3={"cards": ["scouts"]},
    )
    assert travel_for(t.s, TRAVEL_FAVOR)
    t.s.turn = t.s.prince
    go_on(t)
    assert t.purple["pawn"] == where
    assert (t.purple["favor"], mind(t)["ambition"]) == left


def test_cp_8_2_where_no_way_can_be_paid_he_skips() -> None:
    """Favor is to be had only beyond red's Toll Roads, and he has none to pay: no favor from a bank either (CP-6.16)."""
    toll = {"cards": ["toll_roads", "keep"], **held("red"), "site": "plains"}
    t = court(friends={"order": 1}, provinces_1=toll)
    assert not travel_for(t.s, TRAVEL_FAVOR)
    assert t.purple["favor"] == 0
    assert not well_placed(t.s, TRAVEL_FAVOR)  # and so the log says why
    assert well_placed(court(friends={"order": 1}, cradle_1={"cards": ["keep"]}).s, TRAVEL_FAVOR)


# ---------------------------------------------------------------- Limited


def test_cp_8_3_limited_he_uses_free_plans_that_cost_no_card() -> None:
    """The Keep's kind, not the Horse Archers (both at his sites), and not the Mercenaries, who want favor."""
    ruled = {"cards": ["longbows", "horse_archers", "mercenaries"], "site": "plains", **held("purple")}
    t = court(purple={"warbands": 5, "favor": 3}, cradle_1=ruled, provinces_1=held("red"))
    do(t, PRINCE_ATTACKS, CAMPAIGN_SITES)
    assert [event.values for event in t.told("uses_plan")] == [(NUMBER["longbows"],)]
    assert [event.values for event in t.told("prince_free_power")] == [(NUMBER["longbows"],)]
    assert t.purple["favor"] == 3


def test_cp_8_3_limited_defending_too() -> None:
    t = court(
        red={"pawn": "cradle-1", "warbands": 5}, cradle_1={"cards": ["keep", "storm_caller"], **held("purple")}, oath="devotion"
    )
    t.play("campaign purple", "done", "number 5")
    assert [event.values for event in t.told("uses_plan")] == [(NUMBER["keep"],)]


def test_cp_8_3_limited_free_modifiers() -> None:
    """The Rowdy Pub, at his site: a Muster on it gives one warband more."""
    t = court(purple={"favor": 1}, cradle_1={"site": "plains", "cards": ["rowdy_pub"]})
    assert muster(t.s)
    t.s.turn = t.s.prince
    go_on(t)
    assert t.told("declares_modifier")
    assert t.purple["warbands"] == 3


@pytest.mark.parametrize(("favor", "burned"), [(1, False), (0, True)])
def test_cp_8_3_limited_he_gives_no_favor_for_sticky_fire(favor: int, burned: bool) -> None:
    """Its victor may kill the whole force, and then gives a favor, if there is one."""
    purple = {"warbands": 8, "favor": favor, "pawn": "provinces-1", "relics": ["the_grand_scepter", "sticky_fire"]}
    t = court(purple=purple, red={"pawn": "cradle-2"}, provinces_1=held("red", 4), oath="devotion")
    do(t.wish(attack="S" * 8, defense="B"), PRINCE_ATTACKS, CAMPAIGN_SITES)
    assert (t.purple["favor"], t.red["warbands"]) == (favor, 0 if burned else 2)


@pytest.mark.parametrize(
    ("prince_seat", "title", "die", "counts"), [("purple", "purple", 5, 6), ("red", "purple", 5, 4), ("purple", "heir", 5, 4)]
)
def test_cp_8_3_limited_he_turns_the_end_die_to_his_good(prince_seat: str, title: str, die: int, counts: int) -> None:
    """The Squalid District: a reign that ends is the Chancellor's victory, but not if a Citizen would succeed him."""
    blue = {"role": "citizen", "relics": ["the_grand_scepter"]} if title == "heir" else {}
    seats: Page = {"purple": {"relics": []}, "blue": blue} if title == "heir" else {}
    turn = "blue" if prince_seat == "red" else "red"
    district = {"cards": ["squalid_district"], **held(prince_seat)}
    t = court(prince=prince_seat, turn=turn, oath="devotion", cradle_1=district, round=5, **seats)
    t.s.end_die = die
    t.s.waiting = 0
    fire(t.s, END_DIE, END_POWER)
    GAME.program.steps[t.s.stack[-3]].enter(t.s)
    assert t.s.end_die == counts


def test_cp_8_3_limited_no_permission() -> None:
    """A Citizen at his site asks for warbands of a site, and is refused."""
    t = court(red={"role": "citizen", "pawn": "cradle-1"}, cradle_1=held("purple", 4)).play("to-board 2")
    assert t.red["warbands"] == 0
    assert t.told("refuses")


# ---------------------------------------------------------------- Expanded


def test_cp_8_4_one_player_judges_for_him() -> None:
    t = court(players=2, red={"role": "citizen", "pawn": "cradle-1"}, cradle_1=held("purple", 4), mind={"powers": "expanded"})
    t.play("to-board 2")
    assert (t.seat, t.step) == ("red", "counsel")
    assert t.play("accept").red["warbands"] == 2


@pytest.mark.parametrize(("threat", "judge"), [(None, "red"), ("red", "yellow"), ("blue", "red"), ("yellow", "blue")])
def test_cp_8_4_of_several_the_one_to_the_right_of_the_threat(threat: str | None, judge: str) -> None:
    t = court(players=4, mind={"powers": "expanded", "threat": threat})
    assert ("purple", "red", "blue", "yellow")[answers.judge(t.s)] == judge


def test_cp_8_4_his_action_powers_are_offered_and_refused_with_reasons() -> None:
    here = {"site": "plains", "cards": ["elders", "keep"]}
    t = court(players=2, purple={"favor": 2}, cradle_1=here, mind={"powers": "expanded"})
    t.s.used.clear()
    do(t, PHASE_POWERS, 0, ACTION)
    assert (t.seat, t.step) == ("red", "counsel")
    assert t.offered("use") == {"elders"}
    assert t.refusal("use keep") == "O-10.4"
    t.play("use elders")
    assert t.purple["secrets"] == 1
    assert t.told("prince_advised")


def test_cp_8_4_the_judge_is_told_what_he_is_asked() -> None:
    red = {"role": "citizen", "pawn": "cradle-1"}
    t = court(players=2, red=red, cradle_1=held("purple", 4), mind={"powers": "expanded"}).play("to-board 2")
    said = GAME.prompt(t.s, 1, "en")
    assert said.startswith("You judge for the Clockwork Prince. He is asked: ")
    t.s.pop()
    assert said.endswith(GAME.prompt(t.s, 0, "en"))


def test_cp_8_4_modifiers_are_offered_with_their_price() -> None:
    """The Pressgangs at his site, for a Muster."""
    here = {"site": "plains", "cards": ["pressgangs", "keep"]}
    t = court(players=2, purple={"favor": 2}, cradle_1=here, mind={"powers": "expanded"})
    assert muster(t.s)
    t.s.turn = t.s.prince
    go_on(t)
    assert (t.seat, t.step, t.offered("use")) == ("red", "counsel", {"pressgangs"})
    assert "modifiers" in GAME.prompt(t.s, 1, "en")
    assert "Pressgangs" in GAME.say_action(t.s, USE + NUMBER["pressgangs"], "en")


def test_cp_8_4_a_power_that_hurts_his_threat_he_uses_unasked() -> None:
    """Wolves kill a warband of one player; the Threat is the one with warbands."""
    page: Page = {"players": 3, "purple": {"secrets": 1}, "cradle_1": {"site": "plains", "cards": ["wolves"]}}
    t = court(red={"warbands": 2}, mind={"powers": "expanded", "threat": "red"}, **page)
    do(t, PHASE_POWERS, 0, ACTION)
    assert t.told("uses")
    assert [event.values for event in t.told("prince_hurts")] == [(1, NUMBER["wolves"])]


def test_cp_8_4_with_one_other_player_that_player_judges_even_then() -> None:
    page: Page = {"players": 2, "purple": {"secrets": 1}, "cradle_1": {"site": "plains", "cards": ["wolves"]}}
    t = court(red={"warbands": 2}, mind={"powers": "expanded", "threat": "red"}, **page)
    do(t, PHASE_POWERS, 0, ACTION)
    assert (t.seat, t.step, t.told("uses")) == ("red", "counsel", [])


def test_cp_8_4_without_a_threat_another_judges() -> None:
    page: Page = {"players": 3, "purple": {"secrets": 1}, "cradle_1": {"site": "plains", "cards": ["wolves"]}}
    t = court(blue={"warbands": 2}, mind={"powers": "expanded"}, **page)
    do(t, PHASE_POWERS, 0, ACTION)
    assert (t.step, t.told("uses")) == ("counsel", [])


def test_cp_8_5_the_shrouded_wood() -> None:
    """Limited, he chooses nothing for who leaves; Expanded, who judges does."""
    page: Page = {"site": "shrouded_wood", **held("purple")}
    t = court(red={"pawn": "provinces-2"}, provinces_2=page).play("travel provinces-3")
    assert t.red["pawn"] == "provinces-3"
    t = court(red={"pawn": "provinces-2"}, provinces_2=page, mind={"powers": "expanded", "threat": "red"}).play(
        "travel provinces-3"
    )
    assert (t.seat, t.step) == ("blue", "counsel")
    assert t.play("site cradle-2").red["pawn"] == "cradle-2"


# ---------------------------------------------------------------- ties


def test_cp_9_1_leftmost_suit() -> None:
    assert SUIT_IDS == ("discord", "arcane", "order", "hearth", "beast", "nomad")
    assert SUIT_IDS[nearest_bank(court(banks={"discord": 0, "arcane": 0}).s)] == "order"
    assert nearest_bank(court(banks=dict.fromkeys(SUIT_IDS, 0)).s) == -1


def test_cp_9_2_leftmost_site() -> None:
    assert [slot.partition("-")[0] for slot in SLOT_IDS] == ["cradle"] * 2 + ["provinces"] * 3 + ["hinterland"] * 3


def test_cp_9_3_between_players_the_threat_then_turn_order() -> None:
    assert ranked(court(players=4).s) == [1, 2, 3]
    assert ranked(court(players=4, mind={"threat": "blue"}).s) == [2, 1, 3]
    assert ranked(court(players=4, prince="red", turn="blue").s) == [2, 3, 0]


def test_cp_9_4_most_is_strictly_most() -> None:
    assert not rules_most(court(cradle_1=held("purple"), cradle_2=held("red")).s)
    assert rules_most(court(cradle_1=held("purple"), cradle_2=held("purple"), provinces_1=held("red")).s)
    empire = {"cradle_1": held("purple"), "blue": {"role": "citizen"}}
    assert rules_most(court(**empire).s)  # the Empire counts once


# ---------------------------------------------------------------- when others act


def test_cp_10_1_limited_he_refuses_allies() -> None:
    blue = {"role": "citizen", "pawn": "cradle-1", "warbands": 3}
    t = court(red={"pawn": "cradle-1", "warbands": 5}, blue=blue, cradle_1=held("purple", 2), oath="devotion")
    t.play("campaign purple", "done", "number 5")
    assert t.seat == "blue"
    t.play("accept")
    assert not t.told("joins")


def test_cp_10_1_by_himself_he_lets_allies_join() -> None:
    blue = {"role": "citizen", "pawn": "cradle-1", "warbands": 3}
    page: Page = {"blue": blue, "cradle_1": held("purple", 2), "oath": "devotion", "mind": {"powers": "automatic"}}
    t = court(red={"pawn": "cradle-1", "warbands": 5}, **page).play("campaign purple", "done", "number 5", "accept")
    assert [(event.seat, event.values) for event in t.told("joins")] == [(2, (0,))]


def test_cp_10_2_casualties_on_other_boards_first() -> None:
    """An Exile beats a Citizen beside the Prince: the Citizen's warbands die before those at the site and his own."""
    blue = {"role": "citizen", "pawn": "cradle-1", "warbands": 2}
    t = court(
        purple={"warbands": 2}, red={"pawn": "cradle-1", "warbands": 9}, blue=blue, cradle_1=held("purple", 2), oath="devotion"
    )
    t.play("campaign blue", "done")
    t.wish("S" * 9, "B")
    t.play("number 9")
    assert (t.blue["warbands"], t.purple["warbands"]) == (0, 3)


def test_cp_10_3_the_title_to_a_citizen_then_not_to_the_threat() -> None:
    t = court(players=4, blue={"role": "citizen"}, mind={"threat": "red"})
    assert answers.heir_of_title(t.s, [1, 2, 3]) == 2
    assert answers.heir_of_title(t.s, [1, 3]) == 3
    assert answers.heir_of_title(court(players=4).s, [1, 3]) == 1


def offered(t: Table, favor: int, wanted: int, relic: str = "") -> bool:
    """Red proposes a deal to him."""
    deal = Deal(1, 0, FAVOR | RELICS)
    deal.favor = [favor, wanted]
    deal.things = [b"", bytes([NUMBER[relic]]) if relic else b""]
    t.s.deal = deal
    return answers.accepts(t.s)


def test_cp_10_4_a_deal_must_bring_more_than_it_costs() -> None:
    t = court(mind={"powers": "expanded"}, purple={"relics": ["the_grand_scepter", "map"]}, relic_deck=[], oath="devotion")
    assert offered(t, 3, 2)
    assert not offered(t, 2, 2)
    assert offered(t, 5, 0, "map")
    assert not offered(t, 8, 0, "the_grand_scepter")
    assert not offered(court(purple={"relics": ["the_grand_scepter", "map"]}, relic_deck=[]), 9, 0)  # Limited, nothing


def test_cp_10_4_each_site_is_worth_three_favor() -> None:
    t = court(players=2, mind={"powers": "expanded"}, cradle_1=held("purple", 1), cradle_2=held("purple", 1), oath="devotion")
    for favor, sites, agreed in ((3, 0b01, False), (4, 0b01, True), (6, 0b11, False), (7, 0b11, True)):
        deal = Deal(1, 0, FAVOR | RULED_SITES)
        deal.favor = [favor, 0]
        deal.sites = [0, sites]
        t.s.deal = deal
        assert answers.accepts(t.s) == agreed, (favor, sites)


def test_cp_10_4_promises_count_like_gifts_and_peace_has_no_price() -> None:
    t = court(mind={"powers": "expanded"}, oath="devotion")
    assert offered(t, 2, 1)
    deal = t.s.deal
    assert deal is not None
    deal.promises = [new_promise(0, 1, promises.FAVOR, 2, n=1)]  # he would pay a second one later
    assert not answers.accepts(t.s)
    deal.promises.append(new_promise(1, 0, promises.SECRETS, 2, n=1))
    assert answers.accepts(t.s)
    deal.promises.append(peace(t.s, 1, 0))
    assert answers.accepts(t.s)
    deal.promises.append(peace(t.s, 0, 1))
    assert not answers.accepts(t.s)


def test_cp_10_4_he_opens_no_negotiation() -> None:
    """He stands at the Tribunal, which is no place to pick something up (CP-3.3); and a Gathering he lets pass."""
    t = court(players=2, purple={"pawn": "provinces-3"}, mind={"powers": "expanded"})
    assert do(t, PHASE_POWERS, 0, ACTION).step == "act"
    assert not t.told("uses")
    assert answers.by_rule(t.s, "the_gathering.0/1", [DECLINE, PLAYER + 1]) == DECLINE


def test_cp_10_4_he_takes_no_adviser() -> None:
    t = court(mind={"powers": "expanded"}, red={"advisers": ["keep"]}, oath="devotion")
    assert offered(t, 2, 1)
    assert t.s.deal is not None
    t.s.deal.things = [bytes([NUMBER["keep"]]), b""]
    assert not answers.accepts(t.s)


def test_cp_10_4_no_deal_completes_the_goal_of_a_third() -> None:
    """Without the Map the Prince falls behind blue, whose Vision of Sanctuary wants the most relics."""
    purple, blue = {"relics": ["the_grand_scepter", "map"]}, {"relics": ["ivory_eye", "whistle"], "vision": "vision_of_sanctuary"}
    t = court(mind={"powers": "automatic"}, purple=purple, blue=blue, relic_deck=[], oath="devotion")
    assert not offered(t, 20, 0, "map")


def test_cp_10_4_no_deal_completes_an_opponents_goal() -> None:
    purple = {"relics": ["the_grand_scepter", "map"]}
    t = court(mind={"powers": "automatic"}, purple=purple, red={"relics": ["whistle"]}, relic_deck=[], oath="protection")
    assert not offered(t, 20, 0, "map")


def test_cp_10_4_never_citizenship() -> None:
    t = court(prince="red", turn="blue", mind={"powers": "expanded"})
    t.s.deal = Deal(0, 1, FAVOR)
    t.s.deal.favor = [9, 0]
    assert answers.accepts(t.s)
    t.s.deal.citizenship = True
    assert not answers.accepts(t.s)


def test_cp_10_5_by_himself_he_uses_what_pays() -> None:
    """The Spirit Snare gives favor for a secret; the Wayside Inn only Supply, which is nothing to him; Elders want 2 favor."""
    here = {"site": "plains", "cards": ["spirit_snare", "wayside_inn", "elders"]}
    t = court(purple={"favor": 2, "secrets": 1}, cradle_1=here, mind={"powers": "automatic"})
    do(t, PHASE_POWERS, 0, ACTION)
    assert [event.values for event in t.told("uses")] == [(NUMBER["spirit_snare"],)]
    assert [event.values for event in t.told("prince_good_power")] == [(NUMBER["spirit_snare"],)]
    assert (t.seat, t.step) == ("red", "act")


def test_cp_10_5_while_trying_out_nothing_is_told_or_changed() -> None:
    here = {"site": "plains", "cards": ["spirit_snare"]}
    t = court(purple={"secrets": 1}, cradle_1=here, mind={"powers": "automatic"})
    t.s.push(PHASE_POWERS.index, 0, ACTION)
    before = t.data
    assert answers.pays(t.s, USE + NUMBER["spirit_snare"])
    assert t.data == before
    assert not board_of(t.s).musing
    assert not t.told("uses")


def test_a_question_his_rules_do_not_know_is_refused() -> None:
    t = court()
    assert answers.answer(t.s, "willing", [DECLINE, DONE]) == DECLINE
