"""The Aberrations half-deck: id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle, effect."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.catalogue import AMBITION, CONQUEST, GUILE, MALICE, Card
from bailiwick.games.tyrants.steps.counters import (
    ALL_TROPHIES,
    CONTROLLED_SITES,
    KILLED_BY_THIS,
    SPIES_ON_MAP,
)
from bailiwick.games.tyrants.steps.discarding import OWNER_PROMOTES, CauserDiscards, ForceDiscard, OwnerDraws
from bailiwick.games.tyrants.steps.flow import AtEndOfTurn, ChooseOne, Seq
from bailiwick.games.tyrants.steps.gains import INFLUENCE, POWER, Draw, DrawPer, Gain, GainPer
from bailiwick.games.tyrants.steps.playing import PlayFromInnerCircle, PlayFromMarket
from bailiwick.games.tyrants.steps.promoting import Promote, PromoteTopOfDeck
from bailiwick.games.tyrants.steps.returning import ReturnAny
from bailiwick.games.tyrants.steps.spies import PlaceSpy, ReturnOwnSpy
from bailiwick.games.tyrants.steps.troops import Assassinate, Deploy
from bailiwick.games.tyrants.steps.victims import CHOSEN_OPPONENT, EACH_OPPONENT, EACH_OPPONENT_THERE, OWNER_OF_KILLED
from bailiwick.games.tyrants.targets import SPY_SITE, WHITES

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    # malice
    Card("beholder", "Beholder", 5, MALICE, "Aberration", 1, 3, 6, Seq(Assassinate(1), GainPer(POWER, per=ALL_TROPHIES, every=3))),
    Card("death_tyrant", "Death Tyrant", 7, MALICE, "Aberration", 1, 3, 6, Seq(Assassinate(3, up_to=True, single_site=True), GainPer(INFLUENCE, per=KILLED_BY_THIS, every=1))),
    Card("gauth", "Gauth", 3, MALICE, "Aberration", 2, 2, 3, ChooseOne(Gain(influence=2), Seq(Draw(1), ForceDiscard(CHOSEN_OPPONENT, more_than=3)))),
    Card("mindwitness", "Mindwitness", 3, MALICE, "Aberration", 3, 1, 3, Seq(Assassinate(1), ForceDiscard(OWNER_OF_KILLED, more_than=3))),
    Card("spectator", "Spectator", 4, MALICE, "Aberration", 3, 2, 3, Gain(power=2, influence=1)),
    # conquest
    Card("cranium_rats", "Cranium Rats", 2, CONQUEST, "Beast", 3, 1, 3, Seq(Deploy(2), ForceDiscard(CHOSEN_OPPONENT, more_than=3))),
    Card("grimlock", "Grimlock", 1, CONQUEST, "Grimlock", 2, 0, 1, Deploy(1), reaction=OwnerDraws()),
    Card("neogi", "Neogi", 7, CONQUEST, "Aberration", 1, 4, 8, Seq(Deploy(4), AtEndOfTurn(ForceDiscard(EACH_OPPONENT, more_than=0)))),
    Card("quaggoth", "Quaggoth", 5, CONQUEST, "Quaggoth", 2, 2, 4, Assassinate(per=CONTROLLED_SITES, target=WHITES)),
    Card("umber_hulk", "Umber Hulk", 4, CONQUEST, "Monstrosity", 2, 2, 4, Deploy(3), reaction=CauserDiscards()),
    # guile
    Card("aboleth", "Aboleth", 7, GUILE, "Aberration", 1, 4, 7, ChooseOne(PlaceSpy(2), DrawPer(SPIES_ON_MAP))),
    Card("brainwashed_slave", "Brainwashed Slave", 4, GUILE, "Aberration", 2, 2, 3, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Gain(power=2, influence=2)))),
    Card("chuul", "Chuul", 3, GUILE, "Aberration", 2, 1, 4, Seq(PlaceSpy(1), ForceDiscard(EACH_OPPONENT_THERE, more_than=3))),
    Card("cloaker", "Cloaker", 2, GUILE, "Aberration", 3, 1, 3, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Assassinate(1, where=SPY_SITE)))),
    Card("nothic", "Nothic", 3, GUILE, "Aberration", 2, 1, 3, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Seq(Draw(1), ForceDiscard(EACH_OPPONENT, more_than=3))))),
    # ambition
    Card("ambassador", "Ambassador", 3, AMBITION, "Illithid", 4, 1, 3, AtEndOfTurn(Promote()), reaction=OWNER_PROMOTES),
    Card("elder_brain", "Elder Brain", 7, AMBITION, "Aberration", 1, 4, 9, Seq(PromoteTopOfDeck(), PlayFromInnerCircle())),
    Card("intellect_devourer", "Intellect Devourer", 4, AMBITION, "Aberration", 2, 1, 3, ChooseOne(Gain(influence=3), ReturnAny(2))),
    Card("puppeteer", "Puppeteer", 5, AMBITION, "Illithid", 2, 2, 6, Seq(Gain(influence=2), AtEndOfTurn(Promote()))),
    Card("ulitharid", "Ulitharid", 6, AMBITION, "Illithid", 1, 3, 6, PlayFromMarket(max_cost=4)),
)
