"""What actions are called, and what players are asked, in the situation they are in."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import (
    DONE,
    KINDS,
    PAY,
    SCROLL,
    SKIP,
    TAKE_MONEY,
)
from bailiwick.games.ankh_morpork.board import COST
from bailiwick.games.ankh_morpork.catalogue import CARD_NUMBER, ICONS, INTERRUPT_CARD, VIMES
from bailiwick.games.ankh_morpork.state import BY_EXHAUSTION, BY_PERSONALITY, BY_RIOTS, AnkhState, how_many
from bailiwick.games.ankh_morpork.steps.buildings import Build, RazeBuilding
from bailiwick.games.ankh_morpork.steps.disasters import THREATENED
from bailiwick.games.ankh_morpork.steps.events import UPKEEP, Subsidence
from bailiwick.games.ankh_morpork.steps.hands import DiscardSome, Tribute
from bailiwick.games.ankh_morpork.steps.interrupts import EVENT, PLACE_AGAIN, PROTECTION, REMOVAL
from bailiwick.games.ankh_morpork.steps.minions import PlaceMinion
from bailiwick.games.ankh_morpork.steps.money import Demand, PayOrLose
from bailiwick.games.ankh_morpork.steps.playing import CARD, PlayCards
from bailiwick.games.ankh_morpork.steps.trouble import MoneyForTrouble
from bailiwick.games.ankh_morpork.texts import icon_name, power
from bailiwick.games.ankh_morpork.vocabulary import SHIELDED
from bailiwick.games.ankh_morpork.words import WORDS, capital, name, say, sentence
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import FRAME, SEAT_BIT
from bailiwick.kernel.step import Program, Step
from bailiwick.kernel.vocabulary import Vocabulary

CARD_VERBS: Final = ("play", "discard", "give", "keep")
PIECE_VERBS: Final = ("remove", "move", "swap")


def say_action(s: AnkhState, action: i64, lang: str, vocabulary: Vocabulary, program: Program[AnkhState]) -> str:
    verb = vocabulary.verb(action).name
    value = vocabulary.argument(action)
    key = "act_" + verb.replace("-", "_")
    step = program.steps[s.stack[-FRAME]] if s.stack else None
    if len(vocabulary.verb(action)) == 1:
        return say_plain(s, action, key, step, lang)
    if verb == "name":
        return say(lang, key, name(lang, "seat", value))
    if verb == "answer":
        return say(lang, key, name(lang, "card", INTERRUPT_CARD[value]))
    if verb in CARD_VERBS:
        return say(lang, key, name(lang, "card", value + 1))
    if verb in PIECE_VERBS:
        return say(lang, key, name(lang, "the_kind", value % KINDS), name(lang, "area", value // KINDS + 1))
    if verb == "protect":
        thing = SHIELDED[value % len(SHIELDED)]
        return say(lang, f"{key}_{thing}", PROTECTION, name(lang, "area", value // len(SHIELDED) + 1))
    area = value + 1
    asking = asked(s, step)
    if verb == "power":
        return say(lang, key, name(lang, "area", area), power(area, lang))
    amount: i64 = COST[area]
    if isinstance(asking, Build):
        amount = asking.price(area)
    elif isinstance(asking, MoneyForTrouble):
        amount = asking.each * s.crowd(area)
    return say(lang, key, name(lang, "area", area), amount)


def asked(s: AnkhState, step: Step[AnkhState] | None) -> Step[AnkhState] | None:
    """The step whose question is put: an icon's effect shows its first question while the card itself waits."""
    return CARD.effect(s).opening() if step is CARD else step


def say_plain(s: AnkhState, action: i64, key: str, step: Step[AnkhState] | None, lang: str) -> str:
    """An action that names nothing: what it means depends on the step that asks."""
    if step is CARD:
        if action == SKIP:
            return say(lang, key, icon_name(ICONS[s.get_x()][s.get_y()], lang))
        if action in (SCROLL, TAKE_MONEY):
            return capital(CARD.effect(s).text(lang))
    if action == SKIP:
        return say(lang, f"{key}_{SKIPPED.get(type(step), 'plain')}")
    if action == PAY:
        if isinstance(step, Demand):
            return say(lang, "act_pay_to", step.amount, name(lang, "seat", s.active))
        if isinstance(step, Tribute):
            return say(lang, "act_pay_to", 1, name(lang, "seat", s.active))
        if isinstance(step, PayOrLose):
            return say(lang, "act_pay_bank", step.amount)
    if action == DONE:
        if isinstance(step, DiscardSome):
            return say(lang, "act_done_discarding")
        if isinstance(step, Subsidence):
            return say(lang, "act_done_paying", UPKEEP * how_many(s.houses[s.seat]))
    return say(lang, key)


SKIPPED: Final[dict[object, str]] = {PlayCards: "cards", RazeBuilding: "raze", PlaceMinion: "place"}


# ---------------------------------------------------------------- questions


def prompt(s: AnkhState, seat: i64, lang: str, program: Program[AnkhState]) -> str:
    """The step's question, with the card, City Area power or event it comes from."""
    question = capital(program.steps[s.stack[-FRAME]].prompt(s, seat, lang))
    source = say_source(s, lang, program)
    return f"{source}: {question}" if source else question


def say_source(s: AnkhState, lang: str, program: Program[AnkhState]) -> str:
    """What the question comes from; empty if it is the turn itself."""
    if s.top == THREATENED.index or (s.top == REMOVAL.index and s.get_y() == EVENT):
        return name(lang, "event", s.past_events[-1])
    if s.top == PLACE_AGAIN.index:
        return ""  # an interrupt of the player's own
    for place in range(len(s.stack) - FRAME, -1, -FRAME):
        key, _, rest = program.steps[s.stack[place]].key.partition("/")
        if key == "event":
            return name(lang, "event", s.past_events[-1])
        if key == "power":
            return name(lang, "area", int(rest.partition("/")[0]))
        if key == CARD.key:
            return name(lang, "card", s.stack[place + 1])
        if key in CARD_NUMBER:
            return name(lang, "card", CARD_NUMBER[key])
    return ""


def ending(s: AnkhState, lang: str) -> str:
    """How the game came to its end, and whose goal decided it if points did not (A-18)."""
    lines: list[str] = []
    if s.ended == BY_RIOTS:
        lines.append(WORDS.event_line(lang, "riots_end", -1, ()))
    if s.ended == BY_EXHAUSTION:
        lines.append(WORDS.event_line(lang, "exhausted", -1, ()))
    for seat in range(s.seats):
        goal = s.ended == BY_PERSONALITY or (s.ended == BY_EXHAUSTION and s.personality[seat] == VIMES)
        if goal and s.winning & SEAT_BIT[seat]:
            lines.append(WORDS.event_line(lang, "goal_reached", seat, (s.personality[seat],)))
    return " ".join(map(sentence, lines))
