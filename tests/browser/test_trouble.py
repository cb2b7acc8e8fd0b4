"""A reload, a lost connection, a killed server: nothing is lost, nothing is done twice, and both people see the same."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Route, expect

from tests.browser.visitor import RECONNECTING, Line, Visitor, agree
from tests.table.server import Running


@pytest.fixture
def ann(visit: Callable[..., Visitor]) -> Visitor:
    return visit("Ann")


@pytest.fixture
def ben(visit: Callable[..., Visitor], ann: Visitor) -> Visitor:
    """Ben, opposite Ann; both have placed their first troop, and Ann is to move."""
    ann.open_table("me", "open")
    ben = visit("Ben", ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    for visitor in (ann, ben):
        visitor.play_turn()
    ann.wait_for_turn()
    return ben


def test_a_reload_between_any_two_choices_of_a_turn_changes_nothing(ann: Visitor, ben: Visitor) -> None:
    while ann.asked:
        before = ann.sees()
        ann.page.reload()
        assert ann.sees() == before
        ann.choose()
        assert ann.number == before[0] + 1
    agree(ann, ben)


def test_a_lost_connection_is_told_and_made_up_for(ann: Visitor, ben: Visitor) -> None:
    line = Line(ann)
    ann.page.reload()
    ann.play_turn()
    missed = ann.number
    line.cut()
    ben.play_turn()
    assert ann.number == missed
    line.mend()
    ann.wait_for_turn()
    agree(ann, ben)


def test_a_server_killed_between_moves_comes_back_with_all_of_them(ann: Visitor, ben: Visitor, server: Running) -> None:
    while ann.asked:
        before = ann.sees()
        server.kill()
        ann.page.reload()
        assert ann.sees() == before
        ann.choose()
    ben.wait_for_turn()
    agree(ann, ben)


def test_a_choice_made_while_the_server_is_away_is_not_made_and_can_be_made_again(
    ann: Visitor, ben: Visitor, server: Running
) -> None:
    before = ann.sees()
    server.stop()
    expect(ann.page.get_by_text(RECONNECTING)).to_be_visible()
    ann.click(ann.favourite(ann.look(turn=True)))
    expect(ann.page.get_by_text("The server can't be reached.")).to_be_visible()
    server.start()
    # Nobody hurries the page: it tries again by itself.
    expect(ann.page.get_by_text(RECONNECTING)).to_be_hidden()
    assert ann.sees() == before
    ann.choose()
    assert ann.number == before[0] + 1
    agree(ann, ben)


def test_a_board_that_could_not_be_fetched_at_first_is_fetched_again(ann: Visitor) -> None:
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.abort()

    ann.page.route(re.compile(r"/api/games/tyrants\?"), refuse_once)
    ann.open_table("me", "random")
    assert ann.wait_for_turn().choices
    assert len(refused) == 1


def test_a_table_that_is_damaged_is_told_in_the_lobby_and_when_it_is_opened(
    visit: Callable[..., Visitor], server: Running
) -> None:
    sue = visit("Sue")
    sue.open_table("me", "open")
    table = sue.page.url.rpartition("/")[2]
    server.stop()
    with closing(sqlite3.connect(server.data / "tables.sqlite", isolation_level=None)) as db:
        db.execute("UPDATE tables SET options = '{' WHERE id = ?", (table,))
    server.start()
    sue.page.goto("/")
    note = sue.page.get_by_text(f"Table {table} can't be opened")
    expect(note).to_be_visible()
    sue.page.goto(f"/t/{table}")
    expect(sue.page.get_by_role("heading", name="This table can't be opened")).to_be_visible()
    sue.page.goto("/")
    expect(note).to_be_visible()
    sue.page.get_by_role("note").get_by_role("button", name="Hide").click()
    expect(note).to_have_count(0)
    with closing(sqlite3.connect(server.data / "tables.sqlite", isolation_level=None)) as db:
        db.execute('DELETE FROM seats WHERE "table" = ?', (table,))
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
