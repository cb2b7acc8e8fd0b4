"""The head of a printed power: its kind, what it modifies, whose side it is on, what it costs. What it does stands in `cards`."""

from __future__ import annotations

from typing import Final

# Kinds (O-10.4 to O-10.8)
WHEN_PLAYED: Final = 0
ACTION: Final = 1
REST: Final = 2
WAKE: Final = 3
MODIFIER: Final = 4
PERSISTENT: Final = 5
CONTINUOUS: Final = 6
PLAN: Final = 7
KIND_IDS: Final = ("when_played", "action", "rest", "wake", "modifier", "persistent", "continuous", "battle_plan")

# The major action that a power has the icon of
NO_ACTION: Final = 0
SEARCH: Final = 1
MUSTER: Final = 2
TRADE: Final = 3
TRAVEL: Final = 4
RECOVER: Final = 5
CAMPAIGN: Final = 6
ACTION_IDS: Final = ("", "search", "muster", "trade", "travel", "recover", "campaign")

# The side of a battle plan
EITHER: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2


class Cost:
    """What a power costs (O-10.2). Placed tokens lie on the card, burned ones leave, a flipped secret stays facedown."""

    def __init__(self, favor: int = 0, secret: int = 0, burn_favor: int = 0, burn_secret: int = 0, flip: int = 0) -> None:
        self.favor = favor
        self.secret = secret
        self.burn_favor = burn_favor
        self.burn_secret = burn_secret
        self.flip = flip
        self.all_favor = favor + burn_favor
        self.all_secrets = secret + burn_secret + flip
        self.free = not (self.all_favor or self.all_secrets)
        self.places = favor > 0 or secret > 0

    def plus(self, other: Cost) -> Cost:
        return Cost(
            self.favor + other.favor,
            self.secret + other.secret,
            self.burn_favor + other.burn_favor,
            self.burn_secret + other.burn_secret,
            self.flip + other.flip,
        )


FREE: Final = Cost()


class Head:
    def __init__(self, kind: int, cost: Cost, of: int = NO_ACTION, side: int = EITHER, must: bool = False) -> None:
        self.kind = kind
        self.cost = cost
        self.of = of
        self.side = side
        self.must = must


def cost(favor: int = 0, secret: int = 0, burn_favor: int = 0, burn_secret: int = 0, flip: int = 0) -> Cost:
    return Cost(favor, secret, burn_favor, burn_secret, flip)


def played() -> Head:
    return Head(WHEN_PLAYED, FREE, must=True)


def action(price: Cost = FREE) -> Head:
    return Head(ACTION, price)


def rest() -> Head:
    return Head(REST, FREE)


def wake() -> Head:
    return Head(WAKE, FREE)


def modifier(of: int, price: Cost = FREE) -> Head:
    return Head(MODIFIER, price, of)


def duty(of: int) -> Head:
    """A modifier that must be used: always on for who has access."""
    return Head(MODIFIER, FREE, of, must=True)


def persistent(of: int = NO_ACTION, price: Cost = FREE) -> Head:
    return Head(PERSISTENT, price, of, must=True)


def continuous() -> Head:
    return Head(CONTINUOUS, FREE, must=True)


def plan(side: int, price: Cost = FREE) -> Head:
    return Head(PLAN, price, side=side)
