"""`houseway odds`: the exact return of every permissible wager of a game."""

import argparse
from collections.abc import Sequence
from typing import Any

from houseway.cli.frequencies import print_frequencies
from houseway.cli.odds.changes import (
    WHAT_CAN_BE_SET,
    add_changes,
    asked,
    before_and_after,
    changed,
    print_settable,
)
from houseway.cli.odds.output import add_formats, draw_chart, print_odds, print_why
from houseway.cli.output import add_variants, command, settings, variant
from houseway.cli.progress import working
from houseway.cli.rules.sign_table import add_sign, sign_asked_for
from houseway.money import cents
from houseway.odds import best_play
from houseway.odds.table import OddsTable, games_asked, page_of
from houseway.play.game import Game


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    odds = command(subparsers, "odds", "the exact return of every permissible wager", "houseway odds craps --stake 15")
    odds.add_argument("game", metavar="GAME", help="as `houseway games` names it")
    odds.add_argument("--wager", metavar="NAME", help="of this wager alone, like 'straight up'")
    odds.add_argument("--stake", metavar="AMOUNT", help="at this stake too, with the law's roundings and fees")
    odds.add_argument("--strategy", metavar="NAME", help="by this play alone, where decisions matter: best, total, …")
    odds.add_argument("--why", metavar="WAGER[:SELECTION]", help="why it returns that: what can come, and the sum")
    odds.add_argument("--chart", action="store_true", help="the best play as a chart, where a game has one")
    add_changes(odds)
    add_formats(odds)
    add_sign(odds)
    add_variants(odds)
    odds.set_defaults(run=_odds)


def _odds(args: argparse.Namespace) -> int:
    games, run = games_asked(args.game, {**dict(settings(args.table)), **variant(args)}, args.rules, args.on)
    if games[0].pot:
        print_frequencies(games[0], as_json=args.json)
        return 0
    if WHAT_CAN_BE_SET in args.set:
        print_settable(games, as_json=args.json)
        return 0
    if args.chart:
        charts = [best_play.chart(game, run) for game in (changed(args, games) if asked(args) else games)]
        draw_chart(charts[0], args.plot)
        print("\n".join(chart.text() for chart in charts))
        return 0
    if asked(args):
        with working(f"working out {args.game} before and after, exactly"):
            compared = before_and_after(args, games, run)
        print_odds(compared, args)
        return 0
    stake = None if args.stake is None else cents(args.stake)
    if args.why is not None:
        asked_for, selection = _asked_why(games, args.why)
        args.wager = asked_for.partition(" + ")[0]
    with working(f"working out {args.game} exactly"):
        pages = [page_of(game, run, args.wager, stake, sign_asked_for(args, game, run)) for game in games]
    found = OddsTable(pages, args.decimal)
    found = found if args.strategy is None else found.played_by(args.strategy)
    _check_stake(found)
    if args.why is not None:
        print_why(found, asked_for, selection, as_json=args.json)
    else:
        print_odds(found, args)
    return 0


def _asked_why(games: Sequence[Game[Any]], asked: str) -> tuple[str, str | None]:
    """A wager, and where it lies if that was said: `straight up:17`."""
    if any(asked in game.wager_named for game in games) or ":" not in asked:
        return asked, None
    wager, _, selection = asked.partition(":")
    return wager, selection


def _check_stake(found: OddsTable) -> None:
    """A stake that no wager permits is refused as a whole; otherwise each row says so."""
    refused = [None if row.at is None else row.at.refused for row in found.rows]
    if refused and refused[0] is not None and all(refused):
        raise refused[0]
