"""`houseway export`: a house's rounds for other programs."""

import argparse
import io
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from houseway.cli.commands import Commands
from houseway.cli.files import save
from houseway.cli.house_folder import for_nobody_else
from houseway.cli.house_store import add_days, add_house, at_rest
from houseway.cli.output import command, emit_json
from houseway.errors import BadInput, quoted, require

EXAMPLE: Final = "houseway export --data house --format csv -o rounds.csv"
FORMATS: Final = ("csv", "jsonl", "parquet", "xes")


def add(subparsers: Commands) -> None:
    export = command(subparsers, "export", "a house's rounds as CSV, JSON lines, Parquet or XES", EXAMPLE)
    add_house(export)
    add_days(export)
    export.add_argument("--format", choices=FORMATS, help="default: what the name of the file says")
    export.add_argument("-o", "--output", metavar="FILE", help="to write; without one, it is printed")
    export.set_defaults(run=_export)


def _export(args: argparse.Namespace) -> int:
    from houseway.audit.days import days_asked
    from houseway.audit.house import rounds
    from houseway.audit.sheets import write

    kind, out = _kind(args), io.StringIO()
    if kind == "parquet":
        return _parquet(args)
    with for_nobody_else(), at_rest(args) as store:
        count = write(rounds(store, days_asked(args.day, args.first, args.last)), kind, out)
        if args.output is None:
            print(out.getvalue(), end="")
            return 0
        save(Path(args.output), out.getvalue().encode(), "-o")
    return _told(args, kind, count)


def _parquet(args: argparse.Namespace) -> int:
    require("audit")
    from houseway.audit import parquet, sheets
    from houseway.audit.days import days_asked
    from houseway.audit.house import rounds

    if args.output is None:
        raise BadInput("--format parquet: name the file with -o; it is nothing to be printed")
    days, file = days_asked(args.day, args.first, args.last), Path(args.output)
    with for_nobody_else(), at_rest(args) as store, TemporaryDirectory(prefix="houseway-") as folder:
        made = Path(folder) / "rounds.parquet"
        count = parquet.write(sheets.rows(rounds(store, days)), sheets.COLUMNS, made)
        save(file, made.read_bytes(), "-o")
    return _told(args, "parquet", count)


def _told(args: argparse.Namespace, kind: str, count: int) -> int:
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
