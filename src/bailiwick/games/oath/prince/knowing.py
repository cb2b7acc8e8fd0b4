"""What the Clockwork Prince knows of the map: what a Trade would give and where, what he can pay for, who has most (CP-6, CP-12).

Conditions about war are in `aims`.
"""

from __future__ import annotations

from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import SUITS
from bailiwick.games.oath.catalogue.things import DARKEST_SECRET, PEOPLES_FAVOR, SCEPTER, SUIT
from bailiwick.games.oath.prince.mind import CONSPIRATOR, FRIEND
from bailiwick.games.oath.prince.threat import board_of, others
from bailiwick.games.oath.ruling import same_side, sites_of_all, treasures, workable
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.tokens import spendable

# ---------------------------------------------------------------- trading


def worked(s: OathState, slot: int) -> list[int]:
    """The empty cards at a site that one can work with, the nearest to the site first."""
    if not s.is_up(slot):
        return []
    return [card for card in s.site_cards[slot] if workable(card) and not s.occupied(card)]


def favor_at(s: OathState, slot: int) -> int:
    """What a Trade for favor would give there now, as far as the banks go (CP-6.16)."""
    board = board_of(s)
    asked = [0] * SUITS
    for card in worked(s, slot):
        asked[SUIT[card]] += board.trade(SUIT[card], FRIEND)
    return sum(min(asked[suit], s.banks[suit]) for suit in range(SUITS))


def secrets_at(s: OathState, slot: int) -> int:
    board = board_of(s)
    return sum(board.trade(SUIT[card], CONSPIRATOR) for card in worked(s, slot))


# ---------------------------------------------------------------- who has what


def rules_most(s: OathState) -> bool:
    """Strictly more sites than any other player; the Empire's count once (CP-9.4)."""
    counts = sites_of_all(s)
    return all(counts[seat] < counts[s.prince] for seat in others(s) if not same_side(s, int(s.prince), seat))


def holds_most(s: OathState) -> bool:
    mine = treasures(s, int(s.prince))
    return all(treasures(s, seat) < mine for seat in others(s))


def holds_people(s: OathState) -> bool:
    return s.holder(PEOPLES_FAVOR) == s.prince


def holds_secret(s: OathState) -> bool:
    return s.holder(DARKEST_SECRET) == s.prince


def holds_devotion(s: OathState) -> bool:
    """The Darkest Secret, or the Grand Scepter while that is what his Threat holds (CP-3.8)."""
    return s.keeper(SCEPTER) == s.prince if board_of(s).scepter else holds_secret(s)


# ---------------------------------------------------------------- what he can pay


def favor_in_all(s: OathState) -> int:
    """On the board and in the Ambition box."""
    return spendable(s, int(s.prince)) + board_of(s).ambition


def can_pay_relic(s: OathState) -> bool:
    """CP-6.12: an Exile may burn secrets as if they were favor. Nothing forbids it to him (R-121)."""
    seat = int(s.prince)
    slot = s.pawn[seat]
    price = SITES[s.slots[slot]].price
    if not s.site_relics[slot] or price.free:
        return False
    if price.all_secrets:
        return price.all_secrets <= s.secrets[seat]
    return price.all_favor <= favor_in_all(s) + (s.secrets[seat] if s.is_exile(seat) else 0)


def can_pay_secret(s: OathState) -> bool:
    """The suit test is not for him (CP-6.14); the Scepter can't be recovered (CP-3.8)."""
    return not holds_secret(s) and not board_of(s).scepter and s.secrets[s.prince] > s.banner_tokens[DARKEST_SECRET]


def can_pay_people(s: OathState) -> bool:
    return not holds_people(s) and favor_in_all(s) > s.banner_tokens[PEOPLES_FAVOR]
