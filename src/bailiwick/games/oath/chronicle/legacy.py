"""What a game leaves behind: from the last position to the next chronicle (O-13). Asks nobody: what the winner decides is given.

Who may decide what is said by `vows`, `heirs`, `buildable`, `repairable` and `main_suits`; `next_chronicle` does the rest.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_kept_sites
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import HINTERLAND, PROVINCES, REGION_OF, REGIONS, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import (
    EDIFICE,
    SCEPTER,
    SUIT,
    VISION,
    VISION_OATH,
    is_denizen,
    is_edifice,
    is_ruin,
    other_side,
)
from bailiwick.games.oath.chronicle.world import NO_SITE, Chronicle, Land, build_deck, citizens_of
from bailiwick.games.oath.goals import EXHAUSTION, VISIONARY, vision_met, visions_of
from bailiwick.games.oath.questions import KeptSites
from bailiwick.games.oath.ruling import adviser_suits, rules_site
from bailiwick.games.oath.state import AT, CITIZEN, SEATS, UNUSED, OathState, without
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import SEAT_BIT

ADDED: Final = (3, 2, 1)  # of the main suit and the two after it on the circle (O-13.8)
REMOVED: Final = 6
RELIQUARY_SPACES: Final = 4

# ---------------------------------------------------------------- what the winner may decide


def vows(s: OathState) -> list[int]:
    """The next Oath: who won by a Vision alone takes that one's; otherwise any but the one just played (O-13.1, R-21)."""
    seat = int(s.winner)
    by_vision = s.victory == VISIONARY or (s.victory == EXHAUSTION and s.is_exile(seat) and not s.usurper)  # O-9.8 (3)
    if by_vision:
        return sorted({VISION_OATH[vision] for vision in visions_of(s, seat) if vision_met(s, seat, vision)})
    return [oath for oath in range(4) if oath != s.oath]


def heirs(s: OathState) -> list[int]:
    """Who a winning Exile may offer Citizenship: those who were Exiles already (O-13.2)."""
    if not s.is_exile(int(s.winner)):
        return []
    return [seat for seat in range(1, s.seats) if s.is_exile(seat) and seat != s.winner]


def buildable(s: OathState) -> list[int]:
    """Denizens that a winning Chancellor or Citizen may replace by their suit's edifice (O-13.3, R-93)."""
    found: list[int] = []
    for slot in sites_to_build(s):
        if not any(is_edifice(card) for card in s.site_cards[slot]):
            found += [card for card in s.site_cards[slot] if edifice_for(s, card)]
    return found


def repairable(s: OathState) -> list[int]:
    """Ruins at ruled sites."""
    return [card for slot in sites_to_build(s) for card in s.site_cards[slot] if is_ruin(card)]


def sites_to_build(s: OathState) -> list[int]:
    if s.is_exile(int(s.winner)):
        return []
    return [slot for slot in range(SLOTS) if rules_site(s, int(s.winner), slot)]


def edifice_for(s: OathState, card: int) -> int:
    """The intact edifice of a denizen's suit, if it is in the Archive; 0 otherwise."""
    for edifice in range(EDIFICE, VISION, 2):
        if SUIT[edifice] == SUIT[card] and edifice in s.archive:
            return edifice
    return 0


def main_suits(s: OathState) -> list[int]:
    """The suits most common among the winner's faceup advisers; all, if there are none (O-13.8, R-91)."""
    suits = adviser_suits(s, int(s.winner))
    if not suits:
        return list(range(SUITS))
    most = max(suits.count(suit) for suit in range(SUITS))
    return [suit for suit in range(SUITS) if suits.count(suit) == most]


# ---------------------------------------------------------------- the map


