"""Steps that decide what else happens: choices, conditions, Focus, and waiting for the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.tyrants.actions import ANY_CARD, DECLINE, OPTION, REVEAL
from bailiwick.games.tyrants.board import BIT
from bailiwick.games.tyrants.catalogue import ASPECT
from bailiwick.games.tyrants.house import FOCUS_NEEDS_CARD_IN_PLAY, HIDE_FUTILE
from bailiwick.games.tyrants.plain import refuse_card_in
from bailiwick.games.tyrants.state import AT, GONE, HAND, SERIAL, SPIES, SPY_AT, TyrantsState
from bailiwick.games.tyrants.steps.counters import at_least, counted
from bailiwick.games.tyrants.words import capital, phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq, Step
from bailiwick.kernel.steps import Choose, When

Effect = Step[TyrantsState]

NOT_NOW: Final = Reason("T-3.4", "not_now")


class Choice(Choose[TyrantsState]):
    """The active player chooses. An instruction must be carried out if it can be, and is passed over if it can't (T-6.4)."""

    def __init__(
        self, verb: int, values: range, *, up_to: bool = False, times: int = 1, ask: str = "", clause: str = "T-6.4"
    ) -> None:
        super().__init__(verb, values, none=DECLINE if up_to else -1, times=times)
        self.question = ask  # what the player is asked, with how many are still to be chosen; else what the card says
        self.clause = clause  # which says that it must be carried out

    def who(self, s: TyrantsState) -> i64:
        return s.active

    def otherwise(self, action: i64) -> Reason:
        return Reason(self.clause, "mandatory") if action == DECLINE else NOT_NOW

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, self.question, self.times - s.get_x()) if self.question else self.text(lang)


class Cost(Choice):
    """T-6.6: what may be paid, once, to get something."""

    def __init__(self, verb: int, values: range, price: str, then: Effect) -> None:
        super().__init__(verb, values, up_to=True)
        self.price = price
        self.then = then

    def children(self) -> Sequence[Effect]:
        return (self.then,)

    def pay(self, s: TyrantsState, seat: i64, value: i64) -> None:
        raise NotImplementedError

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        self.pay(s, seat, value)
        s.push(self.then.index)

    def text(self, lang: str) -> str:
        return say(lang, "cost", say(lang, self.price), self.then.text(lang))


class ChooseOne(Choice):
    """T-6.5: pick one branch, or several times one, repeats allowed."""

    def __init__(self, *branches: Effect, times: int = 1) -> None:
        super().__init__(OPTION, range(len(branches)), times=times, ask="ask_choose" if times == 1 else "ask_choose_left")
        self.branches: tuple[Effect, ...] = branches

    def children(self) -> Sequence[Effect]:
        return self.branches

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if s.house & HIDE_FUTILE and not self.branches[value].doable(s) and any(b.doable(s) for b in self.branches):
            return Reason("R-18", "futile")
        return None

    def chosen(self, s: TyrantsState, seat: i64, value: i64) -> None:
        s.push(self.branches[value].index)

    def doable(self, s: TyrantsState) -> bool:
        return any(branch.doable(s) for branch in self.branches)

    def text(self, lang: str) -> str:
        branches = say(lang, "or").join(branch.text(lang) for branch in self.branches)
        return say(lang, "choose_one", branches) if self.times == 1 else say(lang, "choose_times", self.times, branches)

    def label(self, s: TyrantsState, action: i64, lang: str) -> str:
        i: i64 = action - OPTION
        return capital(self.branches[i].text(lang)) if 0 <= i < len(self.branches) else ""


class ChooseTimes(ChooseOne):
    def __init__(self, times: int, *branches: Effect) -> None:
        super().__init__(*branches, times=times)


class Condition:
    def holds(self, s: TyrantsState) -> bool:
        raise NotImplementedError

    def text(self, lang: str) -> str:
        raise NotImplementedError


class AtLeast(Condition):
    def __init__(self, number: int, counter: int) -> None:
        self.number: i64 = number
        self.counter: i64 = counter

    def holds(self, s: TyrantsState) -> bool:
        return counted(s, self.counter) >= self.number

    def text(self, lang: str) -> str:
        return at_least(lang, self.number, self.counter)


