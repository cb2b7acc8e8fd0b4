"""O-11.13, R-99, R-140: promises of anything, when they are due, and what it costs to break them. R-141: counter-offers. O-2.2,
O-7.5: showing what lies facedown. CP-8.4: who judges a deal for the Prince.
"""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.vocabulary import DEED_IDS
from bailiwick.kernel.errors import BadOption, BadPosition
from bailiwick.kernel.match import Match
from tests.games.oath.prince.court import court
from tests.games.oath.table import Page, Table
from tests.games.oath.tribunal import COURT, asking, at_court, fates, promising, running

HERE: Page = {"pawn": COURT, "warbands": 3}
DEVOTION: dict[str, Any] = {"oath": "devotion"}


# ---------------------------------------------------------------- wording a promise


def test_o_11_13_any_action_can_be_promised_and_forsworn() -> None:
    t = at_court({}, {}).play("promise")
    assert t.offered("will") == set(DEED_IDS) - {"decline"}
    assert t.offered("will-not") == set(DEED_IDS)
    assert t.offered("will-give") == {"favor", "secrets", "relic", "adviser"}
    assert t.refusal("propose") == "O-4.8"


def test_o_11_13_a_deed_is_named_as_closely_as_one_likes() -> None:
    t = at_court({}, {}, provinces_1={"cards": ["elders"]}).play("promise", "will campaign")
    assert t.offered("campaign") == {"purple", "blue", "bandits"}
    t.play("anything")
    assert t.data["deal"]["draft"]["deed"] == "campaign"
    t.play("decline", "promise", "will muster")
    assert t.offered("muster") == {"elders"}
    t.play("muster elders", "by round-3", "done")
    assert t.data["deal"]["promises"][0]["deed"] == "muster elders"
    t.play("want-promise", "will adviser")  # of cards that nobody knows, none is named
    assert t.offered("by")


def test_o_11_13_to_muster_at_the_first_site_can_be_promised_too() -> None:
    t = at_court({}, {}, cradle_1={"cards": ["elders"]}).play("promise", "will muster")
    assert t.offered("muster") == {"elders"}


def test_o_11_13_a_promise_has_four_parts_and_no_fifth() -> None:
    data = at_court({}, {}).play("promise").data
    key = data["stack"][-1][0]
    data["stack"][-1][1] = 4
    with pytest.raises(BadPosition, match=rf"part \(x\) of '{key}' is from 0 to 3, not 4"):
        GAME.from_json(data)


def test_o_11_13_due_in_a_round_that_is_still_to_come_or_when_something_happens() -> None:
    t = at_court({}, {}, round=6).play("promise", "will travel", "anything")
    assert t.offered("by") == {"round-7", "round-8", "title", "citizen", "campaign", "attacked"}
    assert t.refusal("by round-6") == "O-11.13"
    assert t.refusal("by exile") == "O-11.13"  # red is one
    t.play("decline", "want-promise", "will-not travel", "anything")
    assert t.offered("by") == {"round-6", "round-7", "round-8", "wake", "title", "citizen", "campaign", "attacked", "end"}


def test_o_11_13_several_penalties_of_each_kind_once() -> None:
    t = at_court({}, {}).play("promise", "will travel", "anything", "by round-2", "penalty-favor 2", "penalty-relic")
    assert not t.offered("penalty-favor")
    assert t.refusal("penalty-relic") == "O-7.5"
    t.play("penalty-secrets 1", "penalty-adviser", "done")
    assert t.data["deal"]["promises"][0]["penalty"] == {"favor": 2, "secrets": 1, "relics": 1, "advisers": 1}


