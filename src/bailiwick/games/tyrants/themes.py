"""What the features of a position are about, for people: what a hint can say for a choice."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.features import FIRST_CARD, MOST_SEATS, OF_SEAT

GENERAL: Final = 8  # figures of the whole game, before those of the seats
OF_RIVAL: Final = OF_SEAT + 2  # how far it is behind, and how long it waits, besides
OF_CARDS: Final = len(CARDS) + 1 - FIRST_CARD

# Of a seat's figures: what each theme speaks of, the seat's own and the others'.
POINTS: Final = [(0, 2)]
SITES: Final = [(2, 4), (13, 14), (15, 21)]
TROOPS: Final = [(12, 13), (21, 24)]
DECK: Final = [(4, 5), (7, 12), (14, 15), (24, 26)]
INNER: Final = [(5, 7)]
BEHIND: Final = [(OF_SEAT, OF_SEAT + 1)]

OWN: Final = [
    ("hint_points", POINTS),
    ("hint_sites", SITES),
    ("hint_troops", TROOPS),
    ("hint_deck", DECK),
    ("hint_inner", INNER),
]
THEIRS: Final = [
    ("hint_points", BEHIND),
    ("hint_their_points", POINTS),
    ("hint_their_sites", SITES + TROOPS),
    ("hint_their_decks", DECK + INNER),
]


def themes() -> list[tuple[str, range]]:
    found = [("hint_end", range(GENERAL))]
    for key, parts in OWN:
        found.extend([(key, range(GENERAL + start, GENERAL + end)) for start, end in parts])
    for rival in range(MOST_SEATS - 1):
        base = GENERAL + OF_SEAT + rival * OF_RIVAL
        for key, parts in THEIRS:
            found.extend([(key, range(base + start, base + end)) for start, end in parts])
    owned = GENERAL + OF_SEAT + (MOST_SEATS - 1) * OF_RIVAL
    for place, key in enumerate(("hint_deck", "hint_inner", "hint_their_decks")):
        found.append((key, range(owned + place * OF_CARDS, owned + (place + 1) * OF_CARDS)))
    return found
