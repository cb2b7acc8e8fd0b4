"""Nothing on the table changes untold: a move that no line tells of leaves it as it was, but for what is in the making."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest

from bailiwick import games
from bailiwick.kernel.match import Match

# What a choice that is not over yet may change in silence: the line comes with the choice that ends it.
IN_THE_MAKING: Final = {
    "tyrants": r"turn\.queue",
    "ankh_morpork": r"turn\.icons_done",
    # An action that is being prepared; drafting and planning are secret until everybody has done it.
    "immortals": r"action\.|seats\.\w+\.(cursor|plan|chosen|draft_count)",
    # What is asked, a deal or a campaign that is being put together, a facedown card that is taken up to be played or put back.
    "oath": r"action\.|asks|campaign|deal|legacy\.part|seats\.\w+\.(facedown|hand|supply)",
}
WAITING: Final = r"waiting"
MOVES: Final = 250


def changes(old: Any, new: Any, path: str = "") -> set[str]:
    """Where two views differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        deeper = {f"{path}.{key}".lstrip("."): (old.get(key), new.get(key)) for key in old.keys() | new.keys()}
        return {place for where, (before, after) in deeper.items() for place in changes(before, after, where)}
    return set() if old == new else {path}


@pytest.mark.parametrize("name", games.NAMES)
def test_nothing_on_the_table_changes_untold(name: str) -> None:
    game = games.load(name)
    silent = re.compile(f"({WAITING}|{IN_THE_MAKING[name]})")
    told = 0
    for seed in range(2):
        match, luck = Match(game, seed=seed), random.Random(seed)
        before = game.view_json(game.mask(match.state, -1), -1)
        for _ in range(MOVES):
            if match.over:
                break
            action = luck.choice(list(match.legal()))
            match.play(action)
            after = game.view_json(game.mask(match.state, -1), -1)
            lines = [event for event in match.events[match.event_marks[-1] :] if event.seen_by(None)]
            untold = {place for place in changes(before, after) if not lines and not silent.match(place)}
            assert not untold, f"{action!r} changes {sorted(untold)}, and nobody is told"
            told, before = told + bool(lines), after
    assert told > MOVES / 5
