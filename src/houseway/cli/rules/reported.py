"""`houseway rules reported`: what can be reported, directed or declared at a table, and under which provision."""

import argparse
from typing import Any

from houseway.cli.output import command, console, emit_json, table
from houseway.disputes.causes import causes
from houseway.games import GAMES, variants
from houseway.rulebook.reports import Reported, reported_acts

HEADINGS = Reported._fields


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
    if args.tsv:
        print("\n".join(("\t".join(HEADINGS), *(each.written() for each in as_played(list(GAMES))))))
        return 0
    rows = [each for each in reported_acts() if args.game in (None, each.game)]
    if args.json:
        emit_json([each._asdict() for each in rows])
    else:
        console().print(table(HEADINGS, [(*each[:4], "; ".join(each.causes)) for each in rows]))
    return 0


def as_played(names: list[str]) -> list[Reported]:
    """Every row of acts of these games, once for each provision that a text has it under, with its causes."""
    found: dict[tuple[str, str, str, str], dict[str, None]] = {}
    for name in names:
        for game in variants(name):
            told = causes(game)
            for row in game.acts:
                known = found.setdefault((name, row.name, row.under.text, row.says), {})
                known |= dict.fromkeys(told[row.name])
    return [Reported(*row, tuple(told)) for row, told in found.items()]
