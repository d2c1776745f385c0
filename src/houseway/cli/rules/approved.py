"""`houseway rules approved`: whether a game is approved in Victoria at a moment, since when, and by which notice."""

import argparse
import datetime as dt
from typing import Any

from houseway.cli.output import ON, command, console, emit_json, table
from houseway.cli.rules.account import indented
from houseway.errors import BadInput, quoted
from houseway.rulebook.account import iso
from houseway.rulebook.approvals import RESTS_ON, Approval, Finding, approvals, approved
from houseway.rulebook.instruments import moment

KEYS = ("kind", "maker", "by", "since", "until", "ended_by", "cites", "odds")


def add(under: "argparse._SubParsersAction[Any]") -> None:
    asked = command(
        under,
        "approved",
        "which games are approved in Victoria, since when and by which notice",
        "houseway rules approved 'Crown Com-Bo' --on 2000-12-15",
    )
    asked.add_argument("name", metavar="NAME", nargs="?", help="whether this game is; otherwise all that are")
    asked.add_argument("--on", metavar="D", help=ON)
    asked.set_defaults(run=_approved)


def _approved(args: argparse.Namespace) -> int:
    if args.name is None:
        _list(args)
        return 0
    if not any(map(str.isalnum, args.name)):
        raise BadInput(
            f"{quoted(args.name)} is no name of a game; `houseway rules approved` alone lists those that are approved"
        )
    found = approved(args.name, args.on)
    if args.json:
        emit_json(_finding(found))
    else:
        _print(found)
    return 0 if found.approved else 1


def _list(args: argparse.Namespace) -> None:
    standing = approvals(args.on)
    if args.json:
        emit_json([_named(each, name, args.on) for each in standing for name in each.names or (None,)])
        return
    rows = [
        (name or f"games of {each.maker}, which is not held", each.kind, _since(each) or "not known", each.by)
        for each in standing
        for name in each.names or (None,)
    ]
    console().print(table(("game", "kind", "since", "by"), rows))


def _named(each: Approval, name: str | None, when: str | None) -> dict[str, Any]:
    return {"name": name, "approved": True, **_entry(each), "on": iso(moment(when)) if when else None}


def _finding(found: Finding) -> dict[str, Any]:
    entry = _entry(found.approval) if found.approval else dict.fromkeys(KEYS)
    told = {"name": found.name, "approved": found.approved, "perhaps": found.perhaps}
    return {**told, **entry, "why": found.why, "near": list(found.near)}


def _entry(each: Approval) -> dict[str, Any]:
    price = each.price
    return {
        "kind": each.kind,
        "maker": each.maker,
        "by": each.by,
        "since": _since(each) or None,
        "until": iso(each.until) if each.until else None,
        "ended_by": each.ended_by or None,
        "cites": [cite.text for cite in each.cites],
        "odds": price
        and {"rule": price.rule, "pays": str(price.odds), "from": iso(price.from_), "cite": RESTS_ON[price.by].text},
    }


def _since(each: Approval) -> str:
    """The moment; the bare day, where only the publication is known."""
    return iso(each.since) if isinstance(each.since, dt.datetime) else str(each.since or "")


def _print(found: Finding) -> None:
    out = console()
    out.print(_said(found))
    if each := found.approval:
        until = f", until {iso(each.until)} by {each.ended_by}" if each.until else ""
        indented(out, f"{each.kind}, by {each.by}, since {_since(each) or 'a moment that is not known'}{until}")
        if each.price:
            indented(out, f"rule {each.price.rule} pays {_mixed(each)} from {iso(each.price.from_)} by {each.price.by}")
        if each.cites:
            indented(out, f"under {', '.join(cite.text for cite in each.cites)}")
    indented(out, found.why)
    if found.near:
        indented(out, f"near it: {', '.join(found.near)}")


def _said(found: Finding) -> str:
    if found.approved is not None:
        return f"{found.name} {'is approved' if found.approved else 'is not approved'}"
    if found.perhaps:
        return f"{found.name} may have been approved: that is not known"
    return f"No approval of {found.name} is held for then" if found.approval else f"No approval of {found.name} is held"


def _mixed(each: Approval) -> str:
    """`12 1/2`, as the notice writes it."""
    assert each.price
    whole, rest = divmod(each.price.odds, 1)
    return f"{whole} {rest}" if rest else str(whole)
