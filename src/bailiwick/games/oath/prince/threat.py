"""Who threatens the Clockwork Prince, and with what (CP-3.5 to CP-3.9)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.things import CONSPIRACY, VISION_OATH
from bailiwick.games.oath.goals import (
    DEVOTION,
    LAST_ROUND,
    PEOPLE,
    PROTECTION,
    SUPREMACY,
    ahead,
    succeeds,
    visions_of,
)
from bailiwick.games.oath.prince.board import PrinceBoard
from bailiwick.games.oath.prince.mind import (
    A_SUCCESSOR,
    A_USURPER,
    A_VISIONARY,
    AN_OATHKEEPER,
    OATH_SPACE,
    PEOPLES,
    RELICS,
    SECRET,
    SITES,
    TITLE_HOLDER,
)
from bailiwick.games.oath.state import CHANCELLOR, NOBODY, OathState

QUADRANT_OF_OATH: Final[dict[int, int]] = {SUPREMACY: SITES, PROTECTION: RELICS, DEVOTION: SECRET, PEOPLE: PEOPLES}
QUADRANT_OF_SUCCESSOR: Final[dict[int, int]] = {SUPREMACY: RELICS, PROTECTION: PEOPLES, DEVOTION: SECRET, PEOPLE: SECRET}


class Threat:
    """A player, why, and the quadrant their goal leads to; `scepter` if that goal is the Grand Scepter (CP-3.8)."""

    def __init__(self, seat: int, why: int, quadrant: int, scepter: bool = False) -> None:
        self.seat = seat
        self.why = why
        self.quadrant = quadrant
        self.scepter = scepter


def board_of(s: OathState) -> PrinceBoard:
    assert s.clockwork is not None
    return s.clockwork


def others(s: OathState) -> list[int]:
    """Everybody else, in turn order from him (CP-9.3)."""
    return [int(s.prince + n) % s.seats for n in range(1, s.seats)]


def ranked(s: OathState) -> list[int]:
    """The same with the Threat first: how ties between players are broken."""
    threat = board_of(s).threat
    return sorted(others(s), key=lambda seat: seat != threat)


def goal_completed(s: OathState, seat: int, vision: int) -> bool:
    """A Vision's goal, whether or not Visions enough have been drawn."""
    if vision == CONSPIRACY:
        return False
    return ahead(s, VISION_OATH[vision], seat)


def find_threat(s: OathState) -> Threat | None:
    """The first true line of CP-3.5."""
    chancellor = s.prince == CHANCELLOR
    keeper = int(s.oathkeeper)
    oath = int(s.oath)
    exile_keeps = keeper != s.prince and s.is_exile(keeper)
    if chancellor:
        for seat in others(s):
            if s.is_citizen(seat) and succeeds(s, seat):
                return Threat(seat, A_SUCCESSOR, QUADRANT_OF_SUCCESSOR[oath], oath == DEVOTION)
        if exile_keeps and (s.usurper or s.round == LAST_ROUND):
            return Threat(keeper, A_USURPER if s.usurper else AN_OATHKEEPER, QUADRANT_OF_OATH[oath])
    elif not (keeper == s.prince and s.usurper):
        return Threat(keeper if keeper != s.prince else others(s)[0], TITLE_HOLDER, QUADRANT_OF_OATH[oath])
    for seat in others(s):
        for vision in visions_of(s, seat):
            if goal_completed(s, seat, vision):
                return Threat(seat, A_VISIONARY, QUADRANT_OF_OATH[VISION_OATH[vision]])
    return Threat(keeper, AN_OATHKEEPER, QUADRANT_OF_OATH[oath]) if exile_keeps else None


def assess(s: OathState) -> None:
    """CP-3.4, CP-3.9: on his first turn he does not look; afterwards a goal of another quadrant draws both markers there."""
    board = board_of(s)
    if not board.awake:
        board.awake = True
        s.tell("prince_first", s.prince, (board.current,))
        return
    threat = find_threat(s)
    if threat is None:
        board.threat, board.goal, board.scepter = NOBODY, NOBODY, False
        s.tell("prince_no_threat", s.prince)
        return
    board.threat, board.goal, board.scepter = threat.seat, threat.quadrant, threat.scepter
    s.tell("prince_threat", s.prince, (threat.seat, threat.why, threat.quadrant))
    if threat.quadrant != board.quadrant:
        board.start = board.current = OATH_SPACE[threat.quadrant]
        s.tell("prince_turns", s.prince, (board.current,))
