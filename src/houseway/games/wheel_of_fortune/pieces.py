"""A wheel of fortune in pieces: the wheel, and the symbol that came."""

from houseway.play.pieces import Look, Piece, Pieces, words


def pieces(look: Look) -> Pieces:
    symbol = [] if look["symbol"] is None else [look["symbol"]]
    rim, marks = [(each, each) for each in look["rim"]], [f"symbol {each}" for each in symbol]
    yield Piece("wheel", f"wheel of {look['spaces']}", symbol, state=look["wheel"], rim=rim, marks=marks)
    yield words("", look["game"])
    yield words("", look["notice"])
