"""How good a position is for a seat, for bots that look ahead: how near it is to winning, what it has, what it could do next.

A Chancellor wants the title in the Empire, a Citizen wants that too and to succeed, an Exile the title or what a Vision asks for;
what others could take in their next turn counts for less. Everything is judged as it will be once the turn is over, so that
resting changes nothing. Only what the seat may know is looked at. Only judgement lives here, no rule: the game plays the same
without it.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_bandit_count
from bailiwick.games.oath.campaign.odds import attacks, defenses
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
    LAST_ROUND,
    PEOPLE,
    PROTECTION,
    REGIME_ROLL,
    SUPREMACY,
    VISIONS_NEEDED,
    ahead,
    has_won,
    oathkeepers,
    succeeds,
    successor,
    tallies,
    title_unsettled,
    visions_of,
)
from bailiwick.games.oath.judging.promises import ADVISER as ADVISER_OWED
from bailiwick.games.oath.judging.promises import FAVOR as FAVOR_OWED
from bailiwick.games.oath.judging.promises import (
    FORBEAR,
    amount,
    has_penalty,
    is_gift,
    kind_of,
    penalty_of,
    promised_to,
    promiser,
    runs,
    when_of,
)
from bailiwick.games.oath.judging.promises import SECRETS as SECRETS_OWED
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.questions import Faces
from bailiwick.games.oath.ruling import is_imperial, ruler, rules_site, same_side, treasures
from bailiwick.games.oath.state import BANDITS, CITIZEN, EXILE, NOBODY, OFF_MAP, ONE, OathState, replaced
from bailiwick.games.oath.steps.rest import FULL, refreshed
from bailiwick.games.oath.tokens import enter_site, secrets_in_all
from bailiwick.kernel.native import i64

WON: Final = 1000.0

# Goals
TITLE: Final = 5.0  # the title, or the Empire's having it
LATE: Final = 0.5  # more for every round: the title counts when the end comes …
REGIME: Final = 8.0  # … and in the last rounds as likely as the end die ends the game (O-9.6)
LOOSE: Final = 0.35  # of what a goal is worth, though somebody could undo it at once
USURPER: Final = 6.0  # wins in the next Wake phase
VISION_MET: Final = 6.0  # and so does a Vision that is met, once enough have been drawn
VISION_EARLY: Final = 2.5  # before that
VISION: Final = 1.0  # a revealed one, whatever it asks for
AT_HAND: Final = 20.0  # victory, if nothing changes until the next Wake phase
HELD_VISION: Final = 0.5  # of the worth, as long as nobody has seen it
CONSPIRING: Final = 0.8
HEIR: Final = 0.55  # of the title's worth, for a Citizen who succeeds; …
PART_OF_HEIR: Final = 2.5  # … and on the way to it
LEAD: Final = 0.9  # a site or relic more than the others, or fewer
LEAD_MOST: Final = 3
BANNER_HELD: Final = 2.0
BANNER_NEAR: Final = 1.4  # what it would take to recover it is there
RIVAL: Final = 0.5  # another's outlook against one's own

# Means: the first few are worth most
FAVOR: Final = 0.35
SECRET: Final = 0.5
WARBAND: Final = 0.65
SPARE: Final = 0.4  # of the worth, beyond enough
ENOUGH_FAVOR: Final = 5
ENOUGH_SECRETS: Final = 4
ENOUGH_WARBANDS: Final = 14
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

# What one could do next
OPENING: Final = 0.6  # of what the best action would bring
SECOND: Final = 0.35  # of that, for what else there is
SHORT: Final = 0.4  # of that, as long as one token is missing; two: half of it
MOST_SHORT: Final = 2
GUARDED: Final = 0.3  # of that, while the Darkest Secret's holder is protected
WORK: Final = 0.2  # a card to work with, for each favor or secret

# Promises (O-11.13)
BELIEF: Final = 0.6  # of what others have promised to give …
HOPE: Final = 0.2  # … when something happens, and of what else they promise
LEASH: Final = 0.25  # not to be allowed something, a round
ERRAND: Final = 0.6  # to be bound to do something

# What others could do to it
PAID: Final = 0.7  # a banner they could pay for
FOUGHT: Final = 0.8  # what they could win in a campaign: they must come for it


def evaluate(s: OathState, seat: i64) -> float:
    who = int(seat)
    if s.winner != NOBODY:
        return WON if s.winner == who else -WON
    now = standing(s, who)
    value = now + unseen(s, who) + means(s, who) + work(s, who) + openings(s, who, now)
    return value + pledges(s, who) if s.promises else value


# ---------------------------------------------------------------- goals


def standing(s: OathState, seat: int) -> float:
    """How near the seat is to winning, against the others."""
    value = 0.0
    for other in range(s.seats):
        value += outlook(s, other) if other == seat else -RIVAL * outlook(s, other)
        if has_won(s, other):
            value += AT_HAND * grip(s, seat) if other == seat else -AT_HAND
    return value


def title_worth(s: OathState) -> float:
    now = int(s.round)
    ending = 1.0 if now == LAST_ROUND else float(7 - REGIME_ROLL[now]) / 6.0
    return TITLE + LATE * float(now) + REGIME * ending


def outlook(s: OathState, seat: int) -> float:
    """How near a seat is to winning, from what everybody can see."""
    if s.role[seat] == EXILE:
        return exile_outlook(s, seat)
    keeper = int(s.oathkeeper)
    reign = title_worth(s) * firm(s, keeper, int(s.oath)) if is_imperial(s, keeper) else 0.0
    value = reign + lead(s, int(s.oath), seat)
    if s.role[seat] == CITIZEN:
        share = HEIR if succeeds(s, seat) else 0.0
        return value * (0.25 + share) + PART_OF_HEIR * succession(s, seat)
    heir = successor(s)
    return value if heir == NOBODY else value * (1.0 - HEIR)


def exile_outlook(s: OathState, seat: int) -> float:
    value = lead(s, int(s.oath), seat)
    if s.oathkeeper == seat:
        value += (title_worth(s) + (USURPER if s.usurper else 0.0)) * firm(s, seat, int(s.oath))
    for vision in visions_of(s, seat):
        value += VISION + sight(s, seat, VISION_OATH[vision])
    return value


def sight(s: OathState, seat: int, oath: int) -> float:
    """What a revealed Vision of this Oath promises."""
    value = lead(s, oath, seat)
    if value > 0.0 and ahead(s, oath, seat):
        value += (VISION_MET if s.visions_drawn >= VISIONS_NEEDED else VISION_EARLY) * firm(s, seat, oath)
    return value


def lead(s: OathState, oath: int, seat: int) -> float:
    """What an Oath counts, against the best of the others; for a banner, having it or being able to recover it."""
    if oath in (SUPREMACY, PROTECTION):
        counts = tallies(s, oath)
        gap = counts[seat] - max([counts[other] for other in range(s.seats) if not same_side(s, seat, other)], default=0)
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


# ---------------------------------------------------------------- how long it lasts


def grip(s: OathState, seat: int) -> float:
    """The chance that what an Exile would win by lasts until the next Wake phase."""
    best = 0.0
    if s.oathkeeper == seat and s.usurper:
        best = hold(s, seat, int(s.oath))
    for vision in visions_of(s, seat):
        if ahead(s, VISION_OATH[vision], seat):
            best = max(best, hold(s, seat, VISION_OATH[vision]))
    return best


def firm(s: OathState, seat: int, oath: int) -> float:
    return LOOSE + (1.0 - LOOSE) * hold(s, seat, oath)


def hold(s: OathState, seat: int, oath: int) -> float:
    """The chance, roughly, that nobody takes from a seat, before it can act again, what an Oath counts."""
    if oath in (SUPREMACY, PROTECTION):
        force, dice = (weakest(s, seat), 1) if oath == SUPREMACY else (s.board[seat], 2)
        danger, rival, counts = 0.0, 0, tallies(s, oath)
        for other in range(s.seats):
            if not same_side(s, seat, other):
                danger = max(danger, menace(s, other, force, dice))
                rival = max(rival, counts[other])
        return 1.0 - danger / float(max(1, counts[seat] - rival))
    return hold_banner(s, seat, PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET)


def hold_banner(s: OathState, seat: int, banner: int) -> float:
    tokens = s.banner_tokens[banner]
    danger = 0.0
    for other in range(s.seats):
        if other != seat:
            danger = max(danger, FOUGHT * menace(s, other, s.board[seat], tokens))
            if purse(s, other, banner) > tokens and (other == s.prince or not protected(s, seat, banner)):
                danger = max(danger, PAID)
    return 1.0 - danger


def weakest(s: OathState, seat: int) -> int:
    """The warbands at the site that is easiest to take."""
    least = ENOUGH_WARBANDS
    for slot in range(SLOTS):
        if rules_site(s, seat, slot):
            least = min(least, s.garrison[slot] + (s.board[seat] if s.pawn[seat] == slot else 0))
    return least


def menace(s: OathState, other: int, force: int, dice: int) -> float:
    """What an attack on so many warbands and dice promises. The Clockwork Prince attacks only when he is ready (CP-6.5)."""
    if other != s.prince:
        return chance(s.board[other], force, dice)
    attack = s.board[other] + board_of(s).dice
    return chance(attack, force, dice) if attack > force + dice else 0.0


def purse(s: OathState, seat: int, banner: int) -> int:
    """What there is to pay for a banner."""
    return s.favor[seat] if banner == PEOPLES_FAVOR else secrets_in_all(s, seat)


def protected(s: OathState, holder: int, banner: int) -> bool:
    """Whether the Darkest Secret can't be recovered from its holder: whose advisers match all cards at the site (O-5.4.4)."""
    if banner == PEOPLES_FAVOR or s.pawn[holder] == OFF_MAP:
        return False
    advisers = [SUIT[card] for card in s.advisers[holder]]
    return all(SUIT[card] in advisers for card in s.site_cards[s.pawn[holder]] if SUIT[card] != NO_SUIT)


