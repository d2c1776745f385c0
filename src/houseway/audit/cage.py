"""The cage of a gaming day: whatever does not balance, and drop boxes that hold less than nothing."""

from collections.abc import Iterator
from datetime import date
from typing import Any, Final, NamedTuple

from houseway.house.days import day_of
from houseway.ledger.statement import Statement
from houseway.money import Cents, dollars
from houseway.store.store import Store

DROP: Final = "drop"


class CageDay(NamedTuple):
    """A gaming day's statement, and what does not fit in it."""

    statement: Statement
    short: tuple[tuple[str, Cents], ...]  # tables whose box holds less than nothing, and what it holds

    @property
    def wrong(self) -> list[str]:
        day = self.statement.day
        found = [] if self.statement.balances else [f"cage {day}: what was received is not what was given"]
        told = "more was counted out of the drop box than was dropped"
        return found + [f"cage {day}: {told} at {name}, ${dollars(-held)} more" for name, held in self.short]

    def as_data(self) -> dict[str, Any]:
        return {"day": self.statement.day.isoformat(), "balances": not self.wrong, "wrong": self.wrong}


def cage_days(store: Store, first: date | None, last: date | None) -> Iterator[CageDay]:
    """The days among these on which anything moved, in their order."""
    for text in reversed(store.days(1 << 20)):
        day = date.fromisoformat(text)
        if (first is None or first <= day) and (last is None or day <= last):
            held = store.balances(until=day)
            short = [(each.table, amount) for each, amount in held.items() if each.kind == DROP and amount < 0]
            yield CageDay(day_of(store, day), tuple(sorted(short)))
