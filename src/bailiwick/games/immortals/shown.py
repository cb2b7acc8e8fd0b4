"""What a view tells besides what lies on the table, so that no page has to know the rules: of a masked state, to a viewer."""

from __future__ import annotations

from typing import Any

from bailiwick.games.immortals.actions import STRIKE
from bailiwick.games.immortals.board import (
    AREA_MASK,
    AREAS,
    REALMS,
    REGION_COUNT,
    SITE_IDS,
    STRIKE_AT,
    STRIKE_FROM,
    how_many,
    site_of,
    sites_in,
)
from bailiwick.games.immortals.cards import ATTACK_OR_MOVE, BLANK, BUILDS, CARD_IDS, CONFLICT, EFFECTS, MAGIC, REGION, SPACES
from bailiwick.games.immortals.data import merged
from bailiwick.games.immortals.numbers import NUMBERS
from bailiwick.games.immortals.scoring import MAJORITY
from bailiwick.games.immortals.spaces import cost_of, effect_of, price_of, sites_of_card
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.armies import ATTACKING, COMMITTING
from bailiwick.games.immortals.steps.battle import allegiance
from bailiwick.games.immortals.steps.planning import unfit
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.fields import ABSENT
from bailiwick.kernel.reading import Node


def numbers(s: ImmortalsState, viewer: int, at: int) -> Any:
    own = s.data.corrections
    return merged(NUMBERS, Node(own, "data")) if own else ABSENT


def spaces(s: ImmortalsState, viewer: int, at: int) -> Any:
    """By space: what it does on the seat's board, and what that costs."""
    found: dict[str, Any] = {}
    for space, id in enumerate(SPACES):
        effect = effect_of(s, at, space)
        cost = s.data.costs["move"] if effect == ATTACK_OR_MOVE else cost_of(s, at, space)
        found[id] = {"effect": EFFECTS[effect], "cost": list(cost)}
    return found


def cards(s: ImmortalsState, viewer: int, at: int) -> Any:
    """Every card that the seat could lay: the sites it stands for, and by space why it may not lie there."""
    if viewer != at:
        return ABSENT
    held = [REGION + region for region in range(REGION_COUNT) if s.holder(region) == at]
    held += [CONFLICT + conflict for conflict in s.conflicts[at]]
    found: dict[str, Any] = {}
    for card in (*held, *range(MAGIC, BLANK + 1)):
        refused: dict[str, str] = {}
        for space, id in enumerate(SPACES):
            reason = unfit(s, at, space, card)
            if reason is not None:
                refused[id] = reason.key
        found[CARD_IDS[card]] = {"sites": [SITE_IDS[site] for site in sites_in(sites_of_card(s, at, card))], "refused": refused}
    return found


def sides(s: ImmortalsState, viewer: int, at: int) -> Any:
    """By attack, named as in the vocabulary; of the one that has been decided on, while armies are being sent."""
    if s.over or s.top not in (ATTACKING.index, COMMITTING.index):
        return {}
    seat = s.get_x()
    strikes = [(s.origin, s.target)]
    if s.top == ATTACKING.index:
        offered = [action - STRIKE for action in ATTACKING.options(s, seat) if action >= STRIKE]
        strikes = [(STRIKE_FROM[strike], STRIKE_AT[strike]) for strike in offered]
    return {f"{SITE_IDS[a]} {SITE_IDS[b]}": allegiance(s, seat, s.acting_card, a, b) for a, b in strikes}


def prices(s: ImmortalsState, viewer: int, at: int) -> Any:
    return {
        realm: {build: list(price_of(s, at, site_of(number, 0), tile)) for tile, build in enumerate(BUILDS)}
        for number, realm in enumerate(REALMS)
    }


def area_rulers(s: ImmortalsState, viewer: int, at: int) -> Any:
    """Whoever has most of its sites in a realm (I-14.3)."""
    rulers: dict[str, dict[str, str]] = {realm: {} for realm in REALMS}
    for number, mask in enumerate(AREA_MASK):
        for seat in range(s.seats):
            if how_many(s.holds[seat] & mask) >= MAJORITY:
                rulers[REALMS[number // len(AREAS)]][AREAS[number % len(AREAS)]] = SEAT_NAMES[seat]
    return rulers
