"""How good a position is for a seat, for bots that look ahead: how near it is to winning, what it has, what it can do there.

A Chancellor wants the title in the Empire, a Citizen wants that too and to succeed, an Exile the title or what a Vision asks for.
Everything is judged as it will be once the turn is over, so that resting changes nothing. Only what the seat may know is looked
at. Only judgement lives here, no rule: the game plays the same without it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_bandit_count
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import NO_SUIT, SLOTS
from bailiwick.games.oath.catalogue.things import (
    CONSPIRACY,
    DARKEST_SECRET,
    PEOPLES_FAVOR,
    SCEPTER,
    SUIT,
    VISION_OATH,
    is_vision,
)
from bailiwick.games.oath.goals import (
    DEVOTION,
    PEOPLE,
    PROTECTION,
    SUPREMACY,
    VISIONS_NEEDED,
    has_won,
    succeeds,
    successor,
    tally,
    visions_of,
)
from bailiwick.games.oath.odds import attacks, defenses
from bailiwick.games.oath.questions import Faces
from bailiwick.games.oath.ruling import is_imperial, ruler, rules_site, same_side, treasures
from bailiwick.games.oath.state import BANDITS, CITIZEN, EXILE, NOBODY, OFF_MAP, OathState
from bailiwick.games.oath.steps.rest import FULL, refreshed
from bailiwick.games.oath.tokens import secrets_in_all
from bailiwick.kernel.native import i64

WON: Final = 1000.0

# Goals
TITLE: Final = 5.0  # the title, or the Empire's having it
LATE: Final = 0.5  # more for every round: the title counts when the end comes
USURPER: Final = 6.0  # wins in the next Wake phase
VISION_MET: Final = 6.0  # and so does a Vision that is met, once enough have been drawn
VISION_EARLY: Final = 2.5  # before that
VISION: Final = 1.0  # a revealed one, whatever it asks for
AT_HAND: Final = 8.0  # victory, if nothing changes until the next Wake phase
HELD_VISION: Final = 0.5  # of the worth, as long as nobody has seen it
CONSPIRING: Final = 0.8
HEIR: Final = 0.55  # of the title's worth, for a Citizen who succeeds; …
PART_OF_HEIR: Final = 1.0  # … and on the way to it
LEAD: Final = 0.9  # a site or relic more than the others, or fewer
LEAD_MOST: Final = 3
BANNER_HELD: Final = 2.0
BANNER_NEAR: Final = 1.4  # what it would take to recover it is there
RIVAL: Final = 0.5  # another's outlook against one's own

# Means: the first few are worth most
FAVOR: Final = 0.35
SECRET: Final = 0.5
WARBAND: Final = 0.32
SPARE: Final = 0.4  # of the worth, beyond enough
ENOUGH_FAVOR: Final = 5
ENOUGH_SECRETS: Final = 4
ENOUGH_WARBANDS: Final = 8
SITE: Final = 0.6
GUARDS: Final[list[float]] = [0.0, 0.3, 0.58, 0.8, 0.95]  # warbands at a site
MORE_GUARDS: Final = 0.1
RELIC: Final = 1.0
BANNER: Final = 1.0
TOKEN: Final = 0.12  # on a banner held: the dearer it is to others
ADVISER: Final = 0.6
FACEDOWN: Final = 0.35
CARD_RULED: Final = 0.12
SUPPLY: Final = 0.12

# Where one stands
PRIZE: Final = 0.6  # of what a campaign here would bring
CONQUEST: Final = 1.8  # a site won
FOR_RELIC: Final = 0.5  # a relic for sale here, payable
WORK: Final = 0.12  # a card to work with, for each favor or secret


def evaluate(s: OathState, seat: i64) -> float:
    who = int(seat)
    if s.winner != NOBODY:
        return WON if s.winner == who else -WON
    value = outlook(s, who) + unseen(s, who) + means(s, who) + place(s, who)
    for other in range(s.seats):
        if other != who:
            value -= RIVAL * outlook(s, other)
        if has_won(s, other):
            value += AT_HAND if other == who else -AT_HAND
    return value


# ---------------------------------------------------------------- goals


def title_worth(s: OathState) -> float:
    return TITLE + LATE * float(s.round)


def outlook(s: OathState, seat: int) -> float:
    """How near a seat is to winning, from what everybody can see."""
    if s.role[seat] == EXILE:
        return exile_outlook(s, seat)
    reign = title_worth(s) if is_imperial(s, int(s.oathkeeper)) else 0.0
    value = reign + lead(s, int(s.oath), seat)
    if s.role[seat] == CITIZEN:
        share = HEIR if succeeds(s, seat) else 0.0
        return value * (0.25 + share) + PART_OF_HEIR * succession(s, seat)
    heir = successor(s)
    return value if heir == NOBODY else value * (1.0 - HEIR)


def exile_outlook(s: OathState, seat: int) -> float:
    value = lead(s, int(s.oath), seat)
    if s.oathkeeper == seat:
        value += title_worth(s) + (USURPER if s.usurper else 0.0)
    for vision in visions_of(s, seat):
        value += VISION + sight(s, seat, VISION_OATH[vision])
    return value


def sight(s: OathState, seat: int, oath: int) -> float:
    """What a revealed Vision of this Oath promises."""
    value = lead(s, oath, seat)
    if value > 0.0 and ahead(s, oath, seat):
        value += VISION_MET if s.visions_drawn >= VISIONS_NEEDED else VISION_EARLY
    return value


def ahead(s: OathState, oath: int, seat: int) -> bool:
    """More than everybody else (R-14)."""
    mine = tally(s, oath, seat)
    return mine > 0 and all(tally(s, oath, other) < mine for other in range(s.seats) if other != seat)


def lead(s: OathState, oath: int, seat: int) -> float:
    """What an Oath counts, against the best of the others; for a banner, having it or being able to recover it."""
    if oath in (SUPREMACY, PROTECTION):
        rivals = [tally(s, oath, other) for other in range(s.seats) if not same_side(s, seat, other)]
        gap = tally(s, oath, seat) - max(rivals, default=0)
        return LEAD * float(max(-LEAD_MOST, min(LEAD_MOST, gap)))
    return towards_banner(s, PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET, seat)


def towards_banner(s: OathState, banner: int, seat: int) -> float:
    if s.holder(banner) == seat:
        return BANNER_HELD
    purse = s.favor[seat] if banner == PEOPLES_FAVOR else secrets_in_all(s, seat)
    return BANNER_NEAR * min(1.0, float(purse) / float(s.banner_tokens[banner] + 1))


def succession(s: OathState, seat: int) -> float:
    """How near a Citizen is to succeeding (O-9.7)."""
    if s.oath == SUPREMACY:
        rivals = [treasures(s, other) for other in range(s.seats) if other != seat and s.role[other] != EXILE]
        gap = treasures(s, seat) - max(rivals, default=0)
        return LEAD * float(max(-LEAD_MOST, min(LEAD_MOST, gap)))
    if s.oath == DEVOTION:
        return BANNER_HELD if s.keeper(SCEPTER) == seat else 0.0
    return towards_banner(s, DARKEST_SECRET if s.oath == PEOPLE else PEOPLES_FAVOR, seat)


def unseen(s: OathState, seat: int) -> float:
    """The seat's own facedown advisers: a Vision is worth part of what it would be revealed."""
    value = 0.0
    best = 0.0
    for card in s.facedown[seat]:
        value += FACEDOWN
        best = max(best, promise(s, seat, card))
    return value + HELD_VISION * best


