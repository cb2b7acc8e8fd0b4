"""The plan for a whole round (I-7): which card goes on which space, made at once and the same each time it is asked for.

The cards are dealt out to the spaces where they are worth most. As long as not all of it can be paid for, even after
extracting, what is least worthwhile is given up, and they are dealt out anew. Spaces that stay empty get blanks, then whatever
is left: each brings a compensation, and nobody can tell it from a threat (I-8.2).
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import BIT, REGION_COUNT
from bailiwick.games.immortals.cards import (
    ARMY_SPACES,
    ATTACK,
    ATTACK_OR_MOVE,
    BLANK,
    BLANKS,
    CONFLICT,
    MAGIC,
    REGION,
    SPACE_COUNT,
    is_conflict,
    is_wild,
)
from bailiwick.games.immortals.judge import NOTHING, Deed, Judge
from bailiwick.games.immortals.spaces import effect_of, extracts
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.kernel.native import i64

EXPECTED: Final = 2  # gold and energy, each, that may be reckoned with beforehand: a harvest is larger


def make_plan(s: ImmortalsState, seat: i64) -> list[int]:
    """By space: the card to lay there, by the game's own word."""
    return plan_of(Judge(s, seat, s.gold[seat], s.energy[seat]))


class Made:
    """A plan that was made, and what it depends on."""

    def __init__(self, judge: Judge, facts: list[object], plan: list[int]) -> None:
        self.data = judge.s.data
        self.judgement = judge.judgement
        self.facts = facts
        self.plan = plan

    def fits(self, judge: Judge, facts: list[object]) -> bool:
        return self.data is judge.s.data and self.judgement is judge.judgement and self.facts == facts


_made: dict[int, Made] = {}  # by seat: the last one


def plan_of(judge: Judge) -> list[int]:
    """The plan of a judge's seat. It is asked for at each space, and is the same each time: it is made only once."""
    seat: i64 = judge.seat
    facts = facts_of(judge.s, seat)
    made = _made.get(seat)
    if made is None or not made.fits(judge, facts):
        made = Made(judge, facts, Planner(judge).plan())
        _made[seat] = made
    return made.plan


def facts_of(s: ImmortalsState, seat: i64) -> list[object]:
    """All that a plan can depend on: what the seat may know, but for the plans that are being laid."""
    facts: list[object] = [s.seats, s.house, s.rounds, s.round, s.sites_in_play, s.first, s.marker]
    facts += [s.sites.copy(), s.limbo.copy(), s.tray.copy(), s.tower.copy(), s.inhabitants, s.light_tribe, s.dark_tribe]
    facts += [s.portals, s.temples, s.capitals, s.portals_left, s.tiles_left, s.gold.copy(), s.energy.copy(), s.points.copy()]
    facts += [s.region_cards, s.conflicts[seat], [len(pile) for pile in s.conflicts], len(s.deck) > 0, len(s.discards) > 0]
    return facts


def army_cards(s: ImmortalsState, seat: i64) -> list[int]:
    """The cards of a seat that may lie on army spaces (I-7.3, I-7.4)."""
    cards: list[int] = []
    for region in range(REGION_COUNT):
        if s.region_cards[region] == seat and (s.occupies(seat, region) or s.occupies(seat, region + REGION_COUNT)):
            cards.append(REGION + region)
    return cards + [CONFLICT + conflict for conflict in s.conflicts[seat]]


