"""Draw poker in the terminal: your five cards and the pots above, a line for every player below."""

from typing import Final

from houseway.cli.terminal.draw_bot import DrawBot
from houseway.cli.terminal.draw_phrases import PHRASES, read
from houseway.cli.terminal.drawings.draw import draw, may_draw
from houseway.cli.terminal.face import Face
from houseway.cli.terminal.poker import hint as poker_hint
from houseway.play.view import View

__all__ = ["FACE", "draw"]


def hint(view: View) -> str:
    """What may be done now, with the amounts."""
    if may_draw(view):
        return "draw 1 3 (by number) · draw all · keep · ? for all"
    return poker_hint(view)


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=DrawBot,
    phrases=PHRASES,
    says="five cards of your own, and a draw",
)
