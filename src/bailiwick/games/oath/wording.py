"""How places, prices and actions are called: for steps, which say their own questions and choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bailiwick.games.oath.catalogue.heads import Cost
from bailiwick.games.oath.catalogue.things import SITE
from bailiwick.games.oath.powers import SOURCE, modifier_of, power_of
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.vocabulary import VOCABULARY
from bailiwick.games.oath.words import WORDS, capital, name, say
from bailiwick.kernel.native import i64


def cost_text(cost: Cost, lang: str) -> str:
    """A price in words; nothing for what is free."""
    parts = (
        ("favor", cost.favor),
        ("secret", cost.secret),
        ("burn_favor", cost.burn_favor),
        ("burn_secret", cost.burn_secret),
        ("flip", cost.flip),
    )
    return ", ".join(say(lang, f"cost_{kind}", n) for kind, n in parts if n)


def place_name(s: OathState, slot: int, lang: str) -> str:
    """A place of the map by the site that lies there faceup; else by its region and number."""
    return name(lang, "card", SITE + s.slots[slot]) if s.is_up(slot) else name(lang, "slot", slot)


# ---------------------------------------------------------------- actions


def about(s: OathState, action: i64, lang: str) -> list[object]:
    """What an action is about: a place by the site that lies there, if that is known; a number as it is."""
    said: list[object] = []
    for kind, number in VOCABULARY.verb(action).values(VOCABULARY.argument(action)):
        if kind == "slot":
            said.append(place_name(s, number, lang))
        else:
            said.append(name(lang, kind, number) if kind in WORDS.names else number)
    return said


def worded(s: OathState, action: i64, lang: str, keys: Mapping[str, str], *more: object) -> str:
    """An action by the phrase that a step has for its verb; nothing if it has none."""
    key = keys.get(VOCABULARY.verb(action).name)
    return capital(say(lang, key, *about(s, action, lang), *more)) if key is not None else ""


def use_text(source: int, kinds: Sequence[int], lang: str) -> str:
    """Using a power of one of these kinds, with its price."""
    called = name(lang, "card", source)
    for kind in kinds:
        power = power_of(source, kind)
        if power is not None and not power.head.cost.free:
            return capital(say(lang, "act_use_for", called, cost_text(power.head.cost, lang)))
    return capital(say(lang, "act_use", called))


def declare_text(source: int, lang: str) -> str:
    """Declaring a modifier, with its price; nothing if there is none."""
    modifier = modifier_of(source)
    if modifier is None:
        return ""
    called, deed = name(lang, "card", source), name(lang, "action", modifier.head.of)
    if modifier.head.cost.free:
        return capital(say(lang, "act_declare", called, deed))
    return capital(say(lang, "act_declare_for", called, deed, cost_text(modifier.head.cost, lang)))


def source_name(s: OathState, lang: str) -> str:
    """The card whose power is being resolved."""
    source = s.powers[SOURCE] if s.powers else 0
    return name(lang, "card", source) or capital(say(lang, "deal_nothing"))
