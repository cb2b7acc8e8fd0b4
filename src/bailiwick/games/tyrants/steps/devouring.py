"""Devouring cards, as a cost or for its own sake."""

from __future__ import annotations

from bailiwick.games.tyrants.actions import ANY_CARD, DEVOUR, DEVOUR_THIS
from bailiwick.games.tyrants.piles import IN_HAND, IN_MARKET, INNER_CIRCLE
from bailiwick.games.tyrants.plain import refuse_card_in
from bailiwick.games.tyrants.state import GONE, HAND, INNER, ONE, SERIAL, TyrantsState
from bailiwick.games.tyrants.steps.flow import Choice, Cost, Effect
from bailiwick.games.tyrants.steps.playing import THIS_CARD, this_card, this_is_at
from bailiwick.games.tyrants.targets import add_cards, kinds
from bailiwick.games.tyrants.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


class DevourFor(Cost):
    """A cost (T-6.6): devour a card from hand, from the inner circle, or this card itself."""

    def __init__(self, source: int, then: Effect) -> None:
        if source == THIS_CARD:
            super().__init__(DEVOUR_THIS, range(1), "devour_this", then)
        else:
            super().__init__(DEVOUR, ANY_CARD, "devour_inner" if source == INNER else "devour_hand", then)
        self.source: i64 = source

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        if self.source != THIS_CARD:
            add_cards(out, DEVOUR, kinds(s.piles[self.source + seat]))
        elif this_is_at(s) != GONE:
            out.append(DEVOUR_THIS)

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if self.source != THIS_CARD:
            return refuse_card_in(s, seat, self.source, value)
        return None if this_is_at(s) != GONE else Reason("T-10.3.3", "this_is_gone")

    def pay(self, s: TyrantsState, seat: i64, value: i64) -> None:
        if self.source == THIS_CARD:
            s.move_played(s.context[SERIAL], GONE)
            value = this_card(s)
        elif self.source == HAND:
            s.take_from_hand(seat, value)
        else:
            s.take(self.source + seat, value)
        s.devour(value)

    def pile(self, s: TyrantsState, seat: i64, action: i64) -> str:
        return IN_HAND if self.source == HAND else INNER_CIRCLE


class DevourMarket(Choice):
    """A card of the market, whatever comes of it."""

    def __init__(self, up_to: bool) -> None:
        super().__init__(DEVOUR, ANY_CARD, up_to=up_to)

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        add_cards(out, DEVOUR, kinds(s.row))

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return None if value in s.row else Reason("T-10.3.2", "not_in_market", (value,))

    def pile(self, s: TyrantsState, seat: i64, action: i64) -> str:
        return IN_MARKET


class MayDevourMarket(DevourMarket):
    """T-10.3.2."""

    def __init__(self) -> None:
        super().__init__(up_to=True)

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        slot: i64 = s.row.index(value)
        s.empty_slot(slot)
        s.devour(value)
        s.refill(slot)

    def text(self, lang: str) -> str:
        return say(lang, "may_devour_market")


class SwapWithMarket(DevourMarket):
    """R-56: mandatory; this card takes the devoured card's slot."""

    def __init__(self) -> None:
        super().__init__(up_to=False)

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        slot: i64 = s.row.index(value)
        s.devour(value)
        crawler: i64 = this_card(s)
        s.row = s.row[:slot] + ONE[crawler] + s.row[slot + 1 :]
        s.move_played(s.context[SERIAL], GONE)
        s.tell("into_market", seat, (crawler,))

    def text(self, lang: str) -> str:
        return say(lang, "swap_with_market")


class OpenDevouredPile(Effect):
    """R-57: for the rest of the turn the top devoured card counts as a market card."""

    def happen(self, s: TyrantsState) -> None:
        s.ghost = True
        s.tell("ghost", s.active)

    def text(self, lang: str) -> str:
        return say(lang, "open_devoured")
