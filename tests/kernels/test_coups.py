"""Coups that a kernel counts are those that the plain arithmetic counts."""

from math import perm

import pytest

from houseway.families.baccarat.chances import coups
from houseway.kernels.coups import coups_from


@pytest.mark.parametrize("decks", [8, 6, 1])
def test_a_full_shoe_is_counted_as_in_plain_python(decks: int) -> None:
    assert coups_from([16 * decks, *[4 * decks] * 9]) == dict(coups(decks))


def test_a_shoe_with_cards_gone_has_as_many_draws_as_there_are_orders() -> None:
    counts = [100, 20, 25, 30, 31, 32, 7, 1, 0, 2]
    assert sum(coups_from(counts).values()) == perm(sum(counts), 6)


def test_a_shoe_of_zeros_alone_ends_in_a_tie_of_nothing() -> None:
    assert coups_from([6] + [0] * 9) == {(0, 0): 720}


@pytest.mark.parametrize("cards", [5, 1301])
def test_what_cannot_be_counted_is_said(cards: int) -> None:
    with pytest.raises(ValueError, match="6 to 1300 cards"):
        coups_from([cards] + [0] * 9)
