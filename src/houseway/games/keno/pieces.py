"""A game of keno in pieces: the numbers that came, and the tickets of whoever looks."""

from houseway.money import cents
from houseway.play.pieces import Look, Piece, Pieces, words


def pieces(look: Look) -> Pieces:
    marks = [str(each) for each in look["drawn"]]
    yield Piece("numbers", f"game {look['game']}, {look['state']}", look["drawn"], marks=marks)
    for ticket in look["tickets"]:
        says = f"{ticket['title']}, {ticket['each game']}"
        yield Piece("ticket", ticket["serial"], ticket["ways"], says, state="plays" if ticket["plays"] else "",
                    notes=_notes(ticket))  # fmt: skip
    yield from _told(look)


def _notes(ticket: Look) -> list[str]:
    left = f", {ticket['left']} more to come" if ticket["left"] else ""
    won = [f"has won ${ticket['owed']}: present {int(ticket['serial'])}"] if cents(ticket["owed"]) else []
    return [f"from game {ticket['first game']}{left}", *won]


def _told(look: Look) -> Pieces:
    yield words("keno day", look["day"])
    yield words("", look["device"])
    if look["blank"]:
        yield words("marked on your blank", " / ".join(look["blank"]), loud=True)
    if look["drawn"]:
        yield words("drawn", " ".join(map(str, look["drawn"])))
    if look["broken"]:
        yield words("void", *look["broken"], loud=True)
    yield words("jackpots", *(f"{spots} spots ${amount}" for spots, amount in look["pools"].items()))
    yield words("prizes", look["schedule"])
