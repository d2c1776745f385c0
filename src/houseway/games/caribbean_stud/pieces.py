"""A table of Caribbean stud in pieces: the dealer's hand, every player's, and the prize meter."""

from houseway.play.pieces import Look, Pieces, cards, counter


def pieces(look: Look) -> Pieces:
    yield cards("dealer", look["dealer"]["cards"], look["dealer"]["hand"])
    for hand in look["hands"]:
        who, state = hand["person"], "folded" if hand["state"] == "folded" else ""
        yield cards(who, hand["cards"], hand["hand"], hand["place"], state, (who,))
    if look["jackpot"]:
        yield counter("jackpot", f"${look['jackpot']}")
