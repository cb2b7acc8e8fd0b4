"""The Discord denizens that fight: battle plans, and powers about campaigns. The other cards of the suit are in `discord`."""

from __future__ import annotations

from bailiwick.games.oath.campaign.course import FreeCampaign
from bailiwick.games.oath.campaign.forces import attack_strength, current, defense_force
from bailiwick.games.oath.campaign.war import TARGET_PAWN
from bailiwick.games.oath.cards.about import FOUGHT_BY_OTHERS, OPPONENTS, Suits
from bailiwick.games.oath.cards.bodies import Needs, Spoils, enemies, user_attacks
from bailiwick.games.oath.cards.rules import BY_OWNER, Forbids, Hears
from bailiwick.games.oath.catalogue.suits import ARCANE, BEAST, NOMAD, ORDER
from bailiwick.games.oath.catalogue.things import SUIT
from bailiwick.games.oath.moments import AFTER_VICTORY, CAMPAIGN_OVER, LOST
from bailiwick.games.oath.pieces import discard_faceup
from bailiwick.games.oath.powers import SOURCE, USER, Power, write
from bailiwick.games.oath.questions import BURNT, SACRIFICE, USE_PLAN, Number
from bailiwick.games.oath.ruling import adviser_suits
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.choices import Do
from bailiwick.games.oath.steps.effects import AttackDice, PlusMinus
from bailiwick.games.oath.steps.travel import FreeTravel
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq


class SecondWind(Power):
    """After a won campaign: a Travel, then a Campaign, both for nothing; unless it has ended its attacker's Act phase."""

    def __init__(self) -> None:
        super().__init__(reaction=Seq(FreeTravel(), FreeCampaign()), hears=(AFTER_VICTORY,))

    def hear(self, s: OathState, moment: int) -> int:
        c = s.campaign
        if c is None or c.victor != 1 or (s.act_over and c.attacker == s.turn):
            return NOBODY
        return c.attacker


class StrikeBack(FreeCampaign):
    """A campaign against who has just attacked."""

    def allows(self, s: OathState, side: int) -> bool:
        return side == s.fought_by


def desert(s: OathState) -> None:
    discard_faceup(s, s.powers[SOURCE], s.powers[USER])


class Mercenaries(Power):
    """They leave a beaten user, before the victor's plans bring anything."""

    def __init__(self) -> None:
        super().__init__(PlusMinus(3), Do(desert), hears=(LOST,))

    def hear(self, s: OathState, moment: int) -> int:
        c = current(s)
        return c.user(self.source) if user_attacks(c, self.source) != (c.victor == 1) else NOBODY


def order_is_targeted(s: OathState, seat: int) -> bool:
    """A target is a site that holds an Order card."""
    return any(SUIT[card] == ORDER for slot in current(s).sites() for card in s.site_cards[slot])


def enemy_has_sages(s: OathState, seat: int) -> bool:
    """Somebody on the other side has a faceup Arcane adviser."""
    return any(ARCANE in adviser_suits(s, enemy) for enemy in enemies(s, seat))


class Zealots(Power):
    """Against a bigger force a sacrificed warband is worth 3."""

    def __init__(self) -> None:
        super().__init__(answers=(SACRIFICE,))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if defense_force(s) > attack_strength(s) else Reason("O-10.8", "not_given", (self.source,))

    def sacrifice(self, s: OathState, q: Number) -> None:
        q.value = 3


def burn_books(s: OathState) -> None:
    """All secrets of a defender whose pawn was a target burn, but one: a faceup one, if there is any (CR-8)."""
    c = current(s)
    loser = c.defender
    burned = s.all_secrets(loser) - 1
    if burned > 0:
        s.flipped[loser] = 0 if s.secrets[loser] else 1
        s.secrets[loser] = 1 - s.flipped[loser]
        s.tell("burns_secrets", loser, (burned,))


def pawn_is_targeted(s: OathState, seat: int) -> bool:
    return current(s).has(TARGET_PAWN)


class BookBurning(Spoils):
    """Useless without the pawn as a target."""

    def __init__(self) -> None:
        super().__init__(Do(burn_books))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if pawn_is_targeted(s, seat) else Reason("O-10.8", "not_given", (self.source,))


class Slander(Needs):
    """A beaten defender whose pawn was a target burns all favor on the board, instead of the half that the attacker may burn."""

    def __init__(self) -> None:
        super().__init__(pawn_is_targeted, None, answers=(BURNT,))

    def burnt(self, s: OathState, q: Number) -> None:
        q.value = s.favor[q.seat]


write("sneak_attack", Hears(CAMPAIGN_OVER, BY_OWNER, StrikeBack(), FOUGHT_BY_OTHERS))
write("second_wind", SecondWind())
write("mercenaries", Mercenaries())
write("disgraced_captain", Needs(order_is_targeted, AttackDice(4)))
write("cracked_sage", Needs(enemy_has_sages, PlusMinus(4)))
write("zealots", Zealots())
write("book_burning", BookBurning())
write("slander", Slander())
write("beast_tamer", Forbids((USE_PLAN,), OPPONENTS, Suits(BEAST, NOMAD)))
