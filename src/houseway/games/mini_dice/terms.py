"""The words of Part 11."""

from typing import Final

from houseway.cite import cite, cites
from houseway.families.tumbler import TumblerCites
from houseway.play.table import call

TUMBLER: Final = TumblerCites(
    dice=cite("qld s176(4)"),
    sealed=cite("qld s176(7)"),
    activated=cite("qld s185"),
    turned=cite("qld s185(a)"),
    spun=cite("qld s185(b)"),
    face=cite("qld s178(3)"),
    result=cite("qld s186(1)"),
    doubles=cite("qld s186(3)"),
    hands_off=cite("qld s187"),
    not_flat=cite("qld s188(1)"),
    faulty=cite("qld s188(2)"),
    undecided=cite("reading S2"),
    too_few=cite("reading S4"),
    unauthorised=cite("reading S6"),
    put_right=cite("reading S8"),
    called={False: cites("qld s181(1)", "qld s181(2)")},
)

SETTLE: Final = "settle the wagers"

OPEN_FOR_GAMING: Final = call("the table is open for gaming", "qld s177")
NO_MORE_BETS: Final = call("no more bets", "qld s181(1)")
