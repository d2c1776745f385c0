"""The cloth about a ring: the ring itself, whose sides are whose, and areas for a spinner's wagers."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from houseway.cite import cites
from houseway.play.cloth import WIDE, Caption, Mark, Outline, Place, Stroke, mark
from houseway.play.ink import FAINT, GOLD, THIN, filled
from houseway.play.shapes import Arc, Disc, Rect
from houseway.play.wager import Wager

ROUND: Final = Arc(WIDE / 2, 118)
RADIUS: Final = 58.0
COINS: Final = {"coins": Rect(ROUND.x - 48, ROUND.y - 32, 96, 54)}
"""Where they fall."""


def ring(high: float, sides: str) -> Iterator[Mark]:
    """Whoever runs the game has the inner side of the table, whoever plays it the outer."""
    x, y = ROUND
    entrance = tuple(Stroke(((side, 12), (side, 30)), FAINT) for side in (x - 40, x + 40))
    sand = Outline(Disc(x, y, RADIUS), filled("#8a5a33", GOLD, 1.2))
    named = Caption("RING", Rect(x - 40, y - 10, 80, 20), 7, bold=True)
    yield Mark("", figures=(sand, named, *entrance, Caption("ENTRANCE", Rect(x - 36, 14, 72, 12), 3.2)))
    inner = Caption("dealers and spinner", Rect(x - 40, y + 8, 80, 10), 3)
    outer = Caption("players and supervisors", Rect(WIDE - 70, high - 11, 60, 8), 3)
    yield mark("the two sides of the table", sides, figures=(inner, outer))


class SpinnersArea(NamedTuple):
    """One area for a spinner's wagers, on heads to the left and on tails to the right."""

    words: str
    rows: Sequence[Wager[Any]]
    at: Rect
    what: str
    under: str
    ink: str = GOLD

    def places(self) -> Iterator[Place]:
        lower = self.at._replace(y=self.at.y + self.at.high / 2, high=self.at.high / 2)
        for half, row in zip(lower.split(len(self.rows)), self.rows, strict=True):
            yield Place(row.name, row.selections[0], half, cites(self.under), self.words, str(row.pays), self.what,
                        ink=THIN, figures=())  # fmt: skip

    def marks(self) -> Iterator[Mark]:
        """The inscription across both, and in small letters what each half is for."""
        inscribed = Caption(self.words, self.at.inside(2)._replace(high=self.at.high / 2 - 3), 6, self.ink, bold=True)
        yield Mark("", cites(self.under), (Outline(self.at, corner=3), inscribed), self.what)
        told = zip(self.places(), self.rows, strict=True)
        words = (Caption(f"on {row.selections[0]}  {row.pays}", place.shape.around, 3) for place, row in told)
        yield Mark("", figures=tuple(words))
