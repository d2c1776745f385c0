"""The layout of a game of three dice: bands of areas, each with its inscription and the odds that its row pays."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from houseway.equipment.dice import Dice
from houseway.families.three_dice import area, facts
from houseway.play.wager import Placed, Verdict, Wager

__all__ = ["Area", "areas_for", "drawn", "edges"]


class Area(NamedTuple):
    """Where the chips of one wager lie, and what is printed there."""

    wager: str
    selection: str
    label: str
    pays: tuple[str, ...]  # one, unless it depends on how the wager wins

    @property
    def name(self) -> str:
        return area(self.wager, self.selection)

    @property
    def odds(self) -> str:
        """What it pays: `1/2/12 to 1` where there are several ways to win."""
        return "/".join(pays.removesuffix(" to 1") for pays in self.pays) + " to 1"

    def odds_within(self, width: int) -> str:
        """As much of them as there is room for."""
        return self.odds if len(self.odds) <= width else self.odds.removesuffix(" to 1")


def areas_for(row: Wager[Any], label: str = "{0}") -> Iterator[Area]:
    """An area for each selection of a row."""
    for selection in row.selections:
        yield Area(row.name, selection, label.format(selection), _pays(row, selection))


def _pays(row: Wager[Any], selection: str) -> tuple[str, ...]:
    """The odds of every way in which a wager here can win."""
    fired = [row.decide(facts(selection, dice)) for dice in Dice(3).sorted_weights()]
    won = [clause for clause in row.clauses if clause in fired and clause.verdict is Verdict.WIN]
    return tuple(dict.fromkeys(str(clause.pays or row.pays) for clause in won))


def edges(areas: int, width: int) -> list[int]:
    """Where the borders of so many areas stand, side by side."""
    return [width * at // areas for at in range(areas + 1)]


def drawn(bands: Sequence[Sequence[Area]], width: int, placed: Collection[Placed], lit: Collection[str]) -> list[str]:
    """The cloth in text: `o` where chips lie, `*` where an area is lit."""
    laid = {area(each.wager.name, each.selection) for each in placed}
    lines = [line for areas in bands for line in _band(areas, edges(len(areas), width), laid, lit)]
    return [*lines, _rule(edges(len(bands[-1]), width))]


def _band(areas: Sequence[Area], borders: list[int], laid: Collection[str], lit: Collection[str]) -> Iterator[str]:
    yield _rule(borders)
    yield _line([each.label for each in areas], borders)
    yield _line([each.odds_within(borders[1] - 1) for each in areas], borders)
    yield _line([("o" if each.name in laid else "") + ("*" if each.name in lit else "") for each in areas], borders)


def _line(texts: list[str], borders: list[int]) -> str:
    cells = zip(texts, pairwise(borders), strict=True)
    return "|" + "|".join(text.center(right - left - 1) for text, (left, right) in cells) + "|"


def _rule(borders: list[int]) -> str:
    return "+" + "+".join("-" * (right - left - 1) for left, right in pairwise(borders)) + "+"
