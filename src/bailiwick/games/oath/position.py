"""A position as JSON: written whole, and shown to a seat. Reading is in `reading`."""

from __future__ import annotations

from typing import Any, Final

from bailiwick.games.oath.campaign.forces import (
    attack_force,
    attack_strength,
    bandits_in_defense,
    defense_force,
    dice_of_targets,
    title_dice,
    warbands_at_targets,
)
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_RELIC, Campaign
from bailiwick.games.oath.catalogue.suits import REGION_IDS, SLOT_IDS, SLOTS, SUIT_IDS, SUITS
from bailiwick.games.oath.catalogue.things import BANNER_IDS, IDS, SITE, SITE_COUNT, SPACE_IDS, THINGS, is_vision
from bailiwick.games.oath.goals import OATH_IDS, VICTORY_IDS
from bailiwick.games.oath.judging.deal import Deal
from bailiwick.games.oath.judging.promises import (
    FATE_IDS,
    KIND_IDS,
    actions_of,
    amount,
    deed_of,
    fate_of,
    is_gift,
    kind_of,
    penalty_of,
    promised_to,
    promiser,
    target_of,
    when_of,
)
from bailiwick.games.oath.prince.board import write_board
from bailiwick.games.oath.ruling import ruler
from bailiwick.games.oath.state import NOBODY, ROLE_IDS, SEATS, UNUSED, OathState
from bailiwick.games.oath.vocabulary import DEED_IDS, SEAT_NAMES, VOCABULARY, WHEN_IDS
from bailiwick.kernel.position import write_flight
from bailiwick.kernel.step import Program

SCHEMA: Final = 1
SIDES: Final = (*SEAT_NAMES, "bandits")
UNUSED_ID: Final = "unused"
DENIZEN_BACK: Final = "denizen"
VISION_BACK: Final = "vision"
WHEN_NAMES: Final = ("now", *WHEN_IDS)


def ids(pile: bytes) -> list[str]:
    return [IDS[thing] for thing in pile]


def seat_list(mask: int) -> list[str]:
    return [SEAT_NAMES[seat] for seat in range(SEATS) if mask >> seat & 1]


def slot_list(mask: int) -> list[str]:
    return [SLOT_IDS[slot] for slot in range(SLOTS) if mask >> slot & 1]


def side_name(seat: int) -> str | None:
    return None if seat == NOBODY else SIDES[seat]


def slot_name(slot: int) -> str | None:
    return SLOT_IDS[slot] if 0 <= slot < SLOTS else None


def write_slot(s: OathState, slot: int) -> dict[str, Any]:
    return {
        "site": IDS[SITE + s.slots[slot]],
        "faceup": s.is_up(slot),
        "cards": ids(s.site_cards[slot]),
        "relics": ids(s.site_relics[slot]),
        "favor": s.site_favor[slot],
        "secrets": s.site_secrets[slot],
        "warbands": s.garrison[slot],
        "colour": SEAT_NAMES[s.colour[slot]] if s.garrison[slot] else None,
        "discarded_here": [SUIT_IDS[suit] for suit in range(SUITS) if s.discarded_here[slot] >> suit & 1],
    }


def write_seat(s: OathState, seat: int) -> dict[str, Any]:
    return {
        "role": ROLE_IDS[s.role[seat]],
        "pawn": slot_name(s.pawn[seat]),
        "supply": s.supply[seat],
        "favor": s.favor[seat],
        "secrets": s.secrets[seat],
        "facedown_secrets": s.flipped[seat],
        "warbands": s.board[seat],
        "advisers": ids(s.advisers[seat]),
        "facedown": ids(s.facedown[seat]),
        "vision": IDS[s.vision[seat]] or None,
        "relics": ids(s.relics[seat]),
        "hand": ids(s.hands[seat]),
    }


def write_campaign(c: Campaign) -> dict[str, Any]:
    return {
        "attacker": SIDES[c.attacker],
        "defender": SIDES[c.defender],
        "site": slot_name(c.site),
        "joined_site": slot_name(c.joined_site),
        "outcast": side_name(c.outcast),
        "allies": seat_list(c.allies),
        "asked": seat_list(c.asked),
        "targets": list(c.targets),
        "flipped_for": slot_list(c.flipped_for),
        "attack_dice": c.attack_dice,
        "defense_dice": c.defense_dice,
        "plans": [[IDS[plan >> 3], SIDES[plan & 7]] for plan in c.plans],
        "discards": [IDS[source] for source in c.discards],
        "defense_roll": c.defense_roll.decode("ascii"),
        "attack_roll": c.attack_roll.decode("ascii"),
        "defense": c.defense,
        "attack": c.attack,
        "sacrificed": c.sacrificed,
        "killed": [c.killed_attackers, c.killed_defenders],
        "victor": c.victor,
        "no_rolls": c.no_rolls,
        "taken": [IDS[relic] for relic in c.taken],
        "agreed": [IDS[source] for source in c.agreed],
        "survivors": list(c.survivors),
    }


