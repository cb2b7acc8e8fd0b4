"""What the evaluation likes: most tests compare two positions that differ in one thing. Red judges while blue is on turn."""

from typing import Any

import pytest

from bailiwick import bots
from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.evaluate import Rumour, Survey, rounds_left
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.view import View
from tests.games.ankh_morpork.table import Table
from tests.kernel import sweep

RED = 0


def table(personality: str = "commander_vimes", **position: Any) -> Table:
    """Blue is on turn, so that nothing depends on what red could still do in this turn."""
    red = {name: position.pop(name) for name in list(position) if name in Table.MINE}
    position.setdefault("players", 4)
    position.setdefault("draw_pile", 40)
    position.setdefault("active", "blue")
    return Table(red={"personality": personality, **red}, **position)


def worth(personality: str = "commander_vimes", **position: Any) -> float:
    return GAME.evaluate(table(personality, **position).state, RED)


def areas(number: int, pieces: str) -> dict[str, str]:
    """The same pieces in some areas, from the end of the list: those next to each other on the far side first."""
    return dict.fromkeys(reversed(AREA_IDS[-number:] if number else []), pieces)


# ---------------------------------------------------------------- the own goal


@pytest.mark.parametrize("lord", ["lord_selachii", "lord_rust", "lord_de_worde"])
def test_a_lord_likes_control(lord: str) -> None:
    worths = [worth(lord, areas=areas(number, "red")) for number in range(6)]
    assert worths == sorted(worths)
    assert worths[4] - worths[3] > worths[2] - worths[1]


def test_vetinari_likes_to_be_everywhere() -> None:
    worths = [worth("lord_vetinari", areas=areas(number, "red")) for number in range(11)]
    assert worths == sorted(worths)


def test_the_dragon_king_likes_trouble_and_nobody_else_does() -> None:
    quiet, troubled = areas(8, "green"), areas(8, "green trouble")
    assert worth("dragon_king_of_arms", areas=troubled) > worth("dragon_king_of_arms", areas=quiet)
    assert worth("lord_rust", areas=troubled) < worth("lord_rust", areas=quiet)


def test_chrysoprase_likes_money_and_buildings_and_minds_loans() -> None:
    assert worth("chrysoprase", cash=40) > worth("chrysoprase", cash=30)
    assert worth("chrysoprase", cash=22, areas={"small_gods": "building:red"}) > worth("chrysoprase", cash=22)
    assert worth("chrysoprase", cash=40) > worth("chrysoprase", cash=50, loans=["mr_bent"])


def test_vimes_likes_a_small_draw_pile_and_nobody_else_does() -> None:
    assert worth("commander_vimes", draw_pile=5) > worth("commander_vimes", draw_pile=30)
    assert worth("lord_rust", draw_pile=5) < worth("lord_rust", draw_pile=30)


@pytest.mark.parametrize(
    ("personality", "better", "worse"),
    [
        pytest.param("lord_rust", {"dimwell": "red red"}, {"dimwell": "red"}, id="a-safer-lead"),
        pytest.param("lord_rust", {"dimwell": "red"}, {"dimwell": "red trouble"}, id="no-assassin-may-come"),
        pytest.param("lord_rust", {"dimwell": "red blue"}, {"dimwell": "red blue blue"}, id="a-tie"),
        pytest.param("lord_rust", {"dimwell": "red"}, {"dimwell": "red troll"}, id="no-troll"),
        pytest.param("lord_rust", {"dimwell": "red"}, {"dimwell": "red demon"}, id="no-demon"),
        pytest.param("lord_vetinari", {"dimwell": "red"}, {"dimwell": "red demon"}, id="no-demon-for-vetinari"),
        pytest.param("lord_vetinari", {"dimwell": "red", "longwall": "red"}, {"dimwell": "red red"}, id="spread"),
        pytest.param("lord_rust", {"dimwell": "red building:red"}, {"dimwell": "red building:blue"}, id="my-building"),
    ],
)
def test_the_better_board_is_worth_more(personality: str, better: dict[str, str], worse: dict[str, str]) -> None:
    assert worth(personality, areas=better) > worth(personality, areas=worse)


