"""A whole game of each, with everything that moves on the screen: nothing is ever complained of in the browser's console.

That nothing was is asserted for every visitor of every test, when they leave.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.browser.visitor import ASKED, Visitor

GAMES: Final[dict[str, dict[str, int]]] = {
    "tyrants": {},
    "ankh_morpork": {},
    "immortals": {"rounds": 2},
    "oath": {},
}

# What moves on the board, and for how many milliseconds, if that is half a second or more.
WATCH: Final = """
    window.slow = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const duration = typeof options === "number" ? options : Number(options?.duration ?? 0);
        if (duration >= 500) slow.push(`${this.tagName}.${this.className}: ${duration}`);
        return animate.call(this, frames, options);
    };
"""


def test_a_complaint_in_the_console_is_heard(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.page.evaluate("() => document.body.animate([{ transform: 'translate(NaNpx, NaNpx)' }], 1)")
    ann.page.evaluate("() => { console.warn('hm'); console.error('oh'); console.info('well'); }")
    assert [fault.split(": ", 1)[1] for fault in ann.faults] == [
        "Invalid keyframe value for property transform: translate(NaNpx, NaNpx)",
        "hm",
        "oh",
    ]
    ann.faults.clear()


@pytest.mark.parametrize("game", GAMES)
def test_whole_game_without_a_word_in_the_console(visit: Callable[..., Visitor], game: str) -> None:
    ann = visit("Ann", reduced_motion="no-preference")
    ann.game = game
    ann.hurry()
    ann.page.add_init_script(WATCH)
    ann.open_table("me", "random", **GAMES[game])
    over = ann.prompt.get_by_text("The game is over")
    while True:
        ann.page.locator(ASKED).or_(over).first.wait_for()
        if over.count():
            break
        seen = ann.look()
        if seen.asked:
            ann.click(ann.favourite(seen))
            ann.look(seen.number + 1)
    ann.final_table()
    assert ann.faults == []
    assert ann.page.evaluate("() => slow") == []
