"""`houseway certify --chance`: the tests of what comes from each device, and of what is planted in one."""

import argparse
from pathlib import Path
from typing import Any, Final

from houseway.cli.house_folder import for_nobody_else
from houseway.cli.house_store import add_days, add_house, at_rest
from houseway.cli.output import console, emit_json, table
from houseway.cli.progress import working
from houseway.errors import BadInput

ALONE: Final = ("device", "draws", "plant", "raw", "bytes", "day", "first", "last")
OPTION: Final = {"first": "--from", "last": "--to"}
MEBIBYTE: Final = 1 << 20


def add_chance(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--chance", action="store_true", help="instead of a game: tests of what comes from its devices")
    parser.add_argument("--device", metavar="D", help="with --chance: this one alone, like wheel, dice-2, pack, shoe-8")
    parser.add_argument("--draws", metavar="N", help="with --chance: so many outcomes, or orders")
    parser.add_argument("--plant", metavar="DEFECT", help="with --chance: a defect that the tests must find, or `all`")
    add_house(parser)
    add_days(parser)
    parser.add_argument("--raw", metavar="FILE", help="with --chance: write bytes for other suites instead")
    parser.add_argument("--bytes", metavar="N", help="of --raw (default: 1 MiB)")


def asks_for_chance(args: argparse.Namespace) -> bool:
    for name in ALONE:
        if getattr(args, name) is not None and not args.chance:
            raise BadInput(f"{OPTION.get(name, f'--{name}')} goes with --chance")
    if args.chance and (args.game or args.verify or args.output):
        raise BadInput("--chance is of devices, and takes no game, --verify or -o")
    return bool(args.chance)


def run_chance(args: argparse.Namespace) -> int:
    from houseway.certify.chance import raw
    from houseway.cli.simulate import whole

    if args.raw is not None:
        size = MEBIBYTE if args.bytes is None else whole("--bytes", args.bytes)
        raw(Path(args.raw), size, args.seed)
        emit_json({"file": args.raw, "bytes": size}) if args.json else print(f"{args.raw}: {size:,} bytes")
        return 0
    if args.data is not None or args.database is not None or args.table:
        return _history(args)
    if args.day or args.first or args.last:
        raise BadInput("--day, --from and --to: of what came at a table of a house, with --data DIR and --table NAME")
    draws = None if args.draws is None else whole("--draws", args.draws)
    with working("drawing and testing"):
        found = _found(args, draws)
    if args.json:
        emit_json(found[0] if args.device and len(found) == 1 else found)
    else:
        for each in found:
            _print(each)
    return 0 if all(each["passes"] for each in found) else 1


def _history(args: argparse.Namespace) -> int:
    """What a device of a house has given so far."""
    if args.plant or args.device or args.draws or args.seed:
        raise BadInput("--data: what came at a table came; no device, draws, seed or defect goes with it")
    if len(args.table) != 1:
        raise BadInput("--table NAME: with --chance and --data, name the one table whose history is tested")
    from houseway.audit.days import days_asked
    from houseway.audit.history import history_of
    from houseway.certify.chance import dealt_history_tests, history_tests

    (name,), days = args.table, days_asked(args.day, args.first, args.last)
    with for_nobody_else(), at_rest(args) as store:
        held = history_of(store, name, days)
    if held.dealt:
        found = dealt_history_tests(name, held.dealt, held.decks)
    else:
        found = history_tests(name, held.came, held.weights)
    emit_json(found) if args.json else _print(found)
    return 0 if found["passes"] else 1


def _found(args: argparse.Namespace, draws: int | None) -> list[dict[str, Any]]:
    from houseway.certify.chance import DEFECTS, DEVICES, controls, device_tests

    if args.plant == "all":
        return controls(args.seed or "controls")
    if args.plant is not None:
        device, enough = DEFECTS.get(args.plant, (args.device or "", None))
        return [device_tests(args.device or device or next(iter(DEVICES)), draws or enough, args.seed, args.plant)]
    return [device_tests(each, draws, args.seed) for each in ([args.device] if args.device else DEVICES)]


def _print(found: dict[str, Any]) -> None:
    out = console()
    planted = f", with {found['plant']} planted" if found["plant"] else ""
    out.print(f"{found['device']}: {found['about']}{planted}; {found['draws']:,} drawn")
    rows = [(each["name"], f"{each['statistic']:,.3f}", f"{each['p']:.5f}") for each in found["tests"]]
    out.print(table(("test", "statistic", "p"), rows, numbers=("statistic", "p")))
    said = "nothing is found" if found["passes"] else "something is found"
    out.print(f"{said}: α = {found['alpha']} for all together, {found['each_at']:.2g} for each")
    if not found["certifiable"]:
        out.print("not certifiable: a seed was given, or a defect is planted")
    out.print()
