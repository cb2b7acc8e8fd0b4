"""All against all: who plays whom at which seat, so that nobody is favoured. Why it is so: docs/decisions/0020-the-arena.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Final

from bailiwick.bots import SECONDS, Bot, find
from bailiwick.bots.simulation import Plan
from bailiwick.bots.timing import Timed
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.rng import Rng

MOST_COMPANIES: Final = 10_000


class Arena(Plan):
    """The games of an arena, numbered. As many as there are seats are one *deal*: the same bots under the same luck, each time
    one seat further. As many deals as there are companies are one *round*, after which everybody has met everybody, and sat
    everywhere, equally often."""

    def __init__(
        self, game: str, options: Mapping[str, object], bots: Sequence[str], seed: int | str, seconds: float = SECONDS
    ) -> None:
        super().__init__(game, options, bots, seed, seconds=seconds)
        self.companies = companies(self.bots, self.seats)

    def admitted(self, bots: list[str]) -> list[str]:
        if self.seats < 2:
            raise BadOption("In an arena bots play against each other: there must be at least two seats for them.")
        if len(bots) < 2:
            raise BadOption("In an arena bots play against each other: name at least two of them, as in --bots greedy,random.")
        for name in bots:
            if bots.count(name) > 1:
                raise BadOption(f"The bot {name!r} is named twice; in an arena one name is enough.")
        many = comb(len(bots), self.seats)
        if many > MOST_COMPANIES:
            raise BadOption(
                f"{len(bots)} bots at {self.seats} seats can meet in {many} ways, which is too many; name fewer bots."
            )
        return bots

    def kinds(self) -> dict[str, Callable[[str], Bot]]:
        return {name: partial(Timed, find(name, self.seconds)) for name in self.bots}

    @property
    def round(self) -> int:
        """How many games are a round."""
        return len(self.companies) * self.seats

    def in_rounds(self, games: int) -> int:
        """At least so many games, in whole rounds."""
        return -(-games // self.round) * self.round

    def deal_of(self, number: int) -> int:
        return number // self.seats

    def line_up(self, number: int) -> list[str]:
        """Who follows whom at the table changes from round to round, by chance; within a deal it stays."""
        deal = self.deal_of(number)
        company = self.companies[deal % len(self.companies)]
        order = Rng(f"{self.seed}:{deal}:seats").shuffled(bytes(range(self.seats)))
        names = [company[place] for place in order]
        turn = number % self.seats
        return names[turn:] + names[:turn]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}:{self.deal_of(number)}"


def companies(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who can meet at a table: of many bots, each choice of as many as there are seats; of few, all of them, with the seats that
    are left taken by any of them again."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [(*bots, *again) for again in combinations_with_replacement(bots, seats - len(bots))]
