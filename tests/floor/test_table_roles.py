"""The matrix of the routes of a table and the roles: who is let in at all, before anything is looked at there.

What somebody may do at a table besides is the table's own to say, act by act (`test_may.py`, `test_tables_api.py`).
"""

from pathlib import Path

import pytest
from support.floor import ROLES, floor_at

RUNS = {"floor manager", "pit boss"}
DEALS = {"dealer", *RUNS}
OPENS = {"administrator", *RUNS}
PLAYS = {"guest", "player"}
AT = "/api/tables/{name}"
MATRIX: dict[tuple[str, str], set[str]] = {
    ("POST", "/api/tables"): OPENS,
    ("POST", f"{AT}/close"): OPENS,
    ("POST", f"{AT}/pace"): OPENS,
    ("POST", f"{AT}/recording"): OPENS,
    ("POST", f"{AT}/limits"): RUNS,
    ("POST", f"{AT}/increments"): RUNS,
    ("POST", f"{AT}/notices/withdrawal"): RUNS,
    ("GET", f"{AT}/corrections"): DEALS,
    ("POST", f"{AT}/corrections"): DEALS,
    ("POST", f"{AT}/corrections/foreseen"): DEALS,
    ("POST", f"{AT}/patrons"): DEALS,
    ("POST", f"{AT}/patrons/cash"): DEALS,
    ("POST", f"{AT}/patrons/departures"): DEALS,
    ("POST", f"{AT}/disputes"): DEALS,
    ("GET", f"{AT}/disputes"): DEALS | {"inspector", "surveillance", "administrator"},
    ("GET", f"{AT}/disputes/{{number}}/sheet.pdf"): DEALS | {"inspector", "surveillance", "administrator"},
    ("GET", f"{AT}/buy-in"): PLAYS,
    ("POST", f"{AT}/sit"): PLAYS,
    ("POST", f"{AT}/stand"): PLAYS,
}
LOOKED_AT_THERE = {  # who may is told by the table, or it is for anybody who is signed in
    ("GET", "/api/tables"), ("GET", AT), ("GET", f"{AT}/desk"), ("GET", f"{AT}/cloth"), ("GET", f"{AT}/cloth.svg"),
    ("GET", f"{AT}/sign"), ("GET", f"{AT}/sign.svg"), ("GET", f"{AT}/sign.pdf"),
    ("GET", f"{AT}/rounds/{{number}}"), ("GET", f"{AT}/options"),
    ("GET", f"{AT}/ways"), ("GET", f"{AT}/place"), ("GET", f"{AT}/hint"), ("GET", f"{AT}/worth"),
    ("POST", f"{AT}/choices"), ("GET", f"{AT}/reports"), ("POST", f"{AT}/foreseen"), ("POST", f"{AT}/act"),
    ("POST", f"{AT}/lay"), ("POST", f"{AT}/lays"), ("POST", f"{AT}/comes"), ("POST", f"{AT}/seal"),
    ("POST", f"{AT}/word"), ("POST", f"{AT}/leave"), ("POST", f"{AT}/ready"), ("GET", f"{AT}/odds"),
    ("GET", f"{AT}/strategy"), ("GET", f"{AT}/strategy/hand"), ("GET", f"{AT}/came"),
}  # fmt: skip


def test_whoever_has_no_such_duty_is_let_in_nowhere_and_no_route_is_left_out(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        described = on.app.openapi()["paths"]
        routes = {(m.upper(), p) for p, each in described.items() for m in each if p.startswith("/api/tables")}
        assert routes == MATRIX.keys() | LOOKED_AT_THERE
        wrong = []
        for role in ROLES:
            somebody = on.visitor(role)
            for (method, path), roles in MATRIX.items():
                body: dict[str, str] | None = None if method == "GET" else {}
                status = somebody.send(method, path.replace("{name}", "nowhere"), body).status_code
                if (status == 403) != (role not in roles) or status == 401:
                    wrong.append((role, method, path, status))
        assert wrong == []


def test_an_inspector_changes_nothing_at_a_table() -> None:
    assert not [route for route, roles in MATRIX.items() if route[0] != "GET" and "inspector" in roles]


@pytest.mark.parametrize("route", [route for route in MATRIX if route[0] == "POST"])
def test_whoever_plays_runs_nothing_and_whoever_runs_does_not_play(route: tuple[str, str]) -> None:
    assert not MATRIX[route] & PLAYS or MATRIX[route] == PLAYS
