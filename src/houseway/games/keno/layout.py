"""The display board of the lounge (qld s222(2), (3)): the numbers 1 to 80, those drawn, and the pools."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from houseway.cite import cite
from houseway.families.cloths import casino
from houseway.games.keno.look import state
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import NUMBERS
from houseway.money import Cents
from houseway.play.cloth import CASINO, WIDE, Caption, Cloth, Mark, Outline, Paid, Place, mark
from houseway.play.ink import BLUE, FAINT, GOLD
from houseway.play.shapes import Rect
from houseway.play.wager import Verdict, Wager

VIEWED = cite("qld s222(3)")
HALVES: Final = (Rect(14, 34, WIDE - 28, 84), Rect(14, 122, WIDE - 28, 84))


def cloth(table: KenoTable) -> Cloth:
    return laid_out(tuple(table.pools.items()), tuple(table.game.wagers))


def told(table: KenoTable) -> Iterator[Mark]:
    yield mark(f"game {table.number} of keno day {table.day}: {state(table)}", VIEWED)
    approved = f"approved {table.schedule.approved}" if table.schedule.approved else "an example, approved by nobody"
    words = f"schedule of prizes: {table.schedule.name} ({approved}); prizes are for each $1"
    yield mark(words, "qld s210", sign="small")


@cache
def laid_out(pools: tuple[tuple[int, Cents], ...], rows: tuple[Wager[Any], ...]) -> Cloth:
    places = tuple(
        Place("", str(number), at.inside(0.8), (VIEWED,), str(number), what="the display board", high=8, corner=2)
        for half in (0, 1)
        for at, number in zip(HALVES[half].split(10, 4), NUMBERS[half * 40 :], strict=False)
    )
    marks = (casino(Rect(0, 10, WIDE, 14), VIEWED, high=10, words=f"{CASINO}   KENO"), *_pools(pools))
    marked = "numbers are marked on a ticket, whatever their number"
    nowhere = {row.name: marked for row in rows}
    paid = {row.name: _paid(row) for row in rows}
    return Cloth("Keno", 254, places, marks, ground=BLUE, cells=(60, 16), nowhere=nowhere, paid=paid)


def _paid(row: Wager[Any]) -> Paid:
    """By catch: a jackpot's whole catch comes first, then the others upwards; of the rest the row says which win."""
    paid = [clause.pays or row.pays for clause in row.clauses if clause.verdict is Verdict.WIN]
    spots = int(row.name.split()[0])
    catches = [spots, *range(spots - len(paid) + 1, spots)]
    told = map(str, catches) if "jackpot" in row.name else row.says.partition("catch of ")[2].split(", ")
    return [(f"catch {catch}", pays) for catch, pays in zip(told, paid, strict=True)]


def _pools(pools: Sequence[tuple[int, Cents]]) -> Iterator[Mark]:
    for at, (spots, pool) in zip(Rect(14, 216, WIDE - 28, 28).split(max(1, len(pools))), pools, strict=False):
        words = f"{spots} spot jackpot ${pool // 100:,}"
        figures = (
            Outline(at.inside(1), FAINT, 2),
            Caption(words.upper().replace("T $", "T\n$"), at.inside(4), 4.2, GOLD),
        )
        yield mark(words, VIEWED, figures=figures, what="the jackpot pools")
