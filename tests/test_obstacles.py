"""Whatever stands in the way of compiling: a small package is built with the real setup.py, and comes out whole."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.test_build import ROOT, SETUP

pytestmark = pytest.mark.thorough

# A small package with the real setup.py: quick to build, and free to be broken.
GOOD = "def double(number: int) -> int:\n    return 2 * number\n"
ILL_TYPED = "def double(number: int) -> str:\n    return 2 * number\n"


def build(folder: Path, source: str, **environment: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """Build a package with one kernel module, and return how it went and the extensions that came out."""
    kernel = folder / "src" / "bailiwick" / "kernel"
    kernel.mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, folder)
    (kernel.parent / "__init__.py").touch()
    (kernel / "__init__.py").touch()
    (kernel / "double.py").write_text(source, encoding="utf-8")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("BAILIWICK_", "COV_"))}
    result = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build", "--build-lib", "out"],
        cwd=folder,
        env=kept | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    out = folder / "out"
    return result, sorted(path.name for path in out.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES)))


def compiler_that_fails_on_translated_code(folder: Path) -> str:
    script = folder / "cc"
    script.write_text('#!/bin/sh\ncase "$*" in *__native*) exit 1;; esac\nexec cc "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return str(script)


def folder_that_hides_mypyc(folder: Path) -> str:
    (folder / "hidden" / "mypyc").mkdir(parents=True)
    (folder / "hidden" / "mypyc" / "__init__.py").write_text("raise ImportError\n", encoding="utf-8")
    return str(folder / "hidden")


OBSTACLES = ["asked for", "no compiler", "no mypyc", "ill-typed", "compiler fails"]


def meet(obstacle: str, folder: Path) -> tuple[str, dict[str, str], str]:
    """The source and the environment that make an obstacle, and what the sentence about it says."""
    match obstacle:
        case "asked for":
            return GOOD, {"BAILIWICK_PURE": "1"}, "BAILIWICK_PURE is 1"
        case "no compiler":
            return GOOD, {"CC": "false"}, "no working C compiler with Python's headers was found"
        case "no mypyc":
            return GOOD, {"PYTHONPATH": folder_that_hides_mypyc(folder)}, "mypyc can't be imported"
        case "ill-typed":
            return ILL_TYPED, {}, "mypyc refused the sources"
        case _:
            return GOOD, {"CC": compiler_that_fails_on_translated_code(folder)}, "the C did not build"


# Without a compiler here, the obstacles that come after the search for one can't be met.
def skip_without_compiler(obstacle: str) -> None:
    if obstacle in {"ill-typed", "compiler fails", "none"}:
        try:
            SETUP.check_tools()
        except SETUP.CannotCompileError as error:
            pytest.skip(f"{error}")


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_an_obstacle_leaves_a_plain_package_and_one_sentence(obstacle: str, tmp_path: Path) -> None:
    skip_without_compiler(obstacle)
    source, environment, sentence = meet(obstacle, tmp_path)
    result, extensions = build(tmp_path / "package", source, **environment)
    assert result.returncode == 0, result.stderr
    assert extensions == []
    assert result.stderr.count("Bailiwick is installed as plain Python") == 1
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_an_obstacle_is_an_error_where_compiling_is_required(obstacle: str, tmp_path: Path) -> None:
    skip_without_compiler(obstacle)
    source, environment, sentence = meet(obstacle, tmp_path)
    result, extensions = build(tmp_path / "package", source, BAILIWICK_REQUIRE_COMPILED="1", **environment)
    assert result.returncode != 0
    assert extensions == []
    assert "Bailiwick can't be compiled, and BAILIWICK_REQUIRE_COMPILED is 1" in result.stderr
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


def test_without_an_obstacle_every_module_is_compiled(tmp_path: Path) -> None:
    skip_without_compiler("none")
    result, extensions = build(tmp_path / "package", GOOD, BAILIWICK_REQUIRE_COMPILED="1")
    assert result.returncode == 0, result.stderr
    assert [name.split(".")[0] for name in extensions] == ["__init__", "bailiwick_kernel__mypyc", "double"]
    assert "plain Python" not in result.stderr


def test_every_language_file_is_part_of_the_package(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("page", "__pycache__", "*.egg-info"))
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", "out"]
    subprocess.run(command, cwd=tmp_path, env=os.environ | {"BAILIWICK_PURE": "1"}, capture_output=True, check=True)
    files = {
        folder: {file.relative_to(tmp_path / folder) for file in (tmp_path / folder).rglob("*.ftl")} for folder in ("src", "out")
    }
    assert len(files["src"]) >= 15
    assert files["out"] == files["src"]
