"""Immortals as a game of the kernel: all its parts put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.games.immortals import aims, fields, hidden, page, panels, position, saying, scoring, setup, themes, vocabulary
from bailiwick.games.immortals.cards import TRIBES
from bailiwick.games.immortals.evaluate import evaluate
from bailiwick.games.immortals.features import features
from bailiwick.games.immortals.odds import odds
from bailiwick.games.immortals.prospects import prospects
from bailiwick.games.immortals.reckoning import reckon
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.armies import ARMY_STEPS
from bailiwick.games.immortals.steps.battle import BATTLE_STEPS
from bailiwick.games.immortals.steps.draft import DRAFT_PLACE, DRAFT_STEPS
from bailiwick.games.immortals.steps.execution import EXECUTION_STEPS
from bailiwick.games.immortals.steps.feeding import FEEDING_STEPS
from bailiwick.games.immortals.steps.magic import MAGIC_STEPS
from bailiwick.games.immortals.steps.planning import PLANNING, PLANNING_STEPS
from bailiwick.games.immortals.steps.reinforcing import REINFORCING_STEPS, START_ROUND
from bailiwick.games.immortals.steps.scoring import LATER, SCORING_STEPS
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.games.immortals.words import WORDS, name
from bailiwick.kernel.aims import Aims
from bailiwick.kernel.event import Event
from bailiwick.kernel.game import Game
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64
from bailiwick.kernel.odds import Odds, Reckoning
from bailiwick.kernel.pages import About, CardPage, Panel
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.step import Program
from bailiwick.kernel.vocabulary import Target
from bailiwick.kernel.words import Token

LATER.append(START_ROUND)
# Steps in the middle of an action
UNSETTLED: Final = {*ARMY_STEPS, *BATTLE_STEPS, *MAGIC_STEPS}


def build_program() -> Program[ImmortalsState]:
    program: Program[ImmortalsState] = Program(checked=True)
    for steps in (
        DRAFT_STEPS,
        FEEDING_STEPS,
        REINFORCING_STEPS,
        PLANNING_STEPS,
        EXECUTION_STEPS,
        ARMY_STEPS,
        BATTLE_STEPS,
        MAGIC_STEPS,
        SCORING_STEPS,
    ):
        for key, step in steps.items():
            program.add(key, step)
    return program


class Immortals(Game[ImmortalsState]):
    def new(self, options: Mapping[str, object], seed: int | str) -> ImmortalsState:
        s = setup.new_state(options, seed)
        self.advance(s)
        return s

    def seat_names(self, s: ImmortalsState) -> list[str]:
        return list(SEAT_NAMES[: s.seats])

    def mask(self, s: ImmortalsState, seat: i64) -> ImmortalsState:
        return hidden.mask(s, seat)

    def deal(self, masked: ImmortalsState, seat: i64, rng: Rng) -> ImmortalsState:
        return hidden.deal(masked, seat, rng)

    def reshuffle(self, s: ImmortalsState, seats: i64, rng: Rng) -> ImmortalsState:
        return hidden.reshuffle(s, seats, rng, not s.over and s.stack[-3] == PLANNING.index)

    def from_json(self, data: Mapping[str, Any]) -> ImmortalsState:
        assert self.schema is not None
        s = position.from_json(data, self.schema)
        self.advance(s)
        return s

    def check_whole(self, s: ImmortalsState) -> None:
        position.check_whole(s)

    def scores(self, s: ImmortalsState) -> list[int]:
        return [s.points[seat] for seat in range(s.seats)]

    def score_sources(self, s: ImmortalsState) -> list[dict[str, int]]:
        return [scoring.sources(s, seat) for seat in range(s.seats)]

    def winners(self, s: ImmortalsState) -> list[int]:
        return scoring.winners(s)

    def round_of(self, s: ImmortalsState) -> int:
        return s.round

    def settled(self, s: ImmortalsState) -> bool:
        """Not while an action is being carried out, nor between the site and the group of a placement."""
        if s.over:
            return True
        return self.program.steps[s.top].key not in UNSETTLED and not (s.top == DRAFT_PLACE.index and s.get_y())

    def evaluate(self, s: ImmortalsState, seat: i64) -> float:
        return evaluate(s, seat)

    def features(self, s: ImmortalsState, seat: i64) -> list[float]:
        return features(s, seat)

    def themes(self) -> list[tuple[str, range]]:
        return themes.themes()

    def prospects(self, s: ImmortalsState, seat: i64, actions: list[int], judgement: Judgement) -> list[float] | None:
        return prospects(s, seat, actions, judgement)

    def odds(self, masked: ImmortalsState, seat: i64, action: i64) -> Odds | None:
        return odds(masked, seat, action)

    def reckon(self, masked: ImmortalsState, seat: i64, action: i64, lang: str) -> Reckoning | None:
        return reckon(masked, seat, action, lang)

    def factions(self, s: ImmortalsState) -> list[list[str]]:
        return [[TRIBES[s.light_tribe[seat]], TRIBES[s.dark_tribe[seat]]] for seat in range(s.seats)]

    # -- saying

    def say_seat(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return name(lang, "seat", seat)

    def say_verb(self, s: ImmortalsState, action: i64, lang: str) -> str:
        return saying.say_verb(self.vocabulary.verb(action), self.vocabulary.argument(action), lang)

    def targets(self, s: ImmortalsState, seat: i64, action: i64) -> list[Target]:
        verb = self.vocabulary.verb(action)
        if verb.name in ("attack", "choose"):
            return saying.targets(verb, self.vocabulary.argument(action))
        return super().targets(s, seat, action)

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return saying.prompt(s, seat, lang, self.program)

    def say_event(self, s: ImmortalsState, event: Event, lang: str) -> str:
        return saying.say_event(s, event, lang)

    def event_tokens(self, s: ImmortalsState, event: Event, lang: str) -> list[tuple[str, str, str]]:
        return saying.event_tokens(s, event, lang)

    def say_reason(self, s: ImmortalsState, reason: Reason, lang: str) -> str:
        return WORDS.reason(lang, reason.key, reason.clause, reason.values)

    def panels(self, masked: ImmortalsState, seat: i64, lang: str) -> list[Panel]:
        return panels.panels(masked, seat, lang)

    def card_pages(self, lang: str) -> list[CardPage]:
        return panels.card_pages(lang)

    def pages_in(self, s: ImmortalsState, lang: str) -> list[CardPage]:
        return panels.card_pages(lang, s.data)

    def aims(self, masked: ImmortalsState, seat: i64, lang: str) -> Aims | None:
        return aims.aims(masked, lang)

    def ending(self, s: ImmortalsState, lang: str) -> str:
        return aims.ending(s, lang)

    def fates(self, s: ImmortalsState, lang: str) -> list[list[Token]]:
        return aims.fates(s, lang)

    def about(self, lang: str) -> About:
        return page.about(lang)

    def page_data(self, lang: str) -> dict[str, Any]:
        return page.page_data(lang)

    def source_names(self, lang: str) -> dict[str, str]:
        return WORDS.named(lang, "source")


def build_game() -> Immortals:
    program = build_program()
    return Immortals("immortals", "Immortals", vocabulary.build(), program, setup.OPTIONS, fields.build_schema(program), WORDS)


GAME: Final = build_game()