# ---------------------------------------------------------------- the others


def test_a_rival_who_controls_as_much_as_a_lord_needs_is_a_danger() -> None:
    three, four = areas(3, "blue"), areas(4, "blue")
    two = areas(2, "blue")
    assert worth(areas=two) - worth(areas=three) < worth(areas=three) - worth(areas=four)


def test_a_rival_everywhere_is_a_danger() -> None:
    nine = areas(9, "green blue")  # a tie, so that nobody controls anything
    assert worth(areas=nine) < worth(areas={**nine, "dimwell": "green"}) - 5


def test_a_rich_rival_is_a_danger() -> None:
    assert worth(blue={"cash": 50}) < worth(blue={"cash": 45})


def test_what_mrs_cake_has_shown_is_no_danger() -> None:
    rich = {"cash": 60}
    assert worth(blue=rich, knows_unused=["chrysoprase"], unused_personalities=["chrysoprase"]) > worth(blue=rich)


def test_the_own_personality_is_no_danger() -> None:
    troubled = areas(8, "green trouble")
    rumour = Rumour(table("lord_rust", areas=troubled).state, RED)
    assert rumour.lords == 2
    assert Rumour(table("dragon_king_of_arms", areas=troubled).state, RED).lords == 3


def test_nobody_is_chrysoprase_when_two_play() -> None:
    assert worth(players=2, blue={"cash": 60}) == worth(players=2, blue={"cash": 10})


def test_when_vimes_is_out_of_the_game_the_leader_likes_its_end() -> None:
    def mine(pile: int, **known: Any) -> float:
        return worth("lord_rust", cash=60, draw_pile=pile, **known)

    out = {"knows_unused": ["commander_vimes"], "unused_personalities": ["commander_vimes"]}
    assert mine(3, **out) > mine(30, **out)
    assert mine(3) - mine(30) < mine(3, **out) - mine(30, **out)


# ---------------------------------------------------------------- what is useful


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param({"cash": 11}, {"cash": 10}, id="money"),
        pytest.param({}, {"loans": ["mr_bent"]}, id="a-loan"),
        pytest.param({"cash": 20, "loans": ["mr_bent"]}, {"cash": 10, "loans": ["mr_bent"]}, id="borrowed-money"),
        pytest.param({"hand": ["moist_von_lipwig"]}, {"hand": ["the_peeled_nuts"]}, id="a-strong-card"),
        pytest.param({"hand": ["susan", "groat"]}, {"hand": ["groat", "the_peeled_nuts"]}, id="an-interrupt"),
        pytest.param({}, {"penalty_cards": ["dr_whiteface"]}, id="a-penalty-card"),
        pytest.param({"areas": {"dimwell": "building:red"}}, {}, id="a-city-area-card"),
        pytest.param(
            {"areas": {"dimwell": "building:red"}},
            {"areas": {"dimwell": "building:red"}, "retired": ["dimwell"]},
            id="a-retired-one",
        ),
    ],
)
def test_the_better_purse_or_hand_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert worth(**better) > worth(**worse)


def test_fewer_rounds_are_left_as_the_pile_shrinks_and_the_refill_counts() -> None:
    assert rounds_left(table(draw_pile=10).state) < rounds_left(table(draw_pile=40).state)
    t = table(draw_pile=40, active="red", hand=["groat"])
    before = rounds_left(t.state)
    assert rounds_left(t.play("groat").skip().state) < before


def test_control_is_counted_as_the_rules_count_it() -> None:
    for seed in range(8):
        s = GAME.new({"players": 2 + seed % 3}, seed)
        GAME.playout(s, Rng(seed), 150)
        assert Survey(s).controlled[: s.seats] == [s.controlled(seat) for seat in range(s.seats)]


# ---------------------------------------------------------------- what is hidden


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_does_not_look_at_what_the_seat_may_not_know(players: int) -> None:
    for seed in range(6):
        sweep.check_blind(GAME, {"players": players}, seed, 17)


