"""What holds for every request: headers, limits, health, settings, and an API that keeps to its own schema."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bailiwick.table.limits import RateLimit
from bailiwick.table.serve import JsonLines, TextLines
from bailiwick.table.settings import BadSetting, Settings, read_settings
from tests.table.server import Person, Running, receive, two_at_a_table

# ---------------------------------------------------------------- headers


@pytest.mark.parametrize("path", ["/api/me", "/api/tables/nowhere", "/health/live", "/openapi.json", "/api/nothing"])
def test_every_answer_is_careful(server: Running, path: str) -> None:
    headers = Person(server, None).ask("GET", path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["object-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/t/nowhere", "/api/me", "/api/tables/nowhere", "/health/live"])
def test_head_answers_like_get_without_the_body(server: Running, path: str) -> None:
    somebody = Person(server, None)
    get, head = somebody.ask("GET", path), somebody.ask("HEAD", path)
    assert head.content == b""
    assert head.status_code == get.status_code
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == get.headers[name]


def test_the_cookie_is_secure_when_people_come_by_https(own_server: Callable[..., Running]) -> None:
    server = own_server(secure_cookie="yes")
    cookie = Person(server, None).ask("POST", "/api/me", {"name": "Ann"}).headers["set-cookie"]
    assert "Secure" in cookie


def test_another_site_may_not_write(ann: Person, server: Running) -> None:
    for origin in ("https://evil.example", "http://127.0.0.1:1", "null"):
        response = ann.ask("POST", "/api/me", {"name": "Eve"}, Origin=origin)
        assert (response.status_code, response.json()["code"]) == (403, "foreign_origin")
    assert ann.ok("GET", "/api/me")["name"] == "Ann"
    assert ann.ask("POST", "/api/me", {"name": "Ann"}, Origin=server.url).status_code == 200


# ---------------------------------------------------------------- broken requests


def test_an_unknown_address_and_a_wrong_method_are_sentences(ann: Person) -> None:
    assert ann.refused("GET", "/api/nothing") == (404, "not_found", "There is nothing at this address.")
    assert ann.refused("DELETE", "/api/me") == (405, "method_not_allowed", "That can't be done at this address.")


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"\xff\xfe", b'{"name": 7}', b'{"name": "A", "age": 3}', b'{"name": "A", "\\ud800": 1}', b"[" * 20_000],
    ids=["empty", "broken", "list", "bytes", "number", "more", "half-a-character", "deep"],
)
def test_a_broken_body_is_a_sentence(ann: Person, server: Running, body: bytes) -> None:
    response = ann.client.post(f"{server.url}/api/me", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code in (400, 422)
    assert set(response.json()) == {"code", "sentence"}


def test_an_oversized_body_is_refused(ann: Person, server: Running) -> None:
    assert ann.refused("POST", "/api/me", {"name": "x" * 100_000})[:2] == (413, "too_long")

    def in_pieces() -> list[bytes]:
        return [b"x" * 10_000] * 10

    address = urlsplit(server.url)
    connection = HTTPConnection(str(address.hostname), address.port or 0, timeout=60)
    connection.request("POST", "/api/me", body=iter(in_pieces()), encode_chunked=True, headers={"Transfer-Encoding": "chunked"})
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["code"]) == (413, "too_long")
    connection.close()


# ---------------------------------------------------------------- limits


def test_too_many_new_tables_are_refused(own_server: Callable[..., Running]) -> None:
    server = own_server(creates_per_minute="3")
    ann = Person(server, "Ann")
    ann.table("me", "guest")
    ann.table("me", "guest")
    body = {"game": "tyrants", "seats": [{"kind": "me"}, {"kind": "guest"}]}
    assert ann.refused("POST", "/api/tables", body) == (429, "too_many", "Too fast: wait a minute.")
    assert Person(server, None).refused("POST", "/api/me", {"name": "Ben"})[0] == 429
    assert ann.ok("GET", "/api/me")["name"] == "Ann", "looking is free"


def test_too_many_posts_are_refused_and_change_nothing(own_server: Callable[..., Running]) -> None:
    server = own_server(posts_per_minute="4")
    ann, ben, table = two_at_a_table(server)
    for text in ("one", "two"):
        ann.ok("POST", f"/api/tables/{table}/chat", {"text": text})
    move = {"number": 0, "seat": 0, "action": "deploy skullport"}
    assert ann.refused("POST", f"/api/tables/{table}/moves", move)[:2] == (429, "too_many")
    assert ben.ok("POST", f"/api/tables/{table}/chat", {"text": "others may"})
    assert ann.view(table)["number"] == 0


def test_a_bucket_fills_evenly_and_quiet_keys_are_forgotten() -> None:
    now = 0.0
    limit = RateLimit(2, lambda: now)
    assert [limit.allow("a") for _ in range(3)] == [True, True, False]
    assert limit.allow("b")
    now = 29.0
    assert not limit.allow("a")
    now = 31.0
    assert limit.allow("a")
    assert not limit.allow("a")
    for i in range(10_001):
        limit.allow(str(i))
    now = 200.0
    limit.allow("a")
    assert len(limit.buckets) == 1


# ---------------------------------------------------------------- health


def test_health_and_metrics(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann, ben, table = two_at_a_table(server)
    assert ann.ask("GET", "/health/live").text == "alive\n"
    assert ann.ask("GET", "/health/ready").text == "ready\n"
    ann.move(table, 0, 0, "deploy skullport")
    ben.refused("POST", f"/api/tables/{table}/moves", {"number": 0, "seat": 1, "action": "deploy eryndlyn"})
    with ann.live(table, 0) as socket:
        receive(socket)
        lines = ann.ask("GET", "/metrics").text.splitlines()
    assert "# TYPE bailiwick_moves_total counter" in lines
    figures = dict(line.split() for line in lines if not line.startswith("#"))
    assert figures == {
        "bailiwick_moves_total": "1",
        "bailiwick_refusals_total": "1",
        "bailiwick_rooms": "1",
        "bailiwick_sockets": "1",
        "bailiwick_bots_thinking": "0",
        "bailiwick_bots_failed_total": "0",
        "bailiwick_rules_failed_total": "0",
        "bailiwick_faults_total": "0",
        "bailiwick_tables_set_aside": "0",
    }


def test_log_lines_name_the_table_and_the_seat(own_server: Callable[..., Running]) -> None:
    server = own_server(log_format="json")
    ann, _ben, table = two_at_a_table(server)
    ann.move(table, 0, 0, "deploy skullport")
    ann.refused("POST", f"/api/tables/{table}/moves", {"number": 0, "seat": 0, "action": "end-turn"})
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    moves = [line for line in lines if line.get("table") == table and "seat" in line]
    assert [(line["message"], line["seat"]) for line in moves] == [
        ("move 0: deploy skullport", "red"),
        ("refused (stale): Too late: the game has gone on.", "red"),
    ]
    assert all({"at", "level", "logger", "message"} <= set(line) for line in lines)


def test_log_lines_for_people_and_for_programs() -> None:
    record = logging.LogRecord("bailiwick.table", logging.INFO, "", 0, "move %d", (3,), None)
    record.table, record.seat = "abc", "red"
    assert TextLines().format(record).endswith("INFO bailiwick.table: move 3 [abc red]")
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["table"], line["seat"], line["level"]) == ("move 3", "abc", "red", "info")


# ---------------------------------------------------------------- settings


def test_settings_come_from_the_environment_and_flags_win() -> None:
    env = {
        "BAILIWICK_FOLDER": "/games",
        "BAILIWICK_PORT": "9000",
        "BAILIWICK_BOT_SECONDS": "1.5",
        "BAILIWICK_SECURE_COOKIE": "Yes",
        "BAILIWICK_HOST": "",
        "BAILIWICK_PAGE": "/page",
    }
    found = read_settings(env, port=9001, log_format=None)
    assert found == Settings(folder=Path("/games"), port=9001, bot_seconds=1.5, secure_cookie=True, page=Path("/page"))
    assert found.database == Path("/games/tables.sqlite")
    assert found.url == "http://127.0.0.1:9001"
    assert read_settings({"XDG_DATA_HOME": "/home/ann/data"}).folder == Path("/home/ann/data/bailiwick")
    assert read_settings({}, folder=Path("/elsewhere")).folder == Path("/elsewhere")


@pytest.mark.parametrize(
    ("env", "sentence"),
    [
        ({"BAILIWICK_PORT": "eighty"}, "BAILIWICK_PORT can't be 'eighty'; it is a number."),
        ({"BAILIWICK_PORT": "70000"}, "BAILIWICK_PORT can't be 70000; it is from 0 to 65535."),
        ({"BAILIWICK_BOT_WORKERS": "0"}, "BAILIWICK_BOT_WORKERS can't be 0; it is from 1 to 64."),
        ({"BAILIWICK_BOT_SECONDS": "nan"}, "BAILIWICK_BOT_SECONDS can't be nan; it is from 0.1 to 3600."),
        ({"BAILIWICK_SECURE_COOKIE": "perhaps"}, "BAILIWICK_SECURE_COOKIE can't be 'perhaps'; it is yes or no."),
        ({"BAILIWICK_LOG_FORMAT": "xml"}, "BAILIWICK_LOG_FORMAT can't be 'xml'; it is text or json."),
        (
            {"BAILIWICK_PUBLIC_URL": "games.example.org"},
            "BAILIWICK_PUBLIC_URL can't be 'games.example.org'; it looks like https://games.example.org.",
        ),
    ],
)
def test_a_setting_that_can_not_be_is_named(env: Mapping[str, str], sentence: str) -> None:
    with pytest.raises(BadSetting) as bad:
        read_settings(env)
    assert str(bad.value) == sentence


def test_a_flag_that_can_not_be_is_named() -> None:
    with pytest.raises(BadSetting, match="--creates-per-minute can't be 0"):
        read_settings({}, creates_per_minute=0)


# ---------------------------------------------------------------- the page


def test_every_address_that_is_nothing_else_is_the_pages(own_server: Callable[..., Running], tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (page / "robots.txt").write_text("Nobody", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    somebody = Person(own_server(page=str(page)), None)
    for path in ("/", "/t/anything", "/play?game=tyrants", "/..%2Fsecret.txt"):
        answer = somebody.ask("GET", path)
        assert (answer.text, answer.headers["cache-control"]) == ("<!doctype html>", "no-cache"), path
        assert somebody.ask("HEAD", path).status_code == 200
    assert somebody.ask("GET", "/robots.txt").text == "Nobody"
    assert somebody.refused("GET", "/api/nothing")[0] == 404


# ---------------------------------------------------------------- the games


def test_a_games_options_are_said_in_the_language_asked_for(ann: Person) -> None:
    def outer(query: str) -> Any:
        (game,) = [page for page in ann.ok("GET", f"/api/games{query}") if page["name"] == "tyrants"]
        return next(option for option in game["options"] if option["name"] == "outer")

    english, italian = outer(""), outer("?lang=it")
    assert (english["title"], italian["title"]) == ("Outer section", "Sezione esterna")
    assert italian["names"] == {"random": "a caso", "left": "sinistra", "right": "destra"}
    assert english["values"] == italian["values"] == ["random", "left", "right"], "what a table is made with stays the same"
    assert ann.refused("GET", "/api/games?lang=xx")[0] == 422


# ---------------------------------------------------------------- the schema


@pytest.fixture(scope="module")
def schema(server: Running) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_dict(httpx.get(f"{server.url}/openapi.json", trust_env=False).json())


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def a_table(ann: Person, state: str) -> str | None:
    if state == "nowhere":
        return None
    return ann.table("me", "guest", start=state != "open")


def fuzz(person: Person, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, table: str | None) -> None:
    headers = {"Cookie": f"bailiwick={person.cookies['bailiwick']}"}

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=8, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    def check(case: Case[Any]) -> None:
        if table is not None:
            case.path_parameters["table"] = table
        response = case.call(base_url=person.server.url, headers=headers)
        case.validate_response(response, checks=CHECKS)

    check()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("state", ["nowhere", "open", "playing"])
def test_whatever_is_sent_the_answer_keeps_to_the_schema(
    ann: Person, schema: schemathesis.BaseSchema, mode: GenerationMode, state: str
) -> None:
    """Every operation with requests made from the schema, right and wrong ones, at tables in each state."""
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 25
    for operation in operations:
        if mode is GenerationMode.NEGATIVE and not operation.body and not list(operation.iter_parameters()):
            continue  # nothing to get wrong
        if state == "nowhere" or "{table}" in operation.path:
            fuzz(ann, operation, mode, a_table(ann, state))
