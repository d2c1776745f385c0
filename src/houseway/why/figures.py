"""The arithmetic of a settlement line, step by step, by the odds, rounding, commission and fee of its row."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from houseway.money import Cents, Commission, FixedSum, Odds, Rounding, in_dollars
from houseway.play.settlement import Line
from houseway.play.table import Table
from houseway.play.wager import Clause, Verdict, Wager


def figure(
    table: Table, line: Line, row: Wager[Any] | None, clause: Clause[Any] | None, told: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """How the amounts of the line come about; `told` are the steps to what is won, where the row does not have them."""
    return tuple(_steps(table, line, row, clause, told))


def _steps(
    table: Table, line: Line, row: Wager[Any] | None, clause: Clause[Any] | None, told: tuple[str, ...]
) -> Iterator[str]:
    if line.verdict is Verdict.WIN:
        yield from told or _won(table, line, row, clause)
        if line.commission and row is not None:
            yield from _charged(table, line, row)
        if line.paid:
            yield _received(line)


def _won(table: Table, line: Line, row: Wager[Any] | None, clause: Clause[Any] | None) -> Iterator[str]:
    pays = (clause.pays if clause is not None else None) or (row.pays if row is not None else None)
    rounding = table.rounding(row) if row is not None else None
    if isinstance(pays, Odds) and pays.on(line.stake, rounding) == line.paid:
        yield from _by_odds(line.stake, pays, rounding)
    elif isinstance(pays, Odds) and pays.on(line.stake) == line.paid:
        yield from _by_odds(line.stake, pays, None)
    elif isinstance(pays, FixedSum) and pays.cents == line.paid:
        yield f"a fixed {pays}"
    elif line.paid:
        yield f"{in_dollars(line.paid)} won"


def _by_odds(stake: Cents, pays: Odds, rounding: Rounding | None) -> Iterator[str]:
    exact = Fraction(stake * pays.pays, pays.for_each)
    yield f"{in_dollars(stake)} at {pays} = {_told(exact)}"
    if rounding is not None and rounding(exact) != exact:
        yield f"{_told(exact)} is rounded {_way(rounding)} ({rounding.under}): {in_dollars(rounding(exact))}"


def _way(rounding: Rounding) -> str:
    return f"{'up' if rounding.up else 'down'} to a multiple of {in_dollars(rounding.unit)}"


def _told(exact: Fraction) -> str:
    """Cents, and what is over them as a fraction."""
    whole, over = divmod(exact.numerator, exact.denominator)
    return in_dollars(whole) + (f" and {Fraction(over, exact.denominator)} of a cent" if over else "")


def _charged(table: Table, line: Line, row: Wager[Any]) -> Iterator[str]:
    share = table.commission_of(row) if row.fee is None else row.fee(line.selection)
    of = line.paid if row.fee is None else line.stake
    if isinstance(share, Commission) and share.on(of) == line.commission:
        exact = Fraction(of * share.share, share.of_each)
        yield f"{share.share} in {share.of_each} of {in_dollars(of)} is {_told(exact)} in commission ({share.under})"
        if share.rounding is not None and exact != line.commission:
            yield f"rounded {_way(share.rounding)} ({share.rounding.under}): {in_dollars(line.commission)}"
    else:
        yield f"{in_dollars(line.commission)} is kept as commission"


def _received(line: Line) -> str:
    """What its owner has of it in the end."""
    parts = [f"{in_dollars(line.paid)} won"]
    parts += [f"+ {in_dollars(line.returned)} of the stake"] if line.returned else []
    parts += [f"+ {in_dollars(line.fee)} that was paid beside it"] if line.fee else []
    parts += [f"− {in_dollars(line.commission)} commission"] if line.commission else []
    stays = f"; the {in_dollars(line.left)} staked stay on the layout" if line.left else ""
    kept = "; the stake does not come back" if not (line.left or line.returned) else ""
    return f"{line.person} gets {in_dollars(line.received)} in hand: {' '.join(parts)}{stays}{kept}"
