"""`bailiwick play --terminal`: which game is begun or taken up again, and who sits where. The playing itself is in `session`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bailiwick.cli.beginning import USUAL_GAME, new_match, opponents
from bailiwick.kernel.errors import BadOption

if TYPE_CHECKING:
    from bailiwick.kernel.match import Match

YOU = "you"  # the person's name in a record's list of players


def play_here(
    game: str | None,
    players: int | None,
    bots: str | None,
    given: Mapping[str, object],
    seat: str | None,
    seed: str | None,
    load: Path | None,
    resume: bool,
    lang: str | None,
    chronicle: Path | None = None,
) -> None:
    from bailiwick.cli import saves
    from bailiwick.cli.files import read_match, replay
    from bailiwick.cli.session import Session
    from bailiwick.cli.words import language

    spoken = language(lang)
    path = None
    if load is not None and resume:
        raise BadOption("--load and --resume can't be used together: each names the game to go on with.")
    if load is not None or resume:
        for name, asked in (("--players", players), ("--seed", seed), ("--option or --data", given)):
            if asked:
                raise BadOption(f"{name} can't be changed in a game that has begun.")
    if resume:
        path, record = saves.latest_unfinished(game)
        match = replay(path, record)
    elif load is not None:
        match = read_match(load)
        if game is not None and match.game.name != game:
            raise BadOption(f"{str(load)!r} holds a game of {match.game.name}, not of {game}.")
    else:
        match = new_match(game or USUAL_GAME, players, seed, given)
    sit_down(match, seat, bots)
    Session(match, match.record.players.index(YOU), path or saves.new_path(match.record), spoken, chronicle).run()


def sit_down(match: Match, seat: str | None, bots: str | None) -> None:
    """Write into the record who plays each seat; what a loaded record says holds, unless something else is asked for."""
    from secrets import choice

    from bailiwick.bots import find

    names = match.game.seat_names(match.state)
    before = match.record.players if len(match.record.players) == len(names) else []
    automatic = match.game.automatic(match.state)
    free = [name for number, name in enumerate(names) if number not in automatic]
    if seat is None:
        mine = before.index(YOU) if before.count(YOU) == 1 else names.index(free[0])
    elif seat == "random":
        mine = names.index(choice(free))
    elif seat in free:
        mine = names.index(seat)
    else:
        raise BadOption(f"--seat can't be {seat!r}; the seats are {', '.join(free)}, or random.")
    if bots is None and before.count(YOU) == 1:
        others = [name for number, name in enumerate(before) if name != YOU and number not in automatic]
    else:
        others = opponents(bots, len(free) - 1)
    for name in others:
        find(name)
    taken = {**automatic, mine: YOU}
    left = iter(others)
    match.record.players = [taken[number] if number in taken else next(left) for number in range(len(names))]
