"""What the people of the lounge do about it: hours, keno days, draws, and winnings that nobody has collected."""

from typing import Annotated, Any, Final

from fastapi import APIRouter

from houseway.floor.floor import Floor, OnFloor
from houseway.floor.lookup import known_person
from houseway.floor.lounge import answers as told
from houseway.floor.lounge.people import lounge_of
from houseway.floor.lounge.shapes import (
    AmountShape,
    BeginsDay,
    Board,
    Claims,
    DrawsShape,
    HandedOverShape,
    OpensLounge,
    SetsHours,
    Unpaid,
    WasDrawn,
)
from houseway.floor.shapes import Retried
from houseway.floor.visitor import Key, needs, own_id
from houseway.house.people import DRAW_KENO, RUN_CAGE, SEE_KENO, Member
from houseway.house.play_money import bought_with_play_money

router: Final = APIRouter(prefix="/api/keno", tags=["keno"])
Supervisor = Annotated[Member, needs(DRAW_KENO)]
Cashier = Annotated[Member, needs(RUN_CAGE)]


@router.post("/lounge", summary="The lounge is opened", status_code=201)
async def open_lounge(sent: OpensLounge, who: Supervisor, floor: OnFloor, key: Key = None) -> Board:
    """With the example schedule of prizes; `houseway keno` runs one of its own with an approved schedule."""
    await floor.house.keno("open", own_id(who, sent.id or key), settings=sent.settings)
    return _board(floor)


@router.put("/hours", summary="When the house draws by itself")
async def set_hours(sent: SetsHours, who: Supervisor, floor: OnFloor, key: Key = None) -> Board:
    """So many seconds after the first ticket, or after the game was opened; nought: people draw."""
    lounge_of(floor)
    await floor.house.keno("set hours", own_id(who, sent.id or key), draws=sent.draws, quiet=sent.quiet)
    return _board(floor)


@router.post("/days", summary="A keno day begins", status_code=201)
async def begin_day(sent: BeginsDay, who: Supervisor, floor: OnFloor, key: Key = None) -> Board:
    """24 hours, or another period that an inspector has approved; it ends by itself."""
    lounge_of(floor)
    await floor.house.keno("begin day", own_id(who, sent.id or key), hours=sent.hours, approved=sent.approved)
    return _board(floor)


@router.post("/closings", summary="A game is closed")
async def close_game(sent: Retried, who: Supervisor, floor: OnFloor, key: Key = None) -> Board:
    """The boards say so before it is drawn; tickets are for the next game from here on."""
    lounge_of(floor)
    await floor.house.keno("close game", own_id(who, sent.id or key))
    return _board(floor)


@router.post("/draws", summary="A game is drawn", status_code=201)
async def draw(sent: DrawsShape, who: Supervisor, floor: OnFloor, key: Key = None) -> WasDrawn:
    """Closed unless it is, drawn and settled: by the house's own chance, or as the lounge's device gave the numbers."""
    lounge_of(floor)
    details: dict[str, Any] = {"game": sent.game, "events": sent.events}
    if sent.numbers is not None:
        details["numbers"] = sent.numbers
    led_to = await floor.house.keno("draw", own_id(who, sent.id or key), **details)
    return told.was_drawn(lounge_of(floor), led_to)


# Winnings that nobody has collected


@router.get("/unpaid", summary="What is still to be paid")
async def unpaid(_who: Annotated[Member, needs(SEE_KENO)], floor: OnFloor) -> Unpaid:
    """Winning tickets that nobody has presented; which of them go to the chief executive by now."""
    async with floor.house.alone:
        now = floor.house.clock.now()
        return told.unpaid(lounge_of(floor), now, bought_with_play_money(floor.house, now).get("play_money", ()))


@router.post("/unpaid", summary="Unpaid winnings go to the chief executive")
async def hand_over(sent: Retried, who: Cashier, floor: OnFloor, key: Key = None) -> HandedOverShape:
    """By one cheque, with what is known of each ticket."""
    lounge_of(floor)
    led_to = await floor.house.keno("hand over", own_id(who, sent.id or key))
    return told.handed_over(led_to)


@router.post("/claims", summary="The chief executive pays a ticket")
async def claim(sent: Claims, who: Cashier, floor: OnFloor, key: Key = None) -> AmountShape:
    """Whoever brings it, with whatever else was asked for."""
    lounge_of(floor)
    patron = (await known_person(floor.house, sent.patron)).name
    details = {"patron": patron, "ticket": sent.ticket, "asked": sent.asked, "given": sent.given}
    led_to = await floor.house.keno("claim", own_id(who, sent.id or key), **details)
    return AmountShape(amount=led_to["amount"])


def _board(floor: Floor) -> Board:
    house = floor.house
    return told.board(house.systems.keno, house.systems.hours, house.clock.now())
