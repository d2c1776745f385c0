"""Roles are checked on the server: for every act and page, each role gets what it may, and 403 for the rest."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.floor import ROLES, OnTheFloor, floor_at

EVERYBODY = set(ROLES)
CAGE = {"pit boss", "administrator"}
PLAYS = {"guest", "player"}
PERSON = {"person": "player ann", "amount": 5}
TABLE = {"table": "nowhere", "amount": 5}

MAY: dict[tuple[str, str], tuple[set[str], Any]] = {
    ("GET", "/api/cage/holdings"): (EVERYBODY, None),
    ("GET", "/api/cage/holdings?person=player ann"): (CAGE | {"inspector", "player"}, None),
    ("POST", "/api/cage/deposits"): (CAGE, PERSON),
    ("POST", "/api/cage/withdrawals"): (CAGE, PERSON),
    ("POST", "/api/cage/buy-ins"): (PLAYS | CAGE, {"amount": 5}),
    ("POST", "/api/cage/cash-outs"): (PLAYS | CAGE, {"amount": 5}),
    ("POST", "/api/cage/colour-ups"): (PLAYS | CAGE, {}),
    ("POST", "/api/cage/buy-ins#others"): (CAGE | {"player"}, PERSON),
    ("POST", "/api/cage/cash-outs#others"): (CAGE | {"player"}, PERSON),
    ("POST", "/api/cage/colour-ups#others"): (CAGE | {"player"}, {"person": "player ann"}),
    ("POST", "/api/cage/fills"): (CAGE, TABLE),
    ("POST", "/api/cage/credits"): (CAGE, TABLE),
    ("POST", "/api/cage/counts"): (CAGE, TABLE),
    ("GET", "/api/cage/day"): (CAGE | {"inspector"}, None),
    ("GET", "/api/people"): ({"administrator"}, None),
    ("POST", "/api/people"): ({"administrator"}, {"name": "dealer", "role": "dealer"}),
    ("PUT", "/api/people/role"): ({"administrator"}, {"name": "nobody", "role": "dealer"}),
    ("PUT", "/api/people/password"): ({"administrator"}, {"name": "nobody", "password": "a long password"}),
    ("GET", "/api/shoes/nowhere"): (EVERYBODY, None),
    ("GET", "/api/shoes/nowhere/1/outcomes"): (EVERYBODY, None),
    ("GET", "/api/rules?cite=qld s5"): (EVERYBODY, None),
    ("GET", "/api/rules/search?words=exposed card"): (EVERYBODY, None),
    ("POST", "/api/inspection/verify"): ({"inspector", "administrator"}, None),
    ("GET", "/api/inspection/export"): ({"inspector", "administrator"}, None),
    ("GET", "/metrics"): ({"inspector", "administrator"}, None),
    ("PUT", "/api/session/password"): (EVERYBODY - {"guest"}, {"old": "a long password", "new": "a long password"}),
}
OPEN = {
    ("GET", "/health"),
    ("GET", "/api/session"),
    ("POST", "/api/session"),
    ("POST", "/api/session/guest"),
    ("DELETE", "/api/session"),
}


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
            assert answer.status_code == 403, (method, path)


def test_no_route_is_left_out_of_this(on: OnTheFloor) -> None:
    tried = {(method, _shape(path)) for method, path in MAY} | OPEN
    described = on.app.openapi()["paths"]
    own = {(m.upper(), p) for p, each in described.items() for m in each if not p.startswith("/api/tables")}
    assert own == tried


def _shape(path: str) -> str:
    plain = path.partition("#")[0].partition("?")[0]
    return plain.replace("/nowhere/1/", "/{table}/{shoe}/").replace("/nowhere", "/{table}")


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
