"""The state as tables of text, and every card, relic and site as a page to look up. Made from a masked state, so nothing hidden
gets in.

Warbands are the letter of their colour with their number, so that colour is never the only mark; `*` is a pawn, `b` bandits, `f`
and `s` favor and secrets that lie on something, `?` what lies facedown.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath import texts
from bailiwick.games.oath.campaign.forces import target_thing
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_PAWN, TARGET_RELIC, Campaign
from bailiwick.games.oath.catalogue.sites import SITES, Site
from bailiwick.games.oath.catalogue.suits import NO_SUIT, REGION_OF, REGIONS, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import (
    BANNER,
    CAGE,
    DENIZEN_COUNT,
    EDIFICE,
    IDS,
    LOCKED,
    RELIC,
    RELIC_DICE,
    RELIQUARY,
    RESTRICTION,
    SITE,
    SOURCES,
    SUIT,
    VISION,
    is_vision,
)
from bailiwick.games.oath.goals import LAST_ROUND
from bailiwick.games.oath.judging.deal_texts import deal_text
from bailiwick.games.oath.judging.promise_texts import fate_text, promise_text
from bailiwick.games.oath.judging.promises import promised_to, promiser
from bailiwick.games.oath.prince.mind import COLUMN_IDS, UNALIGNED
from bailiwick.games.oath.ruling import bandits_at, ruler, sites_ruled
from bailiwick.games.oath.state import BANDITS, NOBODY, OFF_MAP, UNUSED, OathState
from bailiwick.games.oath.vocabulary import SEAT_NAMES
from bailiwick.games.oath.wording import cost_text, place_name
from bailiwick.games.oath.words import capital, name, say
from bailiwick.kernel.pages import NONE, CardPage, Panel

PAWN: Final = "*"
HIDDEN: Final = "?"


def panels(s: OathState, seat: int, lang: str) -> list[Panel]:
    """The map, the players, the Oath and the banners, banks and piles; a campaign or a deal under way; a player's own cards."""
    result = [_key(s, lang), *(_region(s, region, seat, lang) for region in range(REGIONS))]
    result += [_seats(s, seat, lang), _courts(s, seat, lang), _oath(s, lang), _banks(s, lang), _piles(s, seat, lang)]
    result += [_promises(s, lang), _prince(s, lang)]
    if s.campaign is not None:
        result.append(_campaign(s, s.campaign, seat, lang))
    if s.deal is not None:
        result.append(Panel(say(lang, "panel_deal"), [], [[capital(deal_text(s, s.deal, seat, lang))]]))
    if seat >= 0:
        result.append(_hand(s, seat, lang))
    return [panel for panel in result if panel.rows]


def _columns(lang: str, *keys: str) -> list[str]:
    return [say(lang, f"column_{key}") for key in keys]


# ---------------------------------------------------------------- the map


def letter(seat: int, lang: str) -> str:
    return say(lang, "panel_letters")[seat]


def inks(lang: str) -> dict[str, str]:
    return {letter(seat, lang): id for seat, id in enumerate(SEAT_NAMES)}


def _key(s: OathState, lang: str) -> Panel:
    marks = [f"{letter(seat, lang)} {name(lang, 'seat', seat)}" for seat in range(s.seats)]
    marks.append(say(lang, "key_pieces", letter(0, lang)))
    return Panel(say(lang, "panel_key"), [], [["   ".join(marks)]], inks(lang))


def _region(s: OathState, region: int, seat: int, lang: str) -> Panel:
    columns = _columns(lang, "site", "room", "pawns", "ruler", "warbands", "cards", "relics", "tokens")
    rows = [_slot(s, slot, seat, lang) for slot in range(SLOTS) if REGION_OF[slot] == region]
    return Panel(name(lang, "region", region), columns, rows, inks(lang))


def _slot(s: OathState, slot: int, seat: int, lang: str) -> list[str]:
    pawns = " ".join(PAWN + letter(other, lang) for other in range(s.seats) if s.pawn[other] == slot)
    if not s.is_up(slot):
        return [_facedown_site(s, slot, seat, lang), "", pawns, "", "", "", "", ""]
    lord = ruler(s, slot)
    return [
        place_name(s, slot, lang),
        f"{len(s.site_cards[slot])}/{SITES[s.slots[slot]].room}",
        pawns,
        "b" if lord == BANDITS else letter(lord, lang) if lord >= 0 else "",
        _garrison(s, slot, lang),
        ", ".join(_card(s, card, lang) for card in s.site_cards[slot]) or NONE,
        ", ".join(_known(s, relic, seat, lang) for relic in s.site_relics[slot]) or NONE,
        _tokens(s.site_favor[slot], s.site_secrets[slot]),
    ]


