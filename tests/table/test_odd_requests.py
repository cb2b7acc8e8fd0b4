"""Requests no browser sends: each is answered with a short sentence, and none with an error of ours."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator

import pytest

from bailiwick.table.refusal import CLOSE_REASON, LONGEST, brief, close_reason
from benchmarks.hostile import frame
from tests.table.server import Person, Running


def ask(server: Running, head: bytes, body: bytes = b"") -> tuple[int, dict[str, str]]:
    """The status and the problem, if it is one, that a request is answered with, byte by byte as it is given."""
    with socket.create_connection(("127.0.0.1", server.port), 30) as connection:
        lines = head + b"Host: here\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
        connection.sendall(lines + body)
        answer = b""
        while piece := connection.recv(65536):
            answer += piece
    first, _, rest = answer.partition(b"\r\n\r\n")
    problem = json.loads(rest) if b"application/json" in first else {}
    return int(first.split()[1]), problem


CARRY = b"POST /api/me/carry HTTP/1.1\r\nContent-Type: application/json\r\n"
ODD = {
    "a cookie that is no ascii": (b"GET /api/me HTTP/1.1\r\nCookie: bailiwick=ann.\xe9\r\n", b"", 200),
    "a cookie that is UTF-8": ("GET /api/me HTTP/1.1\r\nCookie: bailiwick=änn.ß\r\n".encode(), b"", 200),
    "half an IPv6 origin": (b"POST /api/me HTTP/1.1\r\nOrigin: http://[::1\r\n", b"{}", 403),
    "an origin in odd letters": ("POST /api/me HTTP/1.1\r\nOrigin: http://\u212aelvin\r\n".encode(), b"{}", 403),
    "an origin of odd slashes": ("POST /api/me HTTP/1.1\r\nOrigin: http://a\u2100b\r\n".encode("utf-8"), b"{}", 403),
    "a zero in the path": (b"GET /%00 HTTP/1.1\r\n", b"", 404),
    "a zero in a table": (b"GET /api/tables/%00 HTTP/1.1\r\n", b"", 422),
    "a zero among the assets": (b"GET /assets/%00 HTTP/1.1\r\n", b"", 404),
    "a long path": (b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\n", b"", 404),
    "a long path below": (b"GET /a/" + b"a" * 256 + b"/b HTTP/1.1\r\n", b"", 200),
    "a long asset": (b"GET /assets/" + b"a" * 5000 + b" HTTP/1.1\r\n", b"", 404),
    "a long game": (b"GET /api/games/" + b"a" * 5000 + b" HTTP/1.1\r\n", b"", 422),
    "half a character in the path": (b"GET /%ed%a0%80 HTTP/1.1\r\n", b"", 200),
    "a query that is no text": (b"GET /api/games?lang=%ff%fe HTTP/1.1\r\n", b"", 422),
    "a method nobody knows": (b"BREW /api/me HTTP/1.1\r\n", b"", 405),
    "a carry token that is no ascii": (CARRY, '{"token": "é.9.é"}'.encode(), 400),
    "a carry token with odd digits": (CARRY, '{"token": "ann.²³.x"}'.encode(), 400),
    "a carry token with half a character": (CARRY, b'{"token": "\\ud800.9.x"}', 422),
}


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("a page")
    running = Running(tmp_path_factory.mktemp("data"), page=str(folder))
    yield running
    running.end()
    assert "Traceback" not in running.log.read_text()


@pytest.mark.parametrize("name", ODD)
def test_an_odd_request_is_answered_with_a_sentence(paged: Running, name: str) -> None:
    head, body, status = ODD[name]
    got, problem = ask(paged, head, body)
    assert got == status, problem
    if got >= 400:
        assert set(problem) == {"code", "sentence"}
        assert len(problem["sentence"]) <= LONGEST


# ---------------------------------------------------------------- odd sockets

HANDSHAKE = (
    "GET /api/tables/{table}/live?seat={seat} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
NO_TEXT = frame(1, b"\xed\xa0\x80")
END = frame(8, b"\x03\xe8")


@pytest.mark.parametrize(
    "frames",
    [
        NO_TEXT,
        NO_TEXT + NO_TEXT,
        END + NO_TEXT,
        END + frame(1, b"{}"),
        frame(1, b"x", masked=False),
        frame(0, b"rest"),
        b"\xff" * 99,
    ],
    ids=["no text", "twice", "after the end", "text after the end", "unmasked", "a rest of nothing", "no frame"],
)
def test_a_socket_with_odd_frames_is_closed(paged: Running, frames: bytes) -> None:
    table = Person(paged, "Ann").table("me", "guest")
    with socket.create_connection(("127.0.0.1", paged.port), 30) as connection:
        connection.sendall(HANDSHAKE.format(table=table, seat=-1).encode())
        assert connection.recv(65536).startswith(b"HTTP/1.1 101 ")
        connection.sendall(frames)
        while connection.recv(65536):
            pass


def test_whoever_is_refused_need_not_wait_to_hear_it(paged: Running) -> None:
    table = Person(paged, "Ann").table("me", "guest")
    for _ in range(30):
        with socket.create_connection(("127.0.0.1", paged.port), 30) as connection:
            connection.sendall(HANDSHAKE.format(table=table, seat=0).encode() + END)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # gone without a word
    paged.stop()
    assert "Traceback" not in paged.log.read_text()
    paged.start()


# ---------------------------------------------------------------- long refusals


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "tyrants", "options": {"first": "x" * 60_000}, "seats": [{"kind": "me"}] * 2}),
        ("POST", "/api/tables", {"game": "tyrants", "options": {"x" * 60_000: 1}, "seats": [{"kind": "me"}] * 2}),
        ("POST", "/api/tables", {"game": "oath", "options": {"chronicle": "x" * 60_000}, "seats": [{"kind": "me"}] * 2}),
        ("POST", "/api/tables", {"game": "immortals", "options": {"data": "x" * 150 + ": 1"}, "seats": [{"kind": "me"}] * 2}),
        ("POST", "/api/me", {"name": "x", "y" * 60_000: 1}),
    ],
)
def test_a_refusal_is_no_longer_than_a_sentence(ann: Person, method: str, path: str, body: object) -> None:
    status, _code, sentence = ann.refused(method, path, body)
    assert 400 <= status < 500
    assert 10 < len(sentence) <= LONGEST


def test_what_is_left_of_a_long_refusal_is_its_beginning_and_its_end() -> None:
    long = f"The option 'first' can't be {'x' * 5000!r}; it is one of: red, blue."
    assert brief(long).startswith("The option 'first' can't be 'xxx")
    assert brief(long).endswith("; it is one of: red, blue.")
    assert len(brief(long)) == LONGEST
    assert brief("Short.") == "Short."
    for sentence in ("é" * 500, "\U0001f600" * 500, "\ud800" * 500):
        assert 0 < len(close_reason(sentence).encode()) <= CLOSE_REASON
