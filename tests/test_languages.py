"""One file a language: no key is missing or needless in any of them, every hole fits, every tool reads them as we do, and another
language is a file for each game and one for the rest, with no line of code.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as official
from fluent.syntax.visitor import Visitor

from bailiwick import games
from bailiwick.kernel.fluent import Choice, Hole, Pattern, Reference, Sheet
from bailiwick.kernel.shelf import languages_of, text_of
from bailiwick.kernel.words import LANGUAGES, Words, sheet_of
from tests.sheets import GRAMMAR, PACKAGES, every_sheet, forms, holes, patterns, references

PACKAGE = Path(__file__).parents[1] / "src" / "bailiwick"
WEB = Path(__file__).parents[1] / "web" / "src"
DESTRUCTURED = re.compile(r"const \{ ([\w, ]+) \} = ")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

each_package = pytest.mark.parametrize("package", PACKAGES)
each_other = pytest.mark.parametrize("lang", OTHERS)
each_sheet = pytest.mark.parametrize("sheet", list(every_sheet()), ids=lambda sheet: sheet.name)


# ---------------------------------------------------------------- complete, and no more


def test_every_game_speaks_every_language() -> None:
    assert [f"bailiwick.games.{name}" for name in games.NAMES] == sorted(PACKAGES[1:], key=PACKAGES.index)
    assert {tuple(languages_of(package)) for package in PACKAGES} == {LANGUAGES}


@each_package
@each_other
def test_no_text_is_missing_and_none_is_there_in_one_language_alone(package: str, lang: str) -> None:
    """Nothing is filled in with English: what a language lacks would be an error in the game."""
    english, other = (dict(patterns(sheet_of(package, spoken))) for spoken in ("en", lang))
    assert list(other.keys() - english.keys() - {key for key in other if key.partition(".")[0] in GRAMMAR}) == []
    assert list(english.keys() - other.keys()) == []


# What has been said once, and what no player would say: for what is meant there are plain words.
STILTED = re.compile(
    r"^Skip: |\bDecline /|\bcan do nothing with\b|\bPut away\b|\brests (his|her|their) mind\b|\bWhich \w+ do you mean\b"
    r"|\bYour wish to\b|\bbefore the button\b|\bby the black path\b|\bit costs: \d|\bThat is no other\b|\(R-\d"
)


@each_package
def test_nothing_is_said_that_no_player_would_say(package: str) -> None:
    sheet = sheet_of(package, "en")
    said = [(key, text) for key, pattern in patterns(sheet) for text in forms(sheet, pattern)]
    assert [key for key, text in said if STILTED.search(text)] == []


@each_package
@each_other
def test_holes_are_the_same_in_every_language(package: str, lang: str) -> None:
    sheets = [sheet_of(package, spoken) for spoken in ("en", lang)]
    english, other = ({key: holes(sheet, pattern) for key, pattern in patterns(sheet)} for sheet in sheets)
    wrong = {key: (english[key], other[key]) for key in english if other[key] - english[key]}
    assert not wrong
    # A number that a language says with a word of its own ("a card") may be missing in it, nothing else.
    left_out = {key: english[key] - other[key] for key in english}
    assert {key: left for key, left in left_out.items() if left - {"n"}} == {}


@each_sheet
def test_forms_are_chosen_by_numbers_or_words_that_there_are(sheet: Sheet) -> None:
    def choices(pattern: Pattern) -> Iterator[Choice]:
        for part in pattern:
            if isinstance(part, Choice):
                yield part
                for form in part.forms.values():
                    yield from choices(form)

    package = sheet.name.partition("/")[0]
    names = import_module(f"{package}.words").WORDS.names if "games" in package else {}
    for key, pattern in patterns(sheet):
        for choice in choices(pattern):
            kind = re.sub(r"\d+$", "", choice.name)
            ids = names[kind].ids if kind in names and key.startswith(("log-", "why-", "of_", "a_suit")) else ()
            assert {form for form in choice.forms if not form.isdecimal()} <= CATEGORIES.union(ids), key
            assert choice.otherwise == "other", key


@each_sheet
def test_what_is_referred_to_is_there(sheet: Sheet) -> None:
    for key, pattern in patterns(sheet):
        assert all(part.id in sheet.raw for part in pattern if isinstance(part, Reference)), key


# ---------------------------------------------------------------- nothing that nobody says


def written_in(folder: Path) -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings that a folder's sources are written with, and what those that are put together can look like."""
    plain: set[str] = set()
    made: list[re.Pattern[str]] = []
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if re.match(r"[a-z]+[_-]", str(getattr(node.values[0], "value", ""))):
                    made.append(re.compile("".join(parts)))
            elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) and isinstance(node.left.value, str):
                made.append(re.compile(re.escape(node.left.value) + ".+"))
    return plain, [pattern for pattern in made if len(pattern.pattern) > len(".+") + 2]