def promise(s: OathState, seat: int, card: int) -> float:
    """What a Vision in hand would be worth on the table, instead of the one there."""
    if not is_vision(card) or s.role[seat] != EXILE:
        return 0.0
    if card == CONSPIRACY:
        return CONSPIRING
    now = max([VISION + sight(s, seat, VISION_OATH[vision]) for vision in visions_of(s, seat)], default=0.0)
    return max(0.0, VISION + sight(s, seat, VISION_OATH[card]) - now)


# ---------------------------------------------------------------- means


def some(number: int, enough: int) -> float:
    """So many of a thing against the first of it."""
    return float(number) if number <= enough else float(enough) + SPARE * float(number - enough)


def means(s: OathState, seat: int) -> float:
    value = FAVOR * some(s.favor[seat], ENOUGH_FAVOR)
    value += SECRET * some(secrets_in_all(s, seat), ENOUGH_SECRETS)
    value += WARBAND * some(s.board[seat], ENOUGH_WARBANDS)
    value += RELIC * float(len(s.relics[seat])) + ADVISER * float(len(s.advisers[seat]))
    for banner in range(2):
        if s.holder(banner) == seat:
            value += BANNER + TOKEN * some(s.banner_tokens[banner], ENOUGH_FAVOR)
    for slot in range(SLOTS):
        if rules_site(s, seat, slot):
            value += SITE + guards(s.garrison[slot]) + CARD_RULED * float(len(s.site_cards[slot]))
    return value + SUPPLY * float(supply(s, seat))


