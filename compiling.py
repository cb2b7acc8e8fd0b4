"""The compiled copy of Bailiwick, in build/compiled: whether it fits the sources, playing with it, and making it.

    python compiling.py run PROGRAM ARGUMENTS    run a program with the copy, if it fits; else without, and make it meanwhile
    python compiling.py now                      make it and wait, unless there is one of these sources and this level
    python compiling.py path                     print where it is, if it fits

A copy is made of the sources as they were when that began, in a folder of its own, and comes into its place when it is whole:
whoever edits, stops the computer or clears up meanwhile never gets half of one. One is made at a time: the lock is the system's
own, and gone with the process that has it, however that ends.
"""

import argparse
import hashlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
COPY = BUILD / "compiled"
KEY = ".key"
LOG = BUILD / "compiling.log"
FAILED = BUILD / "compiling.failed"
# What the copy is made of, and what a build of the package asks for besides.
SOURCES = ("src", "setup.py", "pyproject.toml", "requirements/compile.lock")
BESIDES = ("README.md", "LICENSE", "NOTICE.md")
# Made by other tools, and the page, which the copy shares with the sources.
NOT_SOURCES = re.compile(r"(^|/)(\.|__pycache__/)|\.egg-info/|^src/bailiwick/table/page/")
PAGE = Path("bailiwick", "table", "page")
PIP = (sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input", "--no-deps")


class NoCopyError(Exception):
    """No copy was made; the message is the reason, the second half of a sentence. It would be the same again."""


class NoToolsError(NoCopyError):
    """… because what compiles it could not be fetched, which may be better the next time."""


def sources(root: Path) -> Iterator[Path]:
    """Every file the copy is made of, by its path from the root, in a fixed order."""
    for name in SOURCES:
        found = [root / name] if (root / name).is_file() else (root / name).rglob("*")
        paths = (path.relative_to(root).as_posix() for path in found if path.is_file())
        yield from map(Path, sorted(path for path in paths if not NOT_SOURCES.search(path)))


def key_of(root: Path) -> str:
    """A sum over names and contents, so that a deleted file counts as a change too, and for which Python it is."""
    digest = hashlib.sha256(str(sysconfig.get_config_var("SOABI")).encode())
    for path in sources(root):
        digest.update(path.as_posix().encode() + b"\0" + (root / path).read_bytes() + b"\0")
    return digest.hexdigest()


def made() -> tuple[str, str]:
    """The key of the sources that the copy was made of, and how hard the C compiler tried; empty if there is none."""
    try:
        key, level = (COPY / KEY).read_text(encoding="ascii").split()
    except (OSError, ValueError):
        return "", ""
    return key, level


def fits(key: str) -> bool:
    return made()[0] == key


def failed(key: str) -> bool:
    """Whether making a copy of these very sources was tried, and in vain."""
    return FAILED.is_file() and FAILED.read_text(encoding="ascii") == key


def may_compile() -> bool:
    """Whether it looks as if something could be compiled here: quick, and wrong now and then."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return os.name == "posix" and shutil.which(compiler[0]) is not None and headers.is_file()


def has_tools() -> bool:
    """Whether this Python has all that the lock names, as it has once the tests were set up."""
    lock = (ROOT / "requirements" / "compile.lock").read_text(encoding="utf-8")
    try:
        return all(metadata.version(name) == version for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE))
    except metadata.PackageNotFoundError:
        return False


def make(level: str, cores: int | None) -> None:
    """Make the copy anew and put it in its place. Whoever calls this has the lock."""
    from setup import CannotCompileError, check_compiler

    try:
        check_compiler()
    except CannotCompileError as error:
        raise NoCopyError(str(error)) from None
    for left in BUILD.glob("compiling.*/"):  # … by somebody who was killed
        shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="compiling.", dir=BUILD, ignore_cleanup_errors=True) as aside:
        part = Path(aside, "sources")
        for path in [*sources(ROOT), *map(Path, BESIDES)]:
            (part / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, part / path)
        key = key_of(part)
        copy = build(part, Path(aside), level, cores)
        if key_of(part) != key:
            raise NoCopyError("somebody cleared up meanwhile")
        (copy / KEY).write_text(f"{key} {level}\n", encoding="ascii")
        if COPY.exists():
            COPY.rename(Path(aside, "former"))
        copy.rename(COPY)
    FAILED.unlink(missing_ok=True)


def build(part: Path, aside: Path, level: str, cores: int | None) -> Path:
    """Compile the sources in a folder, with tools that are fetched if need be. The answer is where the result is."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BAILIWICK_")}
    environment |= {"BAILIWICK_REQUIRE_COMPILED": "1", "BAILIWICK_NO_PAGE": "1", "BAILIWICK_OPT_LEVEL": level}
    if cores is not None:
        environment["BAILIWICK_CORES"] = str(cores)
    if not has_tools():
        # Not into the Python that may be playing at this moment.
        tools = aside / "tools"
        lock = part / "requirements" / "compile.lock"
        if subprocess.run([*PIP, "--require-hashes", "--target", str(tools), "-r", str(lock)], check=False).returncode != 0:
            raise NoToolsError("what compiles it could not be fetched, with the messages above")
        environment["PYTHONPATH"] = str(tools)
    copy = aside / "compiled"
    command = [*PIP, "--no-build-isolation", "--target", str(copy), "."]
    if subprocess.run(command, cwd=part, env=environment, check=False).returncode != 0:
        raise NoCopyError("the build failed, with the messages above")
    # The page is not compiled: the copy shares the one in the sources, if there is one.
    up = Path(*[".."] * (len(PAGE.parent.parts) + 2))
    (copy / PAGE).symlink_to(up / "src" / PAGE, target_is_directory=True)
    return copy


