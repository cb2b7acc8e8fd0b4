"""A name and a signed cookie, and a link that carries them to another device."""

from __future__ import annotations

from bailiwick.table.identity import Signer, clean_name
from tests.table.server import Person, Running


def test_a_name_is_all_that_is_asked(server: Running) -> None:
    person = Person(server, None)
    assert person.ok("GET", "/api/me") == {"name": None}
    response = person.ask("POST", "/api/me", {"name": "  Ann\tof  the\nHills "})
    assert response.json() == {"name": "Ann of the Hills"}
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert person.ok("GET", "/api/me") == {"name": "Ann of the Hills"}


def test_a_name_without_visible_characters_is_refused(server: Running) -> None:
    person = Person(server, None)
    assert person.refused("POST", "/api/me", {"name": " \t "})[1] == "bad_name"
    assert person.refused("POST", "/api/me", {"name": ""})[0] == 422


def test_a_forged_cookie_is_nobodys(ann: Person, server: Running) -> None:
    cookie = ann.cookies["bailiwick"]
    other = Person(server, None)
    other.cookies.set("bailiwick", cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "BB"))
    assert other.ok("GET", "/api/me") == {"name": None}


def test_a_new_name_keeps_the_seats(ann: Person) -> None:
    table = ann.table("me", "random", start=False)
    ann.ok("POST", "/api/me", {"name": "Anna"})
    assert ann.ok("GET", "/api/me") == {"name": "Anna"}
    assert ann.ok("GET", f"/api/tables/{table}")["seats"][0]["yours"]


def test_a_link_carries_the_identity_to_another_device(ann: Person, server: Running) -> None:
    table = ann.table("me", "random", start=False)
    token = ann.ok("POST", "/api/me/link")["url"].partition("#")[2]
    phone = Person(server, None)
    assert phone.ok("POST", "/api/me/carry", {"token": token}) == {"name": "Ann"}
    assert phone.ok("GET", f"/api/tables/{table}")["seats"][0]["yours"]
    assert phone.refused("POST", "/api/me/carry", {"token": token[:-1]})[1] == "bad_link"


def test_a_link_is_good_for_ten_minutes() -> None:
    signer = Signer(b"secret")
    token = signer.carry("somebody", now=1000.0)
    assert signer.read_carry(token, now=1599.0) == "somebody"
    assert signer.read_carry(token, now=1601.0) is None
    assert Signer(b"other").read_carry(token, now=1000.0) is None
    assert signer.read(token) is None, "a link's token is no cookie"


def test_who_has_no_name_cannot_make_a_table(server: Running) -> None:
    body = {"game": "tyrants", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    status, code, sentence = Person(server, None).refused("POST", "/api/tables", body)
    assert (status, code, sentence) == (401, "not_you", "Say your name first.")


def test_names_are_one_line_and_not_too_long() -> None:
    assert clean_name("a\x00b\u2028c") == "a b c"
    assert len(clean_name("x" * 200)) == 40
