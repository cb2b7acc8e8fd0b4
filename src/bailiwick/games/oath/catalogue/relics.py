"""The twenty relics in the order of O-15.4, and the Grand Scepter: id, name, defense dice, heads of their powers."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import (
    EITHER,
    SEARCH,
    TRADE,
    TRAVEL,
    Head,
    action,
    continuous,
    cost,
    duty,
    modifier,
    persistent,
    plan,
)


class Relic:
    def __init__(self, id: str, name: str, dice: int, *heads: Head) -> None:
        self.id = id
        self.name = name
        self.dice = dice
        self.heads: tuple[Head, ...] = heads


RELICS: Final[tuple[Relic, ...]] = (
    Relic("sticky_fire", "Sticky Fire", 2, plan(EITHER)),
    Relic("cursed_cauldron", "Cursed Cauldron", 3, plan(EITHER)),
    Relic("brass_horse", "Brass Horse", 2, action(cost(secret=1))),
    Relic("truthful_harp", "Truthful Harp", 2, modifier(SEARCH)),
    Relic("grand_mask", "Grand Mask", 2, persistent()),
    Relic("horned_mask", "Horned Mask", 2, action(cost(secret=1))),
    Relic("cup_of_plenty", "Cup of Plenty", 2, modifier(TRADE)),
    Relic("whistle", "Whistle", 2, action(cost(secret=1))),
    Relic("dowsing_sticks", "Dowsing Sticks", 3, action(cost(secret=1, burn_favor=2))),
    Relic("cracked_horn", "Cracked Horn", 2, modifier(SEARCH)),
    Relic("bandit_crown", "Bandit Crown", 3, persistent()),
    Relic("ring_of_devotion", "Ring of Devotion", 3, continuous()),
    Relic("skeleton_key", "Skeleton Key", 3, action(cost(secret=1, burn_secret=1))),
    Relic("oracular_pig", "Oracular Pig", 2, action()),
    Relic("circlet_of_command", "Circlet of Command", 1, persistent()),
    Relic("ivory_eye", "Ivory Eye", 2, action(cost(secret=1))),
    Relic("map", "Map", 3, action()),
    Relic("obsidian_cage", "Obsidian Cage", 2, plan(EITHER), action()),
    Relic("book_of_records", "Book of Records", 2, duty(SEARCH)),
    Relic("dragonskin_drum", "Dragonskin Drum", 2, modifier(TRAVEL)),
    Relic("the_grand_scepter", "The Grand Scepter", 5, continuous(), action(), action(), action()),
)
