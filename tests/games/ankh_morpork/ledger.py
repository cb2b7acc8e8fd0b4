"""A second bookkeeper: the city and the money as the log tells them, from the clauses alone, to compare with the state.

It knows arrivals, departures, buildings and payments, and says where trouble must be (A-8) and what everybody must own. It reads
no state. What a player does to a marker by choice is taken from the action (`stir`, `calm`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bailiwick.games.ankh_morpork.board import AREA_IDS, AREA_NUMBER, STARTING_AREAS
from bailiwick.games.ankh_morpork.catalogue import CARD_IDS, EVENTS
from bailiwick.games.ankh_morpork.state import DEMON, DEMONS, TROLL, TROLLS
from bailiwick.kernel.event import Event
from tests.games.ankh_morpork.table import words

QUIET_CARDS = ("deep_dwarves", "mr_shine")
KINDS = ("red", "blue", "green", "yellow", "troll", "demon")


class Ledger:
    """Everybody's start (A-3.2, A-3.3), then whatever is told."""

    def __init__(self, players: int) -> None:
        self.pieces: list[Counter[int]] = [Counter() for _ in AREA_IDS]
        self.buildings: dict[int, int] = {}
        self.trouble: set[int] = set(STARTING_AREAS)
        self.cash = [10] * players
        self.retired: set[int] = set()
        self.turned_away = 0  # trolls and demons
        self.card = ""  # the last one played
        self.other_hand = False  # a power or an interrupt places the next minion, not the card
        self.happening = ""
        for area in STARTING_AREAS:
            for seat in range(players):
                self.pieces[area][seat] = 1

    # ---------------------------------------------------------------- pieces

    def arrive(self, kind: int, area: int, quiet: bool = False) -> None:
        if self.pieces[area].total() and not quiet:
            self.trouble.add(area)
        self.pieces[area][kind] += 1

    def leave(self, kind: int, area: int) -> None:
        self.pieces[area][kind] -= 1
        assert self.pieces[area][kind] >= 0, f"a piece left {AREA_IDS[area]} that was not there"
        self.trouble.discard(area)

    # ---------------------------------------------------------------- reading the log

    def act(self, action: str) -> None:
        """What the action alone says."""
        verb, _, argument = action.partition(" ")
        if verb == "stir":
            self.trouble.add(AREA_NUMBER[argument])
        elif verb == "calm":
            self.trouble.discard(AREA_NUMBER[argument])
        elif verb == "power" and argument in ("dolly_sisters", "dimwell"):
            self.other_hand = True
        elif verb == "skip":
            self.other_hand = False
        elif verb == "protect" and argument.endswith(" arrival"):
            self.turned_away += 1

    def read(self, events: Sequence[Event]) -> None:
        for event in events:
            self.read_pieces(event)
            self.read_buildings(event)
            self.read_money(event)

    def read_pieces(self, event: Event) -> None:
        v = event.values
        if event.kind in ("place", "move", "swap"):
            self.happening = ""  # whatever struck has struck
        if event.kind == "play":
            self.other_hand = False
            self.card = CARD_IDS[v[0]]
            self.happening = ""
        elif event.kind == "event":
            self.happening = EVENTS[v[0]]
        elif event.kind == "answer":
            self.other_hand = True
        elif event.kind == "place":
            self.arrive(event.seat, v[0], self.card in QUIET_CARDS and not self.other_hand)
            self.other_hand = False
        elif event.kind == "relocate":
            self.leave(event.seat, v[0])
        elif event.kind == "removed":
            self.leave(v[0], v[1])
        elif event.kind == "move":
            assert v[1] != v[2], "a move goes somewhere else (A-7.7)"
            self.leave(v[0], v[1])
            self.arrive(v[0], v[2])
        elif event.kind == "swap":
            self.leave(v[0], v[1])
            self.arrive(v[0], v[3])
            self.leave(v[2], v[3])
            self.arrive(v[2], v[1])
        elif event.kind == "arrive":
            self.arrive(v[0], v[1])
            if v[0] == DEMON:
                self.trouble.add(v[1])
        elif event.kind == "calm" and self.happening == "the_dragon":
            self.trouble.discard(v[0])

    def read_buildings(self, event: Event) -> None:
        v = event.values
        if event.kind in ("build", "take_over"):
            assert v[0] not in self.buildings, f"{AREA_IDS[v[0]]} has a building already (A-9.2)"
            self.buildings[v[0]] = event.seat
        elif event.kind == "building_lost":
            assert self.buildings.pop(v[0]) == event.seat
        elif event.kind == "retired":
            self.retired.add(v[0])

    def read_money(self, event: Event) -> None:
        v = event.values
        if event.kind in ("earn", "loan"):
            self.cash[event.seat] += v[0]
        elif event.kind in ("pay", "protect"):
            self.cash[event.seat] -= v[0]
        elif event.kind == "build":
            self.cash[event.seat] -= v[1]
        elif event.kind == "hand_over":
            self.cash[event.seat] -= v[0]
            self.cash[v[1]] += v[0]

    # ---------------------------------------------------------------- what must be

    @property
    def areas(self) -> dict[str, str]:
        """Every area where something is, in the words of `Table.areas`."""
        said = {}
        for area in range(1, len(AREA_IDS)):
            here: dict[str, object] = {KINDS[kind]: number for kind, number in self.pieces[area].items() if number}
            if area in self.buildings:
                here["building"] = KINDS[self.buildings[area]]
            if area in self.trouble:
                here["trouble"] = True
            if here:
                said[AREA_IDS[area]] = words(here)
        return said

    def controller(self, area: int) -> str | None:
        """A-12.2 once more: more than each other player, more than the trolls, and no demon."""
        if self.pieces[area][DEMON]:
            return None
        counts = [self.pieces[area][seat] + (self.buildings.get(area) == seat) for seat in range(len(self.cash))]
        for seat, number in enumerate(counts):
            others = counts[:seat] + counts[seat + 1 :]
            if number >= 1 and number > max(others) and number > self.pieces[area][TROLL]:
                return KINDS[seat]
        return None

    def in_city(self, kind: int) -> int:
        return sum(here[kind] for here in self.pieces)

    def city_cards(self, seat: int) -> list[str]:
        """A-9.3, A-9.4, A-9.11: one for each building, unless it has left the game."""
        return [AREA_IDS[area] for area in sorted(self.buildings) if self.buildings[area] == seat and area not in self.retired]


SUPPLY = {TROLL: TROLLS, DEMON: DEMONS}
