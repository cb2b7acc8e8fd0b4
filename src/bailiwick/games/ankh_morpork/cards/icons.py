"""The icons that cards are made of, each with what it does (A-6)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.catalogue import (
    ANOTHER,
    ASSASSINATION,
    BUILDING,
    EVENT,
    INTERRUPT,
    MINION,
    MONEY,
    NO_TROUBLE,
    SCROLL,
    Icon,
)
from bailiwick.games.ankh_morpork.steps.buildings import Build
from bailiwick.games.ankh_morpork.steps.flow import Effect
from bailiwick.games.ankh_morpork.steps.minions import Assassinate, PlaceMinion
from bailiwick.games.ankh_morpork.steps.money import Gain
from bailiwick.games.ankh_morpork.steps.playing import PlayCards
from bailiwick.games.ankh_morpork.steps.scroll import Scroll, opening
from bailiwick.games.ankh_morpork.steps.trouble import Calm


def icon(name: str, effect: Effect, amount: int = 0) -> Icon:
    return Icon(name, effect, amount, opening(effect))


def minion() -> Icon:
    return icon(MINION, PlaceMinion())


def building() -> Icon:
    return icon(BUILDING, Build())


def assassination() -> Icon:
    return icon(ASSASSINATION, Assassinate())


def no_trouble() -> Icon:
    return icon(NO_TROUBLE, Calm())


def money(amount: int) -> Icon:
    return icon(MONEY, Gain(amount), amount)


def scroll(*steps: Effect) -> Icon:
    return icon(SCROLL, steps[0] if len(steps) == 1 else Scroll(*steps))


def event() -> Icon:
    return Icon(EVENT, None)


def another() -> Icon:
    return icon(ANOTHER, PlayCards(1))


def interrupt() -> Icon:
    return Icon(INTERRUPT, None)
