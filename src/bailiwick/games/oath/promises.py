"""Promises made before the Tribunal (O-11.13): remembered, and binding. The engine holds people to what it can hold them to.

A promise is one int. Peace forbids campaigns against the other until the promiser's next turn is over; favor and secrets are
given in the Rest of that turn, and what can't be paid then stays owed until it can. So nothing is left to a coin flip.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.questions import GIVE_SECRETS, May
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.tokens import give_favor, spendable

PEACE: Final = 0
FAVOR_LATER: Final = 1
SECRETS_LATER: Final = 2
PROMISE_IDS: Final = ("peace", "favor", "secrets")


def new_promise(by: int, to: int, what: int, n: int, due_round: int) -> int:
    return what | by << 2 | to << 5 | n << 8 | due_round << 16


def promised(promise: int) -> int:
    """What: one of the kinds above."""
    return promise & 3


def promiser(promise: int) -> int:
    return promise >> 2 & 7


def promised_to(promise: int) -> int:
    return promise >> 5 & 7


def amount(promise: int) -> int:
    return promise >> 8 & 255


def due(promise: int) -> int:
    """The round of the promiser's turn on which it is due, and with which a peace ends."""
    return promise >> 16


def make_promise(s: OathState, by: int, to: int, what: int, n: int) -> None:
    """Due on the promiser's next turn: in this round, if that is still to come."""
    s.promises.append(new_promise(by, to, what, n, int(s.round) + (0 if by > s.turn else 1)))
    if what == PEACE:
        s.tell("promises_peace", by, (to,))
    else:
        s.tell("promises_favor" if what == FAVOR_LATER else "promises_secrets", by, (n, to))


def at_peace(s: OathState, seat: int, other: int) -> bool:
    """Whether a seat has promised another not to campaign against it."""
    return any(
        promised(promise) == PEACE and promiser(promise) == seat and promised_to(promise) == other for promise in s.promises
    )


def keep_promises(s: OathState, seat: int) -> None:
    """In the Rest, when everything has returned to the board: what is due is given, and a peace is over."""
    kept: list[int] = []
    for promise in s.promises:
        if promiser(promise) != seat or due(promise) > s.round:
            kept.append(promise)
        elif promised(promise) != PEACE:
            left = amount(promise) - give_promised(s, seat, promised_to(promise), promised(promise), amount(promise))
            if left:
                kept.append(new_promise(seat, promised_to(promise), promised(promise), left, due(promise)))
    s.promises = kept


def give_promised(s: OathState, seat: int, other: int, what: int, n: int) -> int:
    """As much as there is of it; returns how much that was."""
    if what == FAVOR_LATER:
        n = min(n, spendable(s, seat))
        if n:
            give_favor(s, seat, other, n)
        return n
    n = min(n, s.secrets[seat]) if ask_may(s, May(GIVE_SECRETS, seat)) is None else 0
    if n:
        give_secrets(s, seat, other, n)
    return n


def give_secrets(s: OathState, seat: int, other: int, n: int) -> None:
    """Faceup ones, which stay so."""
    s.secrets[seat] -= n
    s.secrets[other] += n
    s.tell("gives_secrets", seat, (n, other))
