"""What every command reads and prints with: one JSON document, or tables and text, plain when not on a terminal."""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from houseway.cli.media import SIMPLE_HEAD, Console, Table
from houseway.errors import BadInput, BadRecord, printable, quoted
from houseway.rulebook import JURISDICTIONS

PLAIN_WIDTH = 140
ON = "the date (noon of it) or moment asked about, like 2000-12-15 or 2000-12-15T04:00"


def command(
    subparsers: "argparse._SubParsersAction[Any]", name: str, help: str, example: str
) -> argparse.ArgumentParser:
    """A command that has an example, and takes `--json`."""
    parser = group(subparsers, name, help, example)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    return parser


def words_anywhere(parser: argparse.ArgumentParser) -> None:
    """`find ball --game roulette out of wheel`: whoever types need not think of an order."""
    parser.anywhere = True  # type: ignore[attr-defined]  # of `houseway.cli.Parser`, which is above this


def group(subparsers: "argparse._SubParsersAction[Any]", name: str, help: str, example: str) -> argparse.ArgumentParser:
    """A command that only holds others."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog=f"example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def text_of(file: str) -> str:
    """What stands in a file that a command is given."""
    try:
        return Path(file).read_bytes().decode()
    except (OSError, ValueError) as wrong:  # a name with a NUL in it, or bytes that are no text
        why = wrong.strerror if isinstance(wrong, OSError) else None
        raise BadRecord(f"cannot be read: {why or wrong}", file=file) from None


def emit_json(document: object) -> None:
    print(json_text(document))


def json_text(document: object) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False, default=_in_words)


def _in_words(value: object) -> str:
    """A date or a moment in ISO 8601; nothing else is left that JSON does not have."""
    if isinstance(value, date):
        return value.isoformat()
    raise TypeError(f"a {type(value).__name__} cannot be written as JSON")


def say_wrong(wrong: Exception) -> None:
    """What is wrong, in one line."""
    print(f"houseway: {printable(' '.join(str(wrong).split()))}", file=sys.stderr)


class Printer(Console):
    """A console that leaves it to `main` what a reader who goes away means; Rich would call it a failure."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Coloured on a terminal; otherwise plain text, and wide, so that nothing is cut. Markup is off."""
    width = None if sys.stdout.isatty() else PLAIN_WIDTH
    return Printer(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)


def table(headings: Sequence[str], rows: Iterable[Sequence[object]], *, numbers: Sequence[str] = ()) -> Table:
    """A table without rules between rows; the columns called `numbers` stand to the right."""
    drawn = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for heading in headings:
        drawn.add_column(heading, justify="right" if heading in numbers else "left", overflow="fold")
    for row in rows:
        drawn.add_row(*map(str, row))
    return drawn


def count(number: int, what: str) -> str:
    """`1 citation`, `2 citations`."""
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


VARIANTS = {"spaces": int, "balls": int, "decks": int, "version": str}


def add_variants(parser: argparse.ArgumentParser) -> None:
    """`--spaces 52`, for the games of which the law has several; `--rules` and `--on` for which law."""
    for name, kind in VARIANTS.items():
        metavar = "N" if kind is int else "NAME"
        parser.add_argument(f"--{name}", metavar=metavar, type=kind, help="this variant, where the game has several")
    parser.add_argument("--rules", choices=JURISDICTIONS, help="whose rules (default: the first that `games` lists)")
    parser.add_argument("--on", metavar="DATE", help="as they stood then (default: the latest text held)")


def variant(args: argparse.Namespace) -> dict[str, int | str]:
    return {name: getattr(args, name) for name in VARIANTS if getattr(args, name) is not None}


def settings(asked: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """How a table is run, as it is written: `decks=6`, `super_sevens=yes`, `late_entry=minimum`."""
    found: list[tuple[str, str]] = []
    for each in asked:
        name, equals, text = each.partition("=")
        if not equals or not name.isidentifier() or name in ("people", "sign", "name", "game"):
            raise BadInput(
                f"--table: {quoted(each)} is no setting of a table; write one like decks=6 or super_sevens=yes"
            )
        found.append((name, text))
    return tuple(found)
