"""The cloth of a poker game: places round the table, the circle for discards, and where bets go."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any, Final

from houseway.families.poker.table import BET, TABLE_STAKE, PokerTable
from houseway.play.wager import Wager
from houseway.printing.cloths.parts import WIDE, cloth, named
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Payout, Print, Said
from houseway.printing.style import FAINT, GOLD, LINE, THIN, WHITE, filled

__all__ = ["PokerCloth", "poker"]

MIDDLE: Final = (WIDE / 2, 112.0)
KINDS: Final = {BET: "bet", TABLE_STAKE: "table stake"}
EQUIPMENT: Final = ("buck", "cutting card", "dealing shoe", "drop box")


@dataclass(frozen=True, slots=True)
class PokerCloth:
    """What asks for each thing on the cloth."""

    places: str
    discards: str
    name: str
    equipment: str
    bets: str

    def draw(self, table: PokerTable, casino: str) -> Sheet:
        sheet = cloth(table.game.title, 228)
        x, y = MIDDLE
        sheet.round(x, y, 196, filled("#0b4c33", GOLD, 1.6), 100)
        sheet.round(x, y, 150, FAINT, 66)
        self._dealer(sheet)
        named(sheet, casino, Rect(x - 100, y - 34, 200, 16), self.name, height=10)
        sheet.fill(Rect(x - 100, y - 12, 200, 12), table.game.title.upper(), 5.4, WHITE)
        with sheet.marked("where bets go", self.bets):
            sheet.round(x + 44, y + 30, 34, THIN, 17)
            sheet.fill(Rect(x + 20, y + 24, 48, 12), "POTS", 5, WHITE)
        with sheet.marked("a circle for discards", self.discards):
            sheet.round(x - 44, y + 30, 20, LINE)
            sheet.fill(Rect(x - 60, y + 24, 32, 12), "DISCARDS", 3.4, WHITE)
        self._places(sheet, table.game.players[1])
        return sheet

    def _dealer(self, sheet: Sheet) -> None:
        x, y = MIDDLE
        with sheet.marked(f"at the dealer's hand: {', '.join(EQUIPMENT)}", self.equipment):
            at = sheet.box(Rect(x - 36, y - 96, 72, 20), LINE, corner=3)
            sheet.fill(Rect(at.x + 2, at.y + 2, at.wide - 4, 9), "DEALER", 4, GOLD, bold=True)
            sheet.fill(Rect(at.x + 2, at.y + 11, at.wide - 4, 7), ", ".join(EQUIPMENT), 2.2, WHITE)

    def _places(self, sheet: Sheet, number: int) -> None:
        """From the dealer's left on, which is clockwise."""
        x, y = MIDDLE
        step = (360 - 56) / (number - 1)
        for place in range(1, number + 1):
            angle = radians(-90 + 28 + (place - 1) * step)
            with sheet.marked("places for the players", self.places):
                at = x + 173 * cos(angle), y + 82 * sin(angle)
                sheet.round(*at, 12.5, LINE)
                sheet.write(at[0], at[1] + 3.5, str(place), 7, WHITE, bold=True)


def in_the_pot(_table: PokerTable, row: Wager[Any]) -> Sequence[Payout]:
    return [Payout("", row.gets)]


def poker(of: PokerCloth, said: Callable[[Any], Iterable[Said]], bet: str = "each bet") -> Print:
    return Print(draw=of.draw, said=said, payouts=in_the_pot, kinds={**KINDS, BET: bet})
