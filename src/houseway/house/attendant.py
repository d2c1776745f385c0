"""Whoever attends to a lounge that is run by the clock: games are drawn and keno days begin when it is time."""

from datetime import datetime, timedelta

from houseway.errors import HousewayError
from houseway.house.house import House
from houseway.house.lounge_hours import DRAWN, due


class Attendant:
    """Of one process. Where several run the house, each game is drawn once all the same: the draw names its game."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._again: datetime | None = None  # when it is tried again, after something went wrong

    async def goes_on(self) -> datetime | None:
        """What is due is done; when the next thing will be."""
        now = self.house.clock.now()
        if self._again is not None and self._again > now:
            return self._again
        self._again = None
        try:
            while (found := self._next(now)) is not None and found[1] <= now:
                await self._does(found[0])
        except HousewayError:  # somebody was quicker, or it could not be stored
            self._again = now + timedelta(seconds=1)
            return self._again
        return None if found is None else found[1]

    def _next(self, now: datetime) -> tuple[str, datetime] | None:
        systems = self.house.systems
        return due(systems.keno, systems.hours, now) if systems.keno is not None else None

    async def _does(self, what: str) -> None:
        if what != DRAWN:
            await self.house.keno(what)
            return
        game = self.house.systems.lounge().game
        await self.house.keno(what, f"game {game} is drawn by the clock", game=game)
