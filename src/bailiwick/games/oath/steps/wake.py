"""The Wake phase (O-4.4 to O-4.7), and powers that are used once a phase."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import ACTION, KIND_IDS, REST, WAKE
from bailiwick.games.oath.catalogue.suits import SUITS
from bailiwick.games.oath.catalogue.things import PEOPLES_FAVOR, SOURCES
from bailiwick.games.oath.goals import has_won
from bailiwick.games.oath.judging.owing import settle_owed
from bailiwick.games.oath.judging.promises import WAKE as PROMISED_WAKE
from bailiwick.games.oath.judging.promises import forget_settled, happen
from bailiwick.games.oath.paying import cost_reason, once_paid, pay_cost
from bailiwick.games.oath.powers import Effect, Power, of_kind, power_of
from bailiwick.games.oath.prince.paying import open_box
from bailiwick.games.oath.ruling import has_access
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.ending import win
from bailiwick.games.oath.steps.flow import PEOPLE_FIRST, POWERS_FIRST, ask, use, within
from bailiwick.games.oath.steps.title import settle_title
from bailiwick.games.oath.tokens import least_banks, spend, spendable
from bailiwick.games.oath.vocabulary import DECLINE, DONE, PLACE_FAVOR, USE
from bailiwick.games.oath.vocabulary import SUIT as NAME_SUIT
from bailiwick.games.oath.wording import worded
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

MOB_AT: Final = 6


class Wake(Effect):
    """Registers: which part comes next; the seat."""

    def registers(self, s: OathState) -> Registers:
        return Register("next part", range(6)), Register("seat", range(s.seats))

    def enter(self, s: OathState) -> None:
        part, seat = int(s.get_x()), int(s.get_y())
        if settle_title(s) or settle_owed(s):
            return
        s.set_x(part + 1)
        if part == 0:
            forget_settled(s, seat)
            happen(s, PROMISED_WAKE, seat)
            if s.holder(PEOPLES_FAVOR) == seat:
                s.push(PEOPLE.index, seat, 2 if s.mob else 1)
        elif part == 1:
            self.turn_to_mob(s, seat)
            how = has_won(s, seat)
            if how:
                win(s, seat, how)
        elif part == 2:
            if s.oathkeeper == seat and s.is_exile(seat) and not s.usurper:
                s.usurper = True
                s.tell("usurper", seat)
        elif part == 3:
            s.used.clear()
            s.push(PHASE_POWERS.index, seat, WAKE)
        else:
            s.pop()

    def turn_to_mob(self, s: OathState, seat: int) -> None:
        """Tested once, after the duty (R-27)."""
        if s.holder(PEOPLES_FAVOR) == seat and not s.mob and s.banner_tokens[PEOPLES_FAVOR] >= MOB_AT:
            s.mob = True
            s.tell("mob", seat)


class People(Effect):
    """The duty of who holds the People's Favor (O-4.4). Registers: the seat; how often it is still to be done."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("times", range(3))

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def enter(self, s: OathState) -> None:
        seat = int(s.get_x())
        if s.get_y() <= 0:
            s.pop()
            return
        if seat == s.prince:
            open_box(s, 1)  # CP-3.1
        choices = self.options(s, seat)
        if not choices:
            s.pop()  # nothing to place, and the last favor stays
        elif len(choices) == 1:
            self.choose(s, seat, choices[0])
        else:
            ask(s, self, seat)

    def reason(self, s: OathState, seat: int, action: int) -> Reason | None:
        if action == PLACE_FAVOR:
            return None if spendable(s, seat) else Reason("O-4.4", "no_favor", (1, 0))
        if action == DECLINE:  # a purse elsewhere need never be used (Vow of Kinship)
            spared = spendable(s, seat) > 0 and not s.favor[seat] and s.banner_tokens[PEOPLES_FAVOR] <= 1
            return None if spared else PEOPLE_FIRST
        suit = within(action, NAME_SUIT, SUITS)
        if suit < 0:
            return PEOPLE_FIRST
        if s.banner_tokens[PEOPLES_FAVOR] <= 1:
            return Reason("O-4.4", "last_favor")
        return None if suit in least_banks(s) else Reason("O-4.4", "not_least", (suit,))

    def options(self, s: OathState, seat: i64) -> list[int]:
        candidates = sorted([PLACE_FAVOR, *(NAME_SUIT + suit for suit in range(SUITS)), DECLINE])
        return [action for action in candidates if self.reason(s, int(seat), action) is None]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return self.reason(s, int(seat), int(action))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.set_y(s.get_y() - 1)
        if action == PLACE_FAVOR:
            spend(s, int(seat), 1)
            s.banner_tokens[PEOPLES_FAVOR] += 1
            s.tell("places_on_people", seat)
        elif action != DECLINE:
            suit = within(action, NAME_SUIT, SUITS)
            s.banner_tokens[PEOPLES_FAVOR] -= 1
            s.banks[suit] += 1
            s.tell("returns_from_people", seat, (suit,))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"suit": "act_suit_people"})


