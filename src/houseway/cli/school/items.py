"""`houseway school items`: items without a person, the same for the same seed."""

import argparse
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from houseway.cli.commands import Commands
from houseway.cli.output import add_variants, command, console, emit_json, variant
from houseway.cli.school.practise import offered
from houseway.errors import BadInput
from houseway.games import GAMES, find, variants
from houseway.play.game import Game
from houseway.school import DRILLS, Item, drill, items, kinds

MOST: Final = 10_000


def add(subparsers: Commands) -> None:
    parser = command(
        subparsers, "items", "questions with their answers", "houseway school items roulette --kind pay --count 3"
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="as `houseway games` names it (default: every game)")
    parser.add_argument("--kind", metavar="KIND", help=f"of this kind alone: {', '.join(DRILLS)}")
    parser.add_argument("--seed", metavar="SEED", default="1", help="the same seed gives the same items (default: 1)")
    parser.add_argument("--count", metavar="N", type=int, default=1, help="so many of each kind (default: 1)")
    add_variants(parser)
    parser.set_defaults(run=_items)


def _items(args: argparse.Namespace) -> int:
    if not 1 <= args.count <= MOST:
        raise BadInput(f"--count takes 1 to {MOST}, not {args.count}")
    if "/" in args.seed or not args.seed.strip():
        raise BadInput("--seed: a seed has no stroke in it, and is not empty")
    found = list(_found(args))
    if args.json:
        emit_json([each.as_data() for each in found])
        return 0
    out = console()
    for each in found:
        out.print(each.id, style="bold")
        _print(out, each)
    return 0


def _found(args: argparse.Namespace) -> Iterator[Item]:
    for game in _games(args):
        for kind in _kinds(game, args):
            yield from islice(items(game, kind, args.seed), args.count)


def _games(args: argparse.Namespace) -> list[Game[Any]]:
    if args.game is not None:
        return [find(args.game, variant(args), args.rules, args.on)]
    names = [name for name in GAMES if args.rules is None or any(each.rules == args.rules for each in variants(name))]
    return [find(name, {}, args.rules, args.on) for name in names]


def _kinds(game: Game[Any], args: argparse.Namespace) -> list[str]:
    if args.kind is None:
        return kinds(game)
    if args.game is None and args.kind in DRILLS:
        return [args.kind] if args.kind in kinds(game) else []
    return [drill(args.kind, game).kind]


def _print(out: Any, item: Item) -> None:
    for line in item.question.told:
        out.print(f"  {line}")
    out.print(f"  {item.question.asks}", style="bold")
    for choice in offered(item.question):
        out.print(f"    {choice}")
    for each in item.question.about if len(item.question.about) > 1 else ():
        out.print(f"    {each}")
    out.print(f"  Answer: {item.answer}" + (f"  ({', '.join(item.cites)})" if item.cites else ""))
    out.print()
