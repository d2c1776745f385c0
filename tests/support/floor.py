"""A floor in one process with its test client, people of every role, and passwords that cost nothing."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import unquote

from anyio.from_thread import BlockingPortal, start_blocking_portal
from argon2 import PasswordHasher
from fastapi import FastAPI
from httpx2 import Request, Response
from starlette.testclient import TestClient

from houseway.floor.app import app
from houseway.floor.floor import Floor
from houseway.floor.settings import FloorSettings, Hashing, Rate
from houseway.house.clock import HeldClock
from houseway.house.people import HouseRole
from houseway.store.database import FILE
from support.house import house_at

ORIGIN = "http://testserver"
PASSWORD = "a long password"
CHEAP = Hashing(1, 8, 1)
STAFF = {role.value: f"{role.value} ann" for role in HouseRole if role is not HouseRole.GUEST}
"""Somebody of each role; a guest comes in by themselves."""
ROLES = ("guest", *STAFF)
ALIKE = {"count": "cashier", "keno supervisor": "keno writer", "tournament director": "trainee", "device": "trainee"}
"""Who is told no more, and nothing else, at the tables that are looked at there, than somebody of another role."""
EYES = tuple(role for role in ROLES if role not in ALIKE)


class Time:
    """Stands still until it is moved on."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def settings(**changes: Any) -> FloorSettings:
    plenty = {
        name: Rate(1_000_000, 1) for name in FloorSettings._fields if name.endswith(("_name", "_address", "_person"))
    }
    chosen: dict[str, Any] = {"origins": frozenset({ORIGIN}), "hashing": CHEAP, "time": Time(), **plenty}
    chosen["health_seconds"] = 0.0
    return FloorSettings(**chosen | changes)


@cache
def hashed() -> str:
    return PasswordHasher(*CHEAP).hash(PASSWORD)


class Client(TestClient):
    """Asks in one step of the loop; the one that comes with Starlette goes there and back eight times a request."""

    def send(self, request: Request, **how: Any) -> Response:
        if request.url.scheme != "http" or self.portal is None:
            return super().send(request, **how)
        answer: Response = self.portal.call(_answer, self.app, request)
        if answer.is_redirect:
            return super().send(request, **how)
        answer.request, answer.elapsed = request, timedelta()
        self.cookies.extract_cookies(answer)
        return answer


async def _answer(app: Any, request: Request) -> Response:
    begun, body, asked, ended = dict[str, Any](), bytearray(), [request.read()], asyncio.Event()

    async def receive() -> dict[str, Any]:
        if asked:
            return {"type": "http.request", "body": asked.pop()}
        await ended.wait()  # or what is sent piece by piece would stop at once
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        begun.update(message)
        body.extend(message.get("body", b""))
        if message["type"] == "http.response.body" and not message.get("more_body"):
            ended.set()

    url = request.url
    where = {"path": unquote(url.path), "raw_path": url.raw_path.split(b"?", 1)[0], "query_string": url.query}
    headers = [(name.lower().encode(), value.encode()) for name, value in request.headers.multi_items()]
    how = {"type": "http", "http_version": "1.1", "scheme": url.scheme, "method": request.method, "headers": headers}
    ends = {"root_path": "", "client": ("testclient", 50000), "server": (url.host, 80), "state": {}}
    await app(how | where | ends, receive, send)
    return Response(begun["status"], headers=begun["headers"], content=bytes(body))


class Visitor:
    """Somebody with a browser of their own: cookies, and the token that goes with every act."""

    def __init__(self, client: TestClient) -> None:
        self.client, self.csrf = client, ""

    def get(self, path: str, **with_: Any) -> Any:
        return self.client.get(path, **with_)

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        found = {"Origin": ORIGIN, "X-CSRF-Token": self.csrf, **headers}
        return self.client.request(method, path, json=body, headers=found)

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self.send("POST", path, body, **headers)

    def comes_in(self, role: str) -> "Visitor":
        sent = {"name": STAFF.get(role, ""), "password": PASSWORD}
        answer = self.post("/api/session/guest") if role == "guest" else self.post("/api/session", sent)
        assert answer.status_code == 200, answer.text
        self.csrf = answer.json()["csrf"]
        return self


class OnTheFloor:
    """A floor with its loop, which all its visitors share."""

    def __init__(self, made: FastAPI, portal: BlockingPortal) -> None:
        self.app, self.portal = made, portal
        self.floor: Floor = made.state.floor
        self.house = self.floor.house

    def visitor(self, role: str | None = None) -> Visitor:
        client = Client(self.app, base_url=ORIGIN)
        client.portal = self.portal
        found = Visitor(client)
        return found.comes_in(role) if role is not None else found

    def pass_time(self, **by: float) -> None:
        """The house's clock is moved on."""
        assert isinstance(self.house.clock, HeldClock)
        self.house.clock.move_on(timedelta(**by))

    def does(self, what: Any, *args: Any) -> Any:
        """Something done to the house from outside the web."""
        return self.portal.call(what, *args)


@cache
def _staffed() -> bytes:
    """The file of a house whose staff has been admitted: that is done once, and not for every floor."""
    with TemporaryDirectory() as folder, start_blocking_portal() as portal:
        portal.call(_staff, folder)
        return (Path(folder) / FILE).read_bytes()


async def _staff(folder: str) -> None:
    house = house_at(folder)
    made = app(house, settings())
    for role, name in STAFF.items():
        await house.admit(name, role)
        made.state.floor.sign_ins.set_password(name, hashed())
    await house.stop()


def staffed(folder: Path) -> None:
    if not (file := folder / FILE).exists():
        file.write_bytes(_staffed())


@contextmanager
def floor_at(folder: Path, database: str | None = None, **changes: Any) -> Iterator[OnTheFloor]:
    """A floor with somebody of every role."""

    async def begin() -> FastAPI:
        if database is None:
            staffed(folder)
        house = house_at(folder, database)
        made = app(house, settings(**changes))
        for role, name in STAFF.items():
            if name not in house.people:
                await house.admit(name, role)
                made.state.floor.sign_ins.set_password(name, hashed())
        return made

    with start_blocking_portal() as portal:
        on = OnTheFloor(portal.call(begin), portal)
        try:
            yield on
        finally:
            on.does(on.house.stop)
