"""The Clockwork Prince searches and plays one card: phase 2 of his turn, and his Search action (CP-4, CP-6.18)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may, ask_play_at, ask_room
from bailiwick.games.oath.catalogue.heads import PLAN
from bailiwick.games.oath.catalogue.heads import SEARCH as SEARCHING
from bailiwick.games.oath.catalogue.suits import ADVISER_ONLY, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import HEADS, RESTRICTION, SUIT, is_vision
from bailiwick.games.oath.moments import HOMELAND, PLAYED, SEARCHED
from bailiwick.games.oath.pieces import draw_from_deck, lay_at_site, lay_on_pile, pile_for
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.prince.mind import FRIEND, LIMITED, QUADRANTS, UNALIGNED
from bailiwick.games.oath.prince.paying import can_pay_toll, modify, open_box
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.questions import PLAY_FACEUP, PlayAt, Room
from bailiwick.games.oath.state import EVERYBODY, NOBODY, ONE, OathState, without
from bailiwick.games.oath.steps.flow import moment
from bailiwick.games.oath.steps.majors import END_ACTION, pay
from bailiwick.games.oath.steps.playing import WHEN, fits, note_played
from bailiwick.games.oath.steps.search import drawing, search_toll
from bailiwick.games.oath.tokens import gain_secrets, gain_warbands
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers

VISIONS: Final = 5

# ---------------------------------------------------------------- which card, and where


def chosen_suit(s: OathState) -> int:
    """CP-4.4: among the drawn denizens the suit highest in the quadrant's column, else an Unaligned one; -1 if there is none."""
    board = board_of(s)
    column = QUADRANTS[board.quadrant].column
    drawn = {SUIT[card] for card in s.hands[s.prince] if not is_vision(card)}
    best = NOBODY
    for suit in range(SUITS):
        possible = suit in drawn and board.columns[suit] in (column, UNALIGNED)
        if possible and (best == NOBODY or board.levels[suit] > board.levels[best]):
            best = suit
    return best


def place_for(s: OathState, card: int) -> int:
    """CP-4.7: the topmost site with room, from the Cradle on; -1 if there is none."""
    if RESTRICTION[card] == ADVISER_ONLY:
        return NOBODY
    for slot in range(SLOTS):
        if has_room(s, slot, card) and ask_may(s, PLAY_FACEUP, int(s.prince), card, slot) is None:
            return slot
    return NOBODY


def has_room(s: OathState, slot: int, card: int) -> bool:
    """What Salt the Earth would clear away stays where that power is void (CP-8.3): it needs an empty site (O-14.3)."""
    stays = board_of(s).powers == LIMITED and ask_room(s, Room(slot, card, 0)).ignored
    return fits(s, slot, card) and not (stays and s.site_cards[slot])


def chosen_card(s: OathState, suit: int) -> int:
    """Of two cards of the suit the first drawn that can be placed, else the first drawn."""
    cards = [card for card in s.hands[s.prince] if SUIT[card] == suit and not is_vision(card)]
    return next((card for card in cards if place_for(s, card) != NOBODY), cards[0])


def console(s: OathState) -> None:
    """CP-4.8."""
    board = board_of(s)
    gifts = QUADRANTS[board.quadrant]
    s.tell("prince_consoled", s.prince, (board.quadrant,))
    gain_warbands(s, int(s.prince), gifts.warbands)
    gain_secrets(s, int(s.prince), gifts.secrets)
    for _ in range(gifts.favor):
        bank = nearest_bank(s)
        if box_favor(s, bank):
            s.tell("prince_boxes_gift", s.prince, (1, bank))
    if board.train(gifts.tactics):
        s.tell("prince_trains_consoled", s.prince, (board.tactics, board.dice))


def nearest_bank(s: OathState) -> int:
    """The bank nearest the world deck that has favor (CP-9.1); -1 if all are empty."""
    return next((suit for suit in range(SUITS) if s.banks[suit]), NOBODY)


def box_favor(s: OathState, bank: int) -> bool:
    """One favor from a bank into the Ambition box, if there is one."""
    if bank == NOBODY or not s.banks[bank]:
        return False
    s.banks[bank] -= 1
    board_of(s).ambition += 1
    return True


# ---------------------------------------------------------------- steps


