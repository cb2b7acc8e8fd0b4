"""A game's words in several languages: phrases, log lines, reasons, and the names of its things. Holds no word of any game.

A phrase is filled with `{0}`, `{1}` …; where a second form `key.1` stands, it is used when the first number is 1. Log lines and
reasons hold typed holes (`{card}`, `{seat}`, `{n}`) that take the values in order; `{who}` is who did it, `{cards}` takes all
that are left. Where a name begins with its article, Portuguese and Italian draw that and the preposition before it together:
"em" and "O Labirinto" are "no Labirinto".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from bailiwick.kernel.options import OptionWords
from bailiwick.kernel.vocabulary import Verb

LANGUAGES: Final = ("en", "pt", "it")
HOLE: Final = re.compile(r"\{(\w+)\}")

# By language: prepositions with what they become before each article.
ARTICLES: Final[dict[str, tuple[str, ...]]] = {"pt": ("o", "a", "os", "as"), "it": ("il", "lo", "la", "l'", "i", "gli", "le")}
CONTRACTIONS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "pt": {
        "a": ("ao", "à", "aos", "às"),
        "de": ("do", "da", "dos", "das"),
        "em": ("no", "na", "nos", "nas"),
        "por": ("pelo", "pela", "pelos", "pelas"),
    },
    "it": {
        "a": ("al", "allo", "alla", "all'", "ai", "agli", "alle"),
        "da": ("dal", "dallo", "dalla", "dall'", "dai", "dagli", "dalle"),
        "di": ("del", "dello", "della", "dell'", "dei", "degli", "delle"),
        "in": ("nel", "nello", "nella", "nell'", "nei", "negli", "nelle"),
        "su": ("sul", "sullo", "sulla", "sull'", "sui", "sugli", "sulle"),
    },
}
PREPOSITION: Final = {lang: re.compile(rf"(?<!\w)({'|'.join(table)}) $", re.I) for lang, table in CONTRACTIONS.items()}
ARTICLE: Final = {
    "pt": re.compile(r"(os|as|o|a) ", re.I),
    "it": re.compile(r"(?:(il|lo|la|gli|le|i) |(l')(?=\w))", re.I),
}

Texts = tuple[str, str, str]  # one in each language
Token = tuple[str, str, str]  # kind, id, text
OptionTexts = tuple[Texts, Texts, dict[str, Texts]]  # an option's title, help, and the names of its values


def index_of(lang: str) -> int:
    """Which of a text's forms the language has; English for one we don't speak."""
    return LANGUAGES.index(lang) if lang in LANGUAGES else 0


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return capital(text) + "."


def option_words(texts: OptionTexts) -> dict[str, OptionWords]:
    """An option of a game in each language."""
    title, help, values = texts
    return {
        lang: OptionWords(title[i], help[i], {value: names[i] for value, names in values.items()})
        for i, lang in enumerate(LANGUAGES)
    }


def contracted(lang: str, before: str, name: str) -> tuple[str, str]:
    """What stands before a name, and the name: its article goes over to a preposition there."""
    if not before.endswith(" ") or lang not in CONTRACTIONS:
        return before, name
    preposition = PREPOSITION[lang].search(before)
    article = ARTICLE[lang].match(name)
    if preposition is None or article is None:
        return before, name
    word = preposition.group(1)
    drawn = CONTRACTIONS[lang][word.lower()][ARTICLES[lang].index((article.group(1) or article.group(2)).lower())]
    drawn = capital(drawn) if word[0].isupper() else drawn
    return before[: preposition.start()] + drawn + ("" if drawn.endswith("'") else " "), name[article.end() :]


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


class Names:
    """What the values of one kind are called, by number: an id for machines, a name for people."""

    def __init__(self, ids: Sequence[str], texts: Sequence[Texts]) -> None:
        self.ids = list(ids)
        self.texts = list(texts)


class Words:
    def __init__(
        self,
        phrases: Mapping[str, Texts],
        log: Mapping[str, Texts],
        reasons: Mapping[str, Texts],
        names: Mapping[str, Names],
    ) -> None:
        self.phrases = dict(phrases)
        self.log = dict(log)
        self.reasons = dict(reasons)
        self.names = dict(names)

    def enlist(self, kind: str, things: Sequence[tuple[str, str]], translated: Mapping[str, tuple[str, str]]) -> None:
        """Enter things (id, English name) in the order of their numbers; what has no translation keeps its English name."""
        names = self.names[kind]
        for id, english in things:
            pt, it = translated.get(id, (english, english))
            names.ids.append(id)
            names.texts.append((english, pt, it))

    def say(self, lang: str, key: str, *values: object) -> str:
        """A phrase, filled."""
        single = self.phrases.get(f"{key}.1") if values and values[0] == 1 else None
        said = ""
        for i, part in enumerate(HOLE.split((single or self.phrases[key])[index_of(lang)])):
            if i % 2 == 0:
                said += part
            else:
                before, value = contracted(lang, said, str(values[int(part)]))
                said = before + value
        return said

    def act(self, lang: str, verb: Verb, argument: int, *more: object) -> str:
        """What an action is called: its verb's phrase with the names of what it is about, and what else the phrase wants to know.

        A number is said as it is: what has no names is called by its number.
        """
        said: list[object] = []
        for kind, value in verb.values(argument):
            said.append(self.name(lang, kind, value) if kind in self.names else value)
        return self.say(lang, verb.phrase, *said, *more)

    def name(self, lang: str, kind: str, value: int) -> str:
        """What a value of some kind is called; a number if the kind has no names."""
        names = self.names.get(kind)
        return names.texts[value][index_of(lang)] if names is not None else str(value)

    def token(self, lang: str, kind: str, value: int) -> Token:
        names = self.names.get(kind)
        return (kind, names.ids[value] if names is not None else str(value), self.name(lang, kind, value))

    def pieces(self, lang: str, template: str, who: int, values: tuple[int, ...]) -> list[Token]:
        """A template with its typed holes filled, piece by piece; what stands between them is of the kind "text"."""
        rest = list(values)
        pieces: list[Token] = []
        for i, part in enumerate(HOLE.split(template)):
            if i % 2 == 0:
                if part:
                    pieces.append(("text", "", part))
            elif part == "who":
                pieces.append(self.token(lang, "seat", who))
            elif part == "cards":
                for number, card in enumerate(rest):
                    if number:
                        pieces.append(("text", "", ", "))
                    pieces.append(self.token(lang, "card", card))
                rest.clear()
            else:
                pieces.append(self.token(lang, part, rest.pop(0)))
        return pieces

    def tokens(self, lang: str, template: str, who: int, values: tuple[int, ...]) -> list[Token]:
        """The same as it is said. A game that calls some of its things otherwise does so before they are drawn together."""
        return drawn_together(lang, self.pieces(lang, template, who, values))

    def fill(self, lang: str, template: str, who: int, values: tuple[int, ...]) -> str:
        return "".join(text for _kind, _id, text in self.tokens(lang, template, who, values))

    def line(self, lang: str, kind: str, values: tuple[int, ...]) -> str:
        """The template of a log line, in its singular form where there is one."""
        single = self.log.get(f"{kind}.1") if values and values[0] == 1 else None
        return (single or self.log[kind])[index_of(lang)]

    def event_tokens(self, lang: str, kind: str, who: int, values: tuple[int, ...]) -> list[Token]:
        """A log line in pieces."""
        return self.tokens(lang, self.line(lang, kind, values), who, values)

    def event_line(self, lang: str, kind: str, who: int, values: tuple[int, ...]) -> str:
        return "".join(text for _kind, _id, text in self.event_tokens(lang, kind, who, values))

    def reason(self, lang: str, key: str, clause: str, values: tuple[int, ...]) -> str:
        """Why not, with the clause behind."""
        text = capital(self.fill(lang, self.reasons[key][index_of(lang)], -1, values))
        return f"{text} ({clause})" if clause else text
