"""What is told of the process itself: health, metrics, logs; and its first run."""

import asyncio
import io
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from prometheus_client.parser import text_string_to_metric_families
from support.floor import PASSWORD, Visitor, floor_at, settings
from support.full_disk import limit, pages
from support.house import Play, house_at, seated

from houseway.floor.app import app
from houseway.floor.first_run import first_run
from houseway.floor.floor import Floor
from houseway.floor.logs import log_to
from houseway.house.people import HouseRole
from houseway.store.database import FILE
from houseway.verify.backup import backup, restore


def metrics(who: Visitor) -> dict[tuple[str, ...], float]:
    text = who.get("/metrics").text
    found = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {
        (each.name, *(f"{name}={value}" for name, value in sorted(each.labels.items()))): each.value for each in found
    }


def test_health_is_told_to_anybody_and_503_without_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with floor_at(tmp_path) as on:
        on.does(on.house.open_table, "wheel", "roulette")
        assert on.visitor().get("/health").json() == {"status": "ok", "tables": 1}

        def gone(_chain: int) -> Any:
            raise sqlite3.OperationalError("it is gone")

        with monkeypatch.context() as patch:
            patch.setattr(on.house.store, "end", gone)
            answer = on.visitor().get("/health")
        assert (answer.status_code, answer.json()["error"]) == (503, "the store does not answer")


def test_health_is_503_while_nothing_can_be_written_and_well_again_when_there_is_room(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        limit(on.house, pages(on.house) + 2)  # as on a full disk
        answer = on.visitor().get("/health")
        assert (answer.status_code, answer.json()["error"]) == (503, "the store takes nothing")
        limit(on.house, 1 << 30)
        assert on.visitor().get("/health").status_code == 200


def test_however_often_health_is_asked_for_it_is_looked_at_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with floor_at(tmp_path, health_seconds=1e9) as on:
        looks = Mock(wraps=on.floor.sign_ins.write_nobodys)
        monkeypatch.setattr(on.floor.sign_ins, "write_nobodys", looks)
        assert {on.visitor().get("/health").status_code for _ in range(5)} == {200}
        assert looks.call_count == 1


def test_metrics_count_acts_refusals_latencies_commits_and_what_waits(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        inspector, ann = on.visitor("inspector"), on.visitor("player")
        before = metrics(inspector)

        async def plays() -> None:
            await Play(await seated(on.house, "wheel", "roulette"), 1).rounds(2)

        on.does(plays)
        assert ann.post("/api/cage/buy-ins", {"amount": "0.05"}).status_code == 400
        assert ann.get("/api/people").status_code == 403
        after = metrics(inspector)
        acts = after["houseway_acts_total",] - before["houseway_acts_total",]
        assert acts > 10
        assert after["houseway_batch_acts_sum",] == after["houseway_acts_total",]
        assert after["houseway_commits_total",] == after["houseway_commit_seconds_count",] > 0
        for by in ("input", "role"):
            label = ("houseway_refusals_total", f"by={by}")
            assert after[label] == before[label] + 1
        route = ("houseway_requests_total", "method=POST", "route=/api/cage/buy-ins", "status=400")
        assert after[route] == 1
        assert after["houseway_request_seconds_count", "route=/api/cage/buy-ins"] == 1
        assert after["houseway_tables",] == 1
        assert {"houseway_sockets", "houseway_longest_queue", "houseway_waiting_to_be_stored"} <= {
            key[0] for key in after
        }


def test_metrics_are_read_with_their_token_alone(tmp_path: Path) -> None:
    with floor_at(tmp_path, metrics_token="a token") as on:
        for said, status in (("Bearer a token", 200), ("Bearer x", 401), ("Bearer ", 401), ("", 401)):
            assert on.visitor().get("/metrics", headers={"Authorization": said}).status_code == status
    with floor_at(tmp_path) as on:
        assert on.visitor().get("/metrics", headers={"Authorization": "Bearer "}).status_code == 401


def test_a_log_is_one_json_object_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers)
    level, lines = root.level, io.StringIO()
    try:
        log_to(lines)
        logging.getLogger("houseway.floor").info("open", extra={"told": {"tables": 3}})
        try:
            raise ValueError("what somebody sent")
        except ValueError:
            logging.getLogger("houseway.floor").exception("it broke")
    finally:
        root.setLevel(level)
    first, second = map(json.loads, lines.getvalue().splitlines())
    assert (first["said"], first["tables"], first["level"]) == ("open", 3, "info")
    assert (second["what"], len(second["where"])) == ("ValueError", 1)
    assert "somebody sent" not in lines.getvalue()


def test_a_first_run_makes_an_administrator_whose_password_is_told_once(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        floor: Floor = app(house, settings()).state.floor
        told = await first_run(floor)
        assert told is not None
        assert house.known(told.name).role is HouseRole.ADMINISTRATOR
        assert await floor.passwords.fits(told.name, told.password)
        assert await first_run(floor) is None
        await house.stop()

    asyncio.run(tried())


def test_after_a_restore_the_administrator_gets_a_new_password(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path / "old")
        floor: Floor = app(house, settings()).state.floor
        assert await first_run(floor, PASSWORD) is None
        assert await floor.passwords.fits("administrator", PASSWORD)
        file = tmp_path / "backup"
        backup(house.store, file)
        assert "argon2" not in file.read_text()
        await house.stop()
        again = house_at(tmp_path / "new")
        restore(file, again.store)
        await again.stop()
        again = house_at(tmp_path / "new")
        floor = app(again, settings()).state.floor
        told = await first_run(floor)
        assert told is not None
        assert told.name == "administrator"
        assert not await floor.passwords.fits("administrator", PASSWORD)
        await again.stop()

    for each in ("old", "new"):
        (tmp_path / each).mkdir()
    asyncio.run(tried())
    assert (tmp_path / "new" / FILE).exists()
