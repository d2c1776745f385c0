"""Colours and inks that every cloth and sign is drawn with."""

from typing import Final, NamedTuple


class Ink(NamedTuple):
    """How something is drawn: `#rrggbb`, or nothing."""

    fill: str = ""
    line: str = ""
    thick: float = 0.5


GREEN: Final = "#0e5a3c"
BLUE: Final = "#123f66"
RED: Final = "#b3202a"
BLACK: Final = "#15191b"
WHITE: Final = "#ffffff"
CREAM: Final = "#fbf7ea"
GOLD: Final = "#e3c46b"
GREY: Final = "#5d6468"

LINE: Final = Ink(line=WHITE, thick=0.7)
THIN: Final = Ink(line=WHITE, thick=0.35)
FAINT: Final = Ink(line=GOLD, thick=0.45)
RULE: Final = Ink(line="#b9b29a", thick=0.3)


def filled(colour: str, line: str = WHITE, thick: float = 0.6) -> Ink:
    return Ink(colour, line, thick)
