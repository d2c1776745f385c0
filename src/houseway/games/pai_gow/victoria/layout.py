"""The cloth in Victoria: Queensland's, with the dice of each version and the random cuts beside it (vic 9/2004)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from houseway.families.cloths import boxed
from houseway.games.pai_gow import layout
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.victoria.cuts import CUTS
from houseway.play.cloth import WIDE, Cloth, Mark, mark
from houseway.play.shapes import Rect

REPLACED = ("qld s418(1)", "qld s430(2)")  # the tumbler's three dice, and the sign with the approved cuts


def base(table: PaiGowTable) -> Iterator[Mark]:
    """What is as in Queensland."""
    yield from (each for each in layout.told(table) if each.under[0].text not in REPLACED)
    yield mark("sign with the limits of the table", "vic 9/2004 r2.5")
    yield mark("chung (*): the Banker", "vic 9/2004 r2.6")
    off = ", ".join(f"box {box}" for box in table.off) or "on no area"
    yield mark(f"OFF button: {off}", "vic 9/2004 r2.4")
    only = "a hand set on request is checked by the Game Supervisor or above, and that is all"
    yield mark(only, "vic 9/2004 r12.1.4.1")


def ordinary(table: PaiGowTable) -> Iterator[Mark]:
    yield from base(table)
    yield mark("dice cup: a cut die of its own colour, three box dice of another", "vic 9/2004 r8.1.1")
    cuts = "; ".join(f"{cut.face} {cut.english}" for cut in CUTS)
    yield mark(f"random cuts, and nothing else that dice are read by: {cuts}", "vic 9/2004 r8.7", sign="small")
    boxes = "; ".join(
        f"{box if box > 2 else box + 8}, {box + 8 if box > 2 else box + 16}: box {box}" for box in range(1, 9)
    )
    yield mark(f"box dice: {boxes}", "vic 9/2004 appendix 3")


def crown(table: PaiGowTable) -> Iterator[Mark]:
    yield from base(table)
    yield mark("six playing areas", "vic 9/2004 r18.3.1")
    yield mark("dice cup: one cut die and one box die", "vic 9/2004 r18.3.2")
    cuts = "; ".join(f"{cut.letter} {cut.english}" for cut in CUTS)
    yield mark(f"cut die: {cuts}", "vic 9/2004 r18.2.1.1", sign="small")
    yield mark("box die: 1 to 6, counted from the chung", "vic 9/2004 r18.2.1.2")
    yield from (mark(words, under) for words, under in RULE_18)


RULE_18 = (  # what its headings cover, for whoever looks a word up
    ("definitions", "vic 9/2004 r18.2"),
    ("its own words: cut die, box dice", "vic 9/2004 r18.2.1"),
    ("equipment: cloth, two dice", "vic 9/2004 r18.3"),
    ("the dice: flat, then announced", "vic 9/2004 r18.4"),
    ("the play: tiles to every area, and back where no wager lies", "vic 9/2004 r18.5"),
)


# The cloth

CUP: Final = boxed("place for the dice cup", Rect(WIDE / 2 - 90, 12, 34, 13), "vic 9/2004 r8.4")
FIRST: Final = mark("CROWN PAI GOW: its rules first, and otherwise those of pai gow", "vic 9/2004 r18.1")


def cloth(table: PaiGowTable) -> Cloth:
    return layout.laid_out("Pai Gow", table.rules.boxes, (), CUP)


@cache
def _six_areas(boxes: int) -> Cloth:
    made = layout.laid_out("Crown Pai Gow", boxes, ("vic 9/2004 r18.3.1",), CUP)
    return replace(made, marks=(FIRST, *made.marks))


def crown_cloth(table: PaiGowTable) -> Cloth:
    return _six_areas(table.rules.boxes)
