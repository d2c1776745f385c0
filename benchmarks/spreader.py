"""A player who spreads 1 to 12 by the count: after how many rounds the audit's sums say so, beside what r predicts.

`python benchmarks/spreader.py 100`: so many nights of 200 rounds. The rounds are predicted from r over all nights, for
a power of 90% at a level of 0.001, by Fisher's transformation; that takes rounds for independent, and a count wanders.
"""

import sys
from collections.abc import Iterator
from math import atanh, ceil
from statistics import median

from houseway.audit.card_night import PLAYERS, dealt
from houseway.audit.count import CountedShoe, PairSums
from houseway.audit.plant import between, mapping_of
from houseway.equipment.cards import card
from houseway.equipment.entropy import SeededEntropy
from houseway.games import find

LEVEL, REACH = 0.001, 3.0902 + 1.2816  # standard errors: of the level, and of the power
NEVER = 1_000


def night(seed: str) -> Iterator[PairSums]:
    """What is known after each round."""
    mapping = mapping_of("cards")
    decks, sums, counted = find(mapping.game).open_table().shoe.decks, PairSums(), CountedShoe("", 0)
    for logged in dealt(mapping, SeededEntropy(seed), True):
        shoe = logged.wagers[0].cells["shoe"]
        if shoe != counted.shoe:
            counted = CountedShoe(shoe, decks)
        sums.add(counted.true_count, next(each.stake for each in logged.wagers if each.person == PLAYERS[0]))
        cells = [*(each.cells["cards"] for each in logged.wagers), logged.wagers[0].cells["dealer"]]
        counted.see([card(name) for told in cells for name in told.split()])
        yield sums


def main() -> None:
    nights = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    together, first, alone = PairSums(), list[int](), list[float]()
    for number in range(nights):
        found_at, sums = 0, PairSums()
        for sums in night(f"spreader {number}"):
            if not found_at and sums.p is not None and sums.p < LEVEL:
                found_at = sums.n
        alone.append(sums.r)
        first.append(found_at or NEVER)
        together.take(sums)
    predicted = ceil(3 + (REACH / atanh(together.r)) ** 2)
    within = sum(each <= predicted for each in first)
    (low, high), every = between(within, nights), sorted(first)
    print(f"{nights} nights of 200 rounds, one player spreads 1-12: r {together.r:.2f} over all; over one night "
          f"{min(alone):.2f} to {max(alone):.2f}, median {median(alone):.2f}")  # fmt: skip
    print(f"this r predicts {predicted} rounds (power 90%, level {LEVEL}), were they independent; found within them: "
          f"{within} of {nights}, {within / nights:.1%} (95%: {low:.1%} to {high:.1%})")  # fmt: skip
    told = ", ".join(f"{share}% after {every[ceil(nights * share / 100) - 1]}" for share in (10, 50, 75, 90))
    print(f"rounds until it is found: {told}; not in 200: {sum(each == NEVER for each in first)}")


if __name__ == "__main__":
    main()
