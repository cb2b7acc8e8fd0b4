"""Rulings about the Clockwork Prince: what was read from his sheets, and what was chosen where they are silent."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.heads import ACTION
from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.prince import answers
from bailiwick.games.oath.prince.aims import find_attack
from bailiwick.games.oath.prince.cards import PRINCE_SEARCH
from bailiwick.games.oath.prince.mind import ACTIONS_AT, CAMPAIGN_SECRET, CAMPAIGN_SITES, IDLE, SPACES, TACTICS_DICE, TRAVEL_FAVOR
from bailiwick.games.oath.prince.peace import FOR_FAVOR, muster, recover_a_relic, trade, travel_for
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.prince.turn import PRINCE_ACTS, WALK
from bailiwick.games.oath.steps.deeds import look
from bailiwick.games.oath.steps.wake import PHASE_POWERS
from bailiwick.games.oath.vocabulary import USE
from tests.games.oath.prince.court import court, do, go_on, stand_at
from tests.games.oath.table import Page, Table

PATHS = {space.id: [path.to for path in space.paths] for space in SPACES}


def test_r_58_actions_by_the_highest_marker() -> None:
    assert list(ACTIONS_AT) == [2, 3, 4, 5]


def test_r_60_tactics_are_dice() -> None:
    assert list(TACTICS_DICE) == [0, 1, 1, 2, 2, 3]
    assert GAME.to_json(GAME.new({"players": 1}, 1))["clockwork"]["tactics"] == 0


def test_r_61_the_ambition_box_begins_empty() -> None:
    data = GAME.to_json(GAME.new({"players": 1}, 1))
    assert data["clockwork"]["ambition"] == 0
    assert data["seats"]["purple"]["favor"] == 2  # all he begins with is on his board


@pytest.mark.parametrize(("prince", "unused"), [("chancellor", True), ("exile", False)])
def test_r_62_a_princely_chancellor_has_no_reliquary(prince: str, unused: bool) -> None:
    data = GAME.to_json(GAME.new({"players": 2, "prince": prince}, 1))
    assert all((relic == "unused") == unused for relic in data["reliquary"].values())


def test_r_63_two_odd_links_of_the_mind() -> None:
    assert PATHS["secret_recover"] == ["people_search"]
    assert PATHS["people_campaign"][0] == "secret_search"
    assert PATHS["sites_muster_high"][-1] == "sites_trade_favor"


def test_r_64_lacking_both_banners_or_neither() -> None:
    assert PATHS["need_banner"] == ["secret_trade_secrets", "oath_people", "oath_people"]


# ---------------------------------------------------------------- powers


def held(by: str, n: int = 1) -> Page:
    return {"warbands": n, "colour": by}


def taken(t: Table, done: bool) -> Table:
    """He took the action: whatever follows from it happens."""
    assert done
    t.s.turn = t.s.prince
    return go_on(t)


def test_r_119_he_kills_no_warband_to_save_supply() -> None:
    """Awaited Return, at his site: a warband dies for a Trade without Supply."""
    site = {"site": "plains", "cards": ["awaited_return", "keep"]}
    t = court(friends={"order": 1}, purple={"warbands": 3}, cradle_1=site)
    taken(t, trade(t.s, FOR_FAVOR))
    assert (t.purple["warbands"], t.purple["favor"]) == (3, 1)


def test_r_119_no_envoy_ends_his_turn() -> None:
    t = court(friends={"order": 1}, cradle_1={"site": "plains", "cards": ["special_envoy"]}, cradle_2={"cards": ["keep"]})
    taken(t, travel_for(t.s, TRAVEL_FAVOR))
    assert t.purple["pawn"] == "cradle-2"
    assert not t.told("declares_modifier")
    assert not t.data["action"]["act_over"]


def test_r_119_nobody_is_offered_what_would_do_nothing_for_him() -> None:
    """The Wayside Inn gives Supply, Tinker's Fair opens a negotiation; Elders give a secret."""
    here = {"site": "plains", "cards": ["wayside_inn", "elders", "tinkers_fair"]}
    t = court(players=2, purple={"favor": 3, "secrets": 3}, cradle_1=here, mind={"powers": "expanded"})
    t.s.used.clear()
    do(t, PHASE_POWERS, 0, ACTION)
    assert (t.seat, t.step, t.offered("use")) == ("red", "counsel", {"elders"})
    assert t.refusal("use wayside_inn") == "CP-8.4"
    alone = court(players=2, purple={"secrets": 3}, cradle_1={"cards": ["wayside_inn"]}, mind={"powers": "expanded"})
    assert do(alone, PHASE_POWERS, 0, ACTION).step == "act"  # nobody is asked at all
    assert all(answers.idle(USE + NUMBER[id]) for id in IDLE)


@pytest.mark.parametrize(
    ("space", "warbands", "fights"),
    [("oath_supremacy", 3, True), ("oath_supremacy", 1, False), ("oath_people", 3, False)],
)
def test_r_120_a_campaign_after_a_muster(space: str, warbands: int, fights: bool) -> None:
    """Knights Errant at his site; red rules it with two warbands and has no banner. A Muster brings two more."""
    here = {"site": "plains", "cards": ["knights_errant"], **held("red", 2)}
    t = court(purple={"warbands": warbands - 1, "favor": 1}, red={"pawn": "cradle-2"}, cradle_1=here, oath="devotion")
    taken(stand_at(t, space), muster(t.s))
    assert t.purple["warbands"] == warbands + 1 or fights
    assert [event.values for event in t.told("campaign")] == ([(1, 0)] if fights else [])


