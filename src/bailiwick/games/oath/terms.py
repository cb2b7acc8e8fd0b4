"""What declared powers are told with: conditions and counts. Each has a key, from which its words are found, and values.

The conditions themselves are in `cards.about` and its neighbours, the counts in `cards.counts`; steps know only what they are.
"""

from __future__ import annotations

from collections.abc import Callable

from bailiwick.games.oath.catalogue.suits import NO_SUIT
from bailiwick.games.oath.state import OathState


class About:
    """A condition, asked of the power's own card (`source`), of who does something (`seat`), and of what it is done to: a thing,
    a slot. Where something is chosen, the thing is what could be chosen: a card, a player, a suit; a site is the slot.

    `values` are what it is told with: suits, a number.
    """

    def __init__(self, key: str, *values: int) -> None:
        self.key = key
        self.values = values
        self.missing = "not_given"  # the reason against who does not fulfil it, and its clause
        self.clause = "O-10.5"
        self.priced = False  # whether favor and secrets that have been paid matter, where something is chosen

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        raise NotImplementedError


def fulfilled(conditions: tuple[About, ...], s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
    """Whether all hold."""
    for condition in conditions:
        if not condition.holds(s, source, seat, thing, slot):
            break
    else:
        return True
    return False


class Not(About):
    """The contrary; its words are found by a key of its own."""

    def __init__(self, about: About) -> None:
        super().__init__("not_" + about.key, *about.values)
        self.about = about

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return not self.about.holds(s, source, seat, thing, slot)


class Either(About):
    """One of several conditions."""

    def __init__(self, *abouts: About) -> None:
        super().__init__("either")
        self.abouts = abouts

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return any(about.holds(s, source, seat, thing, slot) for about in self.abouts)


class Who(About):
    """A condition about who does something, told by its key alone."""

    def __init__(
        self, key: str, test: Callable[[OathState, int], bool], missing: str = "not_given", clause: str = "O-10.5"
    ) -> None:
        super().__init__(key)
        self.test = test
        self.missing = missing
        self.clause = clause

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return self.test(s, seat)


class Such(About):
    """A condition about a thing, and who does something with it."""

    def __init__(self, key: str, test: Callable[[OathState, int, int], bool]) -> None:
        super().__init__(key)
        self.test = test

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return self.test(s, seat, thing)


class Where(About):
    """A condition about a slot, and who does something there."""

    def __init__(self, key: str, test: Callable[[OathState, int, int], bool]) -> None:
        super().__init__(key)
        self.test = test

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return self.test(s, seat, slot)


class Its(About):
    """A condition in which the power's own card has a part."""

    def __init__(self, key: str, test: Callable[[OathState, int, int, int, int], bool]) -> None:
        super().__init__(key)
        self.test = test

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return self.test(s, source, seat, thing, slot)


class Somebody(About):
    """There is a player of whom all this holds, whoever asks."""

    def __init__(self, *abouts: About) -> None:
        super().__init__("somebody")
        self.abouts = abouts

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return any(fulfilled(self.abouts, s, source, other, thing, slot) for other in range(s.seats))


class Count:
    """What is counted for a player, while a power of a card (`source`) is used; cards of a suit, if it has one."""

    def __init__(self, key: str, suit: int = NO_SUIT, *values: int) -> None:
        self.key = key
        self.suit = suit
        self.values = values

    def of(self, s: OathState, source: int, seat: int) -> int:
        raise NotImplementedError


class Counted(Count):
    """A count told by its key alone."""

    def __init__(self, key: str, number: Callable[[OathState, int], int]) -> None:
        super().__init__(key)
        self.number = number

    def of(self, s: OathState, source: int, seat: int) -> int:
        return self.number(s, seat)


class AtLeast(About):
    """Whoever comes to so much, counted."""

    def __init__(self, count: Count, n: int = 1) -> None:
        super().__init__("at_least", n)
        self.count = count
        self.n = n

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return self.count.of(s, source, seat) >= self.n


class MoreThan(About):
    """Whoever comes to more, counted, than a certain player."""

    def __init__(self, count: Count, player: int) -> None:
        super().__init__("more_than", player)
        self.count = count
        self.player = player

    def holds(self, s: OathState, source: int, seat: int, thing: int, slot: int) -> bool:
        return self.count.of(s, source, seat) > self.count.of(s, source, self.player)
