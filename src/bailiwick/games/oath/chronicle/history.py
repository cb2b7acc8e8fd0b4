"""A chronicle's history (O-13): what a finished game adds to it, and what its text tells, game by game."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.beginnings import STARTERS
from bailiwick.games.oath.catalogue.things import DENIZEN_COUNT, SITE, is_denizen, is_edifice, is_ruin, other_side
from bailiwick.games.oath.chronicle.legacy import draw_anew, reorder
from bailiwick.games.oath.chronicle.world import BEGINNINGS, NO_WINNER, Chronicle, lines_of, read, read_all, write
from bailiwick.games.oath.state import CHANCELLOR, CITIZEN, EXILE, PURPLE, SEATS, OathState
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.pages import Panel
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import SEAT_BIT

SECOND_GAME: Final = 2  # begun from the first chronicle that anybody writes


def legacy(s: OathState) -> str:
    """The lines that this game began from, if any, and its own; nothing before the chronicle is written."""
    if not s.written:
        return ""
    return s.written if not s.chronicle or s.chronicle in BEGINNINGS else f"{s.chronicle}\n{s.written}"


def drawn_anew(text: str, last: OathState | None, rng: Rng) -> str:
    """The text with its last world drawn anew, as far as nobody can know it (R-135); exactly so from the position it was written
    in."""
    *before, line = lines_of(text)
    world = read(line)
    if last is not None and last.written == line:
        draw_anew(world, last, rng)
    else:
        reorder(world, rng)
    return "\n".join([*before, write(world)])


def panels(text: str, lang: str) -> list[Panel]:
    """A panel for each game, oldest first."""
    told = read_all(text)
    return [told_game(told[i - 1] if i else None, after, lang) for i, after in enumerate(told)]


def told_game(before: Chronicle | None, after: Chronicle, lang: str) -> Panel:
    """One game by the worlds before and after it. A text that begins in the middle doesn't know the world before."""
    title = say(lang, "history_game", after.number - 1)
    if after.winner != NO_WINNER:
        role = name(lang, "role", role_of(after, after.winner))
        title = say(lang, "history_won", title, name(lang, "seat", after.winner), role)
    lines = [say(lang, "history_vow", name(lang, "oath", after.oath))]
    citizens = [name(lang, "seat", seat) for seat in range(1, SEATS) if after.citizens & SEAT_BIT[seat]]
    known = [name(lang, "card", SITE + land.site) for land in after.lands if land.up]
    for key, names in (("history_citizens", citizens), ("history_sites", known)):
        if names:
            lines.append(say(lang, key, ", ".join(names)))
    if before is not None or after.number == SECOND_GAME:
        for key, cards in changes(before, after):
            if cards:
                lines.append(say(lang, key, ", ".join(name(lang, "card", card) for card in cards)))
    return Panel(title, [], [[line] for line in lines])


def role_of(after: Chronicle, seat: int) -> int:
    """What the winner was at the end: under an Exile who wins, all boards but the new Citizens' are Exiles (O-13.2, R-118)."""
    if seat == CHANCELLOR:
        return PURPLE
    return CITIZEN if after.citizens & SEAT_BIT[seat] else EXILE


def changes(before: Chronicle | None, after: Chronicle) -> list[tuple[str, list[int]]]:
    """Edifices that are there and were not, and the other way round; then who came from the Archive. Who has left the world deck
    is not told: they go unseen (O-13.9)."""
    old, new = edifices(before), edifices(after)
    gone = [edifice for edifice in old if edifice not in new and other_side(edifice) not in new]
    return [
        ("history_built", [e for e in new if not is_ruin(e) and e not in old and other_side(e) not in old]),
        ("history_repaired", [e for e in new if not is_ruin(e) and other_side(e) in old]),
        ("history_ruined", [other_side(e) for e in new if is_ruin(e) and other_side(e) in old]),
        ("history_lost", gone),
        ("history_entered", sorted(archived(before) - archived(after))),
    ]


def edifices(world: Chronicle | None) -> list[int]:
    """The sides that lie on the map; none in a first game."""
    return [card for land in world.lands for card in land.cards if is_edifice(card)] if world is not None else []


def archived(world: Chronicle | None) -> set[int]:
    """The denizens of the Archive; in a first game, all but the starters. Everybody may know them, unlike the world deck."""
    if world is None:
        return set(range(STARTERS + 1, DENIZEN_COUNT + 1))
    return {card for card in world.archive() if is_denizen(card)}
