"""Arcane cards behind which other faces trade: the Master of Disguise and the Acting Troupe."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import TRADE
from bailiwick.games.oath.catalogue.suits import ARCANE, BEAST, ORDER
from bailiwick.games.oath.catalogue.things import NUMBER, SUIT
from bailiwick.games.oath.powers import R0, SOURCE, Power, declaring, note_of, write
from bailiwick.games.oath.questions import (
    ADVISERS,
    CARD_RULER,
    Advisers,
    CardRuler,
)
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.choices import ChoosePlayer, ChooseSuit
from bailiwick.games.oath.steps.working import candidates, trade_reason
from bailiwick.games.oath.terms import Such
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq
from bailiwick.kernel.steps import Do

ACTING_TROUPE: Final = NUMBER["acting_troupe"]
MASTER_OF_DISGUISE: Final = NUMBER["master_of_disguise"]


def trades_with(s: OathState, seat: int, source: int, choice: int) -> bool:
    """Whether some Trade is possible once this is chosen with a modifier, declared or about to be: none leads nowhere (R-53)."""
    after = declaring(s, source, choice)
    cards = candidates(after, TRADE, seat)
    return any(trade_reason(after, seat, card, secrets) is None for card in cards for secrets in (False, True))


def with_advisers(s: OathState, seat: int, other: int) -> bool:
    return other != seat and len(s.advisers[other]) > 0 and trades_with(s, seat, MASTER_OF_DISGUISE, other)


def note_choice(s: OathState) -> None:
    """What was chosen is noted with the declaration."""
    s.notes[s.declared.index(s.powers[SOURCE])] = s.powers[R0]


class MasterOfDisguise(Power):
    """For a Trade another player's faceup advisers are one's own, in place of all one has."""

    def __init__(self) -> None:
        super().__init__(Seq(ChoosePlayer(Such("", with_advisers)), Do(note_choice)), answers=(ADVISERS, CARD_RULER))
        self.replaces_advisers = True

    def usable(self, s: OathState, seat: int) -> Reason | None:
        found = any(with_advisers(s, seat, other) for other in range(s.seats))
        return None if found else Reason("O-10.5", "nobody_here")

    def advisers(self, s: OathState, q: Advisers) -> None:
        face = note_of(s, self.source)
        if q.action == TRADE and face >= 0:
            for card in s.advisers[q.seat]:
                q.suits.remove(SUIT[card])
            q.suits += [troupe_suit(s) if card == ACTING_TROUPE else SUIT[card] for card in s.advisers[face]]

    def card_ruler(self, s: OathState, q: CardRuler) -> None:
        face = note_of(s, self.source)
        if face >= 0 and q.seat == s.turn and q.card != self.source:
            q.rules = q.card in s.advisers[face] or (q.rules and q.card not in s.advisers[q.seat])


def troupe_suit(s: OathState) -> int:
    """What the Acting Troupe counts as in this Trade."""
    played = note_of(s, ACTING_TROUPE)
    return played if played >= 0 else ARCANE


def can_be_acted(s: OathState, seat: int, suit: int) -> bool:
    return suit in (BEAST, ORDER) and trades_with(s, seat, ACTING_TROUPE, suit)


class ActingTroupe(Power):
    """For a Trade a Beast or an Order card. Behind another face (Master of Disguise) one's own troupe does not count."""

    def __init__(self) -> None:
        super().__init__(Seq(ChooseSuit(Such("", can_be_acted)), Do(note_choice)), answers=(ADVISERS,))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        found = can_be_acted(s, seat, BEAST) or can_be_acted(s, seat, ORDER)
        return None if found else Reason("O-10.6", "nothing_to_modify", (self.source,))

    def advisers(self, s: OathState, q: Advisers) -> None:
        disguised = note_of(s, MASTER_OF_DISGUISE) >= 0
        if q.action == TRADE and not disguised and s.keeper(self.source) == q.seat:
            q.suits[q.suits.index(ARCANE)] = troupe_suit(s)


write("master_of_disguise", MasterOfDisguise())
write("acting_troupe", ActingTroupe())