class RivalThere(Condition):
    """Whether another player has something at the site of this card's spy; white is nobody's (R-32)."""

    def __init__(self, pieces: int, key: str) -> None:
        self.pieces: i64 = pieces  # where in `board` each seat's sites are: AT for troops, SPIES for spies
        self.key = key

    def holds(self, s: TyrantsState) -> bool:
        site: i64 = s.context[SPY_AT]
        if site < 0:
            return False
        bit: i64 = BIT[site]
        seat: i64 = 0
        while seat < s.seats:
            sites: i64 = s.board[self.pieces + seat]
            if seat != s.active and sites & bit:
                return True
            seat += 1
        return False

    def text(self, lang: str) -> str:
        return say(lang, self.key)


class RivalTroopThere(RivalThere):
    def __init__(self) -> None:
        super().__init__(AT, "if_rival_troop")


class RivalSpyThere(RivalThere):
    def __init__(self) -> None:
        super().__init__(SPIES, "if_rival_spy")


class If(When[TyrantsState]):
    def __init__(self, condition: Condition, then: Effect) -> None:
        super().__init__(then)
        self.condition = condition

    def holds(self, s: TyrantsState) -> bool:
        return self.condition.holds(s)

    def text(self, lang: str) -> str:
        return say(lang, "if", self.condition.text(lang), self.then.text(lang))


class Focus(Cost):
    """T-6.7: another card of the aspect was played this turn, or one is revealed from hand."""

    def __init__(self, aspect: int, then: Effect) -> None:
        super().__init__(REVEAL, ANY_CARD, "", then)
        self.aspect: i64 = aspect

    def played_another(self, s: TyrantsState) -> bool:
        this: i64 = s.context[SERIAL]
        serial: i64 = 0
        while serial < len(s.played):
            counts = not s.house & FOCUS_NEEDS_CARD_IN_PLAY or s.whereabouts[serial] != GONE
            if serial != this and ASPECT[s.played[serial]] == self.aspect and counts:
                return True
            serial += 1
        return False

    def enter(self, s: TyrantsState) -> None:
        if self.played_another(s):
            s.pop()
            s.push(self.then.index)
        else:
            super().enter(s)

    def add(self, s: TyrantsState, out: list[int], seat: i64) -> None:
        last: i64 = 0
        for card in s.piles[HAND + seat]:
            if card != last and ASPECT[card] == self.aspect:
                out.append(REVEAL + card)
            last = card

    def refuse(self, s: TyrantsState, seat: i64, value: i64) -> Reason | None:
        if ASPECT[value] != self.aspect:
            return Reason("T-6.7", "wrong_aspect", (value, self.aspect))
        return refuse_card_in(s, seat, HAND, value)

    def pay(self, s: TyrantsState, seat: i64, value: i64) -> None:
        s.tell("reveal", seat, (value,))
        s.reveal()
        if value not in s.shown:
            s.shown = s.shown + bytes([value])

    def doable(self, s: TyrantsState) -> bool:
        return True

    def text(self, lang: str) -> str:
        return say(lang, "focus", phrase(lang, "aspect", self.aspect), self.then.text(lang))

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_reveal", phrase(lang, "aspect", self.aspect), self.then.text(lang))


class AtEndOfTurn(Effect):
    """T-4.2: queued now, carried out at the end of the turn."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then = then

    def children(self) -> Sequence[Effect]:
        return (self.then,)

    def happen(self, s: TyrantsState) -> None:
        serial: i64 = s.context[SERIAL]
        s.queue = (*s.queue, self.then.index * 256 + serial)

    def text(self, lang: str) -> str:
        return say(lang, "at_end_of_turn", self.then.text(lang))


__all__ = [
    "NOT_NOW",
    "AtEndOfTurn",
    "AtLeast",
    "Choice",
    "ChooseOne",
    "ChooseTimes",
    "Condition",
    "Cost",
    "Effect",
    "Focus",
    "If",
    "RivalSpyThere",
    "RivalTroopThere",
    "Seq",
]
