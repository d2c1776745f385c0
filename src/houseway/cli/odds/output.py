"""How odds are printed: a table for people, or JSON, CSV or LaTeX."""

import argparse
import re
from fractions import Fraction
from typing import Final

from houseway.cli.files import save
from houseway.cli.output import console, emit_json
from houseway.errors import BadInput, quoted
from houseway.odds.figures import brief
from houseway.odds.rows import Row
from houseway.odds.table import OddsPage, OddsTable
from houseway.strategies.chart import Chart
from houseway.what_if.comparison import WhatIf
from houseway.why.text import lines

MOST_PLACES: Final = 50
FRACTION: Final = re.compile(r"-?\d+/\d+")


def add_formats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--csv", action="store_true", help="print a sheet of comma-separated values")
    parser.add_argument("--latex", action="store_true", help="print a table for LaTeX (package booktabs)")
    add_plot(parser)
    parser.add_argument("--decimal", metavar="N", type=int, help="decimals of so many places in place of fractions")


def add_plot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plot", metavar="FILE", help="draw it: FILE.svg, FILE.png or FILE.pdf (extra `plots`)")


def draw(found: OddsTable | WhatIf, file: str) -> None:
    """House edges as bars; of a change, what it costs."""
    from houseway.plots.bars import costs, edges
    from houseway.plots.canvas import check_file, drawn

    path = check_file(file)
    figure = costs(found) if isinstance(found, WhatIf) else edges(found)
    save(path, drawn(figure, path.suffix.lower()), "--plot")


def draw_chart(chart: Chart, file: str | None) -> None:
    """As coloured squares."""
    if file is None:
        return
    from houseway.plots.canvas import check_file, drawn
    from houseway.plots.strategy_chart import chart_picture

    path = check_file(file)
    save(path, drawn(chart_picture(chart), path.suffix.lower()), "--plot")


def print_page(page: OddsPage, *, as_json: bool) -> None:
    """One page, for people or as one document."""
    print_odds(OddsTable([page]), argparse.Namespace(json=as_json, csv=False, latex=False, plot=None))


def print_why(found: OddsTable, wager: str, selection: str | None, *, as_json: bool) -> None:
    """The tree of each row of a wager: of its first selection in each text, where none is named; of every strategy."""
    rows = [row for page in found.pages for row in _asked(page, wager, selection)]
    if not rows:
        there = dict.fromkeys(f"{row.found.wager}:{row.found.selection}" for row in found.rows)
        asked = wager if selection is None else f"{wager}:{selection}"
        raise BadInput(f"--why: there is no {quoted(asked)}; there are {', '.join(there)}")
    reasons = [row.why() for row in rows]
    if as_json:
        data = [{"kind": "return"} | reason.as_data() for reason in reasons]
        emit_json(data[0] if len(data) == 1 else data)
        return
    out = console()
    for row, reason in zip(rows, reasons, strict=True):
        out.print(OddsPage(row.game, ()).title, markup=False, highlight=False)
        for line in lines(reason):
            shown = FRACTION.sub(lambda each: brief(Fraction(each[0])), line)
            out.print(shown, markup=False, highlight=False, soft_wrap=True)
        out.print()


def _asked(page: OddsPage, wager: str, selection: str | None) -> list[Row]:
    rows = [row for row in page.rows if row.found.wager == wager]
    first = rows[0].found.selection if rows and selection is None else selection
    return [row for row in rows if row.found.selection == first]


def print_odds(found: OddsTable | WhatIf, args: argparse.Namespace) -> None:
    """In the format that was asked for."""
    asked = [name for name in ("json", "csv", "latex") if getattr(args, name)]
    if len(asked) > 1:
        raise BadInput(f"--{asked[0]} and --{asked[1]}: one format at a time")
    if found.decimal is not None and not 0 <= found.decimal <= MOST_PLACES:
        raise BadInput(f"--decimal: 0 to {MOST_PLACES} places, not {found.decimal}")
    if args.plot is not None:
        draw(found, args.plot)
    if args.json:
        emit_json(found.as_data())
    elif args.csv:
        print(found.csv(), end="")
    elif args.latex:
        print(found.latex(), end="")
    else:
        out = console()
        for line in found.table(out.width).splitlines():
            out.print(line, soft_wrap=True)
