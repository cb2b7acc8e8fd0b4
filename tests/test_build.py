"""The build keeps its promises: compiled where it can be, plain Python where it can't, never half of each.

`BAILIWICK_EXPECT`, set by the Makefile, says which of the two this run is about; unset it means interpreted.
"""

import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parent.parent
EXPECT = os.environ.get("BAILIWICK_EXPECT", "interpreted")
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def load_setup() -> ModuleType:
    """setup.py as a module, for its lists; it builds nothing unless it is run."""
    spec = importlib.util.spec_from_file_location("bailiwick_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SETUP = load_setup()


def file_of(path: str) -> str:
    """The file from which the module with this source was really loaded."""
    parts = Path(path).relative_to("src").with_suffix("").parts
    name = ".".join(part for part in parts if part != "__init__")
    return str(importlib.import_module(name).__file__)


def test_this_run_is_one_of_the_two() -> None:
    assert EXPECT in {"interpreted", "compiled"}


def test_kernel_and_games_are_on_the_list() -> None:
    folders = {path.split("/")[2] for path in SETUP.compiled_modules()}
    assert {"kernel", "games"} <= folders


@pytest.mark.parametrize("path", SETUP.compiled_modules())
def test_module_is_what_this_run_expects(path: str) -> None:
    file = file_of(path)
    if EXPECT == "compiled":
        assert file.endswith(tuple(EXTENSION_SUFFIXES)), f"{path} was loaded interpreted, from {file}."
    else:
        assert file == str(ROOT / path)


@pytest.mark.parametrize("path", SETUP.interpreted_modules())
def test_module_that_must_stay_interpreted_is(path: str) -> None:
    assert file_of(path).endswith(".py")


@pytest.mark.parametrize("pattern", SETUP.INTERPRETED)
def test_no_pattern_of_what_stays_interpreted_is_left_over(pattern: str) -> None:
    assert list((ROOT / "src" / "bailiwick").glob(pattern)), f"Nothing fits {pattern}: take it off the list in setup.py."


def test_build_requirements_are_the_locked_ones() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    locked = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8")
    for requirement in project["build-system"]["requires"]:
        assert "==" in requirement
        assert re.search(rf"^{re.escape(requirement)} ", locked, re.MULTILINE), f"{requirement} is not locked."


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_names_no_host_and_no_folder(lock: Path) -> None:
    for line in lock.read_text(encoding="utf-8").splitlines():
        assert "://" not in line
        assert not line.startswith("--")
        assert " /" not in line


def test_dev_lock_agrees_with_the_others() -> None:
    def pins(name: str) -> set[str]:
        text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
        return set(re.findall(r"^[\w.-]+==[\w.]+", text, re.MULTILINE))

    assert pins("runtime") | pins("build") <= pins("dev")


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
