"""Table tests: set, gone on with where they stood, reported, and gone through again (docs/school.md)."""

from collections.abc import Mapping
from secrets import token_hex
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from starlette.responses import Response

from houseway.floor.floor import Floor, OnFloor
from houseway.floor.lookup import known_person
from houseway.floor.paper import PDF, paper
from houseway.floor.problems import NotThere, may_be
from houseway.floor.school.dealt import dealt_table
from houseway.floor.school.items import chosen, text_named
from houseway.floor.school.table_test_shapes import (
    PassMarksShape,
    SetsTest,
    StepMarked,
    TestAnswerSent,
    TestCounted,
    TestListed,
    TestReportShape,
    TestResult,
    TestRight,
    TestShape,
    TestStepShape,
)
from houseway.floor.school.threads import makes
from houseway.floor.visitor import Who, may
from houseway.house.people import INSPECT, TEACH, Member
from houseway.printing.pdf import pdf
from houseway.printing.table_test import ReportHead, report_sheets
from houseway.school.live.steps import GRAVE
from houseway.school.table_test import PassMarks, TableTest, by_kind
from houseway.store.school import KeptTest

router: Final = APIRouter(prefix="/api/school/tests", tags=["school"], responses=may_be(429))
Number = Annotated[int, Path(ge=1, le=10**9)]
SEE: Final = TEACH | INSPECT


@router.get("", summary="Table tests")
async def tests(who: Who, floor: OnFloor) -> list[TestListed]:
    """One's own, and those that one has set; whoever teaches or inspects sees all."""
    found = await makes(lambda: floor.tests.records.tests(None if who.is_one(SEE) else who.name))
    return [_listed(each) for each in found]


@router.post("", summary="A table test is set", status_code=201)
async def set_test(sent: SetsTest, who: Who, floor: OnFloor) -> TestListed:
    """For oneself, to see where one stands; for somebody else, by who teaches."""
    if sent.person not in (None, who.name):
        may(who, TEACH)
    person = (await known_person(floor.house, sent.person or who.name)).name
    marks = PassMarks(**sent.marks.model_dump()) if sent.marks is not None else PassMarks()
    seed, now = sent.seed or token_hex(4), floor.house.clock.now()

    def begun() -> KeptTest:
        return floor.tests.begin(person, who.name, chosen(sent.game, sent.rules)[0], seed, sent.rounds, marks, now)

    return _listed(await makes(begun))


@router.get("/{number}", summary="A table test, where it stands")
async def where_it_stands(number: Number, who: Who, floor: OnFloor) -> TestShape:
    """The table, for whoever sits it; nobody is told what was right before it is over."""
    kept, found = await _looked_up(floor, who, number)
    if found.over and kept.ended is None:
        kept = await _end(floor, kept, found)
    return await makes(lambda: _stands(kept, found, sits=who.name == kept.person))


@router.post("/{number}/answers", summary="A step is done")
async def answer(number: Number, sent: TestAnswerSent, who: Who, floor: OnFloor) -> TestShape:
    """Stored before the table is shown after it. Sent again, it is one step; what is none at all is not stored."""
    kept, _ = await _looked_up(floor, who, number)
    if kept.person != who.name:
        raise NotThere(f"there is no table test {number} for {who.name} to sit")
    now = floor.house.clock.now()
    found = await makes(lambda: floor.tests.answer(kept, sent.place, sent.given, sent.seconds, now))
    if found.over and kept.ended is None:
        kept = await _end(floor, kept, found)
    return await makes(lambda: _stands(kept, found, sits=True))


@router.get("/{number}/report", summary="What a table test came to")
async def report(number: Number, who: Who, floor: OnFloor) -> TestReportShape:
    """Once it is over; whoever teaches sees it as far as it is."""
    kept, found = await _reported(floor, who, number)
    return await makes(lambda: _report(kept, found))


@router.get("/{number}/report.pdf", summary="The report on paper", response_class=Response, responses=PDF)
async def printed(number: Number, who: Who, floor: OnFloor) -> Response:
    """To be signed by candidate and examiner."""
    kept, found = await _reported(floor, who, number)
    made = await makes(lambda: pdf(report_sheets(_head(kept), found.report())))
    return paper(made, f"table-test-{number}")


