"""The first run: an administrator who can sign in, and a house to look at."""

import secrets
from typing import Final, NamedTuple

from houseway.floor.floor import Floor
from houseway.house.demonstration import furnish
from houseway.house.people import ADMINISTER, HouseRole

NAME: Final = "administrator"


class FirstPassword(NamedTuple):
    """Told once."""

    name: str
    password: str


async def first_run(floor: Floor, password: str | None = None, furnished: bool = True) -> FirstPassword | None:
    """Does nothing where an administrator can sign in; else makes one, and returns the password that was made up.

    After a restore there is one without a password: backups hold none.
    """
    there = [each.name for each in floor.house.people.values() if each.is_one(ADMINISTER)]
    if any(floor.sign_ins.password(name) for name in there):
        return None
    name = min(there, default=NAME)
    broken_off = floor.sign_ins.password(name) is not None  # a first run that came no further
    made = password or secrets.token_urlsafe(12)
    await floor.passwords.set(name, made)
    if not there:
        if furnished and (broken_off or not floor.house.names):
            await furnish(floor.house)
        await floor.house.admit(name, HouseRole.ADMINISTRATOR.value)
    return FirstPassword(name, made) if not password else None
