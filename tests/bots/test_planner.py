"""A planner sees what pays at the end of its turn only, and nothing that its seat may not know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from bailiwick import games
from bailiwick.bots.greedy import Greedy
from bailiwick.bots.judging import Evaluated, Learned
from bailiwick.bots.planner import Planner
from bailiwick.kernel.game import Game
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.step import Program, Step
from bailiwick.kernel.view import View
from bailiwick.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()
TAKE: Final = VOCABULARY.add("take")
SOW: Final = VOCABULARY.add("sow")
WATER: Final = VOCABULARY.add("water")
REAP: Final = VOCABULARY.add("reap")


class Field(State):
    """Two seats. Whoever is on turn takes an apple and is done, or sows, waters and reaps nine; so long it has one less."""

    def __init__(self, blank: bool = False) -> None:
        super().__init__(blank)
        self.apples: list[int] = [1, 1]
        self.grown = 0
        self.turn = 0

    def clone(self) -> Field:
        other = Field(True)
        self.copy_kernel(other)
        other.apples, other.grown, other.turn = self.apples.copy(), self.grown, self.turn
        return other


class Farm(Step[Field]):
    def enter(self, s: Field) -> None:
        if s.turn == 2:
            s.over = True
        else:
            s.ask(s.turn, [[TAKE, SOW], [WATER], [REAP]][s.grown])

    def options(self, s: Field, seat: int) -> list[int]:
        return s.choices or []

    def choose(self, s: Field, seat: int, action: int) -> None:
        gain = {TAKE: 1, SOW: -1, WATER: 0, REAP: 9}[action]
        s.apples[seat] += gain
        s.grown += 1
        if action in {TAKE, REAP}:
            s.grown = 0
            s.turn += 1


PROGRAM: Final[Program[Field]] = Program()
PROGRAM.add("farm", Farm())


class Farming(Game[Field]):
    def new(self, options: Mapping[str, object], seed: int | str) -> Field:
        s = Field()
        s.seats = 2
        s.push(0)
        self.advance(s)
        return s

    def seat_names(self, s: Field) -> list[str]:
        return ["north", "south"]

    def mask(self, s: Field, seat: int) -> Field:
        return s.clone()

    def deal(self, masked: Field, seat: int, rng: Rng) -> Field:
        return masked.clone()

    def scores(self, s: Field) -> list[int]:
        return s.apples.copy()

    def features(self, s: Field, seat: int) -> list[float]:
        return [float(s.apples[seat]), float(s.apples[1 - seat])]


GAME: Final = Farming("farming", "Farming", VOCABULARY, PROGRAM, [])
LIKES_FEW: Final = {"hidden": [[1.0, 0.0]], "bias": [0.0], "out": [[-1.0], [0.0]], "last": [0.0, 0.0]}
SCALES: Final[dict[str, Any]] = {"scale": 1, "unit": 1, "taste": 0, "mid_turn": True}


def name(bot: Planner | Greedy) -> str:
    return GAME.vocabulary.name(bot.choose(View(GAME, GAME.new({}, 0), 0)))


def test_it_looks_to_the_end_of_its_turn_where_greedy_doesn_t() -> None:
    assert name(Greedy(1)) == "take"
    assert name(Planner(1, learns=False)) == "sow"


def test_what_it_was_taught_decides() -> None:
    bot = Planner(1)
    bot.judgement = Learned(GAME, LIKES_FEW | SCALES)
    assert name(bot) == "take", "it likes to have few apples"


def test_the_end_counts_as_it_is_and_not_as_it_looks() -> None:
    s = GAME.new({}, 0)
    for action in (TAKE, SOW, WATER, REAP):
        GAME.apply(s, s.seat, action)
    judgement = Learned(GAME, LIKES_FEW | SCALES | {"taste": 0.5, "scale": 8})
    assert s.over
    assert [judgement.chance(s, seat) for seat in (0, 1)] == [0.0, 1.0]
    assert judgement.worth(s, 1) == pytest.approx(0.5 * 1 + 0.5 / (1 + 2.718281828 ** (-7 / 8)))


@pytest.mark.thorough
@pytest.mark.parametrize("game", games.NAMES)
def test_it_plans_the_same_wherever_the_hidden_cards_are(game: str) -> None:
    one = games.load(game)
    rng = Rng("planner")
    state = one.new({"players": 2}, 3)
    looked = 0
    while looked < 6:
        one.playout(state, rng, 25)
        if state.over:
            state = one.new({"players": 2}, 4)
            continue
        seat = state.seat
        if len(one.legal(state, seat)) < 2:
            continue
        looked += 1
        chosen = Planner("luck", width=2, learns=False).choose(View(one, state, seat))
        dealt = one.determinize(state, seat, rng)
        assert Planner("luck", width=2, learns=False).choose(View(one, dealt, seat)) == chosen
        assert chosen in one.legal(state, seat)


def test_the_game_s_own_word_is_on_its_own_scale() -> None:
    s = GAME.new({}, 0)
    assert Evaluated(GAME).worth(s, 0) == Evaluated(GAME).rank(s, 0) == 1.0
    assert Evaluated(GAME).unit == 1.0


# ---------------------------------------------------------------- where a turn can be ended anywhere

SWITCHES: Final = Vocabulary()
DONE: Final = SWITCHES.add("done")
FLIP: Final = [SWITCHES.add(name) for name in ("red", "green", "blue")]


class Lamps(State):
    """One seat flips lamps as long as it likes."""

    def __init__(self, blank: bool = False) -> None:
        super().__init__(blank)
        self.lit = [0, 0, 0]

    def clone(self) -> Lamps:
        other = Lamps(True)
        self.copy_kernel(other)
        other.lit = self.lit.copy()
        return other


class Flipping(Step[Lamps]):
    def enter(self, s: Lamps) -> None:
        s.ask(0, [DONE, *FLIP])

    def options(self, s: Lamps, seat: int) -> list[int]:
        return s.choices or []

    def choose(self, s: Lamps, seat: int, action: int) -> None:
        if action == DONE:
            s.over = True
        else:
            s.lit[FLIP.index(action)] ^= 1


WIRED: Final[Program[Lamps]] = Program()
WIRED.add("flipping", Flipping())


class Lighting(Game[Lamps]):
    def new(self, options: Mapping[str, object], seed: int | str) -> Lamps:
        s = Lamps()
        s.seats = 1
        s.push(0)
        self.advance(s)
        return s

    def seat_names(self, s: Lamps) -> list[str]:
        return ["lamplighter"]

    def mask(self, s: Lamps, seat: int) -> Lamps:
        return s.clone()

    def deal(self, masked: Lamps, seat: int, rng: Rng) -> Lamps:
        return masked.clone()

    def scores(self, s: Lamps) -> list[int]:
        return [0]

    def passes(self, s: Lamps, action: int) -> bool:
        return action == DONE


class Liking(Judgement):
    """So much is each picture of the lamps liked, the first being the lowest digit."""

    def __init__(self, liked: list[float]) -> None:
        super().__init__(1.0, anywhere=True)
        self.liked = liked

    def worth(self, s: State, seat: int) -> float:
        assert isinstance(s, Lamps)
        return self.liked[s.lit[0] + 2 * s.lit[1] + 4 * s.lit[2]]


@pytest.mark.parametrize("width", [1, 2, 8])
@pytest.mark.parametrize("seed", range(6))
def test_it_ends_its_turn_where_it_likes_it_best_and_never_goes_in_circles(width: int, seed: int) -> None:
    rng = Rng(seed)
    liked = [float(rng.below(1000)) for _ in range(8)]
    game = Lighting("lighting", "Lighting", SWITCHES, WIRED, [])
    s = game.new({}, 0)
    bot = Planner(seed, width)
    judgement = Liking(liked)
    bot.judgement = judgement
    moves = 0
    while True:
        action = bot.choose(View(game, s, 0))
        if action == DONE:
            break
        game.apply(s, 0, action)
        moves += 1
        assert moves < 100
    if width == 8:
        assert judgement.worth(s, 0) == max(liked)
    assert judgement.worth(s, 0) >= max(liked[0], liked[1], liked[2], liked[4])
