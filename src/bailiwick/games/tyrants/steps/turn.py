"""Set-up and the turn: the first deployment, the main part with its basic actions, and the end of the turn in its fixed order."""

from __future__ import annotations

from typing import Final

from bailiwick.games.tyrants.actions import (
    ASSASSINATE,
    DEPLOY,
    DEPLOY_NONE,
    END_TURN,
    PLACES,
    PLAY,
    RECRUIT,
    RECRUIT_DEVOURED,
    RESOLVE,
    RETURN_SPY,
    SPIES_,
    TROOPS,
)
from bailiwick.games.tyrants.board import LOW, MARKER_SITES, MARKER_VP, SITE_COUNT, SITES, START_SITES
from bailiwick.games.tyrants.catalogue import COST
from bailiwick.games.tyrants.piles import PLAY_AREA
from bailiwick.games.tyrants.plain import (
    in_play,
    is_full,
    refuse_card_in,
    refuse_cost,
    refuse_deploy,
    refuse_devoured_top,
    refuse_market_card,
    refuse_rival_spy,
    refuse_troop,
    troops_at,
)
from bailiwick.games.tyrants.state import (
    AT,
    BARRACKS,
    DISCARD,
    HAND,
    HAND_SIZE,
    IN_PLAY,
    ONE,
    RULED,
    TyrantsState,
)
from bailiwick.games.tyrants.steps.flow import Effect
from bailiwick.games.tyrants.steps.playing import begin_card, is_card, open_context
from bailiwick.games.tyrants.steps.recruiting import add_recruits, recruit
from bailiwick.games.tyrants.steps.returning import return_piece
from bailiwick.games.tyrants.targets import (
    ANYONE,
    PRESENCE,
    add_cards,
    add_deployments,
    add_enemy_troops,
    add_places,
    add_rival_spies,
    kinds,
    troop_colour,
    troop_place,
)
from bailiwick.games.tyrants.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import FRAME
from bailiwick.kernel.steps import InTurn

DEPLOY_COST: Final[i64] = 1
ASSASSINATE_COST: Final[i64] = 3
RETURN_SPY_COST: Final[i64] = 3


class TurnStep(Effect):
    """A part of the turn, or of the set-up: below it lies nothing."""

    def bottom(self) -> bool:
        return True

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        return "" if s.active >= 0 else "in a turn somebody is active."


class FirstDeployment(InTurn[TyrantsState]):
    """T-2.10. Register: players who have deployed."""

    def bottom(self) -> bool:
        return True

    def seat_of(self, s: TyrantsState, turn: i64) -> i64:
        return (s.first + turn) % s.seats

    def misplaced(self, s: TyrantsState, at: i64) -> str:
        return "" if s.active < 0 and len(s.stack) == FRAME else "before the first turn nobody is active, and no card is played."

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        taken: i64 = s.board[AT] | s.board[AT + 1] | s.board[AT + 2] | s.board[AT + 3]
        out: list[int] = []
        add_places(out, DEPLOY, START_SITES & s.sites_in_play & s.open_sites & ~taken, 0)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        self.next(s)
        s.deploy(seat, action - DEPLOY)

    def happen(self, s: TyrantsState) -> None:
        s.active = s.first
        s.push(START_TURN.index)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if not DEPLOY <= action < DEPLOY + PLACES:
            return Reason("T-2.10", "first_deploy")
        place: i64 = action - DEPLOY
        if not in_play(s, place):
            return Reason("T-2.2", "not_in_play", (place,))
        if place >= SITE_COUNT or not SITES[place].start:
            return Reason("T-2.10", "not_a_start", (place,))
        if any(troops_at(s, place, other) for other in range(s.seats)):
            return Reason("T-2.10", "start_taken", (place,))
        return Reason("T-0.3", "full", (place,)) if is_full(s, place) else None

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_first_deploy")


class StartTurn(TurnStep):
    """T-5.1, T-9.3: empty pools, then each marker held pays 1 influence."""

    def happen(self, s: TyrantsState) -> None:
        s.power = 0
        s.influence = 0
        s.tell("turn", s.active, (s.round,))
        ruled: i64 = s.board[RULED + s.active]
        s.paid = ruled & MARKER_SITES
        markers: i64 = s.paid
        while markers:
            s.influence += 1
            s.tell("marker_pays", s.active, (LOW[(markers & -markers) % 67],))
            markers &= markers - 1
        s.push(MAIN.index)


