"""No English word is left in what the page and the terminal say in Portuguese and Italian.

What counts as English is every word of the English language files, and the little words that hold any English together. A word
that another language has too stands in a list below, with its reason, or the text is wrong. No list
holds a word that nobody says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from bailiwick import games
from bailiwick.kernel.figures import PICTURE, SIGN
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.words import LANGUAGES, sheet_of
from bailiwick.table.pages import aims_page, position_page
from tests.games.test_names import BOTH, STAYS
from tests.sheets import PACKAGES, forms, patterns

OTHERS: Final = LANGUAGES[1:]
LITTLE: Final = """
a about after all an and any are as at be before both but by can each every for from has have he her his if in into is
it its may more most must no nor not of off on one or other out over own she than that the their them then there these
they this to under until up was were what when where which who whose will with without you your
"""
WORD: Final = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
# What is typed or clicked and not said: commands, files, addresses, clauses, a hole, the tags of the terminal.
NOT_SAID: Final = re.compile(
    r"`[^`]*`|\[/?b\]|\bplay noble\b|\bdeploy X\b|\(p no\)|\b[A-Z]{1,2}-\d[\d.]*|\{\w+\}|<[^>]*>|\]\([^)]*\)"
)

# Parts of names that are translated in part, or only in one of the two languages, and the games' own titles.
PARTS: Final = """
Tyrants of the Underdark, Discworld: Ankh-Morpork, Immortals, Oath: Chronicles of Empire and Exile, Bailiwick
Adora Angua Arthur Belle Bent Boggis Buggy Burleigh Cake Carrot Cheery Clacks Colon Cruces Dekanter Detritus Dolly
Dysk Gryle Hix Johnson Laogzed Lawn Leonard Littlebottom Lolth Melee-Magthere Molly Mossy Myrkul Phaerlin Quirm
Ridcully Ron Shine Slant Sorcere Stronginthearm Teatime Thay Tulip Pin Vetinari Vimes Waterdeep Whiteface Zorgo
"""
# What rulings quote from what is printed in English, to say which card or which company they mean.
QUOTED: Final = """
Bent Conquest Death Doppelganger Forge Games Great Hidden Hobson's Marshes Myconid New Place Queen Shrouded Slum The
Wood and of temple
"""
# Words that look English and are words of the language, or that its players use.
SHARED: Final[dict[str, dict[str, str]]] = {
    "pt": {
        "words of the language": """
            a age animal as capital chance de debate decide do exile face faces favor final for golem i ignore imperial
            lava limbo limbos modo move no oracular portal professor real regime remove resolve rival role some terror tome total
            tribunal use
        """,
        "what has no other name": "bot bots decks derro drow dr e-mail enter gnu goblins khan link menu orcs pts terminal trolls",
        "keys of the terminal, signs, formats of files": "b c ctrl-c f json l m n p q s t u x yaml",
    },
    "it": {
        "words of the language": """
            a all area come dare decide dice extra far fertile forge i in lava limbo me modo no ogre otto per pile regime sale
            spire state
        """,
        "what has no other name": """
            bot browser chat club derro drow e-mail file gnu golem khan link menu password ranger round server troll
        """,
        "keys of the terminal, signs, formats of files": "b c ctrl-c f it json l m n p q s t u x yaml",
    },
}


def words_in(text: str) -> list[str]:
    return WORD.findall(NOT_SAID.sub(" ", text))


def written(lang: str) -> Iterator[str]:
    """Everything in the language files, in every form."""
    for package in PACKAGES:
        sheet = sheet_of(package, lang)
        for _key, pattern in patterns(sheet):
            yield from forms(sheet, pattern)


@cache
def english() -> frozenset[str]:
    return frozenset(word.lower() for text in (*written("en"), LITTLE) for word in words_in(text))


def names(lang: str) -> frozenset[str]:
    stays = (list for rows in STAYS.values() for _why, langs, list in rows if langs in (BOTH, lang))
    return frozenset(word for text in (*stays, PARTS) for word in words_in(text))


def shared(lang: str) -> frozenset[str]:
    return frozenset(word for list in SHARED[lang].values() for word in list.split())


def english_in(text: str, lang: str, excused: str = "") -> set[str]:
    """The English words of a text. A name is one only with its capital, or in capitals, where it is stressed."""
    named = names(lang).union(words_in(excused))
    found = {word for word in words_in(text) if word.lower() in english() and word.lower() not in shared(lang)}
    return {word for word in found if word not in named and not (word.isupper() and word.capitalize() in named)}


def prose(game: str, lang: str) -> Iterator[str]:
    for text in (games.how_to_play(game, lang), *games.rules(game, lang)):
        assert text.lang == lang
        pictured = PICTURE.sub(lambda found: f"{found['alt']}\n\n{found['caption']}", text.text)
        yield from SIGN.sub(lambda found: found["alt"], pictured).split("\n\n")


def looked_up(game: Game[Any], lang: str) -> Iterator[str]:
    """What is said before a game: in the lobby, and on the pages of its cards."""
    yield game.about(lang).text
    for option in game.options:
        said = option.said(lang)
        yield from (said.title, said.help, *said.values.values())
    for page in game.card_pages(lang):
        yield from (page.name, page.text, *page.facts, *page.facts.values())


# Where in what the server sends there is a text for people.
TEXTS: Final = {"text", "prompt", "said", "lines", "goal", "name", "about", "loses", "ending", "source_names"}


def texts_of(page: object, people: bool = False) -> Iterator[str]:
    if isinstance(page, dict):
        for key, value in page.items():
            yield from texts_of(value, people or key in TEXTS)
    elif isinstance(page, list | tuple):
        for part in page:
            yield from texts_of(part, people)
    elif isinstance(page, str) and people:
        yield page


def sent(match: Match, seat: int, lang: str) -> Iterator[str]:
    """What the server sends a seat, and what the terminal shows it besides."""
    page = position_page(match, seat, lang)
    del page["view"]  # ids and numbers, in no language
    yield from texts_of(page)
    game, view = match.game, match.view(seat)
    yield from texts_of(aims_page(game.aims(view.masked, seat, lang)))
    for label, _actions in game.bundles(match.state, seat, lang) if view.legal else []:
        yield label
    for panel in game.panels(view.masked, seat, lang):
        pieces = re.compile(f"[{re.escape(''.join(panel.inks))}]{{2,}}" if panel.inks else "$")
        for text in texts_of([panel.title, panel.columns, panel.rows], people=True):
            yield pieces.sub(" ", text)


def played(game: Game[Any], lang: str) -> Iterator[str]:
    """A whole game at random: every few moves all that every seat is sent and why the rest can't be done; the log; the end."""
    match, rng = Match(game, {"players": 2}, 1), Rng(1)
    while not match.over:
        if match.moves % 80 == 0:
            for seat in range(-1, match.state.seats):
                yield from sent(match, seat, lang)
            for action in range(len(game.vocabulary)):
                reason = game.why_not(match.state, match.seat, action)
                if reason is not None:
                    yield game.say_reason(match.state, reason, lang)
        legal = game.legal(match.state, match.seat)
        match.play(legal[rng.below(len(legal))])
    yield from sent(match, 0, lang)
    for event in match.events:
        yield game.say_event(match.state, event, lang)


