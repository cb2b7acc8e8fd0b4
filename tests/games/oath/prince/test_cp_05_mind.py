"""CP-5 and CP-12: the Mind and how he walks it. CP-2: the phases of his turn."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.prince import mind as prince_mind
from bailiwick.games.oath.prince.mind import (
    COLUMN_IDS,
    CONDITION_IDS,
    QUADRANT_IDS,
    QUADRANTS,
    SIGNPOST,
    SKIP_IDS,
    SPACE_NUMBER,
    SPACES,
)
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.prince.turn import PRINCE_ACTS, WALK, following
from bailiwick.kernel.rng import Rng
from tests.games.oath.prince.court import court, do, mind, stand_at
from tests.games.oath.table import Page, Table

MIND: Page = yaml.safe_load((Path(__file__).parent / "prince_mind.yaml").read_text(encoding="utf-8"))
ACTIONS = {
    prince_mind.SIGNPOST: None,
    prince_mind.TRADE_FAVOR: {"type": "trade", "favor": True, "secrets": False},
    prince_mind.TRADE_SECRETS: {"type": "trade", "favor": False, "secrets": True},
    prince_mind.TRADE_BOTH: {"type": "trade", "favor": True, "secrets": True},
    prince_mind.MUSTER: {"type": "muster"},
    prince_mind.TRAVEL_FAVOR: {"type": "travel", "goal": "most_favor"},
    prince_mind.TRAVEL_SECRETS: {"type": "travel", "goal": "most_secrets"},
    prince_mind.TRAVEL_RELIC: {"type": "travel", "goal": "relic"},
    prince_mind.CAMPAIGN_SITES: {"type": "travel_campaign", "target": "sites"},
    prince_mind.CAMPAIGN_RELICS: {"type": "travel_campaign", "target": "relics"},
    prince_mind.CAMPAIGN_SECRET: {
        "type": "travel_campaign",
        "target": "darkest_secret",
        "alternative": {"target": "the_grand_scepter", "while": "CP-3.8"},
    },
    prince_mind.CAMPAIGN_PEOPLE: {"type": "travel_campaign", "target": "peoples_favor"},
    prince_mind.RECOVER_RELIC: {"type": "recover", "what": "relic"},
    prince_mind.RECOVER_SECRET: {"type": "recover", "what": "darkest_secret"},
    prince_mind.RECOVER_PEOPLE: {"type": "recover", "what": "peoples_favor"},
    prince_mind.SEARCH: {"type": "search"},
}


def to(t: Table, space: str) -> str:
    """Where he goes from there."""
    return following(t.s, SPACE_NUMBER[space]).to


def walk(t: Table, allowed: int) -> Table:
    """Phase 3 alone, from where the marker stands."""
    board = board_of(t.s)
    board.allowed, board.taken, board.visited = allowed, 0, 1 << board.current
    return do(t, PRINCE_ACTS, 0, WALK)


@pytest.mark.parametrize("page", MIND["spaces"], ids=lambda page: page["id"])
def test_cp_12_1_every_space_as_in_the_graph(page: Page) -> None:
    space = SPACES[SPACE_NUMBER[page["id"]]]
    assert QUADRANT_IDS[space.quadrant] == page["quadrant"]
    assert ACTIONS[space.action] == page.get("action")
    paths = [(getattr(prince_mind, path["if"].upper()), path["to"]) for path in page["paths"]]
    assert [(path.condition, path.to) for path in space.paths] == paths


def test_cp_12_1_the_tables_beside_the_graph() -> None:
    assert len(SPACES) == len(MIND["spaces"])
    for quadrant, page in zip(QUADRANTS, MIND["quadrants"], strict=True):
        assert (quadrant.id, quadrant.oath_space) == (page["id"], page["oath_space"])
        assert COLUMN_IDS[quadrant.column] == page["play"]
        gifts = {"warbands": quadrant.warbands, "favor": quadrant.favor, "secrets": quadrant.secrets, "tactics": quadrant.tactics}
        assert {key: n for key, n in gifts.items() if n} == page["cannot_play"]
    levels = MIND["relationships"]["levels"]
    assert list(prince_mind.ACTIONS_AT) == [level["actions"] for level in levels]
    assert list(prince_mind.TRADE_AT) == [level["trade_amount"] for level in levels]
    assert list(prince_mind.TACTICS_DICE) == MIND["tactics"]["levels"]


def test_cp_2_1_a_whole_turn_goes_through_its_phases() -> None:
    """From the end of red's turn he threatens, searches, acts and rests, and it is red's turn again: with two players."""
    t = court(players=2, turn="red", mind={"awake": True}, cradle_1={"cards": ["elders"]}, purple={"favor": 3}).play("rest")
    kinds = [event.kind for event in t.s.log or []]
    order = ["turn", "prince_no_threat", "search", "prince_actions", "prince_space", "prince_ends", "turn"]
    places = [kinds.index(kind) for kind in order[:-1]]
    assert places == sorted(places)
    assert t.seat == "red"


def test_cp_2_2_his_phases_count_as_wake_act_and_rest() -> None:
    t = court(players=2, turn="red", purple={"facedown_secrets": 2, "pawn": "cradle-1"}, cradle_1={"site": "mine", "favor": 2})
    t.play("rest")
    assert t.purple["facedown_secrets"] == 0
    assert t.cradle_1["favor"] == 1
    assert not t.data["action"]["act_over"]


def test_cp_2_3_he_has_no_supply() -> None:
    t = court(players=2, turn="red", purple={"supply": 0}).play("rest")
    assert t.purple["supply"] == 0
    assert t.told("prince_space")


@pytest.mark.parametrize(("friends", "number"), [({}, 2), ({"nomad": 1}, 3), ({"nomad": 2, "beast": 1}, 4), ({"nomad": 3}, 5)])
def test_cp_5_1_as_many_actions_as_stand_beside_the_highest_marker(friends: dict[str, int], number: int) -> None:
    """He draws nothing but a Vision: the chart does not change before he counts."""
    t = court(friends=friends, players=2, turn="red", deck=["vision_of_faith"]).play("rest")
    assert [event.values for event in t.told("prince_actions")] == [(number,)]


def test_cp_5_2_red_before_gold_before_black() -> None:
    purple = {"warbands": 9}
    mine = {"warbands": 2, "colour": "purple"}
    ahead = court(purple=purple, cradle_1=mine, cradle_2=mine, provinces_1={"warbands": 1, "colour": "blue"})
    assert to(ahead, "oath_supremacy") == "need_banner"
    level = court(purple=purple, cradle_1=mine, provinces_1={"warbands": 1, "colour": "blue"})
    assert to(level, "oath_supremacy") == "sites_campaign_low"
    assert to(court(provinces_1={"warbands": 1, "colour": "blue"}), "oath_supremacy") == "sites_muster_low"


def test_cp_5_2_conditions_of_holding_and_paying() -> None:
    t = court(banners={"darkest_secret": {"holder": "purple"}})
    assert to(t, "oath_devotion") == "secret_search"
    assert to(t, "need_banner") == "oath_people"  # he lacks only the People's Favor
    assert to(court(banners={"peoples_favor": {"holder": "purple"}}), "need_banner") == "secret_trade_secrets"
    assert to(court(), "need_banner") == "oath_people"  # both or neither
    assert to(court(purple={"secrets": 2}), "oath_devotion") == "secret_recover"
    assert to(court(), "oath_devotion") == "secret_trade_secrets"
    assert to(court(purple={"relics": ["the_grand_scepter", "map"]}, relic_deck=[]), "oath_protection") == "sites_muster_high"
    assert to(court(purple={"favor": 1}, mind={"ambition": 1}), "oath_people") == "people_recover"


def test_cp_5_3_signposts_are_passed_and_not_counted() -> None:
    t = walk(stand_at(court(purple={"favor": 1}, cradle_1={"cards": ["elders"]}), "need_banner"), 1)
    assert [SPACES[event.values[0]].action for event in t.told("prince_space")].count(SIGNPOST) == 0
    assert mind(t)["taken"] == 1


def test_cp_5_4_a_skipped_action_is_not_counted() -> None:
    t = walk(stand_at(court(friends={"nomad": 1}, provinces_1={"cards": ["elders"]}), "oath_supremacy"), 1)
    assert [SPACES[event.values[0]].id for event in t.told("prince_space")] == ["sites_muster_low", "sites_travel_favor"]
    assert [SKIP_IDS[event.values[0]] for event in t.told("prince_skips")] == ["no_warband"]  # no favor to muster with
    assert mind(t)["taken"] == 1


def test_cp_5_5_he_stops_when_he_comes_round_without_acting() -> None:
    """Nothing to muster, nothing to trade: the two spaces lead to each other."""
    t = walk(stand_at(court(), "sites_muster_high"), 3)
    assert t.told("prince_stops")
    assert mind(t)["taken"] == 0


def test_cp_5_6_campaign_before_payment() -> None:
    banners = {"peoples_favor": {"holder": "blue", "tokens": 1}}
    t = court(purple={"warbands": 9, "favor": 5}, banners=banners)
    assert to(t, "oath_people") == "people_campaign"


def test_cp_5_2_the_log_tells_every_space_and_the_path_to_it() -> None:
    """From the Oath space he passes two signposts, and recovers the People's Favor."""
    mine = {"warbands": 2, "colour": "purple"}
    t = walk(stand_at(court(purple={"favor": 2}, cradle_1=mine, deck=[]), "oath_supremacy"), 1)
    passed = [(SPACES[event.values[0]].id, CONDITION_IDS[event.values[1]]) for event in t.told("prince_passes")]
    assert passed == [("need_banner", "rule_most_sites"), ("oath_people", "need_both_or_neither")]
    came = [(SPACES[event.values[0]].id, CONDITION_IDS[event.values[1]]) for event in t.told("prince_space")]
    assert came == [("people_recover", "can_pay_peoples_favor")]
    assert GAME.say_event(t.s, t.told("prince_passes")[0], "en") == (
        "Purple passes Need a banner?; red path: he rules most sites (CP-5.3)"
    )


