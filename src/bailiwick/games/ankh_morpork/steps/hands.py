"""Cards: drawn, discarded, given, looked at and swapped (A-14)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.actions import ANY_CARD, DISCARD_CARD, DONE, GIVE, KEEP, PAY
from bailiwick.games.ankh_morpork.piles import OFFERED
from bailiwick.games.ankh_morpork.state import HAND, HAND_SIZE, ONE, AnkhState, how_many
from bailiwick.games.ankh_morpork.steps.flow import Choice, Effect, draw_cards, stop
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT


class CardChoice(Choice):
    """Asks for a card: one in hand, unless it says otherwise."""

    def __init__(self, verb: int, *, ask: str = "", none: int = -1, times: int = 1) -> None:
        super().__init__(verb, ANY_CARD, ask=ask, none=none, times=times)

    def cards(self, s: AnkhState, seat: i64) -> bytes:
        return s.piles[HAND + seat]

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        for card in self.cards(s, seat):
            out.append(self.verb + card)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return None if value in self.cards(s, seat) else Reason("A-14.3", "not_in_hand", (value,))


# ---------------------------------------------------------------- drawing


class Draw(Effect):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: i64 = number

    def happen(self, s: AnkhState) -> None:
        draw_cards(s, s.active, self.number)

    def text(self, lang: str) -> str:
        return say(lang, "draw", self.number)


class DrawForBuildings(Effect):
    """A card for each own building in the city (Gargoyles)."""

    def happen(self, s: AnkhState) -> None:
        draw_cards(s, s.active, how_many(s.houses[s.active]))

    def text(self, lang: str) -> str:
        return say(lang, "draw_for_buildings")


class DrawUp(Effect):
    """Up to five, penalty cards counted (The Alchemists' Guild, R-62)."""

    def happen(self, s: AnkhState) -> None:
        draw_cards(s, s.active, HAND_SIZE - s.hand_count(s.active))

    def text(self, lang: str) -> str:
        return say(lang, "draw_up", HAND_SIZE)


class DrawFromDiscard(Effect):
    """At random from the discard pile, all if there are fewer (A-14.4). The pile is open, so everybody sees which."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: i64 = number

    def happen(self, s: AnkhState) -> None:
        left: i64 = self.number
        taken = b""
        while left > 0 and s.discard_pile:
            place: i64 = s.rng.below(len(s.discard_pile))
            taken = taken + s.discard_pile[place : place + 1]
            s.discard_pile = s.discard_pile[:place] + s.discard_pile[place + 1 :]
            left -= 1
        if taken:
            s.reveal()
            s.add_to_hand(s.active, taken)
            s.tell("from_discard", s.active, tuple(taken))

    def text(self, lang: str) -> str:
        return say(lang, "draw_from_discard", self.number)


# ---------------------------------------------------------------- discarding


class DiscardOne(CardChoice):
    """One card, chosen by the active player; without a card nothing (R-63)."""

    def __init__(self) -> None:
        super().__init__(DISCARD_CARD, ask="ask_discard")

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.discard(seat, value)

    def text(self, lang: str) -> str:
        return say(lang, "discard_one")


class DiscardSome(CardChoice):
    """Any number of cards up to a limit, each for some money. Register x: how many so far."""

    def __init__(self, each: int = 0, limit: int = 255) -> None:
        super().__init__(DISCARD_CARD, none=DONE, times=limit)
        self.each: i64 = each

    def opens(self) -> bool:
        return False  # who has begun may stop, and that is something else than skipping it

    def enter(self, s: AnkhState) -> None:
        if s.get_x() < self.times:
            super().enter(s)
        else:
            self.pass_over(s)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action == DONE:
            self.pass_over(s)
        else:
            s.set_x(s.get_x() + 1)
            s.discard(seat, action - DISCARD_CARD)

    def pass_over(self, s: AnkhState) -> None:
        number = s.get_x()
        s.pop()
        if self.each * number > 0:
            s.earn(s.active, self.each * number)

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        return say(lang, "act_done_discarding") if action == DONE else ""

    def text(self, lang: str) -> str:
        return say(lang, "discard_for_money", self.each) if self.each else say(lang, "discard_up_to", self.times)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_discard_some", s.get_x())


# ---------------------------------------------------------------- between players


class GiveCard(CardChoice):
    """The active player hands a card to the target, or the scroll ends."""

    def __init__(self) -> None:
        super().__init__(GIVE)

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.give_card(seat, s.target, value)

    def text(self, lang: str) -> str:
        return say(lang, "give_card")

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_give", name(lang, "seat", s.target))


class ReceiveCards(CardChoice):
    """The target hands over cards of its own choice, all if it has fewer (A-14.3, R-58)."""

    def __init__(self, number: int) -> None:
        super().__init__(GIVE, times=number)

    def who(self, s: AnkhState) -> i64:
        return s.target

    def enter(self, s: AnkhState) -> None:
        hand = s.piles[HAND + s.target]
        if len(hand) > self.times - s.get_x():
            super().enter(s)
            return
        s.pop()
        for card in hand:
            s.give_card(s.target, s.active, card)

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.give_card(seat, s.active, value)

    def text(self, lang: str) -> str:
        return say(lang, "receive_cards", self.times)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_hand_over", self.times - s.get_x(), name(lang, "seat", s.active))


class Tribute(CardChoice):
    """The target gives a dollar or a card, as it prefers and has (R-57)."""

    def __init__(self) -> None:
        super().__init__(GIVE)

    def who(self, s: AnkhState) -> i64:
        return s.target

    def enter(self, s: AnkhState) -> None:
        if s.cash[s.target] > 0 and not s.piles[HAND + s.target]:
            self.choose(s, s.target, PAY)
        else:
            super().enter(s)

    def pass_over(self, s: AnkhState) -> None:
        s.pop()

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        if s.cash[seat] > 0:
            out.append(PAY)
        super().add(s, out, seat)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        s.pop()
        if action == PAY:
            s.hand_over(seat, s.active, 1)
        else:
            s.give_card(seat, s.active, action - GIVE)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == PAY:
            return Reason("A-13.2", "no_cash", (1, 0)) if not s.cash[seat] else None
        return super().why_not(s, seat, action)

    def text(self, lang: str) -> str:
        return say(lang, "tribute")

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        return say(lang, "act_pay_to", 1, name(lang, "seat", s.active)) if action == PAY else ""

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_tribute", name(lang, "seat", s.active))


class StealOneOfTwo(CardChoice):
    """Two cards drawn blindly from the target's hand: one is kept, the other goes back (Stanley, R-59)."""

    def __init__(self) -> None:
        super().__init__(KEEP, ask="ask_keep")

    def enter(self, s: AnkhState) -> None:
        if s.offered:
            super().enter(s)
            return
        hand = s.piles[HAND + s.target]
        if not hand:
            stop(s)
            return
        s.reveal()
        if len(hand) == 1:
            s.pop()
            s.give_card(s.target, s.active, hand[0])
            return
        one: i64 = s.rng.below(len(hand))
        two: i64 = s.rng.below(len(hand) - 1)
        if two >= one:
            two += 1
        s.offered = bytes(sorted([hand[one], hand[two]]))
        both = SEAT_BIT[s.active] | SEAT_BIT[s.target]
        for card in s.offered:
            s.take_from_hand(s.target, card)
        s.tell("drew_from", s.active, (2, s.target))
        s.tell("offered", s.target, tuple(s.offered), both)
        super().enter(s)

    def cards(self, s: AnkhState, seat: i64) -> bytes:
        return s.offered

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return None if value in s.offered else Reason("R-59", "not_offered", (value,))

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        both = SEAT_BIT[seat] | SEAT_BIT[s.target]
        for card in s.offered:
            s.add_to_hand(seat if card == value else s.target, ONE[card])
        s.offered = b""
        s.tell("keep", seat, (s.target,))
        s.tell("kept", seat, (value, s.target), both)

    def text(self, lang: str) -> str:
        return say(lang, "steal_one_of_two")


class InspectHand(CardChoice):
    """The active player looks at the target's hand and has one card of it discarded (Cable Street Particulars)."""

    def __init__(self) -> None:
        super().__init__(DISCARD_CARD)

    def enter(self, s: AnkhState) -> None:
        hand = s.piles[HAND + s.target]
        if hand and not s.open_hand:
            s.open_hand = True
            s.reveal()
            s.tell("inspect", s.active, (s.target,))
            s.tell("inspected", s.target, tuple(hand), SEAT_BIT[s.active] | SEAT_BIT[s.target])
        super().enter(s)

    def cards(self, s: AnkhState, seat: i64) -> bytes:
        return s.piles[HAND + s.target]

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.open_hand = False
        s.discard(s.target, value)

    def pile(self, s: AnkhState, seat: i64, action: i64) -> str:
        return OFFERED

    def text(self, lang: str) -> str:
        return say(lang, "inspect")

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_inspect", name(lang, "seat", s.target))


class SwapHands(Effect):
    """Whole hands of any size, interrupts included (A-14.5)."""

    def happen(self, s: AnkhState) -> None:
        s.reveal()
        mine, theirs = s.piles[HAND + s.active], s.piles[HAND + s.target]
        s.piles[HAND + s.active], s.piles[HAND + s.target] = theirs, mine
        s.tell("swap_hands", s.active, (s.target,))
        # Each is told what has come; what has gone they know.
        if theirs:
            s.tell("drawn", s.active, tuple(theirs), SEAT_BIT[s.active])
        if mine:
            s.tell("drawn", s.target, tuple(mine), SEAT_BIT[s.target])

    def text(self, lang: str) -> str:
        return say(lang, "swap_hands")
