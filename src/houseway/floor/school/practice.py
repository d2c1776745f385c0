"""Practice: what there is, one question after another, and answers, kept before they are told (docs/school.md)."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from houseway.floor.cloths import SVG, ClothData, cloth_data, picture
from houseway.floor.floor import Floor, OnFloor
from houseway.floor.problems import may_be
from houseway.floor.reasons import ReasonShape
from houseway.floor.school.items import chosen, cloth_of, school, table_of, text_named, told
from houseway.floor.school.shapes import AnswerSent, ItemShape, MarkedPartShape, MarkedShape, SchoolShape
from houseway.floor.school.threads import makes, marks
from houseway.floor.visitor import Key, Who, own_id
from houseway.house.people import Member
from houseway.school.marks import shown
from houseway.why import Reason

router: Final = APIRouter(prefix="/api/school", tags=["school"], responses=may_be(429))
OfGame = Annotated[str | None, Query(max_length=100, description="By its name, or with its text as items name it.")]
OfState = Annotated[Literal["qld", "vic"] | None, Query(description="Of which State.")]
ItemsName = Annotated[str, Query(min_length=1, max_length=200, description="As an item is named.")]
SURE: Final = 110  # points of deviation
Text = Annotated[str, Query(min_length=1, max_length=150, description="Of a game: `roulette/qld/1998-09-04`.")]


@router.get("", summary="What can be practised")
async def what_there_is(_who: Who) -> SchoolShape:
    """The games with their texts, and the kinds of items."""
    return await makes(school)


@router.get("/next", summary="The next question")
async def next_question(
    who: Who,
    floor: OnFloor,
    game: OfGame = None,
    rules: OfState = None,
    kind: Annotated[str | None, Query(max_length=40, description="Of this kind alone.")] = None,
    again: Annotated[str, Query(max_length=200, description="The skill that was missed just now: its kin.")] = "",
) -> ItemShape:
    """Kin of what was missed; then what is due; then something that fits how good one is."""
    now = floor.house.clock.now()
    return await makes(
        lambda: told(
            floor.school.next(who.name, chosen(game or None, rules), [kind] if kind else [], _skill(again), now),
            floor.school.seconds.targets(),
        )
    )


def _skill(again: str) -> str:
    return again if again.count("/") >= 2 else ""


@router.get("/item", summary="A question")
async def a_question(_who: Who, floor: OnFloor, name: ItemsName) -> ItemShape:
    """The item of that name."""
    return await makes(lambda: told(floor.school.item(name), floor.school.seconds.targets()))


@router.get("/cloth", summary="The cloth of a game")
async def cloth(_who: Who, of: Text) -> ClothData:
    """The places of its cloth, in millimetres."""
    return await makes(lambda: cloth_data(table_of(text_named(of))))


@router.get("/cloth.svg", summary="The cloth as a picture", response_class=Response, responses=SVG)
async def drawn_cloth(who: Who, floor: OnFloor, of: Text) -> Response:
    """As it is printed, without a legend."""
    return await picture(floor, who, await makes(lambda: cloth_of(text_named(of))))


@router.post("/answers", summary="An answer")
async def answer(sent: AnswerSent, who: Who, floor: OnFloor, key: Key = None) -> MarkedShape:
    """Kept, and then told: was it right, what is, and why. What is no answer at all is told so, and is not kept."""
    return await marks(lambda: _marked(floor, who, sent, key))


def _marked(floor: Floor, who: Member, sent: AnswerSent, key: str | None) -> MarkedShape:
    now, id = floor.house.clock.now(), own_id(who, sent.id or key)
    found = floor.school.answer(who.name, sent.item, sent.given, sent.seconds, now, id, themed=sent.themed)
    standing, marked = found.standing, found.marked
    return MarkedShape(
        right=marked.right,
        given=marked.given,
        answer=shown(found.item.question, marked.answer),
        parts=[MarkedPartShape(**each._asdict()) for each in marked.parts],
        why=[reason_told(each) for each in marked.why],
        cites=list(found.item.cites),
        skill=found.item.skill,
        rating=round(standing.rating.value),
        before=round(found.before),
        sure=standing.rating.deviation <= SURE,
        streak=standing.streak(now.date()),
        asked_today=standing.days.get(now.date(), 0),
    )


def reason_told(reason: Reason) -> ReasonShape:
    """The facts are events of a round that nobody else sees: they are told in words alone."""
    data = reason.as_data()
    data.pop("format")
    return ReasonShape.model_validate(_without_events(data))


def _without_events(node: dict[str, object]) -> dict[str, object]:
    facts, children = node["facts"], node["children"]
    assert isinstance(facts, list)
    assert isinstance(children, list)
    told_of = [{**each, "event": 0} for each in facts]
    return {**node, "facts": told_of, "children": [_without_events(each) for each in children]}
