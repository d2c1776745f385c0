"""One floor process: it listens, and stops cleanly in the middle of rounds."""

import asyncio
import signal
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn
from fastapi import FastAPI

from houseway.errors import BadInput, quoted
from houseway.floor.app import app
from houseway.floor.first_run import first_run
from houseway.floor.floor import Floor
from houseway.floor.passwords import check_password
from houseway.floor.settings import LOOPBACK, PORT, Settings
from houseway.house.house import House
from houseway.house.store import Store
from houseway.ledger.database import url_of

GRACE: Final = 10  # seconds for what is being answered when the process is told to stop
LONGEST_FRAME: Final = 64 * 1024
STOPS: Final = (signal.SIGTERM, signal.SIGINT)


class Listening(NamedTuple):
    """Where, and how it is kept private."""

    host: str = "127.0.0.1"
    port: int = PORT
    certificate: Path | None = None
    key: Path | None = None
    plain_http: bool = False
    proxy: str | None = None  # the address whose word on where a request came from is taken

    @property
    def scheme(self) -> str:
        return "https" if self.certificate else "http"


class Started(NamedTuple):
    """What is told when it listens."""

    address: str
    tables: int
    password: str | None  # of the administrator, made up in the first run


def check(listening: Listening) -> None:
    """Refuse what would send passwords over the network in the open."""
    if (listening.certificate is None) != (listening.key is None):
        raise BadInput("--tls-cert and --tls-key go together")
    if listening.certificate is not None and listening.key is not None:
        try:
            ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(listening.certificate, listening.key)
        except (OSError, ssl.SSLError) as wrong:
            why = (
                wrong.strerror if isinstance(wrong, OSError) and not isinstance(wrong, ssl.SSLError) else "no such pair"
            )
            raise BadInput(f"--tls-cert, --tls-key: the files cannot be used: {why}") from None
    elif not is_loopback(listening.host) and not listening.plain_http:
        raise BadInput(
            f"--host {listening.host}: beyond this machine, passwords go by TLS: give --tls-cert and --tls-key, or say "
            "--plain-http where something in front of it does that"
        )


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def origins(listening: Listening, named: tuple[str, ...] = ()) -> frozenset[str]:
    """The addresses under which people reach it: those that are named, or this machine's."""
    if named:
        return frozenset(map(_origin, named))
    hosts = {*LOOPBACK} if is_loopback(listening.host) or listening.host in ("0.0.0.0", "::") else {listening.host}
    return frozenset(_origin(f"{listening.scheme}://{host}:{listening.port}") for host in hosts)


def _origin(text: str) -> str:
    """As a browser says it: without the port that goes without saying, and nothing after it."""
    scheme, found, host = text.rstrip("/").partition("://")
    if not found or scheme not in ("http", "https") or not host or any(c in host for c in "/?#@ "):
        raise BadInput(
            f"--origin: {quoted(text)} is no origin; it looks like https://house.example or http://10.0.0.5:8765"
        )
    usual = ":443" if scheme == "https" else ":80"
    return f"{scheme}://{host.lower().removesuffix(usual)}"


class Server(uvicorn.Server):
    """Signals are ours: the house is stopped after the last answer, which uvicorn's own way leaves no time for."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for each in STOPS:
            loop.add_signal_handler(each, self._stop)
        try:
            yield
        finally:
            for each in STOPS:
                loop.remove_signal_handler(each)

    def _stop(self) -> None:
        self.force_exit = self.should_exit  # told twice, it waits for nobody
        self.should_exit = True


@asynccontextmanager
async def opened(data: str | None, database: str | None, settings: Settings) -> AsyncIterator[tuple[House, FastAPI]]:
    """The house with its application; stopped in the end, with all that was answered stored."""
    house = House(Store(url_of(data, database)))
    try:
        yield house, app(house, settings)
    finally:
        await house.stop()


async def serve(
    data: str | None,
    database: str | None,
    listening: Listening,
    settings: Settings,
    tell: Callable[[Started], None],
    password: str | None = None,
    furnished: bool = True,
) -> None:
    """Until it is told to stop (SIGTERM, Ctrl-C): then it takes nothing new, answers what it has, and stores it all."""
    check(listening)
    if password is not None:
        check_password(password)
    async with opened(data, database, settings) as (house, made):
        floor: Floor = made.state.floor
        told = await first_run(floor, password, furnished)
        server = Server(_config(made, listening))
        beside = asyncio.create_task(_when_up(server, lambda: tell(_started(server, listening, house, told))))
        try:
            await server.serve()
        except SystemExit:  # uvicorn's way to say that it cannot listen there
            raise BadInput(
                f"cannot listen on {listening.host} port {listening.port}; is something else there?"
            ) from None
        finally:
            beside.cancel()


def _config(made: FastAPI, listening: Listening) -> uvicorn.Config:
    return uvicorn.Config(
        made,
        host=listening.host,
        port=listening.port,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ssl_certfile=listening.certificate,
        ssl_keyfile=listening.key,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=listening.proxy is not None,
        forwarded_allow_ips=listening.proxy,
        lifespan="off",
        timeout_graceful_shutdown=GRACE,
    )


async def _when_up(server: Server, tell: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    tell()


def _started(server: Server, listening: Listening, house: House, password: str | None) -> Started:
    port = server.servers[0].sockets[0].getsockname()[1]
    host = f"[{listening.host}]" if ":" in listening.host else listening.host
    return Started(f"{listening.scheme}://{host}:{port}", len(house.tables), password)
