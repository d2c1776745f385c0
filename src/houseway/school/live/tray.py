"""The float of a live table: what its chips come to, whatever was collected, paid and sold."""

from houseway.equipment.chips import ChipSet
from houseway.money import Cents, in_dollars
from houseway.play.table import Table
from houseway.school.situation import Lots

STACK = 20
OPENING: Cents = 2_500_000
MOST = 5  # denominations


def on_the_table(table: Table) -> Cents:
    """Chips that are not in the float: people hold them, or they lie on the layout."""
    held = sum(person.purse.value for person in table.people.values())
    return held + sum(placed.stake for placed in table.placed)


def chips_of(total: Cents, table: Table, lots: Lots) -> dict[Cents, int]:
    """An amount as it lies in a float: some stacks of each denomination, and the rest as it comes."""
    values = [value for value in ChipSet().with_coins().denominations if value >= table.unit]
    chosen = sorted({values[0], *lots.mixed(values)[: MOST - 1]})
    found, left = dict.fromkeys(chosen, 0), total
    for value in chosen:
        stacks = min(STACK * (1 + lots.below(3)), max(left, 0) // value // STACK * STACK)
        found[value], left = stacks, left - stacks * value
    for value in reversed(chosen):
        count, left = divmod(left, value)
        found[value] += count
    return {value: count for value, count in reversed(found.items()) if count} | ({left: 1} if left else {})


def told(chips: dict[Cents, int]) -> list[str]:
    return [f"{count} {'chip' if count == 1 else 'chips'} of {in_dollars(value)}" for value, count in chips.items()]
