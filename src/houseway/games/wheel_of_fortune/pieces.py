"""A wheel of fortune in pieces: the wheel, and the symbol that came."""

from houseway.play.pieces import Look, Piece, Pieces, Said, say


def pieces(look: Look) -> Pieces:
    symbol = [] if look["symbol"] is None else [look["symbol"]]
    rim, marks = [(each, each) for each in look["rim"]], [f"symbol {each}" for each in symbol]
    yield Piece("wheel", f"wheel of {look['spaces']}", symbol, state=look["wheel"], rim=rim, marks=marks)


def came(look: Look) -> str:
    return "" if look["symbol"] is None else f"symbol {look['symbol']}"


def words(look: Look) -> Said:
    yield say("", look["game"])
    yield say("", look["notice"])
