"""Devouring cards, as a cost or for its own sake."""

from __future__ import annotations

from bailiwick.games.tyrants.actions import DECLINE, DEVOUR, DEVOUR_THIS
from bailiwick.games.tyrants.piles import IN_HAND, IN_MARKET, INNER_CIRCLE
from bailiwick.games.tyrants.plain import refuse_card_in
from bailiwick.games.tyrants.state import GONE, HAND, INNER, ONE, SERIAL, TyrantsState
from bailiwick.games.tyrants.steps.flow import NOT_NOW, Cost, Effect, Instruction, Offer
from bailiwick.games.tyrants.steps.playing import THIS_CARD, is_card, this_card, this_is_at
from bailiwick.games.tyrants.targets import add_cards, kinds
from bailiwick.games.tyrants.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


class DevourFor(Cost):
    """A cost (T-6.6): devour a card from hand, from the inner circle, or this card itself."""

    def __init__(self, source: int, then: Effect) -> None:
        super().__init__(then)
        self.source: i64 = source

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = [DECLINE]
        if self.source == THIS_CARD:
            if this_is_at(s) != GONE:
                out.append(DEVOUR_THIS)
        else:
            add_cards(out, DEVOUR, kinds(s.piles[self.source + seat]))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            return
        card: i64
        if action == DEVOUR_THIS:
            card = this_card(s)
            s.move_played(s.context[SERIAL], GONE)
        else:
            card = action - DEVOUR
            if self.source == HAND:
                s.take_from_hand(seat, card)
            else:
                s.take(self.source + seat, card)
        s.devour(card)
        s.push(self.then.index)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        if self.source == THIS_CARD:
            if action != DEVOUR_THIS:
                return NOT_NOW
            return None if this_is_at(s) != GONE else Reason("T-10.3.3", "this_is_gone")
        return refuse_card_in(s, seat, self.source, action - DEVOUR) if is_card(action, DEVOUR) else NOT_NOW

    def pile(self, s: TyrantsState, seat: i64, action: i64) -> str:
        return IN_HAND if self.source == HAND else INNER_CIRCLE

    def text(self, lang: str) -> str:
        key = "devour_hand"
        if self.source == THIS_CARD:
            key = "devour_this"
        elif self.source == INNER:
            key = "devour_inner"
        return say(lang, "cost", say(lang, key), self.then.text(lang))


class MayDevourMarket(Offer):
    """T-10.3.2."""

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = [DECLINE]
        add_cards(out, DEVOUR, kinds(s.row))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            return
        card: i64 = action - DEVOUR
        slot: i64 = s.row.index(card)
        s.empty_slot(slot)
        s.devour(card)
        s.refill(slot)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        return refuse_row_card(s, action - DEVOUR) if is_card(action, DEVOUR) else NOT_NOW

    def pile(self, s: TyrantsState, seat: i64, action: i64) -> str:
        return IN_MARKET

    def text(self, lang: str) -> str:
        return say(lang, "may_devour_market")


def refuse_row_card(s: TyrantsState, card: i64) -> Reason | None:
    return None if card in s.row else Reason("T-10.3.2", "not_in_market", (card,))


class SwapWithMarket(Instruction):
    """R-56: mandatory; this card takes the devoured card's slot."""

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        add_cards(out, DEVOUR, kinds(s.row))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        card: i64 = action - DEVOUR
        slot: i64 = s.row.index(card)
        s.devour(card)
        crawler: i64 = this_card(s)
        s.row = s.row[:slot] + ONE[crawler] + s.row[slot + 1 :]
        s.move_played(s.context[SERIAL], GONE)
        s.tell("into_market", seat, (crawler,))

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        return refuse_row_card(s, action - DEVOUR) if is_card(action, DEVOUR) else NOT_NOW

    def pile(self, s: TyrantsState, seat: i64, action: i64) -> str:
        return IN_MARKET

    def text(self, lang: str) -> str:
        return say(lang, "swap_with_market")


class OpenDevouredPile(Effect):
    """R-57: for the rest of the turn the top devoured card counts as a market card."""

    def happen(self, s: TyrantsState) -> None:
        s.ghost = True
        s.tell("ghost", s.active)

    def text(self, lang: str) -> str:
        return say(lang, "open_devoured")
