"""`houseway rules list`: the provisions in force, and what is known and not held."""

import argparse
from typing import Any

from houseway.cli.commands import Commands
from houseway.cli.output import ON, command, console, emit_json, table
from houseway.cli.rules.account import indented, print_known
from houseway.errors import NotHeld, quoted
from houseway.rulebook.account import known_as_data
from houseway.rulebook.coverage import answered
from houseway.rulebook.instruments import moment
from houseway.rulebook.missing_texts import KnownNotice, known_game, known_notices
from houseway.rulebook.provisions import Provision
from houseway.rulebook.rulesets import JURISDICTIONS, base_of, beyond, games_of, in_force


def add(under: Commands) -> None:
    listed = command(under, "list", "the provisions in force", "houseway rules list roulette --on 1999-06-30")
    listed.add_argument("game", metavar="GAME", nargs="?", help="of this game; otherwise of all")
    listed.add_argument("--rules", choices=JURISDICTIONS, help="of this jurisdiction; otherwise of both")
    listed.add_argument("--on", metavar="D", help=ON)
    listed.set_defaults(run=_list)


def _list(args: argparse.Namespace) -> int:
    provisions, lacking = _in_force(args)
    base = base_of(args.rules, args.game) if args.rules and args.game else ()
    known = _known(args)
    if args.json:
        rows = [_row(each) for each in provisions] + [_row(each) | {"base": True} for each in base]
        emit_json(rows + [_known_row(each) for each in known])
        return 0
    out = console()
    out.print(table(("provision", "heading", "answer"), map(_cells, provisions)))
    if base:
        out.print(f"\nVictoria's own rules of this game are not held; their base is {base[0].part}:\n")
        out.print(table(("provision", "heading", "answer"), map(_cells, base)))
    if known:
        out.print()
        print_known(out, [known_as_data(each) for each in known])
    of = {each.cite.body for each in provisions}
    for each in (*lacking, *(beyond(jurisdiction, args.on) for jurisdiction in JURISDICTIONS if jurisdiction in of)):
        indented(out, each)
    if args.rules == "vic" and args.game and (game := known_game(args.game)):
        indented(out, game.lacks)
    return 0


def _known(args: argparse.Namespace) -> list[KnownNotice]:
    """Where Victoria's text of a game is asked for: the notices published by then that are known and not held."""
    if args.rules != "vic" or not args.game:
        return []
    return [each for each in known_notices(args.game) if not args.on or each.published <= moment(args.on).date()]


def _cells(provision: Provision) -> tuple[object, ...]:
    return provision.cite, provision.heading, answered(provision).by or "unanswered"


def _row(provision: Provision) -> dict[str, Any]:
    return {
        "cite": provision.cite.text,
        "part": provision.part,
        "heading": provision.heading,
        "held": "full" if provision.held else "index",
        "answer": answered(provision).by,
        "does": provision.does,
        "paragraphs": {f"({key.replace('.', ')(')})": text for key, text in provision.paragraphs.items()},
        "terms": dict(provision.terms),
    }


def _known_row(each: KnownNotice) -> dict[str, Any]:
    return {"cite": each.name, "held": "known", "answer": None, **known_as_data(each)}


def _in_force(args: argparse.Namespace) -> tuple[list[Provision], list[str]]:
    """Of the jurisdiction asked for, or of each that has such a text; and what is not held of the others."""
    having = [args.rules] if args.rules else [j for j in JURISDICTIONS if args.game in (None, *games_of(j))]
    if not having:
        there = sorted({game for each in JURISDICTIONS for game in games_of(each)})
        raise NotHeld(f"no game {quoted(args.game)}; there are {', '.join(there)}")
    found: list[Provision] = []
    lacking: list[str] = []
    for jurisdiction in having:
        try:
            found += in_force(jurisdiction, args.on, args.game)
        except NotHeld as wrong:
            lacking.append(str(wrong))
    if len(lacking) == len(having):
        raise NotHeld("; ".join(lacking))
    return found, lacking
