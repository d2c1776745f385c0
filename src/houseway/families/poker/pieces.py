"""A poker table in pieces: communal cards, pots, everybody's hand, and the buck."""

from houseway.play.pieces import Look, Pieces, cards, counter


def pieces(look: Look) -> Pieces:
    communal = look.get("communal", "")
    if communal or isinstance(communal, list):  # a single card comes only where the others ran out
        yield cards("communal cards", [communal] if isinstance(communal, str) else communal)
    for pot in look["pots"]:
        yield counter("pot", f"${pot}", at="pot")
    for hand in look["hands"]:
        state = "turn" if hand["turn"] else "folded" if hand["state"] == "folded" else ""
        who = hand["person"]
        yield cards(who, hand["cards"], hand["hand"], f"place {hand['place']}", state, (who,))
    if look.get("buck"):
        yield counter("buck", look["buck"])
