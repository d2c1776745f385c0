"""`houseway school test`: a table test with an examiner's seed, kept answer by answer, and its report."""

import argparse
import json
import os
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final

from houseway.cli.commands import Commands
from houseway.cli.output import add_variants, command, console, emit_json, variant
from houseway.cli.school.practise import LEAVES
from houseway.errors import BadInput
from houseway.games import find
from houseway.money import in_dollars
from houseway.play.cloth import area_name
from houseway.play.game import Game
from houseway.school.live.table import ROUNDS, LiveTable
from houseway.school.table_test import TableTest, TaskAnswer, by_kind

TOLD: Final = 12  # lines of what has happened that are shown


def add(subparsers: Commands) -> None:
    parser = command(
        subparsers, "test", "a table test, and its report", "houseway school test roulette --seed 17 --file ann.json"
    )
    parser.add_argument("game", metavar="GAME", help="as `houseway games` names it")
    parser.add_argument("--seed", metavar="SEED", required=True, help="the examiner's: the same seed, the same test")
    parser.add_argument("--file", metavar="FILE", type=Path, required=True, help="where the answers are kept")
    parser.add_argument("--rounds", metavar="N", type=int, default=ROUNDS, help=f"so many rounds (default: {ROUNDS})")
    parser.add_argument("--report", action="store_true", help="the report so far, and nothing is asked")
    add_variants(parser)
    parser.set_defaults(run=_test)


def _test(args: argparse.Namespace) -> int:
    if not 1 <= args.rounds <= ROUNDS:
        raise BadInput(f"--rounds takes 1 to {ROUNDS}, not {args.rounds}")
    if not args.seed.strip() or "/" in args.seed:
        raise BadInput("--seed: a seed has no stroke in it, and is not empty")
    found = _kept(find(args.game, variant(args), args.rules, args.on), args)
    if not (args.report or args.json):
        _ask(found, args.file)
    report = found.report()
    if args.json:
        emit_json(report)
    elif args.report or found.over:
        _print(report)
    return 0 if report["passed"] or not report["over"] else 1


def _kept(game: Game[Any], args: argparse.Namespace) -> TableTest:
    """As far as the candidate has come; a test that was broken off goes on where it stood."""
    found = TableTest(game, args.seed, args.rounds)
    if not args.file.exists():
        return found
    try:
        data = json.loads(args.file.read_text(encoding="utf-8"))
        if data["test"] != _name(found):
            raise BadInput(f"{args.file} has another test: {data['test']}, and not {_name(found)}")
        found.hear([TaskAnswer(str(given), float(seconds)) for given, seconds in data["answers"]])
    except (OSError, ValueError, KeyError, TypeError) as wrong:
        raise BadInput(f"{args.file} has no answers of a table test: {wrong}") from None
    return found


def _name(test: TableTest) -> str:
    return f"{test.game.name}/{test.game.rules}/{test.game.since}/{test.seed}/{test.rounds}"


def _keep(test: TableTest, file: Path) -> None:
    """All of it, beside the file and then in its place, so that no answer is lost half written."""
    beside = file.with_name(f"{file.name}.new")
    try:
        with beside.open("w", encoding="utf-8") as out:
            json.dump({"test": _name(test), "answers": [list(each) for each in test.answers]}, out)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as wrong:
        raise BadInput(f"{file}: cannot be written: {wrong.strerror}") from None


def _ask(test: TableTest, file: Path) -> None:
    while not test.over:
        _show(test.table)
        begun = monotonic()
        while True:
            try:
                given = input("> ").strip()
            except EOFError:
                return
            if given.casefold() in LEAVES:
                return
            try:
                test.answer(given, round(monotonic() - begun, 2))
            except BadInput as wrong:
                print(wrong)
                continue
            break
        _keep(test, file)


def _show(table: LiveTable) -> None:
    """The table, and what there is to be done at such a table, whether or not now."""
    out, palette = console(), table.palette()
    out.print(table.part, style="bold")
    for line in table.told[-TOLD:]:
        print(f"  {line}")
    for number, each in table.lies.items():
        stake = in_dollars(each.stake)
        print(f"  {number}  {each.person} has {stake} on {area_name(each.wager, each.selection)}")
    if table.note:
        print(table.note)
    if palette.question is not None:
        for line in palette.question.told:
            print(f"  {line}")
        print(palette.question.asks)
        for place, choice in enumerate(palette.question.choices, 1):
            print(f"  {place}  {choice}")
        return
    for verb, among in (("do", palette.acts), ("call", palette.calls), ("card", palette.cards)):
        if among:
            print(f"  {verb}: {'; '.join(among)}")
    print("  collect NUMBERS; back NUMBERS; pay NUMBER AMOUNT; help")


def _print(report: Mapping[str, Any]) -> None:
    out = console()
    told = "passed" if report["passed"] else "not passed" if report["over"] else "not over yet"
    out.print(f"{report['game']}, seed {report['seed']}: {told}", style="bold")
    out.print(f"  {report['right']} of {report['of']} right; {report['grave']} grave errors, {report['minor']} others")
    pace = f"{report['seconds']:.0f} s a settlement in the middle, {report['payout']:.0f} s a payment"
    out.print(f"  {pace}; {report['rounds_an_hour']} rounds an hour")
    for what, count in by_kind(report).most_common():
        out.print(f"  {count}  {what}")
    for each in report["errors"]:
        cited = f" ({', '.join(each['cites'])})" if each["cites"] else ""
        out.print(f"  {each['part']}: {each['kind']}: {each['given']}, and it is {each['is']}{cited}")
