"""Steps that decide what else happens: choices, conditions, Focus, and waiting for the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.tyrants.actions import CARDS, DECLINE, OPTION, REVEAL
from bailiwick.games.tyrants.board import BIT
from bailiwick.games.tyrants.catalogue import ASPECT
from bailiwick.games.tyrants.house import FOCUS_NEEDS_CARD_IN_PLAY, HIDE_FUTILE
from bailiwick.games.tyrants.plain import refuse_card_in
from bailiwick.games.tyrants.state import AT, GONE, HAND, SERIAL, SPIES, SPY_AT, TyrantsState
from bailiwick.games.tyrants.steps.counters import at_least, counted
from bailiwick.games.tyrants.words import capital, phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Register, Registers, Seq, Step

Effect = Step[TyrantsState]

NOT_NOW: Final = Reason("T-3.4", "not_now")
MANDATORY: Final = Reason("T-6.4", "mandatory")


def refuse_else(action: i64) -> Reason:
    """Why an instruction takes no other action than its own: it can't be declined either."""
    return MANDATORY if action == DECLINE else NOT_NOW


class Instruction(Effect):
    """An instruction that asks once: it must be carried out if it can be, and is passed over if it can't (T-6.4)."""

    def enter(self, s: TyrantsState) -> None:
        if not self.put(s, s.active):
            s.pop()

    def doable(self, s: TyrantsState) -> bool:
        return bool(self.options(s, s.active))


class Offer(Effect):
    """Something that may be declined: its options begin with DECLINE, and nothing is asked if there is no other."""

    def enter(self, s: TyrantsState) -> None:
        if not self.put(s, s.active, 1):
            s.pop()

    def doable(self, s: TyrantsState) -> bool:
        return len(self.options(s, s.active)) > 1


class Times(Effect):
    """So many times, one after another, as far as it can be done; `up_to`: it may be declined. Register: how often so far."""

    def __init__(self, number: int, up_to: bool = False) -> None:
        super().__init__()
        self.number: i64 = number
        self.up_to = up_to

    def registers(self, s: TyrantsState) -> Registers:
        return Register("times so far", range(self.number)), UNUSED

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() >= self.number or not self.put(s, s.active, 1 if self.up_to else 0):
            s.pop()


class Cost(Offer):
    """T-6.6: what may be paid, once, to get something."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then = then

    def children(self) -> Sequence[Effect]:
        return (self.then,)


class ChooseOne(Effect):
    """T-6.5: pick one branch, or several times one, repeats allowed."""

    def __init__(self, *branches: Effect) -> None:
        super().__init__()
        self.branches: tuple[Effect, ...] = branches
        self.times: i64 = 1

    def children(self) -> Sequence[Effect]:
        return self.branches

    def registers(self, s: TyrantsState) -> Registers:
        return Register("choices so far", range(self.times)), UNUSED

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() >= self.times or not self.put(s, s.active):
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if s.house & HIDE_FUTILE:
            for i, branch in enumerate(self.branches):
                if branch.doable(s):
                    out.append(OPTION + i)
        if not out:
            for i in range(len(self.branches)):
                out.append(OPTION + i)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        done: i64 = s.get_x() + 1
        if done >= self.times:
            s.pop()
        else:
            s.set_x(done)
        s.push(self.branches[action - OPTION].index)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        i: i64 = action - OPTION
        if i < 0 or i >= len(self.branches):
            return refuse_else(action)
        if s.house & HIDE_FUTILE and not self.branches[i].doable(s) and any(b.doable(s) for b in self.branches):
            return Reason("R-18", "futile")
        return None

    def doable(self, s: TyrantsState) -> bool:
        return any(branch.doable(s) for branch in self.branches)

    def text(self, lang: str) -> str:
        branches = say(lang, "or").join(branch.text(lang) for branch in self.branches)
        return say(lang, "choose_one", branches) if self.times == 1 else say(lang, "choose_times", self.times, branches)

    def label(self, s: TyrantsState, action: i64, lang: str) -> str:
        i: i64 = action - OPTION
        return capital(self.branches[i].text(lang)) if 0 <= i < len(self.branches) else ""

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_choose") if self.times == 1 else say(lang, "ask_choose_left", self.times - s.get_x())


class ChooseTimes(ChooseOne):
    def __init__(self, times: int, *branches: Effect) -> None:
        super().__init__(*branches)
        self.times = times


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


class If(Effect):
    def __init__(self, condition: Condition, then: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.then = then

    def children(self) -> Sequence[Effect]:
        return (self.then,)

    def happen(self, s: TyrantsState) -> None:
        if self.condition.holds(s):
            s.push(self.then.index)

    def text(self, lang: str) -> str:
        return say(lang, "if", self.condition.text(lang), self.then.text(lang))


class Focus(Effect):
    """T-6.7: another card of the aspect was played this turn, or one is revealed from hand."""

    def __init__(self, aspect: int, then: Effect) -> None:
        super().__init__()
        self.aspect: i64 = aspect
        self.then = then

    def children(self) -> Sequence[Effect]:
        return (self.then,)

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
        elif not self.put(s, s.active, 1):
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = [DECLINE]
        last: i64 = 0
        for card in s.piles[HAND + seat]:
            if card != last and ASPECT[card] == self.aspect:
                out.append(REVEAL + card)
            last = card
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            return
        card: i64 = action - REVEAL
        s.tell("reveal", seat, (card,))
        s.reveal()
        if card not in s.shown:
            s.shown = s.shown + bytes([card])
        s.push(self.then.index)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        if not REVEAL < action <= REVEAL + CARDS:
            return NOT_NOW
        card: i64 = action - REVEAL
        if ASPECT[card] != self.aspect:
            return Reason("T-6.7", "wrong_aspect", (card, self.aspect))
        return refuse_card_in(s, seat, HAND, card)

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
    "ChooseOne",
    "ChooseTimes",
    "Condition",
    "Cost",
    "Effect",
    "Focus",
    "If",
    "Instruction",
    "Offer",
    "RivalSpyThere",
    "RivalTroopThere",
    "Seq",
    "Times",
    "refuse_else",
]
