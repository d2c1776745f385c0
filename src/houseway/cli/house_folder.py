"""A house that a command opens for one act, at the moment that it is told, and closes again."""

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from houseway.cli.files import write_whole
from houseway.errors import BadInput, quoted

if TYPE_CHECKING:
    from houseway.house.house import House

HOUSE: Final = "house.sqlite"
PATIENCE: Final = 10  # seconds: several terminals may use one folder, and each opens the house for an act
T = TypeVar("T")
Does: TypeAlias = Callable[["House"], Awaitable[T]]


def at_once(folder: Path, at: datetime, does: Does[T], seed: Callable[[], str] | None = None) -> T:
    """The house in a folder is opened, something is done there, and it is closed."""
    from houseway.house.clock import HeldClock  # here, so that nobody else waits for the database
    from houseway.house.house import House
    from houseway.house.tables.shoes import new_seed
    from houseway.store.database import url_of
    from houseway.store.store import Store

    async def done() -> T:
        store = Store(url_of(folder), PATIENCE)
        try:
            house = House(store, HeldClock(at), seed or new_seed)
        except BaseException:
            store.engine.dispose()
            raise
        try:
            return await does(house)
        finally:
            await house.stop()

    with for_nobody_else():
        return asyncio.run(done())


def in_folder(folder: Path, at: datetime, does: Does[T], begins: bool, seed: Callable[[], str] | None = None) -> T:
    """The same; where there is none, in one that is kept only if this `begins` it, and is not refused."""
    if is_begun(folder):
        return at_once(folder, at, does, seed)
    with TemporaryDirectory() as there:
        found = at_once(Path(there), at, does, seed)
        if begins:
            _begin(folder, Path(there))
    return found


def moment_of(args: argparse.Namespace) -> datetime:
    """When it is done: the casino's own time."""
    try:
        at = datetime.fromisoformat(args.at) if args.at else datetime.now().replace(microsecond=0)
    except ValueError:
        raise BadInput(f"--at: {quoted(args.at)} is not a moment; write one like 1998-09-04T20:15") from None
    if at.tzinfo is not None:
        raise BadInput(f"--at: {args.at}: moments are in the casino's own time, without a zone")
    return at


def is_begun(folder: Path) -> bool:
    return (folder / HOUSE).is_file()


def _begin(folder: Path, made: Path) -> None:
    """A folder is begun whole, with the house that was made elsewhere, or not at all."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / HOUSE, (made / HOUSE).read_bytes(), mode=0o600)
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
