"""When a skill is asked for again, by FSRS: sooner where it was missed, later each time that it was known."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from houseway.errors import require
from houseway.school.review import Review
from houseway.school.seconds import TARGETS, kind_of

require("school")

from fsrs import Card, Rating, Scheduler  # noqa: E402

SLOW: Final = 1.5
QUICK: Final = 0.5
"""So many times the target seconds of a kind make an answer hard, or easy."""


@dataclass
class PracticeSchedule:
    """A card of FSRS for each skill that was practised. Nothing is left to chance: the same answers, the same days."""

    cards: dict[str, Card] = field(default_factory=dict)
    scheduler: Scheduler = field(default_factory=lambda: Scheduler(enable_fuzzing=False))

    def add(self, review: Review) -> None:
        card = self.cards.get(review.skill) or Card(card_id=len(self.cards), due=review.at)
        self.cards[review.skill], _ = self.scheduler.review_card(card, how_well(review), review.at)

    def due(self, now: datetime) -> list[str]:
        """The skills that are asked for again by now, the longest overdue first."""
        return sorted((skill for skill, card in self.cards.items() if card.due <= now), key=self._when)

    def next(self) -> datetime | None:
        """When the next skill is."""
        return min((card.due for card in self.cards.values()), default=None)

    def known(self, now: datetime) -> dict[str, float]:
        """How likely each skill is still known."""
        return {skill: self.scheduler.get_card_retrievability(card, now) for skill, card in self.cards.items()}

    def _when(self, skill: str) -> tuple[datetime, str]:
        return self.cards[skill].due, skill


def scheduled(reviews: Iterable[Review]) -> PracticeSchedule:
    found = PracticeSchedule()
    for review in reviews:
        found.add(review)
    return found


def how_well(review: Review) -> Rating:
    """Wrong, slow, right, or right at once."""
    if not review.right:
        return Rating.Again
    target = TARGETS[kind_of(review.skill)]
    if review.seconds > target * SLOW:
        return Rating.Hard
    return Rating.Easy if review.seconds < target * QUICK else Rating.Good
