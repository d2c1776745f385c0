"""The floor as a process: it stops cleanly under load, speaks TLS, and takes nobody's word for where they come from."""

import asyncio
import signal
import ssl
import sys
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event

import httpx2
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect
from support.floor_process import Process, floor_process, signed_in
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from houseway.floor.addresses import Listener, bound, origins
from houseway.floor.open_sockets import COME_AGAIN
from houseway.floor.server import Server, config, opened
from houseway.floor.settings import FloorSettings
from houseway.games import find
from houseway.house.house import House
from houseway.ledger.accounts import purse
from houseway.school.live.table import LiveTable
from houseway.store.database import url_of
from houseway.store.store import Store
from houseway.verify.house import verify

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform == "win32", reason="signals")]


class Depositing:
    """Deposits of a cent, each with an id, until the floor is gone; those that were answered."""

    def __init__(self, process: Process) -> None:
        self.process, self.answered, self.several, self.over = process, list[str](), Event(), Event()

    def run(self, name: str) -> None:
        with signed_in(self.process) as client, suppress(httpx2.HTTPError):
            for number in range(50):  # fewer than a person may do at once
                if self.over.is_set():
                    return
                body = {"person": "administrator", "amount": "0.01", "id": f"{name}-{number}"}
                if client.post("/api/cage/deposits", json=body).status_code == 200:
                    self.answered.append(body["id"])
                if len(self.answered) > 5:
                    self.several.set()


@pytest.mark.parametrize("with_signal", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_in_the_middle_of_acts_it_loses_none_that_was_answered(tmp_path: Path, with_signal: int) -> None:
    with floor_process(tmp_path) as process, ThreadPoolExecutor(3) as pool:
        depositing = Depositing(process)
        going = [pool.submit(depositing.run, f"{number}") for number in range(3)]
        try:
            assert depositing.several.wait(120)
            assert process.stop(with_signal) == 0
        finally:
            depositing.over.set()
        for each in going:
            each.result()
        assert process.logged()[-1]["said"] == "closed"

    async def looked_at() -> tuple[int, str]:
        house = House(Store(url_of(tmp_path / "house")))
        found = house.held(purse("administrator")), verify(house.store).wrong
        await house.stop()
        return found

    held, wrong = asyncio.run(looked_at())
    assert held >= len(depositing.answered)
    assert not wrong


def deals(client: httpx2.Client, test: str, table: LiveTable, steps: int) -> None:
    """So many steps of a table test, or as many as there are; each was answered."""
    while table.awaited is not None and steps:
        told = client.post(f"{test}/answers", json=step_of(table))
        assert told.status_code == 200, told.text
        table.answer(table.line)
        assert told.json()["done"] == table.done
        steps -= 1


def step_of(table: LiveTable) -> dict[str, object]:
    return {"place": table.done, "given": table.line, "seconds": 3.0}


def test_killed_outright_in_the_middle_of_a_table_test_it_has_every_step_that_was_answered(tmp_path: Path) -> None:
    """Once between two steps and once while one is on its way; each time the test goes on where it stood."""
    table, sent = LiveTable(find("roulette"), "17", 2), {"game": "roulette", "seed": "17", "rounds": 2}
    with floor_process(tmp_path) as process, signed_in(process) as client:
        test = f"/api/school/tests/{client.post('/api/school/tests', json=sent).json()['number']}"
        deals(client, test, table, 5)
        assert process.stop(signal.SIGKILL) == -signal.SIGKILL
    with floor_process(tmp_path) as process, signed_in(process) as client, ThreadPoolExecutor(1) as pool:
        assert client.get(test).json()["done"] == table.done
        deals(client, test, table, 5)
        going = pool.submit(client.post, f"{test}/answers", json=step_of(table))
        wait([going], timeout=0.005)
        assert process.stop(signal.SIGKILL) == -signal.SIGKILL
    with floor_process(tmp_path) as process, signed_in(process) as client:
        done = client.get(test).json()["done"]
        assert done in (table.done, table.done + 1)  # it was stored, and could not be told, or it was neither
        if done > table.done:
            table.answer(table.line)
        deals(client, test, table, 1000)
        report = client.get(f"{test}/report").json()
        assert (report["over"], report["errors"]) == (True, [])


def test_a_started_floor_tells_its_address_and_answers(tmp_path: Path) -> None:
    with floor_process(tmp_path) as process:
        assert process.told["administrator"] is None  # its password was given
        assert httpx2.get(f"{process.address}/health").json() == {"status": "ok", "tables": 0}
        assert (tmp_path / "house").stat().st_mode & 0o777 == 0o700
        assert process.stop(signal.SIGTERM) == 0
    with floor_process(tmp_path) as process, signed_in(process) as client:
        assert client.get("/api/session").json()["person"]["name"] == "administrator"


def test_nobody_is_believed_who_says_that_they_come_from_elsewhere(tmp_path: Path) -> None:
    with floor_process(tmp_path) as process:
        for number in range(12):
            headers = {"Origin": process.address, "X-Forwarded-For": f"10.0.0.{number}", "X-Forwarded-Proto": "https"}
            last = httpx2.post(f"{process.address}/api/session/guest", headers=headers)
        assert last.status_code == 429
        assert {each["address"] for each in process.logged() if each["said"] == "answered"} == {"127.0.0.1"}


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """One that nobody signed, for localhost."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    files = tmp_path / "cert.pem", tmp_path / "key.pem"
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    files[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    return files


def test_by_tls_the_cookie_is_for_tls_alone(tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    words = ["--tls-cert", str(certificate[0]), "--tls-key", str(certificate[1]), "--host", "localhost"]
    with floor_process(tmp_path / "floor", *words) as process:
        assert process.address.startswith("https://localhost:")
        trusted = ssl.create_default_context(cafile=certificate[0])
        headers = {"Origin": process.address}
        client = httpx2.Client(base_url=process.address, headers=headers, verify=trusted)
        cookie = client.post("/api/session/guest").headers["set-cookie"]
        assert cookie.startswith("__Host-houseway=")
        assert "Secure" in cookie
        assert client.get("/api/session").json()["person"]["role"] == "guest"
        client.close()


def test_sockets_are_closed_with_a_code_that_says_come_again(tmp_path: Path) -> None:
    async def tried() -> None:
        with bound(Listener(port=0)) as waiting:
            listening = Listener(port=waiting.getsockname()[1])
            async with opened(str(tmp_path), None, FloorSettings(origins=origins(listening))) as (_house, made):
                made.add_api_websocket_route("/api/tried", _stays)
                server = Server(config(made, listening))
                serving = asyncio.create_task(server.serve(sockets=[waiting]))
                while not server.started:
                    await asyncio.sleep(0.01)
                async with connect(f"ws://127.0.0.1:{listening.port}/api/tried") as socket:
                    assert await socket.recv() == "welcome"
                    signal.raise_signal(signal.SIGTERM)
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()
                    assert socket.close_code == COME_AGAIN
                await serving

    asyncio.run(tried())


async def _stays(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("welcome")
    with suppress(WebSocketDisconnect):
        await socket.receive_text()
