"""Imports point down only, and the rules of a game touch nothing but the position.

`violations` reads one source text and says, in sentences, what it may not do where it stands. The first tests
run it over the package; the rest show that each of its checks can fail.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "bailiwick"

# From the bottom up: a layer may import itself and, of the others, only those named here.
MAY_IMPORT = {
    "kernel": frozenset[str](),
    "games": frozenset({"kernel"}),
    "bots": frozenset({"kernel", "games"}),
    "training": frozenset({"kernel", "games", "bots"}),
    "table": frozenset({"kernel", "games", "bots"}),
    "cli": frozenset({"kernel", "games", "bots", "table", "training"}),
    # The package itself (`import bailiwick`) is loaded before every layer, so it stays with the lower ones.
    "__init__": frozenset({"kernel", "games", "bots"}),
    "__main__": frozenset({"cli"}),
}
# What a layer may import besides the standard library.
THIRD_PARTY = {
    # ray where it is asked for alone: it is an extra.
    "cli": frozenset({"ray", "rich", "typer"}),
    "training": frozenset({"numpy"}),
    # h11 and websockets are what uvicorn speaks with: who looks after its connections meets them.
    "table": frozenset({"fastapi", "h11", "pydantic", "starlette", "uvicorn", "websockets", "yaml"}),
}

# Rules have no files, no network, no clock, no processes and no randomness but the generator in the state.
PURE_LAYERS = ("kernel", "games")
IMPURE_MODULES = frozenset(
    [
        # files and the machine
        *("ctypes", "dbm", "fcntl", "fileinput", "getpass", "glob", "io", "locale", "logging", "mmap", "os"),
        *("pathlib", "platform", "posix", "resource", "runpy", "shelve", "shutil", "site", "sqlite3", "sys"),
        *("sysconfig", "tempfile", "warnings", "zipfile"),
        # the network
        *("ftplib", "http", "imaplib", "poplib", "smtplib", "socket", "socketserver", "ssl", "urllib"),
        *("webbrowser", "xmlrpc"),
        # clocks and chance
        *("datetime", "random", "sched", "secrets", "time", "uuid"),
        # processes and threads
        *("_thread", "asyncio", "atexit", "concurrent", "multiprocessing", "select", "selectors", "signal"),
        *("subprocess", "threading"),
    ]
)
# The one door: it reads the language files that lie in a package, and nothing else.
DOOR = "kernel/shelf.py"
THROUGH_THE_DOOR = frozenset({"importlib.import_module", "pathlib.Path"})
IMPURE_CALLS = frozenset({"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"})

GAMES = frozenset({"ankh_morpork", "immortals", "oath", "tyrants"}) | {
    folder.name for folder in (PACKAGE / "games").glob("*/") if folder.name != "__pycache__"
}
DOTTED_GAME = re.compile(r"bailiwick\.games\.(\w+)(\.\w+)*")


def imports(tree: ast.Module, path: str) -> Iterator[tuple[int, str, bool, bool]]:
    """Every imported dotted name: line, name, is it inside a function, is it for type checkers only."""
    package = ["bailiwick", *path.split("/")[:-1]]

    def walk(node: ast.AST, lazy: bool, typing: bool) -> Iterator[tuple[int, str, bool, bool]]:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, lazy, typing
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                # The last name may be a module: `from bailiwick.games import tyrants`.
                yield node.lineno, f"{origin}.{alias.name}", lazy, typing
        elif isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            for statement in node.body:
                yield from walk(statement, lazy, True)
            for statement in node.orelse:
                yield from walk(statement, lazy, typing)
        else:
            lazy = lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            for child in ast.iter_child_nodes(node):
                yield from walk(child, lazy, typing)

    yield from walk(tree, False, False)


def violations(path: str, source: str) -> list[str]:
    """What the source at `path` (from src/bailiwick) does that its place forbids, one sentence each."""
    parts = path.removesuffix(".py").split("/")
    layer = parts[0]
    if layer not in MAY_IMPORT:
        return [f"{path}: {layer} is no layer; the layers are {', '.join(MAY_IMPORT)}."]
    # A module straight in games/ is the registry: it finds games by name, and only when it is asked to.
    registry = layer == "games" and len(parts) == 2
    own_game = parts[1] if layer == "games" and len(parts) > 2 else None
    tree = ast.parse(source, path)
    found: list[str] = []

    def forbid(line: int, what: str) -> None:
        found.append(f"{path}:{line}: {what}.")

    for line, name, lazy, typing in imports(tree, path):
        top, *rest = name.split(".")
        if top == "bailiwick":
            target = rest[0] if rest else "__init__"
            game = rest[1] if target == "games" and len(rest) > 1 and rest[1] in GAMES else None
            if target not in MAY_IMPORT or target == "__init__":
                if layer not in {"cli", "table", "__main__"}:
                    forbid(line, f"{layer} imports {name}, the package that is made of it")
            elif target != layer and target not in MAY_IMPORT[layer]:
                forbid(line, f"{layer} imports {name}, which is not below it")
            elif game is not None and game != own_game and not (registry and lazy):
                forbid(line, f"{path} imports {name}; only the game itself, and the registry lazily, may")
            elif target == "games" and own_game is not None and game is None:
                forbid(line, f"a game imports {name}; it may import the kernel and its own folder")
        elif top not in sys.stdlib_module_names:
            shim = path == "kernel/native.py" and top == "mypy_extensions" and typing
            if not shim and top not in THIRD_PARTY.get(layer, ()):
                forbid(line, f"{layer} imports {name}, which is not in the standard library")
        elif path == DOOR and name in THROUGH_THE_DOOR:
            continue
        elif layer in PURE_LAYERS and (top in IMPURE_MODULES or name.startswith("importlib.resources")):
            forbid(line, f"{layer} imports {name}; rules do no input or output and know no clock or chance")
        elif layer in PURE_LAYERS and top == "importlib" and not registry:
            forbid(line, f"{layer} imports {name}; only the registry of games looks modules up by name")

    for node in ast.walk(tree):
        if (
            layer in PURE_LAYERS
            and isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in IMPURE_CALLS
        ):
            forbid(node.lineno, f"{layer} calls {node.func.id}(); rules do no input or output")
        # A game's module named in a string is an import in disguise (importlib.import_module).
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and (match := DOTTED_GAME.fullmatch(node.value))
            and match[1] in GAMES - {own_game}
            and not registry
        ):
            forbid(node.lineno, f"{layer} names {node.value}; only the registry of games may")
    return found


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_there_is_something_to_check() -> None:
    layers = {path.relative_to(PACKAGE).parts[0] for path in sources()}
    assert {"kernel", "games"} <= layers


def test_every_source_keeps_to_its_layer() -> None:
    found = [
        sentence
        for path in sources()
        for sentence in violations(path.relative_to(PACKAGE).as_posix(), path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        pytest.param("kernel/state.py", "from bailiwick.games import registry", id="kernel-games"),
        pytest.param("kernel/state.py", "import bailiwick.games.tyrants.board", id="kernel-a-game"),
        pytest.param("kernel/state.py", "from ..games.tyrants import board", id="kernel-a-game-relatively"),
        pytest.param("kernel/state.py", "from bailiwick import bots", id="kernel-bots"),
        pytest.param("kernel/state.py", "from bailiwick import Match", id="kernel-package"),
        pytest.param("kernel/state.py", "import bailiwick", id="kernel-package-whole"),
        pytest.param("games/tyrants/state.py", "from bailiwick.bots import greedy", id="games-bots"),
        pytest.param("games/tyrants/state.py", "from bailiwick.cli import main", id="games-cli"),
        pytest.param("games/tyrants/state.py", "from bailiwick.games.oath import board", id="game-other-game"),
        pytest.param("games/tyrants/state.py", "from ..oath import board", id="game-other-game-relatively"),
        pytest.param("games/tyrants/state.py", "from bailiwick.games import oath", id="game-other-game-whole"),
        pytest.param(
            "games/tyrants/state.py",
            "def f() -> None:\n    import bailiwick.games.oath",
            id="game-other-lazily",
        ),
        pytest.param("games/tyrants/state.py", "from bailiwick.games import load", id="game-registry"),
        pytest.param("games/__init__.py", "from bailiwick.games import tyrants", id="registry-eagerly"),
        pytest.param("games/__init__.py", "from . import tyrants", id="registry-eagerly-relatively"),
        pytest.param("games/__init__.py", "from importlib import resources", id="registry-files"),
        pytest.param("bots/greedy.py", "from bailiwick.games.tyrants import board", id="bots-a-game"),
        pytest.param("bots/greedy.py", "from bailiwick.games import tyrants", id="bots-a-game-whole"),
        pytest.param("bots/greedy.py", "import_module('bailiwick.games.tyrants')", id="bots-a-game-by-name"),
        pytest.param("bots/greedy.py", "from bailiwick.table import seats", id="bots-table"),
        pytest.param("bots/greedy.py", "import numpy", id="bots-third-party"),
        pytest.param("table/app.py", "from bailiwick.cli import main", id="table-cli"),
        pytest.param("cli/play.py", "from bailiwick.games.tyrants import board", id="cli-a-game"),
        pytest.param("cli/play.py", "import requests", id="cli-undeclared"),
        pytest.param("__init__.py", "from bailiwick.cli import main", id="package-cli"),
        pytest.param("tools/x.py", "", id="no-layer"),
    ],
)
def test_an_import_that_does_not_point_down_is_found(path: str, source: str) -> None:
    assert len(violations(path, source)) == 1


@pytest.mark.parametrize("layer", ["kernel/state.py", "games/tyrants/state.py"])
@pytest.mark.parametrize(
    "source",
    [
        *(f"import {module}" for module in sorted(IMPURE_MODULES)),
        "import os.path",
        "from random import choice",
        "from time import monotonic as now",
        "def f() -> None:\n    import random",
        "try:\n    import secrets\nexcept ImportError:\n    pass",
        "import importlib",
        "import importlib.resources",
        "from importlib import resources",
        "from importlib.resources import files",
        "from mypy_extensions import i64",
        "if TYPE_CHECKING:\n    import numpy",
        "text = open('board.json').read()",
        "print('hello')",
        "__import__('os')",
        "eval('1')",
    ],
)
def test_what_is_not_pure_is_found(layer: str, source: str) -> None:
    assert len(violations(layer, source)) == 1


@pytest.mark.parametrize("source", ["import os", "import importlib", "from pathlib import PurePath", "from time import time"])
def test_the_door_to_the_language_files_lets_nothing_else_through(source: str) -> None:
    assert len(violations(DOOR, source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "from mypy_extensions import i64",
        "if not TYPE_CHECKING:\n    from mypy_extensions import i64",
        "if TYPE_CHECKING:\n    pass\nelse:\n    from mypy_extensions import i64",
        "if TYPE_CHECKING:\n    from typing_extensions import Self",
    ],
)
def test_the_shim_may_import_mypy_extensions_for_type_checkers_only(source: str) -> None:
    assert len(violations("kernel/native.py", source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        pytest.param("kernel/state.py", "from typing import Final\nimport json", id="standard-library"),
        pytest.param("kernel/state.py", "from bailiwick.kernel.rng import Rng\nfrom .rng import Rng", id="kernel"),
        pytest.param(
            "kernel/native.py",
            "if TYPE_CHECKING:\n    from mypy_extensions import i64, mypyc_attr",
            id="shim",
        ),
        pytest.param(DOOR, "from importlib import import_module\nfrom pathlib import Path", id="door"),
        pytest.param("games/tyrants/state.py", "from bailiwick.kernel import State", id="game-kernel"),
        pytest.param("games/tyrants/state.py", "from . import board\nfrom .board import SITES", id="own-game"),
        pytest.param("games/tyrants/decks/drow.py", "from bailiwick.games.tyrants import board", id="own-folder"),
        pytest.param("games/__init__.py", "import importlib\nNAME = 'bailiwick.games.tyrants'", id="registry"),
        pytest.param("games/__init__.py", "def load() -> None:\n    from . import tyrants", id="registry-lazily"),
        pytest.param("bots/greedy.py", "import time\nfrom bailiwick.games import load", id="bots-registry"),
        pytest.param("cli/play.py", "import typer\nfrom rich.table import Table", id="cli-declared"),
        pytest.param("cli/play.py", "from bailiwick import __version__, bots", id="cli-package"),
        pytest.param("__main__.py", "from bailiwick.cli import main", id="main"),
    ],
)
def test_what_is_allowed_is_not_reported(path: str, source: str) -> None:
    assert violations(path, source) == []
