"""`houseway school mark`: an answer held against what the table does, and why."""

import argparse

from houseway.cli.commands import Commands
from houseway.cli.output import command, console, emit_json
from houseway.cli.school.practise import told_of_parts
from houseway.school import item, mark
from houseway.school.marks import shown
from houseway.why.text import lines


def add(subparsers: Commands) -> None:
    parser = command(
        subparsers, "mark", "is an answer right, and why", "houseway school mark pay/roulette/qld/1998-09-04/1.0 35"
    )
    parser.add_argument("item", metavar="ITEM", help="as `houseway school items` names it")
    parser.add_argument("answer", metavar="ANSWER", help="an amount, chips like 3x5 1x2.50, a choice or its number …")
    parser.set_defaults(run=_mark)


def _mark(args: argparse.Namespace) -> int:
    asked = item(args.item)
    found = mark(asked, args.answer)
    if args.json:
        emit_json(found.as_data())
        return 0 if found.right else 1
    out = console()
    right = shown(asked.question, found.answer)
    out.print("right" if found.right else f"no: {right}", style="bold")
    for line in told_of_parts(found):
        out.print(line)
    for reason in found.why:
        for line in lines(reason):
            out.print(line)
        out.print()
    return 0 if found.right else 1
