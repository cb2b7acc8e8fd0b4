"""What can go wrong, each said as a sentence to the person who can act on it."""

from __future__ import annotations


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
