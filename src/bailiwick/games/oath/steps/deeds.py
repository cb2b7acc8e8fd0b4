"""Deeds of powers that take up what was chosen (`choices`): taking, killing, discarding, looking, relics, Citizenship."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.suits import REGION_OF, SLOTS
from bailiwick.games.oath.catalogue.things import CARDS, SCEPTER
from bailiwick.games.oath.pieces import bury_relic, discard_faceup
from bailiwick.games.oath.powers import R0, Effect
from bailiwick.games.oath.prince import answers
from bailiwick.games.oath.ruling import card_reason
from bailiwick.games.oath.state import EVERYBODY, OathState
from bailiwick.games.oath.steps.choices import NOT_CHOOSABLE, Condition
from bailiwick.games.oath.steps.citizens import become_citizen
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.flow import NOT_NOW, YesOrNo, ask, user, within
from bailiwick.games.oath.tokens import gain_favor, kill_at, kill_on_board, receive
from bailiwick.games.oath.vocabulary import ACCEPT, CARD
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT


class WithChosen(Effect):
    """Does something with what a register holds, unless it holds nothing."""

    def __init__(self, n: int = 1, register: int = R0) -> None:
        super().__init__()
        self.n = n
        self.register = register

    def enter(self, s: OathState) -> None:
        s.pop()
        chosen = s.powers[self.register]
        if chosen >= 0:
            self.act(s, user(s), chosen)

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        raise NotImplementedError


class TakeFavor(WithChosen):
    """From the chosen player's board, as much as there is."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        n = min(self.n, s.favor[chosen])
        s.favor[chosen] -= n
        receive(s, seat, n)
        s.tell("takes_favor", seat, (n, chosen))


class TakeSecret(WithChosen):
    """One secret of the chosen player, faceup if there is one (CR-8), never the last."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        if s.all_secrets(chosen) <= 1:
            return
        if s.secrets[chosen]:
            s.secrets[chosen] -= 1
            s.secrets[seat] += 1
        else:
            s.flipped[chosen] -= 1
            s.flipped[seat] += 1
        s.tell("takes_secret", seat, (chosen,))


class GainFrom(WithChosen):
    """Favor from the chosen bank."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        gain_favor(s, seat, chosen, self.n)


class KillBoard(WithChosen):
    """Warbands on the chosen player's board."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        kill_on_board(s, chosen, self.n)


class KillSite(WithChosen):
    """Warbands at the chosen site."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        kill_at(s, chosen, self.n)


class Discard(WithChosen):
    """The chosen faceup card."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        discard_faceup(s, chosen, seat)


class DiscardAll(Effect):
    """Every card at a site that the condition is about, unless locked; those for one pile in the user's order (O-2.14)."""

    def __init__(self, where: Condition) -> None:
        super().__init__()
        self.where = where

    def doomed(self, s: OathState) -> list[int]:
        seat = user(s)
        cards = [card for slot in range(SLOTS) for card in s.site_cards[slot] if self.where(s, seat, card)]
        return [card for card in cards if card_reason(s, seat, card) is None]

    def enter(self, s: OathState) -> None:
        doomed = self.doomed(s)
        piles = [REGION_OF[s.slot_of(card)] for card in doomed]
        for card, pile in zip(doomed, piles, strict=True):
            if piles.count(pile) == 1:
                discard_faceup(s, card, user(s))
        if self.options(s, user(s)):
            ask(s, self, user(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        return sorted(CARD + card for card in self.doomed(s))

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if within(action, CARD, CARDS) <= 0:
            return NOT_NOW
        return None if action in self.options(s, seat) else NOT_CHOOSABLE

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        discard_faceup(s, within(action, CARD, CARDS), int(seat))


class PeekPile(WithChosen):
    """The uppermost cards of the chosen region's discard pile (0: all of them)."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        pile = s.discards[chosen]
        s.tell("looks_through", seat, (1 + chosen,))
        look(s, seat, pile[-self.n :] if self.n else pile)


def look(s: OathState, seat: int, things: bytes) -> None:
    """Peek: from now on the seat knows these facedown things (O-2.13), and so does who judges for the Prince (R-122)."""
    s.reveal()
    eyes = answers.eyes(s, seat)
    for thing in things:
        for eye in eyes:
            s.also_seen(thing, eye)
        s.tell("peeked", seat, (thing,), sum(SEAT_BIT[eye] for eye in eyes))


class DrawRelic(YesOrNo):
    """The top of the relic deck: take it, or put it under the deck."""

    def enter(self, s: OathState) -> None:
        if not s.relic_deck:
            s.pop()
            return
        if not all(s.sees(s.relic_deck[-1], eye) for eye in answers.eyes(s, user(s))):
            look(s, user(s), s.relic_deck[-1:])
        ask(s, self, user(s))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        relic = s.relic_deck[-1]
        if action == ACCEPT:
            take_relics(s, int(seat), bytes([relic]))
        else:
            s.relic_deck = s.relic_deck[:-1]
            bury_relic(s, relic, s.seen[relic])
            s.tell("buries_drawn", seat)


class BuryRelic(WithChosen):
    """The chosen held relic goes under the relic deck; the Grand Scepter never does."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        if chosen != SCEPTER:
            bury_relic(s, chosen, EVERYBODY)
            s.tell("buries", seat, (chosen,))


class TurnCitizen(Effect):
    """The user, an Exile, becomes a Citizen without a relic."""

    def enter(self, s: OathState) -> None:
        s.pop()
        if s.is_exile(user(s)):
            become_citizen(s, user(s))
