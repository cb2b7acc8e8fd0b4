"""How to play: every game has its page in every language, with the same pictures and signs, and everything it names is there."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from bailiwick import games
from bailiwick.cli.rules import split
from bailiwick.games.ankh_morpork.board import AREA_NUMBER
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.immortals.scoring import round_points
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.tyrants.board import SITES
from bailiwick.games.tyrants.words import WORDS as TYRANTS_WORDS
from bailiwick.kernel.figures import PICTURE, SIGN, named_in
from bailiwick.kernel.pages import NONE
from bailiwick.kernel.words import LANGUAGES
from bailiwick.table.pages import figure_page

GAMES: Final = games.NAMES
CLAUSE: Final = re.compile(r"\b(?:[A-Z]{1,2}-\d+(?:\.\d+)*)")
LONGEST: Final = 950  # words: it is to be read before a first game

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def page(game: str, lang: str) -> str:
    prose = games.how_to_play(game, lang)
    assert prose.lang == lang
    return prose.text


def signs_in(text: str) -> list[str]:
    return [found["name"] for found in SIGN.finditer(text)]


def all_texts(game: str, lang: str) -> list[str]:
    return [page(game, lang), *(part.text for part in games.rules(game, lang))]


@each_game
@each_language
def test_what_is_read_before_a_first_game_is_short(game: str, lang: str) -> None:
    before_the_appendix = page(game, lang).split("\n| ")[0]
    assert 400 < len(PICTURE.sub("", before_the_appendix).split()) < LONGEST


@each_game
@each_language
def test_it_has_the_same_chapters_pictures_and_signs_in_every_language(game: str, lang: str) -> None:
    english, other = page(game, "en"), page(game, lang)
    for pattern in (r"^(#+) ", r"^(\d\.|-) ", r"^\|"):
        assert len(re.findall(pattern, other, re.MULTILINE)) == len(re.findall(pattern, english, re.MULTILINE)), pattern
    assert named_in(other) == named_in(english)
    assert Counter(signs_in(other)) == Counter(signs_in(english))


@each_game
@each_language
def test_it_ends_with_five_tips(game: str, lang: str) -> None:
    assert re.findall(r"^(\d)\. ", page(game, lang), re.MULTILINE)[-5:] == ["1", "2", "3", "4", "5"]


@each_game
@each_language
def test_every_picture_is_described_and_explained(game: str, lang: str) -> None:
    for text in all_texts(game, lang):
        pictures = list(PICTURE.finditer(text))
        assert len(pictures) == len(re.findall(r"!\[[^\]]*\]\(\w+\s", text)), "a picture that is not alone in its paragraph"
        for picture in pictures:
            assert len(picture["alt"]) > 20
            assert picture["caption"].endswith(".")


@each_game
def test_every_picture_that_is_named_is_there_and_none_is_idle(game: str) -> None:
    for lang in LANGUAGES:
        assert {name for text in all_texts(game, lang) for name in named_in(text)} == set(games.figures(game))


@each_game
@each_language
def test_every_picture_shows_what_a_seat_sees_in_a_real_game(game: str, lang: str) -> None:
    loaded = games.load(game)
    for name, figure in games.figures(game).items():
        shown = figure_page(figure, lang)
        assert shown["view"]["you"] == shown["seat"] == loaded.seat_names(figure.match.state)[figure.seat], name
        assert bool(shown["legal"]) == figure.lit, name
        assert not figure.match.over, name


@each_game
@each_language
def test_every_clause_that_is_cited_is_there(game: str, lang: str) -> None:
    clauses = {block.id for part in games.rules(game, lang) for block in split(part.text)}
    cited = {clause for text in all_texts(game, lang) for clause in CLAUSE.findall(text)}
    assert {clause for clause in cited - clauses if not any(known.startswith(f"{clause}.") for known in clauses)} == set()


@each_language
def test_the_page_of_tyrants_says_of_every_site_what_it_is(lang: str) -> None:
    rows = [line.split(" | ")[0].removeprefix("| ") for line in page("tyrants", lang).splitlines() if line.startswith("| ")]
    names = [TYRANTS_WORDS.name(lang, "place", number) for number in range(len(SITES))]
    assert sorted(rows[1:]) == sorted(names)
    assert sorted(row.name for row in games.load("tyrants").place_pages(lang)) == sorted(names)


def test_names_that_are_not_spoken_as_they_are_written_say_how() -> None:
    for lang in LANGUAGES:
        pages = games.load("tyrants").place_pages(lang)
        spoken = [next(iter(page.facts.values())) for page in pages]
        assert spoken.count(NONE) < len(pages) / 2
        assert all(re.search(r"[A-ZÁÉÍÓÚÀÈÌÒÙ]{2}", said) for said in spoken if said != NONE), "what is stressed is in capitals"
        assert all(page.text[0].isupper() and page.text.endswith(".") for page in pages)


def test_the_examples_count_as_the_rules_do() -> None:
    """What the captions say of Red's points in Tyrants and in Immortals, and of who has which area in Ankh-Morpork."""
    points = games.figures("tyrants")["points"].match
    sources = points.game.score_sources(points.state)[0]
    assert [sources[key] for key in ("sites", "total_control", "trophies", "deck", "inner_circle", "vp_tokens")] == [
        6,
        0,
        4,
        2,
        5,
        3,
    ]
    assert points.game.scores(points.state)[0] == 20
    areas = games.figures("immortals")["areas"].match
    assert isinstance(areas.state, ImmortalsState)
    assert round_points(areas.state, 0) == {"sites": 5, "temples": 2, "capitals": 1, "areas": 4}
    held = games.figures("ankh_morpork")["held"].match
    assert isinstance(held.state, AnkhState)
    assert [held.state.controller(AREA_NUMBER[area]) for area in ("the_shades", "the_scours", "dimwell")] == [0, -1, -1]
    assert list(games.figures("ankh_morpork")["building"].match.legal()) == ["skip", "build the_scours", "build the_hippo"]
