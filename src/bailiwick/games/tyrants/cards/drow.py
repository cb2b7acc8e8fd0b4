"""The Drow half-deck: id, name, cost, aspect, creature type, copies, VP in the deck, VP in the inner circle, effect."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.catalogue import AMBITION, CONQUEST, GUILE, MALICE, Card
from bailiwick.games.tyrants.state import DISCARD
from bailiwick.games.tyrants.steps.counters import INNER_CIRCLE
from bailiwick.games.tyrants.steps.discarding import DiscardDeck
from bailiwick.games.tyrants.steps.flow import (
    AtEndOfTurn,
    AtLeast,
    ChooseOne,
    ChooseTimes,
    If,
    RivalTroopThere,
    Seq,
)
from bailiwick.games.tyrants.steps.gains import Draw, Gain
from bailiwick.games.tyrants.steps.promoting import Promote, PromoteFrom
from bailiwick.games.tyrants.steps.returning import TROOP_OR_SPY, ReturnOther
from bailiwick.games.tyrants.steps.spies import PlaceSpy, ReturnOwnSpy
from bailiwick.games.tyrants.steps.troops import Assassinate, Deploy, MoveEnemyTroop, Supplant
from bailiwick.games.tyrants.targets import ANYWHERE, SPY_SITE, WHITES

# fmt: off
CARDS: Final[tuple[Card, ...]] = (
    # malice
    Card("blackguard", "Blackguard", 3, MALICE, "Drow", 4, 1, 3, ChooseOne(Gain(power=2), Assassinate(1))),
    Card("bounty_hunter", "Bounty Hunter", 4, MALICE, "Drow", 2, 2, 4, Gain(power=3)),
    Card("doppelganger", "Doppelganger", 5, MALICE, "Doppelganger", 2, 3, 5, Supplant(1)),
    Card("deathblade", "Deathblade", 6, MALICE, "Drow", 1, 3, 6, Assassinate(2)),
    Card("inquisitor", "Inquisitor", 3, MALICE, "Drow", 1, 2, 4, ChooseOne(Gain(influence=2), Assassinate(1))),
    # conquest
    Card("advance_scout", "Advance Scout", 3, CONQUEST, "Drow", 3, 1, 3, Supplant(1, target=WHITES)),
    Card("mercenary_squad", "Mercenary Squad", 3, CONQUEST, "Drow", 2, 1, 4, Deploy(3)),
    Card("underdark_ranger", "Underdark Ranger", 4, CONQUEST, "Drow", 2, 2, 4, Assassinate(2, target=WHITES)),
    Card("master_of_melee_magthere", "Master of Melee-Magthere", 5, CONQUEST, "Drow", 2, 2, 5, ChooseOne(Deploy(4), Supplant(1, target=WHITES, where=ANYWHERE))),
    Card("weaponmaster", "Weaponmaster", 6, CONQUEST, "Drow", 1, 3, 6, ChooseTimes(3, Deploy(1), Assassinate(1, target=WHITES))),
    # guile
    Card("spellspinner", "Spellspinner", 3, GUILE, "Drow", 3, 1, 3, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Supplant(1, where=SPY_SITE)))),
    Card("spy_master", "Spy Master", 2, GUILE, "Drow", 2, 1, 2, PlaceSpy(1)),
    Card("infiltrator", "Infiltrator", 3, GUILE, "Drow", 2, 1, 2, Seq(PlaceSpy(1), If(RivalTroopThere(), Gain(power=1)))),
    Card("information_broker", "Information Broker", 5, GUILE, "Drow", 2, 2, 5, ChooseOne(PlaceSpy(1), ReturnOwnSpy(Draw(3)))),
    Card("masters_of_sorcere", "Masters of Sorcere", 5, GUILE, "Drow", 1, 2, 5, ChooseOne(PlaceSpy(2), ReturnOwnSpy(Gain(power=4)))),
    # ambition
    Card("advocate", "Advocate", 2, AMBITION, "Drow", 4, 1, 2, ChooseOne(Gain(influence=2), AtEndOfTurn(Promote()))),
    Card("chosen_of_lolth", "Chosen of Lolth", 4, AMBITION, "Drow", 2, 2, 4, Seq(ReturnOther(TROOP_OR_SPY), AtEndOfTurn(Promote()))),
    Card("drow_negotiator", "Drow Negotiator", 3, AMBITION, "Drow", 2, 1, 2, Seq(If(AtLeast(4, INNER_CIRCLE), Gain(influence=3)), AtEndOfTurn(Promote()))),
    Card("council_member", "Council Member", 6, AMBITION, "Drow", 1, 3, 6, Seq(MoveEnemyTroop(2, up_to=True), AtEndOfTurn(Promote()))),
    Card("matron_mother", "Matron Mother", 6, AMBITION, "Drow", 1, 3, 6, Seq(DiscardDeck(), PromoteFrom(DISCARD))),
)
