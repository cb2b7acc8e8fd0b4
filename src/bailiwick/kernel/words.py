"""A game's words in the languages that it has files for: phrases, log lines, reasons, and the names of its things.

The keys of a file begin with what they are for: `log-`, `why-` (reasons), `option-`, `page-` (which the page alone says), or the
kind of a thing, with its id (`seat-red`); those of phrases, with nothing. A phrase takes its values in the order in which English
mentions them. So do log lines and reasons, whose holes are typed: `$card`, `$seat`, `$n`, and `$card2` for the second of a type;
`$who` did it, `$cards` takes all that are left.

Where a name begins with its article, some languages draw that and the preposition before it together: "em" and "O Labirinto" are
"no Labirinto". The file of what no game says has their `contractions`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bailiwick.kernel.fluent import BadWords, Hole, Sheet
from bailiwick.kernel.options import OptionWords
from bailiwick.kernel.shelf import languages_of, text_of
from bailiwick.kernel.vocabulary import Verb

SHELL: Final = "bailiwick"  # the package whose words are those of no game
SOURCE: Final = "en"
LANGUAGES: Final = tuple(languages_of(SHELL))
NUMBERED: Final = re.compile(r"\d+$")

Token = tuple[str, str, str]  # kind, id, text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return capital(text) + "."


# ---------------------------------------------------------------- prepositions and articles


class Grammar:
    """What a language draws together: its prepositions, and what each becomes before each article."""

    def __init__(self, articles: Sequence[str], drawn: Mapping[str, Sequence[str]]) -> None:
        self.drawn = {preposition: dict(zip(articles, forms, strict=True)) for preposition, forms in drawn.items()}
        longest = sorted(articles, key=len, reverse=True)
        self.preposition = re.compile(rf"(?<!\w)({'|'.join(drawn)}) $", re.I)
        self.article = re.compile("|".join(rf"({a})(?=\w)" if a.endswith("'") else rf"({a}) " for a in longest), re.I)


GRAMMARS: Final[dict[str, Grammar | None]] = {}


def grammar_of(lang: str) -> Grammar | None:
    if lang not in GRAMMARS:
        GRAMMARS[lang] = None
        sheet = sheet_of(SHELL, lang) if lang in LANGUAGES else None
        if sheet is not None and "contractions" in sheet.raw:
            drawn = sheet.message("contractions")
            forms = {preposition: sheet.plain(pattern).split(", ") for preposition, pattern in drawn.attributes.items()}
            GRAMMARS[lang] = Grammar(sheet.plain(drawn.value).split(", "), forms)
    return GRAMMARS[lang]


def article_of(lang: str, name: str) -> str:
    """The article that a name begins with, and what parts it from the rest; nothing if it has none."""
    grammar = grammar_of(lang)
    article = grammar.article.match(name) if grammar is not None else None
    return article[0] if article is not None else ""


def contracted(lang: str, before: str, name: str) -> tuple[str, str]:
    """What stands before a name, and the name: its article goes over to a preposition there."""
    if not before.endswith(" "):
        return before, name
    grammar, article = grammar_of(lang), article_of(lang, name)
    preposition = grammar.preposition.search(before) if grammar is not None and article else None
    if grammar is None or preposition is None:
        return before, name
    word = preposition[1]
    drawn = grammar.drawn[word.lower()][article.strip().lower()]
    drawn = capital(drawn) if word[0].isupper() else drawn
    return before[: preposition.start()] + drawn + ("" if drawn.endswith("'") else " "), name[len(article) :]


def drawn_together(lang: str, tokens: Sequence[Token]) -> list[Token]:
    """The same with every name's article in the text before it, where the language has it so."""
    pieces: list[Token] = []
    for kind, id, text in tokens:
        name = text
        if kind != "text" and pieces and pieces[-1][0] == "text":
            before, name = contracted(lang, pieces[-1][2], text)
            pieces[-1] = ("text", "", before)
        pieces.append((kind, id, name))
    return pieces


# ---------------------------------------------------------------- words

SHEETS: Final[dict[tuple[str, str], Sheet]] = {}


def sheet_of(package: str, lang: str) -> Sheet:
    """The words of a package in a language, read when they are first asked for; in one we don't speak, the English ones."""
    found = SHEETS.get((package, lang))
    if found is None:
        spoken = lang if lang in LANGUAGES else SOURCE
        found = (
            sheet_of(package, spoken) if spoken != lang else Sheet(f"{package}/words/{lang}.ftl", lang, text_of(package, lang))
        )
        SHEETS[package, lang] = found
    return found


class Names:
    """What the values of one kind are called, by number: an id for machines, a name for people.

    A name stands in the files under its kind and id, unless it is put together from others: `called(lang, number)` does that.
    """

    def __init__(self, ids: Sequence[str], called: Callable[[str, int], str] | None = None) -> None:
        self.ids = ids
        self.called = called


