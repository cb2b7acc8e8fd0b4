"""Files of numbers, bodies and chronicles that are made to blow up: each is refused in a sentence, at once."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

import pytest

from bailiwick.kernel.errors import BadOption
from bailiwick.table.datafile import DEEPEST, LONGEST, MOST, parse_data
from tests.table.server import Person, Running

LAUGHS = "\n".join(["a0: &a0 {x: 1}", *(f"a{i}: &a{i} {{l: *a{i - 1}, r: *a{i - 1}}}" for i in range(1, 27))])
MERGES = "\n".join(["a0: &a0 {x: 1}", *(f"a{i}: &a{i} {{<<: [*a{i - 1}, *a{i - 1}]}}" for i in range(1, 22))])

BOMBS = {
    "aliases": (LAUGHS, "no anchors (&) and aliases (*)"),
    "merges": (MERGES, "no anchors (&) and aliases (*)"),
    "a circle": ("a: &a {x: *a}", "no anchors (&) and aliases (*)"),
    "an alias of nothing": ("a: *b", "no anchors (&) and aliases (*)"),
    "a tag": ("a: !!python/object/apply:os.system [ls]", "no tags (!)"),
    "a tag on a number": ("rounds: !!int 4", "no tags (!)"),
    "a huge number": ("rounds: {4: " + "9" * 5000 + "}", "a number has at most 9 digits"),
    "a huge number in base 16": ("rounds: {4: 0x" + "f" * 5000 + "}", "at most 200 characters"),
    "sexagesimals": ("rounds: {4: 1" + ":59" * 5000 + "}", "at most 200 characters"),
    "depth": ("[" * 20_000, "goes deeper than"),
    "depth of objects": ("{a: " * 5_000, "goes deeper than"),
    "depth of blocks": ("- " * 20_000, "goes deeper than"),
    "many": ("a: [" + "1," * 20_000 + "]", "at most 5000 names and values"),
    "a long word": ("a: " + "x" * 40_000, "at most 200 characters"),
    "a long name": ("x" * 1_000 + ": 1", "at most 200 characters"),
    "a name twice": ("rounds: {4: 5}\nrounds: {4: 6}", "'rounds' stands there twice"),
    "an object as a name": ("? {a: 1}\n: 2", "a name is a word or a number"),
    "two in one": ("rounds: {4: 5}\n---\nrounds: {4: 6}", "can't be read as YAML or JSON"),
    "half a character": ('"\\uD800": 1', "not known here"),
    "no character": ('"\\U00110000": 1', "can't be read as YAML or JSON"),
    "a zero byte": ("a: \0", "can't be read as YAML or JSON"),
    "too long": ("#" * (LONGEST + 1), f"at most {LONGEST} characters"),
    "a merge of its own": ("<<: {rounds: {4: 5}}", "'<<' is not known here"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_in_a_file_of_numbers_is_refused_at_once(server: Running, name: str) -> None:
    text, sentence = BOMBS[name]
    ann = Person(server, "Ann")
    ann.client.timeout = 20  # a bomb that goes off fails here, and not after a minute
    body = {"game": "immortals", "options": {"data": text}, "seats": [{"kind": "me"}, {"kind": "guest"}]}
    status, code, said = ann.refused("POST", "/api/tables", body)
    assert (status, code) == (400, "bad_request")
    assert sentence in said
    assert len(said) <= 500


@pytest.mark.parametrize("name", BOMBS)
def test_reading_a_bomb_costs_no_more_than_its_length(name: str) -> None:
    text, sentence = BOMBS[name]
    start = time.process_time()
    with (
        suppress(BadOption) if "not known" in sentence else pytest.raises(BadOption)
    ):  # some the game refuses, which knows its names
        parse_data(text)
    assert time.process_time() - start < 5


def test_numbers_and_words_are_read_as_they_stand() -> None:
    text = 'rounds: {4: 6, 5: -1}\n"tribes":\n  elves: {start: [9, 09], "x": "7", y: yes, z: 1_0}\n'
    assert parse_data(text) == {
        "rounds": {"4": 6, "5": -1},
        "tribes": {"elves": {"start": [9, 9], "x": "7", "y": "yes", "z": "1_0"}},
    }


def test_as_much_as_may_be_is_read() -> None:
    deep = "{a: " * (DEEPEST - 1) + "1" + "}" * (DEEPEST - 1)
    assert parse_data(deep)
    many = "a: [" + "1," * (MOST - 3) + "]"
    assert len(parse_data(many)["a"]) == MOST - 3


# ---------------------------------------------------------------- bodies

BODIES = {
    "depth": b'{"name":' + b"[" * 60_000,
    "depth of objects": b'{"a":' * 10_000,
    "a huge number": b'{"name": ' + b"9" * 60_000 + b"}",
    "a huge exponent": b'{"name": 1e' + b"9" * 60_000 + b"}",
    "no number": b'{"name": NaN}',
    "infinity": b'{"name": -Infinity}',
    "half a character": b'{"name": "\\ud800"}',
    "half a character as a name": b'{"\\udfff": 1}',
    "a zero byte": b'{"name": "\\u0000"}',
    "many names": b"{" + b",".join(b'"%d":1' % i for i in range(6_000)) + b"}",
}


@pytest.mark.parametrize("name", BODIES)
def test_a_bomb_in_a_body_is_a_sentence(server: Running, name: str) -> None:
    ann = Person(server, "Ann")
    headers = {"Content-Type": "application/json"}
    for path in ("/api/me", "/api/tables", "/api/me/carry"):
        answer = ann.client.post(server.url + path, content=BODIES[name], headers=headers, timeout=20)
        assert 400 <= answer.status_code < 500, answer.text
        problem: dict[str, Any] = answer.json()
        assert set(problem) == {"code", "sentence"}
        assert 0 < len(problem["sentence"]) <= 500


CHRONICLES = {
    "nothing": "",
    "long": "0" * 60_000,
    "digits": "9" * 50_000,
    "half a character": "\ud800",
    "a zero byte": "\0",
    "no ascii": "٣" * 500,
}


@pytest.mark.parametrize("name", CHRONICLES)
def test_a_bomb_in_a_chronicle_is_a_sentence(server: Running, name: str) -> None:
    ann = Person(server, "Ann")
    body = {"game": "oath", "options": {"chronicle": CHRONICLES[name]}, "seats": [{"kind": "me"}, {"kind": "guest"}]}
    content = json.dumps(body).encode()  # which says half a character as \\ud800
    answer = ann.client.post(f"{server.url}/api/tables", content=content, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert 0 < len(answer.json()["sentence"]) <= 500