def _facedown_site(s: OathState, slot: int, seat: int, lang: str) -> str:
    """A facedown site by its place; who has seen it knows more."""
    place = f"{name(lang, 'slot', slot)} {HIDDEN}"
    if seat >= 0 and s.site_seen[s.slots[slot]] >> seat & 1:
        return f"{place} ({name(lang, 'card', SITE + s.slots[slot])})"
    return place


def _garrison(s: OathState, slot: int, lang: str) -> str:
    """Warbands; where there are none, the bandits who hold an empty site (O-2.9)."""
    return f"{letter(s.colour[slot], lang)}{s.garrison[slot]}" if s.garrison[slot] else f"b{bandits_at(s, slot)}"


def _tokens(favor: int, secrets: int) -> str:
    return " ".join(mark for mark, n in ((f"f{favor}", favor), (f"s{secrets}", secrets)) if n)


def _card(s: OathState, thing: int, lang: str) -> str:
    """A faceup card or relic: its name, its suit, what lies on it: tokens, or warbands (Obsidian Cage, False Prophet)."""
    suit = f" [{name(lang, 'suit', SUIT[thing])}]" if SUIT[thing] != NO_SUIT else ""
    on = [_tokens(s.favor_on[thing], s.secrets_on[thing])]
    if thing == CAGE:
        on += [f"{letter(colour, lang)}{n}" for colour, n in enumerate(s.caged) if n]
    if thing == s.prophesied:
        on.append(f"{letter(int(s.prophet), lang)}1")
    return " ".join([f"{name(lang, 'card', thing)}{suit}", *(mark for mark in on if mark)])


def _known(s: OathState, thing: int, seat: int, lang: str) -> str:
    """A facedown thing, by name for who knows it; a Vision has a back of its own (O-12.1)."""
    if s.sees(thing, seat):
        return f"{name(lang, 'card', thing)} {HIDDEN}"
    return f"{say(lang, 'panel_vision')} {HIDDEN}" if is_vision(thing) else HIDDEN


# ---------------------------------------------------------------- the players


def _seat_name(seat: int, you: int, lang: str) -> str:
    called = name(lang, "seat", seat)
    return say(lang, "panel_you", called) if seat == you else called


def _seats(s: OathState, you: int, lang: str) -> Panel:
    columns = _columns(lang, "seat", "role", "supply", "favor", "secrets", "warbands", "left", "sites", "place")
    rows = [_seat(s, seat, you, lang) for seat in range(s.seats)]
    if s.winner >= 0:
        return Panel(
            say(lang, "panel_won", name(lang, "seat", int(s.winner)), name(lang, "victory", int(s.victory))), columns, rows
        )
    return Panel(say(lang, "panel_round", int(s.round), LAST_ROUND, name(lang, "seat", int(s.turn))), columns, rows)


def _seat(s: OathState, seat: int, you: int, lang: str) -> list[str]:
    role = name(lang, "role", s.role[seat])
    return [
        _seat_name(seat, you, lang),
        say(lang, "panel_prince", role) if seat == s.prince else role,
        str(s.supply[seat]) if seat != s.prince else NONE,  # he needs none (CP-1.2)
        str(s.favor[seat]),
        f"{s.secrets[seat]}+{s.flipped[seat]}{HIDDEN}" if s.flipped[seat] else str(s.secrets[seat]),
        str(s.board[seat]),
        str(s.stock[seat]),
        str(sites_ruled(s, seat)),
        place_name(s, s.pawn[seat], lang) if s.pawn[seat] != OFF_MAP else NONE,
    ]


