"""What the Clockwork Prince answers when the rules ask him something (CP-6.9 to CP-6.13, CP-8, CP-10, CP-11).

Most questions his own rules answer. What they leave open are powers and permissions: Limited, he uses what is free and grants
nothing; Expanded, another player judges (`COUNSEL`), or the policy of CP-10.5 does. His turn is in `turn`.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_plan_price
from bailiwick.games.oath.campaign.forces import said
from bailiwick.games.oath.catalogue.heads import ACTION, FREE, PLAN, REST, WAKE, Cost
from bailiwick.games.oath.catalogue.suits import SUITS
from bailiwick.games.oath.catalogue.things import NUMBER as NUMBER_OF
from bailiwick.games.oath.catalogue.things import RELIQUARY, SITE, SOURCES, SUIT, VISION, is_ruin, other_side
from bailiwick.games.oath.chronicle import legacy
from bailiwick.games.oath.goals import imperial_winner, oathkeepers, succeeds, visions_of
from bailiwick.games.oath.judging.deal import Deal
from bailiwick.games.oath.judging.promises import FAVOR, RELIC, SECRETS, amount, is_gift, kind_of, promiser
from bailiwick.games.oath.pieces import give_banner, give_relic
from bailiwick.games.oath.powers import USER, Effect, Power, modifier_of, power_of
from bailiwick.games.oath.prince.mind import CONSPIRATOR, DISCARDING, EXPANDED, FRIEND, IDLE, LIMITED, NATURALISING, NEGOTIATING
from bailiwick.games.oath.prince.threat import board_of, goal_completed, others, ranked
from bailiwick.games.oath.questions import PlanPrice
from bailiwick.games.oath.ruling import sites_ruled
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, NOBODY, OathState
from bailiwick.games.oath.tokens import enter_site, leave_site, spendable
from bailiwick.games.oath.vocabulary import (
    ACCEPT,
    CAMPAIGN,
    CARD,
    DECLINE,
    DONE,
    LOSE_FROM,
    MOST,
    NUMBER,
    PLACE_FAVOR,
    PLAYER,
    SACRIFICE,
    TAKE_FAVOR,
    USE,
)
from bailiwick.games.oath.vocabulary import SUIT as SAY_SUIT
from bailiwick.kernel.rng import Rng

COUNSEL: Final = -1  # he leaves it to another player (CP-8.4)
OPEN: Final = -2  # his rules don't say

STEPS: Final[list[Effect]] = []  # the whole program, by number: with it he tries things out on a copy
WASTEFUL: Final = [NUMBER_OF[id] for id in DISCARDING]
USELESS: Final = [NUMBER_OF[id] for id in IDLE]

# The parts of writing a chronicle, as the step counts them
A_VOW: Final = 0
CITIZENSHIP: Final = 1
BUILDING: Final = 2

# What things are worth in a deal (CP-10.4)
SECRET_WORTH: Final = 2
SITE_WORTH: Final = 3
RELIC_WORTH: Final = 4
BANNER_WORTH: Final = 2  # and the tokens on it
SCEPTER_WORTH: Final = 8
GIFT_WORTH: Final = {FAVOR: 1, SECRETS: SECRET_WORTH, RELIC: RELIC_WORTH}


class Strategist:
    """Who knows what he attacks. `aims` is it: it tries things out with steps, and they all come to `answer`."""

    def attack_here(self, s: OathState) -> int:
        """The defender of a campaign that he would fight where he stands, its targets in mind; -1: none."""
        raise NotImplementedError

    def complete(self, s: OathState) -> list[int]:
        """Targets that make the declaration under way lawful."""
        raise NotImplementedError


STRATEGIST: Final[list[Strategist]] = []


def answer(s: OathState, key: str, offered: list[int]) -> int:
    """What he chooses at the step with that key; COUNSEL if another is to choose for him."""
    ruled = by_rule(s, key, offered)
    if ruled != OPEN:
        return ruled
    choices = useful(offered)
    if len(choices) == 1:
        return choices[0]
    board = board_of(s)
    if board.powers == LIMITED:
        return limited(s, key, choices)
    if board.powers == EXPANDED and not board.musing:
        return hurting(s, choices)
    return automatic(s, key, choices)


def idle(choice: int) -> bool:
    """Whether it is the use of a power that can do nothing for him (R-119)."""
    return choice - USE in USELESS


def useful(choices: list[int]) -> list[int]:
    return [choice for choice in choices if not idle(choice)]


def explain(s: OathState, chosen: int) -> None:
    """Tell why he uses a power, if that is what he does."""
    source = chosen - USE
    if not 0 < source < SOURCES:
        return
    board = board_of(s)
    if SITE <= source < RELIQUARY:
        s.tell("prince_picks_up", s.prince, (source,))
    elif board.powers == LIMITED:
        s.tell("prince_free_power", s.prince, (source,))
    elif board.powers == EXPANDED:
        s.tell("prince_hurts", s.prince, (board.threat, source))
    else:
        s.tell("prince_good_power", s.prince, (source,))


def card_asking(key: str) -> str:
    """The card whose power asks; nothing for a step of the rules."""
    card, dot, _rest = key.partition(".")
    return card if dot else ""


# ---------------------------------------------------------------- what his rules say


def by_rule(s: OathState, key: str, choices: list[int]) -> int:
    if PLACE_FAVOR in choices:
        return PLACE_FAVOR  # CP-3.1
    if TAKE_FAVOR in choices:
        return TAKE_FAVOR  # CP-3.3
    if SACRIFICE in choices:
        return SACRIFICE  # CP-6.9
    if key == "phase_powers":
        return opportunity(choices) if s.get_y() == WAKE else OPEN
    if key == "declare":
        return declared(s, choices)
    if key in ("commit", "pay_banner"):
        return choices[-1]  # CP-6.9, CP-6.13: all he has
    if key == "occupy":
        return NUMBER + share(s, choices[-1] - NUMBER)
    if key == "title":
        return PLAYER + heir_of_title(s, [choice - PLAYER for choice in choices])
    if key == "defenders_die":
        return next((choice for choice in choices if choice != LOSE_FROM + s.prince), choices[0])  # CP-10.2
    if key == "writing":
        return write(s, choices)
    if key == "build_deal":
        return DECLINE  # CP-10.4: he never offers
    if key == "answer_deal":
        if board_of(s).powers == EXPANDED and one_person(s) and deal_open(s):
            return COUNSEL  # CP-8.4: the only other player judges
        return ACCEPT if accepts(s) else DECLINE
    if key in ("begin", "collect", "people", "deal_favor", "naturalise", "discard_rest", "attackers_die"):
        return choices[0]  # the leftmost (CP-9.3)
    if DECLINE in choices and card_asking(key) in NATURALISING:
        return DECLINE  # CP-1.1
    if DECLINE in choices and ACCEPT not in choices and card_asking(key) in NEGOTIATING:
        return DECLINE  # CP-10.4
    sides = [choice - CAMPAIGN for choice in choices if 0 <= choice - CAMPAIGN <= BANDITS]
    if sides and DECLINE in choices:
        side = STRATEGIST[0].attack_here(s)
        return CAMPAIGN + side if side in sides else DECLINE
    return OPEN


def declared(s: OathState, choices: list[int]) -> int:
    """The targets he has in mind, one after another."""
    board = board_of(s)
    if DONE not in choices and not board.targets:
        board.targets = STRATEGIST[0].complete(s)  # a power made him campaign
    for target in board.targets:
        if said(target) in choices:
            return said(target)
    board.targets = []
    return DONE


def opportunity(choices: list[int]) -> int:
    """A token lying at his site he takes at either level (CP-3.3)."""
    for choice in choices:
        if SITE <= choice - USE < RELIQUARY:
            return choice
    return OPEN


def share(s: OathState, force: int) -> int:
    """CP-6.10: one warband to each targeted site, then one to the board, and round again: the part of the site asked about."""
    assert s.campaign is not None
    places = len(s.campaign.sites()) - int(s.get_x()) + 1
    return -(-force // places)


def heir_of_title(s: OathState, seats: list[int]) -> int:
    """CP-10.3: a Citizen, else one who is not his Threat, else by turn order."""
    order = [seat for seat in others(s) if seat in seats]
    threat = board_of(s).threat
    return sorted(order, key=lambda seat: (not s.is_citizen(seat), seat == threat))[0]


# ---------------------------------------------------------------- the chronicle (CP-11)


def write(s: OathState, choices: list[int]) -> int:
    if s.get_y():
        return DECLINE  # Citizenship is not for him (CP-1.1)
    part = s.get_x()
    if part == A_VOW:
        s.reveal()
        return choices[s.rng.below(len(choices))]
    if part == CITIZENSHIP:
        return DONE
    if part == BUILDING:
        site = building(s)
        return CARD + site if site else DECLINE
    return SAY_SUIT + main_suit(s)


def building(s: OathState) -> int:
    """CP-11.4: the denizen that gives way to an edifice, or the ruin that is repaired; 0: neither."""
    cards = legacy.buildable(s)
    if not cards:
        ruins = legacy.repairable(s)
        return ruins[0] if ruins else 0
    here = [card for card in cards if s.slot_of(card) == s.slot_of(cards[0])]
    friend = board_of(s).highest(FRIEND)
    return next((card for card in here if SUIT[card] == friend), here[0])


def main_suit(s: OathState) -> int:
    """CP-11.5."""
    if s.building:
        built = int(s.building)
        return SUIT[other_side(built) if is_ruin(built) else built]
    board = board_of(s)
    for column in (FRIEND, CONSPIRATOR):
        if board.highest(column) != NOBODY:
            return board.highest(column)
    s.reveal()
    return s.rng.below(SUITS)


# ---------------------------------------------------------------- deals (CP-10.4)


def worth(s: OathState, deal: Deal, column: int) -> int:
    """What a column of a deal is worth; what is promised for later as if it were given now, and deeds for nothing."""
    total = deal.favor[column] + SECRET_WORTH * deal.secrets[column] + SITE_WORTH * deal.sites[column].bit_count()
    giver = deal.proposer if column == 0 else deal.partner
    for promise in deal.promises:
        if promiser(promise) == giver:
            total += GIFT_WORTH.get(kind_of(promise), 0) * amount(promise)
    for thing in deal.things[column]:
        total += SCEPTER_WORTH if thing == NUMBER_OF["the_grand_scepter"] else RELIC_WORTH if thing >= VISION else 0
    for banner in range(2):
        if deal.banners[column] >> banner & 1:
            total += BANNER_WORTH + s.banner_tokens[banner]
    return total


def accepts(s: OathState) -> bool:
    """Limited, nothing; Expanded, what brings him more than it costs and completes no opponent's goal. Never Citizenship.

    What is done or not done has no price (CP-10.4), so that he never promises it; and he has no advisers (CP-1.2).
    """
    deal = s.deal
    if deal is None or board_of(s).powers == LIMITED or not deal_open(s):
        return False
    return worth(s, deal, 0) > worth(s, deal, 1) and not completes_a_goal(s, deal)


def deal_open(s: OathState) -> bool:
    """Whether he could agree to the deal at all, at whatever price: no Citizenship (CP-1.1), no deeds of his, no advisers."""
    deal = s.deal
    if deal is None or deal.citizenship or any(thing < VISION for thing in deal.things[0]):
        return False
    return all(is_gift(promise) for promise in deal.promises if promiser(promise) == s.prince)


def completes_a_goal(s: OathState, deal: Deal) -> bool:
    """Whether what he gives would let an opponent meet the Oath's goal, a Vision's or the Successor's."""
    o = s.clone()
    taker = deal.proposer
    for thing in deal.things[1]:
        if thing >= VISION:
            give_relic(o, taker, thing)
    for banner in range(2):
        if deal.banners[1] >> banner & 1:
            give_banner(o, banner, taker)
    for slot in range(len(o.garrison)):
        if deal.sites[1] >> slot & 1:
            leave_site(o, slot, o.garrison[slot], deal.partner)
            enter_site(o, slot, 1, taker)
    return any(goals_met(o, seat) > goals_met(s, seat) for seat in others(s))


