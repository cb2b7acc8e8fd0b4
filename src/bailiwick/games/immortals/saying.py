"""What actions are called, what players are asked and what is told, in the situation they are in."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.board import REALM_OF, STRIKE_AT, STRIKE_FROM
from bailiwick.games.immortals.cards import MAGIC_SPACE, is_wild
from bailiwick.games.immortals.scoring import armies_on_sites
from bailiwick.games.immortals.spaces import effect_of
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.armies import ARMY_STEPS
from bailiwick.games.immortals.steps.magic import MAGIC_STEPS
from bailiwick.games.immortals.texts import named_space, space_name
from bailiwick.games.immortals.tower import COLOURS, GREEN
from bailiwick.games.immortals.vocabulary import CONFLICT, SEAT_NAMES, SITE, STRIKE
from bailiwick.games.immortals.words import WORDS, capital, name, say, sentence
from bailiwick.kernel.event import Event
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Program
from bailiwick.kernel.vocabulary import Target, Verb
from bailiwick.kernel.words import Token

ACTION_STEPS: Final = (*ARMY_STEPS.values(), *MAGIC_STEPS.values())


# ---------------------------------------------------------------- actions


def say_verb(verb: Verb, value: int, lang: str) -> str:
    if verb.kinds == (STRIKE,):
        origin, target = STRIKE_FROM[value], STRIKE_AT[value]
        key = verb.phrase if REALM_OF[origin] == REALM_OF[target] else "act_attack_portal"
        return say(lang, key, name(lang, "site", origin), name(lang, "site", target))
    return WORDS.act(lang, verb, value)


def targets(verb: Verb, value: int) -> list[Target]:
    """What an action is about: an attack at the site that is attacked, a conflict card also at its site."""
    if verb.kinds == (STRIKE,):
        return [Target("origin", SITE.ids[STRIKE_FROM[value]]), Target("site", SITE.ids[STRIKE_AT[value]])]
    card = Target("conflict", CONFLICT.ids[value])
    return [card] if is_wild(value + 1) else [card, Target("site", SITE.ids[value])]


# ---------------------------------------------------------------- questions


def prompt(s: ImmortalsState, seat: i64, lang: str, program: Program[ImmortalsState]) -> str:
    """The step's question, with the space and the card that it comes from while an action is carried out."""
    step = program.steps[s.stack[-FRAME]]
    question = step.prompt(s, seat, lang)
    if step not in ACTION_STEPS or s.acting_space < 0:
        return question
    card = name(lang, "card", s.acting_card)
    if effect_of(s, seat, s.acting_space) == MAGIC_SPACE:
        return f"{card}: {question}"
    return f"{capital(say(lang, 'ask_source', space_name(s, seat, s.acting_space, lang), card))}: {question}"


# ---------------------------------------------------------------- the log


def event_tokens(s: ImmortalsState, event: Event, lang: str) -> list[Token]:
    if event.kind == "throw":
        return throw_tokens(event.values, lang)
    kind, values = worded(s, event)
    return WORDS.event_tokens(lang, kind, event.seat, values)


def say_event(s: ImmortalsState, event: Event, lang: str) -> str:
    return "".join(text for _kind, _id, text in event_tokens(s, event, lang))


def worded(s: ImmortalsState, event: Event) -> tuple[str, tuple[int, ...]]:
    """The line an event is told with, and what falls into its holes."""
    values = event.values
    if event.kind in ("act", "forfeit"):
        return event.kind, (values[0], named_space(s, event.seat, values[1]))
    if event.kind == "off_board":
        return event.kind, (named_space(s, event.seat, values[0]),)
    if event.kind == "wins_battle" and not values[1]:
        return "wins_by_inhabitants", values[:1]
    if event.kind == "pay" and not values[1]:
        return "pay_gold", values[:1]
    if event.kind == "pay" and not values[0]:
        return "pay_energy", values[1:]
    return event.kind, values


def throw_tokens(values: tuple[int, ...], lang: str) -> list[Token]:
    """What went into the tower, and what came out."""
    return [
        *WORDS.event_tokens(lang, "throw", -1, ()),
        *cube_tokens(values[:COLOURS], ": ", lang),
        ("text", "", "; " + say(lang, "thrown_out")),
        *cube_tokens(values[COLOURS:], ": ", lang),
    ]


def cube_tokens(cubes: tuple[int, ...], between: str, lang: str) -> list[Token]:
    tokens: list[Token] = []
    for colour, number in enumerate(cubes):
        if number:
            tokens.append(("text", "", between))
            between = ", "
            id = "green" if colour == GREEN else SEAT_NAMES[colour]
            tokens.append(("cube", id, say(lang, f"cube-{id}", number)))
    return tokens or [("text", "", between + say(lang, "nothing"))]


def ending(s: ImmortalsState, lang: str) -> str:
    """Who has as many points as the winner, and what decided (I-15.2)."""
    best = max(s.points[: s.seats])
    tied = [seat for seat in range(s.seats) if s.points[seat] == best]
    if len(tied) == 1:
        return ""
    return sentence(say(lang, "ending_tie", best, ", ".join(f"{name(lang, 'seat', i)} {armies_on_sites(s, i)}" for i in tied)))
