"""Laying things out: columns that fit, choices grouped by verb, the log's lines, names found by their beginnings."""

import io

import pytest
from rich.console import Console
from rich.text import Text

import bailiwick
from bailiwick import games
from bailiwick.cli import screen
from bailiwick.cli.names import find, search
from bailiwick.kernel.pages import Panel
from bailiwick.kernel.rng import Rng


def drawn(panels: list[Panel], width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    screen.draw_panels(console, panels)
    file = console.file
    assert isinstance(file, io.StringIO)
    return [line.rstrip() for line in file.getvalue().splitlines()]


@pytest.mark.parametrize("width", [40, 80, 120, 200])
@pytest.mark.parametrize("lang", ["en", "pt", "it"])
def test_nothing_is_wider_than_the_screen_and_no_number_is_lost(width: int, lang: str) -> None:
    match = bailiwick.start("tyrants", players=4, seed=7)
    rng = Rng(1)
    for _ in range(300):
        actions = match.legal().actions
        match.play(actions[rng.below(len(actions))])
    panels = match.game.panels(match.view(0).masked, 0, lang)
    lines = drawn(panels, width)
    assert max(len(line) for line in lines) <= width
    if width >= 80:
        seats = next(panel for panel in panels if len(panel.columns) == 10)
        scores = [row[-1] for row in seats.rows]
        heads = [i for i, line in enumerate(lines) if line.startswith(seats.columns[0]) and line.endswith(seats.columns[-1])]
        assert len(heads) == 1
        assert [lines[heads[0] + 1 + i].split()[-1] for i in range(4)] == scores


def test_panels_tell_nothing_that_is_hidden() -> None:
    """However the unknown is dealt again, the seat is shown the same."""
    match = bailiwick.start("tyrants", players=3, seed=5)
    rng = Rng(2)
    for _ in range(150):
        actions = match.legal().actions
        match.play(actions[rng.below(len(actions))])
    game = match.game
    for seat in (-1, 0, 1, 2):
        other = game.determinize(match.state, seat, rng)
        real, dealt = (game.panels(game.mask(state, seat), seat, "en") for state in (match.state, other))
        assert [(panel.title, panel.rows) for panel in real] == [(panel.title, panel.rows) for panel in dealt]


def test_narrow_panels_stand_side_by_side() -> None:
    small = Panel("A", ["x", "y"], [["1", "2"]])
    other = Panel("B", ["x", "y"], [["3", "4"]])
    assert drawn([small, other], 40) == ["A      B", "x  y   x  y", "1  2   3  4"]
    assert len(drawn([small, other], 8)) == 6


def test_a_long_table_is_cut_in_two_where_both_halves_fit() -> None:
    table = Panel("T", ["n"], [[str(i)] for i in range(8)])
    assert drawn([table], 20)[1:] == ["n   n", "0   4", "1   5", "2   6", "3   7"]


def test_flow_uses_the_fewest_lines() -> None:
    items = ["a", "bb", "a rather long one", "c"]
    lines = [line.plain for line in screen.flow(items, 30)]
    assert lines == ["a                  bb", "a rather long one  c"]
    assert len(screen.flow(items, 80)) == 1
    assert screen.flow([], 30) == []


def test_only_changes_are_shown_again() -> None:
    still = Panel("Still", [], [["line"]])
    before = Panel("Long", ["n", "v"], [[str(i), "a"] for i in range(10)])
    after = Panel("Long", ["n", "v"], [[str(i), "b" if i == 3 else "a"] for i in range(10)])
    assert screen.changes([still, before], [still, before]) == []
    (panel,) = screen.changes([still, before], [still, after])
    assert panel.rows == [["3", "b"]]
    assert screen.changes([], [still]) == [still]


def test_choices_are_grouped_by_what_they_begin_with() -> None:
    match = bailiwick.start("tyrants", players=2, seed=7, first="red")
    groups = screen.grouped(match.game, match.state, match.legal().actions, "en")
    assert [(heading, [text for _, text in group]) for heading, group in groups] == [
        ("Deploy to", ["Mantol-Derith", "Ched Nasad", "Skullport", "Eryndlyn"])
    ]


def test_the_log_has_a_line_a_move_and_counts_repeats() -> None:
    match = bailiwick.start("tyrants", players=2, seed=7, first="red")
    match.play("deploy mantol_derith")
    match.play("deploy eryndlyn")
    match.play("play noble")
    match.play("play noble")
    lines = screen.log_lines(match, 0, "en")
    assert lines[0] == "Red deploys a troop at Mantol-Derith"
    assert lines[-1] == "Red plays Noble; gains 1 influence (×2)"
    assert screen.log_lines(match, 0, "en", first=3) == ["Red plays Noble; gains 1 influence"]


def test_in_the_middle_of_a_line_only_names_keep_their_capital() -> None:
    position = {
        "players": 2,
        "areas": {"the_shades": {"red": 1, "blue": 1, "trouble": True}},
        "seats": {"red": {"hand": ["dr_cruces"]}},
    }
    match = bailiwick.Match(bailiwick.game("ankh_morpork"), start=position)
    match.play("play dr_cruces")
    match.play("remove the_shades blue")
    assert screen.log_lines(match, 0, "en", first=1) == [
        "Red picks the blue minion in The Shades; removed: the blue minion in The Shades; calm again in The Shades"
    ]


def test_a_remark_stands_before_its_move_and_long_lines_break() -> None:
    """The Clockwork Prince moves after a Rest made for somebody: that comes first, and his turn is no single paragraph."""
    match = bailiwick.start("oath", players=1, seed=3)
    while match.game.vocabulary.name(match.legal().actions[0]) != "rest":
        match.play(match.legal().actions[0])
    first = match.moves
    match.play("rest")
    lines = screen.log_lines(match, 1, "en", first, {first: "Only one choice, made for you: Rest"})
    assert lines[0] == "Only one choice, made for you: Rest"
    assert any(line.startswith("Purple") for line in lines[1:])
    assert all(len(line) < 2 * screen.LONG_LINE + 60 for line in lines)


def test_the_log_keeps_what_only_another_seat_may_see() -> None:
    match = bailiwick.start("tyrants", players=2, seed=7, first="red")
    for action in ("deploy mantol_derith", "deploy eryndlyn", "end-turn"):
        match.play(action)
    assert any("Red drew" in line or "drew" in line for line in screen.log_lines(match, 0, "en"))
    for viewer in (1, None):
        assert not any("drew" in line for line in screen.log_lines(match, viewer, "en"))


def test_pieces_are_coloured_but_words_are_not() -> None:
    text = screen._ink(Text("RB· Red 2B –R–"), {"R": "red", "B": "blue"})
    assert sorted((span.start, str(span.style)) for span in text.spans) == [
        (0, "bold red"),
        (1, "bold blue"),
        (9, "bold blue"),
        (12, "bold red"),
    ]


NAMES = {
    1: ["play noble"],
    2: ["play advance_scout", "Jogar Espião"],
    3: ["deploy menzoberranzan"],
    4: ["deploy menzoberranzan__everfire:0"],
    5: ["end-turn"],
}


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("play noble", [1]),
        ("PLAY NOB", [1]),
        ("play", [1, 2]),
        ("scout", [2]),
        ("jogar espiao", [2]),
        ("deploy menzo", [3]),
        ("deploy menzo ever", [4]),
        ("deploy", [3, 4]),
        ("end turn", [5]),
        ("noble play", []),
        ("", []),
        ("–", []),
    ],
)
def test_names_are_found_by_their_beginnings(asked: str, found: list[int]) -> None:
    assert find(asked, NAMES) == found


