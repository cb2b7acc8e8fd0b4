"""The build keeps its promises: compiled where it can be, plain Python where it can't, never half of each.

`BAILIWICK_EXPECT`, set by the Makefile, says which of the two this run is about; unset it means interpreted. What a build does
where something is missing is tried in `test_obstacles`.
"""

import importlib
import importlib.util
import os
import re
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


@pytest.mark.parametrize("path", SETUP.COMPILED_EXTRA)
def test_no_extra_module_is_left_over(path: str) -> None:
    assert (ROOT / path).is_file(), f"There is no {path}: take it off the list in setup.py."


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
