"""Promoting cards into the inner circle."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import ANY_CARD, PROMOTE, PROMOTE_DISCARD, PROMOTE_HAND, PROMOTE_THIS
from bailiwick.games.tyrants.catalogue import ASPECT, KIND
from bailiwick.games.tyrants.house import OPTIONAL_PROMOTIONS
from bailiwick.games.tyrants.plain import refuse_card_in
from bailiwick.games.tyrants.state import DISCARD, FROM_INNER, GONE, HAND, IN_PLAY, SERIAL, TyrantsState
from bailiwick.games.tyrants.steps.flow import Choice, Effect
from bailiwick.games.tyrants.steps.playing import THIS_CARD, is_card, this_card, this_is_at
from bailiwick.games.tyrants.targets import add_cards, kinds
from bailiwick.games.tyrants.words import phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

ANY_NUMBER: Final = 99


class Promote(Choice):
    """T-6.8, R-22: other cards in the play area, at the end of the turn."""

    def __init__(self, number: int = 1, *, up_to: bool = False, aspect: int = 0, kind: str = "") -> None:
        super().__init__(PROMOTE, ANY_CARD, up_to=True, times=number, clause="R-22")
        self.up_to = up_to or number == ANY_NUMBER
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

    def may_decline(self, s: TyrantsState) -> bool:
        return self.up_to or s.house & OPTIONAL_PROMOTIONS != 0

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        found: list[int] = []
        serial: i64 = 0
        while serial < len(s.played):
            if self.eligible(s, serial):
                found.append(s.played[serial])
            serial += 1
        add_cards(out, PROMOTE, bytes(sorted(found)))

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        s.move_played(self.pick(s, value), GONE)
        s.promote(seat, value)

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

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if self.aspect and ASPECT[value] != self.aspect:
            return Reason("R-75", "wrong_aspect", (value, self.aspect))
        if self.kind and KIND[value] != self.kind:
            return Reason("R-73", "wrong_kind", (value,))
        others = [c for i, c in enumerate(s.played) if i != s.context[SERIAL] and s.whereabouts[i] == IN_PLAY]
        return None if value in others else Reason("T-6.8", "not_in_play_area", (value,))

    def text(self, lang: str) -> str:
        if self.aspect:
            return say(lang, "promote_aspect", phrase(lang, "aspect", self.aspect))
        if self.kind:
            return say(lang, "promote_undead")
        return say(lang, "promote_up_to" if self.up_to else "promote", self.times)


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


class PromoteFrom(Choice):
    """One card at once, from the piles named (Matron Mother, Vampire, Necromancer)."""

    def __init__(self, *sources: int) -> None:
        super().__init__(PROMOTE_DISCARD, ANY_CARD)
        self.this = THIS_CARD in sources
        self.hand = HAND in sources
        self.discard = DISCARD in sources

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        if self.this and this_is_at(s) not in (GONE, FROM_INNER):
            out.append(PROMOTE_THIS)
        if self.hand:
            add_cards(out, PROMOTE_HAND, s.piles[HAND + seat])
        if self.discard:
            add_cards(out, PROMOTE_DISCARD, kinds(s.piles[DISCARD + seat]))

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
        if action == PROMOTE_THIS and self.this:
            return Reason("R-59", "from_inner") if this_is_at(s) in (GONE, FROM_INNER) else None
        if is_card(action, PROMOTE_HAND) and self.hand:
            return refuse_card_in(s, seat, HAND, action - PROMOTE_HAND)
        return super().why_not(s, seat, action)

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        return refuse_card_in(s, seat, DISCARD, value)

    def text(self, lang: str) -> str:
        return say(lang, "promote_from_any" if self.this else "promote_from_discard")
