"""City Area powers (A-10): which can be used now, and what they do."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import PLACE, POWER, RELOCATE
from bailiwick.games.ankh_morpork.board import (
    AREAS,
    BIT,
    DIMWELL,
    DOLLY_SISTERS,
    DRAGONS_LANDING,
    ISLE_OF_GODS,
    LONGWALL,
    NAP_HILL,
    SEVEN_SLEEPERS,
    SMALL_GODS,
    THE_HIPPO,
    THE_SCOURS,
    THE_SHADES,
    UNREAL_ESTATE,
)
from bailiwick.games.ankh_morpork.state import DEMON, MINIONS, AnkhState
from bailiwick.games.ankh_morpork.steps.buildings import refuse_cash
from bailiwick.games.ankh_morpork.steps.flow import Effect, has_cards
from bailiwick.games.ankh_morpork.steps.hands import DiscardOne, Draw
from bailiwick.games.ankh_morpork.steps.minions import PlaceMinion
from bailiwick.games.ankh_morpork.steps.money import Gain, Spend
from bailiwick.games.ankh_morpork.steps.scroll import Scroll, begin
from bailiwick.games.ankh_morpork.steps.trouble import Calm, Stir
from bailiwick.games.ankh_morpork.where import NEAR_DIMWELL, NEAR_DOLLY_SISTERS, SHADES, areas_where
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

# What using a power costs
PRICE: Final[list[int]] = [0] * 13
PRICE[DOLLY_SISTERS] = PRICE[DIMWELL] = 3
PRICE[ISLE_OF_GODS] = 2

PLACING: Final = {
    DOLLY_SISTERS: PlaceMinion(NEAR_DOLLY_SISTERS, opens=False),
    DIMWELL: PlaceMinion(NEAR_DIMWELL, opens=False),
}
POWERS: Final[dict[int, Effect]] = {
    DOLLY_SISTERS: Scroll(Spend(3), PLACING[DOLLY_SISTERS]),
    UNREAL_ESTATE: Scroll(Draw(1), DiscardOne()),
    DRAGONS_LANDING: Gain(2),
    THE_SCOURS: Scroll(DiscardOne(), Gain(2)),
    THE_HIPPO: Gain(2),
    THE_SHADES: Stir(SHADES),
    DIMWELL: Scroll(Spend(3), PLACING[DIMWELL]),
    LONGWALL: Gain(1),
    ISLE_OF_GODS: Scroll(Spend(2), Calm()),
    SEVEN_SLEEPERS: Gain(3),
    NAP_HILL: Gain(1),
}
POWER_LIST: Final[list[Effect | None]] = [POWERS.get(area) for area in range(13)]


def fruitful(s: AnkhState, seat: i64, area: i64) -> bool:
    """Whether the power could do anything now."""
    if s.cash[seat] < PRICE[area]:
        return False
    if area in (DOLLY_SISTERS, DIMWELL):
        return len(PLACING[area].options(s, seat)) > 0
    if area == THE_SCOURS:
        return has_cards(s, seat)
    if area == THE_SHADES:
        return areas_where(s, seat, SHADES) != 0
    if area == ISLE_OF_GODS:
        return s.trouble != 0
    return True


def add_powers(s: AnkhState, out: list[int], seat: i64) -> None:
    """A-9.7, A-9.8, A-9.10. Small Gods works only against events."""
    demons: i64 = s.stands[DEMON]
    for area in AREAS[s.city_cards(seat) & ~s.used & ~demons & ~BIT[SMALL_GODS]]:
        if fruitful(s, seat, area):
            out.append(POWER + area)


def unused(s: AnkhState, seat: i64, lang: str) -> str:
    """In words, what powers that cost nothing would still give in this turn; empty: nothing."""
    out: list[int] = []
    add_powers(s, out, seat)
    free = [action - POWER for action in out if not PRICE[action - POWER] and action - POWER != THE_SCOURS]
    if len(free) == 1:
        return say(lang, "loses_power", name(lang, "area", free[0]))
    return say(lang, "loses_powers", len(free)) if free else ""


def refuse_power(s: AnkhState, seat: i64, area: i64) -> Reason | None:
    if s.owner(area) != seat or s.retired & BIT[area]:
        return Reason("A-9.3", "no_city_card", (area,))
    if area == SMALL_GODS:
        return Reason("A-10.4", "only_events")
    if s.count(area, DEMON):
        return Reason("A-9.10", "demon_there", (area,))
    if s.used & BIT[area]:
        return Reason("A-9.7", "power_used", (area,))
    reason = refuse_cash(s, seat, PRICE[area])
    if reason is not None:
        return reason
    if area in PLACING and not any(
        PLACING[area].why_not(s, seat, verb + other) is None for verb in (PLACE, RELOCATE) for other in range(1, 13)
    ):
        return Reason("R-25", "none_near_yours")
    if area == THE_SCOURS and not has_cards(s, seat):
        return Reason("A-10.3", "no_cards")
    if area == THE_SHADES and not areas_where(s, seat, SHADES):
        return Reason("A-10.5", "no_place_to_stir")
    if area == ISLE_OF_GODS and not s.trouble:
        return Reason("A-10.6", "no_trouble_anywhere")
    return None


def use_power(s: AnkhState, seat: i64, area: i64) -> None:
    s.used |= BIT[area]
    s.tell("power", seat, (area,))
    power = POWER_LIST[area]
    assert power is not None
    begin(s, power)


__all__ = ["MINIONS", "POWERS", "add_powers", "refuse_power", "unused", "use_power"]
