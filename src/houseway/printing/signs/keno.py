"""The sign of keno: the prizes of the schedule in force."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from houseway.cite import cite
from houseway.games.keno.table import KenoTable
from houseway.play.wager import Verdict, Wager
from houseway.printing.sign import Payout, Print, Said

__all__ = ["PRINT"]


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


PRINT: Final = Print(payouts=payouts, said=said)
