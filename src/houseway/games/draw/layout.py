"""The cloth of draw poker, what stands beside it, and the card that ranks the hands, each with its provision."""

from collections.abc import Iterator

from houseway.cite import cite
from houseway.families.poker.cloth import laid_out, on_the_table
from houseway.families.poker_hands import CLASSES, REDUCED_CLASSES
from houseway.games.draw.arithmetic import COMPLETE
from houseway.games.draw.table import DrawTable
from houseway.play.cloth import Cloth, Mark, mark

LOWEST = {52: "2", 40: "5", 32: "7"}
ORDER = {52: cite("qld s292(6)(a)"), 40: cite("qld s292(6)(b)"), 32: cite("qld s292(6)(c)")}
RANKING = {52: cite("qld s292(2)"), 40: cite("qld s292(3)"), 32: cite("qld s292(3)")}
LOW_ACE = {
    52: ("the ace is also low, beneath 2 3 4 5", cite("qld s292(8)")),
    40: ("the ace is also low, beneath 5 6 7 8", cite("qld s292(10)(a)")),
    32: ("the ace is also low, beneath 7 8 9 10", cite("qld s292(10)(b)")),
}


def cloth(table: DrawTable) -> Cloth:
    return laid_out(table)


def told(table: DrawTable) -> Iterator[Mark]:
    yield from on_the_table(table)
    yield mark(f"the buck is at place {table.buck_at}" if table.buck_at else "nobody has the buck", "qld s295(1)(a)")
    yield mark("everything goes clockwise: next is next on the left", "qld s293(1)", "qld s293(3)")
    yield mark("who is closest is counted clockwise too", "qld s293(2)")
    yield mark(f"{table.kind} betting", table.betting_kind.under, "qld s311(1)", sign="high")
    yield mark("the pots together are one for a raise", "qld s312(9)")
    yield mark("what is in a pot is called out, and its commission taken, first", "qld s312(8)")
    yield from hands(table.in_use or table.deck, table.ace_low)


def hands(deck: int, ace_low: bool) -> Iterator[Mark]:
    """How hands rank with this deck."""
    classes = CLASSES if deck == COMPLETE else REDUCED_CLASSES
    yield mark("the hands, lowest first", "qld s292(1)", "qld s291")
    yield mark(" < ".join(classes), RANKING[deck])
    yield mark("suits are equal; within a kind face values decide", "qld s292(4)", "qld s292(5)")
    yield mark(f"{LOWEST[deck]} is the lowest card and the ace the highest", ORDER[deck])
    yield mark("the ace is high in a straight", "qld s292(7)")
    if deck == COMPLETE or ace_low:
        words, under = LOW_ACE[deck]
        yield mark(words, under)
    yield mark("hands with the same face values are equal", "qld s292(11)")
