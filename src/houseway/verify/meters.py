"""Do tables and prize meters say the same? Each jackpot wager of a linked table is entered, and each prize was paid."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from houseway.house.tables.replay import DoesNotFit
from houseway.jackpot.tables import winning
from houseway.money import cents
from houseway.play.events import Metered
from houseway.store.chain import Stored
from houseway.store.event import HouseEvent
from houseway.store.events import JackpotAct

EVER: Final = "9999"


class Metering:
    """What each act of a table was to its meter, by the table's own chain and by the systems', in cents."""

    def __init__(self) -> None:
        self._tables: dict[tuple[int, int], Counter[str]] = {}
        self._systems: dict[tuple[int, int], Counter[str]] = {}
        self._at: dict[tuple[int, int], tuple[str, str]] = {}  # the table, and the moment
        self._linked: dict[str, dict[str, list[str]]] = {}  # by system, then by table: from when until when

    def hear_systems(self, events: Iterable[Stored]) -> None:
        """The systems' chain: they open and close, and their meters move."""
        for stored in events:
            match stored.event:
                case JackpotAct(of=None, details={"by_hand": True}):
                    pass  # no table of this house
                case JackpotAct(do="open", details={"system": name, "tables": tables}):
                    self._linked[name] = {table: [stored.at, EVER] for table in tables}
                case JackpotAct(do="close", details={"system": name}):
                    self._linked[name] = {table: [at, stored.at] for table, (at, _) in self._linked[name].items()}
                case JackpotAct(do=what, of=(chain, act), details=details, led_to=led_to):
                    found = self._systems.setdefault((chain, act), Counter())
                    paid = [amount for _, amount, *_ in led_to.get("paid", ())]
                    found[what] += sum(map(cents, paid)) if what == "prizes" else cents(details["amount"])

    def hear_table(self, name: str, events: Iterable[Stored]) -> None:
        """A table's chain: wagers that the meter counts, wagers that go back, prizes."""
        for stored in events:
            event, act = stored.event, (stored.chain, stored.act)
            if isinstance(event, HouseEvent):
                continue
            moved = {"prizes": sum(line.paid for line in winning([event]))}
            if isinstance(event, Metered):
                moved = {"wagers": event.amount} if event.amount > 0 else {"returned": -event.amount}
            if any(moved.values()):
                self._tables.setdefault(act, Counter()).update(moved)
                self._at[act] = name, stored.at

    def check(self) -> None:
        """`DoesNotFit` at the first act that is not the same to both."""
        for act in sorted({*self._systems, *self._tables}):
            if self._systems.get(act) != self._tables.get(act) and (act in self._systems or self._was_linked(act)):
                raise DoesNotFit(f"event {act[1]} of chain {act[0]} is not to the prize meter what it is at the table")

    def _was_linked(self, act: tuple[int, int]) -> bool:
        """For certain: not in the very second in which a system was opened or closed."""
        name, at = self._at[act]
        spans = [tables[name] for tables in self._linked.values() if name in tables]
        return any(since < at < until for since, until in spans)
