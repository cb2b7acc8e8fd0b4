"""Every English text that people are shown, as it was and as it is, with what a reader who read it aloud said of it.

    python -m tests.spoken ed3fdf3              all of them, as a table: where, mark, why, before, after
    python -m tests.spoken ed3fdf3 --marked     those alone that were changed, or kept although odd

The marks stand in docs/reviews/english.tsv, which is such a table of those alone. A text is where it stands: a message of a
language file by its key; a paragraph, a flag's help or an error by its file and its number in it, after the change.
"""

from __future__ import annotations

import argparse
import ast
import csv
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher, get_close_matches
from pathlib import Path
from typing import Final, NamedTuple, TextIO

from bailiwick.kernel.fluent import Sheet
from tests.sheets import forms, patterns

ROOT: Final = Path(__file__).parents[1]
REVIEW: Final = ROOT / "docs" / "reviews" / "english.tsv"
SHEETS: Final = "src/bailiwick/**/words/en.ftl"
PROSE: Final = ("README.md", "docs/hosting.md", "docs/lessons.md", "src/bailiwick/games/*/howto.md")
CODE: Final = "src/bailiwick/**/*.py"
LIKE: Final = 0.4  # how much of a text must be left in another that is told to have come of it
FINE, CHANGED, NEW, KEPT = "fine", "changed", "new", "kept although odd"


class Text(NamedTuple):
    where: str
    mark: str
    why: str
    before: str
    after: str


def in_a_sheet(name: str, source: str) -> dict[str, str]:
    """The texts of a language file by their keys; those with several forms, one behind the other."""
    sheet = Sheet(name, "en", source)
    return {key: " | ".join(forms(sheet, pattern)) for key, pattern in patterns(sheet)}


def in_prose(source: str) -> list[str]:
    """Paragraphs, items of lists, rows of tables."""
    return [" ".join(part.split()) for part in re.split(r"\n(?=\n|- |\d\. |\|)", source) if part.strip()]


def sentence(node: ast.expr) -> str:
    """What an expression says, as far as it is written out; holes as {name}."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(sentence(part) for part in node.values)
    if isinstance(node, ast.FormattedValue):
        return f"{{{ast.unparse(node.value)}}}"
    if isinstance(node, ast.BinOp):
        return sentence(node.left) + sentence(node.right)
    return f"{sentence(node.body)} | {sentence(node.orelse)}" if isinstance(node, ast.IfExp) else ""


def in_code(source: str) -> list[str]:
    """What errors say, sentences that have a name, and the help of the terminal's commands and flags, in their order."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            found += [(node.lineno, text) for text in map(sentence, node.exc.args) if " " in text]
        elif isinstance(node, ast.Call):
            found += [(node.lineno, text) for word in node.keywords if word.arg == "help" and (text := sentence(word.value))]
        elif isinstance(node, ast.AnnAssign) and node.value is not None and (text := sentence(node.value)).endswith("."):
            found += [(node.lineno, text)] * (" " in text)
        elif isinstance(node, ast.FunctionDef) and any("typer" in ast.unparse(part) for part in node.args.args):
            found += [(node.lineno, " ".join(text.split())) for text in [ast.get_docstring(node) or ""] if text]
    return [text for _line, text in sorted(found)]


def side_by_side(before: list[str], after: list[str]) -> Iterator[tuple[int, str, str]]:
    """Each text of a file with the one like it that stood in its place, by the number that it has in the file."""
    for how, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        for number in range(c, d):
            was = [after[number]] if how == "equal" else get_close_matches(after[number], before[a:b], 1, LIKE)
            yield number + 1, was[0] if was else "", after[number]


def read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def read_at(revision: str, file: str) -> str:
    """A file as it was; nothing where it was not there yet."""
    there = subprocess.run(["git", "show", f"{revision}:{file}"], cwd=ROOT, capture_output=True, text=True, check=False)
    return there.stdout if there.returncode == 0 else ""


def files(*wanted: str) -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for pattern in wanted for path in ROOT.glob(pattern))


def pairs(revision: str) -> Iterator[tuple[str, str, str]]:
    """Every text: where it stands, what it was and what it is."""
    for file in files(SHEETS):
        was = in_a_sheet(file, read_at(revision, file))
        for key, text in in_a_sheet(file, read(file)).items():
            yield f"{file} {key}", was.get(key, ""), text
    for file in files(*PROSE):
        for number, before, after in side_by_side(in_prose(read_at(revision, file)), in_prose(read(file))):
            yield f"{file} {number}", before, after
    for file in files(CODE):
        for number, before, after in side_by_side(in_code(read_at(revision, file)), in_code(read(file))):
            yield f"{file} {number}", before, after


def reviewed(table: Iterable[str]) -> dict[str, tuple[str, str]]:
    """The mark of each text that has one, and why."""
    rows = csv.reader((line for line in table if not line.startswith("#")), "excel-tab")
    return {where: (mark, why) for where, mark, why, *_texts in rows if where != "where"}


def texts(revision: str, marks: dict[str, tuple[str, str]]) -> Iterator[Text]:
    for where, before, after in pairs(revision):
        usual = FINE if before == after else CHANGED if before else NEW
        yield Text(where, *marks.get(where, (usual, "")), before, after)


def write(out: TextIO, revision: str, found: list[Text], marked: bool) -> None:
    counts: dict[str, Counter[str]] = {}
    for text in found:
        counts.setdefault(text.where.split(" ")[0], Counter())[text.mark] += 1
    print(f"# English texts, read aloud: before at {revision}. All of them: python -m tests.spoken {revision}", file=out)
    for file, count in counts.items():
        if not marked or count.keys() - {FINE, NEW}:
            print(f"# {file}: {count.total()} read, {', '.join(f'{n} {mark}' for mark, n in sorted(count.items()))}", file=out)
    table = csv.writer(out, "excel-tab", lineterminator="\n")
    table.writerow(Text._fields)
    table.writerows(text for text in found if not marked or text.mark not in (FINE, NEW))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="how the texts were before: a commit")
    parser.add_argument("--marked", action="store_true", help="only what was changed, or kept although odd")
    asked = parser.parse_args()
    marks = reviewed(REVIEW.read_text(encoding="utf-8").splitlines()) if REVIEW.is_file() else {}
    write(sys.stdout, asked.revision, list(texts(asked.revision, marks)), asked.marked)


if __name__ == "__main__":
    main()
