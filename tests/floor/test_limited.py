"""Whatever costs the house much is asked for so often by one person, and then not for a while: each such route, and
nobody else is the worse for it."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.changing import opened
from support.floor import PASSWORD, OnTheFloor, Time, floor_at

from houseway.floor.settings import Rate

TWICE = Rate(2, 60)
LIMITED = {
    "sign_ins_by_name": ("attempts to sign in under this name", [("PUT", "/api/session/password")]),
    "long_looks_by_person": (
        "long looks at the store",
        [("POST", "/api/inspection/verify"), ("GET", "/api/inspection/export"), ("GET", "/api/shoes/wheel/1/outcomes"),
         ("GET", "/api/night")],
    ),
    "worths_by_person": ("hints", [("GET", "/api/tables/wheel/worth")]),
    "reasons_by_person": (
        "reasons asked for", [("GET", "/api/rounds/wheel/1/why"), ("GET", "/api/rounds/wheel/1/why/1")],
    ),
}  # fmt: skip
BODIES: dict[str, Any] = {"/api/session/password": {"old": "not the one", "new": PASSWORD}}


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    limits: dict[str, Any] = dict.fromkeys(LIMITED, TWICE)
    with floor_at(tmp_path_factory.mktemp("limited"), **limits) as found:
        found.does(opened("wheel", "roulette"), found.house)
        yield found


@pytest.mark.parametrize(
    ("what", "method", "path"), [(what, *route) for what, routes in LIMITED.values() for route in routes]
)
def test_the_third_time_in_a_minute_is_once_too_often(on: OnTheFloor, what: str, method: str, path: str) -> None:
    time = on.floor.settings.time
    assert isinstance(time, Time)
    time.now += 1000
    inspector, other = on.visitor("inspector"), on.visitor("administrator")
    answers = [inspector.send(method, path, BODIES.get(path)) for _ in range(3)]
    assert [each.status_code == 429 for each in answers] == [False, False, True], answers[-1].text
    assert answers[-1].headers["Retry-After"] == "30"
    assert answers[-1].json()["error"] == f"too many {what}; try again in 30 seconds"
    assert other.send(method, path, BODIES.get(path)).status_code != 429
    time.now += 30
    assert inspector.send(method, path, BODIES.get(path)).status_code == answers[0].status_code
