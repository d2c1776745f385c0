"""All rules of this game in Victoria are held, and none is about tournaments."""

from typing import Final

HELD_UNDER: Final = ""
RULES: Final = "vic 25/1999"
