"""Placing, moving, swapping and removing minions, trolls and demons (A-6.1, A-6.3, A-7)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import (
    ANY_AREA,
    ANY_PIECE,
    MOVE,
    MOVE_TO,
    PIECES,
    PLACE,
    RELOCATE,
    REMOVE,
    SKIP,
    SWAP,
    area_of,
)
from bailiwick.games.ankh_morpork.board import ADJACENT, AREAS, BIT, CITY
from bailiwick.games.ankh_morpork.house import NEXT_TO_OWN
from bailiwick.games.ankh_morpork.state import MINIONS, TROLL, AnkhState
from bailiwick.games.ankh_morpork.steps.flow import Choice, on_top, stop
from bailiwick.games.ankh_morpork.steps.interrupts import (
    ICON,
    SWAPPING,
    TEXT,
    area_of_piece,
    kind_of_piece,
    move_piece,
    piece_at,
    refuse_window,
    remove_piece,
)
from bailiwick.games.ankh_morpork.where import (
    ANYWHERE,
    IN_TROUBLE,
    NORMAL,
    areas_where,
    occupied,
    refuse_area,
    said_from,
    said_in,
)
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Register, Registers

KINDS: Final = 6

# Whose minions
OWN: Final = 0  # the chooser's
NOT_OWN: Final = 1  # other players', trolls, demons
ANYBODYS: Final = 2
NOT_THE_ACTIVE: Final = 3  # all but those of the player whose card it is (Cosmo Lavish)
WHOSE: Final = ("own", "not_own", "anybodys", "not_the_active")  # in the keys of words


class PlaceMinion(Choice):
    """One minion by the rule of placement, or by the effect's own rule (A-7.2, A-7.6), or by both if the house says so (R-25).

    With all twelve on the board one may be taken off and set down elsewhere, or not (A-7.5). Register x: where it was taken off.
    """

    def __init__(self, where: int = NORMAL, quiet: bool = False, optional: bool = False, opens: bool = True) -> None:
        super().__init__(PLACE, ANY_AREA, none=SKIP)
        self.where: i64 = where
        self.quiet = quiet
        self.optional = optional
        self.first = opens  # False where it follows something else, and so can't be skipped with the icon

    def registers(self, s: AnkhState) -> Registers:
        return Register("area", range(13)), UNUSED

    def misplaced(self, s: AnkhState, at: i64) -> str:
        lifted = s.stack[at + 1] > 0
        possible = not lifted or (on_top(s, at) and s.on_board[s.active] == MINIONS - 1)
        return "" if possible else "the last minion is taken off, and must be placed."

    def may_decline(self, s: AnkhState) -> bool:
        """Whether it may be left out by itself; the icon it opens is skipped as a whole."""
        if s.top != self.index or s.get_x():
            return False
        return self.optional or (not self.first and s.on_board[s.active] == MINIONS)

    def pass_over(self, s: AnkhState) -> None:
        if self.may_decline(s):
            s.pop()
        else:
            stop(s)

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        lifted = s.get_x() if s.top == self.index else 0
        if lifted == 0 and s.on_board[seat] == MINIONS:
            for area in AREAS[s.stands[seat]]:
                if self.after_lifting(s, seat, area):
                    out.append(RELOCATE + area)
            return
        mask = self.allowed(s, seat)
        if lifted:
            mask &= ~BIT[lifted]
        for area in AREAS[mask]:
            out.append(PLACE + area)

    def allowed(self, s: AnkhState, seat: i64) -> i64:
        mask = areas_where(s, seat, self.where)
        return mask & areas_where(s, seat, NORMAL) if s.house & NEXT_TO_OWN else mask

    def after_lifting(self, s: AnkhState, seat: i64, area: i64) -> i64:
        """Where a minion taken off this area may go; judged without it (A-7.5)."""
        stands: i64 = s.stands[seat]
        if s.count(area, seat) == 1:
            s.stands[seat] = stands & ~BIT[area]
        mask = self.allowed(s, seat) & ~BIT[area]
        s.stands[seat] = stands
        return mask

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action > RELOCATE:
            area = action - RELOCATE
            s.set_x(area)
            s.tell("relocate", seat, (area,))
            s.lift(seat, area)
        else:
            super().choose(s, seat, action)

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.tell("place", seat, (value,))
        s.put(seat, value, self.quiet)

    def all_out(self, s: AnkhState, seat: i64) -> bool:
        return sum(s.count(area, seat) for area in range(1, 13)) == MINIONS

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        area = area_of(action, RELOCATE)
        if not area:
            return super().why_not(s, seat, action)
        if not self.all_out(s, seat):
            return Reason("A-7.5", "minions_left")
        if not s.count(area, seat):
            return Reason("A-7.5", "no_minion_of_yours", (area,))
        return None if self.after_lifting(s, seat, area) else Reason("A-7.5", "nowhere_else")

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        if self.all_out(s, seat):
            return Reason("A-7.5", "no_minions_left")
        if s.top == self.index and value == s.get_x():
            return Reason("A-7.5", "same_area", (value,))
        reason = refuse_area(s, seat, value, self.where)
        return refuse_area(s, seat, value, NORMAL) if reason is None and s.house & NEXT_TO_OWN else reason

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        return say(lang, "act_skip_place") if action == SKIP else ""

    def text(self, lang: str) -> str:
        if self.where == NORMAL:
            return say(lang, "place_minion_by_rule")
        key = "place_minion_optional" if self.optional else "place_minion_quietly" if self.quiet else "place_minion"
        return say(lang, key, said_in(self.where, lang))

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        if s.top == self.index and s.get_x():
            return say(lang, "ask_place_elsewhere")
        if s.on_board[seat] == MINIONS:
            return say(lang, "ask_relocate")
        near = s.house & NEXT_TO_OWN and self.where != NORMAL
        return say(lang, "ask_place_near" if near else "ask_place", said_in(self.where, lang))


def pieces_in(s: AnkhState, out: list[int], verb: i64, seat: i64, areas: i64, whose: i64) -> None:
    """Add an action for every kind of piece in these areas that is one of those meant."""
    for area in AREAS[areas]:
        tally: i64 = s.tally[area]
        kind: i64 = 0
        while tally:
            if tally & 15 and is_meant(s, seat, kind, whose):
                out.append(verb + piece_at(area, kind))
            tally >>= 4
            kind += 1


def is_meant(s: AnkhState, seat: i64, kind: i64, whose: i64) -> bool:
    if whose == OWN:
        return kind == seat
    if whose == NOT_OWN:
        return kind != seat
    if whose == NOT_THE_ACTIVE:
        return kind != s.active
    return True


def refuse_piece(s: AnkhState, seat: i64, piece: i64, whose: i64) -> Reason | None:
    """Why this piece is not one of those meant, or is not there."""
    area, kind = area_of_piece(piece), kind_of_piece(piece)
    if kind < TROLL and kind >= s.seats:
        return Reason("A-3.1", "no_such_seat")
    if not s.count(area, kind):
        return Reason("A-7.1", "not_there", (kind, area))
    if whose == OWN and kind != seat:
        return Reason("A-7.1", "not_yours")
    if whose == NOT_OWN and kind == seat:
        return Reason("A-6.3", "your_own")
    if whose == NOT_THE_ACTIVE and kind == s.active:
        return Reason("R-54", "not_theirs", (kind,))
    return None


def piece_of(action: i64, verb: i64) -> i64:
    """The piece a piece verb's action names; -1 if the action is of another verb."""
    piece = action - verb
    return piece if 0 <= piece < PIECES else -1


