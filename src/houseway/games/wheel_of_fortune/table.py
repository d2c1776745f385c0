"""A wheel of fortune table: its wheel, the symbol last spun, and the name that the operator gives the game."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.families.limits_by_odds import usual_sign
from houseway.families.winners import winners_lie
from houseway.games.wheel_of_fortune.terms import CLOCKWISE
from houseway.games.wheel_of_fortune.texts import Text
from houseway.play.acts import Field, yes
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign
from houseway.play.table import Table

SETTINGS: Final = (
    Field("presented_as", "text", optional=True),  # s145(6)
    yes("approved"),  # by the chief executive: the wheel of 52 spaces (s156(1))
)


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
        *,
        text: Text,
    ) -> None:
        sign = usual_sign(text.limits, 5) if sign is None else sign
        game.check_sign(sign)
        super().__init__(game, sign, people, name)
        self.text = text
        self.check_approval(approved)
        self.presented_as = presented_as or game.title
        self.symbol: str | None = None  # the one last announced
        self.direction = CLOCKWISE  # of this spin
        self.uncalled = False  # was the wheel spun before 'no more bets' was called?

    def begin_round(self) -> None:
        super().begin_round()
        winners_lie(self, withdrawn_under=cite("qld s150(4)"), out_under=cite("qld s4(2)(b)"))

    def check_approval(self, approved: bool) -> None:
        """The wheel of 52 spaces is played only once the chief executive has approved it."""
        if self.text.approval is not None and not approved:
            why = "the chief executive has not approved the alternative wheel of fortune"
            instead = "the wheel of 50 spaces needs no approval"
            raise Refused(self.text.approval, why, ground=Ground.WHEN, instead=instead)

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again."""
        data: dict[str, Any] = {} if self.symbol is None else {"symbol": self.symbol}
        if self.presented_as != self.game.title:
            data["presented_as"] = self.presented_as
        return data | ({"approved": True} if self.text.approval else {})

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        self.symbol = data.get("symbol")
        if self.symbol is not None and self.symbol not in self.text.sections:
            raise BadInput(f"no section bears {quoted(self.symbol)}; the symbols are {', '.join(self.text.sections)}")
        self.presented_as = str(data.get("presented_as", self.presented_as))
        self.check_approval(data.get("approved", True) is True)
