"""What no position can have, however it was written: things in two places or in the wrong ones. Counts are checked while reading.

Limits that may be exceeded for a moment while a card is being played, room at sites and among advisers, are not looked at.
"""

from __future__ import annotations

from bailiwick.games.oath.catalogue.suits import SLOT_IDS, SLOTS
from bailiwick.games.oath.catalogue.things import CONSPIRACY, IDS, SITE, is_denizen, is_edifice, is_vision, other_side
from bailiwick.games.oath.state import CHANCELLOR, EXILE, OFF_MAP, PURPLE, UNUSED, OathState
from bailiwick.games.oath.vocabulary import SEAT_NAMES
from bailiwick.kernel.errors import BadPosition


def check(s: OathState) -> None:
    check_sites(s)
    check_players(s)
    check_relics(s)
    check_stores(s)


def check_sites(s: OathState) -> None:
    built: list[int] = []
    for slot in range(SLOTS):
        place = f"map.{SLOT_IDS[slot]}"
        if not s.is_up(slot) and (s.garrison[slot] or s.site_cards[slot] or s.site_relics[slot]):
            raise BadPosition(f"{place}: a facedown site has no warbands, cards or relics (O-2.19).")
        for card in s.site_cards[slot]:
            if is_vision(card):
                raise BadPosition(f"{place}.cards: {IDS[card]!r} is a Vision; at sites lie denizens and edifices (O-5.1.4).")
            if is_edifice(card):
                if other_side(card) in built:
                    raise BadPosition(f"{place}.cards: {IDS[card]!r} is the other side of an edifice on the map (O-2.20).")
                built.append(card)


def check_players(s: OathState) -> None:
    for seat in range(s.seats):
        place = f"seats.{SEAT_NAMES[seat]}"
        if (s.role[seat] == PURPLE) != (seat == CHANCELLOR):
            raise BadPosition(f"{place}: purple, and only purple, is the Chancellor (O-1.1).")
        for card in s.advisers[seat]:
            if not is_denizen(card):
                raise BadPosition(f"{place}.advisers: {IDS[card]!r} is not a denizen (O-2.2).")
        for card in s.facedown[seat]:
            if is_edifice(card):
                raise BadPosition(f"{place}.facedown: {IDS[card]!r} is an edifice and stays at its site (O-2.20).")
        if s.vision[seat] == CONSPIRACY:
            raise BadPosition(f"{place}.vision: the Conspiracy never lies there (O-5.1.4).")
        if s.vision[seat] and s.role[seat] != EXILE:
            raise BadPosition(f"{place}.vision: only Exiles reveal Visions (O-7.1).")


def check_relics(s: OathState) -> None:
    relics = s.relic_deck + bytes([relic for relic in s.reliquary if relic not in (0, UNUSED)])
    relics += b"".join(s.relics) + b"".join(s.site_relics)
    for relic in set(relics):
        if relics.count(relic) > 1:
            raise BadPosition(f"{IDS[relic]!r} is in the position {relics.count(relic)} times (O-14.5).")


def check_stores(s: OathState) -> None:
    """Archive and site deck hold what is nowhere else."""
    in_play = s.deck + s.dispossessed + b"".join(s.discards + s.site_cards + s.advisers + s.facedown + s.hands) + s.vision
    for card in s.archive:
        if card in in_play or s.archive.count(card) > 1 or (is_edifice(card) and other_side(card) in in_play):
            raise BadPosition(f"archive: {IDS[card]!r} is somewhere else too (O-14.5).")
    for site in s.site_deck:
        if site in s.slots or s.site_deck.count(site) > 1:
            raise BadPosition(f"site_deck: {IDS[SITE + site]!r} is somewhere else too (O-14.5).")


def check_pawns(s: OathState) -> None:
    """For a position in the middle of a turn."""
    for seat in range(s.seats):
        if s.pawn[seat] == OFF_MAP:
            raise BadPosition(f"seats.{SEAT_NAMES[seat]}.pawn: once the game has begun, everybody stands somewhere (O-3.19).")
