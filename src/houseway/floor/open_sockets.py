"""The sockets that are open, so that they are closed when somebody signs out."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketState

from houseway.floor.sessions import LoginSession, LoginSessions
from houseway.floor.visitor import session_of

COME_AGAIN: Final = 1012  # the process stops; the table goes on elsewhere, or here soon
SIGNED_OUT: Final = 4401
TOO_FAST: Final = 4429
MOST: Final = 20  # of one person at once: each takes some memory, and a guest costs nothing


class OpenSockets:
    """Each with the session that opened it."""

    def __init__(self) -> None:
        self._open: dict[WebSocket, LoginSession | None] = {}
        self._of: Counter[str] = Counter()  # so many has each person

    def __len__(self) -> int:
        return len(self._open)

    @asynccontextmanager
    async def kept(self, socket: WebSocket) -> AsyncIterator[None]:
        """While a socket is served."""
        session = await session_of(socket)
        person = session.person if session is not None else ""
        self._open[socket] = session
        self._of[person] += 1
        try:
            yield
        finally:
            del self._open[socket]
            self._of[person] -= 1
            if not self._of[person]:
                del self._of[person]

    def has_room_for(self, person: str) -> bool:
        """Or somebody who needs no password takes all the memory there is."""
        return self._of[person] < MOST

    async def close_session(self, session: LoginSession) -> None:
        """Somebody signs out."""
        await self._close([socket for socket, by in self._open.items() if by and by.key == session.key])

    async def close_person(self, person: str) -> None:
        """All of somebody's, wherever they signed in."""
        await self._close([socket for socket, by in self._open.items() if by and by.person == person])

    async def close_ended(self, sessions: LoginSessions) -> None:
        """Those whose session is over: it had its time, or was ended in another process."""
        keys = {by.key for by in self._open.values() if by is not None}
        over = keys - await sessions.going_on(keys) if keys else keys
        await self._close([socket for socket, by in self._open.items() if by and by.key in over])

    async def _close(self, sockets: list[WebSocket]) -> None:
        for socket in sockets:
            if socket.application_state == WebSocketState.CONNECTED:
                with suppress(RuntimeError, OSError):  # it went at the same moment
                    await socket.close(SIGNED_OUT)
