"""The Clockwork Prince's Mind as data (CP-4.6, CP-4.8, CP-5, CP-6.6, CP-12): quadrants, spaces, paths in testing order.

What a condition means and how an action is carried out stands in `knowing` and in the steps of his turn (`turn`, `peace`, `war`).
"""

from __future__ import annotations

from typing import Final

# Quadrants (CP-3.6)
SITES: Final = 0
RELICS: Final = 1
SECRET: Final = 2
PEOPLES: Final = 3
QUADRANT_IDS: Final = ("sites", "relics", "secret", "people")

# Columns of the chart of relationships (CP-4.4, CP-4.6)
UNALIGNED: Final = 0
FRIEND: Final = 1
CONSPIRATOR: Final = 2
COLUMN_IDS: Final = ("unaligned", "friend", "conspirator")
TOP_LEVEL: Final = 3
ACTIONS_AT: Final = (2, 3, 4, 5)  # by the level of the highest marker (CP-5.1)
TRADE_AT: Final = (0, 1, 2, 3)  # favor of a Friend, secrets of a Conspirator

TACTICS_DICE: Final = (0, 1, 1, 2, 2, 3)  # CP-6.6
MOST_TACTICS: Final = 5

# How he uses powers (CP-8.3, CP-8.4, CP-10.5)
LIMITED: Final = 0
EXPANDED: Final = 1  # what is open is judged by another player
AUTOMATIC: Final = 2  # … or by the policy for games in which nobody is to judge
LEVEL_IDS: Final = ("limited", "expanded", "automatic")


class Quadrant:
    """Where its Oath space is, which column it plays, and the consolation when no card can be played (CP-4.8)."""

    def __init__(self, id: str, oath_space: str, column: int, warbands: int, favor: int, secrets: int, tactics: int) -> None:
        self.id = id
        self.oath_space = oath_space
        self.column = column
        self.warbands = warbands
        self.favor = favor
        self.secrets = secrets
        self.tactics = tactics


QUADRANTS: Final = (
    Quadrant("sites", "oath_supremacy", FRIEND, 2, 0, 0, 1),
    Quadrant("relics", "oath_protection", CONSPIRATOR, 1, 1, 0, 1),
    Quadrant("secret", "oath_devotion", CONSPIRATOR, 1, 0, 1, 1),
    Quadrant("people", "oath_people", FRIEND, 0, 2, 0, 0),
)

# Conditions of paths
RULE_MOST_SITES: Final = 0
HOLD_MOST: Final = 1
HOLD_DARKEST_SECRET: Final = 2
HOLD_PEOPLES_FAVOR: Final = 3
READY_SITES: Final = 4
READY_RELICS: Final = 5
READY_DARKEST_SECRET: Final = 6
READY_PEOPLES_FAVOR: Final = 7
CAN_PAY_RELIC: Final = 8
CAN_PAY_DARKEST_SECRET: Final = 9
CAN_PAY_PEOPLES_FAVOR: Final = 10
NEED_DARKEST_SECRET_ONLY: Final = 11
NEED_PEOPLES_FAVOR_ONLY: Final = 12
NEED_BOTH_OR_NEITHER: Final = 13
ALWAYS: Final = 14
HOLD_SCEPTER: Final = 15  # what is told of the conditions of the Darkest Secret while CP-3.8 applies
READY_SCEPTER: Final = 16
CONDITION_IDS: Final = (
    *("rule_most_sites", "hold_most", "hold_darkest_secret", "hold_peoples_favor", "ready_sites", "ready_relics"),
    *("ready_darkest_secret", "ready_peoples_favor", "can_pay_relic", "can_pay_darkest_secret", "can_pay_peoples_favor"),
    *("need_darkest_secret_only", "need_peoples_favor_only", "need_both_or_neither", "always", "hold_scepter", "ready_scepter"),
)

