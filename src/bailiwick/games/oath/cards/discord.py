"""The powers of the Discord denizens. Those that fight are in `discord_plans`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.forces import DEFENSE_DIE, DOUBLE_SHIELD, SHIELD, read_defense, roll
from bailiwick.games.oath.cards.about import ENEMIES, OWNER, The
from bailiwick.games.oath.cards.bodies import Needs
from bailiwick.games.oath.cards.conditions import is_exile, rival_here, rival_with_secrets, rivals_adviser
from bailiwick.games.oath.cards.moving import swap_cards
from bailiwick.games.oath.cards.rules import Chooses, Forbids, InheritsBurned, Limits, MoreBandits
from bailiwick.games.oath.catalogue.heads import MUSTER
from bailiwick.games.oath.catalogue.suits import NO_SUIT, REGIONS, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import BANNER, DARKEST_SECRET, HEADS, NUMBER, PEOPLES_FAVOR, SUIT
from bailiwick.games.oath.moments import RELICS_TAKEN, ROLLED, TITLE_TAKEN, TRAVELLED, VISION_DISCARDED
from bailiwick.games.oath.paying import cost_reason, pay_cost
from bailiwick.games.oath.pieces import from_reliquary, hold
from bailiwick.games.oath.powers import NO_USE, R0, R1, SOURCE, USER, Power, write
from bailiwick.games.oath.questions import (
    GAIN,
    MAY,
    MUSTER_ON,
    PLACE_WARBANDS,
    PLAY_FACEDOWN,
    PLAY_FACEUP,
    RECOVER_THING,
    ROOM,
    TAKE,
    Gain,
    May,
    Room,
)
from bailiwick.games.oath.ruling import card_reason, rules_card, rules_site, sites_ruled, suits_ruled
from bailiwick.games.oath.state import CHANCELLOR, NOBODY, ONE, OathState, replaced, without
from bailiwick.games.oath.steps.choices import (
    ChooseCard,
    ChoosePlayer,
    ChooseRegion,
    ChooseRelic,
    ChooseSpace,
    ChooseSuit,
    Do,
    EachPlayer,
    Optional,
    When,
)
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.deeds import Discard, DiscardAll, GainFrom, PeekPile, TakeSecret, TurnCitizen
from bailiwick.games.oath.steps.effects import GainSecrets, GainWarbands, KillOnBoard
from bailiwick.games.oath.steps.flow import YesOrNo, ask, moment, source, user
from bailiwick.games.oath.steps.playing import PLAY
from bailiwick.games.oath.steps.title import settle_title
from bailiwick.games.oath.tokens import enter_site, gain_favor, gain_warbands, give_favor, kill_at, receive, spendable
from bailiwick.games.oath.vocabulary import ACCEPT, DECLINE
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers, Seq

RANSOM: Final = 3
GAMBLED_DICE: Final = 4
ENCHANTRESS: Final = NUMBER["enchantress"]


class BoilingLake(Power):
    """Who travels here without ruling it loses 2 warbands on the board."""

    def __init__(self) -> None:
        super().__init__(reaction=KillOnBoard(2), hears=(TRAVELLED,))

    def hear(self, s: OathState, moment: int) -> int:
        here = s.destination == s.slot_of(self.source)
        return int(s.traveller) if here and not rules_card(s, int(s.traveller), self.source) else NOBODY


class Assassin(Power):
    """A rival's faceup adviser is discarded."""

    def __init__(self) -> None:
        super().__init__(Seq(ChooseCard(rivals_adviser), Discard()))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        found = any(rivals_adviser(s, seat, card) for other in range(s.seats) for card in s.advisers[other])
        return None if found else Reason("O-10.5", "nobody_here")


def suit_at_site(s: OathState, seat: int, suit: int) -> bool:
    """A suit among the cards at one's site whose bank has favor."""
    return s.banks[suit] > 0 and any(SUIT[card] == suit for card in s.site_cards[s.pawn[seat]])


def has_unseen(s: OathState, seat: int, region: int) -> bool:
    """A discard pile with cards one has not seen (R-112)."""
    return any(not s.sees(card, seat) for card in s.discards[region])


def is_revealed(s: OathState, seat: int, card: int) -> bool:
    return card in s.vision


