"""The powers of the Discord denizens. Those that fight are in `discord_plans`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.forces import DOUBLE_SHIELD, SHIELD
from bailiwick.games.oath.cards.about import (
    ANOTHER_CARD,
    CHANCELLOR_HAS_FAVOR,
    ENEMIES,
    EXILE_KEEPS_OATH,
    EXILES,
    ITS_SITE,
    LEAST_BANK,
    NO_RULER_AT_IT,
    NOT_RULING,
    OATHKEEPER_ELSE,
    OWNER,
    THE_MOB,
    Holds,
    The,
)
from bailiwick.games.oath.cards.about_choices import (
    AN_ADVISER,
    BANK_HAS_FAVOR,
    CHANCELLOR_HIMSELF,
    MOST_COMMON,
    MOVABLE,
    OATHKEEPER,
    OF_CHOSEN_SUIT,
    OF_RIVAL_HERE,
    RIVAL_HERE,
    RIVALS_ADVISER,
    SUIT_HERE,
    TAKABLE,
    UNSEEN_PILE,
    WITH_SECRETS,
)
from bailiwick.games.oath.cards.counts import SHIELDS, SITES, SUITS_RULED, Chosen
from bailiwick.games.oath.cards.rules import (
    BY_OWNER,
    BY_TRAVELLER,
    Chooses,
    Forbids,
    Hears,
    InheritsBurned,
    Limits,
    MustFit,
    Uses,
    Yields,
)
from bailiwick.games.oath.cards.rules_battle import MoreBandits
from bailiwick.games.oath.catalogue.heads import MUSTER
from bailiwick.games.oath.catalogue.suits import REGIONS
from bailiwick.games.oath.catalogue.things import BANNER, DARKEST_SECRET, HEADS, PEOPLES_FAVOR
from bailiwick.games.oath.moments import RELICS_TAKEN, TITLE_TAKEN, TRAVELLED, VISION_DISCARDED
from bailiwick.games.oath.paying import cost_reason, pay_cost
from bailiwick.games.oath.pieces import hold
from bailiwick.games.oath.powers import NO_USE, R0, R1, USER, Power, write
from bailiwick.games.oath.questions import (
    MAY,
    MUSTER_ON,
    PLAY_FACEDOWN,
    PLAY_FACEUP,
    RECOVER_THING,
    ROOM,
    TAKE,
    May,
    Room,
)
from bailiwick.games.oath.ruling import card_reason
from bailiwick.games.oath.state import CHANCELLOR, NOBODY, OathState, without
from bailiwick.games.oath.steps.choices import (
    ChooseCard,
    ChoosePlayer,
    ChooseRegion,
    ChooseRelic,
    ChooseSpace,
    ChooseSuit,
    EachPlayer,
    Optional,
    When,
)
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.dealing import Note, PayOrYield, RollDefense, roll_defense_dice
from bailiwick.games.oath.steps.deeds import (
    Discard,
    DiscardAll,
    GainFrom,
    OccupyIt,
    PeekPile,
    Swap,
    TakeFavorFrom,
    TakeFromReliquary,
    TakeSecret,
    TurnCitizen,
)
from bailiwick.games.oath.steps.effects import ALL, GainSecrets, GainWarbands, KillOnBoard, KillOnMap, PlaceFavor, SetTokens
from bailiwick.games.oath.steps.flow import YesOrNo, source, user
from bailiwick.games.oath.steps.playing import PLAY
from bailiwick.games.oath.steps.title import settle_title
from bailiwick.games.oath.terms import AtLeast, MoreThan, Not, Such
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers, Seq
from bailiwick.kernel.steps import Do


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
        marking = Seq(ChooseCard(Such("", is_revealed)), Do(mark_vision))
        super().__init__(When(marking, EXILES), Do(take_up_vision), hears=(VISION_DISCARDED,))

    def hear(self, s: OathState, moment: int) -> int:
        return int(s.prophet)


# ---------------------------------------------------------------- when played


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


# ---------------------------------------------------------------- the others


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
            super().enter(s)
        else:
            s.pop()

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        if not yes:
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


NOTED: Final = Chosen(register=R1)

write("vow_of_renewal", InheritsBurned().also(Forbids((RECOVER_THING,), OWNER, The(BANNER + PEOPLES_FAVOR))))
write("false_prophet", FalseProphet())
write("scryer", Chooses(ChooseRegion(UNSEEN_PILE), PeekPile(), missing="seen_already"))
write("sleight_of_hand", Chooses(ChoosePlayer(RIVAL_HERE, WITH_SECRETS), TakeSecret(), missing="nobody_here"))
write("assassin", Limits(2), Chooses(ChooseCard(RIVALS_ADVISER, MOVABLE), Discard(), missing="nobody_here"))
write("silver_tongue", Limits(2), Chooses(ChooseSuit(BANK_HAS_FAVOR, SUIT_HERE), GainFrom(1)))
write("a_small_favor", Power(GainWarbands(4)))
write("insomnia", Limits(2), Power(GainSecrets(1)))
write("boiling_lake", Hears(TRAVELLED, BY_TRAVELLER, KillOnBoard(2), ITS_SITE, NOT_RULING))
write("key_to_the_city", Power(When(Seq(KillOnMap(ALL, ITS_SITE), OccupyIt()), NO_RULER_AT_IT)))
write("charlatan", Power(SetTokens(DARKEST_SECRET, 1)))
write("blackmail", Power(Seq(ChooseRelic(OF_RIVAL_HERE, TAKABLE), PayOrYield(3))))
write("dissent", Power(EachPlayer(When(PlaceFavor(SUITS_RULED), Not(Holds(PEOPLES_FAVOR))))))
write(
    "royal_ambitions",
    Power(When(Optional(Seq(TurnCitizen(), ChooseSpace(), TakeFromReliquary())), EXILES, MoreThan(SITES, CHANCELLOR))),
)
write("salt_the_earth", SaltedEarth(), Power(DiscardAll(ANOTHER_CARD, ITS_SITE)))
write("riots", Power(When(Seq(ChooseSuit(MOST_COMMON), DiscardAll(ANOTHER_CARD, OF_CHOSEN_SUIT)), THE_MOB)))
write("bandit_chief", Power(KillOnMap(1)), MoreBandits(2))
write("naysayers", Uses(TakeFavorFrom(1, CHANCELLOR_HIMSELF), EXILE_KEEPS_OATH, CHANCELLOR_HAS_FAVOR))
write("chaos_cult", Hears(TITLE_TAKEN, BY_OWNER, TakeFavorFrom(1, OATHKEEPER), OATHKEEPER_ELSE))
write("downtrodden", Yields(MUSTER, LEAST_BANK, warbands=2).also(MustFit(MUSTER_ON, LEAST_BANK)))
write("gambling_hall", Power(Seq(RollDefense(4), Note(SHIELDS, R1), ChooseSuit(BANK_HAS_FAVOR, AtLeast(NOTED)), GainFrom(NOTED))))
write("relic_thief", RelicThief())
write("enchantress", Chooses(ChooseCard(AN_ADVISER, ANOTHER_CARD, MOVABLE), Swap()))
write("gossip", Forbids((PLAY_FACEDOWN,), ENEMIES))
