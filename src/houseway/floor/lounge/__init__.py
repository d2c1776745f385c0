"""The keno lounge over the API: its board, tickets, and what patrons and keno writers do with them."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path
from starlette.responses import Response

from houseway.floor.cloths import SVG
from houseway.floor.etag import SAME, Has, unless
from houseway.floor.floor import Floor, OnFloor
from houseway.floor.lounge import answers as told
from houseway.floor.lounge.people import SERVE, lounge_of, presented, served, terminal
from houseway.floor.lounge.shapes import (
    AcceptedShape,
    Accepts,
    AmountShape,
    Board,
    Buys,
    BuysDollars,
    Collects,
    Issued,
    OwnDollars,
    PaidShape,
    Presents,
    PrizesShape,
    Redeems,
    RuledShape,
    Tickets,
    TicketShape,
)
from houseway.floor.problems import NotThere
from houseway.floor.threads import aside
from houseway.floor.visitor import Key, Who, may, needs, own_id
from houseway.games.keno.desk import KENO_DOLLARS
from houseway.games.keno.ticket import Ticket as KenoTicket
from houseway.games.keno.ticket import serial_in
from houseway.house.people import PLAY, SEE_KENO, WRITE_KENO, Member
from houseway.keno import KenoSystem
from houseway.money import cents
from houseway.printing.svg import svg
from houseway.printing.ticket import ticket_sheet

router: Final = APIRouter(prefix="/api/keno", tags=["keno"])
Plays = Annotated[Member, needs(PLAY)]
Serves = Annotated[Member, needs(SERVE)]
Writes = Annotated[Member, needs(WRITE_KENO)]
Serial = Annotated[int, Path(ge=1, le=10**12)]
SHOWN: Final = 50  # of one's own tickets


@router.get("", summary="The board", response_model=Board, responses=SAME)
async def board(_who: Who, floor: OnFloor, has: Has = None) -> Response:
    """The game that is sold, when it is drawn, the jackpot pools, and the last draws."""
    house = floor.house
    async with house.alone:  # nobody sees a draw that is not stored yet
        return unless(has, told.board(house.systems.keno, house.systems.hours, house.clock.now()))


@router.get("/prizes", summary="The schedule of prizes")
async def prizes(_who: Who, floor: OnFloor) -> PrizesShape:
    """What a catch wins, and between which amounts a ticket is sold."""
    return told.prizes(lounge_of(floor))


# Tickets


@router.get("/tickets", summary="One's own tickets")
async def own_tickets(who: Plays, floor: OnFloor) -> Tickets:
    """Nobody else's; with the code of each."""
    async with floor.house.alone:
        system = lounge_of(floor)
        bought = system.bought.get(who.name, [])
        found = [told.ticket(system, each, code=True) for each in reversed(bought[-SHOWN:])]
    return Tickets(tickets=found, more=len(bought) > SHOWN)


@router.post("/tickets", summary="A ticket is bought", status_code=201)
async def buy(sent: Buys, who: Serves, floor: OnFloor, key: Key = None) -> TicketShape:
    """At a self-service terminal, or from a keno writer, who says for whom."""
    patron, system = await served(floor, who, sent), lounge_of(floor)
    _own_dollars(system, who, sent.keno_dollars)
    details: dict[str, Any] = {
        "ways": ["-".join(map(str, way)) for way in sent.ways],
        "stake": sent.stake,
        "games": sent.games,
        "jackpot": sent.jackpot,
        "chips": sent.chips,
        "keno_dollars": sent.keno_dollars,
    }
    where = terminal(floor, who, sent, "qld s217(1)", sent.at)
    led_to = await floor.house.keno("sell", own_id(who, sent.id or key), patron=patron, **details, **where)
    system = lounge_of(floor)
    return told.ticket(system, system.tickets[led_to["ticket"]], code=True)


@router.post("/oversights", summary="An entry was taken by oversight", status_code=201)
async def accept(sent: Accepts, who: Writes, floor: OnFloor, key: Key = None) -> AcceptedShape:
    """By a keno writer, against the rules: what stands is a ticket, the rest goes back, each under its provision."""
    patron = await served(floor, who, sent)
    lounge_of(floor)
    details: dict[str, Any] = {
        "ways": ["-".join(map(str, way)) for way in sent.ways],
        "stake": sent.stake,
        "games": sent.games,
        "jackpot": sent.jackpot,
        **({} if sent.handed_in is None else {"handed_in": sent.handed_in}),
    }
    where = terminal(floor, who, sent, "qld s217(1)")
    led_to = await floor.house.keno("accept", own_id(who, sent.id or key), patron=patron, **details, **where)
    system = lounge_of(floor)
    found = system.tickets[led_to["ticket"]] if "ticket" in led_to else None
    return AcceptedShape(
        rulings=[RuledShape(ruling=what, cites=cites) for what, cites in led_to["rulings"]],
        back=led_to["back"],
        ticket=told.ticket(system, found, code=True) if found else None,
    )


