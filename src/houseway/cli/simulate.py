"""`houseway simulate`: rounds by the million, with what each wager returned beside its exact return."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from houseway.cli.output import add_variants, command, console, emit_json, settings, table, variant
from houseway.errors import BadInput, quoted
from houseway.games import find
from houseway.play.game import titled

if TYPE_CHECKING:
    from houseway.simulate import Result

EXAMPLE: Final = "houseway simulate baccarat --rounds 100M --seed 7"
SUFFIXES: Final = {"K": 10**3, "M": 10**6, "G": 10**9}
MOST_ROUNDS: Final = 10**15
COUNTED: Final = ("cutting card after", "flat", "average wager", "of what is wagered", "per 100 rounds", "error")
NUMBERS: Final = ("rounds", "return", "standard error", "exact", "errors off")


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    simulate = command(subparsers, "simulate", "millions of rounds a second, by compiled kernels", EXAMPLE)
    simulate.add_argument("game", metavar="GAME", help="as `houseway games` names it")
    simulate.add_argument("--rounds", metavar="N", default="10M", help="like 1e9 or 10M (default: 10M)")
    simulate.add_argument("--seed", metavar="X", default="1", help="the same seed gives the same rounds (default: 1)")
    simulate.add_argument("--strategy", metavar="S", default="", help="who plays: a name, or a file with a chart")
    simulate.add_argument("--wager", metavar="NAME", default="", help="of this wager alone, like 'win bet'")
    simulate.add_argument("--session", metavar="N", default="0", help="tell how sessions of so many rounds went")
    simulate.add_argument("--bankroll", metavar="UNITS", help="with so many units of the wager to lose in a session")
    simulate.add_argument("--count", metavar="SYSTEM", help="cards are counted: hi-lo, or tags like A=-1,2=1,10=-1")
    simulate.add_argument(
        "--spread", metavar="A-B", default="1-12", help="with --count: wagers rise so (default: 1-12)"
    )
    simulate.add_argument(
        "--penetration", metavar="P", default="3/4", help="with --count: the cutting card's depth, like 1/4..3/4"
    )
    simulate.add_argument("--threads", metavar="T", help="play on so many (default: all there are)")
    simulate.add_argument("--table", metavar="NAME=VALUE", action="append", default=[], help="how it is run: decks=6")
    add_variants(simulate)
    simulate.set_defaults(run=_simulate)


def _simulate(args: argparse.Namespace) -> int:
    rounds, asked, run_with = whole("--rounds", args.rounds), variant(args), dict(settings(args.table))
    game, given = _game(args, asked)
    if args.count is not None:
        return _count(args, game, game.run_with(run_with | given), rounds)
    from houseway.simulate import simulate  # it takes a while: not before the rest was read

    with _progress(args.json) as told:
        result = simulate(
            args.game,
            rounds,
            whole("--seed", args.seed),
            strategy=args.strategy,
            rules=args.rules,
            on=args.on,
            variant=game.variant,
            wager=args.wager,
            session=whole("--session", args.session),
            bankroll=None if args.bankroll is None else float(whole("--bankroll", args.bankroll)),
            threads=None if args.threads is None else whole("--threads", args.threads),
            told=told,
            **(game.run_with(run_with | given)),
        )
    if args.json:
        emit_json(result.as_data())
    else:
        _print(result, titled(game.title, game.variant), game.part)
    return 0


def _count(args: argparse.Namespace, game: Any, run_with: dict[str, Any], rounds: int) -> int:
    from houseway.simulate.counting import counted
    from houseway.simulate.games import Asked, plans
    from houseway.simulate.shoes import ShoePlan

    plan = plans(Asked(game, args.strategy, run_with))[0]
    if not isinstance(plan, ShoePlan):
        raise BadInput(f"--count: {game.name} is not dealt from a shoe")
    seed, threads = whole("--seed", args.seed), None if args.threads is None else whole("--threads", args.threads)
    found = list(counted(game, plan, args.count, args.spread, args.penetration, rounds, seed, threads))
    if args.json:
        emit_json([_counted(each) for each in found])
        return 0
    out = console()
    out.print(f"{titled(game.title, game.variant)} ({game.part}): counted by {args.count}, wagers {args.spread}, ")
    out.print(f"{rounds:,} rounds at each depth of the cutting card, seed {seed}\n")
    rows = [
        (
            str(each.penetration),
            f"{100 * each.flat:+.3f}%",
            f"{each.average:.2f}",
            f"{100 * each.of_wagers:+.3f}%",
            f"{100 * each.gain:+.2f}",
            f"{100 * each.standard_error:.2f}",
        )
        for each in found
    ]
    out.print(table(COUNTED, rows, numbers=COUNTED))
    return 0


def _counted(each: Any) -> dict[str, Any]:
    return {
        "penetration": str(each.penetration),
        "rounds": each.rounds,
        "flat": each.flat,
        "average_wager": each.average,
        "return": each.of_wagers,
        "gain_per_round": each.gain,
        "standard_error": each.standard_error,
        "by_true_count": {str(true): {"rounds": n, "return": net} for true, (n, net) in each.by_count.items()},
    }


def _game(args: argparse.Namespace, asked: dict[str, Any]) -> tuple[Any, dict[str, str]]:
    """The game in the variant that was asked for; what is no variant of it may be a setting of its table."""
    plain = find(args.game, {}, args.rules, args.on)
    fields = {field.name for field in plain.settings}
    given = {name: str(each) for name, each in asked.items() if name not in plain.variant and name in fields}
    return find(args.game, {n: each for n, each in asked.items() if n not in given}, args.rules, args.on), given


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
def _progress(quiet: bool) -> Iterator[Callable[[int, int], Callable[[int], object]] | None]:
    """A bar on a terminal, for all wagers together."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn("rounds"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def told(plans: int, rounds: int) -> Callable[[int], object]:
            bar.update(task, total=plans * rounds)
            return lambda played: bar.advance(task, played)

        yield told


def _print(result: "Result", title: str, part: str) -> None:
    from houseway.simulate.result import HEADINGS

    out = console()
    out.print(f"{title} ({part}): {result.rounds:,} rounds of each wager, seed {result.seed}\n")
    out.print(table(HEADINGS, result.rows(), numbers=NUMBERS))
    speed = (
        f"{result.played:,} rounds in {result.seconds:.2f} s: {result.rounds_per_second / 1e6:,.1f} million a second"
    )
    out.print(f"\n{'Stopped early. ' if result.stopped else ''}{speed}")
    if result.sessions is not None:
        _print_sessions(out, result)


def _print_sessions(out: Console, result: "Result") -> None:
    found = result.sessions
    assert found is not None
    out.print(f"\n{found.sessions:,} sessions of {found.length:,} rounds on {found.wager}, in units of the wager")
    rows = [(f"{percent}% end at or below", f"{value:+,.1f}") for percent, value in found.quantiles.items()]
    if found.ruined is not None:
        rows.append((f"lose {found.bankroll:,.0f} units on the way", f"{100 * found.ruined:.2f}%"))
    median, most = found.longest_losing_run
    rows.append(("longest losing run: usually, and of all", f"{median} and {most} rounds"))
    out.print(table(("", "result"), rows, numbers=("result",)))
