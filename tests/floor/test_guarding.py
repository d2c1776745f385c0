"""What stands before every request: origins, forged requests, names, lengths, rates, headers, and no secret told."""

import io
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect
from support.floor import ORIGIN, PASSWORD, STAFF, OnTheFloor, floor_at

from houseway.floor.limits import Limit, address_key
from houseway.floor.logs import JsonLines
from houseway.floor.problems import TooOften
from houseway.floor.settings import Rate
from houseway.floor.visitor import who_of

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
BUY = ("/api/cage/buy-ins", {"amount": "1.00"})


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("guarded")) as found:
        yield found


@pytest.mark.parametrize("method", UNSAFE)
@pytest.mark.parametrize("origin", ["", "null", "http://evil.example", "https://testserver", "http://testserver:81"])
def test_nothing_is_done_for_a_page_of_another_origin(on: OnTheFloor, method: str, origin: str) -> None:
    answer = on.visitor("guest").send(method, "/api/session", {}, Origin=origin)
    assert answer.status_code == 403
    assert "does not come from a page of the house" in answer.json()["error"]


@pytest.mark.parametrize("method", UNSAFE)
def test_nothing_is_done_without_the_token_against_forged_requests(on: OnTheFloor, method: str) -> None:
    ann, bob = on.visitor("guest"), on.visitor("guest")
    for token in ("", "x", bob.csrf, ann.client.cookies["houseway"]):
        answer = ann.send(method, "/api/session", {}, **{"X-CSRF-Token": token})
        assert answer.status_code == 403
        assert "token against forged requests" in answer.json()["error"]
    assert ann.get("/api/session").json()["person"] is not None


def test_every_route_that_changes_something_refuses_a_forged_request(on: OnTheFloor) -> None:
    ann = on.visitor("administrator")
    tried = 0
    for path, operations in on.app.openapi()["paths"].items():
        for method in operations:
            if method != "get":
                for headers in ({"Origin": "http://evil.example"}, {"X-CSRF-Token": "x"}):
                    assert (
                        ann.send(method.upper(), path.replace("{", "").replace("}", ""), {}, **headers).status_code
                        == 403
                    )
                    tried += 1
    assert tried >= 20


def test_under_a_name_that_is_not_the_house_s_nothing_is_told(on: OnTheFloor) -> None:
    for path in ("/", "/api/session", "/api/openapi.json"):
        assert on.visitor().get(path, headers={"Host": "evil.example"}).status_code == 403
    assert on.visitor().get("/health", headers={"Host": "10.0.0.1"}).status_code == 200


def test_a_body_that_is_too_long_is_not_read_to_its_end(tmp_path: Path) -> None:
    with floor_at(tmp_path, longest_body=1000) as on:
        ann = on.visitor("guest")
        assert ann.post("/api/cage/buy-ins", {"amount": "0.01", "id": "x" * 2000}).status_code == 413

        def pieces() -> Iterator[bytes]:
            for _ in range(20):
                yield b" " * 100

        headers = {"Origin": ORIGIN, "X-CSRF-Token": ann.csrf, "Content-Type": "application/json"}
        answer = ann.client.post("/api/cage/buy-ins", content=pieces(), headers=headers)
        assert (answer.status_code, answer.json()["provision"]) == (413, None)


@pytest.mark.parametrize("path", ["/", "/health", "/api/session", "/api/nowhere", "/api/cage/day"])
def test_every_answer_has_the_headers_that_keep_a_page_to_itself(on: OnTheFloor, path: str) -> None:
    headers = on.visitor().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_what_is_wrong_is_told_in_the_one_shape_and_in_our_own_words(on: OnTheFloor) -> None:
    ann = on.visitor("player")
    for path, body, words in (
        ("/api/cage/buy-ins", {}, "'amount' is still to be said"),
        ("/api/cage/buy-ins", {"amount": 5}, "'amount' is a text"),
        ("/api/cage/buy-ins", {"amount": "0.00"}, "an amount is in whole cents above nought"),
        ("/api/cage/buy-ins", {"amount": "5.0"}, "'amount' is an amount in dollars and cents, such as 12.50"),
        ("/api/cage/buy-ins", {"amount": "0.05", "more": 1}, "'more' is not known here"),
        ("/api/cage/buy-ins", {"amount": "0.05", "id": "\n"}, "'id' is a text"),
        ("/api/cage/buy-ins", [], "what was sent is not what is allowed here"),
        ("/api/cage/buy-ins", {"amount": "0.05"}, "player ann has $0.00 in their purse, and $0.05 is needed"),
    ):
        answer = ann.post(path, body)
        assert answer.status_code == 400
        assert answer.json().keys() == {"error", "provision"}
        assert words in answer.json()["error"]
    headers = {"Origin": ORIGIN, "X-CSRF-Token": ann.csrf, "Content-Type": "application/json"}
    assert (
        ann.client.post("/api/cage/buy-ins", content=b"{", headers=headers).json()["error"]
        == "what was sent is not JSON"
    )
    assert ann.post("/api/nowhere").status_code == 404
    assert ann.send("PATCH", "/api/session").status_code == 405


