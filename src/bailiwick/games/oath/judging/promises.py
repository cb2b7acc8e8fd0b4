"""Promises made before the Tribunal (O-11.13): what is promised, by when, what it costs to break it, and how it went.

A promise is one int. Somebody will do something, or not, or give something; until the promiser's turn of a round is over, or when
something happens. Nobody judges: it watches what is done (`watch`) and what happens (`happen`), and is looked at when its turn is
over (`judge_turn`). What is due by it, and by the penalty of a broken one, is a gift whose time is NOW: `owing` sees to it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.things import SOURCES
from bailiwick.games.oath.ruling import is_imperial
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.vocabulary import DEED_IDS, VOCABULARY, WHEN_IDS
from bailiwick.kernel.reason import Reason

# Kinds
DO: Final = 0
FORBEAR: Final = 1
FAVOR: Final = 2
SECRETS: Final = 3
RELIC: Final = 4  # the other chooses which
ADVISER: Final = 5
KIND_IDS: Final = ("do", "not", "favor", "secrets", "relic", "adviser")

# How it went
RUNNING: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3  # what it names is gone
FATE_IDS: Final = ("running", "kept", "broken", "void")

# When: the number of a round, or what has to happen
NOW: Final = 0
WAKE: Final = 9  # counted on as in WHEN_IDS
TITLE: Final = 10
CITIZEN: Final = 11
EXILE: Final = 12
CAMPAIGN: Final = 13
ATTACKED: Final = 14  # somebody attacks whom it was promised to
END: Final = 15
LAST_ROUND: Final = 8
WHENS: Final = len(WHEN_IDS) + 1

DEED_FIRST: Final = [verb.first for id in DEED_IDS for verb in VOCABULARY.verbs if verb.name == id]
DEED_COUNT: Final = [len(verb) for id in DEED_IDS for verb in VOCABULARY.verbs if verb.name == id]
DEED_CAMPAIGN: Final = DEED_IDS.index("campaign")
DEED_TRAVEL: Final = DEED_IDS.index("travel")
DEED_DECLINE: Final = DEED_IDS.index("decline")
WORKING: Final = (DEED_IDS.index("muster"), DEED_IDS.index("trade-favor"), DEED_IDS.index("trade-secrets"))
DEED_USE: Final = DEED_IDS.index("use")
DEED_BANNER: Final = DEED_IDS.index("recover-banner")
DEED_OFFER: Final = DEED_IDS.index("offer")
DEED_EXILE: Final = DEED_IDS.index("exile")
DEED_SELF_EXILE: Final = DEED_IDS.index("self-exile")
DEED_REVEAL: Final = DEED_IDS.index("reveal")
SHARING: Final = (DEED_IDS.index("hand-over"), DEED_IDS.index("ask-for"))
# Done within another action or on somebody else's turn, where nothing holds people to it but a penalty
UNFORCED: Final = (*range(DEED_IDS.index("play-site"), DEED_DECLINE), DEED_DECLINE)
MOST_RUNNING: Final = 8  # of one promiser


# ---------------------------------------------------------------- the int


def new_promise(by: int, to: int, kind: int, when: int, deed: int = 0, target: int = 0, n: int = 0) -> int:
    """`target` is 1 + the argument of the deed, 0 for any."""
    return kind | by << 3 | to << 6 | deed << 9 | target << 14 | n << 23 | when << 29


def with_penalty(promise: int, favor: int = 0, secrets: int = 0, relics: int = 0, advisers: int = 0) -> int:
    return (promise & ~0x3FFC00000000) | favor << 34 | secrets << 38 | relics << 42 | advisers << 44


def with_fate(promise: int, fate: int) -> int:
    return (promise & ~0xC00000000000) | fate << 46


def with_kind(promise: int, kind: int, deed: int = 0) -> int:
    return (promise & ~0x3E07) | kind | deed << 9


def with_target(promise: int, target: int) -> int:
    return (promise & ~0x7FC000) | target << 14


def with_amount(promise: int, n: int) -> int:
    return (promise & ~0x1F800000) | n << 23


def with_when(promise: int, when: int) -> int:
    return (promise & ~0x3E0000000) | when << 29


def kind_of(promise: int) -> int:
    return promise & 7


def promiser(promise: int) -> int:
    return promise >> 3 & 7


def promised_to(promise: int) -> int:
    return promise >> 6 & 7


def deed_of(promise: int) -> int:
    return promise >> 9 & 31


def target_of(promise: int) -> int:
    return promise >> 14 & 511


def amount(promise: int) -> int:
    return promise >> 23 & 63


def when_of(promise: int) -> int:
    return promise >> 29 & 31


def penalty_of(promise: int) -> tuple[int, int, int, int]:
    """So much favor, so many secrets, relics and advisers."""
    return promise >> 34 & 15, promise >> 38 & 15, promise >> 42 & 3, promise >> 44 & 3


def fate_of(promise: int) -> int:
    return promise >> 46 & 3


def has_penalty(promise: int) -> bool:
    return promise >> 34 & 0xFFF != 0


def is_gift(promise: int) -> bool:
    return kind_of(promise) >= FAVOR


def runs(promise: int) -> bool:
    return fate_of(promise) == RUNNING


def names(promise: int, action: int) -> bool:
    """Whether an action is the one a deed is about."""
    deed, target = deed_of(promise), target_of(promise)
    place = action - DEED_FIRST[deed]
    return 0 <= place < DEED_COUNT[deed] and (target == 0 or place == target - 1)


def actions_of(promise: int) -> list[int]:
    """The actions that a deed is about."""
    deed, target = deed_of(promise), target_of(promise)
    first = DEED_FIRST[deed]
    return [first + target - 1] if target else list(range(first, first + DEED_COUNT[deed]))


def running_of(s: OathState, seat: int) -> int:
    return sum(1 for promise in s.promises if runs(promise) and promiser(promise) == seat)


def next_turn(s: OathState, seat: int) -> int:
    """The round of the seat's next turn: this one, if that is still to come."""
    return int(s.round) + (0 if seat > s.turn else 1)


