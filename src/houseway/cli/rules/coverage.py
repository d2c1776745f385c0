"""`houseway rules coverage`: which provisions are answered and by what, Part by Part; a page of it for the docs."""

import argparse
from typing import Any

from houseway.cli.media import Text
from houseway.cli.output import command, console, count, emit_json, table
from houseway.errors import BadInput, quoted
from houseway.rulebook.coverage import ANSWERS, Coverage, by_part, document, survey
from houseway.rulebook.coverage_page import page
from houseway.rulebook.instruments import part_titles

FEW = 20


def add(under: "argparse._SubParsersAction[Any]") -> None:
    cover = command(under, "coverage", "which provisions are answered", "houseway rules coverage --part 4")
    cover.add_argument("--held", action="store_true", help="only the Parts held in full must be answered")
    cover.add_argument("--part", metavar="N", help="only this Part (4) or notice ('vic 25/1999')")
    cover.add_argument("--all", action="store_true", help=f"list what is unanswered beyond the first {FEW}")
    cover.add_argument("--markdown", action="store_true", help="the page docs/coverage.md, of all Parts")
    cover.set_defaults(run=_coverage)


def _coverage(args: argparse.Namespace) -> int:
    part = _part(args.part)
    coverage = survey()
    if args.json:
        emit_json(document(coverage, held=args.held, part=part))
    elif args.markdown:
        print(page(coverage), end="")
    else:
        _print_counts(coverage, held=args.held, part=part)
        _print_lacking(coverage, args, part)
    return 1 if coverage.unanswered(held=args.held, part=part) or coverage.dangling else 0


def _part(text: str | None) -> str | None:
    """`4` is `qld part 4`."""
    if text is None:
        return None
    parts = part_titles()
    part = f"qld part {text.lstrip('0')}" if text.isdecimal() else text
    if part not in parts:
        raise BadInput(f"--part: no Part {quoted(text)}; there are {', '.join(parts).replace('qld part ', '')}")
    return part


def _print_counts(coverage: Coverage, *, held: bool, part: str | None) -> None:
    titles = part_titles()
    headings = ("part", "title", "provisions", *ANSWERS, "unanswered")
    rows = [
        (each.part, titles.get(each.part, ""), *each.counts)
        for each in by_part(coverage)
        if (each.held or not held) and part in (None, each.part)
    ]
    console().print(table(headings, rows, numbers=headings[2:]))


def _print_lacking(coverage: Coverage, args: argparse.Namespace, part: str | None) -> None:
    out = console()
    unanswered = coverage.unanswered(held=args.held, part=part)
    shown = unanswered if args.all else unanswered[:FEW]
    out.print()
    if shown:
        rows = [(each.provision.cite, each.provision.heading, ", ".join(each.lacking)) for each in shown]
        out.print(table(("unanswered", "heading", "lacking"), rows))
    if len(unanswered) > len(shown):
        out.print(f"… and {len(unanswered) - len(shown):,} more; --all lists them")
    for each in coverage.dangling:
        out.print(Text(f"{each.where}: {each.text} resolves to nothing", style="red"))
    if halves := len(coverage.in_part_physical(part)):
        out.print(f"of {count(halves, 'provision')} a part is physical; rules show tells which")
    out.print(f"{count(len(unanswered), 'provision')} unanswered, {count(len(coverage.dangling), 'citation')} dangling")
