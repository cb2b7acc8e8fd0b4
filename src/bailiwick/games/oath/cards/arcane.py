"""The powers of the Arcane denizens. Those that fight are in `arcane_plans`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.forces import ATTACK_DIE, DEFENSE_DIE, roll
from bailiwick.games.oath.cards.about import AT_ITS_SITE, OWNER, TAKEN_BY_OTHERS, The
from bailiwick.games.oath.cards.bodies import Needs
from bailiwick.games.oath.cards.conditions import is_exile, rival_here
from bailiwick.games.oath.cards.rules import BY_OWNER, Chooses, DoublesOne, Draws, Forbids, Hears, Works
from bailiwick.games.oath.catalogue.heads import MUSTER, TRADE, TRAVEL, Cost
from bailiwick.games.oath.catalogue.suits import ARCANE, BEAST, HEARTH, NOMAD, ORDER, REGION_OF, SLOTS
from bailiwick.games.oath.catalogue.things import BANNER, CONSPIRACY, DARKEST_SECRET, SUIT
from bailiwick.games.oath.moments import RECOVERED, ROLLED
from bailiwick.games.oath.paying import cost_reason, pay_cost
from bailiwick.games.oath.pieces import discard_faceup, hold
from bailiwick.games.oath.powers import NO_USE, R0, R1, SOURCE, USER, Effect, Power, write
from bailiwick.games.oath.questions import (
    GIVE_SECRETS,
    IGNORED,
    MAY,
    PRICE,
    RECOVER_HELP,
    RECOVER_THING,
    TRAVEL_TO,
    WORKING,
    Ignored,
    May,
    Number,
    Price,
    Working,
)
from bailiwick.games.oath.ruling import card_reason, rules_card, sites_ruled, standing_at
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, NOBODY, ONE, OathState, replaced, without
from bailiwick.games.oath.steps.choices import (
    NOT_CHOOSABLE,
    Choose,
    ChooseCard,
    ChooseFacedown,
    ChooseNumber,
    Do,
    EachPlayer,
    Optional,
    When,
    always,
)
from bailiwick.games.oath.steps.deeds import DiscardAll, TurnCitizen, look
from bailiwick.games.oath.steps.effects import EndAct, GainFavorFromOne, GainSecrets
from bailiwick.games.oath.steps.flow import NOT_NOW, YesOrNo, ask, source, user, within
from bailiwick.games.oath.steps.playing import DRAWN, PLAY
from bailiwick.games.oath.steps.travel import is_guided
from bailiwick.games.oath.tokens import (
    burn_favor,
    gain_favor,
    gain_secrets,
    give_favor,
    kill_at,
    kill_on_board,
    receive,
    secrets_in_all,
    spendable,
)
from bailiwick.games.oath.vocabulary import ACCEPT, DONE, FACEDOWN_EACH, GIVE_FAVOR, LOSE_AT, LOSE_FROM, MOST, PLAYER
from bailiwick.games.oath.vocabulary import GIVE_SECRETS as SAY_SECRETS
from bailiwick.games.oath.vocabulary import NUMBER as SAY_NUMBER
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers, Seq

DARK: Final = The(BANNER + DARKEST_SECRET)
EVERY_PILE: Final = 0b1110  # of the regions; the world deck is bit 0
WORLD_DECK: Final = 1


class Reroll(YesOrNo):
    """Jinx: its ruler may pay to roll all dice of a roll again, once."""

    def enter(self, s: OathState) -> None:
        ask(s, self, user(s))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        if action == ACCEPT:
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


def half_of_board(s: OathState, seat: int) -> int:
    return s.board[seat] // 2


def has_blood(s: OathState, seat: int) -> bool:
    return half_of_board(s, seat) > 0


def bleed(s: OathState) -> None:
    """Two warbands for each secret."""
    kill_on_board(s, s.powers[USER], 2 * s.powers[R0])
    gain_secrets(s, s.powers[USER], s.powers[R0])


def plague_price(s: OathState, seat: int) -> int:
    """One favor for each site the player rules, as far as the board goes."""
    return min(sites_ruled(s, seat), s.favor[seat])


def can_spread_plague(s: OathState, seat: int) -> bool:
    return any(plague_price(s, other) for other in range(s.seats))


def pay_plague(s: OathState) -> None:
    """To the Arcane bank."""
    seat = s.powers[USER]
    n = plague_price(s, seat)
    if n:
        s.favor[seat] -= n
        s.banks[ARCANE] += n
        s.tell("returns_favor", seat, (n, ARCANE))


def swap_facedown(s: OathState) -> None:
    """Two facedown advisers trade places unseen; their new owners may look at them."""
    one, other = s.powers[R0], s.powers[R1]
    if one < 0 or other < 0:
        return
    a, b = divmod(one, FACEDOWN_EACH), divmod(other, FACEDOWN_EACH)
    first, second = s.facedown[a[0]][a[1]], s.facedown[b[0]][b[1]]
    s.facedown[a[0]] = replaced(s.facedown[a[0]], a[1], second)
    s.facedown[b[0]] = replaced(s.facedown[b[0]], b[1], first)
    s.tell("swaps_facedown", s.powers[USER], (a[0], b[0]))
    if a[0] != b[0]:
        look(s, a[0], ONE[second])
        look(s, b[0], ONE[first])


def two_are_hidden(s: OathState, seat: int) -> bool:
    return sum(len(hidden) for hidden in s.facedown) >= 2


def another_one(s: OathState, seat: int, place: int) -> bool:
    return place != s.powers[R0]


class MapLibrary(Power):
    """Who stands here trades with cards of any site in the region."""

    def __init__(self) -> None:
        super().__init__(answers=(WORKING,))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if standing_at(s, seat) == s.slot_of(self.source) else Reason("O-10.5", "not_your_site")

    def working(self, s: OathState, q: Working) -> None:
        here = s.slot_of(self.source)
        if q.action == TRADE and standing_at(s, q.seat) == here:
            q.slots |= sum(SEAT_BIT[slot] for slot in range(SLOTS) if s.is_up(slot) and REGION_OF[slot] == REGION_OF[here])


class Portal(Power):
    """A Travel from or to its site costs no Supply and ignores the powers of sites."""

    def __init__(self) -> None:
        super().__init__(answers=(PRICE + TRAVEL, IGNORED, MAY + TRAVEL_TO))

    def leads(self, s: OathState, origin: int, destination: int) -> bool:
        return s.slot_of(self.source) in (origin, destination)

    def price(self, s: OathState, q: Price) -> None:
        if q.action == TRAVEL and self.leads(s, s.pawn[q.seat], q.slot):
            q.free = True

    def ignored(self, s: OathState, q: Ignored) -> None:
        if q.seat == s.turn and self.leads(s, q.origin, q.destination):
            q.everything = True

    def may(self, s: OathState, q: May) -> None:
        if q.deed != TRAVEL_TO or q.seat != s.turn or not self.on(s) or is_guided(s):
            return  # an enemy's Shrouded Wood may lead where it is of no use
        if not self.leads(s, s.pawn[q.seat], q.slot):
            q.refuse(Reason("O-10.6", "does_not_fit", (self.source,)))


# ---------------------------------------------------------------- the Darkest Secret


class MagiciansCode(Power):
    """The bank adds 2 secrets to what is put on the Darkest Secret."""

    def __init__(self) -> None:
        super().__init__(answers=(RECOVER_HELP, MAY + RECOVER_THING))

    def recover_help(self, s: OathState, q: Number) -> None:
        if q.thing == BANNER + DARKEST_SECRET:
            q.value += 2

    def may(self, s: OathState, q: May) -> None:
        if q.deed == RECOVER_THING and self.on(s) and q.thing != BANNER + DARKEST_SECRET:
            q.refuse(Reason("O-10.6", "does_not_fit", (self.source,)))


def gain_as_placed(s: OathState) -> None:
    gain_secrets(s, s.powers[USER], s.banner_tokens[DARKEST_SECRET])


class ChooseVault(Choose):
    """How many secrets lie on the Darkest Secret afterwards: one more, or one fewer, but never none."""

    def __init__(self) -> None:
        super().__init__(SAY_NUMBER, MOST + 1, always, R0, False)

    def values(self, s: OathState) -> list[int]:
        there = s.banner_tokens[DARKEST_SECRET]
        return [n for n in (there - 1, there + 1) if 1 <= n <= MOST]


def set_vault(s: OathState) -> None:
    s.banner_tokens[DARKEST_SECRET] = s.powers[R0]
    s.tell("tokens_on_banner", s.powers[USER], (DARKEST_SECRET, s.powers[R0]))


# ---------------------------------------------------------------- actions, and when played


def is_dazzled(s: OathState, seat: int, card: int) -> bool:
    """A Hearth or Order card at a site of the user's region."""
    return SUIT[card] in (HEARTH, ORDER) and REGION_OF[s.slot_of(card)] == s.region(seat)


