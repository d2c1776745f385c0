"""A table of baccarat in pieces: the two hands, how the hands of this shoe went, and the shoe."""

from houseway.play.pieces import Look, Piece, Pieces, cards, counter


def pieces(look: Look) -> Pieces:
    for name in ("player's hand", "banker's hand"):
        hand = look[name]
        says = "" if hand["points"] is None or not hand["cards"] else str(hand["points"])
        says += ", a natural" if hand["natural"] else ""
        yield cards(name, hand["cards"], says, state="won" if look["result"] == name else "")
    if look["results"]:
        yield Piece("beads", "this shoe", look["results"])
    yield counter("in the shoe", look["cards_left"])
