"""One floor process: it listens, and stops cleanly in the middle of rounds."""

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from socket import socket
from typing import Any, Final, NamedTuple, cast

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from houseway.floor.absence import look_for_the_absent, look_for_the_signed_out
from houseway.floor.addresses import Listener, address, bound, check, origins
from houseway.floor.app import app
from houseway.floor.connections import MOST_OF_AN_ADDRESS, Connections, HeadGuard, Most, files, most_for
from houseway.floor.desk import make_ready
from houseway.floor.first_run import FirstPassword, first_run
from houseway.floor.floor import Floor
from houseway.floor.passwords import check_password
from houseway.floor.settings import FloorSettings
from houseway.floor.wire import Wire
from houseway.house.house import House
from houseway.house.pit import Pit
from houseway.store.database import url_of
from houseway.store.store import Store

TURN: Final = 0.0005  # seconds that a thread reckons while another waits; ten times that is usual
SELDOM: Final = (100_000, 20, 100)  # new things, until the youngest, the older, and all are looked through
LOG: Final = logging.getLogger("houseway.floor")
GRACE: Final = 10  # seconds for what is being answered when the process is told to stop
LONGEST_FRAME: Final = 64 * 1024
STOPS: Final = (signal.SIGTERM, signal.SIGINT)


class Opening(NamedTuple):
    """How a process is to be run."""

    data: str | None
    database: str | None = None
    listening: Listener = Listener()
    origins: tuple[str, ...] = ()  # where none are named, they follow from where it listens
    settings: FloorSettings = FloorSettings()
    password: str | None = None  # of the administrator whom a first run makes
    furnished: bool = True


class Started(NamedTuple):
    """What is told when it listens."""

    address: str
    tables: int
    administrator: FirstPassword | None  # whose password was made up now


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
async def opened(
    data: str | None, database: str | None, settings: FloorSettings, reached: str = ""
) -> AsyncIterator[tuple[House, FastAPI]]:
    """The house with its application; stopped in the end, with all that was answered stored.

    Where several processes run it, clients are told to reach this one's tables under that address.
    """
    house = House(Store(url_of(data, database)), address=reached, takes_play_money=settings.guests)
    try:
        yield house, app(house, settings)
    finally:
        await house.stop()


@asynccontextmanager
async def beside(runs: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Something that goes on all the while."""
    task = asyncio.create_task(runs)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def looked_after(house: House) -> AbstractAsyncContextManager[None]:
    """Timers run and bots play."""
    return beside(Pit(house).run())


@asynccontextmanager
async def watched(floor: Floor) -> AsyncIterator[None]:
    """Who is not there any more gives up their place, and whose session is over their socket."""
    async with beside(look_for_the_absent(floor)), beside(look_for_the_signed_out(floor)):
        yield


async def serve(opening: Opening, tell: Callable[[Started], None]) -> None:
    """Until it is told to stop (SIGTERM, Ctrl-C): then it takes nothing new, answers what it has, and stores it all."""
    check(opening.listening)
    if opening.password is not None:
        check_password(opening.password)
    most = most_for(files(), opening.listening.connections)
    connections = Connections(most, opening.listening.proxy)
    with connections.listener(bound(opening.listening)) as waiting:
        listening = opening.listening._replace(port=waiting.getsockname()[1])
        settings = opening.settings._replace(origins=origins(listening, opening.origins))
        reached = address(listening, settings.origins)
        async with opened(opening.data, opening.database, settings, reached) as (house, made):
            made_up = await first_run(made.state.floor, opening.password, opening.furnished)
            started = Started(reached, len(house.tables), made_up)
            LOG.info("open", extra={"told": {"address": started.address, "tables": started.tables}})
            collect_seldom()
            take_short_turns()
            heard = HeadGuard(proxied(made, listening), connections)
            async with (
                looked_after(house),
                watched(made.state.floor),
                beside(connections.watch()),
                beside(make_ready()),
            ):
                await _answer_all(Server(config(heard, listening, most)), waiting, lambda: tell(started))
    LOG.info("closed")


def take_short_turns() -> None:
    """An answer goes through several threads: at each it waits for whoever reckons, an item of the school for one."""
    sys.setswitchinterval(TURN)


def collect_seldom() -> None:
    """What is here now stays: nobody at a table waits while it is looked through for what could be thrown away."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def _answer_all(server: Server, waiting: socket, tell: Callable[[], None]) -> None:
    beside = asyncio.create_task(_when_up(server, tell))
    try:
        await server.serve(sockets=[waiting])
    finally:
        beside.cancel()


def proxied(made: FastAPI, listening: Listener) -> ASGIApp:
    """The application, which takes the word of what stands in front of it, and of nobody else."""
    if listening.proxy is None:
        return made
    return cast(ASGIApp, ProxyHeadersMiddleware(cast(Any, made), listening.proxy))  # each has types of its own


def config(made: ASGIApp, listening: Listener, most: Most | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        made,
        backlog=min(MOST_OF_AN_ADDRESS, most.together // 2 or 1) if most is not None else MOST_OF_AN_ADDRESS,
        ws=Wire,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # it takes some 44 kB a socket, nearly as much again as all else of a player
        ssl_certfile=listening.certificate,
        ssl_keyfile=listening.key,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `proxied`, inside of what counts connections
        lifespan="off",
        timeout_graceful_shutdown=GRACE,
    )


async def _when_up(server: Server, tell: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    tell()