if sys.platform == "win32":

    def take(lock: IO[str], wait: bool) -> bool:
        """Nothing is made in the background there, and so nothing stands in the way."""
        return True

else:
    import fcntl

    def take(lock: IO[str], wait: bool) -> bool:
        """Whether the lock is ours now."""
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        lock.truncate(0)
        return True


def open_lock() -> IO[str]:
    """The file of the lock. While somebody works in the background it says in which group of processes."""
    BUILD.mkdir(exist_ok=True)
    return (BUILD / "compiling.lock").open("a+", encoding="ascii")


def make_now(level: str) -> None:
    """Make the copy and wait for it, whoever makes it."""
    with open_lock() as lock:
        if not take(lock, wait=False):
            lock.seek(0)
            if group := lock.read():
                print("It is being compiled in the background: that is stopped, as it would take longer.", flush=True)
                with suppress(ProcessLookupError):  # it has ended just now
                    os.killpg(int(group), signal.SIGTERM)
            else:
                print("Somebody compiles it already: waiting for that ...", flush=True)
            take(lock, wait=True)
        if made() == (key_of(ROOT), level):
            print("build/compiled is up to date.")
            return
        print("Compiling into build/compiled ...", flush=True)
        try:
            make(level, None)
        except NoCopyError as error:
            sys.exit(f"The compiled copy was not built: {error}.")
        except KeyboardInterrupt:
            sys.exit("The compiled copy was not built: it was stopped.")


def begin(level: str, nice: str) -> bool:
    """Let the copy be made in the background; false if that is going on already.

    The lock is taken here and handed on, so that two who start at once don't both begin.
    """
    with open_lock() as lock:
        if not take(lock, wait=False):
            return False
        with LOG.open("w", encoding="utf-8") as log:
            # A session of its own: what is typed here, and that the terminal is closed, is none of its business.
            child = subprocess.Popen(
                [sys.executable, __file__, "--opt", level, "--nice", nice, "behind"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=ROOT,
                start_new_session=True,
                pass_fds=[lock.fileno()],
            )
        lock.write(str(child.pid))
        lock.flush()
        child.wait()
    return True


def make_behind(level: str, nice: str) -> None:
    """What the process in the background does, with the lock of who has started it."""
    if os.fork():
        return  # so that it is nobody's child, and leaves nothing behind in a server that runs for weeks
    os.nice(int(nice))
    first_to_go = Path("/proc/self/oom_score_adj")  # Linux: should memory run short, no game has to go for this
    if first_to_go.exists():
        first_to_go.write_text("1000", encoding="ascii")
    key = key_of(ROOT)
    try:
        make(level, cores=1)
        print("The compiled copy is there.")
    except NoCopyError as error:
        print(f"The compiled copy was not built: {error}.", file=sys.stderr)
        if not isinstance(error, NoToolsError):
            FAILED.write_text(key, encoding="ascii")


def run(program: list[str], level: str, nice: str) -> NoReturn:
    """Become the program, with the copy if it fits."""
    environment = dict(os.environ)
    key = key_of(ROOT)
    sentence = ""
    if fits(key):
        environment["PYTHONPATH"] = str(COPY)
        sentence = "The rules are compiled."
    elif failed(key):
        sentence = "The rules could not be compiled (build/compiling.log says why). All works, but bots take longer."
    elif may_compile():
        try:
            begin(level, nice)
        except OSError as problem:
            sentence = f"The rules can't be compiled in the background: {problem}."
        else:
            sentence = (
                "The rules are being compiled in the background. Once that is done, the next start uses them: bots think faster."
            )
    if sentence:
        print(sentence, file=sys.stderr, flush=True)
    if os.name == "posix":
        os.execvpe(program[0], program, environment)
    sys.exit(subprocess.run(program, env=environment, check=False).returncode)


def main() -> None:
    parser = argparse.ArgumentParser(description="The compiled copy of Bailiwick in build/compiled.")
    parser.add_argument("--opt", default="1", choices=["0", "1", "2", "3"], help="how hard the C compiler tries")
    parser.add_argument("--nice", default="19", help="how much what goes on in the background gives way to all else")
    parser.add_argument("what", choices=["run", "now", "path", "behind"])
    parser.add_argument("program", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    match given.what:
        case "run":
            run(given.program, given.opt, given.nice)
        case "now":
            make_now(given.opt)
        case "behind":
            make_behind(given.opt, given.nice)
        case _:
            print(COPY if fits(key_of(ROOT)) else "")


if __name__ == "__main__":
    main()
