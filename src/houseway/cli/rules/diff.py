"""`houseway rules diff`: what changed in the rules of a game between two moments, and by which notice."""

import argparse
from typing import Any

from houseway.cli.drafts import add_draft, draft_asked_for
from houseway.cli.media import Console, Text
from houseway.cli.output import ON, command, console, count, emit_json
from houseway.cli.rules.account import indented, print_known
from houseway.errors import BadInput
from houseway.games import in_force
from houseway.play.game import Game
from houseway.rulebook.account import change_as_data, iso, known_as_data
from houseway.rulebook.changes import Difference, RuleChange, difference
from houseway.rulebook.instruments import moment
from houseway.rulebook.provisions import Provision
from houseway.rulebook.rulesets import JURISDICTIONS, beyond, games_of
from houseway.what_if.draft import Draft
from houseway.what_if.settable import RuleSetting as Set


def add(under: "argparse._SubParsersAction[Any]") -> None:
    diff = command(
        under,
        "diff",
        "what changed between two moments, and by which notice",
        "houseway rules diff baccarat --from 2000-01-01 --to 2002-01-01",
    )
    diff.add_argument("game", metavar="GAME", help="the game whose rules are compared")
    diff.add_argument("--from", metavar="D", dest="from_", help=ON)
    diff.add_argument("--to", metavar="D", help=ON)
    add_draft(diff)
    diff.add_argument("--rules", choices=JURISDICTIONS, help="whose rules (default: Victoria's, where it has the game)")
    diff.set_defaults(run=_diff)


def _diff(args: argparse.Namespace) -> int:
    draft = draft_asked_for(args)
    if draft is not None:
        return _by_draft(args, draft)
    if args.from_ is None or args.to is None:
        raise BadInput("--from and --to say between which moments; or --draft, what a draft notice would change")
    jurisdiction = args.rules or ("vic" if args.game in games_of("vic") else "qld")
    found = difference(jurisdiction, args.game, args.from_, args.to)
    if args.json:
        emit_json(_document(args, jurisdiction, found))
    else:
        _print(console(), args, jurisdiction, found)
    return 0


def _by_draft(args: argparse.Namespace, draft: Draft) -> int:
    """What a draft would change in the text and, as data, in the game that is run."""
    games = in_force(args.game, draft.rules)
    changes, out = list(draft.as_changes()), console()
    sets = [_set(game, each) for game in games for each in draft.changes(game)]
    if args.json:
        told = {"game": args.game, "rules": draft.rules, "draft": draft.name, "title": draft.title}
        effect = None if draft.effect is None else iso(draft.effect)
        emit_json(told | {"changes": [change_as_data(each) | {"effect": effect} for each in changes], "sets": sets})
        return 0
    out.print(Text(f"{draft.part}: {draft.title}", style="bold"))
    for each in changes:
        _print_change(out, each)
    for set_ in sets:
        of = "".join(f", {value} {name}" for name, value in set_["variant"].items())
        out.print(f"  sets {set_['rule']}: {set_['is']}, in place of {set_['was']} ({set_['under']}){of}")
    out.print(f"{count(len(changes), 'change')} of {draft.rules} {args.game} by {draft.part}")
    return 0


def _set(game: Game[Any], each: Set) -> dict[str, Any]:
    assert each.by is not None
    told = {"rule": each.rule.name, "was": each.rule.stands, "is": each.written}
    return told | {"under": each.by.text, "variant": dict(game.variant)}


def _document(args: argparse.Namespace, jurisdiction: str, found: Difference) -> dict[str, Any]:
    return {
        "game": args.game,
        "rules": jurisdiction,
        "from": iso(moment(args.from_)),
        "to": iso(moment(args.to)),
        "changes": [change_as_data(each) for each in found.changes],
        "known": [known_as_data(each) for each in found.known],
        "beyond": beyond(jurisdiction, args.to),
    }


def _print(out: Console, args: argparse.Namespace, jurisdiction: str, found: Difference) -> None:
    heading = ""
    for each in found.changes:
        by = f"{each.by}, in effect from {iso(each.effect)}"
        if by != heading:
            out.print(Text(by, style="bold"))
            heading = by
        _print_change(out, each)
    held = f"{count(len(found.changes), 'change')} of {jurisdiction} {args.game} after {args.from_}, up to {args.to}"
    out.print(held)
    print_known(out, [known_as_data(each) for each in found.known])
    indented(out, beyond(jurisdiction, args.to))


def _print_change(out: Console, each: RuleChange) -> None:
    only = f", {each.only} only" if each.only else ""
    item = f"item {each.item}" if each.item[:1].isdigit() else each.item
    item = f" ({item})" if item else ""
    why = f", reading {each.reading}" if each.reading else ""
    out.print(Text(f"  {_named(each.rule)}: {each.does}{only}{item}{why}", style="cyan"))
    _print_texts(out, "was", each.was)
    _print_texts(out, "is", each.now)


def _named(rule: str) -> str:
    return f"rule {rule}" if rule[:1].isdigit() else rule


def _print_texts(out: Console, label: str, provisions: tuple[Provision, ...] | None) -> None:
    if provisions is None:
        indented(out, f"{label}: not held", 4)
    elif not provisions:
        indented(out, f"{label}: nothing", 4)
    for each in provisions or ():
        paragraphs = " ".join(f"({key.replace('.', ')(')}) {text}" for key, text in each.paragraphs.items())
        indented(out, f"{label}: {each.cite}  {each.does} {paragraphs}".rstrip(), 4)