@router.get("/tickets/{ticket}", summary="A ticket")
async def ticket(ticket: Serial, who: Who, floor: OnFloor) -> TicketShape:
    """By its serial number: one's own, or any for the people of the lounge, who see a code only if they are writers."""
    async with floor.house.alone:
        system, found = _seen(floor, who, ticket)
        return told.ticket(system, found, code=_sees_code(who, found))


@router.get("/tickets/{ticket}/ticket.svg", summary="A ticket as it is printed", response_class=Response, responses=SVG)
async def printed(ticket: Serial, who: Who, floor: OnFloor) -> Response:
    """For whoever bought it, and for keno writers: who has it is paid."""
    system, found = _seen(floor, who, ticket)
    if not _sees_code(who, found):
        may(who, WRITE_KENO)
    picture = await aside(lambda: svg([ticket_sheet(found, system.settings)]))
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


def _seen(floor: Floor, who: Member, serial: int) -> tuple[KenoSystem, KenoTicket]:
    """Somebody else's ticket is not there for a patron."""
    system = lounge_of(floor)
    found = system.tickets.get(serial)
    if found is None or (found.person != who.name and not who.is_one(SEE_KENO)):
        raise NotThere(f"there is no keno ticket {serial} here for {who.name}")
    return system, found


def _sees_code(who: Member, found: KenoTicket) -> bool:
    return found.person == who.name or who.is_one(WRITE_KENO)


# What they come to


@router.post("/payments", summary="A winning ticket is paid")
async def pay(sent: Collects, who: Serves, floor: OnFloor, key: Key = None) -> PaidShape:
    """All that it has won so far, once; from a self-service terminal in keno dollars."""
    return await _pays(floor, who, "pay", sent, "qld s219(6)", "qld s219(5)", key, paid_in=sent.paid_in)


@router.post("/refunds", summary="A ticket is refunded")
async def refund(sent: Presents, who: Serves, floor: OnFloor, key: Key = None) -> PaidShape:
    """For the games that are not yet played; from a self-service terminal in keno dollars."""
    return await _pays(floor, who, "refund", sent, "qld s219(7)", "qld s219(7)", key)


async def _pays(
    floor: Floor, who: Member, what: str, sent: Presents, under: str, by: str, key: str | None, **more: Any
) -> PaidShape:
    system = lounge_of(floor)
    found = presented(system, who, sent.ticket, under)
    at = "self-service" if sent.at == "either" and more.get("paid_in") == KENO_DOLLARS else sent.at
    patron, where = await served(floor, who, sent, found.person), terminal(floor, who, sent, by, at)
    code = sent.ticket if who.is_one(PLAY) else str(serial_in(sent.ticket))
    led_to = await floor.house.keno(what, own_id(who, sent.id or key), patron=patron, ticket=code, **more, **where)
    return told.paid(led_to)


# Keno dollars


@router.get("/dollars", summary="One's own keno dollars")
async def own_dollars(who: Plays, floor: OnFloor) -> OwnDollars:
    """Those that were issued to oneself, as far as they are not spent."""
    async with floor.house.alone:
        vouchers = lounge_of(floor).vouchers.values()
        own = [each for each in vouchers if each.patron == who.name and each.left]
        return OwnDollars(keno_dollars=list(map(told.dollars_of, own)), together=sum(each.left for each in own))


@router.post("/dollars", summary="Keno dollars are issued", status_code=201)
async def issue(sent: BuysDollars, who: Serves, floor: OnFloor, key: Key = None) -> Issued:
    """For money, or at a keno writer's for chips."""
    patron = await served(floor, who, sent)
    lounge_of(floor)
    details: dict[str, Any] = {"patron": patron, "amount": sent.amount, "chips": sent.chips}
    details |= terminal(floor, who, sent, "qld s218(2)", sent.at)
    led_to = await floor.house.keno("issue keno dollars", own_id(who, sent.id or key), **details)
    return Issued(keno_dollars=led_to["keno dollars"], amount=cents(sent.amount))


@router.post("/dollars/redemptions", summary="Cash for keno dollars")
async def redeem(sent: Redeems, who: Serves, floor: OnFloor, key: Key = None) -> AmountShape:
    """At a keno writer's for 28 days, and at the casino cashier's after that."""
    system = lounge_of(floor)
    _own_dollars(system, who, [sent.serial])
    patron = await served(floor, who, sent, system.voucher(sent.serial).patron)
    where = {"cashier": True} if sent.cashier else terminal(floor, who, sent, "qld s218(4)(a)")
    details = {"patron": patron, "serial": sent.serial, **where}
    led_to = await floor.house.keno("redeem keno dollars", own_id(who, sent.id or key), **details)
    return AmountShape(amount=led_to["amount"])


def _own_dollars(system: KenoSystem, who: Member, serials: list[int]) -> None:
    """A patron has none but those that were issued to them; a number alone is nothing that one holds."""
    for serial in serials if who.is_one(PLAY) else ():
        found = system.vouchers.get(serial)
        if found is None or found.patron != who.name:
            raise NotThere(f"{who.name} has no keno dollars with the serial number {serial}")
