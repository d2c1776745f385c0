"""What somebody has learnt: their lessons, how they stand, and what is kept of them, which is theirs."""

from collections import Counter
from datetime import datetime, timedelta
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path

from houseway.floor.floor import Floor, OnFloor
from houseway.floor.problems import may_be
from houseway.floor.school.items import chosen
from houseway.floor.school.practice import SURE, OfGame, OfState
from houseway.floor.school.shapes import (
    CourseShape,
    KeptAnswer,
    LessonListed,
    LessonShape,
    LessonTask,
    Said,
    SchoolDay,
    SkillShape,
    TraineeStanding,
    WeakShape,
)
from houseway.floor.school.threads import makes
from houseway.floor.shapes import DoneShape
from houseway.floor.visitor import Who
from houseway.games import find
from houseway.house.school import first_game, in_zone
from houseway.house.table_tests import text_of as of
from houseway.play.game import Game
from houseway.school.course import course, lesson
from houseway.school.progress import SkillCount, Standing

router: Final = APIRouter(prefix="/api/school", tags=["school"], responses=may_be(429))
DAYS: Final = 84  # that are told: twelve weeks


@router.get("/lessons", summary="The course of a game")
async def lessons(who: Who, floor: OnFloor, game: OfGame = None, rules: OfState = None) -> CourseShape:
    """In the order of its Part, with what of it is done."""
    return await makes(lambda: _course(floor, who.name, game, rules))


def _course(floor: Floor, person: str, name: str | None, rules: str | None) -> CourseShape:
    game, right = _game(name, rules), _right(floor, person)
    listed = [
        LessonListed(
            number=each.number,
            title=each.title,
            tasks=len(each.tasks),
            done=sum(right.get(task, False) for task in each.tasks),
        )
        for each in course(game)
    ]
    return CourseShape(game=game.name, title=game.title, of=of(game), rules=game.rules, lessons=listed)


def _game(name: str | None, rules: str | None) -> Game[Any]:
    return next(iter(chosen(name, rules)), None) or first_game()


def _right(floor: Floor, person: str) -> dict[str, bool]:
    return floor.school.trainee(person).standing.right


@router.get("/lessons/{number}", summary="A lesson")
async def one_lesson(
    number: Annotated[int, Path(ge=1, le=100)], who: Who, floor: OnFloor, game: OfGame = None, rules: OfState = None
) -> LessonShape:
    """What is said, each with its provision; and its tasks, which are items."""
    return await makes(lambda: _lesson(floor, who.name, number, game, rules))


def _lesson(floor: Floor, person: str, number: int, name: str | None, rules: str | None) -> LessonShape:
    game, right = _game(name, rules), _right(floor, person)
    found = lesson(game, number)
    return LessonShape(
        number=found.number,
        title=found.title,
        of=of(game),
        says=[Said(says=says, under=under.text if under else "") for says, under in found.says],
        tasks=[LessonTask(item=task, right=right.get(task, False)) for task in found.tasks],
    )


# How one stands


@router.get("/standing", summary="How one stands")
async def standing(who: Who, floor: OnFloor) -> TraineeStanding:
    """The rating, what is due, where one is weak, and the days on which something was answered."""
    now = floor.house.clock.now()
    return await makes(lambda: stands(floor.school.trainee(who.name).standing, in_zone(now)))


def stands(found: Standing, now: datetime) -> TraineeStanding:
    tallies = found.tallies.values()
    return TraineeStanding(
        rating=round(found.rating.value),
        sure=found.rating.deviation <= SURE,
        asked=sum(each.asked for each in tallies),
        right=sum(each.right for each in tallies),
        due=len(found.schedule.due(now)),
        next=_without_zone(found.schedule.next()),
        streak=found.streak(now.date()),
        skills=by_game_and_kind(found),
        weak=[_weak(skill, found.tallies[skill]) for skill in found.weak()],
        days=_days(found, now),
    )


def _without_zone(at: datetime | None) -> datetime | None:
    """The casino's own time has none."""
    return at.replace(tzinfo=None) if at is not None else None


def by_game_and_kind(found: Standing) -> list[SkillShape]:
    asked, right, seconds = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for skill, each in found.tallies.items():
        kind, game, _ = skill.split("/", 2)
        asked[game, kind] += each.asked
        right[game, kind] += each.right
        seconds[game, kind] += round(10 * each.seconds)
    return [
        SkillShape(game=game, kind=kind, asked=count, right=right[at], seconds=round(seconds[at] / count / 10, 1))
        for at, count in sorted(asked.items())
        for game, kind in (at,)
    ]


def _weak(skill: str, count: SkillCount) -> WeakShape:
    kind, game, about = skill.split("/", 2)
    return WeakShape(skill=skill, kind=kind, game=find(game).title, about=about, asked=count.asked, right=count.right)


def _days(found: Standing, now: datetime) -> list[SchoolDay]:
    """The days on which something was answered, of the last twelve weeks."""
    since = now.date() - timedelta(days=DAYS)
    return [
        SchoolDay(day=day.isoformat(), asked=count, rating=round(found.curve[day]))
        for day, count in sorted(found.days.items())
        if day > since
    ]


# What is kept of one


@router.get("/answers", summary="Everything that is kept of one's practice")
async def kept(who: Who, floor: OnFloor) -> list[KeptAnswer]:
    """Every answer, the first first: to take it elsewhere."""
    return await makes(
        lambda: [
            KeptAnswer(**each._asdict() | {"at": each.at.replace(tzinfo=None)})
            for _, each in floor.school.records.answers(who.name)
        ]
    )


@router.delete("/answers", summary="Delete everything that is kept of one's practice")
async def delete(who: Who, floor: OnFloor) -> DoneShape:
    """Answers, tests under way, the place in a class. What was examined stays under a number, without a name."""
    await makes(lambda: floor.school.delete(who.name))
    return DoneShape(done="everything that was kept of your practice is deleted")
