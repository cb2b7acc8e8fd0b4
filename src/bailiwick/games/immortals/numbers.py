"""Every number of the game that is printed on its components, in one place: yields, tribes, prices, rounds, the tower.

Some printed numbers are not documented anywhere and were invented and balanced; `NOTES` says which. Who owns the game can
correct any of them without touching this file: `bailiwick numbers immortals` writes them out, and a game takes one's own.
"""

from __future__ import annotations

from typing import Any, Final

# Gold and energy that a region yields, in the light realm and in the dark one
YIELDS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "treehome": {"light": (4, 2), "dark": (2, 4)},
    "heartwood": {"light": (6, 1), "dark": (4, 2)},
    "grove": {"light": (2, 4), "dark": (2, 5)},
    "mossvale": {"light": (3, 3), "dark": (1, 6)},
    "owlshade": {"light": (5, 2), "dark": (3, 3)},
    "forge_fire": {"light": (4, 2), "dark": (2, 4)},
    "mountains": {"light": (6, 1), "dark": (4, 2)},
    "eagles_rest": {"light": (2, 4), "dark": (2, 5)},
    "deepdelve": {"light": (3, 3), "dark": (1, 6)},
    "stonegate": {"light": (5, 2), "dark": (3, 3)},
    "white_falls": {"light": (4, 2), "dark": (2, 4)},
    "lakeside": {"light": (5, 2), "dark": (3, 3)},
    "emerald_cliff": {"light": (3, 3), "dark": (1, 6)},
    "mistshore": {"light": (2, 4), "dark": (2, 5)},
    "reedwater": {"light": (6, 1), "dark": (4, 2)},
    "kingsroad": {"light": (4, 2), "dark": (2, 4)},
    "borderland": {"light": (2, 4), "dark": (2, 5)},
    "the_murk": {"light": (3, 3), "dark": (1, 6)},
    "northwatch": {"light": (6, 1), "dark": (4, 2)},
    "emberfield": {"light": (5, 2), "dark": (3, 3)},
    "foothold": {"light": (4, 2), "dark": (2, 4)},
    "tributepass": {"light": (3, 3), "dark": (1, 6)},
    "windmere": {"light": (2, 4), "dark": (2, 5)},
    "goldmeadow": {"light": (6, 1), "dark": (4, 2)},
    "farwatch": {"light": (5, 2), "dark": (3, 3)},
}

# A tribe: armies in inner and outer groups, gold and energy at the start, what it builds for (gold, energy), and its own space
TRIBES: Final[dict[str, dict[str, Any]]] = {
    "elves": {
        "groups": [3, 3, 3],
        "outer_groups": [3],
        "start": (4, 5),
        "prices": {"portal": (0, 3), "temple": (2, 3), "capital": (3, 4)},
        "special": "extract_energy",
        "special_cost": (0, 0),
    },
    "humans": {
        "groups": [3, 3, 3],
        "outer_groups": [3],
        "start": (10, 8),
        "prices": {"portal": (0, 3), "temple": (1, 0), "capital": (3, 2)},
        "special": "temple",
        "special_cost": (1, 0),
    },
    "dwarves": {
        "groups": [5, 4],
        "outer_groups": [3],
        "start": (6, 6),
        "prices": {"portal": (3, 2), "temple": (3, 0), "capital": (5, 1)},
        "special": "extract_gold",
        "special_cost": (0, 0),
    },
    "amazons": {
        "groups": [5, 2, 2],
        "outer_groups": [3],
        "start": (2, 2),
        "prices": {"portal": (0, 4), "temple": (3, 3), "capital": (3, 3)},
        "special": "attack",
        "special_cost": (2, 3),
    },
    "halflings": {
        "groups": [3, 2, 2, 2],
        "outer_groups": [3],
        "start": (3, 4),
        "prices": {"portal": (2, 2), "temple": (3, 2), "capital": (4, 4)},
        "special": "transition",
        "special_cost": (1, 2),
    },
    "demons": {
        "groups": [9, 2, 1],
        "outer_groups": [4],
        "start": (0, 1),
        "prices": {"portal": (0, 3), "temple": (2, 4), "capital": (3, 6)},
        "special": "temple",
        "special_cost": (0, 2),
    },
    "orcs": {
        "groups": [4, 4, 4],
        "outer_groups": [4],
        "start": (9, 8),
        "prices": {"portal": (2, 3), "temple": (1, 0), "capital": (1, 1)},
        "special": "extract_gold",
        "special_cost": (0, 0),
    },
    "necromancers": {
        "groups": [4, 3, 3, 2],
        "outer_groups": [4],
        "start": (6, 6),
        "prices": {"portal": (0, 3), "temple": (0, 3), "capital": (2, 2)},
        "special": "transition",
        "special_cost": (1, 2),
    },
    "night_elves": {
        "groups": [7, 3, 2],
        "outer_groups": [4],
        "start": (1, 2),
        "prices": {"portal": (0, 4), "temple": (3, 4), "capital": (3, 5)},
        "special": "attack",
        "special_cost": (1, 2),
    },
    "trolls": {
        "groups": [10, 2],
        "outer_groups": [4],
        "start": (4, 5),
        "prices": {"portal": (1, 4), "temple": (3, 4), "capital": (4, 4)},
        "special": "attack",
        "special_cost": (2, 1),
    },
}

# Rounds by number of players (I-2.2)
ROUNDS: Final[dict[str, int]] = {"2": 8, "3": 7, "4": 5, "5": 5}

# What actions cost: (gold, energy)
COSTS: Final[dict[str, tuple[int, int]]] = {
    "transition": (1, 2),
    "move": (1, 0),
    "transition_5": (1, 4),
    "conflict_or_first": (1, 0),
    "dominate_or_temple": (2, 2),
    "draw_2_or_transition_2": (2, 0),
}

# Victory points
POINTS: Final[dict[str, int]] = {
    "build_portal": 1,
    "build_temple": 1,
    "build_capital": 2,
    "temple": 1,
    "capital": 1,
    "sites_per_point": 2,
    "area_majority": 2,
    "area_complete": 3,
}

# The tower (model "ledges"): per thousand, so that all numbers here are whole
TOWER: Final[dict[str, int]] = {"stick": 620, "knock": 36, "capacity": 30, "independent_stays": 333, "independent_leaves": 333}

NUMBERS: Final[dict[str, dict[str, Any]]] = {
    "yields": YIELDS,
    "tribes": TRIBES,
    "rounds": dict(ROUNDS),
    "costs": dict(COSTS),
    "points": dict(POINTS),
    "tower": dict(TOWER),
}

# What is to be known of some numbers, by their path; of several that fit, the first counts. Where nothing is said, the number is
# stated by the rulebook or inferred from it (R-20, R-22, R-43, R-45, R-46).
NOTES: Final[dict[str, str]] = {
    "yields.lakeside.light": "the energy is invented",
    "yields.tributepass.dark": "the gold is invented",
    "yields.*": "invented",
    "tribes.elves.groups": "",
    "tribes.trolls.groups": "all but the group of ten invented",
    "tribes.*groups": "invented",
    "tribes.*.start": "invented",
    "tribes.*.prices.*": "invented",
    "tribes.elves.special*": "invented",
    "tribes.humans.special*": "invented",
    "tribes.dwarves.special*": "invented",
    "tribes.amazons.special*": "invented",
    "tribes.halflings.special*": "invented",
    "rounds.2": "a variant of our own",
    "rounds.4": "doubtful",
    "tower.*": "a model of our own; stick, knock, stays and leaves are chances in a thousand",
}
