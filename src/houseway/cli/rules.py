"""`houseway rules`: what a provision does, which provisions are in force, and how the law is covered."""

import argparse
import textwrap
from typing import Any

from rich.console import Console
from rich.text import Text

from houseway.cite import cite
from houseway.cli.output import command, console, count, emit_json, group, table
from houseway.errors import BadInput, NotHeld
from houseway.rulebook import find, reading
from houseway.rulebook.account import account, account_of_reading
from houseway.rulebook.coverage import Coverage, PartCount, by_part, document, survey
from houseway.rulebook.evidence import evidence
from houseway.rulebook.folder import checkout
from houseway.rulebook.instruments import part_titles
from houseway.rulebook.provisions import Provision
from houseway.rulebook.rulesets import JURISDICTIONS, games_of, in_force

__all__ = ["add"]

FEW = 20
ON = "the date (noon of it) or moment asked about, like 2000-12-15 or 2000-12-15T04:00"


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    rules = group(subparsers, "rules", "the law that Houseway holds", "houseway rules show 'qld s5(2)'")
    under = rules.add_subparsers(dest="rules_command", required=True, metavar="{show,list,coverage}")
    show = command(under, "show", "what a provision does, and where", "houseway rules show 'qld s5(2)(b)'")
    show.add_argument("cite", metavar="CITE", help="'qld s37(4)', 'vic 25/1999 r9.2' or 'reading B4'")
    show.add_argument("--on", metavar="D", help=ON)
    show.set_defaults(run=_show)
    listed = command(under, "list", "the provisions in force", "houseway rules list roulette --on 1999-06-30")
    listed.add_argument("game", metavar="GAME", nargs="?", help="of this game; otherwise of all")
    listed.add_argument("--rules", choices=JURISDICTIONS, help="of this jurisdiction; otherwise of both")
    listed.add_argument("--on", metavar="D", help=ON)
    listed.set_defaults(run=_list)
    cover = command(under, "coverage", "which provisions are answered", "houseway rules coverage --part 4")
    cover.add_argument("--held", action="store_true", help="only the Parts held in full must be answered")
    cover.add_argument("--part", metavar="N", help="only this Part (4) or notice ('vic 25/1999')")
    cover.add_argument("--all", action="store_true", help=f"list what is unanswered beyond the first {FEW}")
    cover.set_defaults(run=_coverage)


def _show(args: argparse.Namespace) -> int:
    asked = cite(args.cite)
    root = checkout()
    found = evidence(root) if root else None
    if asked.is_reading:
        return _show_reading(account_of_reading(reading(asked), found), args.json)
    accounts = [account(each, asked, found, args.on) for each in find(asked)]
    if args.json:
        emit_json(accounts[0] if len(accounts) == 1 else {"cite": asked.text, "provisions": accounts})
    else:
        _print_accounts(console(), accounts)
    return 0 if all(each["in_force"] for each in accounts) else 1


def _print_accounts(out: Console, accounts: list[dict[str, Any]]) -> None:
    for told in accounts:
        _print_provision(out, told)
        out.print()
    whole = accounts[-1]
    stands = "In force" if whole["in_force"] else "Not in force at that moment; in force"
    instrument = whole["instrument"]
    within = "" if whole["part"] == instrument["id"] else f" in {whole['part']} ({whole['title']})"
    out.print(Text(f"{stands} from {whole['from']}{within}", style="bold"))
    _indented(out, f"{instrument['id']}: {instrument['title']}. {instrument['does']}")


def _show_reading(told: dict[str, Any], as_json: bool) -> int:
    if as_json:
        emit_json(told)
        return 0
    out = console()
    out.print(Text(f"reading {told['reading']}", style="bold cyan"), Text("on " + ", ".join(told["bears_on"])))
    _indented(out, told["reads"])
    _indented(out, f"Because: {told['because']}")
    _print_places(out, told)
    return 0


