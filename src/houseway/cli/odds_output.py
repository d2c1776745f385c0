"""How odds are printed: a table for people, or JSON, CSV or LaTeX."""

import argparse

from houseway.cli.files import save
from houseway.cli.output import console, emit_json
from houseway.errors import BadInput
from houseway.odds.table import OddsTable, Page
from houseway.strategies.chart import Chart
from houseway.what_if.compared import WhatIf

MOST_PLACES = 50


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


def print_page(page: Page, *, as_json: bool) -> None:
    """One page, for people or as one document."""
    print_odds(OddsTable([page]), argparse.Namespace(json=as_json, csv=False, latex=False, plot=None))


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