def test_o_11_13_several_promises_in_any_combination() -> None:
    t = at_court({"favor": 1}, {"secrets": 1}).play(
        "give-favor 1", "want-peace", "promise", "will-give relic", "by title", "done"
    )
    t.play("want-promise", "will travel", "travel cradle-1", "by round-1", "penalty-favor 1", "done", "want-promised-secrets 2")
    t.play("propose", "accept")
    assert running(t) == [
        "red relic 1 title",
        "blue not campaign red round-1",
        "blue do travel cradle-1 round-1",
        "blue secrets 2 round-1",
    ]
    assert len(t.told("promises")) == 4
    line = GAME.say_event(t.s, t.told("promises")[2], "en")
    assert line == "Blue promises Red to travel to Fertile Valley, by the end of the turn in round 1; otherwise 1 favor"


def test_o_11_13_nobody_can_promise_without_end() -> None:
    t = at_court({}, {})
    for n in range(6):
        t.play("promise", "will search", "anything", f"by round-{n % 6 + 2}", "done")
    assert t.refusal("promise") == "O-11.13"
    assert t.refusal("promise-peace") == "O-11.13"
    assert t.may("want-promise")


@pytest.mark.parametrize("part", [(), ("will-give favor",), ("will travel",), ("will-not search", "anything", "by end")], ids=str)
def test_o_11_13_a_promise_half_worded_survives_a_saved_position(part: tuple[str, ...]) -> None:
    t = at_court({}, {}).play("promise", *part)
    again = GAME.from_json(GAME.to_json(t.s))
    assert GAME.to_json(again) == GAME.to_json(t.s)
    assert GAME.legal(again, 1) == GAME.legal(t.s, 1)


# ---------------------------------------------------------------- kept


def test_o_11_13_what_is_done_in_time_is_kept_and_shown_as_such() -> None:
    t = promising("will travel", "travel cradle-1", "by round-2", "penalty-favor 2", red={"favor": 3})
    t.play("travel cradle-1")
    assert (fates(t), t.red["favor"]) == (["kept"], 3)
    assert t.told("keeps_promise")
    t.play("rest", "rest", "rest")
    assert t.data["promises"] == []  # shown for a round
    t.play("rest")
    assert t.red["favor"] == 3


def test_o_11_13_another_deed_or_target_does_not_keep_it() -> None:
    t = promising("will travel", "travel cradle-1", "by round-2", "penalty-favor 2")
    assert fates(t.play("travel cradle-2")) == ["running"]
    t = promising("will travel", "anything", "by round-2", "penalty-favor 2")
    assert fates(t.play("travel cradle-2")) == ["kept"]


def test_o_11_13_another_who_does_it_does_not_keep_it() -> None:
    t = promising("will travel", "travel cradle-1", "by round-2", "penalty-favor 2", **DEVOTION).play("rest", "travel cradle-1")
    assert fates(t) == ["running"]


def test_o_11_13_a_campaign_that_a_power_begins_counts() -> None:
    red: Page = {"warbands": 4, "facedown": ["knights_errant"], "favor": 2}
    t = promising("will campaign", "anything", "by round-2", "penalty-favor 2", red=red, blue={"pawn": COURT}, **DEVOTION)
    t.play("rest", "rest", "rest")
    assert (t.seat, fates(t)) == ("red", ["running"])
    t.play("campaign blue")
    assert fates(t) == ["kept"]


def test_o_11_13_who_stands_there_has_travelled_there() -> None:
    t = promising("will travel", f"travel {COURT}", "by round-2", "penalty-favor 1", red={"favor": 1}, **DEVOTION)
    t.play("rest", "rest", "rest", "rest")
    assert (fates(t), t.red["favor"]) == (["kept"], 1)


def test_o_11_13_playing_a_card_is_a_deed() -> None:
    t = promising(
        "will play-site",
        f"play-site {COURT}",
        "by round-2",
        "penalty-favor 1",
        red={"favor": 2, "facedown": ["wolves"]},
        **DEVOTION,
    )
    assert fates(t.play("adviser wolves", f"play-site {COURT}")) == ["kept"]


# ---------------------------------------------------------------- broken, and the penalty