def kept_lands(s: OathState, new_citizens: int) -> tuple[list[Land], list[Land], bytes, bytes]:
    """The sites that stay, those set aside as ruins, and what leaves: denizens and relics (O-13.4, O-13.5)."""
    kept: list[Land] = []
    ruined: list[Land] = []
    cards, relics = b"", b""
    spared = ask_kept_sites(s, KeptSites(0))
    for slot in range(SLOTS):
        ruled = rules_site(s, int(s.winner), slot) or any(
            new_citizens & SEAT_BIT[seat] and rules_site(s, seat, slot) for seat in range(s.seats)
        )
        here = s.site_cards[slot]
        intact = any(is_edifice(card) and not is_ruin(card) for card in here)
        if not s.is_up(slot) or not (ruled or intact or spared >> slot & 1):
            cards += bytes([card for card in here if is_denizen(card)])
            relics += s.site_relics[slot]
            continue
        if not ruled and intact:
            cards += bytes([card for card in here if is_denizen(card)])
            here = bytes([other_side(card) if not is_ruin(card) else card for card in here if is_edifice(card)])
        land = Land(s.slots[slot], True, here, s.site_relics[slot])
        (ruined if any(is_ruin(card) for card in here) else kept).append(land)
    return kept, ruined, cards, relics


def refill(kept: list[Land], ruined: list[Land], spare: list[int]) -> list[Land]:
    """O-13.7: sites move up, ruins fill from the bottom of the Hinterland and then of the Provinces, the rest is new."""
    empty = [slot >= len(kept) for slot in range(SLOTS)]
    lands = [*kept, *(Land(0) for _ in range(SLOTS - len(kept)))]
    waiting = list(ruined)
    for region in (HINTERLAND, PROVINCES):  # which have room for the six that there are
        for slot in range(SLOTS - 1, -1, -1):
            if waiting and empty[slot] and REGION_OF[slot] == region:
                lands[slot] = waiting.pop()
                empty[slot] = False
    for slot in range(SLOTS):
        if empty[slot]:
            lands[slot] = Land(spare.pop(0))
    for region in range(REGIONS):
        slots = [slot for slot in range(SLOTS) if REGION_OF[slot] == region]
        if not any(lands[slot].up for slot in slots):
            lands[slots[0]].up = True
    return lands


# ---------------------------------------------------------------- cards


def add_six(archive: bytes, dispossessed: bytes, suit: int, rng: Rng) -> tuple[bytes, bytes, bytes]:
    """The six that come, then Archive and Dispossessed; an Archive that can't give all six is healed (O-13.8, R-94)."""
    pools = [bytes([card for card in archive if SUIT[card] == (suit + i) % SUITS and is_denizen(card)]) for i in range(3)]
    if all(len(pool) >= number for pool, number in zip(pools, ADDED, strict=True)):
        added = b"".join(rng.shuffled(pool)[:number] for pool, number in zip(pools, ADDED, strict=True))
        return added, bytes([card for card in archive if card not in added]), dispossessed
    order = rng.shuffled(bytes(range(SUITS)))  # of suits that have as many
    fullest = sorted(order, key=lambda number: -sum(1 for card in dispossessed if SUIT[card] == number))
    pools = [bytes(sorted(card for card in dispossessed if SUIT[card] == number)) for number in fullest]
    added = b"".join(rng.shuffled(pool) for pool in pools)[:REMOVED]
    return added, archive + bytes([card for card in dispossessed if card not in added]), b""


def next_chronicle(s: OathState, oath: int, new_citizens: int, building: int, suit: int, rng: Rng) -> Chronicle:
    """The world of the next game. `building`: a denizen to be replaced by its edifice, or a ruin to be repaired; 0: neither."""
    o = s.clone()
    c = Chronicle()
    c.number, c.name = s.game_number + 1, s.world_name
    c.oath = oath
    c.winner = int(o.winner)
    c.citizens_before = citizens_of(o.chronicle)
    if o.is_exile(int(o.winner)):
        c.citizens = new_citizens
    else:
        c.citizens = sum(SEAT_BIT[seat] for seat in range(1, SEATS) if o.role[seat] == CITIZEN)
    replaced_card = build(o, building)
    kept, ruined, cleared, relics = kept_lands(o, new_citizens)
    left = [n for n in range(len(SITES)) if all(land.site != n for land in kept + ruined)]
    c.lands = refill(kept, ruined, list(rng.shuffled(bytes(left))))

    archive = bytes([card for card in o.archive if is_denizen(card)])
    added, archive, dispossessed = add_six(archive, o.dispossessed, suit, rng)
    pile = rng.shuffled(unwanted(o, cleared))
    c.dispossessed = bytes(sorted(dispossessed + pile[:REMOVED]))
    rest = pile[REMOVED:] + added + o.deck + o.advisers[o.winner] + o.facedown[o.winner] + replaced_card
    c.deck = build_deck(rng, bytes(sorted(card for card in rest if is_denizen(card))))
    c.relics = stack_relics(o, c, relics, rng)
    return c


