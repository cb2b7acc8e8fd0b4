"""What actions are called, and what players are asked, in the situation they are in."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.board import COST
from bailiwick.games.ankh_morpork.catalogue import CARD_NUMBER, VIMES
from bailiwick.games.ankh_morpork.panels import so_far
from bailiwick.games.ankh_morpork.state import BY_EXHAUSTION, BY_PERSONALITY, BY_RIOTS, AnkhState
from bailiwick.games.ankh_morpork.steps.disasters import THREATENED
from bailiwick.games.ankh_morpork.steps.interrupts import EVENT, PLACE_AGAIN, PROTECTION, REMOVAL
from bailiwick.games.ankh_morpork.steps.playing import CARD
from bailiwick.games.ankh_morpork.texts import power
from bailiwick.games.ankh_morpork.vocabulary import AREA, BUILDING, OWN_PIECE, PIECE, POWER, SHIELD, SHIELDED
from bailiwick.games.ankh_morpork.words import WORDS, capital, name, say, sentence
from bailiwick.kernel.event import Event
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import FRAME, SEAT_BIT
from bailiwick.kernel.step import Program
from bailiwick.kernel.vocabulary import Target, Verb


def say_verb(verb: Verb, value: int, lang: str) -> str:
    """What an action is called whoever asks: what a building costs, and what a power does, is said with it."""
    if verb.kinds == (SHIELD,):
        area, thing = divmod(value, len(SHIELDED))
        return say(lang, f"act_protect_{SHIELDED[thing]}", PROTECTION, name(lang, "area", area + 1))
    if verb.kinds == (POWER,):
        return WORDS.act(lang, verb, value, power(value + 1, lang))
    if verb.kinds in ((AREA,), (BUILDING,)):
        return WORDS.act(lang, verb, value, COST[value + 1])
    return WORDS.act(lang, verb, value)


def targets(seat: str, verb: Verb, value: int) -> list[Target] | None:
    """What an action is about without naming it: one's own minion, or what Small Gods protect. None: it names everything."""
    if verb.kinds == (OWN_PIECE,):
        return [Target(PIECE.name, f"{OWN_PIECE.ids[value]} {seat}")]
    if verb.kinds != (SHIELD,):
        return None
    area, thing = divmod(value, len(SHIELDED))
    kind = (PIECE, BUILDING, POWER, AREA)[thing]
    id = AREA.ids[area]
    return [Target(kind.name, f"{id} {seat}" if kind is PIECE else id)]


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
            reached = WORDS.event_line(lang, "goal_reached", seat, (s.personality[seat],))
            lines.append(reached if s.personality[seat] == VIMES else f"{reached}: {so_far(s, seat, lang)}")
    return " ".join(map(sentence, lines))


def won_as(event: Event, lang: str) -> str:
    """Whose goal somebody has reached."""
    return say(lang, "won_as", name(lang, "personality", event.values[0])) if event.kind == "goal_reached" else ""
