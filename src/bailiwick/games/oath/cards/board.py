"""The powers of the board: banners (O-8.4, O-8.5) and the spaces of the Reliquary that are uncovered (O-7.9)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.war import ALL
from bailiwick.games.oath.cards.about import (
    DENIZEN,
    IN_OWN_REGION,
    OWNER,
    PILE_IS_WORLD,
    THE_CHANCELLOR,
    DearSearch,
    OutsideRegion,
    ToRegion,
)
from bailiwick.games.oath.cards.about_battle import CHANCELLOR_ATTACKS
from bailiwick.games.oath.cards.rules import Costs, Forbids, Yields
from bailiwick.games.oath.cards.rules_battle import Loses
from bailiwick.games.oath.cards.rules_playing import Clears, Draws, PlaysAnywhere
from bailiwick.games.oath.catalogue.heads import SEARCH, TRADE, TRAVEL
from bailiwick.games.oath.catalogue.suits import CRADLE, HINTERLAND
from bailiwick.games.oath.powers import INERT, write
from bailiwick.games.oath.questions import (
    SEARCH_PILE,
)
from bailiwick.kernel.reason import Reason

GREEDY_MOST: Final = 2


write("peoples_favor", PlaysAnywhere(OWNER, IN_OWN_REGION).also(Clears(OWNER, DENIZEN, IN_OWN_REGION, region=True)))
write("darkest_secret", Costs(SEARCH, OWNER, PILE_IS_WORLD, base=2))
write("brutal", Loses(ALL, CHANCELLOR_ATTACKS))
write(
    "decadent",
    Costs(TRAVEL, THE_CHANCELLOR, ToRegion(CRADLE), OutsideRegion(CRADLE), free=True).also(
        Costs(TRAVEL, THE_CHANCELLOR, ToRegion(HINTERLAND), more=1)
    ),
)
write("careless", Yields(TRADE, THE_CHANCELLOR, favor=1, secrets=-1))
write(
    "greedy",
    Draws(THE_CHANCELLOR, more=2).also(
        Forbids((SEARCH_PILE,), THE_CHANCELLOR, DearSearch(GREEDY_MOST), because=Reason("O-7.9", "greedy"))
    ),
)
write("the_grand_scepter", INERT, INERT, INERT, INERT)  # minor actions of the rules (O-8.1)
