"""The sockets that are open, so that they are closed when somebody signs out or the process stops."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketState

from houseway.floor.who import session_of

COME_AGAIN: Final = 1012  # the process stops; the table goes on elsewhere, or here soon
SIGNED_OUT: Final = 4401


class OpenSockets:
    """Each with the session that opened it."""

    def __init__(self) -> None:
        self._open: dict[WebSocket, str] = {}

    def __len__(self) -> int:
        return len(self._open)

    @asynccontextmanager
    async def kept(self, socket: WebSocket) -> AsyncIterator[None]:
        """While a socket is served."""
        session = await session_of(socket)
        self._open[socket] = session.key if session is not None else ""
        try:
            yield
        finally:
            del self._open[socket]

    async def close(self, code: int, session: str | None = None) -> None:
        """All of them, or those of a session."""
        for socket, opened_by in list(self._open.items()):
            if session in (None, opened_by) and socket.application_state == WebSocketState.CONNECTED:
                with suppress(RuntimeError, OSError):  # it went at the same moment
                    await socket.close(code)