# ---------------------------------------------------------------- powers of a phase


def power_reason(s: OathState, seat: int, source: int, kind: int) -> Reason | None:
    """Why a seat can't use the power of that kind: access, price, and what the power itself asks."""
    power = power_of(source, kind)
    if power is None or not s.where[source]:
        return Reason("O-10.4", "no_power", (source,))
    if not has_access(s, seat, source):
        return Reason("O-2.8", "no_access", (source,))
    if source in s.used:
        return Reason("O-10.4", "used_already", (source,))
    return price_reason(s, seat, power)


def price_reason(s: OathState, seat: int, power: Power) -> Reason | None:
    """Why a seat that has access can't use a power: its price, or what the power itself asks."""
    cost = power.head.cost
    reason = cost_reason(s, seat, power.source, cost)
    if reason is not None or not power.particular:
        return reason
    return power.usable(s if power.unpriced else once_paid(s, seat, power.source, cost), seat)


def powers_of_kind(s: OathState, kind: int) -> list[int]:
    """The sources in play that have such a power."""
    return sorted([power.source for power in of_kind(s, kind)])


def use_power(s: OathState, seat: int, source: int, kind: int) -> None:
    power = power_of(source, kind)
    assert power is not None
    pay_cost(s, seat, source, power.head.cost)
    s.tell("uses", seat, (source,))
    use(s, power, seat)


PHASES: Final = (WAKE, REST, ACTION)  # Action powers: only for the Clockwork Prince (CP-8.4)


class PhasePowers(Effect):
    """Wake or Rest powers, each once, in any order. Registers: the seat, the kind."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("kind", range(len(KIND_IDS)))

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def misplaced(self, s: OathState, at: i64) -> str:
        used = s.stack[at + 2] in PHASES
        return "" if used else "y is Wake, Rest or, for the Prince, Action powers: no others have a time of their own (O-10.4)."

    def enter(self, s: OathState) -> None:
        if settle_title(s):
            return
        seat = int(s.get_x())
        if len(self.options(s, seat)) == 1:
            s.pop()
        else:
            ask(s, self, seat)

    def options(self, s: OathState, seat: i64) -> list[int]:
        kind = int(s.get_y())
        return [DONE, *(USE + n for n in powers_of_kind(s, kind) if power_reason(s, int(seat), n, kind) is None)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action == DONE:
            return None
        source = within(action, USE, SOURCES)
        return POWERS_FIRST if source <= 0 else power_reason(s, int(seat), source, int(s.get_y()))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        if action == DONE:
            s.pop()
            return
        source = within(action, USE, SOURCES)
        s.used.append(source)
        use_power(s, int(seat), source, int(s.get_y()))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"done": "act_done_powers"})


WAKING: Final = Wake()
PEOPLE: Final = People()
PHASE_POWERS: Final = PhasePowers()
WAKE_STEPS: Final[dict[str, Effect]] = {"wake": WAKING, "people": PEOPLE, "phase_powers": PHASE_POWERS}
