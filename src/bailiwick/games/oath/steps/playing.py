"""Playing a card: the last step of a Search, and of turning up a facedown adviser (O-5.1.4, O-5.1.5, O-6.1).

The card lies first in the hand until it is placed; registers never name it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_clearing, ask_may, ask_play_at, ask_room
from bailiwick.games.oath.catalogue.heads import WHEN_PLAYED
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import ADVISER_ONLY, SITE_ONLY, SLOTS
from bailiwick.games.oath.catalogue.things import CARDS, CONSPIRACY, RESTRICTION, SUIT, is_denizen, is_vision
from bailiwick.games.oath.judging.promises import watch
from bailiwick.games.oath.moments import HOMELAND, PLAYED, VISION_DISCARDED
from bailiwick.games.oath.pieces import add_adviser, discard_faceup, hide_adviser, lay_at_site, lay_on_pile, lift, pile_for
from bailiwick.games.oath.powers import Effect, power_of
from bailiwick.games.oath.questions import PLAY_FACEDOWN as MAY_FACEDOWN
from bailiwick.games.oath.questions import PLAY_FACEUP as MAY_FACEUP
from bailiwick.games.oath.questions import Clearing, PlayAt, Room
from bailiwick.games.oath.ruling import card_reason
from bailiwick.games.oath.state import EVERYBODY, WITH, OathState, replaced
from bailiwick.games.oath.steps.advisers import MAKE_ROOM, TRIM, excess, needed_room, room_reason
from bailiwick.games.oath.steps.conspiracy import CONSPIRE
from bailiwick.games.oath.steps.discarding import DISCARD_PLACE, discard_searched, pass_on, place_is_open
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, moment, use, within
from bailiwick.games.oath.tokens import gain_favor, gain_secrets
from bailiwick.games.oath.vocabulary import CARD, DISCARD, PLAY_ADVISER, PLAY_FACEDOWN, PLAY_SITE, PLAY_VISION
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import name
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers

TO_ADVISERS: Final = 8  # places of PLACE besides the slots
FACE_DOWN: Final = 9
DRAWN: Final = 1  # in y of PLAY: straight from a draw; from bit 8 on, the slots it must now be played to
PLACES: Final = 8


def fits(s: OathState, slot: int, card: int, leaving: bool = False) -> bool:
    """Whether the site has room, perhaps after one card there is gone."""
    if not s.is_up(slot):
        return False
    q = ask_room(s, Room(slot, card, SITES[s.slots[slot]].room))
    return q.ignored or len(s.site_cards[slot]) - (1 if leaving else 0) < q.room


def open_slots(s: OathState, seat: int, card: int) -> int:
    """Where a card may be played, room or not (O-5.1.4a, O-8.4)."""
    return ask_play_at(s, PlayAt(seat, card, SEAT_BIT[s.pawn[seat]])).slots


def site_reason(s: OathState, seat: int, card: int, slot: int, forced: int) -> Reason | None:
    if not is_denizen(card):
        return Reason("O-5.1.4", "only_denizens", (card,))
    if RESTRICTION[card] == ADVISER_ONLY:
        return Reason("O-2.18", "adviser_only", (card,))
    if not open_slots(s, seat, card) >> slot & 1 or (forced and not forced >> slot & 1):
        return Reason("O-5.1.4", "other_site")
    if not fits(s, slot, card):
        return Reason("O-2.19", "no_room")
    return ask_may(s, MAY_FACEUP, seat, card, slot)


# What is done with the card of the hand that is being played
OF_HAND: Final = {
    "play-site": "act_play_site_card",
    "play-adviser": "act_play_adviser_card",
    "play-facedown": "act_play_facedown_card",
    "reveal": "act_reveal_card",
    "discard": "act_discard_card",
}


class Play(Effect):
    """Asks where the first card of a hand goes. Registers: the seat; DRAWN, and the slots it is bound to."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("slots and whether drawn", range(256 << PLACES))

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def enter(self, s: OathState) -> None:
        seat = int(s.get_x())
        if not s.hands[seat]:
            s.pop()
        elif place_is_open(s, seat):
            s.push(DISCARD_PLACE.index, seat)
        else:
            ask(s, self, seat)

    def clearings(self, s: OathState, seat: int, card: int) -> list[tuple[int, int, int]]:
        """What may be discarded first, by which power, for which slots: only if the card could then be played."""
        if not is_denizen(card) or RESTRICTION[card] == ADVISER_ONLY:
            return []
        forced = int(s.get_y()) >> PLACES
        allowed = open_slots(s, seat, card) & (forced or 255)
        found: list[tuple[int, int, int]] = []
        for source, victim, slots in ask_clearing(s, Clearing(seat, card)).offers:
            if card_reason(s, seat, victim) is not None:
                continue
            at = s.slot_of(victim)
            for slot in range(SLOTS):
                good = slots & allowed & SEAT_BIT[slot] and fits(s, slot, card, leaving=slot == at)
                if good and ask_may(s, MAY_FACEUP, seat, card, slot) is None:
                    found.append((source, victim, slots & allowed))
                    break
        return found

    def playable(self, s: OathState, seat: int, card: int, forced: int) -> bool:
        return any(site_reason(s, seat, card, slot, forced) is None for slot in range(SLOTS))

    def reason(self, s: OathState, seat: int, action: int) -> Reason | None:
        card = s.hands[seat][0]
        forced = int(s.get_y()) >> PLACES
        slot = within(action, PLAY_SITE, SLOTS)
        if slot >= 0:
            return site_reason(s, seat, card, slot, forced)
        victim = within(action, CARD, CARDS)
        if victim > 0:
            found = any(entry[1] == victim for entry in self.clearings(s, seat, card))
            return None if found else Reason("O-8.4", "cannot_clear", (victim,))
        if forced:
            if action == DISCARD and not self.playable(s, seat, card, forced):
                return None  # never met by who cleared; but others can only guess the card
            return Reason("O-8.4", "must_play_to_site") if action in OTHER_PLAYS else NOT_NOW
        if action == DISCARD:
            return None
        if action == PLAY_ADVISER:
            if not is_denizen(card):
                return Reason("O-2.2", "only_denizens", (card,))
            if RESTRICTION[card] == SITE_ONLY:
                return Reason("O-2.18", "site_only", (card,))
            return ask_may(s, MAY_FACEUP, seat, card) or room_reason(s, seat, card)
        if action == PLAY_FACEDOWN:
            if not int(s.get_y()) & DRAWN:
                return Reason("O-6.1", "already_facedown")
            return ask_may(s, MAY_FACEDOWN, seat, card) or room_reason(s, seat, 0)
        if action == PLAY_VISION:
            if not is_vision(card):
                return Reason("O-5.1.4", "no_vision", (card,))
            if card != CONSPIRACY and not s.is_exile(seat):
                return Reason("O-7.1", "exiles_only")
            return ask_may(s, MAY_FACEUP, seat, card)
        return NOT_NOW

    def options(self, s: OathState, seat: i64) -> list[int]:
        card = s.hands[seat][0]
        slots = open_slots(s, int(seat), card) if is_denizen(card) else 0
        candidates = [PLAY_SITE + slot for slot in range(SLOTS) if slots >> slot & 1]
        candidates += OTHER_PLAYS
        candidates += sorted({CARD + victim for _source, victim, _slots in self.clearings(s, int(seat), card)})
        return [action for action in candidates if self.reason(s, int(seat), action) is None]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return self.reason(s, int(seat), int(action))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        card = s.hands[seat][0]
        drawn = int(s.get_y()) & DRAWN
        slot = within(action, PLAY_SITE, SLOTS)
        victim = within(action, CARD, CARDS)
        if victim > 0:
            self.clear(s, int(seat), card, victim)
            return
        s.cleared.clear()  # the powers that clear serve the next card of this Search, too (Land Warden)
        s.pop()
        watch(s, int(seat), int(action))
        if slot >= 0:
            s.push(PLACE.index, seat, slot << 1 | drawn)
        elif action == PLAY_ADVISER:
            s.push(PLACE.index, seat, TO_ADVISERS << 1 | drawn)
            s.push(MAKE_ROOM.index, seat, needed_room(s, int(seat), card))
        elif action == PLAY_FACEDOWN:
            s.push(PLACE.index, seat, FACE_DOWN << 1 | drawn)
            s.push(MAKE_ROOM.index, seat, needed_room(s, int(seat), 0))
        elif action == PLAY_VISION:
            reveal_vision(s, int(seat), card)
        else:
            s.hands[seat] = s.hands[seat][1:]
            discard_searched(s, int(seat), card)

    def clear(self, s: OathState, seat: int, card: int, victim: int) -> None:
        for source, other, slots in self.clearings(s, seat, card):
            if other == victim:
                s.cleared.append(source)
                s.set_y((int(s.get_y()) & DRAWN) | slots << PLACES)
                discard_faceup(s, victim, seat)
                pass_on(s, victim)
                return

    def label(self, s: OathState, action: i64, lang: str) -> str:
        hand = s.hands[s.seat]
        said = worded(s, action, lang, OF_HAND, name(lang, "card", hand[0])) if hand else ""
        return said or worded(s, action, lang, {"card": "act_card_clear"})