def peace(s: OathState, by: int, to: int) -> int:
    """Not to campaign against the other until one's next turn is over."""
    return new_promise(by, to, FORBEAR, next_turn(s, by), DEED_CAMPAIGN, to + 1)


# ---------------------------------------------------------------- what becomes of it


def make_promise(s: OathState, promise: int) -> None:
    s.promises.append(promise)
    s.tell("promises", promiser(promise), (promised_to(promise), promise))


def close_promise(s: OathState, place: int, fate: int) -> None:
    """It is kept, broken or void; broken, its penalty is owed at once."""
    promise = s.promises[place]
    by, to = promiser(promise), promised_to(promise)
    s.promises[place] = with_fate(promise, fate)
    s.tell("keeps_promise" if fate == KEPT else "breaks_promise" if fate == BROKEN else "promise_void", by, (to, promise))
    if fate != BROKEN:
        return
    penalty = zip((FAVOR, SECRETS, RELIC, ADVISER), penalty_of(promise), strict=True)
    s.promises += [new_promise(by, to, kind, NOW, n=n) for kind, n in penalty if n]


def watch(s: OathState, seat: int, action: int) -> None:
    """A seat does something: what it promised to do is kept by that, what it promised not to do is broken."""
    if not s.promises:
        return
    for place, promise in enumerate(list(s.promises)):
        if not runs(promise) or promiser(promise) != seat or is_gift(promise) or not names(promise, action):
            continue
        if deed_of(promise) == DEED_DECLINE:
            continue  # that is about whom it is refused to: see `refused`
        if kind_of(promise) == FORBEAR:
            close_promise(s, place, BROKEN)
        elif when_of(promise) <= LAST_ROUND:
            close_promise(s, place, KEPT)


