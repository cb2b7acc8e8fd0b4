"""Tyrants of the Underdark as a game of the kernel: all its parts put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.games.tyrants import (
    aims,
    evaluate,
    features,
    fields,
    hidden,
    page,
    panels,
    position,
    scoring,
    setup,
    site_texts,
    themes,
    vocabulary,
    words,
)
from bailiwick.games.tyrants.actions import PLAY, RECRUIT_DEVOURED, USE_DEVOURED
from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import CARD_IDS, COST, EFFECT
from bailiwick.games.tyrants.piles import DEVOURED_PILE
from bailiwick.games.tyrants.state import HAND, OUTCAST, SERIAL, TyrantsState
from bailiwick.games.tyrants.steps.discarding import VICTIM_DISCARDS
from bailiwick.games.tyrants.steps.gains import Gain
from bailiwick.games.tyrants.steps.playing import END_CARD, FINISH_BORROWED
from bailiwick.games.tyrants.steps.turn import FIRST_DEPLOYMENT, MAIN, TURN_STEPS
from bailiwick.games.tyrants.targets import troop_colour, troop_place
from bailiwick.games.tyrants.vocabulary import SEAT_NAMES
from bailiwick.kernel.aims import Aims
from bailiwick.kernel.event import Event
from bailiwick.kernel.game import Game
from bailiwick.kernel.native import i64
from bailiwick.kernel.pages import About, CardPage, Panel
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.step import Program, Seq
from bailiwick.kernel.vocabulary import Target
from bailiwick.kernel.words import Token


def build_program() -> Program[TyrantsState]:
    program: Program[TyrantsState] = Program(checked=True)
    for key, step in TURN_STEPS.items():
        program.add(key, step)
    program.add("end_card", END_CARD)
    program.add("finish_borrowed", FINISH_BORROWED)
    program.add("victim_discards", VICTIM_DISCARDS)
    for card in CARDS:
        program.add(card.id, card.effect)
        if card.reaction is not None:
            program.add(f"{card.id}!", card.reaction)
    return program


class Tyrants(Game[TyrantsState]):
    def new(self, options: Mapping[str, object], seed: int | str) -> TyrantsState:
        s = setup.new_state(options, seed)
        self.advance(s)
        return s

    def seat_names(self, s: TyrantsState) -> list[str]:
        return list(SEAT_NAMES[: s.seats])

    def mask(self, s: TyrantsState, seat: i64) -> TyrantsState:
        return hidden.mask(s, seat)

    def deal(self, masked: TyrantsState, seat: i64, rng: Rng) -> TyrantsState:
        return hidden.deal(masked, seat, rng)

    def reshuffle(self, s: TyrantsState, seats: i64, rng: Rng) -> TyrantsState:
        return hidden.reshuffle(s, seats, rng)

    def from_json(self, data: Mapping[str, Any]) -> TyrantsState:
        assert self.schema is not None
        s = position.from_json(data, self.schema)
        self.advance(s)
        return s

    def scores(self, s: TyrantsState) -> list[int]:
        return [scoring.total(s, seat) for seat in range(s.seats)]

    def score_sources(self, s: TyrantsState) -> list[dict[str, int]]:
        return [scoring.sources(s, seat) for seat in range(s.seats)]

    def round_of(self, s: TyrantsState) -> int:
        return s.round

    def settled(self, s: TyrantsState) -> bool:
        return s.over or s.stack[-3] in (MAIN.index, FIRST_DEPLOYMENT.index)

    def evaluate(self, s: TyrantsState, seat: i64) -> float:
        return evaluate.evaluate(s, seat)

    def features(self, s: TyrantsState, seat: i64) -> list[float]:
        return features.features(s, seat)

    def themes(self) -> list[tuple[str, range]]:
        return themes.themes()

    def tallied_verbs(self) -> list[str]:
        return ["recruit"]

    def bundles(self, s: TyrantsState, seat: i64, lang: str) -> list[tuple[str, list[int]]]:
        """Cards in hand that give power or influence and do nothing else, such as Nobles and Soldiers."""
        if s.stack[-3] != MAIN.index or s.active != seat:
            return []
        basic = [PLAY + card for card in s.piles[HAND + seat] if isinstance(EFFECT[card], Gain)]
        return [(words.say(lang, "act_play_basic", len(basic)), basic)] if len(basic) > 1 else []

    # -- saying

    def say_event(self, s: TyrantsState, event: Event, lang: str) -> str:
        return words.WORDS.event_line(lang, event.kind, event.seat, event.values)

    def event_tokens(self, s: TyrantsState, event: Event, lang: str) -> list[tuple[str, str, str]]:
        return words.WORDS.event_tokens(lang, event.kind, event.seat, event.values)

    def say_reason(self, s: TyrantsState, reason: Reason, lang: str) -> str:
        return words.WORDS.reason(lang, reason.key, reason.clause, reason.values)

    def say_verb(self, s: TyrantsState, action: i64, lang: str) -> str:
        verb, value = self.vocabulary.verb(action), self.vocabulary.argument(action)
        if verb.kinds == (vocabulary.TROOP,):
            colour = troop_colour(s, value)
            phrase = words.phrase(lang, "colour", colour) if colour >= 0 else ""
            said = words.say(lang, verb.phrase, phrase, words.place_name(lang, troop_place(value)))
            return said.replace("  ", " ")  # a troop that is not there has no colour
        if verb.name == "recruit":
            return words.WORDS.act(lang, verb, value, COST[value + 1])
        return super().say_verb(s, action, lang)

    def targets(self, s: TyrantsState, seat: i64, action: i64) -> list[Target]:
        """Of the devoured cards only the top one is ever meant, so the actions don't name it."""
        if action in (RECRUIT_DEVOURED, USE_DEVOURED):
            return [Target("card", CARD_IDS[s.devoured[-1]], DEVOURED_PILE)]
        return super().targets(s, seat, action)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        """The step's question, with the card it comes from."""
        question = words.capital(self.program.steps[s.stack[-3]].prompt(s, seat, lang))
        if s.context:
            return f"{words.phrase(lang, 'card', s.played[s.context[SERIAL]])}: {question}"
        return question

    def say_seat(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return words.phrase(lang, "seat", seat)

    def panels(self, masked: TyrantsState, seat: i64, lang: str) -> list[Panel]:
        return panels.panels(masked, seat, lang, self.card_text)

    def aims(self, masked: TyrantsState, seat: i64, lang: str) -> Aims | None:
        return aims.aims(masked, lang)

    def ending(self, s: TyrantsState, lang: str) -> str:
        return aims.ending(s, lang)

    def fates(self, s: TyrantsState, lang: str) -> list[list[Token]]:
        return aims.fates(s, lang)

    def card_pages(self, lang: str) -> list[CardPage]:
        return panels.card_pages(lang, self.card_text)

    def place_pages(self, lang: str) -> list[CardPage]:
        return site_texts.pages(lang)

    def appendix(self, lang: str) -> str:
        return site_texts.appendix(lang)

    def about(self, lang: str) -> About:
        return page.about(lang)

    def page_data(self, lang: str) -> dict[str, Any]:
        return page.page_data(lang)

    def source_names(self, lang: str) -> dict[str, str]:
        return words.WORDS.named(lang, "source")

    def card_text(self, number: int, lang: str) -> str:
        """What a card says, printed from what it does."""
        card = CARDS[number - 1]
        parts = card.effect.steps if isinstance(card.effect, Seq) else (card.effect,)
        text = " ".join(words.sentence(part.text(lang)) for part in parts)
        if card.reaction is not None:
            text += " " + words.say(lang, "when_forced", card.reaction.text(lang))
        if number == OUTCAST:
            text += " " + words.say(lang, "outcast_rule")
        return text


def build_game() -> Tyrants:
    program = build_program()
    return Tyrants(
        "tyrants",
        "Tyrants of the Underdark",
        vocabulary.build(),
        program,
        setup.OPTIONS,
        fields.build_schema(program),
        words.WORDS,
    )


GAME: Final = build_game()
