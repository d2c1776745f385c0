"""Keno in the terminal: the board of eighty numbers, your tickets beside it, and the pools below."""

from itertools import accumulate
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from houseway.games.keno.layout import BOARD
from houseway.money import cents
from houseway.play.view import Data, View

CAUGHT, DRAWN, YOURS, PLAIN = "bold black on yellow", "bold white on blue", "bold cyan", "dim"
MARKS: Final = {
    (True, True): ("★", CAUGHT), (True, False): ("•", DRAWN), (False, True): ("·", YOURS), (False, False): (" ", PLAIN),
}  # fmt: skip


def draw(view: View) -> RenderableType:
    """The board on the left, tickets on the right."""
    sheet = Table.grid(padding=(0, 2))
    sheet.add_row(_board(view), _tickets(view))
    return Group(_title(view), sheet, *_drawn(view), _pools(view))


def _title(view: View) -> Text:
    look = view.look
    return Text(f"Game {look['game']} of keno day {look['day']}: {look['state']} · {look['device']}", "bold")


def _board(view: View) -> Text:
    drawn, own = set(view.look["drawn"]), _own(view)
    board = Text(no_wrap=True)
    for line in BOARD:
        board.append("\n" if board else "")
        for number in line:
            side, style = MARKS[number in drawn, number in own]
            board.append(f"{side}{number:>2} ", style)
    return board


def _own(view: View) -> set[int]:
    """The spots of the viewer's tickets in this game, and the ways that are marked on a blank."""
    marked = {int(n) for way in view.look["blank"] for n in way.split("-")}
    return marked | {n for ticket in view.look["tickets"] if ticket["plays"] for way in ticket["ways"] for n in way}


def _tickets(view: View) -> Text:
    """The latest first, as many as stand beside the board."""
    told = Text()
    if view.look["blank"]:
        told.append(f"marked on your blank: {' / '.join(view.look['blank'])}\n", YOURS)
    tickets = [_ticket(ticket, set(view.look["drawn"])) for ticket in reversed(view.look["tickets"])]
    lines = accumulate((ticket.plain.count("\n") for ticket in tickets), initial=told.plain.count("\n") + 1)
    few = sum(line <= len(BOARD) for line in [*lines][1:]) or min(1, len(tickets))
    for ticket in tickets[:few]:
        told.append_text(ticket)
    if len(tickets) > few:
        told.append(f"and {len(tickets) - few} more", PLAIN)
    if not tickets:
        told.append("no ticket yet: try 1 on 3 17 44", PLAIN)
    return told


def _ticket(ticket: Data, drawn: set[int]) -> Text:
    """One ticket in a few lines, with its catch."""
    told = Text.assemble((f"№ {int(ticket['serial'])} ", "bold"), ticket["title"], "\n")
    if ticket["plays"]:
        for way in ticket["ways"]:
            told.append("  ")
            for number in way:
                told.append(str(number), CAUGHT if number in drawn else YOURS)
                told.append(" ")
            told.append(f"catch {len(drawn & set(way))}\n" if drawn else "\n", PLAIN)
    left = f", {ticket['left']} more to come" if ticket["left"] else ""
    told.append(f"  {ticket['each game']} from game {ticket['first game']}{left}\n", PLAIN)
    if cents(ticket["owed"]):
        told.append(f"  has won ${ticket['owed']}: present {int(ticket['serial'])}\n", "bold green")
    return told


def _drawn(view: View) -> list[Text]:
    """The numbers in the order in which they came."""
    came = " ".join(map(str, view.look["drawn"]))
    broken = f" · void: {', '.join(map(str, view.look['broken']))}" if view.look["broken"] else ""
    return [Text(f"drawn: {came}{broken}")] if came else []


def _pools(view: View) -> Text:
    pools = " · ".join(f"{spots}: ${amount.removesuffix('.00')}" for spots, amount in view.look["pools"].items())
    return Text(f"jackpots {pools}\nprizes: {view.look['schedule']}", PLAIN)
