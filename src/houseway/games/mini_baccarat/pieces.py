"""A mini-baccarat table in pieces: as at any, and what let the hands draw or stay."""

from houseway.families.baccarat import pieces as coup
from houseway.families.baccarat.decided import FACE_DOWN
from houseway.play.pieces import Look, Pieces, words


def pieces(look: Look) -> Pieces:
    yield from coup.pieces(look)
    told = look["third card"]
    if "letter" in told:
        third = told["column"] if isinstance(told["column"], str) else f"third card {told['column']}"
        box = "draws" if told["letter"] == "D" else "stays"
        yield words("player's hand", told["player's hand"])
        yield words("table 2", f"banker's {told['row']} with {third}: {told['letter']}, it {box} (qld s207)")
    if look["first card"] == FACE_DOWN and not look["results"]:
        yield words("", "the first card lies face down")
