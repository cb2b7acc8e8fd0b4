"""Which tests cover which clause of the rules: `make rules`, or `python -m tests.rules_coverage`.

For every game whose package holds a rules.md, the clauses and rulings are read from that text and from rulings.md, the cards from
the game, and the tests from tests/games/<game>/: by name (`test_t_7_3_…` for T-7.3, `test_r_22_…` for R-22, `test_<card id>_…`)
and from the scenarios of golden.yaml. A clause, ruling or card without a test is an error; so is a test or a scenario that names
none. What states no behaviour stands with its reason in unstated.yaml, which is checked too, so that it can't rot.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import yaml

import bailiwick
import bailiwick.games

GAMES = Path(bailiwick.games.__file__).parent
TESTS = Path(__file__).parent / "games"

WIDTH = 130
ID_WIDTH = 26

CHAPTER = re.compile(r"^#{2,} (?P<title>(?:(?P<id>[A-Z]+-\d+(?:\.\d+)*) |[A-Z]\. ).*)$")
# A clause is an item of a list or a row of a table; a ruling is an item that starts in bold.
CLAUSE = re.compile(r"^(?:- |\| )(?P<id>[A-Z]+-\d+(?:\.\d+)+)\b")
RULING = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+)\b")
NUMBERED_TEST = re.compile(r"^test_(?P<letter>[a-z]+)_(?P<numbers>\d+(?:_\d+)*)(?:_|$)")


@dataclass
class Entry:
    """Something that needs a test: a clause, a ruling or a card."""

    id: str
    chapter: str
    tests: list[str] = field(default_factory=list)
    unstated: str = ""  # why it states no behaviour

    @property
    def test_name(self) -> str:
        """How the name of its tests begins."""
        return "test_" + re.sub(r"[-.]", "_", self.id).lower()


@dataclass
class Survey:
    """What was found for one game."""

    game: str
    clauses: list[Entry]
    cards: list[Entry]
    test_count: int
    golden_count: int
    problems: list[str]

    @property
    def entries(self) -> list[Entry]:
        return self.clauses + self.cards


# ---------------------------------------------------------------- reading


def read_clauses(text: str) -> list[Entry]:
    """The clauses and rulings of a rules text, in its order, each with the heading it stands under."""
    chapter = ""
    entries = []
    for line in text.splitlines():
        if heading := CHAPTER.match(line):
            chapter = heading["title"]
        elif item := CLAUSE.match(line) or RULING.match(line):
            entries.append(Entry(item["id"], chapter))
    return entries


def tests_below(folder: Path) -> list[tuple[str, str]]:
    """Every test function below a folder: its name and its file."""
    found = []
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found.append((node.name, file.relative_to(folder).as_posix()))
    return found


def read_golden(folder: Path) -> list[tuple[str, list[str]]]:
    """The worked scenarios: each one's id and the clauses it says it tests."""
    file = folder / "golden.yaml"
    if not file.exists():
        return []
    scenarios = yaml.safe_load(file.read_text(encoding="utf-8"))["scenarios"]
    return [(scenario["id"], scenario["tests"]) for scenario in scenarios]


def read_unstated(folder: Path) -> dict[str, str]:
    file = folder / "unstated.yaml"
    return (yaml.safe_load(file.read_text(encoding="utf-8")) or {}) if file.exists() else {}


# ---------------------------------------------------------------- matching


def covered(name: str, entries: Mapping[str, Entry]) -> Entry | None:
    """The entry a test is named after; where several fit, the longest: test_t_10_2_2_x is T-10.2.2, not T-10.2."""
    fitting = [entry for entry in entries.values() if name == entry.test_name or name.startswith(entry.test_name + "_")]
    return max(fitting, key=lambda entry: len(entry.test_name), default=None)


def chapter_of(key: str, clauses: Sequence[Entry]) -> list[Entry]:
    """The clauses an entry of the unstated list means: itself, or all clauses of a chapter."""
    return [entry for entry in clauses if entry.id == key or entry.id.startswith(key + ".")]