@pytest.mark.parametrize("game", games.NAMES)
def test_every_word_of_a_game_is_said_somewhere(game: str) -> None:
    """By name, or by a name that is put together; names of things belong to things that there are."""
    loaded = games.load(game)
    options = {f"option-{option.name}" for option in loaded.options}
    taught = {key for lesson in games.lessons(game) for key in lesson.texts()}
    verbs = {loaded.vocabulary.verb(action).phrase for action in range(len(loaded.vocabulary))}
    words: Words = import_module(f"bailiwick.games.{game}.words").WORDS
    plain, made = written_in(PACKAGE / "games" / game)
    plain = plain.union(*(references(pattern) for _key, pattern in patterns(words.sheet("en"))))
    listed = {f"{kind}-{id}" for kind, names in words.names.items() for id in names.ids}
    idle = []
    for key in words.sheet("en").raw:
        kind = key.partition("-")[0]
        if kind in ("log", "why", "page"):
            continue  # tests/games/test_words.py knows who tells these, the one below who shows these
        if kind in words.names and words.names[kind].called is None:
            said = key in listed
        elif kind == "option":
            said = key in options
        elif kind == "lesson":
            said = key in taught
        else:
            said = key in plain | verbs or kind in plain or any(pattern.fullmatch(key) for pattern in made)
        if not said:
            idle.append(key)
    assert idle == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_word_of_the_page_is_shown_somewhere(package: str) -> None:
    folders = [WEB / "games" / package.rpartition(".")[2]] if "games" in package else [WEB / "shell", WEB / "i18n"]
    files = [file for folder in (*folders, WEB / "board") for file in folder.rglob("*.*") if file.suffix in (".ts", ".svelte")]
    shown = set(
        re.findall(r"[.?](\w+)", "".join(file.read_text(encoding="utf-8") for file in files if "tests" not in file.parts))
    )
    shown |= {
        name for file in files for part in DESTRUCTURED.findall(file.read_text(encoding="utf-8")) for name in part.split(", ")
    }
    keys = [key.removeprefix("page-") for key in sheet_of(package, "en").raw if key.startswith("page-")]
    assert [key for key in keys if key not in shown] == []


def test_every_word_of_the_terminal_is_said_somewhere() -> None:
    said, _made = written_in(PACKAGE / "cli")
    keys = [key.removeprefix("cli-") for key in sheet_of("bailiwick", "en").raw if key.startswith("cli-")]
    assert [key for key in keys if key not in said] == []


# ---------------------------------------------------------------- read by others


def ours(sheet: Sheet, pattern: Pattern) -> list[Any]:
    found: list[Any] = []
    for part in pattern:
        if isinstance(part, str):
            found.append(found.pop() + part if found and isinstance(found[-1], str) else part)
        elif isinstance(part, Hole):
            found.append({"hole": part.name})
        elif isinstance(part, Reference):
            found.append({"message": part.id})
        else:
            forms = {key: ours(sheet, form) for key, form in part.forms.items()}
            found.append({"choice": part.name, "forms": forms, "otherwise": part.otherwise})
    return found


def theirs(pattern: official.Pattern) -> list[Any]:
    found: list[Any] = []
    for element in pattern.elements:
        inner: Any = element.value if isinstance(element, official.TextElement) else element.expression
        if isinstance(inner, official.StringLiteral):
            inner = inner.parse()["value"]
        if isinstance(inner, str):
            found.append(found.pop() + inner if found and isinstance(found[-1], str) else inner)
        elif isinstance(inner, official.VariableReference):
            found.append({"hole": inner.id.name})
        elif isinstance(inner, official.MessageReference | official.TermReference):
            found.append({"message": inner.id.name})
        else:
            assert isinstance(inner, official.SelectExpression)
            assert isinstance(inner.selector, official.VariableReference)
            keys = [v.key.name if isinstance(v.key, official.Identifier) else v.key.value for v in inner.variants]
            forms = {key: theirs(variant.value) for key, variant in zip(keys, inner.variants, strict=True)}
            usual = next(key for key, variant in zip(keys, inner.variants, strict=True) if variant.default)
            found.append({"choice": inner.selector.id.name, "forms": forms, "otherwise": usual})
    return found


@each_sheet
def test_fluent_s_own_parser_reads_every_file_as_we_do(sheet: Sheet) -> None:
    package = sheet.name.partition("/")[0]
    entries = FluentParser().parse(text_of(package, sheet.lang)).body
    assert not [entry.content for entry in entries if isinstance(entry, official.Junk)]
    messages = [entry for entry in entries if isinstance(entry, official.Message)]
    assert [message.id.name for message in messages] == list(sheet.raw)
    for message in messages:
        read = sheet.message(message.id.name)
        assert ours(sheet, read.value) == (theirs(message.value) if message.value else []), message.id.name
        attributes = {attribute.id.name: theirs(attribute.value) for attribute in message.attributes}
        assert {name: ours(sheet, pattern) for name, pattern in read.attributes.items()} == attributes, message.id.name


# ---------------------------------------------------------------- another language


class Loud(Visitor):
    """Makes a language of its own out of English: the same in capitals."""

    def visit_TextElement(self, node: official.TextElement) -> None:  # noqa: N802
        node.value = node.value.upper()


PROGRAM = """
import json
from bailiwick import games
from bailiwick.kernel.match import Match
from bailiwick.kernel.words import LANGUAGES
said = []
for name in games.NAMES:
    game = games.load(name)
    match = Match(game, {"players": 3}, 5)
    said.append(game.prompt(match.state, match.seat, "qq"))
    said += [game.say_action(match.state, action, "qq") for action in game.legal(match.state, match.seat)]
    said += [option.said("qq").title for option in game.options] + list(game.source_names("qq").values())
    said += [text for page in game.card_pages("qq") for text in (page.name, page.text)]
    while not match.events:
        match.play(game.legal(match.state, match.seat)[0])
    said.append(game.say_event(match.state, match.events[0], "qq"))
print(json.dumps([LANGUAGES, said]))
"""


def test_another_language_is_one_file_a_game_and_one_for_the_rest(tmp_path: Path) -> None:
    copy = tmp_path / "bailiwick"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("page", "__pycache__"))
    for package in PACKAGES:
        folder = copy.joinpath(*package.split(".")[1:]) / "words"
        resource = FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8"))
        Loud().visit(resource)
        (folder / "qq.ftl").write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    # Away from the sources, which would be found first.
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    languages, said = json.loads(ran.stdout)
    assert languages == [*LANGUAGES, "qq"]
    assert len(said) > 40
    assert [text for text in said if text != text.upper()] == []
