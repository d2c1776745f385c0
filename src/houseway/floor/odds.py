"""What the house keeps of each wager of a table, exactly; the best play, and how often each hand comes."""

from collections.abc import Hashable, Iterable, Mapping
from functools import partial
from typing import Annotated, Any, Final, TypeAlias

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from starlette.responses import Response

from houseway.errors import Refused
from houseway.floor.floor import OnFloor
from houseway.floor.lookup import known_table
from houseway.floor.problems import may_be
from houseway.floor.tables import Table
from houseway.floor.threads import aside
from houseway.floor.visitor import Who
from houseway.house.tables.table import RunningTable
from houseway.money import Cents, cents
from houseway.odds.best_play import chart, has_chart
from houseway.odds.figures import ROUNDED, percent
from houseway.odds.frequencies import Frequencies, frequencies
from houseway.odds.lines import OddsLines, lines_of
from houseway.odds.rows import Row
from houseway.odds.table import OddsPage, page_of
from houseway.play.game import Game
from houseway.play.sign import Sign
from houseway.play.view import sign_data
from houseway.shown.came import came_lately
from houseway.shown.hints import chart_cell
from houseway.shown.offers import EVERY
from houseway.shown.view import eye_of, written
from houseway.strategies.chart import ACROSS, LEGEND, Cell

COUNTS: Final = ("decks",)  # of how a table is run, what its odds depend on
FIRST: Final = ("wager", "selection", "strategy", "pays", "house edge")
LONG: Final = "≈ stands before a long fraction, rounded"
Settings: TypeAlias = tuple[tuple[str, Any], ...]

router: Final = APIRouter(prefix="/api/tables", tags=["tables"])


class OddsShape(BaseModel):
    wager: str
    notes: list[int]
    selection: str
    strategy: str
    pays: str
    edge: str


class OddsOfTable(BaseModel):
    """A row for each wager; places that return the same are told together."""

    title: str
    note: str
    rows: list[OddsShape]
    notes: list[str] = Field(description="From 1 on, as the rows point to them.")
    edges: dict[str, dict[str, str]] = Field(
        description="What the house keeps by the best play: by wager and selection, or `every` where all are the same."
    )
    headings: list[str] = Field(description="Of the same in full: win, void, lose, return, at a stake.")
    cells: list[list[str]]
    remarks: list[str]


class ChartRow(BaseModel):
    hand: str
    cells: list[str]


class BestPlay(BaseModel):
    """The best play as a chart, a letter for each hand against each card of the dealer's."""

    says: str
    legend: str
    across: list[str]
    rows: list[ChartRow]


class HandInChart(BaseModel):
    """Where one's hand stands in the chart, while one is asked about it."""

    hand: str
    against: str


class CameTimesShape(BaseModel):
    value: str
    times: int


class CameLatelyShape(BaseModel):
    """What came lately from the wheel, the dice, the coins or the balls; the latest first."""

    last: list[str] = Field(description="Of dice, what they showed together.")
    of: int = Field(description="So many were looked at.")
    hot: list[CameTimesShape] = Field(description="What came most often, and how often.")
    cold: list[CameTimesShape] = Field(description="What has not come for longest, and for how many outcomes.")
    says: str = Field(description="What that means: nothing.")


class HandClassShape(BaseModel):
    hand: str
    number: int
    one_in: float


class HandsOfDeck(BaseModel):
    """How often each class of hands comes with one deck."""

    says: str = Field(description="Of what the deck is made, and what the ace counts there.")
    classes: list[HandClassShape]


class StrategyShape(BaseModel):
    """What is held of how to play this table: nothing, where nothing is to be decided."""

    chart: BestPlay | None
    hands: list[HandsOfDeck]


NOT_AT_HAND: Final = OddsOfTable(title="", note="", rows=[], notes=[], edges={}, headings=[], cells=[], remarks=[])


@router.get("/{name}/odds", summary="The odds of a table", response_model=OddsOfTable, responses=may_be(409, 429))
async def odds(
    who: Who,
    table: Table,
    floor: OnFloor,
    stake: Annotated[
        str | None, Query(pattern=r"^[0-9]{1,7}(\.[0-9]{2})?$", description="At this stake too, by the table's sign.")
    ] = None,
    at_hand: Annotated[bool, Query(description="Only what takes no time.")] = False,
) -> Response:
    """The exact house edge of every wager, by the best play where something is to be decided."""
    game, settings, sign = await table.seen(_how)
    amount = None if stake is None else _allowed(sign, cents(stake))
    asked = _key(game, settings, sign, amount)
    if at_hand and game.ponders and floor.working_out.at_hand(asked) is None:
        return _as_json(_written(NOT_AT_HAND))
    work = partial(_odds, game, settings, sign, amount)
    return _as_json(await floor.working_out.answer(who.name, asked, work))


@router.get("/{name}/strategy", summary="The best play at a table", response_model=StrategyShape, responses=may_be(429))
async def strategy(who: Who, table: Table, floor: OnFloor) -> Response:
    """A chart, where a game has one that can be kept in mind; of poker, how often each hand comes."""
    game, settings, _ = await table.seen(_how)
    if not has_chart(game) and not game.pot:
        return _as_json(_written(StrategyShape(chart=None, hands=[])))
    asked, work = ("strategy", game, settings), partial(_strategy, game, settings)
    return _as_json(await floor.working_out.answer(who.name, asked, work))


