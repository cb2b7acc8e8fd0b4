"""The state of a game of Immortals and the few ways in which armies, cubes and cards move. No rule decides anything here."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import BIT, REGION_COUNT, SITE_COUNT
from bailiwick.games.immortals.cards import ARMY_SPACES, PORTALS, REGION, SPACE_COUNT, TILES
from bailiwick.games.immortals.data import PRINTED, Data
from bailiwick.games.immortals.tower import COLOURS, GREEN
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import SEAT_BIT, State

SEATS: Final = 5
INHABITANTS: Final = 20
STOCK: Final = 255  # a region card that nobody holds
OWNER_BITS: Final = 3  # a site is armies * 8 + owner + 1, or 0
SPECTATOR: Final = -1
WHOLE: Final = -2  # nothing is hidden in this state

ONE: Final[list[bytes]] = [bytes([i]) for i in range(256)]


class ImmortalsState(State):
    def __init__(self, blank: bool = False) -> None:
        super().__init__(blank)
        if blank:
            return
        self.data: Data = PRINTED
        self.house: i64 = 0
        self.rounds: i64 = 0
        self.sites_in_play: i64 = 0
        self.seen_by: i64 = WHOLE  # a seat or a spectator, if it is only what that one may know

        self.sites: list[int] = [0] * SITE_COUNT
        self.holds: list[int] = [0] * SEATS  # by seat: the sites it occupies
        self.limbo: list[int] = [0] * (2 * SEATS)  # seat * 2 + realm
        self.supply: list[int] = [0] * SEATS  # armies not yet in the game, until the tower is fed
        self.tray: list[int] = [0] * COLOURS
        self.tower: list[int] = [0] * COLOURS
        self.inhabitants: i64 = INHABITANTS  # in the supply
        self.portals: i64 = 0
        self.temples: i64 = 0
        self.capitals: i64 = 0
        self.portals_left: i64 = PORTALS
        self.tiles_left: i64 = TILES

        self.gold: list[int] = [0] * SEATS
        self.energy: list[int] = [0] * SEATS
        self.points: list[int] = [0] * SEATS
        self.scored: list[int] = [0] * (4 * SEATS)  # seat * 4 + source: points from scorings; the rest are for building
        self.light_tribe = bytes(SEATS)
        self.dark_tribe = bytes(SEATS)
        self.region_cards = bytes([STOCK]) * REGION_COUNT  # who holds each
        self.conflicts: list[bytes] = [b""] * SEATS  # sorted; those on the board too
        self.plans: list[bytes] = [bytes(SPACE_COUNT)] * SEATS  # what lies on each space; 0: nothing
        self.deck = b""  # conflicts; the last is on top
        self.discards = b""

        # The draft
        self.groups: list[bytes] = [b""] * SEATS  # army groups left, sorted
        self.draft_hands: list[bytes] = [b""] * SEATS
        self.draft_realms: i64 = 0  # one bit a seat: its hand is dark
        self.draft_decks: list[bytes] = [b"", b""]
        self.draft_discards: list[bytes] = [b"", b""]
        self.chosen = bytes(SEATS)  # the conflict each seat has picked
        self.placing: i64 = 0  # who shows it and places armies

        self.marker: i64 = 0  # who has the first-player marker
        self.first: i64 = 0  # who begins this round
        self.round: i64 = 0  # 0 during set-up
        self.cursor = bytes(SEATS)  # planning: each seat's next space; 10 when all have been looked at
        self.ready: i64 = 0
        self.passed: i64 = 0

        # The action being carried out
        self.acting_space: i64 = -1
        self.acting_card: i64 = 0
        self.acting_site: i64 = -1
        self.origin: i64 = -1
        self.target: i64 = -1

    def clone(self) -> ImmortalsState:
        o = ImmortalsState(True)
        self.copy_kernel(o)
        o.data = self.data
        o.house = self.house
        o.rounds = self.rounds
        o.sites_in_play = self.sites_in_play
        o.seen_by = self.seen_by
        o.sites = self.sites.copy()
        o.holds = self.holds.copy()
        o.limbo = self.limbo.copy()
        o.supply = self.supply.copy()
        o.tray = self.tray.copy()
        o.tower = self.tower.copy()
        o.inhabitants = self.inhabitants
        o.portals = self.portals
        o.temples = self.temples
        o.capitals = self.capitals
        o.portals_left = self.portals_left
        o.tiles_left = self.tiles_left
        o.gold = self.gold.copy()
        o.energy = self.energy.copy()
        o.points = self.points.copy()
        o.scored = self.scored.copy()
        o.light_tribe = self.light_tribe
        o.dark_tribe = self.dark_tribe
        o.region_cards = self.region_cards
        o.conflicts = self.conflicts.copy()
        o.plans = self.plans.copy()
        o.deck = self.deck
        o.discards = self.discards
        o.groups = self.groups.copy()
        o.draft_hands = self.draft_hands.copy()
        o.draft_realms = self.draft_realms
        o.draft_decks = self.draft_decks.copy()
        o.draft_discards = self.draft_discards.copy()
        o.chosen = self.chosen
        o.placing = self.placing
        o.marker = self.marker
        o.first = self.first
        o.round = self.round
        o.cursor = self.cursor
        o.ready = self.ready
        o.passed = self.passed
        o.acting_space = self.acting_space
        o.acting_card = self.acting_card
        o.acting_site = self.acting_site
        o.origin = self.origin
        o.target = self.target
        return o

    # ---------------------------------------------------------------- sites

    def owner(self, site: i64) -> i64:
        """Who occupies the site; -1 if nobody."""
        here: i64 = self.sites[site]
        return (here & 7) - 1

    def armies(self, site: i64) -> i64:
        here: i64 = self.sites[site]
        return here >> OWNER_BITS

    def occupies(self, seat: i64, site: i64) -> bool:
        mask: i64 = self.holds[seat]
        return mask & BIT[site] != 0

    def put(self, seat: i64, site: i64, number: i64) -> None:
        """Armies arrive at a site that is free or one's own."""
        if number <= 0:
            return
        self.sites[site] = ((self.armies(site) + number) << OWNER_BITS) | (seat + 1)
        mask: i64 = self.holds[seat]
        self.holds[seat] = mask | BIT[site]

    def take(self, site: i64, number: i64) -> None:
        """Armies leave a site."""
        seat = self.owner(site)
        left = self.armies(site) - number
        if left > 0:
            self.sites[site] = (left << OWNER_BITS) | (seat + 1)
        else:
            self.sites[site] = 0
            mask: i64 = self.holds[seat]
            self.holds[seat] = mask & ~BIT[site]

    # ---------------------------------------------------------------- cards

    def holder(self, region: i64) -> i64:
        """Who holds the region card; -1 if it is in the stock."""
        seat: i64 = self.region_cards[region]
        return -1 if seat == STOCK else seat

    def give_region(self, region: i64, seat: i64) -> None:
        """The region card changes hands, even off a board (I-8.10, I-12.11); -1: to the stock."""
        before = self.holder(region)
        if before == seat:
            return
        self.region_cards = replaced(self.region_cards, region, STOCK if seat < 0 else seat)
        if seat < 0:
            self.tell("region_card_back", before, (region,))
        elif before < 0:
            self.tell("region_card", seat, (region,))
        else:
            self.tell("region_card_from", seat, (region, before))
        if before >= 0:
            if any(self.plans[before][:ARMY_SPACES]):
                self.reveal()  # everybody sees on which space it lay, or that it lay on none
            place: i64 = self.plans[before].find(ONE[REGION + region])
            if place >= 0:
                self.plans[before] = replaced(self.plans[before], place, 0)
                self.tell("off_board", before, (place,))

    def add_conflict(self, seat: i64, conflict: i64) -> None:
        self.conflicts[seat] = bytes(sorted(self.conflicts[seat] + ONE[conflict]))

    def drop_conflict(self, seat: i64, conflict: i64) -> None:
        pile = self.conflicts[seat]
        place: i64 = pile.index(ONE[conflict])
        self.conflicts[seat] = pile[:place] + pile[place + 1 :]

    def draw_conflict(self, seat: i64) -> bool:
        """I-6.4: from the deck, made anew from the discards if it is used up; False if there are none either."""
        self.reveal()
        if not self.deck:
            if not self.discards:
                return False
            self.deck = self.rng.shuffled(self.discards)
            self.discards = b""
            self.tell("reshuffle", -1)
        conflict: i64 = self.deck[-1]
        self.deck = self.deck[:-1]
        self.add_conflict(seat, conflict)
        self.tell("draw", seat)
        self.tell("drawn", seat, (conflict,), SEAT_BIT[seat])
        return True

    def lay(self, seat: i64, space: i64, card: i64) -> None:
        self.plans[seat] = replaced(self.plans[seat], space, card)

    # ---------------------------------------------------------------- cubes

    def fall(self, seat: i64, number: i64, realm: i64) -> None:
        """Armies in the tray go to their owner's limbo of a realm."""
        if number <= 0:
            return
        self.tray[seat] -= number
        self.limbo[2 * seat + realm] += number
        self.tell("fallen", seat, (number, realm))

    def send_home(self, number: i64) -> None:
        """Inhabitants in the tray go back to the supply."""
        self.tray[GREEN] -= number
        self.inhabitants += number


def replaced(row: bytes, place: i64, value: i64) -> bytes:
    return row[:place] + ONE[value] + row[place + 1 :]