@router.get("/{number}/steps/{place}", summary="A step of a table test again")
async def step(number: Number, place: Annotated[int, Path(ge=0, le=10_000)], who: Who, floor: OnFloor) -> TestStepShape:
    """The table as it stood, what was done, and what is right."""
    _, found = await _reported(floor, who, number)
    return await makes(lambda: _step(found, place))


async def _looked_up(floor: Floor, who: Member, number: int) -> tuple[KeptTest, TableTest]:
    """Somebody else's is not there, but for who teaches, inspects or has set it."""

    def look() -> tuple[KeptTest, TableTest] | None:
        kept = floor.tests.records.test(number)
        if kept is None or not (who.is_one(SEE) or who.name in (kept.person, kept.examiner)):
            return None
        return kept, floor.tests.test(kept)

    if (found := await makes(look)) is None:
        raise NotThere(f"there is no table test {number} here for {who.name}")
    return found


async def _reported(floor: Floor, who: Member, number: int) -> tuple[KeptTest, TableTest]:
    kept, found = await _looked_up(floor, who, number)
    if not found.over and not (who.is_one(SEE) and who.name != kept.person):
        raise NotThere(f"table test {number} is not over yet; its report is there when it is")
    return kept, found


async def _end(floor: Floor, kept: KeptTest, found: TableTest) -> KeptTest:
    """Into the chain; where the process was killed just before, with the next look."""
    now = floor.house.clock.now()
    result = await makes(lambda: floor.tests.result(found))
    await floor.tests.note(kept, found, result, now)
    return await makes(lambda: floor.tests.kept(kept.number))


# As it is told


def _listed(kept: KeptTest) -> TestListed:
    short = kept.result
    result = TestResult(**{name: short[name] for name in TestResult.model_fields}) if short else None
    told_of = {name: each for name, each in kept._asdict().items() if name not in ("game", "seed", "marks", "result")}
    return TestListed(of=kept.game, title=text_named(kept.game).title, result=result, **told_of)


def _stands(kept: KeptTest, found: TableTest, *, sits: bool) -> TestShape:
    table = found.table
    return TestShape(
        **_listed(kept).model_dump(),
        part=table.part,
        done=len(found.answers),
        dealt=table.dealt,
        note=table.note if sits else "",
        table=dealt_table(table) if sits and not found.over else None,
    )


def _report(kept: KeptTest, found: TableTest) -> TestReportShape:
    made = found.report()
    listed = _listed(kept).model_dump()
    plain = {name: made[name] for name in TestReportShape.model_fields if name in made and name not in listed}
    plain |= {"errors": [_marked(each) for each in made["errors"]], "marks": PassMarksShape(**made["marks"])}
    plain |= {"marked": made["of"], "dealt": made["rounds"]}
    plain["by_kind"] = [_counted(says, count) for says, count in by_kind(made).most_common()]
    plain["well"] = [TestRight(says=says, count=count) for says, count in made["well"].items()]
    return TestReportShape(**listed, **plain)


def _counted(says: str, count: int) -> TestCounted:
    return TestCounted(says=says, gravity="grave" if says in GRAVE.values() else "minor", count=count)


def _marked(made: Mapping[str, Any]) -> StepMarked:
    return StepMarked(answer=made["is"], **{name: each for name, each in made.items() if name != "is"})


def _step(found: TableTest, place: int) -> TestStepShape:
    step = found.step(place)
    marks, seconds = [_marked(each) for each in step.marks], found.answers[place].seconds
    part, table = step.before.part, dealt_table(step.before)
    return TestStepShape(place=place, part=part, given=step.given, seconds=seconds, marks=marks, table=table)


def _head(kept: KeptTest) -> ReportHead:
    game = text_named(kept.game)
    return ReportHead(kept.number, kept.person, kept.examiner, f"{game.title} ({game.rules}, {game.since[:10]})",
                      kept.at, kept.ended or "")  # fmt: skip
