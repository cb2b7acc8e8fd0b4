"""The battle plans among the Nomad denizens. The other cards of the suit are in `nomad`."""

from __future__ import annotations

from bailiwick.games.oath.asking import ask_bandit_lord, ask_may
from bailiwick.games.oath.campaign.forces import SHIELD, current, joined_slots
from bailiwick.games.oath.cards.about_battle import AgainstAdviser
from bailiwick.games.oath.cards.counts import CHOSEN, ruled
from bailiwick.games.oath.cards.rules_battle import Reads
from bailiwick.games.oath.catalogue.suits import BEAST, NOMAD, SLOTS
from bailiwick.games.oath.catalogue.things import (
    CARDS,
    SUIT,
)
from bailiwick.games.oath.moments import ENDING
from bailiwick.games.oath.pieces import discard_faceup
from bailiwick.games.oath.powers import NO_USE, SLOT_OR_NONE, Effect, Power, write
from bailiwick.games.oath.questions import (
    PLACE_WARBANDS,
)
from bailiwick.games.oath.ruling import (
    card_reason,
    rules_card,
    rules_site,
    same_side,
)
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState
from bailiwick.games.oath.steps.choices import (
    NOT_CHOOSABLE,
    ChooseOneOf,
    When,
)
from bailiwick.games.oath.steps.effects import (
    DefenseDice,
    DiscardAtEnd,
    PlusMinus,
)
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.steps.stationing import Stationing, garrison
from bailiwick.games.oath.terms import AtLeast
from bailiwick.games.oath.vocabulary import CARD, DECLINE, MOST, NUMBER
from bailiwick.games.oath.wording import source_name
from bailiwick.games.oath.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers, Seq


class Redistribute(Stationing):
    """The user's warbands are spread anew over the board and the sites the user rules. What may leave the sites comes to the board
    first; then it is said for one site after another how many are there. Register: how many sites have been seen to, + 1."""

    def registers(self, s: OathState) -> Registers:
        return Register("sites done + 1", SLOT_OR_NONE), NO_USE

    def asked_slot(self, s: OathState) -> int:
        return self.slot(s)

    def slots(self, s: OathState) -> list[int]:
        """Not one whose warbands march with a Citizen against the Empire (R-52)."""
        marching = joined_slots(s)
        return [slot for slot in range(SLOTS) if rules_site(s, user(s), slot) and not marching >> slot & 1]

    def floor(self, s: OathState) -> int:
        """The last one stays, unless bandits hold the site for their lord (O-10.11)."""
        lord = ask_bandit_lord(s)
        return 0 if lord >= 0 and same_side(s, lord, user(s)) else 1

    def closed(self, s: OathState, slot: int) -> bool:
        """Whether no warbands may come to it."""
        return ask_may(s, PLACE_WARBANDS, user(s), slot=slot) is not None

    def slot(self, s: OathState) -> int:
        return self.slots(s)[int(s.get_x()) - 1]

    def enter(self, s: OathState) -> None:
        if user(s) == BANDITS:
            s.pop()  # bandits never move (O-2.9)
            return
        if s.get_x() == 0:
            s.set_x(1)
            for slot in self.slots(s):
                self.lift(s, slot)
        while s.get_x() <= len(self.slots(s)):
            if len(self.values(s)) > 1:
                ask(s, self, user(s))
                return
            s.set_x(s.get_x() + 1)
        s.pop()

    def lift(self, s: OathState, slot: int) -> None:
        if s.garrison[slot] > self.floor(s) and not self.closed(s, slot):
            garrison(s, user(s), slot, self.floor(s))

    def values(self, s: OathState) -> range:
        slot = self.slot(s)
        if self.closed(s, slot):
            return range(min(self.floor(s), s.garrison[slot]), s.garrison[slot] + 1)
        return range(s.garrison[slot], s.garrison[slot] + s.board[user(s)] + 1)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [NUMBER + n for n in self.values(s)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        n = within(action, NUMBER, MOST + 1)
        if n < 0:
            return NOT_NOW
        values = self.values(s)
        if n < values.start:
            return Reason("O-6.5", "last_stays")
        return None if n in values else Reason("O-1.12", "have_only", (values.stop - 1,))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        garrison(s, int(seat), self.slot(s), within(action, NUMBER, MOST + 1))
        s.set_x(s.get_x() + 1)


def doomed_plans(s: OathState, seat: int) -> list[int]:
    """The Nomad plans of a user that would be discarded now."""
    c = current(s)
    return [plan for plan in c.discards if SUIT[plan] == NOMAD and s.where[plan] and c.user(plan) == seat]


class SpareMounts(Effect):
    """One Beast card the user rules may go instead of all of them."""

    def beasts(self, s: OathState) -> list[int]:
        """Those at sites first, from the top of the Cradle down."""
        seat = user(s)
        cards = [card for slot in range(SLOTS) if s.is_up(slot) for card in s.site_cards[slot]]
        if seat != BANDITS:
            cards += list(s.advisers[seat])
        found = [card for card in cards if SUIT[card] == BEAST and rules_card(s, seat, card)]
        return [card for card in found if card_reason(s, seat, card) is None]

    def enter(self, s: OathState) -> None:
        beasts = self.beasts(s)
        if beasts and user(s) != BANDITS:
            ask(s, self, user(s))
            return
        s.pop()
        if beasts and len(doomed_plans(s, BANDITS)) > 1:
            self.spare(s, beasts[0], BANDITS)

    def spare(self, s: OathState, beast: int, actor: int) -> None:
        saved = doomed_plans(s, user(s))
        c = current(s)
        c.discards = [plan for plan in c.discards if plan not in saved]
        discard_faceup(s, beast, actor)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [DECLINE, *sorted(CARD + card for card in self.beasts(s))]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action != DECLINE and within(action, CARD, CARDS) <= 0:
            return NOT_NOW
        return None if action in self.options(s, seat) else NOT_CHOOSABLE

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        if action != DECLINE:
            self.spare(s, within(action, CARD, CARDS), int(seat))

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_power_instead", source_name(s, lang))


class WildMounts(Power):
    def __init__(self) -> None:
        super().__init__(reaction=SpareMounts(), hears=(ENDING,))

    def hear(self, s: OathState, moment: int) -> int:
        who = current(s).user(self.source)
        return who if doomed_plans(s, who) else NOBODY


write("horse_archers", Power(Seq(PlusMinus(3), DiscardAtEnd())))
write("storm_caller", Power(Seq(DefenseDice(2), DiscardAtEnd())))
write("lancers", Reads(DiscardAtEnd(), doubled=True))
write("rain_boots", Reads(DiscardAtEnd(), no_shields=SHIELD))
write("warning_signals", Power(Seq(Redistribute(), DiscardAtEnd())))
write("wild_mounts", WildMounts())
write("mountain_giant", Power(Seq(ChooseOneOf(1, 3), Seq(PlusMinus(CHOSEN), When(DiscardAtEnd(), AtLeast(CHOSEN, 3))))))
write("rival_khan", Power(Seq(When(PlusMinus(4), AgainstAdviser(NOMAD)), DiscardAtEnd())))
write("mounted_patrol", Reads(DiscardAtEnd(), halved=True))
write("great_crusade", Power(Seq(PlusMinus(ruled(NOMAD)), DiscardAtEnd())))
