"""The state as tables of text, and every card as a page to look up. Built from a masked state, so nothing hidden gets in.

A piece is the letter of its colour, so that colour is never the only mark; `T` is a troll, `D` a demon, `!` trouble.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.ankh_morpork import scoring, texts
from bailiwick.games.ankh_morpork.board import AREA_COUNT, AREA_IDS, AREAS, BIT, COST
from bailiwick.games.ankh_morpork.cards import CARDS
from bailiwick.games.ankh_morpork.catalogue import CHRYSOPRASE, DRAGON_KING, EVENTS, PERSONALITIES, VIMES
from bailiwick.games.ankh_morpork.hidden import knows_hand, sees_offer
from bailiwick.games.ankh_morpork.state import BUILDINGS, HAND, LOAN, MINIONS, PENALTY, AnkhState, how_many
from bailiwick.games.ankh_morpork.vocabulary import KIND_NAMES
from bailiwick.games.ankh_morpork.words import name, say
from bailiwick.kernel.pages import NONE, CardPage, Panel

TROUBLE: Final = "!"


def panels(s: AnkhState, seat: int, lang: str) -> list[Panel]:
    """The city, the seats, what lies open, the piles; for a player (not a spectator, -1) their goal and their hand too."""
    result = [_key(s, lang), _city(s, lang), _seats(s, seat, lang), _open(s, seat, lang), _piles(s, lang)]
    if s.offered and sees_offer(s, seat):
        result.append(_cards(say(lang, "panel_offered", name(lang, "seat", s.target)), s.offered, lang))
    for other in range(s.seats):
        if other != seat and knows_hand(s, seat, other):
            result.append(_cards(say(lang, "panel_hand_of", name(lang, "seat", other)), s.piles[HAND + other], lang))
    if seat >= 0:
        if not s.over:
            result.append(_personality(s, seat, lang))
        result.append(_cards(say(lang, "panel_hand"), s.piles[HAND + seat], lang))
    return [panel for panel in result if panel.rows]


# ---------------------------------------------------------------- the city


def letter(kind: int, lang: str) -> str:
    return say(lang, "panel_letters")[kind]


def inks(lang: str) -> dict[str, str]:
    return {letter(kind, lang): id for kind, id in enumerate(KIND_NAMES)}


def _columns(lang: str, *keys: str) -> list[str]:
    return [say(lang, f"column_{key}") for key in keys]


def _key(s: AnkhState, lang: str) -> Panel:
    marks = [f"{letter(seat, lang)} {name(lang, 'seat', seat)}" for seat in range(s.seats)]
    marks += [f"{letter(kind, lang)} {name(lang, 'kind', kind)}" for kind in range(4, len(KIND_NAMES))]
    marks.append(f"{TROUBLE} {say(lang, 'column_trouble').lower()}")
    return Panel(say(lang, "panel_key"), [], [["   ".join(marks)]], inks(lang))


def _city(s: AnkhState, lang: str) -> Panel:
    columns = _columns(lang, "die", "area", "cost", "building", "pieces", "trouble", "control")
    rows = [_area(s, area, lang) for area in range(1, AREA_COUNT + 1)]
    return Panel(say(lang, "panel_city"), columns, rows, inks(lang))


def _area(s: AnkhState, area: int, lang: str) -> list[str]:
    owner, controller = s.owner(area), s.controller(area)
    return [
        str(area),
        name(lang, "area", area),
        f"${COST[area]}",
        letter(owner, lang) if owner >= 0 else "",
        "".join(letter(kind, lang) * s.count(area, kind) for kind in range(len(KIND_NAMES))),
        TROUBLE if s.trouble & BIT[area] else "",
        letter(controller, lang) if controller >= 0 else "",
    ]


# ---------------------------------------------------------------- the players


def _seat_name(seat: int, you: int, lang: str) -> str:
    called = name(lang, "seat", seat)
    return say(lang, "panel_you", called) if seat == you else called


def _seats(s: AnkhState, you: int, lang: str) -> Panel:
    title = say(lang, "panel_round", s.round, name(lang, "seat", s.active))
    columns = _columns(lang, "seat", "cash", "hand", "minions_left", "buildings", "controls", "points")
    rows = [_seat(s, seat, you, lang) for seat in range(s.seats)]
    if s.over:  # who everybody was is known now
        title = say(lang, "panel_final", s.round)
        columns += _columns(lang, "personality")
        for seat, row in enumerate(rows):
            row.append(name(lang, "personality", s.personality[seat]))
    return Panel(title, columns, rows)


def _seat(s: AnkhState, seat: int, you: int, lang: str) -> list[str]:
    return [
        _seat_name(seat, you, lang),
        f"${s.cash[seat]}",
        str(len(s.piles[HAND + seat])),
        str(MINIONS - s.on_board[seat]),
        f"{how_many(s.houses[seat])}/{BUILDINGS}",
        str(s.controlled(seat)),
        str(scoring.points(s, seat)),
    ]


def _open(s: AnkhState, you: int, lang: str) -> Panel:
    """What lies in front of the players: City Area cards, loans, penalty cards."""
    rows: list[list[str]] = []
    for seat in range(s.seats):
        held = [name(lang, "area", area) for area in AREAS[s.city_cards(seat)]]
        loans, penalties = s.piles[LOAN + seat], s.piles[PENALTY + seat]
        if held or loans or penalties:
            rows.append([_seat_name(seat, you, lang), ", ".join(held) or NONE, _names(loans, lang), _names(penalties, lang)])
    return Panel(say(lang, "panel_open"), _columns(lang, "seat", "city_cards", "loans", "penalties"), rows)


def _personality(s: AnkhState, seat: int, lang: str) -> Panel:
    """Who the player is, what wins, and how far it has come."""
    mine = s.personality[seat]
    rows = [[texts.goal_text(mine, lang, s.seats)], [say(lang, "panel_so_far", so_far(s, seat, lang))]]
    seen = [name(lang, "personality", p) for p in range(1, len(PERSONALITIES)) if s.seen[seat] >> p & 1]
    if seen:
        rows.append([say(lang, "panel_unused", ", ".join(seen))])
    return Panel(say(lang, "panel_personality", name(lang, "personality", mine)), [], rows)


def so_far(s: AnkhState, seat: int, lang: str) -> str:
    """How much of their goal a player has."""
    mine = s.personality[seat]
    if mine == VIMES:
        return say(lang, "so_far_pile", len(s.draw_pile))
    key = {DRAGON_KING: "so_far_trouble", CHRYSOPRASE: "so_far_money"}.get(mine, "so_far_areas")
    return say(lang, key, scoring.progress(s, seat, mine), scoring.goal(s, mine))


# ---------------------------------------------------------------- cards


def _names(cards: bytes, lang: str) -> str:
    return ", ".join(name(lang, "card", card) for card in cards) or NONE


def _cards(title: str, cards: bytes, lang: str) -> Panel:
    rows = [[name(lang, "card", card), texts.card_text(card, lang)] for card in cards]
    return Panel(title, _columns(lang, "card", "text"), rows)


def _piles(s: AnkhState, lang: str) -> Panel:
    lines = [say(lang, "panel_draw_pile", len(s.draw_pile))]
    if s.discard_pile:
        lines.append(say(lang, "panel_discard_top", len(s.discard_pile), name(lang, "card", s.discard_pile[-1])))
    else:
        lines.append(say(lang, "panel_discard_pile", 0))
    lines.append(say(lang, "panel_events_left", len(s.events)))
    if s.past_events:
        lines.append(say(lang, "panel_past_events", ", ".join(name(lang, "event", event) for event in s.past_events)))
    if s.in_play:
        lines.append(say(lang, "panel_in_play", name(lang, "card", s.in_play)))
    return Panel(say(lang, "panel_piles"), [], [[line] for line in lines])


# ---------------------------------------------------------------- pages


def card_pages(lang: str) -> list[CardPage]:
    """Player cards by border, City Area cards, events and personalities."""
    pages: list[CardPage] = []
    for card in CARDS:
        icons = ", ".join(texts.icon_name(icon, lang) for icon in card.icons)
        text = texts.card_text(card.number, lang)
        pages.append(_page(card.id, name(lang, "card", card.number), card.border, text, lang, icons=icons))
    for area in range(1, AREA_COUNT + 1):
        text = texts.power_text(area, lang)
        pages.append(_page(AREA_IDS[area], name(lang, "area", area), "city", text, lang, cost=f"${COST[area]}"))
    for event in range(1, len(EVENTS)):
        pages.append(_page(EVENTS[event], name(lang, "event", event), "events", texts.event_text(event, lang), lang))
    for p in range(1, len(PERSONALITIES)):
        pages.append(_page(PERSONALITIES[p], name(lang, "personality", p), "personalities", texts.goal_text(p, lang), lang))
    return pages


def _page(id: str, called: str, group: str, text: str, lang: str, icons: str = "", cost: str = "") -> CardPage:
    facts = {
        say(lang, "fact_deck"): say(lang, f"group_{group}"),
        say(lang, "fact_icons"): icons or NONE,
        say(lang, "fact_cost"): cost or NONE,
    }
    return CardPage(id, called, group, facts, text)