class Main(TurnStep):
    """T-3.2: play a card, take a basic action, or declare the end of the turn."""

    def enter(self, s: TyrantsState) -> None:
        s.ask(s.active, self.options(s, s.active))

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = [END_TURN]
        barracks: i64 = s.tokens[BARRACKS + seat]
        if s.power >= DEPLOY_COST and barracks == 0:
            out.append(DEPLOY_NONE)
        if s.ghost and s.devoured:
            cost: i64 = COST[s.devoured[-1]]
            if 0 < cost <= s.influence:
                out.append(RECRUIT_DEVOURED)
        add_cards(out, PLAY, s.piles[HAND + seat])
        if s.power >= DEPLOY_COST:
            if barracks > 0:
                add_deployments(s, out, DEPLOY, seat)
            if s.power >= ASSASSINATE_COST:
                add_enemy_troops(s, out, ASSASSINATE, seat, ANYONE, PRESENCE)
                add_rival_spies(s, out, RETURN_SPY, seat)
        if s.influence > 0:
            add_recruits(s, out, s.influence, 0, True)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == END_TURN:
            s.pop()
            s.push(END_OF_TURN.index)
        elif action == DEPLOY_NONE:
            s.power -= DEPLOY_COST
            s.take_vp(seat, 1)
            s.tell("no_barracks_vp", seat, (1,))
        elif action == RECRUIT_DEVOURED or action > RECRUIT:
            s.influence -= COST[recruit(s, seat, action)]
        elif action < DEPLOY:
            card: i64 = action - PLAY
            s.take_from_hand(seat, card)
            s.tell("play", seat, (card,))
            begin_card(s, card, IN_PLAY)
        elif action < ASSASSINATE:
            s.power -= DEPLOY_COST
            s.deploy(seat, action - DEPLOY)
        elif action < ASSASSINATE + TROOPS:
            s.power -= ASSASSINATE_COST
            troop: i64 = action - ASSASSINATE
            s.kill(seat, troop_colour(s, troop), troop_place(troop))
        else:
            s.power -= RETURN_SPY_COST
            return_piece(s, seat, action)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == END_TURN:
            return None
        if is_card(action, PLAY):
            return refuse_card_in(s, seat, HAND, action - PLAY)
        if action == DEPLOY_NONE:
            if s.tokens[BARRACKS + seat] > 0:
                return Reason("T-10.2.3", "barracks_not_empty")
            return refuse_power(s, DEPLOY_COST)
        if DEPLOY <= action < DEPLOY + PLACES:
            return refuse_power(s, DEPLOY_COST) or refuse_deploy(s, seat, action - DEPLOY)
        if ASSASSINATE <= action < ASSASSINATE + TROOPS:
            return refuse_power(s, ASSASSINATE_COST) or refuse_troop(s, seat, action - ASSASSINATE, ANYONE, PRESENCE)
        if RETURN_SPY <= action < RETURN_SPY + SPIES_:
            return refuse_power(s, RETURN_SPY_COST) or refuse_rival_spy(s, seat, action - RETURN_SPY)
        if action == RECRUIT_DEVOURED:
            return refuse_devoured_top(s) or refuse_cost(s, s.devoured[-1])
        if is_card(action, RECRUIT):
            card: i64 = action - RECRUIT
            return refuse_market_card(s, card, True) or refuse_cost(s, card)
        return Reason("T-3.3", "not_basic")

    def ends(self, s: TyrantsState, action: i64) -> bool:
        return action == END_TURN

    def loses(self, s: TyrantsState, seat: i64, action: i64, lang: str) -> str:
        """Cards that were not played, and what is left in the pools if anything can be done with it (T-4.4)."""
        if action != END_TURN:
            return ""
        power: i64 = 0
        influence: i64 = 0
        for other in self.options(s, seat):
            if other == RECRUIT_DEVOURED or other > RECRUIT:
                influence = s.influence
            elif other == DEPLOY_NONE or other >= DEPLOY:
                power = s.power
        lost = [("loses_power", power), ("loses_influence", influence), ("loses_cards", len(s.piles[HAND + seat]))]
        return ", ".join([say(lang, key, number) for key, number in lost if number])

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_main", s.power, s.influence)


