"""The words of notice 29/2000: who is who (r1.1), what the dealer calls, and the steps at the table."""

from typing import Final

from houseway.cite import cite, cites
from houseway.play.general import General
from houseway.play.people import DEALER, GAME_SUPERVISOR_OR_ABOVE, Role
from houseway.play.table import call

SINCE: Final = "2000-12-15T04:00"

PLACES: Final = 7  # r2.1
BOXES: Final = ("box 1", "box 2", "box 3", "box 4", "box 5")  # r7.2, r7.3

# r1.1: a pit boss and a gaming shift manager supervise and manage gaming too (reading CM1)
PIT_BOSS: Final = frozenset({Role.PIT_BOSS})
CASINO_SUPERVISORS: Final = frozenset({Role.CASINO_SUPERVISOR, Role.PIT_BOSS, Role.GAMING_SHIFT_MANAGER})
DEALER_OR_ABOVE: Final = GAME_SUPERVISOR_OR_ABOVE | DEALER
"""Also those to whom r7.6 leaves the control panel: the dealer, the game supervisor and a casino supervisor."""

GENERAL: Final = General(
    joins=cite("vic 29/2000 r2.1"),
    staffed=cite("vic 29/2000 r1.1"),
    not_permitted=cite("vic 29/2000 r5.6"),
    by_sign=cite("vic 29/2000 r6.1"),
    increment=cite("vic 29/2000 r6.2(c)"),
    under_minimum=cite("vic 29/2000 r6.2(a)"),
    over_maximum=cite("vic 29/2000 r6.2(b)"),
    increment_shown=cite("vic 29/2000 r6.1"),
    limits_by=CASINO_SUPERVISORS,
    limits_under=cite("vic 29/2000 r6.3"),
    limits_any_time=True,
    excess=cite("reading V6"),
    own_hands=cite("vic 29/2000 r5.4"),
    takes=frozenset(cites(*(f"vic 29/2000 {rule}" for rule in ("r6.2(a)", "r6.2(b)", "r6.2(c)", "r6.4")))),
)

CHECK: Final = "check the cards"
SHUFFLE: Final = "shuffle"
CUT: Final = "cut"
IN_THE_SHOE: Final = "put the cards in the shoe"
ENTER: Final = "enter the result"
DEAL_BUTTON: Final = "press the deal button"
NOTIFY: Final = "notify the pit boss"
PUT_RIGHT: Final = "put the result right"
SETTLE: Final = "settle the wagers"
RECTIFY: Final = "rectify the fault"

NO_MORE_BETS: Final = call("no more bets", "vic 29/2000 r7.1")
RESULT: Final = call("{0}: {1}", "vic 29/2000 r7.4")
CUTTING_CARD: Final = call("the cutting card lies on the layout for all to see", "vic 29/2000 r7.7(a)")
TO_CHIPS: Final = call("${1} in {2} is changed into chips, on {3}", "vic 29/2000 r5.3")
MARKER: Final = call("a 'higher limit' marker stands by {0}: {1} up to ${2}", "vic 29/2000 r6.4")
