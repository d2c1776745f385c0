"""A dispute that was written down, on paper: what was said, the round as it was stored, and lines to sign on."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from houseway.play.ink import GREY
from houseway.printing.cage_sheets import sign
from houseway.printing.document import SMALL, Document
from houseway.printing.sheet import Sheet

SIGNED: Final = ("Patron", "Staff", "Inspector", "Date")


class DisputePaper(NamedTuple):
    """What stands on it."""

    table: str
    round: int
    event: int
    rows: Sequence[tuple[str, str]]
    steps: Sequence[tuple[str, str, str]]  # when, who, what


def dispute_sheets(paper: DisputePaper) -> list[Sheet]:
    """On as many pages as it takes."""
    return _made(paper, len(_made(paper, 0).sheets)).sheets


def _made(paper: DisputePaper, pages: int) -> Document:
    title = f"Dispute sheet, {paper.table}, round {paper.round}"
    page = Document(title, title, pages)
    page.page()
    page.write("Dispute sheet", 6, bold=True, after=3)
    page.write(f"{paper.table}, round {paper.round}", 3.0, ink=GREY, after=3)
    page.heading("What is in dispute")
    for name, said in paper.rows:
        page.write(name, SMALL, ink=GREY, after=0)
        page.write(said, left=4)
    page.room(34)
    sign(page.sheet, page.y + 20, SIGNED)
    page.y += 30
    page.heading("The round, as it was stored")
    page.table(("When", "Who", "What"), paper.steps, (2, 3, 10))
    page.write(f"Event {paper.event} of the table's chain: its number and its hash are kept there.", SMALL, ink=GREY)
    return page
