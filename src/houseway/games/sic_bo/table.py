"""A sic-bo table: the tumbler, the entry terminal and the lights, and the chips in use."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.non_value_chips import NonValueCites
from houseway.families.colour_chips import ColourChipTable
from houseway.families.three_dice import areas
from houseway.families.tumbler import DICE, Tumbler, TumblerTable
from houseway.games.sic_bo.entry import EntryTerminal
from houseway.games.sic_bo.rules import DEFAULT_SIGN, check_sign
from houseway.games.sic_bo.terms import TUMBLER
from houseway.games.sic_bo.wagers import WAGERS
from houseway.play.acts import whole, yes
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign

SETTINGS: Final = (
    whole("dice", 0, 99),  # s66(3)
    yes("spun"),  # how the tumbler is activated: s76(b), or by turning it over, s76(a)
    yes("covered"),  # s72(3)
)
CHIP_CITES: Final = NonValueCites(
    identical=cite("qld s73(1)"), elsewhere=cite("qld s73(2)"), exchange=cite("qld s73(3)")
)


class SicBoTable(ColourChipTable, TumblerTable):
    """What a sic-bo table remembers between spins."""

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "sic-bo 1",
        dice: int = DICE,
        spun: bool = False,
        covered: bool = False,
    ) -> None:
        check_sign(sign)
        super().__init__(game, sign, people, name, CHIP_CITES)
        self.tumbler = Tumbler(TUMBLER, dice, spun, covered)
        self.terminal = EntryTerminal()

    @property
    def lit(self) -> list[str]:
        """The areas that the electronic equipment illuminates: those that win on what was entered."""
        entered = tuple(sorted(self.terminal.entered))
        return [area for area in areas(WAGERS, entered) if area not in self.terminal.dark] if entered else []

    def as_data(self) -> dict[str, Any]:
        """What sets this table up again."""
        return super().as_data() | self.tumbler.as_data()

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the table up as `as_data` wrote it."""
        super().restore(data)
        self.tumbler.restore(data)
