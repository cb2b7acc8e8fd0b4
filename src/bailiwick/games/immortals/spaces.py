"""What each space of a player's board does and costs (I-9), and which sites a card stands for (I-8.8)."""

from __future__ import annotations

from bailiwick.games.immortals.board import AREA_MASK, BIT, DARK, LOW, NEAR, REALM_OF, REGION_COUNT, REGION_OF, TWIN, sites_in
from bailiwick.games.immortals.cards import (
    ATTACK_OR_MOVE,
    CAPITAL,
    CONFLICT,
    CONFLICT_SITES,
    DARK_SPECIAL,
    EXTRACT_ENERGY,
    EXTRACT_GOLD,
    LIGHT_SPECIAL,
    MAGIC_SPACE,
    PORTAL,
    REGION,
    TEMPLE_TILE,
    TRANSITION,
    is_conflict,
    is_region,
)
from bailiwick.games.immortals.house import (
    CAPITAL_PER_AREA,
    CARDS_SERVE_BOTH_REALMS,
    PRICES_CHEAPER,
    PRICES_DARK,
    PRICES_LIGHT,
)
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.kernel.native import i64

FREE = (0, 0)
DARK_TRIBE = 5  # dark tribes come after the five light ones


def tribe_of(s: ImmortalsState, seat: i64, space: i64) -> i64:
    """The tribe whose own space this is."""
    return s.light_tribe[seat] if space == LIGHT_SPECIAL else s.dark_tribe[seat]


def effect_of(s: ImmortalsState, seat: i64, space: i64) -> i64:
    if space in (LIGHT_SPECIAL, DARK_SPECIAL):
        return s.data.kinds[tribe_of(s, seat, space)]
    return space if space < LIGHT_SPECIAL else MAGIC_SPACE


def extracts(s: ImmortalsState, seat: i64, space: i64) -> bool:
    effect = effect_of(s, seat, space)
    return effect in (EXTRACT_GOLD, EXTRACT_ENERGY)


def cost_of(s: ImmortalsState, seat: i64, space: i64) -> tuple[int, int]:
    """What the action of a space costs before anything is chosen; building and moving have prices of their own."""
    if space in (LIGHT_SPECIAL, DARK_SPECIAL):
        return s.data.special[tribe_of(s, seat, space)]
    return s.data.costs["transition"] if space == TRANSITION else FREE


# ---------------------------------------------------------------- the sites of a card


def sites_of_card(s: ImmortalsState, seat: i64, card: i64) -> i64:
    """I-8.8: for a region card, where its owner has armies; for a conflict, whatever it names."""
    if is_region(card):
        region = card - REGION
        both: i64 = BIT[region] | BIT[region + REGION_COUNT]
        return both & s.holds[seat]
    if is_conflict(card):
        return CONFLICT_SITES[card - CONFLICT] & s.sites_in_play
    return 0


def occupied_sites_of_card(s: ImmortalsState, seat: i64, card: i64) -> i64:
    return sites_of_card(s, seat, card) & s.holds[seat]


def shows(s: ImmortalsState, seat: i64, card: i64, site: i64) -> bool:
    """I-12.4: whether the seat's card matches the site; a region card does where its holder has armies (R-18)."""
    if is_region(card):
        if REGION_OF[site] != card - REGION:
            return False
        return s.house & CARDS_SERVE_BOTH_REALMS != 0 or s.occupies(seat, site)
    mask: i64 = CONFLICT_SITES[card - CONFLICT]
    return mask & BIT[site] != 0


# ---------------------------------------------------------------- building


def price_of(s: ImmortalsState, seat: i64, site: i64, build: i64) -> tuple[int, int]:
    """R-20: the price list of the tribe of the site's realm, unless the house says otherwise."""
    light = s.data.prices[s.light_tribe[seat]][build]
    dark = s.data.prices[s.dark_tribe[seat]][build]
    if s.house & PRICES_LIGHT:
        return light
    if s.house & PRICES_DARK:
        return dark
    if s.house & PRICES_CHEAPER:
        return light if sum(light) <= sum(dark) else dark
    return dark if REALM_OF[site] == DARK else light


def may_build(s: ImmortalsState, site: i64, build: i64) -> bool:
    """I-10.3, I-10.4, I-10.6: whether there is room for it."""
    bit: i64 = BIT[site]
    if build == PORTAL:
        return s.portals_left > 0 and not s.portals & bit
    if s.tiles_left <= 0 or (s.temples | s.capitals) & bit:
        return False
    if build == CAPITAL:
        area: i64 = AREA_MASK[REALM_OF[site] * 5 + REGION_OF[site] // 5]
        if s.house & CAPITAL_PER_AREA:
            area |= AREA_MASK[REALM_OF[TWIN[site]] * 5 + REGION_OF[site] // 5]
        return not s.capitals & area
    return build == TEMPLE_TILE


# ---------------------------------------------------------------- attacking and moving


def origins(s: ImmortalsState, seat: i64) -> list[int]:
    """Sites with at least two own armies (I-11.1, I-12.1)."""
    out: list[int] = []
    for site in sites_in(s.holds[seat]):
        if s.armies(site) >= 2:
            out.append(site)
    return out


def targets_from(s: ImmortalsState, seat: i64, origin: i64) -> i64:
    """I-12.1: neighbours, and the twin if a portal stands here; never one's own."""
    mask: i64 = NEAR[origin]
    if s.portals & BIT[origin]:
        mask |= BIT[TWIN[origin]]
    return mask & ~s.holds[seat] & s.sites_in_play


def can_attack(s: ImmortalsState, seat: i64) -> bool:
    return any(targets_from(s, seat, origin) for origin in origins(s, seat))


def reachable(s: ImmortalsState, seat: i64, origin: i64) -> i64:
    """I-11.3: own sites that armies can walk to over own sites and through portals."""
    mine: i64 = s.holds[seat]
    seen: i64 = BIT[origin]
    fresh: i64 = seen
    while fresh:
        site: i64 = LOW[(fresh & -fresh) % 67]
        fresh &= fresh - 1
        step: i64 = NEAR[site]
        if s.portals & BIT[site]:
            step |= BIT[TWIN[site]]
        step &= mine & ~seen
        seen |= step
        fresh |= step
    return seen & ~BIT[origin]


def move_origins(s: ImmortalsState, seat: i64, card: i64) -> list[int]:
    """Sites of the card from which a move could start."""
    sites: i64 = occupied_sites_of_card(s, seat, card)
    return [site for site in origins(s, seat) if sites >> site & 1 and reachable(s, seat, site)]


__all__ = [
    "ATTACK_OR_MOVE",
    "can_attack",
    "cost_of",
    "effect_of",
    "extracts",
    "may_build",
    "move_origins",
    "occupied_sites_of_card",
    "origins",
    "price_of",
    "reachable",
    "shows",
    "sites_of_card",
    "targets_from",
]
