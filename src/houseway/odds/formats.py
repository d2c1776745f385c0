"""A table of headings and cells as CSV, LaTeX and HTML."""

import csv
import io
import re
from collections.abc import Sequence
from html import escape
from typing import Final

FRACTION: Final = re.compile(r"(-?)(\d+)/(\d+)")
LATEX: Final = {each: f"\\{each}" for each in "&%$#_{}"} | {
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "\N{NO-BREAK SPACE}": "~",
}


def as_csv(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    return out.getvalue()


def as_latex(headings: Sequence[str], rows: Sequence[Sequence[str]], figures: Sequence[str], caption: str) -> str:
    """A `tabular` with the rules of booktabs, to be put into a document; fractions are set as such.

    What it is of, with its text, date and caveats, stands in small letters below it.
    """
    columns = "".join("r" if heading in figures else "l" for heading in headings)
    lines = [f"% {caption}", rf"\begin{{tabular}}{{{columns}}}", r"\toprule", _latex_row(headings), r"\midrule"]
    lines += [*map(_latex_row, rows), r"\bottomrule"]
    for said in caption.split("; "):
        lines += [rf"\multicolumn{{{len(headings)}}}{{l}}{{\footnotesize {_latex_cell(said)}}} \\"]
    return "\n".join([*lines, r"\end{tabular}", ""])


def _latex_row(cells: Sequence[str]) -> str:
    return " & ".join(map(_latex_cell, cells)) + r" \\"


def _latex_cell(text: str) -> str:
    found = FRACTION.fullmatch(text)
    if found:
        return rf"${found[1]}\frac{{{found[2]}}}{{{found[3]}}}$"
    said = "".join(LATEX.get(each, each) for each in text)
    return f"${said}$" if re.fullmatch(r"[-+][\d.]+%?", text) else said


def as_html(headings: Sequence[str], rows: Sequence[Sequence[str]], figures: Sequence[str], caption: str) -> str:
    def cell(tag: str, heading: str, text: str) -> str:
        side = "right" if heading in figures else "left"
        return f'<{tag} style="text-align: {side}">{escape(text)}</{tag}>'

    head = "".join(cell("th", each, each) for each in headings)
    body = "\n".join(
        "<tr>" + "".join(cell("td", heading, text) for heading, text in zip(headings, row, strict=True)) + "</tr>"
        for row in rows
    )
    top = f"<caption>{escape(caption)}</caption>\n<thead><tr>{head}</tr></thead>"
    return f"<table>\n{top}\n<tbody>\n{body}\n</tbody>\n</table>"
