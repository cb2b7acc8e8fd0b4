"""The Undead half-deck: id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle, effect."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.catalogue import AMBITION, CONQUEST, GUILE, MALICE, Card
from bailiwick.games.tyrants.state import DISCARD, HAND
from bailiwick.games.tyrants.steps.counters import ALL_TROPHIES, INNER_CIRCLE, RIVAL_TROPHIES
from bailiwick.games.tyrants.steps.devouring import DevourFor, OpenDevouredPile, SwapWithMarket
from bailiwick.games.tyrants.steps.flow import (
    AtEndOfTurn,
    AtLeast,
    ChooseOne,
    ChooseTimes,
    If,
    RivalSpyThere,
    RivalTroopThere,
    Seq,
)
from bailiwick.games.tyrants.steps.gains import Gain, TakeVP
from bailiwick.games.tyrants.steps.playing import THIS_CARD
from bailiwick.games.tyrants.steps.promoting import ANY_NUMBER, Promote, PromoteFrom, PromoteThis
from bailiwick.games.tyrants.steps.recruiting import RecruitFree
from bailiwick.games.tyrants.steps.returning import TROOP_OR_SPY, ReturnOther
from bailiwick.games.tyrants.steps.spies import PlaceSpy, ReturnOwnSpy
from bailiwick.games.tyrants.steps.troops import Assassinate, Deploy, Supplant
from bailiwick.games.tyrants.steps.trophies import RaiseTrophy, RaiseTrophyOfRivalThere
from bailiwick.games.tyrants.targets import ANYWHERE, SPY_SITE, WHITES

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    # malice
    Card("carrion_crawler", "Carrion Crawler", 2, MALICE, "Monstrosity", 2, 0, 2, Seq(Gain(power=3), SwapWithMarket())),
    Card("death_knight", "Death Knight", 6, MALICE, "Undead", 1, 3, 7, Seq(Supplant(1), TakeVP(per=RIVAL_TROPHIES, every=5))),
    Card("flesh_golem", "Flesh Golem", 3, MALICE, "Construct", 2, 1, 3, Seq(Gain(power=2), DevourFor(THIS_CARD, Assassinate(1)))),
    Card("revenant", "Revenant", 4, MALICE, "Undead", 1, 1, 4, Seq(Assassinate(2), If(AtLeast(8, ALL_TROPHIES), PromoteThis()))),
    Card("wight", "Wight", 3, MALICE, "Undead", 4, 1, 3, ChooseOne(Gain(power=2), DevourFor(HAND, Supplant(1)))),
    # conquest
    Card("minotaur_skeleton", "Minotaur Skeleton", 3, CONQUEST, "Undead", 2, 1, 3, ChooseOne(Deploy(3), DevourFor(THIS_CARD, Assassinate(3, target=WHITES, up_to=True, single_site=True)))),
    Card("mummy_lord", "Mummy Lord", 6, CONQUEST, "Undead", 1, 3, 6, ChooseTimes(2, Assassinate(1, target=WHITES), RaiseTrophy(1, target=WHITES))),
    Card("ogre_zombie", "Ogre Zombie", 4, CONQUEST, "Undead", 2, 2, 4, Supplant(1, target=WHITES, where=ANYWHERE)),
    Card("ravenous_zombies", "Ravenous Zombies", 3, CONQUEST, "Undead", 2, 1, 2, Seq(Gain(power=1), Assassinate(1, target=WHITES))),
    Card("skeletal_horde", "Skeletal Horde", 2, CONQUEST, "Undead", 3, 1, 2, Seq(Deploy(2), DevourFor(THIS_CARD, Deploy(3)))),
    # guile
    Card("banshee", "Banshee", 4, GUILE, "Undead", 2, 2, 4, Seq(PlaceSpy(1), If(RivalSpyThere(), Gain(power=3)))),
    Card("conjurer", "Conjurer", 5, GUILE, "Human", 3, 2, 3, ChooseOne(PlaceSpy(1), ReturnOwnSpy(RecruitFree(2, max_cost=3, up_to=True)))),
    Card("ghost", "Ghost", 3, GUILE, "Undead", 2, 1, 3, ChooseOne(PlaceSpy(1), ReturnOwnSpy(OpenDevouredPile()))),
    Card("lich", "Lich", 7, GUILE, "Undead", 1, 4, 7, Seq(PlaceSpy(1), If(RivalTroopThere(), RaiseTrophyOfRivalThere(2)))),
    Card("wraith", "Wraith", 2, GUILE, "Undead", 2, 0, 1, Seq(PlaceSpy(1), DevourFor(THIS_CARD, Assassinate(1, where=SPY_SITE)))),
    # ambition
    Card("cultist_of_myrkul", "Cultist of Myrkul", 2, AMBITION, "Human", 3, 1, 2, ChooseOne(Gain(influence=2), DevourFor(THIS_CARD, AtEndOfTurn(Promote(2, up_to=True))))),
    Card("high_priest_of_myrkul", "High Priest of Myrkul", 6, AMBITION, "Human", 1, 3, 6, Seq(ReturnOther(TROOP_OR_SPY), AtEndOfTurn(Promote(ANY_NUMBER, kind="Undead")))),
    Card("necromancer", "Necromancer", 5, AMBITION, "Human", 2, 1, 4, ChooseOne(Gain(influence=3), PromoteFrom(THIS_CARD, HAND, DISCARD))),
    Card("vampire_spawn", "Vampire Spawn", 2, AMBITION, "Undead", 3, 1, 3, Seq(Gain(influence=1), ReturnOther(TROOP_OR_SPY))),
    Card("vampire", "Vampire", 7, AMBITION, "Undead", 1, 4, 7, ChooseOne(Supplant(1), Seq(PromoteFrom(DISCARD), TakeVP(per=INNER_CIRCLE, every=3)))),
)