class Planner:
    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.s = judge.s
        self.seat: i64 = judge.seat
        self.cards = army_cards(self.s, self.seat)
        self.deeds: list[list[Deed]] = [[] for _ in range(SPACE_COUNT)]  # by space: what each of the cards would do there
        self.laid: list[int] = [-1] * SPACE_COUNT  # by space: the place of its card among the cards

    def plan(self) -> list[int]:
        self.weigh()
        self.deal_out()
        while self.gives_something_up():
            self.deal_out()
        return self.filled()

    # ---------------------------------------------------------------- what is possible

    def weigh(self) -> None:
        """What every card is worth on every space, with what the best extractions would bring to spend."""
        s, seat, judge = self.s, self.seat, self.judge
        gold: i64 = 0
        energy: i64 = 0
        for space in range(ARMY_SPACES):
            if extracts(s, seat, space):
                self.deeds[space] = [NOTHING if self.bars(space, card) else judge.on_space(space, card, 0) for card in self.cards]
                gold += max([-deed.gold for deed in self.deeds[space]], default=0)
                energy += max([-deed.energy for deed in self.deeds[space]], default=0)
        judge.gold += gold
        judge.energy += energy
        spared: i64 = 0  # each attack is meant for another site
        for space in range(ARMY_SPACES):
            if not extracts(s, seat, space):
                deeds = [judge.on_space(space, card, spared) for card in self.cards]
                self.deeds[space] = deeds
                if effect_of(s, seat, space) in (ATTACK, ATTACK_OR_MOVE):
                    best = NOTHING
                    for deed in deeds:
                        if deed.worth > best.worth:
                            best = deed
                    if best.site >= 0:
                        spared |= BIT[best.site]
        for space in range(ARMY_SPACES, SPACE_COUNT):
            self.deeds[space] = [judge.magic(magic) for magic in range(BLANK - MAGIC)]

    def bars(self, space: i64, card: i64) -> bool:
        """I-7.5: wildcards extract nothing."""
        return is_conflict(card) and is_wild(card - CONFLICT) and extracts(self.s, self.seat, space)

    # ---------------------------------------------------------------- who goes where

    def worth(self, space: i64, place: i64) -> float:
        """Against leaving the space to a blank, which brings a compensation."""
        return self.deeds[space][place].worth - self.judge.compensation() if place >= 0 else 0.0

    def deal_out(self) -> None:
        self.share_out(0, ARMY_SPACES, len(self.cards))
        self.share_out(ARMY_SPACES, SPACE_COUNT, BLANK - MAGIC)

    def share_out(self, first: i64, end: i64, cards: i64) -> None:
        """Lay the cards on the spaces so that they are worth most together: exchange as long as anything gets better."""
        laid = self.laid
        better = True
        while better:
            better = False
            space = first
            while space < end:
                place: i64 = 0
                while place < cards:
                    if laid[space] != place and self.lays_better(space, place, first, end, cards):
                        better = True
                    place += 1
                space += 1

    def lays_better(self, space: i64, place: i64, first: i64, end: i64, cards: i64) -> bool:
        """Lay a card on a space if that is a gain, though another space may have to do with the old one, or with a spare."""
        laid = self.laid
        gain = self.worth(space, place) - self.worth(space, laid[space])
        if gain <= 0.0:
            return False
        other = first
        while other < end and laid[other] != place:
            other += 1
        if other == end:
            laid[space] = place
            return True
        instead: i64 = -1
        spare: i64 = 0
        while spare < cards:
            if (spare == laid[space] or spare not in laid[first:end]) and self.worth(other, spare) > self.worth(other, instead):
                instead = spare
            spare += 1
        if gain + self.worth(other, instead) - self.worth(other, place) <= 1e-9:
            return False
        laid[space] = place
        laid[other] = instead
        return True

    def gives_something_up(self) -> bool:
        """If all that is laid can't be paid for: give up what is worth least for what it takes."""
        gold: i64 = self.s.gold[self.seat] + EXPECTED
        energy: i64 = self.s.energy[self.seat] + EXPECTED
        for space in range(SPACE_COUNT):
            if self.laid[space] >= 0:
                deed = self.deeds[space][self.laid[space]]
                gold -= deed.gold
                energy -= deed.energy
        worst: i64 = -1
        least = 0.0
        for space in range(SPACE_COUNT):
            if self.laid[space] >= 0:
                deed = self.deeds[space][self.laid[space]]
                takes: i64 = (deed.gold if gold < 0 else 0) + (deed.energy if energy < 0 else 0)
                if takes > 0:
                    rate = self.worth(space, self.laid[space]) / float(takes)
                    if worst < 0 or rate < least:
                        worst = space
                        least = rate
        if worst < 0:
            return False
        self.deeds[worst][self.laid[worst]] = NOTHING
        self.laid[worst] = -1
        return True

    def filled(self) -> list[int]:
        """The plan in cards, with blanks and spare cards where nothing better lies."""
        plan: list[int] = []
        for space in range(SPACE_COUNT):
            place = self.laid[space]
            card = 0
            if place >= 0:
                card = self.cards[place] if space < ARMY_SPACES else MAGIC + place
            plan.append(card)
        for space in range(SPACE_COUNT - 1, -1, -1):
            if not plan[space] and plan.count(BLANK) < BLANKS:
                plan[space] = BLANK
        for space in range(ARMY_SPACES):
            if not plan[space]:
                for card in self.cards:
                    if card not in plan and not self.bars(space, card):
                        plan[space] = card
                        break
        return plan
