"""Prize meters over the API: what each shows, which tables feed it, what it pays, what it paid last."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Annotated, Final, Literal, TypeAlias

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field, StrictBool, StrictInt, StringConstraints
from starlette.responses import Response

from houseway.floor.etag import SAME, Has, unless
from houseway.floor.floor import Floor, OnFloor
from houseway.floor.problems import NotThere
from houseway.floor.shapes import InDollars, Money, Name, Retried
from houseway.floor.visitor import Key, Who, needs, own_id
from houseway.house.people import RUN_METERS, Member
from houseway.house.systems import Award
from houseway.jackpot import MeterSystem

router: Final = APIRouter(prefix="/api/jackpots", tags=["jackpots"])
Runs = Annotated[Member, needs(RUN_METERS)]
Words = Annotated[str, StringConstraints(max_length=100)]
SystemName = Annotated[str, Path(max_length=40)]
Rate = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,6}/[1-9][0-9]{0,6}$")]
Named: TypeAlias = Literal["vic 10/2004", "vic 25/1999", "qld", "qld, dead man's hand"]
SHOWN: Final = 10  # prizes of a system


class OpensSystem(Retried):
    system: Name
    tables: list[Name] = Field(min_length=1, max_length=100)
    cost: Money = Field(description="Of a jackpot wager, the same at every table.")
    arrangement: Named = "vic 10/2004"
    seed: Annotated[StrictInt, Field(ge=1, le=10**9)] | None = Field(None, description="A seed value of Table 2.")
    start: Money | None = Field(None, description="As approved, where no seed value is set.")
    rate: Rate | None = Field(None, description="The part of a wager that goes to the meter, as approved: `1/4`.")
    shares: Words = Field("", description="How prizes of one round are shared: `equal parts`, `10:1`, `in turn`.")
    approved: StrictBool = Field(False, description="Has the arrangement been approved?")


class Closes(Retried):
    to: dict[Name, Money | None] = Field({}, max_length=20, description="Who receives what; null takes the rest.")


class PaysShape(BaseModel):
    """What a winning jackpot hand is paid at this moment."""

    hand: str
    says: str
    now: InDollars
    bonus: bool = Field(description="A fixed sum, which the meter does not pay.")
    under: str


class MeterPrize(BaseModel):
    """Whose it was stands at the table."""

    at: str
    table: str
    hand: str
    amount: InDollars
    cites: list[str]


class MeterShape(BaseModel):
    system: str
    open: bool
    arrangement: str
    shown: InDollars
    least: InDollars = Field(description="It never records less.")
    rate: str
    cost: InDollars
    tables: list[str]
    pays: list[PaysShape]
    cites: list[str] = Field(description="Its approval, how it grows, how it pays.")
    prizes: list[MeterPrize] = Field(description="The latest first.")


class MetersShape(BaseModel):
    systems: list[MeterShape]


@router.get("", summary="The prize meters", response_model=MetersShape, responses=SAME)
async def meters(_who: Who, floor: OnFloor, has: Has = None) -> Response:
    """What each shows, the tables that feed it, what is paid for which hand, and what was paid last."""
    async with floor.house.alone:  # nothing is shown that is not stored yet
        return unless(has, _meters(floor))


@router.post("", summary="A prize meter system is opened", status_code=201)
async def open_system(sent: OpensSystem, who: Runs, floor: OnFloor, key: Key = None) -> MeterShape:
    """Tables of Caribbean stud share a meter; the house puts up what it starts from."""
    given = {name: each for name, each in sent.model_dump(exclude={"id"}).items() if each is not None}
    await floor.house.jackpot("open", own_id(who, sent.id or key), **given)
    return _meter(floor, sent.system)


@router.post("/{system}/closing", summary="A prize meter system is closed")
async def close(system: SystemName, sent: Closes, who: Runs, floor: OnFloor, key: Key = None) -> MeterShape:
    """Between rounds; what it holds over its seed goes to other systems."""
    _meter(floor, system)
    await floor.house.jackpot("close", own_id(who, sent.id or key), system=system, to=dict(sent.to))
    return _meter(floor, system)


def _meters(floor: Floor) -> MetersShape:
    systems = floor.house.systems
    return MetersShape(systems=[_told(each, systems.awards) for each in systems.jackpots.systems.values()])


def _meter(floor: Floor, name: str) -> MeterShape:
    found = floor.house.systems.jackpots.systems.get(name)
    if found is None:
        raise NotThere("there is no prize meter system of that name")
    return _told(found, floor.house.systems.awards)


def _told(system: MeterSystem, awards: Iterable[Award]) -> MeterShape:
    found, meter = system.arrangement, system.meter
    pays = [
        PaysShape(hand=row.hand, says=str(row), now=row.on(meter.shown), bonus=row.bonus, under=row.under.text)
        for row in found.prizes
    ]
    cites = [each.text for each in (found.approved, found.wagered, found.paid, found.closing) if each is not None]
    own = [_prize(each) for each in awards if each.system == system.name]
    return MeterShape(
        system=system.name,
        open=system.open,
        arrangement=found.name,
        shown=meter.shown if system.open else 0,
        least=meter.floor,
        rate=_percent(meter.rate),
        cost=system.cost,
        tables=list(system.tables),
        pays=sorted(pays, key=lambda each: -each.now),
        cites=list(dict.fromkeys(cites)),
        prizes=own[::-1][:SHOWN],
    )


def _prize(won: Award) -> MeterPrize:
    return MeterPrize(at=won.at.isoformat(), table=won.table, hand=won.hand, amount=won.amount, cites=list(won.cites))


def _percent(rate: Fraction) -> str:
    """In as many places as it takes, four at most."""
    whole = f"{float(100 * rate):.4f}".rstrip("0").rstrip(".")
    return f"{whole}%"
