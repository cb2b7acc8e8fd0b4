"""What cards, relics and sites say: each power with its kind and price, printed from its head, and its text, printed from what it
is made of (`cards.printing`) or written by hand."""

from __future__ import annotations

from functools import cache

from bailiwick.games.oath.cards.printing import printed, vision_text
from bailiwick.games.oath.catalogue.heads import CONTINUOUS, KIND_IDS, MODIFIER, PERSISTENT, PLAN, Head
from bailiwick.games.oath.catalogue.things import HEADS, IDS
from bailiwick.games.oath.powers import POWERS
from bailiwick.games.oath.wording import cost_text
from bailiwick.games.oath.words import WORDS, name, say


def kind_text(head: Head, lang: str) -> str:
    """What kind of power it is, and of which action."""
    if head.kind == PLAN:
        return say(lang, f"kind_plan_{head.side}")
    if head.kind == MODIFIER:
        return say(lang, "kind_duty" if head.must else "kind_modifier", name(lang, "action", head.of))
    if head.kind == PERSISTENT and head.of:
        return say(lang, "kind_persistent_of", name(lang, "action", head.of))
    return say(lang, f"kind_{KIND_IDS[head.kind]}")


def text_key(thing: int, number: int) -> str:
    """Where the text of a thing's power stands among the words if it is not printed, the first with number 0."""
    return f"card_{IDS[thing]}" + (f"_{number + 1}" if number else "")


@cache
def body_text(thing: int, number: int, lang: str) -> str:
    """What a power does: written by hand, or printed when it is first read."""
    key = text_key(thing, number)
    return say(lang, key) if WORDS.has(key) else printed(POWERS[thing][number], lang)


def power_text(thing: int, number: int, lang: str) -> str:
    """One power: its kind, its price, and what it does."""
    head = HEADS[thing][number]
    body = body_text(thing, number, lang)
    kind = kind_text(head, lang)
    return f"{kind}: {body}" if head.cost.free else f"{kind} ({cost_text(head.cost, lang)}): {body}"


def card_text(thing: int, lang: str) -> str:
    """All that is printed on a thing."""
    if not HEADS[thing]:
        key = text_key(thing, 0)
        return say(lang, key) if WORDS.has(key) else vision_text(thing, lang)
    return " ".join(power_text(thing, number, lang) for number in range(len(HEADS[thing])))


def effect_text(thing: int, lang: str) -> str:
    """What a thing does, without kinds and prices: for a player who is being asked about it."""
    texts = [body_text(thing, n, lang) for n, head in enumerate(HEADS[thing]) if head.kind != CONTINUOUS]
    return " ".join(texts) if texts else card_text(thing, lang)
