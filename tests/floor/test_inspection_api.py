"""What an inspector asks: the store gone through while play goes on, and everything in one file."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from support.floor import floor_at
from support.house import Play, house_at, seated

from houseway.house.tables.shoes import TableShoes
from houseway.play.events import Came
from houseway.store.database import FILE
from houseway.store.events import Revealed
from houseway.verify.house import verify


def test_the_store_is_gone_through_in_the_middle_of_play(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        inspector = on.visitor("inspector")

        async def plays() -> None:
            table = await seated(on.house, "wheel", "roulette")
            await Play(table, 1).rounds(20)

        playing = on.portal.start_task_soon(plays)
        found = [inspector.post("/api/inspection/verify").json() for _ in range(3)]
        playing.result()
        assert [each["wrong"] for each in found] == [""] * 3
        last = inspector.post("/api/inspection/verify").json()
        assert last["fits"]
        assert last["events"] > found[0]["events"]
        assert {int(chain) for chain in last["heads"]} == {0, 1}


def test_what_was_changed_in_the_store_is_told(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.does(on.house.deposit, "player ann", 500)
        connection = sqlite3.connect(tmp_path / FILE)
        connection.execute("DROP TRIGGER postings_update")
        connection.execute("UPDATE postings SET amount = 501")
        connection.commit()
        connection.close()
        told = on.visitor("inspector").post("/api/inspection/verify").json()
        assert not told["fits"]
        assert told["wrong"]


def test_an_export_has_every_event_and_no_secret(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.does(seated, on.house, "wheel", "roulette")
        answer = on.visitor("inspector").get("/api/inspection/export")
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert len(lines) == 1 + sum(len(list(on.house.store.events(chain))) for chain in on.house.store.chains())
        for secret in ("argon2", *on.house.store.seeds(1).values()):
            assert secret not in answer.text
        assert not list(tmp_path.glob("*.jsonl*"))


def test_an_export_leaves_out_the_round_in_which_cards_lie_face_down(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:

        async def dealt() -> Play:
            play = Play(await seated(on.house, "stud", "caribbean-stud"), 1)
            await play.step()
            return play

        def rounds() -> set[int]:
            text = on.visitor("inspector").get("/api/inspection/export").text
            return {line["round"] for line in map(json.loads, text.splitlines()[1:]) if line["chain"] == 1}

        play = on.does(dealt)
        assert any(isinstance(each.event, Came) for each in on.house.store.of_round(1, 1))
        assert rounds() == {0}
        on.does(play.rounds, 1)
        assert rounds() == {0, 1}


def test_an_export_has_no_seed_of_a_shoe_with_cards_face_down_though_an_older_house_stored_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def revealed(shoes: TableShoes) -> list[Revealed]:
        over, shoes.ended = shoes.ended, []
        return [Revealed(shoe, shoes.seeds[shoe]) for shoe in over]

    monkeypatch.setattr(TableShoes, "reveal", revealed)
    with floor_at(tmp_path) as on:

        async def plays() -> None:
            await Play(await seated(on.house, "stud", "manila"), 1).rounds(2)

        on.does(plays)
        text = on.visitor("inspector").get("/api/inspection/export").text
        told = [line["body"] for line in map(json.loads, text.splitlines()[1:])]
        assert [body for body in told if body["kind"] == "revealed"] == [{"kind": "revealed", "shoe": 1}]
        assert not [seed for seed in on.house.store.seeds(1).values() if seed in text]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_store_as_it_stands_does_not_see_what_is_written_meanwhile(
    tmp_path: Path, database: str, request: Any
) -> None:
    url = request.getfixturevalue("postgresql") if database == "postgresql" else None

    async def tried() -> None:
        house = house_at(tmp_path, url)
        await house.admit("ann", "player")
        with house.store.as_it_stands() as still:
            await house.deposit("ann", 500)
            assert (still.end(0).number, house.store.end(0).number) == (1, 2)
            assert not verify(still).wrong
            assert not +still.balances()
        await house.stop()

    asyncio.run(tried())


def test_sign_ins_are_kept_in_postgresql_too(tmp_path: Path, postgresql: str) -> None:
    with floor_at(tmp_path, postgresql) as on:
        ann = on.visitor("player")
        assert ann.get("/api/session").json()["person"]["role"] == "player"
        assert on.visitor("guest").get("/api/session").json()["person"]["name"] == "guest 1"
        assert not on.floor.sign_ins.claim("guest 1")
        assert on.visitor("inspector").post("/api/inspection/verify").json()["fits"]
        ann.send("DELETE", "/api/session")
        assert ann.get("/api/session").json()["person"] is None


def test_what_cannot_be_stored_is_503_and_has_not_happened(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        boss = on.visitor("cashier")
        connection = sqlite3.connect(tmp_path / FILE)
        connection.execute("CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'disk is full'); END")
        answer = boss.post("/api/cage/deposits", {"person": "player ann", "amount": "0.05", "id": "one"})
        assert (answer.status_code, "nothing has happened" in answer.json()["error"]) == (503, True)
        assert "disk" not in answer.text
        connection.execute("DROP TRIGGER full")
        connection.close()
        again = boss.post("/api/cage/deposits", {"person": "player ann", "amount": "0.05", "id": "one"})
        assert again.json()["purse"] == "0.05"
