"""What the game says: the languages are the files beside this one. What is put together from names is put together here."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.heads import ACTION_IDS
from bailiwick.games.oath.catalogue.suits import REGION_IDS, SLOT_IDS, SUIT_IDS
from bailiwick.games.oath.catalogue.things import BANNER_IDS, IDS, SPACE_IDS
from bailiwick.games.oath.goals import OATH_IDS, VICTORY_IDS
from bailiwick.games.oath.position.ids import SIDES
from bailiwick.games.oath.prince.mind import CONDITION_IDS, DANGER_IDS, QUADRANT_IDS, SKIP_IDS
from bailiwick.games.oath.prince.mind import SPACE_IDS as MIND_IDS
from bailiwick.kernel.words import LANGUAGES, Names, Words, capital, sentence

PILE_IDS: Final = ("world", *REGION_IDS)
QUADRANT_OF_OATH: Final = {"supremacy": 0, "protection": 1, "devotion": 2, "people": 3}
CLAUSES: Final = {  # of the Prince's actions
    "campaign": "CP-6.7",
    "muster": "CP-6.3",
    "recover": "CP-6.12",
    "search": "CP-6.18",
    "trade": "CP-6.1",
    "travel": "CP-6.15",
}


def mind_kind(space: int) -> str:
    """What he does on a space of his mind, or that it is a signpost: as the words are called."""
    first, _, rest = MIND_IDS[space].partition("_")
    return first if first in ("oath", "need") else next(kind for kind in WORDS.named("en", "mind") if rest.startswith(kind))


def mind_name(lang: str, space: int) -> str:
    """A space of the Prince's mind by its kind, its quadrant and its side there: the ids are made of them."""
    id, kind = MIND_IDS[space], mind_kind(space)
    first, _, rest = id.partition("_")
    quadrant = QUADRANT_OF_OATH.get(rest) if first == kind else QUADRANT_IDS.index(first)
    called = WORDS.text(lang, f"mind-{kind}")
    if quadrant is None:
        return called
    side = id.rpartition("_")[2]
    notes = [name(lang, "quadrant", quadrant)]
    notes += [say(lang, f"mind_{side}")] if side in ("low", "high", "left", "right") else []
    notes += [clause for key, clause in CLAUSES.items() if rest.startswith(key)]
    return f"{called} ({', '.join(notes)})"


WORDS: Final = Words(
    "bailiwick.games.oath",
    {
        "seat": Names(SIDES),
        "role": Names(("chancellor", "citizen", "exile")),
        "card": Names(IDS),
        "action": Names(ACTION_IDS),
        "slot": Names(SLOT_IDS),
        "suit": Names(SUIT_IDS),
        "region": Names(REGION_IDS),
        "pile": Names(PILE_IDS),
        "space": Names(SPACE_IDS),
        "banner": Names(BANNER_IDS),
        "oath": Names(OATH_IDS),
        "victory": Names(VICTORY_IDS),
        "quadrant": Names(QUADRANT_IDS),
        "mind": Names(MIND_IDS, mind_name),
        "path": Names(CONDITION_IDS),
        "skip": Names(SKIP_IDS),
        "danger": Names(DANGER_IDS),
    },
)


def say(lang: str, key: str, *values: object) -> str:
    return WORDS.say(lang, key, *values)


def name(lang: str, kind: str, value: int) -> str:
    return WORDS.name(lang, kind, value)


__all__ = ["LANGUAGES", "PILE_IDS", "WORDS", "capital", "name", "say", "sentence"]
