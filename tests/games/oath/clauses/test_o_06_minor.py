"""O-6: the minor actions that cost no Supply."""

from __future__ import annotations

from bailiwick.games.oath.game import GAME
from tests.games.oath.table import Table

MINE = {"warbands": 3, "colour": "red"}
EMPIRE = {"warbands": 3, "colour": "purple"}


def test_o_6_3_peeking_at_a_relic_is_remembered() -> None:
    t = Table(provinces_1={"relics": ["cup_of_plenty"]}, cradle_1={"relics": ["bandit_crown"]})
    assert t.offered("peek-relic") == {"provinces-1 1"}
    assert t.refusal("peek-relic cradle-1 1") == "O-6.3"
    t.play("peek-relic provinces-1 1")
    assert t.data["seen"]["cup_of_plenty"] == ["red"]
    assert t.refusal("peek-relic provinces-1 1") == "O-6.3"
    assert t.red["supply"] == 7


def test_o_6_4_the_scepter_looks_into_the_reliquary() -> None:
    t = Table(turn="purple").play("peek-reliquary")
    assert t.data["seen"]["map"] == ["purple"]
    assert Table().refusal("peek-reliquary") == "O-8.1"


def test_o_6_5_from_the_site_all_but_the_last() -> None:
    t = Table(provinces_1=MINE)
    assert t.offered("to-board") == {"1", "2"}
    assert t.refusal("to-board 3") == "O-6.5"
    t.play("to-board 2")
    assert (t.red["warbands"], t.provinces_1["warbands"]) == (2, 1)


def test_o_6_5_the_lord_of_the_bandits_takes_even_the_last() -> None:
    """O-10.11: bandits hold the site then."""
    t = Table(red={"relics": ["bandit_crown"]}, provinces_1=MINE)
    assert t.offered("to-board") == {"1", "2", "3"}
    assert Table(blue={"relics": ["bandit_crown"]}, provinces_1=MINE).offered("to-board") == {"1", "2"}


def test_o_6_5_to_a_site_one_rules() -> None:
    t = Table(red={"warbands": 2}, provinces_1=MINE).play("to-site 2")
    assert (t.red["warbands"], t.provinces_1["warbands"]) == (0, 5)
    assert Table(red={"warbands": 2}).refusal("to-site 1") == "O-6.5"


def test_o_6_5_a_citizen_asks_the_chancellor() -> None:
    t = Table(red={"role": "citizen"}, provinces_1=EMPIRE).play("to-board 2")
    assert (t.seat, t.step) == ("purple", "permit")
    assert t.play("accept").red["warbands"] == 2
    assert Table(red={"role": "citizen"}, provinces_1=EMPIRE).play("to-board 2", "decline").red["warbands"] == 0


def test_o_6_5_a_citizen_may_strengthen_an_imperial_site() -> None:
    t = Table(red={"role": "citizen", "warbands": 1}, provinces_1=EMPIRE).play("to-site 1")
    assert t.provinces_1["warbands"] == 4


def test_o_6_5_imperial_players_share_with_consent() -> None:
    t = Table(red={"role": "citizen", "warbands": 3}, purple={"pawn": "provinces-1", "warbands": 2})
    assert t.refusal("hand-over blue") == "O-6.5"
    t.play("hand-over purple", "number 2")
    assert t.seat == "purple"
    assert GAME.prompt(t.s, 0, "en") == "Red wants to hand 2 of their warbands over to you: do you agree?"
    t.play("accept")
    assert (t.red["warbands"], t.purple["warbands"]) == (1, 4)
    t.play("ask-for purple", "number 4")
    assert GAME.prompt(t.s, 0, "en") == "Red asks you for 4 of your warbands: do you agree?"
    t.play("decline")
    assert t.red["warbands"] == 1


def test_o_6_5_imperial_players_share_only_where_they_meet_and_what_there_is() -> None:
    t = Table(red={"role": "citizen", "warbands": 3}, purple={"pawn": "cradle-1", "warbands": 2})
    assert t.refusal("hand-over purple") == t.refusal("ask-for purple") == "O-6.5"
    t = Table(red={"role": "citizen", "warbands": 3}, purple={"pawn": "provinces-1"})
    assert t.refusal("ask-for purple") == "O-6.5"
    assert t.may("hand-over purple")


def test_o_6_1_what_must_be_paid_for_a_search_is_paid_for_this() -> None:
    """R-111: modifiers about drawing do not serve."""
    t = Table(red={"facedown": ["wolves"]}, provinces_1={"cards": ["augury"]}).play("use augury")
    assert t.refusal("adviser wolves") == "O-6.1"


def test_o_6_2_action_powers_cost_no_supply() -> None:
    t = Table(red={"favor": 4, "supply": 0}, provinces_1={"cards": ["elders"]}, cradle_2={"cards": ["spirit_snare"]})
    t.play("use elders")
    assert (t.red["supply"], t.red["secrets"]) == (0, 1)
    assert t.refusal("use spirit_snare") == "O-2.8"


def test_o_6_6_offering_citizenship_is_a_minor_action() -> None:
    t = Table(turn="purple", purple={"supply": 0, "relics": ["the_grand_scepter"]}).play("offer red", "space brutal", "propose")
    t.play("accept")
    assert (t.seat, t.step, t.red["role"], t.purple["supply"]) == ("purple", "act", "citizen", 0)
    assert t.offered("offer") == {"blue"}


def test_o_6_7_exiling_a_citizen_is_a_minor_action() -> None:
    purple = {"supply": 0, "favor": 9, "relics": ["the_grand_scepter"]}
    t = Table(turn="purple", purple=purple, red={"role": "citizen"}, blue={"role": "citizen"})
    assert t.offered("exile") == {"red", "blue"}
    t.play("exile red")
    assert (t.seat, t.step, t.purple["supply"]) == ("purple", "act", 0)
    assert t.may("exile blue")


def test_o_6_8_self_exile_is_a_minor_action() -> None:
    t = Table(red={"role": "citizen", "supply": 0, "favor": 1, "secrets": 1}).play("self-exile")
    assert (t.red["role"], t.red["supply"], t.seat) == ("exile", 7, "blue")
    assert t.purple["favor"] == 1


def test_r_112_nothing_is_peeked_at_twice() -> None:
    t = Table(turn="purple").play("peek-reliquary")
    assert t.refusal("peek-reliquary") == "O-6.4"
    t = Table(provinces_1={"relics": ["cup_of_plenty"]}).play("peek-relic provinces-1 1")
    assert t.refusal("peek-relic provinces-1 1") == "O-6.3"


def test_r_111_a_facedown_adviser_is_not_played_face_down_again() -> None:
    t = Table(red={"facedown": ["wolves"]}).play("adviser wolves")
    assert t.refusal("play-facedown") == "O-6.1"
    assert t.offered("play-adviser") == t.offered("discard") == {""}