def _courts(s: OathState, you: int, lang: str) -> Panel:
    """What lies in front of the players: advisers, relics, a revealed Vision."""
    rows: list[list[str]] = []
    for seat in range(s.seats):
        advisers = [_card(s, card, lang) for card in s.advisers[seat]]
        advisers += [_known(s, card, you, lang) for card in s.facedown[seat]]
        relics = [_card(s, relic, lang) for relic in s.relics[seat]]
        vision = _card(s, s.vision[seat], lang) if s.vision[seat] else NONE
        rows.append([_seat_name(seat, you, lang), ", ".join(advisers) or NONE, ", ".join(relics) or NONE, vision])
    return Panel(say(lang, "panel_courts"), _columns(lang, "seat", "advisers", "relics", "vision"), rows)


def _hand(s: OathState, seat: int, lang: str) -> Panel:
    rows = [[_card(s, card, lang), texts.card_text(card, lang)] for card in s.hands[seat]]
    return Panel(say(lang, "panel_hand"), _columns(lang, "card", "text"), rows)


# ---------------------------------------------------------------- Oath, banks, piles


def _oath(s: OathState, lang: str) -> Panel:
    title = "panel_usurper" if s.usurper else "panel_oathkeeper"
    lines = [
        say(lang, f"goal_{int(s.oath)}"),
        say(lang, title, name(lang, "seat", int(s.oathkeeper))),
        say(lang, "panel_visions", int(s.visions_drawn)),
    ]
    for banner in range(2):
        holder = s.holder(banner)
        held = name(lang, "seat", holder) if holder != NOBODY else NONE
        line = say(lang, "panel_banner", name(lang, "banner", banner), held, s.banner_tokens[banner])
        lines.append(capital(say(lang, "panel_mob", line) if banner == 0 and s.mob else line))
    if s.world_name or s.game_number > 1:
        lines.insert(0, say(lang, "panel_world", s.world_name or say(lang, "panel_unnamed"), int(s.game_number)))
    return Panel(name(lang, "oath", int(s.oath)), [], [[line] for line in lines])


def _banks(s: OathState, lang: str) -> Panel:
    columns = [*(name(lang, "suit", suit) for suit in range(SUITS)), *_columns(lang, "shared")]
    return Panel(say(lang, "panel_banks"), columns, [[*(str(n) for n in s.banks), str(int(s.shared))]])


def _piles(s: OathState, seat: int, lang: str) -> Panel:
    """The discard piles, the relic deck, the Dispossessed, the Reliquary. How large the world deck is, nobody knows."""
    lines: list[str] = []
    for region in range(REGIONS):
        pile = s.discards[region]
        line = say(lang, "pile_cards", name(lang, "pile", region + 1), len(pile))
        known = [name(lang, "card", card) for card in reversed(pile) if s.sees(card, seat)]
        lines.append(capital(say(lang, "pile_known", line, ", ".join(known)) if known else line))
    lines.append(say(lang, "pile_relics", len(s.relic_deck)))
    lines.append(say(lang, "pile_dispossessed", len(s.dispossessed)))
    spaces = [
        f"{name(lang, 'space', space)} {_known(s, relic, seat, lang) if relic else NONE}"
        for space, relic in enumerate(s.reliquary)
        if relic != UNUSED
    ]
    lines.append(say(lang, "pile_reliquary", ", ".join(spaces)))
    return Panel(say(lang, "panel_piles"), [], [[line] for line in lines])


def _promises(s: OathState, lang: str) -> Panel:
    """What was promised before the Tribunal, and how it went: settled ones stay until the promiser's next turn (O-11.13)."""
    rows = [
        [
            name(lang, "seat", promiser(promise)),
            name(lang, "seat", promised_to(promise)),
            capital(promise_text(s, promise, lang)),
            fate_text(promise, lang),
        ]
        for promise in s.promises
    ]
    return Panel(say(lang, "panel_promises"), _columns(lang, "promiser", "promised_to", "promise", "fate"), rows)


def _prince(s: OathState, lang: str) -> Panel:
    """The Clockwork Prince's own board (CP-1.2)."""
    rows: list[list[str]] = []
    board = s.clockwork
    if board is not None:
        suits = [
            say(lang, f"prince_{COLUMN_IDS[board.columns[suit]]}", name(lang, "suit", suit), board.levels[suit])
            for suit in range(SUITS)
            if board.columns[suit] != UNALIGNED
        ]
        threat = name(lang, "seat", board.threat) if board.threat != NOBODY else NONE
        rows = [
            [say(lang, "prince_relations", ", ".join(suits) or NONE)],
            [say(lang, "prince_numbers", board.tactics, board.ambition)],
            [say(lang, "prince_threat", threat)],
            [say(lang, "prince_mind", name(lang, "mind", board.start), name(lang, "mind", board.current))],
        ]
    return Panel(say(lang, "panel_prince_board"), [], rows)


