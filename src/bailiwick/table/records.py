"""Records that come in from a file: a game begun elsewhere becomes a table, with its log and its snapshots."""

from __future__ import annotations

import time

from bailiwick import bots, games
from bailiwick.kernel.match import Match, read_chance_move
from bailiwick.kernel.record import CHANCE, Record
from bailiwick.table.hall import new_table
from bailiwick.table.pages import SPECTATOR
from bailiwick.table.room import BY_RULES
from bailiwick.table.store import OVER, PLAYING, MoveRow, SeatRow, Snapshot, Store
from bailiwick.table.story import TakenBack, handed_over

NOBODY = ""  # hosts a table that was not made here


def import_record(store: Store, record: Record) -> str:
    """Add a record as a finished or a running table and return its id. Raises BadRecord, and adds nothing, if it doesn't replay.

    A player with a bot's name is that bot; the other seats wait for people to take them.
    """
    game = games.load(record.game)
    Match.replay(game, record)  # whatever is wrong with it is said here
    match = Match(game, record.options, record.seed, start=record.start)
    names = game.seat_names(match.state)
    moves: list[MoveRow] = []
    snapshots: list[Snapshot] = []
    for number, (name, action) in enumerate(record.moves):
        if name == CHANCE:
            drawn = TakenBack(0, *read_chance_move(number, action, names))
            moves.append(MoveRow(number, SPECTATOR, drawn.action, [], time.time()))
            match.redraw(drawn.luck, drawn.seats)
            snapshots.append(Snapshot(number + 1, number + 1, game.to_json(match.state)))
            continue
        seat, mark, waiting = names.index(name), len(match.events), match.state.waiting
        match.play(action, seat)
        moves.append(MoveRow(number, seat, match.record.moves[-1][1], match.events[mark:], time.time()))
        if handed_over(waiting, match.state, seat):
            snapshots.append(Snapshot(number + 1, number + 1, game.to_json(match.state)))
    row = new_table(record.game, match.record.options, record.seed, False, NOBODY)
    row.start = record.start
    row.status, row.result = (OVER, match.record.result) if match.over else (PLAYING, None)
    players = [*record.players, *[""] * len(names)][: len(names)]
    automatic = game.automatic(match.state)
    seats = [
        SeatRow(i, None, BY_RULES if i in automatic else name if name in bots.NAMES else None, name)
        for i, name in enumerate(players)
    ]
    store.add_table(row, seats, moves, snapshots)
    return row.id
