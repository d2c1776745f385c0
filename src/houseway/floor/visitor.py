"""Who is at the other end: the person of the session's cookie, their role, and where the request comes from."""

from collections.abc import Collection
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Header
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from houseway.errors import BadInput
from houseway.floor.problems import NotAllowed, NotSignedIn
from houseway.floor.shapes import Id
from houseway.house.actor import acts_now
from houseway.house.people import HouseRole, Member
from houseway.house.tables.task import LONGEST_ID

if TYPE_CHECKING:
    from houseway.floor.floor import Floor
    from houseway.floor.sessions import LoginSession


def floor_of(connection: HTTPConnection) -> "Floor":
    """What this process holds: the house, the settings, sessions, limits."""
    found: Floor = connection.app.state.floor
    return found


async def session_of(connection: HTTPConnection) -> "LoginSession | None":
    """The session whose cookie came along, if it is still good; looked up once for a request."""
    if not hasattr(connection.state, "session"):
        connection.state.session = await floor_of(connection).sessions.of(connection.cookies)
    found: LoginSession | None = connection.state.session
    return found


async def person_of(connection: HTTPConnection) -> Member | None:
    """Whoever is signed in, with the role that they have now."""
    session = await session_of(connection)
    return await member_of(floor_of(connection), session) if session is not None else None


async def member_of(floor: "Floor", session: "LoginSession") -> Member | None:
    """Nobody, where the house does not know the name any more."""
    try:
        return await floor.house.knows(session.person)
    except BadInput:
        return None


async def _signed_in(connection: HTTPConnection) -> Member:
    found = await person_of(connection)
    if found is None:
        raise NotSignedIn("nobody is signed in; sign in first")
    acts_now(found)
    return found


Who = Annotated[Member, Depends(_signed_in)]
"""Whoever is signed in; 401 where nobody is."""


def needs(roles: Collection[HouseRole]) -> Any:
    """Whoever is signed in, if they have one of these roles; 403 otherwise: `Annotated[Member, needs(RUN_CAGE)]`."""

    async def check(who: Who) -> Member:
        may(who, roles)
        acts_now(who, who.by_which(roles))
        return who

    return Depends(check)


def may(who: Member, roles: Collection[HouseRole]) -> None:
    """Refuse somebody who has none of these roles."""
    if not who.is_one(roles):
        allowed = " or ".join(role.value for role in HouseRole if role in roles)
        raise NotAllowed(f"this is not for a {who.words}; it takes the role of {allowed}")


async def who_of(socket: WebSocket) -> Member | None:
    """Whoever opens a socket; nobody, where its page is not one of the house's own."""
    if socket.headers.get("origin") not in floor_of(socket).settings.origins:
        return None
    return await person_of(socket)


Key = Annotated[Id | None, Header(alias="Idempotency-Key", description="Instead of `id`.")]
"""The id of an act, where it stands in a header."""


def own_id(who: Member, id: str | None) -> str | None:
    """An id as it is stored: two people who give the same one do not get each other's answers."""
    if id is None:
        return None
    if not (id.isascii() and id.isprintable() and 0 < len(id) <= LONGEST_ID):
        raise BadInput(f"an id has 1 to {LONGEST_ID} printable letters without accents")
    return sha256(f"{len(who.name)}:{who.name}:{id}".encode()).hexdigest()