def guards(number: int) -> float:
    most = len(GUARDS) - 1
    return GUARDS[number] if number <= most else GUARDS[most] + MORE_GUARDS * float(number - most)


def supply(s: OathState, seat: int) -> int:
    """What there will be for the next turn."""
    if s.turn != seat or not s.acting:
        return s.supply[seat]
    return min(refreshed(s, seat) + s.supply[seat], FULL)


# ---------------------------------------------------------------- where one stands


def place(s: OathState, seat: int) -> float:
    """What there is to do at the pawn's site."""
    slot = s.pawn[seat]
    if slot == OFF_MAP or not s.is_up(slot):
        return 0.0
    value = PRIZE * conquest(s, seat, slot)
    price = SITES[s.slots[slot]].price
    if s.site_relics[slot] and not price.free:
        payable = price.all_favor <= s.favor[seat] and price.all_secrets <= secrets_in_all(s, seat)
        value += FOR_RELIC if payable else 0.4 * FOR_RELIC
    cards = sum(1 for card in s.site_cards[slot] if SUIT[card] != NO_SUIT)
    return value + WORK * float(min(cards, s.favor[seat]) + min(cards, secrets_in_all(s, seat)))


def conquest(s: OathState, seat: int, slot: int) -> float:
    """What an attack on a site is worth with the warbands on the board: the others' board there counts against it."""
    owner = ruler(s, slot)
    if owner == NOBODY or rules_site(s, seat, slot) or not s.board[seat]:
        return 0.0
    base = ask_bandit_count(s) if owner == BANDITS else s.garrison[slot]
    for other in range(s.seats):
        if owner != BANDITS and s.pawn[other] == slot and same_side(s, owner, other):
            base += s.board[other]
    title = 1 if owner != BANDITS and same_side(s, owner, int(s.oathkeeper)) else 0
    return CONQUEST * chance(s.board[seat], base, 1 + title)


_chances: Final[dict[tuple[int, int, int], float]] = {}
AS_PRINTED: Final = Faces(attack=True)


def chance(force: int, base: int, dice: int) -> float:
    """That a force beats so many warbands and dice, with all its own dice and without sacrifices but two."""
    key = (min(force, 16), min(base, 30), dice)
    known = _chances.get(key)
    if known is None:
        against = defenses(dice, AS_PRINTED)
        known = 0.0
        for swords, skulls, likely in attacks(key[0], AS_PRINTED):
            strength = swords + max(0, min(2, key[0] - skulls - 1))
            for shields, part in enumerate(against):
                if strength > key[1] + shields:
                    known += likely * part
        _chances[key] = known
    return known
