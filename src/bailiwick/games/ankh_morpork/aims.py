"""Who could win as whom, and how far they are (A-17 to A-19), from a masked state: of the personalities one knows the own."""

from __future__ import annotations

from typing import Final, NamedTuple

from bailiwick.games.ankh_morpork import scoring, texts
from bailiwick.games.ankh_morpork.catalogue import (
    CHRYSOPRASE,
    DE_WORDE,
    DRAGON_KING,
    EVENTS,
    PERSONALITIES,
    SELACHII,
    VETINARI,
    VIMES,
)
from bailiwick.games.ankh_morpork.panels import so_far
from bailiwick.games.ankh_morpork.state import BY_PERSONALITY, AnkhState, how_many
from bailiwick.games.ankh_morpork.words import WORDS, name, say
from bailiwick.kernel.aims import ALARM, INFO, OUT, SOON, Aims, Notice, Standing, listed, told
from bailiwick.kernel.pages import NONE
from bailiwick.kernel.words import Token

FEW_CARDS: Final = 12  # a round draws about as many
SPECTATOR: Final = -1
RIOTS: Final = EVENTS.index("riots")
RIOTOUS: Final = 8
# How little may be missing to be worth a warning: an area, a marker, the price of a building or two.
SHORT_BY: Final = {VETINARI: 1, DRAGON_KING: 1, CHRYSOPRASE: 10}


class Threat(NamedTuple):
    """A seat that has, or nearly has, what some personalities need: those that it could be. The Dragon King has no seat."""

    seat: int
    personalities: tuple[int, ...]
    has: int
    needs: int


def could_be(s: AnkhState, viewer: int, seat: int) -> list[int]:
    """Who a seat could be, as far as the viewer knows: the own one, or whoever is neither that nor seen among the unused."""
    pool = {p for p in (*s.personality[: s.seats], *s.unused) if p}
    if viewer == SPECTATOR:
        return sorted(pool)
    mine = s.personality[viewer]
    if seat == viewer:
        return [mine]
    return sorted(p for p in pool if p != mine and not s.seen[viewer] >> p & 1)


def threats(s: AnkhState, viewer: int) -> list[Threat]:
    """What the others have that could make them win at the start of their turn, now or with a little more."""
    found: list[Threat] = []
    others = [seat for seat in range(s.seats) if seat != viewer]
    for seat in others:
        several: dict[tuple[int, int], list[int]] = {}
        for personality in could_be(s, viewer, seat):
            has, needs = scoring.progress(s, seat, personality), scoring.goal(s, personality)
            if personality not in (VIMES, DRAGON_KING) and has >= needs - SHORT_BY.get(personality, 1):
                several.setdefault((int(has), int(needs)), []).append(personality)
        # Vetinari and the lords count different areas: they never stand in one sentence.
        for (has, needs), whom in several.items():
            lords = tuple(p for p in whom if SELACHII <= p <= DE_WORDE)
            found += [Threat(seat, group, has, needs) for group in (lords, *((p,) for p in whom if p not in lords)) if group]
    markers = how_many(s.trouble)
    dragon = any(DRAGON_KING in could_be(s, viewer, seat) for seat in others)
    if dragon and markers >= scoring.goal(s, DRAGON_KING) - SHORT_BY[DRAGON_KING]:
        found.append(Threat(SPECTATOR, (DRAGON_KING,), int(markers), int(scoring.goal(s, DRAGON_KING))))
    return found


def aims(s: AnkhState, viewer: int, lang: str) -> Aims | None:
    if s.over:
        return None
    notices = [_threat(threat, lang) for threat in threats(s, viewer)]
    return Aims(
        say(lang, "aim_goal"), [*notices, *_ends(s, lang), _leader(s, lang)], _standings(s, viewer, lang), _own(s, viewer, lang)
    )


# ---------------------------------------------------------------- sentences


def _notice(level: str, lang: str, key: str, **holes: object) -> Notice:
    return Notice(level, told(WORDS, lang, key, holes))


def _names(kind: str, values: tuple[int, ...] | list[int], last: str, lang: str) -> list[Token]:
    return listed([WORDS.token(lang, kind, value) for value in values], ", ", say(lang, last))


