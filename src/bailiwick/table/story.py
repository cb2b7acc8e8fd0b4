"""A table's story: its rows in memory, which of them count, and the match after any number of them.

Rows are append-only, and taking back is a row of its own (`!undo 2`: the last two moves that count no longer do). Snapshots, one
at each hand-over, spare the replay of what came before.
"""

from __future__ import annotations

from typing import Any, Final

from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.state import State
from bailiwick.table.store import MoveRow, Snapshot, Store, TableRow

UNDO: Final = "!undo"


class Story:
    def __init__(self, store: Store, table: TableRow, game: Game[Any]) -> None:
        self.store = store
        self.table = table
        self.game = game
        self.rows = 0
        self.last: float | None = None  # when the last row was stored
        self.moves: list[MoveRow] = []  # those that count
        for row in store.moves(table.id):
            self._fold(row)
        self.snapshots = store.snapshots(table.id)

    def _fold(self, row: MoveRow) -> None:
        if row.action.startswith(UNDO):
            del self.moves[len(self.moves) - int(row.action[len(UNDO) :]) :]
        else:
            self.moves.append(row)
        self.rows += 1
        self.last = row.at

    def add(self, row: MoveRow, state: dict[str, Any] | None = None, result: dict[str, Any] | None = None) -> None:
        """Commit a row, with the state after it if a snapshot is due. Nothing is kept if the commit fails."""
        number, taken_back = row.number + 1, row.action.startswith(UNDO)
        count = len(self.moves) - int(row.action[len(UNDO) :]) if taken_back else len(self.moves) + 1
        self.store.add_move(self.table.id, row, None if state is None else Snapshot(number, count, state), result)
        self._fold(row)
        if state is not None:
            self.snapshots.append(Snapshot(number, count, None))

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
        match.play(move.action, move.seat)
    return match
