"""What actions are called, what players are asked and what is told, in the situation they are in."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import STRIKE
from bailiwick.games.immortals.board import REALM_OF, STRIKE_AT, STRIKE_FROM, TWIN, sites_in
from bailiwick.games.immortals.cards import DOMINATE_OR_TEMPLE, EXTRACT_GOLD, MAGIC, MAGIC_SPACE, MAGICS, TRANSITION_5, is_magic
from bailiwick.games.immortals.scoring import armies_on_sites
from bailiwick.games.immortals.spaces import effect_of, price_of
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.armies import ARMY_STEPS, BUILDING, CHOOSE_BUILD, EXTRACTING, TRANSITION_OF_3
from bailiwick.games.immortals.steps.draft import DRAFT_PLACE
from bailiwick.games.immortals.steps.execution import EXECUTION
from bailiwick.games.immortals.steps.feeding import FEEDING
from bailiwick.games.immortals.steps.flow import Effect
from bailiwick.games.immortals.steps.magic import (
    MAGIC_OPTION,
    MAGIC_SITE,
    MAGIC_STEPS,
    SPREADING,
    dominated_places,
    dominates,
    refuse_option,
)
from bailiwick.games.immortals.steps.planning import planned
from bailiwick.games.immortals.steps.reinforcing import REINFORCING
from bailiwick.games.immortals.texts import amount, cost_with, named_space, space_name
from bailiwick.games.immortals.tower import COLOURS, GREEN
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.games.immortals.words import WORDS, capital, name, say, sentence
from bailiwick.kernel.event import Event
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Program
from bailiwick.kernel.vocabulary import Vocabulary
from bailiwick.kernel.words import Token

DOMINATE: Final = 1  # the second option of its card
ACTION_STEPS: Final = (*ARMY_STEPS.values(), *MAGIC_STEPS.values())


# ---------------------------------------------------------------- actions


def say_action(s: ImmortalsState, action: i64, lang: str, vocabulary: Vocabulary, program: Program[ImmortalsState]) -> str:
    verb = vocabulary.verb(action).name
    value = vocabulary.argument(action)
    key = "act_" + verb.replace("-", "_")
    step = program.steps[s.stack[-FRAME]] if s.stack else None
    if verb in ("plan", "cast"):
        space, card = planned(action)
        return say(lang, key, name(lang, "space", space), name(lang, "card", card))
    if verb == "leave":
        return say(lang, key, name(lang, "space", value))
    if verb in ("act", "forfeit"):
        return say_space(s, value, key, step, lang)
    if verb == "attack":
        return say_attack(action - STRIKE, lang)
    if verb == "site":
        return say_site(s, value, step, lang)
    if verb in ("move-from", "move-to"):
        return say(lang, key, name(lang, "site", value))
    if verb == "choose":
        return say(lang, key, name(lang, "conflict", value + 1))
    if verb in ("group", "armies"):
        return say(lang, key, value + 1)
    if verb == "split":
        return say_split(s, value, step, lang)
    if verb == "realm":
        return say(lang, key, name(lang, "realm", value))
    if verb == "build":
        return say_build(s, value, step, lang)
    if verb == "option":
        return say_option(s, value, step, lang)
    return say(lang, key)


def say_space(s: ImmortalsState, space: i64, key: str, step: Effect | None, lang: str) -> str:
    """Acting or forfeiting: with the card that lies there, and what it costs."""
    if step is not EXECUTION or not s.plans[s.seat][space]:
        return say(lang, key, name(lang, "space", space))
    called = space_name(s, s.seat, space, lang)
    card = s.plans[s.seat][space]
    cost = cost_with(s, s.seat, space, card)
    if key == "act_act" and any(cost):
        said = say(lang, "act_act_for", called, name(lang, "card", card), amount(cost, lang))
        return said + say_only(s, card, lang) if is_magic(card) else said
    return say(lang, f"{key}_with", called, name(lang, "card", card))


def say_only(s: ImmortalsState, card: i64, lang: str) -> str:
    """Before the price of a magic card is paid: that only one of its two options is possible, or that one can only fail."""
    magic = card - MAGIC
    possible = [option for option in range(2) if refuse_option(s, s.seat, magic, option) is None]
    if magic == TRANSITION_5 or not possible:
        return ""
    notes: list[str] = []
    if len(possible) == 1:
        notes.append(say(lang, "act_only", say(lang, f"act_option_{MAGICS[magic]}_{possible[0] + 1}")))
    if magic == DOMINATE_OR_TEMPLE and DOMINATE in possible:
        places = sites_in(dominated_places(s, s.seat))
        if not any(dominates(s, s.seat, site) for site in places):
            notes.append(say(lang, "act_in_vain"))
    return f" ({'; '.join(notes)})" if notes else ""


def say_attack(strike: i64, lang: str) -> str:
    origin, target = STRIKE_FROM[strike], STRIKE_AT[strike]
    key = "act_attack" if REALM_OF[origin] == REALM_OF[target] else "act_attack_portal"
    return say(lang, key, name(lang, "site", origin), name(lang, "site", target))


def say_site(s: ImmortalsState, site: i64, step: Effect | None, lang: str) -> str:
    """What is done at a site depends on the step that asks."""
    called = name(lang, "site", site)
    if step is EXTRACTING:
        gold = s.get_y() == EXTRACT_GOLD
        much = name(lang, "gold", s.data.gold[site]) if gold else name(lang, "energy", s.data.energy[site])
        return say(lang, "act_site_extract", called, much)
    if step is DRAFT_PLACE:
        return say(lang, "act_site_place", called)
    if step is TRANSITION_OF_3:
        return say(lang, "act_site_bring", called)
    if step is REINFORCING or step is SPREADING:
        return say(lang, "act_site_bring_one", called)
    if step is BUILDING:
        return say(lang, "act_site_temple" if s.get_y() else "act_site_build", called)
    if step is MAGIC_SITE:
        if not s.get_y():
            return say(lang, "act_site_temple", called)
        key = "act_site_dominate" if dominates(s, s.seat, site) else "act_site_in_vain"
        against = 0 if s.owner(TWIN[site]) == s.seat else s.armies(TWIN[site])
        return say(lang, key, called, s.armies(site), against)
    return say(lang, "act_site", called)


def say_split(s: ImmortalsState, light: i64, step: Effect | None, lang: str) -> str:
    if step is FEEDING and light <= s.tray[s.seat]:
        return say(lang, "act_split", light, s.tray[s.seat] - light)
    return say(lang, "act_split_alone", light)


def say_build(s: ImmortalsState, build: i64, step: Effect | None, lang: str) -> str:
    called = name(lang, "build", build)
    if step is CHOOSE_BUILD:
        return say(lang, "act_build_for", called, amount(price_of(s, s.seat, s.acting_site, build), lang))
    return say(lang, "act_build", called)


def say_option(s: ImmortalsState, option: i64, step: Effect | None, lang: str) -> str:
    if step is MAGIC_OPTION and s.get_y() != TRANSITION_5:
        return say(lang, f"act_option_{MAGICS[s.get_y()]}_{option + 1}")
    return say(lang, "act_option", option + 1)


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
