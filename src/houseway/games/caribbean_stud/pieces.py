"""A table of Caribbean stud in pieces: the dealer's hand, every player's, and the prize meter."""

from houseway.play.pieces import Look, Pieces, Said, cards, counter, say


def pieces(look: Look) -> Pieces:
    dealers = look["dealer"]["hand"]
    yield cards("dealer", look["dealer"]["cards"], dealers)
    for hand in look["hands"]:
        who, state = hand["person"], "folded" if hand["state"] == "folded" else ""
        closed = [bool(card) and not hand["open"] for card in hand["cards"]]
        made, at = hand["hand"], hand["place"]
        yield cards(who, hand["cards"], made, at, state, (who,), closed, dealers if made else "")
    if look["jackpot"]:
        yield counter("jackpot", f"${look['jackpot']}")


def came(look: Look) -> str:
    return f"dealer: {look['dealer']['hand']}" if look["dealer"]["hand"] else ""


def words(look: Look) -> Said:
    if look["out_of_service"]:
        yield say("", "the jackpot game is out of service", loud=True)
    if closed := [hand["place"] for hand in look["hands"] if hand["state"] == "closed"]:
        yield say("closed", *closed)
    yield say("the dealer plays", "with ace and king or higher")
    yield say("maximum payment", f"${look['maximum_payment']}")
