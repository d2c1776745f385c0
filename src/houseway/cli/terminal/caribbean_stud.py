"""Caribbean stud in the terminal: the dealer's five cards and the jackpot meter above, every place below."""

from typing import Final

from houseway.cli.terminal.caribbean_stud_bot import CaribbeanStudBot
from houseway.cli.terminal.caribbean_stud_phrases import JACKPOT, PHRASES, read
from houseway.cli.terminal.drawings.caribbean_stud import draw
from houseway.cli.terminal.face import Face, hint_plainly
from houseway.play.view import View

__all__ = ["FACE", "draw"]


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        own = {p["wager"] for p in view.placed if p["person"] == view.viewer}
        beside = "10 jackpot · " if not own else "" if JACKPOT in own else "jackpot · "
        return f"10 · {beside}withdraw · deal (or Enter) · ? for all"
    bet = next((f for o in view.options if o["act"] == "bet" for f in o["fields"]), None)
    if any(option["act"] == "cannot bet" for option in view.options):
        return "cannot bet · fold · buy 100 · ? for all"
    return f"bet ${bet['least']} · fold · ? for all" if bet else hint_plainly(view)


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=CaribbeanStudBot,
    phrases=PHRASES,
    says="five cards each; bet twice the ante or fold; jackpot",
)
