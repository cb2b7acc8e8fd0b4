"""Two people and two bots, from the lobby to the final score, by clicks and taps alone; the world around them is unreliable."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tests.browser.together import next_to_choose
from tests.browser.visitor import PHONE, Line, Visitor, agree
from tests.table.server import Running

SEED: Final = 1
RELOAD, LOST, KILLED, KILLED_IN_MID_MOVE = "reload", "lost connection", "killed", "killed in mid-move"
MISHAPS: Final = (RELOAD, LOST, KILLED, KILLED_IN_MID_MOVE)
RARE: Final = 40  # choices from one mishap of a kind to the next, on average


def sit_down(ann: Visitor, ben: Visitor) -> None:
    """Ann opens a table by the form, Ben comes by the invite link, bots have the other seats. Ann is red, Ben is blue."""
    ann.fill_form("me", "open", "beginner", "beginner")
    ann.button("Open the table").click()
    ann.page.wait_for_url("**/t/*")
    ben.page.goto(ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()


def test_two_people_and_two_bots_play_to_the_final_score_whatever_happens(visit: Callable[..., Visitor], server: Running) -> None:
    ann, ben = visit("Ann"), visit("Ben", **PHONE)
    line = Line(ben)
    sit_down(ann, ben)
    table = ann.page.url.rpartition("/")[2]
    chance = Random(SEED)
    happened: set[str] = set()
    made: list[str] = []  # what the people chose, as a record has it
    number = 0
    while True:
        happens = chance.choice(MISHAPS) if chance.randrange(RARE) < len(MISHAPS) else ""
        if happens == KILLED:  # while a person or a bot thinks; the pages stay open and find the server again
            server.kill()
            for visitor in (ann, ben):
                visitor.reconnect()
        chooser = next_to_choose(ann, ben, number)
        if chooser is None:
            break
        if happens == RELOAD:
            before = chooser.sees()
            chooser.page.reload()
            assert chooser.sees() == before
        if happens == LOST and chooser is ann:  # Ben misses what Ann does
            line.cut()
        seen = chooser.look(number, turn=True)
        action = chooser.click(chooser.favourite(seen))
        happened.add(happens)
        if happens == KILLED_IN_MID_MOVE:
            server.kill()
            for visitor in (ann, ben):
                visitor.page.reload()
            if chooser.look().number == seen.number:
                assert chooser.look(turn=True).actions == seen.actions
                continue  # the move had not arrived: it was not made, and can be made again
        number = chooser.look(seen.number + 1).number
        made.append(f"{'red' if chooser is ann else 'blue'}: {action}")
        if not line.whole:
            line.mend()
            agree(ann, ben)
    assert happened >= set(MISHAPS)

    assert ann.final_table() == ben.final_table()
    assert ann.headline() == ben.headline()
    agree(ann, ben)
    # Nothing was lost and nothing was done twice.
    record = ann.page.request.get(f"/api/tables/{table}/record").json()
    assert [move for move in record["moves"] if move.startswith(("red:", "blue:"))] == made
    assert ann.final_table()[-1][1:] == [str(score) for score in record["result"]["scores"].values()]
