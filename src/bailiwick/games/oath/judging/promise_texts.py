"""A promise in words: what, when, and what if not."""

from __future__ import annotations

from bailiwick.games.oath.judging.promises import (
    FATE_IDS,
    FORBEAR,
    KIND_IDS,
    LAST_ROUND,
    NOW,
    amount,
    deed_of,
    fate_of,
    has_penalty,
    is_gift,
    kind_of,
    penalty_of,
    target_of,
    when_of,
)
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.vocabulary import DEED_IDS, WHEN_IDS
from bailiwick.games.oath.wording import place_name
from bailiwick.games.oath.words import name, say


def deed_text(s: OathState, deed: int, target: int, lang: str) -> str:
    """A deed as an infinitive; `target` is 1 + its argument, 0 for any."""
    id = DEED_IDS[deed]
    key = f"deed_{id.replace('-', '_')}"
    if not target:
        return say(lang, key)
    place = target - 1
    if id in ("travel", "play-site"):
        called = place_name(s, place, lang)
    elif id == "search":
        called = name(lang, "pile", place)
    elif id == "recover-banner":
        called = name(lang, "banner", place)
    elif id in ("campaign", "hand-over", "ask-for", "offer", "exile"):
        called = name(lang, "seat", place)
    else:
        called = name(lang, "card", place + 1)
    return say(lang, f"{key}_one", called)


def what_text(s: OathState, promise: int, lang: str) -> str:
    """What is promised, without when and what if not; a gift of which nobody has said how much, too."""
    kind = kind_of(promise)
    if is_gift(promise):
        n = amount(promise)
        return say(lang, f"gift_{KIND_IDS[kind]}", n) if n else say(lang, f"some_{KIND_IDS[kind]}")
    said = deed_text(s, deed_of(promise), target_of(promise), lang)
    return say(lang, "promise_not", said) if kind == FORBEAR else said


def when_text(kind: int, when: int, lang: str) -> str:
    moment = "now" if when == NOW else "round" if when <= LAST_ROUND else WHEN_IDS[when - 1]
    return say(lang, f"until_{moment}" if kind == FORBEAR else f"by_{moment}", when)


def penalty_text(promise: int, lang: str) -> str:
    favor, secrets, relics, advisers = penalty_of(promise)
    parts = [say(lang, "cost_favor", favor)] if favor else []
    parts += [say(lang, "cost_secret", secrets)] if secrets else []
    parts += [say(lang, "penalty_relics")] * relics
    parts += [say(lang, "penalty_advisers")] * advisers
    return ", ".join(parts)


def promise_text(s: OathState, promise: int, lang: str) -> str:
    said = say(lang, "promise_when", what_text(s, promise, lang), when_text(kind_of(promise), when_of(promise), lang))
    return say(lang, "promise_or_else", said, penalty_text(promise, lang)) if has_penalty(promise) else said


def fate_text(promise: int, lang: str) -> str:
    return say(lang, f"fate_{FATE_IDS[fate_of(promise)]}")
