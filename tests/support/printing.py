"""What tests of signs and layouts share: every game as it is printed, and words that lie on one another."""

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Any, NamedTuple

from houseway.games import GAMES, variants
from houseway.play.game import Game
from houseway.play.table import Table
from houseway.printing.sheet import Sheet, Words

__all__ = ["EVERY_GAME", "box_of", "overlapping", "table_of"]

EVERY_GAME = [game for name in GAMES for game in variants(name)]
"""In each of its texts and variants."""


class Corners(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def table_of(game: Game[Any]) -> Table:
    table = game.open_table()
    assert isinstance(table, Table)
    return table


def box_of(words: Words) -> Corners:
    """Of the capitals, turned words included."""
    angle = radians(words.turned)
    start = words.left - words.x
    ends = [(along, up) for along in (start, start + words.wide) for up in (0, -words.height)]
    points = [
        (words.x + along * cos(angle) - up * sin(angle), words.y + along * sin(angle) + up * cos(angle))
        for along, up in ends
    ]
    across, down = [x for x, _ in points], [y for _, y in points]
    return Corners(min(across), min(down), max(across), max(down))


def overlapping(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Words that lie on others; letters that are bent along an arc are compared with whole lines only."""
    boxes = [(words, box_of(words)) for words in sheet.words]
    for at, (words, one) in enumerate(boxes):
        for other, two in boxes[at + 1 :]:
            if words.turned and other.turned:
                continue
            apart = one.right <= two.left or two.right <= one.left or one.bottom <= two.top or two.bottom <= one.top
            if not apart:
                yield words.words, other.words
