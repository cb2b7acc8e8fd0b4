"""Whole games as they were once played, with what every seat saw: whatever is rebuilt, they must come out the same.

`python -m tests.recorded` replays them all; with `--record` it plays them anew, which is right only where the rules themselves,
or what is shown, were meant to change. A game is a record, as anybody can save one, and a trace: a short sum after every few
decisions over the views of all seats and of a spectator, over the choices, and over what was told. Moves are kept by name, so old
records are read at the same time.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from bailiwick import bots, games
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from tests.random_games import drawn_options

FOLDER: Final = Path(__file__).parent
GAMES: Final = 112  # of each; every second one is played by greedy bots
STRIDE: Final = 16  # decisions between two sums: so near a difference is found
SPECTATOR: Final = -1
# What views show by now and did not when the games were recorded: sums that the page did by itself then, of what it saw.
SINCE: Final = {
    "tyrants": {"control", "seats.spies_left", "seats.score"},
    "ankh_morpork": {"silent", "seats.points"},
    "immortals": {
        *("area_rulers", "numbers", "phase", "action.sides"),
        *("seats.prices", "seats.round_points", "seats.spaces", "seats.cards"),
    },
    "oath": {"asks", "seats.sites", "deal.gives", "legacy.part", "campaign.changes"},
}


@cache
def later(name: str) -> dict[str, tuple[str, ...]]:
    """What a view has been given since: in each of its groups, in the view itself ("") at last."""
    paths = [path.rpartition(".")[::2] for path in sorted(SINCE.get(name, ()), reverse=True)]
    return {group: tuple(key for inside, key in paths if inside == group) for group, _ in paths}


def as_recorded(name: str, view: dict[str, Any]) -> dict[str, Any]:
    """A view in the form that it had when the games were recorded."""
    page = view
    for group, keys in later(name).items():
        if not group:
            page = without(page, keys)
        elif group == "seats":
            page = {**page, group: {seat: without(mine, keys) for seat, mine in page[group].items()}}
        elif page[group] is not None:
            page = {**page, group: without(page[group], keys)}
    return page


def without(page: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    kept = page.copy()
    for key in keys:
        kept.pop(key, None)
    return kept


class Pen:
    """Writes views as JSON with sorted keys; a part that is as it was in the view before, as most are, is not written again.

    What a seat alone sees differs from the view before, which is another seat's: so it is compared with its own last one, too.
    """

    encode = staticmethod(json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode)

    def __init__(self) -> None:
        self.last: dict[str, tuple[Any, str]] = {}
        self.own: dict[tuple[int, str], tuple[Any, str]] = {}

    def write(self, view: dict[str, Any], viewer: int) -> str:
        seats = view["seats"]
        return (
            "{"
            + ",".join(
                [
                    f'"seats":{{{",".join([self.part(seat, seats[seat], viewer) for seat in sorted(seats)])}}}'
                    if key == "seats"
                    else self.part(key, view[key], viewer)
                    for key in sorted(view)
                ]
            )
            + "}"
        )

    def part(self, key: str, value: Any, viewer: int) -> str:
        found = self.last.get(key)
        if found is not None and found[0] == value:
            return found[1]
        found = self.own.get((viewer, key))
        if found is None or found[0] != value:
            found = value, f'"{key}":{self.encode(value)}'
            self.own[viewer, key] = found
        self.last[key] = found
        return found[1]


class Trace:
    """What a game looks like to everybody, summed up as it goes on."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.pen = Pen()
        self.seen = hashlib.sha256()
        self.told = 0
        self.sums: list[str] = []

    def look(self) -> None:
        game, state = self.match.game, self.match.state
        choices = [[game.vocabulary.name(action) for action in game.legal(state, seat)] for seat in range(state.seats)]
        events = [[event.kind, event.seat, event.values, event.audience] for event in self.match.events[self.told :]]
        views = [
            self.pen.write(as_recorded(game.name, game.view_json(game.mask(state, seat), seat)), seat)
            for seat in range(SPECTATOR, state.seats)
        ]
        self.told = len(self.match.events)
        rest = (json.dumps(part, separators=(",", ":")) for part in (choices, events))
        self.seen.update('{{"choices":{},"events":{},"views":[{}]}}'.format(*rest, ",".join(views)).encode())
        if self.match.moves % STRIDE == 0 or self.match.over:
            self.sums.append(self.seen.hexdigest()[:8])


def play(name: str, number: int) -> dict[str, Any]:
    """One game, by bots of the one or the other kind, with any options."""
    game, rng = games.load(name), Rng(f"recorded {name} {number}")
    match = Match(game, drawn_options(game, rng), f"recorded {number}")
    kind = ("random", "greedy")[number % 2]
    seated = [bots.load(kind, f"{number} {seat}") for seat in range(match.state.seats)]
    match.record.players = [kind] * match.state.seats
    trace = Trace(match)
    while not match.over:
        trace.look()
        seat = match.seat
        match.play(bots.choose(seated[seat], match.view(seat), bots.luck_of(f"recorded {number}", seat, match.moves)), seat)
    trace.look()
    return {"record": match.record.to_json(), "sums": trace.sums}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl.xz"


def write(name: str, played: list[dict[str, Any]]) -> None:
    lines = "".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) + "\n" for one in played)
    path_of(name).write_bytes(lzma.compress(lines.encode(), preset=9 | lzma.PRESET_EXTREME))


def read(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lzma.decompress(path_of(name).read_bytes()).decode().splitlines()]


def replay(one: dict[str, Any]) -> int:
    """Play it again: the same views, choices and events all the way, and the same result. Returns how many moves it has."""
    record = Record.from_json(one["record"])
    game: Game[Any] = games.load(record.game)
    match = Match(game, record.options, record.seed)
    trace = Trace(match)
    for seat, action in [*record.moves, ("", "")]:
        trace.look()
        last = len(trace.sums) - 1
        near = f"{record.game}, seed {record.seed}, move {match.moves}"
        assert trace.sums == one["sums"][: last + 1], f"{near}: somebody sees something else since {STRIDE} moves or fewer."
        if action:
            match.play(action, game.seat_names(match.state).index(seat))
    assert match.over, f"{record.game}, seed {record.seed}: the game is not over any more."
    assert match.record.result == record.result, f"{record.game}, seed {record.seed}: it ends with another result."
    return match.moves


def recorded(name: str, share: int = 1, part: int = 0) -> Iterator[dict[str, Any]]:
    """Those games of which there is one in `share`, from `part` on."""
    yield from read(name)[part::share]
