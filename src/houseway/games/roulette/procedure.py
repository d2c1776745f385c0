"""One spin of roulette, in the order of Part 8."""

from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.wheel import colour
from houseway.families.missing_call import NOT_CALLED
from houseway.families.winners import winners_play_on
from houseway.games.roulette import moments
from houseway.games.roulette.table import RouletteTable
from houseway.games.roulette.terms import CROWN, NO_MORE_BETS, PLACE_THE_CROWN, SPIN, WINNING_NUMBER
from houseway.games.roulette.wagers import WAGERS, facts
from houseway.play.ask import Choice, Offer, Outcome, Script, Steps
from houseway.play.people import DEALER
from houseway.play.settlement import settle_by
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering, open_beside

POSITION: Final = cite("qld s139")
LOSERS_FIRST: Final = cite("qld s133(2)")
INVALID: Final = None  # what becomes of a spin that is called off

PLACED: Final = cite("qld s136(1)")
TAKEN_BACK: Final = cite("qld s136(4)")
REST: Final = cite("qld s133(1)")
UNTIL_THE_SPIN: Final = Wagering(WAGERS, PLACED, SPIN, cite("qld s132(1)"), TAKEN_BACK, moment=moments.BEFORE_THE_SPIN)
UNTIL_NO_MORE_BETS: Final = Wagering(
    WAGERS, PLACED, NO_MORE_BETS.words, cite("qld s132(2)"), TAKEN_BACK, moment=moments.BALL_RUNS
)
CALLED_OFF: Final = open_beside(WAGERS, PLACED, TAKEN_BACK)  # while the ball of a spin that counts for nothing runs on
CROWN_TO_PLACE: Final = Choice(DEALER, {PLACE_THE_CROWN: Offer(REST)}, REST, moment=moments.AT_REST)


def spin(table: RouletteTable) -> Script:
    """Spin until a spin is valid, then settle."""
    while (number := (yield from one_spin(table))) is INVALID:  # s144(5), reading S2
        pass
    table.crown = number
    table.announce(CROWN, number)  # s133(1)
    settle_wagers(table, number)
    return None


def one_spin(table: RouletteTable) -> Steps[Any]:
    """The number of the compartment where the ball comes to rest, or that the spin was invalid."""
    table.begin_spin()
    yield UNTIL_THE_SPIN  # s132(1)
    answer = yield UNTIL_NO_MORE_BETS
    if answer is INVALID:
        return INVALID
    table.uncalled = answer is NOT_CALLED
    if not table.uncalled:
        table.announce(NO_MORE_BETS)  # s132(2)
    winners_play_on(table)  # reading G10
    number = yield Outcome("wheel", table.wheel, "ball", REST, moment=moments.CLOSED)
    if number is INVALID:
        return INVALID
    table.spun = number
    table.announce(WINNING_NUMBER, number, colour(number))  # s133(1)
    return INVALID if (yield CROWN_TO_PLACE) is INVALID else number


def settle_wagers(table: RouletteTable, number: int) -> None:
    """Each wager by its place when the ball came to rest: first the losers are collected, then the winners paid."""
    decided = [(p, spun := facts(p.wager.name, p.selection, number), p.wager.decide(spun)) for p in table.placed]
    for verdict in (Verdict.LOSE, Verdict.WIN):
        for placed, spun, clause in decided:
            if clause.verdict is verdict:
                settle_by(table, placed, clause, (POSITION, LOSERS_FIRST), facts=spun)


def late(table: RouletteTable, _wager: str, _act: str) -> Cite:
    """What keeps a wager from being changed: 'no more bets' has been called, or the ball has come to rest without."""
    return POSITION if table.uncalled else TAKEN_BACK