def unwanted(o: OathState, cleared: bytes) -> bytes:
    """The denizens among which six go: discarded, cleared from the map, or advisers of those who have lost (O-13.9)."""
    losers = [seat for seat in range(o.seats) if seat != o.winner]
    pile = b"".join(o.discards) + cleared + b"".join(o.advisers[seat] + o.facedown[seat] for seat in losers)
    return bytes([card for card in pile if is_denizen(card)])


def build(o: OathState, building: int) -> bytes:
    """O-13.3: returns the denizen that makes room and stays in circulation."""
    slot = o.slot_of(building)
    if not building or slot < 0:
        return b""
    new = other_side(building) if is_ruin(building) else edifice_for(o, building)
    o.site_cards[slot] = bytes([new if card == building else card for card in o.site_cards[slot]])
    o.put_where(building, 0)
    o.put_where(new, AT + slot)  # its power counts already: the Forest Temple's
    if is_denizen(building):
        o.archive = without(o.archive, new)
        return bytes([building])
    return b""


def stack_relics(o: OathState, c: Chronicle, returned: bytes, rng: Rng) -> bytes:
    """O-13.10: faceup sites are filled; the winner's relics, with those of the Reliquary, come to lie on top."""
    held = [bytes([relic for relic in o.relics[seat] if relic != SCEPTER]) for seat in range(o.seats)]
    reliquary = bytes([relic for relic in o.reliquary if relic not in (0, UNUSED)])
    losers = b"".join(held[seat] for seat in range(o.seats) if seat != o.winner)
    deck = rng.shuffled(bytes(sorted(o.relic_deck + returned + losers)))
    for land in c.lands:
        if land.up:
            missing = max(SITES[land.site].relics - len(land.relics), 0)
            land.relics += deck[:missing]
            deck = deck[missing:]
    return deck + rng.shuffled(bytes(sorted(held[o.winner] + reliquary)))


# ---------------------------------------------------------------- the next game's own luck


def draw_anew(c: Chronicle, s: OathState, rng: Rng) -> None:
    """Draw again what the winner has drawn unseen; `s` is the position in which the chronicle was written. What everybody could
    see of the writing stays: the winner's choices, the sites turned up, the six that came from the Archive."""
    o = s.clone()
    build(o, int(s.building))
    kept, ruined, cleared, returned = kept_lands(o, int(s.heirs))
    deal_facedown_sites(c, rng)
    pile = unwanted(o, cleared)
    gone = bytes([card for card in c.dispossessed if card in pile])
    going = rng.shuffled(bytes(sorted(pile)))[: len(gone)]
    denizens = bytes([card for card in c.deck if is_denizen(card)]) + gone
    c.dispossessed = bytes(sorted(bytes([card for card in c.dispossessed if card not in gone]) + going))
    c.deck = build_deck(rng, bytes(sorted(card for card in denizens if card not in going)))
    lay_there = {land.site: land.relics for land in kept + ruined}
    for land in c.lands:
        land.relics = lay_there.get(land.site, b"")
    c.relics = stack_relics(o, c, returned, rng)


def reorder(c: Chronicle, rng: Rng) -> None:
    """The same without that position: a text alone doesn't say what else could have been drawn. Every order is another; which
    relics fill the Reliquary, which lie at sites and who is Dispossessed stays as it is written."""
    deal_facedown_sites(c, rng)
    c.deck = build_deck(rng, bytes(sorted(card for card in c.deck if is_denizen(card))))
    top = c.relics[-RELIQUARY_SPACES:]
    c.relics = rng.shuffled(bytes(sorted(c.relics[:-RELIQUARY_SPACES]))) + rng.shuffled(bytes(sorted(top)))


def deal_facedown_sites(c: Chronicle, rng: Rng) -> None:
    """O-13.7 (6); where the text leaves a slot empty, the set-up deals one anyway."""
    up = [land.site for land in c.lands if land.up]
    spare = list(rng.shuffled(bytes([n for n in range(len(SITES)) if n not in up])))
    for land in c.lands:
        if not land.up and land.site != NO_SITE:
            land.site = spare.pop()