def _print_provision(out: Console, told: dict[str, Any]) -> None:
    out.print(Text(told["cite"], style="bold cyan"), Text(told["heading"], style="bold"))
    if told["held"] == "index":
        _indented(out, "Only the index holds this provision; what it does is not yet written here.")
    _indented(out, told["does"])
    for label, text in told["paragraphs"].items():
        _indented(out, f"{label} {text}", 2 + 2 * label.count("("))
    for term, means in (told["terms"] | told["dictionary"]).items():
        _indented(out, f"“{term}”: {means}")
    for each in told["readings"]:
        _indented(out, f"reading {each['reading']}: {each['reads']} Because: {each['because']}")
    if told["answer"]:
        _indented(out, ": ".join(filter(None, (told["answer"], told["shown_by"] or told["why"]))))
    if told["answer"] != "physical":
        _print_places(out, told)


def _print_places(out: Console, told: dict[str, Any]) -> None:
    if told["cited"] is None:
        _indented(out, "where it is cited and tested is known only in a source checkout of Houseway")
        return
    for what in ("cited", "tests"):
        _indented(out, f"{what}:" if told[what] else f"{what}: nowhere")
        for each in told[what]:
            _indented(out, f"{each['file']}:{each['line']}  {each.get('test', each['cite'])}", 4)


def _indented(out: Console, text: str, by: int = 2) -> None:
    if text:
        lines = textwrap.wrap(text, out.width, initial_indent=" " * by, subsequent_indent=" " * by)
        out.print(Text("\n".join(lines)))


def _list(args: argparse.Namespace) -> int:
    provisions = _in_force(args)
    if args.json:
        emit_json([_row(each) for each in provisions])
        return 0
    rows = [(each.cite, each.heading, each.answer or "index only") for each in provisions]
    console().print(table(("provision", "heading", "answer"), rows))
    return 0


def _row(provision: Provision) -> dict[str, Any]:
    return {
        "cite": provision.cite.text,
        "part": provision.part,
        "heading": provision.heading,
        "held": "full" if provision.held else "index",
        "answer": provision.answer,
    }


def _in_force(args: argparse.Namespace) -> list[Provision]:
    """Of the jurisdiction asked for, or of each that has such a text."""
    having = [args.rules] if args.rules else [j for j in JURISDICTIONS if args.game in (None, *games_of(j))]
    if not having:
        there = sorted({game for each in JURISDICTIONS for game in games_of(each)})
        raise NotHeld(f"no game {args.game!r}; there are {', '.join(there)}")
    found: list[Provision] = []
    lacking: list[str] = []
    for jurisdiction in having:
        try:
            found += in_force(jurisdiction, args.on, args.game)
        except NotHeld as wrong:
            lacking.append(str(wrong))
    if len(lacking) == len(having):
        raise NotHeld("; ".join(lacking))
    return found


def _coverage(args: argparse.Namespace) -> int:
    root = checkout()
    if root is None:
        raise BadInput("coverage reads the source and the tests: run it in a source checkout of Houseway")
    part = _part(args.part)
    coverage = survey(root)
    if args.json:
        emit_json(document(coverage, held=args.held, part=part))
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
        raise BadInput(f"--part: no Part {text!r}; there are {', '.join(parts).replace('qld part ', '')}")
    return part


def _print_counts(coverage: Coverage, *, held: bool, part: str | None) -> None:
    titles = part_titles()
    headings = ("part", "title", "provisions", "enforced", "shown", "physical", "unanswered")
    rows = [
        (each.part, titles.get(each.part, ""), *_counts(each))
        for each in by_part(coverage)
        if (each.held or not held) and part in (None, each.part)
    ]
    console().print(table(headings, rows, numbers=headings[2:]))


def _counts(each: PartCount) -> tuple[int, ...]:
    return each.provisions, each.enforced, each.shown, each.physical, each.unanswered


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
    if args.held and coverage.untested_sections:
        out.print(f"no test names: {', '.join(coverage.untested_sections)}")
    out.print(f"{count(len(unanswered), 'provision')} unanswered, {count(len(coverage.dangling), 'citation')} dangling")
