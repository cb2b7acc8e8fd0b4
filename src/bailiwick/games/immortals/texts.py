"""What cards, tribes and spaces say, printed from what they do and from the numbers the game is played with."""

from __future__ import annotations

from bailiwick.games.immortals.cards import (
    DARK_SPECIAL,
    LIGHT_SPECIAL,
    LIGHT_TRIBES,
    MAGIC,
    MAGICS,
    START_REGIONS,
    is_magic,
)
from bailiwick.games.immortals.data import PRINTED, Data
from bailiwick.games.immortals.spaces import cost_of, tribe_of
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.words import SPACES_A_TRIBE, TRIBE_SPACE, name, say, sentence
from bailiwick.kernel.native import i64


def amount(cost: tuple[int, int], lang: str) -> str:
    """Gold and energy in words."""
    gold, energy = name(lang, "gold", cost[0]), name(lang, "energy", cost[1])
    if cost[0] and cost[1]:
        return say(lang, "gold_and_energy", gold, energy)
    if cost[0]:
        return gold
    return energy if cost[1] else say(lang, "nothing")


# ---------------------------------------------------------------- spaces


def named_space(s: ImmortalsState, seat: i64, space: i64) -> i64:
    """A space of a seat's board by the number of its name: a tribe's own space is named after what the tribe does there."""
    if space not in (LIGHT_SPECIAL, DARK_SPECIAL):
        return space
    tribe = tribe_of(s, seat, space)
    return TRIBE_SPACE + tribe * SPACES_A_TRIBE + s.data.kinds[tribe]


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


def blank_text(lang: str) -> str:
    return sentence(say(lang, "text_blank"))


def tribe_text(tribe: int, lang: str, data: Data = PRINTED) -> str:
    """Its own space, its prices, its army groups, and where and with what it starts."""
    cost = data.special[tribe]
    effect = name(lang, "effect", data.kinds[tribe])
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