def test_sign_ins_are_limited_by_name_and_by_address(tmp_path: Path) -> None:
    with floor_at(tmp_path, sign_ins_by_name=Rate(3, 60), sign_ins_by_address=Rate(5, 60)) as on:
        wrong = {"name": STAFF["dealer"], "password": "wrong"}
        told = [on.visitor().post("/api/session", wrong) for _ in range(4)]
        assert [each.status_code for each in told] == [401, 401, 401, 429]
        assert told[-1].headers["retry-after"] == "20"
        right = wrong | {"password": PASSWORD}
        assert on.visitor().post("/api/session", right).status_code == 429
        other = {"name": STAFF["player"], "password": PASSWORD}
        assert on.visitor().post("/api/session", other).status_code == 429  # the sixth from this address
        on.floor.settings.time.now += 20  # type: ignore[attr-defined]
        assert on.visitor().post("/api/session", right).status_code == 200


def test_guests_are_limited_by_address_and_acts_by_person(tmp_path: Path) -> None:
    with floor_at(tmp_path, guests_by_address=Rate(2, 60), acts_by_person=Rate(3, 30)) as on:
        ann, bob = on.visitor("guest"), on.visitor("guest")
        refused = on.visitor().post("/api/session/guest")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")
        assert [ann.post(*BUY).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert bob.post(*BUY).status_code == 200


def test_what_goes_through_the_whole_store_is_limited_by_person(tmp_path: Path) -> None:
    with floor_at(tmp_path, long_looks_by_person=Rate(2, 60)) as on:
        on.does(on.house.open_table, "wheel", "roulette")
        inspector, guest = on.visitor("inspector"), on.visitor("guest")
        assert inspector.post("/api/inspection/verify").status_code == 200
        assert inspector.get("/api/inspection/export").status_code == 200
        assert inspector.post("/api/inspection/verify").status_code == 429
        assert [guest.get("/api/shoes/wheel/1/outcomes").status_code for _ in range(3)] == [400, 400, 429]


def test_a_limit_fills_again_with_time_and_forgets_the_longest_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    limit = Limit("tries", Rate(2, 10), lambda: now[0])
    limit.take("a")
    limit.take("a")
    with pytest.raises(TooOften, match="try again in 5 seconds"):
        limit.take("a")
    now[0] = 5.0
    limit.take("a")
    with pytest.raises(TooOften):
        limit.take("a")
    monkeypatch.setattr("houseway.floor.limits.MOST_KEYS", 3)
    for key in "bcd":
        limit.take(key)
    limit.take("a")  # it was forgotten, and begins anew


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
    ],
)
def test_addresses_of_one_network_of_ipv6_count_together(one: str, other: str, same: bool) -> None:
    assert (address_key(one) == address_key(other)) == same


def test_a_socket_of_another_page_is_nobody_s_and_signing_out_closes_one_s_own(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:

        async def told(socket: WebSocket) -> None:
            who = await who_of(socket)
            await socket.accept()
            async with on.floor.sockets.kept(socket):
                await socket.send_text(who.name if who is not None else "nobody")
                with suppress(WebSocketDisconnect):
                    await socket.receive_text()

        on.app.add_api_websocket_route("/api/tried", told)
        ann = on.visitor("player")
        for origin, name in ((ORIGIN, STAFF["player"]), ("http://evil.example", "nobody"), ("", "nobody")):
            with ann.client.websocket_connect("/api/tried", headers={"Origin": origin}) as socket:
                assert socket.receive_text() == name
        with (
            pytest.raises(WebSocketDisconnect),
            ann.client.websocket_connect("/api/tried", headers={"Host": "evil.example"}),
        ):
            pass
        with ann.client.websocket_connect("/api/tried", headers={"Origin": ORIGIN}) as socket:
            socket.receive_text()
            assert len(on.floor.sockets) == 1
            ann.send("DELETE", "/api/session")
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 4401


def test_a_bug_is_told_without_what_was_sent_and_no_secret_stands_in_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("houseway.floor")
    logger.addHandler(handler)
    logger.setLevel("INFO")
    try:
        with floor_at(tmp_path) as on:
            ann = on.visitor("player")
            token = ann.client.cookies["houseway"]

            async def breaks(*_args: Any) -> None:
                raise RuntimeError(f"{PASSWORD} was sent with {token}")

            monkeypatch.setattr(on.floor.passwords, "fits", breaks)
            answer = on.visitor().post("/api/session?password=secret-in-a-query", {"name": "ann", "password": PASSWORD})
            assert (answer.status_code, answer.json()["error"]) == (500, "something is wrong on our side; it was noted")
            assert "content-security-policy" in answer.headers
    finally:
        logger.removeHandler(handler)
    told = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert any(each["said"] == "a bug" and each["what"] == "RuntimeError" for each in told)
    assert any(each["said"] == "answered" and each["status"] == 500 for each in told)
    for secret in (PASSWORD, token, ann.csrf, "secret-in-a-query"):
        assert secret not in lines.getvalue()
