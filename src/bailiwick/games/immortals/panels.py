"""The state as tables of text, and all cards and tribes as pages to look up. Made from a masked state, so nothing hidden gets in.

Armies are the letter of their colour with their number, so that colour is never the only mark; `t`, `c` and `p` are a temple, a
capital and a portal. Each area is a table, with the twins of a region side by side.
"""

from __future__ import annotations

from bailiwick.games.immortals import texts
from bailiwick.games.immortals.board import (
    AREA_SIZE,
    AREAS,
    BIT,
    DARK,
    LIGHT,
    REALMS,
    REGION_COUNT,
    REGIONS,
    how_many,
    site_of,
)
from bailiwick.games.immortals.cards import (
    ATTACK_OR_MOVE,
    BLANK,
    BUILDS,
    CARD_IDS,
    CONFLICT,
    MAGIC,
    MAGICS,
    REGION,
    SPACE_COUNT,
    TRIBES,
)
from bailiwick.games.immortals.data import PRINTED, Data
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.steps.magic import magic_text
from bailiwick.games.immortals.tower import GREEN
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.games.immortals.words import capital, name, say
from bailiwick.kernel.pages import NONE, CardPage, Panel


def panels(s: ImmortalsState, seat: int, lang: str) -> list[Panel]:
    """The areas, the seats, the cubes, the supplies, what lies on boards; for a player (not a spectator, -1) their own cards."""
    result = [_key(s, lang)]
    result += [_area(s, area, lang) for area in range(len(AREAS)) if s.sites_in_play >> area * AREA_SIZE & 1]
    result += [_seats(s, seat, lang), _tribes(s, seat, lang), _cubes(s, lang), _piles(s, lang), _boards(s, seat, lang)]
    if seat >= 0:
        result += [_board(s, seat, lang), _prices(s, seat, lang), _draft_hand(s, seat, lang), _hand(s, seat, lang)]
    return [panel for panel in result if panel.rows]


def _columns(lang: str, *keys: str) -> list[str]:
    return [say(lang, f"column_{key}") for key in keys]


# ---------------------------------------------------------------- the two realms


def letter(seat: int, lang: str) -> str:
    return say(lang, "panel_letters")[seat]


def inks(lang: str) -> dict[str, str]:
    return {letter(seat, lang): id for seat, id in enumerate(SEAT_NAMES)}


def _key(s: ImmortalsState, lang: str) -> Panel:
    marks = [f"{letter(seat, lang)} {name(lang, 'seat', seat)}" for seat in range(s.seats)]
    marks += [say(lang, "key_yields"), say(lang, "key_armies", letter(0, lang)), say(lang, "key_buildings")]
    return Panel(say(lang, "panel_key"), [], [["   ".join(marks)]], inks(lang))


def _area(s: ImmortalsState, area: int, lang: str) -> Panel:
    region, light, dark, card = _columns(lang, "region", "light", "dark", "card")
    first = area * AREA_SIZE
    rows = [_region(s, region, lang) for region in range(first, first + AREA_SIZE)]
    return Panel(name(lang, "area", area), [region, light, "", dark, "", card], rows, inks(lang))


def _region(s: ImmortalsState, region: int, lang: str) -> list[str]:
    row = [name(lang, "region", region)]
    for realm in (LIGHT, DARK):
        site = site_of(realm, region)
        row += [f"{s.data.gold[site]}/{s.data.energy[site]}", _occupation(s, site, lang)]
    holder = s.holder(region)
    return [*row, letter(holder, lang) if holder >= 0 else ""]


def _occupation(s: ImmortalsState, site: int, lang: str) -> str:
    """The armies of a site and what is built there: `R3 tp`."""
    marks = [mark for mark, sites in (("t", s.temples), ("c", s.capitals), ("p", s.portals)) if sites & BIT[site]]
    armies = f"{letter(s.owner(site), lang)}{s.armies(site)}" if s.armies(site) else ""
    return " ".join(part for part in (armies, "".join(marks)) if part)


# ---------------------------------------------------------------- the players


def _seat_name(seat: int, you: int, lang: str) -> str:
    called = name(lang, "seat", seat)
    return say(lang, "panel_you", called) if seat == you else called


