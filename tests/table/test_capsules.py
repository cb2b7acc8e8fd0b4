"""Capsules: a problem is reported in one file, which tells nobody at the table what is hidden, and can be seen again from it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bailiwick.table.capsule import KEPT, BadCapsule, Seal, Shelf, about, check, opened
from tests.faults import faulty
from tests.table.server import Person, Running, receive, two_at_a_table

pytestmark = pytest.mark.thorough


def capsule_command(*arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "BAILIWICK_FOLDER": str(folder or "/nowhere/at/all"), "COLUMNS": "200", "LANG": "en_GB.UTF-8"}
    command = [sys.executable, "-m", "bailiwick", "capsule", *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def run_test_file(path: Path) -> str:
    """What pytest says of a test that was written."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(path)], capture_output=True, text=True, check=False
    )
    return done.stdout


# ---------------------------------------------------------------- reported by a person


def report(person: Person, table: str, text: str = "The spy should not be there.") -> Any:
    return person.ok("POST", f"/api/tables/{table}/problem", {"text": text, "browser": "Firefox 140"})


def test_a_report_holds_what_it_takes_and_seals_what_is_hidden(own_server: Callable[..., Running], tmp_path: Path) -> None:
    server = own_server()
    ann, _ben, table = two_at_a_table(server)
    ann.move(table, 0, 0, "deploy skullport")
    told = report(ann, table)
    file = told["file"]
    kept = json.loads((server.data / "capsules" / f"{told['number']}.json").read_text())
    assert kept == file
    assert (file["game"], file["said"], file["browser"], file["seat"]) == (
        "tyrants",
        "The spy should not be there.",
        "Firefox 140",
        "red",
    )
    assert file["view"] == ann.view(table, 0)["view"], "the open part is what the person sees anyway"
    assert file["log"]
    assert {"seed", "record", "inside", "rng"}.isdisjoint(file)
    path = tmp_path / "capsule.json"
    path.write_text(json.dumps(file))
    shown = capsule_command(str(path), folder=server.data)
    assert shown.returncode == 0, shown.stderr
    assert "The spy should not be there." in shown.stdout
    assert "Skullport" in shown.stdout
    elsewhere = capsule_command(str(path))
    assert elsewhere.returncode == 2
    assert "This capsule is sealed" in elsewhere.stderr
    test = tmp_path / "test_reported.py"
    assert capsule_command(str(path), "--test", str(test), folder=server.data).returncode == 0
    said = run_test_file(test)
    assert "1 failed" in said
    assert "The spy should not be there." in said


def test_who_looks_on_reports_what_everybody_sees(server: Running) -> None:
    ann, _ben, table = two_at_a_table(server)
    carl = Person(server, "Carl")
    file = report(carl, table)["file"]
    assert file["seat"] is None
    assert file["view"] == carl.view(table)["view"]
    ann.move(table, 0, 0, "deploy skullport")


def test_of_a_game_that_is_over_nothing_is_sealed(server: Running) -> None:
    ann = Person(server, "Ann")
    table = ann.table("random", "random")
    with ann.live(table) as socket:
        while not receive(socket)["over"]:
            pass
    file = report(ann, table)["file"]
    assert "sealed" not in file
    assert file["inside"]["record"] == ann.ok("GET", f"/api/tables/{table}/record")


@pytest.mark.parametrize("body", [{"text": ""}, {"text": "x" * 2001}, {"text": "x", "browser": "x" * 301}, {}])
def test_a_report_is_a_text_of_some_length(ann: Person, body: dict[str, str]) -> None:
    table = ann.table("me", "random")
    assert ann.refused("POST", f"/api/tables/{table}/problem", body)[0] == 422


def test_before_the_start_there_is_nothing_to_report(ann: Person) -> None:
    table = ann.table("me", "open", start=False)
    assert ann.refused("POST", f"/api/tables/{table}/problem", {"text": "Hm."})[1] == "not_started"


def test_the_shelf_is_not_filled_without_end(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, b"secret")
    (tmp_path / "capsules").mkdir()
    for number in range(KEPT):
        (tmp_path / "capsules" / f"{number}.json").touch()
    with pytest.raises(BadCapsule, match=f"^There are {KEPT} reports here already"):
        shelf.put(about("tyrants", "one more"), {}, sealed=True)


