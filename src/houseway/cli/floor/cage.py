"""`houseway floor cage`: the statement of one gaming day."""

import argparse
from datetime import date, datetime

from houseway.cli.output import console, emit_json, table
from houseway.errors import BadInput, quoted
from houseway.house.days import day_of
from houseway.ledger.gaming_day import gaming_day
from houseway.money import dollars
from houseway.store.store import Store


def cage(args: argparse.Namespace, store: Store) -> int:
    """Print the statement."""
    found = day_of(store, _day(args.day))
    if args.json:
        emit_json(found.as_data())
        return 0
    out, names = console(), ("account", "opening", "received", "given", "closing")
    rows = [(row.account, *map(dollars, row[1:])) for row in (*found.rows, found.in_all)]
    out.print(f"The gaming day {found.day}, {'closed' if found.closed else 'not closed'}.")
    out.print(
        table(("movement", "dollars"), [(w, dollars(a)) for w, a in found.movements.items()], numbers=("dollars",))
    )
    out.print()
    out.print(table(names, rows, numbers=names[1:]))
    return 0


def _day(written: str | None) -> date:
    if written is None:
        return gaming_day(datetime.now())
    try:
        return date.fromisoformat(written)
    except ValueError:
        raise BadInput(f"--day: {quoted(written)} is no day; write it like 2004-08-01") from None
