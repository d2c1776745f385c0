"""The list of tables, for many who look at it: a line is written once, until something happens at its table.

Where several processes run the house, those that others run are listed too, with where: as they stood when their round
began, which is what the store has of them.
"""

from dataclasses import asdict
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.house.tables.shoes import TableShoes
from houseway.house.tables.table import RunningTable
from houseway.shown.table_line import TableLine, listed
from houseway.shown.view import written
from houseway.store.events import RoundBegins
from houseway.store.leases import Other
from houseway.store.problems import told

if TYPE_CHECKING:
    from houseway.house.house import House
    from houseway.house.tables.task import HouseTable

EVERY: Final = 2.0  # seconds between two looks at what other processes run


class LobbyLine(NamedTuple):
    """A table in the list: as it was when, of which game, as JSON."""

    when: object
    game: str
    text: str


class Lobby:
    """What one process knows of all tables."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._lines: dict[str, LobbyLine] = {}
        self._others: dict[str, Other] = {}
        self._looked = -EVERY

    async def lines(self, game: str | None = None, after: str = "", most: int = 200) -> list[str]:
        """The tables that are open, by name, from one on: of one game or of all, so many at most."""
        await self.house.holding.look_again()
        await self._look()
        found: list[str] = []
        for name in sorted(name for name in {*self.house.tables, *self._others} if name > after):
            if len(found) == most:
                break
            line = await self._line(name)
            if line is not None and game in (None, line.game):
                found.append(line.text)
        return found

    async def _look(self) -> None:
        """Which tables others run."""
        leases = self.house.holding.leases
        if leases is None or monotonic() - self._looked < EVERY:
            return
        self._looked = monotonic()
        with told():
            self._others = await self.house.store.aside(leases.others)
        self._lines = {name: line for name, line in self._lines.items() if self._is_known(name)}

    def _is_known(self, name: str) -> bool:
        return name in self.house.tables or name in self._others

    async def _line(self, name: str) -> LobbyLine | None:
        known, table, other = self._lines.get(name), self.house.tables.get(name), self._others.get(name)
        when = (table, table.chain.number) if table is not None else other
        if known is None or known.when != when:
            known = await self._new(table, other)
            if known is not None:
                self._lines[name] = known
        return known

    async def _new(self, table: "HouseTable | None", other: Other | None) -> LobbyLine | None:
        if table is not None:
            return await table.seen(lambda running, number: _written((table, number), listed(running, number)))
        if other is None:  # it was closed, or has come and gone, while others were looked at
            return None
        with told():
            return await self.house.store.aside(self._elsewhere, other)

    def _elsewhere(self, other: Other) -> LobbyLine:
        """From its opening and the beginning of its round."""
        store = self.house.store
        running, began = RunningTable(store.opened(other.chain), TableShoes({})), store.began(other.chain, other.round)
        begins = began.event
        assert isinstance(begins, RoundBegins), "a round begins with how the table stands"
        running.number, running.table = other.round, running.stands(begins.stands)
        return _written(other, listed(running, began.number, other.address))


def _written(when: object, line: TableLine) -> LobbyLine:
    return LobbyLine(when, line.game, written(asdict(line)))
