"""A table of 7 card stud poker: two hole cards, four face up cards and a third hole card a player."""

from collections.abc import Callable
from typing import Any

from houseway.cite import Cite
from houseway.families.poker.seat import Seat
from houseway.families.poker.stud.cites import rounds_of_betting
from houseway.families.poker.stud.table import StudTable
from houseway.games.seven_card_stud.arithmetic import why_best
from houseway.games.seven_card_stud.rules import decks_for
from houseway.games.seven_card_stud.terms import PART
from houseway.games.seven_card_stud.wagers import BETS
from houseway.play.game import Game
from houseway.play.people import Person


class SevenCardStudTable(StudTable):
    bet_row = BETS
    part = PART
    first_round, later_rounds = rounds_of_betting(PART)
    holes = 2  # before the first face up card
    rounds = 5
    usual_name = "7 card stud 1"
    decks_for = staticmethod(decks_for)

    def __init__(self, game: Game[Any], **given: Any) -> None:
        super().__init__(game, **given)
        self.awaiting: list[Seat] = []  # who has no third hole card yet, while these are dealt
        self.seen: dict[str, str] = {}  # whose third hole card was seen, and how: it is dealt anew

    def begin(self, players: list[Person], buck: str) -> None:
        super().begin(players, buck)
        self.awaiting, self.seen = [], {}

    def particulars(self) -> tuple[object, ...]:
        return *super().particulars(), tuple(seat.name for seat in self.awaiting), tuple(self.seen.items())

    def decided_by(self, rank: Callable[[Seat], int]) -> tuple[Cite, ...]:
        return why_best([rank(seat) for seat in self.staying], self.deck)
