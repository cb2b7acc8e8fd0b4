"""Every step that uses its registers says what they may hold: a position whose frame holds something else is refused."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bailiwick import games

PACKAGE = Path(__file__).resolve().parent.parent.parent / "src" / "bailiwick" / "games"
LIBRARY = PACKAGE.parent / "kernel" / "steps.py"  # its steps use only x
DUTIES = {"enter", "options", "choose", "add", "refuse", "chosen", "answered", "concerns", "who", "begin", "end"}


def classes_in(*paths: Path) -> dict[str, ast.ClassDef]:
    trees = [ast.parse(path.read_text()) for path in paths]
    return {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}


def says(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> bool:
    """Whether the class, or one of those that it builds on, says what its registers may hold."""
    if any(isinstance(part, ast.FunctionDef) and part.name == "registers" for part in node.body):
        return True
    names = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    bases = [classes[name.id] for name in names if isinstance(name, ast.Name) and name.id in classes]
    return any(says(base, classes) for base in bases if base is not node)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_step_that_uses_its_registers_says_what_they_hold(game: str) -> None:
    own = classes_in(*sorted((PACKAGE / game).rglob("*.py")))
    library = classes_in(LIBRARY)
    for name, node in own.items():
        used = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
        methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        for letter, classes in (("x", library | own), ("y", own)):
            if used & {f"get_{letter}", f"set_{letter}"} and methods & DUTIES:
                assert says(node, classes), f"{name} of {game} uses {letter}, but has no `registers`."


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_judges_the_frames_of_a_position(game: str) -> None:
    assert games.load(game).program.checked
