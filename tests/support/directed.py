"""A tournament of a house that is played at its tables: announced, entered, and gone on with by the clock."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from houseway.equipment.entropy import SeededEntropy
from houseway.house.clock import HeldClock
from houseway.house.house import House
from houseway.house.pit import Pit
from houseway.house.tournaments import Tournament
from support.house import house_at
from support.tournament import text_of, victorian

SPRING = "spring"
MOST = 1000  # looks of the pit


def file(make: Callable[[], dict[str, Any]] = victorian) -> str:
    """A file that names nobody."""
    data = make()
    data.pop("entrants", None)
    data.pop("event", None)
    return text_of(data)


async def announced(
    folder: Path, make: Callable[[], dict[str, Any]] = victorian, names: tuple[str, ...] = ("ann",), **how: Any
) -> House:
    """A house with a tournament that these people have entered; the rest are bots, once it is drawn."""
    house = house_at(folder)
    await house.tournament("open", tournament=SPRING, file=file(make), **{"waits": 30, "fills": 6, **how})
    for name in names:
        await house.admit(name, "player")
        await house.play_money(name, 200_00)  # as the bots have
        await house.tournament("enter", tournament=SPRING, person=name)
    return house


def pit_of(house: House) -> Pit:
    return Pit(house, SeededEntropy)


def spring(house: House) -> Tournament:
    return house.systems.tournament(SPRING)


async def goes_on(house: House, pit: Pit, until: Callable[[], bool]) -> None:
    """By the clock, from one thing that is due to the next."""
    assert isinstance(house.clock, HeldClock)
    for _ in range(MOST):
        if until():
            return
        due = await pit.tick()
        if due is not None and not until():
            house.clock.at = max(house.clock.at, due)
    raise AssertionError(f"looked {MOST} times; it is {house.clock.now()}")
