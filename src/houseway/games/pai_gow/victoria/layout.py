"""The cloth in Victoria: Queensland's, with the dice of each version and the random cuts beside it (vic 9/2004)."""

from collections.abc import Iterator

from houseway.cite import cite
from houseway.games.pai_gow.layout import Printed, cloth
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.victoria.cuts import CUTS

__all__ = ["crown_layout", "layout"]

REPLACED = ("qld s418(1)", "qld s430(2)")  # the tumbler's three dice, and the sign with the approved cuts


def base(table: PaiGowTable) -> Iterator[Printed]:
    """What is as in Queensland."""
    yield from (printed for printed in cloth(table) if printed.under.text not in REPLACED)
    yield Printed("sign with the limits of the table", cite("vic 9/2004 r2.5"))
    yield Printed("chung (*): the Banker", cite("vic 9/2004 r2.6"))
    off = ", ".join(f"box {box}" for box in table.off) or "on no area"
    yield Printed(f"OFF button: {off}", cite("vic 9/2004 r2.4"))
    yield Printed("place for the dice cup", cite("vic 9/2004 r8.4"))
    only = "a hand set on request is checked by the Game Supervisor or above, and that is all"
    yield Printed(only, cite("vic 9/2004 r12.1.4.1"))


def ordinary(table: PaiGowTable) -> Iterator[Printed]:
    yield from base(table)
    yield Printed("dice cup: a cut die of its own colour, three box dice of another", cite("vic 9/2004 r8.1.1"))
    cuts = "; ".join(f"{cut.face} {cut.english}" for cut in CUTS)
    yield Printed(f"random cuts, and nothing else that dice are read by: {cuts}", cite("vic 9/2004 r8.7"))
    boxes = "; ".join(
        f"{box if box > 2 else box + 8}, {box + 8 if box > 2 else box + 16}: box {box}" for box in range(1, 9)
    )
    yield Printed(f"box dice: {boxes}", cite("vic 9/2004 appendix 3"))


def crown(table: PaiGowTable) -> Iterator[Printed]:
    yield Printed("CROWN PAI GOW: its rules first, and otherwise those of pai gow", cite("vic 9/2004 r18.1"))
    yield from base(table)
    yield Printed("six playing areas", cite("vic 9/2004 r18.3.1"))
    yield Printed("dice cup: one cut die and one box die", cite("vic 9/2004 r18.3.2"))
    cuts = "; ".join(f"{cut.letter} {cut.english}" for cut in CUTS)
    yield Printed(f"cut die: {cuts}", cite("vic 9/2004 r18.2.1.1"))
    yield Printed("box die: 1 to 6, counted from the chung", cite("vic 9/2004 r18.2.1.2"))
    yield from (Printed(words, cite(under)) for words, under in RULE_18)


RULE_18 = (  # what its headings cover, for whoever looks a word up
    ("definitions", "vic 9/2004 r18.2"),
    ("its own words: cut die, box dice", "vic 9/2004 r18.2.1"),
    ("equipment: cloth, two dice", "vic 9/2004 r18.3"),
    ("the dice: flat, then announced", "vic 9/2004 r18.4"),
    ("the play: tiles to every area, and back where no wager lies", "vic 9/2004 r18.5"),
)


def layout(table: PaiGowTable) -> str:
    return _lines(ordinary(table))


def crown_layout(table: PaiGowTable) -> str:
    return _lines(crown(table))


def _lines(printed: Iterator[Printed]) -> str:
    return "\n".join(f"{each.words}  ({each.under})" for each in printed)
