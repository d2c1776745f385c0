"""What the session says that one may do is what the routes let one do: a page that offers it is never answered 403."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from support.floor import ROLES, OnTheFloor, floor_at
from support.may import MAY as ROUTES

from houseway.house.people import MAY, Right

SIGN = {"kind": "red", "minimum": "1", "maximum": "2"}
AT_A_TABLE: dict[str, Any] = {
    "/api/tables/wheel/act": {"act": "spin the ball"},
    "/api/tables/wheel/sit": {"chips": "1.00"},
    "/api/tables/wheel/seal": {"seal": "0" * 64},
    "/api/tables/wheel/limits": SIGN,
    "/api/tables/wheel/increments": {"amount": "0"},
    "/api/tables/wheel/pace": {"pace": {"wagers": 5}},
    "/api/tables": {"name": "", "game": "two-up"},
}
BEHIND: dict[Right, list[str]] = {
    "act at tables": ["POST /api/tables/wheel/act"],
    "administer people": ["GET /api/people", "POST /api/people", "PUT /api/people/role", "PUT /api/people/password"],
    "change one's password": ["PUT /api/session/password"],
    "change signs": ["POST /api/tables/wheel/limits", "POST /api/tables/wheel/increments"],
    "count drops": ["POST /api/cage/counts"],
    "draw keno": [
        "POST /api/keno/lounge",
        "POST /api/keno/days",
        "POST /api/keno/closings",
        "POST /api/keno/draws",
        "PUT /api/keno/hours",
    ],
    "inspect": ["GET /api/inspection/chains", "GET /api/inspection/events", "GET /api/rounds/nowhere/7/record"],
    "play": ["POST /api/tables/wheel/sit", "POST /api/tables/wheel/seal", "POST /api/tournaments/nobodys/entries"],
    "receive chips": ["POST /api/cage/sent/7/receipt"],
    "run prize meters": ["POST /api/jackpots"],
    "run tables": ["GET /api/games", "POST /api/tables", "POST /api/tables/wheel/pace"],
    "run the cage": ["POST /api/cage/fills", "POST /api/cage/closings"],
    "run tournaments": ["POST /api/tournaments", "POST /api/tournaments/nobodys/briefing"],
    "see keno": ["GET /api/keno/unpaid"],
    "see the cage": ["GET /api/cage/day", "GET /api/cage/days", "GET /api/cage/tables"],
    "see the night": ["GET /api/night"],
    "teach": ["POST /api/school/classes", "GET /api/school/classes/nobodys"],
    "verify": ["POST /api/inspection/verify"],
    "write keno": ["POST /api/keno/oversights"],
}


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("may")) as found:
        found.does(found.house.open_table, "wheel", "roulette")
        yield found


def test_every_right_is_somebodys_and_has_routes() -> None:
    assert list(MAY) == sorted(get_args(Right)) == list(BEHIND)
    assert all(MAY.values())


def test_nobody_may_do_anything(on: OnTheFloor) -> None:
    assert on.visitor().get("/api/session").json()["may"] == []


@pytest.mark.parametrize("role", ROLES)
def test_the_routes_behind_a_right_are_open_to_whoever_has_it_and_to_nobody_else(on: OnTheFloor, role: str) -> None:
    may = on.visitor(role).get("/api/session").json()["may"]
    assert may == sorted(may)
    for right, routes in BEHIND.items():
        for method, path in (route.split(" ") for route in routes):
            body = AT_A_TABLE[path] if path in AT_A_TABLE else ROUTES[method, path][1]
            somebody = on.visitor(role)  # who changes their password signs in again
            answer = somebody.send(method, path, body)
            assert (answer.status_code == 403) is (right not in may), (right, path, answer.text)


def test_an_administrator_is_told_which_roles_there_are_to_give_and_who_keeps_theirs(on: OnTheFloor) -> None:
    guest = on.visitor("guest").get("/api/session").json()["person"]["name"]
    told = on.visitor("administrator").get("/api/people").json()
    assert told["roles"] == [role for role in ROLES if role != "guest"]
    assert [each["name"] for each in told["people"] if each["stays"] and each["name"] == guest] == [guest]
    assert not any(each["stays"] for each in told["people"] if not each["name"].startswith("guest"))
