"""The people of the house, for its administrator."""

import asyncio
from functools import partial
from itertools import combinations
from typing import Annotated, Final

from fastapi import APIRouter, Query

from houseway.errors import BadInput, quoted
from houseway.floor.floor import Floor, OnFloor
from houseway.floor.guests import PREFIX
from houseway.floor.lookup import known_person
from houseway.floor.shapes import DoneShape, Known, NewPerson, NewRole, People, PersonShape, ResetPassword
from houseway.floor.visitor import Key, needs, own_id
from houseway.house.names import check_visible, looks, plainly, read_as
from houseway.house.people import ADMINISTER, HAVE_PASSWORDS, PLAY, HouseRole, Member, are_apart, member, written
from houseway.house.play_money import has_play_money
from houseway.house.tables.patrons import is_unknown
from houseway.play.people import Role

router: Final = APIRouter(prefix="/api/people", tags=["people"])
Administrator = Annotated[Member, needs(ADMINISTER)]
AT_ONCE: Final = 200
GIVEN: Final[list[HouseRole]] = [role for role in HouseRole if role is not HouseRole.GUEST]
EXCLUDING: Final = [(one, other) for one, other in combinations(GIVEN, 2) if are_apart(one, other)]


@router.get("", summary="Who is known")
async def everybody(
    _who: Administrator,
    floor: OnFloor,
    after: Annotated[str, Query(max_length=100, description="Names after this one.")] = "",
    sought: Annotated[str, Query(max_length=100, description="What a name or its role contains.")] = "",
) -> People:
    """By name, so many at a time."""
    words = plainly(sought)
    fit = (each.name for each in floor.house.people.values() if words in plainly(f"{each.name} {each.words}"))
    names = sorted(name for name in fit if name > after)
    told = [_known(floor, floor.house.people[name]) for name in names[:AT_ONCE]]
    return People(people=told, more=len(names) > AT_ONCE, roles=GIVEN, apart=EXCLUDING)


@router.post("", summary="Make somebody known", status_code=201)
async def admit(sent: NewPerson, who: Administrator, floor: OnFloor, key: Key = None) -> PersonShape:
    """Under a name that nobody has, with a role."""
    check = partial(_check_new, floor, sent)  # in its turn, and not of a retry, which finds its own name
    found = await floor.house.admit(sent.name, written((sent.role, *sent.also)), own_id(who, sent.id or key), check)
    if sent.password is not None and not await asyncio.to_thread(floor.sign_ins.password, sent.name):
        await floor.passwords.set(sent.name, sent.password)
    return _told(found)


@router.put("/role", summary="Give somebody another role")
async def give_role(sent: NewRole, who: Administrator, floor: OnFloor, key: Key = None) -> PersonShape:
    """They sign in again. A guest stays one, whoever plays leaves first, and there is always an administrator."""
    before = await known_person(floor.house, sent.name)
    if HouseRole.GUEST in (sent.role, *sent.also) or has_play_money(floor.house, before.name):
        raise BadInput("a guest or a bot has play money, and takes no other role; nobody becomes a guest")
    if sent.role not in PLAY and (there := await _plays_at(floor, sent.name)):
        raise BadInput(f"{quoted(sent.name)} plays at {there[0]}; they leave first, with their chips")
    found = await floor.house.admit(sent.name, written((sent.role, *sent.also)), own_id(who, sent.id or key))
    await asyncio.to_thread(floor.sign_ins.end_all, sent.name)
    await floor.sockets.close_person(sent.name)
    return _told(found)


@router.put("/password", summary="Give somebody a new password")
async def reset_password(sent: ResetPassword, _who: Administrator, floor: OnFloor) -> DoneShape:
    """Whoever was signed in under this name is so no longer."""
    if not (await known_person(floor.house, sent.name)).is_one(HAVE_PASSWORDS):
        raise BadInput("a guest has no password")
    await floor.passwords.set(sent.name, sent.password)
    await floor.sockets.close_person(sent.name)
    return DoneShape(done="the password is set")


async def _plays_at(floor: Floor, name: str) -> list[str]:
    """Where somebody sits in this process, and where they have chips in any."""
    house = floor.house
    here = [each.name for each in house.tables.values() if each.running.table.takes_part(name)]
    return here or list(await house.store.aside(house.store.at_tables, name))


def _check_new(floor: Floor, sent: NewPerson) -> None:
    """A name that could be taken for somebody else's is refused."""
    member(sent.name, written((sent.role, *sent.also)))
    check_visible(sent.name)
    read, seen_as = read_as(sent.name), looks(sent.name)
    if sent.role is HouseRole.GUEST or any(each.startswith(own) for own in read_as(PREFIX) for each in read):
        raise BadInput("guests come in by themselves, and nobody else is called so")
    if any(is_unknown(each) for each in read):
        raise BadInput(f"{quoted(sent.name)} is what somebody is called whom nobody knows; choose another name")
    if any(read & read_as(each) for each in RESERVED):
        raise BadInput(f"{quoted(sent.name)} is what somebody is called at a table; choose another name")
    if any(seen_as & looks(each) for each in floor.house.people):
        raise BadInput(f"there is somebody called {quoted(sent.name)}, or nearly so; choose another name")


RESERVED: Final = frozenset(
    {role.value for roles in (HouseRole, Role) for role in roles} | {"house", "the house", "cage", "floor", "bank"}
)
"""What somebody is in the house or at a table; and who writes tickets where the lounge draws by the clock."""


def _known(floor: Floor, who: Member) -> Known:
    return Known(name=who.name, role=who.role, also=list(who.also), stays=has_play_money(floor.house, who.name))


def _told(who: Member) -> PersonShape:
    return PersonShape(name=who.name, role=who.role, also=list(who.also))
