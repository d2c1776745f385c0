"""The Com-Bo layout (r2.2): five boxes for the cards, and an area for each wager with its odds."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Final

from houseway.cite import cites
from houseway.equipment.cards import pretty
from houseway.families.cloths import casino
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import BOXES
from houseway.games.com_bo.wagers import COMBINATIONS, DECKS, wagers
from houseway.play.cloth import WIDE, Caption, Cloth, Figure, Mark, Outline, Place, mark
from houseway.play.ink import BLUE, FAINT, GOLD
from houseway.play.shapes import Rect

MARKED: Final = cites("vic 29/2000 r2.2")
MARKINGS: Final = "boxes for the cards, and an area for each wager"
CARDS: Final = Rect(14, 36, WIDE - 28, 52)
CARD_BOXES: Final = tuple(Rect(at.middle[0] - 19, at.y, 38, at.high) for at in CARDS.split(len(BOXES)))
OVER: Final = {f"high {number}": card for number, card in enumerate(CARD_BOXES, 1)}  # the card of its box
TOP, HIGH = 94.0, 24.0  # of the bands of areas
MONEY_BACK: Final = "money back"


def combination_odds(decks: int) -> dict[str, str]:
    """What each combination pays, the highest first."""
    paid = {name: pays[DECKS.index(decks)] for name, pays in COMBINATIONS.items()}
    return {name: str(odds) for name, odds in paid.items() if odds is not None} | {"one pair": MONEY_BACK}


def cloth(table: ComBoTable) -> Cloth:
    return laid_out(table.decks)


def told(table: ComBoTable) -> Iterator[Mark]:
    shown = [pretty(each) for each in table.cards] + [""] * (len(BOXES) - len(table.cards))
    yield mark("  ".join(f"BOX {n}: {card}" for n, card in enumerate(shown, 1)), *MARKED)
    yield mark("areas that win are lit", "vic 29/2000 r2.4")
    for who in table.higher_limits:
        yield mark(f"higher limit: {who}", "vic 29/2000 r6.4")


@cache
def laid_out(decks: int) -> Cloth:
    marks = (
        casino(Rect(0, 12, WIDE, 16), *MARKED, high=10),
        mark("five boxes for the cards", *MARKED, figures=tuple(_boxes()), what=MARKINGS),
        *(mark(f"{name}: {odds}", *MARKED) for name, odds in combination_odds(decks).items()),
    )
    places, paid = tuple(_areas(decks)), {"com-bo": tuple(combination_odds(decks).items())}
    return Cloth("Crown Com-Bo", TOP + 5 * HIGH + 6, places, marks, ground=BLUE, cells=(75, 10), paid=paid)


def _boxes() -> Iterator[Figure]:
    for number, card in enumerate(CARD_BOXES, 1):
        yield Outline(card, corner=3)
        yield Caption(str(number), card.inside(4), 12, GOLD, bold=True)


def _areas(decks: int) -> Iterator[Place]:
    """A band for each kind: singles, runs, and com-bo with what each combination pays."""
    bands = [list(rows) for _, rows in groupby(wagers(decks), key=lambda row: row.name.rstrip(" 12345"))]
    for band, rows in enumerate(bands):
        at = Rect(14, TOP + band * HIGH, WIDE - 28, HIGH)
        for place, row in zip(at.split(len(rows)), rows, strict=True):
            combinations = row.name == "com-bo"
            figures = tuple(_combinations(place, decks)) if combinations else None
            pays = "" if combinations else str(row.pays)
            cards = OVER.get(row.name)
            yield Place(
                row.name, row.name, place, MARKED, row.name.upper(), pays, MARKINGS, 6, figures=figures, cards=cards
            )


def _combinations(at: Rect, decks: int) -> Iterator[Figure]:
    yield Caption("COM-BO", Rect(at.x + 2, at.y + 2, 72, at.high - 4), 10, bold=True)
    odds = combination_odds(decks)
    for box, (name, pays) in zip(
        at._replace(x=at.x + 76, wide=at.wide - 78).split(len(odds)), odds.items(), strict=True
    ):
        yield Outline(box.inside(1.5), FAINT, 2)
        yield Caption(f"{name.upper()}\n{pays}", box.inside(3), 3.6, GOLD)
