"""A game of keno in pieces: the numbers that came, and the tickets of whoever looks."""

from houseway.money import cents
from houseway.play.pieces import Look, Piece, Pieces, Said, say


def pieces(look: Look) -> Pieces:
    marks = [str(each) for each in look["drawn"]]
    yield Piece("numbers", f"game {look['game']}, {look['state']}", look["drawn"], marks=marks)
    for ticket in look["tickets"]:
        says = f"{ticket['title']}, {ticket['each game']}"
        yield Piece("ticket", ticket["serial"], ticket["ways"], says, state="plays" if ticket["plays"] else "")


def _notes(ticket: Look) -> list[str]:
    left = f", {ticket['left']} more to come" if ticket["left"] else ""
    won = [f"has won ${ticket['owed']}: present {int(ticket['serial'])}"] if cents(ticket["owed"]) else []
    return [f"from game {ticket['first game']}{left}", *won]


def came(look: Look) -> str:
    return f"{len(look['drawn'])} numbers drawn" if look["drawn"] else ""


def words(look: Look) -> Said:
    for ticket in look["tickets"]:
        yield say("", *_notes(ticket), at=ticket["serial"])
    yield say("keno day", look["day"])
    yield say("", look["device"])
    if look["blank"]:
        yield say("marked on your blank", " / ".join(look["blank"]), loud=True)
    if look["drawn"]:
        yield say("drawn", " ".join(map(str, look["drawn"])))
    if look["broken"]:
        yield say("void", *look["broken"], loud=True)
    yield say("jackpots", *(f"{spots} spots ${amount}" for spots, amount in look["pools"].items()))
    yield say("prizes", look["schedule"])
