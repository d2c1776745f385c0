"""Classes: whose they are, who is in them, what is set by which day, and who is weak where."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final, NamedTuple

from houseway.errors import BadInput, quoted
from houseway.games import find
from houseway.house.house import House
from houseway.house.people import ADMINISTER, TEACH, Member, check_addressed
from houseway.house.school import HouseSchool, Trainee
from houseway.school import drill
from houseway.store.database import AlreadyThere
from houseway.store.school import Assignment, SchoolRecords

MOST_MEMBERS: Final = 400
MOST_SET: Final = 200


class Pupil(NamedTuple):
    """Somebody in a class, and how many right answers each of what is set has had of them."""

    name: str
    trainee: Trainee
    done: Sequence[int]


class Classes:
    """Those of a house; a class is its instructor's, and an administrator's."""

    def __init__(self, house: House, records: SchoolRecords, school: HouseSchool) -> None:
        self.house, self.records, self.school = house, records, school

    def there(self) -> dict[str, str]:
        return self.records.classes()

    def of(self, name: str, who: Member) -> str:
        """The instructor of a class that this person may see and change."""
        instructor = self.there().get(name)
        if instructor is None or not who.is_one(TEACH) or (not who.is_one(ADMINISTER) and instructor != who.name):
            raise BadInput(f"{who.name} has no class {quoted(name)}")
        return instructor

    def begin(self, name: str, who: Member) -> None:
        check_addressed(name)
        try:
            self.records.add_class(name, who.name)
        except AlreadyThere:
            raise BadInput(f"there is a class {quoted(name)} already") from None

    def has(self, name: str, people: Sequence[str]) -> None:
        """From now on these are in it."""
        if len(people) > MOST_MEMBERS:
            raise BadInput(f"a class has at most {MOST_MEMBERS} people, not {len(people)}")
        for each in people:
            if each not in self.house.people:
                raise BadInput(f"the house knows nobody called {quoted(each)}")
        self.records.set_members(name, people)

    def set_work(self, name: str, game: str, kind: str, count: int, due: date, now: datetime) -> None:
        """So many right answers, by the end of that day."""
        drill(kind, find(game))
        if due < now.date():
            raise BadInput(f"that day is over: {due}")
        work = self.records.assignments(name)
        if (game, kind, count, due.isoformat()) in [(each.game, each.kind, each.count, each.due) for each in work]:
            return  # whoever asks twice has it set once
        if len(work) >= MOST_SET:
            raise BadInput(f"a class is set at most {MOST_SET} things at a time")
        self.records.assign(name, Assignment(0, game, kind, count, now.isoformat(), due.isoformat()))

    def pupils(self, name: str) -> list[Pupil]:
        work = self.records.assignments(name)
        return [self.pupil(each, work) for each in self.records.members(name)]

    def pupil(self, person: str, work: Sequence[Assignment]) -> Pupil:
        return Pupil(person, self.school.trainee(person), [self._done(person, each) for each in work])

    def _done(self, person: str, work: Assignment) -> int:
        """Different items that were right since it was set."""
        begins = f"{work.kind}/{work.game}/"
        since = datetime.fromisoformat(work.since)
        right = {
            review.item
            for _, review in self.records.answers(person)
            if review.right and review.skill.startswith(begins) and review.at.replace(tzinfo=None) >= since
        }
        return min(len(right), work.count)
