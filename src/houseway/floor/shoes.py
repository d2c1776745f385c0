"""Fairness, for whoever plays: the commitments of a table's shoes, their words, and the seeds that were told."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path

from houseway.floor.floor import OnFloor
from houseway.floor.known import known_table
from houseway.floor.shapes import Outcome, Shoe, Shoes, Verified
from houseway.floor.who import Who
from houseway.house.following import DoesNotFit
from houseway.house.store import Store
from houseway.house.verify_shoe import chain_of, verify_shoe

router: Final = APIRouter(prefix="/api/shoes", tags=["shoes"])
LATEST: Final = 50
NOTED: Final = ("committed", "word", "shoe", "revealed")
Table = Annotated[str, Path(max_length=100, description="The name of a table.")]
Number = Annotated[int, Path(ge=1, lt=1 << 31, description="Of the shoe.")]


@router.get("/{table}", summary="The shoes of a table")
async def shoes(table: Table, _who: Who, floor: OnFloor) -> Shoes:
    """The hash of each seed, which was told before the shoe, and the seed itself, if the shoe is over."""
    await known_table(floor.house, table)
    found = await asyncio.to_thread(_shoes, floor.house.store, table)
    return Shoes(table=table, shoes=found[-LATEST:])


@router.get("/{table}/{shoe}/outcomes", summary="A shoe, worked out again")
async def outcomes(table: Table, shoe: Number, who: Who, floor: OnFloor) -> Verified:
    """Every card, ball and die of a shoe that is over, from its seed; one shoe at a time in this process."""
    await known_table(floor.house, table)
    floor.limits.long_looks.take(who.name)
    async with floor.one_long_look:
        try:
            found, wrong = await asyncio.to_thread(verify_shoe, floor.house.store, table, shoe), ""
        except DoesNotFit as problem:
            found, wrong = [], str(problem)
    return Verified(fits=not wrong, wrong=wrong, outcomes=[Outcome(**each._asdict()) for each in found])


def _shoes(store: Store, table: str) -> list[Shoe]:
    found: dict[int, dict[str, Any]] = {}
    for event in store.noted(chain_of(store, table), NOTED):
        body = event.data
        shoe = found.setdefault(body["shoe"], {"commitment": "", "words": [], "seed": None})
        match body["house"]:
            case "committed":
                shoe["commitment"] = body["hash"]
            case "word":
                shoe["words"].append(body["word"])
            case "shoe":
                shoe["words"] = list(body["words"])
            case "revealed":
                shoe["seed"] = body["seed"]
    return [Shoe(shoe=number, **told) for number, told in sorted(found.items())]
