"""The title: it is always with somebody who meets the goal, if anybody does (O-9.2, O-9.3)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.goals import claimants, title_unsettled
from bailiwick.games.oath.judging.promises import TITLE as PROMISED_TITLE
from bailiwick.games.oath.judging.promises import happen
from bailiwick.games.oath.moments import TITLE_TAKEN
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.state import BANDITS, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, moment, within
from bailiwick.games.oath.vocabulary import PLAYER
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


class Title(Effect):
    """Passes the title on; a holder who no longer meets the goal chooses among those who do."""

    def enter(self, s: OathState) -> None:
        meeting = claimants(s)
        if len(meeting) == 1:
            self.pass_on(s, meeting[0])
        else:
            ask(s, self, s.oathkeeper)

    def pass_on(self, s: OathState, seat: int) -> None:
        s.pop()
        s.oathkeeper = seat
        s.usurper = False
        s.tell("title", seat)
        moment(s, TITLE_TAKEN)
        happen(s, PROMISED_TITLE, seat)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [PLAYER + other for other in claimants(s)]

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        self.pass_on(s, within(action, PLAYER, BANDITS))

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        other = within(action, PLAYER, BANDITS)
        if other < 0:
            return NOT_NOW
        return None if other in claimants(s) else Reason("O-9.2", "misses_goal")


TITLE: Final = Title()


def settle_title(s: OathState) -> bool:
    """Push the change of the title if it is due: whoever calls is entered again afterwards."""
    if not title_unsettled(s):
        return False
    s.push(TITLE.index)
    return True


TITLE_STEPS: Final[dict[str, Effect]] = {"title": TITLE}
