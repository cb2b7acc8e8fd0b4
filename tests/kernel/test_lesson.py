"""A lesson: a script on the real rules. What it waits for, what it says, how far it has come, what is wrong with a bad one."""

from __future__ import annotations

import pytest

from bailiwick import games
from bailiwick.kernel.lesson import BadLesson, Lesson, check_lesson, played, read_lesson

HEAD = """
chapter = 1
minutes = 5
seat = "red"
seed = 2
options = { players = 2, decks = ["drow", "dragons"], first = "red", outer = "left" }
"""
STEPS = """
[[steps]]
say = "goal"
[[steps]]
say = "home"
at = "place:ched_nasad"
do = "deploy ched_nasad"
offer = "deploy *"
[[steps]]
by = "blue"
do = "deploy skullport"
[[steps]]
say = "hand"
do = ["play noble", "play soldier"]
times = 5
[[steps]]
say = "end"
"""
TYRANTS = games.load("tyrants")


def lesson(text: str = HEAD + STEPS) -> Lesson:
    return read_lesson("tyrants", "first", text, None)


def said(moves: int) -> list[str]:
    return [step.say for step in lesson().said(moves)]


def test_all_that_is_said_before_a_move_is_said_with_it() -> None:
    assert said(0) == ["goal", "home"]
    assert said(2) == ["hand"]


def test_a_step_of_several_moves_is_said_until_the_last_of_them() -> None:
    assert [said(moves) for moves in range(3, 7)] == [["hand"]] * 4
    assert said(7) == ["end"]


def test_the_others_move_by_the_script_and_nobody_else_does() -> None:
    match = lesson().begin(TYRANTS)
    assert lesson().scripted(match, 0) is None
    match.play("deploy ched_nasad")
    assert lesson().scripted(match, 1) == (1, "deploy skullport")


def test_another_move_lights_up_if_it_is_offered_and_is_wrong_all_the_same() -> None:
    step = lesson().steps[1]
    assert step.shows("deploy eryndlyn")
    assert not step.takes("deploy eryndlyn")
    assert not step.shows("end-turn")


def test_played_it_comes_to_its_end_by_any_right_move() -> None:
    ways = set()
    for pick in (min, max):
        *_, match = played(lesson(), TYRANTS, pick)
        ways.add(tuple(action for _seat, action in match.record.moves))
    assert len(ways) == 2
    assert {len(way) for way in ways} == {7}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (HEAD.replace("minutes = 5", "") + STEPS, "has no 'minutes'"),
        (HEAD + "surprise = 1\n" + STEPS, "'surprise'"),
        (HEAD + STEPS + '[[steps]]\ndo = "end-turn"\n', "ends with a move"),
        (HEAD + '[[steps]]\ndo = "deploy *"\n[[steps]]\nsay = "end"\n', "before it has said anything"),
        (HEAD + '[[steps]]\nby = "blue"\n', "not what they do"),
        (HEAD + '[[steps]]\nat = "card:noble"\n', "says nothing and waits for nothing"),
        (HEAD + '[[steps]]\nsays = "goal"\n', "'says'"),
        ("chapter = ", "can't be read"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said_in_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint):
        lesson(text)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"deploy skullport"', '"deploy ched_nasad"', "stuck at step 3: blue should 'deploy ched_nasad' and may: deploy"),
        ("place:ched_nasad", "place:atlantis", "points at 'place:atlantis'"),
        ('say = "end"', 'say = "nonsense"', "'lesson-first-nonsense', for which en has no words"),
    ],
)
def test_checked_a_lesson_must_be_playable_and_have_its_words(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadLesson, match=complaint):
        check_lesson(lesson((HEAD + STEPS).replace(old, new)), TYRANTS, 1)


@pytest.mark.parametrize("game", games.NAMES)
def test_every_lesson_there_is_can_be_played_to_its_end_in_every_language(game: str) -> None:
    for one in games.lessons(game):
        assert check_lesson(one, games.load(game), 3) > 0
