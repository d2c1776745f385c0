"""How somebody stands, from everything that they have answered: ratings, what is due, where they are weak."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Any, Final, NamedTuple

from houseway.school.glicko import Match, Rating, rated
from houseway.school.review import Review
from houseway.school.schedule import PracticeSchedule

THEMED: Final = 0.5  # of what an answer counts that was not chosen
SURE: Final = 60.0  # how well the rating of a skill is known before anybody has answered it
WEAK: Final = 3  # answers of a skill before it can be called weak


class SkillCount(NamedTuple):
    """Answers of one skill or kind."""

    asked: int = 0
    right: int = 0
    seconds: float = 0.0

    def plus(self, review: Review) -> "SkillCount":
        return SkillCount(self.asked + 1, self.right + review.right, self.seconds + review.seconds)

    @property
    def share(self) -> float:
        return self.right / self.asked if self.asked else 0.0


@dataclass
class Standing:
    """Everything here follows from the answers, one after another."""

    rating: Rating = field(default_factory=Rating)
    skills: dict[str, Rating] = field(default_factory=dict)
    tallies: dict[str, SkillCount] = field(default_factory=lambda: defaultdict(SkillCount))
    schedule: PracticeSchedule = field(default_factory=PracticeSchedule)
    days: dict[date, int] = field(default_factory=lambda: defaultdict(int))
    curve: dict[date, float] = field(default_factory=dict)  # the rating at the end of each day
    right: dict[str, bool] = field(default_factory=dict)  # was each item right when it was last asked?

    def add(self, review: Review) -> None:
        """Somebody and the skill are rated against each other, both as they stood before."""
        mine, theirs = self.rating, self.skills.get(review.skill, Rating(review.difficulty, SURE))
        weight = THEMED if review.themed else 1.0
        self.rating = rated(mine, [Match(theirs, float(review.right))], weight)
        self.skills[review.skill] = rated(theirs, [Match(mine, 1.0 - review.right)], weight)
        self.tallies[review.skill] = self.tallies[review.skill].plus(review)
        self.schedule.add(review)
        self.days[review.at.date()] += 1
        self.curve[review.at.date()] = self.rating.value
        self.right[review.item] = review.right

    def meets(self, skill: str, difficulty: int) -> float:
        """How hard an item of a skill is for somebody, as far as they have met it."""
        return self.skills[skill].value if skill in self.skills else difficulty

    def weak(self, most: int = 5) -> Sequence[str]:
        """The skills with the fewest right answers, of those that were asked a few times."""
        known = [skill for skill, each in self.tallies.items() if each.asked >= WEAK and each.right < each.asked]
        return sorted(known, key=lambda skill: (self.tallies[skill].share, skill))[:most]

    def streak(self, today: date) -> int:
        """Days in a row on which something was answered, until today or yesterday."""
        day = today if today in self.days else today - timedelta(days=1)
        found = 0
        while day in self.days:
            found, day = found + 1, day - timedelta(days=1)
        return found

    def as_data(self, now: datetime) -> dict[str, Any]:
        asked = sum(each.asked for each in self.tallies.values())
        right = sum(each.right for each in self.tallies.values())
        return {
            "rating": round(self.rating.value),
            "deviation": round(self.rating.deviation),
            "asked": asked,
            "right": right,
            "due": self.schedule.due(now),
            "weak": list(self.weak()),
            "streak": self.streak(now.date()),
            "skills": {
                skill: {"asked": each.asked, "right": each.right, "seconds": round(each.seconds / each.asked, 1)}
                for skill, each in sorted(self.tallies.items())
            },
        }


def standing(reviews: Iterable[Review]) -> Standing:
    found = Standing()
    for review in reviews:
        found.add(review)
    return found
