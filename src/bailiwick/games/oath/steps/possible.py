"""What can be done in the Act phase, found in one go.

The plain formulation is `Act.reason`, which says of every action why it can't be taken. Here the same is asked of all actions
together: what many share is looked at once, and questions that no power in play answers are not put at all. No modifiers are
declared here, and promises are seen to by who calls.
"""

from __future__ import annotations

from bailiwick.games.oath.asking import NO_TOLL, ask_may
from bailiwick.games.oath.campaign.course import SUPPLY, price_of_campaign
from bailiwick.games.oath.campaign.targets import defender_reason
from bailiwick.games.oath.catalogue.heads import CAMPAIGN, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL
from bailiwick.games.oath.catalogue.suits import NO_SUIT, REGION_OF, REGIONS, SLOTS, TRAVEL_COST
from bailiwick.games.oath.catalogue.things import SUIT
from bailiwick.games.oath.powers import silent, silent_at
from bailiwick.games.oath.questions import (
    ATTACK,
    BANDIT_LORD,
    DECLARE,
    DRAW,
    END_DECLARING,
    MAY,
    MUSTER_ON,
    PLACE_WARBANDS,
    PRICE,
    SEARCH_PILE,
    TOLL,
    TRADE_WITH,
    TRAVEL_FROM,
    TRAVEL_TO,
    Toll,
)
from bailiwick.games.oath.ruling import is_imperial, ruler, rules_site, rules_with
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, OathState
from bailiwick.games.oath.steps import empire, minor, recover
from bailiwick.games.oath.steps.search import PILE_COST, drawing, search_price, search_toll
from bailiwick.games.oath.steps.showing import can_see
from bailiwick.games.oath.steps.travel import price_of_travel, toll_of_travel
from bailiwick.games.oath.steps.working import FOR_FAVOR, FOR_SECRETS, muster_cost, price_of_work, trade_toll, working
from bailiwick.games.oath.tokens import spendable
from bailiwick.games.oath.vocabulary import (
    ADVISER,
    ASK_FOR,
    BANDS,
    HAND_OVER,
    OFFER,
    PEEK_RELIC,
    PEEK_RELIQUARY,
    RECOVER_BANNER,
    RECOVER_RELIC,
    RELICS_AT,
    SELF_EXILE,
    SHOW,
    TO_BOARD,
    TO_SITE,
    TRADE_FAVOR,
    TRADE_SECRETS,
)
from bailiwick.games.oath.vocabulary import CAMPAIGN as SAY_CAMPAIGN
from bailiwick.games.oath.vocabulary import EXILE as SAY_EXILE
from bailiwick.games.oath.vocabulary import MUSTER as SAY_MUSTER
from bailiwick.games.oath.vocabulary import SEARCH as SAY_SEARCH
from bailiwick.games.oath.vocabulary import TRAVEL as SAY_TRAVEL


def possible_actions(s: OathState, seat: int) -> list[int]:
    """The major and minor actions that a seat can take; powers, and Rest, are not among them."""
    found: list[int] = []
    searches(s, seat, found)
    works(s, seat, found)
    travels(s, seat, found)
    recoveries(s, seat, found)
    campaigns(s, seat, found)
    minor_actions(s, seat, found)
    return found


def can_pay(s: OathState, seat: int, toll: Toll, favor: int = 0, secrets: int = 0) -> bool:
    return favor + len(toll.favor) <= spendable(s, seat) and secrets + toll.flips <= s.secrets[seat]


def too_dear(s: OathState, seat: int, action: int, least: int) -> bool:
    """Whether there is too little Supply for any action of a kind, whatever it is done to."""
    return s.supply[seat] < least and silent_at(s, PRICE + action, s.pawn[seat])


def searches(s: OathState, seat: int, found: list[int]) -> None:
    toll = search_toll(s, seat)
    if toll is not NO_TOLL and not can_pay(s, seat, toll):
        return
    for card in s.facedown[seat]:
        found.append(ADVISER + card)
    if too_dear(s, seat, SEARCH, PILE_COST):
        return
    supply = s.supply[seat]
    if silent(s, DRAW):
        piles = 3 if s.region(seat) == 0 else 1 | 2 << s.region(seat)
    else:
        q = drawing(s, seat)
        piles = q.piles & ~q.barred
    for pile in range(REGIONS + 1):
        there = piles >> pile & 1 and (s.discards[pile - 1] if pile else s.deck)
        if there and search_price(s, seat, pile) <= supply and ask_may(s, SEARCH_PILE, seat, slot=pile) is None:
            found.append(SAY_SEARCH + pile)


def works(s: OathState, seat: int, found: list[int]) -> None:
    """Muster and Trade."""
    if not too_dear(s, seat, MUSTER, 1):
        q = working(s, MUSTER, seat)
        cost = muster_cost(q)
        if cost.favor <= spendable(s, seat) and cost.secret <= s.secrets[seat]:
            for card in workable_cards(s, q.slots, q.occupied_too):
                if price_of_work(s, MUSTER, seat, card) <= s.supply[seat] and ask_may(s, MUSTER_ON, seat, card) is None:
                    found.append(SAY_MUSTER + card)
    favor, secrets = FOR_SECRETS.favor, FOR_FAVOR.secret
    if too_dear(s, seat, TRADE, 1) or (s.secrets[seat] < secrets and spendable(s, seat) < favor):
        return
    q = working(s, TRADE, seat)
    for card in workable_cards(s, q.slots, q.occupied_too):
        if price_of_work(s, TRADE, seat, card) <= s.supply[seat] and ask_may(s, TRADE_WITH, seat, card) is None:
            toll = trade_toll(s, seat, card)
            if can_pay(s, seat, toll, secrets=secrets):
                found.append(TRADE_FAVOR + card)
            if can_pay(s, seat, toll, favor=favor):
                found.append(TRADE_SECRETS + card)