OTHER_PLAYS: Final = (PLAY_ADVISER, PLAY_FACEDOWN, PLAY_VISION, DISCARD)


class Place(Effect):
    """Puts the card down and lets what follows follow, in order (O-5.1.5). Registers: the seat; place * 2 + drawn.

    It waits only for room among the advisers: at a site, the card is down at once.
    """

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("2 * place + drawn", range(2 * TO_ADVISERS, 2 * FACE_DOWN + 2))

    def misplaced(self, s: OathState, at: i64) -> str:
        seat, place = s.stack[at + 1], s.stack[at + 2] >> 1
        possible = len(s.hands[seat]) > 0 and (place == FACE_DOWN or is_denizen(s.hands[seat][0]))
        return "" if possible else "the first card in hand comes to the advisers: a denizen, if it comes faceup (O-5.1.4)."

    def enter(self, s: OathState) -> None:
        seat, place, drawn = int(s.get_x()), int(s.get_y()) >> 1, int(s.get_y()) & 1
        s.pop()
        card = s.hands[seat][0]
        s.hands[seat] = s.hands[seat][1:]
        note_played(s, seat, card, place if place < TO_ADVISERS else -1, place != FACE_DOWN, drawn == 1)
        if place == FACE_DOWN:
            hide_adviser(s, seat, card)
            s.tell("plays_facedown", seat)
            moment(s, PLAYED)
            return
        s.reveal()
        if place == TO_ADVISERS:
            add_adviser(s, seat, card)
        else:
            lay_at_site(s, card, place)
        if not excess(s, seat):  # one too many now is one that the Pied Piper has brought, and is put up with
            s.push(TRIM.index, seat, card)
        s.push(WHEN.index, card, seat)
        if place == TO_ADVISERS:
            s.tell("plays_adviser", seat, (card,))
        else:
            s.site_plays += 1
            s.tell("plays_site", seat, (card, place))
            if ask_play_at(s, PlayAt(seat, card, 0)).secret_instead:
                gain_secrets(s, seat, 1)
            else:
                gain_favor(s, seat, SUIT[card], 1)
        moment(s, PLAYED)
        if place < TO_ADVISERS:
            moment(s, HOMELAND)


