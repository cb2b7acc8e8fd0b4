"""Deals by cards: the Festival District, the Tribunal with its promises, sites that change hands, and a gathering of many."""

from __future__ import annotations

from bailiwick.games.oath.game import GAME
from tests.games.oath.battles import HERE
from tests.games.oath.table import Page, Table
from tests.games.oath.tribunal import COURT, at_court, running

# ---------------------------------------------------------------- the Festival District

DISTRICT: Page = {"cards": ["festival_district"]}


def test_festival_district_exchanges_advisers() -> None:
    t = Table(
        red={"advisers": ["wolves", "a_small_favor"], "favor": 1},
        blue={"advisers": ["elders"], "secrets": 2},
        provinces_1=DISTRICT,
    ).play("use festival_district", "player blue")
    assert t.offered("give-card") == {"wolves"}  # A Small Favor is locked
    assert t.refusal("give-card a_small_favor") == "O-7.5"
    assert t.refusal("give-relic map") == "O-12.2"
    t.play("give-card wolves", "give-favor 1", "want-card elders", "want-secrets 1", "propose", "accept")
    assert (t.red["advisers"], t.blue["advisers"]) == (["a_small_favor", "elders"], ["wolves"])
    assert (t.red["secrets"], t.blue["favor"]) == (1, 1)


def test_festival_district_is_refused_and_nothing_changes() -> None:
    t = Table(red={"favor": 1}, blue={"advisers": ["elders"]}, provinces_1=DISTRICT)
    t.play("use festival_district", "player blue", "give-favor 1", "want-card elders", "propose", "decline")
    assert (t.red["favor"], t.blue["advisers"], t.step) == (1, ["elders"], "act")
    assert t.data["deal"] is None


def test_festival_district_sells_facedown_advisers_unseen() -> None:
    t = Table(red={"favor": 1, "facedown": ["keep"]}, blue={"facedown": ["wolves", "rangers"]}, provinces_1=DISTRICT)
    t.play("use festival_district", "player blue")
    assert t.offered("facedown") == {"blue 1", "blue 2"}
    t.play("give-card keep", "facedown blue 2")
    view = GAME.view_json(GAME.mask(t.s, 1), 1)
    assert view["deal"]["things"] == [["keep"], ["denizen"]]
    before = t.s.revealed
    t.play("propose", "accept")
    assert (t.red["facedown"], t.blue["facedown"]) == (["rangers"], ["wolves", "keep"])
    assert t.data["seen"]["rangers"] == ["red", "blue"]
    assert t.s.revealed > before


def test_festival_district_too_many_advisers_are_discarded() -> None:
    """CR-10: not the one that arrives."""
    t = Table(red={"advisers": ["wolves", "rangers", "scryer"]}, blue={"advisers": ["elders"]}, provinces_1=DISTRICT)
    t.play("use festival_district", "player blue", "want-card elders", "propose", "accept")
    assert (t.seat, t.step) == ("red", "trim")
    assert "elders" not in t.offered("card")
    t.play("card scryer")
    assert t.red["advisers"] == ["wolves", "rangers", "elders"]


def test_festival_district_is_for_who_has_access() -> None:
    assert Table(cradle_2=DISTRICT).refusal("use festival_district") == "O-2.8"


# ---------------------------------------------------------------- the Tribunal: promises of a word


def test_the_tribunal_promised_peace_binds() -> None:
    t = at_court({"favor": 1}, {"pawn": COURT, "warbands": 1}, turn="red")
    t.play("give-favor 1", "want-peace", "propose", "accept")
    assert running(t) == ["blue not campaign red round-1"]
    t.play("rest")
    assert t.seat == "blue"
    assert t.refusal("campaign red") == "O-11.13"
    t.play("rest")
    assert (running(t), t.data["promises"][0]["fate"]) == ([], "kept")


def test_the_tribunal_peace_of_who_is_on_turn_lasts_until_the_next_turn_is_over() -> None:
    t = at_court({"warbands": 1}, {"pawn": COURT, "favor": 1}, oath="devotion").play("promise-peace", "want-favor 1", "propose")
    t.play("accept")
    assert t.refusal("campaign blue") == "O-11.13"
    assert running(t) == ["red not campaign blue round-2"]
    t.play("rest", "rest", "rest")
    assert (t.seat, t.data["round"]) == ("red", 2)
    assert t.refusal("campaign blue") == "O-11.13"
    t.play("rest")
    assert running(t) == []


def test_the_tribunal_promised_tokens_are_given_in_the_next_rest() -> None:
    t = at_court({}, {"favor": 3, "secrets": 2}).play("want-promised-favor 2", "want-promised-secrets 1", "propose", "accept")
    assert (t.red["favor"], t.blue["favor"]) == (0, 3)
    t.play("rest")
    assert (t.red["favor"], t.red["secrets"]) == (0, 0)
    t.play("rest")
    assert (t.red["favor"], t.red["secrets"]) == (2, 1)
    assert (t.blue["favor"], t.blue["secrets"]) == (1, 1)
    assert running(t) == []


def test_the_tribunal_what_cannot_be_paid_stays_owed() -> None:
    t = at_court({}, {"favor": 1}).play("want-promised-favor 3", "propose", "accept", "rest", "rest")
    assert (t.red["favor"], t.blue["favor"]) == (1, 0)
    assert running(t) == ["blue favor 2 round-1"]


