"""What can go wrong at blackjack, and what may be directed: every act besides wagers and decisions."""

from houseway.games.blackjack.irregularities import cards, directions, extra, machine, people, turns
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.acts import Act

__all__ = ["ACTS"]

ACTS: tuple[Act[BlackjackTable], ...] = (
    *cards.ACTS,
    *extra.ACTS,
    *turns.ACTS,
    *people.ACTS,
    *machine.ACTS,
    *directions.ACTS,
)
