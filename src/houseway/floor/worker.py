"""What takes seconds to work out: one thing after another, in a thread of its own, each once, and kept while there is
room. The threads that everybody's session is looked up in stay free for that."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from houseway.floor.limits import Limit

ROOM: Final = 8 << 20  # bytes of what is kept; what was not asked for longest goes first
MOST: Final = 4096  # answers, however short: what was asked is kept beside each


class WorkingOut:
    """Answers as they were written, by what was asked."""

    def __init__(self, limit: Limit, room: int = ROOM) -> None:
        self._limit, self._room = limit, room
        self._thread = ThreadPoolExecutor(1, "working-out")
        self._turn = asyncio.Lock()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of each person who waits
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def at_hand(self, asked: Hashable) -> bytes | None:
        """What takes no time."""
        if asked in self._kept:
            self._kept.move_to_end(asked)
        return self._kept.get(asked)

    async def answer(self, who: str, asked: Hashable, work: Callable[[], bytes]) -> bytes:
        """What is at hand or under way is shared; anything new counts, and waits for whatever else its asker wants."""
        if (found := self.at_hand(asked)) is not None:
            return found
        if asked in self._under_way:
            return await asyncio.shield(self._under_way[asked])
        self._limit.take(who)
        async with self._turns.setdefault(who, asyncio.Lock()):
            if (found := self.at_hand(asked)) is not None:
                return found
            return await asyncio.shield(self._begun(asked, work))

    def _begun(self, asked: Hashable, work: Callable[[], bytes]) -> asyncio.Task[bytes]:
        """It goes on though whoever asked goes away: the next who asks has it."""
        if asked not in self._under_way:
            task = self._under_way[asked] = asyncio.create_task(self._worked_out(work))
            task.add_done_callback(partial(self._keep, asked))
        return self._under_way[asked]

    async def _worked_out(self, work: Callable[[], bytes]) -> bytes:
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _keep(self, asked: Hashable, done: asyncio.Task[bytes]) -> None:
        del self._under_way[asked]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[asked] = done.result()
        while len(self._kept) > MOST or sum(map(len, self._kept.values())) > self._room:
            self._kept.popitem(last=False)
