"""Whatever is looked up over the API with a parameter: each parameter is shown to matter, one at a time."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from support.floor import STAFF, OnTheFloor, floor_at
from support.house import Play, seated

from houseway.house.actor import acting
from houseway.house.clock import HeldClock
from houseway.house.people import HouseRole, Member
from houseway.house.windows import close_window, open_window
from houseway.money import cents
from houseway.store.codec import as_data

ANN = STAFF["player"]
EVENTS: dict[str, Any] = {"count": 200}
ITEM = "limit/roulette/qld/1998-09-04/1"
TOUCHED = "a player touches the wheel or the ball"  # an event of roulette
LOOKUPS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "/api/people": ({}, {"after": "inspector ann", "sought": "dealer"}),
    "/api/cage/holdings": ({}, {"person": ANN}),
    **{
        f"/api/cage/{each}": ({}, {"day": "2004-07-31"})
        for each in ("day", "day/tables", "day/sheet.pdf", "windows", "slips")
    },
    "/api/desk": (
        {"words": "the ball came out", "game": "roulette"},
        {
            "words": "a late bet",
            "game": "two-up",
            "rules": "vic",
            "answers": 1,
            "event": TOUCHED,
        },
    ),
    "/api/rules": ({"cite": "vic 4/2001 r7.1.6"}, {"cite": "qld s5", "on": "2000-01-01"}),
    "/api/rules/search": (
        {"words": "exposed card"},
        {"words": "ball", "game": "baccarat", "on": "1990-01-01"},
    ),
    "/api/rules/part": ({"part": "vic 4/2001"}, {"part": "qld part 8", "on": "2000-01-01"}),
    "/api/rules/changes": (
        {"since": "1999-01-01", "until": "2001-12-31", "rules": "vic"},
        {"since": "2000-12-31", "until": "1999-12-31", "rules": "qld", "game": "blackjack"},
    ),
    "/api/rules/applied": ({"cite": "qld s136"}, {"cite": "qld s167"}),
    "/api/inspection/events": (
        EVENTS,
        {"chain": 0, "person": "wheel bot 1", "act": "wager", "provision": "qld s136", "kind": "call", "least": "20"}
        | {"most": "20", "since": "2004-08-01T12:00:01", "until": "2004-08-01T12:00:00", "before": "0:3", "count": 3},
    ),
    "/api/night": ({}, {"since": "2004-07-31", "until": "2004-07-31"}),
    "/api/inspection/returns": ({}, {"day": "2004-07-31", "table": "wheel"}),
    "/api/history": ({}, {"game": "two-up", "table": "coins", "came_to": "won", "most": 1}),
    "/api/tables": ({}, {"game": "two-up", "after": "coins", "most": 1}),
    "/api/tables/wheel/ways": ({"act": "change the sign"}, {"act": "require increments"}),
    "/api/tables/wheel/place": ({"on": "red", "selection": "red"}, {"on": "split", "selection": "black"}),
    "/api/tables/wheel/disputes": ({}, {"round": "the first"}),
    "/api/tables/wheel/desk": (
        {"words": "the ball came out"},
        {"words": "a late bet", "answers": 1, "event": TOUCHED},
    ),
    "/api/tables/wheel/odds": ({}, {"stake": "7"}),
    "/api/school/next": (
        {"game": "two-up", "kind": "pay"},
        {"game": "craps", "rules": "vic", "kind": "limit", "again": "pay/two-up/tails"},
    ),
    "/api/school/item": ({"name": ITEM}, {"name": f"{ITEM}8"}),
    "/api/school/cloth": ({"of": "roulette/qld/1998-09-04"}, {"of": "two-up/qld/1998-09-04"}),
    "/api/school/cloth.svg": ({"of": "roulette/qld/1998-09-04"}, {"of": "two-up/qld/1998-09-04"}),
    "/api/school/lessons": ({}, {"game": "two-up", "rules": "vic"}),
    "/api/school/lessons/1": ({"game": "two-up"}, {"game": "roulette", "rules": "vic"}),
}
"""What is asked for, and another value for each parameter."""
ELSEWHERE = {"at_hand", "parts"}  # what takes seconds (test_hints_api.py); names in part (test_inquiries_api.py)
QUESTIONS = "/api/inspection/inquiries/{asked}"  # what an inspector asks over time (test_inquiries_api.py)


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("lookups")) as found:

        async def plays() -> None:
            wheel = await seated(found.house, "wheel", "roulette", 1)
            coins = await seated(found.house, "coins", "two-up", 2)
            await Play(coins, 1).rounds(1)
            await found.house.deposit(ANN, 100_00)
            await found.house.buy_in(ANN, 100_00)
            await found.house.sit("wheel", ANN, 100_00)
            await Play(wheel, 1).rounds(2)
            assert isinstance(found.house.clock, HeldClock)
            found.house.clock.move_on(timedelta(seconds=1))
            await Play(wheel, 2, 1000).rounds(2)

        async def has_a_window() -> None:
            with acting(Member("cashier ann", HouseRole.CASHIER)):
                await open_window(found.house, "window 1", {"5.00": 4}, {})
                await close_window(found.house, {"5.00": 4}, {})

        found.does(plays)
        found.does(has_a_window)
        yield found


def asks(on: OnTheFloor, path: str, parameters: dict[str, Any]) -> Any:
    by = {"ways": "pit boss", "place": "player", "history": "player"}.get(path.rpartition("/")[2], "administrator")
    answer = on.visitor(by).get(path, params=parameters)
    is_json = answer.headers["content-type"] == "application/json"
    return answer.status_code, answer.json() if is_json else answer.text


@pytest.mark.parametrize(("path", "name"), [(path, name) for path, (_, other) in LOOKUPS.items() for name in other])
def test_every_parameter_is_handed_on(on: OnTheFloor, path: str, name: str) -> None:
    plain, other = LOOKUPS[path]
    expected = asks(on, path, plain)
    assert expected[0] == 200, expected
    assert asks(on, path, plain | {name: other[name]}) != expected


def test_no_parameter_is_left_out_of_this(on: OnTheFloor) -> None:
    for path, each in on.app.openapi()["paths"].items():
        if path == QUESTIONS:
            continue
        found = {one["name"] for one in each.get("get", {}).get("parameters", ()) if one["in"] == "query"}
        tried = LOOKUPS.get(path.replace("{name}", "wheel").replace("{number}", "1"), ({}, {}))[1] if found else {}
        assert found - ELSEWHERE == tried.keys(), path


@pytest.mark.parametrize("bound", ["5.00", "20.00", "50.00"])
def test_a_search_has_all_from_the_least_amount_to_the_most_and_no_other(on: OnTheFloor, bound: str) -> None:
    """Each settlement is on one side of a bound, or just on it."""

    def numbers(**sought: str) -> dict[str, int]:
        told = asks(on, "/api/inspection/events", {"kind": "settlement", "person": "wheel bot 1", **EVENTS, **sought})
        return {each["event"]: amount(each["event"]) for each in told[1]["events"]}

    def amount(event: str) -> int:
        chain, number = map(int, event.split(":"))
        body = next(as_data(each.event) for each in on.house.store.events(chain) if each.number == number)
        return max(cents(body[name]) for name in ("stake", "paid"))

    every, limit = numbers(), cents(bound)
    assert len({*every.values()}) > 2
    assert numbers(least=bound) == {event: each for event, each in every.items() if each >= limit}
    assert numbers(most=bound) == {event: each for event, each in every.items() if each <= limit}
    assert numbers(least=bound, most=bound) == {event: each for event, each in every.items() if each == limit}
