"""The state of a game of Ankh-Morpork and the few ways in which pieces, money and cards move. No rule decides anything here.

Pieces are counted in packed ints, sets of areas are masks, piles of cards are `bytes` (a copy shares them). Trouble follows from
arrivals and departures (A-8), so it is kept by the functions that place, move and remove a piece.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.board import AREA_COUNT, AREAS, BIT, CITY, SIZE, SMALL_GODS
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import SEAT_BIT, State

# Kinds of pieces: the four seats' minions, then
TROLL: Final = 4
DEMON: Final = 5
KIND_BITS: Final = 4  # in an area's tally

MINIONS: Final = 12
BUILDINGS: Final = 6
TROLLS: Final = 3
DEMONS: Final = 4
HAND_SIZE: Final = 5

# Places in `piles`
HAND: Final = 0  # sorted
PENALTY: Final = 4
LOAN: Final = 8
PILES_SIZE: Final = 12

# How the game ended
RUNNING: Final = 0
BY_PERSONALITY: Final = 1
BY_RIOTS: Final = 2
BY_EXHAUSTION: Final = 3

ONE: Final[list[bytes]] = [bytes([i]) for i in range(256)]


class AnkhState(State):
    def __init__(self, blank: bool = False) -> None:
        super().__init__(blank)
        if blank:
            return
        self.house: i64 = 0  # house rules, one bit each (see `house`)
        self.tally: list[int] = [0] * (AREA_COUNT + 1)  # by area: four bits for each kind of piece
        self.stands: list[int] = [0] * 6  # by kind: the areas where it stands
        self.on_board: list[int] = [0] * 4  # minions of each seat
        self.houses: list[int] = [0] * 4  # by seat: the areas with its building
        self.built: i64 = 0  # the areas with any building
        self.trouble: i64 = 0
        self.retired: i64 = 0  # City Area cards that have left the game
        self.trolls_left: i64 = TROLLS
        self.demons_left: i64 = DEMONS

        self.cash: list[int] = [0] * 4
        self.piles: list[bytes] = [b""] * PILES_SIZE
        self.personality = bytes(4)
        self.unused = b""
        self.seen: list[int] = [0] * 4  # by seat: the personalities it knows to be unused, one bit each
        self.draw_pile = b""  # the last card is on top
        self.discard_pile = b""  # the last card is on top
        self.events = b""  # the last one is on top
        self.past_events = b""

        self.active: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 1
        self.used: i64 = 0  # City Area cards used, or gained, in this turn
        self.in_play: i64 = 0  # the card in play; 0 if there is none, or it has left
        self.played = False  # whether a card was played in this turn

        # What the effect being carried out remembers
        self.target: i64 = -1  # the player named, or whose turn it is to be hit
        self.other: i64 = -1  # a second player named (Hubert)
        self.rolls = b""
        self.floor: i64 = 0  # the height of the stack to which a scroll falls back when it ends early
        self.offered = b""  # cards between two hands (Stanley)
        self.open_hand = False  # the active player looks at the target's hand (Cable Street Particulars)
        self.gods: i64 = -1  # whom Small Gods protects from the event
        self.saved: i64 = 0  # four bits a seat: its minions saved from the event
        self.again: i64 = 0  # four bits a seat: its minions that will be placed again
        self.kept: i64 = 0  # buildings saved from the event

        self.ended: i64 = RUNNING
        self.winning: i64 = 0  # who has won, one bit a seat

    def clone(self) -> AnkhState:
        o = AnkhState(True)
        self.copy_kernel(o)
        o.house = self.house
        o.tally = self.tally.copy()
        o.stands = self.stands.copy()
        o.on_board = self.on_board.copy()
        o.houses = self.houses.copy()
        o.built = self.built
        o.trouble = self.trouble
        o.retired = self.retired
        o.trolls_left = self.trolls_left
        o.demons_left = self.demons_left
        o.cash = self.cash.copy()
        o.piles = self.piles.copy()
        o.personality = self.personality
        o.unused = self.unused
        o.seen = self.seen.copy()
        o.draw_pile = self.draw_pile
        o.discard_pile = self.discard_pile
        o.events = self.events
        o.past_events = self.past_events
        o.active = self.active
        o.first = self.first
        o.round = self.round
        o.used = self.used
        o.in_play = self.in_play
        o.played = self.played
        o.target = self.target
        o.other = self.other
        o.rolls = self.rolls
        o.floor = self.floor
        o.offered = self.offered
        o.open_hand = self.open_hand
        o.gods = self.gods
        o.saved = self.saved
        o.again = self.again
        o.kept = self.kept
        o.ended = self.ended
        o.winning = self.winning
        return o

    def forget(self) -> None:
        """What effects have remembered is of no use in the next turn."""
        self.target = -1
        self.other = -1
        self.rolls = b""
        self.floor = 0
        self.gods = -1
        self.saved = 0
        self.again = 0
        self.kept = 0

    # ---------------------------------------------------------------- looking at the city

    def count(self, area: i64, kind: i64) -> i64:
        tally: i64 = self.tally[area]
        return (tally >> (KIND_BITS * kind)) & 15

    def crowd(self, area: i64) -> i64:
        """How many minions, trolls and demons are in the area (A-7.1)."""
        tally: i64 = self.tally[area]
        number: i64 = 0
        while tally:
            number += tally & 15
            tally >>= KIND_BITS
        return number

    def owner(self, area: i64) -> i64:
        """Whose building stands in the area; -1 if none does."""
        bit: i64 = BIT[area]
        if self.built & bit:
            seat: i64 = 0
            while seat < self.seats:
                mask: i64 = self.houses[seat]
                if mask & bit:
                    return seat
                seat += 1
        return -1

    def controller(self, area: i64) -> i64:
        """Who controls the area (A-12); -1 if nobody."""
        tally: i64 = self.tally[area]
        bit: i64 = BIT[area]
        if tally >> (KIND_BITS * DEMON):
            return -1
        best: i64 = (tally >> (KIND_BITS * TROLL)) & 15
        holder: i64 = -1
        seat: i64 = 0
        while seat < self.seats:
            mask: i64 = self.houses[seat]
            pieces: i64 = ((tally >> (KIND_BITS * seat)) & 15) + (1 if mask & bit else 0)
            if pieces > best:
                best = pieces
                holder = seat
            elif pieces == best:
                holder = -1
            seat += 1
        return holder

    def controlled(self, seat: i64) -> i64:
        """How many areas the seat controls."""
        number: i64 = 0
        for area in AREAS[self.stands[seat] | self.houses[seat]]:
            if self.controller(area) == seat:
                number += 1
        return number

    def city_cards(self, seat: i64) -> i64:
        """The City Area cards the seat holds: where its buildings stand, less those that have left the game."""
        houses: i64 = self.houses[seat]
        return houses & ~self.retired

    def protector(self) -> i64:
        """Who may pay for the protection of Small Gods now; -1 if nobody (A-9.10)."""
        bit: i64 = BIT[SMALL_GODS]
        demons: i64 = self.stands[DEMON]
        return -1 if (self.retired | demons) & bit else self.owner(SMALL_GODS)

    def hand_count(self, seat: i64) -> i64:
        """For the refill, penalty cards count as hand cards (A-14.6)."""
        return len(self.piles[HAND + seat]) + len(self.piles[PENALTY + seat])

    # ---------------------------------------------------------------- pieces

    def put(self, kind: i64, area: i64, quiet: bool = False) -> None:
        """A piece arrives in an area; in company it brings trouble (A-8.1), unless the effect says otherwise (A-8.10)."""
        tally: i64 = self.tally[area]
        if tally and not quiet and not self.trouble & BIT[area]:
            self.set_trouble(area)
        self.tally[area] = tally + (1 << (KIND_BITS * kind))
        stands: i64 = self.stands[kind]
        self.stands[kind] = stands | BIT[area]
        if kind < TROLL:
            self.on_board[kind] += 1
        elif kind == TROLL:
            self.trolls_left -= 1
        else:
            self.demons_left -= 1

    def lift(self, kind: i64, area: i64) -> None:
        """A piece leaves an area, and the trouble with it (A-8.3)."""
        tally: i64 = self.tally[area]
        tally -= 1 << (KIND_BITS * kind)
        self.tally[area] = tally
        if not (tally >> (KIND_BITS * kind)) & 15:
            stands: i64 = self.stands[kind]
            self.stands[kind] = stands & ~BIT[area]
        if kind < TROLL:
            self.on_board[kind] -= 1
        elif kind == TROLL:
            self.trolls_left += 1
        else:
            self.demons_left += 1
        if self.trouble & BIT[area]:
            self.end_trouble(area)

    def set_trouble(self, area: i64) -> None:
        self.trouble |= BIT[area]
        self.tell("trouble", -1, (area,))

    def end_trouble(self, area: i64) -> None:
        self.trouble &= ~BIT[area]
        self.tell("calm", -1, (area,))

    def raise_building(self, seat: i64, area: i64) -> None:
        """A building arrives and its owner takes the City Area card, which can't be used in this turn (A-9.3, A-9.8)."""
        houses: i64 = self.houses[seat]
        self.houses[seat] = houses | BIT[area]
        self.built |= BIT[area]
        self.used |= BIT[area]

    def drop_building(self, area: i64) -> None:
        """The building there leaves the board, and the City Area card goes back on display (A-9.4)."""
        seat = self.owner(area)
        houses: i64 = self.houses[seat]
        self.houses[seat] = houses & ~BIT[area]
        self.built &= ~BIT[area]
        self.tell("building_lost", seat, (area,))

    # ---------------------------------------------------------------- money

    def earn(self, seat: i64, amount: i64) -> None:
        """From the bank, which never runs dry (A-2.4)."""
        self.cash[seat] += amount
        self.tell("earn", seat, (amount,))

    def pay(self, seat: i64, amount: i64) -> None:
        """To the bank."""
        self.cash[seat] -= amount
        self.tell("pay", seat, (amount,))

    def hand_over(self, giver: i64, taker: i64, amount: i64) -> None:
        """From one player to another, as much as there is (A-13.2)."""
        there: i64 = self.cash[giver]
        amount = min(amount, there)
        self.cash[giver] -= amount
        self.cash[taker] += amount
        self.tell("hand_over", giver, (amount, taker))

    # ---------------------------------------------------------------- cards

    def add_to_hand(self, seat: i64, cards: bytes) -> None:
        self.piles[HAND + seat] = bytes(sorted(self.piles[HAND + seat] + cards))

    def take_from_hand(self, seat: i64, card: i64) -> None:
        hand = self.piles[HAND + seat]
        place: i64 = hand.index(ONE[card])
        self.piles[HAND + seat] = hand[:place] + hand[place + 1 :]

    def discard(self, seat: i64, card: i64) -> None:
        """From the hand to the discard pile."""
        self.take_from_hand(seat, card)
        self.discard_pile = self.discard_pile + ONE[card]
        self.tell("discard", seat, (card,))

    def give_card(self, giver: i64, taker: i64, card: i64) -> None:
        """From hand to hand, so that only these two see it; it can't be unseen."""
        self.reveal()
        self.take_from_hand(giver, card)
        self.add_to_hand(taker, ONE[card])
        self.tell("give", giver, (taker,))
        self.tell("gave", giver, (card, taker), SEAT_BIT[giver] | SEAT_BIT[taker])

    def shelve(self) -> None:
        """The card in play, if it is still there, goes to the discard pile (A-5.4, A-5.5)."""
        if self.in_play:
            self.discard_pile = self.discard_pile + ONE[self.in_play]
            self.in_play = 0

    # ---------------------------------------------------------------- chance

    def roll(self) -> i64:
        """The twelve-sided die."""
        self.reveal()
        result: i64 = self.rng.below(12) + 1
        self.rolls = self.rolls + ONE[result]
        self.tell("roll", -1, (result,))
        return result


# ---------------------------------------------------------------- masks and piles


def without(pile: bytes, card: i64) -> bytes:
    place: i64 = pile.index(ONE[card])
    return pile[:place] + pile[place + 1 :]


def how_many(mask: i64) -> i64:
    return SIZE[mask & CITY]
