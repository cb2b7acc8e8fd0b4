"""The page's part of the build: built once for the same sources, and left out with a sentence where nothing can build it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CANT_BUILD = 3


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A package with the real builders, a page of two files, and a server that is nothing but a folder."""
    for name in ("pyproject.toml", "setup.py", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "web" / "src").mkdir(parents=True)
    for name in ("build_page.py", "package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web")
    (tmp_path / "web" / "src" / "main.ts").write_text("console.log(1);\n", encoding="utf-8")
    package = tmp_path / "src" / "bailiwick"
    (package / "table").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "table" / "__init__.py").touch()
    return tmp_path


def run(tree: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the tree where no Node can be found: neither on the path nor as a Python package."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("BAILIWICK_", "COV_"))}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env=kept | {"PATH": str(tree / "nothing"), "BAILIWICK_PURE": "1"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def pretend_built(tree: Path) -> Path:
    """Put a page where `make page` puts it, as if it had been built from the sources as they are now."""
    page = tree / "src" / "bailiwick" / "table" / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>\n", encoding="utf-8")
    key = run(tree, "-c", "import sys; sys.path.insert(0, 'web'); import build_page; print(build_page.key_of_sources(), end='')")
    (page / ".key").write_text(key.stdout, encoding="ascii")
    return page


def test_a_page_of_the_same_sources_is_kept(tree: Path) -> None:
    pretend_built(tree)
    result = run(tree, "web/build_page.py")
    assert result.returncode == 0
    assert "is up to date" in result.stdout


@pytest.mark.parametrize("change", ["edit", "add", "delete", "translate"])
def test_changed_sources_are_built_anew(tree: Path, change: str) -> None:
    extra = tree / "web" / "src" / "extra.ts"
    if change == "delete":
        extra.touch()
    pretend_built(tree)
    if change == "delete":
        extra.unlink()
    elif change == "add":
        extra.touch()
    elif change == "translate":
        (tree / "src" / "bailiwick" / "qq.ftl").touch()
    else:
        (tree / "web" / "src" / "main.ts").write_text("console.log(2);\n", encoding="utf-8")
    assert run(tree, "web/build_page.py").returncode == CANT_BUILD


def test_without_node_there_is_a_sentence(tree: Path) -> None:
    result = run(tree, "web/build_page.py")
    assert result.returncode == CANT_BUILD
    assert result.stderr.startswith("The page was not built: there is neither Node (20.19, or 22.12 and newer) with npm nor")
    assert len(result.stderr.splitlines()) == 1


def test_a_page_that_is_there_goes_into_the_package(tree: Path) -> None:
    pretend_built(tree)
    result = run(tree, "web/build_page.py", "out/page")
    assert result.returncode == 0, result.stderr
    assert (tree / "out" / "page" / "index.html").is_file()


def test_the_package_builds_without_a_page_and_says_so(tree: Path) -> None:
    result = run(tree, "setup.py", "--quiet", "build", "--build-lib", "out", BAILIWICK_NO_PAGE="1")
    assert result.returncode == 0, result.stderr
    assert "The page was not built: BAILIWICK_NO_PAGE is 1. The server will serve only its API." in result.stderr
    assert not (tree / "out" / "bailiwick" / "table" / "page").exists()


def test_a_page_can_be_required(tree: Path) -> None:
    result = run(tree, "setup.py", "--quiet", "build", BAILIWICK_NO_PAGE="1", BAILIWICK_REQUIRE_PAGE="1")
    assert result.returncode != 0
    assert "BAILIWICK_REQUIRE_PAGE is 1" in result.stderr


def test_the_pin_of_node_is_the_locked_one() -> None:
    pin = next(line for line in (ROOT / "requirements" / "node.in").read_text("utf-8").splitlines() if not line.startswith("#"))
    assert f'NODE_WHEEL = "{pin}"' in (ROOT / "setup.py").read_text("utf-8")
    assert (ROOT / "requirements" / "node.lock").read_text("utf-8").count(f"\n{pin} ") == 1


def test_the_lock_file_of_npm_names_no_host() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
    ],
)
def test_old_nodes_are_not_used(tree: Path, version: str, enough: bool) -> None:
    program = f"import sys; sys.path.insert(0, 'web'); import build_page; sys.exit(not build_page.new_enough({version!r}))"
    assert (run(tree, "-c", program).returncode == 0) is enough