def test_searching_finds_everything_that_has_the_word() -> None:
    names = {"a": ["Wyrmspeaker"], "b": ["Red Wyrmling"], "c": ["Ghost"], "d": ["Ghost Ship"]}
    assert search("wyrm", names) == ["a", "b"]
    assert search("ghost", names) == ["c"]


@pytest.mark.parametrize("lang", ["en", "pt", "it"])
@pytest.mark.parametrize("game", games.NAMES)
def test_at_eighty_columns_nothing_is_cut_off(game: str, lang: str) -> None:
    """A table that is too wide goes over several lines: every letter of it is there."""
    match = bailiwick.start(game, players=3, seed=7)
    rng = Rng(2)
    for step in range(120):
        actions = match.legal().actions
        match.play(actions[rng.below(len(actions))])
        if step % 40 == 0 and not match.over:
            for panel in match.game.panels(match.view(0).masked, 0, lang):
                lines = drawn([panel], 80)
                assert max(len(line) for line in lines) <= 80
                shown = sorted("".join("".join(lines).split()))
                once = panel.title + "".join(cell for row in panel.rows for cell in row) + "".join(panel.columns)
                missing = [letter for letter in set("".join(once.split())) if once.count(letter) > shown.count(letter)]
                assert not missing, (panel.title, lines)
        if match.over:
            break


def test_what_a_screen_says_in_another_language_can_be_asked_for() -> None:
    names = {
        1: ["deploy menzoberranzan", "Schiera a Menzoberranzan"],
        2: ["deploy menzoberranzan__everfire:1", "Schiera a rotta Menzoberranzan–Everfire, spazio 1"],
        3: ["deploy gracklstugh__menzoberranzan", "Schiera a rotta Gracklstugh–Menzoberranzan"],
    }
    assert find("schiera menzoberranzan", names) == find("schiera menzo", names) == [1]
    assert find("schiera everfire", names) == [2]
    assert find("schiera rotta menzo", names) == [3]
