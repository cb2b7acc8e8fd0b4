"""What a learned judgement sees of a position: of each seat its role, how near it is to each way of winning, what it has and
where it stands; and when the end die comes.

Figures are divided so that they are of the order of one. A position is taken as it is once the turn under way is over: that is
where plans end. The seat itself comes first, then the three that are nearest to winning. Backs are public (O-12.1), so whether
another's facedown adviser is a Vision may be counted, not which.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import NO_SUIT, REGION_OF, REGIONS, SLOTS, SUITS
from bailiwick.games.oath.catalogue.things import CONSPIRACY, DARKEST_SECRET, PEOPLES_FAVOR, SUIT, VISION_OATH, is_vision
from bailiwick.games.oath.evaluate import (
    chance,
    conquest,
    exile_outlook,
    grip,
    hold,
    means,
    menace,
    near_banner,
    near_relic,
    near_site,
    outlook,
    pledges,
    promise,
    protected,
    succession,
    supply,
    title_worth,
    weakest,
    work,
)
from bailiwick.games.oath.goals import (
    LAST_ROUND,
    PEOPLE,
    PROTECTION,
    REGIME_ROLL,
    SUPREMACY,
    VISIONS_NEEDED,
    has_won,
    imperial_winner,
    visions_of,
)
from bailiwick.games.oath.ruling import colour_of, is_imperial, rules_site, same_side, sites_of_all, treasures
from bailiwick.games.oath.state import CHANCELLOR, EXILE, NOBODY, OFF_MAP, OathState
from bailiwick.games.oath.tokens import secrets_in_all
from bailiwick.kernel.native import i64

OATHS: Final = 4
RIVALS: Final = 3  # of the others so many are looked at
BEST: Final = 20.0  # of an outlook: it wins unless somebody comes between
FACES: Final = 6.0


class Table:
    """What is reckoned once for all seats."""

    def __init__(self, s: OathState) -> None:
        self.sites = sites_of_all(s)
        self.treasures = [treasures(s, seat) for seat in range(s.seats)]
        self.outlooks = [outlook(s, seat) for seat in range(s.seats)]
        self.winning = [1.0 if has_won(s, seat) else 0.0 for seat in range(s.seats)]
        self.heir = imperial_winner(s) if is_imperial(s, int(s.oathkeeper)) else NOBODY
        now = int(s.round)
        self.die = 1.0 if now == LAST_ROUND else float(7 - REGIME_ROLL[now]) / FACES
        self.next_die = self.die if now >= LAST_ROUND - 1 else float(7 - REGIME_ROLL[now + 1]) / FACES


def features(s: OathState, seat: i64) -> list[float]:
    who = int(seat)
    t = Table(s)
    found = of_game(s, t)
    others = rivals(s, t, who)
    of_seat(s, t, who, found)
    of_self(s, t, who, others, found)
    for place in range(RIVALS):
        if place < len(others):
            of_seat(s, t, others[place], found)
            between(s, t, who, others[place], found)
        else:
            found.extend(ABSENT)
    return found


def rivals(s: OathState, t: Table, seat: int) -> list[int]:
    """The others, who is nearest to winning first; of equals, who is on turn first."""
    placed: list[tuple[float, int, int]] = []
    for other in range(s.seats):
        if other != seat:
            placed.append((-(t.outlooks[other] + BEST * t.winning[other]), turns_until(s, other), other))
    placed.sort()
    return [other for _outlook, _turns, other in placed]


def turns_until(s: OathState, seat: int) -> int:
    """How many turns it is until a seat's next Wake, once the turn under way is over."""
    turns = seat - int(s.turn)
    return turns if turns > 0 else turns + int(s.seats)


def flag(said: bool) -> float:
    return 1.0 if said else 0.0


# ---------------------------------------------------------------- the game