def can_be_charmed(s: OathState, seat: int, card: int) -> bool:
    """A Beast or Nomad card at one's site that can be discarded."""
    return SUIT[card] in (BEAST, NOMAD) and s.slot_of(card) == s.pawn[seat] and card_reason(s, seat, card) is None


def charm(s: OathState) -> None:
    """The favor on the card returns first."""
    card = s.powers[R0]
    discard_faceup(s, card, s.powers[USER])
    gain_favor(s, s.powers[USER], SUIT[card], 2)


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


def places_of_terror(s: OathState, seat: int) -> list[int]:
    """Where warbands can die: sites of the region, and boards of who stands there. As actions."""
    region = s.region(seat)
    sites = [LOSE_AT + slot for slot in range(SLOTS) if REGION_OF[slot] == region and s.garrison[slot]]
    return sorted(sites + [LOSE_FROM + other for other in range(s.seats) if s.region(other) == region and s.board[other]])


def can_spread_terror(s: OathState, seat: int) -> bool:
    return s.holder(DARKEST_SECRET) == seat and len(places_of_terror(s, seat)) > 0


class Terrify(Effect):
    """So many warbands of the region die, wherever the user likes. Register: how many have died."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def registers(self, s: OathState) -> Registers:
        return Register("warbands killed", range(self.n + 1)), NO_USE

    def enter(self, s: OathState) -> None:
        if s.get_x() < self.n and places_of_terror(s, user(s)):
            ask(s, self, user(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        return places_of_terror(s, int(seat))

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if within(action, LOSE_AT, SLOTS) < 0 and within(action, LOSE_FROM, s.seats) < 0:
            return NOT_NOW
        return None if action in places_of_terror(s, int(seat)) else NOT_CHOOSABLE

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.set_x(s.get_x() + 1)
        slot = within(action, LOSE_AT, SLOTS)
        if slot >= 0:
            kill_at(s, slot, 1)
        else:
            kill_on_board(s, within(action, LOSE_FROM, s.seats), 1)


def has_favor(s: OathState, seat: int) -> bool:
    return spendable(s, seat) > 0


def turn_favor_to_secrets(s: OathState) -> None:
    seat, n = s.powers[USER], s.powers[R0]
    burn_favor(s, seat, n)
    gain_secrets(s, seat, n)


def outwits_chancellor(s: OathState, seat: int) -> bool:
    """An Exile with more secrets than the Chancellor, those on cards included."""
    return is_exile(s, seat) and secrets_in_all(s, seat) > secrets_in_all(s, CHANCELLOR)


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


write("blood_pact", Needs(has_blood, Seq(ChooseNumber(half_of_board), Do(bleed))))
write("plague_engines", Needs(can_spread_plague, EachPlayer(Do(pay_plague))))
write("dream_thief", Needs(two_are_hidden, Seq(ChooseFacedown(), ChooseFacedown(another_one, into=R1), Do(swap_facedown))))
write("jinx", Jinx())
write("spirit_snare", Power(GainFavorFromOne(1)))
write("tutor", Power(GainSecrets(1)))
write("wizard_school", Power(Seq(GainSecrets(1), EndAct())))
write("augury", Draws(more=1))
write("alchemist", Power(Seq(GainFavorFromOne(1), GainFavorFromOne(1), GainFavorFromOne(1), GainFavorFromOne(1))))
write("magicians_code", MagiciansCode())
write("dazzle", Power(DiscardAll(is_dazzled)))
write("taming_charm", Chooses(ChooseCard(can_be_charmed), Do(charm)))
write("inquisitor", Chooses(ChooseFacedown(rivals_facedown), Do(interrogate)))
write("secret_signal", DoublesOne())
write("portal", Portal())
write("terror_spells", Needs(can_spread_terror, Terrify(2)))
write("revelation", Power(EachPlayer(When(has_favor, Seq(ChooseNumber(spendable), Do(turn_favor_to_secrets))))))
write("observatory", Draws(piles=EVERY_PILE, not_the_world=True, needs=[AT_ITS_SITE]))
write("bewitch", Power(When(outwits_chancellor, Optional(TurnCitizen()))))
write("initiation_rite", Works(MUSTER, OWNER, pay_secret=True))
write(
    "vow_of_silence",
    Hears(RECOVERED, BY_OWNER, Do(gain_as_placed), DARK, TAKEN_BY_OTHERS).also(
        Forbids((GIVE_SECRETS,), OWNER), Forbids((RECOVER_THING,), OWNER, DARK)
    ),
)
write("forgotten_vault", Power(Seq(ChooseVault(), Do(set_vault))))
write("map_library", MapLibrary())
write("witchs_bargain", Needs(somebody_to_bargain_with, Bargain()))
