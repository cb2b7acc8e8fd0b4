"""Discworld: Ankh-Morpork as a game of the kernel: all its parts put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.games.ankh_morpork import (
    aims,
    fields,
    hidden,
    page,
    panels,
    position,
    saying,
    scoring,
    setup,
    texts,
    themes,
    vocabulary,
)
from bailiwick.games.ankh_morpork.actions import END_TURN, PASS
from bailiwick.games.ankh_morpork.cards import CARDS
from bailiwick.games.ankh_morpork.catalogue import EVENTS, PERSONALITIES
from bailiwick.games.ankh_morpork.chances import odds, reckon
from bailiwick.games.ankh_morpork.evaluate import evaluate
from bailiwick.games.ankh_morpork.features import features
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.buildings import BUILDING_STEPS
from bailiwick.games.ankh_morpork.steps.disasters import THREATENED
from bailiwick.games.ankh_morpork.steps.events import HAPPENINGS, RANDOM_EVENT
from bailiwick.games.ankh_morpork.steps.interrupts import INTERRUPT_STEPS
from bailiwick.games.ankh_morpork.steps.playing import PLAYING_STEPS
from bailiwick.games.ankh_morpork.steps.powers import POWERS
from bailiwick.games.ankh_morpork.steps.turn import AFTER, TURN, TURN_STEPS
from bailiwick.games.ankh_morpork.vocabulary import SEAT_NAMES
from bailiwick.games.ankh_morpork.words import WORDS, name
from bailiwick.kernel.aims import Aims
from bailiwick.kernel.event import Event
from bailiwick.kernel.game import Game
from bailiwick.kernel.native import i64
from bailiwick.kernel.odds import Odds, Reckoning
from bailiwick.kernel.pages import About, CardPage, Panel
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.step import Program
from bailiwick.kernel.vocabulary import Target
from bailiwick.kernel.words import Token


def build_program() -> Program[AnkhState]:
    program: Program[AnkhState] = Program(checked=True)
    for steps in (TURN_STEPS, PLAYING_STEPS, INTERRUPT_STEPS, BUILDING_STEPS):
        for key, step in steps.items():
            program.add(key, step)
    program.add("random_event", RANDOM_EVENT)
    program.add("threatened", THREATENED)
    for number, event in enumerate(EVENTS[1:], 1):
        program.add(f"event/{event}", HAPPENINGS[number])
    for area, power in POWERS.items():
        program.add(f"power/{area}", power)
    for card in CARDS:
        for place, icon in enumerate(card.icons):
            if icon.effect is not None:
                program.add(f"{card.id}/{place}", icon.effect)
    return program


class AnkhMorpork(Game[AnkhState]):
    def new(self, options: Mapping[str, object], seed: int | str) -> AnkhState:
        s = setup.new_state(options, seed)
        self.advance(s)
        return s

    def seat_names(self, s: AnkhState) -> list[str]:
        return list(SEAT_NAMES[: s.seats])

    def mask(self, s: AnkhState, seat: i64) -> AnkhState:
        return hidden.mask(s, seat)

    def deal(self, masked: AnkhState, seat: i64, rng: Rng) -> AnkhState:
        return hidden.deal(masked, seat, rng)

    def reshuffle(self, s: AnkhState, seats: i64, rng: Rng) -> AnkhState:
        return hidden.reshuffle(s, seats, rng)

    def from_json(self, data: Mapping[str, Any]) -> AnkhState:
        assert self.schema is not None
        s = position.from_json(data, self.schema)
        self.advance(s)
        return s

    def scores(self, s: AnkhState) -> list[int]:
        return [scoring.points(s, seat) for seat in range(s.seats)]

    def score_sources(self, s: AnkhState) -> list[dict[str, int]]:
        return [scoring.sources(s, seat) for seat in range(s.seats)]

    def winners(self, s: AnkhState) -> list[int]:
        if s.over:
            return [seat for seat in range(s.seats) if s.winning >> seat & 1]
        return scoring.leaders(s)

    def round_of(self, s: AnkhState) -> int:
        return s.round

    def settled(self, s: AnkhState) -> bool:
        """After the cards of a turn, or before them; but who has used a power and no card yet has hardly begun."""
        return s.over or s.top == AFTER.index or (s.top == TURN.index and s.used == 0)

    def evaluate(self, s: AnkhState, seat: i64) -> float:
        return evaluate(s, seat)

    def features(self, s: AnkhState, seat: i64) -> list[float]:
        return features(s, seat)

    def themes(self) -> list[tuple[str, range]]:
        return themes.themes()

    def passes(self, s: AnkhState, action: i64) -> bool:
        """What is drawn then is luck, and who has won by then depends on personalities that are only imagined."""
        return action in (END_TURN, PASS)

    def odds(self, masked: AnkhState, seat: i64, action: i64) -> Odds | None:
        return odds(masked, seat, action)

    def reckon(self, masked: AnkhState, seat: i64, action: i64, lang: str) -> Reckoning | None:
        return reckon(masked, seat, action, lang)

    def factions(self, s: AnkhState) -> list[list[str]]:
        return [[PERSONALITIES[s.personality[seat]]] for seat in range(s.seats)]

    def tallied_verbs(self) -> list[str]:
        return ["play", "build", "take-over"]

    # -- saying

    def say_event(self, s: AnkhState, event: Event, lang: str) -> str:
        return WORDS.event_line(lang, event.kind, event.seat, event.values)

    def event_tokens(self, s: AnkhState, event: Event, lang: str) -> list[tuple[str, str, str]]:
        return WORDS.event_tokens(lang, event.kind, event.seat, event.values)

    def say_reason(self, s: AnkhState, reason: Reason, lang: str) -> str:
        return WORDS.reason(lang, reason.key, reason.clause, reason.values)

    def ending(self, s: AnkhState, lang: str) -> str:
        return saying.ending(s, lang)

    def won_as(self, event: Event, lang: str) -> str:
        return saying.won_as(event, lang)

    def aims(self, masked: AnkhState, seat: i64, lang: str) -> Aims | None:
        return aims.aims(masked, int(seat), lang)

    def fates(self, s: AnkhState, lang: str) -> list[list[Token]]:
        return aims.fates(s, lang)

    def say_seat(self, s: AnkhState, seat: i64, lang: str) -> str:
        return name(lang, "seat", seat)

    def about(self, lang: str) -> About:
        return page.about(lang)

    def page_data(self, lang: str) -> dict[str, Any]:
        return page.page_data(lang)

    def say_verb(self, s: AnkhState, action: i64, lang: str) -> str:
        return saying.say_verb(self.vocabulary.verb(action), self.vocabulary.argument(action), lang)

    def targets(self, s: AnkhState, seat: i64, action: i64) -> list[Target]:
        found = saying.targets(SEAT_NAMES[seat], self.vocabulary.verb(action), self.vocabulary.argument(action))
        return super().targets(s, seat, action) if found is None else found

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return saying.prompt(s, seat, lang, self.program)

    def panels(self, masked: AnkhState, seat: i64, lang: str) -> list[Panel]:
        return panels.panels(masked, seat, lang)

    def card_pages(self, lang: str) -> list[CardPage]:
        return panels.card_pages(lang)

    def card_text(self, number: int, lang: str) -> str:
        """What a player card says, printed from what it does."""
        return texts.card_text(number, lang)

    def source_names(self, lang: str) -> dict[str, str]:
        return WORDS.named(lang, "source")


def build_game() -> AnkhMorpork:
    program = build_program()
    return AnkhMorpork(
        "ankh_morpork",
        "Discworld: Ankh-Morpork",
        vocabulary.build(),
        program,
        setup.OPTIONS,
        fields.build_schema(program),
        WORDS,
    )


GAME: Final = build_game()
