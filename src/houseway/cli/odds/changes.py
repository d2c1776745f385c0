"""`houseway odds GAME --set RULE=VALUE` and `--draft FILE`: the exact return before and after."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from houseway.cli.drafts import add_draft, draft_asked_for
from houseway.cli.output import console, emit_json, table
from houseway.cli.rules.sign_table import sign_asked_for
from houseway.errors import BadInput, quoted
from houseway.money import cents
from houseway.play.game import Game, titled
from houseway.what_if.comparison import Compared, WhatIf, compared
from houseway.what_if.settable import RuleSetting, changes_of, settable, with_changes

WHAT_CAN_BE_SET = "?"


def add_changes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        metavar="RULE=VALUE",
        action="append",
        default=[],
        help="what if a rule said this, like decks=6; --set ? lists what can be set",
    )
    add_draft(parser)


def asked(args: argparse.Namespace) -> bool:
    """Is it about a change?"""
    return bool(args.set or args.draft)


def before_and_after(args: argparse.Namespace, games: Sequence[Game[Any]], run: Mapping[str, Any]) -> WhatIf:
    """Each game with what a draft and `--set` change in it; a draft says which rules it is for."""
    stake = None if args.stake is None else cents(args.stake)
    found = []
    for game, changes in _changes(args, games):
        found.append(compared(game, changes, run, args.wager, stake, sign_asked_for(args, game, run)))
    _check_stake(found)
    compared_ = WhatIf(found, args.decimal, stake)
    return compared_ if args.strategy is None else compared_.played_by(args.strategy)


def changed(args: argparse.Namespace, games: Sequence[Game[Any]]) -> list[Game[Any]]:
    """The games as they would be."""
    return [with_changes(game, changes) for game, changes in _changes(args, games)]


def _changes(args: argparse.Namespace, games: Sequence[Game[Any]]) -> Iterator[tuple[Game[Any], list[RuleSetting]]]:
    draft, written = draft_asked_for(args), [_split(each) for each in args.set]
    if draft is not None:
        games = [game for game in games if game.rules == draft.rules] or games
    for game in games:
        changes = [*(draft.changes(game) if draft is not None else ()), *changes_of(game, written)]
        _check_once(changes)
        yield game, changes


def _check_stake(found: Sequence[Compared]) -> None:
    """A stake that no wager permits, before or after, is refused as a whole; otherwise each row says so."""
    rows = [row for page in found for pair in page.pairs for row in (pair.before, pair.after) if row is not None]
    refused = [None if row.at is None else row.at.refused for row in rows]
    if refused and refused[0] is not None and all(refused):
        raise refused[0]


def _check_once(changes: Sequence[RuleSetting]) -> None:
    """A rule says one thing: what a draft sets is not set again."""
    names = [change.rule.name for change in changes]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"--set: {name} is set by the draft already; change it there")


def _split(text: str) -> tuple[str, str]:
    rule, equals, value = text.partition("=")
    if not equals or not rule.strip() or not value.strip():
        raise BadInput(f"--set: {quoted(text)} sets nothing; write it like decks=6, and --set ? lists what can be set")
    return rule.strip(), value.strip()


def print_settable(games: Sequence[Game[Any]], *, as_json: bool) -> None:
    """What can be set, as it stands."""
    rows = [(game, each) for game in games for each in settable(game).values()]
    if as_json:
        emit_json(
            [
                {"game": game.name, "rules": game.rules, "text": game.part, "variant": dict(game.variant)}
                | {"rule": each.name, "value": each.stands, "cite": each.under.text}
                for game, each in rows
            ]
        )
        return
    out = console()
    for game in games:
        own = [(each.name, each.stands, each.under) for of, each in rows if of is game]
        told = f"{titled(game.title, game.variant)} ({game.part}): "
        out.print(told + ("what --set can change, as it stands" if own else "nothing can be set"))
        if own:
            out.print(table(("rule", "value", "under"), own))
