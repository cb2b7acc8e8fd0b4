"""Setting up a game from a chronicle (O-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.games.oath.catalogue.beginnings import TEACHING_KEPT, TEACHING_PAWNS
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import CRADLE, REGION_OF, REGIONS, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import (
    DARKEST_SECRET,
    NUMBER,
    PEOPLES_FAVOR,
    SCEPTER,
    SITE,
    SITE_COUNT,
    is_ruin,
    is_vision,
)
from bailiwick.games.oath.chronicle.legacy import RELIQUARY_SPACES
from bailiwick.games.oath.chronicle.world import BEGINNINGS, NO_SITE, Chronicle, first, read_all, teaching
from bailiwick.games.oath.goals import DEVOTION, PEOPLE
from bailiwick.games.oath.pieces import lay_on_pile, pile_for
from bailiwick.games.oath.powers import awake
from bailiwick.games.oath.prince.board import PrinceBoard
from bailiwick.games.oath.prince.mind import LEVEL_IDS, OATH_SPACE
from bailiwick.games.oath.prince.threat import QUADRANT_OF_OATH
from bailiwick.games.oath.state import (
    CHANCELLOR,
    CITIZEN,
    EXILE,
    PURPLE,
    UNUSED,
    OathState,
    replaced,
)
from bailiwick.games.oath.steps.beginning import BEGIN
from bailiwick.games.oath.steps.turn import TURNS
from bailiwick.games.oath.tokens import enter_site, gain_warbands
from bailiwick.games.oath.vocabulary import SEAT_NAMES
from bailiwick.games.oath.words import WORDS
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.options import LineOption, Option, TextOption, read_options
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import SEAT_BIT

FAVOR: Final = 36
DRAWN: Final = 3
LONGEST_NAME: Final = 60


OPTIONS: Final[list[Option]] = [
    Option("players", (4, 3, 5, 6, 2, 1), words=WORDS.option("players")),
    Option("prince", ("if_alone", "chancellor", "exile"), words=WORDS.option("prince")),
    Option("prince_powers", LEVEL_IDS, words=WORDS.option("prince_powers")),
    Option("prince_judge", ("rules", *SEAT_NAMES), words=WORDS.option("prince_judge")),
    TextOption("chronicle", BEGINNINGS, check=read_all, words=WORDS.option("chronicle")),
    LineOption("world", LONGEST_NAME, words=WORDS.option("world")),
]


def new_state(given: Mapping[str, object], seed: int | str) -> OathState:
    options = read_options(OPTIONS, given)
    players, prince, text = options["players"], options["prince"], str(options["chronicle"])
    assert isinstance(players, int)
    s = OathState()
    s.rng = Rng(seed)
    s.chronicle = text
    with_prince = players == 1 or prince != "if_alone"
    s.seats = players + (1 if with_prince else 0)
    if s.seats > 6:
        raise BadOption("Six players leave no seat for the Clockwork Prince (O-1.1).")
    if text == "teaching" and (s.seats != 4 or with_prince):
        raise BadOption("The teaching game is for four players without the Clockwork Prince (O-3.23).")
    if with_prince:
        s.prince = s.seats - 1 if prince == "exile" else CHANCELLOR
        s.clockwork = PrinceBoard()
        s.clockwork.powers = LEVEL_IDS.index(str(options["prince_powers"]))
        judge = str(options["prince_judge"])
        if judge != "rules":
            s.clockwork.judge = SEAT_NAMES.index(judge)
            if s.clockwork.judge >= s.seats or s.clockwork.judge == s.prince:
                raise BadOption(f"Nobody who could judge for the Clockwork Prince plays {judge} (CP-8.4).")
    chronicle = first(s.rng) if text == "first" else teaching() if text == "teaching" else read_all(text)[-1]
    chronicle.name = str(options["world"]) or chronicle.name
    set_up(s, chronicle)
    s.push(TURNS.index)
    if text == "teaching":
        begin_teaching(s)
    else:
        s.push(BEGIN.index)
    return s


def options_of(s: OathState) -> dict[str, Any]:
    """For as many people, and with the Clockwork Prince where he sits."""
    if s.clockwork is None:
        return {"players": s.seats}
    seat = "chancellor" if s.prince == CHANCELLOR else "exile"
    return {"players": s.seats - 1, "prince": seat, "prince_powers": LEVEL_IDS[s.clockwork.powers]}


def set_up(s: OathState, chronicle: Chronicle) -> None:
    """O-3.1 to O-3.18, up to the first choice."""
    check_decks(s, chronicle)
    lay_map(s, chronicle)
    s.game_number, s.world_name = chronicle.number, chronicle.name
    s.oath = chronicle.oath
    if s.clockwork is not None:
        s.clockwork.start = s.clockwork.current = OATH_SPACE[QUADRANT_OF_OATH[int(s.oath)]]
    s.archive = chronicle.archive()
    s.dispossessed = chronicle.dispossessed
    s.deck = chronicle.deck
    s.relic_deck = chronicle.relics
    s.shared = FAVOR - 1  # one on the People's Favor
    s.banks = [4 if s.seats >= 5 else 3] * SUITS
    s.shared -= sum(s.banks)
    s.stock = [24, 14, 14, 14, 14, 14]
    for seat in range(s.seats):
        s.supply[seat] = 7 if seat != s.prince else 0  # CP-1.3
    role = [PURPLE] + [CITIZEN if chronicle.citizens & SEAT_BIT[seat] and seat != s.prince else EXILE for seat in range(1, 6)]
    s.role = bytes(role)
    s.relics[CHANCELLOR] = bytes([SCEPTER])
    if s.oath == DEVOTION:
        s.banner_holder = replaced(s.banner_holder, DARKEST_SECRET, CHANCELLOR)
    elif s.oath == PEOPLE:
        s.banner_holder = replaced(s.banner_holder, PEOPLES_FAVOR, CHANCELLOR)
    s.reliquary = bytes([UNUSED]) * RELIQUARY_SPACES
    if s.prince != CHANCELLOR:
        s.reliquary = s.relic_deck[: -RELIQUARY_SPACES - 1 : -1]
        s.relic_deck = s.relic_deck[:-RELIQUARY_SPACES]
    s.locate()
    awake(s)
    for seat in range(s.seats):
        favor = 2 if seat == CHANCELLOR else 1
        s.favor[seat] = favor
        s.shared -= favor
        s.secrets[seat] = 1
        gain_warbands(s, seat, 3)
        if seat == CHANCELLOR:
            garrison_empire(s)  # before the Citizens have theirs: five of them can leave too few purple ones (O-1.12)
    fill_sites(s)
    deal(s)


def check_decks(s: OathState, chronicle: Chronicle) -> None:
    """A text by hand may have too few cards to begin with; no game leaves so few."""
    needed = REGIONS + DRAWN * s.seats
    if len(chronicle.deck) < needed:
        raise BadOption(f"The chronicle's world deck has {len(chronicle.deck)} cards; {needed} are dealt (O-3.17).")
    if len(chronicle.relics) < RELIQUARY_SPACES:
        raise BadOption(f"The chronicle's relic deck has {len(chronicle.relics)} relics; the Reliquary takes four (O-3.15).")


def lay_map(s: OathState, chronicle: Chronicle) -> None:
    """Recorded sites, and random facedown ones where none is recorded."""
    taken = [land.site for land in chronicle.lands]
    spare = s.rng.shuffled(bytes([n for n in range(SITE_COUNT) if n not in taken]))
    row = []
    for slot, land in enumerate(chronicle.lands):
        site = land.site
        if site == NO_SITE:
            site, spare = spare[0], spare[1:]
        row.append(site)
        if land.up:
            s.faceup |= SEAT_BIT[slot]
            s.site_cards[slot] = land.cards
            s.site_relics[slot] = land.relics
    s.slots = bytes(row)
    s.site_deck = bytes(sorted(spare))


def top_cradle(s: OathState) -> int:
    """The topmost faceup site of the Cradle."""
    for slot in range(SLOTS):
        if REGION_OF[slot] == CRADLE and s.is_up(slot):
            return slot
    raise BadOption("The chronicle has no faceup site in the Cradle (O-13.7).")


def garrison_empire(s: OathState) -> None:
    """O-3.10: two warbands at the top of the Cradle, one at every other faceup site with a denizen or an intact edifice."""
    top = top_cradle(s)
    for slot in range(SLOTS):
        settled = any(not is_ruin(card) for card in s.site_cards[slot])
        n = 2 if slot == top else 1 if s.is_up(slot) and settled else 0
        s.board[CHANCELLOR] += n
        s.stock[CHANCELLOR] -= n
        enter_site(s, slot, n, CHANCELLOR)


def fill_sites(s: OathState) -> None:
    """O-3.14; where favor is short, the sites further up come first."""
    for slot in range(SLOTS):
        if s.is_up(slot):
            site = SITES[s.slots[slot]]
            favor = min(site.favor, int(s.shared))
            s.shared -= favor
            s.site_favor[slot] = favor
            s.site_secrets[slot] = site.secrets


def deal(s: OathState) -> None:
    """O-3.16 to O-3.18: all from the bottom of the world deck. The Prince draws nothing (CP-1.3)."""
    for region in range(REGIONS):
        lay_on_pile(s, s.deck[0], region, 0)
        s.deck = s.deck[1:]
    for seat in range(s.seats):
        if seat == s.prince:
            continue
        s.hands[seat] = s.deck[:DRAWN]
        s.deck = s.deck[DRAWN:]
        for card in s.hands[seat]:
            s.note_seen(card, SEAT_BIT[seat])
            if is_vision(card):
                s.visions_drawn += 1


def begin_teaching(s: OathState) -> None:
    """Everybody's first choices are made (O-3.23)."""
    for seat in range(s.seats):
        site = NUMBER[TEACHING_PAWNS[seat]] - SITE
        s.pawn = replaced(s.pawn, seat, s.slots.index(site))
        kept, *others = TEACHING_KEPT[seat]
        s.facedown[seat] = bytes([NUMBER[kept]])
        for id in others:
            lay_on_pile(s, NUMBER[id], pile_for(s, s.region(seat)), SEAT_BIT[seat])
        s.hands[seat] = b""
