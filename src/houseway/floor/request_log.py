"""Counts and logs every request: which route, how it was answered, how long it took, by whom."""

import logging
from time import perf_counter
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from houseway.errors import printable
from houseway.floor.visitor import floor_of

LOG: Final = logging.getLogger("houseway.floor")
METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
LONGEST: Final = 200


class RequestLog:
    """The outermost of all, so that what is refused at the door counts too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        since, status = perf_counter(), 500

        async def looking(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, looking)
        finally:
            self._tell(HTTPConnection(scope), status, perf_counter() - since)

    def _tell(self, request: HTTPConnection, status: int, seconds: float) -> None:
        scope = request.scope
        route = getattr(scope.get("route"), "path", "none")
        method = scope["method"] if scope["method"] in METHODS else "other"
        floor_of(request).meters.answered(method, route, status, seconds)
        session = getattr(request.state, "session", None)
        told = {
            "method": method,
            "path": printable(scope["path"][:LONGEST]),  # without what follows the question mark
            "status": status,
            "ms": round(seconds * 1000, 1),
            "address": request.client.host if request.client else "",
            "who": session.person if session is not None else None,
        }
        LOG.info("answered", extra={"told": told})
