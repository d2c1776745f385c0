"""A manila poker table: 32 cards, communal cards, and whether the ace is low too."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from houseway.equipment.cards import REDUCED_DECK_32, Card
from houseway.families.poker.table import PokerTable, Seat
from houseway.games.manila.arithmetic import best_rank
from houseway.games.manila.rules import DEFAULT_SIGN
from houseway.games.manila.terms import UNDER
from houseway.games.manila.wagers import BETS
from houseway.money import Cents
from houseway.play.people import Person
from houseway.play.sign import Sign

if TYPE_CHECKING:
    from houseway.play.game import Game

__all__ = ["ManilaTable"]


class ManilaTable(PokerTable):
    bet_row = BETS
    under = UNDER

    def __init__(
        self,
        game: "Game",
        people: Iterable[Person] = (),
        sign: Sign = DEFAULT_SIGN,
        name: str = "manila 1",
        ace_low: bool = False,
    ) -> None:
        super().__init__(game, sign, people, name, deck=REDUCED_DECK_32)
        self.check_sign(self.sign)
        self.ace_low = ace_low  # announced before the rounds of play start
        self.communal: list[Card] = []
        self.new_cards = True  # a complete deck has come to the table

    @property
    def blind(self) -> Cents:
        """The blind bet is the minimum permissible wager."""
        return self.minimum

    def rank(self, seat: Seat) -> int:
        return best_rank(seat.cards, self.communal, self.ace_low)

    def begin(self, players: list[Person], buck: str) -> None:
        super().begin(players, buck)
        self.communal = []

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        data |= {"ace_low": True} if self.ace_low else {}
        return data | ({} if self.new_cards else {"new_cards": False})

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self.ace_low = bool(data.get("ace_low", False))
        self.new_cards = bool(data.get("new_cards", True))
