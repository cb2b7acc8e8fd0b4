"""Playing a card: its place among the cards of the turn, its registers, and cards that are not played from hand."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import ANY_CARD, CARDS, USE, USE_DEVOURED
from bailiwick.games.tyrants.catalogue import COST, EFFECT
from bailiwick.games.tyrants.piles import IN_MARKET, INNER_CIRCLE
from bailiwick.games.tyrants.plain import refuse_card_in, refuse_devoured_top, refuse_limit, refuse_market_card
from bailiwick.games.tyrants.state import FROM_DEVOURED, FROM_INNER, FROM_MARKET, GONE, INNER, ONE, ROW, SERIAL, TyrantsState
from bailiwick.games.tyrants.steps.flow import Choice, Effect
from bailiwick.games.tyrants.targets import add_cards, kinds
from bailiwick.games.tyrants.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

THIS_CARD: Final = -1


def is_card(action: i64, verb: i64) -> bool:
    return verb < action <= verb + CARDS


def this_card(s: TyrantsState) -> i64:
    return s.played[s.context[SERIAL]]


def this_is_at(s: TyrantsState) -> i64:
    return s.whereabouts[s.context[SERIAL]]


def begin_card(s: TyrantsState, card: i64, whereabouts: i64) -> i64:
    """Put a card among those played this turn and its effect on the stack; returns its serial number."""
    serial: i64 = len(s.played)
    s.played = s.played + ONE[card]
    s.whereabouts = s.whereabouts + ONE[whereabouts]
    open_context(s, serial)
    effect = EFFECT[card]
    assert effect is not None
    s.push(effect.index)
    return serial


def open_context(s: TyrantsState, serial: i64) -> None:
    """Fresh registers for a card, closed again when all that is pushed after this is done."""
    context = s.context
    context.append(serial)
    context.append(-1)
    context.append(0)
    context.append(-1)
    context.append(0)
    context.append(0)
    s.push(END_CARD.index)


class EndCard(Effect):
    """The card is resolved: its registers go."""

    def happen(self, s: TyrantsState) -> None:
        context = s.context
        context.pop()
        context.pop()
        context.pop()
        context.pop()
        context.pop()
        context.pop()


END_CARD: Final = EndCard()


class FinishBorrowed(Effect):
    """What becomes of a card played from the market or the inner circle (R-58, R-59). Registers: serial; market slot + 1."""

    def registers(self, s: TyrantsState) -> Registers:
        return Register("card played", range(len(s.played))), Register("slot + 1", range(ROW + 1))

    def enter(self, s: TyrantsState) -> None:
        serial: i64 = s.get_x()
        slot: i64 = s.get_y() - 1
        s.pop()
        card: i64 = s.played[serial]
        where: i64 = s.whereabouts[serial]
        if where in (FROM_MARKET, FROM_DEVOURED):
            s.move_played(serial, GONE)
            s.devour(card)
        elif where == FROM_INNER:
            s.move_played(serial, GONE)
            s.put(INNER + s.active, card)
        if slot >= 0 and s.row[slot] == 0:
            s.refill(slot)


FINISH_BORROWED: Final = FinishBorrowed()


class PlayFromMarket(Choice):
    """Ulitharid (R-58): mandatory if a market card is cheap enough."""

    def __init__(self, *, max_cost: int) -> None:
        super().__init__(USE, ANY_CARD)
        self.max_cost: i64 = max_cost

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        if s.ghost and s.devoured and 0 < COST[s.devoured[-1]] <= self.max_cost:
            out.append(USE_DEVOURED)
        for card in kinds(s.row):
            if 0 < COST[card] <= self.max_cost:
                out.append(USE + card)

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        # What finishes the card lies under it, and needs the serial number the card is about to get.
        serial: i64 = len(s.played)
        if action == USE_DEVOURED:
            card: i64 = s.devoured[-1]
            s.devoured = s.devoured[:-1]
            s.push(FINISH_BORROWED.index, serial, 0)
            s.tell("use", seat, (card,))
            begin_card(s, card, FROM_DEVOURED)
            return
        card = action - USE
        slot: i64 = s.row.index(card)
        s.empty_slot(slot)
        s.push(FINISH_BORROWED.index, serial, slot + 1)
        s.tell("use", seat, (card,))
        begin_card(s, card, FROM_MARKET)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == USE_DEVOURED:
            return refuse_devoured_top(s) or refuse_limit(s.devoured[-1], self.max_cost, "R-58")
        return super().why_not(s, seat, action)

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return refuse_market_card(s, value, False) or refuse_limit(value, self.max_cost, "R-58")

    def pile(self, s: TyrantsState, seat: i64, action: i64) -> str:
        return IN_MARKET

    def text(self, lang: str) -> str:
        return say(lang, "play_from_market", self.max_cost)


class PlayFromInnerCircle(Choice):
    """The Elder Brain (R-59)."""

    def __init__(self) -> None:
        super().__init__(USE, ANY_CARD)

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        add_cards(out, USE, kinds(s.piles[INNER + seat]))

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return refuse_card_in(s, seat, INNER, value)

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        s.take(INNER + seat, value)
        s.push(FINISH_BORROWED.index, len(s.played), 0)
        s.tell("use", seat, (value,))
        begin_card(s, value, FROM_INNER)

    def pile(self, s: TyrantsState, seat: i64, action: i64) -> str:
        return INNER_CIRCLE

    def text(self, lang: str) -> str:
        return say(lang, "play_from_inner")
