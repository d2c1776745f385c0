"""The display board of keno; the prizes of the schedule in force stand on the sign."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from houseway.cite import cite
from houseway.games.keno.layout import VIEWED
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import NUMBERS
from houseway.play.wager import Verdict, Wager
from houseway.printing.cloths.parts import WIDE, cloth
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Payout, Print, Said, money
from houseway.printing.style import BLUE, FAINT, GOLD, LINE, WHITE

__all__ = ["PRINT"]

ACROSS: Final = 10


def draw(table: KenoTable, casino: str) -> Sheet:
    sheet = cloth("Keno", 254, BLUE)
    sheet.fill(Rect(0, 10, WIDE, 14), f"{casino.upper()}   KENO", 10, GOLD, bold=True)
    with sheet.marked("the display board", VIEWED):
        for half in (0, 1):
            board = Rect(14, 34 + half * 88, WIDE - 28, 84).split(ACROSS, 4)
            for at, number in zip(board, NUMBERS[half * 40 : half * 40 + 40], strict=True):
                sheet.box(at.inside(0.8), LINE, corner=2)
                sheet.fill(at.inside(3), str(number), 8, WHITE, bold=True)
    pools = list(table.pools.items())
    with sheet.marked("the jackpot pools", VIEWED):
        for at, (spots, pool) in zip(Rect(14, 216, WIDE - 28, 28).split(max(1, len(pools))), pools, strict=False):
            sheet.box(at.inside(1), FAINT, corner=2)
            sheet.fill(at.inside(4), f"{spots} SPOT JACKPOT\n{money(pool)}", 4.2, GOLD)
    return sheet


def payouts(_table: KenoTable, row: Wager[Any]) -> Sequence[Payout]:
    """By catch: the rows of a number of spots are those of the schedule, and `says` which catches win."""
    won = [str(clause.pays) for clause in row.clauses if clause.verdict is Verdict.WIN]
    return [Payout(f"catch {catch}", pays) for catch, pays in zip(_catches(row), won, strict=True)]


def _catches(row: Wager[Any]) -> list[str]:
    """In the order of the clauses: a jackpot's whole catch comes first, then the others upwards."""
    if "jackpot" not in row.name:
        return row.says.partition("catch of ")[2].split(", ")
    spots = int(row.name.split()[0])
    paid = len([clause for clause in row.clauses if clause.verdict is Verdict.WIN])
    return [str(spots), *(str(catch) for catch in range(spots - paid + 1, spots))]


def said(table: KenoTable) -> Iterator[Said]:
    approved = f"approved {table.schedule.approved}" if table.schedule.approved else "an example, approved by nobody"
    yield Said(f"schedule of prizes: {table.schedule.name} ({approved}); prizes are for each $1", cite("qld s210"))


PRINT: Final = Print(draw=draw, payouts=payouts, said=said)
