"""Deeds of powers that take up what was chosen (`choices`): taking, killing, discarding, looking, relics, Citizenship."""

from __future__ import annotations

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.catalogue.suits import NO_SUIT, REGION_OF, SLOTS
from bailiwick.games.oath.catalogue.things import CARDS, SCEPTER, SUIT, THINGS, other_side
from bailiwick.games.oath.pieces import (
    add_adviser,
    bury_relic,
    discard_faceup,
    flip_edifice,
    from_reliquary,
    give_banner,
    lift,
    put_pawn,
)
from bailiwick.games.oath.powers import R0, R1, Effect
from bailiwick.games.oath.prince import answers
from bailiwick.games.oath.questions import PLACE_WARBANDS
from bailiwick.games.oath.ruling import card_reason
from bailiwick.games.oath.state import CHANCELLOR, EVERYBODY, NOBODY, ONE, OathState, replaced, without
from bailiwick.games.oath.steps.advisers import TRIM
from bailiwick.games.oath.steps.choices import NOT_CHOOSABLE
from bailiwick.games.oath.steps.citizens import become_citizen
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.flow import NOT_NOW, YesOrNo, ask, source, user, within
from bailiwick.games.oath.steps.moving import swap_cards
from bailiwick.games.oath.terms import About, Count, fulfilled
from bailiwick.games.oath.tokens import enter_site, gain_favor, gain_warbands, kill_at, kill_on_board, receive
from bailiwick.games.oath.vocabulary import CARD, FACEDOWN_EACH, RELICS_AT
from bailiwick.games.oath.wording import source_name, worded
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT


class WithChosen(Effect):
    """Does something with what a register holds, unless it holds nothing."""

    def __init__(self, n: int | Count = 1, register: int = R0) -> None:
        super().__init__()
        self.n = n
        self.register = register

    def amount(self, s: OathState) -> int:
        n = self.n
        return n if isinstance(n, int) else n.of(s, source(s), user(s))

    def happen(self, s: OathState) -> None:
        chosen = s.powers[self.register]
        if chosen >= 0:
            self.act(s, user(s), chosen)

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        raise NotImplementedError


# ---------------------------------------------------------------- players


def take_favor(s: OathState, seat: int, loser: int, n: int) -> None:
    """From a board, as much as there is."""
    n = min(n, s.favor[loser])
    s.favor[loser] -= n
    receive(s, seat, n)
    s.tell("takes_favor", seat, (n, loser))


class TakeFavor(WithChosen):
    """From the chosen player's board, as much as there is."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        take_favor(s, seat, chosen, self.amount(s))


class TakeFavorFrom(Effect):
    """From the board of each of certain players."""

    def __init__(self, n: int, *whom: About) -> None:
        super().__init__()
        self.n = n
        self.whom = whom

    def happen(self, s: OathState) -> None:
        for other in range(s.seats):
            if s.favor[other] and fulfilled(self.whom, s, source(s), user(s), other, NOBODY):
                take_favor(s, user(s), other, self.n)


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


class KeepOneSecret(Effect):
    """Each of certain players burns all secrets but one: of the user's own the ones on the card stay, of others' a faceup one, if
    there is any (CR-8)."""

    def __init__(self, *whom: About) -> None:
        super().__init__()
        self.whom = whom

    def happen(self, s: OathState) -> None:
        seat, card = user(s), source(s)
        for other in range(s.seats):
            if not fulfilled(self.whom, s, card, seat, other, NOBODY):
                continue
            before = s.all_secrets(other)
            if other == seat:
                before += sum(s.secrets_on) - s.secrets_on[card]
                s.secrets_on = replaced(bytes(THINGS), card, s.secrets_on[card])
                s.secrets[seat] = s.flipped[seat] = 0
            elif s.secrets[other]:
                s.secrets[other], s.flipped[other] = 1, 0
            else:
                s.flipped[other] = min(s.flipped[other], 1)
            burned = before - s.all_secrets(other)
            if burned:
                s.tell("burns_secrets", other, (burned,))


class KillBoard(WithChosen):
    """Warbands on the chosen player's board."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        kill_on_board(s, chosen, self.amount(s))


class SendItself(WithChosen):
    """The power's card goes to the advisers of the chosen player, with what lies on it."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        card = source(s)
        lift(s, card)
        add_adviser(s, chosen, card)
        s.tell("sends_card", seat, (card, chosen))
        s.push(TRIM.index, chosen, card)


# ---------------------------------------------------------------- banks


class GainFrom(WithChosen):
    """Favor from the chosen bank."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        gain_favor(s, seat, chosen, self.amount(s))


