"""The school of a house: what people answer is kept, item by item, and what follows from it is worked out.

Everything here may take its time; whoever asks does so in a thread beside the tables.
"""

from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import islice
from threading import Lock
from typing import Any, Final, Generic, NamedTuple, TypeVar

from houseway.errors import BadInput
from houseway.games import GAMES, find
from houseway.house.experience import LearntDifficulty, LearntSeconds
from houseway.house.retries import GIVEN
from houseway.play.game import Game
from houseway.school import Item, ItemName, drill, item, items, mark
from houseway.school.marks import MarkedAnswer
from houseway.school.practice import PracticeItems, next_item
from houseway.school.progress import Standing
from houseway.school.review import MOST_SECONDS, Review
from houseway.school.situation import Lots
from houseway.store.database import AlreadyThere
from houseway.store.school import SchoolRecords

ITEMS: Final = 2000  # that are kept at hand
PEOPLE: Final = 500
KIN: Final = 24  # names of items of one skill
LATELY: Final = 12  # items that are not asked again at once
AT_HAND: Final = 256  # names of one kind at one text
ENOUGH: Final = 4  # of them that somebody has not met, or one more is made
TRIES: Final = 4  # items that are made to find kin that nobody has met; others have them at hand then
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


class Made(NamedTuple):
    """What is known of an item without looking at it."""

    skill: str
    difficulty: int


class KeptItems:
    """What was made before, for everybody: to choose among them takes no time."""

    def __init__(self) -> None:
        self._items: AtHand[str, Item] = AtHand(ITEMS)
        self._of: defaultdict[str, dict[str, Made]] = defaultdict(dict)  # by text and kind, then by name
        self._kin: defaultdict[str, deque[str]] = defaultdict(lambda: deque(maxlen=KIN))

    def item(self, name: str) -> Item:
        return self._items.get(name, lambda: self.know(item(name)))

    def keep(self, made: Item) -> Item:
        return self._items.get(made.id, lambda: self.know(made))

    def know(self, made: Item) -> Item:
        """Its reasons and its picture are worked out once, for whoever is asked it."""
        made = replace(made, why=cache(made.why), scene=cache(made.scene) if made.scene is not None else None)
        of = self._of[_of(made.name.game, made.name.kind)]
        if made.id not in of and len(of) < AT_HAND:
            of[made.id] = Made(made.skill, made.difficulty)
        if made.id not in self._kin[made.skill]:
            self._kin[made.skill].append(made.id)
        return made

    def of(self, game: Game[Any], kind: str) -> Mapping[str, Made]:
        return dict(self._of[_of(game, kind)])

    def kin(self, skill: str) -> Sequence[str]:
        return list(self._kin[skill])


def _of(game: Game[Any], kind: str) -> str:
    return str(ItemName(kind, game, ""))


class ForTrainee(PracticeItems):
    """What is at hand and somebody has not been asked; new items where that is too little."""

    def __init__(self, kept: KeptItems, trainee: "Trainee", difficulty: LearntDifficulty) -> None:
        self.kept, self.trainee, self.difficulty = kept, trainee, difficulty

    def some(self, game: Game[Any], kind: str, now: datetime) -> Sequence[Item]:
        met, rating = self.trainee.standing.right, self.trainee.standing.rating.value
        there = {name: each for name, each in self.kept.of(game, kind).items() if name not in met}
        near = sorted(there, key=lambda name: abs(self.difficulty.at(*there[name]) - rating))[:ENOUGH]
        if len(near) == ENOUGH:
            return [self.kept.item(Lots(self.trainee.number, now).one_of(near))]
        made = [self.kept.keep(each) for each in islice(items(game, kind, f"{now.timestamp()}"), 1)]
        return [*made, *map(self.kept.item, near[:1])]

    def kin(self, skill: str, games: Sequence[Game[Any]], now: datetime) -> Item | None:
        """What was asked just now comes last; a skill that is seldom met is not looked for long."""
        kind, name, _ = skill.split("/", 2)
        texts = [game for game in games if game.name == name] or [find(name)]
        begins = tuple(_of(game, kind) for game in texts)
        there = [each for each in self.kept.kin(skill) if each.startswith(begins)]
        lots = Lots(skill, now)
        if fresh := [each for each in there if each not in self.trainee.lately]:
            return self.kept.item(lots.one_of(fresh))
        tried = islice(items(lots.one_of(texts), kind, f"{now.timestamp()}"), TRIES)
        found = next((each for each in map(self.kept.keep, tried) if each.skill == skill), None)
        return found or (self.kept.item(there[0]) if there else None)


class HouseSchool:
    """Items, and the answers of everybody who is known to the house."""

    def __init__(self, records: SchoolRecords) -> None:
        self.records, self.kept = records, KeptItems()
        self.difficulty = LearntDifficulty(records.last, self.kept.item)
        self.seconds = LearntSeconds(records.last)
        self._people: AtHand[str, Trainee] = AtHand(PEOPLE)

    def item(self, name: str) -> Item:
        """Made once, while it is being asked and answered."""
        return self.kept.item(name)

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
            at = in_zone(now) + timedelta(microseconds=found.number % 1_000_000)  # or a quick answer had the same again
            return next_item(found.standing, at, games, kinds, again, ForTrainee(self.kept, found, self.difficulty))

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
        hard = self.difficulty.of(asked)
        review = Review(asked.id, asked.skill, hard, given, marked.right, seconds, in_zone(now), themed)
        with found.lock:
            before = found.standing.rating.value
            self._keep(person, found, review, id)
            return AnsweredItem(asked, marked, before, found.standing)

    def _keep(self, person: str, found: Trainee, review: Review, id: str | None) -> None:
        """Under the next number, unless it was kept before, or another process was faster."""
        while True:
            try:
                self.records.add(person, found.number + 1, review, id)
            except AlreadyThere:
                kept = self.records.answered(person, id) if id is not None else None
                before = found.number
                self._learn(person, found)
                if kept is not None and (kept.item, kept.given) != (review.item, review.given):
                    raise BadInput(GIVEN) from None
                if kept is not None:
                    return
                if found.number == before:  # then it was something else
                    raise
            else:
                self.difficulty.hear(review, found.standing.rating)
                self.seconds.hear(review)
                found.hear(found.number + 1, review)
                return

    def delete(self, person: str) -> None:
        self.records.delete(person)
        self._people.forget(person)
