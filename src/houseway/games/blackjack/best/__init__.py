"""Blackjack exactly: the best play of a round from a fresh shoe, by the cards of each hand or by totals.

>>> from houseway.games import find
>>> from houseway.games.blackjack.best import by_totals
>>> by_totals(find("blackjack"), decks=8, exact=False).chart.acts("hard", 16, 10)
('draw',)
"""

from houseway.errors import require

require("simulate")

from houseway.games.blackjack.best.rows import as_played, at, chart, outcomes, played, rows
from houseway.games.blackjack.best.solution import Best, best, by_totals
from houseway.games.blackjack.best.words import advice, worths

__all__ = ["Best", "advice", "as_played", "at", "best", "by_totals", "chart", "outcomes", "played", "rows", "worths"]
