"""What every card, relic and site does, in our own words: a text for each printed power, under `card_` and the thing's id, the
second and third with `_2` and `_3` behind. Kind and price of a power are no part of it: they are printed from its head.

"4 more / 4 fewer attack dice" means more if one attacks and fewer if one defends; a rival is another player.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.words.cards.arcane import ARCANE
from bailiwick.games.oath.words.cards.beast import BEAST
from bailiwick.games.oath.words.cards.board import BOARD
from bailiwick.games.oath.words.cards.discord import DISCORD
from bailiwick.games.oath.words.cards.edifices import EDIFICES
from bailiwick.games.oath.words.cards.hearth import HEARTH
from bailiwick.games.oath.words.cards.nomad import NOMAD
from bailiwick.games.oath.words.cards.order import ORDER
from bailiwick.games.oath.words.cards.relics import RELICS
from bailiwick.games.oath.words.cards.sites import SITES
from bailiwick.kernel.words import Texts

DENIZENS: Final[dict[str, Texts]] = {**DISCORD, **ARCANE, **ORDER, **HEARTH, **BEAST, **NOMAD}
CARD_TEXTS: Final[dict[str, Texts]] = {**DENIZENS, **EDIFICES, **RELICS, **SITES, **BOARD}
