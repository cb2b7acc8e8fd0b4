"""A reload, a lost connection, a killed server: nothing is lost, nothing is done twice, and both people see the same."""

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.visitor import Visitor
from tests.table.server import Running

RECONNECTING = "Reconnecting …"


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


def agree(ann: Visitor, ben: Visitor) -> None:
    ben.settle(ann.number)
    assert ben.number == ann.number
    assert ben.public_log() == ann.public_log()


def test_a_reload_between_any_two_choices_of_a_turn_changes_nothing(ann: Visitor, ben: Visitor) -> None:
    while ann.asked:
        before = ann.sees()
        ann.page.reload()
        ann.wait_for_turn()
        assert ann.sees() == before
        ann.choose()
        assert ann.number == before[0] + 1
    agree(ann, ben)


def test_a_lost_connection_is_told_and_made_up_for(ann: Visitor, ben: Visitor) -> None:
    # Chromium's own offline switch leaves open sockets alone: we cut the line ourselves.
    cut = False
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut:
            line.close()
        else:
            line.connect_to_server()

    ann.page.route_web_socket(lambda url: "/live?" in url, carry)
    ann.page.reload()
    ann.play_turn()
    missed = ann.number
    cut = True
    ann.context.set_offline(True)
    lines[-1].close()
    expect(ann.page.get_by_text(RECONNECTING)).to_be_visible()
    ben.play_turn()
    assert ann.number == missed
    cut = False
    ann.context.set_offline(False)
    ann.wait_for_turn()
    expect(ann.page.get_by_text(RECONNECTING)).to_be_hidden()
    agree(ann, ben)


def test_a_server_killed_between_moves_comes_back_with_all_of_them(ann: Visitor, ben: Visitor, server: Running) -> None:
    for _ in range(3):
        ann.choose()
        before = ann.sees()
        server.kill()
        ann.page.reload()
        ann.wait_for_turn()
        assert ann.sees() == before
    while ann.asked:
        ann.choose()
    ben.wait_for_turn()
    agree(ann, ben)


def test_a_choice_made_while_the_server_is_away_is_not_made_and_can_be_made_again(
    ann: Visitor, ben: Visitor, server: Running
) -> None:
    before = ann.sees()
    server.stop()
    expect(ann.page.get_by_text(RECONNECTING)).to_be_visible()
    ann.offered()["end-turn"].click()
    expect(ann.page.get_by_text("The server can't be reached.")).to_be_visible()
    server.start()
    expect(ann.page.get_by_text(RECONNECTING)).to_be_hidden()
    assert ann.sees() == before
    ann.choose()
    assert ann.number == before[0] + 1
    agree(ann, ben)
