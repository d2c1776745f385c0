"""The words of Part 13: numbers, people, devices, and the calls of a drawing."""

from typing import Final

from houseway.cite import cite
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

# What a table and a lounge both rest on. The lounge refuses and posts under these.

SUPERVISED: Final = cite("qld s212")
SPOT_TICKET: Final = cite("qld s215")  # what a ticket may be described by
HANDED_IN: Final = cite("qld s217(1)")  # an entry, with the money for it
SAYS_FIRST_GAME: Final = cite("qld s217(2)(j)")
BY_WRITERS: Final = cite("qld s219(5)")  # winning tickets are paid
PRESENTED: Final = cite("qld s219(6)")
REFUNDED: Final = cite("qld s219(7)")  # games not yet played
NOTICE: Final = cite("qld s222(2)")  # that the game is closed
DRAWING: Final = cite("qld s222(4)")
PUT_ASIDE: Final = cite("qld s223(4)")
SHARED: Final = cite("qld s223(5)")  # the pool, among its winners

OPEN: Final = call("game {0} is open", "qld s212")
ISSUED: Final = call("keno ticket {0}: {1}, ${2}", "qld s217(2)")
CHECK_IT: Final = call("check the ticket against the entry", "qld s217(5)")
ENTRY_BACK: Final = call("{0} has the entry ticket back", "qld s217(4)")
CLOSED: Final = call("game {0} is closed", "qld s222(2)")
REVOLVES: Final = call("the device turns one way round first, so that its arms let go of any ball", "qld s222(11)(a)")
CALLED: Final = call("{0}", "qld s212")
RESULT: Final = call("game {0}: {1}", "qld s222(5)")
