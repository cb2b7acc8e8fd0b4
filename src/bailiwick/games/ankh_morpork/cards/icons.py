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
from bailiwick.games.ankh_morpork.steps.scroll import Scroll
from bailiwick.games.ankh_morpork.steps.trouble import Calm


def minion() -> Icon:
    return Icon(MINION, PlaceMinion())


def building() -> Icon:
    return Icon(BUILDING, Build())


def assassination() -> Icon:
    return Icon(ASSASSINATION, Assassinate())


def no_trouble() -> Icon:
    return Icon(NO_TROUBLE, Calm())


def money(amount: int) -> Icon:
    return Icon(MONEY, Gain(amount), amount)


def scroll(*steps: Effect) -> Icon:
    return Icon(SCROLL, steps[0] if len(steps) == 1 else Scroll(*steps))


def event() -> Icon:
    return Icon(EVENT, None)


def another() -> Icon:
    return Icon(ANOTHER, PlayCards(1))


def interrupt() -> Icon:
    return Icon(INTERRUPT, None)
