"""Room among one's advisers (O-2.16): three at most, unless cards say otherwise."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_adviser_limit
from bailiwick.games.oath.catalogue.things import CARDS, SUIT
from bailiwick.games.oath.pieces import add_adviser, discard_facedown, discard_faceup
from bailiwick.games.oath.powers import Effect, bodies_of
from bailiwick.games.oath.questions import ADVISER_LIMIT, AdviserLimit
from bailiwick.games.oath.ruling import card_reason
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.discarding import pass_on
from bailiwick.games.oath.steps.flow import Choice, within
from bailiwick.games.oath.vocabulary import CARD
from bailiwick.games.oath.wording import worded
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

USUAL_LIMIT: Final = 3


def excess(s: OathState, seat: int) -> int:
    """How many advisers are too many."""
    q = ask_adviser_limit(s, AdviserLimit(seat))
    return max(counted(s, seat, q) - q.limit, 0)


def removable(s: OathState, seat: int, kept: int = 0) -> list[int]:
    """Advisers a player may be rid of: facedown ones, and faceup ones that are not locked or in use."""
    up = [card for card in s.advisers[seat] if card != kept and card_reason(s, seat, card) is None]
    return up + list(s.facedown[seat])


def counted(s: OathState, seat: int, q: AdviserLimit) -> int:
    return len(s.facedown[seat]) + sum(1 for card in s.advisers[seat] if q.free_suit != SUIT[card])


def needed_room(s: OathState, seat: int, card: int) -> int:
    """How many advisers must go before a card comes: faceup, or (0) any card facedown."""
    q = ask_adviser_limit(s, AdviserLimit(seat))
    if not card:
        return 1 if counted(s, seat, q) >= q.limit else 0
    if not any(ADVISER_LIMIT in power.answers for power in bodies_of(card)):
        coming = 0 if q.free_suit == SUIT[card] else 1
        return max(counted(s, seat, q) + coming - q.limit, 0) - excess(s, seat)
    after = s.clone()
    add_adviser(after, seat, card)
    later = ask_adviser_limit(after, AdviserLimit(seat))
    if card in later.exempt:
        return 0
    return excess(after, seat) if later.limit < q.limit else excess(after, seat) - excess(s, seat)


def room_reason(s: OathState, seat: int, card: int) -> Reason | None:
    """Why a card can't come to the advisers: locked ones leave no room."""
    if needed_room(s, seat, card) > len(removable(s, seat)):
        return Reason("O-2.16", "advisers_full")
    return None


class MakeRoom(Choice):
    """Discards advisers before a card comes. Registers: the seat, how many are still to go."""

    def __init__(self) -> None:
        super().__init__(CARD, range(1, CARDS))

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("advisers to go", range(8))

    def enter(self, s: OathState) -> None:
        if s.get_y() <= 0:
            s.pop()
        else:
            super().enter(s)

    def misplaced(self, s: OathState, at: i64) -> str:
        enough = s.stack[at + 2] <= len(removable(s, s.stack[at + 1]))
        return "" if enough else "there are not so many advisers who could go (O-2.16)."

    def kept(self, s: OathState) -> int:
        return 0

    def add(self, s: OathState, out: list[int], seat: i64) -> None:
        out += sorted([CARD + card for card in removable(s, int(seat), self.kept(s))])

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        card = within(action, CARD, CARDS)
        drop_adviser(s, int(seat), card)
        pass_on(s, card)
        s.set_y(s.get_y() - 1)

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        if value in removable(s, int(seat), self.kept(s)):
            return None
        reason = card_reason(s, int(seat), int(value)) if value in s.advisers[seat] else None
        return reason or Reason("O-5.1.4", "not_your_adviser", (value,))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"card": "act_card_discard"})


class Trim(MakeRoom):
    """Discards down to the limit after a card has come (O-2.16, CR-10). Registers: the seat, the card that came and stays."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("card", range(CARDS))

    def misplaced(self, s: OathState, at: i64) -> str:
        return ""

    def enter(self, s: OathState) -> None:
        seat = int(s.get_x())
        card = int(s.get_y())
        too_many = excess(s, seat)
        if card and too_many and card in ask_adviser_limit(s, AdviserLimit(seat)).exempt:
            too_many -= 1
        if too_many:
            Choice.enter(self, s)
        else:
            s.pop()

    def kept(self, s: OathState) -> int:
        return int(s.get_y())

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        drop_adviser(s, int(seat), within(action, CARD, CARDS))


def drop_adviser(s: OathState, seat: int, card: int) -> None:
    if card in s.facedown[seat]:
        discard_facedown(s, seat, card)
    else:
        discard_faceup(s, card, seat)


MAKE_ROOM: Final = MakeRoom()
TRIM: Final = Trim()


def settle_advisers(s: OathState) -> bool:
    """Whoever has too many because a card has left that allowed more (Family Wagon) discards down; what the Pied Piper brought is
    put up with. Whoever calls is entered again afterwards."""
    for seat in range(s.seats):
        if len(s.advisers[seat]) + len(s.facedown[seat]) <= USUAL_LIMIT:
            continue
        pipers = [card for card in ask_adviser_limit(s, AdviserLimit(seat)).exempt if card in s.advisers[seat]]
        piper = pipers[0] if pipers else 0
        if excess(s, seat) > len(pipers) and removable(s, seat, piper):
            s.push(TRIM.index, seat, piper)
            return True
    return False


ADVISER_STEPS: Final[dict[str, Effect]] = {"make_room": MAKE_ROOM, "trim": TRIM}
