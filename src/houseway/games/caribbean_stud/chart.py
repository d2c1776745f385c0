"""The best play of Caribbean stud, read from the chart that is kept, which `houseway.odds` has worked out.

A row for each hand, a column for each up card. `+` bets and `-` folds. A number bets with so many cards of the up
card's suit or more; `also` with these alone of that suit, and `not` with these.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

from houseway.equipment.cards import RANK, Card
from houseway.games.caribbean_stud.arithmetic import rank_of

Rank: TypeAlias = int
"""From 2 to the ace, which is 14 here."""

CHART: Final = files(__package__) / "chart.tsv"
UP_CARDS: Final = range(2, 15)
BETS, FOLDS, ALSO, NOT = "+", "-", "also", "not"
NEVER: Final = 6  # there are not so many cards
NAMES: Final = {rank: str(rank) for rank in range(2, 11)} | dict(zip(range(11, 15), "JQKA", strict=True))
RANK_OF: Final = {name: rank for rank, name in NAMES.items()}


class Cell(NamedTuple):
    """From how many cards of the up card's suit on one bets, and with which it is the other way round."""

    least: int
    otherwise: frozenset[frozenset[Rank]]


class StudChart(NamedTuple):
    """By the rank of a hand and the rank of the up card; a hand above the highest bets, one below the lowest folds."""

    cells: Mapping[int, Mapping[Rank, Cell]]
    lowest: int
    highest: int


def named(ranks: Iterable[Rank]) -> str:
    """`K-2`."""
    return "-".join(NAMES[rank] for rank in ranks)


def read(named_: str) -> list[Rank]:
    return [RANK_OF[name] for name in named_.split("-")]


@cache
def chart() -> StudChart:
    rows = (line.split("\t") for line in CHART.read_text(encoding="utf-8").splitlines()[1:])
    cells = {_rank(read(hand)): dict(zip(UP_CARDS, map(_cell, row), strict=True)) for hand, *row in rows}
    return StudChart(cells, min(cells), max(cells))


def _rank(values: Sequence[Rank]) -> int:
    """Of a hand of these values, not all of one suit."""
    return rank_of([(rank - 1) % 13 * 4 + (at == 0) for at, rank in enumerate(values)])


def _cell(text: str) -> Cell:
    if text in (BETS, FOLDS):
        return Cell(0 if text == BETS else NEVER, frozenset())
    least, *words = text.split()
    return Cell(int(least), frozenset(frozenset(read(each)) for each in words[1::2]))


def bets(hand: Sequence[Card], up: Card) -> bool:
    """Is it best to bet with these five cards against this up card?"""
    rank, all_ = rank_of(list(hand)), chart()
    if not all_.lowest <= rank <= all_.highest:
        return rank > all_.highest
    cell = all_.cells[rank][high(up)]
    suited = frozenset(high(card) for card in hand if card & 3 == up & 3)
    return (len(suited) >= cell.least) != (suited in cell.otherwise)


def high(card: Card) -> Rank:
    return RANK[card] if RANK[card] > 1 else UP_CARDS[-1]
