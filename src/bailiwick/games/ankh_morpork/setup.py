"""Setting up a game (A-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bailiwick.games.ankh_morpork import house
from bailiwick.games.ankh_morpork.board import STARTING_AREAS
from bailiwick.games.ankh_morpork.catalogue import BROWN, CARDS, CHRYSOPRASE, EVENTS, GREEN, PERSONALITIES
from bailiwick.games.ankh_morpork.state import HAND, HAND_SIZE, AnkhState
from bailiwick.games.ankh_morpork.steps.turn import START_TURN
from bailiwick.games.ankh_morpork.vocabulary import SEAT_NAMES
from bailiwick.games.ankh_morpork.words import WORDS
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.options import Option, read_options
from bailiwick.kernel.rng import Rng


def option(name: str, *values: str | int) -> Option:
    return Option(name, values, words=WORDS.option(name))


OPTIONS: Final = [
    option("players", 4, 3, 2),
    option("first", "random", *SEAT_NAMES),
    option("interrupts", "ask_everybody", "ask_holders"),
    option("empty_trouble", "allowed", "needs_minion"),
    option("subsidence", "must_pay", "choice"),
    option("placement", "as_printed", "next_to_own"),
]
HOUSE_RULES: Final = {
    "interrupts": ("ask_holders", house.ASK_HOLDERS),
    "empty_trouble": ("needs_minion", house.TROUBLE_NEEDS_MINION),
    "subsidence": ("choice", house.SUBSIDENCE_CHOICE),
    "placement": ("next_to_own", house.NEXT_TO_OWN),
}
CASH: Final = 10


def house_rules(options: Mapping[str, object]) -> int:
    rules = 0
    for name, (value, bit) in HOUSE_RULES.items():
        if options[name] == value:
            rules |= bit
    return rules


def cards_for(players: int, border: str) -> bytes:
    """A-3.9: some cards are not in the game for two."""
    return bytes([card.number for card in CARDS if card.border == border and card.min_players <= players])


def personalities_for(players: int) -> bytes:
    return bytes([p for p in range(1, len(PERSONALITIES)) if p != CHRYSOPRASE or players > 2])


def new_state(given: Mapping[str, object], seed: int | str) -> AnkhState:
    options = read_options(OPTIONS, given)
    players, first = options["players"], options["first"]
    assert isinstance(players, int)
    s = AnkhState()
    s.seats = players
    s.rng = Rng(seed)
    s.house = house_rules(options)
    if first != "random" and SEAT_NAMES.index(str(first)) >= players:
        raise BadOption(f"{first!r} can't begin: the seats are {', '.join(SEAT_NAMES[:players])}.")
    for area in STARTING_AREAS:
        for seat in range(players):
            s.put(seat, area)
    personalities = s.rng.shuffled(personalities_for(players))
    s.personality = personalities[:players] + bytes(4 - players)
    s.unused = bytes(sorted(personalities[players:]))
    s.events = s.rng.shuffled(bytes(range(1, len(EVENTS))))
    s.draw_pile = s.rng.shuffled(cards_for(players, BROWN)) + s.rng.shuffled(cards_for(players, GREEN))
    for seat in range(players):
        s.cash[seat] = CASH
        s.piles[HAND + seat] = bytes(sorted(s.draw_pile[-HAND_SIZE:]))
        s.draw_pile = s.draw_pile[:-HAND_SIZE]
    s.first = s.rng.below(players) if first == "random" else SEAT_NAMES.index(str(first))
    s.active = s.first
    s.push(START_TURN.index)
    return s
