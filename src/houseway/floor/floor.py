"""What one floor process holds, for every request to find."""

import asyncio
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from houseway.audit.monitor import Monitor
from houseway.floor.audience import Listening
from houseway.floor.guests import last_guest
from houseway.floor.health import Health
from houseway.floor.limits import RateLimits
from houseway.floor.meters import Meters
from houseway.floor.open_sockets import OpenSockets
from houseway.floor.passwords import Passwords
from houseway.floor.sessions import LoginSessions
from houseway.floor.settings import FloorSettings
from houseway.floor.visitor import floor_of
from houseway.floor.worker import WorkingOut
from houseway.house.classes import Classes
from houseway.house.house import House
from houseway.house.school import HouseSchool
from houseway.house.table_tests import TableTests
from houseway.house.tables.task import HouseTable
from houseway.shown.calls import Calls
from houseway.shown.citations import Applied
from houseway.shown.lobby import Lobby
from houseway.store.school import SchoolRecords
from houseway.store.sign_ins import SignIns
from houseway.verify.house import StoreWalk


class Floor:
    """The house with what the web needs beside it."""

    def __init__(self, house: House, settings: FloorSettings) -> None:
        self.house, self.settings = house, settings
        self.sign_ins = SignIns(house.store.engine)
        self.sessions = LoginSessions(self.sign_ins, settings)
        self.passwords = Passwords(self.sign_ins, settings.hashing)
        self.limits = RateLimits(settings)
        self.working_out, self.pictures = WorkingOut(self.limits.workings), WorkingOut(self.limits.pictures)
        self.desk = WorkingOut(self.limits.questions)
        self.sockets = OpenSockets()
        records = SchoolRecords(house.store.engine)
        self.school, self.tests = HouseSchool(records), TableTests(house, records)
        self.classes = Classes(house, records, self.school)
        self.health = Health(house.store, self.sign_ins, settings.health_seconds)
        self.lobby, self.calls = Lobby(house), Calls(house)
        self._listening: dict[str, Listening] = {}
        self.one_long_look = asyncio.Lock()  # what goes through the store does so one after another
        self.monitor = Monitor()  # of what every wager has returned
        self.walk: StoreWalk | None = None  # through the store, that is under way
        self.applied = Applied(house.store)
        self.last_guest = last_guest(house.people)
        self.meters = Meters(house, self.sockets.__len__)

    def listening(self, table: HouseTable) -> Listening:
        """Those who listen at a table."""
        found = self._listening.get(table.name)
        if found is None or found.table is not table:
            found = self._listening[table.name] = Listening(self.house, table)
        return found

    def listened_at(self) -> list[Listening]:
        """Tables at which somebody has listened since the process began."""
        return [each for name, each in self._listening.items() if self.house.tables.get(name) is each.table]


async def _this(connection: HTTPConnection) -> Floor:
    """No function that is waited for: those go through a thread, with every request."""
    return floor_of(connection)


OnFloor = Annotated[Floor, Depends(_this)]
"""For a route: this process."""
