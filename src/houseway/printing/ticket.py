"""A keno ticket as a sheet, 80 mm wide, with the QR code that a terminal reads (qld s217)."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.games.keno.ticket import Ticket
from houseway.keno.printing import CHECK, MORE, QUIET, SHOWN, TITLE, heading, qr, reminders
from houseway.keno.settings import Settings
from houseway.play.ink import BLACK, WHITE, Ink
from houseway.play.shapes import Rect
from houseway.printing.letters import width, wrapped
from houseway.printing.sheet import LEADING, Sheet

WIDE: Final = 80.0
LEFT: Final = 4.0
VALUES: Final = 26.0  # where the second column begins
LETTERS: Final = 2.4
MODULE: Final = 1.0
BLEED: Final = 0.02  # a row of the code reaches into the next, so that no hairline shows between them
STEP: Final = LETTERS * LEADING


class Row(NamedTuple):
    """One particular: its name, where it has one, and its words, however many lines they take."""

    what: str
    under: tuple[Cite, ...]
    words: str
    name: str = ""
    bold: bool = False

    @property
    def left(self) -> float:
        return VALUES if self.name else LEFT

    @property
    def lines(self) -> list[str]:
        return list(_broken(self.words, WIDE - LEFT - self.left, self.bold))


def ticket_sheet(ticket: Ticket, settings: Settings) -> Sheet:
    """Everything that stands on it, from top to bottom."""
    rows, code = list(_rows(ticket, settings)), [list(row) for row in qr(ticket, settings).matrix_iter(border=QUIET)]
    top = LEFT + STEP * sum(max(len(row.lines), 1) for row in rows)
    sheet = Sheet(WIDE, top + len(code) * MODULE + 3 * STEP, WHITE, f"keno ticket {ticket.serial:010d}")
    down = LEFT + LETTERS
    for row in rows:
        with sheet.marked(row.what, *row.under):
            sheet.write(LEFT, down, row.name, LETTERS, BLACK, anchor="start")
            for number, line in enumerate(row.lines):
                sheet.write(row.left, down + number * STEP, line, LETTERS, BLACK, bold=row.bold, anchor="start")
        down += STEP * max(len(row.lines), 1)
    with sheet.marked("the code", SHOWN["code"]):
        _draw_code(sheet, top, code)
        below = Rect(LEFT, top + len(code) * MODULE, WIDE - 2 * LEFT, STEP)
        sheet.fill(below, ticket.code(settings.key), LETTERS, BLACK)
    return sheet


def _rows(ticket: Ticket, settings: Settings) -> Iterator[Row]:
    """A row without words is a gap."""
    gap = Row("", (), "")
    casino, kind = heading(ticket, settings)
    yield Row("the casino", (MORE,), casino, bold=True)
    yield Row("the kind of ticket", (TITLE,), kind, bold=True)
    yield gap
    told = ticket.particulars()
    for way in told.pop("numbers").split(" / "):
        yield Row("the numbers", (cite(SHOWN["numbers"]),), way.replace("-", " "))
    yield gap
    for name, value in told.items():
        yield Row(name, (cite(SHOWN[name]),), value, f"{name}:")
    yield Row("prizes", (MORE,), settings.schedule.name, "prizes:")
    yield gap
    for reminder in reminders(settings):
        yield Row("a reminder", CHECK, reminder)


def _broken(words: str, wide: float, bold: bool) -> Iterator[str]:
    """In lines no wider than that; a word that is wider goes on below."""
    for line in wrapped(words, wide, LETTERS, bold):
        rest = line
        while width(rest, LETTERS, bold) > wide:
            fits = next(n for n in range(len(rest) - 1, 0, -1) if width(rest[:n], LETTERS, bold) <= wide)
            yield rest[:fits]
            rest = rest[fits:]
        yield rest


def _draw_code(sheet: Sheet, top: float, code: list[list[int]]) -> None:
    """The dark runs of each row, in the middle of the paper."""
    left, ink = (WIDE - len(code) * MODULE) / 2, Ink(BLACK)
    for down, row in enumerate(code):
        for dark, run in groupby(enumerate(row), key=lambda cell: cell[1]):
            if dark:
                across = [column for column, _ in run]
                start, long = left + across[0] * MODULE, len(across) * MODULE
                sheet.box(Rect(start, top + down * MODULE, long, MODULE + BLEED), ink)
