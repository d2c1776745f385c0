"""Pai gow in the terminal: the bank's tiles above, every box below, and the ways in which you may set your four."""

from typing import Final

from houseway.cli.terminal.drawings.pai_gow import draw
from houseway.cli.terminal.face import Face, hint_elsewhere, hint_plainly
from houseway.cli.terminal.pai_gow_bot import PaiGowBot
from houseway.cli.terminal.pai_gow_phrases import LETTERS, PHRASES, read, settings
from houseway.play.view import View

__all__ = ["FACE", "draw"]


def hint(view: View) -> str:
    awaited = view.awaited or {}
    if awaited.get("kind") == "wagering":
        wager = f"10 · {hint_elsewhere(view)}withdraw · "
        yours = "You bank: " if view.viewer in view.look["bank"]["bankers"] else wager
        la_ja = "la ja · " if any(option["act"] == "ask for la ja" for option in view.options) else ""
        return f"{yours}{la_ja}deal (or Enter) · ? for all"
    offers = awaited.get("offers", ())
    if "set" in offers:
        return f"{awaited['about']}: {' · '.join(LETTERS[: len(settings(view))])} · house way · ? for all"
    if "decline the bank" in offers:
        return f"The bank is offered: {_bank(view)}no · ?"
    if "choose a cut" in offers:
        return f"Choose a cut, like cut {view.look['cut'] or 'tiger'}, or cut · ? for all"
    return hint_plainly(view)


def _bank(view: View) -> str:
    """`bank 25 (or more) · `, where the chips are enough."""
    said = {"take the bank": "bank", "co-bank": "co-bank"}
    least = {o["act"]: o["fields"][0]["least"] for o in view.options if o["act"] in said}
    return "".join(f"{said[act]} {amount} (or more) · " for act, amount in least.items())


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=PaiGowBot,
    phrases=PHRASES,
    says="four tiles, a low and a high hand against the bank",
)
