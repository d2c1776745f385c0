"""`--draft FILE`: a draft notice that is laid over a game, whatever the command does with it."""

import argparse
from typing import Any

from houseway.cli.output import text_of
from houseway.games import find
from houseway.play.game import Game
from houseway.play.record.replay import Find
from houseway.what_if.draft import Draft, read_draft


def add_draft(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--draft", metavar="FILE", help="a draft notice, laid over the game (docs/what-if.md)")


def draft_asked_for(args: argparse.Namespace) -> Draft | None:
    return None if args.draft is None else read_draft(text_of(args.draft), args.draft)


def finder(args: argparse.Namespace) -> Find:
    """Finds games, and lays the draft over each."""
    draft = draft_asked_for(args)
    if draft is None:
        return find
    return lambda name, variant, rules, on: draft.lay_over(find(name, variant, rules, on))


def laid_over(args: argparse.Namespace, game: Game[Any]) -> Game[Any]:
    """The game by the draft that was given, or as it is."""
    draft = draft_asked_for(args)
    return game if draft is None else draft.lay_over(game)
