"""How many powers are made of what all cards share. It looks at where things were written, which only the sources tell."""

from __future__ import annotations

from bailiwick.games.oath import cards
from bailiwick.games.oath.powers import POWERS, Effect, Power

CARDS = "bailiwick.games.oath.cards."
LIBRARY = {CARDS + name for name in ("about", "bodies", "conditions", "counts", "lands", "rules")}


def own(thing: object) -> bool:
    """Whether a function, or the class of an object, was written for certain cards."""
    module = thing.__module__ if callable(thing) else type(thing).__module__
    return module.startswith(CARDS) and module not in LIBRARY


def code_in(step: Effect | None) -> bool:
    """Whether a step is, or is told by a function, of a card's own."""
    if step is None:
        return False
    told = [getattr(step, name) for name in ("deed", "condition", "where", "most", "count") if hasattr(step, name)]
    return own(step) or any(own(part) for part in told if callable(part)) or any(code_in(child) for child in step.children())


def is_declared(power: Power) -> bool:
    """Whether nothing had to be programmed for it."""
    condition = getattr(power, "condition", None)
    return not (own(power) or code_in(power.effect) or code_in(power.reaction) or (condition is not None and own(condition)))


def test_how_many_powers_are_declarations() -> None:
    """A power is declared, if it is made of what all cards share. The others have code of their own: with time there should be
    fewer of them, not more."""
    assert cards.__all__  # their files write the powers
    written = [all(is_declared(part) for part in (body, *body.parts)) for bodies in POWERS for body in bodies]
    assert (sum(written), len(written) - sum(written)) == (130, 144)