# The colours of paths, in the order they are tested in (CP-5.2), and those of the conditions
PATH_IDS: Final = ("red", "gold", "black")
COLOURS: Final = (0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 2, 0, 1)

# Why he skips an action (CP-5.4)
NO_GAIN: Final = 0
NO_WARBAND: Final = 1
NOT_READY: Final = 2
THERE_ALREADY: Final = 3
CANNOT_PAY: Final = 4
NO_TOLL: Final = 5
SKIP_IDS: Final = ("no_gain", "no_warband", "not_ready", "there_already", "cannot_pay", "no_toll")

# Why somebody is his Threat, by the lines of CP-3.5
A_SUCCESSOR: Final = 0
TITLE_HOLDER: Final = 1
A_USURPER: Final = 2
A_VISIONARY: Final = 3
AN_OATHKEEPER: Final = 4
DANGER_IDS: Final = ("successor", "title", "usurper", "vision", "oathkeeper")

# Actions of spaces
SIGNPOST: Final = 0  # Oath spaces and Need a banner? are passed at once (CP-5.3)
TRADE_FAVOR: Final = 1
TRADE_SECRETS: Final = 2
TRADE_BOTH: Final = 3
MUSTER: Final = 4
TRAVEL_FAVOR: Final = 5
TRAVEL_SECRETS: Final = 6
TRAVEL_RELIC: Final = 7
CAMPAIGN_SITES: Final = 8
CAMPAIGN_RELICS: Final = 9
CAMPAIGN_SECRET: Final = 10  # the Grand Scepter, while CP-3.8 applies
CAMPAIGN_PEOPLE: Final = 11
RECOVER_RELIC: Final = 12
RECOVER_SECRET: Final = 13
RECOVER_PEOPLE: Final = 14
SEARCH: Final = 15


class Path:
    """Followed if its condition is the first that holds: red before gold before black (CP-5.2)."""

    def __init__(self, condition: int, to: str) -> None:
        self.condition = condition
        self.to = to


class Space:
    def __init__(self, id: str, quadrant: int, action: int, *paths: Path) -> None:
        self.id = id
        self.quadrant = quadrant
        self.action = action
        self.paths: tuple[Path, ...] = paths


