"""`houseway records`: the records of the tables that were played, the latest first."""

import argparse
from datetime import datetime
from pathlib import Path
from typing import Any

from houseway.cli.output import command, console, emit_json, table, text_of
from houseway.cli.record_folder import SUFFIX, records_folder
from houseway.errors import BadInput, BadRecord, did_you_mean, quoted
from houseway.games import GAMES
from houseway.play.record import Record, read

HEADINGS = ("written", "game", "rules", "rounds", "wagers", "file")


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    records = command(subparsers, "records", "the records of tables that were played", "houseway records roulette")
    records.add_argument("game", metavar="GAME", nargs="?", help="of this game alone")
    records.add_argument("--records", metavar="DIR", help="the folder they are in (default: where `play` puts them)")
    records.set_defaults(run=_records)


def _records(args: argparse.Namespace) -> int:
    folder = records_folder() if args.records is None else Path(args.records)
    if args.records is not None and not folder.is_dir():
        raise BadInput(f"--records: {folder} is no folder")
    if args.game is not None and args.game not in GAMES:
        there = ", ".join(GAMES)
        raise BadInput(f"GAME: {quoted(args.game)} is not known; there are {there}{did_you_mean(args.game, GAMES)}")
    found = [_document(path) for path in _files(folder)]
    listed = [each for each in found if args.game in (None, each["game"])]
    if args.json:
        emit_json(listed)
    elif listed:
        out = console()
        out.print(f"in {folder.absolute()}:\n", soft_wrap=True)
        out.print(table(HEADINGS, [_row(each) for each in listed], numbers=("rounds", "wagers")))
        out.print(f"\nhouseway replay {folder.absolute() / listed[0]['file']} plays the first again", soft_wrap=True)
    else:
        of = f" of {args.game}" if args.game else ""
        print(f"no record{of} is in {folder.absolute()}; houseway play writes them there")
    return 0


def _files(folder: Path) -> list[Path]:
    """The latest first."""
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def _document(path: Path) -> dict[str, Any]:
    """What is in a record; one that cannot be read is listed, too, with what is wrong with it."""
    written = datetime.fromtimestamp(path.stat().st_mtime).replace(microsecond=0)
    told: dict[str, Any] = {"file": path.name, "written": written}
    try:
        record = read(text_of(str(path)))
    except BadRecord as wrong:
        return told | {"game": None, "rules": None, "rounds": None, "wagers": None, "wrong": str(wrong)}
    return told | {"game": record.game, "rules": record.rules, "rounds": len(record.rounds), "wagers": _wagers(record)}


def _wagers(record: Record) -> int:
    """How many were settled."""
    return sum(len(played.settled) for played in record.rounds)


def _row(each: dict[str, Any]) -> tuple[object, ...]:
    written = f"{each['written']:%Y-%m-%d %H:%M}"
    if "wrong" in each:
        return written, "cannot be read", "", "", "", each["file"]
    return written, each["game"], each["rules"], each["rounds"], each["wagers"], each["file"]
