"""Recruiting, paid or free."""

from __future__ import annotations

from bailiwick.games.tyrants.actions import DECLINE, RECRUIT, RECRUIT_DEVOURED
from bailiwick.games.tyrants.catalogue import ASPECT, COST, OBEDIENCE
from bailiwick.games.tyrants.house import FREE_RECRUITS_FROM_ROW
from bailiwick.games.tyrants.plain import refuse_aspect, refuse_devoured_top, refuse_limit, refuse_market_card
from bailiwick.games.tyrants.state import DISCARD, HOUSE_GUARD, PRIESTESS, SUPPLY, TyrantsState
from bailiwick.games.tyrants.steps.flow import NOT_NOW, Times
from bailiwick.games.tyrants.steps.playing import is_card
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


class RecruitFree(Times):
    """R-60."""

    def __init__(self, number: int, *, max_cost: int, aspect: int = 0, up_to: bool = False) -> None:
        super().__init__(number, up_to)
        self.max_cost: i64 = max_cost
        self.aspect: i64 = aspect

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if self.up_to:
            out.append(DECLINE)
        if s.ghost and s.devoured:
            card: i64 = s.devoured[-1]
            if 0 < COST[card] <= self.max_cost and (self.aspect == 0 or ASPECT[card] == self.aspect):
                out.append(RECRUIT_DEVOURED)
        add_recruits(s, out, self.max_cost, self.aspect, not s.house & FREE_RECRUITS_FROM_ROW)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        s.set_x(s.get_x() + 1)
        recruit(s, seat, action)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None if self.up_to else Reason("R-60", "mandatory")
        if action == RECRUIT_DEVOURED:
            reason = refuse_devoured_top(s)
            if reason is not None:
                return reason
            card: i64 = s.devoured[-1]
        elif is_card(action, RECRUIT):
            card = action - RECRUIT
            reason = refuse_market_card(s, card, not s.house & FREE_RECRUITS_FROM_ROW)
            if reason is not None:
                return reason
        else:
            return NOT_NOW
        return refuse_limit(card, self.max_cost, "R-60") or refuse_aspect(card, self.aspect)

    def doable(self, s: TyrantsState) -> bool:
        return len(self.options(s, s.active)) > (1 if self.up_to else 0)

    def text(self, lang: str) -> str:
        if self.aspect:
            return say(lang, "recruit_free_aspect", self.max_cost, phrase(lang, "aspect", self.aspect))
        return say(lang, "recruit_free_up_to", self.number, self.max_cost)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return self.text(lang) if self.aspect else say(lang, "ask_recruit_free", self.max_cost)
