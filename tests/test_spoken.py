"""The table of English texts: complete, and with the marks of the review."""

from __future__ import annotations

from bailiwick.kernel.words import sheet_of
from tests.sheets import PACKAGES, patterns
from tests.spoken import CHANGED, KEPT, REVIEW, in_code, in_prose, pairs, reviewed, side_by_side, texts

NEVER = "0" * 40  # a commit that there is not: everything is new


def test_every_english_text_of_the_language_files_is_in_the_table() -> None:
    told = {where.rpartition("/")[2]: after for where, _before, after in pairs(NEVER) if "/words/en.ftl " in where}
    assert told.keys() == {f"en.ftl {key}" for package in PACKAGES for key, _pattern in patterns(sheet_of(package, "en"))}


def test_help_errors_and_paragraphs_are_in_it_too() -> None:
    told = {after for _where, _before, after in pairs(NEVER)}
    assert "Only the cards of this deck." in told
    assert "There is no such table." in told
    assert "Too fast: wait a moment." in told
    assert any(text.startswith("Show a position, or the last position of a record.") for text in told)
    assert "# How to play Oath" in told


def test_a_text_stands_beside_what_stood_in_its_place() -> None:
    before, after = (
        ["Play.", "The address to listen at.", "Stop."],
        ["Play.", "Why?", "The address to listen on.", "Stop.", "Go on."],
    )
    assert list(side_by_side(before, after)) == [
        (1, "Play.", "Play."),
        (2, "", "Why?"),
        (3, "The address to listen at.", "The address to listen on."),
        (4, "Stop.", "Stop."),
        (5, "", "Go on."),
    ]
    assert in_prose("# A\n\none\ntwo\n- three\n\n| x |\n| y |\n") == ["# A", "one two", "- three", "| x |", "| y |"]
    assert in_code('FULL: Final = "It is full."\nraise Refused("full", f"No room for {n + 1} more.")\n') == [
        "It is full.",
        "No room for {n + 1} more.",
    ]


def test_every_mark_has_a_reason() -> None:
    marks = reviewed(REVIEW.read_text(encoding="utf-8").splitlines())
    assert {mark for mark, _why in marks.values()} == {CHANGED, KEPT}
    assert all(why for _mark, why in marks.values())
    assert all(text.mark in (CHANGED, KEPT) for text in texts(NEVER, marks) if text.where in marks)
