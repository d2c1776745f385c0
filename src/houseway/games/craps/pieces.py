"""A craps table in pieces: the dice, and the puck."""

from houseway.play.pieces import Look, Piece, Pieces, Said, dice, say


def pieces(look: Look) -> Pieces:
    yield dice("dice", look["dice"], f"thrown by {look['shooter']}" if look["shooter"] else "")
    yield Piece("puck", "point", [look["point"]] if look["point"] else [], "on" if look["point"] else "off")


def came(look: Look) -> str:
    return str(sum(map(int, look["dice"].split("-")))) if look["dice"] else ""


def words(look: Look) -> Said:
    yield say("shooter", look["shooter"] or "nobody yet")
    yield say("in the cup", f"{look['in the cup']} dice")
