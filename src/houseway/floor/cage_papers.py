"""The cage's papers: what it should hold, a row a table, windows with their shifts, slips with running numbers."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response
from pydantic import BaseModel, Field, StrictInt

from houseway.floor.cage import Counts, Sees, table_rows
from houseway.floor.floor import Floor, OnFloor
from houseway.floor.paper import PDF, paper
from houseway.floor.problems import NotThere
from houseway.floor.shapes import AtTableShape, DoneShape, InDollars, Name, Retried
from houseway.floor.threads import aside
from houseway.floor.visitor import Key, needs, own_id
from houseway.house.people import HAVE_WINDOWS, SEE_CAGE, Member
from houseway.house.windows import Shift, close_window, closed_shifts, open_shifts, open_window, take_count, told
from houseway.ledger.gaming_day import day_ends, gaming_day
from houseway.ledger.table_day import position
from houseway.money import cents, dollars
from houseway.printing.cage_sheets import Slip, day_sheets, slip_sheet
from houseway.printing.pdf import pdf
from houseway.shown.words import in_words, off_by
from houseway.store.cage_events import BetweenCageAndTable, Count, CountTaken, OfAWindow, WindowClosed
from houseway.store.chain import Stored
from houseway.store.marks import of_chain
from houseway.store.slips import KINDS, OWN_CHAIN, running_numbers, slips
from houseway.store.store import Store

router: Final = APIRouter(prefix="/api/cage", tags=["cage"])
OnDay = Annotated[date | None, Query(description="A gaming day, which begins at six; without it, today.")]
HasWindow = Annotated[Member, needs(HAVE_WINDOWS)]
SeesWindows = Annotated[Member, needs(SEE_CAGE | HAVE_WINDOWS)]
Pieces = Annotated[dict[str, StrictInt], Field(max_length=30)]
SAID: Final = "How many of each worth: `{'25.00': 4}`."


class ClosesWindow(Retried):
    cash: Pieces = Field({}, description=SAID)
    chips: Pieces = Field({}, description=SAID)


class OpensWindow(ClosesWindow):
    window: Name


class PositionShape(BaseModel):
    """What the cage as a whole should hold, and where the chips are that it does not."""

    money: InDollars = Field(description="In the cage: what came in, and neither left nor lies in a drop box.")
    play_money: InDollars = Field(description="So much of it is no money.")
    in_boxes: InDollars = Field(description="In drop boxes, and not yet counted.")
    deposited: InDollars = Field(description="So much of the money is people's.")
    chips_out: InDollars = Field(description="Chips that the cage has handed out.")
    at_tables: InDollars = Field(description="Of them in trays and on layouts; people have the others.")
    variance: InDollars = Field(description="What all counts have found so far; below nought: missing.")


class TableDayShape(BaseModel):
    """A table over a gaming day."""

    table: str
    opening: InDollars
    fills: InDollars
    credits: InDollars
    drop: InDollars
    counted: InDollars
    variance: InDollars
    closing: InDollars
    win: InDollars = Field(description="Closing, credits and drop, less opening and fills.")
    hold: str = Field(description="The win of what was dropped, in per cent; empty where nothing was.")


class SlipShape(BaseModel):
    """One thing that was done at the cage, as its slip has it."""

    event: int = Field(description="In the house's own chain.")
    slip: str = Field(description="Its kind with its running number: `fill 17`.")
    at: str
    by: str
    role: str
    concerns: str = Field(description="The table, the window or the person.")
    amount: str
    says: str


class ShiftShape(BaseModel):
    """A window from its opening to its closing, or as far as it is."""

    window: str
    by: str
    since: str
    until: str | None
    began_cash: InDollars
    began_chips: InDollars
    cash_in: InDollars
    cash_out: InDollars
    chips_in: InDollars
    chips_out: InDollars
    should_cash: InDollars
    should_chips: InDollars
    cash: Pieces = Field(description="What it began with.")
    chips: Pieces
    counted_cash: Pieces | None = Field(description="When it was closed.")
    counted_chips: Pieces | None
    variance: InDollars | None = Field(description="Below nought: missing.")
    slips: int = Field(description="So many things were done there.")


class WindowsShape(BaseModel):
    """One's own shift, the others that go on, and those that ended on that day."""

    mine: ShiftShape | None
    open: list[ShiftShape]
    closed: list[ShiftShape]


class SlipsShape(BaseModel):
    day: str
    slips: list[SlipShape]


@router.get("/position", summary="What the cage should hold")
async def what_it_should_hold(_who: Sees, floor: OnFloor) -> PositionShape:
    held = await aside(floor.house.store.balances)
    return PositionShape(**position(held)._asdict())