def write_deal(deal: Deal) -> dict[str, Any]:
    return {
        "proposer": SEAT_NAMES[deal.proposer],
        "partner": SEAT_NAMES[deal.partner],
        "kinds": deal.kinds,
        "space": SPACE_IDS[deal.space] if deal.space >= 0 else None,
        "citizenship": deal.citizenship,
        "favor": list(deal.favor),
        "secrets": list(deal.secrets),
        "things": [ids(column) for column in deal.things],
        "banners": list(deal.banners),
        "sites": list(deal.sites),
        "promises": [write_promise(promise) for promise in deal.promises],
        "draft": write_promise(deal.draft) if deal.drafting else None,
        "assembly": deal.assembly,
        "counters": deal.counters,
    }


def write_promise(promise: int) -> dict[str, Any]:
    return {
        "by": SEAT_NAMES[promiser(promise)],
        "to": SEAT_NAMES[promised_to(promise)],
        "what": KIND_IDS[kind_of(promise)],
        "deed": None if is_gift(promise) else deed_name(promise),
        "n": amount(promise),
        "when": WHEN_NAMES[when_of(promise)],
        "penalty": dict(zip(("favor", "secrets", "relics", "advisers"), penalty_of(promise), strict=True)),
        "fate": FATE_IDS[fate_of(promise)],
    }


def deed_name(promise: int) -> str:
    """An action by its name; a verb alone for any action of it."""
    return VOCABULARY.names[actions_of(promise)[0]] if target_of(promise) else DEED_IDS[deed_of(promise)]


def write_action(s: OathState) -> dict[str, Any]:
    """What is going on, beside the stack."""
    return {
        "acting": s.acting,
        "act_over": s.act_over,
        "scepter_taken": s.scepter_taken,
        "used": [IDS[source] for source in s.used],
        "declared": [IDS[source] for source in s.declared],
        "powers": list(s.powers),
        "traveller": side_name(s.traveller),
        "origin": slot_name(s.origin),
        "destination": slot_name(s.destination),
        "search_pile": s.search_pile,
        "discard_place": s.discard_place,
        "cleared": [IDS[source] for source in s.cleared],
        "played": IDS[s.played] or None,
        "played_by": side_name(s.played_by),
        "played_at": slot_name(s.played_at),
        "played_up": s.played_up,
        "played_drawn": s.played_drawn,
        "taker": side_name(s.taker),
        "taken": ids(s.taken),
        "fought_by": side_name(s.fought_by),
        "fought_against": side_name(s.fought_against),
        "end_die": s.end_die,
        "rolled": s.rolled.decode("ascii"),
        "roller": side_name(s.roller),
        "site_plays": s.site_plays,
        "notes": list(s.notes),
    }


def write_on_things(s: OathState) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for thing in range(1, THINGS):
        if s.favor_on[thing] or s.secrets_on[thing]:
            found[IDS[thing]] = {"favor": s.favor_on[thing], "secrets": s.secrets_on[thing]}
    return found


def to_json(s: OathState, program: Program[OathState]) -> dict[str, Any]:
    """The whole position. Decks and piles are listed with the top card first."""
    return {
        "game": "oath",
        "schema": SCHEMA,
        "players": s.seats,
        "prince": side_name(s.prince),
        "clockwork": write_board(s.clockwork, SEAT_NAMES) if s.clockwork is not None else None,
        "chronicle": s.chronicle,
        "oath": OATH_IDS[s.oath],
        "oathkeeper": SEAT_NAMES[s.oathkeeper],
        "usurper": s.usurper,
        "round": s.round,
        "turn": SEAT_NAMES[s.turn],
        "visions_drawn": s.visions_drawn,
        "map": {SLOT_IDS[slot]: write_slot(s, slot) for slot in range(SLOTS)},
        "site_deck": [IDS[SITE + site] for site in s.site_deck],
        "seats": {SEAT_NAMES[seat]: write_seat(s, seat) for seat in range(s.seats)},
        "roles_unused": [ROLE_IDS[role] for role in s.role[s.seats :]],
        "stock": dict(zip(SEAT_NAMES, s.stock, strict=True)),
        "banners": {
            id: {"holder": side_name(s.holder(banner)), "tokens": s.banner_tokens[banner]} for banner, id in enumerate(BANNER_IDS)
        },
        "mob": s.mob,
        "banks": dict(zip(SUIT_IDS, s.banks, strict=True)),
        "shared": s.shared,
        "deck": ids(s.deck[::-1]),
        "discards": {id: ids(s.discards[region][::-1]) for region, id in enumerate(REGION_IDS)},
        "relic_deck": ids(s.relic_deck[::-1]),
        "reliquary": {
            id: UNUSED_ID if s.reliquary[space] == UNUSED else IDS[s.reliquary[space]] or None
            for space, id in enumerate(SPACE_IDS)
        },
        "dispossessed": ids(s.dispossessed),
        "archive": ids(s.archive),
        "on_things": write_on_things(s),
        "caged": dict(zip(SEAT_NAMES, s.caged, strict=True)),
        "prophet": side_name(s.prophet),
        "prophesied": IDS[s.prophesied] or None,
        "seen": {IDS[thing]: seat_list(s.seen[thing]) for thing in range(1, THINGS) if s.seen[thing]},
        "sites_seen": {IDS[SITE + n]: seat_list(s.site_seen[n]) for n in range(SITE_COUNT) if s.site_seen[n]},
        "action": write_action(s),
        "campaign": write_campaign(s.campaign) if s.campaign is not None else None,
        "deal": write_deal(s.deal) if s.deal is not None else None,
        "promises": [write_promise(promise) for promise in s.promises],
        "winner": side_name(s.winner),
        "victory": VICTORY_IDS[s.victory] or None,
        "legacy": {
            "game_number": s.game_number,
            "world_name": s.world_name,
            "vow": OATH_IDS[s.vow],
            "heirs_asked": seat_list(s.heirs_asked),
            "heirs": seat_list(s.heirs),
            "building": IDS[s.building] or None,
            "written": s.written,
        },
        **write_flight(s, program, SEAT_NAMES[: s.seats]),
    }


