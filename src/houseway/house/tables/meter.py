"""A table of the house that shares a prize meter: it sees what others did to it, and what it does is entered.

The jackpot wagers and prizes of a table's events are acts of the systems' chain, stored in one transaction with
those events. A table alone replays without them, since it reads the meter by an act of its own.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from houseway.errors import BadInput, quoted
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import JACKPOT
from houseway.house.systems import Systems
from houseway.jackpot import Jackpots, MeterSystem
from houseway.jackpot.acts import BY_HAND
from houseway.jackpot.tables import Link, check_fit
from houseway.play.table import Table
from houseway.store.chain import Batch, ChainEntry
from houseway.store.events import JackpotAct


class Linked(Link):
    """What one act at a linked table is to its prize meter system, to be stored with it."""

    def __init__(self, systems: Systems, system: MeterSystem, at: datetime) -> None:
        super().__init__(system, self._said)
        self.systems, self.at = systems, at
        self.said: list[ChainEntry] = []  # for the systems' chain

    def _said(self, what: str, details: dict[str, Any]) -> Any:
        self.said += self.systems.do("jackpot", what, self.at, details)
        return self.systems.found

    def of_act(self, act: Batch) -> list[ChainEntry]:
        """What is said, with the act of the table that it comes of."""
        of = act.events[0].chain, act.events[0].number
        return [
            said._replace(event=replace(said.event, of=of)) for said in self.said if isinstance(said.event, JackpotAct)
        ]


def has_meter(table: Table) -> bool:
    """Can it be linked to a prize meter?"""
    return isinstance(table, CaribbeanStudTable)


def check_table(table: Table, system: MeterSystem) -> None:
    """A table that is linked pays as its system does, has no wager down, and stands where the meter does."""
    if not isinstance(table, CaribbeanStudTable):
        raise BadInput(f"{table.name} is no table of Caribbean stud")
    check_fit(table, system)
    if table.placed:
        raise BadInput(f"wagers lie at {table.name}; it is linked between rounds")
    if len(system.tables) == 1 and table.meter.value != system.meter.value:
        raise BadInput(f"the meter of {table.name} does not stand where {system.name} starts")


def check_tables(system: MeterSystem, of: Callable[[str], Table]) -> None:
    """The same of each that it links; tables that are entered by hand are none of the house's."""
    for name in system.tables if system.players is None else ():
        check_table(of(name), system)


def check_by_hand(what: str, details: Mapping[str, Any]) -> None:
    """Refuse to enter what tables of the house do."""
    if what not in ("open", "close") and not details.get(BY_HAND):
        raise BadInput(f"{quoted(what)} is not done by hand; allowed: open, close")


def check_wager(jackpots: Jackpots, table: str, act: str, details: Any) -> None:
    """No jackpot wager is made at a table whose prize meter system is closed."""
    if act == "wager" and details.get("on") == JACKPOT and jackpots.linked(table) is None:
        for system in jackpots.systems.values():
            if table in system.tables and system.players is None:
                system.check_open()
