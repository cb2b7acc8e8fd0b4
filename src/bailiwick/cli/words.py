"""What the command line itself says during a game. Games bring their own words."""

from __future__ import annotations

import os
from collections.abc import Mapping

from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.words import COMMON, LANGUAGES


def say(lang: str, key: str, *values: object) -> str:
    return COMMON.say(lang, f"cli-{key}", *values)


def bot_name(lang: str, bot: str) -> str:
    """What a bot that comes with the games is called; others keep their own name."""
    return COMMON.parts(lang, "bots").get(bot, bot)


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or else the environment's if it is one of ours, or else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadOption(f"--lang can't be {asked!r}; it is one of: {', '.join(LANGUAGES)}.")
        return asked
    spoken = environment.get("LC_ALL") or environment.get("LANG") or ""
    return next((lang for lang in LANGUAGES if spoken.lower().startswith(lang)), "en")