def test_cp_5_2_of_the_scepter_the_log_says_so() -> None:
    """While CP-3.8 applies the spaces of the Darkest Secret are about the Grand Scepter."""
    blue = {"role": "citizen", "relics": ["the_grand_scepter"]}
    t = court(purple={"warbands": 7, "relics": []}, blue=blue, oath="devotion", mind={"scepter": True, "threat": "blue"})
    t = walk(stand_at(t, "oath_devotion"), 1)
    assert [CONDITION_IDS[event.values[1]] for event in t.told("prince_space")] == ["ready_scepter"]


@pytest.mark.parametrize("prince", ["chancellor", "exile"])
@pytest.mark.parametrize("powers", ["limited", "automatic"])
def test_cp_12_1_in_whole_games_he_walks_along_paths_of_the_graph(powers: str, prince: str) -> None:
    """What the log tells of every turn is a way through the graph, with as many actions as he was allowed."""
    paths = {(space["id"], path["to"], path["if"]) for space in MIND["spaces"] for path in space["paths"]}
    for seed in range(3):
        s = GAME.new({"players": 1, "prince": prince, "prince_powers": powers}, f"{prince} {powers} {seed}")
        s.log = []
        rng = Rng(seed)
        while not s.over:
            legal = GAME.legal(s, s.seat)
            GAME.apply_legal(s, s.seat, legal[rng.below(len(legal))])
        where = "oath_supremacy"
        allowed = taken = 0
        for event in s.log:
            if event.kind == "prince_turns":
                where = SPACES[event.values[0]].id
            elif event.kind == "prince_actions":
                allowed, taken = event.values[0], 0
            elif event.kind in ("prince_passes", "prince_space", "prince_stops"):
                to, condition = SPACES[event.values[0]].id, CONDITION_IDS[event.values[1]]
                assert (where, to, condition) in paths
                assert taken < allowed
                where = to
                taken += 1 if event.kind == "prince_space" else 0
            elif event.kind == "prince_skips":
                taken -= 1
            elif event.kind == "prince_ends":
                assert SPACES[event.values[0]].id == where