@router.get("/day/tables", summary="A row a table")
async def tables_of_day(_who: Sees, floor: OnFloor, day: OnDay = None) -> list[TableDayShape]:
    """What each began the gaming day with, what came and went, what it won and held."""
    async with floor.one_long_look:
        rows = await aside(table_rows, floor.house, _day(floor, day))
    hold = {row.table: f"{100 * row.win / row.drop:.1f}" if row.drop > 0 else "" for row in rows}
    return [TableDayShape(**row._asdict(), win=row.win, hold=hold[row.table]) for row in rows]


@router.get("/day/sheet.pdf", summary="The gaming day on paper", response_class=Response, responses=PDF)
async def day_sheet(_who: Sees, floor: OnFloor, day: OnDay = None) -> Response:
    """A row a table, the windows and what counts found, with lines to sign on."""
    on = _day(floor, day)
    async with floor.one_long_look:
        made = await aside(_day_pdf, floor, on)
    return paper(made, f"cage-{on.isoformat()}")


@router.get("/windows", summary="Windows and shifts")
async def windows(who: SeesWindows, floor: OnFloor, day: OnDay = None) -> WindowsShape:
    """One's own; and everybody's, for whoever sees the cage."""
    on = _day(floor, day)
    shifts = await aside(_shifts, floor.house.store, on)
    found = [each for each in shifts if who.is_one(SEE_CAGE) or each.opened.person == who.name]
    going = [_shift(each) for each in found if each.closed is None]
    return WindowsShape(
        mine=next((each for each in going if each.by == who.name), None),
        open=[each for each in going if each.by != who.name],
        closed=[_shift(each) for each in found if each.closed is not None],
    )


@router.post("/windows", summary="A shift begins", status_code=201)
async def opens_window(sent: OpensWindow, who: HasWindow, floor: OnFloor, key: Key = None) -> DoneShape:
    """With what is counted into the drawer: cash and chips by their worth."""
    await open_window(floor.house, sent.window, sent.cash, sent.chips, own_id(who, sent.id or key))
    return DoneShape(done=f"{sent.window} is open")


@router.post("/windows/closing", summary="A shift ends")
async def closes_window(sent: ClosesWindow, who: HasWindow, floor: OnFloor, key: Key = None) -> DoneShape:
    """What is counted out of the drawer stands against what should be there; the variance stays."""
    found = await close_window(floor.house, sent.cash, sent.chips, own_id(who, sent.id or key))
    return DoneShape(done=f"{found.window} is closed{off_by(sum(found.variances)) or ', and nothing is missing'}")


@router.post("/counts", summary="A drop box is counted")
async def count(sent: AtTableShape, who: Counts, floor: OnFloor, key: Key = None) -> DoneShape:
    """By two people, each for themselves: once both come to the same, that is the count, and stands against what was
    dropped there."""
    await aside(known, floor, sent.table)
    found = await take_count(floor.house, sent.table, cents(sent.amount), own_id(who, sent.id or key))
    return DoneShape(done=_counted(found))


@router.get("/slips", summary="The slips of a gaming day")
async def slips_of_day(_who: Sees, floor: OnFloor, day: OnDay = None) -> SlipsShape:
    """The latest first, each with its running number."""
    on = _day(floor, day)
    return SlipsShape(day=on.isoformat(), slips=await aside(_slips, floor.house.store, on))


@router.get("/slips/{number}/slip.pdf", summary="A slip on paper", response_class=Response, responses=PDF)
async def slip(number: Annotated[int, Path(ge=1, lt=1 << 31)], _who: Sees, floor: OnFloor) -> Response:
    """In two copies, with lines to sign on; of an event by its number in the house's own chain."""
    made = await aside(_slip_pdf, floor.house.store, number)
    return paper(made, f"slip-{number}")


def known(floor: Floor, table: str) -> None:
    """Also a closed one: its box may still be uncounted."""
    if floor.house.store.table(table) is None:
        raise NotThere(f"there is no table {table}")


def _day(floor: Floor, day: date | None) -> date:
    return day or gaming_day(floor.house.clock.now())


def _span(day: date) -> tuple[str, str]:
    """When a gaming day begins and ends, as moments are stored."""
    return day_ends(day - timedelta(days=1)).isoformat(), day_ends(day).isoformat()


def _shifts(store: Store, day: date) -> list[Shift]:
    return [*(told(store, each) for each in open_shifts(store)), *closed_shifts(store, *_span(day))]