def _seats(s: ImmortalsState, you: int, lang: str) -> Panel:
    columns = _columns(lang, "seat", "points", "gold", "energy", "limbo", "sites", "conflicts")
    rows = [_seat(s, seat, you, lang) for seat in range(s.seats)]
    if s.round == 0:
        title = say(lang, "panel_placement")
        columns += _columns(lang, "groups")
        for seat, row in enumerate(rows):
            row.append(texts.listed(list(s.groups[seat])) or NONE)
    else:
        title = say(lang, "panel_final", s.round) if s.over else say(lang, "panel_round", s.round, s.rounds)
    if not s.over:
        columns += _columns(lang, "status")
        for seat, row in enumerate(rows):
            row.append(", ".join(_marks(s, seat, lang)))
    return Panel(title, columns, rows)


def _seat(s: ImmortalsState, seat: int, you: int, lang: str) -> list[str]:
    return [
        _seat_name(seat, you, lang),
        str(s.points[seat]),
        str(s.gold[seat]),
        str(s.energy[seat]),
        f"{s.limbo[2 * seat + LIGHT]}/{s.limbo[2 * seat + DARK]}",
        str(how_many(s.holds[seat])),
        str(len(s.conflicts[seat])),
    ]


def _marks(s: ImmortalsState, seat: int, lang: str) -> list[str]:
    marks = [say(lang, "mark_first")] if s.marker == seat else []
    if s.passed >> seat & 1:
        marks.append(say(lang, "mark_passed"))
    elif s.ready >> seat & 1 and s.ready != (1 << s.seats) - 1:  # once all are ready it is no news
        marks.append(say(lang, "mark_ready"))
    return marks


def _tribes(s: ImmortalsState, you: int, lang: str) -> Panel:
    rows = [
        [_seat_name(seat, you, lang), name(lang, "tribe", s.light_tribe[seat]), name(lang, "tribe", s.dark_tribe[seat])]
        for seat in range(s.seats)
    ]
    return Panel(say(lang, "panel_tribes"), _columns(lang, "seat", "light", "dark"), rows)


def _boards(s: ImmortalsState, you: int, lang: str) -> Panel:
    """On which spaces of the others cards lie: that much is public (I-16.1)."""
    rows: list[list[str]] = []
    for seat in range(s.seats):
        taken = [texts.space_name(s, seat, space, lang) for space in range(SPACE_COUNT) if s.plans[seat][space]]
        if seat != you and taken:
            rows.append([_seat_name(seat, you, lang), ", ".join(taken)])
    return Panel(say(lang, "panel_boards"), _columns(lang, "seat", "spaces"), rows)


def _board(s: ImmortalsState, seat: int, lang: str) -> Panel:
    """The player's own ten spaces, what acting there costs, and what lies on them."""
    rows: list[list[str]] = []
    for space in range(SPACE_COUNT if s.round else 0):
        card = s.plans[seat][space]
        called = capital(texts.space_name(s, seat, space, lang))
        rows.append([called, _cost(s, seat, space, card, lang), name(lang, "card", card) if card else NONE])
    return Panel(say(lang, "panel_board"), _columns(lang, "space", "cost", "card"), rows)


def _cost(s: ImmortalsState, seat: int, space: int, card: int, lang: str) -> str:
    """On a magic space the card says what it costs; of attack or move only the move does."""
    if space == ATTACK_OR_MOVE:
        return say(lang, "cost_of_move", texts.amount(s.data.costs["move"], lang))
    cost = texts.cost_with(s, seat, space, card)
    return texts.amount(cost, lang) if any(cost) else ""


def _prices(s: ImmortalsState, seat: int, lang: str) -> Panel:
    """What the player's two tribes build for."""
    rows = [
        [name(lang, "tribe", tribe), *(texts.amount(price, lang) for price in s.data.prices[tribe])]
        for tribe in (s.light_tribe[seat], s.dark_tribe[seat])
    ]
    return Panel(say(lang, "panel_prices"), ["", *_columns(lang, *BUILDS)], rows if s.round and not s.over else [])


# ---------------------------------------------------------------- cubes and cards


