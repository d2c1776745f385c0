"""Whoever closes their page and does not come back gives up their place, with their chips: or a table fills with guests
of the days before. Not at a live table, whose dealer sees who is there.
"""

import asyncio
from contextlib import suppress
from typing import Final

from houseway.errors import HousewayError
from houseway.floor.audience import Listening
from houseway.floor.floor import Floor
from houseway.house.tables.clock import give_up_places, gone
from houseway.store.database import Unwritten

LONG: Final = 900.0  # seconds
LOOKS: Final = 30.0  # seconds between two looks
SOON: Final = 2.0  # between two at sessions


async def look_for_the_absent(floor: Floor) -> None:
    """For as long as the process runs."""
    while True:
        await asyncio.sleep(LOOKS)
        for each in floor.listened_at():
            with suppress(HousewayError, Unwritten):  # it has closed, or the store does not answer: the next time
                await give_up(each)


async def look_for_the_signed_out(floor: Floor) -> None:
    """Whose session ended in another process, or by its time, is shown nothing more."""
    while True:
        await asyncio.sleep(SOON)
        with suppress(Unwritten):  # the store does not answer: the next time
            await floor.sockets.close_ended(floor.sessions)


async def give_up(listening: Listening) -> None:
    """Places of whoever has been away from one table for long, once no wager of theirs lies there."""
    table, absent = listening.table, listening.away_for(LONG)
    if absent and table.running.by_the_house and gone(table.running, absent):
        await table.does(lambda running: give_up_places(running, absent))
