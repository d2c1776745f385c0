"""`houseway audit`: a night's rounds held against the text of the day, and against what is expected of them."""

import argparse
from pathlib import Path
from typing import Any, Final

from houseway.cli.commands import Commands
from houseway.cli.output import command, console, emit_json, table, text_of
from houseway.errors import BadInput

EXAMPLE: Final = "houseway audit --log night.csv --mapping roulette.toml"
FEW: Final = 3  # lines of its reasons
SHOWN: Final = 50  # differences that are printed; --json has all


def add(subparsers: Commands) -> None:
    audit = command(subparsers, "audit", "rounds of a log held against the law and against chance", EXAMPLE)
    audit.add_argument("--log", metavar="FILE", help="rounds as CSV or JSON lines, anybody's")
    audit.add_argument("--mapping", metavar="FILE", help="how the log is to be read (docs/audit-mapping.md)")
    audit.set_defaults(run=_audit)


def _audit(args: argparse.Namespace) -> int:
    if args.log is None or args.mapping is None:
        raise BadInput("audit: name a log with --log FILE, and how it is read with --mapping FILE")
    from houseway.audit.logs import audit_log
    from houseway.audit.mapping import read_mapping

    found = audit_log(Path(args.log), read_mapping(text_of(args.mapping), args.mapping))
    if args.json:
        emit_json(found.as_data())
    else:
        _print(found)
    return 1 if found.finds else 0


def _print(found: Any) -> None:
    out = console()
    out.print(f"{found.rounds:,} rounds, {found.rows:,} rows: {found.checked:,} payments checked")
    for each in found.findings[:SHOWN]:
        out.print(str(each), soft_wrap=True)
        for line in each.why[1:FEW]:
            out.print(f"    {line}", soft_wrap=True)
    if len(found.findings) > SHOWN:
        out.print(f"… and {len(found.findings) - SHOWN:,} more; --json has all of them")
    for each in found.not_checked[:SHOWN]:
        rows = ", ".join(f"{row:,}" for row in each.rows[:6])
        out.print(f"not checked: row {rows}{' …' if len(each.rows) > 6 else ''}: {each.why}", soft_wrap=True)
    if len(found.not_checked) > SHOWN:
        out.print(f"… and {len(found.not_checked) - SHOWN:,} more that are not checked")
    print_night(found.night)


def print_night(night: Any) -> None:
    """Tables and players against what is expected; then what chance would seldom do."""
    from houseway.audit.logs import night_data

    out, data = console(), night_data(night)
    head = ("rounds", "wagers", "handle", "win", "expected", "σ at most", "z")
    for kind, name in (("tables", "table"), ("people", "person")):
        rows = [(each[name], *_figures(each)) for each in data[kind]]
        if rows:
            out.print()
            out.print(table((name, *head), rows[:SHOWN], numbers=head))
    for each in data["findings"]:
        out.print(f"{each['what']} ({each['evidence']}, p = {each['p']:.2g})", soft_wrap=True)


def _figures(each: Any) -> tuple[str, ...]:
    names = ("rounds", "wagers", "handle", "win", "expected", "sigma", "z")
    return tuple("–" if each[name] is None else str(each[name]) for name in names)