def of_game(s: OathState, t: Table) -> list[float]:
    now, keeper = int(s.round), int(s.oathkeeper)
    found = [
        float(now) / 8.0,
        t.die,
        t.next_die,
        flag(now == LAST_ROUND),
        flag(now == LAST_ROUND - 1),
        flag(now <= 2),
        float(s.seats - 1 - s.turn) / 4.0,
        flag(s.seats == 2),
        flag(s.seats == 3),
        flag(s.seats >= 5),
        flag(s.prince != NOBODY),
        flag(is_imperial(s, keeper)),
        flag(s.usurper),
        float(min(s.visions_drawn, VISIONS_NEEDED)) / 3.0,
        flag(s.visions_drawn >= VISIONS_NEEDED),
        float(len(s.deck)) / 50.0,
        title_worth(s) / 15.0,
        flag(s.mob),
        float(sum(t.winning)),
        float(s.banner_tokens[PEOPLES_FAVOR]) / 5.0,
        float(s.banner_tokens[DARKEST_SECRET]) / 5.0,
    ]
    for oath in range(OATHS):
        found.append(flag(s.oath == oath))
    return found


# ---------------------------------------------------------------- a seat


def of_seat(s: OathState, t: Table, seat: int, found: list[float]) -> None:
    standing_of(s, t, seat, found)
    goals_of(s, t, seat, found)
    goods_of(s, seat, found)


def standing_of(s: OathState, t: Table, seat: int, found: list[float]) -> None:
    """Its role, when it is on turn, and how near it is to winning as things are."""
    role = s.role[seat]
    turns = turns_until(s, seat)
    comes = seat > s.turn  # before the end die of this round
    keeps = s.oathkeeper == seat
    wins = t.winning[seat]
    heir = flag(t.heir == seat)
    held = hold(s, seat, int(s.oath)) if keeps else 0.0
    lasts = grip(s, seat) if wins > 0.0 else 0.0
    in_time = flag(comes or s.round < LAST_ROUND)
    found.append(1.0)
    found.append(flag(seat == CHANCELLOR))
    found.append(flag(role == EXILE))
    found.append(float(turns) / float(s.seats))
    found.append(flag(comes))
    found.append(flag(turns == 1))
    found.append(flag(keeps))
    found.append(held)
    found.append(flag(keeps and role == EXILE) * in_time)
    found.append(flag(keeps and role == EXILE and s.usurper))
    found.append(wins * in_time)
    found.append(wins * in_time * lasts)
    found.append(wins * flag(turns == 1) * in_time)
    found.append(wins * flag(comes))
    found.append(heir)
    found.append(heir * t.die)
    found.append(heir * t.next_die)
    found.append(heir * hold(s, int(s.oathkeeper), int(s.oath)) if t.heir == seat else 0.0)
    found.append(t.outlooks[seat] / 15.0)
    found.append(succession(s, seat) / 3.0 if role != EXILE and seat != CHANCELLOR else 0.0)


def goals_of(s: OathState, t: Table, seat: int, found: list[float]) -> None:
    """What each Oath counts, and its Visions."""
    sites, prizes = gap(s, t.sites, seat), gap(s, t.treasures, seat)
    found.append(float(t.sites[seat]) / 5.0)
    found.append(sites)
    found.append(float(t.treasures[seat]) / 4.0)
    found.append(prizes)
    now = int(s.oath)
    found.append(sites if now == SUPREMACY else prizes if now == PROTECTION else 0.0)
    for banner in range(2):
        holds = s.holder(banner) == seat
        counts = now > 0 and now < PROTECTION and banner == (PEOPLES_FAVOR if now == PEOPLE else DARKEST_SECRET)
        purse = s.favor[seat] if banner == PEOPLES_FAVOR else secrets_in_all(s, seat)
        near = 1.0 if holds else min(1.0, float(purse) / float(s.banner_tokens[banner] + 1))
        found.append(flag(holds))
        found.append(float(s.banner_tokens[banner]) / 5.0 if holds else 0.0)
        found.append(near)
        found.append(near if counts else 0.0)
        found.append(flag(counts and holds))
    seen = visions_of(s, seat)
    seeing = [0.0] * OATHS
    lead, held = 0.0, 0.0
    for vision in seen:
        oath = VISION_OATH[vision]
        if oath >= 0:
            seeing[oath] = 1.0
            ahead_by = count_gap(s, t, seat, oath)
            lead = max(lead, 1.0 + ahead_by)
            if ahead_by > 0.0:
                held = max(held, hold(s, seat, oath))
    found.extend(seeing)
    found.append(lead)
    found.append(held)
    found.append(held if s.visions_drawn >= VISIONS_NEEDED else 0.0)
    found.append(flag(len(seen) > 0 and seen[0] == CONSPIRACY))


