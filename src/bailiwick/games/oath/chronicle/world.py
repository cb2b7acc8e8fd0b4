"""A chronicle: the world between two games (O-13.12), and its text (O-15). A game begins from one; the winner writes the next.

What is kept of a whole history is a text with a line for each game, the newest last; `history` tells it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.beginnings import (
    FIRST_MAP,
    STARTERS,
    TEACHING_DECK,
    TEACHING_MOUNTAIN_RELIC,
    TEACHING_RELICS,
    TEACHING_SITES,
)
from bailiwick.games.oath.catalogue.suits import ADVISER_ONLY, CRADLE, REGION_OF, SLOTS
from bailiwick.games.oath.catalogue.things import (
    CARDS,
    DENIZEN_COUNT,
    EDIFICE,
    NUMBER,
    RELIC,
    RESTRICTION,
    SCEPTER,
    SITE,
    SITE_COUNT,
    VISION,
    is_edifice,
    other_side,
)
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.rng import Rng

BEGINNINGS: Final = ("first", "teaching")  # what a world can begin as, without a chronicle
VERSION: Final = "030301"
FACEDOWN: Final = 24  # added to a facedown site's number
EMPTY: Final = 255
NO_SITE: Final = 255
RELIC_CODE: Final = 218  # the first relic in the text
MASK_COLOURS: Final = (1, 2, 4, 3, 5, 0)  # seats in the order of the mask's bits: red, blue, white, yellow, black, purple
NO_WINNER: Final = -1
HEX: Final[list[str]] = [f"{n:02X}" for n in range(256)]


class Land:
    """What lies in a slot: a site (NO_SITE: one drawn at random), its facing, its cards and relics."""

    def __init__(self, site: int, up: bool = False, cards: bytes = b"", relics: bytes = b"") -> None:
        self.site = site
        self.up = up
        self.cards = cards
        self.relics = relics


class Chronicle:
    def __init__(self) -> None:
        self.number = 1
        self.name = ""
        self.oath = 0
        self.citizens = 0  # a bit a seat
        self.lands: list[Land] = [Land(NO_SITE) for _ in range(SLOTS)]
        self.deck = b""  # the last card is on top
        self.dispossessed = b""
        self.relics = b""  # the relic deck, the last on top
        self.winner = NO_WINNER  # of the last game, as far as it is known …
        self.citizens_before = 0  # … and who began it as Citizens
        self.winner_name = ""

    def archive(self) -> bytes:
        """Whatever is nowhere else: denizens, and the intact sides of edifices not on the map."""
        placed = self.deck + self.dispossessed + b"".join(land.cards for land in self.lands)
        out = [card for card in range(1, DENIZEN_COUNT + 1) if card not in placed]
        out += [e for e in range(EDIFICE, VISION, 2) if e not in placed and other_side(e) not in placed]
        return bytes(out)


# ---------------------------------------------------------------- the first game


def build_deck(rng: Rng, denizens: bytes) -> bytes:
    """O-13.11: ten denizens and two Visions, then fifteen and three, then the rest; the last card is on top."""
    cards = rng.shuffled(denizens)
    visions = rng.shuffled(bytes(range(VISION, CARDS)))
    top = rng.shuffled(cards[:10] + visions[:2])
    middle = rng.shuffled(cards[10:25] + visions[2:])
    return (top + middle + cards[25:])[::-1]


def first(rng: Rng) -> Chronicle:
    """O-3.20 to O-3.22: five sites and all decks are random."""
    c = Chronicle()
    sites = [NUMBER[site] - SITE for site, _card, _relics in FIRST_MAP if site]
    others = rng.shuffled(bytes([n for n in range(SITE_COUNT) if n not in sites]))
    relics = rng.shuffled(bytes(range(RELIC, SCEPTER)))
    used = []
    for slot, (site, card, count) in enumerate(FIRST_MAP):
        if site:
            c.lands[slot] = Land(NUMBER[site] - SITE, True, bytes([NUMBER[card]]), relics[:count])
            relics = relics[count:]
            used.append(NUMBER[card])
        else:
            c.lands[slot] = Land(others[0])
            others = others[1:]
    c.relics = relics
    c.deck = build_deck(rng, bytes([card for card in range(1, STARTERS + 1) if card not in used]))
    return c


def teaching() -> Chronicle:
    """O-3.23: nothing is random."""
    c = Chronicle()
    for slot, site in enumerate(TEACHING_SITES):
        up, card, _count = FIRST_MAP[slot]
        c.lands[slot] = Land(NUMBER[site] - SITE, bool(up), bytes([NUMBER[card]]) if card else b"")
        if site == "mountain":
            c.lands[slot].relics = bytes([NUMBER[TEACHING_MOUNTAIN_RELIC]])
    c.deck = bytes([NUMBER[id] for id in TEACHING_DECK])[::-1]
    c.relics = bytes([NUMBER[id] for id in TEACHING_RELICS])[::-1]
    return c


# ---------------------------------------------------------------- the text


class Reader:
    """Reads the text from left to right, two hexadecimal digits a number. Names count in bytes, as UTF-8."""

    def __init__(self, text: str) -> None:
        self.text = text.encode(errors="replace")
        self.at = 0

    def take(self, length: int) -> str:
        piece = self.text[self.at : self.at + length]
        if len(piece) < length:
            raise BadOption("The chronicle's text ends too early (O-15.1).")
        self.at += length
        try:
            return piece.decode()
        except UnicodeDecodeError:
            raise BadOption(f"A letter is cut in two at {self.at} of the chronicle's text (O-15.1).") from None

    def name(self) -> str:
        name = self.take(self.byte())
        if not name.isprintable():
            raise BadOption(f"The chronicle's text has a name that can't be shown: {name!r} (O-15.1).")
        return name

    def byte(self) -> int:
        piece = self.take(2)
        try:
            return int(piece, 16)
        except ValueError:
            raise BadOption(f"{piece!r} at {self.at - 2} of the chronicle's text is no hexadecimal number (O-15.1).") from None

    def row(self) -> list[int]:
        return [self.byte() for _ in range(self.byte())]


def card_of(code: int) -> int:
    if not 0 <= code < CARDS - 1:
        raise BadOption(f"The chronicle's text names card {code}, which does not exist (O-15.4).")
    return code + 1


def relic_of(code: int) -> int:
    if not RELIC_CODE <= code < RELIC_CODE + SCEPTER - RELIC:
        raise BadOption(f"The chronicle's text names relic {code}, which does not exist (O-15.4).")
    return code - RELIC_CODE + RELIC


def read_mask(mask: int) -> int:
    """Seats as bits, from the order of colours that the text has."""
    return sum(1 << seat for bit, seat in enumerate(MASK_COLOURS) if mask >> bit & 1)


def write_mask(seats: int) -> str:
    return f"{sum(1 << bit for bit, seat in enumerate(MASK_COLOURS) if seats >> seat & 1):02X}"


def write_name(name: str) -> str:
    return f"{len(name.encode()):02X}{name}"


def lines_of(text: str) -> list[str]:
    """A chronicle for each game that has been played, the newest last."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def read_all(text: str) -> list[Chronicle]:
    """A whole history. A text without any line is no chronicle."""
    lines = lines_of(text)
    if not lines:
        raise BadOption("The chronicle's text is empty (O-15.1).")
    return [read(line) for line in lines]