@router.get("/{name}/strategy/hand", summary="My hand in the chart", response_model=HandInChart | None)
async def hand_in_chart(who: Who, table: Table) -> HandInChart | None:
    """Of whoever asks; null, while they are asked nothing that a chart answers."""

    def look(running: RunningTable, _number: int) -> Cell | None:
        return chart_cell(running.round, eye_of(who, running).name) if running.round is not None else None

    found = await table.seen(look)
    return None if found is None else HandInChart(hand=_hand(*found[:2]), against=_value(found[2]))


@router.get("/{name}/came", summary="What came lately", response_model=CameLatelyShape | None)
async def came(_who: Who, table: Table, floor: OnFloor) -> CameLatelyShape | None:
    """The last twenty numbers, throws or spins; null, where cards or tiles are dealt and nothing else comes."""
    listed = await known_table(floor.house, table.name)
    found = await aside(came_lately, floor.house.store, listed)
    if found is None:
        return None
    hot, cold = ([CameTimesShape(**each._asdict()) for each in some] for some in (found.hot, found.cold))
    return CameLatelyShape(last=found.last, of=found.of, hot=hot, cold=cold, says=found.says)


def _how(running: RunningTable, _number: int) -> tuple[Game[Any], Settings, Sign]:
    run = running.table.as_data().get("rules", {})
    settings = tuple((name, run[name]) for name in COUNTS if name in run)
    return running.game, settings, running.table.sign


def _allowed(sign: Sign, stake: Cents) -> Cents:
    """A stake that some line of the sign allows; refused as the first of them refuses it."""
    refused: list[Refused] = []
    for kind in sign.limits:
        try:
            sign.check(kind, stake)
        except Refused as by_this:
            refused.append(by_this)
        else:
            return stake
    raise refused[0]


def _odds(game: Game[Any], settings: Settings, sign: Sign, stake: Cents | None) -> bytes:
    page = page_of(game, dict(settings), stake=stake, sign=None if stake is None else sign, variance=False)
    return _written(_told(page))


def _key(game: Game[Any], settings: Settings, sign: Sign, stake: Cents | None) -> Hashable:
    return game, settings, stake, None if stake is None else written(sign_data(sign))


def _written(found: BaseModel) -> bytes:
    return found.model_dump_json().encode()


def _as_json(found: bytes) -> Response:
    return Response(found, media_type="application/json")


def _told(page: OddsPage) -> OddsOfTable:
    found = lines_of(page.rows)
    shown = _shown(found)
    return OddsOfTable(
        title=page.title,
        note=page.game.note,
        rows=[_row(dict(zip(found.headings, cells, strict=True))) for cells in found.cells],
        notes=list(found.notes),
        edges=_edges(page.rows),
        headings=[found.headings[at] for at in shown],
        cells=[[cells[at] for at in shown] for cells in found.cells],
        remarks=[LONG if each == ROUNDED else each for each in found.remarks],
    )


def _shown(found: OddsLines) -> list[int]:
    """The columns that say something, the house edge before how it comes about."""
    says = [at for at, name in enumerate(found.headings) if name != "variance" and any(row[at] for row in found.cells)]
    return sorted(says, key=lambda at: FIRST.index(found.headings[at]) if found.headings[at] in FIRST else len(FIRST))


def _row(cells: Mapping[str, str]) -> OddsShape:
    wager, *notes = cells["wager"].split(" [")
    return OddsShape(
        wager=wager,
        notes=[int(each.rstrip("]")) for each in notes],
        selection=cells.get("selection", ""),
        strategy=cells.get("strategy", ""),
        pays=cells.get("pays", ""),
        edge=cells["house edge"],
    )


def _edges(rows: Iterable[Row]) -> dict[str, dict[str, str]]:
    """The best play stands first."""
    found: dict[str, dict[str, str]] = {}
    for row in rows:
        found.setdefault(row.found.wager, {}).setdefault(row.found.selection, percent(row.found.house_edge))
    return {wager: {EVERY: min(by.values())} if len(set(by.values())) == 1 else by for wager, by in found.items()}


def _strategy(game: Game[Any], settings: Settings) -> bytes:
    chart = _chart(game, settings) if has_chart(game) else None
    return _written(StrategyShape(chart=chart, hands=_decks(game) if game.pot else []))


def _chart(game: Game[Any], settings: Settings) -> BestPlay:
    found = chart(game, dict(settings))
    rows = [
        ChartRow(hand=_hand(kind, number), cells=[found.cells.get((kind, number, up), "") for up in ACROSS])
        for kind, number in found.rows()
    ]
    return BestPlay(says=found.says, legend=LEGEND, across=[_value(up) for up in ACROSS], rows=rows)


def _hand(kind: str, number: int) -> str:
    return f"{kind} {_value(number)}"


def _value(number: int) -> str:
    return "A" if number == 1 else str(number)


def _deck(found: Frequencies) -> str:
    ace = "" if found.deck == 52 else f", the ace {'low as well as high' if found.ace_low else 'high'}"
    return f"{found.deck} cards{ace}; {found.made_of}"


def _decks(game: Game[Any]) -> list[HandsOfDeck]:
    return [
        HandsOfDeck(
            says=_deck(each),
            classes=[
                HandClassShape(hand=name, number=n, one_in=round(each.hands / n, 2)) for name, n in each.classes if n
            ],
        )
        for each in frequencies(game)
    ]
