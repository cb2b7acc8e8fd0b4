"""The state as tables of text, and every card as a page to look up. Built from a masked state, so nothing hidden gets in.

A troop is the letter of its colour, so that colour is never the only mark; `o` is a white troop, `·` an empty space.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bailiwick.games.tyrants import scoring
from bailiwick.games.tyrants.board import (
    CENTER,
    COLOURS,
    LEFT,
    MARKER_VP,
    RIGHT,
    ROUTE_START,
    ROUTES,
    SECTION_NAMES,
    SITE_INDEX,
    SITES,
    SPACES,
    WHITE,
)
from bailiwick.games.tyrants.catalogue import ASPECT, CARDS, COPIES, COST, DECK_VP, INNER_VP, NO_COST
from bailiwick.games.tyrants.state import (
    BARRACKS,
    DECK,
    DISCARD,
    HAND,
    HOUSE_GUARD,
    IN_PLAY,
    INNER,
    OUTCAST,
    PRIESTESS,
    SPIES,
    SUPPLY,
    TROPHIES,
    VP,
    TyrantsState,
)
from bailiwick.games.tyrants.words import deck_name, phrase, place_name, say, type_name
from bailiwick.kernel.pages import NONE, CardPage, Panel

EMPTY: Final = "·"
WHITE_TROOP: Final = "o"
TOTAL: Final = "★"

CardText = Callable[[int, str], str]  # a card's number and a language: what the card says


def panels(s: TyrantsState, seat: int, lang: str, text: CardText) -> list[Panel]:
    """The map, the market, the seats, the open cards; for a player (not a spectator, -1) their own cards too."""
    result = [_key(s, lang)]
    for section in (CENTER, LEFT, RIGHT):  # the outer two fit beside each other
        if s.sections >> section & 1:
            result.append(_section(s, section, say(lang, f"panel_{SECTION_NAMES[section]}"), lang))
    result.append(_routes(s, lang))
    result.append(_piles(s, seat, lang))
    result.append(_seats(s, seat, lang))
    result.append(_market(s, lang, text))
    result.append(_supplies(s, lang, text))
    result.append(_played(s, lang))
    if seat >= 0:
        result.append(_hand(s, seat, lang, text))
    return [panel for panel in result if panel.rows]


# ---------------------------------------------------------------- the map


def letter(colour: int, lang: str) -> str:
    return WHITE_TROOP if colour == WHITE else say(lang, "panel_letters")[colour]


def inks(lang: str) -> dict[str, str]:
    return {letter(colour, lang): name for colour, name in enumerate(COLOURS)}


def _key(s: TyrantsState, lang: str) -> Panel:
    marks = [f"{letter(seat, lang)} {phrase(lang, 'seat', seat)}" for seat in range(s.seats)]
    marks += [
        f"{WHITE_TROOP} {say(lang, 'panel_white')}",
        f"{EMPTY} {say(lang, 'panel_empty')}",
        f"{TOTAL} {say(lang, 'panel_total')}",
    ]
    return Panel(say(lang, "panel_key"), [], [["   ".join(marks)]], inks(lang))


def _section(s: TyrantsState, section: int, title: str, lang: str) -> Panel:
    keys = ("site", "vp", "troops", "control", "spies", "marker")
    sites = [i for i, site in enumerate(SITES) if site.section == section]
    return Panel(title, [say(lang, f"column_{key}") for key in keys], [_site(s, i, lang) for i in sites], inks(lang))


def _site(s: TyrantsState, site: int, lang: str) -> list[str]:
    troops = "".join(letter(colour, lang) * s.count(site, colour) for colour in range(5))
    spies = "".join(letter(seat, lang) for seat in range(s.seats) if s.board[SPIES + seat] >> site & 1)
    ruler = s.ruler(site)
    control = ""
    if ruler >= 0:
        control = letter(ruler, lang) + (TOTAL if s.totally_controls(ruler, site) else "")
    marker = say(lang, "gain_vp", MARKER_VP[site]) if MARKER_VP[site] else ""
    return [
        place_name(lang, site),
        str(SITES[site].vp),
        troops + EMPTY * (SPACES[site] - len(troops)),
        control,
        spies,
        marker,
    ]


def _routes(s: TyrantsState, lang: str) -> Panel:
    """Only routes that somebody stands on, their spaces from the first-named end to the other."""
    rows: list[list[str]] = []
    for route, first in zip(ROUTES, ROUTE_START, strict=True):
        colours = [s.colour_on(first + i) for i in range(route.spaces)]
        if any(colour >= 0 for colour in colours):
            line = "".join(EMPTY if colour < 0 else letter(colour, lang) for colour in colours)
            a, b = place_name(lang, SITE_INDEX[route.a]), place_name(lang, SITE_INDEX[route.b])
            rows.append([f"{a} –{line}– {b}"])
    return Panel(say(lang, "panel_routes"), [], rows, inks(lang))


# ---------------------------------------------------------------- cards


def counted(cards: bytes, lang: str) -> str:
    """`Noble ×3, Soldier`, each card once, in order of first appearance."""
    if not cards:
        return NONE
    numbers = list(dict.fromkeys(cards))
    return ", ".join(phrase(lang, "card", n) + (f" ×{cards.count(n)}" if cards.count(n) > 1 else "") for n in numbers)


def cost(card: int) -> str:
    return NONE if COST[card] == NO_COST else str(COST[card])


def points(card: int) -> str:
    return f"{DECK_VP[card]}/{INNER_VP[card]}"


def aspect(card: int, lang: str) -> str:
    return phrase(lang, "aspect", ASPECT[card]) if ASPECT[card] else NONE


def _card_row(card: int, label: str, lang: str, text: CardText) -> list[str]:
    return [label, cost(card), aspect(card, lang), points(card), text(card, lang)]


def _card_columns(lang: str) -> list[str]:
    return [say(lang, f"column_{key}") for key in ("card", "cost", "aspect", "vp", "text")]


def _market(s: TyrantsState, lang: str, text: CardText) -> Panel:
    rows = [_card_row(card, phrase(lang, "card", card), lang, text) for card in s.row if card]
    if s.devoured:
        top = s.devoured[-1]
        rows.append(_card_row(top, say(lang, "panel_devoured", phrase(lang, "card", top)), lang, text))
    return Panel(say(lang, "panel_market", len(s.market)), _card_columns(lang), rows)


def _supplies(s: TyrantsState, lang: str, text: CardText) -> Panel:
    """Always the same cards, so a line is enough; the Insane Outcast's long text can be looked up."""
    rows: list[list[str]] = []
    for card in (HOUSE_GUARD, PRIESTESS, OUTCAST):
        left = s.tokens[SUPPLY + card]
        if left:
            line = f"{phrase(lang, 'card', card)} ×{left}"
            rows.append([line if card == OUTCAST else f"{line} ({cost(card)}): {text(card, lang).rstrip('.')}"])
    return Panel(say(lang, "panel_supplies"), [], rows)


