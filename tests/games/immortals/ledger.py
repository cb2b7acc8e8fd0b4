"""A second bookkeeper: armies, cubes, region cards, money and points as the log tells them, from the clauses alone.

It fights every battle again from what the throw was told to give (I-12), and reads no state: only the tribes that were dealt are
given to it. So what the log tells is enough to know all that is public, the content of the tower too (I-16.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bailiwick.games.immortals.board import REGIONS, SITE_IDS
from bailiwick.games.immortals.cards import CARD_IDS
from bailiwick.games.immortals.numbers import TRIBES
from bailiwick.kernel.event import Event

GREEN = 5
COLOURS = 6
BUILDS = ("portal", "temple", "capital")


def realm_of(site: int) -> int:
    return site // 25


def twin_of(site: int) -> int:
    return (site + 25) % 50


def shows(card: str, site: int, has_armies: bool) -> bool:
    """I-12.4, R-18."""
    realm, region = SITE_IDS[site].split(".")
    kind, _, rest = card.partition(".")
    if kind == "region":
        return rest == region and has_armies
    if kind == "conflict":
        return rest == SITE_IDS[site]
    area = ("greenwood", "highpeaks", "waterlands", "marches", "sunplains")[REGIONS.index(region) // 5]
    return rest == f"{realm}.{area}"


class Ledger:
    """Empty realms and the tribes that were dealt, then whatever is told."""

    def __init__(self, tribes: Sequence[tuple[str, str]], options: Mapping[str, object]) -> None:
        self.tribes = tribes
        self.both_realms = options.get("allegiance") == "both_realms"
        self.capitals_per_area = options.get("capitals") == "area"
        self.by_inhabitants: set[tuple[int, int]] = set()  # region and seat: a card won or kept without an army there (R-25)
        self.sites: dict[int, tuple[int, int]] = {}  # seat and armies
        self.holders: dict[int, int] = {}
        self.limbo = [[0, 0] for _ in tribes]
        self.tray = Counter[int]()
        self.tower = Counter[int]()
        self.supply = 20
        self.gold = [0] * len(tribes)
        self.energy = [0] * len(tribes)
        self.points = [0] * len(tribes)
        self.buildings: dict[str, set[int]] = {build: set() for build in BUILDS}
        self.round = 0
        self.card = ""  # the last one revealed
        self.attack: tuple[int, int, int, int] | None = None  # who, how many, from, to
        self.side = 0  # of the inhabitants: the attacker's, nobody's, the other's
        self.outcome: tuple[str, int, int] = ("", 0, 0)  # what a battle must be told to have come to

    def read(self, events: Sequence[Event]) -> None:
        for event in events:
            reader = getattr(self, f"read_{event.kind}", None)
            if reader is not None:
                reader(event.seat, *event.values)

    # ---------------------------------------------------------------- armies on sites

    def put(self, seat: int, site: int, armies: int) -> None:
        owner, there = self.sites.get(site, (seat, 0))
        assert owner == seat, f"{SITE_IDS[site]} belongs to another player"
        self.sites[site] = (seat, there + armies)

    def take(self, site: int, armies: int) -> None:
        seat, there = self.sites.pop(site)
        assert there >= armies
        if there > armies:
            self.sites[site] = (seat, there - armies)

    def read_place_group(self, seat: int, size: int, site: int) -> None:
        assert site not in self.sites
        self.put(seat, site, size)
        self.holders.setdefault(site % 25, seat)

    def read_place_twin(self, seat: int, armies: int, site: int) -> None:
        assert armies == 2
        assert self.sites[twin_of(site)][0] == seat
        self.put(seat, site, armies)

    def read_reinforce(self, seat: int, armies: int, site: int) -> None:
        assert self.sites[site][0] == seat, "armies come where their player is"
        self.limbo[seat][realm_of(site)] -= armies
        assert self.limbo[seat][realm_of(site)] >= 0
        self.put(seat, site, armies)

    def read_move(self, seat: int, armies: int, origin: int, site: int) -> None:
        assert self.sites[site][0] == self.sites[origin][0] == seat
        self.take(origin, armies)
        assert origin in self.sites, "one army stays"
        self.put(seat, site, armies)

    # ---------------------------------------------------------------- the tower

    def read_throw(self, _seat: int, *cubes: int) -> None:
        thrown, out = Counter(dict(enumerate(cubes[:COLOURS]))), Counter(dict(enumerate(cubes[COLOURS:])))
        self.tower.update(thrown)
        self.tower.subtract(out)
        assert min(self.tower.values()) >= 0
        if self.attack is None:
            self.feed(thrown, out)
        else:
            self.fight(thrown, out)

    def feed(self, thrown: Counter[int], out: Counter[int]) -> None:
        assert thrown == Counter({**dict.fromkeys(range(len(self.tribes)), 7), GREEN: 10})
        self.supply -= 10
        home = max(0, out[GREEN] - 2)
        self.tray = out
        self.tray[GREEN] -= home
        self.supply += home

    def read_split(self, seat: int, light: int, dark: int) -> None:
        assert self.tray.pop(seat) == light + dark
        self.limbo[seat][0] += light
        self.limbo[seat][1] += dark

    # ---------------------------------------------------------------- battles

    def read_act(self, _seat: int, card: int, _space: int) -> None:
        self.card = CARD_IDS[card]

    def read_attack(self, seat: int, armies: int, origin: int, target: int, side: int) -> None:
        assert self.sites[origin][0] == seat
        helps, neutral = self.shows(seat, target), self.shows(seat, origin)
        assert side == (0 if helps else 1 if neutral else 2)
        self.attack = (seat, armies, origin, target)
        self.side = side

    def shows(self, seat: int, site: int) -> bool:
        return shows(self.card, site, self.both_realms or self.sites.get(site, (-1, 0))[0] == seat)

    def home(self, inhabitants: int) -> None:
        self.tray[GREEN] -= inhabitants
        self.supply += inhabitants

    def fall(self, seat: int, armies: int, target: int) -> None:
        """To the limbo opposite to the target (I-12.8)."""
        self.tray[seat] -= armies
        self.limbo[seat][1 - realm_of(target)] += armies

    def fight(self, thrown: Counter[int], out: Counter[int]) -> None:
        assert self.attack is not None
        attacker, armies, origin, target = self.attack
        self.attack = None
        defender, defenders = self.sites.get(target, (-1, 0))
        if self.tray[GREEN] == 0 and self.supply:
            self.home(-1)
        elif self.tray[GREEN] > 3:
            self.home(1)
        expected = Counter(self.tray)
        expected[attacker] += armies
        if defender >= 0:
            expected[defender] += defenders
            del self.sites[target]
        assert thrown == expected, "the tray, the attackers and all defenders are thrown"
        self.take(origin, armies)
        assert origin in self.sites, "one army stays"
        self.tray = out
        helps, against = self.side == 0, self.side == 2
        if defender < 0:
            self.unopposed(attacker, target, against)
        else:
            self.opposed(attacker, defender, target, helps, against)

    def unopposed(self, attacker: int, target: int, against: bool) -> None:
        if against:
            lost = min(self.tray[attacker], self.tray[GREEN])
            self.fall(attacker, lost, target)
            self.home(lost)
        left = self.tray[attacker]
        self.outcome = ("conquers" if left else "repelled", attacker, left)
        if left:
            self.settle(attacker, target, left)
            self.holders[target % 25] = attacker

    def opposed(self, attacker: int, defender: int, target: int, helps: bool, against: bool) -> None:
        allies = {attacker: self.tray[GREEN] * helps, defender: self.tray[GREEN] * against}
        strength = {seat: self.tray[seat] + allies[seat] for seat in (attacker, defender)}
        weaker = min(strength.values())
        tie = strength[attacker] == strength[defender]
        winner = attacker if strength[attacker] > strength[defender] else defender
        for seat in (attacker, defender):
            lost = strength[seat] if tie or seat != winner else weaker
            self.home(allies[seat])  # all that fought
            self.fall(seat, max(0, lost - allies[seat]), target)
        left = 0 if tie else self.tray[winner]
        self.outcome = ("tie", -1, 0) if tie else ("wins_battle", winner, left)
        region = target % 25
        if tie:
            if self.holders.get(region) in (attacker, defender):
                del self.holders[region]
            return
        if winner == attacker:
            self.holders[region] = attacker
        if left:
            self.settle(winner, target, left)
        else:
            self.by_inhabitants.add((region, winner))

    def settle(self, seat: int, target: int, armies: int) -> None:
        self.tray[seat] -= armies
        self.put(seat, target, armies)

    def read_conquers(self, seat: int, _target: int, armies: int) -> None:
        assert self.outcome == ("conquers", seat, armies)

    def read_repelled(self, seat: int, _target: int) -> None:
        assert self.outcome == ("repelled", seat, 0)

    def read_tie(self, _seat: int, _target: int) -> None:
        assert self.outcome == ("tie", -1, 0)

    def read_wins_battle(self, seat: int, _target: int, armies: int) -> None:
        assert self.outcome == ("wins_battle", seat, armies)

    def read_dominates(self, seat: int, region: int) -> None:
        assert any(self.sites.get(site, (-1, 0))[0] == seat for site in (region, region + 25))
        self.holders[region] = seat

    # ---------------------------------------------------------------- money and points

    def read_start_with(self, seat: int, gold: int, energy: int) -> None:
        halves = [TRIBES[tribe]["start"] for tribe in self.tribes[seat]]
        assert (gold, energy) == tuple(map(sum, zip(*halves, strict=True)))
        self.gold[seat], self.energy[seat] = gold, energy
        self.limbo[seat] = [3, 3]

    def read_pay(self, seat: int, gold: int, energy: int) -> None:
        self.gold[seat] -= gold
        self.energy[seat] -= energy
        assert min(self.gold[seat], self.energy[seat]) >= 0, "costs are paid from the own stock"

    def read_extract_gold(self, seat: int, gold: int, site: int) -> None:
        assert self.sites[site][0] == seat
        self.gold[seat] += gold

    def read_extract_energy(self, seat: int, energy: int, site: int) -> None:
        assert self.sites[site][0] == seat
        self.energy[seat] += energy

    def read_compensation_gold(self, seat: int) -> None:
        self.gold[seat] += 1

    def read_compensation_energy(self, seat: int) -> None:
        self.energy[seat] += 1

    def read_build(self, seat: int, build: int, site: int, points: int) -> None:
        assert self.sites[site][0] == seat
        if BUILDS[build] == "capital":
            realms = (0, 25) if self.capitals_per_area else (25 * realm_of(site),)
            area = {realm + 5 * (site % 25 // 5) + number for realm in realms for number in range(5)}
            assert not area & self.buildings["capital"], "one capital an area (I-10.4, R-16)"
        self.buildings[BUILDS[build]].add(site)
        self.points[seat] += points

    def read_score(self, seat: int, points: int, _source: int) -> None:
        self.points[seat] += points

    def read_round(self, _seat: int, number: int, _rounds: int) -> None:
        self.round = number

    def scoring(self, seat: int) -> int:
        """What the seat would get at a scoring now (I-14)."""
        mine = {site for site, (owner, _) in self.sites.items() if owner == seat}
        points = len(mine) // 2 + len(mine & self.buildings["temple"]) + len(mine & self.buildings["capital"])
        for area in range(10):
            points += (0, 0, 0, 2, 2, 3)[len(mine & set(range(5 * area, 5 * area + 5)))]
        return points
