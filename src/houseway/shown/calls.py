"""Who of the staff is waited for, and where: at a table that does not go on without them, or for chips under way."""

from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.house.people import AT_TABLES, COUNT_DROPS, RECEIVE_CHIPS, STANDS_FOR, HouseRole, Member, stands_for
from houseway.house.tables.table import RunningTable
from houseway.house.windows import counting
from houseway.money import in_dollars
from houseway.play.people import PLAYER
from houseway.shown.view import asked_now
from houseway.store.floats_sent import waiting

if TYPE_CHECKING:
    from houseway.house.house import House
    from houseway.house.tables.task import HouseTable

DEALERS: Final = frozenset(STANDS_FOR[HouseRole.DEALER])
"""Who stands at a table is not called to it."""


class WaitedFor(NamedTuple):
    """One thing that waits for somebody of the staff."""

    table: str
    says: str
    sent: int | None = None  # chips that are under way, to be received: their event
    cage: bool = False  # at the cage, and not at the table


class AskedThere(NamedTuple):
    """Whom a table waits for, of its staff, and what for."""

    when: tuple[object, int]
    names: frozenset[str]
    says: str


NOBODY: Final[frozenset[str]] = frozenset()


class Calls:
    """What one process knows of it: a table is looked at again when something has happened there."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._asked: dict[str, AskedThere] = {}

    async def of(self, who: Member) -> list[WaitedFor]:
        """All that waits for somebody, by table."""
        found = await self._at_tables(who) if who.is_one(AT_TABLES) else []
        return sorted([*found, *await self.house.store.aside(self._at_the_cage, who)], key=lambda each: each[:2])

    async def there(self, table: "HouseTable") -> AskedThere:
        """Whom a table waits for."""
        known, now = self._asked.get(table.name), (table, table.chain.number)
        if known is None or known.when != now:
            known = self._asked[table.name] = await table.seen(lambda running, number: _asked((table, number), running))
        return known

    async def _at_tables(self, who: Member) -> list[WaitedFor]:
        found = list[WaitedFor]()
        for table in list(self.house.tables.values()):
            there = await self.there(table)
            if there.names and not there.names.isdisjoint(stands_for(who, table.running.table)):
                found.append(WaitedFor(table.name, there.says))
        return found

    def _at_the_cage(self, who: Member) -> list[WaitedFor]:
        found = list[WaitedFor]()
        if who.is_one(RECEIVE_CHIPS):
            for each in waiting(self.house.store):
                sent = each.event
                if each.person != who.name:
                    says = f"{each.person} has sent a {sent.what} of {in_dollars(sent.amount)}"
                    found.append(WaitedFor(sent.table, says, sent=each.number))
        if who.is_one(COUNT_DROPS):
            for table, stored in counting(self.house.store).items():
                if stored.person != who.name:
                    found.append(WaitedFor(table, f"{stored.person} has counted its drop box", cage=True))
        return found


def _asked(when: tuple[object, int], running: RunningTable) -> AskedThere:
    """None of them, where its dealer or a player may answer as well."""
    asked, people = asked_now(running), running.table.people
    known = [people[name] for name in asked if name in people]
    if running.closed or not known or any(each.role is PLAYER or each.name in DEALERS for each in known):
        return AskedThere(when, NOBODY, "")
    assert running.round is not None
    return AskedThere(when, asked, str(running.round.ask))