def citizens_of(text: str) -> int:
    """The Citizens with whom a game began from this text, or without one; a bit a seat."""
    return read_all(text)[-1].citizens if text and text not in BEGINNINGS else 0


def read(text: str) -> Chronicle:
    """A recorded chronicle (O-15). What follows the relic deck tells of the last game, and older texts lack it."""
    r = Reader(text)
    c = Chronicle()
    r.take(6)
    c.number = r.byte() * 256 + r.byte()
    c.name = r.name()
    r.byte()
    c.citizens = read_mask(r.byte()) & ~1
    c.oath = r.byte()
    if c.oath > 3:
        raise BadOption(f"The chronicle's text names Oath {c.oath}; there are four (O-15.1).")
    r.take(6)
    for slot in range(SLOTS):
        c.lands[slot] = read_land(r)
    c.deck = bytes([card_of(code) for code in r.row()])[::-1]
    c.dispossessed = bytes([card_of(code) for code in r.row()])
    c.relics = bytes([relic_of(code) for code in r.row()])
    if r.at < len(r.text):
        c.citizens_before = read_mask(r.byte())
        winners = read_mask(r.byte())
        c.winner = next((seat for seat in range(len(MASK_COLOURS)) if winners == 1 << seat), NO_WINNER)
        c.winner_name = r.name()
    check(c)
    return c