def test_o_11_13_what_is_not_done_in_time_costs_the_penalty() -> None:
    t = promising(
        *("will travel", "travel cradle-1", "by round-2", "penalty-favor 2", "penalty-secrets 1"),
        red={"favor": 3, "secrets": 1},
        **DEVOTION,
    )
    t.play("rest", "rest", "rest")
    assert (t.red["favor"], t.blue["favor"]) == (3, 0)
    t.play("rest")
    assert fates(t) == ["broken"]
    assert (t.red["favor"], t.red["secrets"], t.blue["favor"], t.blue["secrets"]) == (1, 0, 2, 1)
    assert t.told("breaks_promise")


def test_o_11_13_what_was_forsworn_can_be_done_for_the_penalty() -> None:
    t = promising("will-not travel", "travel cradle-1", "by end", "penalty-favor 2", red={"favor": 3})
    t.play("travel cradle-2")
    assert (fates(t), t.red["favor"]) == (["running"], 3)
    t.play("travel cradle-1")
    assert (fates(t), t.red["favor"], t.blue["favor"]) == (["broken"], 1, 2)


def test_o_11_13_a_broken_peace_costs_once_the_campaign_is_over() -> None:
    t = promising(
        "will-not campaign", "campaign blue", "by end", "penalty-favor 3", red={**HERE, "favor": 4}, blue=HERE, **DEVOTION
    )
    t.play("campaign blue", "target-pawn", "done", "number 3")
    while t.step != "act":
        t.play(GAME.vocabulary.names[GAME.legal(t.s, t.s.seat)[0]])
    assert (fates(t), t.red["favor"], t.blue["favor"]) == (["broken"], 1, 3)


def test_o_11_13_a_penalty_that_cannot_be_paid_stays_owed() -> None:
    t = promising("will-not travel", "anything", "by end", "penalty-favor 3", red={"favor": 1}, **DEVOTION).play(
        "travel cradle-1"
    )
    assert (t.red["favor"], t.blue["favor"], running(t)) == (0, 1, ["red favor 2 round-1"])
    t.s.favor[1] = 1
    t.play("travel cradle-2")
    assert t.red["favor"] == 1  # not before the Rest
    t.play("rest")
    assert (t.red["favor"], t.blue["favor"], running(t)) == (0, 2, ["red favor 1 round-1"])


def test_o_11_13_the_other_chooses_the_relic_of_a_penalty() -> None:
    t = promising("will-not travel", "anything", "by end", "penalty-relic", red={"relics": ["cup_of_plenty", "sticky_fire"]})
    t.play("travel cradle-1")
    assert (t.seat, t.step, t.offered("relic")) == ("blue", "collect", {"cup_of_plenty", "sticky_fire"})
    assert t.refusal("relic map") == "O-11.13"
    t.play("relic cup_of_plenty")
    assert (t.red["relics"], t.blue["relics"], t.seat) == (["sticky_fire"], ["cup_of_plenty"], "red")


def test_o_11_13_an_adviser_of_a_penalty_is_taken_facedown_unseen_and_never_locked() -> None:
    red: Page = {"advisers": ["wolves", "a_small_favor"], "facedown": ["rangers"]}
    t = promising("will-not travel", "anything", "by end", "penalty-adviser", red=red).play("travel cradle-1")
    assert (t.seat, t.offered("card"), t.offered("facedown")) == ("blue", {"wolves"}, {"red 1"})
    before = t.s.revealed
    t.play("facedown red 1")
    assert (t.red["facedown"], t.blue["facedown"]) == ([], ["rangers"])
    assert t.s.revealed > before
    assert t.data["seen"]["rangers"] == ["red", "blue"]


