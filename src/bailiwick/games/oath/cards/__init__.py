"""What the cards do: one file a suit, and one each for sites, relics, edifices and the board's own powers."""

from __future__ import annotations

from bailiwick.games.oath.cards import (
    arcane,
    arcane_masks,
    arcane_plans,
    beast,
    board,
    discord,
    discord_plans,
    edifices,
    hearth,
    hearth_plans,
    nomad,
    nomad_plans,
    order,
    order_plans,
    relics,
    relics_looks,
    relics_plans,
    sites,
)

__all__ = [
    "arcane",
    "arcane_masks",
    "arcane_plans",
    "beast",
    "board",
    "discord",
    "discord_plans",
    "edifices",
    "hearth",
    "hearth_plans",
    "nomad",
    "nomad_plans",
    "order",
    "order_plans",
    "relics",
    "relics_looks",
    "relics_plans",
    "sites",
]
