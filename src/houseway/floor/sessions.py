"""Who is signed in: a random token in a cookie, its hash in the database, and the token against forged requests."""

import asyncio
import secrets
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import NamedTuple

from starlette.responses import Response

from houseway.floor.settings import FloorSettings
from houseway.store.sign_ins import SignIns


class LoginSession(NamedTuple):
    """Somebody's, by the hash of its token; `csrf` is what a page sends with every act."""

    key: str
    person: str
    csrf: str


class LoginSessions:
    """Begun, found by their cookie, ended."""

    def __init__(self, sign_ins: SignIns, settings: FloorSettings) -> None:
        self.sign_ins, self.settings = sign_ins, settings
        self.cookie = "__Host-houseway" if settings.secure else "houseway"

    async def begin(self, person: str, response: Response) -> LoginSession:
        """A new token; only its hash is kept here."""
        token = secrets.token_urlsafe(32)
        now, lasts = int(self.settings.time()), self.settings.session_seconds
        session = _session(token, person)
        await asyncio.to_thread(self.sign_ins.begin, session.key, person, now, now + lasts)
        response.set_cookie(
            self.cookie, token, lasts, path="/", secure=self.settings.secure, httponly=True, samesite="strict"
        )
        return session

    async def cookie_for(self, person: str) -> str:
        """The cookie of a new session, for a program that speaks for somebody: a load, a test."""
        response = Response()
        await self.begin(person, response)
        return response.headers["set-cookie"].partition(";")[0]

    async def of(self, cookies: Mapping[str, str]) -> LoginSession | None:
        """The session of a request's cookie, unless it is over."""
        token = cookies.get(self.cookie)
        if not token:
            return None
        person = await self._person(_hashed(token))
        return _session(token, person) if person is not None else None

    def key_of(self, cookies: Mapping[str, str]) -> str:
        """Under which a request's session is kept here; nobody's, where it has no cookie."""
        token = cookies.get(self.cookie)
        return _hashed(token) if token else ""

    async def goes_on(self, key: str) -> bool:
        """Is it not over?"""
        return await self._person(key) is not None

    async def _person(self, key: str) -> str | None:
        look, asked = self.sign_ins.person, (key, int(self.settings.time()))
        return look(*asked) if self.sign_ins.at_hand else await asyncio.to_thread(look, *asked)

    async def going_on(self, keys: Collection[str]) -> set[str]:
        """Those of these sessions that are not over; they may have ended in another process."""
        return await asyncio.to_thread(self.sign_ins.going_on, keys, int(self.settings.time()))

    async def end(self, session: LoginSession) -> None:
        await asyncio.to_thread(self.sign_ins.end, session.key)

    def forget(self, response: Response) -> None:
        """The browser throws its cookie away."""
        response.delete_cookie(self.cookie, path="/", secure=self.settings.secure, httponly=True, samesite="strict")


def _session(token: str, person: str) -> LoginSession:
    """The token against forged requests follows from the session's: whoever cannot read the one has not the other."""
    return LoginSession(_hashed(token), person, _hashed(f"csrf {token}"))


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