def test_a_rival_who_wins_in_an_imagined_game_is_the_danger_it_was() -> None:
    """Whoever ends a turn must not fear it for what one deal of the personalities brings."""
    held = areas(4, "blue")
    hand = ["groat", "hex", "modo", "rincewind", "librarian", "gaspode"]  # enough, so that nothing is drawn
    t = table(active="red", hand=hand, areas=held, blue={"personality": "lord_rust"}).play("groat").skip()
    before = GAME.evaluate(t.state, RED)
    t.end_turn()
    assert t.over
    assert GAME.evaluate(t.state, RED) == pytest.approx(before)


# ---------------------------------------------------------------- what greedy makes of it


def choice(t: Table, seed: int = 1) -> str:
    seat = t.match.seat
    return GAME.vocabulary.name(bots.load("greedy", seed).choose(View(GAME, t.state, seat)))


def turn_of(t: Table) -> list[str]:
    """All that greedy does until another must choose."""
    seat, done = t.match.seat, []
    bot = bots.load("greedy", 1)
    while not t.over and t.match.seat == seat:
        done.append(GAME.vocabulary.name(bot.choose(View(GAME, t.state, seat))))
        t.do(done[-1])
    return done


def test_it_takes_the_area_that_wins() -> None:
    held = {"dimwell": "red", "longwall": "red", "nap_hill": "red"}
    t = table("lord_rust", active="red", hand=["groat", "pink_pussycat_club"], areas=held)
    assert "play groat" in turn_of(t)
    assert t.state.controlled(RED) == 4


def test_it_stops_a_rival_who_may_win() -> None:
    held = {"dimwell": "blue", "longwall": "blue", "nap_hill": "blue", "the_scours": "blue blue green red trouble"}
    t = table("lord_vetinari", active="red", hand=["inigo_skimmer", "leonard_of_quirm"], areas=held)
    assert turn_of(t)[:2] == ["play inigo_skimmer", "remove the_scours blue"]


def test_vimes_draws_cards() -> None:
    hand = ["librarian", "groat", "modo", "harry_king", "drumknott"]
    t = table(active="red", hand=hand, draw_pile=12, areas={"dimwell": "red"})
    assert "play librarian" in turn_of(t)


def test_it_uses_its_city_area_cards() -> None:
    done = turn_of(table(active="red", hand=["groat"], areas={"the_hippo": "red building:red", "nap_hill": "building:red"}))
    assert {"power the_hippo", "power nap_hill"} <= set(done)


def test_it_takes_money_before_it_builds() -> None:
    held = {"the_hippo": "red building:red", "seven_sleepers": "red"}
    t = table("lord_rust", active="red", cash=16, hand=["hex"], areas=held)
    assert "build seven_sleepers" in turn_of(t)


def test_it_answers_for_a_minion_that_matters() -> None:
    held = {"dimwell": "red", "longwall": "red", "nap_hill": "red", "the_scours": "red red blue trouble"}
    t = table("lord_rust", hand=["susan"], areas=held, blue={"hand": ["inigo_skimmer"]})
    t.play("inigo_skimmer", "remove the_scours red")
    assert choice(t) == "answer susan"


def test_it_pays_small_gods_for_a_building() -> None:
    held = {"small_gods": "building:red", "seven_sleepers": "building:red"}
    t = table("lord_rust", cash=9, areas=held, event="explosion", dice=[11], blue={"hand": ["rincewind"]})
    t.play("rincewind")
    assert choice(t) == "protect seven_sleepers building"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random(players: int) -> None:
    """Luck has its part in this game, and a hidden goal may fall to somebody by chance: most games, not all."""
    wins = 0
    for seed in range(3):
        s = GAME.new({"players": players}, seed)
        seated = [bots.load("random" if seat else "greedy", f"{seed}:{seat}") for seat in range(players)]
        while not s.over:
            GAME.apply_legal(s, s.seat, seated[s.seat].choose(View(GAME, s, s.seat)))
        wins += GAME.winners(s) == [RED]
    assert wins >= 2