# ---------------------------------------------------------------- left by the rules


def test_a_person_s_move_at_which_the_rules_fail_changes_nothing_and_leaves_a_capsule(tmp_path: Path) -> None:
    server = Running(tmp_path / "data", env=faulty(tmp_path))
    try:
        ann, ben, table = two_at_a_table(server)
        before = ann.view(table, 0)
        move = {"number": 0, "seat": 0, "action": "deploy eryndlyn"}
        status, code, sentence = ann.refused("POST", f"/api/tables/{table}/moves", move)
        assert (status, code) == (500, "rules_failed")
        assert sentence.startswith("That move met a fault in the rules of this program, and nothing has changed: choose another.")
        assert ann.view(table, 0) == before
        assert ann.refused("POST", f"/api/tables/{table}/moves", move)[2] == sentence, "the same fault is written down once"
        assert "bailiwick_rules_failed_total 2\n" in ann.ask("GET", "/metrics").text
        ann.move(table, 0, 0, "deploy skullport")
        ben.move(table, 1, 1, "deploy mantol_derith")
    finally:
        server.end()
    [file] = list((server.data / "capsules").iterdir())
    assert file.stem in sentence
    shown = capsule_command(str(file), folder=server.data)
    assert "ZeroDivisionError: put here on purpose" in shown.stdout
    assert "red: deploy eryndlyn now: it can be made." in shown.stdout, "here the rules are sound"
    test = tmp_path / "test_fault.py"
    capsule_command(str(file), "--test", str(test), folder=server.data)
    assert "1 passed" in run_test_file(test)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(test)],
        env=faulty(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "RulesFailed: The rules of Tyrants of the Underdark failed at 'deploy eryndlyn', move 1" in done.stdout


def test_a_bot_s_move_at_which_the_rules_fail_holds_the_game_up(tmp_path: Path) -> None:
    server = Running(tmp_path / "data", env=faulty(tmp_path, "deploy"))
    try:
        ann = Person(server, "Ann")
        table = ann.table("random", "me", first="red")
        with ann.live(table, 1) as socket:
            while not (page := receive(socket))["table"]["seats"][0]["failed"]:
                pass
        assert (page["number"], page["waiting"]) == (0, ["red"])
        ann.ok("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "greedy"})
    finally:
        server.end()


# ---------------------------------------------------------------- seals


def test_a_seal_opens_what_it_closed_and_nothing_else() -> None:
    seal, other = Seal(b"one"), Seal(b"two")
    data = {"record": {"seed": "s" * 1000}}
    closed = seal.close(data)
    assert seal.open(closed) == data
    assert seal.close(data) != closed
    assert "s" * 8 not in closed
    with pytest.raises(BadCapsule, match="sealed by another server"):
        other.open(closed)
    with pytest.raises(BadCapsule, match="sealed by another server"):
        seal.open(closed[:-8] + "AAAAAAAA")
    for damaged in ("", "AAAA", "no base64!", closed[:50]):
        with pytest.raises(BadCapsule):
            seal.open(damaged)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"format": "bailiwick-capsule"},
        {**about("tyrants", "x"), "version": 9},
        {**about("tyrants", "x"), "said": 7},
        {**about("tyrants", "x"), "sealed": 7},
        {**about("tyrants", "x"), "inside": 7},
    ],
)
def test_what_is_no_capsule_is_said_so(data: object) -> None:
    with pytest.raises(BadCapsule):
        check(data)


def test_an_empty_capsule_is_said_so() -> None:
    with pytest.raises(BadCapsule, match="nothing inside"):
        opened(about("tyrants", "x"), None)


@pytest.mark.parametrize("inside", [{}, {"record": 7}, {"record": {"format": "bailiwick-record"}}])
def test_a_capsule_without_a_record_is_a_sentence(tmp_path: Path, inside: object) -> None:
    path = tmp_path / "capsule.json"
    path.write_text(json.dumps({**about("tyrants", "x"), "inside": inside}))
    done = capsule_command(str(path))
    assert done.returncode == 2
    assert done.stderr.startswith("bailiwick: ")
    assert "Traceback" not in done.stderr
