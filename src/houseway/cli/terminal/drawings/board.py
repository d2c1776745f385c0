"""A board of numbers, and somebody's tickets beside it."""

from collections.abc import Mapping, Sequence
from itertools import accumulate, groupby
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from houseway.play.cloth import Cloth
from houseway.play.pieces import Piece

CAUGHT, DRAWN, YOURS, PLAIN = "bold black on yellow", "bold white on blue", "bold cyan", "dim"
MARKS: Final = {
    (True, True): ("★", CAUGHT), (True, False): ("•", DRAWN), (False, True): ("·", YOURS), (False, False): (" ", PLAIN),
}  # fmt: skip


def board(numbers: Piece, tickets: Sequence[Piece], cloth: Cloth, notes: Mapping[str, Sequence[str]]) -> RenderableType:
    """What came is marked, and what is on a ticket that plays; a star where it is both."""
    came = set(numbers.what)
    own = {number for ticket in tickets if ticket.state == "plays" for way in ticket.what for number in way}
    drawn, lines = Text(numbers.label.capitalize(), "bold", no_wrap=True), 0
    for _, line in groupby((p for p in cloth.places if not p.wager), key=lambda place: place.shape.around.y):
        drawn.append("\n")
        lines += 1
        for place in line:
            side, style = MARKS[int(place.selection) in came, int(place.selection) in own]
            drawn.append(f"{side}{place.selection:>2} ", style)
    sheet = Table.grid(padding=(0, 2))
    sheet.add_row(drawn, _beside([_ticket(each, came, notes[each.label]) for each in reversed(tickets)], lines))
    return sheet


def _beside(drawn: Sequence[Text], most: int) -> Text:
    """The latest first, as many as stand beside the board."""
    told = Text()
    ends = accumulate(each.plain.count("\n") for each in drawn)
    few = sum(end <= most for end in ends) or min(1, len(drawn))
    for each in drawn[:few]:
        told.append_text(each)
    return told.append(f"and {len(drawn) - few} more" if len(drawn) > few else "" if drawn else "no ticket yet", PLAIN)


def _ticket(ticket: Piece, came: set[int], notes: Sequence[str]) -> Text:
    """One ticket in a few lines, with its catch."""
    title, _, stake = ticket.says.rpartition(", ")
    told = Text.assemble((f"№ {int(ticket.label)} ", "bold"), title, "\n")
    for way in ticket.what if ticket.state == "plays" else ():
        told.append("  ")
        for number in way:
            told.append(str(number), CAUGHT if number in came else YOURS).append(" ")
        told.append(f"catch {len(came & set(way))}\n" if came else "\n", PLAIN)
    played, *won = notes
    told.append(f"  {stake} {played}\n", PLAIN)
    return told.append("".join(f"  {each}\n" for each in won), "bold green")
