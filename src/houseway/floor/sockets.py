"""One socket at a table: what comes in is done one after another, what goes out waits for nobody (docs/sockets.md)."""

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from houseway.errors import Refused, printable
from houseway.floor import acts
from houseway.floor.audience import Ear
from houseway.floor.floor import Floor
from houseway.floor.frames import (
    ActFrame,
    AskFrame,
    Comes,
    IncomingFrame,
    Lay,
    LaysTogether,
    Ping,
    Resume,
    Say,
    SaysWord,
    SealsWord,
    read,
    understood,
)
from houseway.floor.limits import Limit
from houseway.floor.logs import frames
from houseway.floor.meters import REFUSED_BY
from houseway.floor.open_sockets import COME_AGAIN, SIGNED_OUT, TOO_FAST
from houseway.floor.problems import STATUS, UNSTORED, NotSignedIn, Problem, TooOften
from houseway.floor.questions import ask
from houseway.floor.wire import at_once
from houseway.house.actor import acting
from houseway.house.people import Member
from houseway.house.tables.task import ActAnswer, HouseTable
from houseway.shown.view import written
from houseway.store.codec import refusal_data
from houseway.store.database import Unwritten
from houseway.store.problems import Elsewhere, NotStored

LOG: Final = logging.getLogger("houseway.floor")
TOO_MANY: Final = 50  # frames too many, and the socket is closed
SLOW: Final = 10.0  # seconds in which a frame must go out
SOON: Final = 0.5  # seconds after which the store is asked again that did not answer
TOO_SLOW: Final = 4408


class TableSocket:
    """Somebody's socket at a table."""

    def __init__(self, floor: Floor, table: HouseTable, who: str, socket: WebSocket, since: int | None) -> None:
        self.floor, self.table, self.who, self.socket = floor, table, who, socket
        self.ear = Ear(who, since)
        self._sending: float | None = None  # since when something is on its way out
        self._write = at_once(socket.scope)
        self._session = ""  # its key, once something was done
        self.ear.takes = self._at_once
        self._frames = Limit("frames", floor.settings.frames_by_socket, floor.settings.time)

    async def serve(self) -> None:
        """Until one side goes."""
        listening = self.floor.listening(self.table)
        listening.add(self.ear)
        sends, receives = asyncio.create_task(self._send()), asyncio.create_task(self._receive())
        try:
            while not (await asyncio.wait((sends, receives), timeout=SLOW, return_when=asyncio.FIRST_COMPLETED))[0]:
                if self._sending is not None and perf_counter() - self._sending > SLOW:
                    await self._close(TOO_SLOW)  # whoever takes nothing catches up when they come again
                    break
        finally:
            listening.remove(self.ear)
            for task in (sends, receives):
                task.cancel()
            await asyncio.gather(sends, receives, return_exceptions=True)

    # Out

    async def _send(self) -> None:
        listening = self.floor.listening(self.table)
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # it has gone
            while True:
                await self.ear.wake.wait()
                self.ear.wake.clear()
                try:
                    while text := await listening.frame(self.ear):
                        await self._out(text)
                except Elsewhere:
                    await self._close(COME_AGAIN)  # and they are told where
                    return
                except (Unwritten, NotStored):  # nothing is shown that may not be stored; it is looked again
                    await asyncio.sleep(SOON)
                    self.ear.wake.set()

    def _at_once(self, text: str) -> bool:
        """Where nothing else is on its way, and the wire takes it."""
        return self._sending is None and self._write(text)

    async def _out(self, text: str) -> None:
        if not self._at_once(text):
            self._sending = self._sending or perf_counter()
            await self.socket.send_text(text)
            self._sending = None

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(1):
                await self.socket.close(code)

    # In

    async def _receive(self) -> None:
        too_many = 0
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            try:
                self._frames.take("")
            except TooOften as often:
                too_many += 1
                await self._out(written({"error": str(often), "status": 429}))
                if too_many > TOO_MANY:
                    await self._close(TOO_FAST)
                    return
                await asyncio.sleep(0.1)
                continue
            await self._take(message.get("text"))

    async def _take(self, text: str | None) -> None:
        id: dict[str, Any] = {}
        since = perf_counter()
        try:
            came = read(text)
            id = {"id": came["id"]} if isinstance(came.get("id"), str) else {}
            told = await self._does(understood(came))
        except NotSignedIn:
            await self._close(SIGNED_OUT)
            return
        except Refused as refused:
            told = {"refused": refusal_data(refused)}
            self.floor.meters.refused("rule")
        except Exception as wrong:
            told = problem(wrong)
            if told["status"] in REFUSED_BY:
                self.floor.meters.refused(REFUSED_BY[told["status"]])
        self.floor.meters.act_seconds.observe(perf_counter() - since)
        await self._out(written(id | told))  # at once: what it led to follows when it is ready for all

    async def _does(self, frame: IncomingFrame) -> dict[str, Any]:
        match frame:
            case Ping():
                return {"pong": frame.ping}
            case Say():
                self.floor.limits.phrases.take(self.who)
                self.floor.listening(self.table).says(await self._person(), frame.say)
                return {"spoken": frame.say}
            case Resume():
                self.ear.anew(frame.resume)
                return {"resumes": frame.resume}
            case AskFrame():
                return {"asked": frame.ask, "answer": await ask(self.table, await self._person(), frame)}
        self.floor.limits.acts.take(self.who)
        who = await self._person()
        with acting(who):
            return _done(await self._acts(frame, who))

    async def _acts(self, frame: IncomingFrame, who: Member) -> ActAnswer:
        table, id = self.table, frame.id
        match frame:
            case ActFrame():
                return await acts.act(table, who, frame.act, frame.details, frame.under, id)
            case Lay():
                at = frame.lay.on, frame.lay.selection
                return await acts.lay(table, who, at, frame.lay.chip, frame.under, id)
            case LaysTogether():
                return await acts.lay_together(table, who, frame.lays, frame.under, id)
            case Comes():
                return await acts.comes(table, who, frame.comes, frame.value, id, frame.round)
            case SealsWord():
                return await acts.seal(table, who, frame.seal, id)
            case SaysWord():
                return await acts.word(table, who, frame.word, frame.salt, id)
        return await acts.ready(table, who, id, self.floor.listening(table).absent())

    async def _person(self) -> Member:
        """With the role that they have now; whoever signed out, here or in another process, is nobody any more."""
        sessions = self.floor.sessions
        self._session = self._session or sessions.key_of(self.socket.cookies)
        if not await sessions.goes_on(self._session):
            raise NotSignedIn("the session is over; sign in again")
        return await self.floor.house.knows(self.who)


def _done(answer: ActAnswer) -> dict[str, Any]:
    told = {"first": answer.first, "last": answer.last}
    return {"done": told | ({"says": answer.says} if answer.says else {})}


def problem(wrong: Exception) -> dict[str, Any]:
    """Anything but a refusal, in one line."""
    if isinstance(wrong, Problem):
        return {"error": printable(str(wrong)), "status": wrong.status}
    status = next((status for kind, status in STATUS if isinstance(wrong, kind)), 500)
    if status == 500:
        LOG.error("a bug", extra={"told": {"what": type(wrong).__name__, "at": frames(wrong)}})
        return {"error": "something is wrong on our side; it was noted", "status": 500}
    return {"error": printable(str(wrong)) if status < 500 else UNSTORED, "status": status}
