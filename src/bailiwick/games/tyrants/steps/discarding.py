"""Discarding: as a cost, by force, and the cards that answer a forced discard."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import ACCEPT, ANY_CARD, ANY_SEAT, DECLINE, DISCARD_CARD, TARGET
from bailiwick.games.tyrants.board import BIT
from bailiwick.games.tyrants.catalogue import REACTION
from bailiwick.games.tyrants.plain import refuse_card_in
from bailiwick.games.tyrants.state import AT, DECK, DISCARD, GONE, HAND, HAND_SIZE, SERIAL, SPY_AT, VICTIM, TyrantsState
from bailiwick.games.tyrants.steps.flow import NOT_NOW, Choice, Cost, Effect
from bailiwick.games.tyrants.steps.playing import this_card
from bailiwick.games.tyrants.steps.victims import CHOSEN_OPPONENT, EACH_OPPONENT_THERE, OWNER_OF_KILLED
from bailiwick.games.tyrants.targets import add_cards
from bailiwick.games.tyrants.words import phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Register, Registers
from bailiwick.kernel.steps import YesOrNo


class DiscardFor(Cost):
    """A cost: discard a hand card (Insane Outcast)."""

    def __init__(self, then: Effect) -> None:
        super().__init__(DISCARD_CARD, ANY_CARD, "discard_hand", then)

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        add_cards(out, DISCARD_CARD, s.piles[HAND + seat])

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return refuse_card_in(s, seat, HAND, value)

    def pay(self, s: TyrantsState, seat: i64, value: i64) -> None:
        s.take_from_hand(seat, value)
        s.put(DISCARD + seat, value)
        s.tell("discard", seat, (value,))


class ReturnThisToSupply(Effect):
    def happen(self, s: TyrantsState) -> None:
        s.move_played(s.context[SERIAL], GONE)
        s.to_supply(this_card(s))

    def text(self, lang: str) -> str:
        return say(lang, "return_to_supply")


class DiscardDeck(Effect):
    """Matron Mother: the whole deck into the discard pile."""

    def happen(self, s: TyrantsState) -> None:
        seat: i64 = s.active
        s.piles[DISCARD + seat] = s.piles[DISCARD + seat] + s.piles[DECK + seat]
        s.piles[DECK + seat] = b""
        s.reveal()
        s.tell("discard_deck", seat)

    def text(self, lang: str) -> str:
        return say(lang, "discard_deck")


class ForceDiscard(Choice):
    """T-10.11: victims who hold more than so many cards discard one, clockwise from the active player."""

    def __init__(self, who: int, *, more_than: int) -> None:
        super().__init__(TARGET, ANY_SEAT, ask="ask_victim")
        self.victims: i64 = who
        self.more_than: i64 = more_than

    def enter(self, s: TyrantsState) -> None:
        if self.victims == CHOSEN_OPPONENT:
            super().enter(s)
            return
        s.pop()
        i: i64 = s.seats - 1
        while i > 0:  # pushed last to first, so the player to the left discards first
            victim: i64 = (s.active + i) % s.seats
            if self.hits(s, victim):
                self.push_victim(s, victim)
            i -= 1

    def push_victim(self, s: TyrantsState, victim: i64) -> None:
        s.push(VICTIM_DISCARDS.index, victim, s.active + 8 * self.more_than)

    def hits(self, s: TyrantsState, victim: i64) -> bool:
        if len(s.piles[HAND + victim]) <= self.more_than:
            return False
        if self.victims == OWNER_OF_KILLED:
            return s.context[VICTIM] == victim
        if self.victims == EACH_OPPONENT_THERE:
            site: i64 = s.context[SPY_AT]
            if site < 0:
                return False
            at: i64 = s.board[AT + victim]
            bit: i64 = BIT[site]
            return at & bit != 0
        return True

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if value == seat:
            return Reason("T-0.1", "not_yourself")
        if value >= s.seats:
            return Reason("T-2.1", "no_such_seat")
        if len(s.piles[HAND + value]) <= self.more_than:
            return Reason("R-45", "too_few_cards", (value, self.more_than))
        return None

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        s.tell("target", seat, (value,))
        self.push_victim(s, value)

    def doable(self, s: TyrantsState) -> bool:
        return True

    def text(self, lang: str) -> str:
        if self.more_than == 0:
            return say(lang, "force_discard_each")
        names = ("", "each_opponent", "chosen_opponent", "", "each_opponent_there", "owner_of_killed")
        return say(lang, "force_discard_" + names[self.victims], self.more_than)


class VictimDiscards(Choice):
    """The victim chooses. Registers: victim; who caused it + 8 * the number of cards the victim must exceed."""

    def __init__(self) -> None:
        super().__init__(DISCARD_CARD, ANY_CARD)

    def registers(self, s: TyrantsState) -> Registers:
        return Register("victim", range(s.seats)), Register("causer + 8 * cards", range(8 * HAND_SIZE))

    def who(self, s: TyrantsState) -> i64:
        return s.get_x()

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        return "" if s.stack[at + 2] % 8 < s.seats else "y has the seat that caused it, and eight times the cards to exceed."

    def enter(self, s: TyrantsState) -> None:
        if len(s.piles[HAND + s.get_x()]) > s.get_y() // 8:
            super().enter(s)
        else:
            s.pop()

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        add_cards(out, DISCARD_CARD, s.piles[HAND + seat])

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return refuse_card_in(s, seat, HAND, value)

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        causer: i64 = s.get_y() % 8
        card: i64 = action - DISCARD_CARD
        s.pop()
        s.reveal()
        s.take_from_hand(seat, card)
        s.put(DISCARD + seat, card)
        reaction = REACTION[card]
        if reaction is OWNER_PROMOTES:
            s.push(reaction.index, seat, card)
            return
        s.tell("discard", seat, (card,))
        if reaction is not None:
            s.push(reaction.index, seat, causer)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_discard", phrase(lang, "seat", s.get_y() % 8))


VICTIM_DISCARDS: Final = VictimDiscards()


class OwnerDraws(Effect):
    """Grimlock (R-47). Registers: its owner; who caused the discard."""

    def registers(self, s: TyrantsState) -> Registers:
        return Register("owner", range(s.seats)), Register("causer", range(s.seats))

    def enter(self, s: TyrantsState) -> None:
        owner: i64 = s.get_x()
        s.pop()
        s.draw(owner, 2)

    def text(self, lang: str) -> str:
        return say(lang, "reaction_draw", 2)


class CauserDiscards(Effect):
    """Umber Hulk (R-47): the causer must discard too, and that discard can be answered in turn."""

    def registers(self, s: TyrantsState) -> Registers:
        return Register("owner", range(s.seats)), Register("causer", range(s.seats))

    def enter(self, s: TyrantsState) -> None:
        owner: i64 = s.get_x()
        causer: i64 = s.get_y()
        s.pop()
        s.push(VICTIM_DISCARDS.index, causer, owner)

    def text(self, lang: str) -> str:
        return say(lang, "reaction_discard")


class OwnerMayPromote(YesOrNo[TyrantsState]):
    """Ambassador (R-47): promoted instead of discarded. Registers: its owner; the card.

    It lies face up on the discard pile while its owner decides: everybody has seen it, so nobody need guess it in a hand.
    """

    def __init__(self) -> None:
        super().__init__(ACCEPT, DECLINE)

    def registers(self, s: TyrantsState) -> Registers:
        return Register("owner", range(s.seats)), Register("card", ANY_CARD)

    def who(self, s: TyrantsState) -> i64:
        return s.get_x()

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        lies = s.stack[at + 2] in s.piles[DISCARD + s.stack[at + 1]] and at == len(s.stack) - FRAME
        return "" if lies else "while its owner is asked, the card lies on the discard pile."

    def answered(self, s: TyrantsState, seat: i64, yes: bool) -> None:
        card: i64 = s.get_y()
        s.pop()
        if yes:
            s.take(DISCARD + seat, card)
            s.promote(seat, card)
        else:
            s.tell("discard", seat, (card,))

    def otherwise(self, action: i64) -> Reason:
        return NOT_NOW

    def text(self, lang: str) -> str:
        return say(lang, "reaction_promote")

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_promote_instead", phrase(lang, "card", s.get_y()))


OWNER_PROMOTES: Final = OwnerMayPromote()
