"""How many powers are made of what all cards share. It looks at where things were written, which only the sources tell."""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType

from bailiwick.games.oath import cards
from bailiwick.games.oath.powers import POWERS, Power
from bailiwick.games.oath.terms import About, Count
from bailiwick.kernel.step import Step

CARDS = "bailiwick.games.oath.cards."
LIBRARY = {
    CARDS + name
    for name in ("about", "about_battle", "about_choices", "counts", "lands", "rules", "rules_battle", "rules_playing")
}


def own(thing: object) -> bool:
    """Whether a function, or the class of an object, was written for certain cards."""
    module = thing.__module__ if isinstance(thing, FunctionType | type) else type(thing).__module__
    return module.startswith(CARDS) and module not in LIBRARY


def parts_of(thing: object) -> Iterator[object]:
    """A power with all that it is made of: steps, conditions and counts, and the functions that they go by."""
    if isinstance(thing, tuple | list):
        for one in thing:
            yield from parts_of(one)
    elif isinstance(thing, Power | Step | About | Count | FunctionType):
        yield thing
        yield from parts_of(list(vars(thing).values()))


def is_declared(power: Power) -> bool:
    """Whether nothing had to be programmed for it."""
    return not any(own(part) for part in parts_of(power))


def test_how_many_powers_are_declarations() -> None:
    """A power is declared, if it is made of what all cards share. The others have code of their own: with time there should be
    fewer of them, not more."""
    assert cards.__all__  # their files write the powers
    written = [is_declared(body) for bodies in POWERS for body in bodies]
    assert (sum(written), len(written) - sum(written)) == (239, 35)


def test_a_key_tells_one_condition_and_one_count() -> None:
    """A text is printed from keys and values, so two conditions of one name would be told alike."""
    told: dict[tuple[str, str], tuple[object, ...]] = {}
    for part in parts_of([body for bodies in POWERS for body in bodies if is_declared(body)]):
        if isinstance(part, About | Count):
            kind = "about" if isinstance(part, About) else "count"
            meant = (type(part), getattr(part, "test", None), getattr(part, "number", None))
            assert part.key, f"{type(part).__name__} has no key."
            assert told.setdefault((kind, part.key), meant) == meant, part.key
    assert len(told) > 100
