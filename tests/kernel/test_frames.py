"""Every step that uses its registers says what they may hold: a position whose frame holds something else is refused."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bailiwick import games

PACKAGE = Path(__file__).resolve().parent.parent.parent / "src" / "bailiwick" / "games"
USES = {"get_x", "get_y", "set_x", "set_y"}


def classes_of(game: str) -> dict[str, ast.ClassDef]:
    trees = [ast.parse(path.read_text()) for path in sorted((PACKAGE / game).rglob("*.py"))]
    return {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)}


def says(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> bool:
    """Whether the class, or one that it builds on, says what its registers may hold."""
    if any(isinstance(part, ast.FunctionDef) and part.name == "registers" for part in node.body):
        return True
    bases = [classes[base.id] for base in node.bases if isinstance(base, ast.Name) and base.id in classes]
    return any(says(base, classes) for base in bases)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_step_that_uses_its_registers_says_what_they_hold(game: str) -> None:
    classes = classes_of(game)
    for name, node in classes.items():
        used = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)} & USES
        methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        if used and methods & {"enter", "options", "choose"}:
            assert says(node, classes), f"{name} of {game} uses {', '.join(sorted(used))}, but has no `registers`."


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_judges_the_frames_of_a_position(game: str) -> None:
    assert games.load(game).program.checked
