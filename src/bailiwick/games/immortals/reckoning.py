"""How the odds of an attack come about, in lines that people can follow: who throws in what, and what comes out of the tower."""

from __future__ import annotations

from bailiwick.games.immortals.house import INDEPENDENT_TOWER
from bailiwick.games.immortals.odds import Attack, Forecast, Throw, attack, inhabitants_thrown, mean
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.tower import GREEN
from bailiwick.games.immortals.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.odds import Reckoning, percent


def reckon(s: ImmortalsState, seat: i64, action: i64, lang: str) -> Reckoning | None:
    found = attack(s, seat, action)
    if found is None:
        return None
    odds = Forecast(s, seat, found.target, found.number, found.side).odds()
    exact = bool(s.house & INDEPENDENT_TOWER)
    n = percent(odds.win)
    said = say(lang, "odds_win", n) if exact else say(lang, "odds_win_about", n)
    lines = [say(lang, "odds_all", n, percent(odds.tie), percent(odds.lose)), *arithmetic(s, seat, found, lang)]
    return Reckoning(said, lines if exact else [*lines, say(lang, "odds_ledges")], odds, exact)


def come_out(throw: Throw, thrown: i64, held: i64, lang: str) -> str:
    """How many cubes of a colour come out on average."""
    text = f"{mean(throw.out(thrown, held)):.1f}"
    return text if lang == "en" else text.replace(".", ",")


def arithmetic(s: ImmortalsState, seat: i64, found: Attack, lang: str) -> list[str]:
    """Each side's cubes: thrown in, lying in the tray, held by the tower; and how many come out on average."""
    green = inhabitants_thrown(s)
    defender = s.owner(found.target)
    defenders: i64 = s.armies(found.target) if defender >= 0 else 0
    thrown: i64 = sum(s.tray) - s.tray[GREEN] + green + found.number + defenders
    throw = Throw(s, thrown)
    mine, kept = s.tray[seat], s.tower[seat]
    lines = [say(lang, "odds_yours", found.number, mine, kept, come_out(throw, found.number + mine, kept, lang))]
    if defender >= 0:
        theirs, held = s.tray[defender], s.tower[defender]
        who = name(lang, "seat", defender)
        lines.append(say(lang, "odds_theirs", who, defenders, theirs, held, come_out(throw, defenders + theirs, held, lang)))
    side = name(lang, "side", found.side)
    lines.append(say(lang, "odds_inhabitants", green, s.tower[GREEN], come_out(throw, green, s.tower[GREEN], lang), side))
    lines.append(say(lang, "odds_cubes", percent(1.0 - throw.stays), percent(throw.leaves)))
    return lines
