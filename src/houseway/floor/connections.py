"""The connections of a process: how long one may say nothing, and how many there may be, of an address and of all.

Whoever is asked for more than there may be closes one that says nothing, the longest silent first: so however many are
opened and left alone, the next that says something is heard.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from socket import SHUT_RDWR, socket
from typing import Any, Final, NamedTuple, TypeAlias

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from houseway.floor.limits import address_key

HEAD_SECONDS: Final = 10.0  # for the head of a request, from when the one before was answered
SEND_SECONDS: Final = 30.0  # for whatever is sent to be taken
MOST_OF_AN_ADDRESS: Final = 500
ENOUGH_FILES: Final = 1 << 16
WITHOUT_LIMITS: Final = 512  # files, where the system does not say how many a process may open
Peer: TypeAlias = tuple[str, int]


class Most(NamedTuple):
    """So many connections of an address, and of all together."""

    each: int
    together: int


def most_for(files: int, each: int | None = None) -> Most:
    """A process needs files for other things too, and one address is not everybody."""
    return Most(each or max(1, min(MOST_OF_AN_ADDRESS, files // 4)), max(1, files // 2))


def files() -> int:
    """As many as the process may open, once it has asked for all that it may have."""
    try:
        import resource
    except ImportError:
        return WITHOUT_LIMITS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return ENOUGH_FILES if soft == resource.RLIM_INFINITY else soft
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Connection(socket):
    """Somebody's; it says when it is closed."""

    gone: Callable[[], None]

    def close(self) -> None:
        super().close()
        self.gone()


class Listener(socket):
    """Waits for people, and has every connection counted."""

    connections: "Connections"

    def accept(self) -> tuple[socket, Any]:
        plain, address = super().accept()
        made = Connection(plain.family, plain.type, plain.proto, fileno=plain.detach())
        self.connections.opened(made, address[:2])
        return made, address


class Connections:
    """Those of one process, by the address and port at their other end. The proxy's word counts, and not its number."""

    def __init__(
        self,
        most: Most,
        proxy: str | None = None,
        seconds: float = HEAD_SECONDS,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.most, self.proxy, self.seconds, self.now = most, proxy, seconds, now or time.monotonic
        self._open: dict[Peer, Connection] = {}
        self._of: Counter[str] = Counter()  # open, by address
        self._busy: Counter[Peer] = Counter()  # requests that are being answered
        self._silent: OrderedDict[Peer, float] = OrderedDict()  # since when, the longest first

    def __len__(self) -> int:
        return len(self._open)

    def listener(self, waiting: socket) -> Listener:
        """The same socket, with its connections counted."""
        made = Listener(waiting.family, waiting.type, waiting.proto, fileno=waiting.detach())
        made.connections = self
        return made

    def opened(self, connection: Connection, peer: Peer) -> None:
        """One more; where that is one too many, the longest silent goes."""
        key = address_key(peer[0])
        connection.gone = lambda: self._gone(peer, connection)
        self._open[peer] = connection
        self._of[key] += 1
        self._silent[peer] = self.now()
        if self._of[key] > self.most.each and peer[0] != self.proxy:
            self._shed(lambda other: address_key(other[0]) == key)
        if len(self._open) > self.most.together:
            self._shed(lambda _other: True)

    def _gone(self, peer: Peer, connection: Connection) -> None:
        if self._open.get(peer) is not connection:  # it was closed before
            return
        del self._open[peer]
        self._silent.pop(peer, None)
        key = address_key(peer[0])
        self._of[key] -= 1
        if not self._of[key]:
            del self._of[key]

    def _shed(self, fits: Callable[[Peer], bool]) -> None:
        if (found := next(filter(fits, self._silent), None)) is not None:
            self.cut(found)

    def cut(self, peer: Peer) -> None:
        """Its end is seen by whoever reads there, and closes it."""
        self._silent.pop(peer, None)
        if peer in self._open:
            with suppress(OSError):  # it went at the same moment
                self._open[peer].shutdown(SHUT_RDWR)

    def sweep(self) -> None:
        """Whoever has said nothing for too long goes."""
        while self._silent and self.now() - next(iter(self._silent.values())) >= self.seconds:
            self.cut(next(iter(self._silent)))

    async def watch(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(self.seconds / 10)
            self.sweep()

    @contextmanager
    def answering(self, peer: Peer) -> Iterator[None]:
        """A request has its head, and is being answered."""
        self._busy[peer] += 1
        self._silent.pop(peer, None)
        try:
            yield
        finally:
            self._busy[peer] -= 1
            if not self._busy[peer]:
                del self._busy[peer]
                if peer in self._open:
                    self._silent[peer] = self.now()


class HeadGuard:
    """Stands before the application, and before anybody's word on where a request comes from."""

    def __init__(self, app: ASGIApp, connections: Connections) -> None:
        self.app, self.connections = app, connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer: Peer = (scope["client"][0], scope["client"][1]) if scope.get("client") else ("", 0)

        async def in_time(message: Message) -> None:
            late = asyncio.get_running_loop().call_later(SEND_SECONDS, self.connections.cut, peer)
            try:
                await send(message)
            finally:
                late.cancel()

        with self.connections.answering(peer):
            await self.app(scope, receive, in_time if scope["type"] == "http" else send)  # a socket looks by itself
