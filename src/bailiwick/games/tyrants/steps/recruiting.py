"""Recruiting, paid or free."""

from __future__ import annotations

from bailiwick.games.tyrants.actions import ANY_CARD, RECRUIT, RECRUIT_DEVOURED
from bailiwick.games.tyrants.catalogue import ASPECT, COST, OBEDIENCE
from bailiwick.games.tyrants.house import FREE_RECRUITS_FROM_ROW
from bailiwick.games.tyrants.plain import refuse_aspect, refuse_devoured_top, refuse_limit, refuse_market_card
from bailiwick.games.tyrants.state import DISCARD, HOUSE_GUARD, PRIESTESS, SUPPLY, TyrantsState
from bailiwick.games.tyrants.steps.flow import Choice
from bailiwick.games.tyrants.targets import kinds
from bailiwick.games.tyrants.words import phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


def add_recruits(s: TyrantsState, out: list[int], most: i64, aspect: i64, supplies: bool) -> None:
    """The cards of cost `most` or less that may be recruited, ascending; the devoured one (R-57) is not among them."""
    if supplies and (aspect == 0 or aspect == OBEDIENCE):
        if most >= COST[HOUSE_GUARD] and s.tokens[SUPPLY + HOUSE_GUARD] > 0:
            out.append(RECRUIT + HOUSE_GUARD)
        if most >= COST[PRIESTESS] and s.tokens[SUPPLY + PRIESTESS] > 0:
            out.append(RECRUIT + PRIESTESS)
    if most <= 0:
        return
    for card in kinds(s.row):
        cost: i64 = COST[card]
        if 0 < cost <= most and (aspect == 0 or ASPECT[card] == aspect):
            out.append(RECRUIT + card)


def recruit(s: TyrantsState, seat: i64, action: i64) -> i64:
    """T-10.8.1; returns the card."""
    card: i64
    if action == RECRUIT_DEVOURED:
        card = s.devoured[-1]
        s.devoured = s.devoured[:-1]
        s.tell("recruit", seat, (card,))
        s.put(DISCARD + seat, card)
        return card
    card = action - RECRUIT
    s.tell("recruit", seat, (card,))
    s.put(DISCARD + seat, card)
    if card in (HOUSE_GUARD, PRIESTESS):
        left: i64 = s.tokens[SUPPLY + card]
        s.tokens[SUPPLY + card] = left - 1
    else:
        slot: i64 = s.row.index(card)
        s.empty_slot(slot)
        s.refill(slot)
    return card


class RecruitFree(Choice):
    """R-60."""

    def __init__(self, number: int, *, max_cost: int, aspect: int = 0, up_to: bool = False) -> None:
        super().__init__(RECRUIT, ANY_CARD, up_to=up_to, times=number, clause="R-60")
        self.max_cost: i64 = max_cost
        self.aspect: i64 = aspect

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        if s.ghost and s.devoured:
            card: i64 = s.devoured[-1]
            if 0 < COST[card] <= self.max_cost and (self.aspect == 0 or ASPECT[card] == self.aspect):
                out.append(RECRUIT_DEVOURED)
        add_recruits(s, out, self.max_cost, self.aspect, not s.house & FREE_RECRUITS_FROM_ROW)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == RECRUIT_DEVOURED:
            return refuse_devoured_top(s) or self.refuse_kind(s.devoured[-1])
        return super().why_not(s, seat, action)

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return refuse_market_card(s, value, not s.house & FREE_RECRUITS_FROM_ROW) or self.refuse_kind(value)

    def refuse_kind(self, card: i64) -> Reason | None:
        return refuse_limit(card, self.max_cost, "R-60") or refuse_aspect(card, self.aspect)

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        recruit(s, seat, RECRUIT + value)

    def text(self, lang: str) -> str:
        if self.aspect:
            return say(lang, "recruit_free_aspect", self.max_cost, phrase(lang, "aspect", self.aspect))
        return say(lang, "recruit_free_up_to", self.times, self.max_cost)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return self.text(lang) if self.aspect else say(lang, "ask_recruit_free", self.max_cost)
