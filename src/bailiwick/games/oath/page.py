"""What a page needs to draw the game: regions and their places, names of things, what sites and cards show, and how targets and
dice are written. The texts of cards, relics and sites come with the card pages.
"""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_PAWN, TARGET_RELIC
from bailiwick.games.oath.catalogue.heads import ACTION, MODIFIER
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import (
    ADVISER_ONLY,
    NO_SUIT,
    REGION_IDS,
    REGION_OF,
    SITE_ONLY,
    SLOT_IDS,
    SLOTS,
    SUIT_IDS,
)
from bailiwick.games.oath.catalogue.things import (
    BANNER,
    BANNER_IDS,
    CARDS,
    HEADS,
    IDS,
    LOCKED,
    RELIC,
    RELIC_DICE,
    RESTRICTION,
    SITE,
    SITE_COUNT,
    SOURCES,
    SPACE_IDS,
    SUIT,
    THINGS,
    VISION,
)
from bailiwick.games.oath.goals import LAST_ROUND, OATH_IDS, VICTORY_IDS, VISIONS_NEEDED
from bailiwick.games.oath.judging.promise_texts import when_text
from bailiwick.games.oath.judging.promises import DO, FATE_IDS, FORBEAR
from bailiwick.games.oath.panels import GROUPS, group_of
from bailiwick.games.oath.position.ids import SIDES, WHEN_NAMES
from bailiwick.games.oath.prince.mind import ACTIONS_AT, COLOURS, PATH_IDS, QUADRANT_IDS, SPACES, TOP_LEVEL
from bailiwick.games.oath.prince.mind import SPACE_IDS as MIND_IDS
from bailiwick.games.oath.state import ROLE_IDS
from bailiwick.games.oath.vocabulary import DEED_IDS, GIFT_IDS, WHEN_IDS
from bailiwick.games.oath.words import PILE_IDS, WORDS, mind_kind, name, say
from bailiwick.kernel.pages import About, FirstGame

WHERE: Final = {SITE_ONLY: "site", ADVISER_ONLY: "adviser"}


def thing_data(thing: int, lang: str) -> dict[str, Any]:
    """Anything with a power or a name: a card, a relic, a site, a space of the Reliquary, a banner."""
    return {
        "name": name(lang, "card", thing),
        "group": group_of(thing),
        "suit": SUIT_IDS[SUIT[thing]] if SUIT[thing] != NO_SUIT else None,
        "where": WHERE.get(RESTRICTION[thing]),
        "locked": LOCKED[thing],
        "room": SITES[thing - SITE].room if SITE <= thing < SITE + SITE_COUNT else None,
        "dice": RELIC_DICE[thing] if RELIC <= thing < THINGS else None,
        "used": any(head.kind == ACTION or (head.kind == MODIFIER and not head.must) for head in HEADS[thing]),
    }


def region_data(region: int, lang: str) -> dict[str, Any]:
    return {
        "id": REGION_IDS[region],
        "name": name(lang, "region", region),
        "pile": name(lang, "pile", region + 1),
        "slots": [SLOT_IDS[slot] for slot in range(SLOTS) if REGION_OF[slot] == region],
    }


def target_data() -> dict[str, list[str]]:
    """The targets of a campaign by the numbers that a position has: their kind, and what they are."""
    found = {str(slot): ["site", SLOT_IDS[slot]] for slot in range(SLOTS)}
    found |= {str(TARGET_RELIC): ["facedown", ""]} | {str(TARGET_RELIC + n): ["relic", IDS[n]] for n in range(RELIC, THINGS)}
    found |= {str(TARGET_BANNER + banner): ["banner", id] for banner, id in enumerate(BANNER_IDS)}
    return found | {str(TARGET_PAWN): ["pawn", ""]}


def names(lang: str, kind: str, ids: tuple[str, ...]) -> dict[str, str]:
    return {id: name(lang, kind, number) for number, id in enumerate(ids) if id}


def pledge_data(lang: str) -> dict[str, Any]:
    """How promises are worded (O-11.13): deeds of any kind and of one, gifts of several and of one, and when."""

    def text(key: str) -> str:
        """With holes for the page to fill."""
        return say(lang, key, "{0}", "{1}")

    deeds = {id: f"deed_{id.replace('-', '_')}" for id in DEED_IDS}
    whens = range(len(WHEN_IDS) + 1)
    return {
        "deeds": {id: [text(key), text(f"{key}_one") if WORDS.has(f"{key}_one") else text(key)] for id, key in deeds.items()},
        "gifts": {id: [text(f"gift_{id}"), say(lang, f"gift_{id}", 1)] for id in GIFT_IDS},
        "some": {id: text(f"some_{id}") for id in ("favor", "secrets")},
        "by": {WHEN_NAMES[when]: when_text(DO, when, lang) for when in whens},
        "until": {WHEN_NAMES[when]: when_text(FORBEAR, when, lang) for when in whens},
        "not": text("promise_not"),
        "when": text("promise_when"),
        "or_else": text("promise_or_else"),
        "relic": text("penalty_relics"),
        "adviser": text("penalty_advisers"),
        "fates": {id: text(f"fate_{id}") for id in FATE_IDS},
    }


def mind_space(number: int, lang: str) -> dict[str, Any]:
    """A space of the Prince's mind: what he does there, and where he goes on to, in the order that is tested in (CP-5.2)."""
    space, kind = SPACES[number], mind_kind(number)
    return {
        "id": space.id,
        "quadrant": QUADRANT_IDS[space.quadrant],
        "kind": kind,
        "name": WORDS.text(lang, f"mind-{kind}"),
        "paths": [
            {"colour": PATH_IDS[COLOURS[path.condition]], "says": name(lang, "path", path.condition), "to": path.to}
            for path in space.paths
        ],
    }


def page_data(lang: str) -> dict[str, Any]:
    return {
        "regions": [region_data(region, lang) for region in range(len(REGION_IDS))],
        "slots": names(lang, "slot", SLOT_IDS),
        "things": {IDS[thing]: thing_data(thing, lang) for thing in range(1, SOURCES)},
        "decks": {group: say(lang, f"heading_{group}") for group in GROUPS},
        "suits": names(lang, "suit", SUIT_IDS),
        "seats": names(lang, "seat", SIDES),
        "roles": names(lang, "role", ROLE_IDS),
        "spaces": names(lang, "space", SPACE_IDS),
        "banners": {id: name(lang, "card", BANNER + number) for number, id in enumerate(BANNER_IDS)},
        "oaths": {
            id: {"name": name(lang, "oath", number), "goal": say(lang, f"goal_{number}")} for number, id in enumerate(OATH_IDS)
        },
        "victories": names(lang, "victory", VICTORY_IDS),
        "world": name(lang, "pile", 0),
        "targets": target_data(),
        "pledges": pledge_data(lang),
        "piles": names(lang, "pile", PILE_IDS),
        "rounds": LAST_ROUND,
        "visions": CARDS - VISION,
        "visions_needed": VISIONS_NEEDED,
        "prince": {
            "quadrants": names(lang, "quadrant", QUADRANT_IDS),
            "mind": names(lang, "mind", MIND_IDS),
            "board": [mind_space(number, lang) for number in range(len(SPACES))],
            "levels": TOP_LEVEL,
            "actions": list(ACTIONS_AT),
        },
    }


def about(lang: str) -> About:
    """The teaching game is laid out for four (O-3.23)."""
    first = FirstGame({"chronicle": "teaching"}, say(lang, "first_game"), say(lang, "first_game_why"), players=4)
    return About((45, 150), "heavy", say(lang, "about"), first)
