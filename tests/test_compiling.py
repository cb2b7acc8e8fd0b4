"""The compiled copy that is made in the background: used from the next start on, never half made, never of other sources.

A small package is compiled with the real compiling.py and setup.py, and started as `make play` starts the real one.
"""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.test_obstacles import GOOD, ILL_TYPED, skip_without_compiler

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).resolve().parent.parent
COMPILED = "The rules are compiled."
BEGUN = "The rules are being compiled in the background."
FAILED = "The rules could not be compiled (build/compiling.log says why)."
# Says from where it has its module, and then plays until a line comes.
GAME = "from bailiwick.kernel import double; print(double.__file__, flush=True); input()"


@pytest.fixture
def tree(tmp_path: Path) -> Iterator[Path]:
    """The sources of a package with one module to compile, and a page. What goes on in the background ends with the test."""
    skip_without_compiler("none")
    tree = tmp_path / "tree"
    kernel = tree / "src" / "bailiwick" / "kernel"
    page = tree / "src" / "bailiwick" / "table" / "page"
    for folder in (kernel, page, tree / "requirements"):
        folder.mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "compiling.py", "README.md", "LICENSE", "NOTICE.md", "requirements/compile.lock"):
        shutil.copy(ROOT / name, tree / name)
    for folder in (kernel.parent, kernel, page.parent):
        (folder / "__init__.py").touch()
    (kernel / "double.py").write_text(GOOD, encoding="utf-8")
    (page / "index.html").touch()
    yield tree
    wait_for_background(tree)


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("BAILIWICK_", "COV_"))}


class Started:
    """The package, started in the foreground of a terminal of its own, as far as a signal can tell."""

    def __init__(self, tree: Path, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "compiling.py", "--opt", "0", "--nice", "0", "run", sys.executable, "-c", GAME],
            cwd=tree,
            env=clean_environment() | {"PYTHONPATH": str(tree / "src")} | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.module = Path(self.process.stdout.readline().strip())

    def leave(self) -> str:
        """Play to the end; what was said."""
        return self.process.communicate("\n")[1]

    def interrupt(self) -> str:
        """Ctrl-C: the terminal sends it to all that it has in its foreground."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.communicate()[1]


@contextmanager
def background_done(tree: Path) -> Iterator[None]:
    """Take the lock when whoever has it is done, and give it back in the end."""
    (tree / "build").mkdir(exist_ok=True)
    with (tree / "build" / "compiling.lock").open("w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def wait_for_background(tree: Path) -> str:
    """What stands in the log when nothing is being compiled any more."""
    with background_done(tree):
        log = tree / "build" / "compiling.log"
        return log.read_text(encoding="utf-8") if log.exists() else ""


def module(folder: Path) -> Path:
    return folder / "bailiwick" / "kernel" / "double.py"


def test_the_second_start_is_compiled_and_a_change_of_sources_is_not_passed_over(tree: Path) -> None:
    copy = tree / "build" / "compiled"
    first = Started(tree)
    assert first.module == module(tree / "src")
    assert BEGUN in first.interrupt()
    assert wait_for_background(tree) == "The compiled copy is there.\n"

    second = Started(tree)
    assert second.module.parent == module(copy).parent
    assert second.module.suffix in {".so", ".pyd"}
    assert second.leave() == COMPILED + "\n"
    assert (copy / "bailiwick" / "table" / "page" / "index.html").is_file()

    module(tree / "src").write_text(ILL_TYPED, encoding="utf-8")
    third = Started(tree)
    assert third.module == module(tree / "src")
    assert BEGUN in third.leave()
    log = wait_for_background(tree)
    assert "Incompatible return value type" in log
    assert log.endswith("The compiled copy was not built: the build failed, with the messages above.\n")

    # The same sources would fail again; and the copy of the former ones is there, but nobody's.
    fourth = Started(tree)
    assert fourth.module == module(tree / "src")
    assert FAILED in fourth.leave()
    assert wait_for_background(tree) == log

    module(tree / "src").write_text(GOOD, encoding="utf-8")
    assert Started(tree).leave() == COMPILED + "\n"


def test_only_one_is_made_at_a_time(tree: Path) -> None:
    with background_done(tree):
        started = Started(tree)
        assert started.module == module(tree / "src")
        assert BEGUN in started.leave()
        assert [path.name for path in (tree / "build").iterdir()] == ["compiling.lock"]


def test_who_wants_it_now_stops_what_goes_on_in_the_background_and_nothing_half_made_is_left(tree: Path) -> None:
    os.mkfifo(tree.parent / "never")
    stuck = tree.parent / "cc"
    stuck.write_text(
        f'#!/bin/sh\ncase "$*" in *__native*) read -r line <{tree.parent}/never;; esac\nexec cc "$@"\n', encoding="utf-8"
    )
    stuck.chmod(0o755)
    assert BEGUN in Started(tree, CC=str(stuck)).leave()
    meanwhile = Started(tree)
    assert meanwhile.module == module(tree / "src")
    assert BEGUN in meanwhile.leave()
    command = [sys.executable, "compiling.py", "--opt", "0", "now"]
    result = subprocess.run(command, cwd=tree, env=clean_environment(), capture_output=True, text=True, check=True)
    assert result.stdout.splitlines() == [
        "It is being compiled in the background: that is stopped, as it would take longer.",
        "Compiling into build/compiled ...",
    ]
    assert Started(tree).leave() == COMPILED + "\n"
    assert [path.name for path in (tree / "build").iterdir() if path.is_dir()] == ["compiled"]


def test_without_a_compiler_nothing_is_said_and_nothing_begun(tree: Path) -> None:
    started = Started(tree, CC="no-such-compiler")
    assert started.module == module(tree / "src")
    assert started.leave() == ""
    assert not (tree / "build").exists()
