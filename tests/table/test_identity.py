"""A name and a signed cookie, and a link that carries them to another device."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bailiwick.table.identity import CARRY_SECONDS, Signer, clean_name
from bailiwick.table.store import MIGRATIONS, Store, migrate
from tests.table.server import Person, Running, receive


def test_a_name_is_all_that_is_asked(server: Running) -> None:
    person = Person(server, None)
    assert person.ok("GET", "/api/me")["name"] is None
    response = person.ask("POST", "/api/me", {"name": "  Ann\tof  the\nHills "})
    assert response.json()["name"] == "Ann of the Hills"
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert person.ok("GET", "/api/me") == {"name": "Ann of the Hills", "devices": 1, "link_until": None}


def test_a_name_without_visible_characters_is_refused(server: Running) -> None:
    person = Person(server, None)
    assert person.refused("POST", "/api/me", {"name": " \t "})[1] == "bad_name"
    assert person.refused("POST", "/api/me", {"name": ""})[0] == 422


def test_a_forged_cookie_is_nobodys(ann: Person, server: Running) -> None:
    cookie = ann.cookies["bailiwick"]
    other = Person(server, None)
    other.cookies.set("bailiwick", cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "BB"))
    assert other.ok("GET", "/api/me")["name"] is None


def test_a_new_name_keeps_the_seats(ann: Person) -> None:
    table = ann.table("me", "random", start=False)
    ann.ok("POST", "/api/me", {"name": "Anna"})
    assert ann.ok("GET", "/api/me")["name"] == "Anna"
    assert ann.ok("GET", f"/api/tables/{table}")["seats"][0]["yours"]


# ---------------------------------------------------------------- links to another device


def link_of(person: Person) -> str:
    return str(person.ok("POST", "/api/me/link")["url"].partition("#")[2])


def opened(person: Person, token: str, replace: bool = False) -> Any:
    return person.ok("POST", "/api/me/carry", {"token": token, "replace": replace})


def is_bad(person: Person, token: str) -> bool:
    status, code, sentence = person.refused("POST", "/api/me/carry", {"token": token})
    return (status, code, sentence) == (400, "bad_link", "That link is no longer good: make a new one.")


def test_a_link_carries_the_identity_to_another_device(ann: Person, server: Running) -> None:
    table = ann.table("me", "random", start=False)
    token = link_of(ann)
    phone = Person(server, None)
    assert is_bad(phone, token[:-1])
    assert opened(phone, token) == {"name": "Ann", "done": True, "instead_of": None, "lost": False}
    assert phone.ok("GET", f"/api/tables/{table}")["seats"][0]["yours"]
    assert [person.ok("GET", "/api/me")["devices"] for person in (ann, phone)] == [2, 2]


def test_a_link_works_once(ann: Person, server: Running) -> None:
    token = link_of(ann)
    opened(Person(server, None), token)
    assert is_bad(Person(server, None), token)
    assert ann.ok("GET", "/api/me")["link_until"] is None


def test_two_who_open_a_link_at_once(ann: Person, server: Running) -> None:
    token = link_of(ann)
    people = [Person(server, None) for _ in range(8)]
    with ThreadPoolExecutor(len(people)) as pool:
        answers = list(pool.map(lambda person: person.ask("POST", "/api/me/carry", {"token": token}).status_code, people))
    assert sorted(answers) == [200] + [400] * 7
    assert ann.ok("GET", "/api/me")["devices"] == 2


def test_a_link_is_good_for_ten_minutes(store: Store) -> None:
    ann = store.add_person("Ann")
    store.put_link(ann, "here", time.time() + 1)
    assert store.link_person("here") == ann
    store.put_link(ann, "late", time.time() - 1)
    assert (store.link_person("here"), store.link_person("late"), store.link_until(ann)) == (None, None, None)
    assert store.use_link("late") is None
    assert CARRY_SECONDS == 600


def test_an_open_link_is_told_and_can_be_taken_back(ann: Person, server: Running) -> None:
    token = link_of(ann)
    assert 500 < ann.ok("GET", "/api/me")["link_until"] - time.time() <= 600
    assert ann.ok("POST", "/api/me/link/back")["link_until"] is None
    assert is_bad(Person(server, None), token)


def test_a_new_link_ends_the_one_before(ann: Person, server: Running) -> None:
    first, second = link_of(ann), link_of(ann)
    assert is_bad(Person(server, None), first)
    assert opened(Person(server, None), second)["done"]


def test_a_link_does_not_replace_somebody_unasked(ann: Person, ben: Person) -> None:
    token = link_of(ann)
    assert opened(ben, token) == {"name": "Ann", "done": False, "instead_of": "Ben", "lost": True}
    assert ben.ok("GET", "/api/me")["name"] == "Ben"
    assert opened(ben, token, replace=True)["done"]
    assert ben.ok("GET", "/api/me")["name"] == "Ann"


def test_who_is_replaced_here_and_known_elsewhere_is_not_lost(ann: Person, ben: Person, server: Running) -> None:
    phone = Person(server, None)
    opened(phone, link_of(ben))
    token = link_of(ann)
    assert opened(phone, token)["lost"] is False
    opened(phone, token, replace=True)
    assert ben.ok("GET", "/api/me") == {"name": "Ben", "devices": 1, "link_until": None}


def test_ones_own_link_changes_nothing_and_stays_good(ann: Person, server: Running) -> None:
    token = link_of(ann)
    assert opened(ann, token)["done"]
    assert ann.ok("GET", "/api/me")["devices"] == 1
    assert opened(Person(server, None), token)["done"]


def test_links_that_are_no_links(server: Running) -> None:
    person = Person(server, None)
    for token in ("", "x", "\ud800", "é" * 100, "a.b.c"):
        body = json.dumps({"token": token})
        answer = person.client.post(f"{server.url}/api/me/carry", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), token
        assert answer.json()["sentence"]


# ---------------------------------------------------------------- signing out


def test_signing_out_here(ann: Person, server: Running) -> None:
    table = ann.table("me", "random", start=False)
    phone = Person(server, None)
    opened(phone, link_of(ann))
    cookie = phone.cookies["bailiwick"]
    assert phone.ok("POST", "/api/me/leave", {"where": "here"})["name"] is None
    assert "bailiwick" not in phone.cookies
    thief = Person(server, None)
    thief.cookies.set("bailiwick", cookie)
    assert thief.ok("GET", "/api/me")["name"] is None, "a cookie that was kept is good no longer"
    assert ann.ok("GET", "/api/me")["devices"] == 1
    assert ann.ok("GET", f"/api/tables/{table}")["seats"][0]["yours"]


def test_signing_out_everywhere_keeps_the_seats_and_ends_every_link(ann: Person, ben: Person, server: Running) -> None:
    table = ann.table("me", "open", start=False)
    phone = Person(server, None)
    opened(phone, link_of(ann))
    token = link_of(ann)
    cookies = [ann.cookies["bailiwick"], phone.cookies["bailiwick"]]
    ann.ok("POST", "/api/me/leave", {"where": "everywhere"})
    for cookie in cookies:
        thief = Person(server, None)
        thief.cookies.set("bailiwick", cookie)
        assert thief.ok("GET", "/api/me")["name"] is None
    assert phone.ok("GET", "/api/me")["name"] is None
    assert is_bad(Person(server, None), token)
    assert [seat["name"] for seat in ben.ok("GET", f"/api/tables/{table}")["seats"]] == ["Ann", ""]
    assert ben.ok("GET", "/api/me")["name"] == "Ben"


def test_signing_out_on_all_other_devices(ann: Person, server: Running) -> None:
    """A telephone was lost, or a link went to the wrong person."""
    phone = Person(server, None)
    opened(phone, link_of(ann))
    token = link_of(ann)
    assert ann.ok("POST", "/api/me/leave", {"where": "others"}) == {"name": "Ann", "devices": 1, "link_until": None}
    assert phone.ok("GET", "/api/me")["name"] is None
    assert is_bad(phone, token)
    assert ann.ok("GET", "/api/me")["name"] == "Ann"


def test_who_signs_out_watches_no_longer(ann: Person, server: Running) -> None:
    table = ann.table("me", "random")
    phone = Person(server, None)
    opened(phone, link_of(ann))
    with ann.live(table, 0) as here, phone.live(table, 0) as there:
        assert receive(here)["view"]
        assert receive(there)["view"]
        phone.ok("POST", "/api/me/leave", {"where": "here"})
        message = receive(there)
        while message["type"] != "problem":
            message = receive(there)
        assert message["code"] == "signed_out"
        with pytest.raises(ConnectionClosed) as closed:
            there.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "Somebody has signed out on this device.")
        ann.ok("POST", f"/api/tables/{table}/chat", {"text": "still here"})
        while not (message := receive(here))["chat"]:
            pass


def test_who_is_nobody_signs_out_in_peace(server: Running) -> None:
    assert Person(server, None).ok("POST", "/api/me/leave", {"where": "everywhere"})["name"] is None


# ---------------------------------------------------------------- how long a cookie lasts


def test_a_cookie_lasts_half_a_year(server: Running) -> None:
    response = Person(server, None).ask("POST", "/api/me", {"name": "Ann"})
    assert f"Max-Age={180 * 24 * 3600};" in response.headers["set-cookie"]


def test_and_has_its_time_anew_when_it_is_used(own_server: Callable[..., Running]) -> None:
    server = own_server()
    ann = Person(server, "Ann")
    assert "set-cookie" not in ann.ask("GET", "/api/me").headers
    days = 24 * 3600
    with closing(sqlite3.connect(server.data / "tables.sqlite", isolation_level=None)) as db:
        db.execute("UPDATE devices SET seen = ?", (time.time() - 170 * days,))
        assert "Max-Age" in ann.ask("GET", "/api/me").headers["set-cookie"]
        assert db.execute("SELECT seen FROM devices").fetchone()[0] > time.time() - days
        db.execute("UPDATE devices SET seen = ?", (time.time() - 181 * days,))
    assert ann.ok("GET", "/api/me")["name"] is None, "who stays away for long is forgotten"


def test_what_is_forgotten_is_not_kept(store: Store) -> None:
    ann = store.add_person("Ann")
    old, new = store.add_device(ann), store.add_device(ann)
    store.put_link(ann, "late", time.time() - 1)
    store.db.execute("UPDATE devices SET seen = 1 WHERE id = ?", (old.id,))
    store.forget(2.0)
    assert store.devices_of(ann, 0.0) == [new.id]
    assert store.db.execute("SELECT * FROM links").fetchall() == []


def test_a_cookie_from_before_devices_is_still_good(tmp_path: Path) -> None:
    """It signs the person, who then is the first device; signing out everywhere ends it too."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as db:
        migrate(db, MIGRATIONS[:1])
        db.execute("INSERT INTO people VALUES ('somebody', 'Ann', 0)")
    store = Store(tmp_path / "tables.sqlite")
    signer = Signer(store.secret())
    old_cookie = signer.sign("somebody")
    device = store.device(signer.read(old_cookie) or "", time.time() - 60)
    assert device is not None
    assert device.person == "somebody"
    store.end_devices("somebody")
    assert store.device("somebody", 0.0) is None
    store.close()


def test_who_has_no_name_cannot_make_a_table(server: Running) -> None:
    body = {"game": "tyrants", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    status, code, sentence = Person(server, None).refused("POST", "/api/tables", body)
    assert (status, code, sentence) == (401, "not_you", "Say your name first.")


def test_names_are_one_line_and_not_too_long() -> None:
    assert clean_name("a\x00b\u2028c") == "a b c"
    assert len(clean_name("x" * 200)) == 40
