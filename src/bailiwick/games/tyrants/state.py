"""The state of a game of Tyrants and the few ways in which pieces and cards move. No rule decides anything here.

Everything is ints in three lists and immutable piles of card numbers (`bytes`, so a copy shares them). What follows from the
troops (presence, who rules a site) is kept up to date by the two functions that add and remove a troop.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.board import (
    BIT,
    LOW,
    MARKER_SITES,
    NEAR_ROUTES,
    NEAR_SITES,
    SITE_COUNT,
    SPACES,
    WHITE,
)
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import State

# Places in `board`
TALLY: Final = 0  # 26 sites: three bits for each colour's number of troops
ROUTES: Final = 26  # 5 colours: the route spaces it stands on, as a mask
AT: Final = 31  # 5 colours: the sites where it has a troop
SPIES: Final = 36  # 4 seats: the sites where it has a spy
REACH_SITES: Final = 40  # 4 seats: sites where its troops give it presence
REACH_ROUTES: Final = 44  # 4 seats: route spaces where it has presence
RULED: Final = 48  # 4 seats: sites it controls
BOARD_SIZE: Final = 52

# Places in `tokens`
BARRACKS: Final = 0
VP: Final = 4
TROPHIES: Final = 8  # 4 halls of 5 colours
SUPPLY: Final = 25  # SUPPLY + card number, for House Guard (3), Priestess (4) and Insane Outcast (5)
TOKENS_SIZE: Final = 31

# Places in `piles`
DECK: Final = 0  # the last card is on top
HAND: Final = 4  # sorted
DISCARD: Final = 8
INNER: Final = 12
PILES_SIZE: Final = 16

# Registers of the card being resolved, counted from the end of `context`
SERIAL: Final = -6  # which card of `played`
SPY_AT: Final = -5  # the site of the spy it placed or returned, -1 if none
KILLS: Final = -4
VICTIM: Final = -3  # owner of the last troop it assassinated, -1 if none
DEPLOYED_SITES: Final = -2
DEPLOYED_ROUTES: Final = -1
CONTEXT: Final = 6

# Where a card of `played` is
GONE: Final = 0
IN_PLAY: Final = 1
FROM_MARKET: Final = 2  # Ulitharid plays it
FROM_DEVOURED: Final = 3  # Ulitharid plays it by Ghost's leave
FROM_INNER: Final = 4  # the Elder Brain plays it

NOBLE: Final = 1
SOLDIER: Final = 2
HOUSE_GUARD: Final = 3
PRIESTESS: Final = 4
OUTCAST: Final = 5

ONE: Final[list[bytes]] = [bytes([i]) for i in range(256)]
SPY_COUNT: Final = 5
TROOP_COUNT: Final = 40
HAND_SIZE: Final = 5
ROW: Final = 6


class TyrantsState(State):
    def __init__(self, blank: bool = False) -> None:
        super().__init__(blank)
        if blank:
            return
        self.sections: i64 = 0
        self.sites_in_play: i64 = 0
        self.routes_in_play: i64 = 0
        self.house: i64 = 0  # house rules, one bit each (see `house`)
        self.decks: i64 = 0  # half-decks in the market, one bit each

        self.board: list[int] = [0] * BOARD_SIZE
        self.open_sites: i64 = 0  # sites in play with an empty space
        self.open_routes: i64 = 0  # route spaces in play that are empty
        self.tokens: list[int] = [0] * TOKENS_SIZE
        self.piles: list[bytes] = [b""] * PILES_SIZE
        self.market = b""  # the last card is on top
        self.row = bytes(ROW)  # 0: an empty slot
        self.devoured = b""  # the last card is on top

        self.active: i64 = -1  # -1 during set-up
        self.first: i64 = 0
        self.round: i64 = 1
        self.ending = False

        self.power: i64 = 0
        self.influence: i64 = 0
        self.paid: i64 = 0  # markers that have paid the active player this turn (T-9.3)
        self.ghost = False  # the top of the devoured pile counts as a market card
        self.played = b""  # every card resolved as played this turn, in order
        self.whereabouts = b""  # where each of them is now
        self.shown = b""  # hand cards of the active player that everybody has seen
        self.queue: tuple[int, ...] = ()  # end-of-turn instructions: step * 256 + serial
        self.context: list[int] = []

    def clone(self) -> TyrantsState:
        o = TyrantsState(True)
        self.copy_kernel(o)
        o.sections = self.sections
        o.sites_in_play = self.sites_in_play
        o.routes_in_play = self.routes_in_play
        o.house = self.house
        o.decks = self.decks
        o.board = self.board.copy()
        o.open_sites = self.open_sites
        o.open_routes = self.open_routes
        o.tokens = self.tokens.copy()
        o.piles = self.piles.copy()
        o.market = self.market
        o.row = self.row
        o.devoured = self.devoured
        o.active = self.active
        o.first = self.first
        o.round = self.round
        o.ending = self.ending
        o.power = self.power
        o.influence = self.influence
        o.paid = self.paid
        o.ghost = self.ghost
        o.played = self.played
        o.whereabouts = self.whereabouts
        o.shown = self.shown
        o.queue = self.queue
        o.context = self.context.copy()
        return o

    # ---------------------------------------------------------------- looking at the map

    def count(self, site: i64, colour: i64) -> i64:
        tally: i64 = self.board[site]
        return (tally >> (3 * colour)) & 7

    def filled(self, site: i64) -> i64:
        """How many troops stand at the site."""
        tally: i64 = self.board[site]
        return (tally & 7) + (tally >> 3 & 7) + (tally >> 6 & 7) + (tally >> 9 & 7) + (tally >> 12 & 7)

    def ruler(self, site: i64) -> i64:
        """Who controls the site, from its troops alone (T-8.1); -1 if nobody."""
        tally: i64 = self.board[site]
        best: i64 = 0
        ruler: i64 = -1
        colour: i64 = 0
        while tally:
            number: i64 = tally & 7
            if number > best:
                best = number
                ruler = colour
            elif number == best:
                ruler = -1
            tally >>= 3
            colour += 1
        return -1 if ruler == WHITE else ruler

    def totally_controls(self, seat: i64, site: i64) -> bool:
        """T-8.2: every space is the seat's and no other player has a spy there."""
        if self.count(site, seat) != SPACES[site]:
            return False
        bit: i64 = BIT[site]
        board = self.board
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                spies: i64 = board[SPIES + other]
                if spies & bit:
                    return False
            other += 1
        return True

    def presence_sites(self, seat: i64) -> i64:
        """T-7.3, as a mask."""
        troops: i64 = self.board[REACH_SITES + seat]
        spies: i64 = self.board[SPIES + seat]
        return troops | spies

    def presence_routes(self, seat: i64) -> i64:
        """T-7.4, as a mask: spies don't count (R-14)."""
        return self.board[REACH_ROUTES + seat]

    def has_troops(self, colour: i64) -> bool:
        return self.board[AT + colour] != 0 or self.board[ROUTES + colour] != 0

    def colour_on(self, route_space: i64) -> i64:
        """The colour of the troop on a route space; -1 if it is empty."""
        bit: i64 = BIT[route_space]
        colour: i64 = 0
        while colour < 5:
            mask: i64 = self.board[ROUTES + colour]
            if mask & bit:
                return colour
            colour += 1
        return -1

    def spies_left(self, seat: i64) -> i64:
        spies: i64 = self.board[SPIES + seat]
        left: i64 = SPY_COUNT
        while spies:
            spies &= spies - 1
            left -= 1
        return left

    # ---------------------------------------------------------------- moving pieces

    def add_troop(self, colour: i64, place: i64) -> None:
        board = self.board
        if place < SITE_COUNT:
            bit: i64 = BIT[place]
            tally: i64 = board[place]
            unit: i64 = 1
            board[place] = tally + (unit << (3 * colour))
            at: i64 = board[AT + colour]
            board[AT + colour] = at | bit
            if self.filled(place) == SPACES[place]:
                self.open_sites &= ~bit
        else:
            route_bit: i64 = BIT[place - SITE_COUNT]
            on: i64 = board[ROUTES + colour]
            board[ROUTES + colour] = on | route_bit
            self.open_routes &= ~route_bit
        if colour != WHITE:
            sites: i64 = board[REACH_SITES + colour]
            routes: i64 = board[REACH_ROUTES + colour]
            near_sites: i64 = NEAR_SITES[place]
            near_routes: i64 = NEAR_ROUTES[place]
            board[REACH_SITES + colour] = sites | (near_sites & self.sites_in_play)
            board[REACH_ROUTES + colour] = routes | (near_routes & self.routes_in_play)
        if place < SITE_COUNT:
            self.settle_control(place)

    def remove_troop(self, colour: i64, place: i64) -> None:
        board = self.board
        if place < SITE_COUNT:
            bit: i64 = BIT[place]
            tally: i64 = board[place]
            unit: i64 = 1
            board[place] = tally - (unit << (3 * colour))
            self.open_sites |= bit
            if self.count(place, colour) == 0:
                at: i64 = board[AT + colour]
                board[AT + colour] = at & ~bit
                if colour != WHITE:
                    self.recompute_reach(colour)
            self.settle_control(place)
        else:
            route_bit: i64 = BIT[place - SITE_COUNT]
            on: i64 = board[ROUTES + colour]
            board[ROUTES + colour] = on & ~route_bit
            self.open_routes |= route_bit
            if colour != WHITE:
                self.recompute_reach(colour)

    def recompute_reach(self, colour: i64) -> None:
        """T-7.6: a troop has left the map, so the presence it gave may be gone."""
        sites: i64 = 0
        routes: i64 = 0
        at: i64 = self.board[AT + colour]
        while at:
            place: i64 = LOW[(at & -at) % 67]
            near_sites: i64 = NEAR_SITES[place]
            near_routes: i64 = NEAR_ROUTES[place]
            sites |= near_sites
            routes |= near_routes
            at &= at - 1
        on: i64 = self.board[ROUTES + colour]
        while on:
            space: i64 = LOW[(on & -on) % 67]
            route_sites: i64 = NEAR_SITES[SITE_COUNT + space]
            route_routes: i64 = NEAR_ROUTES[SITE_COUNT + space]
            sites |= route_sites
            routes |= route_routes
            on &= on - 1
        self.board[REACH_SITES + colour] = sites & self.sites_in_play
        self.board[REACH_ROUTES + colour] = routes & self.routes_in_play

    def settle_control(self, site: i64) -> None:
        """T-9.2: control and its marker change hands at once; T-9.3: a marker taken on one's own turn pays now."""
        bit: i64 = BIT[site]
        ruler: i64 = self.ruler(site)
        board = self.board
        seat: i64 = 0
        while seat < self.seats:
            ruled: i64 = board[RULED + seat]
            if seat == ruler:
                if not ruled & bit:
                    board[RULED + seat] = ruled | bit
                    self.tell("control", seat, (site,))
                    if seat == self.active and bit & MARKER_SITES and not self.paid & bit:
                        self.paid |= bit
                        self.influence += 1
                        self.tell("marker_pays", seat, (site,))
            elif ruled & bit:
                board[RULED + seat] = ruled & ~bit
                if ruler < 0:
                    self.tell("control_lost", seat, (site,))
            seat += 1

    def deploy(self, seat: i64, place: i64) -> None:
        """A troop from barracks (T-10.2.1); the last one ends the game (T-12.1)."""
        left: i64 = self.tokens[BARRACKS + seat]
        left -= 1
        self.tokens[BARRACKS + seat] = left
        self.tell("deploy", seat, (place,))
        self.add_troop(seat, place)
        if left == 0 and not self.ending:
            self.ending = True
            self.tell("last_troop", seat)

    def kill(self, seat: i64, colour: i64, place: i64) -> None:
        """T-10.1.1: into the trophy hall."""
        trophy: i64 = TROPHIES + seat * 5 + colour
        number: i64 = self.tokens[trophy]
        self.tokens[trophy] = number + 1
        self.tell("assassinate", seat, (colour, place))
        self.remove_troop(colour, place)

    def take_vp(self, seat: i64, vp: i64) -> None:
        had: i64 = self.tokens[VP + seat]
        self.tokens[VP + seat] = had + vp

    def set_spy(self, seat: i64, site: i64) -> None:
        spies: i64 = self.board[SPIES + seat]
        bit: i64 = BIT[site]
        self.board[SPIES + seat] = spies | bit

    def lift_spy(self, seat: i64, site: i64) -> None:
        spies: i64 = self.board[SPIES + seat]
        bit: i64 = BIT[site]
        self.board[SPIES + seat] = spies & ~bit

    # ---------------------------------------------------------------- moving cards

    def put(self, pile: i64, card: i64) -> None:
        self.piles[pile] = self.piles[pile] + ONE[card]

    def take(self, pile: i64, card: i64) -> None:
        """Remove one copy of a card from a pile: the topmost."""
        self.piles[pile] = without(self.piles[pile], card)

    def take_from_hand(self, seat: i64, card: i64) -> None:
        self.take(HAND + seat, card)
        if seat == self.active and card in self.shown:
            self.shown = without(self.shown, card)  # what was shown is no longer there

    def put_in_hand(self, seat: i64, card: i64) -> None:
        hand = self.piles[HAND + seat]
        i: i64 = len(hand)
        while i > 0 and hand[i - 1] > card:
            i -= 1
        self.piles[HAND + seat] = hand[:i] + ONE[card] + hand[i:]

    def top_card(self, seat: i64) -> i64:
        """Take the top card of the seat's deck, reshuffling the discard pile if needed (T-10.4); 0 if there is none."""
        deck = self.piles[DECK + seat]
        if not deck:
            deck = self.piles[DISCARD + seat]
            if not deck:
                return 0
            deck = self.rng.shuffled(deck)
            self.piles[DISCARD + seat] = b""
            self.tell("reshuffle", seat)
        self.reveal()
        last: i64 = len(deck) - 1
        self.piles[DECK + seat] = deck[:last]
        return deck[last]

    def draw(self, seat: i64, number: i64) -> None:
        drawn: i64 = 0
        cards: list[int] = []
        while drawn < number:
            card: i64 = self.top_card(seat)
            if card == 0:
                break
            self.put_in_hand(seat, card)
            drawn += 1
            if self.log is not None:
                cards.append(card)
        if self.log is not None and drawn:
            self.tell("draw", seat, (drawn,))
            self.tell("drawn", seat, tuple(cards), BIT[seat])

    def refill(self, slot: i64) -> None:
        """T-10.3.2, T-10.8.1: the top of the market deck into the same slot; the last one ends the game (R-39)."""
        market = self.market
        if not market:
            return
        last: i64 = len(market) - 1
        card: i64 = market[last]
        self.market = market[:last]
        self.row = self.row[:slot] + ONE[card] + self.row[slot + 1 :]
        self.reveal()
        self.tell("market", -1, (card,))
        if last == 0 and not self.ending:
            self.ending = True
            self.tell("last_card", -1)

    def empty_slot(self, slot: i64) -> None:
        self.row = self.row[:slot] + ONE[0] + self.row[slot + 1 :]

    def devour(self, card: i64) -> None:
        """T-10.3.1; an Insane Outcast goes back to its supply instead (T-11.3)."""
        if card == OUTCAST:
            self.to_supply(card)
        else:
            self.devoured = self.devoured + ONE[card]
            self.tell("devoured", self.active, (card,))

    def promote(self, seat: i64, card: i64) -> None:
        """T-10.7.1; an Insane Outcast goes back to its supply instead (T-11.3)."""
        if card == OUTCAST:
            self.to_supply(card)
        else:
            self.put(INNER + seat, card)
            self.tell("promote", seat, (card,))

    def to_supply(self, card: i64) -> None:
        left: i64 = self.tokens[SUPPLY + card]
        self.tokens[SUPPLY + card] = left + 1
        self.tell("to_supply", -1, (card,))

    def move_played(self, serial: i64, where: i64) -> None:
        self.whereabouts = self.whereabouts[:serial] + ONE[where] + self.whereabouts[serial + 1 :]


def without(pile: bytes, card: i64) -> bytes:
    """The pile less one copy of the card, the last one."""
    i: i64 = len(pile) - 1
    while pile[i] != card:
        i -= 1
    return pile[:i] + pile[i + 1 :]
