"""The examples in the README and in the documents are run: what a newcomer types first must work."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
GUIDE = ROOT / "docs" / "adding-a-game.md"
OTHERS = [path for path in sorted(ROOT.glob("docs/**/*.md")) if path != GUIDE and ">>> " in path.read_text(encoding="utf-8")]


def examples_in(path: Path) -> doctest.DocTest:
    """All examples of a document as one test, in order: later ones may use what earlier ones made."""
    lines = path.read_text(encoding="utf-8").splitlines()
    # The end of a code block ends an example's output; doctest knows only empty lines.
    text = "\n".join("" if line.lstrip().startswith("```") else line for line in lines)
    name = path.relative_to(ROOT).as_posix()
    return doctest.DocTestParser().get_doctest(text + "\n", {"__name__": "__main__"}, name, str(path), 0)


@pytest.mark.parametrize("path", [README, GUIDE, *OTHERS], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_work(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert path.is_file(), f"{path.name} is not there."
    monkeypatch.chdir(tmp_path)  # an example may write a file
    test = examples_in(path)
    assert test.examples, f"{test.name} has no example to run."
    report: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert result.failed == 0, "".join(report)
