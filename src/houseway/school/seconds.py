"""How long an answer may take: what each kind begins with, and what those who are quick and right need."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from statistics import median
from typing import Final

from houseway.school.review import Review

TARGETS: Final[Mapping[str, float]] = {
    "lay": 6,
    "do": 8,
    "pay": 12,
    "settle": 30,
    "take-or-refuse": 10,
    "next": 12,
    "call": 8,
    "rule": 30,
    "spot": 60,
    "hand": 8,
    "tiles": 20,
    "limit": 8,
    "count": 30,
}
"""Ours, and published: no regulator's were found. A dealer who pays a straight up within 12 seconds holds up nobody."""
ENOUGH: Final = 20  # right answers, before a target is learnt from them


def kind_of(skill: str) -> str:
    return skill.partition("/")[0]


def learnt(reviews: Iterable[Review]) -> dict[str, float]:
    """The middle of the quicker half of right answers, of each kind of which there are enough."""
    right: dict[str, list[float]] = defaultdict(list)
    for review in reviews:
        if review.right:
            right[kind_of(review.skill)].append(review.seconds)
    return quick_and_right(right)


def quick_and_right(right: Mapping[str, Collection[float]]) -> dict[str, float]:
    """The same, of the seconds of right answers by their kind."""
    quick = {kind: sorted(each)[: len(each) // 2] for kind, each in right.items() if len(each) >= ENOUGH}
    return {**TARGETS, **{kind: round(median(each), 1) for kind, each in quick.items()}}
