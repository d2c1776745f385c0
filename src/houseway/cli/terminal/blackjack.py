"""Blackjack in the terminal: the dealer's cards above, every box below with its hands, totals and wagers."""

from typing import Final

from houseway.cli.terminal.blackjack_bot import BlackjackBot
from houseway.cli.terminal.blackjack_phrases import PHRASES, read
from houseway.cli.terminal.drawings.blackjack import draw
from houseway.cli.terminal.face import Face, hint_elsewhere, hint_plainly
from houseway.play.view import View

__all__ = ["FACE", "draw"]


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return f"10 · {hint_elsewhere(view)}withdraw … · deal (or Enter) · ? for all"
    return hint_plainly(view)


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=BlackjackBot,
    phrases=PHRASES,
    settings={"super_sevens": True},
    says="no hole card, the dealer stands on 17",
)