class GainOfItsSuit(WithChosen):
    """Favor from the bank of the chosen card's suit."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        gain_favor(s, seat, SUIT[chosen], self.amount(s))


class GainOfPlayed(Effect):
    """Favor from the bank of the suit of the card that was played."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, s: OathState) -> None:
        gain_favor(s, user(s), SUIT[s.played], self.n)


class MoveFavor(WithChosen):
    """From the chosen bank to that of a suit, or (no suit) to the one chosen next."""

    def __init__(self, n: int, suit: int = NO_SUIT) -> None:
        super().__init__(n)
        self.suit = suit

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        to = s.powers[R1] if self.suit == NO_SUIT else self.suit
        n = min(self.amount(s), s.banks[chosen])
        s.banks[chosen] -= n
        s.banks[to] += n
        s.tell("moves_favor", seat, (n, chosen, to))


# ---------------------------------------------------------------- sites and cards


class KillSite(WithChosen):
    """Warbands at the chosen site."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        kill_at(s, chosen, self.amount(s))


class Discard(WithChosen):
    """The chosen faceup card."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        discard_faceup(s, chosen, seat)


class DiscardItself(Effect):
    """The power's card."""

    def happen(self, s: OathState) -> None:
        discard_faceup(s, source(s), user(s))


class Swap(WithChosen):
    """The power's card and the chosen one trade places."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        swap_cards(s, source(s), chosen)
        s.tell("swaps", seat, (source(s), chosen))


class DiscardAll(Effect):
    """All cards of a kind at sites, unless locked; those for one pile in the user's order (O-2.14)."""

    def __init__(self, *where: About) -> None:
        super().__init__()
        self.where = where

    def doomed(self, s: OathState) -> list[int]:
        seat, own = user(s), source(s)
        cards = [card for slot in range(SLOTS) for card in s.site_cards[slot] if fulfilled(self.where, s, own, seat, card, slot)]
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

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_power_discard", source_name(s, lang))


class FlipItself(Effect):
    """The power's ruin is an edifice again."""

    def happen(self, s: OathState) -> None:
        ruin = source(s)
        flip_edifice(s, ruin)
        s.tell("repairs", user(s), (other_side(ruin),))


class PutPawn(Effect):
    """The user's pawn is put where the power's card is, which is not travelling."""

    def happen(self, s: OathState) -> None:
        slot = s.slot_of(source(s))
        put_pawn(s, user(s), slot)
        s.tell("puts_pawn", user(s), (slot,))


class OccupyIt(Effect):
    """A new warband of the user's where the power's card is, if it may be placed there."""

    def happen(self, s: OathState) -> None:
        seat, slot = user(s), s.slot_of(source(s))
        if gain_warbands(s, seat, 1) and ask_may(s, PLACE_WARBANDS, seat, slot=slot) is None:
            enter_site(s, slot, 1, seat)
            s.tell("occupies", seat, (1, slot))


# ---------------------------------------------------------------- looking


class PeekPile(WithChosen):
    """All of the chosen region's discard pile."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        s.tell("looks_through", seat, (1 + chosen,))
        look(s, seat, s.discards[chosen])


class HeapPile(WithChosen):
    """The chosen region's discard pile goes on top of that of the user's region, in its order."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        here = s.region(seat)
        s.discards[here] = s.discards[here] + s.discards[chosen]
        s.discards[chosen] = b""
        s.tell("heaps_pile", seat, (1 + chosen, 1 + here))


class ShowFacedown(Effect):
    """All know the facedown adviser that the user played last."""

    def happen(self, s: OathState) -> None:
        s.note_seen(s.facedown[user(s)][-1], EVERYBODY)


class PeekTop(Effect):
    """The uppermost cards of the world deck, or of the discard pile of the user's region."""

    def __init__(self, n: int, world: bool) -> None:
        super().__init__()
        self.n = n
        self.world = world

    def cards(self, s: OathState, seat: int) -> bytes:
        return (s.deck if self.world else s.discards[s.region(seat)])[-self.n :]

    def happen(self, s: OathState) -> None:
        look(s, user(s), self.cards(s, user(s)))


