"""One spin of sic-bo, in the order of Part 5."""

from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.families.missing_call import NOT_CALLED
from houseway.families.tumbler import ACTIVATE, INVALID, AtRest, activation, announce_result, settle_wagers
from houseway.games.sic_bo import moments
from houseway.games.sic_bo.entry import EntryTerminal, enter
from houseway.games.sic_bo.table import SicBoTable
from houseway.games.sic_bo.terms import NO_MORE_BETS, NO_MORE_BETS_UNDER_COVER, TAKE_OFF, TUMBLER
from houseway.games.sic_bo.wagers import WAGERS
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR
from houseway.play.wagering import Wagering

UPPERMOST: Final = cite("qld s69(1)")
WHERE_IT_LIES: Final = cite("qld s71(3)")
MADE: Final = cite("qld s71(1)")

OPEN: Final = Wagering(WAGERS, MADE, "no more bets", cite("qld s72(1)"), cite("qld s72(2)"), moment=moments.WAGERS_OPEN)
THEN_ACTIVATE: Final = activation(TUMBLER)
TO_BE_COVERED: Final = Wagering(
    WAGERS, MADE, ACTIVATE, TUMBLER.activated, cite("qld s72(4)"), moment=moments.WAGERS_OPEN
)
TO_BE_COVERED.roles = DEALER_OR_MORE_SENIOR  # s79
UNTIL_NO_MORE_BETS: Final = Wagering(
    WAGERS, cite("qld s72(3)"), "no more bets", cite("qld s72(3)"), cite("qld s72(4)"), moment=moments.COVERED
)
UNCOVER: Final = Choice(DEALER, {TAKE_OFF: Offer(cite("qld s72(4)"))}, cite("qld s72(4)"), moment=moments.UNDER_COVER)
STARTS: Final = {False: "qld s72(2)", True: "qld s72(4)"}  # what bars every change, without a cover and with one
LATE: Final = {
    moments.CLOSED: cite("qld s72(1)"),
    moments.UNDER_COVER: cite("qld s72(3)"),
}


def spin(table: SicBoTable) -> Script:
    """Spin until there is a result, then settle by it."""
    while (dice := (yield from one_spin(table))) is INVALID:  # s80, reading S2
        pass
    settle_wagers(table, dice, UPPERMOST, WHERE_IT_LIES)
    return None


def one_spin(table: SicBoTable) -> Steps[Any]:
    """How the dice lie, announced and entered; or that the spin was none."""
    table.terminal = EntryTerminal()
    if (yield from (covered if table.tumbler.covered else uncovered)(table)) is INVALID:
        return INVALID
    dice = yield AtRest(table.tumbler)  # s77(1)
    if dice is INVALID:
        return INVALID
    table.tumbler.lies = dice
    announce_result(table, TUMBLER, dice)  # s77(2) to (4)
    return (yield from enter(table.terminal, dice))  # s78


def uncovered(table: SicBoTable) -> Steps[Any]:
    """s72(1), (2): no more bets, then the tumbler."""
    answer = yield OPEN
    if answer is not NOT_CALLED:
        table.announce(NO_MORE_BETS)
        answer = yield THEN_ACTIVATE  # s76
    table.tumbler.lies = None
    return answer


def covered(table: SicBoTable) -> Steps[Any]:
    """s72(3), (4): the tumbler, then no more bets, then the cover comes off."""
    yield TO_BE_COVERED  # s76
    table.tumbler.lies = None
    answer = yield UNTIL_NO_MORE_BETS
    if answer is INVALID or answer is NOT_CALLED:
        return answer
    table.announce(NO_MORE_BETS_UNDER_COVER)
    return (yield UNCOVER)


def taken_back(table: SicBoTable) -> Cite | None:
    """What lets a wager be taken back although no more are made: nothing forbids it yet (reading S5)."""
    return {moments.DICE_SPIN: None, moments.RESULT: None}.get(table.moment, cite(STARTS[table.tumbler.covered]))


def cannot_be_changed(table: SicBoTable) -> Cite | None:
    """What makes wagers final where they lie."""
    return None if taken_back(table) else cite(STARTS[table.tumbler.covered])


def late(table: SicBoTable, _wager: str, _act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    if table.moment in LATE:
        return LATE[table.moment]
    return cite(STARTS[table.tumbler.covered])
