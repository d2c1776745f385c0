"""The school of a house: what people answer is kept, item by item, and what follows from it is worked out.

Everything here may take its time; whoever asks does so in a thread beside the tables.
"""

from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from threading import Lock
from typing import Any, Final, Generic, NamedTuple, TypeVar

from houseway.errors import BadInput
from houseway.games import GAMES, find
from houseway.house.retries import GIVEN
from houseway.play.game import Game
from houseway.school import Item, drill, item, mark
from houseway.school.marks import MarkedAnswer
from houseway.school.practice import next_item
from houseway.school.progress import Standing
from houseway.school.review import MOST_SECONDS, Review
from houseway.store.database import AlreadyThere
from houseway.store.school import SchoolRecords

ITEMS: Final = 2000  # that are kept at hand
PEOPLE: Final = 500
KIN: Final = 24  # names of items of one skill
LATELY: Final = 12  # items that are not asked again at once
FIRST: Final = "take-or-refuse"
"""What somebody is asked who has answered nothing and chosen nothing: to read a sign and say yes or no."""
Key = TypeVar("Key")
Kept = TypeVar("Kept")


def in_zone(now: datetime) -> datetime:
    """The casino's own time, as `fsrs` takes it, which counts days and asks for a zone."""
    return now.replace(tzinfo=UTC)


@cache
def first_game() -> Game[Any]:
    """Of those that newcomers are led to, the one with most to lay."""
    there = [game for game in map(find, GAMES) if game.face.newcomers]
    return max(there, key=lambda game: len(game.wagers))


class AtHand(Generic[Key, Kept]):
    """What was used last, so many of it."""

    def __init__(self, most: int) -> None:
        self._most, self._lock = most, Lock()
        self._kept: OrderedDict[Key, Kept] = OrderedDict()

    def get(self, key: Key, make: Callable[[], Kept]) -> Kept:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            found = self._kept.setdefault(key, made)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
            return found

    def forget(self, key: Key) -> None:
        with self._lock:
            self._kept.pop(key, None)


class Trainee:
    """How somebody stands, as far as their answers are known here."""

    def __init__(self) -> None:
        self.lock, self.number, self.standing = Lock(), 0, Standing()
        self.lately: deque[str] = deque(maxlen=LATELY)

    def hear(self, number: int, review: Review) -> None:
        self.number = number
        self.standing.add(review)
        self.lately.append(review.item)


class AnsweredItem(NamedTuple):
    """What was said of an answer, once it was kept, and how somebody stands then."""

    item: Item
    marked: MarkedAnswer
    before: float
    standing: Standing


class HouseSchool:
    """Items, and the answers of everybody who is known to the house."""

    def __init__(self, records: SchoolRecords) -> None:
        self.records = records
        self._items: AtHand[str, Item] = AtHand(ITEMS)
        self._people: AtHand[str, Trainee] = AtHand(PEOPLE)
        self._kin: defaultdict[str, deque[str]] = defaultdict(lambda: deque(maxlen=KIN))

    # Items

    def item(self, name: str) -> Item:
        """Made once, while it is being asked and answered."""
        return self._items.get(name, lambda: self._known(item(name)))

    def _known(self, made: Item) -> Item:
        if made.id not in self._kin[made.skill]:
            self._kin[made.skill].append(made.id)
        return made

    def next(self, person: str, games: Sequence[Game[Any]], kinds: Sequence[str], again: str, now: datetime) -> Item:
        """What somebody is asked next; where they have chosen nothing, at games that they have practised."""
        found = self.trainee(person)
        with found.lock:
            known = sorted({skill.split("/", 2)[1] for skill in found.standing.tallies})
            if not games and not kinds and not known:
                kinds = [FIRST]
            games = games or [find(name) for name in known] or [first_game()]
            for kind in kinds if len(games) == 1 else ():
                drill(kind, games[0])
            kin = self._kin_but(found.lately)
            at = in_zone(now) + timedelta(microseconds=found.number % 1_000_000)  # or a quick answer had the same again
            made = next_item(found.standing, at, games, kinds, again, kin)
        return self._items.get(made.id, lambda: self._known(made))

    def _kin_but(self, lately: Sequence[str]) -> Mapping[str, Sequence[str]]:
        """Without what was asked just now."""
        return {skill: [each for each in names if each not in lately] for skill, names in list(self._kin.items())}

    # Answers

    def trainee(self, person: str) -> Trainee:
        """With what other processes have kept, too."""
        found = self._people.get(person, Trainee)
        with found.lock:
            self._learn(person, found)
        return found

    def _learn(self, person: str, found: Trainee) -> None:
        for number, review in self.records.answers(person, found.number):
            if number > found.number:
                found.hear(number, review)

    def answer(
        self, person: str, name: str, given: str, seconds: float, now: datetime, id: str | None, *, themed: bool
    ) -> AnsweredItem:
        """It is kept first, then told; an id that is used again is answered as before."""
        asked = self.item(name)
        marked = mark(asked, given)
        found = self._people.get(person, Trainee)
        seconds = round(min(max(seconds, 0.0), MOST_SECONDS), 2)
        review = Review(asked.id, asked.skill, asked.difficulty, given, marked.right, seconds, in_zone(now), themed)
        with found.lock:
            before = found.standing.rating.value
            if id is None or self.records.answered(person, id) is None:
                self._keep(person, review, id)
            elif self.records.answered(person, id)[:4] != review[:4]:  # type: ignore[index]
                raise BadInput(GIVEN)
            self._learn(person, found)
            return AnsweredItem(asked, marked, before, found.standing)

    def _keep(self, person: str, review: Review, id: str | None) -> None:
        try:
            self.records.add(person, review, id)
        except AlreadyThere:  # another process was faster with the same number
            self.records.add(person, review, id)

    def delete(self, person: str) -> None:
        self.records.delete(person)
        self._people.forget(person)
