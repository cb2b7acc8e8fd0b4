"""A chronicle over several games: what a game adds to its text, what nobody sees of it, and what it tells."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.things import NUMBER
from bailiwick.games.oath.chronicle import world as chronicles
from bailiwick.games.oath.chronicle.legacy import next_chronicle
from bailiwick.games.oath.chronicle.world import Chronicle
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.state import OathState
from bailiwick.kernel.errors import BadOption
from bailiwick.kernel.rng import Rng


def played(text: str, seed: int) -> OathState:
    s: OathState = GAME.new({"players": 2, "chronicle": text}, seed)
    GAME.playout(s, Rng(seed), 100_000)
    return s


def world(number: int, *cards: str, without: str = "", winner: int = 1) -> Chronicle:
    """The teaching game's world with these cards at its first site and one denizen gone."""
    c = chronicles.teaching()
    c.number, c.winner = number, winner
    c.lands[0].cards = bytes([NUMBER[card] for card in cards])
    c.deck = bytes([card for card in c.deck if not without or card != NUMBER[without]])
    return c


def told(*worlds: Chronicle, lang: str = "en") -> list[list[str]]:
    panels = GAME.history("\n".join(chronicles.write(c) for c in worlds), lang)
    return [[panel.title, *(row[0] for row in panel.rows)] for panel in panels]


def test_a_game_adds_a_line_to_the_text_it_began_from() -> None:
    first = played("first", 1)
    assert GAME.legacy(first) == first.written
    second = played(GAME.legacy(first), 2)
    assert GAME.legacy(second).splitlines() == [first.written, second.written]
    assert second.game_number == 2


def test_before_the_end_there_is_none() -> None:
    assert GAME.legacy(GAME.new({"players": 2}, 1)) == ""


def test_the_winner_stands_in_the_text() -> None:
    s = played("first", 3)
    c = chronicles.read(s.written)
    assert (c.winner, c.citizens_before) == (s.winner, 0)
    assert chronicles.write(c) == s.written


@pytest.mark.parametrize(("seat", "code"), [(0, "20"), (1, "01"), (3, "08"), (4, "04"), (5, "10")])
def test_colours_of_winners_are_those_of_the_format(seat: int, code: str) -> None:
    """O-15.3: after the relic deck, who were Citizens at its start, who won, and a name."""
    c = chronicles.teaching()
    plain = chronicles.write(c)
    c.winner, c.citizens_before, c.winner_name = seat, 0b10, "Ann"
    assert chronicles.write(c) == f"{plain}01{code}03Ann"
    assert chronicles.read(f"{plain}01{code}03Ann").winner_name == "Ann"


def test_r_118_the_citizens_of_the_last_game_are_those_it_began_with() -> None:
    """Red begins as a Citizen, is exiled and wins: the mask keeps the beginning, the role is told as it was at the end."""
    before = world(2)
    before.citizens = 0b10
    s: OathState = GAME.new({"players": 2, "chronicle": chronicles.write(before)}, 1)
    assert s.role[1] == 1
    s.role = bytes([0, 2, 2, 2, 2, 2])
    s.winner, s.victory = 1, 3
    after = next_chronicle(s, 1, 0, 0, 0, Rng(1))
    assert (after.citizens_before, after.citizens) == (0b10, 0)
    assert told(before, after)[1][0] == "Game 2: Red (Exile) has won"
    s.role = bytes([0, 1, 2, 2, 2, 2])
    assert told(before, next_chronicle(s, 1, 0, 0, 0, Rng(1)))[1][0] == "Game 2: Red (Citizen) has won"


def test_an_older_text_without_a_winner_is_read_and_told() -> None:
    c = chronicles.teaching()
    c.number = 5
    assert chronicles.read(chronicles.write(c)).winner == chronicles.NO_WINNER
    [[title, vow, *_sites]] = told(c)
    assert (title, vow) == ("Game 4", "Sworn for the next game: Oath of Supremacy")


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_nobody_sees_the_text_a_game_began_from(seat: int) -> None:
    """It has the order of the decks."""
    text = GAME.legacy(played("first", 4))
    s: OathState = GAME.new({"players": 2, "chronicle": text}, 5)
    masked = GAME.mask(s, seat)
    assert text not in str(GAME.view_json(masked, seat)) + str(GAME.to_json(masked))
    assert GAME.determinize(s, seat, Rng(1)).chronicle == ""


def test_every_line_is_checked() -> None:
    text = GAME.legacy(played("first", 6))
    for wrong in (f"{text}\nonce upon a time", f"once upon a time\n{text}", "\n \n"):
        with pytest.raises(BadOption, match="chronicle"):
            GAME.new({"players": 2, "chronicle": wrong}, 1)


# ---------------------------------------------------------------- telling


def test_who_won_as_what() -> None:
    red, citizen, purple = world(2), world(3), world(4, winner=0)
    citizen.citizens = 0b10
    titles = [lines[0] for lines in told(red, citizen, purple)]
    assert titles == ["Game 1: Red (Exile) has won", "Game 2: Red (Citizen) has won", "Game 3: Purple (Chancellor) has won"]


def test_edifices_rise_fall_and_are_repaired() -> None:
    worlds = [world(2, "sprawling_rampart"), world(3, "bandit_rampart"), world(4, "sprawling_rampart"), world(5)]
    lines = told(*worlds)
    assert "Built: Sprawling Rampart" in lines[0]
    assert "Fallen to ruin: Sprawling Rampart" in lines[1]
    assert "Repaired: Sprawling Rampart" in lines[2]
    assert "Lost: Sprawling Rampart" in lines[3]


def test_o_13_9_who_has_come_is_told_and_who_has_left_is_not() -> None:
    """They go unseen, and in the next game nobody knows who is Dispossessed and who lies in the deck."""
    before, after = world(2), world(3, "mushrooms", without="wolves")
    after.dispossessed = bytes([NUMBER["wolves"]])
    lines = told(before, after)[1]
    assert "Entered the world deck: Mushrooms" in lines
    assert not any("Wolves" in line for line in lines)


def test_of_a_world_that_begins_in_the_middle_no_change_is_told() -> None:
    assert not any("deck" in line or line.startswith("Built") for line in told(world(7, "sprawling_rampart"))[0])


def test_sites_and_citizens_and_other_languages() -> None:
    c = world(2)
    c.citizens = 0b110
    assert "Citizens: Red, Blue" in told(c)[0]
    assert "Cidadãos: Vermelho, Azul" in told(c, lang="pt")[0]
    assert any(line.startswith("Territori noti: ") for line in told(c, lang="it")[0])


def test_ten_games_save_load_and_go_on() -> None:
    text = "first"
    for number in range(10):
        text = GAME.legacy(played(text, number))
    assert [c.number for c in chronicles.read_all(text)] == list(range(2, 12))
    assert len(GAME.history(text, "en")) == 10


def test_the_prince_plays_by_himself() -> None:
    alone: OathState = GAME.new({"players": 1}, 1)
    assert GAME.automatic(alone) == {0: "Clockwork Prince"}
    assert GAME.automatic(GAME.new({"players": 2, "prince": "exile"}, 1)) == {2: "Clockwork Prince"}
    assert GAME.automatic(GAME.new({"players": 2}, 1)) == {}
