"""A game of keno in pieces: the numbers that came, and the tickets of whoever looks."""

from houseway.play.pieces import Look, Piece, Pieces


def pieces(look: Look) -> Pieces:
    marks = [str(each) for each in look["drawn"]]
    yield Piece("numbers", f"game {look['game']}, {look['state']}", look["drawn"], marks=marks)
    for ticket in look["tickets"]:
        says = f"{ticket['title']}, {ticket['each game']}"
        yield Piece("ticket", ticket["serial"], ticket["ways"], says, state="plays" if ticket["plays"] else "")
