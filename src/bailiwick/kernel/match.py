"""A match: one game being played, with its record, its log and taking back. What a table, a terminal or a replay holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bailiwick.kernel.errors import BadRecord, BailiwickError, IllegalAction, RulesFailed, quoted, shortened
from bailiwick.kernel.event import Event
from bailiwick.kernel.game import Game
from bailiwick.kernel.native import i64
from bailiwick.kernel.odds import Odds, Reckoning
from bailiwick.kernel.options import read_options
from bailiwick.kernel.record import CHANCE, Record
from bailiwick.kernel.rehearsal import rehearse
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.view import View


class Choices:
    """The legal actions of a seat: count them, iterate over their names, ask whether one is `in`."""

    def __init__(self, game: Game[Any], actions: list[int]) -> None:
        self.game = game
        self.actions = actions

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[str]:
        return (self.game.vocabulary.names[action] for action in self.actions)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, int):
            return action in self.actions
        return isinstance(action, str) and action in self.game.vocabulary and self.game.vocabulary.parse(action) in self.actions

    def __repr__(self) -> str:
        return f"<{len(self.actions)} choices: {', '.join(list(self)[:6])}{', …' if len(self.actions) > 6 else ''}>"


class Attempt:
    """A move carried out on a copy: where it leads, what would be told of it, and the result if it ends the game."""

    def __init__(self, seat: int, action: str, state: State, result: dict[str, Any] | None) -> None:
        self.seat = seat
        self.action = action
        self.state = state
        self.events = list(state.log or [])
        self.scenes = list(state.scenes or [])
        state.scenes = None
        self.result = result


class Match:
    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, object] | None = None,
        seed: int | str = 0,
        *,
        start: dict[str, Any] | None = None,
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        given = options or {}
        # Defaults are written out: a record must replay the same after a default has changed.
        complete = read_options(game.options, given) if start is None else given
        self.record = Record(game.name, complete, seed, players, start=start)
        self.state: State = game.new(given, seed) if start is None else game.from_json(start)
        game.check_whole(self.state)
        if start is not None and start.get("stack"):
            rehearse(game, self.state)
        self.state.log = []
        self.events: list[Event] = []
        self.event_marks: list[int] = []  # how many events there were before each move
        self._before: list[State] = []  # the states that may be taken back to, newest last
        self._last_seat = -1

    # -- looking

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        """The seat that must choose (the first, if several must); -1 at the end."""
        return self.state.seat

    @property
    def moves(self) -> int:
        return len(self.record.moves)

    def legal(self, seat: int | None = None) -> Choices:
        """What a seat (the one that must choose) may do now; nothing, if it isn't waited for."""
        actor = self.seat if seat is None else seat
        there = not self.over and 0 <= actor < self.state.seats
        return Choices(self.game, self.game.legal(self.state, actor) if there else [])

    def view(self, seat: int) -> View:
        view = View(self.game, self.state, seat)
        view.look()
        return view

    def why_not(self, action: str | int, seat: int | None = None, lang: str = "en") -> str | None:
        """None if the action is legal; otherwise the sentence that says why not. A verb alone: why nothing of it can be done."""
        actor = self.seat if seat is None else seat
        if isinstance(action, str) and action not in self.game.vocabulary and self.game.vocabulary.has_verb(action):
            reason = self.game.why_none(self.state, actor, action)
        else:
            reason = self.game.why_not(self.state, actor, self._number(action))
        return None if reason is None else self.game.say_reason(self.state, reason, lang)

    def odds(self, action: str | int, seat: int) -> Odds | None:
        """The odds of an action as the seat may reckon them; None if it is not legal, or leaves nothing to chance."""
        number = self._number(action)
        view = self.view(seat)
        return self.game.odds(view.masked, seat, number) if number in view.legal else None

    def reckon(self, action: str | int, seat: int, lang: str) -> Reckoning | None:
        """The same in words, with the arithmetic."""
        number = self._number(action)
        view = self.view(seat)
        return self.game.reckon(view.masked, seat, number, lang) if number in view.legal else None

    def _number(self, action: str | int) -> int:
        vocabulary = self.game.vocabulary
        return vocabulary.parse(action if isinstance(action, str) else vocabulary.name(action))

    # -- playing

    def play(self, action: str | int, seat: int | None = None) -> None:
        """Take an action for a seat (the one that must choose). Anything wrong is raised and changes nothing."""
        self.accept(self.attempt(action, seat))

    def attempt(self, action: str | int, seat: int | None = None) -> Attempt:
        """What the action would lead to; the match stays as it is until that is accepted.

        A move that is not allowed raises why. If the rules themselves fail on the way, that is RulesFailed.
        """
        number = self._number(action)
        actor = self.seat if seat is None else seat
        name = self.game.vocabulary.name(number)
        after = self.state.clone()
        after.log, after.scenes = [], []
        try:
            self.game.check(after, actor, number)
            self.game.apply_legal(after, actor, number)
            check_goes_on(self.game, after)
            result = result_of(self.game, after) if after.over else None
        except BailiwickError:
            raise
        except Exception as problem:
            fault = f"{type(problem).__name__}: {problem}"
            raise RulesFailed(f"The rules of {self.game.title} failed at {name!r}, move {self.moves + 1} ({fault}).") from problem
        return Attempt(actor, name, after, result)

    def accept(self, attempt: Attempt) -> None:
        """Go on from an attempt, the last that was made."""
        before, after, actor = self.state, attempt.state, attempt.seat
        self.event_marks.append(len(self.events))
        self.events.extend(attempt.events)
        after.log = []
        self.state = after
        self.record.moves.append((self.game.seat_names(after)[actor], attempt.action))
        if after.revealed != before.revealed:
            self._before.clear()
        elif actor != self._last_seat:
            self._before = [before]
        else:
            self._before.append(before)
        self._last_seat = actor
        if attempt.result is not None:
            self.record.result = attempt.result

    # -- taking back

    def can_undo(self, seat: int | None = None) -> bool:
        """Free until something hidden or random was revealed or somebody else has acted."""
        return bool(self._before) and (seat is None or seat == self._last_seat)

    def undo(self, seat: int | None = None) -> None:
        """Take the last move back; with a seat, only if that seat made it."""
        if not self._before:
            raise IllegalAction("This can't be taken back: something hidden was revealed, or nothing was done yet.")
        if not self.can_undo(seat):
            raise IllegalAction("This can't be taken back: somebody else has acted since.")
        self.state = self._before.pop()
        self.state.log = []
        self.record.moves.pop()
        self.record.result = None
        del self.events[self.event_marks.pop() :]

    def redraw(self, luck: str, seats: int) -> None:
        """Draw anew all that none of some seats (a bit mask) can know, after moves were taken back that had revealed something:
        nobody looks and chooses again with the same luck. It stands in the record, and can't be taken back."""
        self.state = self.game.reshuffle(self.state, seats, Rng(luck))
        self.state.log = []
        self.event_marks.append(len(self.events))
        names = [name for seat, name in enumerate(self.game.seat_names(self.state)) if seats >> seat & 1]
        self.record.moves.append((CHANCE, " ".join([luck, *names])))
        self._before.clear()
        self._last_seat = -1

    # -- replaying

    @staticmethod
    def replay(game: Game[Any], record: Record, to: int | None = None) -> Match:
        """Play a record again, wholly or its first `to` moves; an illegal move is named with its number."""
        if record.game != game.name:
            raise BadRecord(f"The record is of the game {quoted(record.game)}, not of {game.name!r}.")
        try:
            match = Match(game, record.options, record.seed, start=record.start, players=record.players)
        except BailiwickError as problem:
            raise BadRecord(f"The record can't be set up: {problem}") from None
        names = game.seat_names(match.state)
        for number, (seat, action) in enumerate(record.moves[:to]):
            if seat == CHANCE:
                match.redraw(*read_chance_move(number, action, names))
                continue
            if seat not in names:
                raise BadRecord(f"Move {number + 1} of the record is by {quoted(seat)}; the seats are {', '.join(names)}.")
            try:
                match.play(action, names.index(seat))
            except (BailiwickError, RulesFailed) as problem:
                raise BadRecord(
                    f"Move {number + 1} of the record ({seat}: {shortened(action, 60)}) can't be made: {problem}"
                ) from problem
        return match


def read_chance_move(number: int, action: str, names: list[str]) -> tuple[str, int]:
    """The luck of a move by chance, and the seats that keep what they know."""
    luck, *seats = action.split()
    for name in seats:
        if name not in names:
            raise BadRecord(
                f"In move {number + 1} of the record, by chance, {quoted(name)} is no seat; they are {', '.join(names)}."
            )
    return luck, sum(1 << names.index(name) for name in set(seats))


def check_goes_on(game: Game[Any], state: State) -> None:
    """Raise if the game is not over and yet nobody can go on with it."""
    if state.over:
        return
    seat: i64 = 0
    while state.waiting >> seat:
        if (state.waiting >> seat) & 1 and not game.legal(state, seat):
            break
        seat += 1
    if seat == 0 or state.waiting >> seat:
        raise RuntimeError("the game is not over, but nobody can do anything")


def result_of(game: Game[Any], state: State) -> dict[str, Any]:
    names = game.seat_names(state)
    return {
        "winners": [names[seat] for seat in game.winners(state)],
        "scores": dict(zip(names, game.scores(state), strict=True)),
        "sources": dict(zip(names, game.score_sources(state), strict=True)),
        "rounds": game.round_of(state),
    }
