"""Somebody at a table of a floor process, over its socket: what a page does, without the page."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from houseway.play.codec import Data

PATIENCE = 60.0  # seconds that an answer may take


class SignedInSeat:
    """Where the floor listens, and the cookie of somebody who is signed in there."""

    def __init__(self, origin: str, cookie: str) -> None:
        self.origin, self.cookie = origin, cookie

    def address(self, table: str, since: int | None) -> str:
        asked = f"?since={since}" if since is not None else ""
        return f"{self.origin.replace('http', 'ws', 1)}/api/tables/{quote(table)}/socket{asked}"


class TableClient:
    """The view as it was sent, kept up to date; `events` as they were told, with their numbers."""

    def __init__(self, seat: SignedInSeat, table: str) -> None:
        self.seat, self.table = seat, table
        self.view: Data = {}
        self.number: int | None = None
        self.events: list[Data] = []
        self.frames = 0
        self.asked = 0  # the event with which what is awaited now was asked for
        self.keeps = True  # what was told; a load of many players does not
        self.heard: Callable[[], None] = lambda: None
        self.closed: int | None = None  # with which code
        self._asked: dict[str, asyncio.Future[Data]] = {}
        self._count = 0
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reads: asyncio.Task[None] | None = None

    async def connect(self, resume: bool = True) -> "TableClient":
        """Once more, from the last event that is known here."""
        since = self.number if resume else None
        headers = {"Cookie": self.seat.cookie}
        address = self.seat.address(self.table, since)
        self._socket = await connect(
            address,
            origin=Origin(self.seat.origin),
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
        )
        self.closed = None
        self._reads = asyncio.create_task(self._read(self._socket))
        return self

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reads is not None:
            await self._reads

    def drop(self) -> None:
        """The line is cut."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def says(self, **said: Any) -> Data:
        """Something is sent, with an id of its own unless it has one; the answer."""
        self._count += 1
        id = said.setdefault("id", f"{self._count}")
        return await self._answer_to(id, json.dumps(said))

    async def act(self, act: str, id: str | None = None, **details: Any) -> Data:
        return await self.says(act=act, **{"with": details}, **({"id": id} if id else {}))

    async def does(self, **said: Any) -> bool:
        """Was it done? They go on when they have seen what came of it, as a page does: the answer comes before that."""
        answer = await self.says(**said)
        if "done" in answer:
            await self.reaches(answer["done"]["last"])
        return "done" in answer

    async def raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def _answer_to(self, id: str, text: str) -> Data:
        answer: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self._asked[id] = answer
        await self.raw(text)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def until(self, found: Callable[[], bool]) -> None:
        """Something is so, by what was sent."""
        async with asyncio.timeout(PATIENCE):
            while not found():
                self._news.clear()
                await self._news.wait()

    async def reaches(self, number: int) -> None:
        """They have been told as far as this event."""
        await self.until(lambda: (self.number or 0) >= number)

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                self._take(json.loads(text))
        self.closed = socket.close_code
        self._news.set()
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the socket is closed"))
        self._asked.clear()

    def _take(self, told: Data) -> None:
        if "events" in told:
            self.frames += 1
            self.number = told["number"]
            self.view = told["view"] if "view" in told else self.view | told["changed"]
            self.asked = next((each["n"] for each in reversed(told["events"]) if each["kind"] == "asked"), self.asked)
            if self.keeps:
                self.events += told["events"]
        elif (answer := self._asked.pop(told.get("id", ""), None)) is not None and not answer.done():
            answer.set_result(told)
        elif self.keeps:
            self.events.append(told)
        self._news.set()
        self.heard()
