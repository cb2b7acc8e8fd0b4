"""How cards, relics, banners and pawns move. Rules about when they may are in `steps`."""

from __future__ import annotations

from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import NEXT_REGION, NO_SUIT, REGION_OF
from bailiwick.games.oath.catalogue.things import BANNER, CAGE, PEOPLES_FAVOR, RELIQUARY, SCEPTER, SITE, SUIT, other_side
from bailiwick.games.oath.state import (
    AT,
    BANDITS,
    CHANCELLOR,
    EVERYBODY,
    EXILE,
    NO_ONE,
    NOBODY,
    ONE,
    UNUSED,
    WITH,
    OathState,
    replaced,
    without,
)
from bailiwick.games.oath.tokens import clear_card, release, send_burned
from bailiwick.kernel.state import SEAT_BIT

# ---------------------------------------------------------------- cards


def lay_at_site(s: OathState, card: int, slot: int) -> None:
    s.site_cards[slot] = s.site_cards[slot] + ONE[card]
    s.put_where(card, AT + slot)


def add_adviser(s: OathState, seat: int, card: int) -> None:
    """Faceup."""
    s.advisers[seat] = s.advisers[seat] + ONE[card]
    s.put_where(card, WITH + seat)


def hide_adviser(s: OathState, seat: int, card: int) -> None:
    """Facedown: only its owner knows it."""
    s.facedown[seat] = s.facedown[seat] + ONE[card]
    s.note_seen(card, SEAT_BIT[seat])


def lift(s: OathState, card: int) -> None:
    """Take a faceup card from its site, from advisers or from a Vision space."""
    slot, seat = s.slot_of(card), s.keeper(card)
    if slot != NOBODY:
        s.site_cards[slot] = without(s.site_cards[slot], card)
    elif card in s.advisers[seat]:
        s.advisers[seat] = without(s.advisers[seat], card)
    else:
        s.vision = replaced(s.vision, seat, 0)
    s.put_where(card, 0)


def pile_for(s: OathState, region: int) -> int:
    return NEXT_REGION[region]


def lay_on_pile(s: OathState, card: int, pile: int, seen: int) -> None:
    s.discards[pile] = s.discards[pile] + ONE[card]
    s.note_seen(card, seen)


def discard_faceup(s: OathState, card: int, actor: int) -> None:
    """O-2.14, R-69: by the card's region if it lies at a site, by its owner's if it is an adviser or a Vision."""
    slot, owner = s.slot_of(card), s.keeper(card)
    region = REGION_OF[slot] if slot != NOBODY else s.region(owner)
    clear_card(s, card, int(s.turn))
    if slot != NOBODY and actor == s.turn and SUIT[card] != NO_SUIT:
        s.discarded_here = replaced(s.discarded_here, slot, s.discarded_here[slot] | 1 << SUIT[card])
    lift(s, card)
    lay_on_pile(s, card, pile_for(s, region), EVERYBODY)
    s.tell("is_discarded" if actor == BANDITS else "discards", actor, (card,))


def discard_facedown(s: OathState, seat: int, card: int) -> None:
    """A facedown adviser, by its owner's region."""
    s.facedown[seat] = without(s.facedown[seat], card)
    lay_on_pile(s, card, pile_for(s, s.region(seat)), s.seen[card])
    s.tell("discards_facedown", seat)
    s.tell("discard_is", seat, (card,), SEAT_BIT[seat])


def flip_edifice(s: OathState, card: int) -> None:
    """Turn an edifice to its other side, with what lies on it."""
    slot = s.slot_of(card)
    other = other_side(card)
    s.site_cards[slot] = s.site_cards[slot].replace(ONE[card], ONE[other])
    s.put_where(card, 0)
    s.put_where(other, AT + slot)
    s.favor_on = replaced(replaced(s.favor_on, other, s.favor_on[card]), card, 0)
    s.secrets_on = replaced(replaced(s.secrets_on, other, s.secrets_on[card]), card, 0)


# ---------------------------------------------------------------- relics and banners


def take_relic(s: OathState, seat: int, relic: int) -> None:
    """Faceup to a player, from wherever it is."""
    keeper = s.keeper(relic)
    if keeper == NOBODY:
        s.reveal()  # it lay facedown
    if keeper != NOBODY:
        s.relics[keeper] = without(s.relics[keeper], relic)
    elif relic in s.reliquary:
        uncover(s, s.reliquary.index(relic))
    elif relic in s.relic_deck:
        s.relic_deck = without(s.relic_deck, relic)
    else:
        for slot in range(len(s.site_relics)):
            if relic in s.site_relics[slot]:
                s.site_relics[slot] = without(s.site_relics[slot], relic)
    s.relics[seat] = s.relics[seat] + ONE[relic]
    s.put_where(relic, WITH + seat)
    s.note_seen(relic, EVERYBODY)
    if relic == SCEPTER:
        s.scepter_taken = True


