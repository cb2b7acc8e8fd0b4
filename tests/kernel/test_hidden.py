"""What a seat may not know: masks, views and imagined states, on the toy. `sweep.check_hidden` says it for every game."""

import json

from hypothesis import given
from hypothesis import strategies as st

from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View
from tests.kernel.sweep import SPECTATOR, check_hidden
from tests.kernel.toy import GAME, TRINKETS, MagpieState

RED, BLUE = 0, 1


@st.composite
def states(draw: st.DrawFn) -> MagpieState:
    """A state after some random moves, at the end perhaps."""
    seed = draw(st.integers(0, 10_000))
    s = GAME.new({"players": draw(st.integers(2, 4))}, seed)
    GAME.playout(s, Rng(seed), draw(st.integers(0, 25)))
    return s


@given(states())
def test_views_do_not_depend_on_what_is_hidden(s: MagpieState) -> None:
    for seat in range(SPECTATOR, s.seats):
        check_hidden(GAME, s, seat)


@given(states(), st.integers())
def test_an_imagined_state_is_a_whole_and_possible_one(s: MagpieState, seed: int) -> None:
    for seat in range(SPECTATOR, s.seats):
        imagined = GAME.determinize(s, seat, Rng(seed))
        everything = b"".join(imagined.hands) + imagined.committed.replace(b"\0", b"") + imagined.nest + imagined.spent
        assert sorted(everything) == sorted(TRINKETS)
        assert [len(hand) for hand in imagined.hands] == [len(hand) for hand in s.hands]
        if seat >= 0:
            assert imagined.hands[seat] == s.hands[seat]
            assert imagined.committed[seat] == s.committed[seat]
        GAME.playout(imagined, Rng(seed), 1000)
        assert imagined.over


@given(states(), st.integers())
def test_what_is_imagined_depends_on_the_generator_given(s: MagpieState, seed: int) -> None:
    for seat in range(SPECTATOR, s.seats):
        once, again = (GAME.determinize(s, seat, Rng(seed)) for _ in range(2))
        assert GAME.to_json(once) == GAME.to_json(again)
        one = Rng(seed)
        assert GAME.determinize(s, seat, one).rng.to_json() != GAME.determinize(s, seat, one).rng.to_json()


@given(states(), st.integers())
def test_the_real_generator_is_nowhere_to_be_found(s: MagpieState, seed: int) -> None:
    real = s.rng.to_json()
    words = {real[i : i + 8] for i in range(0, 32, 8)}
    for seat in range(SPECTATOR, s.seats):
        view = View(GAME, s, seat)
        for state in (view.masked, view.imagine(Rng(seed))):
            written = state.rng.to_json()
            assert words.isdisjoint(written[i : i + 8] for i in range(0, 32, 8))
        assert not any(word in json.dumps(view.to_json()) for word in words)


@given(states())
def test_a_view_lists_what_its_seat_may_do_and_nobody_elses(s: MagpieState) -> None:
    for seat in range(s.seats):
        names = [GAME.vocabulary.name(action) for action in GAME.legal(s, seat)]
        assert View(GAME, s, seat).to_json()["legal"] == names
    assert View(GAME, s, SPECTATOR).to_json()["legal"] == []


def test_a_committed_trinket_is_seen_by_its_owner_only() -> None:
    s = GAME.new({"players": 2}, 1)
    trinket = s.hands[RED][-1]
    GAME.apply(s, RED, GAME.vocabulary.parse(f"commit {trinket}"))
    assert View(GAME, s, RED).to_json()["committed"] == trinket
    for seat in (BLUE, SPECTATOR):
        seen = View(GAME, s, seat).to_json()
        assert seen["committed"] is None
        assert seen["ready"] == [True, False]


def test_the_options_of_another_are_masked() -> None:
    # Red is asked whether it guards; which guards it has would tell its hand.
    s = GAME.new({"players": 2}, 0)
    s.hands = [b"\1\6", b"\4\4"]
    for seat, name in ((RED, "commit 1"), (BLUE, "commit 4"), (BLUE, "rob red")):
        GAME.apply(s, seat, GAME.vocabulary.parse(name))
    assert s.choices is not None
    assert GAME.mask(s, BLUE).choices is None
    assert GAME.mask(s, SPECTATOR).choices is None
    assert GAME.mask(s, RED).choices == s.choices


@given(states())
def test_masks_and_imagined_states_keep_no_log(s: MagpieState) -> None:
    s.log = []
    view = View(GAME, s, RED)
    assert view.masked.log is None
    assert view.imagine(Rng(0)).log is None
