"""Playing in the terminal, by script: whole games, saving and resuming, taking back, asking."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from bailiwick.bots import load
from bailiwick.cli.session import FORCED_IN_A_ROW, Session
from bailiwick.games import NAMES
from bailiwick.games import load as load_game
from bailiwick.kernel.match import Match
from bailiwick.kernel.record import Record
from tests.cli.conftest import Run
from tests.kernel.toy import GAME as MAGPIES

GAME = ("play", "--terminal", "--players", "2", "--bots", "random", "--seed", "22")
START = ["deploy mantol"]  # red's first decision with this seed
ALWAYS_FIRST = ["1"] * 3000


@pytest.fixture
def last_round(tmp_path: Path) -> str:
    """A position in which the game ends after this round."""
    path = tmp_path / "last_round.json"
    path.write_text('{"players": 2, "ending": true, "map": {"everfire": {"red": 3}}, "seats": {"red": {"hand": ["noble"]}}}')
    return str(path)


def saved(folder: Path) -> dict[str, Any]:
    (path,) = folder.glob("*.json")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def words(result: Result) -> str:
    """The output in one line, so that it does not matter where it was broken."""
    return " ".join(result.output.split())


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_by_always_taking_the_first_choice(run: Run, saves: Path, name: str) -> None:
    result = run(*GAME, name, lines=ALWAYS_FIRST)
    assert result.exit_code == 0
    record = saved(saves)
    assert (record["game"], record["players"]) == (name, ["you", "random"])
    game = load_game(name)
    assert ("Final score" in result.output) == game.counts_points()
    assert not game.counts_points() or all(source in result.output for source in game.source_names("en").values())
    assert max(len(line) for line in result.output.splitlines() if not line.startswith("The record")) <= 80
    winner = record["result"]["winners"][0].capitalize()
    assert f"{winner} wins." in result.output
    assert f"The record is in {saves}" in words(result)
    assert Match.replay(load_game(name), Record.from_json(record)).over


@pytest.mark.parametrize("language", ["pt", "it"])
def test_the_end_in_another_language(run: Run, last_round: str, language: str) -> None:
    result = run("play", "-t", "--load", last_round, "--bots", "random", "--lang", language, lines=["1"] * 20)
    assert result.exit_code == 0
    assert {"pt": "Pontuação final", "it": "Punteggio finale"}[language] in result.output
    assert "Final score" not in result.output


def test_plain_play_is_three_seats_with_two_bots_of_the_usual_level(run: Run, saves: Path) -> None:
    result = run("play", "-t", lines=[])
    assert result.exit_code == 0
    record = saved(saves)
    assert record["players"] == ["you", "medium", "medium"]
    assert f"seed {record['seed']}" in words(result)


def test_the_table_shows_map_market_seats_hand_and_choices(run: Run) -> None:
    text = run(*GAME, lines=START).output
    assert "Center section" in text
    assert re.search(r"Menzoberranzan +5 +ooo···", text)
    assert re.search(r"Mantol-Derith +4 +Roo··", text)
    assert "Blingdenstone –o– Mantol-Derith" in text
    assert re.search(r"Market \(\d+ in the deck\)", text)
    assert re.search(r"Red \(you\) +39 +5", text)
    assert "Your hand" in text
    assert re.search(r"Play: 2 \w+", text)
    assert max(len(line) for line in text.splitlines()) <= 80


def test_no_colour_codes_where_the_output_is_no_terminal(run: Run) -> None:
    assert "\x1b" not in run(*GAME, lines=["1", "1", "?"]).output


class TestSavingAndResuming:
    @pytest.mark.parametrize("name", NAMES)
    def test_a_game_left_and_resumed_is_the_game_played_at_once(self, run: Run, saves: Path, name: str) -> None:
        run(*GAME, name, lines=["1"] * 12)
        at_once = saved(saves)
        next(saves.glob("*.json")).unlink()
        left = run(*GAME, name, lines=["1"] * 5)
        assert left.exit_code == 0
        assert "bailiwick play -t --resume" in words(left)
        resumed = run("play", "-t", "--resume", lines=["1"] * 7)
        assert "Going on after move" in resumed.output
        assert saved(saves) == at_once

    def test_quitting_says_where_the_game_is(self, run: Run, saves: Path) -> None:
        result = run(*GAME, lines=[*START, "q"])
        assert f"The game waits in {saves}" in words(result)
        assert "red: deploy mantol_derith" in saved(saves)["moves"]

    def test_a_finished_game_is_not_resumed(self, run: Run, last_round: str) -> None:
        assert "Final score" in run("play", "-t", "--load", last_round, "--bots", "random", lines=["1"] * 20).output
        result = run("play", "-t", "--resume")
        assert (result.exit_code, result.stdout) == (2, "")
        assert "There is no unfinished game" in result.stderr

    def test_a_file_that_is_no_record_does_not_stop_resuming(self, run: Run, saves: Path) -> None:
        run(*GAME, lines=START)
        (saves / "zzz.json").write_text("not a record", encoding="utf-8")
        assert run("play", "-t", "--resume", lines=[]).exit_code == 0

    def test_loading_a_record_plays_on_and_leaves_the_file_alone(self, run: Run, saves: Path, tmp_path: Path) -> None:
        copy = tmp_path / "copy.json"
        run(*GAME, lines=[*START, f"s {copy}"])
        before = copy.read_bytes()
        result = run("play", "-t", "--load", str(copy), lines=["1"] * 4)
        assert result.exit_code == 0
        assert "Going on after move" in result.output
        assert copy.read_bytes() == before
        assert len(list(saves.glob("*.json"))) == 2

    def test_loading_a_position_plays_on_from_it(self, run: Run, saves: Path, tmp_path: Path) -> None:
        position = tmp_path / "position.json"
        position.write_text('{"players": 2, "map": {"everfire": {"red": 3, "blue": 0}}, "seats": {"red": {"hand": ["noble"]}}}')
        result = run("play", "-t", "--load", str(position), "--bots", "random", lines=["play noble"])
        assert result.exit_code == 0, result.output
        assert re.search(r"Everfire +3 +RRR +R★", result.output)
        assert saved(saves)["moves"][0] == "red: play noble"

    def test_a_copy_is_saved_and_saved_again(self, run: Run, tmp_path: Path) -> None:
        copy = tmp_path / "deep" / "copy.json"
        result = run(*GAME, lines=[*START, f"s {copy}", "1", f"s {copy}"])
        assert words(result).count("Saved in") == 2
        assert len(Record.loads(copy.read_text(encoding="utf-8")).moves) > 3

    def test_another_file_is_not_overwritten_unless_told_so(self, run: Run, tmp_path: Path) -> None:
        other = tmp_path / "letter.txt"
        other.write_text("Dear Jarlaxle", encoding="utf-8")
        result = run(*GAME, lines=[*START, f"s {other}"])
        assert "is not a save of this game" in words(result)
        assert other.read_text(encoding="utf-8") == "Dear Jarlaxle"
        run(*GAME, lines=[*START, f"s! {other}"])
        assert Record.loads(other.read_text(encoding="utf-8")).game == "tyrants"

    def test_a_save_of_another_game_is_not_overwritten(self, run: Run, tmp_path: Path) -> None:
        copy = tmp_path / "copy.json"
        run(*GAME, lines=[*START, f"s {copy}"])
        before = copy.read_bytes()
        result = run("play", "-t", "--players", "2", "--seed", "8", lines=[f"s {copy}"])
        assert "is not a save of this game" in words(result)
        assert copy.read_bytes() == before

    def test_where_nothing_can_be_saved_the_game_goes_on(self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "file").write_text("in the way", encoding="utf-8")
        monkeypatch.setenv("BAILIWICK_FOLDER", str(tmp_path / "file" / "below"))
        result = run(*GAME, lines=[*START, "q"])
        assert result.exit_code == 0
        assert "It can't be saved" in words(result)
        assert "The game was not saved." in result.output

    def test_the_data_folder_follows_the_xdg_convention(self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("BAILIWICK_FOLDER")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
        run(*GAME, lines=[])
        assert len(list((tmp_path / "share" / "bailiwick").glob("tyrants-*-22.json"))) == 1


class TestTakingBack:
    def test_a_choice_is_taken_back(self, run: Run, saves: Path) -> None:
        result = run(*GAME, lines=[*START, "play noble", "play noble", "u"])
        assert "Taken back: play noble" in result.output
        assert saved(saves)["moves"].count("red: play noble") == 1

    def test_all_the_way_to_where_something_was_revealed(self, run: Run, saves: Path) -> None:
        result = run(*GAME, lines=[*START, "play noble", "play noble", "u", "u", "u"])
        assert "Nothing can be taken back" in words(result)
        assert "red: play noble" not in saved(saves)["moves"]

    def test_not_over_another_seats_move(self, run: Run) -> None:
        assert "Nothing can be taken back" in words(run(*GAME, lines=[*START, "u"]))


class TestNamingAChoice:
    @pytest.mark.parametrize("line", ["play noble", "PLAY  Noble", "play no", "p no", "Play Noble"])
    def test_by_its_name_or_the_beginnings_of_its_words(self, run: Run, saves: Path, line: str) -> None:
        run(*GAME, lines=[*START, line])
        assert saved(saves)["moves"][-1] == "red: play noble"

    def test_by_what_the_screen_says_in_another_language(self, run: Run, saves: Path) -> None:
        run(*GAME, "--lang", "pt", lines=["mantol", "jogar nobre"])
        assert saved(saves)["moves"][-1] == "red: play noble"

    def test_an_ambiguous_name_lists_what_it_could_be(self, run: Run) -> None:
        result = run(*GAME, lines=["deploy"])
        assert "'deploy' could be: 1 deploy mantol_derith" in words(result)

    def test_a_name_that_is_not_possible_gets_its_reason(self, run: Run) -> None:
        result = run(*GAME, lines=[*START, "deploy gracklstugh"])
        assert "deploy gracklstugh: not possible. It costs 1 power; you have 0. (T-3.3)" in words(result)

    def test_a_number_that_is_not_there(self, run: Run) -> None:
        assert "There is no choice 99; they go from 1 to 3." in words(run(*GAME, lines=["99"]))

    def test_a_word_that_means_nothing(self, run: Run) -> None:
        assert "'xyzzy' is not a choice here." in words(run(*GAME, lines=["xyzzy"]))


class TestAsking:
    def test_help(self, run: Run) -> None:
        assert "take choice number N" in run(*GAME, lines=["?"]).output

    @pytest.mark.parametrize("question", ["? advance scout", "?advance_scout", "? scout"])
    def test_about_a_card(self, run: Run, question: str) -> None:
        result = run(*GAME, lines=[question])
        assert "Supplant a white troop." in result.output
        assert "cost: 3" in result.output

    def test_about_cards_with_a_common_word(self, run: Run) -> None:
        result = words(run(*GAME, lines=["? wyrm"]))
        assert "'wyrm' could be: Red Wyrmling, White Wyrmling" in result

    @pytest.mark.parametrize(
        ("lang", "place", "spoken"),
        [("en", "araumycos", "or-uh-MY-kos"), ("pt", "gracklstugh", "GRÁ-col-stu"), ("it", "gauntl", "GÒN-")],
    )
    def test_about_a_place(self, run: Run, lang: str, place: str, spoken: str) -> None:
        assert spoken in run(*GAME, "--lang", lang, lines=[f"? {place}"]).output

    def test_about_a_choice(self, run: Run) -> None:
        result = words(run(*GAME, lines=[*START, "?2"]))
        assert "Choice 2 is 'play noble': Play Noble. Noble deck: Starting deck" in result
        assert "There is no choice 77" in words(run(*GAME, lines=["?77"]))

    def test_about_an_action_that_is_not_possible(self, run: Run) -> None:
        assert "T-3.3" in words(run(*GAME, lines=[*START, "? deploy menzoberranzan"]))

    def test_about_an_action_that_is_possible(self, run: Run) -> None:
        assert "play noble: possible now, choice 2." in words(run(*GAME, lines=[*START, "? play noble"]))

    def test_about_nothing_there_is(self, run: Run) -> None:
        assert "'xyzzy' is not a choice here." in words(run(*GAME, lines=["? xyzzy"]))

    def test_for_the_whole_log_and_the_whole_table(self, run: Run) -> None:
        result = run(*GAME, lines=[*START, "play noble", "l", "m"])
        assert "The whole game so far" in result.output
        assert "Red deploys a troop at Mantol-Derith" in result.output
        assert result.output.count("Key\n") == 2

    def test_for_a_place_to_save(self, run: Run, saves: Path) -> None:
        assert f"Every move is saved in {saves}" in words(run(*GAME, lines=["s"]))


@pytest.mark.parametrize(
    ("lang", "asked", "answer"),
    [
        ("it", "? schiera menzoberranzan", "deploy menzoberranzan: non è possibile."),
        ("pt", "? posicionar menzoberranzan", "deploy menzoberranzan: "),
        ("it", "? gioca nobile", "play noble: non è possibile."),
    ],
)
def test_why_not_is_asked_in_the_language_one_plays_in(run: Run, lang: str, asked: str, answer: str) -> None:
    out = run("play", "-t", "-p", "2", "--seed", "7", "-o", "first=red", "--lang", lang, lines=[asked, "q"]).output
    assert answer in " ".join(out.split())


def test_single_choices_are_made_and_told(run: Run, saves: Path, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text('{"players": 2, "map": {"everfire": {"red": 3}}}', encoding="utf-8")
    result = run("play", "-t", "--load", str(position), "--bots", "random", lines=[])
    assert "Only one choice, made for you: End your turn" in words(result)
    moves = saved(saves)["moves"]
    assert moves[0] == "red: end-turn"
    assert moves.count("red: end-turn") == FORCED_IN_A_ROW  # nobody has a card: it would go on for ever


def test_the_seat_and_the_bots_can_be_chosen(run: Run, saves: Path) -> None:
    result = run("play", "-t", "--players", "4", "--seat", "orange", "--bots", "random,easy,greedy", "--seed", "x y", lines=[])
    assert saved(saves)["players"] == ["random", "easy", "you", "greedy"]
    assert saved(saves)["seed"] == "x y"
    assert "You are Orange; against you: Red (random), Blue (easy), Black (greedy)." in words(result)


@pytest.mark.parametrize(
    ("lang", "against"),
    [
        ("pt", "Você é Vermelho; contra você: Azul (médio), Laranja (difícil)."),
        ("it", "Tu sei Rosso; contro di te: Blu (medio), Arancione (difficile)."),
    ],
)
def test_bots_have_names_in_every_language(run: Run, lang: str, against: str) -> None:
    result = run("play", "-t", "--bots", "medium,hard", "--seed", "7", "--lang", lang, lines=[])
    assert against in words(result)


def test_a_random_seat_is_one_of_the_seats(run: Run, saves: Path) -> None:
    run("play", "-t", "--seat", "random", lines=[])
    assert saved(saves)["players"].count("you") == 1


def test_options_reach_the_game(run: Run, saves: Path) -> None:
    run("play", "-t", "-o", "decks=drow,undead", "-o", "first=blue", "--seed", "1", lines=[])
    options = saved(saves)["options"]
    assert (options["decks"], options["first"], options["players"]) == (["drow", "undead"], "blue", 3)


def test_a_game_that_the_command_line_has_never_seen(
    saves: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing in it knows a game: one without panels, where all choose at once, is played to its end."""
    match = Match(MAGPIES, {"players": 3}, 11, players=["random", "you", "random"])
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 200))
    Session(match, 1, saves / "magpies.json", "en").run()
    assert match.over
    assert "Final score" in capsys.readouterr().out
    assert Match.replay(MAGPIES, Record.loads((saves / "magpies.json").read_text(encoding="utf-8"))).over


def test_a_bots_move_depends_on_the_game_and_not_on_when_it_is_asked(saves: Path) -> None:
    match = Match(load_game("tyrants"), {"players": 2, "first": "blue"}, 5, players=["you", "random"])
    session = Session(match, 0, saves / "x.json", "en")
    view = match.view(1)
    assert len({session.bot_choice(view) for _ in range(5)}) == 1
    assert load("random", 1).choose(view) in view.legal
