"""Which form a language has for a whole number: the categories of Unicode's CLDR, as every browser knows them too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


def one_is_one(n: int) -> str:
    """Most languages of Europe, and whichever is not named below."""
    return "one" if n == 1 else "other"


def no_forms(n: int) -> str:
    return "other"


def none_is_one(n: int) -> str:
    return "one" if n <= 1 else "other"


def romance(n: int) -> str:
    return "one" if n == 1 else millions(n)


def french(n: int) -> str:
    return "one" if n <= 1 else millions(n)


def millions(n: int) -> str:
    return "many" if n and n % 1000000 == 0 else "other"


def ends_in_one(n: int) -> bool:
    return n % 10 == 1 and n % 100 != 11


def ends_in_few(n: int) -> bool:
    return 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14


def russian(n: int) -> str:
    return "one" if ends_in_one(n) else "few" if ends_in_few(n) else "many"


def croatian(n: int) -> str:
    return "one" if ends_in_one(n) else "few" if ends_in_few(n) else "other"


def polish(n: int) -> str:
    return "one" if n == 1 else "few" if ends_in_few(n) else "many"


def czech(n: int) -> str:
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


def slovenian(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def lithuanian(n: int) -> str:
    if 11 <= n % 100 <= 19 or n % 10 == 0:
        return "other"
    return "one" if n % 10 == 1 else "few"


def latvian(n: int) -> str:
    return "zero" if n % 10 == 0 or 11 <= n % 100 <= 19 else "one" if n % 10 == 1 else "other"


def romanian(n: int) -> str:
    return "one" if n == 1 else "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


def hebrew(n: int) -> str:
    return {1: "one", 2: "two"}.get(n, "other")


def arabic(n: int) -> str:
    exact = {0: "zero", 1: "one", 2: "two"}.get(n)
    return exact or ("few" if 3 <= n % 100 <= 10 else "many" if 11 <= n % 100 <= 99 else "other")


RULES: Final[dict[str, Callable[[int], str]]] = {
    **dict.fromkeys(("id", "ja", "ko", "ms", "th", "vi", "zh"), no_forms),
    **dict.fromkeys(("fa", "hi", "hy"), none_is_one),
    **dict.fromkeys(("ca", "es", "it"), romance),
    **dict.fromkeys(("fr", "pt"), french),
    **dict.fromkeys(("be", "ru", "uk"), russian),
    **dict.fromkeys(("bs", "hr", "sr"), croatian),
    **dict.fromkeys(("cs", "sk"), czech),
    "ar": arabic,
    "he": hebrew,
    "lt": lithuanian,
    "lv": latvian,
    "pl": polish,
    "ro": romanian,
    "sl": slovenian,
}


def category(lang: str, n: int) -> str:
    return RULES.get(lang.partition("-")[0], one_is_one)(abs(n))
