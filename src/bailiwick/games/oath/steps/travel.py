"""Travel (O-5.6): by one's own will, for Supply; or made to, without (O-5.6.4)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_ignored, ask_may, ask_price, ask_redirect, ask_toll
from bailiwick.games.oath.catalogue.heads import FREE, TRAVEL
from bailiwick.games.oath.catalogue.suits import REGION_OF, SLOTS, TRAVEL_COST
from bailiwick.games.oath.moments import LEAVING, TRAVELLED
from bailiwick.games.oath.paying import pay_toll, short_of, toll_cost
from bailiwick.games.oath.pieces import put_pawn, reveal_site
from bailiwick.games.oath.powers import BYTE, Effect
from bailiwick.games.oath.questions import TRAVEL_FROM, TRAVEL_TO, Ignored, Toll
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, Choice, UserChoice, YesOrNo, ask, moment, within
from bailiwick.games.oath.steps.majors import END_ACTION, afford, pay
from bailiwick.games.oath.vocabulary import ACCEPT, DECLINE, SITE
from bailiwick.games.oath.wording import place_name, worded
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME, SEAT_BIT
from bailiwick.kernel.step import Register, Registers


def price_of_travel(s: OathState, seat: int, slot: int) -> int:
    base = TRAVEL_COST[s.region(seat)][REGION_OF[slot]]
    return ask_price(s, TRAVEL, seat, base, slot=slot)


def toll_of_travel(s: OathState, seat: int, slot: int) -> Toll:
    return ask_toll(s, TRAVEL_TO, seat, slot=slot)


def ignores(s: OathState, seat: int, slot: int) -> Ignored:
    """Which sites' powers a Travel of this seat to that slot ignores."""
    return ask_ignored(s, seat, s.pawn[seat], slot)


def way_reason(s: OathState, seat: int, slot: int) -> Reason | None:
    """Why the seat can't go there at all, Supply aside."""
    if slot == s.pawn[seat]:
        return Reason("O-5.6.1", "already_there")
    return ask_may(s, TRAVEL_FROM, seat, slot=s.pawn[seat]) or ask_may(s, TRAVEL_TO, seat, slot=slot)


def travel_reason(s: OathState, seat: int, slot: int) -> Reason | None:
    reason = way_reason(s, seat, slot)
    if reason is not None:
        return reason
    return afford(s, seat, price_of_travel(s, seat, slot), FREE, toll_of_travel(s, seat, slot))


def guide_of(s: OathState, seat: int) -> int:
    """Who chooses a traveller's way (O-11.7); -1: nobody else. Only what ignores the sites wherever it leads ignores this."""
    return NOBODY if ignores(s, seat, s.pawn[seat]).everything else ask_redirect(s, seat)


def travel(s: OathState, seat: int, slot: int) -> None:
    """A major action. Where an enemy chooses the way, the destination named is only a beginning (O-11.7, R-117)."""
    s.push(END_ACTION.index)
    guide = guide_of(s, seat)
    if guide != NOBODY:
        pay(s, seat, 0)  # modifiers are paid at the start (O-10.6), whether or not they fit the way
        s.push(GUIDED.index, seat | guide << 3)
    else:
        pay(s, seat, price_of_travel(s, seat, slot), toll_of_travel(s, seat, slot))
        depart(s, seat, slot)


def is_guided(s: OathState) -> bool:
    """Whether an enemy chooses the way just now."""
    return s.stack[-FRAME] == GUIDED.index


def depart(s: OathState, seat: int, slot: int) -> None:
    """Leave, whoever wanted it; powers about leaving first."""
    s.traveller, s.origin, s.destination = seat, s.pawn[seat], slot
    s.push(ARRIVE.index, seat, slot)
    moment(s, LEAVING)


