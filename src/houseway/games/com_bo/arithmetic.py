"""Crown Com-Bo in plain integers: how cards rank (r3.5), what follows what, and how many are of a kind (r8.1)."""

from typing import Final

from houseway.equipment.cards import RANK


def value(rank: int) -> int:
    """2 to 14: aces, which are rank 1 as cards go, are always high (r3.5)."""
    return 14 if rank == 1 else rank


VALUE: Final = tuple(value(rank) for rank in RANK)  # by card


def falls(first: int, second: int, third: int, fourth: int, fifth: int, last: int) -> bool:
    """Does each card up to position `last` rank above the next one?"""
    return (
        first > second
        and (last < 3 or second > third)
        and (last < 4 or third > fourth)
        and (last < 5 or fourth > fifth)
    )  # fmt: skip


def rises(first: int, second: int, third: int, fourth: int, fifth: int, last: int) -> bool:
    """Does each card up to position `last` rank below the next one?"""
    return falls(-first, -second, -third, -fourth, -fifth, last)


def ties(first: int, second: int, third: int, fourth: int, fifth: int, last: int) -> bool:
    """Are two cards that follow each other, up to position `last`, of one value?"""
    return (
        first == second
        or (last > 2 and second == third)
        or (last > 3 and third == fourth)
        or (last > 4 and fourth == fifth)
    )  # fmt: skip


def alike(first: int, second: int, third: int, fourth: int, fifth: int) -> int:
    """How many of the ten ways to take two of the five cards give two of one kind: `ALIKE` says what that makes."""
    return (
        (first == second) + (first == third) + (first == fourth) + (first == fifth)
        + (second == third) + (second == fourth) + (second == fifth)
        + (third == fourth) + (third == fifth) + (fourth == fifth)
    )  # fmt: skip


ALIKE: Final = {
    "five-of-a-kind": 10,
    "quad": 6,
    "full house": 4,
    "triple": 3,
    "two pair": 2,
    "one pair": 1,
}
