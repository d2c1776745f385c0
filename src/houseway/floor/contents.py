"""The rulebook as a book: its contents, the moments at which it changed, what changed, and where it was applied."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, ConfigDict, Field

from houseway.cite import cite
from houseway.errors import BadInput, NotHeld, quoted
from houseway.floor.floor import OnFloor
from houseway.floor.rulebook import On
from houseway.floor.threads import aside
from houseway.floor.visitor import Who
from houseway.house.people import AT_TABLES, INSPECT
from houseway.rulebook import Provision, instruments, library, moment
from houseway.rulebook.account import change_as_data, iso, known_as_data, stands
from houseway.rulebook.changes import difference
from houseway.rulebook.history import laws
from houseway.rulebook.rulesets import beyond

router: Final = APIRouter(prefix="/api/rules", tags=["rules"])
EVERYWHERE: Final = AT_TABLES | INSPECT  # whose business every round is
LATEST: Final = 12
When = Annotated[str, Query(max_length=40, description="A day or a moment, like 2000-12-15T04:00.")]


class PartTold(BaseModel):
    part: str
    title: str
    games: list[str]
    provisions: int


class InstrumentTold(BaseModel):
    """A reprint or a Gazette notice, and what it has."""

    id: str
    title: str
    rules: str
    effect: str
    does: str
    parts: list[PartTold]


class SectionShape(BaseModel):
    cite: str
    heading: str
    in_force: bool | None = Field(description="At that moment; null: the text of that time is not held.")


class StopShape(BaseModel):
    """A moment at which something changed."""

    at: str
    by: list[str] = Field(description="The laws and notices that did it.")


class TextThen(BaseModel):
    """A provision as it read before or after a change."""

    cite: str
    does: str
    paragraphs: dict[str, str]


class ChangeShape(BaseModel):
    """What was done to a rule; null, where what was there or is there now is not held."""

    model_config = ConfigDict(validate_by_name=True, serialize_by_alias=True)
    rule: str
    does: str
    notice: str
    item: str
    effect: str
    only: str
    reading: str
    was: list[TextThen] | None
    now: list[TextThen] | None = Field(alias="is")


class NotHeldNotice(BaseModel):
    """A notice that is known, and not held."""

    notice: str
    does: str
    published: str
    gazette: str
    told_by: list[str]


class Changes(BaseModel):
    """What was done between two moments, rule by rule; notices that are known and not held."""

    changes: list[ChangeShape]
    known: list[NotHeldNotice]
    beyond: str


class WhereShape(BaseModel):
    """A round in which a provision was applied, and to what last."""

    table: str
    round: int
    number: int
    at: str
    kind: str


class AppliedIn(BaseModel):
    cite: str
    rounds: list[WhereShape]


@router.get("/contents", summary="The contents")
async def contents(_who: Who) -> list[InstrumentTold]:
    """Every instrument in the order in which they took effect, with its Parts."""
    return await aside(lambda: list(_contents()))


@router.get("/part", summary="A Part or notice, section by section")
async def part(
    _who: Who,
    part: Annotated[str, Query(max_length=40, description="Like `qld part 8` or `vic 25/1999`.")],
    on: On = None,
) -> list[SectionShape]:
    """Its sections with their headings, and whether they were in force."""
    return await aside(lambda: list(_sections(part, on)))


@router.get("/moments", summary="When something changed")
async def moments(_who: Who) -> list[StopShape]:
    """Every moment at which a law or a notice took effect, in order."""
    return await aside(_moments)


@router.get("/changes", summary="What changed between two moments")
async def changes(
    _who: Who,
    since: When,
    until: When,
    rules: Annotated[Literal["qld", "vic"], Query(description="Whose.")],
    game: Annotated[str | None, Query(max_length=40, description="Of one game alone.")] = None,
) -> Changes:
    """After the one, up to the other."""
    return await aside(_changes, since, until, rules, game)


@router.get("/applied", summary="Where a provision was last applied in this house")
async def applied(
    who: Who,
    floor: OnFloor,
    asked: Annotated[str, Query(alias="cite", max_length=100, description="Like `qld s136`: with all that is in it.")],
) -> AppliedIn:
    """The latest rounds whose settlements, calls, rulings or refusals cite it; to a player, those that they sat in."""
    sought = cite(asked).text
    player = None if who.is_one(EVERYWHERE) else who.name
    found = await aside(floor.applied.last, sought, LATEST, player)
    rounds = [WhereShape(table=p.table, round=p.round, number=p.number, at=p.at, kind=p.kind) for p in found]
    return AppliedIn(cite=sought, rounds=rounds)


def _contents() -> Iterator[InstrumentTold]:
    counts: dict[str, int] = {}
    for each in library().provisions.values():
        counts[each.part] = counts.get(each.part, 0) + 1
    for one in instruments():
        parts = [
            PartTold(part=each.part, title=each.title, games=list(each.games), provisions=counts.get(each.part, 0))
            for each in one.parts
        ]
        told = {"id": one.id, "title": one.title, "rules": one.jurisdiction, "does": one.does}
        yield InstrumentTold(**told, effect=iso(one.effect), parts=parts)


def _sections(part: str, on: str | None) -> Iterator[SectionShape]:
    law, found = library(), dict[str, Provision]()
    for each in law.provisions.values():
        if each.part == part:
            found.setdefault(each.cite.text.partition("(")[0], each)
    if not found:
        raise NotHeld(f"there is no Part or notice {quoted(part)}; `contents` names them")
    when = moment(on) if on is not None else None
    for text, each in found.items():
        try:
            in_force = stands(each, when, law)
        except NotHeld:
            in_force = None
        yield SectionShape(cite=text, heading=each.heading, in_force=in_force)


def _moments() -> list[StopShape]:
    found: dict[str, list[str]] = {}
    for at, by in sorted(
        [(each.commenced, each.id) for each in laws().values()] + [(each.effect, each.id) for each in instruments()]
    ):
        found.setdefault(iso(at), []).append(by)
    return [StopShape(at=at, by=by) for at, by in found.items()]


@lru_cache(maxsize=128)  # the law does not change while a process runs
def _changes(since: str, until: str, rules: str, game: str | None) -> Changes:
    if moment(since) > moment(until):
        raise BadInput(f"{quoted(since)} is later than {quoted(until)}; the earlier of the two comes first")
    found = difference(rules, game, since, until)
    return Changes(
        changes=[ChangeShape(**change_as_data(each)) for each in found.changes],
        known=[NotHeldNotice(**known_as_data(each)) for each in found.known],
        beyond=beyond(rules, until),
    )
