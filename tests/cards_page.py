"""One card of each game on one page, docs/cards.md: the line that declares it, the text that is printed from it, and its test.

python -m tests.cards_page    writes it anew
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bailiwick import games
from bailiwick.kernel.words import LANGUAGES
from tests.games.ankh_morpork.cards.test_green import check_two_from_each, test_mr_boggis_takes_two_from_each_and_places
from tests.games.immortals.cards.test_cards import test_magic_conflict_or_first_draws_or_takes_the_marker
from tests.games.oath.cards.test_first_cards import test_tents_make_a_travel_in_the_region_free
from tests.games.tyrants.cards.test_drow import test_blackguard_kills, test_blackguard_power

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "cards.md"
INTRODUCTION: Final = """\
# A card in each of the four games

*Written by `python -m tests.cards_page`; a test compares it with what the games print.*

A card is declared in a line. What it does and what it says come from that line: each part is a step or a rule, which happens
and which has words in the game's language files. The text is the one that players read (`GAME.card_pages(lang)`, the same call in
all games), and a test plays the card and looks at what became of the position.
"""

Test = Callable[..., None]


def declared(file: str, beginning: str) -> str:
    """The line of a source file that begins so."""
    lines = (ROOT / "src" / "bailiwick" / "games" / file).read_text(encoding="utf-8").splitlines()
    return next(line.strip().removesuffix(",") for line in lines if line.strip().startswith(beginning))


def section(game: str, title: str, id: str, file: str, beginning: str, *tests: Test) -> str:
    loaded = games.load(game)
    texts = {lang: next(page for page in loaded.card_pages(lang) if page.id == id) for lang in LANGUAGES}
    rows = "\n".join(f"| {lang} | {page.name} | {page.text} |" for lang, page in texts.items())
    played = "\n\n\n".join(inspect.getsource(test).rstrip() for test in tests)
    where = Path(inspect.getfile(tests[0])).relative_to(ROOT).as_posix()
    return f"""
## {title}

`games/{file}`

```python
{declared(file, beginning)}
```

| | Name | Text |
|---|---|---|
{rows}

`{where}`

```python
{played}
```
"""


def page() -> str:
    return INTRODUCTION + "".join(
        (
            section(
                *("tyrants", "Tyrants of the Underdark", "blackguard", "tyrants/cards/drow.py", 'Card("blackguard"'),
                *(test_blackguard_power, test_blackguard_kills),
            ),
            section(
                *("ankh_morpork", "Ankh-Morpork", "mr_boggis", "ankh_morpork/cards/green.py", 'Card("mr_boggis"'),
                *(test_mr_boggis_takes_two_from_each_and_places, check_two_from_each),
            ),
            section(
                *("immortals", "Immortals", "magic.conflict_or_first", "immortals/steps/magic.py", "(DrawConflicts(1), "),
                test_magic_conflict_or_first_draws_or_takes_the_marker,
            ),
            section(
                *("oath", "Oath", "tents", "oath/cards/nomad.py", 'write("tents"'),
                test_tents_make_a_travel_in_the_region_free,
            ),
        )
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
