"""Who wins if nothing changes, when, and what the others lack (O-9), from a masked state.

The Oath, the title and revealed Visions are open; of what lies facedown, a viewer is told what the viewer has seen.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bailiwick.games.oath.catalogue.things import CONSPIRACY, DARKEST_SECRET, PEOPLES_FAVOR, SCEPTER, VISION_OATH, is_vision
from bailiwick.games.oath.goals import (
    DEVOTION,
    EXHAUSTION,
    LAST_ROUND,
    OATH_IDS,
    PEOPLE,
    PROTECTION,
    REGIME_ROLL,
    STABLE_REGIME,
    SUPREMACY,
    USURPED,
    USURPED_AND_VISIONARY,
    VISIONARY,
    VISIONS_NEEDED,
    contenders,
    exhausted_winner,
    has_won,
    imperial_winner,
    successor,
    tallies,
    vision_met,
    visions_of,
)
from bailiwick.games.oath.ruling import treasures
from bailiwick.games.oath.state import CHANCELLOR, CITIZEN, EXILE, NOBODY, OathState
from bailiwick.games.oath.steps.wake import WAKING
from bailiwick.games.oath.words import WORDS, name, say, sentence
from bailiwick.kernel.aims import ALARM, INFO, OUT, SOON, Aims, Notice, Standing, plain, told
from bailiwick.kernel.pages import NONE
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.words import Token

HELD: Final = "✓"
WIN_CHECKED: Final = 2  # the part of the Wake that comes after the check
WINS: Final = {USURPED: "aim_wins_usurper", VISIONARY: "aim_wins_visionary", USURPED_AND_VISIONARY: "aim_wins_both"}
BANNER_OF: Final = {PEOPLE: PEOPLES_FAVOR, DEVOTION: DARKEST_SECRET}

# When somebody wins
AT_WAKE: Final = 1
BY_DIE: Final = 2
AFTER_LAST_ROUND: Final = 3


class Threat(NamedTuple):
    """A seat that wins at a certain moment if nothing changes; by the end die, if that says so."""

    seat: int
    when: int
    how: int


def wakes_left(s: OathState, seat: int) -> int:
    """In how many Wakes a seat can still win."""
    later = LAST_ROUND - int(s.round)
    if seat != s.turn:
        return later + (1 if seat > s.turn else 0)
    for at in range(0, len(s.stack), FRAME):
        if s.stack[at] == WAKING.index and s.stack[at + 1] < WIN_CHECKED:
            return later + 1
    return later


def threats(s: OathState) -> list[Threat]:
    """Who wins next if nothing changes: Exiles at their Wake, or else the Empire by the die, or whoever the last round leaves."""
    found = [Threat(seat, AT_WAKE, how) for seat in range(s.seats) if (how := has_won(s, seat)) and wakes_left(s, seat)]
    if s.round == LAST_ROUND and not found:
        o = s.clone()
        o.usurper = s.usurper or (s.role[s.oathkeeper] == EXILE and wakes_left(s, int(s.oathkeeper)) > 0)
        found.append(Threat(exhausted_winner(o), AFTER_LAST_ROUND, EXHAUSTION))
    if REGIME_ROLL[s.round] <= 6 and s.role[s.oathkeeper] != EXILE:
        found.append(Threat(imperial_winner(s), BY_DIE, STABLE_REGIME))
    return found


def aims(s: OathState, viewer: int, lang: str) -> Aims | None:
    if s.over:
        return None
    if s.winner != NOBODY:  # the chronicle is being written
        return Aims(ending(s, lang), [Notice(INFO, _won(s, lang))], [])
    notices = [_threat(s, threat, lang) for threat in threats(s)]
    notices += [*_keeper(s, lang), *_visions(s, lang)]
    return Aims(_goal(s, viewer, lang), notices, _standings(s, lang), _own(s, viewer, lang))


# ---------------------------------------------------------------- sentences


def _notice(level: str, lang: str, key: str, **holes: object) -> Notice:
    return Notice(level, told(WORDS, lang, key, holes))


def _goal(s: OathState, viewer: int, lang: str) -> str:
    if viewer < 0:
        return say(lang, "aim_goal_all")
    return say(lang, {CHANCELLOR: "aim_goal_chancellor", CITIZEN: "aim_goal_citizen"}.get(s.role[viewer], "aim_goal_exile"))


def _fact(s: OathState, seat: int, oath: int, lang: str) -> list[Token]:
    """What a seat has of what an Oath, or its Vision, counts."""
    return told(WORDS, lang, f"aim_has_{OATH_IDS[oath]}", {"who": ("seat", seat), "n": tallies(s, oath)[seat]})


def _lack(s: OathState, seat: int, oath: int, alone: bool, lang: str) -> tuple[int, str]:
    """How much a seat lacks to meet the goal of an Oath, alone or with others, and in words."""
    counts = tallies(s, oath)
    rivals = [counts[other] for other in range(s.seats) if other != seat and (alone or other in contenders(s))]
    short = max([*rivals, 1 - alone]) + alone - counts[seat]
    if short <= 0:
        return 0, say(lang, "aim_fulfilled")
    return short, say(lang, f"aim_lacks_{OATH_IDS[oath]}", short)


def _threat(s: OathState, threat: Threat, lang: str) -> Notice:
    who = ("seat", threat.seat)
    heir = "_successor" if s.role[threat.seat] == CITIZEN else ""
    if threat.when == BY_DIE:
        least = REGIME_ROLL[s.round]
        chance = round(100 * (7 - least) / 6)
        return _notice(SOON, lang, f"aim_die{heir}", who=who, n=least, m=chance)
    if threat.when == AFTER_LAST_ROUND:
        return _notice(ALARM, lang, f"aim_last{heir}", who=who)
    oath = int(s.oath)
    if threat.how == VISIONARY:
        oath = next(VISION_OATH[vision] for vision in visions_of(s, threat.seat) if vision_met(s, threat.seat, vision))
    return _notice(ALARM, lang, WINS[threat.how], who=who, what=_fact(s, threat.seat, oath, lang))


def _keeper(s: OathState, lang: str) -> list[Notice]:
    """Who holds the title; an Exile who does will be the Usurper."""
    keeper = int(s.oathkeeper)
    found = [_notice(INFO, lang, "aim_keeper", oath=("oath", int(s.oath)), who=("seat", keeper))]
    left = wakes_left(s, keeper)
    if s.role[keeper] == EXILE and not s.usurper and left:
        found.append(_notice(SOON, lang, "aim_turns" if left > 1 else "aim_turns_last", who=("seat", keeper)))
    return found


def _state_of(s: OathState, seat: int, vision: int, lang: str) -> tuple[str, str]:
    """How pressing a Vision is, and what it lacks."""
    short, lacks = _lack(s, seat, VISION_OATH[vision], True, lang)
    if short == 0 and s.visions_drawn < VISIONS_NEEDED:
        return SOON, say(lang, "aim_fulfilled_early", int(s.visions_drawn))
    return SOON if short <= 1 and VISION_OATH[vision] not in BANNER_OF else INFO, lacks


def _visions(s: OathState, lang: str) -> list[Notice]:
    """Revealed Visions by which nobody wins yet."""
    found = []
    for seat in range(s.seats):
        for vision in visions_of(s, seat):
            if vision != CONSPIRACY and not vision_met(s, seat, vision):
                level, lacks = _state_of(s, seat, vision, lang)
                found.append(_notice(level, lang, "aim_vision", who=("seat", seat), card=("card", vision), what=lacks))
    return found


def _own(s: OathState, viewer: int, lang: str) -> list[Notice]:
    """The Visions that the viewer has and has not revealed."""
    if viewer < 0 or s.role[viewer] != EXILE:
        return []
    mine = [
        card
        for card in (*s.facedown[viewer], *s.hands[viewer])
        if is_vision(card) and card != CONSPIRACY and s.sees(card, viewer)
    ]
    return [_notice(INFO, lang, "aim_own_vision", card=("card", card), what=_state_of(s, viewer, card, lang)[1]) for card in mine]


# ---------------------------------------------------------------- who is how far


def _standings(s: OathState, lang: str) -> list[Standing]:
    rows = [
        Standing(say(lang, "aim_roles"), [(name(lang, "role", s.role[seat]), INFO) for seat in range(s.seats)]),
        Standing(
            name(lang, "oath", int(s.oath)),
            [_title_cell(s, seat, lang) for seat in range(s.seats)],
            say(lang, f"goal_{int(s.oath)}"),
        ),
    ]
    for seat in range(s.seats):
        for vision in visions_of(s, seat):
            if vision != CONSPIRACY:
                rows.append(_vision_row(s, seat, vision, lang))
    if any(s.role[seat] == CITIZEN for seat in range(s.seats)):
        cells = [_heir_cell(s, seat) if s.role[seat] == CITIZEN else (NONE, OUT) for seat in range(s.seats)]
        rows.append(Standing(say(lang, "aim_successor"), cells, say(lang, "aim_successor_about")))
    return rows


def _counted(s: OathState, seat: int, oath: int) -> str:
    number = tallies(s, oath)[seat]
    return str(number) if oath not in BANNER_OF else HELD if number else NONE


def _title_cell(s: OathState, seat: int, lang: str) -> tuple[str, str]:
    text = _counted(s, seat, int(s.oath))
    if seat not in contenders(s):
        return text, OUT
    if seat != s.oathkeeper:
        return text, INFO
    text = f"{text} {say(lang, 'aim_usurper' if s.usurper else 'aim_oathkeeper')}"
    return text, INFO if s.role[seat] != EXILE else ALARM if s.usurper else SOON


def _vision_row(s: OathState, seer: int, vision: int, lang: str) -> Standing:
    """Everybody's share of what it counts: the seer needs more than anybody else."""
    oath = VISION_OATH[vision]
    level, lacks = _state_of(s, seer, vision, lang)
    level = ALARM if vision_met(s, seer, vision) else level
    cells = [(_counted(s, seat, oath), level if seat == seer else OUT) for seat in range(s.seats)]
    return Standing(name(lang, "card", vision), cells, sentence(lacks))


