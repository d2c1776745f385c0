"""A Com-Bo table in pieces: a card in each box, and the shoe."""

from houseway.play.pieces import Look, Pieces, cards, counter


def pieces(look: Look) -> Pieces:
    for number, card in enumerate(look["boxes"], 1):
        yield cards(f"card {number}", [card] if card else [], at=f"high {number}")
    yield counter("in the shoe", look["cards_left"])
