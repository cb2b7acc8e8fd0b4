"""Choices that powers are made of. Each puts what was chosen into a register of the power (-1: nothing) for the steps after it.

What can be chosen, conditions say (`terms`): of a card, a player, a suit it is the thing, of a site the slot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.oath.catalogue.suits import REGIONS, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import CARDS, RELIC, THINGS
from bailiwick.games.oath.powers import R0, USER, Effect
from bailiwick.games.oath.state import BANDITS, NOBODY, UNUSED, OathState
from bailiwick.games.oath.steps.flow import UserChoice, YesOrNo, source, user
from bailiwick.games.oath.terms import About, Count, fulfilled
from bailiwick.games.oath.vocabulary import (
    CARD,
    DECLINE,
    FACEDOWN,
    FACEDOWN_EACH,
    MOST,
    NUMBER,
    PLAYER,
    REGION,
    RELIC_AT,
    RELIC_NAMED,
    RELICS_AT,
    SITE,
    SPACE,
    SUIT,
)
from bailiwick.kernel import steps
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

NOT_CHOOSABLE: Final = Reason("O-10.5", "not_choosable")


class Choose(UserChoice):
    """The user picks one of the candidates; none if there are none, or if the power says "may" and the user does not want to."""

    def __init__(self, verb: int, count: int, where: Sequence[About], into: int, may: bool) -> None:
        super().__init__(verb, range(count), none=DECLINE if may else -1)
        self.where = tuple(where)
        self.into = into

    def fits(self, s: OathState, source: int, seat: int, thing: int, slot: int = NOBODY) -> bool:
        return fulfilled(self.where, s, source, seat, thing, slot)

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        """What a seat could choose with a card's power."""
        return [value for value in self.values if self.fits(s, source, seat, value)]

    def candidates(self, s: OathState) -> list[int]:
        return self.found(s, source(s), user(s))

    def add(self, s: OathState, out: list[int], seat: i64) -> None:
        out += sorted([self.verb + value for value in self.candidates(s)])

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        return None if value in self.candidates(s) else NOT_CHOOSABLE

    def chosen(self, s: OathState, seat: i64, value: i64) -> None:
        s.powers[self.into] = value

    def declined(self, s: OathState, seat: i64) -> None:
        s.powers[self.into] = -1

    def pass_over(self, s: OathState) -> None:
        s.powers[self.into] = -1
        s.pop()


class ChoosePlayer(Choose):
    def __init__(self, *where: About, into: int = R0, may: bool = False) -> None:
        super().__init__(PLAYER, 6, where, into, may)

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        return [other for other in range(s.seats) if self.fits(s, source, seat, other)]


class ChooseSite(Choose):
    """Faceup sites only."""

    def __init__(self, *where: About, into: int = R0, may: bool = False) -> None:
        super().__init__(SITE, SLOTS, where, into, may)

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        return [slot for slot in range(SLOTS) if s.is_up(slot) and self.fits(s, source, seat, 0, slot)]


class ChooseCard(Choose):
    """A faceup card at a site or among advisers."""

    def __init__(self, *where: About, into: int = R0, may: bool = False) -> None:
        super().__init__(CARD, CARDS, where, into, may)

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        return [card for card in s.faceup_cards() if self.fits(s, source, seat, card, s.slot_of(card))]


class ChooseRelic(Choose):
    """A relic that somebody holds; the register gets its number."""

    def __init__(self, *where: About, into: int = R0, may: bool = False) -> None:
        super().__init__(RELIC_NAMED, THINGS, where, into, may)

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        return [relic for relic in range(RELIC, THINGS) if s.where[relic] and self.fits(s, source, seat, relic)]


class ChooseSuit(Choose):
    def __init__(self, *where: About, into: int = R0, may: bool = False) -> None:
        super().__init__(SUIT, SUITS, where, into, may)


class ChooseRegion(Choose):
    def __init__(self, *where: About, into: int = R0, may: bool = False) -> None:
        super().__init__(REGION, REGIONS, where, into, may)


class ChooseSpace(Choose):
    """A space of the Reliquary on which a relic lies."""

    def __init__(self, *where: About, into: int = R0, may: bool = False) -> None:
        super().__init__(SPACE, 4, where, into, may)

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        return [space for space in range(4) if s.reliquary[space] not in (0, UNUSED) and self.fits(s, source, seat, space)]


class ChooseFacedown(Choose):
    """A facedown adviser, by its owner and its place: the register gets owner * 4 + place."""

    def __init__(self, *where: About, into: int = R0, may: bool = False) -> None:
        super().__init__(FACEDOWN, 6 * FACEDOWN_EACH, where, into, may)

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        places: list[int] = []
        for owner in range(s.seats):
            places += range(owner * FACEDOWN_EACH, owner * FACEDOWN_EACH + min(len(s.facedown[owner]), FACEDOWN_EACH))
        return [place for place in places if self.fits(s, source, seat, place)]


class ChooseRelicAt(Choose):
    """A facedown relic at a site, by its place: the register gets slot * 2 + place."""

    def __init__(self, *where: About, into: int = R0, may: bool = False) -> None:
        super().__init__(RELIC_AT, SLOTS * RELICS_AT, where, into, may)

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        places = [slot * RELICS_AT + place for slot in range(SLOTS) for place in range(len(s.site_relics[slot]))]
        return [place for place in places if self.fits(s, source, seat, place, place // RELICS_AT)]


class ChooseNumber(Choose):
    """From nothing, or a least number, up to what the state allows."""

    def __init__(self, most: Count, least: int = 0, into: int = R0) -> None:
        super().__init__(NUMBER, MOST + 1, (), into, False)
        self.most = most
        self.least = least

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        return list(range(self.least, min(self.most.of(s, source, seat), MOST) + 1))


class ChooseOneOf(Choose):
    """One of a few numbers, as far as they make sense."""

    def __init__(self, *numbers: int | Count) -> None:
        super().__init__(NUMBER, MOST + 1, (), R0, False)
        self.numbers = numbers

    def found(self, s: OathState, source: int, seat: int) -> list[int]:
        counted = [number if isinstance(number, int) else number.of(s, source, seat) for number in self.numbers]
        return [n for n in counted if 1 <= n <= MOST]


# ---------------------------------------------------------------- branches


class Optional(YesOrNo):
    """The user may have the effect, or not."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def children(self) -> Sequence[Effect]:
        return (self.effect,)

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        s.pop()
        if yes:
            s.push(self.effect.index)


class When(steps.When[OathState]):
    """The effect, if some conditions hold of the user when it comes to it."""

    def __init__(self, effect: Effect, *conditions: About) -> None:
        super().__init__(effect)
        self.conditions = conditions

    def holds(self, s: OathState) -> bool:
        return fulfilled(self.conditions, s, source(s), user(s), 0, NOBODY)


class EachPlayer(steps.EachPlayer[OathState]):
    """The effect for each player, from the Chancellor on (O-10.12), as its user. Registers: who is next; the power's user + 1."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats + 1)), Register("user + 1", range(BANDITS + 2))

    def misplaced(self, s: OathState, at: i64) -> str:
        used = s.stack[at + 2] - 1
        return "" if used < s.seats or used == BANDITS else "y is 1 + a seat in the game, or bandits: who used the power."

    def begin(self, s: OathState, turn: i64) -> None:
        if s.get_y() == 0:
            s.set_y(1 + user(s))  # who used it, to be put back
        s.powers[USER] = turn

    def end(self, s: OathState) -> None:
        s.powers[USER] = s.get_y() - 1
        s.pop()
