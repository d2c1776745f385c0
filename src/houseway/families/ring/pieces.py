"""A ring in pieces: the coins, the lights, and how often each result was spun."""

from houseway.play.pieces import Look, Piece, Pieces, counter


def pieces(look: Look) -> Pieces:
    state = "in the air" if look["in the air"] else ""
    yield Piece("coins", f"spun by {look['spinner']}" if look["spinner"] else "coins", look["coins"], state=state)
    for name, (on, number, colour) in look.get("lights", {}).items():
        yield Piece("lights", name, [on, number], colour)
    for name, times in look.get("spun", {}).items():
        yield counter(name, times)
