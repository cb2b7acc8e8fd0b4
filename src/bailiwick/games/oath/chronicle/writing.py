"""Writing the chronicle (O-13): what the winner decides, in order. What follows from it is in `legacy`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import SUITS
from bailiwick.games.oath.catalogue.things import VISION, is_ruin, other_side
from bailiwick.games.oath.chronicle import legacy
from bailiwick.games.oath.chronicle.world import write
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, within
from bailiwick.games.oath.vocabulary import ACCEPT, CARD, DECLINE, DONE, PLAYER, SUIT, VOW
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import capital, name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers

# The parts
A_VOW: Final = 0
CITIZENSHIP: Final = 1
BUILDING: Final = 2
MAIN_SUIT: Final = 3
PARTS: Final = ("vow", "citizenship", "building", "main_suit")  # in the keys of words


class Writing(Effect):
    """Registers: the part; who has been offered Citizenship and must answer, + 1."""

    def registers(self, s: OathState) -> Registers:
        return Register("part", range(MAIN_SUIT + 1)), Register("heir + 1", range(s.seats + 1))

    def bottom(self) -> bool:
        return True

    def enter(self, s: OathState) -> None:
        asked = int(s.get_y()) - 1 if s.get_y() else int(s.winner)
        choices = self.options(s, asked)
        if s.get_y() or len(choices) > 1:
            ask(s, self, asked)
        else:
            self.choose(s, asked, choices[0])

    def options(self, s: OathState, seat: i64) -> list[int]:
        part = s.get_x()
        if s.get_y():
            return [ACCEPT, DECLINE]
        if part == A_VOW:
            return [VOW + oath for oath in legacy.vows(s)]
        if part == CITIZENSHIP:
            return [DONE, *(PLAYER + other for other in legacy.heirs(s) if not s.heirs_asked & SEAT_BIT[other])]
        if part == BUILDING:
            return [DECLINE, *sorted(CARD + card for card in legacy.buildable(s) + legacy.repairable(s))]
        return [SUIT + suit for suit in legacy.main_suits(s)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action in self.options(s, seat):
            return None
        part = s.get_x()
        if s.get_y():
            return NOT_NOW
        if part == A_VOW and within(action, VOW, 4) >= 0:
            return Reason("O-13.1", "not_that_vow")
        if part == CITIZENSHIP and within(action, PLAYER, 6) >= 0:
            return Reason("O-13.2", "no_exile")
        if part == BUILDING and within(action, CARD, VISION) > 0:
            return Reason("O-13.3", "cannot_build", (within(action, CARD, VISION),))
        if part == MAIN_SUIT and within(action, SUIT, SUITS) >= 0:
            return Reason("O-13.8", "not_main_suit", (within(action, SUIT, SUITS),))
        return NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        part = s.get_x()
        if s.get_y():
            s.set_y(0)
            if action == ACCEPT:
                s.heirs |= SEAT_BIT[seat]
                s.tell("becomes_citizen", seat)
        elif part == CITIZENSHIP and action != DONE:
            other = within(action, PLAYER, 6)
            s.heirs_asked |= SEAT_BIT[other]
            s.set_y(other + 1)
            s.tell("offers_citizenship", seat, (other,))
        elif part == MAIN_SUIT:
            self.close(s, within(action, SUIT, SUITS))
        else:
            self.note(s, int(part), int(action))
            s.set_x(part + 1)

    def note(self, s: OathState, part: int, action: int) -> None:
        if part == A_VOW:
            s.vow = within(action, VOW, 4)
            s.tell("vows", s.winner, (int(s.vow),))
        elif part == BUILDING:
            card = max(within(action, CARD, VISION), 0)
            s.building = card
            if is_ruin(card):
                s.tell("repairs", s.winner, (other_side(card),))
            elif card:
                s.tell("builds", s.winner, (legacy.edifice_for(s, card), card))

    def close(self, s: OathState, suit: int) -> None:
        """The next world is made, unseen, and the game is over."""
        s.reveal()
        world = legacy.next_chronicle(s, int(s.vow), int(s.heirs), int(s.building), suit, s.rng)
        s.written = write(world)
        s.over = True
        s.stack.clear()
        s.tell("chronicle", s.winner, (world.number,))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        card = within(action, CARD, VISION)
        if card > 0:
            return self.said_of_building(s, card, lang)
        keys = {"done": "act_done_citizens", "player": "act_offer"}
        return worded(s, action, lang, keys if s.get_y() else {**keys, "decline": "act_decline_build"})

    def said_of_building(self, s: OathState, card: int, lang: str) -> str:
        """The edifice that rises in a denizen's place, or what a ruin becomes again (O-13.3)."""
        called = name(lang, "card", card)
        if is_ruin(card):
            return capital(say(lang, "act_card_repair", called, name(lang, "card", other_side(card))))
        edifice = legacy.edifice_for(s, card)
        return capital(say(lang, "act_card_build", name(lang, "card", edifice), called)) if edifice else ""

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_writing_heir" if s.get_y() else f"ask_writing_{PARTS[int(s.get_x())]}")


WRITING: Final = Writing()
WRITING_STEPS: Final[dict[str, Effect]] = {"writing": WRITING}
