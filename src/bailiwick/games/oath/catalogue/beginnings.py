"""What the first game and the teaching game begin with (O-3.20 to O-3.23), by ids."""

from __future__ import annotations

from typing import Final

STARTERS: Final = 54  # denizens 1 to 54

# The map of a first game, slot by slot: the faceup site (none: one drawn at random, facedown), its denizen, its relics.
FIRST_MAP: Final[tuple[tuple[str, str, int], ...]] = (
    ("plains", "longbows", 0),
    ("", "", 0),
    ("mountain", "taming_charm", 1),
    ("", "", 0),
    ("", "", 0),
    ("rocky_coast", "elders", 0),
    ("", "", 0),
    ("", "", 0),
)

# The teaching game: four players, nothing random.
TEACHING_SITES: Final = (
    "plains",
    "lush_coast",
    "mountain",
    "buried_giant",
    "salt_flats",
    "rocky_coast",
    "wastes",
    "great_slum",
)
TEACHING_MOUNTAIN_RELIC: Final = "ivory_eye"
TEACHING_PAWNS: Final = ("plains", "mountain", "mountain", "rocky_coast")
# Kept adviser, then the discarded in the order laid.
TEACHING_KEPT: Final[tuple[tuple[str, str, str], ...]] = (
    ("forest_paths", "wolves", "spirit_snare"),
    ("animal_playmates", "key_to_the_city", "sleight_of_hand"),
    ("naysayers", "keep", "battle_honors"),
    ("a_small_favor", "wrestlers", "tinkers_fair"),
)
# Top card first
TEACHING_DECK: Final = (
    "garrison",
    "faithful_friend",
    "fire_talkers",
    "errand_boy",
    "the_old_oak",
    "inquisitor",
    "alchemist",
    "vision_of_conquest",
    "long_lost_heir",
    "roving_terror",
    "vision_of_sanctuary",
    "tents",
    "bear_traps",
    "true_names",
    "warning_signals",
    "vision_of_faith",
    "book_burning",
    "great_herd",
    "welcoming_party",
    "rangers",
    "vision_of_rebellion",
    "scouts",
    "the_gathering",
    "conspiracy",
    "pressgangs",
    "second_wind",
    "dazzle",
    "memory_of_home",
    "disgraced_captain",
    "storyteller",
    "magicians_code",
    "armed_mob",
    "mercenaries",
    "tavern_songs",
    "scryer",
    "acting_troupe",
    "extra_provisions",
    "traveling_doctor",
    "rain_boots",
    "martial_culture",
    "wizard_school",
    "tinkers_fair",
    "wrestlers",
    "a_small_favor",
    "battle_honors",
    "keep",
    "naysayers",
    "sleight_of_hand",
    "key_to_the_city",
    "animal_playmates",
    "spirit_snare",
    "wolves",
    "forest_paths",
    "horse_archers",
    "wayside_inn",
    "ancient_binding",
)
TEACHING_RELICS: Final = (
    "ring_of_devotion",
    "whistle",
    "cracked_horn",
    "obsidian_cage",
    "cursed_cauldron",
    "book_of_records",
    "grand_mask",
    "dowsing_sticks",
    "horned_mask",
    "map",
    "bandit_crown",
    "skeleton_key",
    "dragonskin_drum",
    "sticky_fire",
    "brass_horse",
    "truthful_harp",
    "cup_of_plenty",
    "oracular_pig",
    "circlet_of_command",
)
