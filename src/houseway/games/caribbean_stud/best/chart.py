"""The best play of Caribbean stud as a chart, found from the decisions: `make charts` writes it for the strategy.

A higher hand than those on the chart always bets, a lower one never does. Of the suits it matters only which of the
player's cards are of the up card's suit, and nearly always only how many: a cell says from how many on one bets.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import numpy as np

from houseway.games import find
from houseway.games.caribbean_stud.arithmetic import rank_of
from houseway.games.caribbean_stud.best.rows import Decisions, Play, best_play
from houseway.games.caribbean_stud.chart import ALSO, BETS, CHART, FOLDS, NOT, UP_CARDS, Rank, high, named
from houseway.kernels.up_card import DECK

Holding: TypeAlias = tuple[Rank, ...]
"""Which of the player's cards are of the up card's suit, the highest first; the ace is 14."""
Cell: TypeAlias = Mapping[Holding, bool]
"""By holding, whether one bets."""


def decided(found: Decisions) -> dict[int, dict[Rank, dict[Holding, bool]]]:
    """By the rank of a hand on the chart and the rank of the up card: which holdings bet."""
    cells: dict[int, dict[Rank, dict[Holding, bool]]] = defaultdict(lambda: defaultdict(dict))
    for row, rank in _on_the_chart(found):
        hand, bets = found.hands[row].tolist(), int(found.bets[row])
        for up in range(DECK):
            if up not in hand:
                holding = tuple(sorted((high(card) for card in hand if card & 3 == up & 3), reverse=True))
                told = cells[rank][high(up)].setdefault(holding, bool(bets >> up & 1))
                assert told == bool(bets >> up & 1), "other suits than the up card's decide"
    return cells


def _on_the_chart(found: Decisions) -> Iterator[tuple[int, int]]:
    """The hands between the lowest that ever bets and the highest that ever folds, with their ranks."""
    ranked = [(int(row), rank_of(found.hands[row].tolist())) for row in np.flatnonzero(found.stands_for)]
    lowest = min(rank for row, rank in ranked if found.bets[row])
    highest = max(rank for row, rank in ranked if int(found.bets[row]).bit_count() < DECK - len(found.hands[row]))
    yield from ((row, rank) for row, rank in ranked if lowest <= rank <= highest)


def written(cell: Cell) -> str:
    """From how many cards of the up card's suit on one bets, told with the fewest holdings that are otherwise."""
    if len(set(cell.values())) == 1:
        return BETS if next(iter(cell.values())) else FOLDS
    least, otherwise = min(((n, _otherwise(cell, n)) for n in range(1, 5)), key=lambda told: len(told[1]))
    return " ".join([str(least), *(f"{ALSO if cell[each] else NOT} {named(each)}" for each in otherwise)])


def _otherwise(cell: Cell, least: int) -> list[Holding]:
    return sorted((each for each, bets in cell.items() if bets != (len(each) >= least)), reverse=True)


def lines(found: Play) -> Iterator[str]:
    """The chart, highest hand first."""
    yield "\t".join(["hand", *(named((up,)) for up in UP_CARDS)])
    values = {rank_of(hand): hand for hand in found.decisions.hands[found.decisions.stands_for > 0].tolist()}
    for rank, cells in sorted(decided(found.decisions).items(), reverse=True):
        hand = tuple(sorted(map(high, values[rank]), reverse=True))
        yield "\t".join([named(hand), *(written(cells[up]) for up in UP_CARDS)])


def main() -> None:
    text = "".join(f"{line}\n" for line in lines(best_play(find("caribbean-stud"))))
    Path(str(CHART)).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
