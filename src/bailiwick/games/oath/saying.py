"""What actions are called, what players are asked and what is told, where the step that asks has no words of its own."""

from __future__ import annotations

from bailiwick.games.oath import texts
from bailiwick.games.oath.catalogue.heads import ACTION, PERSISTENT, REST, WAKE
from bailiwick.games.oath.catalogue.things import HEADS, IDS
from bailiwick.games.oath.judging.promise_texts import promise_text, what_text, when_text
from bailiwick.games.oath.judging.promises import DO, FAVOR, FORBEAR, SECRETS, new_promise
from bailiwick.games.oath.powers import SOURCE, Effect
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.flow import COUNSEL
from bailiwick.games.oath.vocabulary import ACCEPT, VOCABULARY
from bailiwick.games.oath.wording import about, cost_text, place_name, source_name, use_text
from bailiwick.games.oath.words import WORDS, capital, say
from bailiwick.kernel.event import Event
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Program
from bailiwick.kernel.words import Token, drawn_together


def asker(s: OathState, program: Program[OathState]) -> tuple[OathState, Effect]:
    """The step that asks, on top of its state; who judges for the Clockwork Prince answers the one below (CP-8.4)."""
    if s.top == COUNSEL.index:
        s = COUNSEL.below(s)
    return s, program.steps[s.top]


# ---------------------------------------------------------------- actions


def say_action(s: OathState, action: i64, lang: str, program: Program[OathState]) -> str:
    """In the words of the step that asks, if it has any, or else by its verb."""
    if s.stack:
        s, step = asker(s, program)
        said = step.label(s, action, lang)
        if said:
            return said
    return say_verb(s, action, lang)


def say_verb(s: OathState, action: i64, lang: str) -> str:
    verb, value = VOCABULARY.verb(action), int(VOCABULARY.argument(action))
    if verb.name == "use":
        return use_text(value + 1, (ACTION, WAKE, REST), lang)
    if verb.name in ("will", "will-not", "will-give", "by"):
        return capital(say_of_promise(s, verb.name, value, lang))
    none = verb.name == "decline" and s.choices is not None and ACCEPT not in s.choices
    return capital(say(lang, "act_decline_none" if none else verb.phrase, *about(s, action, lang)))


def say_of_promise(s: OathState, verb: str, value: int, lang: str) -> str:
    """A part of a promise, as the whole will say it."""
    if verb == "by":
        return when_text(DO, value + 1, lang)
    if verb == "will-give":
        kind = FAVOR + value
        return what_text(s, new_promise(0, 0, kind, 0, n=0 if kind in (FAVOR, SECRETS) else 1), lang)
    return what_text(s, new_promise(0, 0, DO if verb == "will" else FORBEAR, 0, value), lang)


# ---------------------------------------------------------------- questions


def prompt(s: OathState, seat: i64, lang: str, program: Program[OathState]) -> str:
    """What the step asks, with what is to be known for the answer; a power asks by what can be chosen."""
    if s.top == COUNSEL.index:
        below = COUNSEL.below(s)
        return say(lang, "ask_counsel", prompt(below, below.prince, lang, program))
    step = program.steps[s.top]
    key = f"ask_{step.key.replace('.', '-').replace('/', '-')}"  # keys of words have neither dots nor strokes
    own = WORDS.has(key)
    if own and "." in step.key:  # a card's own question, whatever its steps ask in general
        return say(lang, key)
    asked = step.prompt(s, seat, lang)
    if asked:
        return capital(asked)
    return say(lang, key) if own else capital(asked_by_power(s, seat, step, lang))


def asked_by_power(s: OathState, seat: i64, step: Effect, lang: str) -> str:
    """A power's question: its card, and what is to be chosen."""
    source, called = s.powers[SOURCE] if s.powers else 0, source_name(s, lang)
    choices = s.choices if s.choices is not None else step.options(s, seat)
    verbs = {VOCABULARY.verb(action).name for action in choices} - {"decline", "done"}
    if verbs and verbs <= {"lose-at", "lose-from"}:
        return say(lang, "ask_power_lose", called)
    key = "ask_power_" + "".join(verbs).replace("-", "_") if len(verbs) == 1 else "ask_power"
    if WORDS.has(f"{key}_{IDS[source]}"):
        return say(lang, f"{key}_{IDS[source]}", called)  # in the card's own words
    if verbs == {"accept"} and source:
        return say(lang, "ask_power_yes", with_price(called, source, lang), texts.effect_text(source, lang))
    return say(lang, key if WORDS.has(key) else "ask_power", called)


def with_price(called: str, source: int, lang: str) -> str:
    """A card that asks to be paid for what it offers (Jinx, Relic Thief), with its price."""
    for head in HEADS[source]:
        if head.kind == PERSISTENT and not head.cost.free:
            return f"{called} ({cost_text(head.cost, lang)})"
    return called


# ---------------------------------------------------------------- the log, and reasons


def told_token(s: OathState, kind: str, id: str, text: str, lang: str) -> Token:
    """A place by its site, and a promise in words; everything else as it is."""
    if kind == "slot":
        return kind, id, place_name(s, WORDS.names["slot"].ids.index(id), lang)
    return ("text", "", promise_text(s, int(id), lang)) if kind == "promise" else (kind, id, text)


def told(s: OathState, key: str, who: int, values: tuple[int, ...], lang: str) -> list[Token]:
    pieces = [told_token(s, kind, id, text, lang) for kind, id, text in WORDS.pieces(lang, key, who, values)]
    return drawn_together(lang, pieces)


def event_tokens(s: OathState, event: Event, lang: str) -> list[Token]:
    """A line in pieces; a place is called by its site once that is known."""
    line, who, values = worded(event)
    said = told(s, f"log-{line}", who, values, lang)
    if said:
        kind, id, text = said[0]
        said[0] = (kind, id, capital(text))
    return said


def worded(event: Event) -> tuple[str, int, tuple[int, ...]]:
    """The line an event is told with, who did it, and what falls into its holes: a price of one kind alone is told shorter."""
    kind, values = event.kind, event.values
    if kind == "pays" and not values[1]:
        return "pays_favor", int(event.seat), (values[0], values[2])
    if kind == "pays" and not values[0]:
        return "pays_secrets", int(event.seat), values[1:]
    return kind, int(event.seat), values


def say_event(s: OathState, event: Event, lang: str) -> str:
    return "".join(text for _kind, _id, text in event_tokens(s, event, lang))


def say_reason(s: OathState, reason: Reason, lang: str) -> str:
    """Why not, with the clause behind."""
    said = "".join(text for _kind, _id, text in told(s, f"why-{reason.key}", -1, reason.values, lang))
    return f"{capital(said)} ({reason.clause})" if reason.clause else capital(said)
