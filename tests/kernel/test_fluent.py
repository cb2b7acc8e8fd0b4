"""Language files: what the reader understands, that it refuses what it does not, and the forms that numbers have."""

from __future__ import annotations

import pytest

from bailiwick.kernel.fluent import BadWords, Hole, Sheet
from bailiwick.kernel.plurals import category


def sheet(text: str, lang: str = "en") -> Sheet:
    return Sheet("x.ftl", lang, text)


def said(text: str, lang: str = "en", **values: object) -> str:
    """The message `a` of a file, filled."""
    found = sheet(text, lang)
    parts = found.parts(found.message("a").value, values)
    return "".join(str(values[part.name]) if isinstance(part, Hole) else part for part in parts)


def test_text_loses_the_blanks_around_it_unless_they_are_quoted() -> None:
    assert said("a =   one two  ") == "one two"
    assert said('a = { " " }one{ " " }') == " one "
    assert said('a = { "{" }one{ "}" }') == "{one}"


def test_text_may_go_on_in_lines_that_are_indented() -> None:
    assert said("a = one\n    two\n      three\n\n    four\nb = x") == "one\ntwo\n  three\n\nfour"
    assert said('a =\n    one\n    { "" }[two]') == "one\n[two]"


def test_values_fall_into_holes() -> None:
    assert said("a = { $n } of {$m}", n=1, m=2) == "1 of 2"


def test_another_message_and_a_term_can_be_part_of_one() -> None:
    assert said("a = { b } and { -c }\nb = bread\n-c = wine") == "bread and wine"


def test_forms_go_by_the_number_itself_then_by_its_category() -> None:
    text = "a = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n  } here"
    assert [said(text, n=n) for n in (0, 1, 2)] == ["none here", "one here", "2 here"]


def test_forms_go_by_a_word_too() -> None:
    text = "a = { $seat ->\n    [red] rossa\n   *[other] di { $seat }\n  }"
    assert [said(text, seat=seat) for seat in ("red", "blue")] == ["rossa", "di blue"]


def test_forms_stand_in_forms() -> None:
    text = (
        "a =\n    { $n ->\n        [one] { $m ->\n            [one] x\n           *[other] y\n        }\n       *[other] z\n    }"
    )
    assert [said(text, n=n, m=m) for n, m in ((1, 1), (1, 2), (2, 1))] == ["x", "y", "z"]


def test_values_come_in_the_order_of_mention_or_of_the_comment() -> None:
    found = sheet(
        "a = { $n ->\n    [one] { $who }\n   *[other] { $what }\n  }\n# Values: $m $n\nb = { $n } { $m }\n\nc = { $x }\n"
    )
    assert [found.message(key).holes for key in "abc"] == [["n", "who", "what"], ["m", "n"], ["x"]]


def test_a_comment_belongs_to_the_message_right_below_it() -> None:
    assert sheet("# $m $n\n\na = { $n } { $m }\n").message("a").holes == ["n", "m"]


def test_attributes_are_texts_of_their_own() -> None:
    message = sheet("a = x\n    .b = y\n    .c =\n        z\n").message("a")
    assert (message.value, message.attributes) == (["x"], {"b": ["y"], "c": ["z"]})


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a b", r"^x\.ftl, line 1: this is no message: 'a b'\.$"),
        ("  a = b", r"^x\.ftl, line 1: this belongs to no message"),
        ("a = b\na = c", r"^x\.ftl, line 2: a second a\.$"),
        ("a.b = c", "this is no message"),
    ],
)
def test_what_is_no_message_is_refused_with_its_line(text: str, what: str) -> None:
    with pytest.raises(BadWords, match=what):
        sheet(text)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("a = { $n", "'}' is missing"),
        ("a = n }", "a brace that closes nothing"),
        ("a =", "no text"),
        ("a = { 5 }", "neither a \\$value"),
        ("a = { NUMBER($n) }", "'}' is missing"),
        ("a = { $n ->\n    [one] x\n  }", "no form is the"),
        ("a = { $n ->\n    [one] x\n    [one] y\n   *[other] z\n  }", "a form that was there before"),
        ("a = { $n ->\n   *[one] x\n   *[other] z\n  }", "a form that was there before"),
        ("a = x\n    .b = y\n    .b = z", "a second .b"),
        ("a = x\n    [y] z", "neither text nor an attribute"),
    ],
)
def test_what_is_not_understood_is_refused_by_name(text: str, what: str) -> None:
    with pytest.raises(BadWords, match=f"x.ftl, a: {what}"):
        sheet(text).message("a")


def test_a_message_that_is_not_there_is_named() -> None:
    with pytest.raises(BadWords, match=r"^x\.ftl has no b\.$"):
        sheet("a = x").message("b")


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", {0: "other", 1: "one", 2: "other"}),
        ("it", {0: "other", 1: "one", 2: "other", 1000000: "many"}),
        ("pt", {0: "one", 1: "one", 2: "other"}),
        ("pt-BR", {0: "one", 2: "other"}),
        ("de", {0: "other", 1: "one"}),
        ("pl", {0: "many", 1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few", 112: "many"}),
        ("ru", {0: "many", 1: "one", 11: "many", 21: "one", 22: "few", 25: "many", 111: "many"}),
        ("hr", {1: "one", 3: "few", 11: "other", 12: "other"}),
        ("cs", {1: "one", 4: "few", 5: "other", 22: "other"}),
        ("sl", {1: "one", 2: "two", 4: "few", 5: "other", 101: "one"}),
        ("lt", {1: "one", 2: "few", 10: "other", 11: "other", 21: "one"}),
        ("lv", {0: "zero", 1: "one", 2: "other", 11: "zero", 21: "one"}),
        ("ro", {0: "few", 1: "one", 19: "few", 20: "other", 101: "few"}),
        ("ar", {0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"}),
        ("he", {1: "one", 2: "two", 3: "other"}),
        ("fr", {0: "one", 1: "one", 2: "other", 2000000: "many"}),
        ("hi", {0: "one", 2: "other"}),
        ("ja", {0: "other", 1: "other"}),
    ],
)
def test_numbers_have_the_forms_of_unicode(lang: str, forms: dict[int, str]) -> None:
    assert {n: category(lang, n) for n in forms} == forms
