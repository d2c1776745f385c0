"""A ring in pieces: the coins, the lights, and how often each result was spun."""

from houseway.play.pieces import Look, Piece, Pieces, Said, counter, say


def pieces(look: Look) -> Pieces:
    state = "in the air" if look["in the air"] else ""
    yield Piece("coins", f"spun by {look['spinner']}" if look["spinner"] else "coins", look["coins"], state=state)
    for name, (on, number, colour) in look.get("lights", {}).items():
        yield Piece("lights", name, [on, number], colour)
    for name, times in look.get("spun", {}).items():
        yield counter(name, times)


def came(look: Look) -> str:
    """All heads, all tails, or odds; where three are spun, the result that they make."""
    sides = {side: look["coins"].count(side) for side in look["coins"]}
    return look.get("result") or (f"{next(iter(sides))}s" if len(sides) == 1 else "odds" if sides else "")


def words(look: Look) -> Said:
    if look["shown by"] == "cards":  # the lights have failed
        yield say("", "cards", at="lights")
    if look.get("result"):
        yield say("result", look["result"], loud=True)
    if not look["coins"]:
        where = "in the air" if look["in the air"] else "in the kip"
        yield say("the coins", where if look["spinner"] or look["hand"] else "wait for a spinner")
    yield say("spinner", look["spinner"] or "nobody", loud=True)
    if look["hand"]:
        yield say("", f"the {look['hand']} spins", loud=True)
    yield say("in the bowl", look["bowl"])
    yield say("shown by", f"{look['shown by']} ({look['under']})")
