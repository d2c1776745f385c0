"""Classes: an instructor has them; whoever is in one sees what is set to them (docs/school.md)."""

from dataclasses import asdict
from typing import Annotated, Final

from fastapi import APIRouter, Path

from houseway.errors import BadInput
from houseway.floor.floor import Floor, OnFloor
from houseway.floor.problems import NotThere, may_be
from houseway.floor.school.class_shapes import (
    ClassListed,
    ClassMembers,
    ClassShape,
    CurriculumShape,
    NewClass,
    PupilShape,
    SetsWork,
    WorkShape,
)
from houseway.floor.school.own import by_game_and_kind
from houseway.floor.school.practice import SURE
from houseway.floor.school.threads import makes
from houseway.floor.shapes import DoneShape
from houseway.floor.visitor import Who, needs
from houseway.games import find
from houseway.house.classes import Pupil
from houseway.house.people import TEACH, Member
from houseway.school.curriculum import curricula

router: Final = APIRouter(prefix="/api/school", tags=["school"], responses=may_be(429))
Teaches = Annotated[Member, needs(TEACH)]
Class = Annotated[str, Path(min_length=1, max_length=40)]
Number = Annotated[int, Path(ge=1, le=10**6)]


@router.get("/curricula", summary="Curricula")
async def what_is_asked_for(_who: Who) -> list[CurriculumShape]:
    """The elements of units of competency, beside what of the school practises each."""
    return [CurriculumShape.model_validate(asdict(each)) for each in curricula()]


@router.get("/classes", summary="Classes")
async def classes(who: Who, floor: OnFloor) -> list[ClassListed]:
    """Those that one is in, with what is set there; and those that one has."""
    return await makes(lambda: _classes(floor, who))


@router.post("/classes", summary="A class begins", status_code=201)
async def begin(sent: NewClass, who: Teaches, floor: OnFloor) -> DoneShape:
    await makes(lambda: floor.classes.begin(sent.name, who))
    return DoneShape(done=f"the class {sent.name} is there")


@router.get("/classes/{name}", summary="A class")
async def one_class(name: Class, who: Teaches, floor: OnFloor) -> ClassShape:
    """Who is in it, how far they are, and who is weak where."""
    return await makes(lambda: _class(floor, who, name))


@router.delete("/classes/{name}", summary="A class is over")
async def close(name: Class, who: Teaches, floor: OnFloor) -> DoneShape:
    """What its people have answered stays theirs."""

    def closed() -> None:
        _own(floor, who, name)
        floor.classes.records.close_class(name)

    await makes(closed)
    return DoneShape(done=f"the class {name} is over")


@router.put("/classes/{name}/people", summary="Who is in a class")
async def people(name: Class, sent: ClassMembers, who: Teaches, floor: OnFloor) -> DoneShape:
    """All of them, in place of whoever was."""

    def changed() -> None:
        _own(floor, who, name)
        floor.classes.has(name, sent.people)

    await makes(changed)
    return DoneShape(done=f"there are {len({*sent.people})} in {name}")


@router.post("/classes/{name}/work", summary="Something is set", status_code=201)
async def set_work(name: Class, sent: SetsWork, who: Teaches, floor: OnFloor) -> DoneShape:
    """So many right answers of a kind at a game, by the end of a day."""
    now = floor.house.clock.now()

    def done() -> None:
        _own(floor, who, name)
        floor.classes.set_work(name, sent.game, sent.kind, sent.count, sent.due, now)

    await makes(done)
    return DoneShape(done=f"it is set to {name} by {sent.due}")


@router.delete("/classes/{name}/work/{number}", summary="What was set is taken back")
async def take_back(name: Class, number: Number, who: Teaches, floor: OnFloor) -> DoneShape:
    def done() -> None:
        _own(floor, who, name)
        floor.classes.records.take_back(name, number)

    await makes(done)
    return DoneShape(done="it is set no more")


def _own(floor: Floor, who: Member, name: str) -> str:
    try:
        return floor.classes.of(name, who)
    except BadInput as nobody:
        raise NotThere(str(nobody)) from None


# As it is told


def _classes(floor: Floor, who: Member) -> list[ClassListed]:
    there, inside = floor.classes.there(), floor.classes.records.classes_of(who.name)
    found = []
    for name, instructor in there.items():
        own = who.is_one(TEACH) and (instructor == who.name or who.role.value == "administrator")
        if own or name in inside:
            found.append(_listed(floor, name, instructor, who if name in inside else None, own=own))
    return found


def _listed(floor: Floor, name: str, instructor: str, pupil: Member | None, *, own: bool) -> ClassListed:
    work, today = floor.classes.records.assignments(name), floor.house.clock.now().date().isoformat()
    done = floor.classes.pupil(pupil.name, work).done if pupil is not None else [None] * len(work)
    told_of = [
        WorkShape(
            number=each.number,
            game=each.game,
            title=find(each.game).title,
            kind=each.kind,
            count=each.count,
            due=each.due,
            over=each.due < today,
            done=own_done,
        )
        for each, own_done in zip(work, done, strict=True)
    ]
    count = len(floor.classes.records.members(name))
    return ClassListed(name=name, instructor=instructor, own=own, people=count, work=told_of)


def _class(floor: Floor, who: Member, name: str) -> ClassShape:
    instructor = _own(floor, who, name)
    listed = _listed(floor, name, instructor, None, own=True)
    pupils = [_pupil(floor, each) for each in floor.classes.pupils(name)]
    return ClassShape(**listed.model_dump(), pupils=pupils)


def _pupil(floor: Floor, pupil: Pupil) -> PupilShape:
    stands = pupil.trainee.standing
    return PupilShape(
        name=pupil.name,
        rating=round(stands.rating.value),
        sure=stands.rating.deviation <= SURE,
        asked=sum(each.asked for each in stands.tallies.values()),
        right=sum(each.right for each in stands.tallies.values()),
        streak=stands.streak(floor.house.clock.now().date()),
        skills=by_game_and_kind(stands),
        done=list(pupil.done),
    )
