"""`houseway export`: a house's rounds for other programs."""

import argparse
import io
from pathlib import Path
from typing import Final

from houseway.cli.commands import Commands
from houseway.cli.files import save
from houseway.cli.house_folder import for_nobody_else
from houseway.cli.house_store import add_days, add_house, at_rest
from houseway.cli.output import command, emit_json
from houseway.errors import BadInput, quoted

EXAMPLE: Final = "houseway export --data house --format csv -o rounds.csv"
FORMATS: Final = ("csv", "jsonl", "xes")


def add(subparsers: Commands) -> None:
    export = command(subparsers, "export", "a house's rounds as CSV, JSON lines or XES", EXAMPLE)
    add_house(export)
    add_days(export)
    export.add_argument("--format", choices=FORMATS, help="default: what the name of the file says")
    export.add_argument("-o", "--output", metavar="FILE", help="to write; without one, it is printed")
    export.set_defaults(run=_export)


def _export(args: argparse.Namespace) -> int:
    from houseway.audit.house import days_asked, rounds
    from houseway.audit.sheets import write

    kind, out = _kind(args), io.StringIO()
    with for_nobody_else(), at_rest(args) as store:
        count = write(rounds(store, days_asked(args.day, args.first, args.last)), kind, out)
        if args.output is None:
            print(out.getvalue(), end="")
            return 0
        save(Path(args.output), out.getvalue().encode(), "-o")
    what = "events" if kind == "xes" else "settled wagers"
    if args.json:
        emit_json({"file": args.output, "format": kind, "written": count})
    else:
        print(f"{args.output}: {count:,} {what}")
    return 0


def _kind(args: argparse.Namespace) -> str:
    if args.format is not None:
        return str(args.format)
    found = Path(args.output or "").suffix.lower().removeprefix(".")
    if found not in FORMATS:
        raise BadInput(f"--format: say which of {', '.join(FORMATS)}; {quoted(args.output or '')} does not tell")
    return found
