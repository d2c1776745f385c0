"""`houseway rules sign`: what must be displayed at a table, the sign and the layout, as SVG or PDF."""

import argparse
from itertools import zip_longest
from pathlib import Path
from typing import Any

from houseway.cli.files import drawn_to, save
from houseway.cli.media import Text
from houseway.cli.output import command, console, emit_json, table
from houseway.cli.rules.sign_table import add_limits, table_asked_for
from houseway.money import dollars
from houseway.play.table import Table
from houseway.printing import cloth_of, sign_of, text_of
from houseway.printing.pdf import pdf
from houseway.printing.sheet import Sheet
from houseway.printing.sign import SignNote, SignPay, SignText, money, most
from houseway.printing.svg import svg

WHAT = ("sign", "layout", "both")
NO_WAGER = ("", "")


def add(under: "argparse._SubParsersAction[Any]") -> None:
    sign = command(
        under,
        "sign",
        "what must be displayed at a table: its sign and its layout",
        "houseway rules sign roulette --minimum 5 --maximum 500 -o roulette.pdf",
    )
    sign.add_argument("game", metavar="GAME", help="as `houseway games` names it")
    add_limits(sign)
    sign.add_argument("--casino", metavar="NAME", default="Houseway", help="whose name the cloth bears")
    sign.add_argument("--what", choices=WHAT, default="both", help="what is drawn (default: both)")
    sign.add_argument("-o", "--output", metavar="FILE", help="FILE.svg or FILE.pdf; without one, the sign as text")
    sign.set_defaults(run=_sign)


def _sign(args: argparse.Namespace) -> int:
    path = None if args.output is None else drawn_to(args.output)
    set_up = table_asked_for(args)
    if path is not None:
        _write(path, _sheets(args, set_up))
    text = text_of(set_up)
    if args.json:
        emit_json(_document(set_up, text, path))
    elif path is None:
        _print(set_up, text)
    else:
        print(f"{path}: the {'sign and the layout' if args.what == 'both' else args.what} of {text.title}")
    return 0


def _sheets(args: argparse.Namespace, set_up: Table) -> list[Sheet]:
    signs = [sign_of(set_up, args.casino)] if args.what != "layout" else []
    return signs + ([cloth_of(set_up, args.casino)] if args.what != "sign" else [])


def _write(path: Path, sheets: list[Sheet]) -> None:
    save(path, pdf(sheets) if path.suffix.lower() == ".pdf" else svg(sheets).encode(), "-o")


def _document(set_up: Table, text: SignText, path: Path | None) -> dict[str, Any]:
    game = set_up.game
    return {
        "game": game.name,
        "rules": game.rules,
        "part": game.part,
        **({"variant": dict(game.variant)} if game.variant else {}),
        "sign": {
            "lines": [
                {
                    "kind": line.kind,
                    "minimum": dollars(line.limits.minimum),
                    "maximum": dollars(line.limits.maximum),
                    "wagers": [_paid(each) for each in line.paid],
                }
                for line in text.lines
            ],
            "others": [_paid(each) for each in text.others],
            "increment": dollars(set_up.sign.increment),
            "increments": {kind: dollars(each) for kind, each in set_up.sign.increments.items()},
            "notices": [_said(each) for each in text.notices],
            "besides": [_said(each) for each in text.said],
            "letters_mm": text.height if text.asked else None,
            "under": text.under.text,
        },
        "file": None if path is None else str(path),
    }


def _paid(each: SignPay) -> dict[str, Any]:
    return {
        "wagers": list(each.wagers),
        "pays": [{"when": paid.when, "pays": paid.pays} for paid in each.payouts],
        "cites": [under.text for under in each.under],
    }


def _said(each: SignNote) -> dict[str, str]:
    return {"says": each.words, "under": each.under.text}


def _wagers(paid: SignPay) -> tuple[str, str]:
    return ", ".join(paid.wagers), "; ".join(map(str, paid.payouts))


def _print(set_up: Table, text: SignText) -> None:
    out = console()
    out.print(Text(f"{text.title} ({set_up.game.part})", style="bold"))
    rows = [
        (*limits, *wagers)
        for line in text.lines
        for limits, wagers in zip_longest(
            [(line.kind, money(line.limits.minimum), most(line.limits))],
            map(_wagers, line.paid) if line.paid else [NO_WAGER],  # a table stake is none, and has its line
            fillvalue=("", "", ""),
        )
    ]
    rows += [("", "", "", *_wagers(paid)) for paid in text.others]
    out.print(table(("line", "minimum", "maximum", "wagers", "pays"), rows, numbers=("minimum", "maximum")))
    for said in (*((text.steps,) if text.steps else ()), *text.notices, *text.said):
        out.print(f"{said.words} ({said.under})")
    height = f", in letters and figures {text.height:g} mm high or higher" if text.asked else ""
    out.print(f"the sign is asked for by {text.under}{height}; -o FILE.pdf or FILE.svg draws it, and the layout")