def _hand(s: TyrantsState, seat: int, lang: str, text: CardText) -> Panel:
    hand = s.piles[HAND + seat]
    rows = [_card_row(card, counted(bytes([card] * hand.count(card)), lang), lang, text) for card in dict.fromkeys(hand)]
    return Panel(say(lang, "panel_hand"), _card_columns(lang), rows)


def _played(s: TyrantsState, lang: str) -> Panel:
    cards = bytes(card for card, where in zip(s.played, s.whereabouts, strict=True) if where == IN_PLAY)
    return Panel(say(lang, "panel_played"), [], [[counted(cards, lang)]] if cards else [])


def _piles(s: TyrantsState, seat: int, lang: str) -> Panel:
    """What lies open (T-14.1), and what the seat may know of its own deck (R-72)."""
    columns = [say(lang, f"column_{key}") for key in ("seat", "inner_circle", "discard_pile")]
    rows = [
        [_seat_name(other, seat, lang), counted(s.piles[INNER + other], lang), counted(s.piles[DISCARD + other], lang)]
        for other in range(s.seats)
        if s.piles[INNER + other] or s.piles[DISCARD + other]
    ]
    if seat >= 0:
        rows.append([say(lang, "panel_your_deck"), "", counted(s.piles[DECK + seat], lang)])
    return Panel(say(lang, "panel_piles"), columns, rows)


# ---------------------------------------------------------------- seats


def _seat_name(seat: int, you: int, lang: str) -> str:
    name = phrase(lang, "seat", seat)
    return say(lang, "panel_you", name) if seat == you else name


def _seats(s: TyrantsState, seat: int, lang: str) -> Panel:
    if s.over:
        title = say(lang, "panel_final", s.round)
    elif s.active < 0:
        title = say(lang, "panel_seats", s.round)
    else:
        title = say(lang, "panel_turn", s.round, phrase(lang, "seat", s.active), s.power, s.influence)
    keys = ("seat", "barracks", "spies", "trophies", "tokens", "inner", "deck", "hand", "discard", "score")
    rows = [_seat(s, i, seat, lang) for i in range(s.seats)]
    return Panel(title, [say(lang, f"column_{key}") for key in keys], rows, inks(lang))


def _seat(s: TyrantsState, seat: int, you: int, lang: str) -> list[str]:
    hall = [s.tokens[TROPHIES + seat * 5 + colour] for colour in range(5)]
    trophies = " ".join(f"{number}{letter(colour, lang)}" for colour, number in enumerate(hall) if number)
    return [
        _seat_name(seat, you, lang),
        str(s.tokens[BARRACKS + seat]),
        str(s.spies_left(seat)),
        trophies or NONE,
        str(s.tokens[VP + seat]),
        str(len(s.piles[INNER + seat])),
        str(len(s.piles[DECK + seat])),
        str(len(s.piles[HAND + seat])),
        str(len(s.piles[DISCARD + seat])),
        str(scoring.total(s, seat)),
    ]


# ---------------------------------------------------------------- pages


def card_pages(lang: str, text: CardText) -> list[CardPage]:
    return [
        CardPage(
            card.id,
            phrase(lang, "card", card.number),
            card.deck,
            {
                say(lang, "fact_deck"): deck_name(lang, card.deck),
                say(lang, "fact_cost"): cost(card.number),
                say(lang, "fact_aspect"): aspect(card.number, lang),
                say(lang, "fact_kind"): type_name(lang, card.kind) or NONE,
                say(lang, "fact_copies"): str(COPIES[card.number]),
                say(lang, "fact_deck_vp"): str(DECK_VP[card.number]),
                say(lang, "fact_inner_vp"): str(INNER_VP[card.number]),
            },
            text(card.number, lang),
        )
        for card in CARDS
    ]
