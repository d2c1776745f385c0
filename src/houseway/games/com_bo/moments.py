"""Where a round of Crown Com-Bo stands."""

from typing import Final

FAULT: Final = "no play until the fault is rectified"  # r9.9
PREPARING: Final = "the cards are made ready"  # rules 3 and 4
WAGERING: Final = "wagers are made"  # rule 5
CUTTING_CARD_FIRST: Final = "the cutting card came first"  # r4.1(b): no more bets, and the cards are shuffled
DEALING: Final = "the cards are dealt"  # r7.2, r7.3
ENTERING: Final = "the result is entered"  # r7.4 to r7.6
MOMENTS: Final = (FAULT, PREPARING, WAGERING, CUTTING_CARD_FIRST, DEALING, ENTERING)
IN_PLAY: Final = (DEALING, ENTERING)
ON_OR_OPEN: Final = (WAGERING, *IN_PLAY)
WITH_CARDS: Final = (PREPARING, CUTTING_CARD_FIRST, *ON_OR_OPEN)
BETWEEN: Final = frozenset({FAULT, PREPARING})  # before wagers are open
