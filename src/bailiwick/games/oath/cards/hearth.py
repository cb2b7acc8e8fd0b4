"""The powers of the Hearth denizens."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.cards.about import (
    A_VISION,
    BY_OTHERS,
    BY_USER,
    DENIZEN,
    FACEUP,
    HAS_WARBAND,
    ITSELF,
    STRAIGHT,
    Suits,
)
from bailiwick.games.oath.cards.bodies import Needs
from bailiwick.games.oath.cards.conditions import rival_with_favor
from bailiwick.games.oath.cards.counts import ruled
from bailiwick.games.oath.cards.moving import MoveToSite, has_room
from bailiwick.games.oath.cards.rules import BY_OWNER, BY_TURN, Chooses, Free, Hears, Yields
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE
from bailiwick.games.oath.catalogue.suits import ADVISER_ONLY, HEARTH, NOMAD, ORDER, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import (
    DARKEST_SECRET,
    NUMBER,
    PEOPLES_FAVOR,
    RESTRICTION,
    SUIT,
    is_denizen,
)
from bailiwick.games.oath.judging.deal import FAVOR, RELICS, RULED_SITES, SECRETS
from bailiwick.games.oath.judging.deals import Negotiate
from bailiwick.games.oath.moments import PLAYED
from bailiwick.games.oath.pieces import bury_relic
from bailiwick.games.oath.powers import R0, R1, SOURCE, USER, Effect, Power, note_of, write
from bailiwick.games.oath.questions import (
    ADVISERS,
    CLEARING,
    MAY,
    MOVE_CARD,
    PLAY_AT,
    PLAY_FACEDOWN,
    PLAY_FACEUP,
    Advisers,
    Clearing,
    May,
    PlayAt,
)
from bailiwick.games.oath.ruling import card_reason
from bailiwick.games.oath.state import NOBODY, OathState, without
from bailiwick.games.oath.steps.choices import ChooseCard, ChoosePlayer, ChooseRelicAt, ChooseSuit, Do
from bailiwick.games.oath.steps.deeds import Discard, DrawRelic, TakeFavor, TurnCitizen, look
from bailiwick.games.oath.steps.effects import (
    GainFavor,
    GainFavorFromOne,
    GainSupply,
    KillOnBoard,
)
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.tokens import gain_favor, gain_warbands, return_favor, return_secrets
from bailiwick.games.oath.vocabulary import RELICS_AT
from bailiwick.games.oath.vocabulary import SUIT as NAME_SUIT
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers, Seq

HEARTHS: Final = ruled(HEARTH)
MASTER_OF_DISGUISE: Final = NUMBER["master_of_disguise"]

# ---------------------------------------------------------------- playing cards


def note_first(s: OathState) -> None:
    s.notes[s.declared.index(s.powers[SOURCE])] = 1


class LandWarden(Power):
    """Two of the drawn cards may be played, if one of them goes to a site; only one, wherever. Noted: that one has been played."""

    def __init__(self) -> None:
        super().__init__(reaction=Do(note_first), answers=(PLAY_AT, MAY + PLAY_FACEDOWN, MAY + PLAY_FACEUP), hears=(PLAYED,))

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.turn) if s.played_by == s.turn else NOBODY

    def play_at(self, s: OathState, q: PlayAt) -> None:
        q.kept = 2

    def may(self, s: OathState, q: May) -> None:
        elsewhere = q.deed == PLAY_FACEDOWN or (q.deed == PLAY_FACEUP and q.slot < 0)
        if elsewhere and q.seat == s.turn and s.site_plays == 0 and note_of(s, self.source) != NOBODY:
            q.refuse(Reason("O-2.21", "forbidden_by", (self.source,)))


class CropRotation(Power):
    """A denizen may make room at the site where a card is played, from the draw or from the facedown advisers."""

    def __init__(self) -> None:
        super().__init__(answers=(CLEARING,))
        self.for_plays = True

    def clearing(self, s: OathState, q: Clearing) -> None:
        for slot in range(SLOTS):
            for card in s.site_cards[slot] if s.is_up(slot) else b"":
                if is_denizen(card):
                    q.offer(self.source, card, SEAT_BIT[slot])


def sell_saddles(s: OathState) -> None:
    gain_favor(s, s.powers[USER], SUIT[s.played], 2)


# ---------------------------------------------------------------- favor and the banks


def other_bank(s: OathState, seat: int, suit: int) -> bool:
    return suit != HEARTH and s.banks[suit] > 0


def move_favor(s: OathState, seat: int, origin: int, destination: int, n: int) -> None:
    """Between two banks."""
    n = min(n, s.banks[origin])
    s.banks[origin] -= n
    s.banks[destination] += n
    s.tell("moves_favor", seat, (n, origin, destination))


def bring_home(s: OathState) -> None:
    suit = s.powers[R0]
    if suit >= 0:
        move_favor(s, s.powers[USER], suit, HEARTH, s.banks[suit])


def fullest(s: OathState, seat: int, suit: int) -> bool:
    return s.banks[suit] == max(s.banks) > 0


def emptiest(s: OathState, seat: int, suit: int) -> bool:
    """Another one than the fullest chosen."""
    return s.banks[suit] == min(s.banks) and suit != s.powers[R0]


def level(s: OathState) -> None:
    move_favor(s, s.powers[USER], s.powers[R0], s.powers[R1], 2)


def feast(s: OathState) -> None:
    """From the chosen bank, one for each Hearth card that the user rules."""
    if s.powers[R0] >= 0:
        gain_favor(s, s.powers[USER], s.powers[R0], HEARTHS.of(s, s.powers[USER]))


def can_cater(s: OathState, seat: int, suit: int) -> bool:
    return s.banks[suit] > 0 and HEARTHS.of(s, seat) > 0


class GainFromDifferent(Effect):
    """One favor from each of so many banks. Registers: the suits chosen, how many."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def registers(self, s: OathState) -> Registers:
        return Register("suits", range(64)), Register("banks so far", range(self.n + 1))

    def banks(self, s: OathState) -> list[int]:
        return [suit for suit in range(SUITS) if s.banks[suit] and not int(s.get_x()) >> suit & 1]

    def enter(self, s: OathState) -> None:
        left, banks = self.n - int(s.get_y()), self.banks(s)
        if 0 < left < len(banks):
            ask(s, self, user(s))
            return
        for suit in banks if left else []:
            gain_favor(s, user(s), suit, 1)
        s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [NAME_SUIT + suit for suit in self.banks(s)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        suit = within(action, NAME_SUIT, SUITS)
        if suit < 0:
            return NOT_NOW
        return None if suit in self.banks(s) else Reason("O-10.5", "not_choosable")

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        suit = within(action, NAME_SUIT, SUITS)
        s.set_x(s.get_x() | SEAT_BIT[suit])
        s.set_y(s.get_y() + 1)
        gain_favor(s, int(seat), suit, 1)


def another_round(s: OathState) -> None:
    """What the Rest phase returns is returned now, except the favor for the ale (O-4.9, O-4.10)."""
    return_favor(s, keep=s.powers[SOURCE])
    return_secrets(s, s.powers[USER])


# ---------------------------------------------------------------- working with cards, and counting advisers


class Marriage(Power):
    """Two Hearth advisers in one, for its owner, or for who trades behind its owner's face (Master of Disguise)."""

    def __init__(self) -> None:
        super().__init__(answers=(ADVISERS,))

    def advisers(self, s: OathState, q: Advisers) -> None:
        face = note_of(s, MASTER_OF_DISGUISE) if q.action == TRADE and q.seat == s.turn else NOBODY
        if s.keeper(self.source) == (face if face != NOBODY else q.seat):
            q.suits.append(HEARTH)


# ---------------------------------------------------------------- cards, relics and secrets


def add_to_secret(s: OathState) -> None:
    s.banner_tokens[DARKEST_SECRET] += 1
    s.tell("tokens_on_banner", s.powers[USER], (DARKEST_SECRET, s.banner_tokens[DARKEST_SECRET]))


def mobbed(s: OathState, seat: int, card: int) -> bool:
    """A faceup adviser of who holds the Darkest Secret, but not the People's Favor."""
    owner = s.keeper(card)
    if owner == NOBODY or card not in s.advisers[owner] or s.holder(DARKEST_SECRET) != owner:
        return False
    return s.holder(PEOPLES_FAVOR) != owner and card_reason(s, seat, card) is None


def sing(s: OathState) -> None:
    seat = s.powers[USER]
    look(s, seat, s.discards[s.region(seat)][-3:])


class TavernSongs(Power):
    """The three uppermost cards of the region's pile."""

    def __init__(self) -> None:
        super().__init__(Do(sing))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        cards = s.discards[s.region(seat)][-3:]
        if not cards:
            return Reason("O-10.5", "empty_pile")
        return Reason("O-10.5", "seen_already") if all(s.sees(card, seat) for card in cards) else None


def settler(s: OathState, seat: int, card: int) -> bool:
    """A faceup adviser of one's own that can go to one's site."""
    if card not in s.advisers[seat] or RESTRICTION[card] == ADVISER_ONLY or card_reason(s, seat, card) is not None:
        return False
    return has_room(s, seat, card, s.pawn[seat])


def name_home(s: OathState) -> None:
    s.powers[R1] = s.pawn[s.powers[USER]]


def relic_here(s: OathState, seat: int, place: int) -> bool:
    """A facedown relic at one's site that is not locked for one."""
    slot = place // RELICS_AT
    return slot == s.pawn[seat] and ask_may(s, MOVE_CARD, seat, 0, slot) is None


def break_relic(s: OathState) -> None:
    """Under the relic deck, unseen; then the warbands come."""
    seat = s.powers[USER]
    slot, place = divmod(s.powers[R0], RELICS_AT)
    relic = s.site_relics[slot][place]
    s.site_relics[slot] = without(s.site_relics[slot], relic)
    bury_relic(s, relic, s.seen[relic])
    s.tell("buries_at", seat, (slot,))
    gain_warbands(s, seat, 3)


def elected(s: OathState, seat: int) -> bool:
    return s.is_exile(seat) and s.holder(PEOPLES_FAVOR) == seat


write("tinkers_fair", Power(Negotiate(FAVOR | SECRETS | RELICS)))
write("wayside_inn", Power(GainSupply(2)))
write("memory_of_home", Chooses(ChooseSuit(other_bank), Do(bring_home)))
write("welcoming_party", Hears(PLAYED, BY_TURN, GainFavor(HEARTH, 1), FACEUP, STRAIGHT, DENIZEN, BY_USER))
write("storyteller", Power(Do(add_to_secret)))
write("armed_mob", Chooses(ChooseCard(mobbed), Discard()))
write("tavern_songs", TavernSongs())
write("homesteaders", Chooses(ChooseCard(settler), Do(name_home), MoveToSite()))
write("crop_rotation", CropRotation())
write("a_round_of_ale", Power(Do(another_round)))
write("land_warden", LandWarden())
write("charming_friend", Chooses(ChoosePlayer(rival_with_favor), TakeFavor(1), missing="nobody_here"))
write("family_heirloom", Power(DrawRelic()))
write("news_from_afar", Free())
write("levelers", Chooses(ChooseSuit(fullest), ChooseSuit(emptiest, into=R1), Do(level)))
write("fabled_feast", Power(Seq(ChooseSuit(can_cater), Do(feast))))
write("relic_breaker", Chooses(ChooseRelicAt(relic_here), Do(break_relic)))
write("book_binders", Hears(PLAYED, BY_OWNER, GainFavorFromOne(2), FACEUP, A_VISION, BY_OTHERS))
write("ballot_box", Needs(elected, TurnCitizen()))
write("saddle_makers", Hears(PLAYED, BY_OWNER, Do(sell_saddles), FACEUP, Suits(NOMAD, ORDER), BY_OTHERS))
write("rowdy_pub", Yields(MUSTER, ITSELF, warbands=1))
write("deed_writer", Power(Negotiate(FAVOR | SECRETS | RULED_SITES)))
write("salad_days", Power(GainFromDifferent(3)))
write("marriage", Marriage())
write("awaited_return", Free(needs=[HAS_WARBAND], effect=KillOnBoard(1)))
