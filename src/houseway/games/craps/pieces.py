"""A craps table in pieces: the dice, and the puck."""

from houseway.play.pieces import Look, Piece, Pieces, Said, dice, say


def pieces(look: Look) -> Pieces:
    yield dice("dice", look["dice"], f"thrown by {look['shooter']}" if look["shooter"] else "")
    yield Piece("puck", "point", [look["point"]] if look["point"] else [], "on" if look["point"] else "off")


def came(look: Look) -> str:
    """The total, and what it means for the point, where there is one after it."""
    if not look["dice"]:
        return ""
    total, point = sum(map(int, look["dice"].split("-"))), look["point"]
    return f"{total}" if not point else f"{total} is the point" if total == point else f"{total}; the point is {point}"


def words(look: Look) -> Said:
    yield say("shooter", look["shooter"] or "nobody yet")
    yield say("in the cup", f"{look['in the cup']} dice")
