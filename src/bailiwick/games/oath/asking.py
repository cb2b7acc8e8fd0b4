"""Putting questions: each is shown to every power that is on and answers it, and the accumulated answer comes back."""

from __future__ import annotations

from bailiwick.games.oath.powers import POWERS, answering
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


def ask_price(s: OathState, q: Price) -> int:
    for power in answering(s, PRICE):
        if power.on(s):
            power.price(s, q)
    return q.total


def ask_draw(s: OathState, q: Draw) -> Draw:
    for power in answering(s, DRAW):
        if power.on(s):
            power.draw(s, q)
    return q


def ask_discard_to(s: OathState, q: DiscardTo) -> int:
    for power in answering(s, DISCARD_TO):
        if power.on(s):
            power.discard_to(s, q)
    return q.places


def ask_play_at(s: OathState, q: PlayAt) -> PlayAt:
    for power in answering(s, PLAY_AT):
        if power.on(s):
            power.play_at(s, q)
    return q


def ask_room(s: OathState, q: Room) -> Room:
    for power in answering(s, ROOM):
        if power.on(s) or power.source == q.card:
            power.room(s, q)
    if q.card > 0 and not s.where[q.card]:
        for power in POWERS[q.card]:
            if ROOM in power.answers:
                power.room(s, q)
    return q


def ask_adviser_limit(s: OathState, q: AdviserLimit) -> AdviserLimit:
    for power in answering(s, ADVISER_LIMIT):
        if power.on(s):
            power.adviser_limit(s, q)
    return q


def ask_advisers(s: OathState, q: Advisers) -> list[int]:
    for power in answering(s, ADVISERS):
        if power.on(s):
            power.advisers(s, q)
    return q.suits


def ask_may(s: OathState, q: May) -> Reason | None:
    if q.seat == s.prince and q.seat >= 0 and q.deed in PRINCELY_DEEDS:
        return None  # CP-8.1
    for power in answering(s, MAY):
        if power.on(s) or power.source == q.thing:
            power.may(s, q)
    if q.thing > 0 and not s.where[q.thing]:  # what is not in play may speak for itself
        for power in POWERS[q.thing]:
            if MAY in power.answers:
                power.may(s, q)
    return q.reason


def ask_toll(s: OathState, q: Toll) -> Toll:
    for power in answering(s, TOLL):
        if power.on(s):
            power.toll(s, q)
    return q


def ask_working(s: OathState, q: Working) -> Working:
    for power in answering(s, WORKING):
        if power.on(s):
            power.working(s, q)
    return q


def ask_gain(s: OathState, q: Gain) -> Gain:
    for power in answering(s, GAIN):
        if power.on(s):
            power.gain(s, q)
    return q


def ask_recover_help(s: OathState, q: Number) -> int:
    for power in answering(s, RECOVER_HELP):
        if power.on(s):
            power.recover_help(s, q)
    return q.value


def ask_bandit_lord(s: OathState) -> int:
    q = Whose()
    for power in answering(s, BANDIT_LORD):
        if power.on(s):
            power.bandit_lord(s, q)
    return q.answer


def ask_card_ruler(s: OathState, q: CardRuler) -> bool:
    for power in answering(s, CARD_RULER):
        if power.on(s):
            power.card_ruler(s, q)
    return q.rules


def ask_bandit_count(s: OathState) -> int:
    q = Number(NOBODY, 1)
    for power in answering(s, BANDIT_COUNT):
        if power.on(s):
            power.bandit_count(s, q)
    return q.value


def ask_purse(s: OathState, seat: int) -> int:
    """The bank in which this seat's favor lies, if it is not on the board; -1 otherwise."""
    q = Whose(seat)
    for power in answering(s, PURSE):
        if power.on(s):
            power.purse(s, q)
    return q.answer


def ask_burning(s: OathState, seat: int) -> int:
    """Who gets the favor that the seat burns; -1: the shared bank."""
    q = Whose(seat)
    for power in answering(s, BURNING):
        if power.on(s):
            power.burning(s, q)
    return q.answer


def ask_burnt(s: OathState, q: Number) -> int:
    """How much favor of a beaten player burns."""
    for power in answering(s, BURNT):
        if power.on(s):
            power.burnt(s, q)
    return q.value


def ask_target_dice(s: OathState, q: TargetDice) -> int:
    for power in answering(s, TARGET_DICE):
        if power.on(s):
            power.target_dice(s, q)
    return q.dice


def ask_force(s: OathState, q: ForceSlots) -> int:
    for power in answering(s, FORCE):
        if power.on(s):
            power.force(s, q)
    return q.slots


def ask_plan_price(s: OathState, q: PlanPrice) -> PlanPrice:
    for power in answering(s, PLAN_PRICE):
        if power.on(s):
            power.plan_price(s, q)
    return q


def ask_faces(s: OathState, q: Faces) -> Faces:
    for power in answering(s, FACES):
        if power.on(s):
            power.faces(s, q)
    return q


def ask_sacrifice(s: OathState, q: Number) -> int:
    for power in answering(s, SACRIFICE):
        if power.on(s):
            power.sacrifice(s, q)
    return q.value


def ask_losses(s: OathState, q: LossRule) -> int:
    for power in answering(s, LOSSES):
        if power.on(s):
            power.losses(s, q)
    return q.rule


def ask_kept_sites(s: OathState, q: KeptSites) -> int:
    for power in answering(s, KEPT_SITES):
        if power.on(s):
            power.kept_sites(s, q)
    return q.slots


def ask_ignored(s: OathState, q: Ignored) -> Ignored:
    for power in answering(s, IGNORED):
        if power.on(s):
            power.ignored(s, q)
    return q


def ask_redirect(s: OathState, traveller: int) -> int:
    """Who chooses the destination in the traveller's place; -1: nobody does."""
    q = Whose(traveller)
    for power in answering(s, REDIRECT):
        if power.on(s):
            power.redirect(s, q)
    return q.answer


def ask_clearing(s: OathState, q: Clearing) -> Clearing:
    for power in answering(s, CLEARING):
        if power.on(s) and power.source not in s.cleared:
            power.clearing(s, q)
    return q


def ask_standing(s: OathState, q: Standing) -> int:
    for power in answering(s, STANDING):
        if power.on(s):
            power.standing(s, q)
    return q.slot
