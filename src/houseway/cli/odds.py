"""`houseway odds`: the exact return of every permissible wager of a game."""

import argparse
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from houseway.cli.output import add_variants, command, console, count, emit_json, table, titled, variant
from houseway.errors import BadInput
from houseway.games import find, in_force, variants
from houseway.money import Amount, Pays, dollars
from houseway.odds import best_play
from houseway.odds.exact import Return, every_return
from houseway.play.game import Game
from houseway.play.wager import Wager

HEADINGS = ("wager", "selection", "pays", "win", "void", "lose", "return", "", "variance")
FAVOURS = "favours the player"


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    odds = command(subparsers, "odds", "the exact return of every permissible wager", "houseway odds roulette")
    odds.add_argument("game", metavar="GAME", help="as `houseway games` names it")
    odds.add_argument("--wager", metavar="NAME", help="of this wager alone, like 'straight up'")
    odds.add_argument("--strategy", metavar="NAME", help="where decisions matter: of this play alone, best or total")
    odds.add_argument("--chart", action="store_true", help="the best play as a chart, where a game has one")
    add_variants(odds)
    odds.set_defaults(run=_odds)


def _odds(args: argparse.Namespace) -> int:
    asked, settings = _run_with(args.game, variant(args))
    games = _games(args.game, asked, args.rules, args.on)
    if args.chart:
        print("\n".join(best_play.chart(game, settings).text() for game in games))
        return 0
    found = [(game, _returns(game, settings, args)) for game in games]
    print_odds(found, as_json=args.json)
    return 0


def _run_with(name: str, asked: dict[str, int | str]) -> tuple[dict[str, int | str], dict[str, int | str]]:
    """What picks a variant of the game, and what says how its table is run."""
    known = {each for game in variants(name) for each in game.variant}
    fields = {field.name for game in variants(name) for field in game.settings}
    settings = {each: value for each, value in asked.items() if each in fields - known}
    return {each: value for each, value in asked.items() if each not in settings}, settings


def _returns(game: Game[Any], settings: dict[str, int | str], args: argparse.Namespace) -> list[Return]:
    """By the best play, where decisions matter; of one wager or one play alone, where that was asked for."""
    rows = _asked(game, args.wager)
    best = best_play.rows(game, settings)
    if best is None:
        return list(every_return(game, rows))
    wanted = {row.name for row in rows}
    found = [each for each in best if each.wager in wanted and args.strategy in (None, each.strategy)]
    if args.strategy is not None and not found:
        there = dict.fromkeys(each.strategy for each in best if each.strategy)
        raise BadInput(f"--strategy: {game.name} has no {args.strategy!r} here; there are {', '.join(there)}")
    return found


def _games(name: str, asked: dict[str, int | str], rules: str | None, on: str | None) -> Sequence[Game[Any]]:
    """What was asked for; without an option, every text and variant."""
    if asked:
        return [find(name, asked, rules, on)]
    return in_force(name, rules, on) if rules or on else variants(name)


def print_odds(found: list[tuple[Game[Any], list[Return]]], *, as_json: bool) -> None:
    """The returns of each game, for people or as one document."""
    if as_json:
        emit_json([_document(game, each) for game, returns in found for each in returns])
    else:
        for game, returns in found:
            _print(game, returns)


def _asked(game: Game[Any], name: str | None) -> Iterable[Wager[Any]]:
    if name is None:
        return game.wagers
    if name not in game.wager_named:
        raise BadInput(f"--wager: {game.name} has no {name!r}; there are {', '.join(game.wager_named)}")
    return [game.wager_named[name]]


def _document(game: Game[Any], each: Return) -> dict[str, Any]:
    pays = [_plain(p) for p in each.pays]
    return {
        "game": game.name,
        "rules": game.rules,
        "wager": each.wager,
        "selection": each.selection,
        **({"strategy": each.strategy} if each.strategy else {}),
        "pays": pays[0] if len(pays) == 1 else pays,
        "win": str(each.win),
        "void": str(each.void),
        "lose": str(each.lose),
        "return": str(each.expected),
        **({} if each.per_trial is None else {f"per_{game.trial}": str(each.per_trial)}),
        "variance": str(each.variance),
        "cites": [cite.text for cite in each.cites],
        **({"variant": dict(game.variant)} if game.variant else {}),
        "text": game.part,
        "from": game.since,
        "caveats": [*([game.note] if game.note else []), *each.caveats],
    }


def _plain(pays: Pays) -> str:
    """Odds as a rational; a fixed sum in dollars, which no rational looks like."""
    return f"${dollars(pays.cents)}" if isinstance(pays, Amount) else str(pays.per_unit)


def _print(game: Game[Any], returns: list[Return]) -> None:
    out = console()
    if not returns:
        out.print(f"{titled(game.title, game.variant)} ({game.part}): {game.note}")
        return
    rows = [_row(list(alike)) for _, alike in groupby(returns, key=_same)]
    out.print(
        f"{titled(game.title, game.variant)} ({game.part}): what each wager returns for every unit staked, exactly"
    )
    out.print(f"{game.note}\n" if game.note else "")
    stands = any(each.trials is not None for each in returns)
    headings = (*HEADINGS, f"per {game.trial}") if stands else HEADINGS
    out.print(table(headings, rows, numbers=headings[3:]))
    if any(each.favours_player for each in returns):
        out.print(f"\nWhat {FAVOURS} is flagged; the odds are the law's, and are paid as they stand there.")


def _same(each: Return) -> tuple[object, ...]:
    return each.wager, each.strategy, each.pays, each.win, each.void, each.lose, each.expected, each.variance


def _row(alike: list[Return]) -> tuple[str, ...]:
    """One line for the places of a wager that share their return."""
    each = alike[0]
    selection = each.selection if len(alike) == 1 else count(len(alike), "place")
    selection = " ".join(filter(None, (selection, each.strategy)))
    pays = ", ".join(map(str, each.pays))
    note = f"{_percent(each.expected)}{' ' + FAVOURS if each.favours_player else ''}"
    chances = (str(each.win), str(each.void), str(each.lose))
    per_trial = () if each.per_trial is None else (_percent(each.per_trial),)
    return each.wager, selection, pays, *chances, str(each.expected), note, f"{float(each.variance):.4f}", *per_trial


def _percent(fraction: Fraction) -> str:
    """Only for the eye: the fraction beside it is exact."""
    return f"{float(fraction * 100):+.3f}%"
