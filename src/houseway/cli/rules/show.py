"""`houseway rules show`: all about a provision or a reading."""

import argparse
import re
from typing import Any

from houseway.cite import Cite, cite
from houseway.cli.commands import Commands
from houseway.cli.media import Text
from houseway.cli.output import ON, command, console, emit_json
from houseway.cli.rules.account import print_accounts, print_history, print_reading
from houseway.errors import NotHeld
from houseway.rulebook import find, reading
from houseway.rulebook.account import account, account_of_reading, history_of
from houseway.rulebook.history import formerly, gone_since, is_former, was, what_stands
from houseway.rulebook.instruments import moment
from houseway.rulebook.missing_texts import known_by, told
from houseway.rulebook.provisions import Provision


def add(under: Commands) -> None:
    show = command(under, "show", "what a provision does, and where", "houseway rules show 'qld s5(2)(b)'")
    show.add_argument(
        "words",
        metavar="CITE",
        nargs="+",
        help="s22, qld s37(4), vic 25/1999 r9.2, reading B4, or qld 11.3 of before 1995; with brackets in quotes",
    )
    show.add_argument("--brief", action="store_true", help="without where it is enforced, tests and history")
    show.add_argument("--on", metavar="D", help=ON)
    show.set_defaults(run=_show)


BARE = re.compile(r"s?(\d+[A-Z]{0,2}(?:\(\w+\))*)", re.IGNORECASE)
"""A section without its State, which is Queensland's."""


def _cited(words: list[str]) -> str:
    """The citation as it is written in full: `s22` is a section of Queensland, `B4` a reading."""
    text = " ".join(" ".join(words).split())
    if re.fullmatch(r"[A-Z]{1,2}\d+", text) and text[0] not in "SR":
        return f"reading {text}"
    bare = BARE.fullmatch(text.removeprefix("qld ").removeprefix("section "))
    return f"qld s{bare[1]}" if bare else text


def _show(args: argparse.Namespace) -> int:
    args.cite = _cited(args.words)
    former = args.cite.removeprefix("qld ")
    became = [cite(each) for each in formerly(former)] if is_former(former) else [cite(args.cite)]
    asked, gone = what_stands(became) if is_former(former) else (became, [])
    if args.on is not None:
        moment(args.on)  # a reading has no moment, and still none may be misspelt
    if asked[0].is_reading:
        read = reading(asked[0])
        told = account_of_reading(read)
        return _show_reading(_briefly(told) if args.brief else told, args.json)
    shown = [(each, one) for one in asked for each in _find(one)]
    accounts = [account(each, one, args.on) for each, one in shown]
    accounts = [_briefly(each) for each in accounts] if args.brief else accounts
    if args.json:
        whole = len(accounts) == 1 and not gone
        emit_json(accounts[0] if whole else _several(args.cite, asked, accounts) | _gone(gone))
    else:
        _print_several(args.cite, asked, accounts, gone, brief=args.brief)
    return 0 if all(each["in_force"] for each in accounts) else 1


def _find(asked: Cite) -> tuple[Provision, ...]:
    """The provisions cited; of a notice that is known and not held, or of a section that is gone, what is known."""
    try:
        return find(asked)
    except NotHeld as missing:
        if former := was(asked):
            raise NotHeld(f"{missing}; it was {former}, and is gone since {_changed(asked)}") from None
        notice = known_by(asked.text)
        if notice is None:
            raise
        raise NotHeld(told(notice)) from None


def _whole_section(asked: list[Cite], accounts: list[dict[str, Any]]) -> bool:
    return len(asked) == 1 and len(accounts) > 1 and asked[0].body == "qld"


def _several(text: str, asked: list[Cite], accounts: list[dict[str, Any]]) -> dict[str, Any]:
    history = history_of(asked[0]) if _whole_section(asked, accounts) else {}
    return {"cite": text, **history, "provisions": accounts}


def _gone(gone: list[Cite]) -> dict[str, Any]:
    """What a former number became and is no longer there, with the laws that have changed its section since."""
    told = [{"cite": each.text, "changed_by": [one.law.id for one in gone_since(each.text)]} for each in gone]
    return {"gone": told} if told else {}


def _changed(gone: Cite) -> str:
    return ", ".join(f"{each.law.id} of {each.law.commenced:%Y-%m-%d}" for each in gone_since(gone.text))


SOURCES = ("evidence", "tests", "history", "operations", "misprints", "known", "replaces")


def _briefly(told: dict[str, Any]) -> dict[str, Any]:
    """Without where it is enforced, what tests it, and how it came to stand there."""
    return {name: [] if name in SOURCES else each for name, each in told.items()} | (
        {"was": ""} if "was" in told else {}
    )


def _print_several(
    text: str, asked: list[Cite], accounts: list[dict[str, Any]], gone: list[Cite], *, brief: bool
) -> None:
    """A section has its history once, above its subsections, which then keep their own number alone."""
    out = console()
    if is_former(text.removeprefix("qld ")):
        out.print(Text(f"{text}, as it was before 1995, is now {', '.join(each.text for each in asked)}", style="bold"))
    for each in gone:
        why = f"the section was changed by {_changed(each)}"
        out.print(Text(f"{each.text}, which it became too, is no longer there; {why}"))
    if _whole_section(asked, accounts) and not brief:
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
