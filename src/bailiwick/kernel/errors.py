"""What can go wrong, each said as a sentence to the person who can act on it."""

from __future__ import annotations

from reprlib import Repr
from typing import Final

QUOTED: Final = Repr()
QUOTED.maxlevel = 2
QUOTED.maxstring = QUOTED.maxother = QUOTED.maxlong = LONGEST_QUOTE = 60
LONGEST_PLACE = 120


def quoted(value: object) -> str:
    """A value as it was written, cut short if it is long or deep: whoever reads the sentence knows it, or should not have to."""
    return shortened(QUOTED.repr(value), LONGEST_QUOTE + 2)


def place_name(path: str) -> str:
    """The path to a value, of which names that a stranger has chosen may be part."""
    shown = "".join([letter if letter.isprintable() else "?" for letter in path])
    return shortened(shown, LONGEST_PLACE)


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}…"


class BailiwickError(ValueError):
    """Base of all errors that are the caller's to mend."""


class UnknownAction(BailiwickError):
    """The text names nothing in the game's vocabulary."""


class IllegalAction(BailiwickError):
    """The action exists but can't be taken now; the sentence says why and cites the clause."""


class NotYourDecision(BailiwickError):
    """Somebody else must choose now, or nobody."""


class BadOption(BailiwickError):
    """An option of a game has a value it can't have."""


class BadPosition(BailiwickError):
    """A position that can't be, or that can't be read."""


class BadRecord(BailiwickError):
    """A record that can't be read or doesn't replay."""


class RulesFailed(Exception):
    """The rules themselves have failed. That is nobody's to mend but ours, so this is no `BailiwickError`.

    Whatever was tried did not happen; what went wrong inside is the error's cause.
    """