def test_the_tribunal_promises_survive_a_saved_position() -> None:
    t = at_court({}, {"favor": 1}).play("promise-secrets 2", "want-promised-favor 3", "propose")
    again = GAME.from_json(GAME.to_json(t.s))
    assert GAME.to_json(again) == GAME.to_json(t.s)
    t.play("accept")
    again = GAME.from_json(GAME.to_json(t.s))
    assert again.promises == t.s.promises
    assert len(again.promises) == 2


def test_the_tribunal_has_limits() -> None:
    t = at_court({}, {})
    assert t.refusal("propose") == "O-12.2"
    assert t.refusal("promise-favor 11") == "O-7.5"
    assert t.refusal("give-card wolves") == "O-12.2"
    t.play("promise-favor 2")
    assert t.refusal("promise-favor 3") == "O-7.5"
    assert t.play("start-over").may("promise-favor 3")
    t = Table(provinces_1=DISTRICT).play("use festival_district", "player blue")
    assert t.refusal("promise-peace") == "O-12.2"


# ---------------------------------------------------------------- sites that change hands


def deal_in_sites(red: Page, blue: Page, **changes: Page) -> Table:
    """Red makes a deal with blue by the Deed Writer, in which sites may be."""
    t = Table(oath="devotion", red={"advisers": ["deed_writer"], **red}, blue=blue, **changes)
    return t.play("use deed_writer", "player blue")


def test_deed_writer_hands_a_site_over_with_at_least_one_warband() -> None:
    t = deal_in_sites(
        {"warbands": 3},
        {"favor": 1, "warbands": 2},
        provinces_1={"warbands": 2, "colour": "red"},
        cradle_2={"warbands": 1, "colour": "blue"},
    )
    t.play("give-site provinces-1", "want-site cradle-2", "propose", "accept")
    assert (t.seat, t.step, t.offered("number")) == ("red", "move_in", {"1", "2", "3", "4", "5"})
    assert t.refusal("number 0") == "O-12.2"
    t.play("number 2")
    assert (t.seat, t.step, t.offered("number")) == ("blue", "move_in", {"1", "2", "3"})
    t.play("number 2")
    assert (t.provinces_1["colour"], t.provinces_1["warbands"], t.cradle_2["colour"]) == ("blue", 2, "red")
    assert t.cradle_2["warbands"] == 2
    assert (t.red["warbands"], t.blue["warbands"]) == (3 + 2 - 2, 2 + 1 - 2)


def test_deed_writer_needs_a_warband_and_another_side() -> None:
    mine: Page = {"warbands": 2, "colour": "red"}
    t = deal_in_sites({}, {}, provinces_1=mine)
    assert t.refusal("give-site provinces-1") == "O-12.2"
    t = deal_in_sites({}, {"warbands": 3, "relics": ["ring_of_devotion"]}, provinces_1=mine)
    assert t.refusal("give-site provinces-1") == "O-2.21"
    purple: Page = {"warbands": 2, "colour": "purple"}
    citizens: Page = {"role": "citizen", "warbands": 1}
    assert deal_in_sites(citizens, citizens, provinces_1=purple).refusal("give-site provinces-1") == "O-12.2"
    assert deal_in_sites(citizens, {"warbands": 1}, provinces_1=purple).may("give-site provinces-1")


def test_deed_writer_new_rulers_may_bring_those_who_come_home() -> None:
    sites: dict[str, Page] = {"provinces_1": {"warbands": 2, "colour": "red"}, "cradle_2": {"warbands": 1, "colour": "blue"}}
    assert deal_in_sites({}, {}, **sites).refusal("give-site provinces-1") == "O-12.2"
    t = deal_in_sites({"warbands": 1}, {}, **sites)
    t.play("want-site cradle-2", "give-site provinces-1", "propose", "accept", "number 1")
    assert (t.provinces_1["colour"], t.cradle_2["colour"], t.red["warbands"], t.blue["warbands"]) == ("blue", "red", 2, 0)


def test_deed_writer_the_lord_of_the_bandits_needs_no_warband() -> None:
    t = deal_in_sites({}, {"relics": ["bandit_crown"]}, provinces_1={"warbands": 2, "colour": "red"})
    t.play("give-site provinces-1", "propose", "accept")
    assert (t.step, t.provinces_1["warbands"], t.red["warbands"]) == ("act", 0, 2)
    assert not t.told("occupies")  # nobody has come


# ---------------------------------------------------------------- The Gathering


def gathered(**changes: Page) -> Table:
    """Red has played The Gathering, and everybody has come; the Chancellor has the floor."""
    pages: dict[str, Page] = {"red": {}, "blue": {}, "purple": {}, **changes}
    red = {"facedown": ["the_gathering"], **pages.pop("red")}
    t = Table(red=red, **pages).play("adviser the_gathering", "play-site provinces-1")
    while t.offered("accept"):
        t.play("accept")
    return t


def test_the_gathering_everybody_has_the_floor_until_nobody_deals() -> None:
    t = gathered(red={"favor": 1})
    assert {t.purple["pawn"], t.blue["pawn"]} == {HERE}
    assert (t.seat, t.offered("player")) == ("purple", {"red", "blue"})
    assert t.refusal("player purple") == "O-12.2"
    t.play("decline", "player blue", "give-favor 1", "propose", "accept")
    assert t.seat == "blue"
    t.play("decline")
    assert t.seat == "purple"  # a deal was made: another round
    t.play("decline", "decline", "decline")
    assert (t.seat, t.step) == ("red", "act")


def test_the_gathering_refused_deals_bring_no_other_round() -> None:
    t = gathered(red={"favor": 2})
    t.play("decline", "player blue", "give-favor 1", "propose", "decline", "decline")
    assert (t.seat, t.step) == ("red", "act")
