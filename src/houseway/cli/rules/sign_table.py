"""A table with the limits that a command line asks for."""

import argparse
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from houseway.cli.drafts import add_draft, laid_over
from houseway.cli.output import add_variants, settings, variant
from houseway.errors import BadInput, quoted
from houseway.games import find, in_force
from houseway.money import cents
from houseway.play.game import Game
from houseway.play.layout import rows_offered
from houseway.play.sign import Limits, Notice, Sign
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.rulebook import moment


def add_sign(parser: argparse.ArgumentParser) -> None:
    """The options that say what stands on the sign, and how the table is run."""
    parser.add_argument("--minimum", metavar="AMOUNT", help="of every kind of wager")
    parser.add_argument("--maximum", metavar="AMOUNT", help="of every kind of wager")
    parser.add_argument(
        "--line", metavar="KIND=MIN-MAX", action="append", default=[], help="of one kind, like dozen=5-500"
    )
    parser.add_argument(
        "--increment",
        metavar="[KIND=]AMOUNT",
        action="append",
        default=[],
        help="the steps of every kind of wager, or of one, like dozen=5",
    )
    parser.add_argument(
        "--table", metavar="KEY=VALUE", action="append", default=[], help="how it is run, like super_sevens=yes"
    )


def add_limits(parser: argparse.ArgumentParser) -> None:
    """The options that say which table, with which sign, and what will change."""
    add_sign(parser)
    parser.add_argument(
        "--notice",
        metavar="KIND=MIN@WHEN",
        action="append",
        default=[],
        help="a higher minimum, like dozen=10@2026-11-20T21:00",
    )
    add_draft(parser)
    parser.add_argument("--shown", metavar="WHEN", help="since when such a notice stands there (default: now)")
    add_variants(parser)


def table_asked_for(args: argparse.Namespace) -> Table:
    """The table as it is to be run; limits that its Part forbids are refused."""
    asked, held = variant(args), in_force(args.game, args.rules, args.on)
    names = {name for game in held for name in game.variant}
    game = find(args.game, {name: value for name, value in asked.items() if name in names}, args.rules, args.on)
    game = laid_over(args, game)
    others = {name: value for name, value in asked.items() if name not in names}
    run = game.run_with({**dict(settings(args.table)), **others})
    usual: Table = game.open_table(**run)
    made: Table = game.open_table(sign=_announced(args, game, _limits(args, game, usual)), **run)
    made.check_sign(made.sign)
    return made


def _limits(args: argparse.Namespace, game: Game[Any], usual: Table) -> Sign:
    """The usual sign with what was asked for: on every line for wagers that the table offers, then line by line."""
    wagered, offered = _kinds(game.wagers), _kinds(rows_offered(usual))
    limits = {kind: line for kind, line in usual.sign.limits.items() if kind in offered or kind not in wagered}
    for kind, line in limits.items():
        if kind in offered:
            minimum = line.minimum if args.minimum is None else cents(args.minimum)
            limits[kind] = Limits(minimum, line.maximum if args.maximum is None else cents(args.maximum))
    for each in args.line:
        kind, least, greatest = _split(each, "--line", "-", "dozen=5-500")
        _check_kind(kind, "--line", [*limits, *sorted(offered)])
        limits[kind] = Limits(cents(least), cents(greatest))
    return _in_increments(args, replace(usual.sign, limits=limits, increment=0, increments={}, general=game.general))


def sign_asked_for(args: argparse.Namespace, game: Game[Any], run: Mapping[str, Any]) -> Sign | None:
    """The sign of a table that is run so, with the limits that were asked for; None where none were."""
    if args.minimum is args.maximum is None and not args.line and not args.increment:
        return None
    sign = _limits(args, game, game.open_table(**run))
    game.check_sign(sign)
    return sign


def _in_increments(args: argparse.Namespace, sign: Sign) -> Sign:
    """The steps of every line first, whatever the order in which they were given, then those of single lines."""
    for each in sorted(args.increment, key=lambda text: "=" in text):
        kind, equals, amount = each.rpartition("=")
        if equals:
            _check_kind(kind, "--increment", list(sign.limits))
        if cents(amount) < 0:
            raise BadInput(f"--increment: {quoted(each)} is below nought; write one like 5, and nought for none")
        sign = sign.with_increment(cents(amount), kind)
    return sign


def _kinds(rows: Iterable[Wager[Any]]) -> set[str]:
    return {row.limit for row in rows if row.limit}


def _announced(args: argparse.Namespace, game: Game[Any], sign: Sign) -> Sign:
    shown = datetime.now().replace(microsecond=0) if args.shown is None else moment(args.shown)
    for each in args.notice:
        kind, minimum, when = _split(each, "--notice", "@", "dozen=10@2026-11-20T21:00")
        _check_kind(kind, "--notice", list(sign.limits))
        line, under = sign.limits[kind], game.notice(kind) or game.general.by_sign
        if not line.minimum < cents(minimum) <= line.maximum:
            raise BadInput(f"--notice: ${minimum} for {kind} is no higher minimum within {line}")
        sign = sign.announce(Notice(kind, cents(minimum), shown, moment(when)), under)
    return sign


def _split(text: str, option: str, mark: str, example: str) -> tuple[str, str, str]:
    kind, equals, amounts = text.rpartition("=")
    first, found, second = amounts.partition(mark)
    if not (equals and found):
        raise BadInput(f"{option}: {quoted(text)} cannot be read; write it like {example}")
    return kind, first, second


def _check_kind(kind: str, option: str, kinds: list[str]) -> None:
    if kind not in kinds:
        raise BadInput(f"{option}: the sign has no {quoted(kind)}; there are {', '.join(dict.fromkeys(kinds))}")
