"""The turn from its first check to the refill (A-4)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import ANSWER, END_TURN, PASS, PLAY, card_of
from bailiwick.games.ankh_morpork.catalogue import INTERRUPT_CARD, PLAYABLE
from bailiwick.games.ankh_morpork.ending import finish_by_personality
from bailiwick.games.ankh_morpork.scoring import has_won, may_have_won
from bailiwick.games.ankh_morpork.state import HAND, HAND_SIZE, AnkhState
from bailiwick.games.ankh_morpork.steps.flow import CARD_FIRST, CARD_PLAYED, Effect, draw_cards
from bailiwick.games.ankh_morpork.steps.happening import thing_of
from bailiwick.games.ankh_morpork.steps.interrupts import is_answer
from bailiwick.games.ankh_morpork.steps.playing import (
    LEAVING,
    add_between,
    add_playable,
    do_between,
    is_between,
    play_card,
    refuse_between,
    refuse_play,
)
from bailiwick.games.ankh_morpork.steps.powers import unused
from bailiwick.games.ankh_morpork.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason


def playable(s: AnkhState, seat: i64) -> bool:
    return any(PLAYABLE[card] for card in s.piles[HAND + seat])


def refuse_response(s: AnkhState, seat: i64, action: i64) -> Reason | None:
    """Interrupts and Small Gods answer something, so they come to nothing by themselves; other actions are not meant here."""
    if is_answer(action):
        card = INTERRUPT_CARD[action - ANSWER]
        return Reason("A-5.6", "interrupt", (card,)) if card in s.piles[HAND + seat] else Reason("A-15.2", "not_in_hand", (card,))
    return Reason("A-10.4", "only_events") if thing_of(action) >= 0 else None


class StartTurn(Effect):
    """A-4.1: who has reached the goal wins before anything else."""

    def bottom(self) -> bool:
        return True

    def happen(self, s: AnkhState) -> None:
        s.used = 0
        s.played = False
        s.forget()
        s.tell("turn", s.active, (s.round,))
        if may_have_won(s, s.active):
            s.reveal()  # that they win, or that they don't, tells who they are: nobody may try that and take it back
        if has_won(s, s.active):
            finish_by_personality(s, s.active)
        else:
            s.push(TURN.index)


class Turn(Effect):
    """Before the card of the turn: powers, the card, or a forced pass (A-4.2, A-4.5)."""

    def bottom(self) -> bool:
        return True

    def enter(self, s: AnkhState) -> None:
        s.ask(s.active, self.options(s, s.active))

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        out: list[int] = []
        if not playable(s, seat):
            out.append(PASS)
        add_between(s, out, seat)
        add_playable(s, out, seat)
        return out

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if is_between(action):
            do_between(s, seat, action)
            return
        s.pop()
        if action == PASS:
            s.tell("pass", seat)
            s.push(REFILL.index)
        else:
            s.push(AFTER.index)
            play_card(s, action - PLAY)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == PASS:
            return Reason("A-4.2", "must_play") if playable(s, seat) else None
        if is_between(action):
            return refuse_between(s, seat, action)
        if action == END_TURN:
            return Reason("A-4.2", "must_play")
        card = card_of(action, PLAY)
        return refuse_play(s, seat, card) if card else refuse_response(s, seat, action) or CARD_FIRST

    def ends(self, s: AnkhState, action: i64) -> bool:
        return action == PASS

    def loses(self, s: AnkhState, seat: i64, action: i64, lang: str) -> str:
        return unused(s, seat, lang) if action == PASS else ""

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_turn" if playable(s, seat) else "ask_pass")


class AfterCards(Effect):
    """After the last card: powers, Doctor Mossy Lawn, or the end of the turn (A-4.3)."""

    def bottom(self) -> bool:
        return True

    def enter(self, s: AnkhState) -> None:
        s.ask(s.active, self.options(s, s.active))

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        out: list[int] = [END_TURN]
        add_between(s, out, seat)
        return out

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action == END_TURN:
            s.pop()
            s.push(REFILL.index)
        else:
            do_between(s, seat, action)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == END_TURN:
            return None
        if is_between(action):
            return refuse_between(s, seat, action)
        return refuse_response(s, seat, action) or CARD_PLAYED

    def ends(self, s: AnkhState, action: i64) -> bool:
        return action == END_TURN

    def loses(self, s: AnkhState, seat: i64, action: i64, lang: str) -> str:
        return unused(s, seat, lang) if action == END_TURN else ""

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        return say(lang, "ask_end_turn")


class Refill(Effect):
    """A-4.4, A-4.6: draw up to five, and the next player's turn."""

    def bottom(self) -> bool:
        return True

    def happen(self, s: AnkhState) -> None:
        s.shelve()
        draw_cards(s, s.active, HAND_SIZE - s.hand_count(s.active))
        if s.over:
            return
        s.active = (s.active + 1) % s.seats
        if s.active == s.first:
            s.round += 1
        s.push(START_TURN.index)


START_TURN: Final = StartTurn()
TURN: Final = Turn()
AFTER: Final = AfterCards()
REFILL: Final = Refill()
LEAVING.append(REFILL)

TURN_STEPS: Final[dict[str, Effect]] = {
    "start_turn": START_TURN,
    "turn": TURN,
    "after_cards": AFTER,
    "refill": REFILL,
}
