"""What chance decides where one may still choose: scrolls that roll the die, and cards that bring a random event.

Which events are left is known to everybody, their order to nobody; the die has an area for each of its faces.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import PLAY, SCROLL
from bailiwick.games.ankh_morpork.board import AREA_COUNT
from bailiwick.games.ankh_morpork.catalogue import CARD_IDS, EVENT, EVENTS, ICONS
from bailiwick.games.ankh_morpork.state import DEMON, HAND, AnkhState, how_many
from bailiwick.games.ankh_morpork.steps.dice import GOOD, Gamble, RollAreas
from bailiwick.games.ankh_morpork.steps.events import FOG_CARDS, RIOTOUS
from bailiwick.games.ankh_morpork.steps.playing import CARD
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.odds import Odds, Reckoning, percent

FACES: Final = AREA_COUNT  # an area each
FOG: Final = EVENTS.index("fog")
RIOTS: Final = EVENTS.index("riots")
GAMBLE: Final = Odds((FACES + 1 - GOOD) / FACES, (GOOD - 2) / FACES, 1 / FACES)


def odds(s: AnkhState, seat: i64, action: i64) -> Odds | None:
    """Of a scroll that rolls the die."""
    if not s.waiting >> seat & 1 or s.top != CARD.index or action != SCROLL:
        return None
    effect = CARD.effect(s)
    if isinstance(effect, Gamble):
        return GAMBLE
    return by_areas(s, seat, effect.times) if isinstance(effect, RollAreas) else None


def others_at(s: AnkhState, seat: i64, area: i64) -> bool:
    """Whether anybody but the seat has somebody in an area, trolls and demons included."""
    return any(kind != seat and s.count(area, kind) > 0 for kind in range(DEMON + 1))


def by_areas(s: AnkhState, seat: i64, times: i64) -> Odds:
    """Of so many areas: that somebody else is hit at least once; that nobody is; that only one's own are."""
    hit: i64 = 0
    empty: i64 = 0
    for area in range(1, AREA_COUNT + 1):
        if others_at(s, seat, area):
            hit += 1
        elif not s.tally[area]:
            empty += 1
    win = 1.0 - (1.0 - float(hit) / FACES) ** float(times)
    tie = (float(empty) / FACES) ** float(times)
    return Odds(win, tie, max(0.0, 1.0 - win - tie))


def reckon(s: AnkhState, seat: i64, action: i64, lang: str) -> Reckoning | None:
    card = action - PLAY
    if 0 < card < len(CARD_IDS) and s.waiting >> seat & 1 and card in s.piles[HAND + seat]:
        return by_event(s, seat, lang) if any(icon.name == EVENT for icon in ICONS[card]) else None
    found = odds(s, seat, action)
    if found is None:
        return None
    effect = CARD.effect(s)
    if isinstance(effect, Gamble):
        good, bad = effect.good.text(lang), effect.bad.text(lang)
        lines = [say(lang, "odds_good", good), say(lang, "odds_nothing"), say(lang, "odds_bad", bad)]
        return Reckoning(say(lang, "odds_gamble", percent(found.win), percent(found.lose)), lines, found, True)
    assert isinstance(effect, RollAreas)
    there = sum(1 for area in range(1, AREA_COUNT + 1) if others_at(s, seat, area))
    lines = [say(lang, "odds_areas", effect.times, there), say(lang, "odds_only_own", percent(found.lose))]
    return Reckoning(say(lang, "odds_hits", percent(found.win)), lines, found, True)


def by_event(s: AnkhState, seat: i64, lang: str) -> Reckoning:
    """A random event: one of those that are left, each as likely as any other (A-6.7, R-65)."""
    left = len(s.events)
    if not left:
        return Reckoning(say(lang, "odds_no_event"), [], None, True)
    ends = [event for event in s.events if would_end(s, event)]
    mine: i64 = s.stands[seat] | s.houses[seat]
    lines = [
        say(lang, "odds_events", left, ", ".join(name(lang, "event", event) for event in sorted(s.events))),
        say(lang, "odds_yours", how_many(mine)),
        *(say(lang, "odds_ending", name(lang, "event", event)) for event in ends),
    ]
    if ends:
        return Reckoning(say(lang, "odds_event_ends", left, percent(len(ends) / left)), lines, None, True)
    return Reckoning(say(lang, "odds_event", left), lines, None, True)


def would_end(s: AnkhState, event: i64) -> bool:
    """As things stand: enough trouble for riots, too few cards for the fog (A-16.6, A-16.7)."""
    if event == RIOTS:
        return how_many(s.trouble) >= RIOTOUS
    return event == FOG and len(s.draw_pile) <= FOG_CARDS
