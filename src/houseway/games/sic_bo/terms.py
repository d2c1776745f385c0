"""The words of Part 5."""

from typing import Final

from houseway.cite import cite, cites
from houseway.families.tumbler import TumblerCites
from houseway.play.table import call

TUMBLER: Final = TumblerCites(
    dice=cite("qld s66(3)"),
    sealed=cite("qld s66(7)"),
    activated=cite("qld s76"),
    turned=cite("qld s76(a)"),
    spun=cite("qld s76(b)"),
    face=cite("qld s69(2)"),
    result=cite("qld s77(2)"),
    doubles=cite("qld s77(4)"),
    hands_off=cite("qld s79"),
    not_flat=cite("qld s80(1)"),
    faulty=cite("qld s80(2)"),
    undecided=cite("reading S2"),
    too_few=cite("reading S4"),
    unauthorised=cite("reading S6"),
    put_right=cite("reading S8"),
    called={False: cites("qld s72(1)", "qld s72(2)"), True: cites("qld s72(3)", "qld s72(4)")},
)

TAKE_OFF: Final = "take off the cover"
PRESS: Final = "press the buttons"
ENTRY: Final = "press the entry button"
SETTLE: Final = "settle the wagers"

NO_MORE_BETS: Final = call("no more bets", "qld s72(1)")
NO_MORE_BETS_UNDER_COVER: Final = call("no more bets", "qld s72(3)")
