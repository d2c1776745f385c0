"""Whatever is read or told page by page is the same, however much a page holds."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.changing import ANN, at_a_window, money, opened, sits
from support.floor import STAFF, OnTheFloor, Visitor, floor_at
from support.house import Play

from houseway.floor import people
from houseway.house import chains, windows
from houseway.house.actor import acting
from houseway.house.house import House
from houseway.shown import history

SIZES = (1, 2, 3, 1000)


async def evening(house: House) -> None:
    """Ann plays some rounds, and there is a shift at the cage."""
    for before in (money, opened("wheel", "roulette"), sits("wheel"), at_a_window):
        await before(house)
    await Play(house.table("wheel"), 3).rounds(4)
    with acting(house.people[STAFF["cashier"]]):
        for amount in (1_00, 2_00, 3_00):
            await house.deposit(ANN, amount)


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("pages")) as found:
        found.does(evening, found.house)
        yield found


def told(who: Visitor, path: str, **asked: Any) -> Any:
    answer = who.get(f"/api/{path}", params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize(
    ("module", "role", "path", "rows"),
    [(history, "player", "history", "wagers"), (windows, "cashier", "cage/windows", "mine")],
)
def test_what_is_read_in_pages(
    on: OnTheFloor, monkeypatch: pytest.MonkeyPatch, module: Any, role: str, path: str, rows: str
) -> None:
    who, found = on.visitor(role), []
    for size in SIZES:
        monkeypatch.setattr(module, "AT_ONCE", size)
        found.append(told(who, path))
    assert found == [found[-1]] * len(SIZES)
    assert found[-1][rows]["slips"] == 3 if rows == "mine" else len(found[-1][rows]) > 2


@pytest.mark.parametrize("size", SIZES)
def test_what_is_told_in_pages(on: OnTheFloor, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    """People by name, tables by name, events backwards: page after page there is each of them, and each once."""
    administrator = on.visitor("administrator")
    everybody = sorted(on.house.people)
    monkeypatch.setattr(people, "AT_ONCE", size)
    names, after, more = list[str](), "", True
    while more:
        page = told(administrator, "people", after=after)
        assert len(page["people"]) == min(size, len(everybody) - len(names))
        names += [each["name"] for each in page["people"]]
        after, more = names[-1], page["more"]
    assert names == everybody

    inspector, count = on.visitor("inspector"), min(size, 200)
    events, before, more = list[str](), dict[str, str](), True
    while more:
        page = told(inspector, "inspection/events", chain=0, count=count, **before)
        assert len(page["events"]) == min(count, on.house.chain.number - len(events))
        events += [each["event"] for each in page["events"]]
        before, more = {"before": events[-1]}, page["more"]
    assert events == [f"0:{number}" for number in range(on.house.chain.number, 0, -1)]


def test_of_ones_own_wagers_so_many_are_told_and_whether_there_are_more(on: OnTheFloor) -> None:
    player = on.visitor("player")
    every = told(player, "history")["wagers"]
    for most in range(1, len(every) + 2):
        found = told(player, "history", most=most)
        assert (found["wagers"], found["more"]) == (every[:most], most < len(every))


@pytest.mark.parametrize("size", SIZES)
def test_a_house_that_starts_again_has_read_all_there_is(
    on: OnTheFloor, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(chains, "AT_ONCE", size)
    on.house.chain.number, was = 0, on.house.chain.number
    on.house.people.clear()
    on.house.catch_up(on.house.chain)
    assert on.house.chain.number == was
    assert {STAFF["dealer"], ANN} <= on.house.people.keys()
