"""A baccarat table in pieces: as at any, and who has the shoe, what is owed, and secret wagers."""

from houseway.families.baccarat import pieces as coup
from houseway.play.pieces import Look, Said, say

pieces = coup.pieces


def words(look: Look) -> Said:
    yield from coup.words(look)
    if look["banker"]:
        yield from _shoe(look)
    if look["owed"]:
        yield say("commission owed", *(f"{name} ${amount}" for name, amount in look["owed"].items()))
    if "secret markers" in look:
        yield from _secrets(look)


def _shoe(look: Look) -> Said:
    """Whose it is; since 2001 in Victoria, for which hand, and who deals instead."""
    if "marker" not in look:
        yield say("banker", look["banker"], loud=True)
    elif look["marker"]:
        yield say("holds the shoe", look["banker"], f"and the {look['marker']}'s hand", loud=True)
    if look.get("deals", "") not in ("", look["banker"]) or look.get("marker") == "":
        yield say("deals", look.get("deals") or look["banker"], loud=True)


def _secrets(look: Look) -> Said:
    yield say("secret wagers left", look["secret wagers left"])
    if look["secret markers"]:
        yield say("secret markers", *look["secret markers"], loud=True)
    for name, form in {**look["forms of the last hand"], **look["forms"]}.items():
        yield say("form", f"{name} {form['type']} ${form['figures']}", loud=True)
