"""Putting questions: each is shown to every power that is on and answers it, and the accumulated answer comes back."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import Cost
from bailiwick.games.oath.powers import all_answering, answering, bodies_of
from bailiwick.games.oath.questions import (
    ADVISER_LIMIT,
    ADVISERS,
    BANDIT_COUNT,
    BANDIT_LORD,
    BURNING,
    BURNT,
    CARD_RULER,
    CLEARING,
    DISCARD_TO,
    DRAW,
    FACES,
    FORCE,
    GAIN,
    IGNORED,
    KEPT_SITES,
    LOSSES,
    MAY,
    PLAN_PRICE,
    PLAY_AT,
    PRICE,
    PRINCELY_DEEDS,
    PURSE,
    RECOVER_HELP,
    REDIRECT,
    ROOM,
    SACRIFICE,
    STANDING,
    TARGET_DICE,
    TOLL,
    WORKING,
    AdviserLimit,
    Advisers,
    CardRuler,
    Clearing,
    DiscardTo,
    Draw,
    Faces,
    ForceSlots,
    Gain,
    Ignored,
    KeptSites,
    LossRule,
    May,
    Number,
    PlanPrice,
    PlayAt,
    Price,
    Room,
    Standing,
    TargetDice,
    Toll,
    Whose,
    Working,
)
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.kernel.reason import Reason

# What nobody changes: never written to
NO_TOLL: Final = Toll(0, NOBODY)
NOTHING_IGNORED: Final = Ignored(NOBODY, 0, 0)


def ask_price(s: OathState, action: int, seat: int, base: int, thing: int = 0, slot: int = -1) -> int:
    """In Supply."""
    row = answering(s, PRICE + action)
    if not row:
        return base
    q = Price(action, seat, base, thing, slot)
    for power in row:
        power.price(s, q)
    return q.total


def ask_draw(s: OathState, q: Draw) -> Draw:
    for power in answering(s, DRAW):
        power.draw(s, q)
    return q


def ask_discard_to(s: OathState, q: DiscardTo) -> int:
    for power in answering(s, DISCARD_TO):
        power.discard_to(s, q)
    return q.places


def ask_play_at(s: OathState, q: PlayAt) -> PlayAt:
    for power in answering(s, PLAY_AT):
        power.play_at(s, q)
    return q


def ask_room(s: OathState, q: Room) -> Room:
    for power in all_answering(s, ROOM):
        if power.source == q.card or power.on(s):
            power.room(s, q)
    if q.card > 0 and not s.where[q.card]:
        for power in bodies_of(q.card):
            if ROOM in power.answers:
                power.room(s, q)
    return q


def ask_adviser_limit(s: OathState, q: AdviserLimit) -> AdviserLimit:
    for power in answering(s, ADVISER_LIMIT):
        power.adviser_limit(s, q)
    return q


def ask_advisers(s: OathState, q: Advisers) -> list[int]:
    for power in answering(s, ADVISERS):
        power.advisers(s, q)
    return q.suits


def ask_may(
    s: OathState, deed: int, seat: int, thing: int = 0, slot: int = -1, other: int = NOBODY, cost: Cost | None = None
) -> Reason | None:
    row = all_answering(s, MAY + deed)
    aside = thing > 0 and not s.where[thing]
    if (not row and not aside) or (seat == s.prince and seat >= 0 and deed in PRINCELY_DEEDS):
        return None  # CP-8.1
    q = May(deed, seat, thing, slot, other, cost)
    for power in row:
        if power.source == thing or power.on(s):
            power.may(s, q)
    if aside:  # what is not in play may speak for itself
        for power in bodies_of(thing):
            if MAY + deed in power.answers:
                power.may(s, q)
    return q.reason


def ask_toll(s: OathState, deed: int, seat: int, thing: int = 0, slot: int = -1) -> Toll:
    row = answering(s, TOLL + deed)
    if not row:
        return NO_TOLL
    q = Toll(deed, seat, thing, slot)
    for power in row:
        power.toll(s, q)
    return q


def ask_working(s: OathState, action: int, seat: int, slots: int) -> Working:
    q = Working(action, seat, slots)
    for power in answering(s, WORKING):
        power.working(s, q)
    return q


def ask_gain(s: OathState, q: Gain) -> Gain:
    for power in answering(s, GAIN):
        power.gain(s, q)
    return q


def ask_recover_help(s: OathState, q: Number) -> int:
    for power in answering(s, RECOVER_HELP):
        power.recover_help(s, q)
    return q.value


def ask_bandit_lord(s: OathState) -> int:
    row = answering(s, BANDIT_LORD)
    if not row:
        return NOBODY
    q = Whose()
    for power in row:
        power.bandit_lord(s, q)
    return q.answer


def ask_card_ruler(s: OathState, seat: int, card: int, rules: bool) -> bool:
    row = answering(s, CARD_RULER)
    if not row:
        return rules
    q = CardRuler(seat, card, rules)
    for power in row:
        power.card_ruler(s, q)
    return q.rules


def ask_bandit_count(s: OathState) -> int:
    q = Number(NOBODY, 1)
    for power in answering(s, BANDIT_COUNT):
        power.bandit_count(s, q)
    return q.value


def ask_purse(s: OathState, seat: int) -> int:
    """The bank in which this seat's favor lies, if it is not on the board; -1 otherwise."""
    row = answering(s, PURSE)
    if not row:
        return NOBODY
    q = Whose(seat)
    for power in row:
        power.purse(s, q)
    return q.answer


