"""A keno ticket on paper: as text, and as a picture (SVG) with the QR code that a terminal reads (qld s217)."""

from html import escape
from textwrap import wrap
from typing import Final

import segno

from houseway.cite import cite
from houseway.keno.settings import Settings
from houseway.keno.tickets import SoldTicket

SHOWN: Final = {
    "numbers": "qld s217(2)(a)",
    "each game": "qld s217(2)(b)",
    "games": "qld s217(2)(c)",
    "total": "qld s217(2)(d)",
    "writer": "qld s217(2)(e)",
    "issued": "qld s217(2)(f)",
    "keno day": "qld s217(2)(f)",
    "station": "qld s217(2)(g)",
    "jackpot": "qld s217(2)(h)",
    "serial": "qld s217(2)(i)",
    "first game": "qld s217(2)(j)",
    "code": "qld s217(2)(k)",
}
"""Every particular of a ticket, and what asks for it."""

MORE: Final = cite("qld s217(3)")  # what else may stand on it
TITLE: Final = cite("qld s215")
CHECK: Final = (cite("qld s217(5)"), cite("qld s218(3)"))
WIDE: Final = 40  # characters of a line
LINE, LEFT, MODULE, QUIET = 16, 14, 4, 4


def qr(ticket: SoldTicket, settings: Settings) -> segno.QRCode:
    """The machine-readable code."""
    return segno.make_qr(ticket.code(settings.key), error="m")


def qr_text(ticket: SoldTicket, settings: Settings) -> str:
    """The code in half blocks, for a terminal or a plain printer."""
    rows = [list(row) for row in qr(ticket, settings).matrix_iter(border=QUIET)]
    rows += [[0] * len(rows[0])] if len(rows) % 2 else []
    halves = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(halves[u, v] for u, v in zip(up, down, strict=True)) for up, down in pairs)


def lines(ticket: SoldTicket, settings: Settings) -> list[str]:
    """What is printed, from top to bottom, without the code; no line is wider than the paper."""
    told = ticket.particulars()
    ways = [f"  {way.replace('-', ' ')}" for way in told.pop("numbers").split(" / ")]
    named = [f"{name + ':':11} {value}" for name, value in told.items()]
    reminder = (
        "Check that this is what you asked for.",
        f"Present it within {settings.unpaid_days} days.",
    )
    head = f"{settings.casino.upper()} KENO", ticket.entry.title
    printed = *head, "", *ways, "", *named, f"prizes:     {settings.schedule.name}", "", *reminder
    return [part for line in printed for part in wrap(line, WIDE, subsequent_indent="  ") or [""]]


def ticket_text(ticket: SoldTicket, settings: Settings, *, code: bool = True) -> str:
    """The ticket for a plain printer."""
    drawn = [qr_text(ticket, settings)] if code else []
    return "\n".join([*lines(ticket, settings), *drawn, ticket.code(settings.key)])


def ticket_svg(ticket: SoldTicket, settings: Settings) -> str:
    """The ticket as a picture, 80 mm wide, ready for a printer or a page."""
    printed, code = lines(ticket, settings), qr(ticket, settings)
    side = code.symbol_size(scale=MODULE, border=QUIET)[0]
    wide, text_end = 320, LINE * (len(printed) + 1)
    high = text_end + side + 2 * LINE
    body = [
        f'<text x="{LEFT}" y="{LINE * (at + 1)}"{_weight(at)}>{escape(line)}</text>' for at, line in enumerate(printed)
    ]
    picture = code.svg_inline(scale=MODULE, border=QUIET, omitsize=False, svgclass=None, lineclass=None)
    body.append(f'<g transform="translate({(wide - side) // 2} {text_end})">{picture}</g>')
    body.append(f'<text x="{LEFT}" y="{high - LINE // 2}" font-size="9">{escape(ticket.code(settings.key))}</text>')
    style = 'font-family="monospace" font-size="12" xml:space="preserve"'
    size = f'width="80mm" height="{high * 80 // wide}mm" viewBox="0 0 {wide} {high}"'
    paper = f'<rect width="{wide}" height="{high}" fill="white"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{paper}{"".join(body)}</svg>\n'


def _weight(at: int) -> str:
    return ' font-weight="bold"' if at < 2 else ""
