"""What a learned judgement sees of a position: each seat's points, sites, armies and means, and how long the game goes on.

Figures are divided so that they are of the order of one. The seat itself comes first, then the others by what their points and
sites promise. Of what is hidden from the seat, only numbers of cards are looked at, and on which spaces some lie.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import AREA_MASK, BIT, NEAR, REALM_MASK, REGION_OF, TWIN, how_many, sites_in
from bailiwick.games.immortals.cards import (
    ARMY_SPACES,
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK,
    BUILD,
    CONFLICT_SITES,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    SPACE_COUNT,
    TEMPLE,
    TRANSITION,
    is_conflict,
    is_region,
    is_wild,
)
from bailiwick.games.immortals.evaluate import (
    QUIET,
    Ahead,
    area_of,
    area_worth,
    hand,
    menace,
    reach_of,
    security,
    site_share,
    standing,
    wealth,
)
from bailiwick.games.immortals.spaces import effect_of
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.tower import GREEN
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import SEAT_BIT

MOST_SEATS: Final = 5
TRIBES: Final = 10
STRONG: Final = 4  # armies that are feared

# How many figures there are of each kind, in the order of `features`: of the game, of the seat itself (its realm, its tribes, its
# cards), of how far it is ahead, and of each rival its realm and how far that is behind.
OF_GAME: Final = 12
FIGURES: Final = 66
OF_CARDS: Final = 9
OF_LEAD: Final = 3
OF_RIVAL: Final = FIGURES + 1
NOBODY: Final[list[float]] = [0.0] * OF_RIVAL


def features(s: ImmortalsState, seat: i64) -> list[float]:
    ahead = Ahead(s)
    draft = s.round == 0
    found = [
        float(ahead.scorings) / 5.0,
        ahead.horizon / 4.0,
        1.0 if ahead.scorings == 1 else 0.0,
        1.0 if ahead.scorings == 2 else 0.0,
        1.0 if draft else 0.0,
        1.0 if s.seats == 2 else 0.0,
        1.0 if s.seats == 3 else 0.0,
        1.0 if s.seats == 5 else 0.0,
        float(sum(s.tower)) / 30.0,
        float(s.tray[GREEN]) / 4.0,
        float(s.tower[GREEN]) / 8.0,
        float(how_many(s.sites_in_play & ~all_held(s))) / 20.0,
    ]
    mine = Realm(s, seat, ahead)
    rivals: list[Realm] = []
    for other in range(s.seats):
        if other != seat:
            rival = Realm(s, other, ahead)
            place: i64 = 0
            while place < len(rivals) and rivals[place].projected >= rival.projected:
                place += 1
            rivals.insert(place, rival)
    found.extend(mine.figures())
    found.extend(tribes(s, seat))
    found.extend(cards(s, seat, ahead))
    total = 0.0
    for rival in rivals:
        total += rival.projected
    best = rivals[0].projected
    found.append((mine.projected - best) / 20.0)
    found.append((mine.projected - total / float(len(rivals))) / 20.0)
    found.append((mine.outlook - rivals[0].outlook) / 20.0)
    for at in range(MOST_SEATS - 1):
        if at < len(rivals):
            found.extend(rivals[at].figures())
            found.append((mine.projected - rivals[at].projected) / 20.0)
        else:
            found.extend(NOBODY)
    return found


def all_held(s: ImmortalsState) -> i64:
    held: i64 = 0
    for seat in range(s.seats):
        mask: i64 = s.holds[seat]
        held |= mask
    return held


class Realm:
    """What a seat has on the board, and beside it."""

    def __init__(self, s: ImmortalsState, seat: i64, ahead: Ahead) -> None:
        self.s = s
        self.seat: i64 = seat
        self.ahead = ahead
        self.mine: i64 = s.holds[seat]
        self.sites = 0.0  # those that are sure, and what stands there
        self.tiles = 0.0
        self.risk = 0.0
        self.reach = 0.0
        self.armies: i64 = 0
        self.strongest: i64 = 0
        self.strong: i64 = 0
        self.single: i64 = 0
        self.targets: i64 = 0  # sites where it has the upper hand
        self.safe: i64 = 0  # sites that nobody can attack, …
        self.weak: i64 = 0  # … and those where an attacker has the upper hand
        self.gold: i64 = 0  # the best yields of regions that it has the cards of
        self.energy: i64 = 0
        held = [0.0] * len(AREA_MASK)
        share = site_share(s)
        for site in sites_in(self.mine):
            armies: i64 = s.armies(site)
            here = standing(s, site)
            attackers = menace(s, seat, site)
            sure = security(float(armies), attackers)
            if attackers == 0.0:
                self.safe |= BIT[site]
            elif attackers > float(armies):
                self.weak |= BIT[site]
            self.sites += sure
            self.tiles += sure * here
            self.risk += (QUIET - sure) * (share + here + 0.5)
            held[area_of(site)] += sure
            self.armies += armies
            self.strongest = max(self.strongest, armies)
            if armies == 1:
                self.single += 1
            else:
                self.attacks(site, armies)
            if armies >= STRONG:
                self.strong += 1
            if s.holder(REGION_OF[site]) == seat:
                self.gold = max(self.gold, s.data.gold[site])
                self.energy = max(self.energy, s.data.energy[site])
        self.areas = 0.0
        for part in held:
            self.areas += area_worth(s, part)
        points = float(s.points[seat])
        self.projected = points + ahead.horizon * (share * self.sites + self.tiles + self.areas)
        for size in s.groups[seat]:
            self.projected += ahead.horizon * (share + 0.4) * security(float(size), 2.0)
        self.means = ahead.purse * (wealth(float(s.gold[seat])) + wealth(float(s.energy[seat])))
        self.outlook = self.projected + self.means + self.reach * min(1.0, ahead.horizon)

    def attacks(self, site: i64, armies: i64) -> None:
        s = self.s
        near: i64 = NEAR[site]
        if s.portals & BIT[site]:
            near |= BIT[TWIN[site]]
        near &= ~self.mine & s.sites_in_play
        if near:
            self.reach += reach_of(float(armies))
            for target in sites_in(near & ~self.targets):
                if armies - 1 > s.armies(target):
                    self.targets |= BIT[target]

    def figures(self) -> list[float]:
        s, seat, ahead = self.s, self.seat, self.ahead
        horizon, later = ahead.horizon, ahead.later
        number = how_many(self.mine)
        light: i64 = s.limbo[2 * seat]
        dark: i64 = s.limbo[2 * seat + 1]
        gold = float(s.gold[seat])
        energy = float(s.energy[seat])
        regions = float(s.region_cards.count(seat))
        conflicts = float(len(s.conflicts[seat]))
        temples = how_many(self.mine & s.temples)
        capitals = how_many(self.mine & s.capitals)
        buildings: i64 = s.temples | s.capitals
        two: i64 = 0
        most: i64 = 0
        whole: i64 = 0
        shaky: i64 = 0  # areas that one lost site would cost
        coming: i64 = 0  # areas that one more site would bring, with the upper hand there
        for mask in AREA_MASK:
            area: i64 = mask
            held = how_many(self.mine & area)
            if held == 2:
                two += 1
                if area & self.targets:
                    coming += 1
            elif held >= 5:
                whole += 1
            elif held > 2:
                most += 1
                if held == 3 and area & self.weak:
                    shaky += 1
                if held == 4 and area & self.targets:
                    coming += 1
        points = s.data.points
        now = number // points["sites_per_point"] + temples * points["temple"] + capitals * points["capital"]
        now += most * points["area_majority"] + whole * points["area_complete"]
        found = [
            float(s.points[seat]) / 40.0,
            self.projected / 60.0,
            self.outlook / 60.0,
            float(now) / 10.0,
            self.sites / 10.0,
            self.tiles / 5.0,
            self.areas / 5.0,
            horizon * self.sites / 30.0,
            horizon * self.tiles / 15.0,
            horizon * self.areas / 15.0,
            self.risk / 4.0,
            horizon * self.risk / 12.0,
            float(number) / 12.0,
            float(how_many(self.mine & REALM_MASK[0])) / 8.0,
            float(self.single) / 8.0,
            float(self.armies) / 25.0,
            float(self.strongest) / 10.0,
            float(self.strong) / 5.0,
            self.reach / 6.0,
            later * self.reach / 18.0,
            float(how_many(self.targets)) / 10.0,
            float(how_many(self.targets & ~all_held(s))) / 8.0,
            float(light) / 12.0,
            float(dark) / 12.0,
            float(light // 3 + dark // 3) / 5.0,
            later * float(light + dark) / 50.0,
            float(s.tray[seat]) / 4.0,
            float(s.tower[seat]) / 8.0,
            regions / 10.0,
            later * regions / 25.0,
            conflicts / 6.0,
            later * conflicts / 15.0,
            gold / 10.0,
            energy / 10.0,
            wealth(gold) / 10.0,
            wealth(energy) / 10.0,
            later * wealth(gold) / 25.0,
            later * wealth(energy) / 25.0,
            min(gold, energy) / 8.0,
            float(self.gold) / 6.0,
            float(self.energy) / 6.0,
            float(temples) / 5.0,
            float(capitals) / 3.0,
            float(how_many(self.mine & ~s.temples & ~s.capitals)) / 8.0,
            float(two) / 3.0,
            float(most) / 3.0,
            float(whole) / 2.0,
            float(shaky) / 2.0,
            float(coming) / 2.0,
            horizon * float(coming) / 6.0,
            float(how_many(self.safe)) / 8.0,
            float(how_many(self.weak)) / 5.0,
            float(how_many(self.weak & buildings)) / 3.0,
            float(how_many(self.safe & buildings)) / 3.0,
            float(how_many(self.targets & buildings)) / 3.0,
            float(len(s.groups[seat])) / 8.0,
            float(sum(s.groups[seat])) / 25.0,
            1.0 if s.marker == seat else 0.0,
            float(turns_to(s, seat)) / 5.0,
        ]
        self.spaces(found)
        return found

    def spaces(self, found: list[float]) -> None:
        """What it can still do in this round: by the spaces that hold a card, whatever card it is."""
        s, seat = self.s, self.seat
        attacks = 0.0
        builds = 0.0
        extracts = 0.0
        arrivals = 0.0
        magic = 0.0
        laid = 0.0
        plan = s.plans[seat]
        for space in range(SPACE_COUNT):
            if plan[space]:
                laid += 1.0
                if space >= ARMY_SPACES:
                    magic += 1.0
                    continue
                effect = effect_of(s, seat, space)
                if effect in (ATTACK, ATTACK_OR_MOVE):
                    attacks += 1.0
                elif effect in (BUILD, TEMPLE):
                    builds += 1.0
                elif effect in (EXTRACT_GOLD, EXTRACT_ENERGY):
                    extracts += 1.0
                elif effect == TRANSITION:
                    arrivals += 1.0
        found.append(laid / 10.0)
        found.append(attacks / 3.0)
        found.append(builds / 2.0)
        found.append(extracts / 3.0)
        found.append(arrivals / 2.0)
        found.append(magic / 2.0)
        found.append(1.0 if s.passed & SEAT_BIT[seat] else 0.0)


def turns_to(s: ImmortalsState, seat: i64) -> i64:
    """How many seats come before it in this round."""
    turns: i64 = seat - s.first
    return turns + s.seats if turns < 0 else turns


def tribes(s: ImmortalsState, seat: i64) -> list[float]:
    found = [0.0] * TRIBES
    found[s.light_tribe[seat]] = 1.0
    found[s.dark_tribe[seat]] = 1.0
    return found


def cards(s: ImmortalsState, seat: i64, ahead: Ahead) -> list[float]:
    """The seat's own conflict cards, and what lies on its own board."""
    mine: i64 = s.holds[seat]
    near: i64 = mine
    for site in sites_in(mine):
        near |= NEAR[site]
    own = 0.0
    close = 0.0
    wild = 0.0
    for conflict in s.conflicts[seat]:
        named: i64 = CONFLICT_SITES[conflict]
        if is_wild(conflict):
            wild += 1.0
        if named & mine:
            own += 1.0
        if named & near & ~mine:
            close += 1.0
    blanks = 0.0
    regions = 0.0
    conflicts = 0.0
    for card in s.plans[seat]:
        if card == BLANK:
            blanks += 1.0
        elif is_region(card):
            regions += 1.0
        elif is_conflict(card):
            conflicts += 1.0
    return [
        own / 5.0,
        close / 5.0,
        wild / 3.0,
        hand(s, seat, ahead) / 4.0,
        ahead.later * own / 15.0,
        ahead.later * close / 15.0,
        blanks / 4.0,
        regions / 8.0,
        conflicts / 5.0,
    ]
