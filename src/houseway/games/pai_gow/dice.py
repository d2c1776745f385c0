"""Three dice in a tumbler say which box receives the first tiles (qld ss 418, 419)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.dice import Dice, Roll
from houseway.errors import Ground, Refused
from houseway.families.three_dice import in_words, total, written
from houseway.families.tumbler import read_roll
from houseway.games.pai_gow import moments
from houseway.games.pai_gow.abandonment import wait
from houseway.games.pai_gow.preparation import cut_the_tiles
from houseway.games.pai_gow.rules import MOST_BOXES
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import COUNTED_FROM, DICE_TOTAL
from houseway.play.acts import Act, ScriptAnswer, act, plainly
from houseway.play.ask import Choice, Offer, Outcome, Steps
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR
from houseway.play.round import Round

DICE: Final = 3
NOT_FLAT: Final = object()
"""What comes of a shake that was ineffective (s446)."""
SHAKE: Final = {"shake the dice": Offer(cite("qld s419(1)"), says="in the tumbler, so that all of them tumble")}
IN_THE_TUMBLER: Final = cite("qld s418(2)")


class ThreeDice:
    """Identical dice: which of them shows what cannot be told."""

    def weights(self) -> Mapping[Roll, int]:
        return Dice(DICE).sorted_weights()


class Shaken(Outcome):
    """How the dice lie under the tumbler."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("tumbler", ThreeDice(), "dice", cite("qld s418(1)"), moment=moments.SHAKEN)

    def write(self, value: Roll) -> str:
        return written(value)

    def read(self, text: str | int) -> Roll:
        return read_roll(text)

    def _allowed(self) -> str:
        return f"one face of each of {DICE} dice, like 2-3-6"


def cut_and_shake(table: PaiGowTable) -> Steps[int]:
    """The tiles are cut, then the dice are shaken; the box that receives the first tiles."""
    yield from cut_the_tiles(table)
    rolled: Any = NOT_FLAT
    while rolled is NOT_FLAT:  # s446
        yield from wait(table, Choice(DEALER, SHAKE, IN_THE_TUMBLER, "the tiles are cut", moment=moments.SHAKING))
        rolled = yield from wait(table, Shaken())
    table.dice = rolled
    box = counted(total(*rolled), table.bank.box)
    table.announce(COUNTED_FROM, table.bank.box)
    table.announce(DICE_TOTAL, in_words(rolled), total(*rolled), box)
    return box


def counted(number: int, chung: int, boxes: int = MOST_BOXES) -> int:
    """Counterclockwise from the box of the chung, which is 1, 9 and 17: always in eights (s419(3), reading P4)."""
    return (chung + number - 2) % boxes + 1


def die_not_flat(under: str, then: str) -> Act[PaiGowTable]:
    """Until all of the dice lie flat, nothing is read from them."""

    def not_flat(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
        round_.table.rule(f"a die does not lie flat: {then}", under)
        return ScriptAnswer(NOT_FLAT)

    def closed(round_: Round[PaiGowTable], _who: str) -> Refused:
        why = "the dice have not been shaken" if round_.table.dice is None else "the dice have been read"
        return Refused(under, why, ground=Ground.WHEN)

    return act("die not flat", DEALER_OR_MORE_SENIOR, under, plainly, not_flat, at=(moments.SHAKEN,), closed=closed)