def mark_vision(s: OathState) -> None:
    """A new warband on the chosen Vision."""
    seat, vision = s.powers[USER], s.powers[R0]
    if vision >= 0 and s.stock[seat]:
        s.stock[seat] -= 1
        s.prophet, s.prophesied = seat, vision
        s.tell("prophesies", seat, (vision,))


def take_up_vision(s: OathState) -> None:
    """The marked Vision was discarded: the warband dies, and the Prophet's owner plays or discards the card."""
    seat, vision = int(s.prophet), int(s.prophesied)
    s.stock[seat] += 1
    s.prophet, s.prophesied = NOBODY, 0
    for region in range(REGIONS):
        if vision in s.discards[region]:
            s.discards[region] = without(s.discards[region], vision)
    hold(s, seat, vision)
    s.push(PLAY.index, seat, 1)


class FalseProphet(Power):
    """Another's Vision is one's own, too."""

    def __init__(self) -> None:
        marking = Seq(ChooseCard(is_revealed), Do(mark_vision))
        super().__init__(When(is_exile, marking), Do(take_up_vision), hears=(VISION_DISCARDED,))

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.prophet)


# ---------------------------------------------------------------- when played


def take_city(s: OathState) -> None:
    """Unless one of its rulers stands there, all warbands at the card's site make way for one of the user's."""
    seat, slot = s.powers[USER], s.slot_of(s.powers[SOURCE])
    if any(s.pawn[other] == slot and rules_site(s, other, slot) for other in range(s.seats)):
        return
    kill_at(s, slot, s.garrison[slot])
    if gain_warbands(s, seat, 1) and ask_may(s, PLACE_WARBANDS, seat, slot=slot) is None:
        enter_site(s, slot, 1, seat)
        s.tell("occupies", seat, (1, slot))


def expose_secret(s: OathState) -> None:
    """All secrets on the Darkest Secret burn, but one."""
    burned = s.banner_tokens[DARKEST_SECRET] - 1
    if burned > 0:
        s.banner_tokens[DARKEST_SECRET] = 1
        s.tell("tokens_on_banner", s.powers[USER], (DARKEST_SECRET, 1))


def relic_to_extort(s: OathState, seat: int, relic: int) -> bool:
    """A relic of a rival here that may be taken."""
    holder = s.keeper(relic)
    return holder >= 0 and rival_here(s, seat, holder) and ask_may(s, TAKE, seat, relic, other=holder) is None


class PayOrYield(YesOrNo):
    """The holder of the chosen relic buys it free, or it is taken: who can't pay is not asked."""

    def holder(self, s: OathState) -> int:
        return s.keeper(s.powers[R0])

    def enter(self, s: OathState) -> None:
        if s.powers[R0] < 0:
            s.pop()
            return
        s.tell("demands", user(s), (s.powers[R0], self.holder(s)))
        if spendable(s, self.holder(s)) < RANSOM:
            self.choose(s, self.holder(s), DECLINE)
        else:
            ask(s, self, self.holder(s))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        if action == ACCEPT:
            give_favor(s, int(seat), user(s), RANSOM)
        else:
            take_relics(s, user(s), ONE[s.powers[R0]])


def voice_dissent(s: OathState) -> None:
    """A favor for each suit among the cards a player rules, as far as the board goes, onto the card."""
    seat, card = s.powers[USER], s.powers[SOURCE]
    n = min(suits_ruled(s, seat).bit_count(), s.favor[seat])
    if n and s.holder(PEOPLES_FAVOR) != seat:
        s.favor[seat] -= n
        s.favor_on = replaced(s.favor_on, card, s.favor_on[card] + n)
        s.tell("places_favor", seat, (n, card))


def outrules_chancellor(s: OathState, seat: int) -> bool:
    return s.is_exile(seat) and sites_ruled(s, seat) > sites_ruled(s, CHANCELLOR)


def take_from_reliquary(s: OathState) -> None:
    take_relics(s, s.powers[USER], from_reliquary(s, s.powers[R0]))


