"""The 23 sites in the order of O-15.4: room, what is put there when it is revealed, the price of a relic, homeland, powers."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import (
    CAMPAIGN,
    MUSTER,
    SEARCH,
    TRAVEL,
    Cost,
    Head,
    action,
    cost,
    duty,
    modifier,
    persistent,
    wake,
)
from bailiwick.games.oath.catalogue.suits import ARCANE, BEAST, DISCORD, HEARTH, NO_SUIT, NOMAD, ORDER

NOT_FOR_SALE: Final = Cost()


class Site:
    """`price` is what a relic here costs (O-5.4.2): favor goes to `bank`, the rest is burned."""

    def __init__(
        self,
        id: str,
        name: str,
        room: int,
        favor: int,
        secrets: int,
        relics: int,
        price: Cost,
        bank: int,
        homeland: int,
        coast: bool,
        *heads: Head,
    ) -> None:
        self.id = id
        self.name = name
        self.room = room
        self.favor = favor
        self.secrets = secrets
        self.relics = relics
        self.price = price
        self.bank = bank
        self.homeland = homeland
        self.coast = coast
        self.heads: tuple[Head, ...] = heads


SITES: Final[tuple[Site, ...]] = (
    Site("mine", "Mine", 1, 3, 0, 1, cost(favor=3), DISCORD, NO_SUIT, False, wake()),
    Site("salt_flats", "Salt Flats", 2, 2, 1, 0, NOT_FOR_SALE, NO_SUIT, NO_SUIT, False, wake()),
    Site("fertile_valley", "Fertile Valley", 3, 0, 0, 0, NOT_FOR_SALE, NO_SUIT, HEARTH, False, duty(SEARCH)),
    Site("barren_coast", "Barren Coast", 1, 0, 0, 1, cost(favor=3), NOMAD, NO_SUIT, True, duty(TRAVEL)),
    Site("plains", "Plains", 3, 0, 0, 0, NOT_FOR_SALE, NO_SUIT, NO_SUIT, False, persistent(CAMPAIGN)),
    Site("river", "River", 2, 0, 0, 0, NOT_FOR_SALE, NO_SUIT, NO_SUIT, False, duty(MUSTER)),
    Site("steppe", "Steppe", 2, 0, 0, 1, cost(favor=3), NOMAD, NOMAD, False, duty(SEARCH)),
    Site("mountain", "Mountain", 2, 0, 0, 1, cost(burn_favor=2), NO_SUIT, NO_SUIT, False, persistent(CAMPAIGN)),
    Site("lush_coast", "Lush Coast", 3, 0, 0, 0, NOT_FOR_SALE, NO_SUIT, NO_SUIT, True, duty(TRAVEL)),
    Site("marshes", "Marshes", 2, 0, 0, 1, cost(burn_secret=1), NO_SUIT, NO_SUIT, False, duty(SEARCH)),
    Site("wastes", "Wastes", 1, 0, 0, 1, cost(burn_secret=2), NO_SUIT, DISCORD, False, duty(SEARCH)),
    Site("rocky_coast", "Rocky Coast", 2, 0, 0, 0, NOT_FOR_SALE, NO_SUIT, NO_SUIT, True, duty(TRAVEL)),
    Site(
        "narrow_pass", "Narrow Pass", 1, 0, 0, 1, cost(favor=3), ARCANE, NO_SUIT, False, persistent(TRAVEL), persistent(CAMPAIGN)
    ),
    Site("charming_valley", "Charming Valley", 3, 0, 0, 0, NOT_FOR_SALE, NO_SUIT, NO_SUIT, False, duty(TRAVEL)),
    Site("deep_woods", "Deep Woods", 2, 0, 0, 1, cost(burn_secret=2), NO_SUIT, BEAST, False, duty(SEARCH)),
    Site("standing_stones", "Standing Stones", 2, 0, 0, 1, cost(favor=3), ARCANE, ARCANE, False, duty(SEARCH)),
    Site("ancient_city", "Ancient City", 2, 0, 0, 1, cost(favor=3), ORDER, ORDER, False, duty(SEARCH)),
    Site("drowned_city", "Drowned City", 0, 0, 3, 2, cost(burn_favor=2), NO_SUIT, NO_SUIT, False, wake()),
    Site("great_slum", "Great Slum", 3, 0, 0, 0, NOT_FOR_SALE, NO_SUIT, NO_SUIT, False, persistent(SEARCH)),
    Site(
        "buried_giant", "Buried Giant", 2, 0, 0, 1, cost(burn_secret=1), NO_SUIT, NO_SUIT, False, modifier(TRAVEL, cost(flip=1))
    ),
    Site("the_tribunal", "The Tribunal", 2, 0, 0, 1, cost(favor=3), ORDER, NO_SUIT, False, action()),
    Site("shrouded_wood", "Shrouded Wood", 2, 0, 0, 1, cost(burn_secret=1), NO_SUIT, NO_SUIT, False, persistent(TRAVEL)),
    Site(
        "the_hidden_place",
        "The Hidden Place",
        2,
        0,
        0,
        1,
        cost(burn_secret=1),
        NO_SUIT,
        NO_SUIT,
        False,
        persistent(TRAVEL, cost(flip=1)),
        persistent(CAMPAIGN, cost(flip=1)),
    ),
)