SPACES: Final = (
    Space(
        "oath_supremacy",
        SITES,
        SIGNPOST,
        Path(RULE_MOST_SITES, "need_banner"),
        Path(READY_SITES, "sites_campaign_low"),
        Path(ALWAYS, "sites_muster_low"),
    ),
    Space(
        "sites_campaign_low",
        SITES,
        CAMPAIGN_SITES,
        Path(READY_SITES, "sites_campaign_high"),
        Path(ALWAYS, "sites_travel_favor"),
    ),
    Space(
        "sites_campaign_high",
        SITES,
        CAMPAIGN_SITES,
        Path(RULE_MOST_SITES, "need_banner"),
        Path(ALWAYS, "sites_muster_high"),
    ),
    Space(
        "sites_travel_favor",
        SITES,
        TRAVEL_FAVOR,
        Path(ALWAYS, "sites_trade_favor"),
    ),
    Space(
        "sites_trade_favor",
        SITES,
        TRADE_FAVOR,
        Path(ALWAYS, "sites_muster_high"),
    ),
    Space(
        "sites_muster_low",
        SITES,
        MUSTER,
        Path(READY_SITES, "sites_campaign_low"),
        Path(ALWAYS, "sites_travel_favor"),
    ),
    Space(
        "sites_muster_high",
        SITES,
        MUSTER,
        Path(READY_SITES, "sites_campaign_high"),
        Path(ALWAYS, "sites_trade_favor"),
    ),
    Space(
        "oath_protection",
        RELICS,
        SIGNPOST,
        Path(HOLD_MOST, "sites_muster_high"),
        Path(READY_RELICS, "relics_campaign"),
        Path(ALWAYS, "relics_travel_relic_right"),
    ),
    Space(
        "relics_travel_favor",
        RELICS,
        TRAVEL_FAVOR,
        Path(ALWAYS, "relics_trade_both_left"),
    ),
    Space(
        "relics_trade_both_left",
        RELICS,
        TRADE_BOTH,
        Path(ALWAYS, "relics_travel_relic_left"),
    ),
    Space(
        "relics_trade_both_right",
        RELICS,
        TRADE_BOTH,
        Path(CAN_PAY_RELIC, "relics_recover"),
        Path(ALWAYS, "relics_travel_favor"),
    ),
    Space(
        "relics_travel_relic_left",
        RELICS,
        TRAVEL_RELIC,
        Path(HOLD_MOST, "sites_muster_high"),
        Path(CAN_PAY_RELIC, "relics_recover"),
        Path(ALWAYS, "relics_muster"),
    ),
    Space(
        "relics_travel_relic_right",
        RELICS,
        TRAVEL_RELIC,
        Path(CAN_PAY_RELIC, "relics_recover"),
        Path(ALWAYS, "relics_trade_both_right"),
    ),
    Space(
        "relics_muster",
        RELICS,
        MUSTER,
        Path(READY_RELICS, "relics_campaign"),
        Path(ALWAYS, "relics_travel_favor"),
    ),
    Space(
        "relics_campaign",
        RELICS,
        CAMPAIGN_RELICS,
        Path(HOLD_MOST, "sites_muster_high"),
        Path(ALWAYS, "relics_travel_relic_left"),
    ),
    Space(
        "relics_recover",
        RELICS,
        RECOVER_RELIC,
        Path(HOLD_MOST, "sites_muster_high"),
        Path(READY_RELICS, "relics_campaign"),
        Path(ALWAYS, "relics_trade_both_left"),
    ),
    Space(
        "oath_devotion",
        SECRET,
        SIGNPOST,
        Path(HOLD_DARKEST_SECRET, "secret_search"),
        Path(READY_DARKEST_SECRET, "secret_campaign"),
        Path(CAN_PAY_DARKEST_SECRET, "secret_recover"),
        Path(ALWAYS, "secret_trade_secrets"),
    ),
    Space(
        "need_banner",
        SECRET,
        SIGNPOST,
        Path(NEED_DARKEST_SECRET_ONLY, "secret_trade_secrets"),
        Path(NEED_PEOPLES_FAVOR_ONLY, "oath_people"),
        Path(NEED_BOTH_OR_NEITHER, "oath_people"),
    ),
    Space(
        "secret_trade_secrets",
        SECRET,
        TRADE_SECRETS,
        Path(CAN_PAY_DARKEST_SECRET, "secret_recover"),
        Path(ALWAYS, "secret_travel_secrets"),
    ),
    Space(
        "secret_travel_secrets",
        SECRET,
        TRAVEL_SECRETS,
        Path(ALWAYS, "secret_trade_both"),
    ),
    Space(
        "secret_trade_both",
        SECRET,
        TRADE_BOTH,
        Path(CAN_PAY_DARKEST_SECRET, "secret_recover"),
        Path(ALWAYS, "secret_muster"),
    ),
    Space(
        "secret_muster",
        SECRET,
        MUSTER,
        Path(READY_DARKEST_SECRET, "secret_campaign"),
        Path(ALWAYS, "secret_travel_secrets"),
    ),
    Space(
        "secret_campaign",
        SECRET,
        CAMPAIGN_SECRET,
        Path(HOLD_DARKEST_SECRET, "secret_search"),
        Path(ALWAYS, "secret_travel_secrets"),
    ),
    Space(
        "secret_search",
        SECRET,
        SEARCH,
        Path(ALWAYS, "sites_muster_low"),
    ),
    Space(
        "secret_recover",
        SECRET,
        RECOVER_SECRET,
        Path(ALWAYS, "people_search"),  # as attested
    ),
    Space(
        "oath_people",
        PEOPLES,
        SIGNPOST,
        Path(HOLD_PEOPLES_FAVOR, "people_search"),
        Path(READY_PEOPLES_FAVOR, "people_campaign"),
        Path(CAN_PAY_PEOPLES_FAVOR, "people_recover"),
        Path(ALWAYS, "people_trade_favor"),
    ),
    Space(
        "people_search",
        PEOPLES,
        SEARCH,
        Path(ALWAYS, "relics_travel_favor"),
    ),
    Space(
        "people_trade_favor",
        PEOPLES,
        TRADE_FAVOR,
        Path(CAN_PAY_PEOPLES_FAVOR, "people_recover"),
        Path(ALWAYS, "people_travel_favor"),
    ),
    Space(
        "people_travel_favor",
        PEOPLES,
        TRAVEL_FAVOR,
        Path(ALWAYS, "people_trade_both"),
    ),
    Space(
        "people_trade_both",
        PEOPLES,
        TRADE_BOTH,
        Path(CAN_PAY_PEOPLES_FAVOR, "people_recover"),
        Path(ALWAYS, "people_muster"),
    ),
    Space(
        "people_muster",
        PEOPLES,
        MUSTER,
        Path(READY_PEOPLES_FAVOR, "people_campaign"),
        Path(ALWAYS, "people_travel_favor"),
    ),
    Space(
        "people_campaign",
        PEOPLES,
        CAMPAIGN_PEOPLE,
        Path(HOLD_PEOPLES_FAVOR, "secret_search"),  # as attested
        Path(ALWAYS, "people_travel_favor"),
    ),
    Space(
        "people_recover",
        PEOPLES,
        RECOVER_PEOPLE,
        Path(ALWAYS, "people_search"),
    ),
)
SPACE_IDS: Final = tuple(space.id for space in SPACES)
SPACE_NUMBER: Final[dict[str, int]] = {space.id: number for number, space in enumerate(SPACES)}
OATH_SPACE: Final[list[int]] = [SPACE_NUMBER[quadrant.oath_space] for quadrant in QUADRANTS]

