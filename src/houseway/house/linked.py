"""A table of the house that shares a prize meter: it sees what others did to it, and what it does is entered.

The jackpot wagers and prizes of a table's events are acts of the systems' chain, stored in one transaction with
those events. A table alone replays without them, since it reads the meter by an act of its own.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from houseway.errors import BadInput
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import JACKPOT
from houseway.house.chain import Batch, Said
from houseway.house.events import JackpotAct
from houseway.house.systems import Systems, led_to
from houseway.jackpot import Jackpots, System
from houseway.jackpot.tables import PRIZES, check_fit, check_paid, entered, read_the_meter
from houseway.money import cents
from houseway.play.events import Event
from houseway.play.round import Round
from houseway.play.table import Table


class Linked:
    """What one act at a linked table is to its prize meter system."""

    def __init__(self, systems: Systems, system: System, at: datetime) -> None:
        self.systems, self.system, self.at = systems, system, at
        self.said: list[Said] = []  # for the systems' chain

    def before(self, round_: Round[Any]) -> None:
        """The table sees the meter as it stands."""
        if len(self.system.tables) > 1:
            read_the_meter(round_, self.system.meter)

    def heard(self, table: Table, events: Sequence[Event]) -> None:
        """What the table did is done with the meter."""
        assert isinstance(table, CaribbeanStudTable)
        for what, details in entered(table, events):
            where = {"system": self.system.name, "table": table.name}
            said = self.systems.do("jackpot", what, self.at, {**details, **where})
            if what == PRIZES:
                check_paid(events, [cents(amount) for _, amount, *_ in led_to(each.event for each in said)["paid"]])
            self.said += said

    def of_act(self, act: Batch) -> list[Said]:
        """What is said, with the act of the table that it comes of."""
        of = act.events[0].chain, act.events[0].number
        return [
            said._replace(event=replace(said.event, of=of)) for said in self.said if isinstance(said.event, JackpotAct)
        ]


def has_meter(table: Table) -> bool:
    """Can it be linked to a prize meter?"""
    return isinstance(table, CaribbeanStudTable)


def check_table(table: Table, system: System) -> None:
    """A table that is linked pays as its system does, has no wager down, and stands where the meter does."""
    if not isinstance(table, CaribbeanStudTable):
        raise BadInput(f"{table.name} is no table of Caribbean stud")
    check_fit(table, system)
    if table.placed:
        raise BadInput(f"wagers lie at {table.name}; it is linked between rounds")
    if len(system.tables) == 1 and table.meter.value != system.meter.value:
        raise BadInput(f"the meter of {table.name} does not stand where {system.name} starts")


def check_wager(jackpots: Jackpots, table: str, act: str, details: Any) -> None:
    """No jackpot wager is made at a table whose prize meter system is closed."""
    if act == "wager" and details.get("on") == JACKPOT and jackpots.of_table(table) is None:
        for system in jackpots.systems.values():
            if table in system.tables:
                system.check_open()
