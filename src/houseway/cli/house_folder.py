"""A house that a command opens for one act, at the moment that it is told, and closes again."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from houseway.cli.files import write_whole
from houseway.errors import BadInput
from houseway.house.clock import HeldClock
from houseway.house.fairness import new_seed
from houseway.house.house import House
from houseway.house.store import Store
from houseway.ledger.database import FILE, url_of

PATIENCE: Final = 10  # seconds: several terminals may use one folder, and each opens the house for an act
T = TypeVar("T")


def at_once(folder: Path, at: datetime, does: Callable[[House], Awaitable[T]], seed: Callable[[], str] = new_seed) -> T:
    """The house in a folder is opened, something is done there, and it is closed."""

    async def done() -> T:
        store = Store(url_of(folder), PATIENCE)
        try:
            house = House(store, HeldClock(at), seed)
        except BaseException:
            store.engine.dispose()
            raise
        try:
            return await does(house)
        finally:
            await house.stop()

    with for_nobody_else():
        return asyncio.run(done())


def is_begun(folder: Path) -> bool:
    return (folder / FILE).is_file()


def begin(folder: Path, made: Path) -> None:
    """A folder is begun whole, with the house that was made elsewhere, or not at all."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / FILE, (made / FILE).read_bytes(), mode=0o600)
    except OSError as wrong:
        raise BadInput(f"--data: {folder} cannot be used: {wrong.strerror}") from None


@contextmanager
def for_nobody_else() -> Iterator[None]:
    """Whatever file is made, passwords and seeds may be in it, and the folder may be open to others."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)
