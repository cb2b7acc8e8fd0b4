"""What playing a card is worth, read off its effect: one unit is one power or one influence. Judgement for bots, no rule."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.steps.devouring import DevourFor, MayDevourMarket
from bailiwick.games.tyrants.steps.discarding import ForceDiscard
from bailiwick.games.tyrants.steps.flow import AtEndOfTurn, ChooseOne, Effect, Focus, If, Seq
from bailiwick.games.tyrants.steps.gains import Draw, DrawPer, Gain, GainPer, TakeVP
from bailiwick.games.tyrants.steps.outcasts import GiveOutcast
from bailiwick.games.tyrants.steps.playing import THIS_CARD, PlayFromInnerCircle, PlayFromMarket
from bailiwick.games.tyrants.steps.promoting import Promote, PromoteFrom, PromoteThis, PromoteTopOfDeck
from bailiwick.games.tyrants.steps.recruiting import RecruitFree
from bailiwick.games.tyrants.steps.spies import PlaceSpy, ReturnOwnSpy
from bailiwick.games.tyrants.steps.troops import Assassinate, Deploy, MoveEnemyTroop, ReturnOther, Supplant
from bailiwick.games.tyrants.steps.victims import YOURSELF
from bailiwick.games.tyrants.targets import ANYWHERE, WHITES

DEPLOY: Final = 1.0
ASSASSINATE: Final = 2.2
SUPPLANT: Final = 3.2
ONLY_WHITES: Final = 0.85  # of the same with a free choice of target
FAR_AWAY: Final = 0.6  # more, where no presence is needed
PLACE_SPY: Final = 1.2
DRAW: Final = 1.3
PROMOTE: Final = 1.8
PROMOTE_BLINDLY: Final = 1.2  # the top of the deck, whatever it is
PROMOTE_AT_ONCE: Final = 2.5  # from hand or discard pile
TAKE_VP: Final = 3.0
RECRUIT_FREE: Final = 2.0
PLAY_ANOTHER: Final = 3.0
HARASS: Final = 0.8  # a discard, an outcast, a piece sent home
OTHER: Final = 1.0
MORE_CHOICE: Final = 0.3  # for each way to use a card besides the best
IF: Final = 0.6  # of an effect that needs luck or preparation
SPY_SPENT: Final = 0.6  # of an effect that costs a spy
CARD_SPENT: Final = 0.6  # of an effect that devours the card itself


def strength(effect: Effect) -> float:
    if isinstance(effect, Gain):
        return float(effect.power + effect.influence)
    if isinstance(effect, Seq):
        return sum(strength(step) for step in effect.steps)
    if isinstance(effect, ChooseOne):
        ways = [strength(branch) for branch in effect.branches]
        return max(ways) * float(effect.times) + MORE_CHOICE * float(len(ways) - 1)
    if isinstance(effect, AtEndOfTurn):
        return strength(effect.then)
    if isinstance(effect, (If, Focus)):
        return IF * strength(effect.children()[0])
    if isinstance(effect, ReturnOwnSpy):
        return SPY_SPENT * strength(effect.then)
    if isinstance(effect, DevourFor):
        return strength(effect.then) * (CARD_SPENT if effect.source == THIS_CARD else 1.0)
    if isinstance(effect, (Assassinate, Supplant)):
        each = ASSASSINATE if isinstance(effect, Assassinate) else SUPPLANT
        if effect.target == WHITES:
            each *= ONLY_WHITES
        return float(max(effect.number, 1)) * (each + (FAR_AWAY if effect.where == ANYWHERE else 0.0))
    return simple_strength(effect)


def simple_strength(effect: Effect) -> float:
    if isinstance(effect, Deploy):
        return DEPLOY * float(effect.number)
    if isinstance(effect, PlaceSpy):
        return PLACE_SPY * float(effect.number)
    if isinstance(effect, Draw):
        return DRAW * float(effect.number)
    if isinstance(effect, Promote):
        return PROMOTE * float(min(effect.number, 2))
    if isinstance(effect, (PromoteTopOfDeck, PromoteThis)):
        return PROMOTE_BLINDLY
    if isinstance(effect, PromoteFrom):
        return PROMOTE_AT_ONCE
    if isinstance(effect, (TakeVP, DrawPer)):
        return TAKE_VP
    if isinstance(effect, RecruitFree):
        return RECRUIT_FREE * float(effect.number)
    if isinstance(effect, (PlayFromMarket, PlayFromInnerCircle)):
        return PLAY_ANOTHER
    if isinstance(effect, GiveOutcast):
        return HARASS * float(effect.number) * (-1.0 if effect.to == YOURSELF else 1.0)
    if isinstance(effect, (ForceDiscard, ReturnOther, MoveEnemyTroop)):
        return HARASS
    if isinstance(effect, MayDevourMarket):
        return 0.0
    if isinstance(effect, GainPer):
        return 2.0 * OTHER
    return OTHER
