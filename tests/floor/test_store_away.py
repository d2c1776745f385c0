"""A database that goes away: every route says so in one line and may be asked again, and nothing dies of it."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect
from support.floor import ORIGIN, STAFF, OnTheFloor, Visitor, floor_at
from support.house import seated
from support.may import MAY
from support.postgres import Server, running

from houseway.floor import visitor
from houseway.house.people import HouseRole, Member

TABLE = "/api/tables/wheel"
AT_TABLE = [
    ("GET", "/api/tables", None),
    ("GET", TABLE, None),
    ("GET", f"{TABLE}/rounds/1", None),
    ("GET", f"{TABLE}/odds", None),
    ("GET", f"{TABLE}/options", None),
    ("POST", f"{TABLE}/act", {"act": "spin the ball"}),
    ("POST", f"{TABLE}/foreseen", {"act": "spin the ball"}),
    ("POST", f"{TABLE}/sit", {"chips": "5.00"}),
    ("POST", f"{TABLE}/ready", {}),
    ("POST", f"{TABLE}/seal", {"seal": "0" * 64}),
    ("POST", f"{TABLE}/word", {"word": "luck", "salt": "0" * 32}),
    ("POST", f"{TABLE}/pace", {"pace": {"wagers": 30}}),
    ("POST", "/api/tables", {"name": "another", "game": "roulette"}),
    ("GET", "/api/tables/nowhere", None),
]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as found:
        yield found


def as_if_signed_in(on: OnTheFloor, role: HouseRole, patch: pytest.MonkeyPatch) -> Visitor:
    """Or the session is looked for first, and nothing else is tried."""

    async def somebody(connection: HTTPConnection) -> Member:  # noqa: ARG001 - whoever asks
        return Member(STAFF[role.value], role)

    patch.setattr(visitor, "person_of", somebody)
    return on.visitor()


def comes_back(server: Server, on: OnTheFloor) -> None:
    """And takes its time over it, on a busy machine."""
    server.start()
    while on.visitor().get("/health").status_code != 200:
        time.sleep(0.05)


def test_no_route_breaks_and_all_is_well_when_the_database_is_back(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with floor_at(tmp_path, server.database()) as on:
        on.does(seated, on.house, "wheel", "roulette")
        ann = on.visitor("administrator")
        asked = [(method, path.partition("#")[0], body) for (method, path), (_, body) in MAY.items()] + AT_TABLE
        server.kill(signal.SIGQUIT)
        for method, path, body in asked:
            assert ann.send(method, path, body).status_code == 503, (method, path)
        for role in (HouseRole.ADMINISTRATOR, HouseRole.PIT_BOSS, HouseRole.PLAYER):
            somebody = as_if_signed_in(on, role, monkeypatch)
            for method, path, body in asked:
                answer = somebody.send(method, path, body)
                assert answer.status_code < 500 or answer.status_code == 503, (role, method, path, answer.text)
        monkeypatch.undo()
        comes_back(server, on)
        assert ann.post("/api/inspection/verify").json()["wrong"] == ""
        assert ann.get(TABLE).status_code == 200


def test_a_socket_is_told_to_come_again(server: Server, tmp_path: Path) -> None:
    with floor_at(tmp_path, server.database()) as on:
        on.does(seated, on.house, "wheel", "roulette")
        ann = on.visitor("player")
        server.kill(signal.SIGQUIT)
        with ann.client.websocket_connect(f"{TABLE}/socket", headers={"Origin": ORIGIN}) as socket:
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 1013
        comes_back(server, on)


def test_an_act_that_was_not_stored_is_not_seen_before_the_store_has_said_so(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks on has to wait for it, as whoever acted has."""
    with floor_at(tmp_path, server.database()) as on:
        table = on.does(seated, on.house, "wheel", "roulette")
        ann = on.visitor("inspector")
        before = ann.get(TABLE).json()
        server.kill(signal.SIGQUIT)
        dealer = as_if_signed_in(on, HouseRole.DEALER, monkeypatch)
        assert dealer.post(f"{TABLE}/act", {"act": "spin the ball"}).status_code == 503
        inspector = as_if_signed_in(on, HouseRole.INSPECTOR, monkeypatch)
        assert inspector.get(TABLE).status_code == 503
        monkeypatch.undo()
        comes_back(server, on)
        assert ann.get(TABLE).json() == before
        assert not table.unsure
