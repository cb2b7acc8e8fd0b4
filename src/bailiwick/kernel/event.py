"""Something that happened, as typed values: the log line, its translation and its animation are made from it elsewhere."""

from __future__ import annotations

from bailiwick.kernel.native import i64

EVERYBODY = -1


class Event:
    """`kind` names the sentence, `seat` who did it (-1: nobody), `values` its ids and numbers.

    `audience` is a bit mask of the seats that may see it. Spectators see only what everybody sees.
    """

    def __init__(self, kind: str, seat: i64, values: tuple[int, ...], audience: int = EVERYBODY) -> None:
        self.kind = kind
        self.seat: i64 = seat
        self.values = values
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        if self.audience == EVERYBODY:
            return True
        return seat is not None and seat >= 0 and (self.audience >> seat) & 1 == 1

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.values!r}, {self.audience})"
