"""Connections that say nothing are closed, and there are so many of an address: whoever says something is heard."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import httpx2
import pytest
from fastapi import FastAPI
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from support.floor import Time
from support.floor_process import floor_process

from houseway.floor import connections as connecting
from houseway.floor.addresses import Listening, bound
from houseway.floor.connections import Connections, HeadGuard, Most, most_for
from houseway.floor.server import Server, beside, config, proxied

GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"


class Peers:
    """Connections to a listener of this machine, accepted one after another."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections
        self._waits = connections.listener(bound(Listening(port=0)))
        self.open: list[tuple[socket.socket, socket.socket]] = []

    def comes(self) -> tuple[str, int]:
        """Somebody connects; their address and port."""
        theirs = socket.create_connection(self._waits.getsockname())
        ours, address = self._waits.accept()
        theirs.settimeout(30)
        self.open.append((theirs, ours))
        return address[0], address[1]

    def cut(self) -> list[bool]:
        """Of each, whether it is at its end."""
        return [_ended(theirs) for theirs, _ in self.open]

    def close(self) -> None:
        for pair in self.open:
            for each in pair:
                each.close()
        self._waits.close()


def _ended(theirs: socket.socket) -> bool:
    theirs.setblocking(False)
    try:
        return theirs.recv(1) == b""
    except BlockingIOError:
        return False


@pytest.fixture
def time() -> Time:
    return Time()


def peers(most: Most, time: Time, proxy: str | None = None) -> Iterator[Peers]:
    found = Peers(Connections(most, proxy, now=time))
    yield found
    found.close()


@pytest.fixture
def few(time: Time) -> Iterator[Peers]:
    yield from peers(Most(3, 100), time)


@pytest.fixture
def few_in_all(time: Time) -> Iterator[Peers]:
    yield from peers(Most(100, 3), time)


@pytest.fixture
def of_the_proxy(time: Time) -> Iterator[Peers]:
    yield from peers(Most(3, 100), time, "127.0.0.1")


def test_who_says_nothing_for_ten_seconds_goes(few: Peers, time: Time) -> None:
    few.comes()
    time.now += 5
    second = few.comes()
    time.now += 4.9
    few.connections.sweep()
    assert few.cut() == [False, False]
    time.now += 0.1
    few.connections.sweep()
    assert few.cut() == [True, False]
    with few.connections.answering(second):
        time.now += 100
        few.connections.sweep()
        assert few.cut() == [True, False]
    time.now += 10  # nothing more was said after the answer
    few.connections.sweep()
    assert few.cut() == [True, True]


def test_of_too_many_from_one_address_the_longest_silent_goes(few: Peers) -> None:
    first = few.comes()
    with few.connections.answering(first):
        for _ in range(3):
            few.comes()
        assert few.cut() == [False, True, False, False]


def test_where_all_others_are_being_answered_the_new_one_is_one_too_many(few: Peers) -> None:
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(few.connections.answering(few.comes()))
        few.comes()
        assert few.cut() == [False, False, False, True]


def test_two_requests_of_one_connection_are_both_answered_before_it_is_silent(few: Peers, time: Time) -> None:
    peer = few.comes()
    with few.connections.answering(peer):
        with few.connections.answering(peer):
            pass
        time.now += 100
        few.connections.sweep()
        assert few.cut() == [False]


def test_there_are_so_many_of_all_addresses_together(few_in_all: Peers) -> None:
    for _ in range(4):
        few_in_all.comes()
    assert few_in_all.cut() == [True, False, False, False]


def test_those_of_the_proxy_are_everybody_s(of_the_proxy: Peers) -> None:
    for _ in range(5):
        of_the_proxy.comes()
    assert of_the_proxy.cut() == [False] * 5


def test_what_is_closed_counts_no_more(few: Peers) -> None:
    for _ in range(20):
        few.comes()
        theirs, ours = few.open.pop()
        ours.close()
        ours.close()  # as often as somebody likes
        theirs.close()
    assert len(few.connections) == 0
    for _ in range(3):
        few.comes()
    assert few.cut() == [False] * 3


@pytest.mark.parametrize(
    ("files", "each", "most"),
    [
        (256, None, Most(64, 128)),
        (1024, None, Most(256, 512)),
        (1 << 16, None, Most(500, 1 << 15)),
        (1024, 5, Most(5, 512)),
        (2, None, Most(1, 1)),
    ],
)
def test_how_many_follows_from_the_files_that_a_process_may_open(files: int, each: int | None, most: Most) -> None:
    assert most_for(files, each) == most


# Over real sockets


@asynccontextmanager
async def served(connections: Connections, answers: FastAPI) -> AsyncIterator[int]:
    """The port where it listens."""
    with connections.listener(bound(Listening(port=0))) as waiting:
        server = Server(config(HeadGuard(proxied(answers, Listening()), connections), Listening()))
        async with beside(connections.watch()):
            serves = asyncio.create_task(server.serve(sockets=[waiting]))
            while not server.started:
                await asyncio.sleep(0.01)
            yield waiting.getsockname()[1]
            server.should_exit = True
            await serves


def plain() -> FastAPI:
    made = FastAPI()

    @made.get("/")
    async def here() -> Response:
        return PlainTextResponse("here")

    return made


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"\x16\x03\x01", GET + b"GET / HT"])
def test_a_head_that_does_not_come_in_time_ends_the_connection(said: bytes) -> None:
    async def tried() -> None:
        async with served(Connections(Most(100, 100), seconds=0.2), plain()) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(said)
            told = await asyncio.wait_for(reader.read(), 60)  # to its end
            assert told.startswith(b"HTTP/1.1 200") == said.startswith(GET)
            writer.close()

    asyncio.run(tried())


def test_who_does_not_take_what_is_sent_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "SEND_SECONDS", 0.1)
    ended = asyncio.Event()

    async def much(_scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while not (await _gone(receive)):
            await send({"type": "http.response.body", "body": b"x" * (1 << 20), "more_body": True})
        ended.set()

    async def tried() -> None:
        made = FastAPI()
        made.mount("/", much)
        async with served(Connections(Most(100, 100)), made) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(GET)
            await asyncio.wait_for(ended.wait(), 60)
            writer.close()

    asyncio.run(tried())


async def _gone(receive: Receive) -> bool:
    """Has whoever asked gone away?"""
    try:
        async with asyncio.timeout(0.001):
            return bool((await receive())["type"] == "http.disconnect")
    except TimeoutError:
        return False


def test_however_many_say_nothing_the_house_tells_how_it_is(tmp_path: Path) -> None:
    with floor_process(tmp_path, "--connections", "5") as process, ExitStack() as stack:
        host, port = process.address.removeprefix("http://").split(":")
        silent = [stack.enter_context(socket.create_connection((host, int(port)))) for _ in range(60)]
        assert httpx2.get(f"{process.address}/health", timeout=60).status_code == 200
        assert sum(map(_ended, silent)) >= 55
