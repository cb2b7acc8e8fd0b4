"""The stack, the steps on it, and the program that gives each step its number and its key."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bailiwick.kernel.errors import BadPosition
from bailiwick.kernel.native import i64
from bailiwick.kernel.reading import Node
from bailiwick.kernel.state import State
from bailiwick.kernel.step import Program, Seq, Step
from tests.kernel import toy

SMALL = st.integers(-(2**40), 2**40)


class Note(Step[State]):
    """Adds its number to `revealed` and is done."""

    def __init__(self, number: int, possible: bool = True) -> None:
        super().__init__()
        self.number = number
        self.possible = possible

    def enter(self, s: State) -> None:
        s.pop()
        s.revealed = s.revealed * 10 + self.number

    def doable(self, s: State) -> bool:
        return self.possible

    def text(self, lang: str) -> str:
        return f"note {self.number}"


def program_of(**steps: Step[State]) -> Program[State]:
    program: Program[State] = Program()
    for key, step in steps.items():
        program.add(key, step)
    return program


def run(program: Program[State], s: State) -> None:
    while s.stack:
        program.steps[s.top].enter(s)


@given(st.lists(st.tuples(st.integers(0, 1000), SMALL, SMALL), max_size=8))
def test_the_stack_gives_back_frames_in_reverse(frames: list[tuple[int, int, int]]) -> None:
    s = State()
    for frame in frames:
        s.push(*frame)
    for step, x, y in reversed(frames):
        assert (s.top, s.get_x(), s.get_y()) == (step, x, y)
        s.pop()
    assert s.stack == []


def test_registers_belong_to_the_top_frame() -> None:
    s = State()
    s.push(4, 1, 2)
    s.push(5)
    s.set_x(-7)
    s.set_y(8)
    assert s.stack == [4, 1, 2, 5, -7, 8]


def test_a_sequence_runs_in_order_before_what_lies_below() -> None:
    program = program_of(all=Seq(Note(1), Seq(Note(2), Note(3)), Note(4)), last=Note(9))
    s = State()
    s.push(program.by_key["last"].index)
    s.push(program.by_key["all"].index)
    run(program, s)
    assert s.revealed == 12349


def test_a_sequence_is_doable_if_one_of_its_steps_is() -> None:
    assert Seq(Note(1, possible=False), Note(2)).doable(State())
    assert not Seq(Note(1, possible=False), Note(2, possible=False)).doable(State())


def test_a_sequence_says_its_steps() -> None:
    steps = Seq(Note(1), Note(2))
    assert [steps.text(lang) for lang in ("en", "pt", "it")] == [
        "note 1, then note 2",
        "note 1, depois note 2",
        "note 1, poi note 2",
    ]


def test_a_step_asks_with_its_own_text() -> None:
    assert Note(1).prompt(State(), 0, "en") == "note 1"
    assert Step[State]().prompt(State(), 0, "en") == ""
    assert Step[State]().doable(State())


def test_a_step_knows_its_place_in_the_program() -> None:
    program = program_of(scout=Seq(Note(1), Seq(Note(2), Note(3))), noble=Note(4))
    assert [step.key for step in program.steps] == ["scout", "scout/0", "scout/1", "scout/1/0", "scout/1/1", "noble"]
    for number, step in enumerate(program.steps):
        assert step.index == number
        assert program.by_key[step.key] is step


def test_keys_stay_when_steps_are_added_before() -> None:
    before = program_of(noble=Seq(Note(1), Note(2)))
    after = program_of(scout=Note(0), noble=Seq(Note(1), Note(2)))
    assert list(before.by_key) == list(after.by_key)[1:]


def test_the_keys_of_the_toy_game() -> None:
    # A literal: positions on disk name steps by these.
    assert list(toy.PROGRAM.by_key) == ["round", "turn", "robbed"]


def test_two_steps_cannot_have_one_key() -> None:
    program = program_of(noble=Note(1))
    with pytest.raises(ValueError, match=r"^Two steps have the key 'noble'\.$"):
        program.add("noble", Note(2))


def test_a_step_cannot_be_in_the_program_twice() -> None:
    shared = Note(1)
    program = program_of(noble=shared)
    with pytest.raises(ValueError, match=r"^The step 'soldier/0' is already in the program as 'noble'\.$"):
        program.add("soldier", Seq(shared))


@given(st.lists(st.tuples(st.sampled_from(toy.PROGRAM.steps), SMALL, SMALL), max_size=6))
def test_a_stack_is_written_by_keys_and_read_back(frames: list[tuple[Step[toy.MagpieState], int, int]]) -> None:
    s = State()
    for step, x, y in frames:
        s.push(step.index, x, y)
    written = toy.PROGRAM.write_stack(s.stack)
    assert written == [[step.key, x, y] for step, x, y in frames]
    assert toy.PROGRAM.read_stack(Node(written, "stack")) == s.stack


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("round", "stack: a list is needed here."),
        ([["round", 0]], "stack[0]: a list of 3 is needed here, not of 2."),
        ([["round", 0, 0], ["moult", 0, 0]], "stack[1][0]: 'moult' is not a step of this game."),
        ([["round", 0, "x"]], "stack[0][2]: 'x' is not a whole number from "),
        ([["round", 2**62, 0]], f"stack[0][1]: {2**62} is not a whole number from "),
    ],
)
def test_a_stack_that_cannot_be_read_is_complained_about_by_place(written: object, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        toy.PROGRAM.read_stack(Node(written, "stack"))
    assert str(caught.value).startswith(complaint)


@pytest.mark.parametrize("duty", ["enter", "options", "choose", "why_not", "clone"])
def test_a_duty_that_a_game_has_not_written_is_missed_at_once(duty: str) -> None:
    step, s = Step[State](), State()
    s.push(0)
    calls = {
        "enter": lambda: step.enter(s),
        "options": lambda: step.options(s, 0),
        "choose": lambda: step.choose(s, 0, 0),
        "why_not": lambda: step.why_not(s, 0, 0),
        "clone": s.clone,
    }
    with pytest.raises(NotImplementedError):
        calls[duty]()


class Asking(Step[State]):
    def options(self, s: State, seat: i64) -> list[int]:
        return [0, 1]


def test_a_question_is_put_unless_only_idle_answers_are_left() -> None:
    s = State()
    assert not Asking().put(s, 0, 2)
    assert s.waiting == 0
    assert Asking().put(s, 1, 1)
    assert (s.waiting, s.choices) == (0b10, [0, 1])


def test_what_asks_nobody_is_off_the_stack_when_it_happens() -> None:
    class Deed(Step[State]):
        def happen(self, s: State) -> None:
            s.push(7)

    s = State()
    s.push(3)
    Deed().enter(s)
    assert s.stack == [7, 0, 0]
