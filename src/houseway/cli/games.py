"""`houseway games`: every game held, with its rules and its wagers."""

import argparse
from typing import Any

from houseway.cli.commands import Commands
from houseway.cli.output import command, console, emit_json, table
from houseway.games import GAMES, variants
from houseway.play.game import Game, titled
from houseway.quotation import some
from houseway.rulebook import moment

FEW = 2


def add(subparsers: Commands) -> None:
    games = command(subparsers, "games", "every game held, with its rules", "houseway games --json")
    games.set_defaults(run=_games)


def _games(args: argparse.Namespace) -> int:
    held = [_document(game) for name in GAMES for game in variants(name)]
    if args.json:
        emit_json(held)
    else:
        headings = ("game", "title", "rules", "from", "part", "players", "wagers")
        console().print(table(headings, [_row(each) for each in held], numbers=("players",)))
    return 0


def _document(game: Game[Any]) -> dict[str, Any]:
    return {
        "game": game.name,
        "rules": game.rules,
        "from": moment(game.since).date().isoformat(),
        "part": game.part,
        "title": game.title,
        "wagers": [wager.name for wager in game.wagers],
        "players": list(game.players),
        **({"variant": dict(game.variant)} if game.variant else {}),
    }


def _row(held: dict[str, Any]) -> tuple[object, ...]:
    players = "{} to {}".format(*held["players"])
    return (
        held["game"],
        titled(held["title"], held.get("variant", {})),
        held["rules"],
        held["from"],
        held["part"],
        players,
        some(held["wagers"], FEW),
    )
