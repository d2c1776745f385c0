"""What stands on a keno ticket, the QR code that a terminal reads, and the ticket as text (qld s217)."""

from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.errors import require
from houseway.games.keno.terms import CHECK_IT, SAYS_FIRST_GAME, SPOT_TICKET
from houseway.games.keno.ticket import Ticket
from houseway.keno.settings import KenoSettings

if TYPE_CHECKING:
    import segno

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
    "first game": SAYS_FIRST_GAME.text,
    "code": "qld s217(2)(k)",
}
"""Every particular of a ticket, and what asks for it."""

MORE: Final = (cite("qld s217(3)"),)  # what else may stand on it
TITLE: Final = (SPOT_TICKET,)
CHECK: Final = (CHECK_IT.under, cite("qld s218(3)"))
WIDE: Final = 40  # characters of a line
QUIET: Final = 4  # light modules around the code


class TicketRow(NamedTuple):
    """One thing that stands on a ticket: what it is, its words, what asks for it, and its name if that is printed."""

    what: str
    words: str
    under: tuple[Cite, ...] = ()
    name: str = ""


GAP: Final = TicketRow("", "")


def qr(ticket: Ticket, settings: KenoSettings) -> "segno.QRCode":
    """The machine-readable code."""
    require("print")
    import segno

    return segno.make_qr(ticket.code(settings.key), error="m")


def qr_text(ticket: Ticket, settings: KenoSettings) -> str:
    """The code in half blocks, for a terminal or a plain printer."""
    rows = [list(row) for row in qr(ticket, settings).matrix_iter(border=QUIET)]
    rows += [[0] * len(rows[0])] if len(rows) % 2 else []
    halves = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(halves[u, v] for u, v in zip(up, down, strict=True)) for up, down in pairs)


def rows(ticket: Ticket, settings: KenoSettings) -> Iterator[TicketRow]:
    """Everything but the code, from top to bottom."""
    yield TicketRow("the casino", f"{settings.casino.upper()} KENO", MORE)
    yield TicketRow("the kind of ticket", ticket.entry.title, TITLE)
    yield GAP
    told = ticket.particulars()
    for way in told.pop("numbers").split(" / "):
        yield TicketRow("the numbers", f"  {way.replace('-', ' ')}", (cite(SHOWN["numbers"]),))
    yield GAP
    for name, value in told.items():
        yield TicketRow(name, value, (cite(SHOWN[name]),), f"{name}:")
    yield TicketRow("prizes", settings.schedule.name, MORE, "prizes:")
    yield GAP
    yield TicketRow("a reminder", "Check that this is what you asked for.", CHECK)
    yield TicketRow("a reminder", f"Present it within {settings.unpaid_days} days.", CHECK)


def lines(ticket: Ticket, settings: KenoSettings) -> list[str]:
    """The same for a plain printer; no line is wider than the paper."""
    printed = (f"{row.name:11} {row.words}" if row.name else row.words for row in rows(ticket, settings))
    return [part for line in printed for part in wrap(line, WIDE, subsequent_indent="  ") or [""]]


def ticket_text(ticket: Ticket, settings: KenoSettings, *, code: bool = True) -> str:
    """The ticket for a plain printer."""
    drawn = [qr_text(ticket, settings)] if code else []
    return "\n".join([*lines(ticket, settings), *drawn, ticket.code(settings.key)])