each_game = pytest.mark.parametrize("name", games.NAMES)
each_language = pytest.mark.parametrize("lang", OTHERS)


@each_language
def test_the_language_files_have_no_english_word(lang: str) -> None:
    left = {text: found for text in written(lang) if (found := english_in(text, lang))}
    assert not left


@each_game
@each_language
def test_rules_rulings_and_how_to_play_have_no_english_word(name: str, lang: str) -> None:
    left = {text: found for text in prose(name, lang) if (found := english_in(text, lang, QUOTED))}
    assert not left


@each_game
@each_language
def test_nothing_that_a_game_says_has_an_english_word(name: str, lang: str) -> None:
    game = games.load(name)
    left = {text: found for text in (*looked_up(game, lang), *played(game, lang)) if (found := english_in(text, lang))}
    assert not left


@each_language
def test_no_word_is_excused_that_nobody_says(lang: str) -> None:
    said = {word for text in written(lang) for word in words_in(text)}
    said |= {word for name in games.NAMES for text in prose(name, lang) for word in words_in(text)}
    assert shared(lang) - {word.lower() for word in said} == set()
    assert shared(lang) <= english(), "what is not English needs no excuse"


def test_no_name_is_excused_that_nobody_says() -> None:
    texts = [text for lang in OTHERS for name in games.NAMES for text in (*written(lang), *prose(name, lang))]
    said = {word for text in texts for word in words_in(text)}
    assert {*words_in(PARTS), *words_in(QUOTED)} - said == set()