def note_played(s: OathState, seat: int, card: int, slot: int, up: bool, drawn: bool) -> None:
    s.played, s.played_by, s.played_at = card if up else 0, seat, slot  # what lies facedown is nobody's business
    s.played_up, s.played_drawn = up, drawn


class WhenPlayed(Effect):
    """The card's own power, mandatory (O-10.4). Registers: the card, the seat."""

    def registers(self, s: OathState) -> Registers:
        return Register("card", range(1, CARDS)), Register("seat", range(s.seats))

    def enter(self, s: OathState) -> None:
        card, seat = int(s.get_x()), int(s.get_y())
        s.pop()
        power = power_of(card, WHEN_PLAYED)
        if power is not None:
            use(s, power, seat)


def reveal_vision(s: OathState, seat: int, card: int) -> None:
    """O-5.1.4c and d: onto the Vision space, in place of the one that lies there; the Conspiracy conspires."""
    s.hands[seat] = s.hands[seat][1:]
    note_played(s, seat, card, -1, True, True)
    s.reveal()
    s.tell("reveals", seat, (card,))
    if card == CONSPIRACY:
        s.push(CONSPIRE.index, seat)
    else:
        discard_vision(s, seat)
        s.vision = replaced(s.vision, seat, card)
        s.put_where(card, WITH + seat)
    moment(s, PLAYED)


def discard_vision(s: OathState, seat: int) -> None:
    """A revealed Vision leaves its space, to the pile of its owner's region."""
    old = s.vision[seat]
    if not old:
        return
    lift(s, old)
    lay_on_pile(s, old, pile_for(s, s.region(seat)), EVERYBODY)
    s.tell("discards", seat, (old,))
    if s.prophesied == old:
        s.played = old
        moment(s, VISION_DISCARDED)  # the False Prophet takes it up from there
    else:
        pass_on(s, old)


PLAY: Final = Play()
PLACE: Final = Place()
WHEN: Final = WhenPlayed()
PLAYING_STEPS: Final[dict[str, Effect]] = {"play": PLAY, "place": PLACE, "when_played": WHEN}
