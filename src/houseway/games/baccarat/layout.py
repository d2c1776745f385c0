"""The baccarat layout in text: numbered areas, the area for those who stand, marker buttons, and what lies there."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.families.baccarat.seats import STANDING, label
from houseway.games.baccarat.rule_card import rule_card
from houseway.games.baccarat.table import BaccaratTable
from houseway.money import dollars
from houseway.play.wagering import lying

__all__ = ["cloth"]

MARKED: Final = cite("qld s81(2)")
FITTED: Final = cite("qld s82")
STAND: Final = cite("qld s83(2)(a)")
MARKERS: Final = cite("qld s90(6)")
WIDE: Final = 20
IN_A_ROW: Final = 5


def cloth(table: BaccaratTable, casino: str = "Houseway") -> str:
    """The cloth with the casino's name, an area for each wager before each place, and every chip where it lies."""
    heading = f"{'':9}" + "".join(f"{row.name.upper():{WIDE}}" for row in table.game.wagers).rstrip()
    pays = f"{'':9}" + "".join(f"{row.pays!s:{WIDE}}" for row in table.game.wagers).rstrip()
    lines = [f"{casino} BACCARAT ({MARKED})", heading, pays]
    lines += [
        _areas(table, label(number), table.seats.taken.get(number)) for number in range(1, table.rules.places + 1)
    ]
    lines += [f"for those who stand ({STAND}):"]
    lines += [_areas(table, STANDING, name) for name in table.seats.standing or [""]]
    lines += ["", *_markers(table), f"beside the dealer: drop box [=]  discard bucket [_]  ({FITTED})", ""]
    return "\n".join([*lines, *rule_card()])


def _areas(table: BaccaratTable, area: str, name: str | None) -> str:
    """One player's chips on each wager."""
    there = [lying(table, name, row, area) if name else 0 for row in table.game.wagers]
    told = [f"{name} ${dollars(stake)}"[-WIDE + 3 :] if stake else "" for stake in there]
    return f"{area:9}" + "".join(f"[{text:{WIDE - 3}}] " for text in told).rstrip()


def _markers(table: BaccaratTable) -> Iterator[str]:
    """A rectangle for each number before the dealer, with the marker button of whoever owes commission."""
    owed = {table.seats.of(name): f"=${dollars(amount)}" for name, amount in table.owed.items()}
    numbers = [f"[{number}{owed.get(number, '')}]" for number in range(1, table.rules.places + 1)]
    yield f"before the dealer, for marker buttons ({MARKERS}):"
    for start in range(0, len(numbers), IN_A_ROW):
        yield " " + "".join(numbers[start : start + IN_A_ROW])