def gap(s: OathState, counts: list[int], seat: int) -> float:
    """How far a seat is ahead of the best on another side, or behind."""
    most = 0
    for other in range(s.seats):
        if counts[other] > most and not same_side(s, seat, other):
            most = counts[other]
    return float(max(-3, min(3, counts[seat] - most))) / 3.0


def count_gap(s: OathState, t: Table, seat: int, oath: int) -> float:
    if oath == SUPREMACY:
        return gap(s, t.sites, seat)
    if oath == PROTECTION:
        return gap(s, t.treasures, seat)
    banner = PEOPLES_FAVOR if oath == PEOPLE else DARKEST_SECRET
    if s.holder(banner) == seat:
        return 1.0
    purse = s.favor[seat] if banner == PEOPLES_FAVOR else secrets_in_all(s, seat)
    return min(1.0, float(purse) / float(s.banner_tokens[banner] + 1)) - 1.0


def goods_of(s: OathState, seat: int, found: list[float]) -> None:
    """What it has, and where it stands."""
    secrets = secrets_in_all(s, seat)
    guards, least, cards = 0, 0, 0
    mine = colour_of(s, seat)
    for slot in range(SLOTS):
        if s.garrison[slot] > 0 and s.colour[slot] == mine:
            guards += s.garrison[slot]
            least = s.garrison[slot] if least == 0 else min(least, s.garrison[slot])
            cards += len(s.site_cards[slot])
    visions = 0
    for card in s.facedown[seat]:
        if is_vision(card):
            visions += 1
    found.append(float(s.favor[seat]) / 5.0)
    found.append(float(min(2, s.favor[seat])) / 2.0)
    found.append(float(secrets) / 4.0)
    found.append(float(min(1, secrets)))
    found.append(float(s.board[seat]) / 8.0)
    found.append(float(min(3, s.board[seat])) / 3.0)
    found.append(float(guards) / 8.0)
    found.append(float(least) / 3.0)
    found.append(float(cards) / 6.0)
    found.append(float(s.stock[mine]) / 14.0)
    found.append(float(len(s.relics[seat])) / 3.0)
    found.append(float(len(s.advisers[seat])) / 3.0)
    found.append(float(len(s.facedown[seat])) / 3.0)
    found.append(float(visions))
    found.append(float(supply(s, seat) - 5) / 2.0)
    suits = [0.0] * (SUITS + 1)
    for card in s.advisers[seat]:
        suits[SUIT[card]] += 0.5
    found.extend(suits[:SUITS])
    regions = [0.0] * REGIONS
    slot = int(s.pawn[seat])
    if slot == OFF_MAP:
        found.extend(NOWHERE)
        return
    regions[REGION_OF[slot]] = 1.0
    workable = 0
    for card in s.site_cards[slot]:
        if SUIT[card] != NO_SUIT:
            workable += 1
    found.extend(regions)
    found.append(flag(rules_site(s, seat, slot)))
    found.append(float(workable) / 3.0)
    found.append(float(len(s.site_relics[slot])))
    found.append(conquest(s, seat, slot))
    found.append(work(s, seat))