def _threat(threat: Threat, lang: str) -> Notice:
    whom = _names("personality", threat.personalities, "aim_or", lang)
    first = threat.personalities[0]
    what = {VETINARI: "aim_stands", DRAGON_KING: "aim_trouble", CHRYSOPRASE: "aim_worth"}.get(first, "aim_controls")
    who = ("seat", threat.seat)
    has = told(WORDS, lang, what, {"n": threat.has} if first == DRAGON_KING else {"who": who, "n": threat.has})
    needed = say(lang, "aim_dollars", threat.needs) if first == CHRYSOPRASE else threat.needs
    if threat.has < threat.needs:
        return _notice(SOON, lang, "aim_would_win", what=has, whom=whom, n=needed)
    if first == DRAGON_KING:
        return _notice(ALARM, lang, "aim_enough", what=has, whom=whom)
    return _notice(ALARM, lang, "aim_enough_for", what=has, whom=whom, who=who)


def _ends(s: AnkhState, lang: str) -> list[Notice]:
    """What else can end the game soon: the last card, the Riots."""
    found = []
    if len(s.draw_pile) <= FEW_CARDS:
        found.append(_notice(SOON, lang, "aim_few_cards", n=len(s.draw_pile)))
    if how_many(s.trouble) >= RIOTOUS and RIOTS in s.events:
        found.append(_notice(SOON, lang, "aim_riots", n=int(how_many(s.trouble))))
    return found


def _leader(s: AnkhState, lang: str) -> Notice:
    points = [int(scoring.points(s, seat)) for seat in range(s.seats)]
    best = scoring.leaders(s)
    return _notice(
        INFO, lang, "aim_leads" if len(best) == 1 else "aim_level", who=_names("seat", best, "aim_and", lang), n=max(points)
    )


def _own(s: AnkhState, viewer: int, lang: str) -> list[Notice]:
    if viewer == SPECTATOR:
        return []
    mine = ("personality", s.personality[viewer])
    key, level = ("aim_you_win", SOON) if scoring.has_won(s, viewer) else ("aim_you", INFO)
    found = [_notice(level, lang, key, personality=mine, what=so_far(s, viewer, lang))]
    unused = [p for p in range(1, len(PERSONALITIES)) if s.seen[viewer] >> p & 1]
    if unused:
        found.append(_notice(INFO, lang, "aim_unused", whom=_names("personality", unused, "aim_and", lang)))
    return found


# ---------------------------------------------------------------- who could be whom


def _standings(s: AnkhState, viewer: int, lang: str) -> list[Standing]:
    pool = sorted({p for p in (*s.personality[: s.seats], *s.unused) if p})
    possible = [could_be(s, viewer, seat) for seat in range(s.seats)]
    rows = [
        Standing(
            name(lang, "personality", p),
            [_cell(s, seat, p, possible[seat], lang) for seat in range(s.seats)],
            texts.condition_text(p, lang, s.seats),
        )
        for p in pool
    ]
    points = [(str(scoring.points(s, seat)), INFO) for seat in range(s.seats)]
    return [*rows, Standing(say(lang, "aim_points"), points, say(lang, "aim_points_about"))]


def _cell(s: AnkhState, seat: int, personality: int, possible: list[int], lang: str) -> tuple[str, str]:
    if personality not in possible:
        return NONE, OUT
    if personality == VIMES:
        left = len(s.draw_pile)
        return say(lang, "aim_cards", left), SOON if left <= FEW_CARDS else INFO
    has, needs = int(scoring.progress(s, seat, personality)), int(scoring.goal(s, personality))
    level = ALARM if has >= needs else SOON if has >= needs - SHORT_BY.get(personality, 1) else INFO
    return f"{'$' if personality == CHRYSOPRASE else ''}{has}/{needs}", level


# ---------------------------------------------------------------- in the end


def fates(s: AnkhState, lang: str) -> list[list[Token]]:
    """Who everybody was and how far; where points decided, how many were missing."""
    points = [int(scoring.points(s, seat)) for seat in range(s.seats)]
    found = []
    for seat in range(s.seats):
        was = {"personality": ("personality", s.personality[seat]), "what": so_far(s, seat, lang)}
        fate = told(WORDS, lang, "aim_was", was)
        if s.ended != BY_PERSONALITY:
            short = max(points) - points[seat]
            line = told(WORDS, lang, "aim_short" if short else "aim_most", {"n": points[seat], "m": short})
            fate = [*fate, ("text", "", " "), *line]
        found.append(fate)
    return found
