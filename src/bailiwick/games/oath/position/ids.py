"""What the numbers of the state are called in a position, and how things that are in many fields look there."""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.oath.catalogue.suits import REGION_IDS, SLOT_IDS, SUIT_IDS
from bailiwick.games.oath.catalogue.things import CARDS, IDS, RELIC, SCEPTER, SITE, SITE_COUNT, SOURCES, THINGS, VISION
from bailiwick.games.oath.state import NOBODY, OFF_MAP
from bailiwick.games.oath.vocabulary import SEAT_NAMES, WHEN_IDS
from bailiwick.kernel.kinds import Ids, Listed, Mask, Number, One, Pile

SIDES: Final = (*SEAT_NAMES, "bandits")
WHEN_NAMES: Final = ("now", *WHEN_IDS)
MUCH: Final = 250
FAVOR: Final = 36  # all there is

SEAT: Final = Ids(SEAT_NAMES, "a seat", seated=True)
COLOUR: Final = Ids(SEAT_NAMES, "a seat")  # of those too that nobody plays
SUIT: Final = Ids(SUIT_IDS, "a suit", "Suit")
REGION: Final = Ids(REGION_IDS, "a region")
SLOT_ID: Final = Ids(SLOT_IDS, "a place on the map")
SITE_ID: Final = Ids(IDS[SITE : SITE + SITE_COUNT], "a site")
THING_ID: Final = Ids(IDS, "a card or relic", among=range(1, THINGS))
PLAYED_ID: Final = Ids(IDS, "a card or relic", among=range(1, SOURCES))
VISION_ID: Final = Ids(IDS, "a Vision", among=range(VISION, CARDS))
RELIC_ID: Final = Ids(IDS, "a relic", among=range(RELIC, THINGS))
COVERING_ID: Final = Ids(IDS, "a relic", among=range(RELIC, SCEPTER))
CARD_ID: Final = Ids(IDS, "a card", among=range(1, CARDS))
SOURCE_ID: Final = Ids(IDS, "a card, relic or site", among=range(1, SOURCES))


class Slot(One):
    """A place on the map; any number that is none is nowhere."""

    def __init__(self, none: int = OFF_MAP) -> None:
        super().__init__(SLOT_ID, none)

    def write(self, value: Any) -> Any:
        return SLOT_IDS[value] if 0 <= value < len(SLOT_IDS) else None


A_SEAT: Final = One(SEAT)
SIDE: Final = One(Ids(SIDES, "a seat"))
SIDE_OR_NONE: Final = One(SIDE.ids, none=NOBODY)
PARTY: Final = One(SIDE.ids, none=NOBODY)  # of a campaign or deal: only a sketch can do without
PARTY.ts = "string"
SEAT_SET: Final = Mask(COLOUR)
CARD_PILE: Final = Pile(CARD_ID)
CARD_DECK: Final = Pile(CARD_ID, top_first=True)
RELIC_PILE: Final = Pile(RELIC_ID)
SOURCE_LIST: Final = Listed(One(SOURCE_ID))
MANY: Final = Number(0, MUCH)
