"""Signing in and out, guests, and who one is."""

from typing import Final

from fastapi import APIRouter, Request, Response

from houseway.floor.floor import Floor, OnFloor
from houseway.floor.guests import new_guest
from houseway.floor.limits import address_of
from houseway.floor.lookup import holdings
from houseway.floor.problems import NotAllowed, NotSignedIn
from houseway.floor.sessions import LoginSession
from houseway.floor.shapes import DoneShape, NewOwnPassword, PersonShape, SignedIn, SignIn
from houseway.floor.visitor import Who, member_of, session_of
from houseway.house.people import HAVE_PASSWORDS, Member, rights

router: Final = APIRouter(prefix="/api/session", tags=["session"])


@router.get("", summary="Who am I?")
async def who_am_i(request: Request, floor: OnFloor) -> SignedIn:
    """Whoever the cookie says, and the token that goes with every act; nobody, where there is no session."""
    session = await session_of(request)
    return await _told(floor, session)


@router.post("", summary="Sign in")
async def sign_in(sent: SignIn, request: Request, response: Response, floor: OnFloor) -> SignedIn:
    """By name and password. A session begins, in a cookie; one that was there is over."""
    floor.limits.by_address.take(address_of(request))
    floor.limits.by_name.take(sent.name)
    if not await floor.passwords.fits(sent.name, sent.password):
        raise NotSignedIn("the name or the password is wrong")
    floor.limits.by_name.forget(sent.name)
    return await _begin(request, response, floor, sent.name)


@router.post("/guest", summary="Come in as a guest")
async def as_guest(request: Request, response: Response, floor: OnFloor) -> SignedIn:
    """A made-up name and play money, and nothing to type."""
    if not floor.settings.guests:
        raise NotAllowed("this house takes no guests; an administrator makes people known to it")
    floor.limits.guests.take(address_of(request))
    guest = await new_guest(floor)
    return await _begin(request, response, floor, guest.name)


@router.delete("", summary="Sign out")
async def sign_out(request: Request, response: Response, floor: OnFloor) -> SignedIn:
    """The session is over, and its sockets are closed."""
    session = await session_of(request)
    if session is not None:
        await _end(session, floor)
    floor.sessions.forget(response)
    return await _told(floor, None)


@router.put("/password", summary="Change one's own password")
async def change_password(sent: NewOwnPassword, who: Who, response: Response, floor: OnFloor) -> DoneShape:
    """Every session of this person is over; they sign in again."""
    _has_a_password(who)
    floor.limits.by_name.take(who.name)
    if not await floor.passwords.fits(who.name, sent.old):
        raise NotAllowed("the old password is wrong")
    await floor.passwords.set(who.name, sent.new)
    floor.sessions.forget(response)
    await floor.sockets.close_person(who.name)
    return DoneShape(done="the password is changed; sign in again")


def _has_a_password(who: Member) -> None:
    if not who.is_one(HAVE_PASSWORDS):
        raise NotAllowed("a guest has no password")


async def _begin(request: Request, response: Response, floor: Floor, name: str) -> SignedIn:
    before = await session_of(request)
    if before is not None:
        await _end(before, floor)
    return await _told(floor, await floor.sessions.begin(name, response))


async def _end(session: LoginSession, floor: Floor) -> None:
    await floor.sessions.end(session)
    await floor.sockets.close_session(session)


async def _told(floor: Floor, session: LoginSession | None) -> SignedIn:
    who = await member_of(floor, session) if session is not None else None
    if session is None or who is None:
        return SignedIn(person=None, csrf=None, holdings=None, may=[], guests=floor.settings.guests)
    person = PersonShape(name=who.name, role=who.role, also=list(who.also))
    has = await holdings(floor.house, who.name)
    own = rights(who)
    return SignedIn(person=person, csrf=session.csrf, holdings=has, may=own, guests=floor.settings.guests)
