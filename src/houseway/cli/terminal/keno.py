"""Keno in the terminal: the board of eighty numbers, your tickets beside it, and the pools below."""

from typing import Final

from houseway.cli.terminal.drawings.keno import draw
from houseway.cli.terminal.face import Face
from houseway.cli.terminal.keno_bot import KenoBot
from houseway.cli.terminal.keno_phrases import PHRASES, read
from houseway.money import cents
from houseway.play.view import View

__all__ = ["FACE", "draw"]


def hint(view: View) -> str:
    won = [ticket for ticket in view.look["tickets"] if cents(ticket["owed"])]
    present = "present · " if won else ""
    return f"{present}1 on 3 17 44 · 1 lucky 6 · 2 jackpot lucky 8 x5 · Enter: draw · ? for all"


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=KenoBot,
    phrases=PHRASES,
    says="20 of 80 numbers; 1 to 10 spots, ways and jackpots",
)
