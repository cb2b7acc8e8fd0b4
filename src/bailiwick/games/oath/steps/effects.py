"""Small effects that many cards are made of: gaining, dice, the end of the Act phase. A card's user is the power's user."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bailiwick.games.oath.campaign.forces import change_attack_dice, current
from bailiwick.games.oath.catalogue.suits import SUITS
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.state import BANDITS, OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, source, user, within
from bailiwick.games.oath.tokens import burn_for_bandits, gain_favor, gain_secrets, gain_warbands, kill_on_board
from bailiwick.games.oath.vocabulary import SUIT
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

FULL_SUPPLY: Final = 7


class GainSecrets(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def enter(self, s: OathState) -> None:
        s.pop()
        gain_secrets(s, user(s), self.n)


class GainWarbands(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def enter(self, s: OathState) -> None:
        s.pop()
        gain_warbands(s, user(s), self.n)


class GainSupply(Effect):
    """Never past the end of the track (O-1.11); the Clockwork Prince has none (CP-1.2)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def enter(self, s: OathState) -> None:
        s.pop()
        seat = user(s)
        n = min(self.n, FULL_SUPPLY - s.supply[seat])
        if n > 0 and seat != s.prince:
            s.supply[seat] += n
            s.tell("gain_supply", seat, (n,))


class GainFavor(Effect):
    """From the bank of one suit. What victorious bandits would gain is burned (CR-12)."""

    def __init__(self, suit: int, n: int) -> None:
        super().__init__()
        self.suit = suit
        self.n = n

    def enter(self, s: OathState) -> None:
        s.pop()
        if user(s) == BANDITS:
            burn_for_bandits(s, self.suit, self.n)
        else:
            gain_favor(s, user(s), self.suit, self.n)


class GainFavorFromOne(Effect):
    """All from one bank of the user's choice."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def enter(self, s: OathState) -> None:
        if any(s.banks):
            ask(s, self, user(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [SUIT + suit for suit in range(SUITS) if s.banks[suit]]

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        gain_favor(s, int(seat), within(action, SUIT, SUITS), self.n)

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        suit = within(action, SUIT, SUITS)
        if suit < 0:
            return NOT_NOW
        return None if s.banks[suit] else Reason("O-1.12", "have_only", (0,))


class KillOnBoard(Effect):
    """Warbands on the user's own board die."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def enter(self, s: OathState) -> None:
        s.pop()
        kill_on_board(s, user(s), self.n)


class EndAct(Effect):
    def enter(self, s: OathState) -> None:
        s.pop()
        s.act_over = True


# ---------------------------------------------------------------- dice of a campaign


class AttackDice(Effect):
    """So many more attack dice (fewer, if negative), whoever uses it."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def enter(self, s: OathState) -> None:
        s.pop()
        change_attack_dice(s, self.n)


class PlusMinus(Effect):
    """More attack dice for an attacker, fewer for a defender (O-10.8)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def enter(self, s: OathState) -> None:
        s.pop()
        change_attack_dice(s, self.n if user(s) == current(s).attacker else -self.n)


class GainWarbandsBy(Effect):
    """As many as are counted."""

    def __init__(self, count: Callable[[OathState, int], int]) -> None:
        super().__init__()
        self.count = count

    def enter(self, s: OathState) -> None:
        s.pop()
        gain_warbands(s, user(s), self.count(s, user(s)))


class DefenseDiceBy(Effect):
    def __init__(self, count: Callable[[OathState, int], int]) -> None:
        super().__init__()
        self.count = count

    def enter(self, s: OathState) -> None:
        s.pop()
        current(s).defense_dice += self.count(s, user(s))


class PlusMinusBy(Effect):
    """The same, by a number that is counted when the plan is used (R-75)."""

    def __init__(self, count: Callable[[OathState, int], int]) -> None:
        super().__init__()
        self.count = count

    def enter(self, s: OathState) -> None:
        s.pop()
        n = self.count(s, user(s))
        change_attack_dice(s, n if user(s) == current(s).attacker else -n)


class DefenseDice(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def enter(self, s: OathState) -> None:
        s.pop()
        current(s).defense_dice += self.n


class DiscardAtEnd(Effect):
    """The plan is discarded when the campaign ends."""

    def enter(self, s: OathState) -> None:
        s.pop()
        current(s).discards.append(source(s))