class SaltedEarth(Power):
    """It needs no room and leaves none, and does not go where anything is locked."""

    def __init__(self) -> None:
        super().__init__(answers=(ROOM, MAY + PLAY_FACEUP))

    def room(self, s: OathState, q: Room) -> None:
        if q.card == self.source:
            q.ignored = True
        elif q.slot == s.slot_of(self.source):
            q.room = 1

    def may(self, s: OathState, q: May) -> None:
        if q.deed != PLAY_FACEUP or q.thing != self.source or q.slot < 0:
            return
        for card in s.site_cards[q.slot]:
            reason = card_reason(s, q.seat, card)
            if reason is not None:
                q.refuse(reason)


def lies_beside(s: OathState, seat: int, card: int) -> bool:
    """Another card at the site of the power's own card."""
    return card != s.powers[SOURCE] and s.slot_of(card) == s.slot_of(s.powers[SOURCE])


def mob_rages(s: OathState, seat: int) -> bool:
    return s.mob


def is_most_common(s: OathState, seat: int, suit: int) -> bool:
    """No suit has more cards at sites (CR-11)."""
    counts = [0] * (NO_SUIT + 1)
    for cards in s.site_cards:
        for card in cards:
            counts[SUIT[card]] += 1
    return counts[suit] > 0 and counts[suit] == max(counts[:SUITS])


def is_rioted_against(s: OathState, seat: int, card: int) -> bool:
    return card != s.powers[SOURCE] and SUIT[card] == s.powers[R0]


def raid_everywhere(s: OathState) -> None:
    for slot in range(SLOTS):
        kill_at(s, slot, 1)


# ---------------------------------------------------------------- the others


def exile_keeps_oath(s: OathState, seat: int) -> bool:
    """An Exile has the title, and there is favor to be had from the Chancellor."""
    return s.is_exile(int(s.oathkeeper)) and seat != CHANCELLOR and s.favor[CHANCELLOR] > 0


def take_one_favor(s: OathState, loser: int) -> None:
    n = min(1, s.favor[loser])
    s.favor[loser] -= n
    receive(s, s.powers[USER], n)
    s.tell("takes_favor", s.powers[USER], (n, loser))


def rob_chancellor(s: OathState) -> None:
    take_one_favor(s, CHANCELLOR)


def rob_oathkeeper(s: OathState) -> None:
    take_one_favor(s, int(s.oathkeeper))


class ChaosCult(Power):
    """A favor from every other player who takes the title."""

    def __init__(self) -> None:
        super().__init__(reaction=Do(rob_oathkeeper), hears=(TITLE_TAKEN,))

    def hear(self, s: OathState, moment: int) -> int:
        owner = s.keeper(self.source)
        return owner if s.oathkeeper != owner and s.favor[s.oathkeeper] else NOBODY


class Downtrodden(Power):
    """Two more warbands, mustered on a card whose bank alone has the least favor."""

    def __init__(self) -> None:
        super().__init__(answers=(GAIN, MAY + MUSTER_ON))

    def fits(self, s: OathState, card: int) -> bool:
        suit = SUIT[card]
        return all(s.banks[suit] < s.banks[other] for other in range(SUITS) if other != suit)

    def gain(self, s: OathState, q: Gain) -> None:
        if q.action == MUSTER and self.fits(s, q.card):
            q.warbands += 2

    def may(self, s: OathState, q: May) -> None:
        if q.deed == MUSTER_ON and self.on(s) and not self.fits(s, q.thing):
            q.refuse(Reason("O-10.6", "does_not_fit", (self.source,)))


def gamble(s: OathState) -> None:
    roll_defense_dice(s, s.powers[USER], GAMBLED_DICE)


def roll_defense_dice(s: OathState, seat: int, dice: int) -> None:
    """A roll outside of battle, which can be rolled again like any other."""
    roll(s, DEFENSE_DIE, dice, seat)
    s.tell("rolls_defense", seat, tuple(s.rolled.count(face) for face in b"B12X"))
    moment(s, ROLLED)


def count_shields(s: OathState) -> None:
    s.powers[R1] = read_defense(s, s.rolled)


def can_pay_out(s: OathState, seat: int, suit: int) -> bool:
    return s.powers[R1] > 0 and s.banks[suit] > 0


def pay_out(s: OathState) -> None:
    if s.powers[R0] >= 0:
        gain_favor(s, s.powers[USER], s.powers[R0], s.powers[R1])


