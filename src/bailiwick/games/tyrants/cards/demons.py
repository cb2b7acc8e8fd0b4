"""The Demons half-deck: id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle, effect."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.catalogue import AMBITION, CONQUEST, GUILE, MALICE, Card
from bailiwick.games.tyrants.state import HAND, INNER
from bailiwick.games.tyrants.steps.devouring import DevourFor
from bailiwick.games.tyrants.steps.flow import AtEndOfTurn, ChooseOne, Seq
from bailiwick.games.tyrants.steps.gains import Draw, Gain
from bailiwick.games.tyrants.steps.outcasts import GiveOutcast
from bailiwick.games.tyrants.steps.promoting import Promote, PromoteTopOfDeck
from bailiwick.games.tyrants.steps.spies import PlaceSpy, ReturnOwnSpies, ReturnOwnSpy
from bailiwick.games.tyrants.steps.troops import Assassinate, Deploy, MoveEnemyTroop, Supplant
from bailiwick.games.tyrants.steps.trophies import RaiseTrophy
from bailiwick.games.tyrants.steps.victims import CHOSEN_NEIGHBOUR, CHOSEN_OPPONENT, EACH_OPPONENT, YOURSELF
from bailiwick.games.tyrants.targets import ANYWHERE, SPY_SITE, WHITES

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    # malice
    Card("ghoul", "Ghoul", 4, MALICE, "Undead", 3, 2, 4, Seq(Gain(power=2), GiveOutcast(EACH_OPPONENT))),
    Card("mind_flayer", "Mind Flayer", 3, MALICE, "Illithid", 3, 1, 3, DevourFor(HAND, ChooseOne(Gain(influence=3), Assassinate(1)))),
    Card("glabrezu", "Glabrezu", 5, MALICE, "Fiend", 1, 2, 4, DevourFor(HAND, Assassinate(2))),
    Card("marilith", "Marilith", 6, MALICE, "Fiend", 2, 2, 5, DevourFor(HAND, Gain(power=5))),
    Card("orcus", "Orcus", 8, MALICE, "Fiend", 1, 5, 10, DevourFor(HAND, Seq(Assassinate(2), RaiseTrophy(2, up_to=True)))),
    # conquest
    Card("gibbering_mouther", "Gibbering Mouther", 2, CONQUEST, "Aberration", 3, 1, 3, Seq(Deploy(2), GiveOutcast(CHOSEN_NEIGHBOUR))),
    Card("derro", "Derro", 3, CONQUEST, "Derro", 2, 1, 4, Seq(Supplant(1, target=WHITES, where=ANYWHERE), GiveOutcast(YOURSELF))),
    Card("ettin", "Ettin", 4, CONQUEST, "Giant", 3, 1, 2, ChooseOne(Deploy(3), Assassinate(2, target=WHITES))),
    Card("balor", "Balor", 6, CONQUEST, "Fiend", 1, 3, 6, DevourFor(HAND, Seq(Supplant(1, target=WHITES, where=ANYWHERE), Deploy(1)))),
    Card("demogorgon", "Demogorgon", 8, CONQUEST, "Fiend", 1, 5, 10, DevourFor(HAND, Seq(Supplant(2, target=WHITES), GiveOutcast(EACH_OPPONENT, 2)))),
    # guile
    Card("night_hag", "Night Hag", 3, GUILE, "Fiend", 3, 1, 3, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Draw(2)))),
    Card("jackalwere", "Jackalwere", 4, GUILE, "Shapechanger", 3, 2, 4, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Gain(power=2, influence=2)))),
    Card("succubus", "Succubus", 5, GUILE, "Fiend", 2, 2, 5, DevourFor(HAND, Seq(PlaceSpy(1), Assassinate(1, where=SPY_SITE)))),
    Card("vrock", "Vrock", 5, GUILE, "Fiend", 1, 2, 4, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Gain(power=5)))),
    Card("grazzt", "Graz'zt", 6, GUILE, "Fiend", 1, 2, 5, ChooseOne(PlaceSpy(2), ReturnOwnSpies(Supplant(1, where=SPY_SITE)))),
    # ambition
    Card("myconid_adult", "Myconid Adult", 3, AMBITION, "Myconid", 3, 1, 3, Seq(Gain(influence=2), GiveOutcast(CHOSEN_OPPONENT))),
    Card("nalfeshnee", "Nalfeshnee", 5, AMBITION, "Fiend", 2, 2, 5, Seq(Gain(influence=3), PromoteTopOfDeck())),
    Card("hezrou", "Hezrou", 3, AMBITION, "Fiend", 2, 1, 3, Seq(MoveEnemyTroop(1), PromoteTopOfDeck())),
    Card("myconid_sovereign", "Myconid Sovereign", 4, AMBITION, "Myconid", 2, 2, 5, Seq(GiveOutcast(CHOSEN_OPPONENT), AtEndOfTurn(Promote()))),
    Card("zuggtmoy", "Zuggtmoy", 6, AMBITION, "Fiend", 1, 3, 6, DevourFor(INNER, Seq(Gain(influence=3), AtEndOfTurn(Promote(2, up_to=True))))),
)
