"""Raising troops from trophy halls onto the map."""

from __future__ import annotations

from bailiwick.games.tyrants.actions import DECLINE, HALLS, PLACES, RAISE_AT, TAKE_TROPHY, TARGET
from bailiwick.games.tyrants.board import BIT
from bailiwick.games.tyrants.house import RIVAL_HALLS_ONLY
from bailiwick.games.tyrants.plain import any_empty_space, has_presence, refuse_place, troops_at, trophies_in
from bailiwick.games.tyrants.state import AT, SPY_AT, TROPHIES, TyrantsState
from bailiwick.games.tyrants.steps.flow import NOT_NOW
from bailiwick.games.tyrants.steps.placing import PickAndPlace
from bailiwick.games.tyrants.targets import ANYONE, WHITES
from bailiwick.games.tyrants.words import phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.step import Register, Registers


class RaiseTrophy(PickAndPlace):
    """T-10.12: a troop from any trophy hall onto any empty space. A trophy is hall * 5 + colour."""

    def __init__(self, number: int, *, target: int = ANYONE, up_to: bool = False) -> None:
        super().__init__(TAKE_TROPHY, range(HALLS), RAISE_AT, number, up_to, "R-43")
        self.target: i64 = target

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        return refuse_picked(s, at, s.stack[at + 2] - 1)

    def add_picks(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        hall: i64 = 0
        while hall < s.seats:
            if hall != seat or not s.house & RIVAL_HALLS_ONLY:
                add_trophies(s, out, hall, self.target)
            hall += 1

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        hall: i64 = value // 5
        colour: i64 = value % 5
        if not any_empty_space(s):
            return Reason("T-10.12.1", "no_empty_space")
        if hall >= s.seats or trophies_in(s, hall, colour) == 0:
            return Reason("T-10.12.1", "no_such_trophy")
        if hall == seat and s.house & RIVAL_HALLS_ONLY:
            return Reason("R-43", "own_hall")
        if not self.target >> colour & 1:
            return Reason("R-43", "white_only")
        return None

    def put_down(self, s: TyrantsState, seat: i64, value: i64, place: i64) -> i64:
        raise_trophy(s, seat, value, place)
        return value + 1

    def doable(self, s: TyrantsState) -> bool:
        out: list[int] = []
        self.add_picks(s, out, s.active)
        return len(out) > 0 and any_empty_space(s)

    def text(self, lang: str) -> str:
        what = "white" if self.target == WHITES else "any"
        return say(lang, f"raise_{what}" if self.none < 0 else f"raise_up_to_{what}", self.times)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        if self.picked(s):
            return say(lang, "ask_raise_at", phrase(lang, "colour", (s.get_y() - 1) % 5))
        return say(lang, "ask_raise", self.times - s.get_x() // 2)


def refuse_picked(s: TyrantsState, at: i64, trophy: i64) -> str:
    """What is wrong with a trophy that is picked, while x of the frame is odd; it is not put down by anything but the answer."""
    if not s.stack[at + 1] & 1:
        return ""
    picked = at == len(s.stack) - FRAME and trophy >= 0 and s.tokens[TROPHIES + trophy] > 0
    return "" if picked else "a trophy that is picked lies in its hall, and its new place is asked for."


def add_trophies(s: TyrantsState, out: list[int], hall: i64, target: i64) -> None:
    colour: i64 = 0
    while colour < 5:
        if (target >> colour) & 1 and s.tokens[TROPHIES + hall * 5 + colour] > 0:
            out.append(TAKE_TROPHY + hall * 5 + colour)
        colour += 1


def raise_trophy(s: TyrantsState, seat: i64, trophy: i64, place: i64) -> None:
    """It keeps its colour; barracks don't change (R-43)."""
    number: i64 = s.tokens[TROPHIES + trophy]
    s.tokens[TROPHIES + trophy] = number - 1
    s.tell("raise", seat, (trophy % 5, trophy // 5, place))
    s.add_troop(trophy % 5, place)


class RaiseTrophyOfRivalThere(PickAndPlace):
    """Up to so many troops from the hall of one rival with a troop at the spy's site, where you have presence (Lich, R-44).

    The rival is chosen first. Register y: rival + 1, + 8 * (colour + 1) while a trophy is picked.
    """

    def __init__(self, number: int) -> None:
        super().__init__(TAKE_TROPHY, range(HALLS), RAISE_AT, number, True, "R-43")

    def registers(self, s: TyrantsState) -> Registers:
        return super().registers(s)[0], Register("rival and colour", range(8 * 6))

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        rival, colour = s.stack[at + 2] % 8 - 1, s.stack[at + 2] // 8 - 1
        if rival >= s.seats or (colour >= 0) != bool(s.stack[at + 1] & 1):
            return "y has the rival, and a colour while a trophy is picked."
        if rival < 0 and (colour >= 0 or s.stack[at + 1] or s.context[SPY_AT] < 0):
            return "trophies are raised from the hall of a rival at the spy's site."
        return refuse_picked(s, at, rival * 5 + colour)

    def may_decline(self, s: TyrantsState) -> bool:
        return s.get_y() > 0 and not self.picked(s)

    def sites(self, s: TyrantsState, seat: i64) -> i64:
        return s.open_sites & s.presence_sites(seat)

    def routes(self, s: TyrantsState, seat: i64) -> i64:
        return s.open_routes & s.presence_routes(seat)

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        if s.get_y():
            super().add(s, out, seat)
            return
        bit: i64 = BIT[s.context[SPY_AT]]
        rival: i64 = 0
        while rival < s.seats:
            at: i64 = s.board[AT + rival]
            if rival != seat and at & bit:
                out.append(TARGET + rival)
            rival += 1

    def add_picks(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        add_trophies(s, out, s.get_y() % 8 - 1, ANYONE)

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if s.get_y() == 0:
            s.set_y(action - TARGET + 1)
            return
        if action == DECLINE:
            s.pop()
            return
        rival: i64 = s.get_y() % 8
        if self.picked(s):
            raise_trophy(s, seat, (rival - 1) * 5 + s.get_y() // 8 - 1, action - RAISE_AT)
            s.set_y(rival)
        else:
            colour: i64 = (action - TAKE_TROPHY) % 5
            s.set_y(rival + 8 * (colour + 1))
        s.set_x(s.get_x() + 1)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if s.get_y():
            return super().why_not(s, seat, action)
        if not TARGET <= action < TARGET + 4:
            return NOT_NOW
        rival: i64 = action - TARGET
        if rival == seat:
            return Reason("T-0.1", "not_yourself")
        if rival >= s.seats or troops_at(s, s.context[SPY_AT], rival) == 0:
            return Reason("R-44", "no_troop_there")
        return None

    def refuse_target(self, s: TyrantsState, seat: i64, place: i64) -> Reason | None:
        reason = refuse_place(s, place)
        if reason is None and not has_presence(s, seat, place):
            reason = Reason("R-43", "no_presence", (place,))
        return reason

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        hall: i64 = value // 5
        if hall != s.get_y() % 8 - 1:
            return Reason("R-44", "other_hall")
        if trophies_in(s, hall, value % 5) == 0:
            return Reason("T-10.12.1", "no_such_trophy")
        if not any(self.refuse_target(s, seat, place) is None for place in range(PLACES)):
            return Reason("R-43", "no_empty_space")
        return None

    def doable(self, s: TyrantsState) -> bool:
        return True

    def text(self, lang: str) -> str:
        return say(lang, "raise_there", self.times)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        if s.get_y() == 0:
            return say(lang, "ask_raise_rival")
        if self.picked(s):
            return say(lang, "ask_raise_at", phrase(lang, "colour", s.get_y() // 8 - 1))
        return say(lang, "ask_raise", self.times - s.get_x() // 2)