class Arrive(Effect):
    """O-5.6.3: the pawn moves; a facedown site is revealed. Registers: the traveller, the slot."""

    def registers(self, s: OathState) -> Registers:
        return Register("traveller", range(s.seats)), Register("slot", range(SLOTS))

    def enter(self, s: OathState) -> None:
        seat, slot = int(s.get_x()), int(s.get_y())
        s.pop()
        put_pawn(s, seat, slot)
        s.tell("travel", seat, (slot,))
        if not s.is_up(slot):
            reveal_site(s, slot)
        moment(s, TRAVELLED)


# ---------------------------------------------------------------- being made to travel


def forced_reason(s: OathState, victim: int, slot: int, refused: int) -> Reason | None:
    """Why somebody can't be sent there: no way, a price that can't be paid, or that they would not pay."""
    reason = way_reason(s, victim, slot)
    if reason is not None:
        return reason
    if refused >> slot & 1:
        return Reason("O-5.6.4", "will_not_pay", (victim,))
    return short_of(s, victim, toll_cost(toll_of_travel(s, victim, slot)))


SETTLED: Final = 64  # in x of SEND: that the traveller goes is settled, only the way is not


def led_by_nobody(s: OathState, x: int) -> str:
    """What is wrong with a traveller and the one who says where to, as SEND and GUIDED have them."""
    return "" if x & 7 < s.seats and x >> 3 & 7 < s.seats else "one seat sends another: x is the traveller + 8 times the sender."


def who_is_led(s: OathState) -> int:
    """Who is led, in the register of who leads them."""
    return int(s.get_x()) & 7


