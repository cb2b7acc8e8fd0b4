"""The page is for everybody: on a phone, and in each language to the last word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from bailiwick import bots
from tests.browser.late import bring, nearly_over
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import shown, words_of
from tests.table.server import Running

LOCALES = {"en": "en-GB", "pt": "pt-BR", "it": "it-IT"}
PROMPTS = {"en": "Deploy your first troop", "pt": "Posicione sua primeira tropa", "it": "Schiera la tua prima truppa"}


def test_turns_are_played_on_a_phone_and_nothing_sticks_out(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann", **PHONE)
    assert ann.fits()
    ann.open_table("me", "random")
    assert ann.play_turn()[0].startswith("deploy ")
    for _ in range(2):
        chosen = ann.play_turn()
        assert chosen[-1] == "end-turn" or chosen[-1].startswith("promote ")
        assert any(action.startswith("play ") for action in chosen)
    ann.wait_for_turn()
    assert ann.fits()
    for sheet in ("Seats", "Log", "Chat"):
        ann.page.get_by_role("button", name=sheet).click()
        expect(ann.page.get_by_role("region", name=sheet)).to_be_visible()
        assert ann.fits()


def test_a_game_is_finished_on_a_phone(visit: Callable[..., Visitor], server: Running, tmp_path: Path) -> None:
    record, seat = nearly_over()
    ann = visit("Ann", **PHONE)
    ann.sit_down_at(bring(server, record, tmp_path), seat)
    ann.play_turn()
    assert len(ann.final_table()[-1]) == 3  # the word for it, and two totals
    assert ann.fits()


def options_in(visitor: Visitor, lang: str) -> set[str]:
    """What the options of the games and their values are called in a language."""
    games: list[dict[str, Any]] = visitor.page.request.get(f"/api/games?lang={lang}").json()
    options = [option for game in games for option in game["options"]]
    return {text for option in options for text in (option["title"], option["help"], *option["names"].values())}


def said_in(visitor: Visitor, lang: str, seat: int = 0) -> set[str]:
    """What the server has to say to a seat in a language: the prompt, the choices and the lines of the log."""
    address = visitor.page.url.replace("/t/", "/api/tables/")
    page: dict[str, Any] = visitor.page.request.get(f"{address}/view?seat={seat}&since=0&lang={lang}").json()
    mine = page["table"]["seats"][seat]
    named = {mine["seat"]: mine["name"]}  # people go by their names
    lines = {
        "".join(
            named.get(token["id"], token["text"]) if token["kind"] == "seat" else token["text"] for token in event["tokens"]
        ).strip()
        for event in page["events"]
    }
    return lines | {page["prompt"]} | {choice["text"] for choice in page["legal"]}


@pytest.mark.parametrize("lang", LOCALES)
def test_the_browser_s_language_is_spoken_and_no_other(
    visit: Callable[..., Visitor], server: Running, tmp_path: Path, lang: str
) -> None:
    others = [other for other in LOCALES if other != lang]
    words = words_of(lang) | set(bots.NAMES)  # what a bot is called is the same everywhere
    foreign = {word for other in others for word in words_of(other)} - words
    ann = visit("Ann", locale=LOCALES[lang])
    expect(ann.page.locator("section .picture svg").first).to_be_visible()
    assert shown(ann) & foreign == set()
    ann.page.goto("/new?game=tyrants")
    ann.page.locator("form .button.main").click()
    ann.page.locator("summary").click()
    options = options_in(ann, lang)
    assert shown(ann) & options
    assert shown(ann) & (foreign | {text for other in others for text in options_in(ann, other)}) - words - options == set()
    ann.open_table("me", "open")
    expect(ann.page.locator("main.waiting")).to_be_visible()
    assert shown(ann) & foreign == set()

    ann.open_table("me", "random")
    expect(ann.prompt).to_contain_text(PROMPTS[lang])
    ann.play_turn()
    ann.choose()
    ann.wait_for_turn()
    ann.page.locator("header .tools button").last.click()  # the menu
    said = said_in(ann, lang)
    assert set(ann.log()) <= said
    assert shown(ann) & foreign == set()
    assert (shown(ann) | set(ann.log())) & ({text for other in others for text in said_in(ann, other)} - said) == set()

    record, seat = nearly_over()
    ann.sit_down_at(bring(server, record, tmp_path), seat)
    ann.play_turn()
    ann.final_table()
    assert shown(ann) & foreign == set()


def test_the_language_can_be_changed_in_mid_game(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    ann.open_table("me", "random")
    ann.button("Menu").click()
    for lang in ("pt", "it", "en"):
        ann.page.locator(".preferences select").first.select_option(lang)
        expect(ann.prompt).to_contain_text(PROMPTS[lang])
