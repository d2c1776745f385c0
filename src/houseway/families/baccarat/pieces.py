"""A table of baccarat in pieces: the two hands, how the hands of this shoe went, the shoe, and who sits where."""

from houseway.play.pieces import Look, Piece, Pieces, Said, cards, counter, say


def pieces(look: Look) -> Pieces:
    for name in ("player's hand", "banker's hand"):
        hand = look[name]
        says = "" if hand["points"] is None or not hand["cards"] else str(hand["points"])
        says += ", a natural" if hand["natural"] else ""
        yield cards(name, hand["cards"], says, state="won" if look["result"] == name else "")
    if look["results"]:
        yield Piece("beads", "this shoe", look["results"])
    yield counter("in the shoe", look["cards_left"])


def came(look: Look) -> str:
    mine, theirs = (look[name]["points"] for name in ("player's hand", "banker's hand"))
    if look["result"] not in ("player's hand", "banker's hand"):
        return f"tie, {mine} to {theirs}" if look["result"] else ""
    winner = look["result"].partition("'")[0]
    return f"{winner} wins {max(mine, theirs)} to {min(mine, theirs)}"


def words(look: Look) -> Said:
    for seat, who in look["seats"].items():
        yield say("", who, at=seat)
    if look["standing"]:
        yield say("standing", *look["standing"])
    if look["next hand's first card"]:
        yield say("the next hand's first card", look["next hand's first card"], loud=True)
    if look["dummy round"]:
        yield say("", "a dummy round: nobody wagers on it", loud=True)
    if look["last round"]:
        yield say("", "the last round", loud=True)
