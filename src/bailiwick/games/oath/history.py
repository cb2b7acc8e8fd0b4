"""A chronicle's history (O-13): what a finished game adds to it, and what its text tells, game by game."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.beginnings import STARTERS
from bailiwick.games.oath.catalogue.things import SITE, is_denizen, is_edifice, is_ruin, other_side
from bailiwick.games.oath.chronicle import BEGINNINGS, NO_WINNER, Chronicle, read_all
from bailiwick.games.oath.state import CHANCELLOR, CITIZEN, EXILE, PURPLE, SEATS, OathState
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.pages import Panel
from bailiwick.kernel.state import SEAT_BIT

SECOND_GAME: Final = 2  # begun from the first chronicle that anybody writes


def legacy(s: OathState) -> str:
    """The lines that this game began from, if any, and its own; nothing before the chronicle is written."""
    if not s.written:
        return ""
    return s.written if not s.chronicle or s.chronicle in BEGINNINGS else f"{s.chronicle}\n{s.written}"


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
    """Edifices, then denizens: what is there that was not, and the other way round."""
    old, new = edifices(before), edifices(after)
    circulating, still = denizens(before), denizens(after)
    gone = [edifice for edifice in old if edifice not in new and other_side(edifice) not in new]
    return [
        ("history_built", [e for e in new if not is_ruin(e) and e not in old and other_side(e) not in old]),
        ("history_repaired", [e for e in new if not is_ruin(e) and other_side(e) in old]),
        ("history_ruined", [other_side(e) for e in new if is_ruin(e) and other_side(e) in old]),
        ("history_lost", gone),
        ("history_entered", sorted(still - circulating)),
        ("history_left", sorted(circulating - still)),
    ]


def edifices(world: Chronicle | None) -> list[int]:
    """The sides that lie on the map; none in a first game."""
    return [card for land in world.lands for card in land.cards if is_edifice(card)] if world is not None else []


def denizens(world: Chronicle | None) -> set[int]:
    """Those in the world deck and at sites; in a first game, the starters."""
    if world is None:
        return set(range(1, STARTERS + 1))
    return {card for card in world.deck + b"".join(land.cards for land in world.lands) if is_denizen(card)}
