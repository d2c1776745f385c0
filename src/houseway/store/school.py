"""What people answered at the school, their table tests and classes: in tables of their own, since whoever learns may
take away what is kept of them."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from threading import Lock
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from houseway.school.review import Review
from houseway.school.table_test import TaskAnswer
from houseway.store.database import AlreadyThere, Writing, insert, reading, writing
from houseway.store.schema import (
    ASSIGNMENTS,
    CLASS_MEMBERS,
    CLASSES,
    SCHOOL_ANSWERS,
    TABLE_TESTS,
    TEST_ANSWERS,
)

A, T, G = SCHOOL_ANSWERS.c, TABLE_TESTS.c, TEST_ANSWERS.c
C, M, S = CLASSES.c, CLASS_MEMBERS.c, ASSIGNMENTS.c
AGAIN: Final = 20  # times that somebody else was faster


class KeptTest(NamedTuple):
    """A table test, without its answers."""

    number: int
    person: str
    examiner: str
    game: str
    seed: str
    rounds: int
    marks: Mapping[str, float]
    at: str
    ended: str | None = None
    result: Mapping[str, Any] | None = None  # in short, once it is over


@dataclass(frozen=True)
class Assignment:
    """So many items of a kind at a game, by a day."""

    number: int
    game: str
    kind: str
    count: int
    since: str
    due: str


class SchoolRecords:
    """Whatever is answered is on the disk before anybody is told whether it was right."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._one_at_a_time, self._writing = Lock(), Writing(engine)

    # Answers

    def answers(self, person: str, after: int = 0) -> list[tuple[int, Review]]:
        """Those of one person from a number on, in their order."""
        with reading(self.engine) as connection:
            query = sa.select(SCHOOL_ANSWERS).where(A.person == person, A.number > after).order_by(A.number)
            return [(row.number, _review(row)) for row in connection.execute(query)]

    def answered(self, person: str, id: str) -> Review | None:
        """What was answered under this id."""
        with reading(self.engine) as connection:
            query = sa.select(SCHOOL_ANSWERS).where(A.person == person, A.id == id)
            row = connection.execute(query).first()
            return _review(row) if row is not None else None

    def last(self, count: int) -> list[Review]:
        """So many answers of everybody, the first of them first."""
        with reading(self.engine) as connection:
            rows = connection.execute(sa.select(SCHOOL_ANSWERS).order_by(A.at.desc()).limit(count)).all()
            return [_review(row) for row in reversed(rows)]

    def add(self, person: str, number: int, review: Review, id: str | None) -> None:
        """One answer more, as this number of theirs; `AlreadyThere`, where number or id was used."""
        at = review.at.replace(tzinfo=None).isoformat()
        item, skill, difficulty, given, right, seconds, _, themed = review
        row = (person, number, id, item, skill, difficulty, given, right, seconds, at, themed)
        with self._one_at_a_time, self._writing.begun() as connection:
            insert(connection, SCHOOL_ANSWERS, [row])

    def delete(self, person: str) -> None:
        """Everything that tells of somebody. Of a test that is over, its number is left, and nobody's name."""
        with writing(self.engine) as connection:
            connection.execute(sa.delete(SCHOOL_ANSWERS).where(A.person == person))
            under_way = sa.select(T.number).where(T.person == person, T.ended.is_(None))
            connection.execute(sa.delete(TEST_ANSWERS).where(G.test.in_(under_way)))
            connection.execute(sa.delete(TABLE_TESTS).where(T.person == person, T.ended.is_(None)))
            by = sa.case((T.examiner == person, ""), else_=T.examiner)
            connection.execute(sa.update(TABLE_TESTS).where(T.person == person).values(person="", examiner=by))
            connection.execute(sa.delete(CLASS_MEMBERS).where(M.person == person))

    # Table tests

    def set_test(self, test: KeptTest) -> int:
        """A test under the next number."""
        for _ in range(AGAIN):
            try:
                with writing(self.engine) as connection:
                    number = (connection.execute(sa.select(sa.func.max(T.number))).scalar() or 0) + 1
                    told = test._replace(number=number)._asdict() | {"marks": json.dumps(test.marks), "result": None}
                    connection.execute(sa.insert(TABLE_TESTS).values(**told))
                    return int(number)
            except AlreadyThere:
                continue
        raise AlreadyThere("somebody else was always faster")

    def test(self, number: int) -> KeptTest | None:
        found = self._tests(T.number == number)
        return found[0] if found else None

    def tests(self, person: str | None = None) -> list[KeptTest]:
        """Those that somebody sits or has set, or all of them: the latest first."""
        return self._tests(sa.true() if person is None else sa.or_(T.person == person, T.examiner == person))

    def _tests(self, which: sa.ColumnElement[bool]) -> list[KeptTest]:
        with reading(self.engine) as connection:
            rows = connection.execute(sa.select(TABLE_TESTS).where(which).order_by(T.number.desc()))
            return [_test(row) for row in rows]

    def test_answers(self, number: int) -> list[TaskAnswer]:
        with reading(self.engine) as connection:
            query = sa.select(G.given, G.seconds).where(G.test == number).order_by(G.place)
            return [TaskAnswer(*row) for row in connection.execute(query)]

    def add_to_test(self, number: int, place: int, answer: TaskAnswer, at: datetime) -> None:
        """`AlreadyThere`, where that task was answered."""
        with writing(self.engine) as connection:
            told = {"test": number, "place": place, "at": at.isoformat(), **answer._asdict()}
            connection.execute(sa.insert(TEST_ANSWERS).values(**told))

    def end_test(self, number: int, at: datetime, result: Mapping[str, Any]) -> None:
        with writing(self.engine) as connection:
            told = {"ended": at.isoformat(), "result": json.dumps(result)}
            connection.execute(sa.update(TABLE_TESTS).where(T.number == number).values(**told))

    # Classes

    def classes(self) -> dict[str, str]:
        """By name, whose each is."""
        with reading(self.engine) as connection:
            return {row.name: row.instructor for row in connection.execute(sa.select(CLASSES).order_by(C.name))}

    def add_class(self, name: str, instructor: str) -> None:
        with writing(self.engine) as connection:
            connection.execute(sa.insert(CLASSES).values(name=name, instructor=instructor))

    def close_class(self, name: str) -> None:
        with writing(self.engine) as connection:
            for table, column in ((ASSIGNMENTS, S["class"]), (CLASS_MEMBERS, M["class"]), (CLASSES, C.name)):
                connection.execute(sa.delete(table).where(column == name))

    def members(self, name: str) -> list[str]:
        with reading(self.engine) as connection:
            query = sa.select(M.person).where(M["class"] == name).order_by(M.person)
            return list(connection.execute(query).scalars())

    def set_members(self, name: str, people: Iterable[str]) -> None:
        with writing(self.engine) as connection:
            connection.execute(sa.delete(CLASS_MEMBERS).where(M["class"] == name))
            for person in dict.fromkeys(people):
                connection.execute(sa.insert(CLASS_MEMBERS).values({"class": name, "person": person}))

    def classes_of(self, person: str) -> list[str]:
        with reading(self.engine) as connection:
            query = sa.select(M["class"]).where(M.person == person).order_by(M["class"])
            return list(connection.execute(query).scalars())

    def assignments(self, name: str) -> list[Assignment]:
        with reading(self.engine) as connection:
            query = sa.select(ASSIGNMENTS).where(S["class"] == name).order_by(S.due, S.number)
            rows = [dict(row._mapping) for row in connection.execute(query)]
        return [Assignment(**{key: each for key, each in row.items() if key != "class"}) for row in rows]

    def assign(self, name: str, assignment: Assignment) -> None:
        with writing(self.engine) as connection:
            last = connection.execute(sa.select(sa.func.max(S.number)).where(S["class"] == name)).scalar()
            told = asdict(replace(assignment, number=(last or 0) + 1)) | {"class": name}
            connection.execute(sa.insert(ASSIGNMENTS).values(told))

    def take_back(self, name: str, number: int) -> None:
        with writing(self.engine) as connection:
            connection.execute(sa.delete(ASSIGNMENTS).where(S["class"] == name, S.number == number))


def _review(row: Any) -> Review:
    at = datetime.fromisoformat(row.at).replace(tzinfo=UTC)
    return Review(row.item, row.skill, row.difficulty, row.given, bool(row.is_right), row.seconds, at, bool(row.themed))


def _test(row: Any) -> KeptTest:
    result = json.loads(row.result) if row.result else None
    return KeptTest(**row._asdict() | {"marks": json.loads(row.marks), "result": result})
