"""What the lobby is told: what each game is like, who has opened a table and, once it is over, who has won as what."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bailiwick
from bailiwick import bots, games
from bailiwick.kernel.match import Match
from bailiwick.kernel.words import LANGUAGES
from tests.browser.late import bring
from tests.table.server import Person, Running

CLAUSE = re.compile(r"\b(R|CP|[A-Z])-\d")


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_says_what_it_is_like_in_every_language(ann: Person, name: str) -> None:
    pages = [next(page for page in ann.ok("GET", f"/api/games?lang={lang}") if page["name"] == name) for lang in LANGUAGES]
    assert len({page["about"] for page in pages}) == len(LANGUAGES), "each language has its own sentence"
    for page in pages:
        assert page["about"].endswith(".")
        shortest, longest = page["minutes"]
        assert 0 < shortest <= longest
        assert page["weight"] in ("light", "medium", "heavy")


@pytest.mark.parametrize("name", games.NAMES)
def test_options_are_explained_without_a_clause(name: str) -> None:
    for option in games.load(name).options:
        for lang in LANGUAGES:
            words = option.said(lang)
            assert not CLAUSE.search(" ".join((words.title, words.help, *words.values.values()))), option.name


def test_a_first_game_of_tyrants_is_with_drow_and_dragons(ann: Person) -> None:
    """T-2.3."""
    (page,) = (page for page in ann.ok("GET", "/api/games?lang=pt") if page["name"] == "tyrants")
    assert page["first"]["options"] == {"decks": ["drow", "dragons"]}
    assert page["first"]["title"] == "Drow e Dragões"


@pytest.mark.parametrize("name", games.NAMES)
def test_a_first_game_can_be_played_as_it_is_offered(name: str) -> None:
    """O-3.23: the teaching game of Oath is for four."""
    game = games.load(name)
    first = game.about("en").first
    if first is None:
        assert name in ("ankh_morpork", "immortals"), "these rulebooks lay nothing out for beginners"
        return
    players = next(option for option in game.options if option.name == "players").values
    for number in (first.players,) if first.players else players:
        assert game.new({**first.options, "players": number}, 1).seats == number


def test_a_table_says_who_has_opened_it(ann: Person, ben: Person) -> None:
    table = ann.table("open", "open", start=False, public=True)
    (page,) = (page for page in ben.ok("GET", "/api/tables")["public"] if page["id"] == table)
    assert page["host_name"] == "Ann"
    assert not page["host"]


def finished(name: str) -> Match:
    """A game to whose end the goal of somebody has led, if the game has such goals."""
    game = games.load(name)
    for seed in range(1, 30):
        match = bailiwick.start(name, players=2, seed=seed)
        bot = bots.load("random", seed=seed)
        while not match.over:
            match.play(bot.choose(match.view(match.seat)))
        if name == "tyrants" or any(game.won_as(event, "en") for event in match.events):
            return match
    raise AssertionError("no game ended so that there is something to say")


@pytest.mark.parametrize(
    ("name", "how"),
    [("ankh_morpork", "come "), ("oath", ("come ", "un regime stabile", "sfinimento da guerra")), ("tyrants", None)],
)
def test_a_finished_table_says_as_what_its_winner_has_won(
    ann: Person, server: Running, tmp_path: Path, name: str, how: str | tuple[str, ...] | None
) -> None:
    match = finished(name)
    page = ann.view(bring(server, match.record, tmp_path), lang="it")["table"]
    assert page["result"]["winners"]
    if how is None:
        assert page["won_as"] == {}, "there, points decide"
    else:
        assert list(page["won_as"]) == page["result"]["winners"]
        assert all(text.startswith(how) for text in page["won_as"].values())
