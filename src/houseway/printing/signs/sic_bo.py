"""The signs of both games of three dice: when a number pays what."""

from typing import Final

from houseway.printing.sign import Print

__all__ = ["PRINT"]

FACE_VALUES: Final = ("one die shows the number", "two dice show it", "all three show it")
PRINT: Final = Print(when={"individual die face values": FACE_VALUES})
