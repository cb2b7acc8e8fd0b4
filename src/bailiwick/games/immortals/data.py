"""The numbers a game is played with: the printed ones, or those of a person's own file where they differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.games.immortals.board import REALMS, REGIONS
from bailiwick.games.immortals.cards import BUILDS, EFFECTS, SPECIAL_KINDS, TRIBES
from bailiwick.games.immortals.numbers import NUMBERS
from bailiwick.games.immortals.tower import Tower
from bailiwick.kernel.reading import Node

MOST: Final = 99  # no printed number is larger, and none of a player's own should be
ARMIES: Final = 43  # each player's cubes (I-2.5)


class Data:
    """All numbers in the form the rules read them. Gold and energy are pairs in that order."""

    def __init__(self, corrections: Mapping[str, Any]) -> None:
        self.corrections = dict(corrections)
        page = Node(merged(NUMBERS, Node(self.corrections, "data")), "data").fields(NUMBERS)
        yields = page.at("yields").fields(REGIONS)
        self.gold: list[int] = []
        self.energy: list[int] = []
        for realm in REALMS:
            for region in REGIONS:
                gold, energy = pair(yields.at(region).fields(REALMS).at(realm))
                self.gold.append(gold)
                self.energy.append(energy)
        self.groups: list[list[int]] = []
        self.outer: list[list[int]] = []
        self.start: list[tuple[int, int]] = []
        self.prices: list[list[tuple[int, int]]] = []
        self.kinds: list[int] = []  # what a tribe's own space does
        self.special: list[tuple[int, int]] = []  # and what it costs
        tribes = page.at("tribes").fields(TRIBES)
        for name in TRIBES:
            tribe = tribes.at(name).fields(("groups", "outer_groups", "start", "prices", "special", "special_cost"))
            self.groups.append([group.number(1, ARMIES) for group in tribe.at("groups").list()])
            self.outer.append([group.number(1, ARMIES) for group in tribe.at("outer_groups").list()])
            self.start.append(pair(tribe.at("start")))
            prices = tribe.at("prices").fields(BUILDS)
            self.prices.append([pair(prices.at(build)) for build in BUILDS])
            kind = tribe.at("special").one_of(SPECIAL_KINDS, "what a tribe's space does")
            self.kinds.append(EFFECTS.index(SPECIAL_KINDS[kind]))
            self.special.append(pair(tribe.at("special_cost")))
            if not self.groups[-1]:
                raise tribe.at("groups").wrong("a tribe needs at least one army group.")
        check_budget(self, tribes)
        rounds = page.at("rounds").fields(NUMBERS["rounds"])
        self.rounds: list[int] = [0, 0, *(rounds.at(str(players)).number(1, 20) for players in range(2, 6))]
        costs = page.at("costs").fields(NUMBERS["costs"])
        self.costs: dict[str, tuple[int, int]] = {name: pair(costs.at(name)) for name in NUMBERS["costs"]}
        points = page.at("points").fields(NUMBERS["points"])
        self.points: dict[str, int] = {name: points.at(name).number(0, MOST) for name in NUMBERS["points"]}
        if self.points["sites_per_point"] == 0:
            raise points.at("sites_per_point").wrong("at least 1 is needed here.")
        tower = page.at("tower").fields(NUMBERS["tower"])
        self.tower = Tower(
            tower.at("stick").number(0, 1000) / 1000,
            tower.at("knock").number(0, 1000) / 1000,
            tower.at("capacity").number(1, 1000),
            tower.at("independent_stays").number(0, 1000) / 1000,
            tower.at("independent_leaves").number(0, 1000) / 1000,
        )


def pair(node: Node) -> tuple[int, int]:
    gold, energy = node.list(2)
    return gold.number(0, MOST), energy.number(0, MOST)


def merged(printed: Any, own: Node) -> Any:
    """The printed numbers with a person's own in their place, wherever the file has one."""
    if not isinstance(printed, Mapping):
        return own.value
    result = dict(printed)
    for key, value in own.fields(printed).items():
        result[key] = merged(printed[key], value)
    return result


def check_budget(data: Data, tribes: Node) -> None:
    """Whatever two tribes meet, their groups must leave cubes for the rest of the set-up (43 = groups + 2 + 6 + 7)."""
    light = max(sum(data.groups[t]) + sum(data.outer[t]) for t in range(5))
    dark = max(sum(data.groups[t]) + sum(data.outer[t]) for t in range(5, 10))
    if light + dark + 2 + 6 + 7 > ARMIES:
        raise tribes.wrong(f"two tribes can have {light + dark} armies in groups; at most {ARMIES - 15} are left for them.")


PRINTED: Final = Data({})
