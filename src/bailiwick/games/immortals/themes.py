"""What the features of a position are about, for people: what a hint can say for a choice."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.features import FIGURES, MOST_SEATS, OF_CARDS, OF_GAME, OF_LEAD, OF_RIVAL, TRIBES

# Of the figures of a realm: what each theme speaks of, the seat's own and the others'. Who comes first in a round, and who has
# passed, is nothing to speak of.
POINTS: Final = [(0, 4)]
SITES: Final = [(4, 5), (7, 8), (10, 14), (43, 44), (50, 52)]
AREAS: Final = [(6, 7), (9, 10), (44, 50)]
BUILDINGS: Final = [(5, 6), (8, 9), (41, 43), (52, 54)]
ON_SITES: Final = [(14, 22), (54, 55)]
ELSEWHERE: Final = [(22, 28), (55, 57)]  # armies in limbo, tray and tower, and groups to come
CARDS: Final = [(28, 32), (59, 65)]
MEANS: Final = [(32, 41)]
BEHIND: Final = [(FIGURES, FIGURES + 1)]

OWN: Final = [
    ("hint_points", POINTS),
    ("hint_sites", SITES),
    ("hint_areas", AREAS),
    ("hint_buildings", BUILDINGS),
    ("hint_armies", ON_SITES + ELSEWHERE),
    ("hint_cards", CARDS),
    ("hint_means", MEANS),
]
THEIRS: Final = [
    ("hint_points", BEHIND),
    ("hint_their_points", POINTS),
    ("hint_their_board", SITES + AREAS + BUILDINGS + ON_SITES),
]


def themes() -> list[tuple[str, range]]:
    found: list[tuple[str, range]] = []
    for key, parts in OWN:
        found.extend([(key, range(OF_GAME + start, OF_GAME + end)) for start, end in parts])
    cards = OF_GAME + FIGURES + TRIBES
    lead = cards + OF_CARDS
    found.append(("hint_cards", range(cards, lead)))
    found.append(("hint_points", range(lead, lead + OF_LEAD)))
    for rival in range(MOST_SEATS - 1):
        base = lead + OF_LEAD + rival * OF_RIVAL
        for key, parts in THEIRS:
            found.extend([(key, range(base + start, base + end)) for start, end in parts])
    return found
