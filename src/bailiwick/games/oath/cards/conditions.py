"""Conditions that choices of several cards share: each is asked of the state, the user and what could be chosen."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.suits import REGION_OF
from bailiwick.games.oath.ruling import card_reason
from bailiwick.games.oath.state import OathState


def rival_here(s: OathState, seat: int, other: int) -> bool:
    """Another player whose pawn is at one's site (CR-2)."""
    return other != seat and s.pawn[other] == s.pawn[seat]


def rival_with_favor(s: OathState, seat: int, other: int) -> bool:
    return rival_here(s, seat, other) and s.favor[other] > 0


def rival_with_secrets(s: OathState, seat: int, other: int) -> bool:
    """One who has more than the last."""
    return rival_here(s, seat, other) and s.all_secrets(other) > 1


def has_warbands(s: OathState, seat: int, other: int) -> bool:
    return s.board[other] > 0


def rivals_adviser(s: OathState, seat: int, card: int) -> bool:
    """A faceup adviser of a rival here that can be discarded."""
    owner = s.keeper(card)
    return (
        card in s.advisers[owner] and rival_here(s, seat, owner) and card_reason(s, seat, card) is None if owner >= 0 else False
    )


def garrison_of_region(s: OathState, seat: int, slot: int) -> bool:
    """A site of one's region that holds warbands."""
    return REGION_OF[slot] == s.region(seat) and s.garrison[slot] > 0


def is_exile(s: OathState, seat: int) -> bool:
    return s.is_exile(seat)
