"""What the actions of a decision are worth where carrying them out would not tell: before dice are rolled, when a card is kept,
in deals. For all other decisions a bot carries them out and judges the position.

A bot proposes no deals of its own: a refused one leaves the position as it was, and it would offer the same again for ever.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.campaign.forces import board_counts, current, defenders, defending_slots
from bailiwick.games.oath.campaign.odds import Forecast, committed, declared, imagined, most_dice, planned
from bailiwick.games.oath.campaign.plans import ALLIES, PLANS, use_plan
from bailiwick.games.oath.campaign.targets import COMMIT, DECLARE_TARGETS, completable, done_reason, spoken
from bailiwick.games.oath.campaign.war import TARGET_BANNER, TARGET_PAWN, TARGET_RELIC
from bailiwick.games.oath.catalogue.heads import PLAN
from bailiwick.games.oath.catalogue.suits import ADVISER_ONLY, SITE_ONLY
from bailiwick.games.oath.catalogue.things import CARDS, RESTRICTION, SOURCES, SUIT, is_vision
from bailiwick.games.oath.evaluate import ADVISER, FACEDOWN, FAVOR, promise
from bailiwick.games.oath.goals import oathkeepers, title_unsettled
from bailiwick.games.oath.judging.deals import ANSWER, BUILD, Assemble, Negotiate
from bailiwick.games.oath.judging.promising import COMPOSE
from bailiwick.games.oath.pieces import seize_banner, take_relic
from bailiwick.games.oath.powers import power_of
from bailiwick.games.oath.prince.answers import STEPS, run
from bailiwick.games.oath.ruling import is_imperial
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, OathState
from bailiwick.games.oath.steps.empire import OFFER_SPACE
from bailiwick.games.oath.steps.flow import within
from bailiwick.games.oath.steps.playing import fits
from bailiwick.games.oath.steps.search import KEEP
from bailiwick.games.oath.steps.showing import SHOW_TO
from bailiwick.games.oath.tokens import enter_site, kill_at, kill_on_board, leave_site
from bailiwick.games.oath.vocabulary import ACCEPT, CARD, COUNTER, DECLINE, DONE, NUMBER, START_OVER, USE
from bailiwick.kernel.judgement import Judgement
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import FRAME, SEAT_BIT

NEVER: Final = -1000.0
UNWANTED: Final = -1.0  # a deal of one's own
BANISHED: Final = 0.4  # a pawn beaten
MATCH: Final = 0.2  # a card of a suit that an adviser has
NO_PLACE: Final = 0.1  # a card for which there is no room: in place of another, perhaps
ADVISERS_ENOUGH: Final = 3


def prospects(s: OathState, seat: i64, actions: list[int], judgement: Judgement) -> list[float] | None:
    top, who = s.top, int(seat)
    if top == DECLARE_TARGETS.index:
        return [by_target(s, who, action, judgement) for action in actions]
    if top == COMMIT.index:
        return [expected(committed(s, within(action, NUMBER, most_dice(s) + 1)), who, judgement) for action in actions]
    if top == ALLIES.index:
        return [by_joining(s, who, action == ACCEPT, judgement) for action in actions]
    if top == PLANS.index:
        return [by_plan(s, who, action, judgement) for action in actions]
    if top == KEEP.index:
        here = judgement.worth(s, seat)
        return [here + judgement.unit * card_worth(s, who, within(action, CARD, CARDS)) for action in actions]
    if top == ANSWER.index:
        return [NEVER if action == COUNTER else by_answer(s, who, action, judgement) for action in actions]
    step = STEPS[top]
    if top in (BUILD.index, COMPOSE.index, SHOW_TO.index, OFFER_SPACE.index) or isinstance(step, (Negotiate, Assemble)):
        here = judgement.worth(s, seat)
        return [here + (0.0 if action == DECLINE else judgement.unit * UNWANTED) for action in actions]
    return None


# ---------------------------------------------------------------- campaigns


def by_target(s: OathState, seat: int, action: int, judgement: Judgement) -> float:
    """With all dice there are: for these targets, or for one more."""
    if action == START_OVER:
        return NEVER
    o = imagined(s)
    if action != DONE:
        current(o).targets.append(spoken(action))
        if done_reason(o) is not None and not completable(o):
            return NEVER + NEVER
    o = declared(o)
    return expected(committed(o, most_dice(o)), seat, judgement)


def by_joining(s: OathState, seat: int, joins: bool, judgement: Judgement) -> float:
    o = imagined(s)
    if joins:
        current(o).allies |= SEAT_BIT[int(s.get_x()) - 1 if s.get_x() else seat]
    return expected(planned(o), seat, judgement)


def by_plan(s: OathState, seat: int, action: int, judgement: Judgement) -> float:
    """A plan is tried out, as far as it asks nothing."""
    o = imagined(s)
    if action != DONE:
        power = power_of(within(action, USE, SOURCES), PLAN)
        assert power is not None
        depth = len(o.stack)
        use_plan(o, power, seat)
        run(o, depth)
    return expected(planned(o), seat, judgement)


def expected(o: OathState, seat: int, judgement: Judgement) -> float:
    """What a seat may expect of a campaign as it stands, by its odds."""
    forecast = Forecast(o)
    value = 0.0
    if forecast.win > 0.0:
        value += forecast.win * between(o, seat, forecast.force, forecast.left_winning, True, judgement)
    if forecast.win < 1.0:
        value += (1.0 - forecast.win) * between(o, seat, forecast.force, forecast.left_losing, False, judgement)
    return value


def between(o: OathState, seat: int, force: int, left: float, winning: bool, judgement: Judgement) -> float:
    """So many warbands are left on average: between a few and one more."""
    few = int(left)
    part = left - float(few)
    fallen = force - few
    value = (1.0 - part) * (won(o, seat, fallen, judgement) if winning else lost(o, seat, fallen, judgement))
    if part > 0.0:
        value += part * (won(o, seat, fallen - 1, judgement) if winning else lost(o, seat, fallen - 1, judgement))
    return value


def lost(s: OathState, seat: int, fallen: int, judgement: Judgement) -> float:
    o = s.clone()
    kill_on_board(o, current(o).attacker, fallen)
    o.campaign = None
    return judgement.worth(o, seat)


def won(s: OathState, seat: int, fallen: int, judgement: Judgement) -> float:
    """The targets change hands, a warband goes to each site as long as there are any, and the title follows."""
    o = s.clone()
    c = current(o)
    kill_on_board(o, c.attacker, fallen)
    drive_out(o)
    value = 0.0
    for target in c.targets:
        if target < TARGET_RELIC:
            enter_site(o, target, min(1, o.board[c.attacker]), c.attacker)
        elif target < TARGET_BANNER:
            take_relic(o, c.attacker, target - TARGET_RELIC)
        elif target < TARGET_PAWN:
            seize_banner(o, target - TARGET_BANNER, c.attacker)
        else:
            value += BANISHED if seat == c.attacker else -BANISHED if seat == c.defender else 0.0
    o.campaign = None
    if title_unsettled(o):
        o.oathkeeper = oathkeepers(o)[0]
        o.usurper = False
    return judgement.unit * value + judgement.worth(o, seat)


def drive_out(o: OathState) -> None:
    """Half of the beaten force dies, the rest goes home."""
    c = current(o)
    if c.defender == BANDITS:
        return
    home = CHANCELLOR if is_imperial(o, c.defender) else c.defender
    boards = [seat for seat in defenders(o) if board_counts(o, seat)]
    slots = defending_slots(o)
    dying = (sum(o.garrison[slot] for slot in slots) + sum(o.board[seat] for seat in boards)) // 2
    for slot in slots:
        dying -= kill_at(o, slot, dying)
        leave_site(o, slot, o.garrison[slot], home)
    for seat in boards:
        dying -= kill_on_board(o, seat, dying)


# ---------------------------------------------------------------- deals


def by_answer(s: OathState, seat: int, action: int, judgement: Judgement) -> float:
    """A deal accepted, as far as it asks nothing more; or refused."""
    o = s.clone()
    o.waiting = 0
    depth = len(o.stack) - FRAME
    ANSWER.choose(o, seat, action)
    run(o, depth)
    return judgement.worth(o, seat)


# ---------------------------------------------------------------- cards


def card_worth(s: OathState, seat: int, card: int) -> float:
    """A card that was drawn, before it is known where it will be played: as an adviser, or for favor at the pawn's site."""
    if is_vision(card):
        return promise(s, seat, card)
    matching = sum(1 for adviser in s.advisers[seat] if SUIT[adviser] == SUIT[card])
    if len(s.advisers[seat]) + len(s.facedown[seat]) < ADVISERS_ENOUGH:
        return (FACEDOWN if RESTRICTION[card] == SITE_ONLY else ADVISER) + MATCH * float(matching)
    if RESTRICTION[card] != ADVISER_ONLY and fits(s, s.pawn[seat], card):
        return FAVOR
    return NO_PLACE + MATCH * float(matching)