def refused(s: OathState, seat: int, asker: int) -> None:
    """A seat refuses another a permission: for who promised to refuse them nothing."""
    for place, promise in enumerate(list(s.promises)):
        sworn = runs(promise) and kind_of(promise) == FORBEAR and deed_of(promise) == DEED_DECLINE
        if sworn and promiser(promise) == seat and promised_to(promise) == asker:
            close_promise(s, place, BROKEN)


def happen(s: OathState, event: int, seat: int) -> None:
    """Something happens that promises wait for: to the promiser, or (ATTACKED) to whom it was promised."""
    if not s.promises:
        return
    for place, promise in enumerate(list(s.promises)):
        whom = promised_to(promise) if event == ATTACKED else promiser(promise)
        if not runs(promise) or when_of(promise) != event or whom != seat:
            continue
        if kind_of(promise) == FORBEAR:
            close_promise(s, place, KEPT)
        elif is_gift(promise):
            s.promises[place] = with_when(promise, NOW)
        else:  # from now on, until one's turn is over
            by = promiser(promise)
            s.promises[place] = with_when(promise, min(int(s.round) if by == s.turn else next_turn(s, by), LAST_ROUND))


def judge_turn(s: OathState, seat: int) -> None:
    """In the Rest of a turn: what was to be done by then has been done or not."""
    for place, promise in enumerate(list(s.promises)):
        if not runs(promise) or promiser(promise) != seat or not NOW <= when_of(promise) <= s.round:
            continue
        if is_gift(promise):
            s.promises[place] = with_when(promise, NOW)
        elif kind_of(promise) == FORBEAR or is_there(s, promise):
            close_promise(s, place, KEPT)
        else:
            close_promise(s, place, VOID if is_gone(s, promise) else BROKEN)


def is_there(s: OathState, promise: int) -> bool:
    """Who was to travel somewhere, and stands there."""
    return deed_of(promise) == DEED_TRAVEL and s.pawn[promiser(promise)] == target_of(promise) - 1


def is_gone(s: OathState, promise: int) -> bool:
    """Whether what a deed names is gone, so that nobody could do it (R-140)."""
    deed, by, other = deed_of(promise), promiser(promise), target_of(promise) - 1
    if other >= 0:
        if deed in WORKING:
            return s.slot_of(other + 1) < 0
        if deed == DEED_USE:
            return not s.where[other + 1] if other + 1 < SOURCES else True
        if deed == DEED_BANNER:
            return s.holder(other) == by
        if deed in SHARING:
            return not (is_imperial(s, by) and is_imperial(s, other))
        if deed == DEED_OFFER and not s.is_exile(other):
            return True
        if deed == DEED_EXILE and not s.is_citizen(other):
            return True
    if deed in (DEED_OFFER, DEED_EXILE):
        return s.scepter_holder() != by
    if deed == DEED_SELF_EXILE:
        return not s.is_citizen(by)
    return deed == DEED_REVEAL and not s.is_exile(by)


def forget_settled(s: OathState, seat: int) -> None:
    """When a seat wakes: what it has kept or broken has been shown for a round."""
    if s.promises:
        s.promises = [promise for promise in s.promises if runs(promise) or promiser(promise) != seat]


# ---------------------------------------------------------------- what binds without a penalty


def bound(s: OathState, seat: int, action: int) -> Reason | None:
    """Why an action can't be taken: it was promised not to be, and no price was named for breaking that."""
    for promise in s.promises:
        binds = runs(promise) and promiser(promise) == seat and kind_of(promise) == FORBEAR and not has_penalty(promise)
        if binds and names(promise, action):
            return Reason("O-11.13", "promised_not", (promised_to(promise), promise))
    return None


def owed_deeds(s: OathState, seat: int) -> list[int]:
    """The promised deeds that must be done on this turn, if they can be: those without a penalty."""
    return [
        promise
        for promise in s.promises
        if runs(promise)
        and promiser(promise) == seat
        and kind_of(promise) == DO
        and when_of(promise) <= s.round
        and not has_penalty(promise)
        and deed_of(promise) not in UNFORCED
    ]