class PrinceSearch(Effect):
    """Modifiers first, then the draw. Register: 1 when they are declared."""

    def registers(self, s: OathState) -> Registers:
        return Register("modifiers declared", range(2)), NO_USE

    def enter(self, s: OathState) -> None:
        seat = int(s.prince)
        if not s.get_x():
            s.set_x(1)
            modify(s, SEARCHING)
            return
        s.pop()
        toll = search_toll(s, seat)
        if not can_pay_toll(s, toll):
            s.declared.clear()
            s.notes.clear()
            s.tell("prince_cannot_pay", seat)
            return
        open_box(s, len(toll.favor))
        count = drawing(s, seat).total
        pay(s, seat, 0, toll)
        s.search_pile = 0
        s.tell("search", seat, (0,))
        s.push(END_ACTION.index)
        s.push(PRINCE_DISCARDS.index)
        self.draw(s, count)
        self.play(s)

    def draw(self, s: OathState, count: int) -> None:
        """CP-4.1 to CP-4.3: Visions don't stop him; everything else he reveals."""
        seat = int(s.prince)
        board = board_of(s)
        s.reveal()
        for _ in range(min(count, len(s.deck))):
            card = draw_from_deck(s, seat)
            if is_vision(card):
                s.visions_drawn = min(s.visions_drawn + 1, VISIONS)
                s.tell("vision_drawn", seat, (int(s.visions_drawn),))
            else:
                s.note_seen(card, EVERYBODY)
                s.tell("prince_reveals", seat, (card,))
                if any(head.kind == PLAN for head in HEADS[card]) and board.train(1):
                    s.tell("prince_trains", seat, (board.tactics, board.dice))

    def play(self, s: OathState) -> None:
        board = board_of(s)
        suit = chosen_suit(s)
        if suit == NOBODY:
            s.tell("prince_no_card", s.prince, (board.quadrant,))
            console(s)
            return
        column = QUADRANTS[board.quadrant].column
        board.advance(suit, column)
        s.tell("prince_friend" if column == FRIEND else "prince_conspirator", s.prince, (suit, board.levels[suit]))
        card = chosen_card(s, suit)
        slot = place_for(s, card)
        if slot == NOBODY:
            s.tell("prince_no_place", s.prince, (card,))
            console(s)
            return
        s.hands[s.prince] = ONE[card] + without(s.hands[s.prince], card)
        s.push(PRINCE_PLACES.index, slot)


class PrincePlaces(Effect):
    """Lays the card down; the favor for it goes into the Ambition box (CP-4.7). Register: the slot."""

    def registers(self, s: OathState) -> Registers:
        return Register("slot", range(SLOTS)), NO_USE

    def enter(self, s: OathState) -> None:
        seat, slot = int(s.prince), int(s.get_x())
        s.pop()
        card = s.hands[seat][0]
        s.hands[seat] = s.hands[seat][1:]
        note_played(s, seat, card, slot, True, True)
        lay_at_site(s, card, slot)
        s.site_plays += 1
        s.tell("plays_site", seat, (card, slot))
        if ask_play_at(s, PlayAt(seat, card, 0)).secret_instead:
            gain_secrets(s, seat, 1)
        elif box_favor(s, SUIT[card]):
            s.tell("prince_boxes", seat, (1, SUIT[card]))
        if board_of(s).powers != LIMITED:
            s.push(WHEN.index, card, seat)  # CP-8.3: Limited, its own power is void
        moment(s, PLAYED)
        moment(s, HOMELAND)


class PrinceDiscards(Effect):
    """CP-4.9: what is left of the draw, in the order drawn, as discards go from his pawn's region."""

    def enter(self, s: OathState) -> None:
        seat = int(s.prince)
        s.pop()
        for card in s.hands[seat]:
            s.tell("discards_facedown" if is_vision(card) else "discards", seat, () if is_vision(card) else (card,))
            lay_on_pile(s, card, pile_for(s, s.region(seat)), SEAT_BIT[seat] if is_vision(card) else EVERYBODY)
        s.hands[seat] = b""
        moment(s, SEARCHED)


PRINCE_SEARCH: Final = PrinceSearch()
PRINCE_PLACES: Final = PrincePlaces()
PRINCE_DISCARDS: Final = PrinceDiscards()
CARD_STEPS: Final[dict[str, Effect]] = {
    "prince_search": PRINCE_SEARCH,
    "prince_places": PRINCE_PLACES,
    "prince_discards": PRINCE_DISCARDS,
}