def test_r_120_a_campaign_after_a_search_is_for_what_the_quadrant_names() -> None:
    """The Hunting Party: in the people's quadrant, for the banner of red, who stands at his site, and nothing else."""
    here = {"site": "plains", "cards": ["hunting_party"]}
    red = {"pawn": "cradle-1", "relics": ["map"], "favor": 3}
    t = court(
        purple={"warbands": 6}, red=red, cradle_1=here, relic_deck=[], banners={"peoples_favor": {"holder": "red", "tokens": 2}}
    )
    do(stand_at(t, "people_search"), PRINCE_SEARCH)
    assert [event.values for event in t.told("campaign")] == [(1, 0)]
    assert len(t.told("targets_thing")) == 1
    assert t.told("declares")[0].values[0] == 1


def test_r_121_forest_council_and_ruined_temple_do_not_stop_him() -> None:
    council = {"cards": ["forest_council"], **held("red")}
    t = court(friends={"beast": 1}, purple={"favor": 1}, cradle_1={"site": "plains", "cards": ["wolves"]}, provinces_1=council)
    taken(t, trade(t.s, FOR_FAVOR))
    assert t.purple["favor"] == 2
    t = court(deck=["wolves"], provinces_1={"cards": ["ruined_temple"], **held("red")})
    assert "wolves" in do(t, PRINCE_SEARCH).cradle_1["cards"]


def test_r_121_nor_does_an_ancient_bloodline_keep_a_relic_from_him() -> None:
    red = {"advisers": ["ancient_bloodline"], "pawn": "hinterland-1"}
    site = {"site": "mountain", "relics": ["map"], **held("red")}
    t = court(purple={"favor": 2}, red=red, cradle_1=site, relic_deck=[])
    taken(t, recover_a_relic(t.s))
    assert t.purple["relics"] == ["the_grand_scepter", "map"]


def test_r_121_a_giant_python_is_met_with_even_dice() -> None:
    """One site is one die; of three, two make an even number. For a banner of three tokens nothing can be added."""
    page: Page = {"provinces_1": held("red"), "provinces_2": held("red"), "provinces_3": held("red"), "oath": "devotion"}
    banners = {"darkest_secret": {"holder": "red", "tokens": 3}}
    red = {"advisers": ["giant_python"], "pawn": "hinterland-1"}
    attack = find_attack(court(purple={"warbands": 9}, red=red, **page).s, CAMPAIGN_SITES)
    assert attack is not None
    assert attack.targets == [2, 3]
    one = court(purple={"warbands": 9}, red=red, provinces_1=held("red"), oath="devotion")
    assert find_attack(one.s, CAMPAIGN_SITES) is None
    assert find_attack(court(purple={"warbands": 9}, red=red, banners=banners).s, CAMPAIGN_SECRET) is None
    freed = {"pawn": "hinterland-1"}
    assert find_attack(court(purple={"warbands": 9}, red=freed, banners=banners).s, CAMPAIGN_SECRET) is not None


def test_r_121_where_plans_are_forbidden_he_has_no_tactics() -> None:
    """The attacker's Specialist: the defending side uses no battle plans."""
    red = {"pawn": "cradle-1", "warbands": 5, "favor": 2, "advisers": ["specialist"]}
    t = court(red=red, mind={"tactics": 5}, cradle_1=held("purple", 1), oath="devotion")
    t.play("campaign purple", "done", "number 5", "use specialist")
    while not t.told("rolls_attack"):
        t.play("done")
    assert sum(t.told("rolls_attack")[0].values) == 5


@pytest.mark.parametrize(("level", "seers"), [("expanded", ["purple", "red"]), ("automatic", ["purple"])])
def test_r_122_who_judges_sees_what_he_sees(level: str, seers: list[str]) -> None:
    t = court(discards={"cradle": ["wolves"]}, deck=[], mind={"powers": level})
    look(t.s, 0, bytes([NUMBER["wolves"]]))
    assert t.data["seen"]["wolves"] == seers
    assert t.told("peeked")[0].audience == (3 if level == "expanded" else 1)


def test_r_122_who_judges_is_told_which_relic_was_drawn() -> None:
    here = {"site": "plains", "cards": ["ancient_forge"]}
    t = court(
        players=2, purple={"favor": 9, "secrets": 9}, cradle_1=here, mind={"powers": "expanded"}, relic_deck=["map", "whistle"]
    )
    do(t, PHASE_POWERS, 0, ACTION).play("use ancient_forge")
    masked = GAME.mask(t.s, 1)
    assert masked.relic_deck[-1] == t.s.relic_deck[-1]
    assert "Map" in GAME.prompt(masked, 1, "en")


def test_r_122_action_powers_come_again_with_his_next_action() -> None:
    """Memory of Home burns a secret, so that it can be used again and again: three windows for two actions."""
    here = {"site": "plains", "cards": ["memory_of_home", "keep"]}
    t = court(players=2, friends={"order": 1}, purple={"secrets": 9, "favor": 3}, cradle_1=here, mind={"powers": "expanded"})
    board = board_of(stand_at(t, "sites_travel_favor").s)
    board.allowed, board.taken, board.visited = 2, 0, 1 << board.current
    do(t, PRINCE_ACTS, 0, WALK - 1)
    windows = 0
    while t.step == "counsel" and t.offered("use") >= {"memory_of_home"}:
        windows += 1
        t.play("use memory_of_home")
        assert "memory_of_home" not in t.offered("use")  # once at a time
        while t.step == "counsel" and "memory_of_home" not in t.offered("use"):
            t.play(sorted(f"suit {suit}" for suit in t.offered("suit"))[0] if t.offered("suit") else "done")
    assert windows == 3
    assert t.purple["secrets"] == 6
