"""The powers of the Arcane denizens. Those that fight are in `arcane_plans`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.forces import ATTACK_DIE, DEFENSE_DIE, roll
from bailiwick.games.oath.cards.about import (
    AT_ITS_SITE,
    EXILES,
    FROM_OR_TO_IT,
    IN_OWN_REGION,
    OWNER,
    STANDING,
    TAKEN_BY_OTHERS,
    TWO_FACEDOWN,
    Holds,
    Suits,
    The,
)
from bailiwick.games.oath.cards.about_choices import ANOTHER_CHOSEN, IN_YOUR_REGION, MOVABLE, YOUR_PLACE, rival_here
from bailiwick.games.oath.cards.counts import CHOSEN, FAVOR, HALF_OF_BOARD, SECRETS, SITES, SPENDABLE, Chosen, TokensOn
from bailiwick.games.oath.cards.rules import (
    BY_OWNER,
    Bypasses,
    Chooses,
    DoublesOne,
    Forbids,
    Free,
    Hears,
    HelpsRecover,
    MustFit,
    Uses,
    Works,
)
from bailiwick.games.oath.cards.rules_playing import Draws
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE, Cost
from bailiwick.games.oath.catalogue.suits import ARCANE, BEAST, HEARTH, NOMAD, ORDER
from bailiwick.games.oath.catalogue.things import BANNER, CONSPIRACY, DARKEST_SECRET
from bailiwick.games.oath.moments import RECOVERED, ROLLED
from bailiwick.games.oath.paying import cost_reason, pay_cost
from bailiwick.games.oath.pieces import hold
from bailiwick.games.oath.powers import NO_USE, R0, R1, SOURCE, USER, Effect, Power, write
from bailiwick.games.oath.questions import (
    GIVE_SECRETS,
    RECOVER_THING,
    TRAVEL_TO,
)
from bailiwick.games.oath.ruling import rules_card
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, NOBODY, ONE, OathState, replaced, without
from bailiwick.games.oath.steps.choices import (
    NOT_CHOOSABLE,
    ChooseCard,
    ChooseFacedown,
    ChooseNumber,
    ChooseOneOf,
    EachPlayer,
    Optional,
    When,
)
from bailiwick.games.oath.steps.deeds import Discard, DiscardAll, GainOfItsSuit, SwapFacedown, TurnCitizen, look
from bailiwick.games.oath.steps.effects import (
    BurnFavor,
    EndAct,
    GainFavorFromOne,
    GainSecrets,
    KillOnBoard,
    ReturnFavor,
    SetTokens,
)
from bailiwick.games.oath.steps.flow import NOT_NOW, YesOrNo, ask, source, user, within
from bailiwick.games.oath.steps.killing import KillOneByOne
from bailiwick.games.oath.steps.playing import DRAWN, PLAY
from bailiwick.games.oath.terms import AtLeast, MoreThan, Somebody, Such, Who
from bailiwick.games.oath.tokens import (
    give_favor,
    receive,
    spendable,
)
from bailiwick.games.oath.vocabulary import DONE, FACEDOWN_EACH, GIVE_FAVOR, PLAYER
from bailiwick.games.oath.vocabulary import GIVE_SECRETS as SAY_SECRETS
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers, Seq
from bailiwick.kernel.steps import Do

DARK: Final = The(BANNER + DARKEST_SECRET)
EVERY_PILE: Final = 0b1110  # of the regions; the world deck is bit 0


class Reroll(YesOrNo):
    """Jinx: its ruler may pay to roll all dice of a roll again, once."""

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        s.pop()
        if yes:
            pay_cost(s, int(seat), source(s), Cost(secret=1))
            attack = s.rolled[0] in ATTACK_DIE
            roll(s, ATTACK_DIE if attack else DEFENSE_DIE, len(s.rolled), int(seat))
            s.tell("rolls_again", seat)
            faces = b"HSD" if attack else b"B12X"
            s.tell("rolls_attack" if attack else "rolls_defense", seat, tuple(s.rolled.count(face) for face in faces))


class Jinx(Power):
    """CR-6: the roller must rule it and be able to pay."""

    def __init__(self) -> None:
        super().__init__(reaction=Reroll(), hears=(ROLLED,))

    def hear(self, s: OathState, moment: int) -> int:
        seat = int(s.roller)
        if not s.rolled or seat in (NOBODY, BANDITS) or not rules_card(s, seat, self.source):
            return NOBODY
        return seat if cost_reason(s, seat, self.source, self.head.cost) is None else NOBODY


# ---------------------------------------------------------------- the Darkest Secret


# ---------------------------------------------------------------- actions, and when played


def rivals_facedown(s: OathState, seat: int, place: int) -> bool:
    """A facedown adviser of a rival here."""
    return rival_here(s, seat, place // FACEDOWN_EACH)


def interrogate(s: OathState) -> None:
    """The Conspiracy is the user's to play or discard; for any other card the rival gets the favor just paid."""
    seat, card = s.powers[USER], s.powers[SOURCE]
    rival, place = divmod(s.powers[R0], FACEDOWN_EACH)
    found = s.facedown[rival][place]
    s.tell("peeks_adviser", seat, (rival,))
    look(s, seat, ONE[found])
    if found == CONSPIRACY:
        s.facedown[rival] = without(s.facedown[rival], found)
        hold(s, seat, found)
        s.tell("finds_conspiracy", seat, (found, rival))
        s.push(PLAY.index, seat, DRAWN)
    else:
        s.favor_on = replaced(s.favor_on, card, s.favor_on[card] - 1)
        receive(s, rival, 1)
        s.tell("give_favor", seat, (1, rival))