def refuse_power(s: TyrantsState, cost: i64) -> Reason | None:
    return Reason("T-3.3", "no_power", (cost, s.power)) if s.power < cost else None


class EndOfTurn(TurnStep):
    """T-4.2: what was queued, in the order the player likes; then the rest of the turn's end."""

    def enter(self, s: TyrantsState) -> None:
        if not s.queue:
            s.pop()
            s.push(CLEAN_UP.index)
            return
        out = self.options(s, s.active)
        if len(out) == 1:
            self.choose(s, s.active, out[0])
        else:
            s.ask(s.active, out)

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        add_cards(out, RESOLVE, kinds(bytes([s.played[entry % 256] for entry in s.queue])))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        for entry in s.queue:
            serial: i64 = entry % 256
            if s.played[serial] == action - RESOLVE:
                s.queue = tuple([other for other in s.queue if other != entry])
                open_context(s, serial)
                s.push(entry // 256)
                return

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if not is_card(action, RESOLVE):
            return Reason("T-4.1", "turn_is_ending")
        waiting = [s.played[entry % 256] for entry in s.queue]
        return None if action - RESOLVE in waiting else Reason("T-4.2", "not_queued", (action - RESOLVE,))

    def pile(self, s: TyrantsState, seat: i64, action: i64) -> str:
        """In the play area, unless the card was devoured or promoted after its instruction was queued."""
        card: i64 = action - RESOLVE
        return PLAY_AREA if card in [c for i, c in enumerate(s.played) if s.whereabouts[i] == IN_PLAY] else ""

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_resolve")


class CleanUp(TurnStep):
    """T-4.3 to T-4.6: marker VP, discard everything, draw five, next player or the end of the game."""

    def happen(self, s: TyrantsState) -> None:
        seat: i64 = s.active
        self.score_markers(s, seat)
        self.discard_all(s, seat)
        s.power = 0
        s.influence = 0
        s.paid = 0
        s.ghost = False
        s.draw(seat, HAND_SIZE)
        self.pass_on(s, seat)

    def score_markers(self, s: TyrantsState, seat: i64) -> None:
        ruled: i64 = s.board[RULED + seat]
        held: i64 = ruled & MARKER_SITES
        while held:
            site: i64 = LOW[(held & -held) % 67]
            if s.totally_controls(seat, site):
                s.take_vp(seat, MARKER_VP[site])
                s.tell("marker_vp", seat, (MARKER_VP[site], site))
            held &= held - 1

    def discard_all(self, s: TyrantsState, seat: i64) -> None:
        pile = s.piles[DISCARD + seat]
        serial: i64 = 0
        while serial < len(s.played):
            if s.whereabouts[serial] == IN_PLAY:
                pile = pile + ONE[s.played[serial]]
            serial += 1
        s.piles[DISCARD + seat] = pile + s.piles[HAND + seat]
        s.piles[HAND + seat] = b""
        s.played = b""
        s.whereabouts = b""
        s.shown = b""

    def pass_on(self, s: TyrantsState, seat: i64) -> None:
        following: i64 = (seat + 1) % s.seats
        if following == s.first:
            if s.ending:
                s.over = True
                s.stack.clear()
                s.tell("game_over", -1)
                return
            s.round += 1
        s.active = following
        s.push(START_TURN.index)


FIRST_DEPLOYMENT: Final = FirstDeployment()
START_TURN: Final = StartTurn()
MAIN: Final = Main()
END_OF_TURN: Final = EndOfTurn()
CLEAN_UP: Final = CleanUp()

TURN_STEPS: Final[dict[str, Effect]] = {
    "first_deployment": FIRST_DEPLOYMENT,
    "start_turn": START_TURN,
    "main": MAIN,
    "end_of_turn": END_OF_TURN,
    "clean_up": CLEAN_UP,
}
