"""Stands before every request: where it was meant to go, where it comes from, how long it is, how often it comes."""

import asyncio
import hmac
import logging
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from houseway.floor.limits import address_of
from houseway.floor.logs import frames
from houseway.floor.open_sockets import TOO_FAST
from houseway.floor.problems import NotAllowed, Problem, TooLong, TooOften, answer, told
from houseway.floor.settings import FloorSettings
from houseway.floor.visitor import floor_of, session_of
from houseway.store.database import Unwritten

LOG: Final = logging.getLogger("houseway.floor")
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
BY_ANY_NAME: Final = frozenset({"/health", "/metrics"})  # asked by machines, under whatever name they know the house
BODY_SECONDS: Final = 30
NOT_OURS: Final = 4403  # a socket that is not let in
CSRF: Final = "x-csrf-token"
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
BY_TLS: Final = {"Strict-Transport-Security": "max-age=31536000"}


class Guard:
    """Lets through what may come, and puts the headers of the house on whatever is answered."""

    def __init__(self, app: ASGIApp, settings: FloorSettings) -> None:
        self.app, self.settings = app, settings
        self.headers = HEADERS | (BY_TLS if settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and (code := await self._refuses(HTTPConnection(scope))) is not None:
            await send({"type": "websocket.close", "code": code, "reason": ""})
        else:
            await self.app(scope, receive, send)

    async def _refuses(self, socket: HTTPConnection) -> int | None:
        """With which code a socket is not let in."""
        if not self._meant_for_us(socket):
            return NOT_OURS
        try:
            await self._count(socket)
        except TooOften:
            return TOO_FAST
        except Unwritten:  # the store does not answer, which is told when it is accepted
            return None
        return None

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                self._add_headers(scope["path"], MutableHeaders(raw=message["headers"]))
                message["headers"] = list(message["headers"])
            await send(message)

        try:
            try:
                receive = await self._let_through(HTTPConnection(scope), scope["method"], receive)
            except (Problem, Unwritten) as problem:
                await answer(problem)(scope, receive, with_headers)
                return
            await self.app(scope, receive, with_headers)
        except Exception as bug:
            LOG.error("a bug", extra={"told": {"path": scope["path"], "what": type(bug).__name__, "at": frames(bug)}})
            if not begun:
                await told(500, "something is wrong on our side; it was noted")(scope, receive, with_headers)

    def _add_headers(self, path: str, headers: MutableHeaders) -> None:
        for name, value in self.headers.items():
            headers.setdefault(name, value)
        if path.startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")

    async def _let_through(self, request: HTTPConnection, method: str, receive: Receive) -> Receive:
        if not self._meant_for_us(request):
            raise NotAllowed("the house is not known under this name; `--origin` says under which it is")
        if method in SAFE:
            await self._count(request)
            return receive
        if request.headers.get("origin") not in self.settings.origins:
            raise NotAllowed("this does not come from a page of the house; its origin is missing, or another")
        session = await session_of(request)
        if session is not None:
            if not hmac.compare_digest(request.headers.get(CSRF, "").encode(), session.csrf.encode()):
                raise NotAllowed("the token against forged requests is missing or wrong; GET /api/session tells it")
            floor_of(request).limits.acts.take(session.person)
        return await self._whole(request, receive)

    async def _count(self, request: HTTPConnection) -> None:
        """What is only looked at: by person, or by address where nobody is signed in, or no store is asked."""
        if request.url.path in BY_ANY_NAME:
            return
        limits = floor_of(request).limits
        session = await session_of(request) if request.url.path.startswith("/api") else None
        if session is not None:
            limits.looks.take(session.person)
        else:
            limits.looks_from.take(address_of(request))

    def _meant_for_us(self, request: HTTPConnection) -> bool:
        """Under another name, somebody else's page could pass for ours (DNS rebinding)."""
        return request.url.path in BY_ANY_NAME or request.headers.get("host") in self.settings.hosts

    async def _whole(self, request: HTTPConnection, receive: Receive) -> Receive:
        """The body, read before anybody looks at it, if it is not too long."""
        longest, body = self.settings.longest_body, bytearray()
        said = request.headers.get("content-length", "0")
        too_long = TooLong(f"the body is too long; at most {longest} bytes are taken")
        if not said.isdecimal() or len(said) > 15 or int(said) > longest:
            raise too_long
        more = True
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while more:
                    message = await receive()
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > longest:
                        raise too_long
        except TimeoutError:
            raise Problem(f"the body did not come within {BODY_SECONDS} seconds") from None
        return _again(bytes(body), receive)


def _again(body: bytes, receive: Receive) -> Receive:
    handed = False

    async def once_more() -> Message:
        nonlocal handed
        if handed:
            return await receive()
        handed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once_more
