"""The dealer of a live table says what players do there; nobody else does, and nowhere else."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.floor import STAFF, OnTheFloor, Visitor, floor_at

from houseway.store.events import SaidFor
from houseway.verify.house import verify

PLAYER = STAFF["player"]
RED = {"act": "wager", "with": {"on": "red", "selection": "red", "stake": "5.00"}, "as": PLAYER}


@pytest.fixture
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("said")) as found:

        async def furnish() -> None:
            await found.house.deposit(PLAYER, 1_000_00)
            await found.house.buy_in(PLAYER, 1_000_00)
            for dealt in ("house", "live"):
                await found.house.open_table(dealt, "roulette", dealt=dealt)
                await found.house.sit(dealt, PLAYER, 500_00)

        found.does(furnish)
        yield found


def view(somebody: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = somebody.get(f"/api/tables/{table}").json()["view"]
    return found


def test_a_dealer_says_what_a_player_wagers_and_it_is_noted_by_whom(on: OnTheFloor) -> None:
    dealer = on.visitor("dealer")
    assert view(dealer, "live")["you"] == {"names": ["dealer"], "for": [PLAYER]}
    assert dealer.post("/api/tables/live/act", RED).status_code == 200
    assert [each["person"] for each in view(dealer, "live")["placed"]] == [PLAYER]
    table = on.house.table("live")
    noted = [each for stored in on.house.store.events(table.number) if isinstance(each := stored.event, SaidFor)]
    assert noted == [SaidFor(STAFF["dealer"], PLAYER)]
    told = on.visitor("guest").get("/api/tables/live/rounds/1").json()["events"]
    (said,) = [each for each in told if each["kind"] == "said"]
    assert (said["person"], "by" in said) == (PLAYER, False)
    assert not verify(on.house.store).wrong


def test_what_a_player_is_refused_the_dealer_is_refused_for_them(on: OnTheFloor) -> None:
    sent = RED | {"with": {"on": "red", "selection": "red", "stake": "0.25"}}
    answer = on.visitor("dealer").post("/api/tables/live/act", sent)
    assert answer.status_code == 409
    assert answer.json()["provision"].startswith("qld s")
    assert not verify(on.house.store).wrong


@pytest.mark.parametrize("role", ["guest", "floor manager", "pit boss", "inspector", "administrator"])
def test_nobody_else_says_it(on: OnTheFloor, role: str) -> None:
    assert on.visitor(role).post("/api/tables/live/act", RED).status_code == 403


def test_where_the_house_deals_each_acts_for_themself(on: OnTheFloor) -> None:
    dealer = on.visitor("dealer")
    assert "for" not in view(dealer, "house")["you"]
    assert dealer.post("/api/tables/house/act", RED).status_code == 403


def test_who_is_not_at_the_table_is_not_spoken_for(on: OnTheFloor) -> None:
    told = on.visitor("dealer").post("/api/tables/live/act", RED | {"as": "nobody"})
    assert told.status_code == 403
