"""How long a bot takes tells nothing: it is asked where it has no choice, too, and answers on the beat.

The clock of these tests goes only while somebody sleeps, so they measure exactly and take no time.
"""

from __future__ import annotations

import asyncio
import selectors
from typing import Any

import pytest

from bailiwick.table.hall import Hall, new_table
from bailiwick.table.room import Room
from bailiwick.table.settings import Settings
from bailiwick.table.store import PLAYING, SeatRow, Store
from bailiwick.table.thinking import Question, Thinkers, think, until_beat
from tests.games.ankh_morpork.table import Table

BLUE = 1


class Clock(asyncio.SelectorEventLoop):
    """A loop whose time is what was slept so far."""

    def __init__(self) -> None:
        self.slept = 0.0
        super().__init__(Waiting(self))

    def time(self) -> float:
        return self.slept


class Waiting(selectors.SelectSelector):
    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:  # a thread is at work: that is no sleep
            return super().select(None)
        ready = super().select(0)
        if not ready:
            self.clock.slept += timeout
        return ready


class Thinking(Thinkers):
    """Thinks as a worker does, for as long as it is told."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1, 5.0)
        self.takes = seconds
        self.asked: list[str] = []

    async def choose(self, question: Question) -> str:
        self.asked.append(question.bot)
        await asyncio.sleep(self.takes)
        return think(question)


def asked_table(store: Store, held: str) -> Room:
    """Red attacks blue's minion, and blue, a bot, is asked whether it answers with a card."""
    start: Any = Table(
        hand=["inigo_skimmer", "modo"], areas={"the_shades": "red blue trouble"}, blue={"hand": [held, "mrs_cake"]}
    ).start
    ann = store.add_person("Ann")
    row = new_table("ankh_morpork", {}, "seed", False, ann)
    row.start, row.status = start, PLAYING
    store.add_table(row, [SeatRow(0, ann, None, "Ann"), SeatRow(BLUE, None, "greedy", "greedy")])
    room = Room(store, row)
    for action in ("play inigo_skimmer", "remove the_shades blue"):
        room.move(ann, room.rows, 0, action)
    return room


def answered(store: Store, held: str, seconds: float, beat: float) -> tuple[float, list[str]]:
    """After how long the bot's answer was there, if it thinks for so many seconds; and who was asked."""
    room = asked_table(store, held)
    hall = Hall(store, Settings(folder=store.path.parent, bot_beat=beat))
    hall.thinkers = thinking = Thinking(seconds)
    with asyncio.Runner(loop_factory=Clock) as runner:
        assert runner.run(hall._let_a_bot_move(room))
        took = runner.get_loop().time()
    assert room.match.record.moves[-1][0] == "blue"
    return took, thinking.asked


def test_a_bot_without_a_choice_is_asked_like_any_other(store: Store) -> None:
    for held in ("gaspode", "hex"):
        assert answered(store, held, 0.001, 0.05)[1] == ["greedy"]


def test_who_has_one_choice_and_who_has_two_answer_after_the_same_time(store: Store) -> None:
    holder, other = asked_table(store, "gaspode"), asked_table(store, "hex")
    assert [len(room.match.legal(BLUE)) for room in (holder, other)] == [2, 1]
    times = [answered(store, held, seconds, 0.05)[0] for held, seconds in (("gaspode", 0.0034), ("hex", 0.0016))]
    assert times == pytest.approx([0.05, 0.05])


def test_a_longer_thought_is_told_on_the_next_beat(store: Store) -> None:
    assert answered(store, "gaspode", 0.052, 0.05)[0] == pytest.approx(0.1)


def test_without_a_beat_bots_answer_at_once(store: Store) -> None:
    assert answered(store, "gaspode", 0.0034, 0.0)[0] == pytest.approx(0.0034)


@pytest.mark.parametrize(("seconds", "beats"), [(0.0, 1), (0.0001, 1), (0.0499, 1), (0.0501, 2), (0.34, 7)])
def test_an_answer_comes_on_a_whole_beat(seconds: float, beats: int) -> None:
    assert seconds + until_beat(seconds, 0.05) == pytest.approx(beats * 0.05)
