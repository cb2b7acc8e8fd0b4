"""Fluent (projectfluent.org), as much of it as our language files use, read strictly: what is not understood is refused by name.

    # Values: $card $cost
    act_recruit = Recruit { $card } ({ $cost })
    draw =
        { $n ->
            [one] draw a card
           *[other] draw { $n } cards
        }
    option-first = First player
        .red = { seat-red }

A file is split into its messages at once; a message is read when it is first said. Values are given in the order in which the
message mentions them, or its comment does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bailiwick.kernel.plurals import category

ENTRY: Final = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=(.*)")
ATTRIBUTE: Final = re.compile(r"\.([A-Za-z][A-Za-z0-9_-]*) *=")
TEXT: Final = re.compile(r"[^{}\n]+")
LINE: Final = re.compile(r"(?: *\n)+( *)")
BLANK: Final = re.compile(r"[ \n]*")
QUOTED: Final = re.compile(r'"([^"\\\n]*)"')
VARIABLE: Final = re.compile(r"\$([A-Za-z][A-Za-z0-9_-]*)")
REFERENCE: Final = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*)")
VARIANT: Final = re.compile(r"(\*?)\[ *([A-Za-z][A-Za-z0-9_-]*|\d+) *\]")


class BadWords(Exception):
    """A language file that can't be read, or lacks something; a sentence for whoever writes it."""


class Hole:
    """A place that a value falls into."""

    def __init__(self, name: str) -> None:
        self.name = name


class Reference:
    """Another message of the same file, or a term of it."""

    def __init__(self, id: str) -> None:
        self.id = id


class Choice:
    """Forms to choose from by a value: a number by itself or its category, a thing by its id."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.forms: dict[str, list[str | Hole | Reference | Choice]] = {}
        self.otherwise = ""


Pattern = list[str | Hole | Reference | Choice]


class Message:
    def __init__(self) -> None:
        self.value: Pattern = []
        self.attributes: dict[str, Pattern] = {}
        self.holes: list[str] = []  # in the order of the values


class Reader:
    """Reads one message from the text behind its equals sign."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.at = 0

    def wrong(self, what: str) -> BadWords:
        return BadWords(f"{self.name}: {what}, at {self.text[self.at : self.at + 30]!r}.")

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def expect(self, sign: str) -> None:
        if not self.text.startswith(sign, self.at):
            raise self.wrong(f"{sign!r} is missing")
        self.at += len(sign)

    def message(self) -> Message:
        found = Message()
        found.value = self.pattern(False)
        self.take(BLANK)
        while self.at < len(self.text):
            attribute = self.take(ATTRIBUTE)
            if attribute is None:
                raise self.wrong("neither text nor an attribute")
            if attribute[1] in found.attributes:
                raise self.wrong(f"a second .{attribute[1]}")
            found.attributes[attribute[1]] = self.pattern(False)
            self.take(BLANK)
        if not found.value and not found.attributes:
            raise self.wrong("no text")
        for pattern in (found.value, *found.attributes.values()):
            mention(pattern, found.holes)
        return found

    def pattern(self, inside: bool) -> Pattern:
        """Text with what is set in it; lines that go on keep their breaks, without what they are all indented by."""
        parts: Pattern = []
        breaks: list[tuple[int, int, int]] = []  # which part a line begins with, after how many breaks, indented by
        written = False  # whether what was read last is text, and not what stands in quotes for its blanks
        while self.text.startswith(" ", self.at):
            self.at += 1
        while self.at < len(self.text):
            if self.text[self.at] == "{":
                parts.append(self.placeable())
                written = False
            elif self.text[self.at] == "}":
                if not inside:
                    raise self.wrong("a brace that closes nothing")
                break
            elif self.text[self.at] == "\n":
                line = LINE.match(self.text, self.at)
                assert line is not None
                if line.end() == len(self.text) or self.text[line.end()] in "}[*.":
                    break
                if not line[1]:
                    raise self.wrong("a line that is not indented")
                self.at = line.end()
                breaks.append((len(parts), line[0].count("\n"), len(line[1])))
                parts.append("")
            else:
                text = self.take(TEXT)
                assert text is not None
                parts.append(text[0])
                written = True
        common = min((indent for _part, _breaks, indent in breaks), default=0)
        for part, lines, indent in breaks:
            parts[part] = "" if part == 0 else "\n" * lines + " " * (indent - common)
        last = parts[-1] if written else None
        if isinstance(last, str):
            parts[-1] = last.rstrip(" ")
        return [part for part in parts if part != ""]

    def placeable(self) -> str | Hole | Reference | Choice:
        self.expect("{")
        self.take(BLANK)
        quoted = self.take(QUOTED)
        variable = self.take(VARIABLE) if quoted is None else None
        self.take(BLANK)
        found: str | Hole | Reference | Choice
        if quoted is not None:
            found = quoted[1]
        elif variable is None:
            reference = self.take(REFERENCE)
            if reference is None:
                raise self.wrong("neither a $value, a reference nor a text in quotes")
            found = Reference(reference[1])
        elif self.text.startswith("->", self.at):
            self.at += 2
            found = self.choice(variable[1])
        else:
            found = Hole(variable[1])
        self.take(BLANK)
        self.expect("}")
        return found

    def choice(self, name: str) -> Choice:
        found = Choice(name)
        self.take(BLANK)
        while True:
            variant = self.take(VARIANT)
            if variant is None:
                break
            if variant[2] in found.forms or (variant[1] and found.otherwise):
                raise self.wrong("a form that was there before")
            found.forms[variant[2]] = self.pattern(True)
            if variant[1]:
                found.otherwise = variant[2]
            self.take(BLANK)
        if not found.otherwise:
            raise self.wrong("no form is the *[usual] one")
        return found


