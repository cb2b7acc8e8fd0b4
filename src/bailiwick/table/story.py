"""A table's story: its rows in memory, which of them count, and the match after any number of them.

Rows are append-only, and taking back is a row of its own (`!undo 2`: the last two moves that count no longer do). Where something
had been revealed since, it also draws anew what nobody at the table can know (`!undo 2 5f3a 3`: the luck, and the seats that keep
what they know): such a row counts, for what follows depends on it. Snapshots, one at each hand-over, spare the replay of what
came before.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.state import State
from bailiwick.table.store import MoveRow, Snapshot, Store, TableRow

UNDO: Final = "!undo"


class TakenBack(NamedTuple):
    """What a row of taking back says: how many moves, and how what was revealed is drawn anew, if anything was."""

    moves: int
    luck: str = ""
    seats: int = 0  # a bit mask: who keeps what they know

    @staticmethod
    def of(row: MoveRow) -> TakenBack | None:
        """None, if the row is a move."""
        if not row.action.startswith(UNDO):
            return None
        moves, *drawn = row.action.split()[1:]
        return TakenBack(int(moves), drawn[0], int(drawn[1])) if drawn else TakenBack(int(moves))

    @property
    def action(self) -> str:
        return f"{UNDO} {self.moves} {self.luck} {self.seats}" if self.luck else f"{UNDO} {self.moves}"


class Story:
    def __init__(self, store: Store, table: TableRow, game: Game[Any]) -> None:
        self.store = store
        self.table = table
        self.game = game
        self.rows = 0
        self.last: float | None = None  # when the last row was stored
        self.moves: list[MoveRow] = []  # those that count
        self.taken_back: dict[int, list[MoveRow]] = {}  # by the number of the row that took them back, for people to read
        self._told: list[MoveRow] = []  # every row of taking back
        for row in store.moves(table.id):
            self._fold(row)
        self.snapshots = store.snapshots(table.id)

    def _fold(self, row: MoveRow) -> None:
        taken_back = TakenBack.of(row)
        if taken_back is None:
            self.moves.append(row)
        else:
            kept = len(self.moves) - taken_back.moves
            self.taken_back[row.number] = self.moves[kept:]
            del self.moves[kept:]
            self._told.append(row)
            if taken_back.luck:
                self.moves.append(row)
        self.rows += 1
        self.last = row.at

    def add(self, row: MoveRow, state: dict[str, Any] | None = None, result: dict[str, Any] | None = None) -> None:
        """Commit a row, with the state after it if a snapshot is due. Nothing is kept if the commit fails."""
        number, taken_back = row.number + 1, TakenBack.of(row)
        count = len(self.moves) + 1 if taken_back is None else len(self.moves) - taken_back.moves + bool(taken_back.luck)
        self.store.add_move(self.table.id, row, None if state is None else Snapshot(number, count, state), result)
        self._fold(row)
        if state is not None:
            self.snapshots.append(Snapshot(number, count, None))

    def told(self, since: int) -> list[MoveRow]:
        """What people are told of, from a row on: the moves that count, and what was taken back."""
        known = {row.number: row for row in (*self.moves, *self._told) if row.number >= since}
        return [known[number] for number in sorted(known)]

    def asides(self) -> list[int]:
        """The rows that people are told of and that count no longer, or never did."""
        counts = {row.number for row in self.moves}
        return [row.number for row in self._told if row.number not in counts]

    def last_move_of(self, seat: int) -> int:
        """The place of a seat's last move among those that count; -1 if it has made none."""
        mine = [i for i, row in enumerate(self.moves) if row.seat == seat and TakenBack.of(row) is None]
        return mine[-1] if mine else -1

    def beginning(self) -> Match:
        return Match(self.game, self.table.options, self.table.seed, start=self.table.start)

    def whole(self) -> Match:
        """Every move from the beginning: what a record needs."""
        return play_on(self.beginning(), self.moves)

    def after(self, count: int) -> Match:
        """The match after the first `count` moves that count, replayed from the newest snapshot that led there.

        What the last seat did in a row is replayed in any case: some of it may still be taken back.
        """
        moves = self.moves[:count]
        begun = len(moves)
        while begun and moves[begun - 1].seat == moves[-1].seat:
            begun -= 1
        for snapshot in reversed(self.snapshots):
            before = sum(move.number < snapshot.number for move in moves)
            # If fewer moves of that time count now, some were taken back since: the snapshot is of another story.
            if before == snapshot.moves <= begun:
                state = self.store.snapshot_state(self.table.id, snapshot.number)
                return play_on(Match(self.game, start=state), moves[before:])
        return play_on(self.beginning(), moves)


def handed_over(waiting: int, after: State, seat: int) -> bool:
    """Whether a seat's move has passed the game on: it is not asked again, or somebody is asked who was not before."""
    return not after.over and (not after.waiting >> seat & 1 or bool(after.waiting & ~waiting & ~(1 << seat)))


def play_on(match: Match, moves: list[MoveRow]) -> Match:
    for move in moves:
        play_row(match, move)
    return match


def play_row(match: Match, row: MoveRow) -> None:
    taken_back = TakenBack.of(row)
    if taken_back is None:
        match.play(row.action, row.seat)
    else:
        match.redraw(taken_back.luck, taken_back.seats)
