"""Two-up in the terminal: the lights, the areas H and T, and the coins in the ring (qld ss 162, 173)."""

from typing import Final

from houseway.cli.terminal.drawings.two_up import draw
from houseway.cli.terminal.face import Face
from houseway.cli.terminal.ring import RingBot, hint
from houseway.cli.terminal.ring_phrases import PHRASES, read

__all__ = ["FACE", "draw"]

FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=RingBot,
    phrases=PHRASES,
    says="two coins from the kip: heads, tails or odds",
)