def test_o_11_13_nothing_to_take_stays_owed_until_there_is() -> None:
    t = promising("will-not travel", "anything", "by end", "penalty-relic", **DEVOTION).play("travel cradle-1")
    assert running(t) == ["red relic 1 round-1"]
    t.s.relics[1] = bytes([GAME.vocabulary.parse("relic cup_of_plenty") - GAME.vocabulary.parse("relic map") + t.s.reliquary[0]])
    t.s.locate()
    t.play("rest")
    assert (t.red["relics"], t.blue["relics"]) == ([], ["cup_of_plenty"])


def test_o_11_13_a_gift_that_is_not_there_costs_the_penalty_instead() -> None:
    t = promising("will-give secrets", "number 2", "by round-2", "penalty-favor 1", red={"favor": 2, "secrets": 1}, **DEVOTION)
    t.play("rest", "rest", "rest", "rest")
    assert (t.red["secrets"], t.red["favor"], t.blue["secrets"], t.blue["favor"]) == (0, 1, 1, 1)
    assert running(t) == []


# ---------------------------------------------------------------- no penalty: it binds


def test_r_99_without_a_penalty_what_was_forsworn_cannot_be_done() -> None:
    t = promising("will-not travel", "travel cradle-1", "by end", provinces_1={"cards": ["elders"]}, red={"favor": 2})
    assert t.refusal("travel cradle-1") == "O-11.13"
    assert t.may("travel cradle-2")
    t = promising("will-not use", "use elders", "by end", provinces_3={"cards": ["elders"]}, red={"favor": 2})
    assert t.refusal("use elders") == "O-11.13"
    t = promising("will-not to-site", "by end", red=HERE, provinces_3={"warbands": 1, "colour": "red"})
    assert t.refusal("to-site 1") == "O-11.13"


def test_r_99_without_a_penalty_one_rests_only_when_it_is_done_or_cannot_be() -> None:
    t = promising("will travel", "travel cradle-1", "by round-2", **DEVOTION)
    t.play("rest", "rest", "rest")
    assert t.refusal("rest") == "O-11.13"
    assert "rest" not in t.offered("rest")
    t.play("travel cradle-1", "rest")
    assert t.seat == "blue"
    t = promising("will campaign", "campaign blue", "by round-2", **DEVOTION).play("rest", "rest", "rest")
    t.play("rest")  # blue is far away
    assert fates(t) == ["broken"]


def test_r_99_what_nothing_holds_people_to_needs_a_penalty() -> None:
    t = at_court({}, {}).play("promise", "will play-adviser", "by round-2")
    assert t.refusal("done") == "O-11.13"
    assert t.play("penalty-favor 1").may("done")


# ---------------------------------------------------------------- events


def test_o_11_13_until_the_next_wake() -> None:
    t = promising("will-not travel", "anything", "by wake", **DEVOTION).play("rest")
    assert fates(t) == ["running"]
    t.play("rest", "rest")
    assert (t.seat, fates(t), t.may("travel cradle-1")) == ("red", ["kept"], True)


def test_o_11_13_when_the_title_is_taken() -> None:
    t = promising("will-give favor", "number 2", "by title", red={"favor": 3, "secrets": 2}, **DEVOTION)
    assert (t.red["favor"], running(t)) == (3, ["red favor 2 title"])
    t.play("recover-banner darkest_secret", "number 2")
    assert t.data["oathkeeper"] == "red"
    assert (t.red["favor"], t.blue["favor"]) == (1, 2)


def test_o_11_13_when_one_becomes_a_citizen_and_when_one_is_exiled() -> None:
    t = asking("will-give favor", "number 1", "by citizen", blue={"favor": 2}, turn="red", **DEVOTION)
    t.play("rest", "rest", "offer blue", "space brutal", "propose", "accept")
    assert t.blue["role"] == "citizen"
    assert (t.blue["favor"], t.red["favor"]) == (1, 1)
    t = asking("will-give favor", "number 1", "by exile", blue={"role": "citizen", "favor": 2}, **DEVOTION).play(
        "rest", "self-exile"
    )
    assert (t.blue["favor"], t.red["favor"]) == (1, 1)