def look(s: OathState, seat: int, things: bytes) -> None:
    """Peek: from now on the seat knows these facedown things (O-2.13), and so does who judges for the Prince (R-122)."""
    s.reveal()
    eyes = answers.eyes(s, seat)
    for thing in things:
        for eye in eyes:
            s.also_seen(thing, eye)
        s.tell("peeked", seat, (thing,), sum(SEAT_BIT[eye] for eye in eyes))


class SwapFacedown(Effect):
    """Two facedown advisers that were chosen trade places unseen; their new owners may look at them."""

    def happen(self, s: OathState) -> None:
        one, other = s.powers[R0], s.powers[R1]
        if one < 0 or other < 0:
            return
        a, b = divmod(one, FACEDOWN_EACH), divmod(other, FACEDOWN_EACH)
        first, second = s.facedown[a[0]][a[1]], s.facedown[b[0]][b[1]]
        s.facedown[a[0]] = replaced(s.facedown[a[0]], a[1], second)
        s.facedown[b[0]] = replaced(s.facedown[b[0]], b[1], first)
        s.tell("swaps_facedown", user(s), (a[0], b[0]))
        if a[0] != b[0]:
            look(s, a[0], ONE[second])
            look(s, b[0], ONE[first])


# ---------------------------------------------------------------- relics


class DrawRelic(YesOrNo):
    """The top of the relic deck: take it, or put it under the deck."""

    def enter(self, s: OathState) -> None:
        if not s.relic_deck:
            s.pop()
            return
        if not all(s.sees(s.relic_deck[-1], eye) for eye in answers.eyes(s, user(s))):
            look(s, user(s), s.relic_deck[-1:])
        super().enter(s)

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        s.pop()
        relic = s.relic_deck[-1]
        if yes:
            take_relics(s, int(seat), bytes([relic]))
        else:
            s.relic_deck = s.relic_deck[:-1]
            bury_relic(s, relic, s.seen[relic])
            s.tell("buries_drawn", seat)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"decline": "act_decline_relic"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_power_drawn", source_name(s, lang), name(lang, "card", s.relic_deck[-1]))


class BuryRelic(WithChosen):
    """The chosen held relic goes under the relic deck; the Grand Scepter never does."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        if chosen != SCEPTER:
            bury_relic(s, chosen, EVERYBODY)
            s.tell("buries", seat, (chosen,))


class BuryRelicAt(WithChosen):
    """The chosen facedown relic at a site goes under the relic deck, unseen."""

    def act(self, s: OathState, seat: int, chosen: int) -> None:
        slot, place = divmod(chosen, RELICS_AT)
        relic = s.site_relics[slot][place]
        s.site_relics[slot] = without(s.site_relics[slot], relic)
        bury_relic(s, relic, s.seen[relic])
        s.tell("buries_at", seat, (slot,))


class BuryItself(Effect):
    """The power's relic goes under the relic deck."""

    def happen(self, s: OathState) -> None:
        bury_relic(s, source(s), EVERYBODY)
        s.tell("buries", user(s), (source(s),))


class TakeTopRelic(Effect):
    """The top of the relic deck, unseen before."""

    def happen(self, s: OathState) -> None:
        if s.relic_deck:
            take_relics(s, user(s), s.relic_deck[-1:])


class LookInside(Effect):
    """At the relic of the chosen space of the Reliquary."""

    def happen(self, s: OathState) -> None:
        s.tell("peeks_reliquary", user(s))
        look(s, user(s), from_reliquary(s, s.powers[R0]))


class TakeFromReliquary(Effect):
    """The relic of the chosen space."""

    def happen(self, s: OathState) -> None:
        take_relics(s, user(s), from_reliquary(s, s.powers[R0]))


# ---------------------------------------------------------------- the Empire


class RaiseMob(Effect):
    """The People's Favor turns to the Mob."""

    def happen(self, s: OathState) -> None:
        s.mob = True
        s.tell("mob", user(s))


class HandOver(Effect):
    """A banner goes to the Chancellor: a gift, so nothing on it changes (R-34)."""

    def __init__(self, banner: int) -> None:
        super().__init__()
        self.banner = banner

    def happen(self, s: OathState) -> None:
        give_banner(s, self.banner, CHANCELLOR)


class TurnCitizen(Effect):
    """The user, an Exile, becomes a Citizen without a relic."""

    def happen(self, s: OathState) -> None:
        if s.is_exile(user(s)):
            become_citizen(s, user(s))
