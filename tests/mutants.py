"""Are the tests themselves any good? Faults are put into the rules of a game, one at a time, and its tests must notice each.

    python -m tests.mutants --games tyrants --count 10 --seed 1

A mutant is one comparison, condition, sum or number of the rules made wrong: `<` for `<=`, `or` for `and`, `-` for `+`, 4 for 3,
a condition turned round. They are drawn by the seed from all places in the rules' modules. Each is tried in a copy of the
sources, so the folder itself is never touched: first against the tests that are known to come by its line, then against all
examples of the game, then against what looks at every step and action, then against a share of its properties. Who lives
through all that is listed with its change: either no test looks there, or the change makes no difference to anybody who plays.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from coverage import CoverageData
from rich.console import Console
from rich.progress import Progress

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ("tyrants", "ankh_morpork", "immortals", "oath")
CACHE: Final = ROOT / "build" / "mutants"
# What only speaks, draws or judges for bots: no rule is in there.
NO_RULES: Final = (
    "words",
    "texts",
    "layout",
    "page",
    "panels",
    "saying",
    "evaluate",
    "prospects",
    "judge",
    "plan",
    "promise_texts",
)
SPEAKING: Final = ("text", "prompt", "deed", "__repr__")
LEFT_BEHIND: Final = shutil.ignore_patterns("__pycache__", "*.so", "browser", "page", "images", "*.egg-info")

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SUMS: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
NO_TESTS: Final = 5  # how pytest ends where none was asked for
EXAMPLES: Final = "not properties and not thorough"
KILLED, TIMED_OUT, SURVIVED = "killed", "timed out", "survived"


@dataclass(frozen=True, order=True)
class Mutant:
    """One change: from byte `start` to `end` of a file stands `after` instead of `before`."""

    file: str  # from the root of the sources
    line: int
    start: int
    end: int
    kind: str
    before: str
    after: str

    def applied(self, source: bytes) -> bytes:
        assert source[self.start : self.end].decode() == self.before
        return source[: self.start] + self.after.encode() + source[self.end :]

    def diff(self, source: bytes) -> str:
        old = source.splitlines()[self.line - 1 : self.line + self.before.count("\n")]
        new = self.applied(source).splitlines()[self.line - 1 : self.line + self.after.count("\n")]
        shown = [f"-{line.decode()}" for line in old] + [f"+{line.decode()}" for line in new]
        return "\n".join([f"{self.file}:{self.line} ({self.kind})", *shown])


@dataclass
class Verdict:
    game: str
    mutant: Mutant
    outcome: str
    by: str = ""  # the test that noticed
    seconds: float = 0.0
    diff: str = field(default="", repr=False)


# ---------------------------------------------------------------- drawing


class Finder(ast.NodeVisitor):
    """Every place in a module's functions where a change could make a rule wrong."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.begins = [0]  # of each line, in bytes
        for line in source.splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(line))
        self.depth = 0  # of functions: what stands outside is data, and every test would notice
        self.found: list[Mutant] = []

    def start(self, node: ast.expr) -> int:
        return self.begins[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.begins[node.end_lineno - 1] + node.end_col_offset

    def add(self, start: int, end: int, kind: str, after: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        self.found.append(Mutant(self.file, line, start, end, kind, self.source[start:end].decode(), after))

    def add_between(self, left: ast.expr, right: ast.expr, kind: str, sign: str, after: str) -> None:
        """The sign between two operands; there may be brackets around it, and a comment would only be a missed chance."""
        gap = self.source[self.end(left) : self.start(right)].decode()
        pattern = r"\s+".join(map(re.escape, sign.split()))
        match = re.search(rf"(?<!\w){pattern}(?!\w)" if sign[0].isalpha() else pattern, gap)
        if match and "#" not in gap:
            self.add(self.end(left) + match.start(), self.end(left) + match.end(), kind, after)

    def turn_round(self, test: ast.expr) -> None:
        start, end = self.start(test), self.end(test)
        self.add(start, end, "condition", f"not ({self.source[start:end].decode()})")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in SPEAKING or node.name.startswith("say"):
            return
        self.depth += 1
        for statement in node.body:
            self.visit(statement)
        self.depth -= 1

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is asserted tells the type checker something; it is no rule."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """Nor are the sentences of errors."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Nor is what is put into texts."""

    def visit_Compare(self, node: ast.Compare) -> None:
        if self.depth:
            for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
                sign, after = COMPARISONS[type(op)]
                self.add_between(left, right, "comparison", sign, after)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        if self.depth:
            sign, after = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                self.add_between(left, right, "condition", sign, after)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if self.depth and type(node.op) in SUMS:
            sign, after = SUMS[type(node.op)]
            self.add_between(node.left, node.right, "sum", sign, after)
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if self.depth:
            self.turn_round(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if self.depth:
            self.turn_round(node.test)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if self.depth and type(node.value) is int:
            self.add(self.start(node), self.end(node), "number", str(node.value + 1))


def find(file: str, source: bytes) -> list[Mutant]:
    finder = Finder(file, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found)


def rules_of(game: str, root: Path = ROOT) -> Iterator[Path]:
    """The modules of a game that hold its rules."""
    folder = root / "src" / "bailiwick" / "games" / game
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if not set(parts) & set(NO_RULES):
            yield path


def draw(game: str, count: int, seed: int, root: Path = ROOT) -> list[Mutant]:
    """So many of all mutants, the same for the same seed and sources; fewer are the first of more."""
    everything: list[Mutant] = []
    for path in rules_of(game, root):
        everything += find(str(path.relative_to(root)), path.read_bytes())
    random.Random(f"{game} {seed}").shuffle(everything)
    return everything[:count]


# ---------------------------------------------------------------- a copy of the sources, and tests run in it


class Tree:
    """A copy of the sources in which a mutant can live for a while."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self.folder = folder
        for name in ("src", "tests", "docs"):
            if (root / name).exists():
                shutil.copytree(root / name, folder / name, ignore=LEFT_BEHIND, dirs_exist_ok=True)
        for name in ("pyproject.toml", "README.md"):
            if (root / name).exists():
                shutil.copy(root / name, folder / name)

    def pytest(self, *arguments: str, limit: float | None = None) -> tuple[int | None, str]:
        """The exit code, None if the time is over, and what was said. No compiled copy gets in between."""
        settings = {
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",  # or a changed module might be taken for what it was a moment ago
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # to load them takes longer than most runs
            "CI": "1",
        }
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-rfE", *arguments]
        try:
            done = subprocess.run(
                command,
                cwd=self.folder,
                env={**os.environ, **settings},
                capture_output=True,
                text=True,
                timeout=limit,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None, ""
        return done.returncode, done.stdout + done.stderr


Lines = dict[str, dict[int, list[str]]]  # file, line: the tests that come by it


@dataclass(frozen=True)
class Known:
    """What is known of a game's tests before anything is changed."""

    lines: Lines
    properties: list[str]
    seconds: float  # that all examples take


def fingerprint(game: str, root: Path = ROOT) -> str:
    """Changes whenever the kernel, the game or its tests do."""
    digest = hashlib.sha256()
    for folder in (f"src/bailiwick/games/{game}", "src/bailiwick/kernel", f"tests/games/{game}"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".yaml", ".md"):
                digest.update(str(path.relative_to(root)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def read_lines(file: Path, tree: Path) -> Lines:
    data = CoverageData(basename=str(file))
    data.read()
    lines: Lines = {}
    for measured in data.measured_files():
        by_line = {
            line: sorted({context.partition("|")[0] for context in contexts if context})
            for line, contexts in data.contexts_by_lineno(measured).items()
        }
        lines[str(Path(measured).resolve().relative_to(tree.resolve()))] = by_line
    return lines


def learn(game: str, tree: Tree, root: Path = ROOT, cache: Path = CACHE) -> Known:
    """Run the game's tests once as they are, and note which come by which line; remembered until something changes."""
    kept = cache / f"{game}-{fingerprint(game, root)}.json"
    if kept.exists():
        data = json.loads(kept.read_text(encoding="utf-8"))
        lines = {file: {int(line): tests for line, tests in by.items()} for file, by in data["lines"].items()}
        return Known(lines, data["properties"], data["seconds"])
    settings = tree.folder / "coverage.ini"
    settings.write_text(f"[run]\ndata_file = {tree.folder / 'covered'}\n", encoding="utf-8")
    begun = time.monotonic()
    code, said = tree.pytest(
        "-p", "pytest_cov", "-m", EXAMPLES, f"tests/games/{game}",
        f"--cov=bailiwick.games.{game}", f"--cov-config={settings}", "--cov-context=test", "--cov-report=",
    )  # fmt: skip
    seconds = time.monotonic() - begun
    if code != 0:
        raise SystemExit(f"The tests of {game} fail before anything is changed:\n{said[-2000:]}")
    _code, said = tree.pytest("--collect-only", "-m", "properties", f"tests/games/{game}")
    properties = [line for line in said.splitlines() if "::" in line and not line.startswith(" ")]
    known = Known(read_lines(tree.folder / "covered", tree.folder), properties, seconds)
    cache.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"lines": known.lines, "properties": properties, "seconds": seconds}), encoding="utf-8")
    return known


# ---------------------------------------------------------------- trying one


def who_noticed(said: str) -> str:
    match = re.search(r"^(?:FAILED|ERROR) (\S+)", said, re.M)
    return match.group(1) if match else "what is imported"


def attempts(game: str, mutant: Mutant, known: Known, first: int, share: int) -> Iterator[Sequence[str]]:
    """Which tests are run, the likeliest to notice first."""
    chance = random.Random(f"{mutant}")
    near = known.lines.get(mutant.file, {}).get(mutant.line, [])
    if near:
        yield chance.sample(near, min(first, len(near)))
    yield ["-m", EXAMPLES, f"tests/games/{game}"]
    yield ["-m", "thorough", f"tests/games/{game}"]
    if share and known.properties:
        yield chance.sample(known.properties, min(share, len(known.properties)))


def examine(game: str, mutant: Mutant, known: Known, tree: Tree, first: int, share: int) -> Verdict:
    """Let the mutant into the tree, see whether any test notices, and put things right again."""
    begun = time.monotonic()
    path = tree.folder / mutant.file
    source = path.read_bytes()
    verdict = Verdict(game, mutant, SURVIVED, diff=mutant.diff(source))
    path.write_bytes(mutant.applied(source))
    try:
        for arguments in attempts(game, mutant, known, first, share):
            asked = tree.folder / "asked"
            asked.write_text("\n".join(arguments), encoding="utf-8")
            code, said = tree.pytest("-x", f"@{asked}", limit=60 + 5 * known.seconds)
            if code is None:
                verdict.outcome = TIMED_OUT
                break
            if code not in (0, NO_TESTS):
                verdict.outcome, verdict.by = KILLED, who_noticed(said)
                break
    finally:
        path.write_bytes(source)
    verdict.seconds = round(time.monotonic() - begun, 1)
    return verdict


def run(draws: Mapping[str, list[Mutant]], jobs: int, first: int, share: int, console: Console) -> Iterator[Verdict]:
    """Each verdict as soon as it is known."""
    with ExitStack() as stack:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for _ in range(jobs):
            trees.put(Tree(Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mutants-")))))
        pool = stack.enter_context(ThreadPoolExecutor(jobs))
        progress = stack.enter_context(Progress(console=console))

        def one(game: str, mutant: Mutant, known: Known) -> Verdict:
            tree = trees.get()
            try:
                return examine(game, mutant, known, tree, first, share)
            finally:
                trees.put(tree)

        for game, drawn in draws.items():
            task = progress.add_task(game, total=len(drawn))
            tree = trees.get()
            known = learn(game, tree)
            trees.put(tree)
            for verdict in pool.map(lambda mutant: one(game, mutant, known), drawn):  # noqa: B023 (used up before the next game)
                progress.advance(task)
                if verdict.outcome == SURVIVED:
                    progress.console.print(f"survived: {verdict.diff}", highlight=False, markup=False)
                yield verdict


def report(verdicts: Sequence[Verdict]) -> str:
    """A line a game, and one for all."""
    rows: list[str] = []
    for game in [*dict.fromkeys(verdict.game for verdict in verdicts), ""]:
        mine = [verdict for verdict in verdicts if game in ("", verdict.game)]
        alive = sum(verdict.outcome == SURVIVED for verdict in mine)
        dead = len(mine) - alive
        slow = sum(verdict.outcome == TIMED_OUT for verdict in mine)
        late = f", {slow} of them by taking too long" if slow else ""
        share = 100 * dead / max(1, len(mine))
        rows.append(f"{game or 'all'}: {dead} of {len(mine)} killed{late}, {alive} survived ({share:.1f} %)")
    return "\n".join(rows)


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="make mutants", description="Faults put into the rules, one at a time: do the tests notice?"
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES), help="whose rules (all)")
    parser.add_argument("--count", type=int, default=10, help="how many for each game (10)")
    parser.add_argument("--seed", type=int, default=1, help="which of all (1)")
    parser.add_argument("--skip", type=int, default=0, help="leave out so many of those drawn: a long run in slices (0)")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time (1)")
    parser.add_argument("--first", type=int, default=60, help="how many tests that come by the line are tried first (60)")
    parser.add_argument("--properties", type=int, default=2, help="how many property tests are tried in the end (2)")
    parser.add_argument("--json", type=Path, help="also write every verdict to this file")
    options = parser.parse_args(given)
    console = Console(stderr=True)
    draws = {game: draw(game, options.count, options.seed)[options.skip :] for game in options.games}
    verdicts: list[Verdict] = []
    for verdict in run(draws, options.jobs, options.first, options.properties, console):
        verdicts.append(verdict)
        if options.json:  # at once, so that nothing is lost where a long run is cut short
            options.json.write_text(json.dumps([asdict(one) for one in verdicts], indent=1) + "\n", encoding="utf-8")
    print(report(verdicts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
