"""Finite chains are solved exactly: gambler's ruin, a chain that loops, one that never ends."""

from collections.abc import Hashable, Iterator
from fractions import Fraction

import pytest

from houseway.odds.chain import End, solve, weights


def ruin(held: int) -> Iterator[tuple[Hashable, int]]:
    """A unit is won or lost, 18 to 19, until nothing or five units are there."""
    for onward, weight in ((held + 1, 18), (held - 1, 19)):
        yield (End(onward) if onward in (0, 5) else onward), weight


@pytest.mark.parametrize("held", [1, 2, 3, 4])
def test_the_gamblers_ruin(held: int) -> None:
    ratio = Fraction(19, 18)
    found = solve(held, ruin)
    assert found.ends[5] == (1 - ratio**held) / (1 - ratio**5)
    assert sum(found.ends.values()) == 1
    drift = Fraction(18 - 19, 37)
    assert found.steps == (5 * found.ends[5] - held) / drift  # what is won is the drift of each step


def test_a_state_that_is_likely_to_stay_takes_its_time() -> None:
    found = solve("waiting", lambda _: [(End("seven"), 6), ("waiting", 30)])
    assert (found.ends, found.steps) == ({"seven": Fraction(1)}, Fraction(6))


def test_what_never_ends_is_said() -> None:
    with pytest.raises(ValueError, match="no end is ever reached"):
        solve(0, lambda state: [(1 - state, 1)])
    with pytest.raises(ValueError, match="no end is ever reached"):
        solve(0, lambda _: [(0, 1)])


def test_weights_are_whole_numbers_in_the_same_proportion() -> None:
    assert dict(weights({"a": Fraction(1, 6), "b": Fraction(3, 4), "c": Fraction(1, 12)})) == {"a": 2, "b": 9, "c": 1}
