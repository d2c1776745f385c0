"""What is only looked at counts too, and what takes time is looked at beside everything else."""

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import Mock

import pytest
from starlette.websockets import WebSocketDisconnect
from support.floor import OnTheFloor, floor_at

from houseway.floor import cloths, rulebook
from houseway.floor.settings import Rate
from houseway.printing.panel import panel


@pytest.fixture
def on(tmp_path: Path) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path, looks_by_person=Rate(4, 20), looks_by_address=Rate(6, 60)) as found:
        found.does(found.house.open_table, "wheel", "roulette")
        yield found


def test_whatever_somebody_looks_at_is_counted_by_person(on: OnTheFloor) -> None:
    ann, bob = on.visitor("guest"), on.visitor("guest")
    paths = ("/api/tables/wheel/sign.svg", "/api/openapi.json", "/api/shoes/wheel", "/api/nowhere")
    assert 429 not in [ann.get(path).status_code for path in paths]
    refused = ann.get("/api/session")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "5")
    assert refused.json()["error"] == "too many requests; try again in 5 seconds"
    assert bob.get("/api/session").status_code == 200
    on.floor.settings.time.now += 5  # type: ignore[attr-defined]
    assert [ann.get("/api/session").status_code for _ in range(2)] == [200, 429]


def test_whoever_is_not_signed_in_is_counted_by_address_and_health_is_always_told(on: OnTheFloor) -> None:
    looks = [on.visitor().get(path).status_code for path in ("/api/openapi.json", "/", "/api/session") * 3]
    assert looks[6:] == [429] * 3
    assert 429 not in looks[:6]
    assert on.visitor().get("/health").status_code == 200
    assert on.visitor("guest").get("/api/session").status_code == 200


def test_sockets_that_are_opened_count_too(on: OnTheFloor) -> None:
    ann, codes = on.visitor("guest"), []
    for _ in range(5):
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            ann.client.websocket_connect("/api/tables/wheel/socket", headers={"Origin": "http://evil.example"}),
        ):
            pass
        codes.append(closed.value.code)
    assert codes == [1008] * 4 + [4429]


def test_a_sign_is_drawn_once_as_long_as_it_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Mock(wraps=panel)
    monkeypatch.setattr(cloths, "panel", drawn)
    with floor_at(tmp_path) as on:
        on.does(on.house.open_table, "wheel", "roulette")
        manager, guest = on.visitor("floor manager"), on.visitor("guest")
        path = "/api/tables/wheel/sign.svg"
        first = manager.get(path).text
        assert {guest.get(path).text for _ in range(3)} == {first}
        assert drawn.call_count == 1
        steps = {"act": "require increments", "with": {"kind": "straight up", "amount": "1.00"}}
        assert manager.post("/api/tables/wheel/act", steps).status_code == 200
        assert guest.get(path).text != first
        assert drawn.call_count == 2


def test_pictures_that_are_not_at_hand_are_limited_by_person(tmp_path: Path) -> None:
    with floor_at(tmp_path, pictures_by_person=Rate(1, 60)) as on:
        on.does(on.house.open_table, "wheel", "roulette")
        guest = on.visitor("guest")
        paths = ("sign.svg", "sign.svg", "cloth.svg")
        assert [guest.get(f"/api/tables/wheel/{path}").status_code for path in paths] == [200, 200, 429]


def test_the_description_is_written_once_and_not_sent_to_whoever_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Mock(wraps=json.dumps)
    monkeypatch.setattr(json, "dumps", written)
    with floor_at(tmp_path) as on:
        first = on.visitor().get("/api/openapi.json")
        assert first.json() == on.app.openapi()
        again = on.visitor().get("/api/openapi.json", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert [each.args[0] for each in written.call_args_list if "paths" in each.args[0]] == [on.app.openapi()]


def test_a_long_look_takes_none_of_the_threads_that_sessions_are_looked_up_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, begun = Event(), Event()

    def long(*_args: Any) -> list[Any]:
        begun.set()
        assert may_end.wait(60)
        return []

    monkeypatch.setattr(rulebook, "search", long)
    with floor_at(tmp_path) as on, ThreadPoolExecutor(1) as another:

        async def one_thread_for_all() -> None:
            asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))

        on.does(one_thread_for_all)
        ann, bob = on.visitor("guest"), on.visitor("guest")
        looks = another.submit(ann.get, "/api/rules/search?words=coins")
        assert begun.wait(60)
        assert bob.get("/api/session").json()["person"]["role"] == "guest"
        may_end.set()
        assert looks.result(60).status_code == 200
