"""Positions as JSON: written by hand, refused when they can't be, and the same after a round trip."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bailiwick.games.tyrants.board import SITE_INDEX, SITES
from bailiwick.games.tyrants.game import GAME
from bailiwick.kernel.errors import BadPosition, BailiwickError
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record

FULL: dict[str, Any] = {
    "game": "tyrants",
    "schema": 1,
    "players": 3,
    "sections": ["center", "right"],
    "decks": ["demons", "undead"],
    "house_rules": {"promotions": "optional", "focus": "in_play"},
    "first": "blue",
    "active": "orange",
    "round": 7,
    "ending": True,
    "map": {
        "phaerlin": {"orange": 2, "white": 1, "spies": ["red", "blue"]},
        "everfire__chaulssin:0": {"red": 1},
        "chaulssin": {"blue": 3},
    },
    "seats": {
        "red": {"hand": ["noble", "wight"], "deck": ["ghoul", "noble", "soldier"], "trophies": {"white": 2, "blue": 1}, "vp": 4},
        "blue": {"barracks": 20, "inner_circle": ["lich"]},
        "orange": {"hand": ["vampire", "noble"], "discard": ["balor"], "barracks": 1},
    },
    "market": {
        "row": ["ghost", None, "ettin", "wraith", "orcus", "vrock"],
        "deck": ["conjurer", "marilith"],
        "devoured": ["ghoul", "hezrou"],
        "supplies": {"house_guard": 9, "priestess_of_lolth": 0, "insane_outcast": 12},
    },
    "turn": {
        "power": 3,
        "influence": 5,
        "paid": ["phaerlin"],
        "ghost": True,
        "played": ["noble", ["wight", "gone"], "myconid_sovereign"],
        "shown": ["vampire"],
        "queue": [["myconid_sovereign/1/0", 2]],
    },
}


def test_a_full_position_is_read_as_it_was_written() -> None:
    state = GAME.from_json(FULL)
    data = GAME.to_json(state)
    assert data["map"] == FULL["map"]
    assert data["market"] == FULL["market"]
    assert data["sections"] == ["center", "right"]
    assert (data["first"], data["active"], data["round"], data["ending"]) == ("blue", "orange", 7, True)
    assert data["house_rules"] == FULL["house_rules"]
    assert data["seats"]["red"]["deck"] == ["ghoul", "noble", "soldier"]
    assert data["seats"]["red"]["barracks"] == 39
    assert data["seats"]["blue"]["barracks"] == 20
    assert data["seats"]["orange"]["hand"] == ["noble", "vampire"]
    assert data["turn"]["played"] == [["noble", "play"], ["wight", "gone"], ["myconid_sovereign", "play"]]
    assert data["turn"]["queue"] == FULL["turn"]["queue"]
    assert data["turn"]["shown"] == ["vampire"]
    assert (data["turn"]["power"], data["turn"]["influence"], data["turn"]["paid"]) == (3, 5, ["phaerlin"])
    assert data["waiting"] == ["orange"]


def test_a_full_position_plays_on() -> None:
    match = Match(GAME, start=FULL)
    match.play("recruit-devoured")  # Hezrou, by Ghost's leave, for 3
    match.play("deploy chaulssin__phaerlin:0")  # the last troop
    match.play("end-turn")
    match.play("promote noble")  # Myconid Sovereign's instruction
    data = GAME.to_json(match.state)  # type: ignore[arg-type]
    assert data["seats"]["orange"]["inner_circle"] == ["noble"]
    assert data["market"]["devoured"] == ["ghoul"]
    assert data["active"] == "red"
    assert not match.over  # blue began, so red still has its turn in this round


def test_only_the_number_of_players_is_needed() -> None:
    data = GAME.to_json(GAME.from_json({"players": 2}))
    assert data["sections"] == ["center"]
    assert data["seats"]["blue"]["barracks"] == 40
    assert data["market"]["supplies"] == {"house_guard": 15, "priestess_of_lolth": 15, "insane_outcast": 0}
    assert data["waiting"] == ["red"]


def test_a_record_can_start_from_a_position() -> None:
    match = Match(GAME, start=FULL)
    match.play("play noble")
    match.play("end-turn")
    again = Match.replay(GAME, Record.loads(match.record.dumps()))
    assert GAME.to_json(again.state) == GAME.to_json(match.state)  # type: ignore[arg-type]


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("no players", {}, "players: is missing."),
    ("five players", {"players": 5}, "players: 5 is not a whole number from 2 to 4."),
    ("players true", {"players": True}, "players: True is not a whole number from 2 to 4."),
    ("unknown field", {"players": 2, "mapp": {}}, "the position: 'mapp' is not known here"),
    ("another game", {"game": "chess", "players": 2}, "game: 'chess' is another game."),
    ("another schema", {"schema": 2, "players": 2}, "schema: 2 is not the schema this program reads (1)."),
    ("sections at three", {"players": 3}, "sections: is missing."),
    ("wrong sections", {"players": 2, "sections": ["left"]}, "sections: 2 players use center"),
    ("unknown site", {"players": 2, "map": {"waterdeep": {}}}, "map.waterdeep: is not a site"),
    ("not in play", {"players": 2, "map": {"phaerlin": {"red": 1}}}, "map.phaerlin: is not in play with these sections (T-2.2)."),
    ("route out of play", {"players": 2, "map": {"everfire__chaulssin:0": {"red": 1}}}, "is not in play"),
    (
        "too many at a site",
        {"players": 2, "map": {"eryndlyn": {"red": 2, "blue": 2}}},
        "map.eryndlyn: 4 troops stand on 3 spaces",
    ),
    ("absent colour", {"players": 2, "map": {"eryndlyn": {"black": 1}}}, "map.eryndlyn: black does not play"),
    ("spy on a route", {"players": 2, "map": {"skullport__kanaglym:0": {"spies": ["red"]}}}, "'spies' is not known here"),
    ("two spies", {"players": 2, "map": {"eryndlyn": {"spies": ["red", "red"]}}}, "at most one spy at a site (T-10.6.1)"),
    (
        "six spies",
        {
            "players": 2,
            "map": {
                site: {"spies": ["red"]} for site in ("eryndlyn", "skullport", "kanaglym", "everfire", "labyrinth", "araumycos")
            },
        },
        "red has more than 5 spies",
    ),
    ("too many troops", {"players": 2, "seats": {"red": {"barracks": 41}}}, "seats.red.barracks: 41 is not a whole number"),
    (
        "invented troops",
        {"players": 2, "map": {"eryndlyn": {"red": 1}}, "seats": {"red": {"barracks": 40}}},
        "seats.red.barracks: 40 in barracks and 1 elsewhere",
    ),
    (
        "too many trophies",
        {"players": 2, "seats": {"red": {"trophies": {"blue": 30}}, "blue": {"trophies": {"blue": 11}}}},
        "seats.blue: 41 of its 40 troops",
    ),
    (
        "too many whites",
        {"players": 2, "seats": {"red": {"trophies": {"white": 40}}, "blue": {"trophies": {"white": 1}}}},
        "there are only 40 white troops",
    ),
    ("unknown card", {"players": 2, "seats": {"red": {"hand": ["nobel"]}}}, "seats.red.hand[0]: 'nobel' is not a card"),
    ("too many copies", {"players": 2, "seats": {"red": {"hand": ["lich", "lich"]}}}, "2 copies of Lich; the box has 1"),
    (
        "supply and hands",
        {"players": 2, "seats": {"red": {"hand": ["house_guard"]}}, "market": {"supplies": {"house_guard": 15}}},
        "16 copies of House Guard",
    ),
    ("short row", {"players": 2, "market": {"row": ["lich"]}}, "market.row: a list of 6 is needed here, not of 1."),
    ("no seat", {"players": 2, "seats": {"orange": {}}}, "seats: 'orange' is not known here"),
    ("strange active", {"players": 2, "active": "black"}, "active: 'black' is not a seat"),
    ("paid no marker", {"players": 2, "turn": {"paid": ["eryndlyn"]}}, "is not a site with a control marker (T-9.1)"),
    ("shown not held", {"players": 2, "turn": {"shown": ["noble"]}}, "turn.shown: 'noble' is not in the active player's hand."),
    ("queue of nobody", {"players": 2, "turn": {"queue": [["wyrmspeaker/1/0", 0]]}}, "turn.queue[0][1]: 0 is not a whole number"),
    ("unknown step", {"players": 2, "stack": [["dance", 0, 0]], "waiting": ["red"]}, "stack[0][0]: 'dance' is not a step"),
    ("empty stack", {"players": 2, "stack": [], "waiting": ["red"]}, "stack: a game that is not over has a stack."),
    ("nobody waits", {"players": 2, "active": "red", "stack": [["main", 0, 0]], "waiting": []}, "waiting: somebody must be"),
    (
        "no registers",
        {"players": 2, "active": "red", "stack": [["main", 0, 0], ["end_card", 0, 0], ["kobold", 0, 0]], "waiting": ["red"]},
        "registers: 1 cards are being resolved",
    ),
    (
        "nothing to decide",
        {"players": 2, "active": "red", "stack": [["clean_up", 0, 0]], "waiting": ["red"]},
        "nothing can be decided",
    ),
    ("broken generator", {"players": 2, "rng": "xyz"}, "rng: 'xyz' is not a generator state"),
    ("power in words", {"players": 2, "turn": {"power": "much"}}, "turn.power: 'much' is not a whole number"),
    ("house rule", {"players": 2, "house_rules": {"promotions": "never"}}, "house_rules.promotions: 'never' is not a value"),
    ("a list", {"players": 2, "map": []}, "map: an object is needed here."),
]


@pytest.mark.parametrize(("position", "sentence"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
def test_an_impossible_position_is_refused_with_the_reason(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json(position)
    assert sentence in str(refusal.value)


def test_what_is_not_an_object_is_refused() -> None:
    for junk in (None, 3, "position", [1, 2]):
        with pytest.raises(BailiwickError):
            GAME.from_json(junk)  # type: ignore[arg-type]


def test_a_position_in_the_middle_of_a_card_goes_on_where_it_was() -> None:
    match = Match(GAME, start={"players": 2, "map": {"eryndlyn": {"red": 1}}, "seats": {"red": {"hand": ["mercenary_squad"]}}})
    match.play("play mercenary_squad")
    match.play("deploy eryndlyn")
    text = json.dumps(GAME.to_json(match.state))  # type: ignore[arg-type]
    other = Match(GAME, start=json.loads(text))
    assert list(other.legal()) == list(match.legal())
    other.play("deploy eryndlyn")
    other.play("deploy araumycos__eryndlyn:0")
    assert "end-turn" in other.legal()
    assert GAME.to_json(other.state)["map"]["eryndlyn"] == {"red": 3}  # type: ignore[arg-type]


CARD_IN_PLAY: dict[str, Any] = {
    "players": 2,
    "active": "red",
    "map": {"eryndlyn": {"red": 1, "blue": 1}},
    "seats": {"red": {"hand": ["noble"], "trophies": {"blue": 1}}, "blue": {"hand": ["soldier"] * 4, "discard": ["ambassador"]}},
    "turn": {"played": ["mercenary_squad"]},
    "registers": [[0, -1, 0, -1, 0, 0]],
    "waiting": ["red"],
}
CARD = [["main", 0, 0], ["end_card", 0, 0]]
NONSENSE: list[tuple[str, dict[str, Any], str]] = [
    ("a card at the bottom", {"stack": [["end_card", 0, 0]]}, "stack[0]: 'end_card' never lies at the bottom of the stack."),
    (
        "a turn above a card",
        {"stack": [*CARD, ["main", 0, 0], ["mercenary_squad", 0, 0]]},
        "stack[2]: 'main' lies only at the bottom of the stack.",
    ),
    (
        "no end of the card",
        {"stack": [["main", 0, 0], ["mercenary_squad", 0, 0]], "registers": []},
        "stack[1]: above the turn lies 'end_card', and above that a card.",
    ),
    (
        "a register too high, deep down",
        {"stack": [*CARD, ["mercenary_squad", 3, 0], ["mercenary_squad", 0, 0]]},
        "stack[2][1]: choices so far (x) of 'mercenary_squad' is from 0 to 2, not 3.",
    ),
    ("a register that is not used", {"stack": [["main", 0, 4]], "registers": []}, "stack[0][2]: y of 'main' is 0, not 4."),
    ("another card's step", {"stack": [*CARD, ["kobold", 0, 0]]}, "stack[2]: this is no part of 'mercenary_squad'"),
    (
        "a victim who does not play",
        {"stack": [*CARD, ["victim_discards", 2, 0], ["mercenary_squad", 0, 0]]},
        "stack[2][1]: victim (x) of 'victim_discards' is from 0 to 1, not 2.",
    ),
    (
        "somebody else is asked",
        {"stack": [*CARD, ["mercenary_squad", 0, 0]], "waiting": ["blue"]},
        "waiting: 'mercenary_squad' asks red, nobody else.",
    ),
    (
        "the victim is not asked",
        {"stack": [*CARD, ["victim_discards", 1, 0]]},
        "waiting: 'victim_discards' asks blue, nobody else.",
    ),
    (
        "a card that was not discarded",
        {"stack": [*CARD, ["ambassador!", 0, 1]], "waiting": ["red"]},
        "stack[2]: while its owner is asked, the card lies on the discard pile.",
    ),
    ("a turn of nobody", {"stack": [["main", 0, 0]], "active": None, "registers": []}, "stack[0]: in a turn somebody is active."),
    (
        "a card before the first turn",
        {"stack": [["first_deployment", 0, 0], *CARD[1:], ["mercenary_squad", 0, 0]]},
        "stack[0]: before the first turn nobody is active, and no card is played.",
    ),
    (
        "a troop picked where none stands",
        {"stack": [*CARD, ["hezrou/1", 0, 0], ["hezrou/0", 1, 3]], "turn": {"played": ["hezrou"]}},
        "stack[3]: a troop that is picked stands where it can be moved from",
    ),
    (
        "more moves than the card has",
        {"stack": [*CARD, ["hezrou/1", 0, 0], ["hezrou/0", 2, 0]], "turn": {"played": ["hezrou"]}},
        "stack[3][1]: times and whether picked (x) of 'hezrou/0' is from 0 to 1, not 2.",
    ),
    (
        "too deep",
        {"stack": [*CARD, *([["mercenary_squad", 0, 0]] * 300)]},
        "stack: no game has more than 200 steps on its stack.",
    ),
    (
        "places as a negative mask",
        {"stack": [*CARD, ["mercenary_squad", 0, 0]], "registers": [[0, -1, 0, -1, -1, 0]]},
        "registers[0][4]: -1 is not a whole number from 0",
    ),
    (
        "another card's end of turn",
        {"stack": [["main", 0, 0]], "registers": [], "turn": {"played": ["noble"], "queue": [["main", 0]]}},
        "turn.queue[0]: 'noble' leaves no such step to the end of the turn.",
    ),
    (
        "cards played without number",
        {"stack": [["main", 0, 0]], "registers": [], "turn": {"played": [["noble", "gone"]] * 300}},
        "turn.played: nobody plays more than 250 cards in a turn.",
    ),
]


@pytest.mark.parametrize(("fields", "sentence"), [case[1:] for case in NONSENSE], ids=[case[0] for case in NONSENSE])
def test_a_stack_that_makes_no_sense_is_refused_at_any_depth(fields: dict[str, Any], sentence: str) -> None:
    assert GAME.from_json({**CARD_IN_PLAY, "stack": [*CARD, ["mercenary_squad", 0, 0]]}).seat == 0
    with pytest.raises(BadPosition) as refusal:
        GAME.from_json({**CARD_IN_PLAY, **fields})
    assert str(refusal.value).startswith(sentence)


def test_where_no_space_is_left_no_trophy_can_be_picked() -> None:
    """In play the Lich is not asked then; a position may ask all the same, and reasons and choices agree."""
    seats = {"red": {"hand": ["lich"]}, "blue": {"trophies": {"white": 1}}}
    match = Match(GAME, start={"players": 2, "active": "red", "seats": seats, "map": {"skullport": {"blue": 1}}})
    for move in ("play lich", "place-spy skullport", "target blue"):
        match.play(move)
    data = GAME.to_json(match.state)  # type: ignore[arg-type]
    assert list(match.legal()) == ["decline", "take-trophy blue white"]
    data["map"]["skullport"]["white"] = SITES[SITE_INDEX["skullport"]].spaces - 1
    full = Match(GAME, start=data)
    assert list(full.legal()) == ["decline"]
    assert "(R-43)" in (full.why_not("take-trophy blue white") or "")