# ---------------------------------------------------------------- what one could do next


def openings(s: OathState, seat: int, now: float) -> float:
    """What the next action could bring: the best of it, and a little of the rest."""
    if s.pawn[seat] == OFF_MAP or not s.is_up(s.pawn[seat]):
        return 0.0
    gains = [near_site(s, seat, now), near_relic(s, seat, now), *(near_banner(s, seat, banner, now) for banner in range(2))]
    best = max(gains)
    return OPENING * (best + SECOND * (sum(gains) - best))


def short(gain: float, missing: int) -> float:
    """Of a gain, as long as something is missing to pay for it."""
    if gain <= 0.0 or missing > MOST_SHORT:
        return 0.0
    return gain if missing <= 0 else gain * SHORT / float(missing)


def near_banner(s: OathState, seat: int, banner: int, now: float) -> float:
    """To recover it, for what is on it and one more."""
    holder, price = s.holder(banner), s.banner_tokens[banner] + 1
    missing = price - purse(s, seat, banner)
    if holder == seat or missing > MOST_SHORT:
        return 0.0
    o = s.clone()
    o.banner_holder = replaced(o.banner_holder, banner, seat)
    o.banner_tokens[banner] = price
    gain = short(after_title(o, seat) - now, missing)
    return gain * GUARDED if holder != NOBODY and protected(s, holder, banner) else gain


