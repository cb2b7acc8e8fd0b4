"""Cards and rules."""

import json
import re

import pytest

from bailiwick.cli.names import search
from bailiwick.cli.rules import split
from bailiwick.games import NAMES, rules
from bailiwick.games import load as load_game
from bailiwick.kernel.pages import NONE
from bailiwick.kernel.words import LANGUAGES
from tests.cli.conftest import Run

# How many clauses, rulings and lettered parts of them there are in each game's rules.
BLOCKS = {"tyrants": 231, "ankh_morpork": 234, "immortals": 179, "oath": 440}


class TestCards:
    @pytest.mark.parametrize(("game", "number"), [("tyrants", 125), ("ankh_morpork", 132), ("oath", 265)])
    def test_all_of_them(self, run: Run, game: str, number: int) -> None:
        result = run("cards", game)
        assert result.exit_code == 0
        assert f"{number} cards" in result.output
        assert max(len(line) for line in result.output.splitlines()) <= 80

    def test_a_wide_terminal_gets_a_table(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", "140")
        result = run("cards", "tyrants", "--deck", "drow")
        assert re.search(
            r"Blackguard +Drow +3 +Malice +Drow +4 +1 +3 +Choose one: \+2 power; or assassinate a troop\.", result.output
        )
        assert "Red Wyrmling" not in result.output

    def test_one_card_has_a_page(self, run: Run) -> None:
        result = run("cards", "tyrants", "advance sc")
        assert result.output.splitlines()[0] == "Advance Scout"
        assert "Supplant a white troop." in result.output

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", NAMES)
    def test_every_card_is_found_by_its_name(self, game: str, lang: str) -> None:
        pages = load_game(game).card_pages(lang)
        names = {page.id: [page.name, page.id] for page in pages}
        assert len(names) == len(pages)
        for page in pages:
            assert page.text
            assert page.id in search(page.name, names)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_site_of_the_underdark_is_found_by_its_name(self, run: Run, lang: str) -> None:
        for page in load_game("tyrants").place_pages(lang):
            output = " ".join(run("cards", "tyrants", page.name, "--lang", lang).output.split())
            assert output.startswith(page.name)
            assert output.endswith(page.text)
            assert all(value in output for value in page.facts.values() if value != NONE)

    def test_an_exact_name_wins_over_longer_ones(self, run: Run) -> None:
        assert run("cards", "tyrants", "ghost").output.splitlines()[0] == "Ghost"

    def test_in_portuguese(self, run: Run) -> None:
        assert run("cards", "tyrants", "nobre", "--lang", "pt").output.splitlines()[0] == "Nobre"

    def test_as_json(self, run: Run) -> None:
        cards = json.loads(run("cards", "tyrants", "--deck", "undead", "--json").stdout)
        assert len(cards) > 10
        assert {card["group"] for card in cards} == {"undead"}
        assert set(cards[0]) == {"id", "name", "group", "facts", "text"}

    def test_a_card_that_is_not_there(self, run: Run) -> None:
        result = run("cards", "tyrants", "pikachu")
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr == "bailiwick: No card has 'pikachu' in its name.\n"

    def test_a_deck_that_is_not_there(self, run: Run) -> None:
        assert "There is no deck 'elves'; there are: starter, core, drow" in run("cards", "tyrants", "--deck", "elves").stderr


class TestRules:
    @pytest.mark.parametrize(
        ("game", "clauses"), [("tyrants", ("T-0.1", "T-14.2", "R-84")), ("ankh_morpork", ("A-1.1", "A-20.2", "R-67"))]
    )
    def test_all_of_them(self, run: Run, game: str, clauses: tuple[str, ...]) -> None:
        result = run("rules", game)
        assert result.exit_code == 0
        assert all(clause in result.output for clause in clauses)

    def test_a_clause(self, run: Run) -> None:
        text = " ".join(run("rules", "tyrants", "t-7.3").output.split())
        assert text.startswith("• T-7.3 You have presence at a site")
        assert "T-7.4" not in text

    def test_a_clause_brings_its_sub_clauses_but_not_its_namesakes(self, run: Run) -> None:
        text = run("rules", "tyrants", "T-10.1").output
        assert "T-10.1.2" in text
        assert "T-10.11" not in text

    def test_a_section(self, run: Run) -> None:
        text = run("rules", "tyrants", "T-9").output
        assert "T-9.1" in text
        assert "T-9.5" in text
        assert "total-control side, each of your turns" in " ".join(text.split()).replace("  ", " ") or "marker" in text
        assert "T-10.1" not in text

    def test_a_ruling(self, run: Run) -> None:
        text = run("rules", "tyrants", "R-8").output
        assert "R-8 Which map." in text
        assert "R-80" not in text

    def test_a_row_of_a_table_has_the_tables_head(self, run: Run) -> None:
        text = run("rules", "tyrants", "T-15.5").output
        assert "Portuguese" in text
        assert "enemy spy" in text
        assert "T-15.6" not in text

    def test_a_word(self, run: Run) -> None:
        text = run("rules", "tyrants", "reshuffle").output
        assert "T-10.4.2" in text
        assert "R-25" in text
        assert "T-7.3" not in text

    def test_how_to_play_is_read_without_pictures(self, run: Run) -> None:
        text = " ".join(run("rules", "tyrants", "--how", "--lang", "it").output.split())
        assert text.startswith("Come si gioca a Tyrants of the Underdark")
        assert "1 Potere: schieri una truppa" in text
        assert "La mappa: luoghi con i loro PV" in text  # the caption of a picture
        assert "![" not in text

    def test_how_to_play_has_no_clauses(self, run: Run) -> None:
        result = run("rules", "tyrants", "T-7", "--how")
        assert (result.exit_code, result.stdout) == (2, "")
        assert "--how" in result.stderr

    def test_nothing_found(self, run: Run) -> None:
        for query in ("T-99", "zeppelin"):
            result = run("rules", "tyrants", query)
            assert (result.exit_code, result.stdout) == (2, "")
            assert repr(query) in result.stderr

    @pytest.mark.parametrize("game", NAMES)
    def test_every_clause_has_a_number_of_its_own(self, game: str) -> None:
        ids = [block.id for part in rules(game) for block in split(part.text) if block.id]
        assert len(ids) == len(set(ids))
        assert len(ids) == BLOCKS[game], "a clause, a ruling or a table has come or gone"

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", NAMES)
    def test_every_clause_that_is_cited_exists(self, game: str, lang: str) -> None:
        texts = [part.text for part in rules(game, lang)]
        ids = {block.id for text in texts for block in split(text)}
        cited = {id for text in texts for id in re.findall(r"\b[A-Z]-\d+(?:\.\d+)*", text)}
        assert not cited - ids

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", NAMES)
    def test_every_language_has_the_same_clauses(self, game: str, lang: str) -> None:
        for here, english in zip(rules(game, lang), rules(game), strict=True):
            ids = [(block.id, block.level) for block in split(here.text) if block.id]
            assert ids == [(block.id, block.level) for block in split(english.text) if block.id]

    def test_what_is_not_translated_is_in_english_and_says_so(self) -> None:
        assert rules("tyrants", "eo") == rules("tyrants")
        assert [part.lang for part in rules("tyrants", "eo")] == ["en", "en"]

    def test_in_another_language(self, run: Run) -> None:
        text = " ".join(run("rules", "tyrants", "T-7.3", "--lang", "pt").output.split())
        assert text.startswith("• T-7.3 ")
        assert "presença" in text.casefold()
