"""The Elementals half-deck: id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle, effect."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.catalogue import AMBITION, CONQUEST, GUILE, MALICE, OBEDIENCE, Card
from bailiwick.games.tyrants.steps.flow import AtEndOfTurn, ChooseOne, Focus, Seq
from bailiwick.games.tyrants.steps.gains import Draw, Gain
from bailiwick.games.tyrants.steps.promoting import Promote
from bailiwick.games.tyrants.steps.recruiting import RecruitFree
from bailiwick.games.tyrants.steps.returning import TROOP_OR_SPY, ReturnOther
from bailiwick.games.tyrants.steps.spies import PlaceSpy, ReturnOwnSpy
from bailiwick.games.tyrants.steps.troops import Assassinate, Deploy, Supplant
from bailiwick.games.tyrants.targets import ANYWHERE, SPY_SITE, WHITES

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    # malice
    Card("eternal_flame_cultist", "Eternal Flame Cultist", 4, MALICE, "Human", 3, 2, 4, Seq(Assassinate(1), Focus(MALICE, Gain(power=2)))),
    Card("fire_elemental", "Fire Elemental", 3, MALICE, "Elemental", 3, 1, 3, Seq(ChooseOne(Gain(power=2), Gain(influence=2)), Focus(MALICE, Draw(1)))),
    Card("fire_elemental_myrmidon", "Fire Elemental Myrmidon", 4, MALICE, "Elemental", 2, 1, 3, Seq(Gain(power=2), AtEndOfTurn(Promote(aspect=OBEDIENCE)))),
    Card("vanifer", "Vanifer", 5, MALICE, "Tiefling", 1, 2, 5, Seq(Assassinate(1), RecruitFree(1, max_cost=4, aspect=MALICE))),
    Card("imix", "Imix", 6, MALICE, "Elemental Prince", 1, 3, 6, Seq(Gain(power=4), Focus(MALICE, Gain(power=2)))),
    # conquest
    Card("crushing_wave_cultist", "Crushing Wave Cultist", 3, CONQUEST, "Human", 3, 1, 4, Seq(Assassinate(1, target=WHITES), Focus(CONQUEST, Deploy(2)))),
    Card("water_elemental", "Water Elemental", 2, CONQUEST, "Elemental", 3, 1, 2, Seq(Deploy(2), Focus(CONQUEST, Draw(1)))),
    Card("water_elemental_myrmidon", "Water Elemental Myrmidon", 4, CONQUEST, "Elemental", 2, 2, 4, Seq(Assassinate(1, target=WHITES), AtEndOfTurn(Promote(aspect=OBEDIENCE)))),
    Card("gar_shatterkeel", "Gar Shatterkeel", 5, CONQUEST, "Human", 1, 2, 5, Seq(Deploy(3), RecruitFree(1, max_cost=4, aspect=CONQUEST))),
    Card("olhydra", "Olhydra", 6, CONQUEST, "Elemental Prince", 1, 3, 6, Seq(Supplant(1, target=WHITES, where=ANYWHERE), Focus(CONQUEST, Deploy(2)))),
    # guile
    Card("air_elemental", "Air Elemental", 3, GUILE, "Elemental", 4, 1, 2, Seq(ChooseOne(PlaceSpy(1), ReturnOwnSpy(Deploy(3))), Focus(GUILE, Draw(1)))),
    Card("howling_hatred_cultist", "Howling Hatred Cultist", 3, GUILE, "Human", 2, 1, 3, Seq(ChooseOne(PlaceSpy(1), ReturnOwnSpy(Gain(influence=3))), Focus(GUILE, Gain(power=1)))),
    Card("air_elemental_myrmidon", "Air Elemental Myrmidon", 4, GUILE, "Elemental", 2, 1, 3, Seq(PlaceSpy(1), AtEndOfTurn(Promote(aspect=OBEDIENCE)))),
    Card("aerisi_kalinoth", "Aerisi Kalinoth", 5, GUILE, "Elf", 1, 2, 5, Seq(Gain(power=1), PlaceSpy(1), RecruitFree(1, max_cost=4, aspect=GUILE))),
    Card("yan_c_bin", "Yan-C-Bin", 6, GUILE, "Elemental Prince", 1, 3, 6, Seq(PlaceSpy(1), Assassinate(1, where=SPY_SITE), Focus(GUILE, PlaceSpy(1)))),
    # ambition
    Card("black_earth_cultist", "Black Earth Cultist", 2, AMBITION, "Human", 4, 1, 2, Seq(AtEndOfTurn(Promote()), Focus(AMBITION, Gain(influence=2)))),
    Card("earth_elemental", "Earth Elemental", 3, AMBITION, "Elemental", 2, 1, 3, Seq(Gain(influence=1), ReturnOther(TROOP_OR_SPY), Focus(AMBITION, Draw(1)))),
    Card("earth_elemental_myrmidon", "Earth Elemental Myrmidon", 4, AMBITION, "Elemental", 2, 2, 4, Seq(Gain(influence=2), AtEndOfTurn(Promote()))),
    Card("marlos_urnrayle", "Marlos Urnrayle", 5, AMBITION, "Medusa", 1, 2, 5, Seq(Gain(influence=1), AtEndOfTurn(Promote()), RecruitFree(1, max_cost=4, aspect=AMBITION))),
    Card("ogremoch", "Ogremoch", 6, AMBITION, "Elemental Prince", 1, 3, 7, Seq(Gain(influence=2), AtEndOfTurn(Promote()), Focus(AMBITION, AtEndOfTurn(Promote())))),
)
