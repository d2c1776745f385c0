"""Prize meters over the API: what they show, who opens and closes them, and the line at a table that feeds one."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.floor import OnTheFloor, floor_at
from support.linked_tables import PAIR, ROYAL, cards, linked_tables, wagers

from houseway.verify.house import verify

VICTORIA: dict[str, Any] = {"dealt": "live", "rules": "vic", "on": "2004-08-01"}


@pytest.fixture
def on(tmp_path: Path) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path) as found:
        yield found
        assert not verify(found.house.store).wrong


def test_vic_10_2004_r9_3_the_meter_grows_with_wagers_at_its_tables_and_pays(on: OnTheFloor) -> None:
    async def play() -> None:
        one, two = await linked_tables(on.house)
        await wagers(one)
        await cards(one, PAIR)
        await wagers(two)
        await cards(two, ROYAL)

    guest = on.visitor("guest")
    before = guest.get("/api/jackpots")
    assert before.json() == {"systems": []}
    on.does(play)
    answer = guest.get("/api/jackpots", headers={"If-None-Match": before.headers["etag"]})
    (told,) = answer.json()["systems"]
    assert (told["system"], told["tables"], told["rate"], told["cost"]) == (
        "east",
        ["east 1", "east 2"],
        "23.5%",
        "1.00",
    )
    assert (told["shown"], told["least"]) == ("75000.00", "75000.00"), "reset by the royal flush"
    (prize,) = told["prizes"]
    assert (prize["table"], prize["hand"], prize["amount"]) == ("east 2", "royal flush", "75000.47")
    assert "bot" not in str(prize), "whose it was stands at the table"
    assert told["pays"][0] | {"says": ""} == {
        "hand": "royal flush",
        "says": "",
        "now": "75000.00",
        "bonus": False,
        "under": "vic 25/1999 r12.1",
    }
    same = guest.get("/api/jackpots", headers={"If-None-Match": answer.headers["etag"]})
    assert same.status_code == 304


def test_vic_25_1999_r11_3_vic_10_2004_r9_1_1_g_a_system_is_opened_as_approved_and_closed(on: OnTheFloor) -> None:
    async def tables() -> None:
        await asyncio.gather(*(on.house.open_table(name, "caribbean-stud", **VICTORIA) for name in ("a", "b")))

    on.does(tables)
    boss, path = on.visitor("pit boss"), "/api/jackpots"
    sent = {"system": "east", "tables": ["a"], "cost": "1.00", "id": "one"}
    refused = boss.post(path, sent)
    assert (refused.status_code, refused.json()["provision"]) == (409, "vic 25/1999 r11.3")
    for _ in range(2):
        opened = boss.post(path, sent | {"approved": True})
        assert (opened.status_code, opened.json()["shown"]) == (201, "75000.00")
    assert boss.post(path, {"system": "west", "tables": ["b"], "cost": "1.00", "approved": True}).status_code == 201
    assert boss.post(path, {"system": "x", "tables": ["nowhere"], "cost": "1.00", "approved": True}).status_code == 400
    assert boss.post(f"{path}/north/closing", {}).status_code == 404
    closed = boss.post(f"{path}/east/closing", {"to": {"west": None}})
    assert (closed.json()["open"], closed.json()["shown"]) == (False, "0.00")
    again = boss.post(f"{path}/east/closing", {"to": {"west": None}})
    assert (again.status_code, again.json()["provision"]) == (409, "vic 10/2004 r9.1.1(g)")


def test_a_linked_table_says_which_meter_it_feeds(on: OnTheFloor) -> None:
    async def tables() -> None:
        await linked_tables(on.house)
        await on.house.open_table("alone", "caribbean-stud", **VICTORIA)

    on.does(tables)
    guest = on.visitor("guest")
    assert guest.get("/api/tables/east 1").json()["view"]["meter"] == "east"
    assert guest.get("/api/tables/alone").json()["view"]["meter"] is None
