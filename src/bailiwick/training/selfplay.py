"""Games between bots of which positions are noted, as a judgement would see them, with how they ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bailiwick.bots import Bot
from bailiwick.bots.base import Luck
from bailiwick.bots.judging import margin
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import check_goes_on
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.view import View

FINENESS = 1000
LONGEST = 10_000  # decisions; after so many, all is done at random: who has learned little may never come to an end


class Notes:
    """Of one game: for each seat the features of positions in the order in which they came, its share of the win, its margin."""

    def __init__(self, seats: int) -> None:
        self.features: list[list[list[float]]] = [[] for _ in range(seats)]
        self.won = [0.0] * seats
        self.margins = [0] * seats


class Habits:
    """How games are played from which is learned."""

    def __init__(self, noise: float = 0.03, mid_turn: float = 0.0, apart: int = 1, passing: bool = False) -> None:
        self.noise = noise  # how often a bot does something at random, so that there is something to learn of
        self.mid_turn = mid_turn  # how many of the positions in the middle of a turn are noted
        self.apart = apart  # of the ends of turns, every so many; 0: none
        self.passing = passing  # whether a turn's end is noted as a plan sees it, before the seat passes, or after


def play_and_note(game: Game[Any], options: Mapping[str, object], seed: str, bots: Sequence[Bot], habits: Habits) -> Notes:
    """One game, to its end. A turn is over when the position is settled and somebody else is to choose."""
    state = game.new(options, seed)
    chance = Rng(f"{seed}/notes")
    luck = [Luck(seed, seat) for seat in range(state.seats)]
    notes = Notes(state.seats)
    number = turns = 0
    last = -1
    while not state.over:
        seat = int(state.seat)
        legal = game.legal(state, seat)
        settled = game.settled(state)
        if settled and seat != last:
            if not habits.passing:
                turns += 1
                end_of_turn(game, state, habits, turns, notes)
            last = seat
        elif settled and habits.mid_turn and happens(chance, habits.mid_turn):
            notes.features[seat].append(game.features(state, seat))
        action = legal[0]
        if len(legal) > 1:
            if happens(chance, habits.noise if number < LONGEST else 1.0):
                action = legal[chance.below(len(legal))]
            else:
                bot = bots[seat]
                bot.asked(luck[seat].at(number))
                action = bot.choose(View(game, state, seat))
        if habits.passing and game.passes(state, action):
            turns += 1
            end_of_turn(game, state, habits, turns, notes)
        game.apply_legal(state, seat, action)
        check_goes_on(game, state)
        number += 1
    winners = game.winners(state)
    for seat in range(state.seats):
        notes.won[seat] = 1.0 / len(winners) if seat in winners else 0.0
        notes.margins[seat] = margin(game, state, seat)
    return notes


def end_of_turn(game: Game[Any], state: State, habits: Habits, turns: int, notes: Notes) -> None:
    """The position as each seat sees it, if it is this turn's turn."""
    if habits.apart and turns % habits.apart == 0:
        for each in range(state.seats):
            notes.features[each].append(game.features(state, each))


def happens(chance: Rng, part: float) -> bool:
    return int(chance.below(FINENESS)) < part * FINENESS
