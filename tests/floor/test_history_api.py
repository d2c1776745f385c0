"""One's own history over the API: every wager that came to its end, and nobody else's."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.changing import ANN, BOB, ball_at_rest, bob_at_live, money, opened, sits
from support.floor import OnTheFloor, Visitor, floor_at

from houseway.house.house import House


@pytest.fixture
def on(tmp_path: Path) -> Iterator[OnTheFloor]:
    """A live wheel at which ann and bob sit."""
    with floor_at(tmp_path) as found:
        for before in (money, opened("live", "roulette", dealt="live"), sits("live"), bob_at_live):
            found.does(before, found.house)
        yield found


@pytest.fixture
def ann(on: OnTheFloor) -> Visitor:
    return on.visitor("player")


async def spun(house: House, number: int, wagers: dict[str, str]) -> None:
    """A round with wagers of $5; what of ann's won is taken up."""
    live = house.table("live")
    for who, area in wagers.items():
        await live.act(who, "wager", {"on": area, "selection": area, "stake": 5_00})
    await ball_at_rest(house)
    await live.comes("ball", number)
    await live.act("dealer", "place the crown")
    for placed in [each for each in live.running.table.placed if each.person == ANN]:
        await live.act(ANN, "withdraw", {"on": placed.wager.name, "selection": placed.selection})


def told(who: Visitor, **asked: Any) -> list[tuple[int, str, str]]:
    found = who.get("/api/history", params=asked).json()["wagers"]
    return [(each["round"], each["wager"], each["net"]) for each in found]


def test_ones_own_wagers_are_told_the_latest_first_with_what_they_came_to(on: OnTheFloor, ann: Visitor) -> None:
    on.does(spun, on.house, 17, {ANN: "black", BOB: "red"})
    on.does(spun, on.house, 17, {ANN: "red"})
    assert told(ann) == [(2, "red", "-5.00"), (1, "black", "5.00")]
    assert told(ann, came_to="won") == [(1, "black", "5.00")]
    assert told(ann, came_to="lost") == [(2, "red", "-5.00")]
    assert told(ann, came_to="level") == told(ann, game="sic-bo") == told(ann, table="nowhere") == []
    assert told(ann, game="roulette") == told(ann, table="live") == told(ann)


def test_there_may_be_more_and_each_is_found_in_its_round(on: OnTheFloor, ann: Visitor) -> None:
    on.does(spun, on.house, 17, {ANN: "red"})
    on.does(spun, on.house, 17, {ANN: "red"})
    first = ann.get("/api/history", params={"most": 1}).json()
    assert (len(first["wagers"]), first["more"]) == (1, True)
    steps = ann.get("/api/rounds/live/2").json()["steps"]
    [decided] = [each for each in steps if first["wagers"][0]["n"] in [led["n"] for led in each["led_to"]]]
    assert decided["what"] == "places the crown"  # wagers are settled when it stands


def test_a_settlement_that_was_taken_back_is_not_told(on: OnTheFloor, ann: Visitor) -> None:
    on.does(spun, on.house, 17, {ANN: "red"})
    assert told(ann) == [(1, "red", "-5.00")]
    manager = on.visitor("floor manager")
    at = "/api/tables/live/corrections"
    ball = next(each for each in manager.get(at).json() if each["field"] == "ball")
    assert manager.post(at, {**{name: ball[name] for name in ("round", "step", "field")}, "now": 18}).status_code == 200
    assert told(ann) == [(1, "red", "5.00")]


def test_yesterdays_wagers_are_not_of_this_evening(on: OnTheFloor, ann: Visitor) -> None:
    on.does(spun, on.house, 17, {ANN: "red"})
    day = ann.get("/api/history").json()["day"]
    on.pass_time(days=1)
    tomorrow = on.visitor("player").get("/api/history").json()
    assert tomorrow["wagers"] == []
    assert tomorrow["day"] > day
