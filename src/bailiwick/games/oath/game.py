"""Oath as a game of the kernel: all its parts put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.games.oath import aims, cards, hidden, page, panels, saying, setup
from bailiwick.games.oath.campaign.battle import BATTLE_STEPS
from bailiwick.games.oath.campaign.course import CAMPAIGN_STEPS
from bailiwick.games.oath.campaign.plans import PLAN_STEPS
from bailiwick.games.oath.campaign.spoils import SPOILS_STEPS
from bailiwick.games.oath.campaign.targets import TARGET_STEPS
from bailiwick.games.oath.catalogue.suits import SLOT_IDS
from bailiwick.games.oath.catalogue.things import IDS, SITE, SOURCES
from bailiwick.games.oath.chances import odds, reckon
from bailiwick.games.oath.chronicle import history
from bailiwick.games.oath.chronicle.world import read_all
from bailiwick.games.oath.chronicle.writing import WRITING_STEPS
from bailiwick.games.oath.evaluate import evaluate
from bailiwick.games.oath.features import features
from bailiwick.games.oath.judging.deals import DEAL_STEPS
from bailiwick.games.oath.judging.owing import OWING_STEPS
from bailiwick.games.oath.judging.promising import PROMISING_STEPS
from bailiwick.games.oath.position import fields, reading
from bailiwick.games.oath.position.sights import in_sight
from bailiwick.games.oath.powers import POWERS, unwritten
from bailiwick.games.oath.prince import answers
from bailiwick.games.oath.prince.turn import PRINCE_STEPS
from bailiwick.games.oath.prospects import prospects
from bailiwick.games.oath.state import NOBODY, OFF_MAP, ROLE_IDS, OathState
from bailiwick.games.oath.steps.act import ACT_STEPS
from bailiwick.games.oath.steps.advisers import ADVISER_STEPS
from bailiwick.games.oath.steps.beginning import BEGIN_STEPS
from bailiwick.games.oath.steps.citizens import CITIZEN_STEPS
from bailiwick.games.oath.steps.conspiracy import CONSPIRACY_STEPS
from bailiwick.games.oath.steps.empire import EMPIRE_STEPS
from bailiwick.games.oath.steps.ending import ENDING_STEPS
from bailiwick.games.oath.steps.flow import FLOW_STEPS
from bailiwick.games.oath.steps.majors import MAJOR_STEPS
from bailiwick.games.oath.steps.minor import MINOR_STEPS
from bailiwick.games.oath.steps.playing import PLAYING_STEPS
from bailiwick.games.oath.steps.recover import RECOVER_STEPS
from bailiwick.games.oath.steps.rest import REST_STEPS
from bailiwick.games.oath.steps.search import DISCARD_REST, SEARCH_STEPS
from bailiwick.games.oath.steps.showing import SHOWING_STEPS
from bailiwick.games.oath.steps.title import TITLE_STEPS
from bailiwick.games.oath.steps.travel import TRAVEL_STEPS
from bailiwick.games.oath.steps.turn import TURN_STEPS
from bailiwick.games.oath.steps.wake import WAKE_STEPS
from bailiwick.games.oath.vocabulary import REST, SEAT_NAMES, VOCABULARY
from bailiwick.games.oath.words import WORDS, say
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
from bailiwick.kernel.vocabulary import CARD, Target
from bailiwick.kernel.words import Token

STEPS: Final = (
    *(FLOW_STEPS, MAJOR_STEPS, TITLE_STEPS, ENDING_STEPS, TURN_STEPS, WAKE_STEPS, ACT_STEPS, REST_STEPS, BEGIN_STEPS),
    *(SEARCH_STEPS, PLAYING_STEPS, ADVISER_STEPS, CONSPIRACY_STEPS, TRAVEL_STEPS, RECOVER_STEPS, MINOR_STEPS),
    *(CITIZEN_STEPS, EMPIRE_STEPS, DEAL_STEPS, CAMPAIGN_STEPS, TARGET_STEPS, PLAN_STEPS, BATTLE_STEPS, SPOILS_STEPS),
    *(PRINCE_STEPS, WRITING_STEPS, PROMISING_STEPS, OWING_STEPS, SHOWING_STEPS),
)


# Steps at which a position can be judged
SETTLED: Final = frozenset({"begin", "people", "phase_powers", "act", "permit", "share", "answer_deal"})


def build_program() -> Program[OathState]:
    """The rules' own steps, then the effects of the cards, each under its card's id."""
    program: Program[OathState] = Program(checked=True)
    for steps in STEPS:
        for key, step in steps.items():
            program.add(key, step)
    for source in range(1, SOURCES):
        for number, power in enumerate(POWERS[source]):
            if power.effect is not None:
                program.add(f"{IDS[source]}.{number}", power.effect)
            if power.reaction is not None:
                program.add(f"{IDS[source]}.{number}.reaction", power.reaction)
    answers.STEPS.extend(program.steps)
    return program


class Oath(Game[OathState]):
    def new(self, options: Mapping[str, object], seed: int | str) -> OathState:
        s = setup.new_state(options, seed)
        self.advance(s)
        return s

    def seat_names(self, s: OathState) -> list[str]:
        return list(SEAT_NAMES[: s.seats])

    def automatic(self, s: OathState) -> dict[int, str]:
        return {int(s.prince): "Clockwork Prince"} if s.prince != NOBODY else {}

    def mask(self, s: OathState, seat: i64) -> OathState:
        return hidden.mask(s, seat)

    def deal(self, masked: OathState, seat: i64, rng: Rng) -> OathState:
        return hidden.deal(masked, seat, rng)

    def options_of(self, s: OathState) -> dict[str, Any]:
        return setup.options_of(s)

    def reshuffle(self, s: OathState, seats: i64, rng: Rng) -> OathState:
        return hidden.reshuffle(s, seats, rng)

    def from_json(self, data: Mapping[str, Any]) -> OathState:
        assert self.schema is not None
        s = reading.from_json(data, self.schema)
        self.advance(s)
        return s

    def scores(self, s: OathState) -> list[int]:
        return [1 if seat == s.winner else 0 for seat in range(s.seats)]

    def score_sources(self, s: OathState) -> list[dict[str, int]]:
        return [{"victory": points} for points in self.scores(s)]

    def winners(self, s: OathState) -> list[int]:
        return [int(s.winner)] if s.winner >= 0 else []

    def round_of(self, s: OathState) -> int:
        return int(s.round)

    def legacy(self, s: OathState) -> str:
        return history.legacy(s)

    def drawn_anew(self, text: str, last: OathState | None, rng: Rng) -> str:
        return history.drawn_anew(text, last, rng)

    def legacy_name(self, text: str) -> str:
        return read_all(text)[-1].name

    def history(self, text: str, lang: str) -> list[Panel]:
        return history.panels(text, lang)

    # -- judging

    def settled(self, s: OathState) -> bool:
        """Between two actions; and when another is asked for consent, which a bot must not count on."""
        if s.over or s.winner != NOBODY:
            return True
        return self.program.steps[s.top].key in SETTLED and not s.declared

    def evaluate(self, s: OathState, seat: i64) -> float:
        return evaluate(s, seat)

    def features(self, s: OathState, seat: i64) -> list[float]:
        return features(s, seat)

    def prospects(self, s: OathState, seat: i64, actions: list[int], judgement: Judgement) -> list[float] | None:
        return prospects(s, seat, actions, judgement)

    def passes(self, s: OathState, action: i64) -> bool:
        return action == REST

    def odds(self, masked: OathState, seat: i64, action: i64) -> Odds | None:
        return odds(masked, seat, action)

    def reckon(self, masked: OathState, seat: i64, action: i64, lang: str) -> Reckoning | None:
        return reckon(masked, seat, action, lang)

    def factions(self, s: OathState) -> list[list[str]]:
        """The role in which each has come to the end."""
        return [[ROLE_IDS[s.role[seat]]] for seat in range(s.seats)]

    def tallied_verbs(self) -> list[str]:
        return ["campaign", "recover-relic", "recover-banner", "travel", "search"]

    # -- saying

    def aims(self, masked: OathState, seat: i64, lang: str) -> Aims | None:
        return aims.aims(masked, int(seat), lang)

    def ending(self, s: OathState, lang: str) -> str:
        return aims.ending(s, lang)

    def fates(self, s: OathState, lang: str) -> list[list[Token]]:
        return aims.fates(s, lang)

    def counts_points(self) -> bool:
        return False

    def won_as(self, event: Event, lang: str) -> str:
        return WORDS.name(lang, "victory", event.values[0]) if event.kind == "wins" else ""

    def say_seat(self, s: OathState, seat: i64, lang: str) -> str:
        return WORDS.name(lang, "seat", seat)

    def say_action(self, s: OathState, action: i64, lang: str) -> str:
        return saying.say_action(s, action, lang, self.program)

    def bundles(self, s: OathState, seat: i64, lang: str) -> list[tuple[str, list[int]]]:
        """What is left of a Search, discarded in any order (O-2.14): the last card goes by itself."""
        if s.stack[-3] != DISCARD_REST.index:
            return []
        rest = self.legal(s, seat)
        return [(say(lang, "act_discard_all", len(rest)), rest[:-1])] if len(rest) > 1 else []

    def targets(self, s: OathState, seat: i64, action: i64) -> list[Target]:
        """A relic that is recovered lies at the site of who is on turn; the power of a site is used where that lies.

        What the seat doesn't see on the table is nowhere; a card is aside, to be laid out.
        """
        verb, value = self.vocabulary.verb(action).name, int(self.vocabulary.argument(action))
        here = int(s.pawn[s.turn])
        if verb == "recover-relic" and here != OFF_MAP:
            return [Target("relic", f"{SLOT_IDS[here]} {value + 1}")]
        if verb == "use" and value + 1 >= SITE and (slot := s.slot_of(value + 1)) >= 0:
            return [Target("slot", SLOT_IDS[slot]), Target("site", IDS[value + 1])]
        targets = super().targets(s, seat, action)
        for target in targets:
            if not in_sight(s, int(seat), target):
                target.pile = "aside" if target.kind == CARD else "nowhere"
        return targets

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return saying.prompt(s, seat, lang, self.program)

    def say_event(self, s: OathState, event: Event, lang: str) -> str:
        return saying.say_event(s, event, lang)

    def event_tokens(self, s: OathState, event: Event, lang: str) -> list[tuple[str, str, str]]:
        return saying.event_tokens(s, event, lang)

    def say_reason(self, s: OathState, reason: Reason, lang: str) -> str:
        return saying.say_reason(s, reason, lang)

    def panels(self, masked: OathState, seat: i64, lang: str) -> list[Panel]:
        return panels.panels(masked, int(seat), lang)

    def card_pages(self, lang: str) -> list[CardPage]:
        return panels.card_pages(lang)

    def about(self, lang: str) -> About:
        return page.about(lang)

    def page_data(self, lang: str) -> dict[str, Any]:
        return page.page_data(lang)

    def source_names(self, lang: str) -> dict[str, str]:
        return WORDS.named(lang, "source")


def build_game() -> Oath:
    assert cards.__all__  # the cards' powers are written when their files are read
    program = build_program()
    return Oath("oath", "Oath", VOCABULARY, program, setup.OPTIONS, fields.build_schema(program), WORDS)


GAME: Final = build_game()

__all__ = ["GAME", "unwritten"]