class RemoveMinion(Choice):
    """Remove one of some minions from one of some areas (A-6.3 and many scrolls)."""

    def __init__(self, whose: int = NOT_OWN, where: int = IN_TROUBLE, cause: int = TEXT, by_target: bool = False) -> None:
        super().__init__(REMOVE, ANY_PIECE)
        self.whose: i64 = whose
        self.where: i64 = where
        self.cause: i64 = cause
        self.by_target = by_target

    def who(self, s: AnkhState) -> i64:
        return s.target if self.by_target else s.active

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        pieces_in(s, out, REMOVE, seat, areas_where(s, seat, self.where), self.whose)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return refuse_piece(s, seat, value, self.whose) or refuse_area(s, seat, area_of_piece(value), self.where)

    def chosen(self, s: AnkhState, seat: i64, value: i64) -> None:
        s.tell("attack", seat, (kind_of_piece(value), area_of_piece(value)))
        remove_piece(s, value, self.cause)

    def text(self, lang: str) -> str:
        key = f"removes_{WHOSE[self.whose]}" if self.by_target else f"remove_{WHOSE[self.whose]}"
        return say(lang, key, said_from(self.where, lang))

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, f"ask_remove_{WHOSE[self.whose]}", said_from(self.where, lang), name(lang, "seat", s.active))


