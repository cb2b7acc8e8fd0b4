"""Why something can't be done: a clause of the rules and a sentence's key with its values."""

from __future__ import annotations


class Reason:
    """`key` names a sentence in the game's words, `values` fill it in, `clause` cites the rule ("T-7.3")."""

    def __init__(self, clause: str, key: str, values: tuple[int, ...] = ()) -> None:
        self.clause = clause
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.key!r}, {self.values!r})"
