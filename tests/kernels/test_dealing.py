"""Deals and draws by kernel: all different, and all as likely."""

from itertools import permutations
from math import sqrt

import numpy as np
import pytest

from houseway.kernels.dealing import deal
from houseway.kernels.subsets import draw

MANY = 1 << 16
FAR = 4.5  # standard errors, of several dozen figures


def drawn(size: int, wanted: int, chunk: int = 0, draws: int = MANY) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    """A row of bits a draw."""
    out = np.empty((draws, 2), np.uint64)
    draw(np.uint64(7), np.uint64(1), np.uint64(chunk), np.uint64(size), np.uint64(wanted), out)
    return np.unpackbits(out.view(np.uint8).reshape(draws, 16), axis=1, bitorder="little")


@pytest.mark.parametrize(("size", "wanted"), [(80, 20), (80, 10), (64, 16), (70, 6), (40, 12)])
def test_so_many_numbers_are_drawn_and_each_as_often(size: int, wanted: int) -> None:
    bits = drawn(size, wanted)
    assert (bits.sum(1) == wanted).all()
    assert not bits[:, size:].any()
    chance = wanted / size
    assert (abs(bits[:, :size].sum(0) - MANY * chance) < FAR * sqrt(MANY * chance * (1 - chance))).all()


def test_two_numbers_are_drawn_together_as_often_as_any_two() -> None:
    bits = drawn(80, 20).astype(np.float64)[:, :80]
    together = (bits.T @ bits)[np.triu_indices(80, 1)]
    chance = 20 * 19 / (80 * 79)
    assert (abs(together - MANY * chance) < (FAR + 1) * sqrt(MANY * chance * (1 - chance))).all()


def test_another_chunk_has_other_draws_and_fewer_draws_are_the_first_of_more() -> None:
    assert (drawn(80, 20, draws=1_001) == drawn(80, 20)[:1_001]).all()
    assert (drawn(80, 20, 1, 1_000) != drawn(80, 20, 0, 1_000)).any()


def test_every_order_of_three_out_of_four_is_as_likely() -> None:
    out = np.empty((MANY, 3), np.uint8)
    deal(np.uint64(7), np.uint64(1), np.uint64(0), np.array([3, 5, 7, 9], np.uint8), out)
    orders, counts = np.unique(out, axis=0, return_counts=True)
    assert [tuple(order) for order in orders.tolist()] == sorted(permutations((3, 5, 7, 9), 3))
    chance = 1 / 24
    assert (abs(counts - MANY * chance) < FAR * sqrt(MANY * chance * (1 - chance))).all()


def test_a_whole_deck_can_be_dealt() -> None:
    out = np.empty((100, 52), np.uint8)
    deal(np.uint64(7), np.uint64(1), np.uint64(0), np.arange(52, dtype=np.uint8), out)
    assert (np.sort(out, axis=1) == np.arange(52)).all()