def gives_secret(s: OathState, seat: int, other: int) -> bool:
    """Whether one can give a secret for 2 favor."""
    return s.secrets[seat] > 0 and s.favor[other] >= 2 and ask_may(s, GIVE_SECRETS, seat, other=other) is None


def gives_favor(s: OathState, seat: int, other: int) -> bool:
    """Whether one can give 2 favor for a secret, perhaps the other's last."""
    return spendable(s, seat) >= 2 and s.all_secrets(other) > 0


def somebody_to_bargain_with(s: OathState, seat: int) -> bool:
    rivals = [other for other in range(s.seats) if rival_here(s, seat, other)]
    return any(gives_secret(s, seat, other) or gives_favor(s, seat, other) for other in rivals)


class Bargain(Effect):
    """Exchanges with rivals here, without their consent, as many as the user likes. Register: whom with, + 1."""

    def registers(self, s: OathState) -> Registers:
        return Register("partner + 1", range(s.seats + 1)), NO_USE

    def enter(self, s: OathState) -> None:
        if not s.get_x() and len(self.options(s, user(s))) == 1:
            s.pop()
        else:
            ask(s, self, user(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        who, other = int(seat), int(s.get_x()) - 1
        if other < 0:
            rivals = [rival for rival in range(s.seats) if rival_here(s, who, rival)]
            return [DONE, *(PLAYER + rival for rival in rivals if gives_secret(s, who, rival) or gives_favor(s, who, rival))]
        found = [GIVE_FAVOR + 2] if gives_favor(s, who, other) else []
        return sorted([*found, SAY_SECRETS + 1] if gives_secret(s, who, other) else found)

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action in self.options(s, seat):
            return None
        asked = within(action, PLAYER, s.seats) >= 0 if not s.get_x() else action in (GIVE_FAVOR + 2, SAY_SECRETS + 1)
        return NOT_CHOOSABLE if asked else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        who, other = int(seat), int(s.get_x()) - 1
        if action == DONE:
            s.pop()
        elif other < 0:
            s.set_x(within(action, PLAYER, s.seats) + 1)
        else:
            s.set_x(0)
            self.exchange(s, who, other, action == SAY_SECRETS + 1)

    def exchange(self, s: OathState, seat: int, other: int, giving_secret: bool) -> None:
        if giving_secret:
            s.secrets[seat] -= 1
            s.secrets[other] += 1
            s.tell("gives_secret", seat, (other,))
            s.favor[other] -= 2
            receive(s, seat, 2)
            s.tell("takes_favor", seat, (2, other))
        else:
            give_favor(s, seat, other, 2)
            move_secret(s, other, seat)
            s.tell("takes_secret", seat, (other,))


def move_secret(s: OathState, giver: int, taker: int) -> None:
    """A faceup one if there is one, else a facedown one, which stays facedown (CR-8)."""
    if s.secrets[giver]:
        s.secrets[giver] -= 1
        s.secrets[taker] += 1
    else:
        s.flipped[giver] -= 1
        s.flipped[taker] += 1


write(
    "blood_pact", Uses(Seq(ChooseNumber(HALF_OF_BOARD), Seq(KillOnBoard(Chosen(2)), GainSecrets(CHOSEN))), AtLeast(HALF_OF_BOARD))
)
write("plague_engines", Uses(EachPlayer(ReturnFavor(ARCANE, SITES)), Somebody(AtLeast(SITES), AtLeast(FAVOR))))
write("dream_thief", Uses(Seq(ChooseFacedown(), ChooseFacedown(ANOTHER_CHOSEN, into=R1), SwapFacedown()), TWO_FACEDOWN))
write("jinx", Jinx())
write("spirit_snare", Power(GainFavorFromOne(1)))
write("tutor", Power(GainSecrets(1)))
write("wizard_school", Power(Seq(GainSecrets(1), EndAct())))
write("augury", Draws(more=1))
write("alchemist", Power(Seq(GainFavorFromOne(1), GainFavorFromOne(1), GainFavorFromOne(1), GainFavorFromOne(1))))
write("magicians_code", HelpsRecover(2, DARK).also(MustFit(RECOVER_THING, DARK)))
write("dazzle", Power(DiscardAll(Suits(HEARTH, ORDER), IN_OWN_REGION)))
write("taming_charm", Chooses(ChooseCard(Suits(BEAST, NOMAD), YOUR_PLACE, MOVABLE), Seq(Discard(), GainOfItsSuit(2))))
write("inquisitor", Chooses(ChooseFacedown(Such("", rivals_facedown)), Do(interrogate)))
write("secret_signal", DoublesOne())
write(
    "portal",
    Free(FROM_OR_TO_IT, fitting=False).also(Bypasses(FROM_OR_TO_IT, setting_out=True), MustFit(TRAVEL_TO, FROM_OR_TO_IT)),
)
write("terror_spells", Chooses(KillOneByOne(2, [IN_OWN_REGION], [IN_YOUR_REGION]), needs=[Holds(DARKEST_SECRET)]))
write(
    "revelation",
    Power(EachPlayer(When(Seq(ChooseNumber(SPENDABLE), Seq(BurnFavor(CHOSEN), GainSecrets(CHOSEN))), AtLeast(SPENDABLE)))),
)
write("observatory", Draws(piles=EVERY_PILE, not_the_world=True, needs=[AT_ITS_SITE]))
write("bewitch", Power(When(Optional(TurnCitizen()), EXILES, MoreThan(SECRETS, CHANCELLOR))))
write("initiation_rite", Works(MUSTER, OWNER, pay_secret=True))
write(
    "vow_of_silence",
    Hears(RECOVERED, BY_OWNER, GainSecrets(TokensOn(DARKEST_SECRET)), DARK, TAKEN_BY_OTHERS).also(
        Forbids((GIVE_SECRETS,), OWNER), Forbids((RECOVER_THING,), OWNER, DARK)
    ),
)
write(
    "forgotten_vault",
    Power(Seq(ChooseOneOf(TokensOn(DARKEST_SECRET, -1), TokensOn(DARKEST_SECRET, 1)), SetTokens(DARKEST_SECRET, CHOSEN))),
)
write("map_library", Works(TRADE, STANDING, region=True, needs=[STANDING]))
write("witchs_bargain", Uses(Bargain(), Who("", somebody_to_bargain_with)))
