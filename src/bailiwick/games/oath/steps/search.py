"""Search (O-5.1): pay, draw, keep one, discard the rest; then the kept card is played (`steps/playing`)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_draw, ask_may, ask_play_at, ask_price, ask_toll
from bailiwick.games.oath.catalogue.heads import FREE, SEARCH
from bailiwick.games.oath.catalogue.things import CARDS, is_vision
from bailiwick.games.oath.moments import DRAWN, SEARCHED
from bailiwick.games.oath.pieces import draw_from_deck, draw_from_pile
from bailiwick.games.oath.powers import BYTE, NO_USE, Effect
from bailiwick.games.oath.questions import SEARCH_PILE, Draw, PlayAt, Toll
from bailiwick.games.oath.state import EVERYBODY, OFF_MAP, ONE, OathState, without
from bailiwick.games.oath.steps.discarding import DISCARD_PLACE, discard_searched, place_is_open
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, moment, within
from bailiwick.games.oath.steps.majors import END_ACTION, afford, pay
from bailiwick.games.oath.steps.playing import PLAY
from bailiwick.games.oath.vocabulary import CARD
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers

WORLD: Final = 0
PILE_COST: Final = 2
WORLD_COST: Final[list[int]] = [2, 3, 3, 4, 4, 4]  # by Visions drawn (O-1.10)
MOST_VISIONS: Final = 5


def search_price(s: OathState, seat: int, pile: int) -> int:
    base = WORLD_COST[s.visions_drawn] if pile == WORLD else PILE_COST
    return ask_price(s, SEARCH, seat, base, slot=pile)


def drawing(s: OathState, seat: int) -> Draw:
    return ask_draw(s, Draw(seat, 1 | 1 << (1 + s.region(seat))))


def search_toll(s: OathState, seat: int) -> Toll:
    return ask_toll(s, SEARCH_PILE, seat)


def search_reason(s: OathState, seat: int, pile: int) -> Reason | None:
    q = drawing(s, seat)
    if not (q.piles & ~q.barred) >> pile & 1:
        return Reason("O-5.1.1", "other_region")
    if not (s.deck if pile == WORLD else s.discards[pile - 1]):
        return Reason("O-5.1.2", "empty_pile")
    reason = ask_may(s, SEARCH_PILE, seat, slot=pile)
    if reason is not None:
        return reason
    return afford(s, seat, search_price(s, seat, pile), FREE, search_toll(s, seat))


def search(s: OathState, seat: int, pile: int) -> None:
    q = drawing(s, seat)
    pay(s, seat, search_price(s, seat, pile), search_toll(s, seat))
    s.search_pile = pile
    s.tell("search", seat, (pile,))
    s.push(END_ACTION.index)
    s.push(AFTER_SEARCH.index, seat)
    s.push(KEEP.index, seat)
    draw(s, seat, pile, q)
    moment(s, DRAWN)


def draw(s: OathState, seat: int, pile: int, q: Draw) -> None:
    """O-5.1.2: a Vision from the world deck stops the draw and is counted; one from a pile does neither."""
    s.reveal()
    for _ in range(q.total):
        if pile == WORLD:
            if not s.deck:
                break
            if is_vision(draw_from_deck(s, seat)):
                s.visions_drawn = min(s.visions_drawn + 1, MOST_VISIONS)  # one may have gone under the deck again
                s.tell("vision_drawn", seat, (s.visions_drawn,))
                break
        else:
            if not s.discards[pile - 1]:
                break
            draw_from_pile(s, seat, pile - 1, q.from_bottom)
    for card in s.hands[seat]:
        s.tell("drawn", seat, (card,), SEAT_BIT[seat])
    if q.shown:
        show(s, seat, s.hands[seat])


def show(s: OathState, seat: int, cards: bytes) -> None:
    """To all players."""
    for card in cards:
        s.note_seen(card, EVERYBODY)
        s.tell("shows", seat, (card,))


class Keep(Effect):
    """O-5.1.3: which card to keep. Registers: the seat, how many are kept already. Kept cards stand first in the hand."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("cards kept", BYTE)

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def wanted(self, s: OathState, seat: int) -> int:
        return min(ask_play_at(s, PlayAt(seat, 0, 0)).kept, len(s.hands[seat]))

    def keeps_all(self, s: OathState) -> bool:
        """Whether nothing but the order is open (Land Warden)."""
        seat = int(s.get_x())
        return len(s.hands[seat]) == self.wanted(s, seat)

    def enter(self, s: OathState) -> None:
        seat = int(s.get_x())
        kept = int(s.get_y())
        wanted = self.wanted(s, seat)
        if kept < wanted and len(s.hands[seat]) - kept > 1:  # if all are kept, which comes first
            ask(s, self, seat)
            return
        s.pop()
        if drawing(s, seat).shown:
            show(s, seat, s.hands[seat][:wanted])
        for _ in range(wanted):
            s.push(PLAY.index, seat, 1)
        s.push(DISCARD_REST.index, seat, wanted)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return sorted(CARD + card for card in s.hands[seat][int(s.get_y()) :])

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        kept = int(s.get_y())
        card = within(action, CARD, CARDS)
        hand = without(s.hands[seat], card)
        s.hands[seat] = hand[:kept] + ONE[card] + hand[kept:]
        s.set_y(kept + 1)

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        card = within(action, CARD, CARDS)
        if card <= 0:
            return NOT_NOW
        return None if card in s.hands[seat][int(s.get_y()) :] else Reason("O-5.1.3", "not_drawn")

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"card": "act_card_first" if self.keeps_all(s) else "act_card_keep"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_keep_first") if self.keeps_all(s) else ""


class DiscardRest(Effect):
    """The cards not kept are discarded in any order (O-2.14). Registers: the seat, how many cards stay in the hand."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("cards that stay", BYTE)

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def misplaced(self, s: OathState, at: i64) -> str:
        stands = s.pawn[s.stack[at + 1]] != OFF_MAP
        return "" if stands else "who discards has a place on the map, which says to which pile (O-2.14)."

    def enter(self, s: OathState) -> None:
        seat, kept = int(s.get_x()), int(s.get_y())
        rest = s.hands[seat][kept:]
        if not rest:
            s.pop()
        elif place_is_open(s, seat):
            s.push(DISCARD_PLACE.index, seat)
        elif len(rest) == 1:
            self.lay(s, seat, rest[0])
        else:
            ask(s, self, seat)

    def lay(self, s: OathState, seat: int, card: int) -> None:
        s.hands[seat] = without(s.hands[seat], card)
        discard_searched(s, seat, card)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return sorted(CARD + card for card in s.hands[seat][int(s.get_y()) :])

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        self.lay(s, int(seat), within(action, CARD, CARDS))

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return None if action in self.options(s, seat) else NOT_NOW

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"card": "act_card_discard"})


class AfterSearch(Effect):
    """The Search is over: "after a Search" powers. Register: the seat."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), NO_USE

    def happen(self, s: OathState) -> None:
        moment(s, SEARCHED)


KEEP: Final = Keep()
DISCARD_REST: Final = DiscardRest()
AFTER_SEARCH: Final = AfterSearch()
SEARCH_STEPS: Final[dict[str, Effect]] = {
    "keep": KEEP,
    "discard_rest": DISCARD_REST,
    "after_search": AFTER_SEARCH,
    "discard_place": DISCARD_PLACE,
}
