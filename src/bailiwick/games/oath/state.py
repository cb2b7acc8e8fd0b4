"""The state of a game of Oath: flat, typed, cheap to copy. How its pieces move stands in `pieces` and `tokens`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.games.oath.campaign.war import Campaign
from bailiwick.games.oath.catalogue.suits import REGION_OF, REGIONS, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import BANNER, RELIQUARY, SCEPTER, SITE, SITE_COUNT, SOURCES, THINGS
from bailiwick.games.oath.judging.deal import Deal
from bailiwick.games.oath.prince.board import PrinceBoard
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import SEAT_BIT, State

if TYPE_CHECKING:
    from bailiwick.games.oath.powers import Awake

SEATS: Final = 6
CHANCELLOR: Final = 0  # the seat, and its colour, purple
BANDITS: Final = 6  # where a seat could stand: those who rule what nobody rules
NOBODY: Final = -1
NO_ONE: Final = 255  # the same in a row of bytes
OFF_MAP: Final = 255
UNUSED: Final = 255  # a space of a Reliquary that is not in use (CP-1.3)

# Roles
PURPLE: Final = 0
CITIZEN: Final = 1
EXILE: Final = 2
ROLE_IDS: Final = ("chancellor", "citizen", "exile")

# In `where`: faceup at a slot, or with a player
AT: Final = 1
WITH: Final = 16

ONE: Final[list[bytes]] = [bytes([i]) for i in range(256)]
EVERYBODY: Final = 63  # in `seen`


class OathState(State):
    def __init__(self, blank: bool = False) -> None:
        super().__init__(blank)
        if blank:
            return
        self.prince: i64 = NOBODY  # the Clockwork Prince's seat …
        self.clockwork: PrinceBoard | None = None  # … and his own board
        self.chronicle = "first"  # the option the game began from

        # The map, by slot
        self.slots = bytes([NO_ONE]) * SLOTS  # which site
        self.faceup: i64 = 0
        self.site_cards: list[bytes] = [b""] * SLOTS
        self.site_relics: list[bytes] = [b""] * SLOTS
        self.site_favor: list[int] = [0] * SLOTS
        self.site_secrets: list[int] = [0] * SLOTS
        self.garrison: list[int] = [0] * SLOTS
        self.colour = bytes(SLOTS)  # of the garrison, if there is one
        self.site_deck = b""  # sites that are not on the map, sorted

        # Players
        self.role = bytes(SEATS)
        self.pawn = bytes([OFF_MAP]) * SEATS
        self.supply: list[int] = [0] * SEATS
        self.favor: list[int] = [0] * SEATS
        self.secrets: list[int] = [0] * SEATS  # faceup
        self.flipped: list[int] = [0] * SEATS  # facedown secrets
        self.board: list[int] = [0] * SEATS  # warbands
        self.stock: list[int] = [0] * SEATS  # warbands in the personal bank, by colour
        self.advisers: list[bytes] = [b""] * SEATS  # faceup
        self.facedown: list[bytes] = [b""] * SEATS
        self.vision = bytes(SEATS)  # revealed
        self.relics: list[bytes] = [b""] * SEATS  # the last was taken last
        self.hands: list[bytes] = [b""] * SEATS  # what was drawn and is not yet played or discarded

        # Banners and the title
        self.banner_holder = bytes([NO_ONE, NO_ONE])
        self.banner_tokens: list[int] = [1, 1]
        self.mob = False
        self.oath: i64 = 0
        self.oathkeeper: i64 = CHANCELLOR
        self.usurper = False

        # Banks, decks and piles; the last card is on top
        self.banks: list[int] = [0] * SUITS
        self.shared: i64 = 0  # favor
        self.deck = b""
        self.discards: list[bytes] = [b""] * REGIONS
        self.relic_deck = b""
        self.reliquary = bytes(4)  # 0: uncovered
        self.dispossessed = b""
        self.archive = b""  # denizens and intact edifices, sorted

        # On things
        self.favor_on = bytes(THINGS)
        self.secrets_on = bytes(THINGS)
        self.caged = bytes(SEATS)  # warbands on the Obsidian Cage, by colour
        self.prophet: i64 = NOBODY  # whose warband lies on a revealed Vision …
        self.prophesied: i64 = 0  # … and on which

        # What is known of facedown things, a bit a seat
        self.seen = bytes(THINGS)
        self.site_seen = bytes(SITE_COUNT)
        self.where = bytes(SOURCES)  # follows from the rest: see `locate`
        self.awake: Awake | None = None  # follows from `where`: the powers in play

        # Time
        self.round: i64 = 1
        self.turn: i64 = CHANCELLOR
        self.visions_drawn: i64 = 0
        self.acting = False  # the Act phase of `turn`
        self.act_over = False
        self.scepter_taken = False  # this turn
        self.discarded_here = bytes(SLOTS)  # this turn, by who is on turn: a bit a suit
        self.used: list[int] = []  # Wake or Rest powers of this phase

        # The action under way
        self.declared: list[int] = []  # modifiers: sources …
        self.notes: list[int] = []  # … and for each what was chosen with it; -1: nothing
        self.powers: list[int] = []  # powers being resolved: user, source, four registers each
        self.traveller: i64 = NOBODY
        self.origin: i64 = OFF_MAP
        self.destination: i64 = OFF_MAP
        self.search_pile: i64 = 0  # 0: world deck, 1 + region
        self.discard_place: i64 = 0  # where the discards of this Search go; 0: the usual pile
        self.cleared: list[int] = []  # powers by which a card was discarded to make room
        self.played: i64 = 0  # the card played last …
        self.played_by: i64 = NOBODY
        self.played_at: i64 = NOBODY  # … to this slot, or to the advisers
        self.played_up = False
        self.played_drawn = False  # straight from a draw
        self.site_plays: i64 = 0  # cards of this Search played to sites
        self.taker: i64 = NOBODY  # who took relics last …
        self.taken = b""  # … and which
        self.campaign: Campaign | None = None
        self.fought_by: i64 = NOBODY  # the last campaign's attacker …
        self.fought_against: i64 = NOBODY  # … and defender
        self.end_die: i64 = 0
        self.rolled = b""  # the dice rolled last, a letter each …
        self.roller: i64 = NOBODY  # … and by whom
        self.deal: Deal | None = None
        self.promises: list[int] = []  # made before the Tribunal: see `steps/promises`

        # The end, and what the winner decides about the next world (O-13)
        self.game_number: i64 = 1
        self.world_name = ""
        self.winner: i64 = NOBODY
        self.victory: i64 = 0
        self.vow: i64 = 0
        self.heirs_asked: i64 = 0
        self.heirs: i64 = 0
        self.building: i64 = 0
        self.written = ""  # the next chronicle

    def clone(self) -> OathState:
        o = OathState(True)
        self.copy_kernel(o)
        o.prince = self.prince
        o.clockwork = self.clockwork.copy() if self.clockwork is not None else None
        o.chronicle = self.chronicle
        o.slots = self.slots
        o.faceup = self.faceup
        o.site_cards = self.site_cards.copy()
        o.site_relics = self.site_relics.copy()
        o.site_favor = self.site_favor.copy()
        o.site_secrets = self.site_secrets.copy()
        o.garrison = self.garrison.copy()
        o.colour = self.colour
        o.site_deck = self.site_deck
        o.role = self.role
        o.pawn = self.pawn
        o.supply = self.supply.copy()
        o.favor = self.favor.copy()
        o.secrets = self.secrets.copy()
        o.flipped = self.flipped.copy()
        o.board = self.board.copy()
        o.stock = self.stock.copy()
        o.advisers = self.advisers.copy()
        o.facedown = self.facedown.copy()
        o.vision = self.vision
        o.relics = self.relics.copy()
        o.hands = self.hands.copy()
        o.banner_holder = self.banner_holder
        o.banner_tokens = self.banner_tokens.copy()
        o.mob = self.mob
        o.oath = self.oath
        o.oathkeeper = self.oathkeeper
        o.usurper = self.usurper
        o.banks = self.banks.copy()
        o.shared = self.shared
        o.deck = self.deck
        o.discards = self.discards.copy()
        o.relic_deck = self.relic_deck
        o.reliquary = self.reliquary
        o.dispossessed = self.dispossessed
        o.archive = self.archive
        o.favor_on = self.favor_on
        o.secrets_on = self.secrets_on
        o.caged = self.caged
        o.prophet = self.prophet
        o.prophesied = self.prophesied
        o.seen = self.seen
        o.site_seen = self.site_seen
        o.where = self.where
        o.awake = self.awake  # never changed in place
        o.round = self.round
        o.turn = self.turn
        o.visions_drawn = self.visions_drawn
        o.acting = self.acting
        o.act_over = self.act_over
        o.scepter_taken = self.scepter_taken
        o.discarded_here = self.discarded_here
        o.used = self.used.copy()
        o.declared = self.declared.copy()
        o.notes = self.notes.copy()
        o.powers = self.powers.copy()
        o.traveller = self.traveller
        o.origin = self.origin
        o.destination = self.destination
        o.search_pile = self.search_pile
        o.discard_place = self.discard_place
        o.cleared = self.cleared.copy()
        o.played = self.played
        o.played_by = self.played_by
        o.played_at = self.played_at
        o.played_up = self.played_up
        o.played_drawn = self.played_drawn
        o.site_plays = self.site_plays
        o.taker = self.taker
        o.taken = self.taken
        o.campaign = self.campaign.copy() if self.campaign is not None else None
        o.fought_by = self.fought_by
        o.fought_against = self.fought_against
        o.end_die = self.end_die
        o.rolled = self.rolled
        o.roller = self.roller
        o.deal = self.deal.copy() if self.deal is not None else None
        o.promises = self.promises.copy()
        o.winner = self.winner
        o.victory = self.victory
        o.game_number = self.game_number
        o.world_name = self.world_name
        o.vow = self.vow
        o.heirs_asked = self.heirs_asked
        o.heirs = self.heirs
        o.building = self.building
        o.written = self.written
        return o

    # ---------------------------------------------------------------- looking

    def is_up(self, slot: int) -> bool:
        return (self.faceup >> slot) & 1 == 1

    def site_at(self, slot: int) -> int:
        return self.slots[slot]

    def slot_of(self, thing: int) -> int:
        """The slot at which a thing lies faceup (or of a faceup site); -1 if at none."""
        code = self.where[thing]
        return code - AT if AT <= code < WITH else NOBODY

    def keeper(self, thing: int) -> int:
        """Whose faceup adviser or relic or banner it is; -1 if nobody's."""
        code = self.where[thing]
        return code - WITH if code >= WITH else NOBODY

    def region(self, seat: int) -> int:
        return REGION_OF[self.pawn[seat]]

    def holder(self, banner: int) -> int:
        seat = self.banner_holder[banner]
        return NOBODY if seat == NO_ONE else seat

    def scepter_holder(self) -> int:
        return self.keeper(SCEPTER)

    def all_secrets(self, seat: int) -> int:
        """Faceup or facedown on the board."""
        return self.secrets[seat] + self.flipped[seat]

    def is_exile(self, seat: int) -> bool:
        return self.role[seat] == EXILE

    def is_citizen(self, seat: int) -> bool:
        return self.role[seat] == CITIZEN

    def occupied(self, thing: int) -> bool:
        """Whether favor or secrets lie on it (O-10.2)."""
        return self.favor_on[thing] > 0 or self.secrets_on[thing] > 0

    def faceup_cards(self) -> list[int]:
        """At sites, among advisers, and revealed Visions, by number."""
        found: list[int] = []
        for slot in range(SLOTS):
            if self.is_up(slot):
                found += self.site_cards[slot]
        for seat in range(self.seats):
            found += self.advisers[seat]
            if self.vision[seat]:
                found.append(self.vision[seat])
        found.sort()
        return found

    # ---------------------------------------------------------------- where things are

    def put_where(self, thing: int, code: int) -> None:
        comes_or_goes = (self.where[thing] == 0) != (code == 0)
        self.where = replaced(self.where, thing, code)
        if comes_or_goes and self.awake is not None:
            self.awake = self.awake.after(thing, code != 0)

    def locate(self) -> None:
        """Compute `where` from everything else: after reading a position."""
        row = [0] * SOURCES
        for slot in range(SLOTS):
            if self.is_up(slot):
                row[SITE + self.slots[slot]] = AT + slot
                for card in self.site_cards[slot]:
                    row[card] = AT + slot
        for seat in range(self.seats):
            for thing in self.advisers[seat] + self.relics[seat]:
                row[thing] = WITH + seat
            if self.vision[seat]:
                row[self.vision[seat]] = WITH + seat
        for space in range(4):
            if self.reliquary[space] == 0:
                row[RELIQUARY + space] = WITH + CHANCELLOR
        for banner in range(2):
            if self.banner_holder[banner] != NO_ONE:
                row[BANNER + banner] = WITH + self.banner_holder[banner]
        self.where = bytes(row)
        self.awake = None

    def note_seen(self, thing: int, seats: int) -> None:
        """From now on these seats, and nobody else, know this facedown thing."""
        self.seen = replaced(self.seen, thing, seats)

    def also_seen(self, thing: int, seat: int) -> None:
        self.seen = replaced(self.seen, thing, self.seen[thing] | SEAT_BIT[seat])

    def sees(self, thing: int, seat: int) -> bool:
        return seat >= 0 and (self.seen[thing] >> seat) & 1 == 1


def replaced(row: bytes, place: int, value: int) -> bytes:
    return row[:place] + ONE[value] + row[place + 1 :]


def without(pile: bytes, thing: int) -> bytes:
    """The pile less one thing that is in it."""
    place = pile.index(thing)
    return pile[:place] + pile[place + 1 :]
