"""Who is ahead, what the board would score now, and how many rounds are left (I-14, I-15). All of it is open."""

from __future__ import annotations

from bailiwick.games.immortals.saying import ending as tie
from bailiwick.games.immortals.scoring import armies_on_sites, round_points
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.words import WORDS, say
from bailiwick.kernel.aims import ALARM, INFO, SOON, Aims, Notice, Standing, listed, told
from bailiwick.kernel.words import Token


def scored_now(s: ImmortalsState) -> list[int]:
    """Everybody's points if this round were scored as the board stands."""
    return [s.points[seat] + sum(round_points(s, seat).values()) for seat in range(s.seats)]


def leading(s: ImmortalsState) -> list[int]:
    """Who would have most points after that; of those who tie, most armies on sites (I-15.2)."""
    ranks = [(points, armies_on_sites(s, seat)) for seat, points in enumerate(scored_now(s))]
    return [seat for seat in range(s.seats) if ranks[seat] == max(ranks)]


def aims(s: ImmortalsState, lang: str) -> Aims | None:
    if s.over:
        return None
    return Aims(say(lang, "aim_goal", s.rounds), [_round(s, lang), *_leaders(s, lang)], _standings(s, lang))


def _notice(level: str, lang: str, key: str, **holes: object) -> Notice:
    return Notice(level, told(WORDS, lang, key, holes))


def _round(s: ImmortalsState, lang: str) -> Notice:
    left = int(s.rounds - s.round)
    if s.round == 0 or left > 1:
        return _notice(INFO, lang, "aim_rounds", n=left)
    return _notice(SOON, lang, "aim_one_more") if left == 1 else _notice(ALARM, lang, "aim_last_round")


def _leaders(s: ImmortalsState, lang: str) -> list[Notice]:
    """Before the first round nobody has anything."""
    if s.round == 0:
        return []
    who = listed([WORDS.token(lang, "seat", seat) for seat in leading(s)], ", ", say(lang, "aim_and"))
    key = "aim_leads" if len(leading(s)) == 1 else "aim_level"
    return [_notice(INFO, lang, key, who=who, n=max(scored_now(s)))]


def _standings(s: ImmortalsState, lang: str) -> list[Standing]:
    now = scored_now(s)
    return [
        Standing(say(lang, "aim_points"), [(str(s.points[seat]), INFO) for seat in range(s.seats)]),
        Standing(
            say(lang, "aim_scoring"),
            [(f"+{now[seat] - s.points[seat]}", INFO) for seat in range(s.seats)],
            say(lang, "aim_scoring_about"),
        ),
        Standing(say(lang, "aim_total"), [(str(points), INFO) for points in now]),
        Standing(
            say(lang, "aim_armies"),
            [(str(armies_on_sites(s, seat)), INFO) for seat in range(s.seats)],
            say(lang, "aim_armies_about"),
        ),
    ]


# ---------------------------------------------------------------- in the end


def ending(s: ImmortalsState, lang: str) -> str:
    return " ".join(filter(None, [say(lang, "aim_end", s.round), tie(s, lang)]))


def fates(s: ImmortalsState, lang: str) -> list[list[Token]]:
    most = max(s.points[: s.seats])
    best = max(armies_on_sites(s, seat) for seat in range(s.seats) if s.points[seat] == most)
    found = []
    for seat in range(s.seats):
        armies = best - armies_on_sites(s, seat)
        short = most - s.points[seat]
        key = "aim_short" if short else "aim_fewer_armies" if armies else "aim_most"
        found.append(told(WORDS, lang, key, {"n": s.points[seat], "m": short or armies}))
    return found