def test_o_11_13_when_somebody_campaigns_or_is_attacked() -> None:
    """A deed that waits for something is due by the end of the turn; done before, it does not count."""
    t = promising(
        *("will travel", "travel cradle-1", "by campaign", "penalty-favor 1"),
        red={**HERE, "favor": 1, "supply": 7},
        blue={"pawn": "cradle-1"},
        provinces_3={"warbands": 0},
        **DEVOTION,
    )
    t.play("travel cradle-1")
    assert running(t) == ["red do travel cradle-1 campaign"]
    t.play("campaign bandits" if t.may("campaign bandits") else "campaign blue")
    assert running(t) == ["red do travel cradle-1 round-1"]
    t = asking("will-give favor", "number 1", "by attacked", red=HERE, blue={"favor": 1}, purple=HERE, **DEVOTION)
    t.play("rest", "rest", "campaign red", "target-pawn", "done")
    while t.step != "act":
        t.play(GAME.vocabulary.names[GAME.legal(t.s, t.s.seat)[0]])
    assert (t.red["favor"], t.blue["favor"]) == (1, 0)


def test_o_11_13_a_permission_refused_breaks_the_promise_to_refuse_none() -> None:
    purple: Page = {"favor": 2, "pawn": "cradle-1"}
    red: Page = {"role": "citizen", "pawn": COURT}
    t = Table(purple=purple, red=red, provinces_3={"warbands": 3, "colour": "purple"}, **DEVOTION)
    t.play(
        "use the_tribunal", "player purple", "want-promise", "will-not decline", "by end", "penalty-favor 2", "done", "propose"
    )
    t.play("accept", "to-board 1")
    assert (t.seat, t.step) == ("purple", "permit")
    t.play("decline")
    assert (fates(t), t.red["favor"], t.purple["favor"]) == (["broken"], 2, 0)


# ---------------------------------------------------------------- what is gone


def test_r_140_a_promise_about_what_is_gone_is_void() -> None:
    t = promising(
        "will muster",
        "muster elders",
        "by round-2",
        "penalty-favor 1",
        red={"favor": 1},
        provinces_1={"cards": ["elders"]},
        **DEVOTION,
    )
    t.play("rest", "rest", "rest")
    slot = t.s.slot_of(t.s.site_cards[2][0])
    t.s.site_cards[slot] = b""
    t.s.locate()
    t.play("rest")
    assert (fates(t), t.red["favor"]) == (["void"], 1)
    assert t.told("promise_void")


def test_r_140_far_away_or_short_of_supply_is_no_excuse() -> None:
    t = promising("will campaign", "campaign blue", "by round-2", "penalty-favor 1", red={"favor": 1}, **DEVOTION)
    t.play("rest", "rest", "rest", "rest")
    assert (fates(t), t.red["favor"]) == (["broken"], 0)


def test_r_140_who_is_no_citizen_any_more_cannot_be_exiled() -> None:
    t = asking("will exile", "exile red", "by round-1", "penalty-favor 1", blue={"favor": 1}, **DEVOTION).play("rest", "rest")
    assert (fates(t), t.blue["favor"]) == (["void"], 1)


# ---------------------------------------------------------------- counter-offers


def test_r_141_a_deal_is_answered_with_another() -> None:
    t = at_court({"favor": 3}, {"secrets": 2}).play("give-favor 1", "want-secrets 2", "promise-peace", "propose")
    assert t.seat == "blue"
    t.play("counter")
    deal = t.data["deal"]
    assert (deal["proposer"], deal["partner"], deal["favor"], deal["secrets"]) == ("blue", "red", [0, 1], [2, 0])
    assert deal["promises"][0]["by"] == "red"
    t.play("start-over", "want-favor 3", "give-secrets 1", "propose")
    assert t.seat == "red"
    t.play("accept")
    assert (t.red["favor"], t.red["secrets"], t.blue["favor"], t.blue["secrets"]) == (0, 1, 3, 1)
    assert running(t) == []