def _heir_cell(s: OathState, seat: int) -> tuple[str, str]:
    level = SOON if successor(s) == seat else INFO
    if s.oath == SUPREMACY:
        return str(treasures(s, seat)), level
    return (HELD if successor(s) == seat else NONE), level


# ---------------------------------------------------------------- in the end


def _won(s: OathState, lang: str) -> list[Token]:
    return told(WORDS, lang, "aim_won", {"who": ("seat", int(s.winner)), "victory": ("victory", int(s.victory))})


def ending(s: OathState, lang: str) -> str:
    """Who has won, how, and by what."""
    if s.winner < 0:
        return ""
    winner, keeper, how = int(s.winner), int(s.oathkeeper), int(s.victory)
    visions = [vision for vision in visions_of(s, winner) if vision_met(s, winner, vision)]
    if visions and (how == VISIONARY or (how == EXHAUSTION and not s.usurper)):
        by = _fact(s, winner, VISION_OATH[visions[0]], lang)
    elif how == EXHAUSTION and s.role[winner] != EXILE and s.role[keeper] == EXILE:
        by = told(WORDS, lang, "aim_too_late", {"who": ("seat", keeper)})
    else:
        by = _fact(s, keeper, int(s.oath), lang)
    said = [plain(_won(s, lang)), sentence(plain(by))]
    if how == STABLE_REGIME:
        said.append(say(lang, "aim_die_showed", int(s.round), int(s.end_die)))
    return " ".join(said)


