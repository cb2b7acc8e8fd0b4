"""Bodies that several cards share: plans that change dice, modifiers that spare Supply, limits, spoils."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bailiwick.games.oath.campaign.forces import defenders
from bailiwick.games.oath.campaign.war import NONE, Campaign
from bailiwick.games.oath.moments import LOST, WON
from bailiwick.games.oath.powers import Effect, Power
from bailiwick.games.oath.questions import LOSSES, LossRule
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.kernel.reason import Reason


class TargetedPlan(Power):
    """A plan that works only if the site where its card lies is a target."""

    def usable(self, s: OathState, seat: int) -> Reason | None:
        assert s.campaign is not None
        return None if s.slot_of(self.source) in s.campaign.sites() else Reason("O-10.8", "not_targeted", (self.source,))


def user_attacks(c: Campaign, source: int) -> bool:
    return c.user(source) == c.attacker


class Spoils(Power):
    """A plan that brings something when its user's side has won."""

    def __init__(self, reward: Effect) -> None:
        super().__init__(reaction=reward, hears=(WON,))

    def hear(self, s: OathState, moment: int) -> int:
        c = s.campaign
        if c is None:
            return NOBODY
        attacks = user_attacks(c, self.source)
        return c.user(self.source) if attacks == (c.victor == 1) else NOBODY


class Unscathed(Power):
    """A plan that saves a beaten force whole (none beats all); its reaction, if any, comes with the defeat."""

    def __init__(self, reaction: Effect | None = None) -> None:
        super().__init__(reaction=reaction, answers=(LOSSES,), hears=(LOST,))

    def losses(self, s: OathState, q: LossRule) -> None:
        c = s.campaign
        if c is not None and user_attacks(c, self.source) == q.loser_attacks:
            q.say(NONE)

    def hear(self, s: OathState, moment: int) -> int:
        c = s.campaign
        if c is None or user_attacks(c, self.source) == (c.victor == 1):
            return NOBODY
        return c.user(self.source)


class Needs(Power):
    """A power that can be used only while something holds of the state and its user."""

    def __init__(self, condition: Callable[[OathState, int], bool], effect: Effect | None, answers: Sequence[int] = ()) -> None:
        super().__init__(effect, answers=answers)
        self.condition = condition

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if self.condition(s, seat) else Reason("O-10.5", "not_given", (self.source,))


def takes_part(s: OathState, seat: int) -> bool:
    """Whether a player is attacker, defender or Ally in the campaign under way."""
    c = s.campaign
    if c is None:
        return False
    return seat in (c.attacker, c.defender) or (seat >= 0 and c.allies >> seat & 1 == 1)


def opposes(s: OathState, one: int, other: int) -> bool:
    """Whether two who take part stand on different sides."""
    c = s.campaign
    if c is None:
        return False
    return (one == c.attacker) != (other == c.attacker)


def enemies(s: OathState, seat: int) -> list[int]:
    """The players on the other side of the campaign under way; bandits are none."""
    c = s.campaign
    if c is None:
        return []
    return defenders(s) if seat == c.attacker else [c.attacker]
