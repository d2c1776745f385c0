"""SQLite's log goes into its file beside the writing: by itself it does so in the middle of a commit, and one act in a
hundred waits for the disk ten times as long as the others.
"""

import asyncio
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from houseway.store.database import Unwritten, tidied

AFTER: Final = 2_000  # events since the last time: some 7,000 pages of the log
PASSES: Final = 2  # beside the writing: the second has little left to do, and leaves next to nothing


class Tidying:
    """Of one database; PostgreSQL does it by itself."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine, self.events = engine, 0
        self.writing = asyncio.Lock()  # whoever writes holds it
        self._under_way: asyncio.Task[None] | None = None

    def wrote(self, events: int) -> None:
        """So many events more are in the log."""
        self.events += events
        idle = self._under_way is None or self._under_way.done()
        if self.events >= AFTER and idle and self.engine.dialect.name == "sqlite":
            self.events, self._under_way = 0, asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        with suppress(Unwritten):  # a full disk: the log stays as it is, and holds all there is
            for _ in range(PASSES):
                await asyncio.to_thread(tidied, self.engine)
            async with self.writing:  # all of it is in the file now, and the log begins anew
                await asyncio.to_thread(tidied, self.engine)

    async def ended(self) -> None:
        if self._under_way is not None:
            await asyncio.gather(self._under_way, return_exceptions=True)
