"""`houseway floor cage`: the statement of one gaming day."""

import argparse
from datetime import date, datetime
from typing import Any

from houseway.cli.output import console, emit_json, table
from houseway.errors import BadInput, quoted
from houseway.house.days import day_of
from houseway.house.store import Store
from houseway.ledger.ledger import gaming_day
from houseway.ledger.statement import Row, Statement
from houseway.money import dollars


def cage(args: argparse.Namespace, store: Store) -> int:
    """Print the statement."""
    found = day_of(store, _day(args.day))
    if args.json:
        emit_json(_cage_document(found))
        return 0
    out, names = console(), ("account", "opening", "received", "given", "closing")
    rows = [(row.account, *map(dollars, row[1:])) for row in found.rows]
    sums = [dollars(sum(column)) for column in zip(*(row[1:] for row in found.rows), strict=True)] or ["0.00"] * 4
    out.print(f"The gaming day {found.day}, {'closed' if found.closed else 'not closed'}.")
    out.print(
        table(("movement", "dollars"), [(w, dollars(a)) for w, a in found.movements.items()], numbers=("dollars",))
    )
    out.print()
    out.print(table(names, [*rows, ("in all", *sums)], numbers=names[1:]))
    return 0


def _cage_document(found: Statement) -> dict[str, Any]:
    names = Row._fields[1:]
    rows = [{"account": row.account} | {name: dollars(getattr(row, name)) for name in names} for row in found.rows]
    in_all = {name: dollars(sum(getattr(row, name) for row in found.rows)) for name in ("opening", "closing")}
    movements = [{"movement": words, "amount": dollars(amount)} for words, amount in found.movements.items()]
    document: dict[str, Any] = {"day": found.day.isoformat(), "closed": found.closed, "movements": movements}
    return document | {"accounts": rows, "in_all": in_all}


def _day(written: str | None) -> date:
    if written is None:
        return gaming_day(datetime.now())
    try:
        return date.fromisoformat(written)
    except ValueError:
        raise BadInput(f"--day: {quoted(written)} is no day; write it like 2004-08-01") from None
