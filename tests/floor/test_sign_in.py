"""Signing in: sessions, guests, what is kept of passwords, and who one is."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from support.floor import ORIGIN, PASSWORD, ROLES, STAFF, floor_at

from houseway.money import cents
from houseway.store.cage_events import PlayMoney
from houseway.store.database import FILE


def test_whoever_signs_in_is_known_by_the_cookie_alone(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        nobody = on.visitor()
        assert nobody.get("/api/session").json()["person"] is None
        for role in ROLES:
            told = on.visitor(role).get("/api/session").json()
            assert told["person"]["role"] == role


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        cookie = on.visitor().post("/api/session/guest").headers["set-cookie"]
        assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
        assert "Secure" not in cookie
    with floor_at(tmp_path, origins=frozenset({"https://testserver"})) as on:
        visitor = on.visitor()
        visitor.client.base_url = "https://testserver"
        answer = visitor.post("/api/session/guest", Origin="https://testserver")
        assert answer.headers["set-cookie"].startswith("__Host-houseway=")
        assert "Secure" in answer.headers["set-cookie"].split("; ")
        assert "max-age" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize(("name", "password"), [(STAFF["dealer"], "wrong"), ("nobody", PASSWORD), ("guest 1", "")])
def test_a_wrong_name_and_a_wrong_password_are_told_alike(tmp_path: Path, name: str, password: str) -> None:
    with floor_at(tmp_path) as on:
        on.visitor("guest")
        answer = on.visitor().post("/api/session", {"name": name, "password": password})
        assert (answer.status_code, answer.json()["error"]) == (401, "the name or the password is wrong")
        assert "set-cookie" not in answer.headers


def test_a_session_is_over_when_its_time_has_come(tmp_path: Path) -> None:
    with floor_at(tmp_path, session_seconds=100) as on:
        ann = on.visitor("player")
        on.floor.settings.time.now += 99  # type: ignore[attr-defined]
        assert ann.get("/api/cage/holdings").status_code == 200
        on.floor.settings.time.now += 1  # type: ignore[attr-defined]
        assert ann.get("/api/cage/holdings").status_code == 401


def test_signing_out_ends_the_session_and_not_only_the_cookie(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann = on.visitor("player")
        token = ann.client.cookies["houseway"]
        assert ann.send("DELETE", "/api/session").json()["person"] is None
        assert "houseway" not in ann.client.cookies
        ann.client.cookies.set("houseway", token)
        assert ann.get("/api/cage/holdings").status_code == 401


def test_signing_in_again_gives_another_token_and_ends_the_one_before(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann = on.visitor("player")
        before = ann.client.cookies["houseway"]
        ann.comes_in("player")
        assert ann.client.cookies["houseway"] != before
        ann.client.cookies.clear()
        ann.client.cookies.set("houseway", before)
        assert ann.get("/api/session").json()["person"] is None


def test_a_session_outlives_a_restart_of_the_process(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        token = on.visitor("dealer").client.cookies["houseway"]
    with floor_at(tmp_path) as on:
        again = on.visitor()
        again.client.cookies.set("houseway", token)
        assert again.get("/api/session").json()["person"]["role"] == "dealer"


def test_a_new_password_ends_every_session_of_that_person(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        here, there = on.visitor("player"), on.visitor("player")
        wrong = here.send("PUT", "/api/session/password", {"old": "wrong", "new": "another long one"})
        assert wrong.status_code == 403
        right = here.send("PUT", "/api/session/password", {"old": PASSWORD, "new": "another long one"})
        assert right.status_code == 200
        assert there.get("/api/session").json()["person"] is None
        assert here.get("/api/session").json()["person"] is None
        fresh = on.visitor()
        sent = {"name": STAFF["player"], "password": PASSWORD}
        assert fresh.post("/api/session", sent).status_code == 401
        assert fresh.post("/api/session", sent | {"password": "another long one"}).status_code == 200


def has(told: Any) -> int:
    return cents(told["holdings"]["purse"]) + cents(told["holdings"]["chips"])


def test_guests_get_a_name_that_is_given_once_and_play_money(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        told = [on.visitor("guest").get("/api/session").json() for _ in range(3)]
        assert [each["person"]["name"] for each in told] == ["guest 1", "guest 2", "guest 3"]
        assert all(has(each) == on.floor.settings.guest_money for each in told)
        assert sum(isinstance(stored.event, PlayMoney) for stored in on.house.store.events(0)) == 3
    with floor_at(tmp_path) as on:
        assert on.visitor("guest").get("/api/session").json()["person"]["name"] == "guest 4"


def test_a_house_may_take_no_guests(tmp_path: Path) -> None:
    with floor_at(tmp_path, guests=False) as on:
        assert on.visitor().get("/api/session").json()["guests"] is False
        assert on.visitor().post("/api/session/guest").status_code == 403


def test_neither_a_password_nor_a_token_stands_in_the_store(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann = on.visitor("player")
        token, csrf = ann.client.cookies["houseway"], ann.csrf
    connection = sqlite3.connect(tmp_path / FILE)
    whole = "\n".join(connection.iterdump())
    connection.close()
    assert "$argon2id$" in whole
    for secret in (PASSWORD, token, csrf):
        assert secret not in whole


def test_the_token_of_a_session_has_256_bits(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        tokens = {on.visitor("guest").client.cookies["houseway"] for _ in range(20)}
        assert len(tokens) == 20
        assert all(len(token) == 43 for token in tokens)  # 32 bytes, six bits a letter


def test_somebody_else_s_page_does_not_sign_anybody_in(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        sent = {"name": STAFF["player"], "password": PASSWORD}
        for origin in ("http://evil.example", "null", f"{ORIGIN}.evil.example", ""):
            assert on.visitor().post("/api/session", sent, Origin=origin).status_code == 403