class Assassinate(RemoveMinion):
    """The icon (A-6.3), and the same as scroll text."""

    def __init__(self, cause: int = ICON) -> None:
        super().__init__(NOT_OWN, IN_TROUBLE, cause)

    def text(self, lang: str) -> str:
        return say(lang, "assassinate")

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_assassinate")


class MoveMinion(Choice):
    """One minion, of one's own or of somebody else, goes to another area (A-7.7, A-7.9). Register x: the piece, plus one."""

    def __init__(self, whose: int, where: int = ANYWHERE, adjacent: bool = False) -> None:
        super().__init__(MOVE, ANY_PIECE)
        self.whose: i64 = whose
        self.where: i64 = where
        self.adjacent = adjacent

    def registers(self, s: AnkhState) -> Registers:
        return Register("piece + 1", range(PIECES + 1)), UNUSED

    def misplaced(self, s: AnkhState, at: i64) -> str:
        picked = s.stack[at + 1] - 1
        return refuse_window(s, at, picked) if picked >= 0 else ""

    def lifted(self, s: AnkhState) -> i64:
        return s.get_x() - 1 if s.top == self.index else -1

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        piece = self.lifted(s)
        if piece < 0:
            pieces_in(s, out, MOVE, seat, areas_where(s, seat, self.where), self.whose)
        else:
            source = area_of_piece(piece)
            mask: i64 = ADJACENT[source] if self.adjacent else CITY & ~BIT[source]
            for area in AREAS[mask]:
                out.append(MOVE_TO + area)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action >= MOVE:
            s.set_x(action - MOVE + 1)
        else:
            piece = self.lifted(s)
            s.pop()
            move_piece(s, piece, action - MOVE_TO)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        piece = self.lifted(s)
        if piece < 0:
            return super().why_not(s, seat, action)
        area, source = area_of(action, MOVE_TO), area_of_piece(piece)
        if not area:
            return self.otherwise(action)
        if area == source:
            return Reason("A-7.7", "same_area", (area,))
        return Reason("A-7.7", "not_adjacent", (area, source)) if self.adjacent and not ADJACENT[source] & BIT[area] else None

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return refuse_piece(s, seat, value, self.whose) or refuse_area(s, seat, area_of_piece(value), self.where)

    def text(self, lang: str) -> str:
        key = f"move_{WHOSE[self.whose]}_adjacent" if self.adjacent else f"move_{WHOSE[self.whose]}"
        return say(lang, key, said_from(self.where, lang))

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        piece = self.lifted(s)
        if piece < 0:
            return say(lang, f"ask_move_{WHOSE[self.whose]}", said_from(self.where, lang))
        return say(lang, "ask_move_to", name(lang, "area", area_of_piece(piece)))


class SwapMinions(Choice):
    """Two minions in two areas trade places (A-8.6, R-27). Register x: the first piece, plus one."""

    def __init__(self) -> None:
        super().__init__(SWAP, ANY_PIECE)

    def registers(self, s: AnkhState) -> Registers:
        return Register("piece + 1", range(PIECES + 1)), UNUSED

    def misplaced(self, s: AnkhState, at: i64) -> str:
        picked = s.stack[at + 1] - 1
        return refuse_window(s, at, picked) if picked >= 0 else ""

    def first(self, s: AnkhState) -> i64:
        return s.get_x() - 1 if s.top == self.index else -1

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        one = self.first(s)
        areas = occupied(s)
        if one >= 0:
            areas &= ~BIT[area_of_piece(one)]
        elif areas & (areas - 1) == 0:
            return  # everybody is in one area
        pieces_in(s, out, SWAP, seat, areas, ANYBODYS)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        one = self.first(s)
        if one < 0:
            s.set_x(action - SWAP + 1)
        else:
            s.pop()
            s.push(SWAPPING.index, one * 128 + action - SWAP)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        one = self.first(s)
        reason = refuse_piece(s, seat, value, ANYBODYS)
        if reason is not None:
            return reason
        area = area_of_piece(value)
        if one >= 0 and area == area_of_piece(one):
            return Reason("R-27", "same_area", (area,))
        if one < 0 and not any(s.crowd(other) for other in range(1, 13) if other != area):
            return Reason("R-27", "nowhere_else")
        return None

    def text(self, lang: str) -> str:
        return say(lang, "swap_minions")

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_swap_first" if self.first(s) < 0 else "ask_swap_second")
