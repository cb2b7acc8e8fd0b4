"""What a scroll says: effects one after another, for one player or for each other player; and how an effect begins.

An effect that begins with a choice shows that choice at once, beside skipping it: `opening` is the step that asks.
"""

from __future__ import annotations

from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.steps.flow import Choice, Effect
from bailiwick.games.ankh_morpork.steps.hands import ReceiveCards, Tribute
from bailiwick.games.ankh_morpork.steps.minions import RemoveMinion
from bailiwick.games.ankh_morpork.steps.money import Demand, TakeFrom
from bailiwick.games.ankh_morpork.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.step import Seq
from bailiwick.kernel.steps import EachPlayer


class Scroll(Seq[AnkhState]):
    def happen(self, s: AnkhState) -> None:
        push(s, self)

    def text(self, lang: str) -> str:
        """One phrase; a player that an earlier step has named is "that player" from then on."""
        text = ""
        for step in self.steps:
            part = step.text(lang)
            if is_deed(step):
                text += say(lang, "after") + say(lang, "that_player", part) if text else say(lang, "named_player", part)
            elif part:
                text += say(lang, "then") + part if text else part
        return text


class EachOther(EachPlayer[AnkhState]):
    """Every other player in player order becomes the target of the steps (A-15.9)."""

    def turns(self, s: AnkhState) -> i64:
        return s.seats - 1

    def begin(self, s: AnkhState, turn: i64) -> None:
        s.target = (s.active + turn + 1) % s.seats
        s.floor = len(s.stack)  # who is spared is left out; the others are still hit

    def text(self, lang: str) -> str:
        return say(lang, "each_other", self.steps[-1].text(lang))


def is_deed(step: Effect) -> bool:
    """Whether it is what another player does ("hands you $2"): its text wants a subject."""
    return isinstance(step, (ReceiveCards, Tribute, TakeFrom, Demand)) or (isinstance(step, RemoveMinion) and step.by_target)


def begin(s: AnkhState, effect: Effect) -> None:
    s.floor = len(s.stack)
    push(s, effect)


def push(s: AnkhState, effect: Effect) -> None:
    """Put an effect on the stack, what it begins with on top."""
    while isinstance(effect, Scroll):
        last: i64 = len(effect.steps) - 1
        while last > 0:
            s.push(effect.steps[last].index)
            last -= 1
        effect = effect.steps[0]
    s.push(effect.index)


def opening(effect: Effect) -> Choice | None:
    """The step whose question comes first, if the effect begins with one."""
    while isinstance(effect, Scroll):
        effect = effect.steps[0]
    return effect if isinstance(effect, Choice) and effect.opens() else None
