"""Triple penny two-up in the terminal: the six areas of the layout, and three coins in the ring (qld ss 469, 479)."""

from typing import Final

from houseway.cli.terminal.drawings.triple_penny_two_up import draw
from houseway.cli.terminal.face import Face
from houseway.cli.terminal.ring import RingBot, hint
from houseway.cli.terminal.ring_phrases import PHRASES, read

__all__ = ["FACE", "draw"]

BONUS: Final = ("bonus 1 heads", "the spinner's bonus wager of $1.00 beside a spinner's wager on heads")


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=RingBot,
    phrases=(*PHRASES[:2], BONUS, *PHRASES[2:]),
    says="three coins from the kip, and bonus play on a triple",
)