def goals_met(s: OathState, seat: int) -> int:
    met = sum(1 for vision in visions_of(s, seat) if goal_completed(s, seat, vision))
    met += 1 if seat in oathkeepers(s) else 0
    return met + (1 if s.is_citizen(seat) and succeeds(s, seat) else 0)


# ---------------------------------------------------------------- powers: Limited (CP-8.3)


def his_power(s: OathState) -> bool:
    """Whether what is being resolved is a power that he uses."""
    return bool(s.powers) and s.powers[USER] == s.prince


def used_here(key: str, source: int) -> Power | None:
    """The power that `use` names at this step."""
    if key == "plans":
        return power_of(source, PLAN)
    if key == "modify":
        return modifier_of(source)
    for kind in (WAKE, ACTION, REST):
        power = power_of(source, kind)
        if power is not None:
            return power
    return None


def price(s: OathState, key: str, source: int) -> Cost:
    power = used_here(key, source)
    if power is None:
        return FREE
    if key == "plans":
        return ask_plan_price(s, PlanPrice(source, int(s.prince), power.head.cost)).cost
    return power.head.cost


def limited(s: OathState, key: str, choices: list[int]) -> int:
    """Every power that costs nothing and makes him discard nothing; no permission of any kind (CP-10.1: no Allies either)."""
    for source in sources(choices):
        if price(s, key, source).free and source not in WASTEFUL:
            return USE + source
    if card_asking(key) == "sticky_fire" and spendable(s, int(s.prince)):
        return DECLINE  # it would cost him favor
    return settled(s, key, choices) if his_power(s) else refused(choices)