def near_relic(s: OathState, seat: int, now: float) -> float:
    """To recover one at the pawn's site."""
    slot = s.pawn[seat]
    price = SITES[s.slots[slot]].price
    if not s.site_relics[slot] or price.free:
        return 0.0
    missing = max(price.all_favor - s.favor[seat], 0) + max(price.all_secrets - secrets_in_all(s, seat), 0)
    o = s.clone()
    o.relics[seat] += ONE[0]  # whichever it is
    return short(after_title(o, seat) - now + RELIC, missing)


def near_site(s: OathState, seat: int, now: float) -> float:
    """To conquer the pawn's site."""
    slot = s.pawn[seat]
    likely = conquest(s, seat, slot)
    if likely <= 0.0:
        return 0.0
    o = s.clone()
    o.garrison[slot] = 0
    enter_site(o, slot, 1, seat)
    return likely * (after_title(o, seat) - now + SITE + GUARDS[1])


def after_title(o: OathState, seat: int) -> float:
    """How a seat stands once the title has followed."""
    if title_unsettled(o):
        o.oathkeeper = oathkeepers(o)[0]
        o.usurper = False
    return standing(o, seat)


def work(s: OathState, seat: int) -> float:
    """The cards at the pawn's site to trade with and muster on."""
    slot = s.pawn[seat]
    if slot == OFF_MAP or not s.is_up(slot):
        return 0.0
    cards = sum(1 for card in s.site_cards[slot] if SUIT[card] != NO_SUIT)
    return WORK * float(min(cards, s.favor[seat]) + min(cards, secrets_in_all(s, seat)))


