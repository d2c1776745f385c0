"""The cloth of a mini-baccarat table (qld ss 189, 190): three areas for each numbered place, and what stands beside."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from houseway.families.baccarat.seats import label
from houseway.families.cloths import ARC, EDGE, Ring, beside_dealer, casino, rings
from houseway.games.mini_baccarat.rules import TIE_BETS, WAGERS_OF_THE_TABLE, most_on_a_tie
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.wagers import WAGERS
from houseway.money import dollars
from houseway.play.cloth import WIDE, Bent, Caption, Cloth, Mark, Outline, mark
from houseway.play.ink import GOLD
from houseway.play.shapes import Rect

INSCRIBED: Final = {"tie bet": "TIE", "banker's hand": "BANKER", "player's hand": "PLAYER"}
RINGS: Final = {"tie bet": (150, 176), "banker's hand": (178, 208), "player's hand": (210, 240)}
HANDS: Final = ((Rect(150, 29, 52, 18), "PLAYER"), (Rect(218, 29, 52, 18), "BANKER"))


def cloth(table: MiniBaccaratTable) -> Cloth:
    return laid_out(table.seats.places)


def told(table: MiniBaccaratTable) -> Iterator[Mark]:
    if TIE_BETS not in table.sign.limits:
        most = most_on_a_tie(table.sign.limits[WAGERS_OF_THE_TABLE])
        yield mark(f"tie bet: maximum ${dollars(most)}", "qld s197(2)(b)")


@cache
def laid_out(places: int) -> Cloth:
    areas = [Ring(name, words, "qld s189(4)", *RINGS[name]) for name, words in INSCRIBED.items()]
    hands = (
        each for at, words in HANDS for each in (Outline(at, corner=2), Caption(words, at.inside(3), 5, GOLD, True))
    )
    odds = "  ·  ".join(f"{INSCRIBED[row.name]} {row.pays}" for row in WAGERS)
    marks = (
        casino(Rect(164, 50, WIDE - 328, 12), "qld s189(2)", high=7),
        EDGE,
        *beside_dealer(("drop box", "qld s190"), ("discard holder", "qld s190")),
        mark("two hands are dealt: PLAYER beside the box, BANKER on it", "qld s202(1)", figures=tuple(hands)),
        mark("three areas for each player", "qld s189(3)", figures=(Bent(odds, ARC, 146, 3),)),
    )
    spots = tuple(rings(ARC, places, areas, 40, 140, label))
    return Cloth("Mini-baccarat", 214, spots, marks, lines={"wager": "each wager"})
