"""What every game says of its goal: it can be said in every language, tells nothing hidden, and in the end says how it came."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.games.ankh_morpork.game import GAME as ANKH_MORPORK
from bailiwick.games.immortals.game import GAME as IMMORTALS
from bailiwick.games.oath.game import GAME as OATH
from bailiwick.games.tyrants.game import GAME as TYRANTS
from bailiwick.kernel.aims import INFO, LEVELS, OUT, Aims, plain
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.words import LANGUAGES
from tests.games.saying import check_said
from tests.games.test_words import SEVERAL_OF_ONE, UNCONTRACTED

SPECTATOR = -1
PLAYED: list[tuple[Game[Any], dict[str, object], int]] = [  # and one decision in so many is looked at
    (TYRANTS, {"players": 2}, 31),
    (TYRANTS, {"players": 4}, 83),
    (ANKH_MORPORK, {"players": 2}, 5),
    (ANKH_MORPORK, {"players": 4}, 7),
    (IMMORTALS, {"players": 2, "rounds": 3}, 29),
    (IMMORTALS, {"players": 5, "rounds": 2}, 61),
    (OATH, {"players": 2}, 43),
    (OATH, {"players": 5}, 97),
    (OATH, {"players": 3, "prince": "chancellor"}, 61),
]
each_game = pytest.mark.parametrize(("game", "options", "step"), PLAYED, ids=lambda value: getattr(value, "name", None))


def shown(aims: Aims | None) -> list[Any]:
    """All of it, to compare."""
    assert aims is not None
    lines = [(one.level, one.tokens) for one in (*aims.notices, *aims.own)]
    return [aims.goal, lines, [(row.name, row.about, row.cells) for row in aims.standings]]


def check_text(lang: str, text: str) -> None:
    check_said(text)
    if lang in UNCONTRACTED:
        assert not UNCONTRACTED[lang].search(text), text
        assert not SEVERAL_OF_ONE[lang].search(text), text


@each_game
def test_who_wins_by_what_can_be_said_and_tells_nothing_hidden(game: Game[Any], options: dict[str, object], step: int) -> None:
    match, rng = Match(game, options, "aims"), Rng("aims")
    while not match.over:
        if match.moves % step == 0:
            for viewer in range(SPECTATOR, match.state.seats):
                masked = game.mask(match.state, viewer)
                other = game.mask(game.determinize(match.state, viewer, rng), viewer)
                for lang in LANGUAGES:
                    aims = game.aims(masked, viewer, lang)
                    assert shown(aims) == shown(game.aims(other, viewer, lang)), "the viewer can't tell these worlds apart"
                    assert aims is not None
                    for one in (*aims.notices, *aims.own):
                        assert one.level in LEVELS
                        assert one.text.endswith("."), one.text
                        check_text(lang, one.text)
                    assert [LEVELS.index(one.level) for one in aims.notices] == sorted(
                        (LEVELS.index(one.level) for one in aims.notices), reverse=True
                    ), "the most pressing comes first"
                    check_text(lang, aims.goal)
                    for row in aims.standings:
                        check_text(lang, row.name)
                        assert len(row.cells) == match.state.seats
                        assert all(level in (*LEVELS, OUT) for _text, level in row.cells)
                    assert aims.headline is not None
                    if viewer == SPECTATOR:
                        assert aims.own == [], "who only looks on knows nothing that others don't"
        legal = match.legal().actions
        match.play(legal[rng.below(len(legal))])
    for lang in LANGUAGES:
        assert game.aims(match.state, 0, lang) is None
        check_text(lang, game.ending(match.state, lang))
        fates = game.fates(match.state, lang)
        assert len(fates) == match.state.seats
        for fate in fates:
            check_text(lang, plain(fate))


def test_the_headline_is_a_warning_before_anything_else() -> None:
    from bailiwick.kernel.aims import ALARM, Notice

    calm, own = Notice(INFO, [("text", "", "calm")]), Notice(INFO, [("text", "", "own")])
    assert Aims("", [calm], [], [own]).headline is own
    assert Aims("", [calm, Notice(ALARM, [])], [], [own]).headline is not own
    assert Aims("", [calm], []).headline is calm
