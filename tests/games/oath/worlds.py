"""Worlds drawn from everything there is: chronicles that a long history could have led to, and many that none would."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import ADVISER_ONLY, SLOTS
from bailiwick.games.oath.catalogue.things import DENIZEN_COUNT, EDIFICE, RELIC, RESTRICTION, SCEPTER, SITE_COUNT, VISION
from bailiwick.games.oath.chronicle import world as chronicles
from bailiwick.games.oath.chronicle.world import Chronicle, Land, build_deck
from bailiwick.kernel.rng import Rng

IN_DECK = 54  # denizens
AT_SITE = 3


def drawn_world(rng: Rng) -> str:
    """Any sites, most of them faceup and full of any cards, ruins and edifices among them; any deck, any Dispossessed."""
    c = Chronicle()
    c.number = 1 + rng.below(60)
    c.oath = rng.below(4)
    c.citizens = rng.below(64) & ~1 if rng.below(2) else 0
    sites = rng.shuffled(bytes(range(SITE_COUNT)))
    denizens = rng.shuffled(bytes(range(1, DENIZEN_COUNT + 1)))
    edifices = rng.shuffled(bytes(range(EDIFICE, VISION, 2)))
    relics = rng.shuffled(bytes(range(RELIC, SCEPTER)))
    for slot in range(SLOTS):
        land = Land(sites[slot], slot == 0 or rng.below(4) > 0)
        if land.up:
            cards = rng.below(min(SITES[land.site].room, AT_SITE) + 1)
            built = 1 if edifices and cards and rng.below(3) == 0 else 0
            if built:
                land.cards = bytes([edifices[0] + rng.below(2)])
                edifices = edifices[1:]
            settled = bytes([card for card in denizens if RESTRICTION[card] != ADVISER_ONLY][: cards - built])
            land.cards += settled
            denizens = bytes([card for card in denizens if card not in settled])
            found = min(rng.below(3), AT_SITE - cards)
            land.relics = relics[:found]
            relics = relics[found:]
        c.lands[slot] = land
    c.relics = relics
    c.deck = build_deck(rng, denizens[:IN_DECK])
    gone = rng.below(13)
    c.dispossessed = denizens[IN_DECK : IN_DECK + gone]
    return chronicles.write(c)