def test_r_141_three_in_a_row_are_enough() -> None:
    t = at_court({"favor": 3}, {}).play("give-favor 1", "propose")
    for _ in range(3):
        t.play("counter", "propose")
    assert t.refusal("counter") == "O-12.2"
    t.play("decline")
    assert (t.seat, t.step, t.data["deal"]) == ("red", "act", None)


def test_r_141_an_offer_of_citizenship_is_countered_with_another_relic() -> None:
    t = Table(turn="purple", blue={"favor": 2}, **DEVOTION).play(
        "peek-reliquary", "offer blue", "space brutal", "propose", "counter"
    )
    assert (t.seat, t.offered("space"), t.offered("show-space")) == ("blue", {"decadent", "careless", "greedy"}, set())
    assert t.refusal("show-relic") == "O-7.5"
    t.play("space greedy", "give-favor 1", "propose", "accept")
    assert (t.blue["role"], t.blue["relics"], t.purple["favor"], t.data["reliquary"]["greedy"]) == (
        "citizen",
        ["grand_mask"],
        1,
        None,
    )


def test_r_141_a_counter_offer_given_up_is_a_refusal() -> None:
    t = at_court({"favor": 3}, {}).play("give-favor 1", "propose", "counter", "decline")
    assert (t.seat, t.step, t.data["deal"], t.red["favor"]) == ("red", "act", None, 3)
    assert t.told("refuses")


# ---------------------------------------------------------------- showing


def test_o_7_5_any_relic_of_the_reliquary_may_be_shown() -> None:
    t = Table(turn="purple", **DEVOTION).play("peek-reliquary", "offer blue", "space brutal")
    assert t.offered("show-space") == {"decadent", "careless", "greedy"}
    before = t.s.revealed
    t.play("show-space decadent")
    assert t.s.revealed > before
    assert t.refusal("show-space decadent") == "O-7.5"
    assert GAME.view_json(GAME.mask(t.s, 2), 2)["reliquary"]["decadent"] == "whistle"
    assert GAME.view_json(GAME.mask(t.s, 1), 1)["reliquary"]["decadent"] == "facedown"
    t.play("show-relic")
    assert GAME.view_json(GAME.mask(t.s, 2), 2)["reliquary"]["brutal"] == "map"


def test_o_7_5_nobody_shows_what_they_do_not_know() -> None:
    t = Table(turn="purple", **DEVOTION).play("offer blue", "space brutal")
    assert t.refusal("show-space decadent") == "O-7.5"


def test_o_2_2_a_facedown_adviser_is_shown_to_one() -> None:
    t = Table(red={"facedown": ["wolves", "keep"]})
    before = t.s.revealed
    t.play("show keep")
    assert (t.offered("player"), t.s.revealed) == ({"purple", "blue"}, before)
    t.play("player blue")
    assert t.s.revealed > before
    assert GAME.view_json(GAME.mask(t.s, 2), 2)["seats"]["red"]["facedown"] == ["denizen", "keep"]
    assert GAME.view_json(GAME.mask(t.s, 0), 0)["seats"]["red"]["facedown"] == ["denizen", "denizen"]
    told = t.told("is_shown")[0]
    assert told.audience == 0b110
    t.play("show keep")
    assert t.offered("player") == {"purple"}
    assert t.refusal("player blue") == "O-2.2"
    t.play("player purple")
    assert t.refusal("show keep") == "O-2.2"
    assert t.refusal("show rangers") == "O-2.2"


def test_o_2_2_in_a_deal_it_is_shown_to_the_partner() -> None:
    t = at_court({"facedown": ["wolves"]}, {}).play("show wolves")
    assert (t.step, t.data["seen"]["wolves"]) == ("build_deal", ["red", "blue"])
    assert t.refusal("show wolves") == "O-2.2"


