"""Blackjack exactly: the best play of a round from a fresh shoe, by the cards of each hand or by totals.

>>> from houseway.games import find
>>> from houseway.odds.blackjack import by_totals
>>> by_totals(find("blackjack"), decks=8, exact=False).chart.acts("hard", 16, 10)
('draw',)
"""

from houseway.odds.blackjack.rows import at, chart, played, rows
from houseway.odds.blackjack.solved import Best, best, by_totals

__all__ = ["Best", "at", "best", "by_totals", "chart", "played", "rows"]