def _campaign(s: OathState, c: Campaign, seat: int, lang: str) -> Panel:
    title = say(lang, "panel_campaign", name(lang, "seat", c.attacker), name(lang, "seat", c.defender))
    lines = [
        say(lang, "campaign_targets", ", ".join(_target(s, target, seat, lang) for target in c.targets) or NONE),
        say(lang, "campaign_dice", c.attack_dice, c.defense_dice),
    ]
    if c.plans:
        plans = [f"{name(lang, 'card', plan >> 3)} ({name(lang, 'seat', plan & 7)})" for plan in c.plans]
        lines.append(say(lang, "campaign_plans", ", ".join(plans)))
    if c.attack_roll:
        lines.append(say(lang, "campaign_strengths", c.attack, c.defense))
    return Panel(title, [], [[line] for line in lines])


def _target(s: OathState, target: int, seat: int, lang: str) -> str:
    """A relic may be one that lies facedown at a targeted site (Relic Hunter)."""
    if target < TARGET_RELIC:
        return place_name(s, target, lang)
    if target == TARGET_PAWN:
        return say(lang, "campaign_pawn")
    thing = target_thing(target)
    for slot in range(SLOTS):
        if target < TARGET_BANNER and thing in s.site_relics[slot]:
            return say(lang, "campaign_facedown", place_name(s, slot, lang), _known(s, thing, seat, lang))
    return name(lang, "card", thing)


# ---------------------------------------------------------------- pages


def card_pages(lang: str) -> list[CardPage]:
    """The denizens by suit, the edifices, the Visions, the relics, the sites, the traits of the Reliquary and the banners."""
    denizens = sorted(range(1, DENIZEN_COUNT + 1), key=lambda card: (SUIT[card], card))
    return [_page(thing, lang) for thing in (*denizens, *range(EDIFICE, SOURCES))]


# Kinds of cards, in the order of their pages
GROUPS: Final = ("denizen", "edifice", "vision", "relic", "site", "reliquary", "banner")


def group_of(thing: int) -> str:
    for first, group in ((BANNER, "banner"), (RELIQUARY, "reliquary"), (SITE, "site"), (RELIC, "relic"), (VISION, "vision")):
        if thing >= first:
            return group
    return "edifice" if thing >= EDIFICE else "denizen"


def _page(thing: int, lang: str) -> CardPage:
    group = group_of(thing)
    site = SITES[thing - SITE] if group == "site" else None
    where = say(lang, f"where_{RESTRICTION[thing]}") if group in ("denizen", "edifice") else NONE
    facts = {
        say(lang, "fact_group"): say(lang, f"group_{group}"),
        say(lang, "fact_suit"): name(lang, "suit", SUIT[thing]) if SUIT[thing] != NO_SUIT else NONE,
        say(lang, "fact_where"): say(lang, "where_locked", where) if LOCKED[thing] else where,
        say(lang, "fact_dice"): str(RELIC_DICE[thing]) if group == "relic" else NONE,
        say(lang, "fact_room"): str(site.room) if site is not None else NONE,
        say(lang, "fact_price"): _price(site, lang) if site is not None else NONE,
        say(lang, "fact_found"): _found(site, lang) if site is not None else NONE,
        say(lang, "fact_homeland"): name(lang, "suit", site.homeland) if site is not None and site.homeland != NO_SUIT else NONE,
    }
    return CardPage(IDS[thing], name(lang, "card", thing), group, facts, texts.card_text(thing, lang))


def _price(site: Site, lang: str) -> str:
    """What a relic costs here, and where favor goes (O-5.4.2)."""
    price = cost_text(site.price, lang)
    if site.bank != NO_SUIT:
        return say(lang, "price_to_bank", price, name(lang, "suit", site.bank))
    return price or NONE


def _found(site: Site, lang: str) -> str:
    """What is put there when the site is revealed."""
    parts = (("cost_favor", site.favor), ("cost_secret", site.secrets), ("found_relics", site.relics))
    return ", ".join(say(lang, key, n) for key, n in parts if n) or NONE
