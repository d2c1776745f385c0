"""What one floor process holds, for every request to find."""

from houseway.floor.limits import Limits
from houseway.floor.listening import Listening
from houseway.floor.open_sockets import OpenSockets
from houseway.floor.sessions import Sessions
from houseway.floor.settings import Settings
from houseway.house.house import House
from houseway.house.sign_ins import SignIns
from houseway.house.tables import HouseTable


class Floor:
    """The house with what the web needs beside it."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house, self.settings = house, settings
        self.sign_ins = SignIns(house.store.engine)
        self.sessions = Sessions(self.sign_ins, settings)
        self.limits = Limits(settings)
        self.sockets = OpenSockets()
        self._listening: dict[str, Listening] = {}

    def listening(self, table: HouseTable) -> Listening:
        """Those who listen at a table."""
        found = self._listening.get(table.name)
        if found is None or found.table is not table:
            found = self._listening[table.name] = Listening(self.house, table)
        return found
