"""`houseway simulate`: rounds by the million, with what each wager returned beside its exact return."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from houseway.cli.media import Console
from houseway.cli.odds.output import add_plot
from houseway.cli.output import add_variants, command, emit_json, settings, variant
from houseway.cli.simulate.output import draw, print_counted, print_result
from houseway.errors import BadInput, quoted
from houseway.games import find
from houseway.strategies import Strategy, read

EXAMPLE: Final = "houseway simulate baccarat --rounds 100M --seed 7"
SUFFIXES: Final = {"K": 10**3, "M": 10**6, "G": 10**9}
MOST_ROUNDS: Final = 10**15
Told = Callable[[int, int], Callable[[int], object]]
OPTIONS: Final = (
    ("rounds", "N", "like 1e9 or 10M (default: 10M)"),
    ("seed", "X", "the same seed gives the same rounds (default: 1)"),
    ("strategy", "S", "who plays: a name, or a file with a chart (blackjack)"),
    ("wager", "NAME", "of this wager alone, like 'win bet'"),
    ("players", "N", "at poker: so many stay to the showdown"),
    ("session", "N", "tell how sessions of so many rounds went"),
    ("bankroll", "UNITS", "with so many units of the wager to lose in a session"),
    ("shoe", "KIND", "cutting-card, fresh (shuffled before every round), or machine where the text allows one"),
    ("penetration", "P", "the cutting card after this part of the shoe, like 3/4; with --count also 1/4..3/4"),
    ("count", "SYSTEM", "cards are counted: hi-lo, ko, …, tags like A=-1,2=1,10=-1, or a file with tags"),
    ("spread", "A-B", "with --count: wagers rise so (default: 1-12)"),
    ("ramp", "STEPS", "with --count: units from each count on, like 1:1,2:4,4:12"),
    ("indices", "PLAYS", "with --count: plays by the count, like 16v10>=0:stand,insurance>=3, or a file of them"),
    ("threads", "T", "play on so many (default: all there are)"),
    ("cluster", "ADDRESS", "play on the Dask cluster at this address (extra `cluster`)"),
)
WORDS: Final = ("wager", "penetration", "cluster", "gpu")
WITH_COUNT: Final = ("spread", "ramp", "indices")
WITHOUT_COUNT: Final = ("players", "shoe")


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    simulate = command(subparsers, "simulate", "millions of rounds a second, by compiled kernels", EXAMPLE)
    simulate.add_argument("game", metavar="GAME", help="as `houseway games` names it")
    for name, metavar, says in OPTIONS:
        simulate.add_argument(f"--{name}", metavar=metavar, help=says)
    simulate.add_argument("--gpu", action="store_true", help="play on a graphics card (extra `gpu`)")
    add_plot(simulate)
    simulate.add_argument("--table", metavar="NAME=VALUE", action="append", default=[], help="how it is run: decks=6")
    add_variants(simulate)
    simulate.set_defaults(run=_simulate)


def _simulate(args: argparse.Namespace) -> int:
    found = _asked(args)
    if args.count is None:
        _only_together(args, WITH_COUNT, "goes with --count")
        return _returns(args, found)
    _only_together(args, WITHOUT_COUNT, "does not go with --count")
    if args.spread and args.ramp:
        raise BadInput("--spread and --ramp: one of them at a time")
    return _counted(args, found)


def _only_together(args: argparse.Namespace, names: tuple[str, ...], why: str) -> None:
    for name in names:
        if getattr(args, name) not in (None, False):
            raise BadInput(f"--{name} {why}")


def _asked(args: argparse.Namespace) -> dict[str, Any]:
    """What both ways of running it take; what is no variant of the game may be a setting of its table."""
    plain, asked = find(args.game, {}, args.rules, args.on), variant(args)
    fields = {field.name for field in plain.settings}
    given = {name: str(each) for name, each in asked.items() if name not in plain.variant and name in fields}
    game = find(args.game, {name: each for name, each in asked.items() if name not in given}, args.rules, args.on)
    numbers = _numbers(args, "rounds", "seed", "session", "bankroll", "threads")
    words = {name: getattr(args, name) for name in WORDS if getattr(args, name)}
    played_by = {"strategy": strategy(args.strategy)} if args.strategy else {}
    run_with = game.run_with({**dict(settings(args.table)), **given})
    return {"rules": args.rules, "on": args.on, "variant": game.variant, **numbers, **words, **played_by, **run_with}


def _numbers(args: argparse.Namespace, *names: str) -> dict[str, Any]:
    """Those that were given."""
    given = {name: getattr(args, name) for name in names}
    found = {name: whole(f"--{name}", text) for name, text in given.items() if text is not None}
    for name in found.keys() & {"players", "session", "bankroll"}:
        if not found[name]:  # or it would count as not given
            raise BadInput(f"--{name} is 1 or more, not 0; leave it out, or say how many")
    return found


def _returns(args: argparse.Namespace, asked: dict[str, Any]) -> int:
    from houseway.simulate import simulate  # it takes a while: not before the rest was read
    from houseway.simulate.systems import depths_of

    if args.penetration is not None and len(depths_of(args.penetration)) > 1:
        raise BadInput("--penetration: several depths go with --count; without it, name one, like 3/4")
    more = _numbers(args, "players")
    with _progress(args.json) as told:
        result = simulate(args.game, told=told, shoe=args.shoe or "", **asked, **more)
    draw(result, args.plot)
    emit_json(result.as_data()) if args.json else print_result(
        result, find(args.game, asked["variant"], args.rules, args.on)
    )
    return 0


def _counted(args: argparse.Namespace, asked: dict[str, Any]) -> int:
    from houseway.simulate import count_cards

    more = {name: getattr(args, name) for name in WITH_COUNT if getattr(args, name) is not None}
    with _progress(args.json) as told:
        found = count_cards(args.game, args.count, told=told, **asked, **more)
    draw(found, args.plot)
    emit_json(found.as_data()) if args.json else print_counted(
        found, find(args.game, asked["variant"], args.rules, args.on)
    )
    return 0


def strategy(text: str) -> Strategy:
    """By a chart, where there is a file of that name; otherwise by what the game knows under it."""
    return read(text) if Path(text).is_file() else Strategy(text)


def whole(name: str, text: str) -> int:
    """A whole number as people write it: 250000, 250K, 10M, 1e9."""
    number, suffix = (text[:-1], SUFFIXES[text[-1].upper()]) if text[-1:].upper() in SUFFIXES else (text, 1)
    try:
        found = float(number) * suffix
        if found != int(found) or not 0 <= found <= max(MOST_ROUNDS, 2**64):
            raise ValueError
    except (ValueError, OverflowError):
        raise BadInput(f"{name}: {quoted(text)} is no whole number; write one like 250000, 10M or 1e9") from None
    return int(number) * suffix if number.isdecimal() else int(found)


@contextmanager
def _progress(quiet: bool) -> Iterator[Told | None]:
    """A bar on a terminal, for all wagers together."""
    if quiet or not sys.stderr.isatty() or find_spec("rich") is None:
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("rounds"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def told(plans: int, rounds: int) -> Callable[[int], object]:
            bar.update(task, total=plans * rounds)
            return lambda played: bar.advance(task, played)

        yield told