def give_relic(s: OathState, seat: int, relic: int) -> None:
    """The same, but given: the Scepter can be used at once (O-8.1)."""
    taken = s.scepter_taken
    take_relic(s, seat, relic)
    s.scepter_taken = taken


def uncover(s: OathState, space: int) -> None:
    """A relic leaves the Reliquary, and the space binds the Chancellor (O-7.9)."""
    s.reliquary = replaced(s.reliquary, space, 0)
    s.put_where(RELIQUARY + space, WITH + CHANCELLOR)


def from_reliquary(s: OathState, space: int) -> bytes:
    """The relic of a space, if any; the Clockwork Prince has no Reliquary: the lowest of the relic deck instead (CP-1.3)."""
    if UNUSED in s.reliquary:
        return s.relic_deck[:1]
    return s.reliquary[space : space + 1] if space >= 0 and s.reliquary[space] else b""


def bury_relic(s: OathState, relic: int, seen: int) -> None:
    """A relic in nobody's hands any more goes under the relic deck."""
    keeper = s.keeper(relic)
    if keeper != NOBODY:
        if relic == CAGE:
            empty_cage(s, keeper)
        s.relics[keeper] = without(s.relics[keeper], relic)
        s.put_where(relic, 0)
    s.relic_deck = ONE[relic] + s.relic_deck
    s.note_seen(relic, seen)


def empty_cage(s: OathState, keeper: int) -> None:
    """Before the Obsidian Cage leaves, its keeper returns all warbands on it; purple ones to the own board, if it is Imperial."""
    for colour in range(s.seats):
        to = colour if colour != CHANCELLOR or s.role[keeper] == EXILE else keeper
        release(s, colour, to, s.caged[colour])


def give_banner(s: OathState, banner: int, seat: int) -> None:
    """Nothing on it changes (R-34)."""
    s.banner_holder = replaced(s.banner_holder, banner, seat if seat != NOBODY else NO_ONE)
    s.put_where(BANNER + banner, WITH + seat if seat != NOBODY else 0)


def seize_banner(s: OathState, banner: int, seat: int) -> None:
    """O-8.3, R-33: the taker takes it, then two tokens burn, down to one; the People's Favor turns to the Mob."""
    give_banner(s, banner, seat)
    burned = min(2, s.banner_tokens[banner] - 1)
    s.banner_tokens[banner] -= burned
    if banner == PEOPLES_FAVOR:
        send_burned(s, seat, burned)
        s.mob = True
    s.tell("seize_banner", seat, (banner, burned))


# ---------------------------------------------------------------- sites and pawns


def put_pawn(s: OathState, seat: int, slot: int) -> None:
    s.pawn = replaced(s.pawn, seat, slot)


def reveal_site(s: OathState, slot: int) -> None:
    """O-5.6.3: turn it up and resolve its prompt."""
    s.reveal()
    site = SITES[s.slots[slot]]
    s.faceup |= SEAT_BIT[slot]
    s.put_where(SITE + s.slots[slot], AT + slot)
    favor = min(site.favor, s.shared)
    s.shared -= favor
    s.site_favor[slot] = favor
    s.site_secrets[slot] = site.secrets
    s.tell("reveal_site", NOBODY, (SITE + s.slots[slot], slot))
    for _ in range(min(site.relics, len(s.relic_deck))):
        relic = s.relic_deck[-1]
        s.relic_deck = s.relic_deck[:-1]
        s.site_relics[slot] = s.site_relics[slot] + ONE[relic]


def draw_from_deck(s: OathState, seat: int) -> int:
    """The top card of the world deck into the hand."""
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    hold(s, seat, card)
    return card


def draw_from_pile(s: OathState, seat: int, pile: int, bottom: bool) -> int:
    card = s.discards[pile][0 if bottom else -1]
    s.discards[pile] = s.discards[pile][1:] if bottom else s.discards[pile][:-1]
    hold(s, seat, card)
    return card


def hold(s: OathState, seat: int, card: int) -> None:
    s.hands[seat] = s.hands[seat] + ONE[card]
    s.note_seen(card, SEAT_BIT[seat])
