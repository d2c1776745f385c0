"""The baccarat layout: areas for each numbered place and for those who stand, and rectangles for marker buttons."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from houseway.cite import cites
from houseway.families.baccarat.seats import STANDING, label
from houseway.families.cloths import Ring, beside_dealer, casino, edge, rings
from houseway.games.baccarat.rule_card import rule_card
from houseway.games.baccarat.table import BaccaratTable
from houseway.money import dollars
from houseway.play.cloth import WIDE, Caption, Cloth, Figure, Mark, Outline, Place, mark
from houseway.play.ink import GOLD, THIN, WHITE
from houseway.play.shapes import Arc, Rect
from houseway.play.wager import Wager

MARKED: Final = "qld s81(2)"
FITTED: Final = "qld s82"
MARKERS: Final = "qld s90(6)"
INSCRIBED: Final = {"tie bet": "TIE", "banker's hand": "BANKER", "player's hand": "PLAYER"}
RINGS: Final = {"tie bet": (384, 404), "banker's hand": (406, 430), "player's hand": (432, 456)}
SHALLOW: Final = Arc(WIDE / 2, -262)
STAND: Final = Rect(155, 70, WIDE - 310, 24)


def cloth(table: BaccaratTable) -> Cloth:
    return laid_out(tuple(table.game.wagers), table.rules.places)


def told(table: BaccaratTable) -> Iterator[Mark]:
    """The marker buttons of whoever owes commission, and the card of rules."""
    owed = {table.seats.of(name): f"=${dollars(amount)}" for name, amount in table.owed.items()}
    numbers = "".join(f"[{number}{owed.get(number, '')}]" for number in range(1, table.rules.places + 1))
    yield mark(f"before the dealer, for marker buttons: {numbers}", MARKERS)
    if table.rules.commission_deferred:
        yield mark("players who sit may settle their commission later", "qld s90(4)", sign="small")
    yield from map(mark, rule_card())


@cache
def laid_out(rows: tuple[Wager[Any], ...], places: int) -> Cloth:
    pays = {row.name: str(row.pays) for row in rows}
    areas = [Ring(name, words, MARKED, *RINGS[name], pays[name]) for name, words in INSCRIBED.items()]
    marks = (
        casino(Rect(150, 50, WIDE - 300, 15), MARKED, high=10),
        edge(WIDE / 2 - 10, 476, SHALLOW),
        *beside_dealer(("drop box", FITTED), ("discard bucket", FITTED), y=14),
        mark("rectangles for marker buttons", MARKERS, figures=tuple(_markers(places))),
        Mark("", figures=tuple(_hands())),
        mark("an area for those who stand", "qld s83(2)(a)",
             figures=(Caption("PLAYERS WHO STAND", STAND._replace(high=7), 3, GOLD),)),
    )  # fmt: skip
    spots = (*rings(SHALLOW, places, areas, 66.2, 113.8, label), *_standing(rows))
    return Cloth("Baccarat", 226, spots, marks, lines={"wager": "each wager"})


def _hands() -> Iterator[Figure]:
    """Where the two hands are dealt."""
    for words, x in (("PLAYER", 76), ("BANKER", WIDE - 136)):
        at = Rect(x, 52, 60, 30)
        yield Outline(at, corner=3)
        yield Caption(words, at.inside(3), 5.5, GOLD, bold=True)


def _markers(places: int) -> Iterator[Figure]:
    for number, at in enumerate(Rect(WIDE / 2 - 8 * places, 32, 16 * places, 11).split(places), 1):
        yield Outline(at.inside(0.8), THIN)
        yield Caption(str(number), at.inside(2), 3.4, GOLD)


def _standing(rows: tuple[Wager[Any], ...]) -> Iterator[Place]:
    for at, row in zip(STAND._replace(y=78, high=16).split(len(rows)), rows, strict=True):
        words = Caption(f"{INSCRIBED[row.name]}\n{row.pays}", at.inside(2), 2.8, WHITE)
        yield Place(row.name, STANDING, at, cites("qld s83(2)(a)"), INSCRIBED[row.name], str(row.pays),
                    "an area for those who stand", ink=THIN, figures=(words,))  # fmt: skip
