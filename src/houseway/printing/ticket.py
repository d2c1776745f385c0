"""A keno ticket as a sheet, 80 mm wide, with the QR code that a terminal reads (qld s217)."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from houseway.games.keno.ticket import Ticket
from houseway.keno.settings import KenoSettings
from houseway.keno.ticket_text import QUIET, SHOWN, TicketRow, qr, rows
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
BOLD: Final = ("the casino", "the kind of ticket")


def ticket_sheet(ticket: Ticket, settings: KenoSettings) -> Sheet:
    """Everything that stands on it, from top to bottom."""
    code = [list(row) for row in qr(ticket, settings).matrix_iter(border=QUIET)]
    written = [(row, list(_lines(row))) for row in rows(ticket, settings)]
    top = LEFT + STEP * sum(max(len(lines), 1) for _, lines in written)
    sheet = Sheet(WIDE, top + len(code) * MODULE + 3 * STEP, WHITE, f"keno ticket {ticket.serial:010d}")
    down = LEFT + LETTERS
    for row, lines in written:
        with sheet.marked(row.what, *row.under):
            sheet.write(LEFT, down, row.name, LETTERS, BLACK, anchor="start")
            for number, line in enumerate(lines):
                at = down + number * STEP
                sheet.write(_left(row), at, line, LETTERS, BLACK, bold=row.what in BOLD, anchor="start")
        down += STEP * max(len(lines), 1)
    with sheet.marked("the code", SHOWN["code"]):
        _draw_code(sheet, top, code)
        below = Rect(LEFT, top + len(code) * MODULE, WIDE - 2 * LEFT, STEP)
        sheet.fill(below, ticket.code(settings.key), LETTERS, BLACK)
    return sheet


def _left(row: TicketRow) -> float:
    return VALUES if row.name else LEFT


def _lines(row: TicketRow) -> Iterator[str]:
    """Its words, in lines no wider than the paper; a word that is wider goes on below."""
    wide, bold = WIDE - LEFT - _left(row), row.what in BOLD
    for line in wrapped(row.words.strip(), wide, LETTERS, bold):
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