PLACES: Final = REGIONS + 5
NOWHERE: Final[list[float]] = [0.0] * PLACES


# ---------------------------------------------------------------- the seat itself


def of_self(s: OathState, t: Table, seat: int, others: list[int], found: list[float]) -> None:
    """What only the seat itself knows, what it could do next, and how the others stand all together."""
    sights = [0.0] * (OATHS + 1)
    best = 0.0
    for card in s.facedown[seat]:
        if is_vision(card):
            oath = VISION_OATH[card]
            sights[oath if oath >= 0 else OATHS] = 1.0
            best = max(best, promise(s, seat, card))
    found.extend(sights)
    found.append(best / 5.0)
    now = t.outlooks[seat]
    worst, total, next_to_win = 0.0, 0.0, 0.0
    for other in others:
        now -= 0.5 * t.outlooks[other]
        total += t.outlooks[other]
        worst = max(worst, t.outlooks[other])
        if t.winning[other] > 0.0:
            next_to_win = max(next_to_win, 1.0 - float(turns_until(s, other)) / float(s.seats))
    found.append(now / 15.0)
    found.append(worst / 15.0)
    found.append(total / 30.0)
    found.append(next_to_win)
    found.append((t.outlooks[seat] - worst) / 15.0)
    found.append(means(s, seat) / 12.0)
    found.append(exile_outlook(s, seat) / 15.0 if s.role[seat] == EXILE else 0.0)
    found.append(float(len(s.hands[seat])) / 3.0)
    if s.pawn[seat] != OFF_MAP and s.is_up(s.pawn[seat]):
        standing = now
        for other in range(s.seats):
            if t.winning[other] > 0.0:
                standing += BEST * grip(s, seat) if other == seat else -BEST
        found.append(near_site(s, seat, standing) / 6.0)
        found.append(near_relic(s, seat, standing) / 6.0)
        found.append(near_banner(s, seat, PEOPLES_FAVOR, standing) / 6.0)
        found.append(near_banner(s, seat, DARKEST_SECRET, standing) / 6.0)
    else:
        found.extend([0.0, 0.0, 0.0, 0.0])
    found.append(pledges(s, seat) / 3.0 if s.promises else 0.0)


# ---------------------------------------------------------------- the seat and another


def between(s: OathState, t: Table, seat: int, other: int, found: list[float]) -> None:
    """What they could do to each other."""
    found.append(flag(same_side(s, seat, other)))
    found.append(flag(turns_until(s, other) < turns_until(s, seat)))
    found.append(t.winning[other] * flag(turns_until(s, other) < turns_until(s, seat)))
    found.append(menace(s, other, weakest(s, seat), 1) if t.sites[seat] else 0.0)
    found.append(menace(s, other, s.board[seat], 2))
    found.append(chance(s.board[seat], weakest(s, other), 1) if t.sites[other] else 0.0)
    found.append(chance(s.board[seat], s.board[other], 2))
    found.append(flag(s.pawn[seat] == s.pawn[other] and s.pawn[seat] != OFF_MAP))
    for banner in range(2):
        tokens = s.banner_tokens[banner]
        paid = s.favor[other] if banner == PEOPLES_FAVOR else secrets_in_all(s, other)
        found.append(flag(s.holder(banner) == seat and paid > tokens and not protected(s, seat, banner)))
        mine = s.favor[seat] if banner == PEOPLES_FAVOR else secrets_in_all(s, seat)
        found.append(flag(s.holder(banner) == other and mine > tokens and not protected(s, other, banner)))


# How many figures each part has
OF_GAME: Final = 21 + OATHS
GOODS: Final = 15 + SUITS + PLACES
OF_SEAT: Final = 20 + 5 + 10 + OATHS + 4 + GOODS
OF_SELF: Final = 15 + OATHS
BETWEEN: Final = 12
ABSENT: Final[list[float]] = [0.0] * (OF_SEAT + BETWEEN)
