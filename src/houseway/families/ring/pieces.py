"""A ring in pieces: the coins, the lights, and how often each result was spun."""

from houseway.play.pieces import Look, Piece, Pieces, counter, words


def pieces(look: Look) -> Pieces:
    state = "in the air" if look["in the air"] else ""
    yield Piece("coins", f"spun by {look['spinner']}" if look["spinner"] else "coins", look["coins"], state=state)
    cards = ("a card",) if look["shown by"] == "cards" else ()  # where the lights have failed
    for name, (on, number, colour) in look.get("lights", {}).items():
        yield Piece("lights", name, [on, number], colour, notes=cards)
    for name, times in look.get("spun", {}).items():
        yield counter(name, times)
    if look.get("result"):
        yield words("result", look["result"], loud=True)
    if not look["coins"]:
        where = "in the air" if look["in the air"] else "in the kip"
        yield words("the coins", where if look["spinner"] or look["hand"] else "wait for a spinner")
    yield words("spinner", look["spinner"] or "nobody", loud=True)
    if look["hand"]:
        yield words("", f"the {look['hand']} spins", loud=True)
    yield words("in the bowl", look["bowl"])
    yield words("shown by", f"{look['shown by']} ({look['under']})")
