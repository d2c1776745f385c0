"""One socket at a table: what comes in is done one after another, what goes out waits for nobody (docs/sockets.md)."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from houseway.errors import BadInput, Refused, printable, quoted
from houseway.floor import acting
from houseway.floor.asking import ask
from houseway.floor.floor import Floor
from houseway.floor.limits import Limit
from houseway.floor.listening import Ear
from houseway.floor.logs import frames
from houseway.floor.meters import REFUSED_BY
from houseway.floor.open_sockets import COME_AGAIN, SIGNED_OUT, TOO_FAST
from houseway.floor.problems import STATUS, UNSTORED, NotSignedIn, Problem, TooOften
from houseway.house.codec import refusal_data
from houseway.house.not_stored import Elsewhere, NotStored
from houseway.house.people import Member
from houseway.house.seen import written
from houseway.house.tables import Answer, HouseTable
from houseway.ledger.database import Unwritten

LOG: Final = logging.getLogger("houseway.floor")
LONGEST: Final = 8 * 1024  # letters of a frame that comes in
TOO_MANY: Final = 50  # frames too many, and the socket is closed
SLOW: Final = 10.0  # seconds in which a frame must go out
SOON: Final = 0.5  # seconds after which the store is asked again that did not answer
TOO_SLOW: Final = 4408
KINDS: Final[Mapping[str, frozenset[str]]] = {
    "act": frozenset({"act", "with", "as", "id"}),
    "comes": frozenset({"comes", "value", "id"}),
    "seal": frozenset({"seal", "id"}),
    "word": frozenset({"word", "salt", "id"}),
    "ready": frozenset({"ready", "id"}),
    "ask": frozenset({"ask", "id", "act", "with", "as", "detail", "given", "on", "selection"}),
    "resume": frozenset({"resume", "id"}),
    "ping": frozenset({"ping", "id"}),
}
"""What may be sent, and with what."""


class AtTable:
    """Somebody's socket at a table."""

    def __init__(self, floor: Floor, table: HouseTable, who: str, socket: WebSocket, since: int | None) -> None:
        self.floor, self.table, self.who, self.socket = floor, table, who, socket
        self.ear = Ear(who, since)
        self._answers: deque[str] = deque()
        self._sending: float | None = None  # since when something is on its way out
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
                    while text := self._answers.popleft() if self._answers else await listening.frame(self.ear):
                        await self._out(text)
                except Elsewhere:
                    await self._close(COME_AGAIN)  # and they are told where
                    return
                except (Unwritten, NotStored):  # nothing is shown that may not be stored; it is looked again
                    await asyncio.sleep(SOON)
                    self.ear.wake.set()

    async def _out(self, text: str) -> None:
        self._sending = perf_counter()
        await self.socket.send_text(text)
        self._sending = None

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(1):
                await self.socket.close(code)

    def _answer(self, told: Mapping[str, Any]) -> None:
        self._answers.append(written(told))
        self.ear.wake.set()

    # In

    async def _receive(self) -> None:
        too_many = 0
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            try:
                self._frames.take("")
            except TooOften as often:
                too_many += 1
                self._answer({"error": str(often), "status": 429})
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
            frame = read_frame(text)
            id = {"id": frame["id"]} if isinstance(frame.get("id"), str) else {}
            check_frame(frame)
            told = await self._does(frame)
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
        self._answer(id | told)

    async def _does(self, frame: Mapping[str, Any]) -> dict[str, Any]:
        match frame:
            case {"ping": said}:
                return {"pong": said}
            case {"resume": number}:
                self.ear.anew(number)
                return {"resumes": number}
            case {"ask": what}:
                return {"asked": what, "answer": await ask(self.table, await self._person(), what, frame)}
        self.floor.limits.acts.take(self.who)
        id, who = frame.get("id"), await self._person()
        match frame:
            case {"comes": field, "value": value}:
                return _done(await acting.comes(self.table, who, field, value, id))
            case {"ready": _}:
                absent = self.floor.listening(self.table).absent()
                return _done(await acting.ready(self.table, who, id, absent))
            case {"seal": seal}:
                return _done(await acting.seal(self.table, who, seal, id))
            case {"word": word}:
                return _done(await acting.word(self.table, who, word, frame.get("salt", ""), id))
        given, under = frame.get("with", {}), frame.get("as")
        return _done(await acting.act(self.table, who, frame["act"], given, under, id))

    async def _person(self) -> Member:
        """With the role that they have now; whoever signed out, here or in another process, is nobody any more."""
        if await self.floor.sessions.of(self.socket.cookies) is None:
            raise NotSignedIn("the session is over; sign in again")
        return await self.floor.house.knows(self.who)


def _done(answer: Answer) -> dict[str, Any]:
    return {"done": {"first": answer.first, "last": answer.last}}


def problem(wrong: Exception) -> dict[str, Any]:
    """Anything but a refusal, in one line."""
    if isinstance(wrong, Problem):
        return {"error": printable(str(wrong)), "status": wrong.status}
    status = next((status for kind, status in STATUS if isinstance(wrong, kind)), 500)
    if status == 500:
        LOG.error("a bug", extra={"told": {"what": type(wrong).__name__, "at": frames(wrong)}})
        return {"error": "something is wrong on our side; it was noted", "status": 500}
    return {"error": printable(str(wrong)) if status < 500 else UNSTORED, "status": status}


def read_frame(text: str | None) -> dict[str, Any]:
    """A frame that came in: some JSON object."""
    if text is None:
        raise BadInput("a frame is text, in JSON")
    if len(text) > LONGEST:
        raise BadInput(f"a frame has at most {LONGEST} letters")
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("a frame is one JSON object") from None
    if not isinstance(frame, dict):
        raise BadInput("a frame is one JSON object")
    return frame


def check_frame(frame: dict[str, Any]) -> None:
    """Refuse what is none of the frames that are known."""
    kind = next((kind for kind in ("ask", *KINDS) if kind in frame), None)
    if kind is None:
        raise BadInput(f"a frame says one of {', '.join(KINDS)}")
    if more := frame.keys() - KINDS[kind]:
        raise BadInput(f"{quoted(min(more))} is not said with {kind}; allowed: {', '.join(sorted(KINDS[kind]))}")
    types: dict[str, tuple[type, ...]] = {"with": (dict,), "value": (str, int), "resume": (int,), "given": (dict,)}
    for name, said in frame.items():
        if name not in ("ping", "ready") and (not isinstance(said, types.get(name, (str,))) or isinstance(said, bool)):
            raise BadInput(f"{quoted(name)} is {_as_words(types.get(name, (str,)))}")
    if kind == "comes" and "value" not in frame:
        raise BadInput("'value' is still to be said: what came")
    if frame.get("ready", True) is not True:
        raise BadInput("'ready' is true")
    if len(str(frame.get("ping", ""))) > 100:
        raise BadInput("'ping' is a word or a number")


def _as_words(kinds: tuple[type, ...]) -> str:
    names = {str: "a word", int: "a whole number", dict: "an object"}
    return " or ".join(names[kind] for kind in kinds)
