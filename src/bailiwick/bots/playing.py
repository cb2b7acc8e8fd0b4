"""The loop in which bots play a game to its end: all that happens at every decision and nothing else, as it decides the speed."""

from __future__ import annotations

from typing import Any

from bailiwick.bots.base import Bot, Luck
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import check_goes_on
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import State
from bailiwick.kernel.view import View


class Seated:
    """A bot at its seat of one game. A stranger's sees a copy and no more; one of ours has it made when it looks, if it does."""

    def __init__(self, bot: Any, name: str, luck: Luck, ours: bool) -> None:
        self.bot = bot
        self.own = bot if isinstance(bot, Bot) else None  # a stranger's class that is no `Bot` makes its own luck
        self.name = name
        self.luck = luck
        self.ours = ours


class Interrupted(Exception):
    """What a bot or the rules raised, and at which seat; `action` is -1 where the bot failed."""

    def __init__(self, seat: int, action: int, cause: Exception) -> None:
        super().__init__(seat, action, cause)
        self.seat = seat
        self.action = action
        self.cause = cause


class Stop:
    """Whether to stop at the next decision."""

    def __init__(self) -> None:
        self.asked = False


def play(game: Game[Any], state: State, seated: list[Seated | None], moves: list[tuple[str, str]], stop: Stop) -> None:
    """Play on to the end, or until it is to stop, and write the moves down. A single option is taken for the bot."""
    seats = game.seat_names(state)
    names = game.vocabulary.names
    number: i64 = len(moves)
    while not state.over and not stop.asked:
        seat: i64 = state.seat
        legal = game.legal(state, seat)
        action: i64 = legal[0]
        if len(legal) > 1:
            action = decide(game, state, seat, seated[seat], number)
        try:
            game.apply_legal(state, seat, action)
            check_goes_on(game, state)
        except Exception as problem:
            raise Interrupted(seat, action, problem) from problem
        moves.append((seats[seat], names[action]))
        number += 1


def decide(game: Game[Any], state: State, seat: i64, seated: Seated | None, number: i64) -> i64:
    """What the bot at a seat chooses; it is checked before anything is done."""
    try:
        assert seated is not None, "nobody sits there"
        view = View(game, state, seat)
        if not seated.ours:
            view.look()
        own = seated.own
        action: i64
        if own is not None:
            own.asked(seated.luck.at(number))
            action = own.choose(view)
        else:
            action = seated.bot.choose(view)
        view.close()
        game.check(state, seat, action)
    except Exception as problem:  # whatever a stranger's bot does
        raise Interrupted(seat, -1, problem) from problem
    return action
