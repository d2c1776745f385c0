"""`houseway why`: why a wager of a recorded round won or lost, and why something was refused, ruled or called."""

import argparse
from typing import Any

from houseway.cli.drafts import add_draft, finder
from houseway.cli.files import drawn_to, save
from houseway.cli.output import command, console, count, emit_json, text_of
from houseway.errors import BadInput
from houseway.play.record import read
from houseway.why import Explained, explained
from houseway.why.text import lines


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = command(
        subparsers,
        "why",
        "why a wager won or lost, why something was refused: the reasons of a recorded round",
        "houseway why tests/rounds/roulette-zero.round --line 2",
    )
    parser.add_argument("file", metavar="FILE", help="a recorded round (docs/rounds.md)")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--line", metavar="N", type=int, help="only the settlement of that number")
    which.add_argument("--refusal", metavar="N", type=int, help="only the refusal of that number")
    which.add_argument("--ruling", metavar="N", type=int, help="only the ruling of that number")
    which.add_argument("--call", metavar="N", type=int, help="only the call of that number")
    parser.add_argument("-o", "--output", metavar="FILE", help="FILE.svg or FILE.pdf: a picture of the tree")
    add_draft(parser)
    parser.set_defaults(run=_why)


def _why(args: argparse.Namespace) -> int:
    found = explained(read(text_of(args.file), args.file), finder(args))
    for kind, option in (("settlement", "line"), ("refusal", "refusal"), ("ruling", "ruling"), ("call", "call")):
        if (number := getattr(args, option)) is not None:
            return _show(args, [_one(found, kind, option, number)], alone=True)
    return _show(args, [each for each in found if each.kind != "call"])


def _one(found: list[Explained], kind: str, option: str, number: int) -> Explained:
    those = [each for each in found if each.kind == kind]
    if not 0 < number <= len(those):
        there = f"{kind}s 1 to {len(those)}" if those else f"no {kind}"
        raise BadInput(f"--{option}: the record has {there}, not {number}")
    return those[number - 1]


def _show(args: argparse.Namespace, found: list[Explained], alone: bool = False) -> int:
    if args.output is not None:
        from houseway.printing.pdf import pdf
        from houseway.printing.svg import svg
        from houseway.printing.tree import tree_sheet

        path = drawn_to(args.output)
        sheets = [tree_sheet(each.reason, each.reason.conclusion) for each in found]
        save(path, pdf(sheets) if path.suffix.lower() == ".pdf" else svg(sheets).encode(), "-o")
    if args.json:
        data = [{"round": each.round, "event": each.event, "kind": each.kind} | each.reason.as_data() for each in found]
        emit_json(data[0] if alone else data)
        return 0
    if args.output is not None:
        print(f"{args.output}: why, of {count(len(found), 'conclusion')}")
        return 0
    out = console()
    for each in found:
        for at, line in enumerate(lines(each.reason)):
            out.print(line, style="bold" if at == 0 else "", markup=False, highlight=False)
        out.print()
    return 0
