"""Safe and quick hands: what would lose something is pressed twice, moves can be confirmed, and keys do what buttons do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

import bailiwick
from bailiwick.kernel.match import Match
from tests.browser.late import bring
from tests.browser.visitor import PHONE, Visitor
from tests.games.ankh_morpork.table import Table as Ankh
from tests.games.immortals.table import Table as Immortals
from tests.games.oath.table import Table as Oath
from tests.table.server import Running

UNDERDARK: Final[dict[str, Any]] = {
    "players": 2,
    "active": "red",
    "first": "red",
    "map": {"skullport": {"red": 1}, "eryndlyn": {"blue": 1}},
    "seats": {"red": {"hand": ["noble", "noble", "soldier", "blackguard"]}, "blue": {"hand": ["noble"]}},
    "turn": {"power": 0, "influence": 2},
}

SLIP: Final = 400  # milliseconds, a little more than `hands.svelte.ts` says


def sit(visit: Callable[..., Visitor], server: Running, folder: Path, game: str, start: dict[str, Any], **how: Any) -> Visitor:
    """Ann at a position of a game, against bots; she has changed no setting."""
    match = Match(bailiwick.game(game), start=start)
    match.record.players = ["random" if seat != match.seat else "" for seat in range(match.state.seats)]
    ann = visit("Ann", careful=True, **how)
    ann.game = game
    ann.page.clock.install()
    ann.sit_down_at(bring(server, match.record, folder), match.seat)
    return ann


@contextmanager
def in_stopped_time(ann: Visitor) -> Iterator[None]:
    """A button that has been pressed waits for a second press only so long: not as long as a busy machine may take."""
    ann.stop_time()
    yield
    ann.page.clock.resume()


def ripen(ann: Visitor, button: Locator) -> None:
    """A button has been pressed once: what came at once would be a slip of the hand."""
    expect(button).to_have_attribute("data-armed", "false")
    ann.page.clock.run_for(SLIP)
    expect(button).to_have_attribute("data-armed", "true")


def main_button(ann: Visitor) -> Locator:
    return ann.page.locator("main [data-main]")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_the_end_of_a_turn_says_what_is_lost_and_is_pressed_twice(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, how: dict[str, Any]
) -> None:
    ann = sit(visit, server, tmp_path, "tyrants", UNDERDARK, **how)
    ann.wait_for_turn()
    end, number = main_button(ann), ann.number
    expect(end).to_have_accessible_name("End your turn 2 influence unspent, 4 cards unplayed")
    expect(end).not_to_have_class("main")
    press = end.tap if how else end.click
    with in_stopped_time(ann):
        press()
        ripen(ann, end)
        expect(end).to_contain_text("Yes, end your turn")
        assert ann.number == number, "pressed once, it has done nothing"
        press()
    ann.look(number + 1)


def test_a_plan_with_empty_spaces_is_sent_by_a_second_press(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    start = {"players": 2, "sites": {"light.grove": {"owner": "red", "armies": 3}}, "region_cards": {"grove": "red"}}
    ann = sit(visit, server, tmp_path, "immortals", start, **PHONE)
    ann.wait_for_turn()
    ready = main_button(ann)
    expect(ready).not_to_have_class("main")
    in_sight = "(button) => button.scrollWidth <= button.clientWidth"
    expect(ready).to_contain_text("could still take a card")
    assert ready.evaluate(in_sight), "all of that is in sight"
    with in_stopped_time(ann):
        ready.tap()
        ripen(ann, ready)
        expect(ready).to_contain_text("could still take a card")
        assert ready.evaluate(in_sight), "and so it is when it is to be pressed again"
        ready.tap()
    expect(ann.page.locator("main [data-action=ready]")).to_be_hidden()


def test_basic_cards_are_played_by_one_press(visit: Callable[..., Visitor], server: Running, tmp_path: Path) -> None:
    ann = sit(visit, server, tmp_path, "tyrants", UNDERDARK)
    ann.wait_for_turn()
    number = ann.number
    ann.button("Play all 3 basic cards").click()
    ann.look(number + 3)
    assert ann.hand() == ["blackguard"]
    expect(ann.button("Play all 3 basic cards")).to_be_hidden()


def test_keys_choose_end_the_turn_take_back_and_list_themselves(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    ann = sit(visit, server, tmp_path, "tyrants", UNDERDARK)
    ann.wait_for_turn()
    keys, number = ann.page.keyboard, ann.number
    expect(ann.page.locator("[data-key]")).to_have_count(0)
    keys.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("The main button: end the turn, pass, go on")
    keys.press("1")  # not while a dialog is open
    keys.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    bundle, second = ann.page.locator("[data-key='1']"), ann.page.locator("[data-key='2']")
    expect(bundle).to_have_text("Play all 3 basic cards")
    expect(second).to_have_attribute("data-action", "play noble")
    keys.press("2")
    ann.look(number + 1)
    keys.press("u")
    ann.look(number + 2)
    assert sorted(ann.hand()) == ["blackguard", "noble", "noble", "soldier"]
    with in_stopped_time(ann):
        keys.press("e")
        ripen(ann, main_button(ann))
        keys.press("Escape")
        expect(main_button(ann)).not_to_have_attribute("data-armed", "true")
        keys.press("e")
        ripen(ann, main_button(ann))
        keys.press("e")
    ann.look(number + 3)


def test_a_move_can_be_confirmed_or_cancelled_before_it_is_sent(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    ann = sit(visit, server, tmp_path, "tyrants", UNDERDARK)
    ann.wait_for_turn()
    number = ann.number
    ann.button("Menu").click()
    ann.page.get_by_label("Confirm every move").check()
    ann.page.keyboard.press("Escape")
    asked = ann.page.get_by_test_id("confirm")
    ann.page.locator("main [data-action='play soldier']").click()
    expect(asked).to_contain_text("Play Soldier")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_be_hidden()
    main_button(ann).click()
    expect(asked).to_contain_text("4 cards unplayed")
    ann.page.locator("main [data-action='play soldier']").click()
    expect(asked).to_contain_text("Play Soldier")
    ann.page.keyboard.press("Enter")  # the focus is on Confirm
    ann.look(number + 1)
    assert len(ann.hand()) == 3


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_what_can_not_be_done_keeps_its_place_and_says_why(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, how: dict[str, Any]
) -> None:
    start = Oath(red={"supply": 1, "favor": 0}).data
    ann = sit(visit, server, tmp_path, "oath", start, **how)
    ann.wait_for_turn()
    deeds = ann.page.locator(".strip .choices > button")
    names = ["Search", "Muster", "Trade", "Travel", "Recover", "Campaign", "Powers", "Minor actions", "Rest"]
    assert [text.strip().partition(" ")[0] for text in deeds.all_inner_texts()] == [name.partition(" ")[0] for name in names]
    closed, number = ann.page.locator("[data-closed=search]"), ann.number
    expect(closed).to_have_attribute("aria-disabled", "true")
    if how:
        closed.tap(force=True)  # it is not enabled, and yet it answers
    else:
        ann.page.keyboard.press("Tab")
        closed.focus()
        ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".tip")).to_contain_text("That costs 2 Supply; you have 1.")
    assert ann.number == number


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_one_tap_carries_an_action_out_and_to_forfeit_it_is_asked_twice(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, how: dict[str, Any]
) -> None:
    plan = {"extract_gold": "region.grove", "build": "region.heartwood"}
    sites = {"light.grove": "red 4", "light.heartwood": "red 2"}
    start = Immortals(plan=plan, sites=sites, region_cards={"grove": "red", "heartwood": "red"}, gold=5, energy=5).json
    ann = sit(visit, server, tmp_path, "immortals", start, **how)
    ann.wait_for_turn()
    number = ann.number
    point = Locator.tap if how else Locator.click
    expect(ann.page.locator("[data-main]")).to_contain_text("2 actions not carried out")
    point(ann.button("Forfeit an action …"))
    forfeit = ann.page.locator("[role=menu] [data-action='forfeit extract_gold']")
    with in_stopped_time(ann):
        point(forfeit)
        ripen(ann, forfeit)
        expect(forfeit).to_contain_text("you only get 1 gold or 1 energy")
        assert ann.number == number
        ann.page.keyboard.press("Escape")
    point(ann.page.locator("main [data-space=extract_gold]"))
    ann.look(number + 1)


APART: Final = """([one, other]) => {
    const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""


def test_a_card_is_shown_large_only_to_be_read_and_never_over_what_is_pointed_at(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    row = ["elder_brain", "ulitharid", "orcus", "zuggtmoy", "ghost", "gauth"]
    ann = sit(visit, server, tmp_path, "tyrants", {**UNDERDARK, "market": {"row": row}})
    ann.wait_for_turn()
    big = ann.page.locator(".big[aria-hidden=true]")
    for card in row:
        ann.page.mouse.move(2, 2)  # away from the card before, whose tip may lie over this one
        expect(ann.page.locator(".tip")).to_be_hidden()
        ann.page.locator(f".market [role=button][data-card={card}]").hover()
        expect(big.locator(f"[data-card={card}]")).to_be_visible()
        assert ann.page.evaluate(APART, [".big[aria-hidden=true]", f".market [role=button][data-card={card}]"]), card
    ann.page.locator("main .hand [role=button][data-card=noble]").first.hover()
    expect(big).to_be_hidden()


def test_where_nothing_can_be_done_against_it_what_happens_is_said_and_passes_by_itself(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path
) -> None:
    t = Ankh(hand=["inigo_skimmer"], areas={"the_shades": "red blue trouble"}, blue={"hand": ["drumknott"]})
    start = t.play("inigo_skimmer", "remove the_shades blue").json
    ann = sit(visit, server, tmp_path, "ankh_morpork", start)
    expect(ann.prompt).to_contain_text("Your minion in The Shades is about to be removed: do you answer?")
    expect(ann.page.get_by_test_id("passing")).to_have_text("Goes on by itself in a moment.")
    ann.look(1)
    assert "blue" not in ann.served(1)["view"]["areas"]["the_shades"]
