"""Tournament chips are counted: what a player holds at a table, and what was at stake in a round."""

from typing import Any

from houseway.money import Cents
from houseway.play.round import Round
from houseway.play.table import Table


def chips_of(table: Table, name: str) -> Cents:
    """What a player holds; undecided wagers count with their stake, and what is owed goes off (reading T17)."""
    lie = [placed for placed in table.placed if placed.person == name]
    fees = sum(placed.wager.fee_on(placed.selection, placed.stake) for placed in lie if placed.wager.fee is not None)
    held = table.people[name].purse.value + sum(placed.stake for placed in lie) + fees
    return max(held - table.owing(name), 0)


def held(table: Table) -> dict[str, Cents]:
    """The chips of every player, which are counted before a hand, with those on the layout."""
    lie = {person.name: 0 for person in table.players}
    for placed in table.placed:
        lie[placed.person] += placed.stake
    return {name: table.people[name].purse.value + lies for name, lies in lie.items()}


def wagered(round_: Round[Any], name: str) -> Cents:
    """What a player had at stake in a round."""
    lies: Cents = sum(placed.stake for placed in round_.table.placed if placed.person == name)
    return lies + sum(line.stake - line.left for line in round_.lines if line.person == name)
