"""A wheel of fortune table: its wheel, the symbol last spun, and the name that the operator gives the game."""

from collections.abc import Iterable, Mapping
from typing import Any

from houseway.cite import cite
from houseway.errors import BadInput
from houseway.families.winners import winners_lie
from houseway.games.wheel_of_fortune.rules import DEFAULT_SIGNS, check_approval, check_sign
from houseway.games.wheel_of_fortune.terms import CLOCKWISE, DIVISIONS
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign
from houseway.play.table import Table

__all__ = ["FortuneTable"]


class FortuneTable(Table):
    """What a wheel of fortune table remembers between spins."""

    def __init__(
        self,
        game: Game[Any],
        sign: Sign | None = None,
        people: Iterable[Person] = (),
        name: str = "wheel of fortune 1",
        presented_as: str = "",
        approved: bool = True,
    ) -> None:
        spaces = game.variant["spaces"]
        sign = DEFAULT_SIGNS[spaces] if sign is None else sign
        check_sign(spaces, sign)
        check_approval(spaces, approved)
        super().__init__(game, sign, people, name)
        self.division = DIVISIONS[spaces]
        self.presented_as = presented_as or game.title  # s145(6)
        self.symbol: str | None = None  # the one last announced
        self.begin_spin()

    def begin_round(self) -> None:
        super().begin_round()
        winners_lie(self, withdrawn_under=cite("qld s150(4)"), out_under=cite("qld s4(2)(b)"))

    def begin_spin(self) -> None:
        self.turning = False
        self.direction = CLOCKWISE
        self.spun: str | None = None  # where the indicator rests, until it is announced

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again."""
        data: dict[str, Any] = {} if self.symbol is None else {"symbol": self.symbol}
        if self.presented_as != self.game.title:
            data["presented_as"] = self.presented_as
        return data | ({"approved": True} if self.division.spaces == 52 else {})

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        self.symbol = data.get("symbol")
        if self.symbol is not None and self.symbol not in self.division.sections:
            raise BadInput(f"no section bears {self.symbol!r}; the symbols are {', '.join(self.division.sections)}")
        self.presented_as = str(data.get("presented_as", self.presented_as))
        check_approval(self.division.spaces, data.get("approved", True) is True)
