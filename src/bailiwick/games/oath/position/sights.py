"""What a seat sees of facedown things (O-12.1): their names, if it knows them, else their backs."""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.oath.catalogue.suits import REGION_IDS, SLOT_IDS, SLOTS
from bailiwick.games.oath.catalogue.things import BANNER, IDS, RELIQUARY, SITE, SPACE_IDS, THINGS, is_vision
from bailiwick.games.oath.position.ids import SIDES
from bailiwick.games.oath.ruling import ruler, sites_ruled
from bailiwick.games.oath.state import NOBODY, UNUSED, OathState
from bailiwick.games.oath.vocabulary import SEAT_NAMES
from bailiwick.kernel.fields import Sight
from bailiwick.kernel.vocabulary import Target

DENIZEN_BACK: Final = "denizen"
VISION_BACK: Final = "vision"
UNUSED_ID: Final = "unused"


def as_known(s: OathState, card: int, viewer: int) -> str:
    return IDS[card] if s.sees(card, viewer) else VISION_BACK if is_vision(card) else DENIZEN_BACK


def known_things(s: OathState, pile: bytes, viewer: int) -> list[str]:
    return [as_known(s, card, viewer) for card in pile]


def site_at(s: OathState, viewer: int, at: int) -> Any:
    seen = s.is_up(at) or (viewer >= 0 and s.site_seen[s.slots[at]] >> viewer & 1)
    return IDS[SITE + s.slots[at]] if seen else None


def relics_at(s: OathState, viewer: int, at: int) -> Any:
    return [IDS[relic] if s.sees(relic, viewer) else None for relic in s.site_relics[at]]


def ruler_at(s: OathState, viewer: int, at: int) -> Any:
    seat = ruler(s, at)
    return None if seat == NOBODY else SIDES[seat]


def sites_of(s: OathState, viewer: int, at: int) -> Any:
    return sites_ruled(s, at)


def facedown_of(s: OathState, viewer: int, at: int) -> Any:
    return known_things(s, s.facedown[at], viewer)


def hand_of(s: OathState, viewer: int, at: int) -> Any:
    hand = known_things(s, s.hands[at], viewer)
    return hand if viewer == at else sorted(hand)  # from which place a card goes is nobody's business


def top_of_deck(s: OathState, viewer: int, at: int) -> Any:
    """The cards that the seat has seen in a row, or the back of the first; how many there are is private."""
    deep = 0
    while deep < len(s.deck) and s.sees(s.deck[-1 - deep], viewer):
        deep += 1
    return known_things(s, s.deck[::-1][: max(1, deep)], viewer)


def discard_piles(s: OathState, viewer: int, at: int) -> Any:
    return {id: known_things(s, s.discards[region][::-1], viewer) for region, id in enumerate(REGION_IDS)}


def covered_spaces(s: OathState, viewer: int, at: int) -> Any:
    shown: dict[str, Any] = {}
    for space, id in enumerate(SPACE_IDS):
        relic = s.reliquary[space]
        covered = relic not in (0, UNUSED)
        shown[id] = (IDS[relic] if s.sees(relic, viewer) else "facedown") if covered else UNUSED_ID if relic else None
    return shown


def in_sight(s: OathState, seat: int, target: Target) -> bool:
    """Whether what a choice is about lies on the table, or in the seat's own hand, for the seat to see."""
    if target.kind == "seat":
        return target.id in SEAT_NAMES  # bandits have no place
    if target.kind == "relic":
        return s.is_up(SLOT_IDS.index(target.id.partition(" ")[0]))
    if target.kind != "card":
        return True
    thing = IDS.index(target.id)
    if thing >= BANNER:
        return True
    if thing >= RELIQUARY:
        return s.reliquary[thing - RELIQUARY] != UNUSED
    if s.where[thing] or thing in s.hands[seat]:
        return True
    facedown = [*s.facedown, s.reliquary, *(s.site_relics[slot] for slot in range(SLOTS) if s.is_up(slot))]
    return thing < THINGS and s.sees(thing, seat) and any(thing in pile for pile in facedown)


BY_BACKS: Final = "known cards by name, others by their backs"
SITE_SIGHT: Final = Sight("none: facedown, and not seen", site_at, "string | null")
RELICS_SIGHT: Final = Sight("none for each that is not seen", relics_at, "(string | null)[]")
FACEDOWN_SIGHT: Final = Sight(BY_BACKS, facedown_of, "string[]")
HAND_SIGHT: Final = Sight(BY_BACKS, hand_of, "string[]")
DECK_SIGHT: Final = Sight("the back of the top card, or as many as are known in a row", top_of_deck, "string[]")
DISCARDS_SIGHT: Final = Sight(BY_BACKS, discard_piles, "Record<string, string[]>")
RELIQUARY_SIGHT: Final = Sight("`facedown`: a relic that is not seen", covered_spaces, "Record<string, string | null>")
