"""A table of 5 card stud poker: one hole card and four face up cards a player."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from houseway.cite import Cite
from houseway.families.poker.stud.cites import rounds_of_betting
from houseway.families.poker.stud.rules import DEFAULT_SIGN
from houseway.families.poker.stud.table import StudTable
from houseway.families.poker.table import Seat
from houseway.games.five_card_stud.arithmetic import why_higher
from houseway.games.five_card_stud.rules import decks_for
from houseway.games.five_card_stud.terms import PART
from houseway.games.five_card_stud.wagers import BETS
from houseway.play.people import Person
from houseway.play.sign import Sign

if TYPE_CHECKING:
    from houseway.play.game import Game

__all__ = ["FiveCardStudTable"]


class FiveCardStudTable(StudTable):
    bet_row = BETS
    part = PART
    first_round, later_rounds = rounds_of_betting(PART)
    holes = 1
    decks_for = staticmethod(decks_for)

    def __init__(
        self,
        game: "Game[Any]",
        people: Iterable[Person] = (),
        sign: Sign = DEFAULT_SIGN,
        name: str = "5 card stud 1",
        **settings: Any,
    ) -> None:
        super().__init__(game, people, sign, name, **settings)

    def decided_by(self, rank: Callable[[Seat], int]) -> tuple[Cite, ...]:
        """What sets the best hand of a showdown over the next: its kind, its face values; or that they are equal."""
        values = sorted([rank(seat) for seat in self.staying], reverse=True)[:2]
        return why_higher(values[0], values[1], self.deck) if len(values) == 2 else ()