def ask_burning(s: OathState, seat: int) -> int:
    """Who gets the favor that the seat burns; -1: the shared bank."""
    q = Whose(seat)
    for power in answering(s, BURNING):
        power.burning(s, q)
    return q.answer


def ask_burnt(s: OathState, q: Number) -> int:
    """How much favor of a beaten player burns."""
    for power in answering(s, BURNT):
        power.burnt(s, q)
    return q.value


def ask_target_dice(s: OathState, q: TargetDice) -> int:
    for power in answering(s, TARGET_DICE):
        power.target_dice(s, q)
    return q.dice


def ask_force(s: OathState, q: ForceSlots) -> int:
    for power in answering(s, FORCE):
        power.force(s, q)
    return q.slots


def ask_plan_price(s: OathState, q: PlanPrice) -> PlanPrice:
    for power in answering(s, PLAN_PRICE):
        power.plan_price(s, q)
    return q


def ask_faces(s: OathState, q: Faces) -> Faces:
    for power in answering(s, FACES):
        power.faces(s, q)
    return q


def ask_sacrifice(s: OathState, q: Number) -> int:
    for power in answering(s, SACRIFICE):
        power.sacrifice(s, q)
    return q.value


def ask_losses(s: OathState, q: LossRule) -> int:
    for power in answering(s, LOSSES):
        power.losses(s, q)
    return q.rule


def ask_kept_sites(s: OathState, q: KeptSites) -> int:
    for power in answering(s, KEPT_SITES):
        power.kept_sites(s, q)
    return q.slots


def ask_ignored(s: OathState, seat: int, origin: int, destination: int) -> Ignored:
    row = answering(s, IGNORED)
    if not row:
        return NOTHING_IGNORED
    q = Ignored(seat, origin, destination)
    for power in row:
        power.ignored(s, q)
    return q


def ask_redirect(s: OathState, traveller: int) -> int:
    """Who chooses the destination in the traveller's place; -1: nobody does."""
    q = Whose(traveller)
    for power in answering(s, REDIRECT):
        power.redirect(s, q)
    return q.answer


def ask_clearing(s: OathState, q: Clearing) -> Clearing:
    for power in answering(s, CLEARING):
        if power.source not in s.cleared:
            power.clearing(s, q)
    return q


def ask_standing(s: OathState, seat: int, slot: int) -> int:
    row = answering(s, STANDING)
    if not row:
        return slot
    q = Standing(seat, slot)
    for power in row:
        power.standing(s, q)
    return q.slot
