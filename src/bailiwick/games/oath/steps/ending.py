"""Rounds and endings (O-4.1 to O-4.3, O-9.6 to O-9.9)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.chronicle.writing import WRITING
from bailiwick.games.oath.goals import EXHAUSTION, LAST_ROUND, REGIME_ROLL, STABLE_REGIME, exhausted_winner, imperial_winner
from bailiwick.games.oath.moments import END_DIE
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.ruling import is_imperial
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.flow import UserChoice, moment
from bailiwick.games.oath.steps.title import settle_title
from bailiwick.games.oath.vocabulary import DECLINE, MOST, NUMBER
from bailiwick.games.oath.wording import source_name, worded
from bailiwick.games.oath.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers


def win(s: OathState, seat: int, how: int) -> None:
    """The game ends the moment someone wins (O-9.9): only the chronicle is still to be written."""
    s.winner = seat
    s.victory = how
    s.stack.clear()
    s.powers.clear()
    s.tell("wins", seat, (how,))
    s.push(WRITING.index)


class EndRound(Effect):
    """Register: 0 before the end die, 1 after it."""

    def registers(self, s: OathState) -> Registers:
        return Register("end die rolled", range(2)), NO_USE

    def enter(self, s: OathState) -> None:
        if settle_title(s):
            return
        round = int(s.round)
        reigns = is_imperial(s, int(s.oathkeeper))
        if s.get_x() == 0:
            s.set_x(1)
            s.end_die = 0
            if round < LAST_ROUND and reigns and REGIME_ROLL[round] <= 6:
                s.reveal()
                s.end_die = s.rng.below(6) + 1
                s.tell("end_die", -1, (int(s.end_die),))
                moment(s, END_DIE)
            return
        s.pop()
        if round >= LAST_ROUND:
            win(s, exhausted_winner(s), EXHAUSTION)
        elif reigns and s.end_die >= REGIME_ROLL[round]:
            win(s, imperial_winner(s), STABLE_REGIME)
        else:
            s.round += 1
            s.tell("round", -1, (int(s.round),))


class ChangeEndDie(UserChoice):
    """The number that the die shall count as, or as it fell: for the Squalid District."""

    def __init__(self) -> None:
        super().__init__(NUMBER, range(MOST + 1), none=DECLINE)

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        return None if value in (s.end_die - 1, s.end_die + 1) else Reason("O-9.6", "by_one")

    def chosen(self, s: OathState, seat: i64, value: i64) -> None:
        s.end_die = value
        s.tell("changes_die", seat, (value,))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"decline": "act_decline_die", "number": "act_number_die"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_power_die", source_name(s, lang), int(s.end_die))


END_ROUND: Final = EndRound()
ENDING_STEPS: Final[dict[str, Effect]] = {"end_round": END_ROUND}