class Send(Effect):
    """Somebody sends a traveller where they please, or lets it be. Registers: the traveller + 8 * the sender (+ SETTLED); slots
    refused.

    From the Shrouded Wood of an enemy of the traveller, the sender says whether, but that enemy where to (O-11.7).
    """

    def registers(self, s: OathState) -> Registers:
        return Register("traveller + 8 * sender", range(2 * SETTLED)), Register("slots refused", BYTE)

    def misplaced(self, s: OathState, at: i64) -> str:
        return led_by_nobody(s, s.stack[at + 1])

    def sender(self, s: OathState) -> int:
        return int(s.get_x()) >> 3 & 7

    def guide(self, s: OathState) -> int:
        """Who names the destination."""
        guide = ask_redirect(s, who_is_led(s))
        return guide if guide != NOBODY else self.sender(s)

    def open_whether(self, s: OathState) -> bool:
        """Whether the sender still has to say that the traveller goes, before another says where to."""
        return not int(s.get_x()) & SETTLED and self.guide(s) != self.sender(s)

    def ways(self, s: OathState) -> list[int]:
        victim, refused = who_is_led(s), int(s.get_y())
        return [SITE + slot for slot in range(SLOTS) if forced_reason(s, victim, slot, refused) is None]

    def enter(self, s: OathState) -> None:
        if self.ways(s):
            ask(s, self, self.sender(s) if self.open_whether(s) else self.guide(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        if self.open_whether(s):
            return [ACCEPT, DECLINE]
        return self.ways(s) if int(s.get_x()) & SETTLED else [DECLINE, *self.ways(s)]

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        victim = who_is_led(s)
        slot = within(action, SITE, SLOTS)
        if action == ACCEPT:
            s.set_x(s.get_x() | SETTLED)
        elif slot < 0:
            s.pop()
        elif toll_cost(toll_of_travel(s, victim, slot)).free:
            s.pop()
            depart(s, victim, slot)
        else:
            s.push(WILLING.index, victim, slot)

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        slot = within(action, SITE, SLOTS)
        if slot < 0 or self.open_whether(s):
            return None if action in self.options(s, seat) else NOT_NOW
        return forced_reason(s, who_is_led(s), slot, int(s.get_y()))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"decline": "act_decline_send", "site": "act_site_send"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        led = name(lang, "seat", who_is_led(s))
        if self.open_whether(s):
            return say(lang, "ask_send_whether", led, name(lang, "seat", self.guide(s)))
        return say(lang, "ask_send", led)


class Guided(Choice):
    """An enemy who rules the Shrouded Wood chooses the way of one who travels by own will (R-117).

    Registers: the traveller + 8 * the enemy; slots refused. Who can't pay the Supply of the way that was chosen stays.
    """

    def __init__(self) -> None:
        super().__init__(SITE, range(SLOTS))

    def registers(self, s: OathState) -> Registers:
        return Register("traveller + 8 * enemy", range(SETTLED)), Register("slots refused", BYTE)

    def who(self, s: OathState) -> i64:
        return s.get_x() >> 3

    def misplaced(self, s: OathState, at: i64) -> str:
        return led_by_nobody(s, s.stack[at + 1])

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        return forced_reason(s, who_is_led(s), int(value), int(s.get_y()))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        traveller = who_is_led(s)
        slot = within(action, SITE, SLOTS)
        s.tell("leads", seat, (traveller, slot))
        if traveller != s.prince and price_of_travel(s, traveller, slot) > s.supply[traveller]:
            s.pop()
            s.tell("cannot_go", traveller, (slot,))
        elif toll_cost(toll_of_travel(s, traveller, slot)).free:
            s.pop()
            self.set_out(s, traveller, slot)
        else:
            s.push(WILLING.index, traveller, slot)

    def set_out(self, s: OathState, traveller: int, slot: int) -> None:
        if traveller != s.prince:
            s.supply[traveller] -= price_of_travel(s, traveller, slot)
        depart(s, traveller, slot)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"site": "act_site_send"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_send", name(lang, "seat", who_is_led(s)))


class Willing(YesOrNo):
    """Asks one who is sent off whether they pay the toll; nobody can be made to. Registers: the traveller, the slot."""

    def registers(self, s: OathState) -> Registers:
        return Register("traveller", range(s.seats)), Register("slot", range(SLOTS))

    def who(self, s: OathState) -> i64:
        return s.get_x()

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def misplaced(self, s: OathState, at: i64) -> str:
        traveller, below = s.stack[at + 1], s.stack[at - FRAME]
        if below in (SEND.index, GUIDED.index) and s.stack[at - FRAME + 1] & 7 != traveller:
            return "the one who is sent is asked for the toll, nobody else (O-5.6.4)."
        refused = forced_reason(s, traveller, s.stack[at + 2], 0) is not None
        return "no way leads there that could be paid for." if refused else ""

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        slot = int(s.get_y())
        s.pop()
        if yes:
            guided = is_guided(s)
            s.pop()  # the one who sends has what they wanted
            pay_toll(s, toll_of_travel(s, int(seat), slot))
            if guided:
                GUIDED.set_out(s, int(seat), slot)
            else:
                depart(s, int(seat), slot)
        else:
            s.set_y(s.get_y() | SEAT_BIT[slot])

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_willing", place_name(s, int(s.get_y()), lang))


class FreeTravel(UserChoice):
    """For powers: their user may travel without Supply. Subclasses may want certain destinations.

    Out of the Shrouded Wood of an enemy the site named is only a beginning (O-11.7), as in `travel`.
    """

    def __init__(self) -> None:
        super().__init__(SITE, range(SLOTS), none=DECLINE, always=True)

    def allows(self, s: OathState, slot: int) -> bool:
        return True

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        if not self.allows(s, int(value)):
            return Reason("O-10.5", "not_that_site")
        return way_reason(s, int(seat), int(value)) or short_of(s, int(seat), toll_cost(toll_of_travel(s, int(seat), int(value))))

    def chosen(self, s: OathState, seat: i64, value: i64) -> None:
        guide = ask_redirect(s, int(seat))
        if guide != NOBODY:
            s.push(SEND.index, seat | guide << 3 | SETTLED)
        else:
            pay_toll(s, toll_of_travel(s, int(seat), int(value)))
            depart(s, int(seat), int(value))


ARRIVE: Final = Arrive()
GUIDED: Final = Guided()
SEND: Final = Send()
WILLING: Final = Willing()
TRAVEL_STEPS: Final[dict[str, Effect]] = {"arrive": ARRIVE, "guided": GUIDED, "send": SEND, "willing": WILLING}
