"""The night: what the tables, players, devices and dealers of some gaming days came to, against what was expected."""

from datetime import date
from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response
from typing_extensions import TypedDict

from houseway.audit.days import DaySpan
from houseway.audit.house_night import audit_house
from houseway.errors import BadInput
from houseway.floor.floor import OnFloor
from houseway.floor.shape import known, says
from houseway.floor.tables import as_json
from houseway.floor.threads import aside
from houseway.floor.visitor import needs
from houseway.house.house import House
from houseway.house.people import SEE_NIGHT, Member
from houseway.ledger.gaming_day import gaming_day
from houseway.shown.view import written

router: Final = APIRouter(prefix="/api/night", tags=["inspection"])
Sees = Annotated[Member, needs(SEE_NIGHT)]


@known
class AccountTold(TypedDict):
    """What was staked, and what the house won of it."""

    rounds: int
    wagers: int
    handle: Annotated[str, says("All that was staked.")]
    win: Annotated[str, says("The house's.")]
    kept: Annotated[float | None, says("The share of the handle that was won.")]
    expected: Annotated[
        str | None,
        says("By the exact return of every wager; where people decide, against the best play."),
    ]
    expected_exactly: Annotated[str | None, says("A fraction of dollars.")]
    sigma: str | None
    sigma_is: Annotated[
        str, says("`exact`; `at most`, where it is not held how wagers go together; or `not held`, as a return is not.")
    ]
    z: Annotated[float | None, says("How many σ the win is over what was expected.")]
    tells: Annotated[bool, says("Are there rounds enough, and is every return held?")]


@known
class NightTable(AccountTold):
    table: str
    game: str
    drop: Annotated[str | None, says("Cash that was changed into chips there.")]
    hold: Annotated[float | None, says("The share of the drop that was won.")]


@known
class NightPerson(AccountTold):
    person: str
    least: Annotated[str, says("That was staked in a round.")]
    most: str
    decisions: Annotated[int, says("Whose worth is held.")]
    missed: int
    price: Annotated[str, says("What these came to less than the best play.")]


@known
class CountStep(TypedDict):
    """What was wagered on average while the count stood there."""

    count: int
    rounds: int
    wagered: str


@known
class NightCount(TypedDict):
    """A player's wagers against the count of the cards."""

    person: str
    rounds: int
    r: float
    p: float | None
    steps: list[CountStep]


@known
class CameOften(TypedDict):
    value: str
    came: int
    expected: float


@known
class DevicePeriod(TypedDict):
    day: str
    outcomes: int
    p: float | None


@known
class NightDevice(TypedDict):
    """How often each thing came; of a wheel, in the order of its pockets."""

    table: str
    device: str
    outcomes: int
    told: str
    evidence: str
    p: float | None
    each: list[CameOften]
    periods: list[DevicePeriod]


@known
class NightDealer(TypedDict):
    """A dealer of live tables."""

    dealer: str
    rounds: int
    rounds_an_hour: float | None
    corrections: int
    reports: int
    out_of_turn: Annotated[int, says("Steps that were tried before their time.")]
    left_undone: int
    seconds_to_settle: Annotated[float | None, says("From the last wager to the last settlement; half take longer.")]


@known
class NightCage(TypedDict):
    day: str
    balances: bool
    wrong: list[str]


@known
class NightRound(TypedDict):
    """Where a round is seen again."""

    table: str
    round: int


@known
class NightFinding(TypedDict):
    """Something that chance would seldom do. It accuses nobody."""

    what: str
    since: str
    evidence: str
    p: Annotated[float, says("How likely it is by chance; nought: it is certain.")]
    rounds: list[NightRound]
    cites: Annotated[list[str], says("Provisions that it might touch.")]


@known
class NightTold(TypedDict):
    """Some gaming days of the house."""

    first: Annotated[str, Field(description="The first of the gaming days.")]
    last: str
    rounds: int
    checked: Annotated[int, says("Settled wagers.")]
    tables: list[NightTable]
    people: list[NightPerson]
    counts: list[NightCount]
    devices: list[NightDevice]
    dealers: list[NightDealer]
    cage: list[NightCage]
    findings: list[NightFinding]
    not_shown: Annotated[list[str], says("What a night cannot show.")]


Day = Annotated[date | None, Query(description="A gaming day; without it, today.")]


@router.get("", summary="The night", response_model=NightTold)
async def night(who: Sees, floor: OnFloor, since: Day = None, until: Day = None) -> Response:
    """The rounds of these gaming days followed once more, table by table; one that is still played where something may
    lie face down is left out. Nobody is accused: a finding says what, how sure, and what it rests on."""
    floor.limits.long_looks.take(who.name)
    async with floor.one_long_look:
        return as_json(written(await aside(_looked, floor.house, since, until)))


def _looked(house: House, since: date | None, until: date | None) -> NightTold:
    today = gaming_day(house.clock.now())
    days = DaySpan(since or until or today, until or since or today)
    assert days.first is not None, "a day is named, or it is today"
    if days.last is not None and days.first > days.last:
        raise BadInput(f"since: {days.first} comes after until, {days.last}")
    with house.store.as_it_stands() as still:
        found = audit_house(still, days, verified=False).as_data()
    findings = [each | {"rounds": [_round(name) for name in each["rounds"]]} for each in found["findings"]]
    told = {key: value for key, value in found.items() if key in NightTold.__annotations__}
    return told | {"first": str(days.first), "last": str(days.last), "findings": findings}  # type: ignore[return-value]


def _round(name: str) -> NightRound:
    table, _, number = name.rpartition(" ")
    return {"table": table, "round": int(number)}
