"""A tree of reasons as a picture: what follows at the top, below it why, by which arithmetic, facts and provisions."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from houseway.play.ink import BLACK, CREAM, GOLD, GREEN, GREY, RED, WHITE, Ink
from houseway.play.shapes import Rect
from houseway.printing.letters import wrapped
from houseway.printing.sheet import LEADING, Sheet
from houseway.why import Reason
from houseway.why.reason import AS_IT_BEGAN

WIDE: Final = 190.0
MARGIN: Final = 8.0
INDENT: Final = 9.0
PAD: Final = 3.0
GAP: Final = 4.0
LARGE, PLAIN, SMALL = 3.4, 2.6, 2.1  # heights of letters
BRANCH: Final = Ink(line=GOLD, thick=0.6)


class BoxRow(NamedTuple):
    """A line of words in a box, or the box's own heading."""

    words: str
    height: float = PLAIN
    ink: str = BLACK
    bold: bool = False


def tree_sheet(reason: Reason, title: str) -> Sheet:
    """As high as it needs to be."""
    sheet = Sheet(WIDE, 0, CREAM, title)
    y = _box(sheet, MARGIN, MARGIN, list(_head(reason)), Ink(WHITE, GREEN, 0.8))
    top = y
    for rows in _parts(reason):
        middle = y + GAP + PAD + rows[0].height / 2
        y = _box(sheet, MARGIN + INDENT, y + GAP, rows, Ink(WHITE, GOLD, 0.4))
        sheet.outline([(MARGIN + INDENT / 2, top), (MARGIN + INDENT / 2, middle), (MARGIN + INDENT, middle)],
                      BRANCH, closed=False)  # fmt: skip
        top = middle
    sheet.high = y + MARGIN
    return sheet


def _head(reason: Reason) -> Iterator[BoxRow]:
    yield BoxRow(reason.conclusion, LARGE, bold=True)
    if reason.because:
        yield BoxRow(reason.because)


def _parts(reason: Reason) -> Iterator[list[BoxRow]]:
    """The boxes under the first: the arithmetic, the facts, each provision, and what did not apply."""
    if reason.figure:
        yield [BoxRow("The arithmetic", SMALL, GREY), *(BoxRow(step, PLAIN, RED, bold=True) for step in reason.figure)]
    if reason.facts:
        told = [f"{'before' if each.event == AS_IT_BEGAN else each.event}: {each.says}" for each in reason.facts]
        yield [BoxRow("The facts, by the number of their event", SMALL, GREY), *map(BoxRow, told)]
    if reason.provision is not None:
        yield [BoxRow(reason.provision.text, PLAIN, GREEN, bold=True), BoxRow(reason.reading or reason.says, SMALL)]
    for child in reason.children:
        yield from _parts(child)
    if reason.considered:
        told = [f"{each.provision}: {each.fails_because}" for each in reason.considered]
        yield [BoxRow("Considered, and not so here", SMALL, GREY), *(BoxRow(each, SMALL, GREY) for each in told)]


def _box(sheet: Sheet, x: float, y: float, rows: list[BoxRow], ink: Ink) -> float:
    """A box with these rows, each in as many lines as it needs; gives where it ends."""
    room = WIDE - MARGIN - x - 2 * PAD
    lines = [row._replace(words=line) for row in rows for line in wrapped(row.words, room, row.height, row.bold)]
    high = sum(LEADING * line.height for line in lines) + 2 * PAD - 0.5 * lines[-1].height
    sheet.box(Rect(x, y, WIDE - MARGIN - x, high), ink, corner=1.5)
    at = y + PAD
    for line in lines:
        at += line.height
        sheet.write(x + PAD, at, line.words, line.height, line.ink, bold=line.bold, anchor="start")
        at += (LEADING - 1) * line.height
    return y + high
