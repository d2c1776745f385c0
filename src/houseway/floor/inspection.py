"""For inspectors and administrators: the whole store gone through, and every event in one file."""

from pathlib import Path
from tempfile import mkdtemp
from typing import Annotated, Final

from fastapi import APIRouter
from fastapi.responses import FileResponse
from pydantic import BaseModel, Field
from starlette.background import BackgroundTask

from houseway.floor.floor import Floor, OnFloor
from houseway.floor.shapes import Head, HouseShape
from houseway.floor.threads import aside
from houseway.floor.visitor import needs
from houseway.house.people import INSPECT, VERIFY, Member
from houseway.store.store import Store
from houseway.verify.backup import export
from houseway.verify.house import StoreWalk, VerifiedStore

router: Final = APIRouter(prefix="/api/inspection", tags=["inspection"])
Inspector = Annotated[Member, needs(INSPECT)]
Verifies = Annotated[Member, needs(VERIFY)]
LINES: Final = "application/x-ndjson"


class Progress(BaseModel):
    """A walk through the store."""

    going: bool
    where: str = Field(description="What is being looked at.")
    chains: int
    walked: int = Field(description="Chains that fit.")
    events: int
    rounds: int


@router.post("/verify", summary="Go through the whole store")
async def verify_all(who: Verifies, floor: OnFloor) -> HouseShape:
    """Every chain walked, every balance rebuilt, every round replayed, as the store stands at this moment. Where a
    round is played in which something may lie face down, the end of the chain is told as it was when it began."""
    floor.limits.long_looks.take(who.name)
    async with floor.one_long_look:
        try:
            found = await aside(_verified, floor)
        finally:
            floor.walk = None
    heads = {chain: Head(number=number, hash=hash) for chain, (number, hash) in found.heads.items()}
    return HouseShape(fits=not found.wrong, **found._asdict() | {"heads": heads})


@router.get("/verify", summary="How far that has come")
async def how_far(_who: Inspector, floor: OnFloor) -> Progress:
    """While somebody has the store gone through in this process."""
    walk = floor.walk
    if walk is None:
        return Progress(going=False, where="", chains=0, walked=0, events=0, rounds=0)
    counts = {"chains": walk.chains, "walked": walk.walked, "events": walk.events, "rounds": walk.rounds}
    return Progress(going=True, where=walk.where, **counts)


@router.get(
    "/export",
    summary="Every event with its postings",
    response_class=FileResponse,
    responses={200: {"content": {LINES: {"schema": {"type": "string"}}}, "description": "One JSON object a line."}},
)
async def exported(who: Inspector, floor: OnFloor) -> FileResponse:
    """As the store stands at this moment, with every card of rounds that are over, also those that nobody was shown. No
    seed that was not told to everybody, and no round that is played where something may lie face down."""
    floor.limits.long_looks.take(who.name)
    file = Path(mkdtemp(prefix="houseway-")) / "house.jsonl"
    async with floor.one_long_look:
        await aside(_exported, floor.house.store, file)
    return FileResponse(file, media_type=LINES, filename=file.name, background=BackgroundTask(_gone, file))


def _verified(floor: Floor) -> VerifiedStore:
    with floor.house.store.as_it_stands() as still:
        floor.walk = StoreWalk(still)
        return floor.walk.verified({})


def _exported(store: Store, file: Path) -> None:
    try:
        with store.as_it_stands() as still:
            export(still, file)
    except BaseException:
        _gone(file)
        raise


def _gone(file: Path) -> None:
    for each in file.parent.iterdir():
        each.unlink()
    file.parent.rmdir()
