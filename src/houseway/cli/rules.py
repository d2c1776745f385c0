"""`houseway rules`: what a provision does, which are in force, what changed, which games are approved, and coverage."""

import argparse
from typing import Any

from rich.text import Text

from houseway.cite import Cite, cite
from houseway.cli import rules_approved, rules_coverage, rules_diff, rules_sign
from houseway.cli.output import command, console, emit_json, group, table
from houseway.cli.rules_show import indented, print_accounts, print_history, print_known, print_reading
from houseway.errors import NotHeld
from houseway.rulebook import find, reading
from houseway.rulebook.account import account, account_of_reading, history_of, known_as_data
from houseway.rulebook.evidence import Evidence, evidence
from houseway.rulebook.folder import checkout
from houseway.rulebook.history import formerly, is_former
from houseway.rulebook.instruments import moment
from houseway.rulebook.known import KnownNotice, known_by, known_game, known_notices, told
from houseway.rulebook.provisions import Provision
from houseway.rulebook.rulesets import JURISDICTIONS, base_of, beyond, games_of, in_force

__all__ = ["add"]

ON = "the date (noon of it) or moment asked about, like 2000-12-15 or 2000-12-15T04:00"


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
    rules = group(subparsers, "rules", "the law that Houseway holds", "houseway rules show 'qld s5(2)'")
    under = rules.add_subparsers(dest="rules_command", required=True, metavar="{show,list,diff,approved,sign,coverage}")
    show = command(under, "show", "what a provision does, and where", "houseway rules show 'qld s5(2)(b)'")
    show.add_argument(
        "cite", metavar="CITE", help="'qld s37(4)', 'vic 25/1999 r9.2', 'reading B4', or 'qld 11.3' of before 1995"
    )
    show.add_argument("--on", metavar="D", help=ON)
    show.set_defaults(run=_show)
    listed = command(under, "list", "the provisions in force", "houseway rules list roulette --on 1999-06-30")
    listed.add_argument("game", metavar="GAME", nargs="?", help="of this game; otherwise of all")
    listed.add_argument("--rules", choices=JURISDICTIONS, help="of this jurisdiction; otherwise of both")
    listed.add_argument("--on", metavar="D", help=ON)
    listed.set_defaults(run=_list)
    rules_diff.add(under, ON)
    rules_approved.add(under, ON)
    rules_sign.add(under)
    rules_coverage.add(under)


def _show(args: argparse.Namespace) -> int:
    former = args.cite.removeprefix("qld ")
    asked = [cite(each) for each in formerly(former)] if is_former(former) else [cite(args.cite)]
    if args.on is not None:
        moment(args.on)  # a reading has no moment, and still none may be misspelt
    if asked[0].is_reading:
        read = reading(asked[0])
        return _show_reading(account_of_reading(read, _evidence()), args.json)
    shown = [(each, one) for one in asked for each in _find(one)]
    found = _evidence()
    accounts = [account(each, one, found, args.on) for each, one in shown]
    if args.json:
        emit_json(accounts[0] if len(accounts) == 1 else _several(args.cite, asked, accounts))
    else:
        _print_several(args.cite, asked, accounts)
    return 0 if all(each["in_force"] for each in accounts) else 1


def _evidence() -> Evidence | None:
    """From the source and the tests, which take a while to read: only once it is known what is asked for."""
    root = checkout()
    return evidence(root) if root else None


def _find(asked: Cite) -> tuple[Provision, ...]:
    """The provisions cited; of a notice that is known and not held, what is known."""
    try:
        return find(asked)
    except NotHeld:
        notice = known_by(asked.text)
        if notice is None:
            raise
        raise NotHeld(told(notice)) from None


def _whole_section(asked: list[Cite], accounts: list[dict[str, Any]]) -> bool:
    return len(asked) == 1 and len(accounts) > 1 and asked[0].body == "qld"


def _several(text: str, asked: list[Cite], accounts: list[dict[str, Any]]) -> dict[str, Any]:
    history = history_of(asked[0]) if _whole_section(asked, accounts) else {}
    return {"cite": text, **history, "provisions": accounts}


def _print_several(text: str, asked: list[Cite], accounts: list[dict[str, Any]]) -> None:
    """A section has its history once, above its subsections, which then keep their own number alone."""
    out = console()
    if is_former(text.removeprefix("qld ")):
        out.print(Text(f"{text}, as it was before 1995, is now {', '.join(each.text for each in asked)}", style="bold"))
    if _whole_section(asked, accounts):
        out.print(Text(text, style="bold cyan"))
        print_history(out, history_of(asked[0]))
        out.print()
        accounts = [each | {"history": []} for each in accounts]
    print_accounts(out, accounts)


def _show_reading(told: dict[str, Any], as_json: bool) -> int:
    if as_json:
        emit_json(told)
    else:
        print_reading(console(), told)
    return 0


def _list(args: argparse.Namespace) -> int:
    provisions, lacking = _in_force(args)
    base = base_of(args.rules, args.game) if args.rules and args.game else ()
    known = _known(args)
    if args.json:
        rows = [_row(each) for each in provisions] + [_row(each) | {"base": True} for each in base]
        emit_json(rows + [_known_row(each) for each in known])
        return 0
    out = console()
    out.print(table(("provision", "heading", "answer"), map(_cells, provisions)))
    if base:
        out.print(f"\nVictoria's own rules of this game are not held; their base is {base[0].part}:\n")
        out.print(table(("provision", "heading", "answer"), map(_cells, base)))
    if known:
        out.print()
        print_known(out, [known_as_data(each) for each in known])
    of = {each.cite.body for each in provisions}
    for each in (*lacking, *(beyond(jurisdiction, args.on) for jurisdiction in JURISDICTIONS if jurisdiction in of)):
        indented(out, each)
    if args.rules == "vic" and args.game and (game := known_game(args.game)):
        indented(out, game.lacks)
    return 0


def _known(args: argparse.Namespace) -> list[KnownNotice]:
    """Where Victoria's text of a game is asked for: the notices published by then that are known and not held."""
    if args.rules != "vic" or not args.game:
        return []
    return [each for each in known_notices(args.game) if not args.on or each.published <= moment(args.on).date()]


def _cells(provision: Provision) -> tuple[object, ...]:
    return provision.cite, provision.heading, provision.answer or "index only"


def _row(provision: Provision) -> dict[str, Any]:
    return {
        "cite": provision.cite.text,
        "part": provision.part,
        "heading": provision.heading,
        "held": "full" if provision.held else "index",
        "answer": provision.answer,
    }


def _known_row(each: KnownNotice) -> dict[str, Any]:
    return {"cite": each.name, "held": "known", "answer": None, **known_as_data(each)}


def _in_force(args: argparse.Namespace) -> tuple[list[Provision], list[str]]:
    """Of the jurisdiction asked for, or of each that has such a text; and what is not held of the others."""
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
    return found, lacking
