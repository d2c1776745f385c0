"""`houseway bench`: our speed beside the peers that are installed."""

import argparse
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from houseway.bench import BENCHMARKS, results
from houseway.bench.frame import TURNS
from houseway.bench.report import document, machine, machine_text, text
from houseway.cli.commands import Commands
from houseway.cli.output import command, emit_json
from houseway.errors import BadInput, did_you_mean, quoted


def add(subparsers: Commands) -> None:
    bench = command(
        subparsers, "bench", "our speed beside the peers that are installed, in turns", "houseway bench poker-hands"
    )
    bench.add_argument("name", nargs="*", metavar="NAME", help=f"of {', '.join(BENCHMARKS)} (default: all)")
    bench.add_argument("--turns", metavar="N", type=int, default=TURNS, help=f"of each contender (default: {TURNS})")
    bench.add_argument("--results", metavar="FOLDER", type=Path, help="write each as FOLDER/NAME.txt too")
    bench.set_defaults(run=_bench)


def _bench(args: argparse.Namespace) -> int:
    names = _asked(args.name)
    if args.turns < 1:
        raise BadInput(f"--turns: {args.turns} is less than 1")
    if args.results and not args.results.is_dir():
        raise BadInput(f"--results: {quoted(str(args.results))} is not a folder")
    if args.json:
        found = [document(name, each) for name in names for each in results(name, args.turns)]
        emit_json({"machine": machine(), "turns": args.turns, "results": found})
        return 0
    print(_heading(args.turns))
    for name in names:
        _run(name, args.turns, args.results)
    return 0


def _asked(names: Sequence[str]) -> Sequence[str]:
    for name in names:
        if name not in BENCHMARKS:
            why = f"there are {', '.join(BENCHMARKS)}{did_you_mean(name, BENCHMARKS)}"
            raise BadInput(f"{quoted(name)} is no benchmark; {why}")
    return names or list(BENCHMARKS)


def _heading(turns: int) -> str:
    return f"{machine_text()}\nMedians of {turns} turns each; compare ratios of one run, not figures of two.\n"


def _run(name: str, turns: int, folder: Path | None) -> None:
    told = []
    for each in results(name, turns):
        told.append(text(each))
        print(told[-1], flush=True)
    if folder:
        written = [f"houseway bench {name}, {date.today().isoformat()}", _heading(turns), *told]
        (folder / f"{name}.txt").write_text("\n".join(written) + "\n", encoding="utf-8")
