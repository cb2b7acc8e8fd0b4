"""Two people at a table, each before a screen of their own: whose turn it is, and a game played by clicks to its end."""

from __future__ import annotations

from typing import Any

from tests.browser.visitor import ASKED, Visitor


def next_to_choose(ann: Visitor, ben: Visitor, number: int) -> Visitor | None:
    """Who must choose when the bots have moved, as Ann's screen says; nobody once the game is over."""
    ann.look(number)
    over = ann.prompt.get_by_text("The game is over")
    ann.page.locator(ASKED).or_(ann.prompt.get_by_text("Waiting for Ben")).or_(over).wait_for()
    if ann.asked:
        return ann
    return None if over.count() else ben


def play_to_the_end(ann: Visitor, ben: Visitor) -> dict[str, Any]:
    """Both click until the game is over and see the same end; the answer is the record, which has what they clicked."""
    made: list[str] = []
    number = 0
    while chooser := next_to_choose(ann, ben, number):
        seen = chooser.look(number, turn=True)
        action = chooser.click(chooser.favourite(seen))
        number = chooser.look(seen.number + 1).number
        made.append(f"{'red' if chooser is ann else 'blue'}: {action}")
    assert ann.final_table() == ben.final_table()
    assert ann.headline() == ben.headline()
    assert ann.number == ben.number
    assert ben.fits()
    table = ann.page.url.rpartition("/")[2]
    record: dict[str, Any] = ann.page.request.get(f"/api/tables/{table}/record").json()
    clicked = [move for move in record["moves"] if move.startswith(("red:", "blue:"))]
    assert clicked[len(clicked) - len(made) :] == made
    return record
