"""Promoting cards into the inner circle."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import DECLINE, PROMOTE, PROMOTE_DISCARD, PROMOTE_HAND, PROMOTE_THIS
from bailiwick.games.tyrants.catalogue import ASPECT, KIND
from bailiwick.games.tyrants.house import OPTIONAL_PROMOTIONS
from bailiwick.games.tyrants.plain import refuse_card_in
from bailiwick.games.tyrants.state import DISCARD, FROM_INNER, GONE, HAND, IN_PLAY, SERIAL, TyrantsState
from bailiwick.games.tyrants.steps.flow import NOT_NOW, Effect, Instruction, Times, refuse_else
from bailiwick.games.tyrants.steps.playing import THIS_CARD, is_card, this_card, this_is_at
from bailiwick.games.tyrants.targets import add_cards, kinds
from bailiwick.games.tyrants.words import phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

ANY_NUMBER: Final = 99


class Promote(Times):
    """T-6.8, R-22: other cards in the play area, at the end of the turn."""

    def __init__(self, number: int = 1, *, up_to: bool = False, aspect: int = 0, kind: str = "") -> None:
        super().__init__(number, up_to or number == ANY_NUMBER)
        self.aspect: i64 = aspect
        self.kind = kind

    def eligible(self, s: TyrantsState, serial: i64) -> bool:
        card: i64 = s.played[serial]
        return (
            s.whereabouts[serial] == IN_PLAY
            and serial != s.context[SERIAL]
            and (self.aspect == 0 or ASPECT[card] == self.aspect)
            and (self.kind == "" or KIND[card] == self.kind)
        )

    def declinable(self, s: TyrantsState) -> bool:
        return self.up_to or s.house & OPTIONAL_PROMOTIONS != 0

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() >= self.number or not self.put(s, s.active, 1 if self.declinable(s) else 0):
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        found: list[int] = []
        serial: i64 = 0
        while serial < len(s.played):
            if self.eligible(s, serial):
                found.append(s.played[serial])
            serial += 1
        out: list[int] = []
        if self.declinable(s):
            out.append(DECLINE)
        add_cards(out, PROMOTE, bytes(sorted(found)))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        s.set_x(s.get_x() + 1)
        card: i64 = action - PROMOTE
        s.move_played(self.pick(s, card), GONE)
        s.promote(seat, card)

    def pick(self, s: TyrantsState, card: i64) -> i64:
        """Which copy: one whose own instruction is still to come, if there is one, for that leaves the most choice later."""
        best: i64 = -1
        serial: i64 = 0
        while serial < len(s.played):
            if s.played[serial] == card and self.eligible(s, serial):
                for entry in s.queue:
                    if entry % 256 == serial:
                        return serial
                if best < 0:
                    best = serial
            serial += 1
        return best

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None if self.declinable(s) else Reason("R-22", "mandatory")
        if not is_card(action, PROMOTE):
            return NOT_NOW
        card: i64 = action - PROMOTE
        if self.aspect and ASPECT[card] != self.aspect:
            return Reason("R-75", "wrong_aspect", (card, self.aspect))
        if self.kind and KIND[card] != self.kind:
            return Reason("R-73", "wrong_kind", (card,))
        others = [c for i, c in enumerate(s.played) if i != s.context[SERIAL] and s.whereabouts[i] == IN_PLAY]
        return None if card in others else Reason("T-6.8", "not_in_play_area", (card,))

    def text(self, lang: str) -> str:
        if self.aspect:
            return say(lang, "promote_aspect", phrase(lang, "aspect", self.aspect))
        if self.kind:
            return say(lang, "promote_undead")
        return say(lang, "promote_up_to" if self.up_to else "promote", self.number)


class PromoteTopOfDeck(Effect):
    """T-10.4.2: the discard pile is reshuffled first if the deck is empty."""

    def happen(self, s: TyrantsState) -> None:
        card: i64 = s.top_card(s.active)
        if card:
            s.promote(s.active, card)

    def text(self, lang: str) -> str:
        return say(lang, "promote_top")


class PromoteThis(Effect):
    """The card being played (Revenant); not if the Elder Brain plays it out of the inner circle (R-59)."""

    def happen(self, s: TyrantsState) -> None:
        if this_is_at(s) not in (GONE, FROM_INNER):
            s.move_played(s.context[SERIAL], GONE)
            s.promote(s.active, this_card(s))

    def text(self, lang: str) -> str:
        return say(lang, "promote_this")


class PromoteFrom(Instruction):
    """One card at once, from the piles named (Matron Mother, Vampire, Necromancer)."""

    def __init__(self, *sources: int) -> None:
        super().__init__()
        self.this = THIS_CARD in sources
        self.hand = HAND in sources
        self.discard = DISCARD in sources

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if self.this and this_is_at(s) not in (GONE, FROM_INNER):
            out.append(PROMOTE_THIS)
        if self.hand:
            add_cards(out, PROMOTE_HAND, s.piles[HAND + seat])
        if self.discard:
            add_cards(out, PROMOTE_DISCARD, kinds(s.piles[DISCARD + seat]))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        card: i64
        if action == PROMOTE_THIS:
            card = this_card(s)
            s.move_played(s.context[SERIAL], GONE)
        elif action > PROMOTE_DISCARD:
            card = action - PROMOTE_DISCARD
            s.take(DISCARD + seat, card)
        else:
            card = action - PROMOTE_HAND
            s.take_from_hand(seat, card)
        s.promote(seat, card)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == PROMOTE_THIS:
            if not self.this:
                return NOT_NOW
            return Reason("R-59", "from_inner") if this_is_at(s) in (GONE, FROM_INNER) else None
        if is_card(action, PROMOTE_HAND) and self.hand:
            return refuse_card_in(s, seat, HAND, action - PROMOTE_HAND)
        if is_card(action, PROMOTE_DISCARD):
            return refuse_card_in(s, seat, DISCARD, action - PROMOTE_DISCARD)
        return refuse_else(action)

    def text(self, lang: str) -> str:
        return say(lang, "promote_from_any" if self.this else "promote_from_discard")
