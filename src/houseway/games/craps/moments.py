"""Where a roll of the dice stands."""

from typing import Final

OFFERED: Final = "the dice are offered"
BEFORE_THE_THROW: Final = "before the throw"
IN_THE_AIR: Final = "the dice are in the air"
LOOKED_FOR: Final = "dice off the table are looked for"
AT_REST: Final = "the dice are at rest"
CALLED: Final = "the throw has been called"
NOBODY_SHOOTS: Final = "nobody takes the dice"
MOMENTS: Final = (OFFERED, BEFORE_THE_THROW, IN_THE_AIR, LOOKED_FOR, AT_REST, CALLED, NOBODY_SHOOTS)

WAGERING: Final = (BEFORE_THE_THROW, NOBODY_SHOOTS)
BEFORE_A_ROLL: Final = (OFFERED, LOOKED_FOR, *WAGERING)  # what lies may be reduced, or called on (s111(1), s112(1))
THROWN: Final = (IN_THE_AIR, AT_REST)  # and not yet called
NOT_SETTLED: Final = (*THROWN, CALLED)
BETWEEN: Final = frozenset({OFFERED, LOOKED_FOR})  # wagers are open beside something else