def sources(choices: list[int]) -> list[int]:
    return [choice - USE for choice in choices if 0 < choice - USE < SOURCES]


def refused(choices: list[int]) -> int:
    for refusal in (DECLINE, DONE):
        if refusal in choices:
            return refusal
    return choices[0]


def settled(s: OathState, key: str, choices: list[int]) -> int:
    """Choices within a power of his: what he may he does; of players the Threat first (CP-9.3); of numbers the highest."""
    if card_asking(key) == "squalid_district":
        wins = s.prince == CHANCELLOR and imperial_winner(s) == CHANCELLOR
        return choices[-1] if wins else choices[-2]  # the end of the reign is what he hopes for, or what he fears
    if DONE in choices:
        return DONE
    if ACCEPT in choices:
        return ACCEPT
    for seat in ranked(s):
        if PLAYER + seat in choices:
            return PLAYER + seat
    numbers = [choice for choice in choices if NUMBER <= choice <= NUMBER + MOST]
    if numbers:
        return numbers[-1]
    return next(choice for choice in choices if choice != DECLINE or len(choices) == 1)


# ---------------------------------------------------------------- powers: Expanded (CP-8.4, CP-10.5)


def judge(s: OathState) -> int:
    """Who judges for him: the only person; else the player to the right of the Threat, or, without one, to his left."""
    if board_of(s).judge != NOBODY:
        return board_of(s).judge
    threat = board_of(s).threat
    if threat == NOBODY:
        return others(s)[0]
    seat = int(threat - 1) % s.seats
    return seat if seat != s.prince else int(threat - 2) % s.seats