CAMPAIGN_OF: Final = (CAMPAIGN_SITES, CAMPAIGN_RELICS, CAMPAIGN_SECRET, CAMPAIGN_PEOPLE)  # by quadrant

# ---------------------------------------------------------------- powers

# Free powers that make their user discard a card: Limited, he does without them (CP-8.3)
DISCARDING: Final = (
    *("traveling_doctor", "rain_boots", "horse_archers", "warning_signals", "wild_mounts", "lancers", "rival_khan"),
    *("mounted_patrol", "great_crusade", "storm_caller"),
)
# Powers that can do nothing for him: about Supply, which he has not (CP-2.3); about where he searches, what he plays and
# where his discards go, which his own rules say (CP-4); about becoming a Citizen (CP-1.1); and about negotiating (CP-10.4).
IDLE: Final = (
    *("scouts", "awaited_return", "special_envoy", "cup_of_plenty", "relic_worship", "way_station", "tents", "a_fast_steed"),
    *("news_from_afar", "buried_giant", "wayside_inn", "map"),
    *("observatory", "errand_boy", "mushrooms", "bracken", "cracked_horn", "new_growth", "land_warden", "great_spire"),
    *("crop_rotation", "great_slum", "martial_culture", "ballot_box"),
    *("tinkers_fair", "deed_writer", "festival_district", "the_tribunal"),
)
# Powers with which one could open a negotiation, if he did such things (CP-10.4)
NEGOTIATING: Final = ("tinkers_fair", "deed_writer", "festival_district", "the_tribunal", "the_gathering")
# Powers that would make him a Citizen, if he wanted to (CP-1.1)
NATURALISING: Final = ("long_lost_heir", "bewitch", "royal_ambitions", "ancient_pact", "martial_culture", "ballot_box")
