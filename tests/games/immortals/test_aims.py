"""What Immortals says of its goal is true: who would be ahead, scored now, is who wins when the last round is scored."""

from __future__ import annotations

import pytest

from bailiwick.games.immortals.aims import leading, scored_now
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.kernel.aims import ALARM, INFO, SOON, plain
from bailiwick.kernel.rng import Rng


def levels(s: ImmortalsState) -> list[tuple[str, str]]:
    aims = GAME.aims(GAME.mask(s, -1), -1, "en")
    assert aims is not None
    return [(one.level, one.text) for one in aims.notices]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_i_15_1_who_would_be_ahead_when_the_last_choice_is_made_wins_and_the_last_round_was_announced(players: int) -> None:
    s, rng = GAME.new({"players": players, "rounds": 3}, players), Rng(players)
    heard: dict[int, str] = {}
    while not s.over:
        before = s.clone()
        heard[int(s.round)] = next(level for level, text in levels(s) if "ound" in text)
        legal = GAME.legal(s, s.seat)
        GAME.apply(s, s.seat, legal[rng.below(len(legal))])
    assert heard == {0: INFO, 1: INFO, 2: SOON, 3: ALARM}
    if before.holds == s.holds:  # the last choice was to pass
        assert scored_now(before) == GAME.scores(s)
        assert leading(before) == GAME.winners(s)
    fates = [plain(fate) for fate in GAME.fates(s, "en")]
    for seat in range(players):
        assert fates[seat].endswith("the most.") == (seat in GAME.winners(s))
    assert GAME.ending(s, "en").startswith("Round 3 was the last.")
