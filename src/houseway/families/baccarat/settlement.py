"""Wagers are made, and when both hands are complete they are settled (qld ss 86, 88, 104)."""

from collections.abc import Sequence
from typing import Any

from houseway.families.baccarat.moments import SETTLING, WAGERING
from houseway.families.baccarat.table import TIE, CoupTable
from houseway.families.baccarat.wagers import Counts
from houseway.play.ask import Choice, Offer
from houseway.play.people import DEALER
from houseway.play.settlement import Line, settle_by
from houseway.play.wager import Verdict, Wager
from houseway.play.wagering import Wagering
from houseway.rulebook.parallel import Parallel


def wagering(part: Parallel, rows: Sequence[Wager[Any]]) -> Wagering:
    """Until no more bets are called."""
    return Wagering(
        rows,
        under=part("qld s86"),
        closed_by="no more bets",
        closed_under=part("qld s97(2)"),
        withdrawn_under=part("qld s88"),
        moment=WAGERING,
    )


def announce_result(table: CoupTable) -> None:
    """The final point counts, and which hand has won (s104(1), (2))."""
    result, counts = table.decided(), (table.players_hand.points, table.bankers_hand.points)
    if result == TIE:
        table.say("player's hand {0}, banker's hand {1}", "qld s104(1)", *counts)
        table.say(TIE, "qld s104(2)")
    else:
        table.say(table.text.result, "qld s104(1)", *counts, result)


def settlement(part: Parallel, says: str, about: str) -> Choice:
    """The dealer settles."""
    under = part("qld s104(3)")
    return Choice(DEALER, {"settle": Offer(under, says=says)}, under, about, moment=SETTLING)


def settle_wagers(table: CoupTable) -> list[Line]:
    """Losing wagers are collected, winning ones paid (s104(3)); a void wager goes back."""
    counts = Counts(table.players_hand.points, table.bankers_hand.points)
    decided = [(placed, placed.wager.decide(counts)) for placed in table.placed]
    under = (table.part("qld s104(3)"),)
    return [
        settle_by(table, placed, clause, under, facts=counts)
        for verdict in (Verdict.LOSE, Verdict.WIN, Verdict.VOID)
        for placed, clause in decided
        if clause.verdict is verdict
    ]
