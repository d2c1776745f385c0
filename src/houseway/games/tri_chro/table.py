"""A tri-chro table: its drawing device, the balls, what was drawn, and the chips in use."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.balls import Ball, Pool
from houseway.equipment.chips import ChipSet
from houseway.equipment.non_value_chips import NonValueCites
from houseway.errors import BadInput, quoted
from houseway.families.colour_chips import ColourChipTable
from houseway.families.limits_by_odds import usual_sign
from houseway.games.tri_chro.rules import LIMITS
from houseway.games.tri_chro.terms import BALL_DEVICE, DEVICES
from houseway.games.tri_chro.texts import Text
from houseway.games.tri_chro.wagers import facts
from houseway.play.acts import Field, choice, yes
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign
from houseway.play.wager import Verdict

SETTINGS: Final = (
    choice("device", DEVICES, optional=True),  # s455
    Field("presented_as", "text", optional=True),  # s456(7)
    yes("use_coins"),  # s6(1)
)
CHIP_CITES: Final = NonValueCites(
    identical=cite("qld s458(1)"), elsewhere=cite("qld s458(2)"), exchange=cite("qld s458(3)")
)
TWO: Final = 2  # balls are drawn


class TriChroTable(ColourChipTable):
    """What a tri-chro table remembers between drawings."""

    def __init__(
        self,
        game: Game[Any],
        sign: Sign | None = None,
        people: Iterable[Person] = (),
        name: str = "tri-chro 1",
        device: str = BALL_DEVICE,
        presented_as: str = "",
        use_coins: bool = False,
        *,
        text: Text,
    ) -> None:
        sign = usual_sign(LIMITS[text.number], 4) if sign is None else sign
        game.check_sign(sign)
        super().__init__(game, sign, people, name, CHIP_CITES)
        if use_coins:
            self.use_unit(ChipSet().with_coins().smallest)
        self.text = text
        self.device = device
        self.presented_as = presented_as or game.title
        self.pool = Pool(text.balls)
        self.drawn: list[Ball] = []  # by the last drawing, or so far
        self.called_off = False  # is this drawing not effective?
        self.broken: list[Ball] = []  # of which only part was drawn, until they are replaced
        self.approval_due = False  # the generator malfunctioned, and no inspector has approved a new drawing
        self.lit: list[str] = []  # the winning areas of the layout

    def activate(self) -> None:
        """All balls are in the device, and none is drawn."""
        self.pool.refill()
        self.drawn.clear()
        self.called_off = False
        self.lit = []

    def draw(self, ball: Ball) -> None:
        self.pool.take(ball)
        self.drawn.append(ball)

    def light(self) -> None:
        """The control panel lights every area that wins on the two balls drawn."""
        drawn = facts(*self.drawn)
        self.lit = [row.name for row in self.game.wagers if row.decide(drawn).verdict is Verdict.WIN]

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again."""
        data = super().as_data()
        if self.device != BALL_DEVICE:
            data["device"] = self.device
        if self.presented_as != self.game.title:
            data["presented_as"] = self.presented_as
        if self.drawn:
            data["drawn"] = [str(ball) for ball in self.drawn]
        return data | ({"approval_due": True} if self.approval_due else {})

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        super().restore(data)
        self.device = data.get("device", self.device)
        if self.device not in DEVICES:
            raise BadInput(f"'device' is {' or '.join(DEVICES)}, not {quoted(self.device)}")
        self.presented_as = str(data.get("presented_as", self.presented_as))
        self.approval_due = data.get("approval_due", False) is True
        named = {str(ball): ball for ball in self.pool.held}
        for name in data.get("drawn", ()):
            if name not in named:
                raise BadInput(f"no ball is {quoted(name)}; there are {', '.join(named)}")
            self.draw(named[name])
        if len(self.drawn) not in (0, TWO):
            raise BadInput("'drawn' has the two balls of the last drawing")
        if self.drawn:
            self.light()