def one_person(s: OathState) -> bool:
    """Whether there is one other player, or one person among bots: then that person judges everything (CP-8.4)."""
    return s.seats == 2 or board_of(s).judge != NOBODY


def eyes(s: OathState, seat: int) -> list[int]:
    """Who sees what a seat peeks at: with a Prince for whom another judges, that player too (R-122)."""
    if seat != s.prince or board_of(s).powers != EXPANDED or judge(s) == seat:
        return [seat]
    return [seat, judge(s)]


def hurting(s: OathState, choices: list[int]) -> int:
    """With several players, a power that hurts his Threat he uses unasked; everything else is for another to judge."""
    threat = board_of(s).threat
    if not one_person(s) and threat != NOBODY:
        before = possessions(s, threat)
        for source in sources(choices):
            after = possessions(tried(s, USE + source), threat)
            if any(now < then for now, then in zip(after, before, strict=True)):
                return USE + source
    return COUNSEL


def automatic(s: OathState, key: str, choices: list[int]) -> int:
    """CP-10.5: a power that costs at most 1 favor or 1 secret, if it brings him something or takes something from his Threat.

    Allies he lets fight for him: only a Limited Prince refuses them (CP-10.1).
    """
    if key == "allies":
        return ACCEPT
    for source in sources(choices):
        cost = price(s, key, source)
        if cost.all_favor + cost.all_secrets <= 1 and pays(s, USE + source):
            return USE + source
    return settled(s, key, choices) if his_power(s) else refused(choices)


def pays(s: OathState, action: int) -> bool:
    after = tried(s, action)
    seat, threat = int(s.prince), board_of(s).threat
    gains = any(now > then for now, then in zip(possessions(after, seat), possessions(s, seat), strict=True))
    if gains or dice(after) > dice(s):
        return True
    if threat == NOBODY:
        return False
    return any(now < then for now, then in zip(possessions(after, threat), possessions(s, threat), strict=True))


def possessions(s: OathState, seat: int) -> list[int]:
    """What a player has, each kind counted: favor, secrets, warbands, sites, relics, banners."""
    banners = sum(1 for banner in range(2) if s.holder(banner) == seat)
    secrets = s.all_secrets(seat)
    return [s.favor[seat], secrets, s.board[seat], sites_ruled(s, seat), len(s.relics[seat]), banners]


def dice(s: OathState) -> int:
    """How the dice of a campaign stand for him."""
    c = s.campaign
    if c is None:
        return 0
    balance = c.attack_dice - c.defense_dice
    return balance if c.attacker == s.prince else -balance


def tried(s: OathState, action: int) -> OathState:
    """A copy in which he has done it, as far as it goes without asking anybody else; its dice are not the real ones."""
    o = s.clone()
    o.rng = Rng(0)
    o.waiting = 0
    board_of(o).musing = True
    depth = len(o.stack)
    step = STEPS[o.stack[-3]]
    step.choose(o, s.prince, action)
    run(o, depth)
    return o


def run(s: OathState, depth: int) -> None:
    """Let the rules go on until the stack is down to where it was, or somebody must choose."""
    while len(s.stack) > depth and not s.waiting and not s.over:
        STEPS[s.stack[-3]].enter(s)
