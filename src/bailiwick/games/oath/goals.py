"""Goals: who may hold the title, whose Vision is met, who succeeds, who wins (O-9)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.things import (
    CONQUEST,
    CONSPIRACY,
    DARKEST_SECRET,
    FAITH,
    PEOPLES_FAVOR,
    REBELLION,
    SANCTUARY,
    SCEPTER,
    VISION_OATH,
)
from bailiwick.games.oath.ruling import is_imperial, sites_of_all, treasures
from bailiwick.games.oath.state import CHANCELLOR, CITIZEN, EXILE, NOBODY, OathState

SUPREMACY: Final = 0
PEOPLE: Final = 1
DEVOTION: Final = 2
PROTECTION: Final = 3
OATH_IDS: Final = ("supremacy", "people", "devotion", "protection")

# How the game was won
STABLE_REGIME: Final = 1
EXHAUSTION: Final = 2
USURPED: Final = 3
VISIONARY: Final = 4
USURPED_AND_VISIONARY: Final = 5
VICTORY_IDS: Final = ("", "stable_regime", "war_exhaustion", "usurper", "visionary", "usurper_and_visionary")

VISIONS_NEEDED: Final = 3
LAST_ROUND: Final = 8
REGIME_ROLL: Final[list[int]] = [7, 7, 7, 7, 7, 6, 5, 3, 7]  # the lowest end die that ends a round's reign (O-9.6)
TIEBREAK: Final = (CONQUEST, REBELLION, SANCTUARY, FAITH)


def contenders(s: OathState) -> list[int]:
    """Who can hold the title: under Supremacy the Chancellor stands for the whole Empire (R-18)."""
    return [seat for seat in range(s.seats) if is_contender(s, seat)]


def is_contender(s: OathState, seat: int) -> bool:
    return s.oath != SUPREMACY or s.role[seat] != CITIZEN


def tallies(s: OathState, oath: int) -> list[int]:
    """What each seat has of what an Oath counts; for the Oaths of a banner, 1 for its holder."""
    if oath == SUPREMACY:
        return sites_of_all(s)
    if oath == PROTECTION:
        return [treasures(s, seat) for seat in range(s.seats)]
    holder = s.holder(PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET)
    return [1 if seat == holder else 0 for seat in range(s.seats)]


def ahead(s: OathState, oath: int, seat: int) -> bool:
    """Whether a seat has strictly more of it than everybody else (R-14)."""
    counts = tallies(s, oath)
    mine = counts[seat]
    return mine > 0 and all(counts[other] < mine for other in range(s.seats) if other != seat)


def oathkeepers(s: OathState) -> list[int]:
    """All who meet the goal; a tie meets it (R-13)."""
    counts = tallies(s, s.oath)
    most = most_of(s, counts)
    return [seat for seat in contenders(s) if counts[seat] == most] if most else []


def most_of(s: OathState, counts: list[int]) -> int:
    """The most that anybody has who can hold the title."""
    most = 0
    for seat in range(s.seats):
        if counts[seat] > most and is_contender(s, seat):
            most = counts[seat]
    return most


def claimants(s: OathState) -> list[int]:
    """To whom the title may pass: from a new Citizen to the Chancellor, if the Empire, though tied, keeps it (R-18)."""
    meeting = oathkeepers(s)
    empire_keeps = s.oath == SUPREMACY and s.role[s.oathkeeper] == CITIZEN and CHANCELLOR in meeting
    return [CHANCELLOR] if empire_keeps else meeting


def title_unsettled(s: OathState) -> bool:
    """Whether the title must change hands (O-9.2); if nobody meets the goal nothing changes (R-17)."""
    counts = tallies(s, s.oath)
    most = most_of(s, counts)
    return most > 0 and not (counts[s.oathkeeper] == most and is_contender(s, s.oathkeeper))


# ---------------------------------------------------------------- Visions


def visions_of(s: OathState, seat: int) -> list[int]:
    """The revealed Visions an Exile may win by: the own one, and one marked by the False Prophet."""
    if s.role[seat] != EXILE:
        return []
    own = [s.vision[seat]] if s.vision[seat] else []
    if s.prophet == seat and s.prophesied not in own:
        own.append(s.prophesied)
    return own


def vision_met(s: OathState, seat: int, vision: int) -> bool:
    """Strictly more than everybody else where most is asked (R-14); the Empire's sites count once."""
    oath = VISION_OATH[vision]
    if vision == CONSPIRACY or s.visions_drawn < VISIONS_NEEDED:
        return False
    return ahead(s, oath, seat)


def visionary(s: OathState, seat: int) -> bool:
    return any(vision_met(s, seat, vision) for vision in visions_of(s, seat))


# ---------------------------------------------------------------- winning


def successor(s: OathState) -> int:
    """The Citizen who wins in the Chancellor's place (O-9.7); -1 if there is none."""
    for seat in range(s.seats):
        if s.role[seat] == CITIZEN and succeeds(s, seat):
            return seat
    return NOBODY


def succeeds(s: OathState, seat: int) -> bool:
    if s.oath == SUPREMACY:
        mine = treasures(s, seat)
        return all(treasures(s, other) < mine for other in range(s.seats) if other != seat and s.role[other] != EXILE)
    if s.oath == PEOPLE:
        return s.holder(DARKEST_SECRET) == seat
    if s.oath == DEVOTION:
        return s.keeper(SCEPTER) == seat
    return s.holder(PEOPLES_FAVOR) == seat


def imperial_winner(s: OathState) -> int:
    heir = successor(s)
    return CHANCELLOR if heir == NOBODY else heir


def exhausted_winner(s: OathState) -> int:
    """O-9.8: who wins at the end of the last round."""
    if is_imperial(s, s.oathkeeper):
        return imperial_winner(s)
    if s.usurper:
        return s.oathkeeper
    for vision in TIEBREAK:
        for seat in range(s.seats):
            if vision in visions_of(s, seat) and vision_met(s, seat, vision):
                return seat
    return imperial_winner(s)


def has_won(s: OathState, seat: int) -> int:
    """How an Exile wins in the Wake phase (O-4.5); 0 if not."""
    if s.role[seat] != EXILE:
        return 0
    usurps = s.oathkeeper == seat and s.usurper
    sees = visionary(s, seat)
    if usurps and sees:
        return USURPED_AND_VISIONARY
    if usurps:
        return USURPED
    return VISIONARY if sees else 0
