"""Roles are checked on the server: for every act and page, each role gets what it may, and 403 for the rest."""

from collections.abc import Iterator

import pytest
from support.floor import ROLES, OnTheFloor, floor_at
from support.may import MAY, OPEN, described_as


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("roles")) as found:
        yield found


@pytest.mark.parametrize("role", [None, *ROLES])
def test_each_role_may_do_what_is_its_own_and_nothing_else(on: OnTheFloor, role: str | None) -> None:
    somebody = on.visitor(role)
    for (method, path), (roles, body) in MAY.items():
        answer = somebody.send(method, path.partition("#")[0], body)
        if role is None:
            assert answer.status_code == 401, (method, path)
        elif role in roles:
            assert answer.status_code not in (401, 403), (method, path, answer.text)
        else:
            assert answer.status_code == 403, (method, path, answer.text)


def test_no_route_is_left_out_of_this(on: OnTheFloor) -> None:
    tried = {described_as(*key) for key in MAY} | OPEN
    described = on.app.openapi()["paths"]
    own = {(m.upper(), p) for p, each in described.items() for m in each if not p.startswith("/api/tables")}
    assert own == tried


def test_a_role_counts_as_it_is_now_and_not_as_it_was_at_sign_in(on: OnTheFloor) -> None:
    manager = on.visitor("administrator")
    made = {"name": "kim", "role": "pit boss", "password": "a long password"}
    assert manager.post("/api/people", made).status_code == 201
    kim = on.visitor()
    kim.csrf = kim.post("/api/session", {"name": "kim", "password": "a long password"}).json()["csrf"]
    assert kim.get("/api/cage/day").status_code == 200
    on.does(on.house.admit, "kim", "dealer")
    assert kim.get("/api/cage/day").status_code == 403
    assert manager.send("PUT", "/api/people/role", {"name": "kim", "role": "player"}).status_code == 200
    assert kim.get("/api/session").json()["person"] is None
