"""Where a game of keno stands."""

from typing import Final

NEW_DAY: Final = "a keno day begins"
STAND_IN: Final = "another ball device comes into use"
TO_BE_OPENED: Final = "the game is to be opened"
OPEN: Final = "the game is open"
CLOSED: Final = "the game is closed"
STAND_IN_SHUT: Final = "another ball device comes into use, the game being closed"
DRAWING: Final = "numbers are drawn"
APPROVAL: Final = "a new selection is to be approved"
RESULT: Final = "twenty numbers are drawn"
REPLACEMENT: Final = "a ball broke, and all are to be replaced"

BEFORE: Final = (NEW_DAY, STAND_IN, TO_BE_OPENED)
SHUT: Final = (CLOSED, STAND_IN_SHUT)
ACTIVATED: Final = (DRAWING, APPROVAL, RESULT, REPLACEMENT)
MOMENTS: Final = (*BEFORE, OPEN, *SHUT, *ACTIVATED)
