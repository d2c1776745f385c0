"""`houseway rules find`: the provisions that answer a question, in the words that people use."""

import argparse
from typing import Any

from houseway.cli.media import Text
from houseway.cli.output import ON, command, console, count, emit_json, words_anywhere
from houseway.cli.rules.account import indented
from houseway.errors import BadInput, quoted
from houseway.rulebook.entries import Found
from houseway.rulebook.rulesets import JURISDICTIONS
from houseway.rulebook.search import search

MOST = 8


def add(under: "argparse._SubParsersAction[Any]") -> None:
    find = command(
        under, "find", "the provisions that answer a question", "houseway rules find ball out of wheel --game roulette"
    )
    find.add_argument("words", metavar="WORDS", nargs="+", help="what happened, or what is asked, in ordinary words")
    find.add_argument("--game", metavar="G", help="of this game, with what applies to every game")
    find.add_argument("--rules", choices=JURISDICTIONS, help="of this jurisdiction; otherwise of both")
    find.add_argument("--on", metavar="D", help=ON)
    find.add_argument("--most", metavar="N", type=int, default=MOST, help=f"how many answers (default {MOST})")
    words_anywhere(find)
    find.set_defaults(run=_find)


def _find(args: argparse.Namespace) -> int:
    if args.most < 1:
        raise BadInput(f"--most: 1 answer or more, not {args.most}")
    found = search(" ".join(args.words), args.game, args.on, args.rules, args.most)
    if args.json:
        emit_json([_row(each) for each in found])
    elif found:
        print_found(found)
    else:
        console().print(f"Nothing is found for {quoted(' '.join(args.words))}; fewer or other words may do")
    return 0 if found else 1


def print_found(found: list[Found]) -> None:
    out = console()
    for each in found:
        games = f"  {', '.join(each.games)}" if each.games else ""
        out.print(Text(each.cite, style="bold cyan"), Text(each.heading, style="bold"), Text(games, style="dim"))
        indented(out, each.says)
    out.print(Text(f"\n{count(len(found), 'answer')}; `houseway rules show '{found[0].cite}'` tells all", style="dim"))


def _row(each: Found) -> dict[str, Any]:
    return {
        "provision": each.cite,
        "heading": each.heading,
        "game": ", ".join(each.games),
        "says": each.says,
        "score": each.score,
    }