def mention(pattern: Pattern, holes: list[str]) -> None:
    """Enter the values that a pattern asks for, in the order in which it does."""
    for part in pattern:
        if isinstance(part, Hole | Choice) and part.name not in holes:
            holes.append(part.name)
        if isinstance(part, Choice):
            for form in part.forms.values():
                mention(form, holes)


class Sheet:
    """One file: the messages of a language."""

    def __init__(self, name: str, lang: str, text: str) -> None:
        self.name = name
        self.lang = lang
        self.raw: dict[str, str] = {}
        self.values: dict[str, list[str]] = {}  # named in a comment
        self.read: dict[str, Message] = {}
        self.split(text)

    def split(self, text: str) -> None:
        id, comment = "", ""
        lines: list[str] = []
        for number, line in enumerate(text.split("\n"), 1):
            if not line or line[0] == " ":
                if id:
                    lines.append(line)
                elif line.strip():
                    raise BadWords(f"{self.name}, line {number}: this belongs to no message: {line!r}.")
                else:
                    comment = ""
                continue
            if id:
                self.raw[id] = "\n".join(lines)
                id = ""
            if line[0] == "#":
                comment = line
                continue
            entry = ENTRY.fullmatch(line)
            if entry is None:
                raise BadWords(f"{self.name}, line {number}: this is no message: {line!r}.")
            id = entry[1]
            if id in self.raw:
                raise BadWords(f"{self.name}, line {number}: a second {id}.")
            lines = [entry[2]]
            if "$" in comment:
                self.values[id] = VARIABLE.findall(comment)
            comment = ""
        if id:
            self.raw[id] = "\n".join(lines)

    def message(self, id: str) -> Message:
        found = self.read.get(id)
        if found is None:
            if id not in self.raw:
                raise BadWords(f"{self.name} has no {id}.")
            found = Reader(self.raw[id], f"{self.name}, {id}").message()
            found.holes = self.values.get(id, found.holes)
            self.read[id] = found
        return found

    def parts(self, pattern: Pattern, values: Mapping[str, object]) -> list[str | Hole]:
        """The pattern with its forms chosen: text, and holes to fill."""
        said: list[str | Hole] = []
        for part in pattern:
            if isinstance(part, Choice):
                said += self.parts(self.form(part, values), values)
            elif isinstance(part, Reference):
                said += self.parts(self.message(part.id).value, values)
            else:
                said.append(part)
        return said

    def form(self, choice: Choice, values: Mapping[str, object]) -> Pattern:
        value = values[choice.name]
        form = choice.forms.get(str(value))
        if form is None and isinstance(value, int):
            form = choice.forms.get(category(self.lang, value))
        return form if form is not None else choice.forms[choice.otherwise]

    def text(self, id: str) -> str:
        """A message that has no holes."""
        return self.plain(self.message(id).value)

    def plain(self, pattern: Pattern) -> str:
        said = ""
        for part in self.parts(pattern, {}):
            assert isinstance(part, str), f"{self.name}: {part.name} is not filled"
            said += part
        return said
