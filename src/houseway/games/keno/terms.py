"""The words of Part 13: numbers, people, devices, and the calls of a drawing."""

from typing import Final

from houseway.money import Cents, cents
from houseway.play.people import DIRECTORS, Role
from houseway.play.table import call

# s210

NUMBERS: Final = range(1, 81)
DRAWN: Final = 20
MAJOR_PRIZE: Final[Cents] = cents("200")
BALLS: Final = "ball device"  # the keno ball drawing device
GENERATOR: Final = "generator"  # the keno random number generator
DEVICES: Final = (BALLS, GENERATOR)

# Whoever has the duties, or acts for such a person, is the keno writer or the keno supervisor.
WRITERS: Final = (Role.KENO_WRITER, Role.DEALER)
SUPERVISORS: Final = DIRECTORS | {Role.KENO_SUPERVISOR}
INSPECTORS: Final = frozenset({Role.INSPECTOR})

OPEN: Final = call("game {0} is open", "qld s212")
ISSUED: Final = call("keno ticket {0}: {1}, ${2}", "qld s217(2)")
CHECK_IT: Final = call("check the ticket against the entry", "qld s217(5)")
ENTRY_BACK: Final = call("{0} has the entry ticket back", "qld s217(4)")
CLOSED: Final = call("game {0} is closed", "qld s222(2)")
REVOLVES: Final = call("the device turns one way round first, so that its arms let go of any ball", "qld s222(11)(a)")
CALLED: Final = call("{0}", "qld s212")
RESULT: Final = call("game {0}: {1}", "qld s222(5)")
