"""Roulette in the terminal: the layout on its side, every wager's chips where diagram 7 puts them (qld s136(3))."""

from typing import Final

from houseway.cli.terminal.bots import Regular
from houseway.cli.terminal.drawings.roulette import draw
from houseway.cli.terminal.face import Face
from houseway.cli.terminal.roulette_phrases import PHRASES, read
from houseway.play.view import View

__all__ = ["FACE", "draw"]


def hint(view: View) -> str:
    closed_by = (view.awaited or {}).get("closed by")
    if closed_by == "no more bets":
        return "The ball runs: 5 on 17 · 10 red · withdraw … · Enter: no more bets · ? for all"
    if closed_by is not None:
        return "5 on 17 · 10 red · 5 split 17-20 · withdraw … · spin (or Enter) · ? for all"
    return ""


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=Regular,
    phrases=PHRASES,
    says="37 numbers, 13 kinds of wager",
)
