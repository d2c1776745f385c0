"""The cloth of a table and its sign, as a page needs them: where each wager is made, and the pictures."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from pydantic import BaseModel, Field
from starlette.responses import Response
from typing_extensions import TypedDict

from houseway.families.poker.table import PokerTable
from houseway.floor.frames import Phrase
from houseway.house.people import Member
from houseway.money import Commission, Fee
from houseway.play.cloth import Cloth, Place
from houseway.play.shapes import Disc, Polygon, Rect, Shape
from houseway.play.table import Table
from houseway.play.view import sign_data
from houseway.play.wager import Wager
from houseway.printing.cloth import cloth_sheet
from houseway.printing.panel import panel
from houseway.printing.sign import SignText
from houseway.printing.svg import svg
from houseway.shown.keys import keys_of

if TYPE_CHECKING:
    from houseway.floor.floor import Floor

CASINO = "Houseway"
SVG: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "The picture."}
}


Takes = Literal["chips", "marks", "nothing"]


class RectShape(TypedDict):
    """Where it begins, and how wide and high it is."""

    rect: tuple[float, float, float, float]


class DiscShape(TypedDict):
    """Its centre, and how much it measures across and down."""

    disc: tuple[float, float, float, float]


class PolygonShape(TypedDict):
    """Its corners."""

    polygon: list[tuple[float, float]]


class PlaceData(BaseModel):
    """Where one wager is made."""

    wager: str
    selection: str
    name: str
    inscribed: str
    pays: str
    what: str
    under: list[str]
    shape: RectShape | DiscShape | PolygonShape
    chips: tuple[float, float] = Field(description="Where chips lie.")
    cards: tuple[float, float, float, float] | None = Field(description="Where cards or tiles lie.")
    besides: str = Field(description="What the house takes besides, of a win or of the stake; empty: nothing.")
    limits: str | None = Field(description="The line of the sign that bounds its wager, where one does.")
    covers: list[str] = Field(description="The names of the places that it stands for, where it is not one alone.")


class ClothData(BaseModel):
    """A cloth in millimetres, from its upper left corner."""

    title: str
    wide: float
    high: float
    ground: str
    shown: tuple[float, float, float, float] = Field(description="The part with the places: x, y, wide, high.")
    places: list[PlaceData]
    takes: Takes = Field(description="Chips, marks as on a ticket, or nothing: at poker, acts bring chips to the pot.")
    nowhere: dict[str, str] = Field(description="Wagers without a place of their own, and why.")
    devices: dict[str, tuple[float, float, float, float]] = Field(
        description="Where equipment lies on it, by kind and what it shows; else it stands above."
    )
    keys: dict[str, str] = Field(description="Of whoever plays: a letter for each act of the game, by act.")
    phrases: list[Phrase] = Field(description="What may be said at a table, and nothing else.")


def cloth_data(table: Table) -> ClothData:
    """The places, with what asks for them."""
    cloth = table.game.cloth(table)
    places = [_place(table, place) for place in cloth.places]
    return ClothData(
        title=cloth.title,
        wide=cloth.wide,
        high=cloth.high,
        ground=cloth.ground,
        shown=cloth.played_on or (0, 0, cloth.wide, cloth.high),
        places=places,
        takes=_takes(table, cloth),
        nowhere=dict(cloth.nowhere),
        devices={name: (at.x, at.y, at.wide, at.high) for name, at in cloth.devices.items()},
        keys=dict(keys_of(table.game)),
        phrases=list(get_args(Phrase)),
    )


def _takes(table: Table, cloth: Cloth) -> Takes:
    if isinstance(table, PokerTable):
        return "nothing"
    return "chips" if any(place.wager for place in cloth.places) else "marks"


def _place(table: Table, place: Place) -> PlaceData:
    row = table.game.wager_named.get(place.wager)
    return PlaceData(
        wager=place.wager,
        selection=place.selection,
        name=place.name,
        inscribed=place.inscribed,
        pays=place.pays,
        what=place.what,
        under=[each.text for each in place.under],
        shape=_shape(place.shape),
        chips=place.chips,
        cards=place.cards,
        besides=_besides(row) if row is not None else "",
        limits=row.limit if row is not None and row.limit in table.sign.limits else None,
        covers=list(place.covers),
    )


def _besides(row: Wager[Any]) -> str:
    """A commission is taken of what is won, a fee is paid when the wager is made."""
    if row.commission is not None:
        return f"less {_share(row.commission)} commission when it wins"
    if row.fee is not None:
        of = "of what it could win, " if row.fee.of_winnings is not None else ""
        return f"and {_share(row.fee)} commission {of}when it is laid"
    return ""


def _share(of: Commission | Fee) -> str:
    return f"{100 * of.share / of.of_each:g}%"


def _shape(shape: Shape) -> RectShape | DiscShape | PolygonShape:
    if isinstance(shape, Rect):
        return {"rect": shape}
    if isinstance(shape, Disc):
        return {"disc": (shape.x, shape.y, shape.across, shape.high)}
    assert isinstance(shape, Polygon)
    return {"polygon": list(shape.points)}


def cloth_drawn(cloth: Cloth) -> bytes:
    """As SVG, without a legend: what is true to scale are its places."""
    return svg([cloth_sheet(cloth, CASINO)]).encode()


def sign_drawn(sign: SignText) -> bytes:
    return svg([panel(sign, CASINO)]).encode()


async def picture(floor: "Floor", who: Member, of: Cloth | SignText) -> Response:
    """Drawn once, beside whatever else goes on, and kept by what stands on it."""
    work = partial(cloth_drawn, of) if isinstance(of, Cloth) else partial(sign_drawn, of)
    return Response(await floor.pictures.answer(who.name, of, work), media_type="image/svg+xml")


def sign_told(table: Table) -> dict[str, Any]:
    """The sign as data, as it stands at the table, and which of its lines need notice."""
    announced = {kind: under.text for kind in table.sign.limits if (under := table.game.notice(kind)) is not None}
    return sign_data(table.sign) | {"shown": table.sign_shown(), "announced": announced}
