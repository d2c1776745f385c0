"""Guests: made-up names that are given once, and play money."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from houseway.house.people import HouseRole, Member

if TYPE_CHECKING:
    from houseway.floor.floor import Floor

PREFIX: Final = "guest "


async def new_guest(floor: "Floor") -> Member:
    """Known to the house under the next name, with play money in the purse."""
    name = await _next_name(floor)
    guest = await floor.house.admit(name, HouseRole.GUEST.value)
    await floor.house.play_money(name, floor.settings.guest_money)
    return guest


async def _next_name(floor: "Floor") -> str:
    """The database gives each away once, whatever other processes do."""
    number = floor.last_guest
    while True:
        number += 1
        name = f"{PREFIX}{number}"
        if await asyncio.to_thread(floor.sign_ins.claim, name):
            floor.last_guest = max(number, floor.last_guest)
            return name


def last_guest(names: Iterable[str]) -> int:
    """The highest number that a guest has."""
    numbers = [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]
    return max((int(number) for number in numbers if number.isdecimal()), default=0)
