"""What a house learns from everybody's answers: how hard a skill is, and how many seconds a kind of item takes.

Each answer is stored with the difficulty that it had then, so that what was learnt is there again after a restart.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from threading import Lock
from typing import Final

from houseway.errors import BadInput
from houseway.school import Item
from houseway.school.glicko import Match, Rating, rated
from houseway.school.item import EASIEST, HARDEST
from houseway.school.progress import SURE
from houseway.school.review import Review
from houseway.school.seconds import kind_of, quick_and_right

LATEST: Final = 400  # right answers of a kind, from which its seconds are learnt
BEFORE: Final = 5000  # answers of everybody that a process begins with
ANEW: Final = 20  # answers, after which they are reckoned anew


class LearntDifficulty:
    """How much harder or easier than it was made each skill has proved: it is rated by whoever meets it."""

    def __init__(self, before: Callable[[int], Iterable[Review]], item: Callable[[str], Item]) -> None:
        self._before, self._item = before, item
        self._harder: dict[str, float] = {}
        self._lock = Lock()

    @cached_property
    def _latest(self) -> dict[str, Review]:
        return {review.skill: review for review in self._before(BEFORE)}

    def of(self, asked: Item) -> int:
        return self.at(asked.skill, asked.difficulty)

    def at(self, skill: str, difficulty: int) -> int:
        return round(min(max(difficulty + self._known(skill), EASIEST - 400), HARDEST + 400))

    def _known(self, skill: str) -> float:
        """By what the last answer of it was stored with, once; then as it is heard."""
        if skill not in self._harder:
            harder = self._stored(skill)
            with self._lock:
                self._harder.setdefault(skill, harder)
        return self._harder[skill]

    def _stored(self, skill: str) -> float:
        last = self._latest.get(skill)
        try:
            return last.difficulty - self._item(last.item).difficulty if last is not None else 0.0
        except BadInput:  # there is no such item any more
            return 0.0

    def hear(self, review: Review, mine: Rating) -> None:
        """Somebody was right or wrong who stood at this rating."""
        theirs = Rating(review.difficulty, SURE)
        moved = rated(theirs, [Match(mine, 1.0 - review.right)], 0.5 if review.themed else 1.0).value - theirs.value
        self._known(review.skill)
        with self._lock:
            self._harder[review.skill] += moved


class LearntSeconds:
    """What those who are quick and right need, of each kind; ours, until enough is known."""

    def __init__(self, before: Callable[[int], Iterable[Review]]) -> None:
        self._right: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=LATEST))
        self._before, self._lock = before, Lock()
        self._targets: dict[str, float] | None = None
        self._heard = 0

    def targets(self) -> Mapping[str, float]:
        with self._lock:
            if self._targets is None:
                for review in self._before(BEFORE):
                    self._add(review)
                self._targets = quick_and_right(self._right)
            return self._targets

    def hear(self, review: Review) -> None:
        self.targets()
        with self._lock:
            self._add(review)
            self._heard += 1
            if self._heard % ANEW == 0:
                self._targets = quick_and_right(self._right)

    def _add(self, review: Review) -> None:
        if review.right:
            self._right[kind_of(review.skill)].append(review.seconds)
