"""The Dragons half-deck: id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle, effect."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.catalogue import AMBITION, CONQUEST, GUILE, MALICE, Card
from bailiwick.games.tyrants.steps.counters import (
    CONTROL_MARKERS,
    CONTROLLED_SITES,
    INNER_CIRCLE,
    RIVAL_TROPHIES,
    TOTAL_CONTROL_SITES,
    WHITE_TROPHIES,
)
from bailiwick.games.tyrants.steps.devouring import MayDevourMarket
from bailiwick.games.tyrants.steps.flow import AtEndOfTurn, AtLeast, ChooseOne, If, RivalTroopThere, Seq
from bailiwick.games.tyrants.steps.gains import Draw, Gain, TakeVP
from bailiwick.games.tyrants.steps.promoting import Promote
from bailiwick.games.tyrants.steps.returning import SPY, TROOP_OR_SPY, ReturnOther
from bailiwick.games.tyrants.steps.spies import PlaceSpy, ReturnOwnSpy
from bailiwick.games.tyrants.steps.troops import Assassinate, Deploy, MoveEnemyTroop, Supplant
from bailiwick.games.tyrants.targets import ANYWHERE, SPY_SITE, WHITES

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    # malice
    Card("dragon_cultist", "Dragon Cultist", 3, MALICE, "Human", 4, 1, 4, ChooseOne(Gain(power=2), Gain(influence=2))),
    Card("red_wyrmling", "Red Wyrmling", 5, MALICE, "Dragon", 2, 3, 5, Gain(power=2, influence=2)),
    Card("dragonclaw", "Dragonclaw", 4, MALICE, "Human", 2, 1, 3, Seq(Assassinate(1), If(AtLeast(5, RIVAL_TROPHIES), Gain(power=2)))),
    Card("severin_silrajin", "Severin Silrajin", 7, MALICE, "Human", 1, 4, 8, Gain(power=5)),
    Card("red_dragon", "Red Dragon", 8, MALICE, "Dragon", 1, 4, 8, Seq(Supplant(1), ReturnOther(SPY), TakeVP(per=TOTAL_CONTROL_SITES, every=1))),
    # conquest
    Card("kobold", "Kobold", 1, CONQUEST, "Kobold", 3, 1, 2, ChooseOne(Deploy(1), Assassinate(1, target=WHITES))),
    Card("white_wyrmling", "White Wyrmling", 2, CONQUEST, "Dragon", 3, 1, 3, Seq(Deploy(2), MayDevourMarket())),
    Card("black_wyrmling", "Black Wyrmling", 3, CONQUEST, "Dragon", 2, 1, 4, Seq(Gain(influence=1), Assassinate(1, target=WHITES))),
    Card("white_dragon", "White Dragon", 6, CONQUEST, "Dragon", 1, 2, 5, Seq(Deploy(3), TakeVP(per=CONTROLLED_SITES, every=2))),
    Card("black_dragon", "Black Dragon", 7, CONQUEST, "Dragon", 1, 3, 7, Seq(Supplant(1, target=WHITES, where=ANYWHERE), TakeVP(per=WHITE_TROPHIES, every=3))),
    # guile
    Card("watcher_of_thay", "Watcher of Thay", 3, GUILE, "Human", 3, 2, 3, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Gain(influence=3)))),
    Card("enchanter_of_thay", "Enchanter of Thay", 4, GUILE, "Human", 3, 1, 3, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Gain(power=4)))),
    Card("green_wyrmling", "Green Wyrmling", 4, GUILE, "Dragon", 2, 2, 4, Seq(PlaceSpy(1), If(RivalTroopThere(), Gain(influence=2)))),
    Card("rath_modar", "Rath Modar", 6, GUILE, "Human", 1, 2, 5, Seq(Draw(2), PlaceSpy(1))),
    Card("green_dragon", "Green Dragon", 7, GUILE, "Dragon", 1, 3, 7, ChooseOne(Seq(PlaceSpy(1), Supplant(1, where=SPY_SITE)), ReturnOwnSpy(Seq(Supplant(1, where=SPY_SITE), TakeVP(per=CONTROL_MARKERS, every=1))))),
    # ambition
    Card("cult_fanatic", "Cult Fanatic", 3, AMBITION, "Half-Dragon", 2, 1, 4, Seq(Gain(influence=2), MayDevourMarket())),
    Card("cleric_of_laogzed", "Cleric of Laogzed", 4, AMBITION, "Troglodyte", 2, 2, 4, Seq(MoveEnemyTroop(1), AtEndOfTurn(Promote()))),
    Card("wyrmspeaker", "Wyrmspeaker", 3, AMBITION, "Dwarf", 3, 1, 3, Seq(Gain(influence=1), AtEndOfTurn(Promote()))),
    Card("blue_wyrmling", "Blue Wyrmling", 5, AMBITION, "Dragon", 2, 2, 4, Seq(Gain(influence=3), ReturnOther(TROOP_OR_SPY))),
    Card("blue_dragon", "Blue Dragon", 8, AMBITION, "Dragon", 1, 4, 8, AtEndOfTurn(Seq(Promote(2, up_to=True), TakeVP(per=INNER_CIRCLE, every=3)))),
)
