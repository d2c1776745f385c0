"""One pocket, or neighbours, that come too often are named; a fair device is left alone."""

from collections import Counter

from houseway.audit.outcomes import DeviceOutcomes
from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.wheel import SINGLE_ZERO

SPINS = 19_500
BALLS = [ball for ball in SINGLE_ZERO.weights() for _ in range(100)]


def spun(seed: int, more: list[int]) -> DeviceOutcomes:
    chance, balls = SeededEntropy(f"spins {seed}"), BALLS + more
    return DeviceOutcomes(SINGLE_ZERO.weights(), Counter(balls[chance.below(len(balls))] for _ in range(SPINS)))


def test_a_pocket_that_comes_28_per_cent_more_often_is_named() -> None:
    found = [spun(seed, [17] * 28).finding() for seed in range(1, 12)]
    assert {told for told, _, _ in found} == {"17 comes too often"}
    assert sum(p < 0.001 for _, _, p in found) >= 10


def test_five_neighbours_that_come_20_per_cent_more_often_are_named() -> None:
    told, evidence, p = spun(2, [each for each in (2, 25, 17, 34, 6) for _ in range(20)]).finding()
    assert told == "2, 25, 17, 34, 6 come too often"
    assert "the most of 37" in evidence
    assert p < 0.001


def test_a_fair_wheel_is_named_no_more_often_than_it_should_be() -> None:
    assert sum(spun(seed, []).finding()[2] < 0.05 for seed in range(10, 40)) <= 4


def test_with_too_few_spins_nothing_is_told() -> None:
    assert not DeviceOutcomes(SINGLE_ZERO.weights(), Counter({17: 100})).tells