def read_land(r: Reader) -> Land:
    code = r.byte()
    codes = [r.byte() for _ in range(3)]
    if code == EMPTY:
        return Land(NO_SITE)
    up = code < FACEDOWN
    site = code if up else code - FACEDOWN
    if site >= SITE_COUNT:
        raise BadOption(f"The chronicle's text names site {site}, which does not exist (O-15.4).")
    cards = bytes([card_of(n) for n in codes if n < RELIC_CODE])
    relics = bytes([relic_of(n) for n in codes if RELIC_CODE <= n < EMPTY])
    return Land(site, up, cards, relics)


def check(c: Chronicle) -> None:
    """Everything is there once at most, in a place where it can be."""
    cards = c.deck + c.dispossessed + b"".join(land.cards for land in c.lands)
    cards += bytes([other_side(card) for card in cards if is_edifice(card)])
    relics = c.relics + b"".join(land.relics for land in c.lands)
    sites = [land.site for land in c.lands if land.site != NO_SITE]
    for what, things in (("card", list(cards)), ("relic", list(relics)), ("site", sites)):
        if len(set(things)) != len(things):
            raise BadOption(f"The chronicle has a {what} twice (O-14.5).")
    for land in c.lands:
        if any(card >= VISION for card in land.cards):
            raise BadOption("The chronicle has a Vision at a site (O-15.2).")
        if any(RESTRICTION[card] == ADVISER_ONLY for card in land.cards):
            raise BadOption("The chronicle has a card at a site that can only be an adviser (O-2.18).")
        if not land.up and (land.cards or land.relics):
            raise BadOption("The chronicle has cards at a facedown site (O-15.2).")
    if not any(c.lands[slot].up for slot in range(SLOTS) if REGION_OF[slot] == CRADLE):
        raise BadOption("The chronicle has no faceup site in the Cradle (O-13.7).")
    if any(is_edifice(card) for card in c.deck + c.dispossessed):
        raise BadOption("The chronicle has an edifice in a deck (O-15.4).")
    if any(card not in c.deck for card in range(VISION, CARDS)):
        raise BadOption("The chronicle's world deck lacks a Vision (O-13.13).")


def write(c: Chronicle) -> str:
    """The same text, as version 3.3.1 has it."""
    parts = [VERSION, f"{c.number:04X}", write_name(c.name), "00", write_mask(c.citizens), f"{c.oath:02X}", "012345"]
    for land in c.lands:
        codes = [card - 1 for card in land.cards] + [relic - RELIC + RELIC_CODE for relic in land.relics]
        first_code = EMPTY if land.site == NO_SITE else land.site if land.up else land.site + FACEDOWN
        parts += [HEX[code] for code in [first_code, *codes, EMPTY, EMPTY, EMPTY][:4]]
    for row in (
        [card - 1 for card in c.deck[::-1]],
        [card - 1 for card in c.dispossessed],
        [relic - RELIC + RELIC_CODE for relic in c.relics],
    ):
        parts.append(HEX[len(row)] + "".join([HEX[code] for code in row]))
    if c.winner != NO_WINNER:
        parts += [write_mask(c.citizens_before), write_mask(1 << c.winner), write_name(c.winner_name)]
    return "".join(parts)
