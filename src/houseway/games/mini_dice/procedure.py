"""One spin of mini-dice, in the order of Part 11."""

from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.families.missing_call import NOT_CALLED
from houseway.families.tumbler import INVALID, AtRest, activation, announce_result, settle_wagers
from houseway.games.mini_dice import moments
from houseway.games.mini_dice.opening import inspect
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.terms import NO_MORE_BETS, SETTLE, TUMBLER
from houseway.games.mini_dice.wagers import WAGERS
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER
from houseway.play.wagering import Wagering

UPPERMOST: Final = cite("qld s178(2)")
WHERE_IT_LIES: Final = cite("qld s180(1)")

OPEN: Final = Wagering(
    WAGERS, cite("qld s179(1)"), "no more bets", cite("qld s181(1)"), cite("qld s181(2)"), moment=moments.WAGERS_OPEN
)
THEN_ACTIVATE: Final = activation(TUMBLER)
ANNOUNCED: Final = Choice(DEALER, {SETTLE: Offer(cite("qld s178(2)"))}, cite("qld s178(2)"), moment=moments.RESULT)
LATE: Final = {
    moments.BEFORE_GAMING: cite("qld s177"),
    moments.CLOSED: cite("qld s181(1)"),
    moments.DICE_SPIN: cite("qld s181(2)"),
    moments.RESULT: cite("qld s181(2)"),
}


def spin(table: MiniDiceTable) -> Script:
    """Spin until there is a result, then settle by it."""
    yield from inspect(table)  # s177
    while (dice := (yield from one_spin(table))) is INVALID:  # s188, reading S2
        pass
    settle_wagers(table, dice, UPPERMOST, WHERE_IT_LIES)
    return None


def one_spin(table: MiniDiceTable) -> Steps[Any]:
    """How the dice lie, once that is announced; or that the spin was none."""
    tumbler = table.tumbler
    if (yield OPEN) is not NOT_CALLED:
        table.announce(NO_MORE_BETS)  # s181(1)
        yield THEN_ACTIVATE  # s185
    tumbler.lies = None
    dice = yield AtRest(tumbler)
    if dice is INVALID:
        return INVALID
    tumbler.lies = dice
    announce_result(table, TUMBLER, dice)  # s186
    return INVALID if (yield ANNOUNCED) is INVALID else dice


def taken_back(table: MiniDiceTable) -> Cite | None:
    """What lets a wager be taken back although no more are made: nothing forbids it yet (reading S5)."""
    return None if table.moment in (moments.DICE_SPIN, moments.RESULT) else cite("qld s181(2)")


def cannot_be_changed(table: MiniDiceTable) -> Cite | None:
    """What makes wagers final where they lie."""
    return None if taken_back(table) else cite("qld s181(2)")


def late(table: MiniDiceTable, _wager: str, _act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    return LATE[table.moment]
