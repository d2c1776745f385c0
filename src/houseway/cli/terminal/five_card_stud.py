"""5 card stud poker in the terminal: one card face down, four face up, and a round of betting after each of those."""

from typing import Final

from houseway.cli.terminal.drawings.five_card_stud import draw
from houseway.cli.terminal.face import Face
from houseway.cli.terminal.stud import PHRASES, StudBot, hint, read

__all__ = ["FACE", "draw"]

FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=StudBot,
    phrases=PHRASES,
    says="one card face down, four face up; betting to the pot",
)
