"""Small effects that many cards are made of: gaining, paying, dice, the end of the Act phase. They happen to the power's user."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.forces import change_attack_dice, change_dice, current
from bailiwick.games.oath.catalogue.suits import SLOTS, SUITS
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.state import BANDITS, OathState, replaced
from bailiwick.games.oath.steps.flow import UserChoice, source, user
from bailiwick.games.oath.terms import About, Count, fulfilled
from bailiwick.games.oath.tokens import (
    burn_favor,
    burn_for_bandits,
    gain_favor,
    gain_secrets,
    gain_warbands,
    kill_at,
    kill_on_board,
)
from bailiwick.games.oath.vocabulary import SUIT
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

FULL_SUPPLY: Final = 7
ALL: Final = 99  # of whatever there is


class Much(Effect):
    """An effect with an amount: a number, or what is counted when it comes to it (R-75)."""

    def __init__(self, n: int | Count) -> None:
        super().__init__()
        self.n = n

    def happen(self, s: OathState) -> None:
        n = self.n
        self.act(s, user(s), n if isinstance(n, int) else n.of(s, source(s), user(s)))

    def act(self, s: OathState, seat: int, n: int) -> None:
        raise NotImplementedError


class GainSecrets(Much):
    def act(self, s: OathState, seat: int, n: int) -> None:
        gain_secrets(s, seat, n)


class GainWarbands(Much):
    def act(self, s: OathState, seat: int, n: int) -> None:
        gain_warbands(s, seat, n)


class GainSupply(Much):
    """Never past the end of the track (O-1.11); the Clockwork Prince has none (CP-1.2)."""

    def act(self, s: OathState, seat: int, n: int) -> None:
        n = min(n, FULL_SUPPLY - s.supply[seat])
        if n > 0 and seat != s.prince:
            s.supply[seat] += n
            s.tell("gain_supply", seat, (n,))


class GainFavor(Much):
    """From the bank of one suit. What victorious bandits would gain is burned (CR-12)."""

    def __init__(self, suit: int, n: int | Count) -> None:
        super().__init__(n)
        self.suit = suit

    def act(self, s: OathState, seat: int, n: int) -> None:
        if seat == BANDITS:
            burn_for_bandits(s, self.suit, n)
        else:
            gain_favor(s, seat, self.suit, n)


class GainFavorFromOne(UserChoice):
    """All from one bank of the user's choice."""

    def __init__(self, n: int) -> None:
        super().__init__(SUIT, range(SUITS))
        self.n = n

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        return None if s.banks[value] else Reason("O-1.12", "have_only", (0,))

    def chosen(self, s: OathState, seat: i64, value: i64) -> None:
        gain_favor(s, int(seat), int(value), self.n)


class BurnFavor(Much):
    def act(self, s: OathState, seat: int, n: int) -> None:
        burn_favor(s, seat, n)


class ReturnFavor(Much):
    """From the board to a bank, as far as it goes; `told` is the word for it."""

    def __init__(self, suit: int, n: int | Count, told: str = "returns_favor") -> None:
        super().__init__(n)
        self.suit = suit
        self.told = told

    def act(self, s: OathState, seat: int, n: int) -> None:
        n = min(n, s.favor[seat])
        if n:
            s.favor[seat] -= n
            s.banks[self.suit] += n
            s.tell(self.told, seat, (n, self.suit))


class PlaceFavor(Much):
    """From the board onto the power's card, as far as it goes."""

    def act(self, s: OathState, seat: int, n: int) -> None:
        card = source(s)
        n = min(n, s.favor[seat])
        if n:
            s.favor[seat] -= n
            s.favor_on = replaced(s.favor_on, card, s.favor_on[card] + n)
            s.tell("places_favor", seat, (n, card))


class SetTokens(Much):
    """So much lies on a banner afterwards."""

    def __init__(self, banner: int, n: int | Count) -> None:
        super().__init__(n)
        self.banner = banner

    def act(self, s: OathState, seat: int, n: int) -> None:
        if s.banner_tokens[self.banner] != n:
            s.banner_tokens[self.banner] = n
            s.tell("tokens_on_banner", seat, (self.banner, n))


class KillOnBoard(Much):
    """Warbands on the user's own board die."""

    def act(self, s: OathState, seat: int, n: int) -> None:
        kill_on_board(s, seat, n)


class KillOnMap(Effect):
    """So many warbands at each of certain sites."""

    def __init__(self, n: int, *where: About) -> None:
        super().__init__()
        self.n = n
        self.where = where

    def happen(self, s: OathState) -> None:
        for slot in range(SLOTS):
            if fulfilled(self.where, s, source(s), user(s), 0, slot):
                kill_at(s, slot, self.n)


class EndAct(Effect):
    def happen(self, s: OathState) -> None:
        s.act_over = True


# ---------------------------------------------------------------- campaigns


class AttackDice(Much):
    """So many more attack dice (fewer, if negative), whoever uses it."""

    def act(self, s: OathState, seat: int, n: int) -> None:
        change_attack_dice(s, n, source(s))


class PlusMinus(Much):
    """More attack dice for an attacker, fewer for a defender (O-10.8)."""

    def act(self, s: OathState, seat: int, n: int) -> None:
        change_attack_dice(s, n if seat == current(s).attacker else -n, source(s))


class DefenseDice(Much):
    def act(self, s: OathState, seat: int, n: int) -> None:
        change_dice(s, source(s), 0, n)


class KillAttackers(Much):
    """On the attacker's board: they count among the killed."""

    def act(self, s: OathState, seat: int, n: int) -> None:
        c = current(s)
        c.killed_attackers += kill_on_board(s, c.attacker, n)


class Prevail(Effect):
    """The user's side wins the campaign, without rolls."""

    def happen(self, s: OathState) -> None:
        c = current(s)
        c.no_rolls = True
        c.victor = 1 if user(s) == c.attacker else 2


class DiscardAtEnd(Effect):
    """The plan is discarded when the campaign ends."""

    def happen(self, s: OathState) -> None:
        current(s).discards.append(source(s))
