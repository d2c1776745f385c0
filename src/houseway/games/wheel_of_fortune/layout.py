"""The cloth of a wheel of fortune table: an area for each symbol with its odds, beside the wheel and the notice."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from houseway.families.cloths import casino, titled
from houseway.games.wheel_of_fortune.terms import NOTICE
from houseway.games.wheel_of_fortune.texts import TEXTS, Text
from houseway.games.wheel_of_fortune.wagers import WAGERS, letter_of
from houseway.play.cloth import WIDE, Cloth, Drawn, Mark, Picture, Place, Words, mark
from houseway.play.ink import BLACK, CREAM, GOLD, filled
from houseway.play.shapes import Rect

if TYPE_CHECKING:
    from houseway.games.wheel_of_fortune.table import FortuneTable

__all__ = ["cloth", "laid_out"]

AREAS: Final = Rect(216, 44, 190, 160).split(2, 4)
RIM: Final = Rect(16, 36, 184, 184)


def cloth(table: "FortuneTable") -> Cloth:
    return laid_out(table.text.spaces, table.presented_as)


@cache
def laid_out(spaces: int, presented_as: str) -> Cloth:
    division = TEXTS[spaces]
    title = f"{presented_as}, {spaces} spaces"
    return Cloth(title, 240, tuple(_areas(division)), tuple(_marks(division, presented_as)), cells=(76, 12))


def _areas(division: Text) -> Iterator[Place]:
    for at, row in zip(AREAS, WAGERS[division.spaces], strict=False):
        words = Rect(at.x + 36, at.y + 6, at.wide - 40, 14)
        figures = (
            Picture("symbol", letter_of(row.name), Rect(at.x + 8, at.y + at.high / 2 - 12, 24, 24)),
            Words(str(row.pays), words, 7, GOLD, bold=True),
            Words(row.says, words._replace(y=at.y + 23, high=10), 3),
        )
        under, what = (division.cloth, *division.areas), "an area for each symbol, with its odds"
        yield Place(row.name, row.selections[0], at, under, row.name, str(row.pays), what, figures=figures)


def _marks(division: Text, presented_as: str) -> Iterator[Mark]:
    yield casino(Rect(0, 9, WIDE, 15), division.cloth, high=10)
    yield titled(presented_as, Rect(216, 28, 190, 12), *division.named, high=6, bold=True)
    rim = division.wheel.compartments
    words = f"the rim, clockwise, {division.spaces} equal sections: {' '.join(rim)}"
    yield mark(
        words, division.arranged, figures=(Picture("wheel", "".join(rim), RIM),), what="how the sections are arranged"
    )
    across = Words("1.5 m across\nor more", RIM.inside(52)._replace(y=RIM.y + 84, high=16), 4.4, GOLD)
    yield mark("a round wheel, 1.5 m across or more", division.wide, figures=(across,), what="a round wheel")
    if division.approval:
        yield mark("approved by the chief executive", "qld s156(1)")
    for row in WAGERS[division.spaces]:
        yield mark(f"{row.name}: {row.says}", division.sections[letter_of(row.name)])
    yield mark("a wager goes on the area of its symbol", *division.areas)
    at = Rect(14, 222, WIDE - 28, 14)
    hung = (Drawn(at, filled(CREAM, GOLD, 0.8), 2), Words(NOTICE.words, at.inside(3), 4.4, BLACK))
    yield mark(NOTICE.words, NOTICE.under, *division.pegs, figures=hung, what="the notice on pegs", sign="small")
