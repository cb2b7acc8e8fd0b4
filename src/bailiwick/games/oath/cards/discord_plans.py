"""The Discord denizens that fight: battle plans, and powers about campaigns. The other cards of the suit are in `discord`."""

from __future__ import annotations

from bailiwick.games.oath.campaign.course import FreeCampaign
from bailiwick.games.oath.cards.about import ACT_GOES_ON, FOUGHT_BY_OTHERS, Suits
from bailiwick.games.oath.cards.about_battle import (
    ATTACK_WON,
    OPPONENTS,
    PAWN_TARGETED,
    SMALLER_FORCE,
    THE_DEFENDER,
    AgainstAdviser,
    TargetWith,
)
from bailiwick.games.oath.cards.about_choices import LAST_ATTACKER
from bailiwick.games.oath.cards.rules import BY_ATTACKER, BY_OWNER, Forbids, Hears, Uses
from bailiwick.games.oath.cards.rules_battle import After, BurnsAllFavor, SacrificesCount, Spoils
from bailiwick.games.oath.catalogue.suits import ARCANE, BEAST, NOMAD, ORDER
from bailiwick.games.oath.moments import AFTER_VICTORY, CAMPAIGN_OVER, LOST
from bailiwick.games.oath.powers import write
from bailiwick.games.oath.questions import USE_PLAN
from bailiwick.games.oath.steps.deeds import DiscardItself, KeepOneSecret
from bailiwick.games.oath.steps.effects import AttackDice, PlusMinus
from bailiwick.games.oath.steps.travel import FreeTravel
from bailiwick.kernel.step import Seq

write("sneak_attack", Hears(CAMPAIGN_OVER, BY_OWNER, FreeCampaign(LAST_ATTACKER), FOUGHT_BY_OTHERS))
write("second_wind", Hears(AFTER_VICTORY, BY_ATTACKER, Seq(FreeTravel(), FreeCampaign()), ATTACK_WON, ACT_GOES_ON))
write("mercenaries", After(LOST, DiscardItself(), effect=PlusMinus(3)))
write("disgraced_captain", Uses(AttackDice(4), TargetWith(ORDER)))
write("cracked_sage", Uses(PlusMinus(4), AgainstAdviser(ARCANE)))
write("zealots", SacrificesCount(3, SMALLER_FORCE))
write("book_burning", Spoils(KeepOneSecret(THE_DEFENDER), PAWN_TARGETED))
write("slander", BurnsAllFavor(PAWN_TARGETED))
write("beast_tamer", Forbids((USE_PLAN,), OPPONENTS, Suits(BEAST, NOMAD)))