def theft_reason(s: OathState, thief: int, card: int) -> Reason | None:
    """Why the Relic Thief can't steal what was taken last: its owner took it, or is elsewhere, or can't pay, or it is protected."""
    taker = int(s.taker)
    if taker in (thief, NOBODY) or s.region(taker) != s.region(thief):
        return Reason("O-10.5", "nobody_here")
    reason = cost_reason(s, thief, card, HEADS[card][0].cost)
    for relic in s.taken:
        reason = reason or ask_may(s, TAKE, thief, relic, other=taker)
    return reason


class Theft(YesOrNo):
    """The Relic Thief's owner may pay and roll a die for each relic; without a shield all are theirs. Register: 1 when rolled.

    The title goes where it must before the theft and after it.
    """

    def registers(self, s: OathState) -> Registers:
        return Register("rolled", range(2)), NO_USE

    def enter(self, s: OathState) -> None:
        if settle_title(s):
            return
        if s.get_x():
            s.pop()
            if SHIELD not in s.rolled and DOUBLE_SHIELD not in s.rolled:
                take_relics(s, user(s), bytes([relic for relic in s.taken if s.keeper(relic) == s.taker]))
        elif theft_reason(s, user(s), source(s)) is None:
            ask(s, self, user(s))
        else:
            s.pop()

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        s.set_x(1)
        pay_cost(s, int(seat), source(s), HEADS[source(s)][0].cost)
        roll_defense_dice(s, int(seat), len(s.taken))


class RelicThief(Power):
    """It hears of relics that others in its owner's region take (CR-6)."""

    def __init__(self) -> None:
        super().__init__(reaction=Theft(), hears=(RELICS_TAKEN,))

    def hear(self, s: OathState, moment: int) -> int:
        owner = s.keeper(self.source)
        return owner if theft_reason(s, owner, self.source) is None else NOBODY


def is_enchantable(s: OathState, seat: int, card: int) -> bool:
    """Another faceup adviser, whoever's, that can be swapped."""
    owner = s.keeper(card)
    return owner >= 0 and card in s.advisers[owner] and card != ENCHANTRESS and card_reason(s, seat, card) is None


def enchant(s: OathState) -> None:
    """The Enchantress and the chosen adviser change places."""
    seat, card, other = s.powers[USER], s.powers[SOURCE], s.powers[R0]
    s.tell("swaps", seat, (card, other))
    swap_cards(s, card, other)


write("vow_of_renewal", InheritsBurned().also(Forbids((RECOVER_THING,), OWNER, The(BANNER + PEOPLES_FAVOR))))
write("false_prophet", FalseProphet())
write("scryer", Chooses(ChooseRegion(has_unseen), PeekPile(0), missing="seen_already"))
write("sleight_of_hand", Chooses(ChoosePlayer(rival_with_secrets), TakeSecret(), missing="nobody_here"))
write("assassin", Limits(2), Assassin())
write("silver_tongue", Limits(2), Chooses(ChooseSuit(suit_at_site), GainFrom(1)))
write("a_small_favor", Power(GainWarbands(4)))
write("insomnia", Limits(2), Power(GainSecrets(1)))
write("boiling_lake", BoilingLake())
write("key_to_the_city", Power(Do(take_city)))
write("charlatan", Power(Do(expose_secret)))
write("blackmail", Power(Seq(ChooseRelic(relic_to_extort), PayOrYield())))
write("dissent", Power(EachPlayer(Do(voice_dissent))))
write("royal_ambitions", Power(When(outrules_chancellor, Optional(Seq(TurnCitizen(), ChooseSpace(), Do(take_from_reliquary))))))
write("salt_the_earth", SaltedEarth(), Power(DiscardAll(lies_beside)))
write("riots", Power(When(mob_rages, Seq(ChooseSuit(is_most_common), DiscardAll(is_rioted_against)))))
write("bandit_chief", Power(Do(raid_everywhere)), MoreBandits(2))
write("naysayers", Needs(exile_keeps_oath, Do(rob_chancellor)))
write("chaos_cult", ChaosCult())
write("downtrodden", Downtrodden())
write("gambling_hall", Power(Seq(Do(gamble), Do(count_shields), ChooseSuit(can_pay_out), Do(pay_out))))
write("relic_thief", RelicThief())
write("enchantress", Chooses(ChooseCard(is_enchantable), Do(enchant)))
write("gossip", Forbids((PLAY_FACEDOWN,), ENEMIES))
