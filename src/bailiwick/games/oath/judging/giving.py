"""How secrets and advisers pass from one player to another, in a deal or because they are owed."""

from __future__ import annotations

from bailiwick.games.oath.pieces import add_adviser, hide_adviser, lift
from bailiwick.games.oath.state import OathState, without
from bailiwick.games.oath.steps.advisers import TRIM
from bailiwick.kernel.state import SEAT_BIT


def give_secrets(s: OathState, seat: int, other: int, n: int) -> None:
    """Faceup ones, which stay so."""
    s.secrets[seat] -= n
    s.secrets[other] += n
    s.tell("gives_secrets", seat, (n, other))


def give_adviser(s: OathState, giver: int, taker: int, card: int) -> None:
    if card in s.facedown[giver]:
        s.reveal()
        seen = s.seen[card]  # who knows it, goes on knowing it
        s.facedown[giver] = without(s.facedown[giver], card)
        hide_adviser(s, taker, card)
        s.note_seen(card, seen | SEAT_BIT[taker])
        s.tell("gives_facedown", giver, (taker,))
        s.tell("gives_thing", giver, (card, taker), SEAT_BIT[giver] | SEAT_BIT[taker])
    else:
        lift(s, card)
        add_adviser(s, taker, card)
        s.tell("gives_thing", giver, (card, taker))
    s.push(TRIM.index, taker, card)
