"""What cards, tribes and spaces say, printed from what they do and from the numbers the game is played with."""

from __future__ import annotations

from bailiwick.games.immortals.cards import (
    DARK_SPECIAL,
    LIGHT_SPECIAL,
    LIGHT_TRIBES,
    MAGIC,
    MAGICS,
    SPECIALS,
    START_REGIONS,
    TRANSITION,
    is_magic,
)
from bailiwick.games.immortals.data import PRINTED, Data
from bailiwick.games.immortals.spaces import cost_of, tribe_of
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.words import name, say, sentence
from bailiwick.games.immortals.words.names import TRIBE_SPACE
from bailiwick.kernel.native import i64


def amount(cost: tuple[int, int], lang: str) -> str:
    """Gold and energy in words."""
    gold, energy = cost
    if gold and energy:
        return say(lang, "gold_and_energy", gold, energy)
    if gold:
        return say(lang, "gold", gold)
    return say(lang, "energy", energy) if energy else say(lang, "nothing")


# ---------------------------------------------------------------- spaces


def named_space(s: ImmortalsState, seat: i64, space: i64) -> i64:
    """A space of a seat's board by the number of its name: a tribe's own space is named after what the tribe does there."""
    return TRIBE_SPACE + tribe_of(s, seat, space) if space in (LIGHT_SPECIAL, DARK_SPECIAL) else space


def space_name(s: ImmortalsState, seat: i64, space: i64, lang: str) -> str:
    return name(lang, "space", named_space(s, seat, space))


def cost_with(s: ImmortalsState, seat: i64, space: i64, card: i64) -> tuple[int, int]:
    """What it costs to act with a card on a space, before anything is chosen."""
    return s.data.costs[MAGICS[card - MAGIC]] if is_magic(card) else cost_of(s, seat, space)


# ---------------------------------------------------------------- cards and tribes


def region_text(region: int, lang: str) -> str:
    return sentence(say(lang, "text_region", name(lang, "region", region)))


def conflict_text(realm: int, lang: str) -> str:
    return sentence(say(lang, "text_conflict", name(lang, "realm", realm)))


def wild_text(realm: int, lang: str) -> str:
    return sentence(say(lang, "text_wild", name(lang, "realm", realm)))


def magic_text(magic: int, lang: str) -> str:
    return sentence(say(lang, f"text_{MAGICS[magic]}"))


def blank_text(lang: str) -> str:
    return sentence(say(lang, "text_blank"))


def special_cost(tribe: int, data: Data = PRINTED) -> tuple[int, int]:
    """What a tribe's own space costs; a transition there costs what it costs anywhere (I-9.9, I-9.16)."""
    return data.costs["transition"] if SPECIALS[tribe] == TRANSITION else data.special[tribe]


def tribe_text(tribe: int, lang: str, data: Data = PRINTED) -> str:
    """Its own space, its prices, its army groups, and where and with what it starts."""
    cost = special_cost(tribe, data)
    effect = name(lang, "effect", SPECIALS[tribe])
    phrases = [
        say(lang, "text_space_for", effect, amount(cost, lang)) if any(cost) else say(lang, "text_space", effect),
        say(lang, "text_prices", *(amount(price, lang) for price in data.prices[tribe])),
        say(lang, "text_groups", listed(data.groups[tribe]), listed(data.outer[tribe])),
    ]
    start = amount(data.start[tribe], lang)
    if tribe < len(LIGHT_TRIBES):
        phrases.append(say(lang, "text_start_region", name(lang, "region", START_REGIONS[tribe]), start))
    else:
        phrases.append(say(lang, "text_start", start))
    return " ".join(sentence(phrase) for phrase in phrases)


def listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)
