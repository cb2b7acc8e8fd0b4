"""Where the discards of a Search go: to the usual pile, or where a power lets them go (O-2.14)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_discard_to
from bailiwick.games.oath.catalogue.suits import REGIONS
from bailiwick.games.oath.pieces import lay_on_pile, pile_for
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.questions import DiscardTo
from bailiwick.games.oath.state import ONE, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, within
from bailiwick.games.oath.vocabulary import DONE, ON_PILE, UNDER_DECK, UNDER_PILE
from bailiwick.games.oath.wording import worded
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers

# The places (`OathState.discard_place`)
USUAL: Final = 0
ON_TOP: Final = 1  # + region
AT_BOTTOM: Final = 4  # + region
BELOW_DECK: Final = 7
AS_USUAL: Final = 8  # chosen to be so


def discard_searched(s: OathState, seat: int, card: int) -> None:
    """A card from the hand goes where this Search's discards go; another's, who plays out of turn, as usual."""
    seen = SEAT_BIT[seat]
    if s.discard_place in (USUAL, AS_USUAL) or seat != s.turn:
        lay_on_pile(s, card, pile_for(s, s.region(seat)), seen)
    else:
        lay_at_place(s, card, seen)
    s.tell("discards_facedown", seat)
    s.tell("discard_is", seat, (card,), seen)


def lay_at_place(s: OathState, card: int, seen: int) -> None:
    place = int(s.discard_place)
    if place < AT_BOTTOM:
        lay_on_pile(s, card, place - ON_TOP, seen)
        return
    if place < BELOW_DECK:
        s.discards[place - AT_BOTTOM] = ONE[card] + s.discards[place - AT_BOTTOM]
    else:
        s.deck = ONE[card] + s.deck
    s.note_seen(card, seen)


def pass_on(s: OathState, card: int) -> None:
    """A faceup card or an adviser that has just been discarded to make room goes where this Search's discards go."""
    if s.discard_place in (USUAL, AS_USUAL):
        return
    for region in range(REGIONS):
        if s.discards[region][-1:] == ONE[card]:
            s.discards[region] = s.discards[region][:-1]
    lay_at_place(s, card, s.seen[card])


def place_is_open(s: OathState, seat: int) -> bool:
    """Whether a power lets the seat choose where this Search's discards go, and it has not chosen yet."""
    return s.discard_place == USUAL and ask_discard_to(s, DiscardTo(seat)) != 0


class DiscardPlace(Effect):
    """Where all that is discarded in this Search goes; asked once, before the first card goes. Register: the seat."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), NO_USE

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def enter(self, s: OathState) -> None:
        ask(s, self, int(s.get_x()))

    def options(self, s: OathState, seat: i64) -> list[int]:
        places = ask_discard_to(s, DiscardTo(int(seat)))
        out = [DONE]
        for region in range(REGIONS):
            if places >> 2 * region & 1:
                out.append(ON_PILE + region)
            if places >> (2 * region + 1) & 1:
                out.append(UNDER_PILE + region)
        if places >> 6 & 1:
            out.append(UNDER_DECK)
        return sorted(out)

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return None if action in self.options(s, seat) else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        top, under = within(action, ON_PILE, REGIONS), within(action, UNDER_PILE, REGIONS)
        if top >= 0:
            s.discard_place = ON_TOP + top
        elif under >= 0:
            s.discard_place = AT_BOTTOM + under
        else:
            s.discard_place = BELOW_DECK if action == UNDER_DECK else AS_USUAL

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"done": "act_done_pile"})


DISCARD_PLACE: Final = DiscardPlace()
