"""Craps in the terminal: the numbers with what lies on each, the lines below, and the one roll wagers."""

from typing import Final

from houseway.cli.terminal.craps_bot import CrapsBot
from houseway.cli.terminal.craps_phrases import PHRASES, read
from houseway.cli.terminal.drawings.craps import draw
from houseway.cli.terminal.face import Face
from houseway.play.view import View

__all__ = ["FACE", "draw"]


def hint(view: View) -> str:
    awaited = view.awaited or {}
    if awaited.get("kind") == "choice" and "accept the dice" in awaited["offers"]:
        return "The dice are offered to you: accept · reject · ? for all"
    closed_by = awaited.get("closed by")
    if closed_by == "pass the dice" and view.look["shooter"] == view.viewer:
        return "You shoot: first 5 win or 5 don't win · Enter: pass the dice · ? for all"
    if closed_by == "wait for a shooter":
        return "Nobody has the dice · Enter: offer them round again · ? for all"
    if view.look["point"]:
        wagers = [option["fields"][0]["choices"] for option in view.options if option["act"] == "wager"]
        odds = "take odds · " if any(str(on).endswith("odds") for names in wagers for on in names) else ""
        return f"{odds}5 come · 6 place 8 · 5 field · remove … · Enter: throw · ? for all"
    return "5 win · 5 don't win · 6 place 8 · 5 field · remove … · Enter: throw · ? for all"


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=CrapsBot,
    phrases=PHRASES,
    says="two dice, 26 wagers, and the point",
)
