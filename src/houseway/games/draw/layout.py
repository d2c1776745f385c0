"""The cloth of draw poker, what stands beside it, and the card that ranks the hands, each with its provision."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from houseway.cite import Cite, cite, cites
from houseway.families.poker_hands import CLASSES, REDUCED_CLASSES
from houseway.games.draw.arithmetic import COMPLETE

if TYPE_CHECKING:
    from houseway.games.draw.table import DrawTable

__all__ = ["Printed", "layout", "printed"]

LOWEST = {52: "2", 40: "5", 32: "7"}
ORDER = {52: cite("qld s292(6)(a)"), 40: cite("qld s292(6)(b)"), 32: cite("qld s292(6)(c)")}
RANKING = {52: cite("qld s292(2)"), 40: cite("qld s292(3)"), 32: cite("qld s292(3)")}
LOW_ACE = {
    52: ("the ace is also low, beneath 2 3 4 5", cite("qld s292(8)")),
    40: ("the ace is also low, beneath 5 6 7 8", cite("qld s292(10)(a)")),
    32: ("the ace is also low, beneath 7 8 9 10", cite("qld s292(10)(b)")),
}


class Printed(NamedTuple):
    """Something at the table, and what puts it there."""

    words: str
    under: tuple[Cite, ...]


def layout(table: "DrawTable") -> str:
    """The cloth as lines of text, each with its citations."""
    return "\n".join(f"{each.words}  ({', '.join(map(str, each.under))})" for each in printed(table))


def printed(table: "DrawTable") -> Iterator[Printed]:
    yield Printed("the dealer, with a dealing shoe, a cutting card and a drop box", cites("qld s295(1)"))
    yield Printed("(  discards  )   a circle", cites("qld s294(2)(a)"))
    yield Printed("the casino's name or logo", cites("qld s294(2)(b)"))
    places = " ".join(f"[{at}{'•' if at == table.buck_at else ''}]" for at in range(1, table.game.players[1] + 1))
    yield Printed(f"{places}   • is the buck", cites("qld s294(1)", "qld s295(1)(a)"))
    yield Printed("everything goes clockwise: next is next on the left", cites("qld s293(1)", "qld s293(3)"))
    yield Printed("who is closest is counted clockwise too", cites("qld s293(2)"))
    yield Printed(f"{table.kind} betting", (table.betting_kind.under, cite("qld s311(1)")))
    yield Printed("the pots together are one for a raise", cites("qld s312(9)"))
    yield Printed("what is in a pot is called out, and its commission taken, first", cites("qld s312(8)"))
    yield from hands(table.in_use or table.deck, table.ace_low)


def hands(deck: int, ace_low: bool) -> Iterator[Printed]:
    """How hands rank with this deck."""
    classes = CLASSES if deck == COMPLETE else REDUCED_CLASSES
    yield Printed("the hands, lowest first", cites("qld s292(1)", "qld s291"))
    yield Printed(" < ".join(classes), (RANKING[deck],))
    yield Printed("suits are equal; within a kind face values decide", cites("qld s292(4)", "qld s292(5)"))
    yield Printed(f"{LOWEST[deck]} is the lowest card and the ace the highest", (ORDER[deck],))
    yield Printed("the ace is high in a straight", cites("qld s292(7)"))
    if deck == COMPLETE or ace_low:
        words, under = LOW_ACE[deck]
        yield Printed(words, (under,))
    yield Printed("hands with the same face values are equal", cites("qld s292(11)"))