def workable_cards(s: OathState, slots: int, occupied_too: bool) -> list[int]:
    found: list[int] = []
    for slot in range(SLOTS):
        if slots >> slot & 1 and s.is_up(slot):
            for card in s.site_cards[slot]:
                if SUIT[card] != NO_SUIT and (occupied_too or not s.occupied(card)):
                    found.append(card)
    return found


def travels(s: OathState, seat: int, found: list[int]) -> None:
    here, supply = s.pawn[seat], s.supply[seat]
    costs = TRAVEL_COST[s.region(seat)]
    unpriced, open_to_all = silent_at(s, PRICE + TRAVEL, here), silent(s, MAY + TRAVEL_TO)
    if (unpriced and supply < min(costs)) or ask_may(s, TRAVEL_FROM, seat, slot=here) is not None:
        return
    for slot in range(SLOTS):
        if slot == here or (costs[REGION_OF[slot]] if unpriced else price_of_travel(s, seat, slot)) > supply:
            continue
        if open_to_all or ask_may(s, TRAVEL_TO, seat, slot=slot) is None:
            toll = toll_of_travel(s, seat, slot)
            if toll is NO_TOLL or can_pay(s, seat, toll):
                found.append(SAY_TRAVEL + slot)


def recoveries(s: OathState, seat: int, found: list[int]) -> None:
    if too_dear(s, seat, RECOVER, 1):
        return
    for place in range(min(len(s.site_relics[s.pawn[seat]]), RELICS_AT)):
        if recover.relic_reason(s, seat, place) is None:
            found.append(RECOVER_RELIC + place)
    for banner in range(2):
        enough = recover.payable(s, seat, banner) + recover.helped(s, seat, banner) > s.banner_tokens[banner]
        if enough and recover.banner_reason(s, seat, banner) is None:
            found.append(RECOVER_BANNER + banner)


def campaigns(s: OathState, seat: int, found: list[int]) -> None:
    if too_dear(s, seat, CAMPAIGN, SUPPLY) or price_of_campaign(s, seat) > s.supply[seat]:
        return
    site = s.pawn[seat]
    by = ruler(s, site)
    unhindered = silent_at(s, TOLL + DECLARE, site) and silent_at(s, MAY + DECLARE, site)
    unhindered = unhindered and silent_at(s, MAY + END_DECLARING, site)
    for defender in range(BANDITS + 1):
        if defender == seat or s.seats <= defender < BANDITS:
            continue
        there = defender != BANDITS and s.pawn[defender] == site
        if not (there or rules_with(s, defender, by)):
            continue
        if ask_may(s, ATTACK, seat, other=defender) is not None:
            continue
        plain = unhindered
        if defender != BANDITS and not (s.is_exile(seat) or s.is_exile(defender)):  # one leaves the Empire for it (O-7.3)
            if seat == CHANCELLOR and not there and silent(s, BANDIT_LORD):
                continue
            plain = plain and (there or silent(s, BANDIT_LORD))
        if plain or defender_reason(s, seat, defender, site) is None:
            found.append(SAY_CAMPAIGN + defender)


# ---------------------------------------------------------------- minor actions


def minor_actions(s: OathState, seat: int, found: list[int]) -> None:
    slot = s.pawn[seat]
    for place, relic in enumerate(s.site_relics[slot]):
        if not s.sees(relic, seat):
            found.append(PEEK_RELIC + slot * RELICS_AT + place)
    for card in s.facedown[seat]:
        for other in range(s.seats):
            if can_see(s, seat, card, other):
                found.append(SHOW + card)
                break
    if rules_site(s, seat, slot):
        for n in range(1, minor.most_to_board(s, seat) + 1):
            found.append(TO_BOARD + n)
        if s.board[seat] and ask_may(s, PLACE_WARBANDS, seat, slot=slot) is None:
            for n in range(1, min(s.board[seat], BANDS) + 1):
                found.append(TO_SITE + n)
    if is_imperial(s, seat):
        for other in range(s.seats):
            if other != seat and s.pawn[other] == slot and is_imperial(s, other):
                if s.board[seat]:
                    found.append(HAND_OVER + other)
                if s.board[other]:
                    found.append(ASK_FOR + other)
        if s.is_citizen(seat) and empire.self_exile_reason(s, seat) is None:
            found.append(SELF_EXILE)
    if s.scepter_holder() == seat and not s.scepter_taken:
        if minor.reliquary_reason(s, seat) is None:
            found.append(PEEK_RELIQUARY)
        for other in range(s.seats):
            if empire.offer_reason(s, seat, other) is None:
                found.append(OFFER + other)
            if empire.exile_reason(s, seat, other) is None:
                found.append(SAY_EXILE + other)
