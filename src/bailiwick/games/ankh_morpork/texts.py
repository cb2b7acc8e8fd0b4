"""What cards of all kinds say, printed from what they do: player cards, City Area cards, random events, personalities."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.board import SMALL_GODS
from bailiwick.games.ankh_morpork.cards import CARDS
from bailiwick.games.ankh_morpork.catalogue import (
    DE_WORDE,
    EVENT,
    EVENTS,
    INTERRUPT,
    PERSONALITIES,
    SELACHII,
    VIMES,
    Card,
    Icon,
)
from bailiwick.games.ankh_morpork.scoring import GOALS
from bailiwick.games.ankh_morpork.steps.interrupts import PROTECTION
from bailiwick.games.ankh_morpork.steps.powers import POWERS
from bailiwick.games.ankh_morpork.words import say, sentence


def card_text(number: int, lang: str) -> str:
    """A player card: a sentence for each icon, from left to right."""
    card = CARDS[number - 1]
    if not card.icons:
        return sentence(say(lang, "no_icons"))
    return " ".join(sentence(icon_text(card, icon, lang)) for icon in card.icons)


def icon_text(card: Card, icon: Icon, lang: str) -> str:
    if icon.name == INTERRUPT:
        return say(lang, f"interrupt_{card.id}")
    if icon.name == EVENT:
        return say(lang, "random_event")
    assert icon.effect is not None
    return icon.effect.text(lang)


def icon_name(icon: Icon, lang: str) -> str:
    """What an icon is called, in a word or two."""
    return say(lang, f"icon_{icon.name}", icon.amount)


def power(area: int, lang: str) -> str:
    """What a City Area power does, as a phrase."""
    return say(lang, "power_small_gods", PROTECTION) if area == SMALL_GODS else POWERS[area].text(lang)


def power_text(area: int, lang: str) -> str:
    """A City Area card. Small Gods alone is not bound to its holder's turn (A-9.7)."""
    phrase = power(area, lang)
    return sentence(phrase if area == SMALL_GODS else say(lang, "power_text", phrase))


def event_text(event: int, lang: str) -> str:
    return sentence(say(lang, f"event_{EVENTS[event]}"))


def goal_key(personality: int) -> str:
    return "goal_lords" if SELACHII <= personality <= DE_WORDE else f"goal_{PERSONALITIES[personality]}"


def condition_text(personality: int, lang: str, players: int) -> str:
    """What must hold for a personality to win, without the when."""
    needed = () if personality == VIMES else (GOALS[personality][players],)
    return sentence(say(lang, goal_key(personality), *needed))


def goal_text(personality: int, lang: str, players: int = 0) -> str:
    """A personality's goal with so many players; by default with any number of them."""
    if personality == VIMES:
        return sentence(say(lang, "goal_commander_vimes"))
    numbers = GOALS[personality]
    differ = len(set(numbers[2:])) > 1
    needed = str(numbers[players or 2])
    if differ and not players:
        needed = " / ".join(str(number) for number in numbers[2:])
    phrase = say(lang, "goal", say(lang, goal_key(personality), needed))
    return sentence(say(lang, "by_players", phrase) if differ and not players else phrase)
