"""What lies on the cloth where a question is asked, so that it can be drawn: wagers, and what the equipment shows."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

from houseway.money import Cents
from houseway.play.pieces import Piece
from houseway.play.view import ONLOOKER
from houseway.play.wager import Placed
from houseway.school.situation import Situation


class Lying(NamedTuple):
    """A wager on the layout."""

    person: str
    wager: str
    selection: str
    stake: Cents
    chips: str = ""  # their colour, where they have no value on them
    counted: int = 0  # and how many there are


class DrawnTable(NamedTuple):
    """A table as everybody sees it."""

    wagers: list[Lying]
    pieces: list[Piece]
    at_cloth: bool = True  # or these are pieces that lie before somebody, and nothing else


Draws: TypeAlias = Callable[[], DrawnTable]
"""Nobody pays for a picture who does not look at one."""


def scene(there: Situation, wagers_at: int, pieces_at: int = 0) -> Draws:
    """The wagers that lie there so many entries into the round, and the pieces as far as another; none, at nought."""
    return partial(_drawn, there, wagers_at, pieces_at)


def _drawn(there: Situation, wagers_at: int, pieces_at: int) -> DrawnTable:
    before = there.again(wagers_at)
    lie = [_lies(each, before) for each in before.placed()]
    if not pieces_at:
        return DrawnTable(lie, [])
    table = there.again(pieces_at).round.table
    return DrawnTable(lie, list(there.game.pieces(there.game.look(table, ONLOOKER))))


def _lies(placed: Placed, there: Situation) -> Lying:
    count = placed.stake // there.round.table.colour_value(placed.chips) if placed.chips else 0
    return Lying(placed.person, placed.wager.name, placed.selection, placed.stake, placed.chips, count)
