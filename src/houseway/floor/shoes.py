"""Fairness, for whoever plays: the commitments of a table's shoes, their words, and proof of what one was shown."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path

from houseway.floor.floor import OnFloor
from houseway.floor.lookup import known_table
from houseway.floor.shapes import OrderShape, OutcomeShape, ShoeShape, ShoesShape, VerifiedShape
from houseway.floor.visitor import Who
from houseway.house.open_rounds import game_of
from houseway.house.people import VERIFY, Member
from houseway.house.tables.replay import DoesNotFit
from houseway.store.event import HouseEvent
from houseway.store.events import Committed, OrderLaid, Revealed, Sealed, ShoeBegins, WordOpened
from houseway.store.store import Store
from houseway.verify.shoe import VerifiedShoe as Found
from houseway.verify.shoe import chain_of, rounds_of, verify_shoe

router: Final = APIRouter(prefix="/api/shoes", tags=["shoes"])
LATEST: Final = 50
MOST: Final = 1000  # events that are looked at for it
DOES_NOT_FIT: Final = "what came does not follow from the seed that was committed to"
OF_A_SHOE: Final = (Committed, Sealed, WordOpened, ShoeBegins, OrderLaid, Revealed)
Table = Annotated[str, Path(max_length=100, description="The name of a table.")]
Number = Annotated[int, Path(ge=1, lt=1 << 31, description="Of the shoe.")]


@router.get("/{table}", summary="The shoes of a table")
async def shoes(table: Table, who: Who, floor: OnFloor) -> ShoesShape:
    """The hash of each seed, which was told before the shoe; the seed itself, if the shoe is over and no card of it lay
    face down; of others, the roots of their orders, and the seed to inspectors and administrators."""
    await known_table(floor.house, table)
    return ShoesShape(table=table, shoes=await asyncio.to_thread(_shoes, floor.house.store, table, who))


@router.get("/{table}/{shoe}/outcomes", summary="A shoe, worked out again")
async def outcomes(table: Table, shoe: Number, who: Who, floor: OnFloor) -> VerifiedShape:
    """Every card, ball and die of a shoe that is over; where cards lay face down, those that whoever asks was shown,
    each with its leaf and path. One shoe at a time in this process."""
    await known_table(floor.house, table)
    floor.limits.long_looks.take(who.name)
    async with floor.one_long_look:
        try:
            found, wrong = await asyncio.to_thread(verify_shoe, floor.house.store, table, shoe, who), ""
        except DoesNotFit as problem:  # it names what lay face down
            found, wrong = Found(False, [], []), str(problem) if who.is_one(VERIFY) else DOES_NOT_FIT
    return VerifiedShape(
        table=table,
        shoe=shoe,
        fits=not wrong,
        says=wrong or _fits(shoe, found),
        whole=found.whole,
        orders=[_order(each) for each in found.orders],
        outcomes=[OutcomeShape(**each._asdict()) for each in found.outcomes],
    )


def _fits(shoe: int, found: Found) -> str:
    follows = "follow from its seed" if found.whole else "that you were shown fit"
    return f"all {len(found.outcomes)} outcomes of shoe {shoe} {follows}"


def _shoes(store: Store, table: str, who: Member) -> list[ShoeShape]:
    found: dict[int, dict[str, Any]] = {}
    chain = chain_of(store, table)
    for event in (stored.event for stored in store.last_noted(chain, OF_A_SHOE, MOST)):
        assert isinstance(event, OF_A_SHOE), "they were looked for by their kind"
        _note(found.setdefault(event.shoe, _nothing()), event)
    latest = {shoe: told for shoe, told in sorted(found.items())[-LATEST:] if told["commitment"] or told["sealed"]}
    if game_of(store, chain).face_down:
        over = rounds_of(store, chain, table)
        seeds = {shoe: seed for shoe, seed in store.seeds(chain).items() if shoe in over and who.is_one(VERIFY)}
        for number, told in latest.items():
            told["seed"] = seeds.get(number)
    return [ShoeShape(shoe=number, **told) for number, told in latest.items()]


def _nothing() -> dict[str, Any]:
    return {"commitment": "", "sealed": [], "words": [], "orders": [], "seed": None}


def _note(shoe: dict[str, Any], event: HouseEvent) -> None:
    match event:
        case Committed(hash=hash):
            shoe["commitment"] = hash
        case Sealed(by=by, seal=seal):
            shoe["sealed"].append({"by": by, "seal": seal})
        case WordOpened(word=word):
            shoe["words"].append(word)
        case ShoeBegins(words=words):
            shoe["words"] = list(words)
        case OrderLaid():
            shoe["orders"].append(_order(event))
        case Revealed(seed=seed):
            shoe["seed"] = seed


def _order(laid: OrderLaid) -> OrderShape:
    return OrderShape(order=laid.order, of=laid.of, size=laid.size, root=laid.root)