def _cubes(s: ImmortalsState, lang: str) -> Panel:
    """What lies in the tray, and what must be in the tower as everybody can tell (R-30)."""
    columns = ["", *(name(lang, "seat", seat) for seat in range(s.seats)), *_columns(lang, "inhabitants")]
    colours = [*range(s.seats), GREEN]
    rows = [
        [say(lang, f"panel_{place}"), *(str(cubes[colour]) for colour in colours)]
        for place, cubes in (("tray", s.tray), ("tower", s.tower))
    ]
    return Panel(say(lang, "panel_cubes"), columns, rows if any(s.tray) or any(s.tower) else [])


def _piles(s: ImmortalsState, lang: str) -> Panel:
    if s.round == 0 and any(s.draft_hands):
        lines = [say(lang, "pile_draft", len(s.draft_decks[LIGHT]), len(s.draft_decks[DARK]))]
    else:
        lines = [say(lang, "pile_deck", len(s.deck)), say(lang, "pile_discards", len(s.discards))]
    lines.append(say(lang, "pile_inhabitants", s.inhabitants))
    lines.append(say(lang, "pile_buildings", s.tiles_left))
    lines.append(say(lang, "pile_portals", s.portals_left))
    return Panel(say(lang, "panel_piles"), [], [[line] for line in lines])


def _hand(s: ImmortalsState, seat: int, lang: str) -> Panel:
    """Region and conflict cards that don't lie on the board; magic and blank cards everybody has."""
    cards = [REGION + region for region in range(REGION_COUNT) if s.holder(region) == seat]
    cards += [CONFLICT + conflict for conflict in s.conflicts[seat]]
    rows = [[name(lang, "card", card)] for card in cards if card not in s.plans[seat]]
    return Panel(say(lang, "panel_hand"), [], rows)


def _draft_hand(s: ImmortalsState, seat: int, lang: str) -> Panel:
    rows = [[name(lang, "conflict", conflict)] for conflict in s.draft_hands[seat]]
    return Panel(say(lang, "panel_draft_hand"), [], rows)


# ---------------------------------------------------------------- pages


def card_pages(lang: str, data: Data = PRINTED) -> list[CardPage]:
    """The regions, the conflict cards of each realm, the magic cards, the blank card, the tribes; with the numbers given."""
    pages = [_region_page(region, lang, data) for region in range(REGION_COUNT)]
    for key, text in (("conflict", texts.conflict_text), ("wild", texts.wild_text)):
        for realm, id in enumerate(REALMS):
            called = say(lang, f"page_{key}", name(lang, "short_realm", realm))
            pages.append(_page(f"{key}.{id}", called, "conflicts", text(realm, lang), lang))
    for magic, id in enumerate(MAGICS):
        cost = texts.amount(data.costs[id], lang)
        card = MAGIC + magic
        pages.append(_page(CARD_IDS[card], name(lang, "card", card), "magic", magic_text(magic, lang), lang, cost=cost))
    pages.append(_page(CARD_IDS[BLANK], name(lang, "card", BLANK), "blank", texts.blank_text(lang), lang))
    for tribe, id in enumerate(TRIBES):
        special = data.special[tribe]
        cost = texts.amount(special, lang) if any(special) else NONE
        pages.append(_page(id, name(lang, "tribe", tribe), "tribes", texts.tribe_text(tribe, lang, data), lang, cost=cost))
    return pages


def _region_page(region: int, lang: str, data: Data) -> CardPage:
    return _page(
        f"region.{REGIONS[region]}",
        name(lang, "region", region),
        "regions",
        texts.region_text(region, lang),
        lang,
        area=name(lang, "area", region // AREA_SIZE),
        light=_yields(site_of(LIGHT, region), lang, data),
        dark=_yields(site_of(DARK, region), lang, data),
    )


def _yields(site: int, lang: str, data: Data) -> str:
    return texts.amount((data.gold[site], data.energy[site]), lang)


def _page(
    id: str,
    called: str,
    group: str,
    text: str,
    lang: str,
    area: str = NONE,
    light: str = NONE,
    dark: str = NONE,
    cost: str = NONE,
) -> CardPage:
    facts = {
        say(lang, "fact_deck"): say(lang, f"group_{group}"),
        say(lang, "fact_area"): area,
        say(lang, "fact_light"): light,
        say(lang, "fact_dark"): dark,
        say(lang, "fact_cost"): cost,
    }
    return CardPage(id, called, group, facts, text)
