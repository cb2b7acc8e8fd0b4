"""Names are translated all or for a reason, and texts call things by the names that they have.

Half a translation is worse than none: "Matron Mother" beside "Mestres da Sorcere". So a name that is the same in English stands
in the list below with the reason why it stays, and nothing else does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bailiwick.games.ankh_morpork.cards import CARDS as ANKH_MORPORK_CARDS
from bailiwick.games.ankh_morpork.game import GAME as ANKH_MORPORK
from bailiwick.games.immortals.game import GAME as IMMORTALS
from bailiwick.games.oath.game import GAME as OATH
from bailiwick.games.tyrants.cards import CARDS as TYRANTS_CARDS
from bailiwick.games.tyrants.game import GAME as TYRANTS
from bailiwick.kernel.game import Game
from bailiwick.kernel.words import LANGUAGES, article_of
from tests.games.test_words import GAMES, Texts, names_in, texts
from tests.sheets import HOLE

OTHER_LANGUAGES = LANGUAGES[1:]
# Names of things that have no numbers.
MORE_NAMES = ("deck", "type", "source")

# By game and reason: what is called the same as in English, in Portuguese and in Italian.
BOTH = "both"
STAYS: dict[Game[Any], list[tuple[str, str, str]]] = {
    TYRANTS: [
        (
            "persons, demon lords and elemental princes",
            BOTH,
            "Severin Silrajin, Rath Modar, Vanifer, Imix, Gar Shatterkeel, Olhydra, Aerisi Kalinoth, Yan-C-Bin, Marlos Urnrayle, "
            "Ogremoch, Orcus, Demogorgon, Graz'zt, Zuggtmoy",
        ),
        (
            "creatures for which neither language has another word",
            BOTH,
            "Drow, Glabrezu, Marilith, Derro, Ettin, Balor, Vrock, Nalfeshnee, Hezrou, Gauth, Grimlock, Neogi, Quaggoth, "
            "Aboleth, Chuul, Nothic, Ulitharid, Banshee, Lich, Illithid, Medusa, Tiefling",
        ),
        ("the same word in Portuguese", "pt", "Kobold, Elemental"),
        ("the same word in Italian", "it", "Ghoul, Beholder"),
        (
            "places whose names say nothing",
            BOTH,
            "Gauntlgrym, Jhachalkhyn, Buiyrandyn, Ch'Chitl, Mantol-Derith, Menzoberranzan, Gracklstugh, Araumycos, Ched Nasad, "
            "Eryndlyn, Llacerellyn, Kanaglym, Tsenviilyq, Chaulssin, Yathchol, Ss'zuraass'nee",
        ),
        ("a name that says nothing in Italian", "it", "Blingdenstone"),
        ("the word of the Portuguese rulebook, and of Brazilian players", "pt", "Deck, deck"),
        ("the word of the Italian rulebook, and of Italian players", "it", "Focus, Round {n}"),
    ],
    ANKH_MORPORK: [
        (
            "people who are called by their name alone",
            BOTH,
            "Drumknott, CMOT Dibbler, Groat, Gaspode, Inigo Skimmer, Hex, Harry King, Nobby Nobbs, Modo, Sacharissa Cripslock, "
            "Rosie Palm, Rincewind, Wallace Sonky, Otto Chriek, Cosmo Lavish, Carcer, Dorfl, Adora Belle Dearheart, "
            "Buggy Swires, Susan, Sybil Vimes, William de Worde, Willikins, Ruby, Stanley, Moist von Lipwig, Ponder Stibbons, "
            "Reacher Gilt, Hubert, Igor, Edward d'Eath, Errol, Chrysoprase",
        ),
        (
            "lords and knights, who are so called in every language",
            BOTH,
            "Lord Selachii, Lord Rust, Lord de Worde, Lord Downey, Sir Charles Lavatory",
        ),
        ("a lord whom Portuguese players call Vetinari", "it", "Lord Vetinari"),
        ("a creature for which neither language has another word", BOTH, "troll"),
        ("the same in Portuguese", "pt", "Trolls, deck"),
    ],
    IMMORTALS: [
        ("the same word in Portuguese", "pt", "Halflings, Orcs, Trolls, Portal, Capital"),
        ("the same word in both languages", BOTH, "Limbo"),
        ("the same word in Italian", "it", "area"),
    ],
    OATH: [
        ("the same word in Portuguese", "pt", "Brutal, Portal, Hospital"),
        ("the same word in Italian", "it", "No"),
    ],
}

# English names that are words of the language too, with another meaning.
WORDS_TOO: dict[str, set[str]] = {"pt": {"Exile"}, "it": set()}
# Two words or more, with a capital: whatever looks so in a text is that name and nothing else.
A_NAME = re.compile(r"[A-Z][^\d]* [^\d]*")

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("lang", OTHER_LANGUAGES)


def named(game: Game[Any]) -> Iterator[Texts]:
    """Everything that has a name, in each language: things of every kind, options and their values."""
    words = GAMES[game]
    for kinds in zip(*(names_in(words, lang).values() for lang in LANGUAGES), strict=True):
        yield from zip(*kinds, strict=True)
    for kind in MORE_NAMES:
        yield from zip(*(words.named(lang, kind).values() for lang in LANGUAGES), strict=True)
    for option in game.options:
        said = [option.said(lang) for lang in LANGUAGES]
        yield tuple(words.title for words in said)
        for value in said[0].values:
            yield tuple(words.values[value] for words in said)


def worded(game: Game[Any]) -> Iterator[Texts]:
    """Every text that is not a name: questions, answers, headings, cards, log lines, reasons, and what options mean."""
    for _key, forms in texts(GAMES[game]):
        yield forms
    for option in game.options:
        yield tuple(option.said(lang).help for lang in LANGUAGES)


def says_something(text: str) -> bool:
    return any(letter.isalpha() for letter in HOLE.sub("", text))


def staying(game: Game[Any], lang: str) -> list[str]:
    return [name for _why, langs, list in STAYS[game] if langs in (BOTH, lang) for name in list.split(", ")]


def bare(lang: str, name: str) -> str:
    """Without the article that it begins with."""
    if lang == "en":
        return re.sub(r"^(the|a) ", "", name, flags=re.I)
    return name[len(article_of(lang, name)) :]


def mentions(text: str, name: str) -> bool:
    return re.search(rf"(?<![\w'-]){re.escape(name)}(?![\w'-])", text) is not None


@each_game
@each_language
def test_every_name_is_translated_or_stays_for_a_reason(game: Game[Any], lang: str) -> None:
    i = LANGUAGES.index(lang)
    same = {forms[0] for forms in (*named(game), *worded(game)) if forms[0] == forms[i] and says_something(forms[0])}
    assert same == set(staying(game, lang))
    assert len(staying(game, lang)) == len(same), "no name stays for two reasons"


@each_game
@each_language
def test_no_text_calls_by_its_english_name_what_has_another(game: Game[Any], lang: str) -> None:
    i = LANGUAGES.index(lang)
    translated = {bare("en", forms[0]) for forms in named(game) if forms[0] != forms[i]}
    own = " | ".join(forms[i] for forms in named(game))
    english = {name for name in translated if name[:1].isupper() and not mentions(own, name)} - WORDS_TOO[lang]
    left = [f"{name}: {forms[i]}" for forms in (*worded(game), *named(game)) for name in english if mentions(forms[i], name)]
    assert not left


@each_game
@each_language
def test_a_text_that_names_a_thing_in_english_names_it_in_the_other_languages(game: Game[Any], lang: str) -> None:
    i = LANGUAGES.index(lang)
    things = {bare("en", forms[0]): bare(lang, forms[i]) for forms in named(game) if A_NAME.fullmatch(forms[0])}
    otherwise = [
        f"{english} is {other}: {forms[i]}"
        for forms in worded(game)
        for english, other in things.items()
        if mentions(forms[0], english) and other.lower() not in forms[i].lower()
    ]
    assert not otherwise


def test_the_catalogues_have_the_english_names_of_the_language_files() -> None:
    """They say them in complaints about positions."""
    for cards, game in ((TYRANTS_CARDS, TYRANTS), (ANKH_MORPORK_CARDS, ANKH_MORPORK)):
        for card in cards:
            assert card.name == GAMES[game].name("en", "card", card.number)


# Words for things that the game calls otherwise: two words for one thing, and one asks what the difference is.
ELSEWHERE = {
    TYRANTS: {
        "pt": r"loca(l|is)|sítios?|minions?|poder de|VP",
        "it": r"[Ss]it[eio]|territori[oi]?|deck|[Ii]nner|Power|Influence|Presence|VP|token|marker",
    },
    ANKH_MORPORK: {"pt": r"zonas?|bairros?|lacaios?|capangas?", "it": r"zon[ae]|area|aree|sgherri?|deck"},
    IMMORTALS: {"pt": r"loca(l|is)|sítios?|territórios?", "it": r"esercit[oi]|luog(o|hi)|territori[oi]?"},
    OATH: {"pt": r"favor(es)?|bandeiras?|exilad[oa]s? do|sítios?|robôs?", "it": r"stendard[oi]|sit[oi]|luog(o|hi)|copert[oaie]"},
}


@each_game
@each_language
def test_one_thing_has_one_word(game: Game[Any], lang: str) -> None:
    i = LANGUAGES.index(lang)
    other = re.compile(rf"\b({ELSEWHERE[game][lang]})\b")
    assert not [forms[i] for forms in worded(game) if other.search(HOLE.sub("", forms[i]))]


@each_game
def test_the_headings_of_the_card_pages_are_words_and_no_ids(game: Game[Any]) -> None:
    for i, lang in enumerate(LANGUAGES):
        headings: dict[str, str] = game.page_data(lang)["decks"]
        groups = {page.group for page in game.card_pages(lang)}
        assert groups <= set(headings)
        assert all(headings[group][:1].isupper() for group in groups)
        english: dict[str, str] = game.page_data("en")["decks"]
        same = {headings[group] for group in groups if headings[group] == english[group]}
        assert i == 0 or same <= set(staying(game, lang))