def _shift(shift: Shift) -> ShiftShape:
    ended = shift.closed.event if shift.closed is not None else None
    cash, chips = [each[1] for each in shift.moved], [each[2] for each in shift.moved]
    in_all = shift.expected
    return ShiftShape(
        window=shift.began_with.window,
        by=shift.opened.person or "",
        since=shift.opened.at,
        until=shift.closed.at if shift.closed is not None else None,
        began_cash=in_all[0] - sum(cash),
        began_chips=in_all[1] - sum(chips),
        cash_in=sum(each for each in cash if each > 0),
        cash_out=-sum(each for each in cash if each < 0),
        chips_in=sum(each for each in chips if each > 0),
        chips_out=-sum(each for each in chips if each < 0),
        should_cash=in_all[0],
        should_chips=in_all[1],
        cash=dict(shift.began_with.cash),
        chips=dict(shift.began_with.chips),
        counted_cash=dict(ended.cash) if isinstance(ended, WindowClosed) else None,
        counted_chips=dict(ended.chips) if isinstance(ended, WindowClosed) else None,
        variance=sum(ended.variances) if isinstance(ended, WindowClosed) else None,
        slips=len(shift.moved),
    )


def _counted(found: Sequence[object]) -> str:
    done = next((each for each in found if isinstance(each, Count)), None)
    if done is not None:
        off = off_by(done.variance) or ", as was expected"
        return f"the drop box of {done.table} is counted by two: ${dollars(done.amount)}{off}"
    taken = next(each for each in found if isinstance(each, CountTaken))
    said = f"${dollars(taken.amount)} is counted at {taken.table}"
    if taken.differs_from is None:
        return f"{said}; somebody else counts it, too"
    return f"{said}, and ${dollars(taken.differs_from)} was counted before; both count again"


# Slips


def _slips(store: Store, day: date) -> list[SlipShape]:
    since, until = _span(day)
    found = [each for each in slips(store, since, until, [of_chain(OWN_CHAIN)]) if each.at < until]
    numbers = running_numbers(store, found)
    return [_slip(each, numbers[each.number]) for each in found]


def _slip(stored: Stored, number: int) -> SlipShape:
    words = in_words(stored.event)
    return SlipShape(
        event=stored.number,
        slip=f"{stored.event.kind} {number}",  # type: ignore[union-attr]
        at=stored.at,
        by=stored.person or "",
        role=stored.role or "",
        concerns=_concerns(stored),
        amount=dollars(_amount(stored)),
        says=words.what,
    )


def _concerns(stored: Stored) -> str:
    event = stored.event
    return str(next((said for name in ("table", "window", "person") if (said := getattr(event, name, ""))), "cash"))


def _amount(stored: Stored) -> int:
    event = stored.event
    if isinstance(event, OfAWindow):
        return sum(cents(worth) * count for pieces in (event.cash, event.chips) for worth, count in pieces.items())
    return int(getattr(event, "amount", 0))


def _slip_pdf(store: Store, number: int) -> bytes:
    stored = next(iter(store.after(OWN_CHAIN, number - 1, 1)), None)
    if stored is None or stored.number != number or getattr(stored.event, "kind", "") not in KINDS:
        raise NotThere(f"event {number} of the house is nothing that a slip is made of")
    return pdf([slip_sheet(_printed(stored, running_numbers(store, [stored])[number]))])


def _printed(stored: Stored, number: int) -> Slip:
    event = stored.event
    rows = [("Amount", f"${dollars(_amount(stored))}")]
    pieces: Mapping[str, int] = getattr(event, "chips", {})
    rows += [("Of it", ", ".join(f"{n} × ${worth}" for worth, n in pieces.items()))] * bool(pieces)
    if isinstance(event, Count) and event.expected is not None:
        rows += [("Expected", f"${dollars(event.expected)}"), ("Variance", dollars(event.variance))]
        rows += [("Counted by", " and ".join(event.counted_by))]
    if isinstance(event, WindowClosed):
        rows += [("Expected", f"${dollars(event.cash_expected)} cash, ${dollars(event.chips_expected)} chips")]
        rows += [("Variance", " and ".join(map(dollars, event.variances)))]
    if isinstance(event, BetweenCageAndTable) and event.sent_by:
        rows += [("Sent by", event.sent_by)]
    by = f"{stored.person or 'the house'}{f', {stored.role}' if stored.person else ''}"
    kind = event.kind  # type: ignore[union-attr]
    return Slip(kind, number, _concerns(stored), stored.at, by, stored.number, rows)


def _day_pdf(floor: Floor, day: date) -> bytes:
    house = floor.house
    rows = table_rows(house, day)
    shifts = [_shift(each) for each in _shifts(house.store, day)]
    done = _slips(house.store, day)
    off = [each for each in done if each.says != each.says.split(", $")[0]]
    windows_ = [
        (each.window, each.by, dollars(each.began_cash + each.began_chips),
         dollars(each.should_cash + each.should_chips), _or_open(each))
        for each in shifts
    ]  # fmt: skip
    found = [(each.slip, each.says, each.by) for each in off]
    return pdf(day_sheets(day, day.isoformat() <= house.closed, rows, windows_, found, len(done)))


def _or_open(shift: ShiftShape) -> str:
    return "open" if shift.variance is None else dollars(shift.variance)
