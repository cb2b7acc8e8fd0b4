"""The action table: every choice that anyone can ever make in a game, an int for machines and a name for people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bailiwick.kernel.errors import UnknownAction, quoted


class Verb:
    """A block of consecutive actions that share a first word: `deploy` with all the places there are."""

    def __init__(self, name: str, first: int, arguments: Sequence[str]) -> None:
        self.name = name
        self.first = first
        self.arguments = tuple(arguments)

    def __len__(self) -> int:
        return len(self.arguments)


class Vocabulary:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.verbs: list[Verb] = []
        self.verb_of: list[int] = []
        self._index: dict[str, int] = {}

    def add(self, verb: str, arguments: Sequence[str] = ("",)) -> int:
        """Add a verb with its arguments (none: the verb stands alone); returns the number of its first action."""
        first = len(self.names)
        for argument in arguments:
            name = f"{verb} {argument}" if argument else verb
            if name in self._index:
                raise ValueError(f"The action {name!r} is in the table twice.")
            self._index[name] = len(self.names)
            self.names.append(name)
            self.verb_of.append(len(self.verbs))
        self.verbs.append(Verb(verb, first, arguments))
        return first

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

    def verb(self, action: int) -> Verb:
        return self.verbs[self.verb_of[action]]

    def argument(self, action: int) -> int:
        """Which of its verb's arguments the action has."""
        return action - self.verbs[self.verb_of[action]].first

    def parse(self, name: str) -> int:
        action = self._index.get(" ".join(name.split()))
        if action is None:
            raise UnknownAction(f"{quoted(name)} is not an action of this game.")
        return action
