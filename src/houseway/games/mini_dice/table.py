"""A mini-dice table: the tumbler, and whether it has been checked. Only value chips are in use (qld s182)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.tumbler import DICE, Tumbler, TumblerTable, flag
from houseway.games.mini_dice.rules import DEFAULT_SIGN, check_sign
from houseway.games.mini_dice.terms import TUMBLER
from houseway.money import Cents
from houseway.play.acts import whole, yes
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign

SETTINGS: Final = (
    whole("dice", 0, 99),  # s176(4)
    yes("spun"),  # how the tumbler is activated: s185(b), or by turning it over, s185(a)
    yes("inspected"),  # by a floor manager, before the table opened: s177
)


class MiniDiceTable(TumblerTable):
    """What a mini-dice table remembers between spins."""

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "mini-dice 1",
        dice: int = DICE,
        spun: bool = False,
        inspected: bool = False,
    ) -> None:
        check_sign(sign)
        super().__init__(game, sign, people, name)
        self.tumbler = Tumbler(TUMBLER, dice, spun)
        self.tumbler.checked = inspected

    @property
    def elsewhere(self) -> Cite:
        return cite("qld s182")

    def check_means(self, person: Person, stake: Cents, colour: str) -> None:
        if colour:
            why = "non-value chips are not used at mini-dice"
            raise Refused("qld s182", why, ground=Ground.MEANS, instead="use value chips")
        super().check_means(person, stake, colour)

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again."""
        checked = {"inspected": True} if self.tumbler.checked else {}
        return super().as_data() | self.tumbler.as_data() | checked

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        super().restore(data)
        self.tumbler.restore(data)
        self.tumbler.checked = flag(data, "inspected")