def fates(s: OathState, lang: str) -> list[list[Token]]:
    """For each seat the role, and what was missing."""
    return [_fate(s, seat, lang) for seat in range(s.seats)]


def _fate(s: OathState, seat: int, lang: str) -> list[Token]:
    role = name(lang, "role", s.role[seat])
    if seat == s.winner:
        return told(
            WORDS, lang, "aim_fate", {"role": role, "what": say(lang, "aim_fate_won", name(lang, "victory", int(s.victory)))}
        )
    lacked: list[str] = []
    if s.role[seat] == CITIZEN or (seat == CHANCELLOR and s.role[s.winner] == CITIZEN):
        lacked.append(_heir_lack(s, seat, lang) if seat != CHANCELLOR else say(lang, "aim_fate_succeeded"))
    if s.role[seat] == EXILE or (seat == CHANCELLOR and s.role[s.winner] == EXILE):
        lacked.append(_title_lack(s, seat, lang))
    if s.role[seat] == EXILE:
        visions = [vision for vision in visions_of(s, seat) if vision != CONSPIRACY]
        lacked += [f"{name(lang, 'card', vision)}: {_state_of(s, seat, vision, lang)[1]}" for vision in visions]
        if not visions:
            lacked.append(say(lang, "aim_fate_no_vision"))
    return told(WORDS, lang, "aim_fate", {"role": role, "what": "; ".join(lacked)})


def _title_lack(s: OathState, seat: int, lang: str) -> str:
    """Of the title: held, held too short, or how much was missing."""
    if s.oathkeeper == seat:
        return say(lang, "aim_fate_keeper" if s.role[seat] != EXILE or s.usurper else "aim_fate_not_usurper")
    short, lacks = _lack(s, seat, int(s.oath), False, lang)
    return say(lang, "aim_fate_title", lacks) if short else say(lang, "aim_fate_tied")


def _heir_lack(s: OathState, seat: int, lang: str) -> str:
    if s.role[s.winner] == EXILE:
        return say(lang, "aim_fate_empire_lost")
    if s.oath == SUPREMACY:
        most = max(treasures(s, other) for other in range(s.seats) if other != seat and s.role[other] != EXILE)
        return say(lang, "aim_fate_no_heir", say(lang, "aim_lacks_protection", max(1, most + 1 - treasures(s, seat))))
    thing = {PEOPLE: ("banner", DARKEST_SECRET), PROTECTION: ("banner", PEOPLES_FAVOR)}.get(int(s.oath), ("card", SCEPTER))
    return say(lang, "aim_fate_no_heir", say(lang, "aim_lacks_thing", name(lang, *thing)))