def survey(game: str, rules: str, cards: Iterable[str], folder: Path) -> Survey:
    """Compare a rules text and a list of cards with the tests in a folder."""
    clauses = read_clauses(rules)
    result = Survey(game, clauses, [Entry(card, "Cards") for card in cards], 0, 0, [])
    say = result.problems.append
    if not clauses:
        say(f"The rules of {game} have no numbered clauses.")
    entries = {entry.id: entry for entry in result.entries}
    letters = {entry.id.partition("-")[0].lower() for entry in clauses}
    for name, file in tests_below(folder):
        result.test_count += 1
        if entry := covered(name, entries):
            entry.tests.append(name)
        elif (numbered := NUMBERED_TEST.match(name)) and numbered["letter"] in letters:
            say(f"{name} in {file} is named after a clause that does not exist.")
    for scenario, tested in read_golden(folder):
        result.golden_count += 1
        for clause in tested:
            if clause in entries:
                entries[clause].tests.append(scenario)
            else:
                say(f"The scenario {scenario} in golden.yaml tests {clause}, which does not exist.")
    for key, reason in read_unstated(folder).items():
        meant = chapter_of(key, clauses)
        if not meant:
            say(f"unstated.yaml lists {key}, which does not exist.")
        for entry in meant:
            entry.unstated = reason
            if entry.tests:
                say(f"unstated.yaml lists {key} as stating no behaviour, yet {entry.tests[0]} tests {entry.id}.")
    for entry in result.entries:
        if not entry.tests and not entry.unstated:
            say(f"{entry.id} has no test: write one named {entry.test_name}_….")
    return result


# ---------------------------------------------------------------- printing


def short(entry: Entry, test: str) -> str:
    """A test's name without what the line already says."""
    return test.removeprefix(entry.test_name).removeprefix("_") or test


def table(found: Survey, say: Callable[[str], None]) -> None:
    chapter = ""
    for entry in found.entries:
        if entry.chapter != chapter:
            chapter = entry.chapter
            say(f"\n{chapter}")
        if entry.tests:
            number, text = str(len(entry.tests)), ", ".join(short(entry, test) for test in entry.tests)
        else:
            number, text = "-", f"({entry.unstated})" if entry.unstated else "NO TEST"
        start = f"  {entry.id:<{ID_WIDTH}} {number:>3}  "
        say(textwrap.fill(text, WIDTH, initial_indent=start, subsequent_indent=" " * len(start), break_long_words=False))


def summary(found: Survey) -> str:
    rulings = sum("." not in entry.id for entry in found.clauses)
    unstated = sum(bool(entry.unstated) for entry in found.clauses)
    return (
        f"{found.game}: {len(found.clauses) - rulings} clauses and {rulings} rulings ({unstated} state no behaviour), "
        f"{len(found.cards)} cards; {found.test_count} tests and {found.golden_count} scenarios."
    )


# ---------------------------------------------------------------- every game


def rules_of(folder: Path) -> str:
    """A game's rules with its rulings, if it has any."""
    texts = [folder / "rules.md", folder / "rulings.md"]
    return "\n".join(text.read_text(encoding="utf-8") for text in texts if text.exists())


def main() -> int:
    games = sorted(file.parent.name for file in GAMES.glob("*/rules.md"))
    problems = [] if games else [f"No game in {GAMES} has a rules.md."]
    summaries = []
    for game in games:
        cards = [page.id for page in bailiwick.game(game).card_pages("en")]
        found = survey(game, rules_of(GAMES / game), cards, TESTS / game)
        table(found, print)
        summaries.append(summary(found))
        problems += [f"{game}: {problem}" for problem in found.problems]
    print()
    print("\n".join(summaries))
    if problems:
        print(f"\n{len(problems)} gaps:", *problems, sep="\n  ", file=sys.stderr)
        return 1
    print("Every clause, ruling and card has a test.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
