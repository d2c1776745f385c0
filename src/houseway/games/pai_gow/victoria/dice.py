"""The dice of Victoria in their cup: a cut die with three box dice, or in Crown Pai Gow with one (vic 9/2004)."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.dice import FACES, Dice, Roll
from houseway.errors import BadInput, quoted
from houseway.families.three_dice import in_words, total, written
from houseway.families.tumbler import read_roll
from houseway.games.pai_gow.abandonment import wait
from houseway.games.pai_gow.dice import NOT_FLAT, counted
from houseway.games.pai_gow.moments import SHAKEN, SHAKING
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.victoria.cuts import CUTS, choose_the_cut, cut_by_letter, make_the_cut
from houseway.play.ask import Choice, Offer, Outcome, Steps
from houseway.play.people import DEALER
from houseway.play.table import call

AREAS: Final = 6
"""Playing areas of Crown Pai Gow, as many as its box die has faces (r18.3.1)."""

BY_THE_DIE: Final = cite("vic 9/2004 r7.6")
BY_THE_LETTER: Final = cite("vic 9/2004 r18.4.1.1")
CUT_SHOWN: Final = call("the cut die shows {0}: {1}", "vic 9/2004 r8.1.1")
FIRST_TILES: Final = call("{0}, total {1}: box {2} receives the first tiles", "vic 9/2004 appendix 3")
LETTER_SHOWN: Final = call("{0}: {1}", "vic 9/2004 r18.4.1.1")
HOUSE_BANKS: Final = call("{0}: box {1} receives the first tiles", "vic 9/2004 r18.4.1.2")
PLAYER_BANKS: Final = call(
    "the bank is at box {0}, which is 1 in the count; {1}: box {2} receives the first tiles", "vic 9/2004 r18.4.1.3"
)


class Cup(Outcome):
    """How the dice lie in the dice cup: the face of the cut die, then the box dice."""

    __slots__ = ()

    def __init__(self, under: Cite) -> None:
        super().__init__("dice cup", self, "dice", under, moment=SHAKEN)

    def weights(self) -> Mapping[Roll, int]:
        raise NotImplementedError


class FourDice(Cup):
    """`4 2-3-6`: the cut die, which has a colour of its own, and three that cannot be told apart."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(cite("vic 9/2004 r8.1.1"))

    def weights(self) -> Mapping[Roll, int]:
        return _four_dice()

    def write(self, value: Roll) -> str:
        return f"{value[0]} {written(value[1:])}"

    def read(self, text: str | int) -> Roll:
        cut, _, boxes = str(text).strip().partition(" ")
        if cut not in [str(face) for face in FACES]:
            raise BadInput(f"{quoted(text)} is not what the dice can show; {self._allowed()}")
        return int(cut), *read_roll(boxes)

    def _allowed(self) -> str:
        return "the cut die and then the three box dice, like 4 2-3-6"


@cache
def _four_dice() -> Mapping[Roll, int]:
    boxes = Dice(3).sorted_weights()
    return {(cut, *roll): weight for cut in FACES for roll, weight in boxes.items()}


class CrownDice(Cup):
    """`CS 3`: the letter of the cut die, and the box die."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(cite("vic 9/2004 r18.3.2"))

    def weights(self) -> Mapping[Roll, int]:
        return Dice(2).weights()

    def write(self, value: Roll) -> str:
        return f"{CUTS[value[0] - 1].letter} {value[1]}"

    def read(self, text: str | int) -> Roll:
        letter, _, box = str(text).strip().upper().partition(" ")
        cut = cut_by_letter(letter)
        if cut is None or box not in [str(face) for face in FACES]:
            raise BadInput(f"{quoted(text)} is not what the dice can show; {self._allowed()}")
        return cut.face, int(box)

    def _allowed(self) -> str:
        return f"a letter ({', '.join(cut.letter for cut in CUTS)}) and then a number, like CS 3"


def shake(table: PaiGowTable, cup: Cup) -> Steps[Roll]:
    """Until all of the dice lie flat."""
    shaking = {"shake the dice": Offer(cup.under, says="in the dice cup")}
    rolled: Any = NOT_FLAT
    while rolled is NOT_FLAT:
        yield from wait(table, Choice(DEALER, shaking, cup.under, "the dice", moment=SHAKING))
        rolled = yield from wait(table, cup)
    return rolled  # type: ignore[no-any-return]


def first_box(table: PaiGowTable) -> Steps[int]:
    """By the dice where the house banks; a player who banks may choose the cut, which then comes before them."""
    chosen = yield from choose_the_cut(table)
    if chosen is not None:
        yield from make_the_cut(table, chosen, cite("qld s430(4)"))
    cut, *boxes = yield from shake(table, FourDice())
    table.dice = tuple(boxes)
    if chosen is None:
        table.announce(CUT_SHOWN, cut, CUTS[cut - 1].english)
        yield from make_the_cut(table, CUTS[cut - 1], BY_THE_DIE)
    first = counted(total(*boxes), table.bank.box)
    table.announce(FIRST_TILES, in_words(table.dice), total(*boxes), first)
    return first


def crown_first_box(table: PaiGowTable) -> Steps[int]:
    """The letter says how the tiles are cut, whoever banks; the box die is counted from the chung."""
    cut, number = yield from shake(table, CrownDice())
    table.dice = (number,)
    chung = table.bank.box
    first = counted(number, chung, AREAS)
    table.announce(LETTER_SHOWN, CUTS[cut - 1].letter, CUTS[cut - 1].english)
    if table.bank.is_house:
        table.announce(HOUSE_BANKS, number, first)
    else:
        table.announce(PLAYER_BANKS, chung, number, first)
    yield from make_the_cut(table, CUTS[cut - 1], BY_THE_LETTER)
    return first
