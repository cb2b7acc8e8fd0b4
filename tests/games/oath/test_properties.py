"""What must hold at every decision of random games for one to six players: O-14, the sweep, and that nothing hidden is told."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.beginnings import STARTERS
from bailiwick.games.oath.catalogue.things import CARDS, EDIFICE, IDS, NUMBER, SOURCES
from bailiwick.games.oath.chronicle import world as chronicles
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.paying import once_paid, short_of
from bailiwick.games.oath.powers import POWERS, REGISTER, answering, awake, bodies_of
from bailiwick.games.oath.prince.mind import LEVEL_IDS
from bailiwick.games.oath.questions import QUESTIONS
from bailiwick.games.oath.ruling import has_access
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.words import LANGUAGES
from bailiwick.kernel import state as state_module
from bailiwick.kernel.event import Event
from bailiwick.kernel.rng import Rng
from tests.games.oath.counting import check_all, check_cards, check_favor
from tests.games.oath.table import Table
from tests.kernel import sweep

pytestmark = pytest.mark.properties

COMPILED = not str(state_module.__file__).endswith(".py")
GAMES_EACH = 6 if COMPILED else 1  # 24 * 6 first games, 8 * 6 later ones, 18 * 6 with the Prince: 300
SWEPT = 60  # one decision in so many is put through the whole sweep
READ = 1 if COMPILED else 9  # one in so many is written and read
DEALT = 9  # one in so many is dealt again
SECRET = 13  # one in so many is compared with another possible world
BODIES = [power for source in range(SOURCES) for power in bodies_of(source)]
UNPRICED = [power for power in BODIES if power.unpriced]
ROWS = [[(power, power.source) for power in row] for row in REGISTER]
ANSWERING = {question: [power for power in BODIES if question in power.answers] for question in range(QUESTIONS)}


def later_world(oath: int, rng: Rng) -> str:
    """A chronicle with edifices, a ruin, Citizens, and every card of the later decks that is written on top."""
    c = chronicles.first(rng)
    c.oath = oath
    c.citizens = 0b000110
    c.lands[0].cards = bytes([NUMBER["sprawling_rampart"]])
    c.lands[2].cards = bytes([NUMBER["ruined_temple"], NUMBER["toll_roads"]])
    c.dispossessed = bytes([NUMBER["longbows"], NUMBER["taming_charm"]])
    deck = list(c.deck)
    later = [n for n in range(STARTERS + 1, EDIFICE) if POWERS[n] and n != NUMBER["toll_roads"]]
    for place in range(len(deck) - 1, -1, -1):
        if later and deck[place] <= STARTERS:
            deck[place] = later.pop()
    c.deck = bytes(deck)
    return chronicles.write(c)


def check_awake(state: OathState) -> None:
    """What is kept of where things are, and of the powers in play, is what a plain look at everything finds."""
    where, kept = state.where, awake(state)
    state.locate()
    assert state.where == where, "What is kept of where things are differs from where they are."
    assert state.faceup_cards() == [card for card in range(1, CARDS) if where[card]]
    assert kept.rows == [[power for power, source in row if where[source]] for row in ROWS] == awake(state).rows, (
        "The powers that are kept as those in play are others than those in play."
    )
    state.awake = kept  # so that a slip would be carried along
    for question, powers in ANSWERING.items():
        found = [power.source for power in powers if power.on(state)]
        assert sorted(power.source for power in answering(state, question)) == found


def check_unpriced(state: OathState) -> None:
    """What powers ask that say their price makes no difference to it is the same before it is paid as after."""
    for seat in range(state.seats):
        for power in UNPRICED:
            cost = power.head.cost
            if has_access(state, seat, power.source) and short_of(state, seat, cost) is None:
                before, after = power.usable(state, seat), power.usable(once_paid(state, seat, power.source, cost), seat)
                assert (before is None) == (after is None), IDS[power.source]


def walk(options: dict[str, object], seed: str) -> None:
    for match in sweep.walk(GAME, options, seed, every=SWEPT, rng=Rng(seed)):
        state = match.state
        assert isinstance(state, OathState)
        check_all(sweep.check_round_trip(GAME, state) if match.moves % READ == 0 else GAME.to_json(state))
        check_awake(state)
        check_unpriced(state)
        if match.moves % DEALT == 0:
            check_cards(GAME.to_json(GAME.determinize(state, match.moves % (state.seats + 1) - 1, Rng(match.moves))))
        if match.moves % SECRET == 0 and not match.over:
            sweep.check_secrecy(GAME, state, match.moves % (state.seats + 1) - 1)
    assert match.record.result is not None
    assert len(match.record.result["winners"]) == 1


@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_first_games(players: int, batch: int) -> None:
    for number in range(GAMES_EACH):
        walk({"players": players}, f"{players} {batch} {number}")


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("oath", range(4))
def test_later_games(oath: int, players: int) -> None:
    for number in range(GAMES_EACH):
        seed = f"{oath} {players} {number}"
        walk({"players": players, "chronicle": later_world(oath, Rng(seed))}, seed)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("prince", ["chancellor", "exile"])
@pytest.mark.parametrize("powers", LEVEL_IDS)
def test_cp_1_1_the_prince_in_either_seat(powers: str, prince: str, players: int) -> None:
    """O-3.24: at every level of power use; a game with him never stalls."""
    for number in range(GAMES_EACH):
        walk({"players": players, "prince": prince, "prince_powers": powers}, f"{powers} {prince} {players} {number}")


@pytest.mark.parametrize("powers", LEVEL_IDS)
def test_cp_1_1_the_prince_in_a_later_world(powers: str) -> None:
    for oath in range(4):
        walk({"players": 2, "prince": "chancellor", "prince_powers": powers, "chronicle": later_world(oath, Rng(oath))}, powers)


def test_o_3_23_teaching_game() -> None:
    walk({"players": 4, "chronicle": "teaching"}, "teaching")


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 5}, {"players": 3, "prince": "chancellor"}], ids=str)
def test_what_is_taken_back_is_drawn_anew(options: dict[str, object]) -> None:
    """O-12.1; the chronicle tells how the world was when the game began."""
    assert sweep.check_redrawn(GAME, options, 1, 5, kept=frozenset({"chronicle"})) >= 20


# ---------------------------------------------------------------- at the Tribunal

AT_COURT = {"pawn": "provinces-3", "favor": 4, "secrets": 3, "warbands": 3}
MOST_AT_COURT = 3000  # decisions; the longest of a thousand such games has taken about a thousand


def at_the_tribunal(rng: Rng) -> Table:
    """Everybody stands where deals are made, and has something to lose."""
    oath = ("supremacy", "people", "devotion", "protection")[rng.below(4)]
    purple = {**AT_COURT, "relics": ["the_grand_scepter", "cup_of_plenty"]}
    red = {**AT_COURT, "advisers": ["elders"], "facedown": ["wolves"], "relics": ["sticky_fire"]}
    blue = {**AT_COURT, "role": "citizen", "facedown": ["vision_of_faith"]}
    return Table(players=4, oath=oath, purple=purple, red=red, blue=blue, yellow=AT_COURT)


@pytest.mark.parametrize("seed", range(12 if COMPILED else 3))
def test_o_11_13_games_full_of_promises(seed: int) -> None:
    """Every kind of promise comes up, is kept, broken or owed, and the games end; legality, files and secrets as ever."""
    rng = Rng(seed)
    t = at_the_tribunal(rng)
    court, decisions = GAME.vocabulary.parse("use the_tribunal"), 0
    told: list[Event] = []
    while not t.s.over:
        told += t.s.log or []
        t.s.log = []
        seat = t.s.seat
        legal = GAME.legal(t.s, seat)
        if decisions % SWEPT == SWEPT - 1:
            sweep.check_decision(GAME, t.s)
        if decisions % SECRET == 0:
            sweep.check_secrecy(GAME, t.s, decisions % (t.s.seats + 1) - 1)
            check_favor(GAME.to_json(t.s))
        eager = court in legal and rng.below(2) == 0
        GAME.apply_legal(t.s, seat, court if eager else legal[rng.below(len(legal))])
        decisions += 1
        assert decisions < MOST_AT_COURT
    promised = [event for event in told if "promise" in event.kind]
    assert {"promises", "keeps_promise"} <= {event.kind for event in promised}
    for event in promised:
        for lang in LANGUAGES:
            assert GAME.say_event(t.s, event, lang)