def test_o_2_2_who_was_shown_it_knows_it_when_it_has_changed_hands() -> None:
    t = Table(red={"facedown": ["wolves", "keep"]}, provinces_1={"cards": ["festival_district"]}).play(
        "show wolves", "player purple"
    )
    t.play("use festival_district", "player blue", "give-card wolves", "propose", "accept")
    assert t.data["seen"]["wolves"] == ["purple", "red", "blue"]
    assert GAME.view_json(GAME.mask(t.s, 0), 0)["seats"]["blue"]["facedown"] == ["wolves"]


def test_o_2_2_what_was_shown_cannot_be_taken_back() -> None:
    match = Match(GAME, start=GAME.to_json(Table(red={"facedown": ["wolves"]}).s))
    match.play("show wolves")
    assert match.can_undo(1)
    match.play("player blue")
    assert not match.can_undo(1)


# ---------------------------------------------------------------- the Prince


def test_cp_8_4_the_only_other_player_judges_a_deal_for_him() -> None:
    red: Page = {"pawn": COURT, "favor": 3}
    t = court(players=2, purple={"favor": 2}, red=red, mind={"powers": "expanded"}, **DEVOTION)
    t.play("use the_tribunal", "player purple", "give-favor 1", "want-favor 2", "propose")
    assert (t.seat, t.step) == ("red", "counsel")
    assert "counter" not in {GAME.vocabulary.names[action] for action in GAME.legal(t.s, 1)}
    assert t.refusal("counter") == "CP-10.4"
    t.play("accept")
    assert (t.red["favor"], t.purple["favor"]) == (4, 1)


def test_cp_8_4_a_person_alone_among_bots_judges_for_him_if_named() -> None:
    red: Page = {"pawn": COURT, "favor": 3}
    mind = {"powers": "expanded", "judge": "blue", "threat": "red"}
    t = court(players=3, purple={"favor": 2}, red=red, mind=mind, **DEVOTION)
    t.play("use the_tribunal", "player purple", "give-favor 1", "want-favor 2", "propose")
    assert (t.seat, t.step) == ("blue", "counsel")
    t.play("decline")
    assert (t.seat, t.red["favor"]) == ("red", 3)
    s = GAME.new({"players": 2, "prince": "chancellor", "prince_judge": "red"}, 1)
    assert GAME.to_json(s)["clockwork"]["judge"] == "red"
    for judge in ("purple", "yellow"):
        with pytest.raises(BadOption, match=r"CP-8\.4"):
            GAME.new({"players": 2, "prince": "chancellor", "prince_judge": judge}, 1)


def test_cp_8_4_with_several_or_limited_he_answers_by_the_rules() -> None:
    red: Page = {"pawn": COURT, "favor": 3}
    t = court(players=3, purple={"favor": 2}, red=red, mind={"powers": "expanded"}, **DEVOTION)
    t.play("use the_tribunal", "player purple", "give-favor 1", "want-favor 2", "propose")
    assert (t.step, t.red["favor"]) == ("act", 3)
    t = court(players=2, purple={"favor": 2}, red=red, mind={"powers": "limited"}, **DEVOTION)
    t.play("use the_tribunal", "player purple", "give-favor 1", "propose")
    assert (t.step, t.red["favor"]) == ("act", 3)


def test_cp_10_4_he_promises_gifts_and_no_deeds() -> None:
    t = court(players=2, red={"pawn": COURT}, mind={"powers": "expanded"}, **DEVOTION).play("use the_tribunal", "player purple")
    t.play("want-promise")
    assert t.offered("will") == t.offered("will-not") == set()
    assert t.offered("will-give") == {"favor", "secrets", "relic"}
    assert t.refusal("will travel") == "CP-10.4"
    assert t.refusal("will-give adviser") == "CP-1.2"
