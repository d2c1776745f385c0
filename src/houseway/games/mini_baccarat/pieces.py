"""A mini-baccarat table in pieces: as at any, and what let the hands draw or stay."""

from houseway.families.baccarat import pieces as coup
from houseway.families.baccarat.grounds import FACE_DOWN
from houseway.play.pieces import Look, Said, say

pieces = coup.pieces


def words(look: Look) -> Said:
    yield from coup.words(look)
    told = look["third card"]
    if "letter" in told:
        third = told["column"] if isinstance(told["column"], str) else f"third card {told['column']}"
        box = "draws" if told["letter"] == "D" else "stays"
        yield say("player's hand", told["player's hand"])
        yield say("banker's hand", f"{told['row']} with {third}: {box} (qld s207)")
    if look["first card"] == FACE_DOWN and not look["results"]:
        yield say("", "the first card lies face down")
