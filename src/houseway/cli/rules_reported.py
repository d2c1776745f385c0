"""`houseway rules reported`: what can be reported, directed or declared at a table, and under which provision."""

import argparse
from typing import Any

from houseway.cli.output import command, console, emit_json, table
from houseway.games import GAMES, variants

HEADINGS = ("game", "act", "under", "says")


def add(under: "argparse._SubParsersAction[Any]") -> None:
    parser = command(
        under,
        "reported",
        "what can be reported, directed or declared at a table",
        "houseway rules reported roulette",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", choices=GAMES, help="at this game; otherwise at all")
    parser.add_argument("--tsv", action="store_true", help="the file law/reported.tsv, of all games")
    parser.set_defaults(run=_reported)


def _reported(args: argparse.Namespace) -> int:
    rows = reported_acts([args.game] if args.game else list(GAMES))
    if args.json:
        emit_json([dict(zip(HEADINGS, row, strict=True)) for row in rows])
    elif args.tsv:
        print("\n".join("\t".join(row) for row in (HEADINGS, *reported_acts(list(GAMES)))))
    else:
        console().print(table(HEADINGS, rows))
    return 0


def reported_acts(names: list[str]) -> list[tuple[str, str, str, str]]:
    """Every row of acts of these games, once for each provision that a text has it under."""
    rows = [
        (name, row.name, row.under.text, row.says) for name in names for game in variants(name) for row in game.acts
    ]
    return list(dict.fromkeys(rows))
