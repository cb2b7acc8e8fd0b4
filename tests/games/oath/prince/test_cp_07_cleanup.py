"""CP-7: clean-up, and joining the mechanical Empire. CP-1: set-up and role."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.goals import succeeds
from bailiwick.games.oath.prince import answers
from bailiwick.games.oath.prince.board import PrinceBoard
from bailiwick.games.oath.prince.cards import PRINCE_SEARCH
from bailiwick.games.oath.prince.mind import CAMPAIGN_SITES
from bailiwick.games.oath.prince.turn import PRINCE_ENDS
from bailiwick.games.oath.prince.war import PRINCE_ATTACKS
from bailiwick.games.oath.steps.rest import RESTING
from bailiwick.games.oath.vocabulary import ACCEPT, DECLINE
from bailiwick.kernel.errors import BadOption, BadPosition
from tests.games.oath.prince.court import court, do, mind, stand_at
from tests.games.oath.table import Page, Table

THREATENED: Page = {"oathkeeper": "red", "oath": "devotion", "mind": {"threat": "red", "goal": "secret"}}


def test_cp_7_1_favor_and_secrets_return() -> None:
    t = court(purple={"facedown_secrets": 2}, cradle_1={"cards": ["keep"]}, on_things={"keep": {"favor": 1}}, banks={"order": 2})
    do(t, RESTING, 0, 0)
    assert t.data["banks"]["order"] == 3
    assert (t.purple["secrets"], t.purple["facedown_secrets"]) == (2, 0)


def test_cp_7_2_the_start_marker_follows() -> None:
    t = stand_at(court(mind={"start": "oath_people"}), "people_search")
    assert mind(do(t, PRINCE_ENDS))["start"] == "people_search"


@pytest.mark.parametrize(("bank", "supply"), [(18, 6), (17, 5), (11, 5), (10, 4), (4, 4), (3, 3), (0, 3)])
def test_cp_7_3_citizens_read_their_supply_from_his_stock(bank: int, supply: int) -> None:
    t = court(purple={"warbands": 24 - bank, "supply": 0}, red={"role": "citizen", "supply": 0}).play("rest")
    assert t.red["supply"] == supply


def test_cp_7_4_exiles_may_join_for_the_bottom_relic() -> None:
    """G-110."""
    t = do(court(**THREATENED), PRINCE_ENDS)
    assert t.seat == "red"
    assert t.data["seen"] == {"ivory_eye": ["red"]}
    t.play("accept")
    assert t.red["role"] == "citizen"
    assert t.red["relics"] == ["ivory_eye"]
    assert t.data["reliquary"] == dict.fromkeys(("brutal", "decadent", "careless", "greedy"), "unused")
    assert t.seat == "blue"  # who sees the next one


def test_cp_7_4_one_who_meets_the_successor_goal_is_not_asked() -> None:
    t = court(**THREATENED, purple={"relics": []}, blue={"relics": ["the_grand_scepter"]})
    assert succeeds(t.s, 2)
    do(t, PRINCE_ENDS)
    assert [event.values for event in t.told("prince_invites")] == [(1,)]
    t.play("decline")
    assert t.step == "act"
    assert t.data["relic_deck"][-1] == "ivory_eye"


def test_r_123_the_relic_about_to_be_taken_does_not_count() -> None:
    """Supremacy: Red has no treasure yet, and would have the most with the relic. That is not met yet, so Red is asked."""
    page: Page = {"oathkeeper": "red", "oath": "supremacy", "mind": {"threat": "red", "goal": "sites"}}
    t = do(court(**page, purple={"relics": []}), PRINCE_ENDS)
    assert not succeeds(t.s, 1)
    assert [event.values for event in t.told("prince_invites")] == [(1,)]
    t.play("accept")
    assert t.red["role"] == "citizen"
    assert succeeds(t.s, 1)


@pytest.mark.parametrize(
    "changes",
    [
        {"oath": "devotion", "mind": {"threat": "red", "goal": "secret"}},  # he is Oathkeeper
        {"oathkeeper": "red", "oath": "devotion"},  # he has no Threat
        {**THREATENED, "purple": {"relics": []}, "blue": {"role": "citizen", "relics": ["the_grand_scepter"]}},  # a Successor
        {**THREATENED, "relic_deck": []},
        {"prince": "red", "turn": "blue", "oath": "devotion", "mind": {"threat": "purple", "goal": "secret"}},  # no Chancellor
    ],
)
def test_cp_7_4_otherwise_nobody_is_asked(changes: Page) -> None:
    t = do(court(**changes), PRINCE_ENDS)
    assert not t.told("prince_invites")
    assert t.step == "act"


# ---------------------------------------------------------------- set-up


def begun(**options: object) -> Table:
    """A new game, as a table to look at."""
    t = Table.__new__(Table)
    t.s = GAME.new(options, 3)
    return t


def test_cp_1_1_chancellor_or_exile_never_a_citizen() -> None:
    assert begun(players=1).data["prince"] == "purple"
    t = begun(players=2, prince="exile")
    assert (t.data["prince"], t.blue["role"]) == ("blue", "exile")
    with pytest.raises(BadOption, match="Six players leave no seat"):
        GAME.new({"players": 6, "prince": "exile"}, 1)


def test_cp_1_1_no_power_makes_him_a_citizen() -> None:
    """Martial Culture, ruled by an Exile Prince: Exiles who beat an Exile may turn Citizen. His judge is not asked."""
    for level in ("limited", "expanded", "automatic"):
        culture = {"cards": ["martial_culture"], "warbands": 1, "colour": "red"}
        page: Page = {"provinces_1": {"warbands": 1, "colour": "blue"}, "cradle_2": culture, "oath": "devotion"}
        t = court(prince="red", turn="blue", red={"warbands": 8, "pawn": "provinces-1"}, mind={"powers": level}, **page)
        do(t.wish(attack="S" * 8, defense="B"), PRINCE_ATTACKS, CAMPAIGN_SITES)
        assert t.told("victory")
        assert (t.red["role"], t.step) == ("exile", "act")
    assert answers.answer(court(prince="red", turn="blue").s, "bewitch.0/0", [ACCEPT, DECLINE]) == DECLINE


def test_cp_1_2_what_would_give_him_supply_does_not() -> None:
    """Wild Cry: 1 Supply and 2 warbands for a Beast card."""
    t = do(court(purple={"supply": 0}, deck=["wolves"], cradle_1={"site": "plains", "cards": ["wild_cry"]}), PRINCE_SEARCH)
    assert (t.purple["supply"], t.purple["warbands"]) == (0, 2)


def test_cp_1_2_what_he_owns() -> None:
    t = begun(players=2, prince="chancellor")
    assert (t.purple["advisers"], t.purple["facedown"], t.purple["hand"], t.purple["supply"]) == ([], [], [], 0)


def test_cp_1_3_set_up() -> None:
    t = begun(players=2, prince="exile")
    page = mind(t)
    assert (t.blue["favor"], t.blue["secrets"], t.blue["warbands"]) == (1, 1, 3)
    assert (page["tactics"], page["ambition"], page["threat"], page["awake"]) == (0, 0, None, False)
    assert (page["start"], page["current"]) == ("oath_supremacy", "oath_supremacy")
    assert all(bond == {"column": "unaligned", "level": 0} for bond in page["relationships"].values())
    assert all(relic not in (None, "unused") for relic in t.data["reliquary"].values())


def test_cp_1_3_e_as_chancellor_he_uses_no_reliquary() -> None:
    t = begun(players=1)
    assert set(t.data["reliquary"].values()) == {"unused"}
    assert not t.s.where[260]
    assert len(t.data["relic_deck"]) >= 18


def test_cp_1_3_f_an_exile_prince_stands_leftmost_away_from_the_chancellor() -> None:
    """Plains holds the Chancellor; the next faceup site is the Mountain, at the top of the Provinces."""
    t = begun(players=2, prince="exile")
    while t.s.pawn[2] == 255:
        GAME.apply(t.s, t.s.seat, GAME.legal(t.s, t.s.seat)[0])
    assert t.blue["pawn"] == "provinces-1"


@pytest.mark.parametrize("level", ["limited", "expanded", "automatic"])
def test_cp_1_4_the_level_is_agreed_on(level: str) -> None:
    assert mind(begun(players=1, prince_powers=level))["powers"] == level


@pytest.mark.parametrize(
    ("page", "complaint"),
    [
        ({"tactics": 6}, "clockwork.tactics: 6"),
        ({"relationships": {"order": {"level": 2}}}, "clockwork.relationships.order: an aligned suit"),
        ({"current": "oath_silence"}, "clockwork.current: 'oath_silence' is not a space of the Mind"),
    ],
)
def test_positions_that_can_not_be_are_refused(page: Page, complaint: str) -> None:
    data = court().data
    data["clockwork"] |= page
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_json(data)


def test_his_board_is_copied_whole() -> None:
    board = PrinceBoard()
    board.levels[2], board.columns[2], board.ambition = 2, 1, 4
    other = board.copy()
    other.advance(2, 1)
    assert (board.levels[2], other.levels[2], other.ambition) == (2, 3, 4)


def test_cp_1_3_e_what_would_come_from_the_reliquary_is_the_lowest_relic() -> None:
    """The Skeleton Key opens a Reliquary: here, the relic deck from below."""
    red = {"pawn": "cradle-1", "secrets": 2, "relics": ["skeleton_key"]}
    t = court(red=red, cradle_1={"warbands": 1, "colour": "purple"}).play("use skeleton_key")
    while t.step != "act":
        t.play("accept")
    assert "ivory_eye" in t.red["relics"]
    assert t.data["relic_deck"] == ["map", "whistle"]
