"""All texts that Oath's powers print, in every language, on one page: what a changed phrase changes is seen there.

python -m tests.games.oath.printed    writes it anew
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bailiwick.games.oath import cards
from bailiwick.games.oath.cards.printing import printed, vision_text
from bailiwick.games.oath.catalogue.things import IDS, VISION_OATH
from bailiwick.games.oath.powers import INERT, POWERS, Power
from bailiwick.games.oath.texts import text_key
from bailiwick.games.oath.words import LANGUAGES

PAGE: Final = Path(__file__).with_name("printed.txt")


def powers() -> Iterator[tuple[str, Power]]:
    """All powers, each with the key under which its text would stand if it were written by hand."""
    assert cards.__all__  # their files write the powers
    for thing, bodies in enumerate(POWERS):
        for number, body in enumerate(bodies):
            if body is not INERT:
                yield text_key(thing, number), body


def page() -> str:
    lines: list[str] = []
    for key, power in sorted(powers(), key=lambda entry: entry[0]):
        texts = [printed(power, lang) for lang in LANGUAGES]
        if any(texts):
            lines += [key.removeprefix("card_"), *(f"  {text}" for text in texts)]
    for vision in (vision for vision, oath in enumerate(VISION_OATH) if oath >= 0):
        lines += [IDS[vision], *(f"  {vision_text(vision, lang)}" for lang in LANGUAGES)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