def conquest(s: OathState, seat: int, slot: int) -> float:
    """The chance of an attack on a site with the warbands on the board: the others' boards there count against it."""
    owner = ruler(s, slot)
    if owner == NOBODY or rules_site(s, seat, slot) or not s.board[seat]:
        return 0.0
    if owner == BANDITS:
        return chance(s.board[seat], ask_bandit_count(s), 1)
    base = s.garrison[slot]
    for other in range(s.seats):
        if s.pawn[other] == slot and same_side(s, owner, other):
            base += s.board[other]
    force = s.board[seat]
    if s.prince != NOBODY and same_side(s, owner, int(s.prince)):
        force = max(0, force - board_of(s).dice)
    return chance(force, base, 2 if same_side(s, owner, int(s.oathkeeper)) else 1)


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


# ---------------------------------------------------------------- promises


def pledges(s: OathState, seat: int) -> float:
    """What the seat has promised weighs on it, what was promised to it is worth something; both less than what is there."""
    value = 0.0
    for promise in s.promises:
        if not runs(promise):
            continue
        if promiser(promise) == seat:
            value -= burden(s, promise)
        elif promised_to(promise) == seat:
            value += expectation(s, promise)
    return value


def burden(s: OathState, promise: int) -> float:
    """A gift in full; a deed as much as it binds, but no more than the penalty; and all of that on the last day."""
    if is_gift(promise):
        return gift_worth(kind_of(promise), amount(promise))
    when = when_of(promise)
    rounds = max(min(when, LAST_ROUND) - int(s.round), 0) + 1
    weight = LEASH * float(rounds) if kind_of(promise) == FORBEAR else ERRAND
    if not has_penalty(promise):
        return weight
    due = kind_of(promise) != FORBEAR and s.turn == promiser(promise) and when <= s.round
    return penalty_worth(promise) if due else min(weight, penalty_worth(promise))


def expectation(s: OathState, promise: int) -> float:
    if not is_gift(promise):
        return HOPE
    by, kind, n = promiser(promise), kind_of(promise), amount(promise)
    if kind == FAVOR_OWED:
        n = min(n, s.favor[by] + 2)
    elif kind == SECRETS_OWED:
        n = min(n, s.secrets[by] + 1)
    return (BELIEF if when_of(promise) <= LAST_ROUND else HOPE) * gift_worth(kind, n)


def gift_worth(kind: int, n: int) -> float:
    each = FAVOR if kind == FAVOR_OWED else SECRET if kind == SECRETS_OWED else ADVISER if kind == ADVISER_OWED else RELIC
    return each * float(n)


def penalty_worth(promise: int) -> float:
    favor, secrets, relics, advisers = penalty_of(promise)
    return FAVOR * float(favor) + SECRET * float(secrets) + RELIC * float(relics) + ADVISER * float(advisers)