class Words:
    """What a package says. `names` tells which things there are; its files, what they are called."""

    def __init__(self, package: str, names: Mapping[str, Names]) -> None:
        self.package = package
        self.names = dict(names)

    def sheet(self, lang: str) -> Sheet:
        return sheet_of(self.package, lang)

    def has(self, key: str) -> bool:
        return key in self.sheet(SOURCE).raw

    def holes(self, key: str) -> list[str]:
        """The names of a message's values, in their order."""
        return self.sheet(SOURCE).message(key).holes

    def say(self, lang: str, key: str, *values: object) -> str:
        """A phrase, filled."""
        sheet, given = self.sheet(lang), dict(zip(self.holes(key), values, strict=False))
        said = ""
        for part in sheet.parts(sheet.message(key).value, given):
            if isinstance(part, Hole):
                before, value = contracted(lang, said, str(given[part.name]))
                said = before + value
            else:
                said += part
        return said

    def act(self, lang: str, verb: Verb, argument: int, *more: object) -> str:
        """What an action is called: its verb's phrase with what it is about in the holes of that kind, and in the others what
        else the phrase wants to know. What has no names is said as the number it is.
        """
        about = verb.values(argument)
        rest = list(more)
        said: list[object] = []
        for hole in self.holes(verb.phrase):
            found = next((one for one in about if one[0] == NUMBERED.sub("", hole)), None) or (about[0] if not rest else None)
            if found is None:
                said.append(rest.pop(0))
            else:
                about.remove(found)
                kind, value = found
                said.append(self.name(lang, kind, value) if kind in self.names else value)
        return self.say(lang, verb.phrase, *said)

    def parts(self, lang: str, key: str) -> dict[str, str]:
        """The attributes of a message."""
        sheet = self.sheet(lang)
        return {name: sheet.plain(pattern) for name, pattern in sheet.message(key).attributes.items()}

    def text(self, lang: str, key: str) -> str:
        """A message without holes."""
        return self.sheet(lang).text(key)

    def name(self, lang: str, kind: str, value: int) -> str:
        """What a value of some kind is called; a number if the kind has no names."""
        names = self.names.get(kind)
        if names is None:
            return str(value)
        if names.called is not None:
            return names.called(lang, value)
        return self.sheet(lang).text(f"{kind}-{names.ids[value]}") if names.ids[value] else ""

    def named(self, lang: str, kind: str) -> dict[str, str]:
        """What all things of a kind are called, by their ids."""
        sheet, prefix = self.sheet(lang), f"{kind}-"
        return {key.removeprefix(prefix): sheet.text(key) for key in self.sheet(SOURCE).raw if key.startswith(prefix)}

    def token(self, lang: str, kind: str, value: int) -> Token:
        names = self.names.get(kind)
        return (kind, names.ids[value] if names is not None else str(value), self.name(lang, kind, value))

    def pieces(self, lang: str, key: str, who: int, values: tuple[int, ...]) -> list[Token]:
        """A message with its typed holes filled, piece by piece; what stands between them is of the kind "text"."""
        tokens: dict[str, list[Token]] = {}
        given: dict[str, object] = {}
        rest = list(values)
        for hole in self.holes(key):
            kind = NUMBERED.sub("", hole)
            if hole == "who":
                tokens[hole] = [self.token(lang, "seat", who)]
            elif hole == "cards":
                tokens[hole] = [self.token(lang, "card", card) for card in rest]
                rest = []
            else:
                value = rest.pop(0)
                tokens[hole] = [self.token(lang, kind, value)]
                given[hole] = value if kind not in self.names else tokens[hole][0][1]
        sheet = self.sheet(lang)
        pieces: list[Token] = []
        for part in sheet.parts(sheet.message(key).value, given):
            if isinstance(part, str):
                before = pieces.pop()[2] if pieces and pieces[-1][0] == "text" else ""
                pieces.append(("text", "", before + part))
            else:
                for number, token in enumerate(tokens[part.name]):
                    if number:
                        pieces.append(("text", "", ", "))
                    pieces.append(token)
        return pieces

    def tokens(self, lang: str, key: str, who: int, values: tuple[int, ...]) -> list[Token]:
        """The same as it is said. A game that calls some of its things otherwise does so before they are drawn together."""
        return drawn_together(lang, self.pieces(lang, key, who, values))

    def event_tokens(self, lang: str, kind: str, who: int, values: tuple[int, ...]) -> list[Token]:
        """A log line in pieces."""
        return self.tokens(lang, f"log-{kind}", who, values)

    def event_line(self, lang: str, kind: str, who: int, values: tuple[int, ...]) -> str:
        return "".join(text for _kind, _id, text in self.event_tokens(lang, kind, who, values))

    def reason(self, lang: str, key: str, clause: str, values: tuple[int, ...]) -> str:
        """Why not, with the clause behind."""
        text = capital("".join(text for _kind, _id, text in self.tokens(lang, f"why-{key}", -1, values)))
        return f"{text} ({clause})" if clause else text

    def option(self, name: str) -> Callable[[str], OptionWords]:
        """An option of the game, in the language that is asked for."""

        def said(lang: str) -> OptionWords:
            values = self.parts(lang, f"option-{name}")
            return OptionWords(self.text(lang, f"option-{name}"), values.pop("help"), values)

        return said


COMMON: Final = Words(SHELL, {})  # what no game says: the table, the terminal, the page

__all__ = ["COMMON", "LANGUAGES", "BadWords", "Names", "Token", "Words", "capital", "contracted", "drawn_together", "sentence"]
