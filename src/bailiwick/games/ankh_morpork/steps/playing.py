"""Playing a card: its icons from left to right, each taken or skipped, with City Area powers in between (A-4.3, A-5)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork.actions import ANSWER, ANY_CARD, PLAY, POWER, SCROLL, SKIP, TAKE_MONEY, area_of
from bailiwick.games.ankh_morpork.catalogue import EVENT, ICONS, INTERRUPT_CARD, MONEY, MOSSY_LAWN, PLAYABLE
from bailiwick.games.ankh_morpork.state import HAND, ONE, AnkhState
from bailiwick.games.ankh_morpork.steps.events import RANDOM_EVENT
from bailiwick.games.ankh_morpork.steps.flow import MANDATORY, NOT_NOW, Choice, Effect, has_cards
from bailiwick.games.ankh_morpork.steps.interrupts import holds
from bailiwick.games.ankh_morpork.steps.powers import add_powers, refuse_power, use_power
from bailiwick.games.ankh_morpork.steps.scroll import begin
from bailiwick.games.ankh_morpork.words import capital, name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import UNUSED, Register, Registers
from bailiwick.kernel.steps import Choose


def play_card(s: AnkhState, card: i64) -> None:
    """A-5.1: into play, where the card before it, if any, makes room (A-5.5)."""
    s.shelve()
    s.take_from_hand(s.active, card)
    s.in_play = card
    s.played = True
    s.tell("play", s.active, (card,))
    s.push(CARD.index, card)


def add_playable(s: AnkhState, out: list[int], seat: i64) -> None:
    for card in s.piles[HAND + seat]:
        if PLAYABLE[card]:
            out.append(PLAY + card)


def refuse_play(s: AnkhState, seat: i64, card: i64) -> Reason | None:
    if card not in s.piles[HAND + seat]:
        return Reason("A-4.2", "not_in_hand", (card,))
    return None if PLAYABLE[card] else Reason("A-5.6", "interrupt", (card,))


# ---------------------------------------------------------------- between two actions


def add_between(s: AnkhState, out: list[int], seat: i64) -> None:
    """What the active player may do between two actions: Doctor Mossy Lawn (A-15.8) and City Area powers (A-4.3)."""
    if s.played and holds(s, seat, MOSSY_LAWN):
        out.append(ANSWER + MOSSY_LAWN)
    add_powers(s, out, seat)


def is_between(action: i64) -> bool:
    return action == ANSWER + MOSSY_LAWN or area_of(action, POWER) > 0


def do_between(s: AnkhState, seat: i64, action: i64) -> None:
    if action == ANSWER + MOSSY_LAWN:
        leave(s, seat)
    else:
        use_power(s, seat, action - POWER)


def refuse_between(s: AnkhState, seat: i64, action: i64) -> Reason | None:
    if action == ANSWER + MOSSY_LAWN:
        card = INTERRUPT_CARD[MOSSY_LAWN]
        if card not in s.piles[HAND + seat]:
            return Reason("A-15.2", "not_in_hand", (card,))
        return None if s.played else Reason("A-15.8", "nothing_in_play")
    return refuse_power(s, seat, action - POWER)


def leave(s: AnkhState, seat: i64) -> None:
    """Doctor Mossy Lawn: the card in play comes back to the hand, and the turn goes straight to its refill (A-15.8, R-41)."""
    card: i64 = INTERRUPT_CARD[MOSSY_LAWN]
    s.tell("answer", seat, (card,))
    s.take_from_hand(seat, card)
    s.discard_pile = s.discard_pile + ONE[card]
    if s.in_play:
        s.tell("back_to_hand", seat, (s.in_play,))
        s.add_to_hand(seat, ONE[s.in_play])
        s.in_play = 0
    s.stack.clear()
    s.push(LEAVING[0].index)


LEAVING: Final[list[Effect]] = []  # the refill, which comes after all this; `turn` puts it here


# ---------------------------------------------------------------- icons


class CardInPlay(Effect):
    """The icons of a card, one after another (A-5.2, A-5.3). Registers: the card; the next icon."""

    def registers(self, s: AnkhState) -> Registers:
        return Register("card", range(1, len(ICONS))), Register("next icon", range(1 + max([len(icons) for icons in ICONS])))

    def misplaced(self, s: AnkhState, at: i64) -> str:
        card = s.stack[at + 1]
        if not PLAYABLE[card]:
            return "a card that only interrupts is never played for its icons (A-5.6)."
        return "" if s.stack[at + 2] <= len(ICONS[card]) else "the card has not so many icons."

    def enter(self, s: AnkhState) -> None:
        icons = ICONS[s.get_x()]
        place = s.get_y()
        if place >= len(icons):
            s.pop()
            return
        icon = icons[place]
        if icon.name == EVENT:  # the one that can't be skipped
            s.set_y(place + 1)
            s.push(RANDOM_EVENT.index)
            return
        out = self.options(s, s.active)
        # Doctor Mossy Lawn alone is no reason to stop, or others would know of it; its time comes again before the turn ends.
        idle = len(out) == 1 or (len(out) == 2 and out[1] == ANSWER + MOSSY_LAWN)
        if idle and not self.hides(s):
            s.set_y(place + 1)
            s.tell("nothing_to_do", s.active, (s.get_x(),))
        else:
            s.ask(s.active, out)

    def hides(self, s: AnkhState) -> bool:
        """Whether others would learn something about the hand if the icon were passed over by itself."""
        return isinstance(self.effect(s), PlayCards) and has_cards(s, s.active)

    def effect(self, s: AnkhState) -> Effect:
        effect = ICONS[s.get_x()][s.get_y()].effect
        assert effect is not None
        return effect

    def begins(self, s: AnkhState) -> Choose[AnkhState] | None:
        return ICONS[s.get_x()][s.get_y()].opening

    def go(self, s: AnkhState) -> i64:
        """The action that begins an effect which has no choice to begin with."""
        return TAKE_MONEY if ICONS[s.get_x()][s.get_y()].name == MONEY else SCROLL

    def options(self, s: AnkhState, seat: i64) -> list[int]:
        begins = self.begins(s)
        out: list[int] = [SKIP]
        if begins is None:
            out.append(self.go(s))
            add_between(s, out, seat)
        elif isinstance(begins, PlayCards):
            begins.add(s, out, seat)
        elif begins.verb < ANSWER:
            begins.add(s, out, seat)
            add_between(s, out, seat)
        else:
            add_between(s, out, seat)
            begins.add(s, out, seat)
        return out

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if is_between(action):
            do_between(s, seat, action)
            return
        effect, begins = self.effect(s), self.begins(s)
        s.set_y(s.get_y() + 1)
        if action == SKIP:
            return
        begin(s, effect)
        if begins is not None:
            begins.choose(s, seat, action)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        if action == SKIP:
            return None
        if is_between(action):
            return refuse_between(s, seat, action)
        begins = self.begins(s)
        if begins is not None:
            return begins.why_not(s, seat, action)
        return None if action == self.go(s) else NOT_NOW

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        """What an icon gives by what it does, what is skipped by its name; one that begins with a question words its own."""
        if action == SKIP:
            icon = ICONS[s.get_x()][s.get_y()]
            return say(lang, "act_skip_icon", say(lang, f"icon_{icon.name}", icon.amount))
        effect = self.effect(s)
        if action in (SCROLL, TAKE_MONEY):
            return capital(effect.text(lang))
        begins = self.begins(s)
        return begins.label(s, action, lang) if begins is not None else ""

    def ends(self, s: AnkhState, action: i64) -> bool:
        return action == SKIP

    def loses(self, s: AnkhState, seat: i64, action: i64, lang: str) -> str:
        """An icon that is skipped does not come back (A-5.2); one that nothing can be done with is no loss."""
        if action != SKIP:
            return ""
        useful = [other for other in self.options(s, seat) if other != SKIP and not is_between(other)]
        return say(lang, "loses_icon") if useful else ""

    def prompt(self, s: AnkhState, seat: i64, lang: str) -> str:
        effect = self.effect(s)
        begins = self.begins(s)
        if begins is None or (begins is not effect and not isinstance(begins, PlayCards)):
            return say(lang, "ask_icon", effect.text(lang))
        return say(lang, "ask_icon", begins.prompt(s, seat, lang))


class PlayCards(Choice):
    """Play further cards, each with its own full chain (A-6.8, A-14.9). Register x: how many were played."""

    def __init__(self, number: int) -> None:
        super().__init__(PLAY, ANY_CARD, ask="ask_play_another", none=SKIP, times=number, always=True)

    def registers(self, s: AnkhState) -> Registers:
        return Register("cards played", range(self.times + 1)), UNUSED

    def enter(self, s: AnkhState) -> None:
        if s.get_x() >= self.times or not has_cards(s, s.active):
            s.pop()
        else:
            super().enter(s)

    def add(self, s: AnkhState, out: list[int], seat: i64) -> None:
        add_between(s, out, seat)
        add_playable(s, out, seat)

    def refuse(self, s: AnkhState, seat: i64, value: i64) -> Reason | None:
        return refuse_play(s, seat, value)

    def choose(self, s: AnkhState, seat: i64, action: i64) -> None:
        if action == SKIP:
            s.pop()
        elif is_between(action):
            do_between(s, seat, action)
        else:
            s.set_x(s.get_x() + 1)
            play_card(s, action - PLAY)

    def why_not(self, s: AnkhState, seat: i64, action: i64) -> Reason | None:
        return refuse_between(s, seat, action) if is_between(action) else super().why_not(s, seat, action)

    def label(self, s: AnkhState, action: i64, lang: str) -> str:
        return say(lang, "act_skip_cards") if action == SKIP else ""

    def ends(self, s: AnkhState, action: i64) -> bool:
        return action == SKIP

    def loses(self, s: AnkhState, seat: i64, action: i64, lang: str) -> str:
        useful = action == SKIP and any(PLAYABLE[card] for card in s.piles[HAND + seat])
        return say(lang, "loses_icon") if useful else ""

    def text(self, lang: str) -> str:
        return say(lang, "play_cards", self.times)


CARD: Final = CardInPlay()
PLAYING_STEPS: Final[dict[str, Effect]] = {"card": CARD}

__all__ = ["CARD", "LEAVING", "MANDATORY", "PLAYING_STEPS", "PlayCards", "name"]
