"""The first choices of a game (O-3.19): where to stand, and which card to keep as a facedown adviser."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import CRADLE, REGION_OF, SLOTS
from bailiwick.games.oath.catalogue.things import CARDS
from bailiwick.games.oath.pieces import hide_adviser, put_pawn
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.state import CHANCELLOR, OFF_MAP, OathState, without
from bailiwick.games.oath.steps.flow import BEGIN_FIRST, ask, within
from bailiwick.games.oath.steps.search import DISCARD_REST
from bailiwick.games.oath.vocabulary import CARD, SITE
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers


def starts(s: OathState, seat: int) -> list[int]:
    """The slots a pawn may start at: the Chancellor's must be the top of the Cradle."""
    up = [slot for slot in range(SLOTS) if s.is_up(slot)]
    if seat == CHANCELLOR:
        return [slot for slot in up if REGION_OF[slot] == CRADLE][:1]
    if seat == s.prince:  # CP-1.3f
        return [slot for slot in up if slot != s.pawn[CHANCELLOR]][:1] or up[:1]
    return up


class Begin(Effect):
    """Register: whose choice it is."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), NO_USE

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def misplaced(self, s: OathState, at: i64) -> str:
        done = all(s.pawn[seat] != OFF_MAP and not s.hands[seat] for seat in range(s.stack[at + 1]))
        return "" if done else "whoever comes before has a place on the map and no cards in hand any more (O-3.19)."

    def enter(self, s: OathState) -> None:
        seat = int(s.get_x())
        if seat == s.seats:
            s.pop()
            return
        if s.pawn[seat] == OFF_MAP:
            places = starts(s, seat)
            if len(places) == 1:
                self.stand(s, seat, places[0])
            else:
                ask(s, self, seat)
        elif s.hands[seat]:
            ask(s, self, seat)
        else:
            s.set_x(seat + 1)

    def stand(self, s: OathState, seat: int, slot: int) -> None:
        put_pawn(s, seat, slot)
        s.tell("starts_at", seat, (slot,))

    def options(self, s: OathState, seat: i64) -> list[int]:
        if s.pawn[seat] == OFF_MAP:
            return [SITE + slot for slot in starts(s, int(seat))]
        return sorted(CARD + card for card in s.hands[seat])

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        slot, card = within(action, SITE, SLOTS), within(action, CARD, CARDS)
        if s.pawn[seat] == OFF_MAP and slot >= 0:
            return None if slot in starts(s, int(seat)) else Reason("O-3.19", "facedown_site")
        if s.pawn[seat] != OFF_MAP and card > 0:
            return None if card in s.hands[seat] else Reason("O-3.19", "not_drawn")
        return BEGIN_FIRST

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        if s.pawn[seat] == OFF_MAP:
            self.stand(s, int(seat), within(action, SITE, SLOTS))
            return
        card = within(action, CARD, CARDS)
        s.hands[seat] = without(s.hands[seat], card)
        hide_adviser(s, int(seat), card)
        s.tell("keeps", seat)
        s.push(DISCARD_REST.index, seat, 0)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"card": "act_card_keep", "site": "act_site_start"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return "" if s.pawn[seat] == OFF_MAP else say(lang, "ask_begin_keep")


BEGIN: Final = Begin()
BEGIN_STEPS: Final[dict[str, Effect]] = {"begin": BEGIN}
