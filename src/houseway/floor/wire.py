"""The wire of a socket, as uvicorn has it; and a frame can be put on it at once, so that no task is woken for each."""

from collections.abc import Callable
from functools import lru_cache
from struct import pack
from typing import Final, TypeAlias, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

AT_ONCE: Final = "houseway.at_once"
Writes: TypeAlias = Callable[[str], bool]
"""Puts a frame on the wire now, or says that it cannot: then it is sent as usual, when there is room."""
WHOLE_TEXT: Final = 0x81
MANY: Final = 8  # frames that wait to be read; then the other end waits too


@lru_cache(maxsize=1)
def framed(text: str) -> bytes:
    """One whole frame of text, as a server sends it (RFC 6455, section 5.2): not masked. Most who listen at a table are
    sent the same one after another."""
    data = text.encode()
    if len(data) < 126:
        return bytes((WHOLE_TEXT, len(data))) + data
    if len(data) < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, len(data)) + data
    return pack("!BBQ", WHOLE_TEXT, 127, len(data)) + data


def at_once(scope: Scope) -> Writes:
    """How somebody's socket is written to at once; other servers than ours have no such way."""
    return cast(Writes, scope.get("extensions", {}).get(AT_ONCE, {}).get("write", lambda _text: False))


class Wire(WebSocketsSansIOProtocol):
    """One socket's."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][AT_ONCE] = {"write": self.write_at_once}
        await super().run_asgi()

    def write_at_once(self, text: str) -> bool:
        """False where the wire is full or closed, and nothing was written."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not OPEN or self.conn.extensions:
            return False
        self.transport.write(framed(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """Reading stops where many frames wait: uvicorn stops it with each, and asks the system twice for that."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MANY:
            self.read_paused = True
            self.transport.pause_reading()
