"""A whole game as options, seed and moves: the save file, the bug report, the replay and the unit of storage.

Moves are stored by name, so a record survives a reordered action table. Where moves were taken back after something had been
revealed, chance has a move too: "chance: 5f3a red blue", with the luck and the seats that keep what they know.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bailiwick.kernel.errors import BadRecord, quoted

FORMAT = "bailiwick-record"
VERSION = 1
DRAWN_ANEW = 2  # the version of a record in which chance has moved
CHANCE = "chance"  # in the place of a seat: what nobody could know was drawn anew (`Match.redraw`)


class Record:
    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        seed: int | str,
        players: list[str] | None = None,
        moves: list[tuple[str, str]] | None = None,
        start: dict[str, Any] | None = None,
        result: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.players = players or []
        self.moves = moves if moves is not None else []
        self.start = start  # a position to begin from, instead of the usual set-up
        self.result = result

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": DRAWN_ANEW if any(seat == CHANCE for seat, _ in self.moves) else VERSION,
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "players": self.players,
        }
        if self.start is not None:
            data["start"] = self.start
        data["moves"] = [f"{seat}: {action}" for seat, action in self.moves]
        if self.result is not None:
            data["result"] = self.result
        return data

    def dumps(self) -> str:
        return json.dumps(self.to_json(), ensure_ascii=False)

    @staticmethod
    def loads(text: str) -> Record:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise BadRecord(f"This is not a record: it is not valid JSON ({problem}).") from None
        return Record.from_json(data)

    @staticmethod
    def from_json(data: object) -> Record:
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f'This is not a record: "format" must be "{FORMAT}".')
        if data.get("version") not in (VERSION, DRAWN_ANEW):
            known = f"{VERSION} and {DRAWN_ANEW}"
            raise BadRecord(f"This record has version {quoted(data.get('version'))}; this program reads versions {known}.")
        game, options, seed = data.get("game"), data.get("options"), data.get("seed")
        if not isinstance(game, str):
            raise BadRecord('The record\'s "game" must be a name.')
        if not isinstance(options, dict):
            raise BadRecord('The record\'s "options" must be an object.')
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise BadRecord('The record\'s "seed" must be a number or a text.')
        moves = data.get("moves")
        if not isinstance(moves, list):
            raise BadRecord('The record\'s "moves" must be a list.')
        start, result, players = data.get("start"), data.get("result"), data.get("players", [])
        if start is not None and not isinstance(start, dict):
            raise BadRecord('The record\'s "start" must be a position.')
        if result is not None and not isinstance(result, dict):
            raise BadRecord('The record\'s "result" must be an object.')
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise BadRecord('The record\'s "players" must be a list of names.')
        try:
            json.dumps(data, ensure_ascii=False).encode()
        except (UnicodeEncodeError, RecursionError):
            raise BadRecord("The record has letters that no file can hold, or too much inside one another.") from None
        return Record(game, options, seed, players, [_move(i, m) for i, m in enumerate(moves)], start, result)


def _move(number: int, move: object) -> tuple[str, str]:
    if isinstance(move, str):
        seat, colon, action = move.partition(":")
        if colon and seat.strip() and action.strip():
            return seat.strip(), action.strip()
    raise BadRecord(f'Move {number + 1} of the record is {quoted(move)}; a move looks like "red: play noble".')
