"""Interrupts: who may answer what with which card, and the windows in which they are asked (A-15).

A window asks everybody who could hold an answer as far as the others know, so that being asked tells nothing (R-42): whoever has
cards in hand, as long as one of the cards that would help is not openly elsewhere. A house rule asks holders only.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import ANSWER, ANY_AREA, DECLINE, KINDS, PIECES, PLACE, PROTECT
from bailiwick.games.ankh_morpork.board import ADJACENT, AREAS, AROUND, BIT, CITY
from bailiwick.games.ankh_morpork.catalogue import (
    BROWNS,
    FRESH_START_CLUB,
    GASPODE,
    IGOR,
    INTERRUPT_CARD,
    IS_BROWN,
    MOSSY_LAWN,
    SUSAN,
    WALLACE_SONKY,
)
from bailiwick.games.ankh_morpork.house import ASK_HOLDERS
from bailiwick.games.ankh_morpork.state import HAND, MINIONS, TROLL, AnkhState
from bailiwick.games.ankh_morpork.steps.flow import NOT_NOW, Choice, Effect, on_top
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Register, Registers
from bailiwick.kernel.steps import Choose

# What may answer what, as masks of interrupts
CANCEL: Final = 1 << SUSAN
COME_BACK: Final = 1 << FRESH_START_CLUB | 1 << IGOR
BY_EVENT: Final = CANCEL | COME_BACK
BY_OWN_CARD: Final = CANCEL | COME_BACK
BY_ICON: Final = 1 << GASPODE | CANCEL | COME_BACK
BY_SCROLL: Final = 1 << GASPODE | CANCEL | COME_BACK | 1 << WALLACE_SONKY
MOVED: Final = 1 << GASPODE | 1 << WALLACE_SONKY
TOUCHED: Final = 1 << WALLACE_SONKY

# Why a minion is about to be removed
ICON: Final = 0
TEXT: Final = 1
EVENT: Final = 2

PROTECTION: Final = 3  # dollars for each piece that Small Gods saves
# What it may save, or keep away
OWN_MINION: Final = 0
OWN_BUILDING: Final = 1
CITY_CARD: Final = 2
ARRIVAL: Final = 3


def area_of_piece(piece: i64) -> i64:
    return piece // KINDS + 1


def kind_of_piece(piece: i64) -> i64:
    return piece % KINDS


def piece_at(area: i64, kind: i64) -> i64:
    return (area - 1) * KINDS + kind


def protect(area: i64, thing: i64) -> i64:
    return PROTECT + (area - 1) * 4 + thing


# ---------------------------------------------------------------- who could answer


def holds(s: AnkhState, seat: i64, interrupt: i64) -> bool:
    return INTERRUPT_CARD[interrupt] in s.piles[HAND + seat]


def browns_are_out(s: AnkhState) -> bool:
    """Brown cards lie under the green ones (A-3.6), so the size of the pile tells whether any was drawn."""
    return len(s.draw_pile) < BROWNS[s.seats]


def could_answer(s: AnkhState, seat: i64, answers: i64) -> bool:
    """Whether the seat must be asked: it holds an answer, or others can't know that it doesn't. For steps that are entered."""
    if s.house & ASK_HOLDERS:
        s.reveal()  # who is asked, and who isn't, tells what they hold: nobody may try that and take it back
    interrupt: i64 = 0
    while interrupt < 5:
        if answers >> interrupt & 1 and holds(s, seat, interrupt):
            return True
        interrupt += 1
    if s.house & ASK_HOLDERS or not s.piles[HAND + seat]:
        return False
    interrupt = 0
    while interrupt < 5:
        if answers >> interrupt & 1:
            card: i64 = INTERRUPT_CARD[interrupt]
            if card not in s.discard_pile and (not IS_BROWN[card] or browns_are_out(s)):
                return True
        interrupt += 1
    return False


def add_answers(s: AnkhState, out: list[int], seat: i64, answers: i64) -> None:
    interrupt: i64 = 0
    while interrupt < 5:
        if answers >> interrupt & 1 and holds(s, seat, interrupt):
            out.append(ANSWER + interrupt)
        interrupt += 1


def refuse_answer(s: AnkhState, seat: i64, action: i64, answers: i64) -> Reason | None:
    """Why a window does not take this `answer`."""
    interrupt = action - ANSWER
    card = INTERRUPT_CARD[interrupt]
    if interrupt == MOSSY_LAWN or not answers >> interrupt & 1:
        return Reason("A-15.4", "no_answer", (card,))
    return None if card in s.piles[HAND + seat] else Reason("A-15.2", "not_in_hand", (card,))


def is_answer(action: i64) -> bool:
    return ANSWER <= action <= ANSWER + MOSSY_LAWN


def answer(s: AnkhState, seat: i64, action: i64) -> i64:
    """The card is shown and goes to the discard pile; which interrupt it was is returned."""
    interrupt = action - ANSWER
    card: i64 = INTERRUPT_CARD[interrupt]
    s.tell("answer", seat, (card,))
    s.take_from_hand(seat, card)
    s.discard_pile = s.discard_pile + bytes([card])
    s.reveal()
    return interrupt


# ---------------------------------------------------------------- Small Gods


def may_protect(s: AnkhState, seat: i64) -> bool:
    """A-10.4: whoever holds Small Gods when the event strikes, and has the money."""
    return s.gods == seat and s.cash[seat] >= PROTECTION


def refuse_protection(s: AnkhState, seat: i64) -> Reason | None:
    if s.gods != seat:
        return Reason("A-10.4", "no_small_gods")
    return None if s.cash[seat] >= PROTECTION else Reason("A-13.2", "no_cash", (PROTECTION, s.cash[seat]))


def pay_protection(s: AnkhState, seat: i64) -> None:
    s.cash[seat] -= PROTECTION
    s.tell("protect", seat, (PROTECTION,))


# ---------------------------------------------------------------- losing a minion


def remove_piece(s: AnkhState, piece: i64, cause: i64) -> None:
    """A minion, troll or demon is about to be removed; its owner may have an answer."""
    s.push(REMOVAL.index, piece, cause)


def take_off(s: AnkhState, piece: i64) -> None:
    area, kind = area_of_piece(piece), kind_of_piece(piece)
    s.tell("removed", -1, (kind, area))
    s.lift(kind, area)


def stands(s: AnkhState, piece: i64) -> bool:
    """Whether there is such a piece."""
    kind = kind_of_piece(piece)
    return (kind < s.seats or kind >= TROLL) and s.count(area_of_piece(piece), kind) > 0


def refuse_window(s: AnkhState, at: i64, piece: i64) -> str:
    """What is wrong with a window about a piece: its owner is asked, and no rule goes on before the answer."""
    return "" if on_top(s, at) and stands(s, piece) else "the piece is there, and its owner is asked."


def tell_it_stays(s: AnkhState, piece: i64) -> None:
    """What was to happen to the piece has been stopped (A-15.5)."""
    s.tell("stays", -1, (kind_of_piece(piece), area_of_piece(piece)))


class Window(Choose[AnkhState]):
    """Asks a player who could have an answer, as far as others know: an interrupt, or none."""

    def __init__(self) -> None:
        super().__init__(ANSWER, range(MOSSY_LAWN + 1), none=DECLINE, always=True)

    def answers(self, s: AnkhState) -> i64:
        """Which interrupts help."""
        return MOVED

    def otherwise(self, action: i64) -> Reason:
        return NOT_NOW

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        add_answers(s, out, seat, self.answers(s))

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return refuse_answer(s, seat, ANSWER + value, self.answers(s))

    def ends(self, s: AnkhState, action: i64) -> bool:
        return action == DECLINE

    def idle(self, s: AnkhState, action: i64) -> bool:
        return action == DECLINE


class Removal(Window):
    """Minion window (A-15.10 a), for a removal. Registers: the piece; the cause."""

    def registers(self, s: AnkhState) -> Registers:
        return Register("piece", range(PIECES)), Register("cause", range(EVENT + 1))

    def who(self, s: AnkhState) -> i64:
        return kind_of_piece(s.get_x())

    def misplaced(self, s: AnkhState, at: i64) -> str:
        return refuse_window(s, at, s.stack[at + 1])

    def answers(self, s: AnkhState) -> i64:
        cause = s.get_y()
        if cause == EVENT:
            return BY_EVENT
        if kind_of_piece(s.get_x()) == s.active:
            return BY_OWN_CARD
        return BY_ICON if cause == ICON else BY_SCROLL

    def protected(self, s: AnkhState, owner: i64) -> bool:
        return s.get_y() == EVENT and may_protect(s, owner)

    def enter(self, s: AnkhState) -> None:
        piece = s.get_x()
        owner = kind_of_piece(piece)
        if owner < TROLL and (self.protected(s, owner) or could_answer(s, owner, self.answers(s))):
            super().enter(s)
        else:
            s.pop()
            take_off(s, piece)

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        super().add(s, out, seat)
        if self.protected(s, seat):
            out.append(protect(area_of_piece(s.get_x()), OWN_MINION))

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        piece = s.get_x()
        s.pop()
        if action == DECLINE:
            take_off(s, piece)
        elif action >= PROTECT:
            pay_protection(s, seat)
        else:
            interrupt = answer(s, seat, action)
            if COME_BACK >> interrupt & 1:
                take_off(s, piece)
                s.push(PLACE_AGAIN.index, seat, area_of_piece(piece))
            else:
                tell_it_stays(s, piece)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == protect(area_of_piece(s.get_x()), OWN_MINION):
            if s.get_y() != EVENT:
                return Reason("A-10.4", "only_events")
            return refuse_protection(s, seat)
        return super().why_not(s, seat, action)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_removal", name(lang, "area", area_of_piece(s.get_x())))


class PlaceAgain(Choice):
    """Fresh Start Club and Igor (A-15.6): the minion comes back elsewhere. Registers: its owner; the area it was removed from."""

    def __init__(self) -> None:
        super().__init__(PLACE, ANY_AREA, ask="ask_place_again")

    def registers(self, s: AnkhState) -> Registers:
        return Register("owner", range(s.seats)), Register("area", ANY_AREA)

    def who(self, s: AnkhState) -> i64:
        return s.get_x()

    def misplaced(self, s: AnkhState, at: i64) -> str:
        seat = s.stack[at + 1]
        coming = 0
        for place in range(0, len(s.stack), FRAME):
            if s.stack[place] == self.index and s.stack[place + 1] == seat:
                coming += 1
        return "" if s.on_board[seat] + coming <= MINIONS else "a minion that comes back is not in the city yet."

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        stands: i64 = s.stands[seat]
        near: i64 = AROUND[stands] if stands else CITY
        for area in AREAS[near & ~BIT[s.get_y()]]:
            out.append(PLACE + area)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return Reason("A-15.6", "same_area", (value,)) if value == s.get_y() else refuse_normal_place(s, seat, value)

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.tell("place", seat, (value,))
        s.put(seat, value)


def refuse_normal_place(s: AnkhState, seat: i64, area: i64) -> Reason | None:
    """A-7.2, A-7.4: a minion of yours there or next door, unless you have none."""
    mine = [other for other in range(1, 13) if s.count(other, seat)]
    if mine and area not in mine and not any(ADJACENT[area] & BIT[other] for other in mine):
        return Reason("A-7.2", "too_far", (area,))
    return None


# ---------------------------------------------------------------- being moved


def move_piece(s: AnkhState, piece: i64, area: i64) -> None:
    """A piece goes straight to another area (A-7.7); its owner, if another player, may have an answer."""
    s.push(MOVING.index, piece, area)


def shift(s: AnkhState, piece: i64, area: i64) -> None:
    kind, source = kind_of_piece(piece), area_of_piece(piece)
    s.tell("move", -1, (kind, source, area))
    s.lift(kind, source)
    s.put(kind, area)


class Moving(Window):
    """Minion window (A-15.10 a), for a move. Registers: the piece; where it is to go."""

    def registers(self, s: AnkhState) -> Registers:
        return Register("piece", range(PIECES)), Register("area", ANY_AREA)

    def who(self, s: AnkhState) -> i64:
        return kind_of_piece(s.get_x())

    def misplaced(self, s: AnkhState, at: i64) -> str:
        return refuse_window(s, at, s.stack[at + 1])

    def enter(self, s: AnkhState) -> None:
        piece = s.get_x()
        owner = kind_of_piece(piece)
        if owner < TROLL and owner != s.active and could_answer(s, owner, MOVED):
            super().enter(s)
        else:
            area = s.get_y()
            s.pop()
            shift(s, piece, area)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        piece, area = s.get_x(), s.get_y()
        s.pop()
        if action == DECLINE:
            shift(s, piece, area)
        else:
            answer(s, seat, action)
            tell_it_stays(s, piece)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_moving", name(lang, "area", area_of_piece(s.get_x())), name(lang, "area", s.get_y()))


class Swapping(Window):
    """Minion window for a swap (A-8.6, R-47). Registers: both pieces as one number; how many owners have been asked."""

    def registers(self, s: AnkhState) -> Registers:
        return Register("pieces", range(128 * PIECES)), Register("owners asked", range(s.seats))

    def who(self, s: AnkhState) -> i64:
        return (s.active + s.get_y()) % s.seats

    def misplaced(self, s: AnkhState, at: i64) -> str:
        one, two = s.stack[at + 1] // 128, s.stack[at + 1] % 128
        if two >= PIECES or area_of_piece(one) == area_of_piece(two):
            return "two pieces in two areas are swapped."
        return refuse_window(s, at, one) or refuse_window(s, at, two)

    def pieces(self, s: AnkhState) -> tuple[i64, i64]:
        return s.get_x() // 128, s.get_x() % 128

    def concerned(self, s: AnkhState, seat: i64) -> bool:
        one, two = self.pieces(s)
        return seat != s.active and (kind_of_piece(one) == seat or kind_of_piece(two) == seat)

    def enter(self, s: AnkhState) -> None:
        while s.get_y() < s.seats:
            seat = self.who(s)
            if self.concerned(s, seat) and could_answer(s, seat, MOVED):
                super().enter(s)
                return
            s.set_y(s.get_y() + 1)
        one, two = self.pieces(s)
        s.pop()
        swap(s, one, two)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.set_y(s.get_y() + 1)
        else:
            one, two = self.pieces(s)
            s.pop()
            answer(s, seat, action)
            tell_it_stays(s, one)
            tell_it_stays(s, two)

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        one, two = self.pieces(s)
        return say(lang, "ask_swapping", name(lang, "area", area_of_piece(one)), name(lang, "area", area_of_piece(two)))


def swap(s: AnkhState, one: i64, two: i64) -> None:
    """A-8.6: two moves, the first minion named going first."""
    first, second = area_of_piece(one), area_of_piece(two)
    s.tell("swap", -1, (kind_of_piece(one), first, kind_of_piece(two), second))
    s.lift(kind_of_piece(one), first)
    s.put(kind_of_piece(one), second)
    s.lift(kind_of_piece(two), second)
    s.put(kind_of_piece(two), first)


REMOVAL: Final = Removal()
PLACE_AGAIN: Final = PlaceAgain()
MOVING: Final = Moving()
SWAPPING: Final = Swapping()

INTERRUPT_STEPS: Final[dict[str, Effect]] = {
    "removal": REMOVAL,
    "place_again": PLACE_AGAIN,
    "moving": MOVING,
    "swapping": SWAPPING,
}
