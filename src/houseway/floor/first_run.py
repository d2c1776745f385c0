"""The first run: an administrator who can sign in, and a house to look at."""

import secrets
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from houseway.floor.floor import Floor
from houseway.house.house import House
from houseway.house.people import HouseRole

NAME: Final = "administrator"


async def first_run(floor: Floor, password: str | None = None, furnished: bool = True) -> str | None:
    """Does nothing in a house that has an administrator; else makes one, and returns the password that was made up."""
    people = floor.house.people.values()
    if any(each.role is HouseRole.ADMINISTRATOR for each in people):
        return None
    made = password or secrets.token_urlsafe(12)
    await floor.passwords.set(NAME, made)  # first: an administrator without a password would be there for ever
    if furnished and not floor.house.names:
        await _furnish(floor.house)
    await floor.house.admit(NAME, HouseRole.ADMINISTRATOR.value)
    return None if password else made


async def _furnish(house: House) -> None:
    """Every game open, bots at some seats, where this house has a demonstration."""
    if find_spec("houseway.house.demonstration"):
        await import_module("houseway.house.demonstration").furnish(house)
