"""A table of 5 card stud poker: one hole card and four face up cards a player."""

from collections.abc import Callable

from houseway.cite import Cite
from houseway.families.poker.seat import Seat
from houseway.families.poker.stud.cites import rounds_of_betting
from houseway.families.poker.stud.table import StudTable
from houseway.games.five_card_stud.arithmetic import why_higher
from houseway.games.five_card_stud.rules import decks_for
from houseway.games.five_card_stud.terms import PART
from houseway.games.five_card_stud.wagers import BETS


class FiveCardStudTable(StudTable):
    bet_row = BETS
    part = PART
    first_round, later_rounds = rounds_of_betting(PART)
    holes = 1
    usual_name = "5 card stud 1"
    decks_for = staticmethod(decks_for)

    def decided_by(self, rank: Callable[[Seat], int]) -> tuple[Cite, ...]:
        """What sets the best hand of a showdown over the next: its kind, its face values; or that they are equal."""
        values = sorted([rank(seat) for seat in self.staying], reverse=True)[:2]
        return why_higher(values[0], values[1], self.deck) if len(values) == 2 else ()
