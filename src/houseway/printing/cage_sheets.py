"""The cage's papers: a slip in two copies with lines to sign on, and a gaming day with a row a table."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final, NamedTuple

from houseway.ledger.table_day import TableDay
from houseway.money import dollars
from houseway.play.ink import BLACK, GREEN, GREY, WHITE, Ink
from houseway.play.shapes import Rect
from houseway.printing.document import HIGH, INSIDE, MARGIN, PLAIN, SMALL, WIDE, Document, shortened
from houseway.printing.letters import wrapped
from houseway.printing.sheet import LEADING, Sheet

TABLES: Final = ("Cashier", "Runner", "Dealer", "Floor manager")
OVER_THE_COUNTER: Final = ("Cashier", "Patron")
SIGNED: Final[Mapping[str, tuple[str, ...]]] = {
    "fill": TABLES,
    "credit": TABLES,
    "count": ("Counted by", "Counted by", "Inspector"),
    "window opened": ("Cashier", "Supervisor"),
    "window closed": ("Cashier", "Supervisor"),
}
NAMES: Final[Mapping[str, str]] = {
    "fill": "Fill slip",
    "credit": "Credit slip",
    "count": "Drop count",
    "deposit": "Deposit slip",
    "withdrawal": "Withdrawal slip",
    "buy in": "Chip purchase",
    "cash out": "Chip redemption",
    "window opened": "Window opened",
    "window closed": "Window closed",
}
COPIES: Final = ("copy for the cage", "copy for the table or the patron")
HALF: Final = HIGH / 2
DAY_SIGNED: Final = ("Cage supervisor", "Second person", "Date")
LINE: Final = Ink(BLACK)
COLUMNS: Final = (
    "Table", "Opening", "Fills", "Credits", "Drop", "Counted", "Variance", "Closing", "Win", "Hold %"
)  # fmt: skip


class Slip(NamedTuple):
    """What stands on one."""

    kind: str
    number: int
    concerns: str
    at: str
    by: str
    event: int
    rows: Sequence[tuple[str, str]]


def slip_sheet(slip: Slip) -> Sheet:
    """A page of two halves, to be cut."""
    sheet = Sheet(WIDE, HIGH, WHITE, f"{NAMES.get(slip.kind, slip.kind)} {slip.number}")
    for half, copy in enumerate(COPIES):
        _half(sheet, slip, half * HALF, copy)
    for at in range(0, int(WIDE), 4):
        sheet.box(Rect(at, HALF, 2, 0.15), Ink(GREY))
    return sheet


def _half(sheet: Sheet, slip: Slip, top: float, copy: str) -> None:
    y = top + MARGIN + 4
    sheet.write(MARGIN, y, NAMES.get(slip.kind, slip.kind), 4.6, GREEN, bold=True, anchor="start")
    sheet.write(WIDE - MARGIN, y, f"No. {slip.number}", 4.6, BLACK, bold=True, anchor="end")
    sheet.write(WIDE - MARGIN, y + 5, copy, SMALL, GREY, anchor="end")
    y += 13
    rows = [(_about(slip.kind), slip.concerns), *slip.rows, ("When", slip.at[:19].replace("T", " ")), ("By", slip.by)]
    for name, said in rows:
        sheet.write(MARGIN, y, name, PLAIN, GREY, anchor="start")
        for line in wrapped(said, INSIDE - 40, 2.7, name == "Amount"):
            sheet.write(MARGIN + 40, y, line, 2.7, BLACK, bold=name == "Amount", anchor="start")
            y += LEADING * 2.7 + 0.8
    sign(sheet, top + HALF - 24, SIGNED.get(slip.kind, OVER_THE_COUNTER))
    foot = f"Event {slip.event} of the house's own chain: its number and its hash are kept there."
    sheet.write(MARGIN, top + HALF - 10, foot, 1.7, GREY, anchor="start")


def _about(kind: str) -> str:
    if kind.startswith("window"):
        return "Window"
    return "Table" if kind in ("fill", "credit", "count") else "Person"


def sign(sheet: Sheet, y: float, who: Sequence[str]) -> None:
    """Lines beside each other, each with whoever signs there."""
    wide = INSIDE / len(who)
    for number, name in enumerate(who):
        left = MARGIN + number * wide
        sheet.box(Rect(left, y, wide - 5, 0.25), LINE)
        sheet.write(left, y + 4.5, name, SMALL, GREY, anchor="start")


def day_sheets(day: date, closed: bool, rows: Sequence[TableDay], windows: Sequence[Sequence[str]],
               found: Sequence[Sequence[str]], slips: int) -> list[Sheet]:  # fmt: skip
    """The gaming day on as many pages as it takes."""

    def made(pages: int) -> list[Sheet]:
        page = Document(f"Cage, {day}", f"Cage · gaming day {day}", pages)
        return _day(page, day, closed, rows, windows, found, slips).sheets

    return made(len(made(0)))


def _day(page: Document, day: date, closed: bool, rows: Sequence[TableDay], windows: Sequence[Sequence[str]],
         found: Sequence[Sequence[str]], slips: int) -> Document:  # fmt: skip
    page.page()
    page.write("The cage", 6, bold=True, after=3)
    state = "closed" if closed else "not closed yet"
    page.write(f"Gaming day {day}, {state} · {slips} slips · amounts in dollars", 3.0, ink=GREY, after=3)
    page.heading("A row a table")
    if rows:
        page.table(COLUMNS, [*map(_row, rows), _row(_sum(rows))], (4, 3, 3, 3, 3, 3, 2.6, 3, 3, 2), 1, 1.8)
    page.write("Win is closing, credits and drop, less opening and fills; hold is the win of what was dropped.", SMALL)
    page.heading("Windows")
    if windows:
        heads = ("Window", "Whose", "Began with", "Should hold", "Variance")
        page.table(heads, windows, (3, 4, 3, 3, 3), 2)
    else:
        page.write("No window was open.")
    page.heading("What counts found")
    if found:
        page.table(("Slip", "What", "By"), found, (3, 8, 4))
    else:
        page.write("Nothing was missing, and nothing too much.")
    page.room(30)
    sign(page.sheet, page.y + 20, DAY_SIGNED)
    return page


def _row(row: TableDay) -> tuple[str, ...]:
    hold = f"{100 * row.win / row.drop:.1f}" if row.drop > 0 else ""
    return (
        shortened(row.table, 26, 1.8),
        *(f"{amount / 100:,.2f}" for amount in row[1:]),
        dollars(row.win),
        hold,
    )


def _sum(rows: Sequence[TableDay]) -> TableDay:
    return TableDay("in all", *(sum(column) for column in zip(*(row[1:] for row in rows), strict=True)))