# ---------------------------------------------------------------- what a seat sees


def backs(pile: bytes) -> list[str]:
    return [VISION_BACK if is_vision(card) else DENIZEN_BACK for card in pile]


def known(s: OathState, pile: bytes, seat: int) -> list[str]:
    """Facedown cards as a seat sees them: by name if it knows them, else by their backs (O-12.1)."""
    return [IDS[card] if s.sees(card, seat) else backs(bytes([card]))[0] for card in pile]


def known_relics(s: OathState, pile: bytes, seat: int) -> list[str | None]:
    return [IDS[relic] if s.sees(relic, seat) else None for relic in pile]


def view_json(masked: OathState, seat: int, program: Program[OathState]) -> dict[str, Any]:
    """What a seat may know: the position without what is hidden."""
    s = masked
    data = to_json(s, program)
    for key in ("stack", "rng", "revealed", "seen", "sites_seen", "archive", "site_deck"):
        del data[key]
    for slot in range(SLOTS):
        here = data["map"][SLOT_IDS[slot]]
        here["relics"] = known_relics(s, s.site_relics[slot], seat)
        here["ruler"] = side_name(ruler(s, slot))
        if not s.is_up(slot) and not (seat >= 0 and s.site_seen[s.slots[slot]] >> seat & 1):
            here["site"] = None
    for other in range(s.seats):
        page = data["seats"][SEAT_NAMES[other]]
        page["facedown"] = known(s, s.facedown[other], seat)
        hand = known(s, s.hands[other], seat)
        page["hand"] = hand if other == seat else sorted(hand)  # from which place a card goes is nobody's business
    data["deck"] = known(s, s.deck[::-1], seat)[: max(1, deep(s, seat))]  # its size is private
    for region, id in enumerate(REGION_IDS):
        data["discards"][id] = known(s, s.discards[region][::-1], seat)
    data["relic_deck"] = len(s.relic_deck)
    for space, id in enumerate(SPACE_IDS):
        relic = s.reliquary[space]
        if relic not in (0, UNUSED):
            data["reliquary"][id] = IDS[relic] if s.sees(relic, seat) else "facedown"
    data["dispossessed"] = len(s.dispossessed)
    del data["legacy"]["written"]
    if s.campaign is not None:
        data["campaign"]["forces"] = forces(s, s.campaign)
        if s.stack and program.steps[s.top].key == "declare":  # reckoned when all are declared; until then, so far
            data["campaign"]["defense_dice"] = dice_of_targets(s) + title_dice(s)
        data["campaign"]["targets"] = [known_target(s, target, seat) for target in s.campaign.targets]
    hide_deal(s, data, seat)
    data["you"] = SEAT_NAMES[seat] if seat >= 0 else None
    return data


def forces(s: OathState, c: Campaign) -> dict[str, dict[str, int]]:
    """What each side of a campaign has before any die is rolled, by where it stands (O-5.5.8)."""
    board = s.board[c.attacker]
    there, bandits = warbands_at_targets(s), bandits_in_defense(s)
    return {
        "attack": {"boards": board, "sites": attack_force(s) - board, "bandits": attack_strength(s) - attack_force(s)},
        "defense": {"boards": defense_force(s) - there - bandits, "sites": there, "bandits": bandits},
    }


def known_target(s: OathState, target: int, seat: int) -> int:
    """A facedown relic at a site (Relic Hunter) is a target without a name for who has not seen it."""
    relic = target - TARGET_RELIC
    hidden = TARGET_RELIC <= target < TARGET_BANNER and not s.where[relic] and not s.sees(relic, seat)
    return TARGET_RELIC if hidden else target


def hide_deal(s: OathState, data: dict[str, Any], seat: int) -> None:
    """Facedown advisers in a deal are shown to who knows them."""
    if s.deal is not None:
        for column in range(2):
            data["deal"]["things"][column] = [
                IDS[thing] if s.where[thing] else known(s, bytes([thing]), seat)[0] for thing in s.deal.things[column]
            ]


def deep(s: OathState, seat: int) -> int:
    """How many cards from the top of the world deck the seat has seen in a row."""
    count = 0
    for card in s.deck[::-1]:
        if not s.sees(card, seat):
            break
        count += 1
    return count
