"""The cloth of a wheel of fortune table: an area for each symbol with its odds, beside the wheel and the notice."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from houseway.families.cloths import casino, titled
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import NOTICE
from houseway.games.wheel_of_fortune.texts import TEXTS, Text
from houseway.games.wheel_of_fortune.wagers import WAGERS, letter_of
from houseway.play.cloth import WIDE, Caption, Cloth, Mark, Outline, Picture, Place, mark
from houseway.play.ink import BLACK, CREAM, GOLD, filled
from houseway.play.shapes import Rect

AREAS: Final = Rect(216, 44, 190, 160).split(2, 4)
RIM: Final = Rect(16, 36, 184, 184)
PLAYED_ON: Final = Rect(206, 24, 210, 186)  # beside the wheel


def cloth(table: FortuneTable) -> Cloth:
    return laid_out(table.text.spaces, table.presented_as)


@cache
def laid_out(spaces: int, presented_as: str) -> Cloth:
    text = TEXTS[spaces]
    title = f"{presented_as}, {spaces} spaces"
    marks = tuple(_marks(text, presented_as))
    return Cloth(title, 240, tuple(_areas(text)), marks, cells=(76, 12), played_on=PLAYED_ON)


def _areas(text: Text) -> Iterator[Place]:
    for at, row in zip(AREAS, WAGERS[text.spaces], strict=False):
        words = Rect(at.x + 36, at.y + 6, at.wide - 40, 14)
        figures = (
            Picture("symbol", letter_of(row.name), Rect(at.x + 8, at.y + at.high / 2 - 12, 24, 24)),
            Caption(str(row.pays), words, 7, GOLD, bold=True),
            Caption(row.says, words._replace(y=at.y + 23, high=10), 3),
        )
        under, what = (text.cloth, *text.areas), "an area for each symbol, with its odds"
        yield Place(row.name, row.selections[0], at, under, row.name, str(row.pays), what, figures=figures)


def _marks(text: Text, presented_as: str) -> Iterator[Mark]:
    yield casino(Rect(0, 9, WIDE, 15), text.cloth, high=10)
    yield titled(presented_as, Rect(216, 28, 190, 12), *text.named, high=6, bold=True)
    rim = text.wheel.compartments
    words = f"the rim, clockwise, {text.spaces} equal sections: {' '.join(rim)}"
    yield mark(
        words, text.arranged, figures=(Picture("wheel", "".join(rim), RIM),), what="how the sections are arranged"
    )
    across = Caption("1.5 m across\nor more", RIM.inside(52)._replace(y=RIM.y + 84, high=16), 4.4, GOLD)
    yield mark("a round wheel, 1.5 m across or more", text.wide, figures=(across,), what="a round wheel")
    if text.approval:
        yield mark("approved by the chief executive", text.approval)
    for row in WAGERS[text.spaces]:
        yield mark(f"{row.name}: {row.says}", text.sections[letter_of(row.name)])
    yield mark("a wager goes on the area of its symbol", *text.areas)
    at = Rect(14, 222, WIDE - 28, 14)
    hung = (Outline(at, filled(CREAM, GOLD, 0.8), 2), Caption(NOTICE.words, at.inside(3), 4.4, BLACK))
    yield mark(NOTICE.words, NOTICE.under, *text.pegs, figures=hung, what="the notice on pegs", sign="small")
