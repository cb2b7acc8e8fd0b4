"""The action table: every choice that anyone can ever make in a game, an int for machines and a name for people.

A choice is a verb and what it is about: `deploy` to a place, `play` a card in hand. The verb knows the kinds of its arguments:
what a choice is called, and what on a table can be clicked for it, follows from here and is written nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from bailiwick.kernel.errors import UnknownAction, quoted

CARD: Final = "card"  # the kind of thing that lies in piles


class Kind:
    """A kind of thing that choices are about: the ids of the things in order, and the number that a game has for each.

    Numbers go on from the first, or are given one by one. `named` is the table of the game's words that says what the things are
    called, if that is another kind's. A kind may be made up of others (`of`): a spy is a site and a seat, and both are said.
    """

    def __init__(
        self,
        name: str,
        ids: Sequence[str] = (),
        *,
        first: int = 0,
        numbers: Sequence[int] = (),
        named: str = "",
        of: Sequence[Kind] = (),
    ) -> None:
        self.name = name
        self.ids: tuple[str, ...] = tuple(" ".join(parts) for parts in product(*[part.ids for part in of])) if of else tuple(ids)
        self.first = first
        self.numbers: tuple[int, ...] = tuple(numbers) or tuple(range(first, first + len(self.ids)))
        self.named = named or name
        self.of = tuple(of)

    def values(self, index: int) -> list[tuple[str, int]]:
        """A thing by the table that names it and its number there; what it is made up of, one by one."""
        if not self.of:
            return [(self.named, self.numbers[index])]
        values: list[tuple[str, int]] = []
        for part in reversed(self.of):
            index, which = divmod(index, len(part.ids))
            values = part.values(which) + values
        return values


class Target:
    """One thing that a choice is about. Of a card, `pile` is where it lies, if that is certain: its id alone doesn't tell."""

    def __init__(self, kind: str, id: str, pile: str = "") -> None:
        self.kind = kind
        self.id = id
        self.pile = pile

    def __repr__(self) -> str:
        return f"Target({self.kind!r}, {self.id!r}, {self.pile!r})"


class Verb:
    """A block of consecutive actions that share a first word: `deploy` with all the places there are."""

    def __init__(self, name: str, first: int, kinds: Sequence[Kind], pile: str) -> None:
        self.name = name
        self.first = first
        self.kinds = tuple(kinds)
        self.pile = pile
        self.phrase = "act_" + name.replace("-", "_")  # what it is called, among a game's phrases
        self.arguments = tuple(" ".join(ids) for ids in product(*[kind.ids for kind in kinds]))

    def __len__(self) -> int:
        return len(self.arguments)

    def split(self, argument: int) -> list[int]:
        """An argument as its place in the list of each kind."""
        places: list[int] = []
        for kind in reversed(self.kinds):
            argument, place = divmod(argument, len(kind.ids))
            places.insert(0, place)
        return places

    def values(self, argument: int) -> list[tuple[str, int]]:
        """What is said of an argument: each thing by the table that names it and its number there."""
        values: list[tuple[str, int]] = []
        for kind, place in zip(self.kinds, self.split(argument), strict=True):
            values += kind.values(place)
        return values


class Vocabulary:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.verbs: list[Verb] = []
        self.verb_of: list[int] = []
        self._index: dict[str, int] = {}

    def add(self, verb: str, *kinds: Kind, pile: str = "", at: int | None = None) -> int:
        """Add a verb with what it is about (nothing: it stands alone), and the pile if it is about cards and always the same.

        Returns the number to which that of a thing is added, so that `PLAY + card` is the action; of several things, their first.
        A game that writes the number out, for the compiler to know it, says so (`at`), and the two must agree.
        """
        first = len(self.names)
        added = Verb(verb, first, kinds, pile)
        for argument in added.arguments:
            name = f"{verb} {argument}" if argument else verb
            if name in self._index:
                raise ValueError(f"The action {name!r} is in the table twice.")
            self._index[name] = len(self.names)
            self.names.append(name)
            self.verb_of.append(len(self.verbs))
        self.verbs.append(added)
        base = first - kinds[0].first if len(kinds) == 1 else first
        if at is not None and at != base:
            raise ValueError(f"The verb {verb!r} begins at action {base}, not {at}.")
        return base

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __contains__(self, name: str) -> bool:
        """Whether `parse` would understand the name."""
        return " ".join(name.split()) in self._index

    def name(self, action: int) -> str:
        if 0 <= action < len(self.names):
            return self.names[action]
        raise UnknownAction(f"There is no action number {action}; the table has {len(self.names)}.")

    def has_verb(self, name: str) -> bool:
        return any(verb.name == name for verb in self.verbs)

    def verb(self, action: int) -> Verb:
        return self.verbs[self.verb_of[action]]

    def argument(self, action: int) -> int:
        """Which of its verb's arguments the action has."""
        return action - self.verbs[self.verb_of[action]].first

    def targets(self, action: int, pile: str = "") -> list[Target]:
        """What the action is about; `pile` is where its card lies, if the verb alone doesn't say it."""
        verb = self.verb(action)
        pile = pile or verb.pile
        places = verb.split(self.argument(action))
        return [
            Target(kind.name, kind.ids[place], pile if kind.name == CARD else "")
            for kind, place in zip(verb.kinds, places, strict=True)
        ]

    def parse(self, name: str) -> int:
        action = self._index.get(" ".join(name.split()))
        if action is None:
            raise UnknownAction(f"{quoted(name)} is not an action of this game.")
        return action
