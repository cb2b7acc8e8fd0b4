"""What chance decides in Oath, where one may still choose: campaigns, rolls made again, thefts, the Gambling Hall, the end die.

Everything is reckoned from what lies open, on copies that are carried as far as nobody is asked anything. The odds are the
chooser's own: a defender's are those of holding out.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.course import FreeCampaign
from bailiwick.games.oath.campaign.forces import (
    DEFENSE_DIE,
    DOUBLE_SHIELD,
    SHIELD,
    current,
    defenders,
)
from bailiwick.games.oath.campaign.odds import Forecast, defenses, foreseen, imagined, opened
from bailiwick.games.oath.campaign.reckoning import arithmetic, decimal
from bailiwick.games.oath.cards.arcane import Reroll
from bailiwick.games.oath.cards.discord import Theft
from bailiwick.games.oath.catalogue.things import NUMBER as NUMBER_OF
from bailiwick.games.oath.goals import LAST_ROUND, REGIME_ROLL, imperial_winner, title_unsettled
from bailiwick.games.oath.powers import R0
from bailiwick.games.oath.prince.answers import STEPS
from bailiwick.games.oath.questions import Faces
from bailiwick.games.oath.ruling import is_imperial
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.act import ACTING
from bailiwick.games.oath.steps.campaigning import CampaignFrom, joining
from bailiwick.games.oath.steps.ending import END_ROUND
from bailiwick.games.oath.steps.flow import within
from bailiwick.games.oath.vocabulary import ACCEPT, CAMPAIGN, DECLINE, REST, USE
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.odds import Odds, Reckoning, percent

SIDES: Final = 7  # five Exiles, the Chancellor, the bandits
HALL: Final = NUMBER_OF["gambling_hall"]
HALL_DICE: Final = 4
FACES: Final = 6


class Outlook:
    """A campaign as it would be rolled, seen from a seat."""

    def __init__(self, o: OathState, seat: int, kept: bytes = b"") -> None:
        self.o = o
        self.kept = kept
        c = current(o)
        self.attacks = seat == c.attacker
        self.fights = self.attacks or seat in defenders(o)
        win = Forecast(o, kept).win
        self.odds = Odds(win, 0.0, 1.0 - win) if self.attacks else Odds(1.0 - win, 0.0, win)

    def said(self, lang: str) -> str:
        n = percent(self.odds.win)
        if self.attacks:
            return say(lang, "odds_win", n)
        if self.fights:
            return say(lang, "odds_hold", n)
        return say(lang, "odds_holds", name(lang, "seat", current(self.o).defender), n)


def outlook(s: OathState, seat: int, action: int) -> Outlook | None:
    """The campaign that an action begins, goes on with, or lets roll."""
    step = STEPS[s.top]
    if s.campaign is None:
        side = within(action, CAMPAIGN, SIDES)
        if side < 0 or not (s.top == ACTING.index or isinstance(step, FreeCampaign)):
            return None
        site = s.powers[R0] if isinstance(step, CampaignFrom) else s.pawn[seat]
        joined = joining(s, seat, site) if isinstance(step, CampaignFrom) else NOBODY
        o = opened(s, seat, side, site, joined)
        return None if o is None else Outlook(o, seat)
    if isinstance(step, Reroll):
        if s.campaign.victor or action not in (ACCEPT, DECLINE):
            return None
        o = imagined(s)
        if action == DECLINE:
            return Outlook(o, seat, s.rolled)
        return Outlook(o, seat)
    o = foreseen(s, seat, action)
    return None if o is None else Outlook(o, seat)


# ---------------------------------------------------------------- other dice


def theft(s: OathState, action: int) -> Odds | None:
    """The Relic Thief: not one shield on as many dice as there are relics."""
    if not isinstance(STEPS[s.top], Theft) or action != ACCEPT:
        return None
    bare = sum(1 for face in DEFENSE_DIE if face not in (SHIELD, DOUBLE_SHIELD))
    win = (bare / FACES) ** len(s.taken)
    return Odds(win, 0.0, 1.0 - win)


def last_rest(s: OathState, seat: int, action: int) -> OathState | None:
    """The end of the round to which the last Rest leads, just before its end die; None if none is rolled or somebody chooses
    something before."""
    if s.top != ACTING.index or action != REST or seat != s.seats - 1 or s.round >= LAST_ROUND or REGIME_ROLL[s.round] > FACES:
        return None
    o = imagined(s)
    ACTING.choose(o, seat, REST)
    while not o.waiting and not o.over and (o.top != END_ROUND.index or title_unsettled(o)):
        STEPS[o.top].enter(o)
    if o.waiting or o.over or not is_imperial(o, int(o.oathkeeper)):
        return None
    return o


def end_of_reign(o: OathState, seat: int) -> Odds:
    """The game ends, and the heir of the Empire wins (O-9.6); or it goes on, which is neither won nor lost."""
    ends = (FACES + 1 - REGIME_ROLL[o.round]) / FACES
    return Odds(ends, 1.0 - ends, 0.0) if imperial_winner(o) == seat else Odds(0.0, 1.0 - ends, ends)


# ---------------------------------------------------------------- what is told


def odds(s: OathState, seat: i64, action: i64) -> Odds | None:
    who, deed = int(seat), int(action)
    if not s.waiting >> seat & 1:
        return None
    fight = outlook(s, who, deed)
    if fight is not None:
        return fight.odds
    end = last_rest(s, who, deed)
    return end_of_reign(end, who) if end is not None else theft(s, deed)


def reckon(s: OathState, seat: i64, action: i64, lang: str) -> Reckoning | None:
    who, deed = int(seat), int(action)
    if not s.waiting >> seat & 1:
        return None
    fight = outlook(s, who, deed)
    if fight is not None:
        return Reckoning(fight.said(lang), arithmetic(fight.o, fight.kept, lang), fight.odds, True)
    end = last_rest(s, who, deed)
    if end is not None:
        found = end_of_reign(end, who)
        lines = [say(lang, "odds_end_die", REGIME_ROLL[end.round], FACES + 1 - REGIME_ROLL[end.round])]
        if found.win > 0.0:
            return Reckoning(say(lang, "odds_end_yours", percent(found.win)), lines, found, True)
        heir = name(lang, "seat", imperial_winner(end))
        return Reckoning(say(lang, "odds_end_theirs", heir, percent(found.lose)), lines, found, True)
    stolen = theft(s, deed)
    if stolen is not None:
        return Reckoning(say(lang, "odds_theft", percent(stolen.win)), [say(lang, "odds_no_shield", len(s.taken))], stolen, True)
    if s.top == ACTING.index and deed == USE + HALL:
        return hall(lang)
    return None


def hall(lang: str) -> Reckoning:
    """The Gambling Hall: favor for every shield."""
    chances = defenses(HALL_DICE, Faces(attack=False))
    mean = sum(shields * chance for shields, chance in enumerate(chances))
    likely = [say(lang, "odds_shields", least, percent(sum(chances[least:]))) for least in (1, 2, 4, 6, 8)]
    return Reckoning(say(lang, "odds_hall", decimal(lang, mean)), likely, None, True)
