"""Where wagers lie: before each numbered place, and in the area for standing players (qld ss 81, 83, 87)."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused, quoted
from houseway.families.baccarat.seats import STANDING, label
from houseway.games.baccarat.table import BaccaratTable
from houseway.money import Cents

MOST_PLACES: Final = 14
AREAS: Final = (*(label(number) for number in range(1, MOST_PLACES + 1)), STANDING)
EXACT: Final = cite("qld s90(2)")
WHOLE_COMMISSION: Final[Cents] = 20  # of so many cents 5% is a whole one


def check_area(table: BaccaratTable, person: str, area: str) -> None:
    """Refuse an area of the layout that is not this player's."""
    number = table.seat_of(person)
    if number is None and table.seats.free():
        why = "standing players take part only while every numbered place is taken"
        raise Refused("qld s83(1)", why, ground=Ground.WHO, instead=f"take seat {table.seats.free()[0]}")
    if number is None and area != STANDING:
        raise Refused("qld s83(2)(a)", f"{person} stands, and wagers in the area for standing players")
    if number is not None and area != label(number):
        raise Refused("qld s87(1)", f"{person} wagers before seat {number}, not at {quoted(area)}")


def in_whole_commission(table: BaccaratTable, _area: str) -> tuple[Cents, Cite]:
    """Where the operator does not round, 5% of what is won must come out in whole cents."""
    return (1 if table.rules.commission_rounded else WHOLE_COMMISSION), EXACT
