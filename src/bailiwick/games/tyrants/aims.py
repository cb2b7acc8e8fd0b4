"""What wins, who is how far, and when it ends (T-12, T-13), from a masked state. All of it is open: nobody has a secret goal."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants import scoring
from bailiwick.games.tyrants.state import BARRACKS, TyrantsState
from bailiwick.games.tyrants.words import WORDS, say
from bailiwick.kernel.aims import ALARM, INFO, SOON, Aims, Notice, Standing, listed, plain, told
from bailiwick.kernel.words import Token

FEW_TROOPS: Final = 6  # a strong turn deploys as many
FEW_CARDS: Final = 8  # what a round takes from the market, about


def aims(s: TyrantsState, lang: str) -> Aims | None:
    if s.over:
        return None
    return Aims(say(lang, "aim_goal"), [*_end(s, lang), _leader(s, lang)], _standings(s, lang))


def _notice(level: str, lang: str, key: str, **holes: object) -> Notice:
    return Notice(level, told(WORDS, lang, key, holes))


def _seats(seats: list[int], lang: str) -> list[Token]:
    return listed([WORDS.token(lang, "seat", seat) for seat in seats], ", ", say(lang, "aim_and"))


def _end(s: TyrantsState, lang: str) -> list[Notice]:
    """When the game ends, once that is settled; before, what would end it and is not far (T-12.1, T-12.3)."""
    last = int(s.first - 1) % int(s.seats)
    if s.ending:
        key = "aim_last_turn" if s.active == last else "aim_last_round"
        return [_notice(ALARM, lang, key, who=("seat", last))]
    found = []
    for seat in range(s.seats):
        left = s.tokens[BARRACKS + seat]
        if left <= FEW_TROOPS:
            found.append(_notice(SOON, lang, "aim_few_troops", who=("seat", seat), n=left))
    if len(s.market) <= FEW_CARDS:
        found.append(_notice(SOON, lang, "aim_few_cards", n=len(s.market)))
    return found


def _leader(s: TyrantsState, lang: str) -> Notice:
    points = [int(scoring.total(s, seat)) for seat in range(s.seats)]
    best = [seat for seat in range(s.seats) if points[seat] == max(points)]
    key = "aim_leads" if len(best) == 1 else "aim_level"
    return _notice(INFO, lang, key, who=_seats(best, lang), n=max(points))


def _standings(s: TyrantsState, lang: str) -> list[Standing]:
    points = [int(scoring.total(s, seat)) for seat in range(s.seats)]
    troops = [s.tokens[BARRACKS + seat] for seat in range(s.seats)]
    return [
        Standing(say(lang, "aim_points"), [(str(n), INFO) for n in points], say(lang, "aim_points_about")),
        Standing(say(lang, "aim_troops"), [(str(n), SOON if n <= FEW_TROOPS else INFO) for n in troops]),
    ]


# ---------------------------------------------------------------- in the end


def ending(s: TyrantsState, lang: str) -> str:
    """What brought the last round. Troops come back to barracks, too: then nobody's are empty any more."""
    spent = [seat for seat in range(s.seats) if s.tokens[BARRACKS + seat] == 0]
    if spent:
        return plain(told(WORDS, lang, "aim_end_troops", {"n": s.round, "who": _seats(spent, lang)}))
    return say(lang, "aim_end_cards" if not s.market else "aim_end_somebody", s.round)


def fates(s: TyrantsState, lang: str) -> list[list[Token]]:
    points = [int(scoring.total(s, seat)) for seat in range(s.seats)]
    return [told(WORDS, lang, "aim_won" if n == max(points) else "aim_short", {"n": n, "m": max(points) - n}) for n in points]
