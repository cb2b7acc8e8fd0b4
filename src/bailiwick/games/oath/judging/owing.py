"""What is owed by promises, or for breaking them (O-11.13): it changes hands between two actions, as much of it as there is."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_adviser_limit, ask_may
from bailiwick.games.oath.catalogue.things import CARDS, THINGS
from bailiwick.games.oath.catalogue.things import RELIC as FIRST_RELIC
from bailiwick.games.oath.judging.giving import give_adviser, give_secrets
from bailiwick.games.oath.judging.promises import (
    ADVISER,
    BROKEN,
    FAVOR,
    KEPT,
    NOW,
    RELIC,
    SECRETS,
    amount,
    close_promise,
    has_penalty,
    is_gift,
    judge_turn,
    kind_of,
    promised_to,
    promiser,
    runs,
    when_of,
    with_amount,
    with_when,
)
from bailiwick.games.oath.pieces import give_relic
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.questions import GIVE_SECRETS, AdviserLimit
from bailiwick.games.oath.ruling import card_reason
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.advisers import counted, removable
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, within
from bailiwick.games.oath.tokens import give_favor, spendable
from bailiwick.games.oath.vocabulary import CARD, FACEDOWN, FACEDOWN_EACH, RELIC_NAMED
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Register, Registers


def settle_owed(s: OathState) -> bool:
    """Give what is due now; true if somebody has to choose which: whoever calls is entered again afterwards."""
    if not s.promises:
        return False
    for place, promise in enumerate(s.promises):
        if runs(promise) and is_gift(promise) and when_of(promise) == NOW:
            if kind_of(promise) in (FAVOR, SECRETS):
                give_tokens(s, place)
                return settle_owed(s)
            if COLLECT.offered(s, promise):
                s.push(COLLECT.index, place)
                return True
            put_off(s, place)
            return settle_owed(s)
    return False


def give_tokens(s: OathState, place: int) -> None:
    promise = s.promises[place]
    by, to, n = promiser(promise), promised_to(promise), amount(promise)
    if kind_of(promise) == FAVOR:
        given = min(n, spendable(s, by))
        if given:
            give_favor(s, by, to, given)
    else:
        given = min(n, s.secrets[by]) if ask_may(s, GIVE_SECRETS, by) is None else 0
        if given:
            give_secrets(s, by, to, given)
    if given == n:
        close_promise(s, place, KEPT)
    else:
        s.promises[place] = with_amount(promise, n - given)
        put_off(s, place)


def put_off(s: OathState, place: int) -> None:
    """What can't be given breaks the promise, if that has a penalty; or else it stays owed until the promiser rests again."""
    promise = s.promises[place]
    if has_penalty(promise):
        close_promise(s, place, BROKEN)
    else:
        s.promises[place] = with_when(promise, int(s.round))


def keep_promises(s: OathState, seat: int) -> None:
    """In the Rest, when everything has returned to the board."""
    if s.promises:
        judge_turn(s, seat)


class Collect(Effect):
    """Who is owed a relic or an adviser chooses which. Register: the promise, by its place among all."""

    def offered(self, s: OathState, promise: int) -> list[int]:
        """Relics; or advisers that are not locked, facedown ones sight unseen, as long as there is room for one."""
        by, to = promiser(promise), promised_to(promise)
        if kind_of(promise) == RELIC:
            return sorted(RELIC_NAMED + relic for relic in s.relics[by])
        if s.prince == to or is_crowded(s, to):
            return []
        up = [CARD + card for card in s.advisers[by] if card_reason(s, by, card) is None]
        return sorted(up) + [FACEDOWN + by * FACEDOWN_EACH + place for place in range(len(s.facedown[by]))]

    def registers(self, s: OathState) -> Registers:
        return Register("promise", range(len(s.promises))), UNUSED

    def misplaced(self, s: OathState, at: i64) -> str:
        promise = s.promises[s.stack[at + 1]]
        owed = runs(promise) and kind_of(promise) in (RELIC, ADVISER) and self.offered(s, promise)
        return "" if owed else "nothing is owed by that promise that could be taken."

    def enter(self, s: OathState) -> None:
        promise = s.promises[int(s.get_x())]
        choices = self.offered(s, promise)
        if len(choices) == 1:
            self.choose(s, promised_to(promise), choices[0])
        else:
            ask(s, self, promised_to(promise))

    def options(self, s: OathState, seat: i64) -> list[int]:
        return self.offered(s, s.promises[int(s.get_x())])

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action in self.options(s, seat):
            return None
        kind = kind_of(s.promises[int(s.get_x())])
        verbs = (
            within(action, RELIC_NAMED + FIRST_RELIC, THINGS - FIRST_RELIC) >= 0 and kind == RELIC,
            within(action, CARD + 1, CARDS - 1) >= 0 and kind == ADVISER,
            within(action, FACEDOWN, FACEDOWN_EACH * s.seats) >= 0 and kind == ADVISER,
        )
        return Reason("O-11.13", "not_theirs") if any(verbs) else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        place = int(s.get_x())
        promise = s.promises[place]
        by, to = promiser(promise), promised_to(promise)
        s.pop()
        if amount(promise) > 1:
            s.promises[place] = with_amount(promise, amount(promise) - 1)
        else:
            close_promise(s, place, KEPT)
        relic = within(action, RELIC_NAMED + FIRST_RELIC, THINGS - FIRST_RELIC)
        if relic >= 0:
            give_relic(s, to, FIRST_RELIC + relic)
            s.tell("gives_thing", by, (FIRST_RELIC + relic, to))
            return
        hidden = within(action, FACEDOWN, FACEDOWN_EACH * s.seats)
        give_adviser(s, by, to, s.facedown[by][hidden % FACEDOWN_EACH] if hidden >= 0 else within(action, CARD, CARDS))

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_collect", name(lang, "seat", promiser(s.promises[int(s.get_x())])))


def is_crowded(s: OathState, seat: int) -> bool:
    """Whether one adviser more can't come, because of locked ones (O-2.16)."""
    q = ask_adviser_limit(s, AdviserLimit(seat))
    return counted(s, seat, q) + 1 - q.limit > len(removable(s, seat))


COLLECT: Final = Collect()
OWING_STEPS: Final[dict[str, Effect]] = {"collect": COLLECT}
