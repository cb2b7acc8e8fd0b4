"""The title: it is always with somebody who meets the goal, if anybody does (O-9.2, O-9.3)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.goals import claimants, title_unsettled
from bailiwick.games.oath.judging.promises import TITLE as PROMISED_TITLE
from bailiwick.games.oath.judging.promises import happen
from bailiwick.games.oath.moments import TITLE_TAKEN
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.state import BANDITS, OathState
from bailiwick.games.oath.steps.flow import Choice, moment
from bailiwick.games.oath.vocabulary import PLAYER
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Registers


class Title(Choice):
    """Passes the title on; a holder who no longer meets the goal chooses among those who do."""

    def __init__(self) -> None:
        super().__init__(PLAYER, range(BANDITS), sole=True)

    def registers(self, s: OathState) -> Registers:
        return NO_USE, NO_USE

    def who(self, s: OathState) -> i64:
        return s.oathkeeper

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        return None if value in claimants(s) else Reason("O-9.2", "misses_goal")

    def chosen(self, s: OathState, seat: i64, value: i64) -> None:
        s.oathkeeper = value
        s.usurper = False
        s.tell("title", value)
        moment(s, TITLE_TAKEN)
        happen(s, PROMISED_TITLE, int(value))


TITLE: Final = Title()


def settle_title(s: OathState) -> bool:
    """Push the change of the title if it is due: whoever calls is entered again afterwards."""
    if not title_unsettled(s):
        return False
    s.push(TITLE.index)
    return True


TITLE_STEPS: Final[dict[str, Effect]] = {"title": TITLE}
