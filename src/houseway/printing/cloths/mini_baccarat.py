"""The cloth of mini-baccarat: three areas for each numbered place."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.mini_baccarat.layout import PRINTED
from houseway.games.mini_baccarat.rules import TIE_BETS, WAGERS_OF_THE_TABLE, most_on_a_tie
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.wagers import WAGERS
from houseway.printing.cloths.parts import ARC, WIDE, beside_dealer, cloth, named, table_edge
from houseway.printing.cloths.seats import Area, places
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Print, Said, money
from houseway.printing.style import GOLD, LINE, WHITE

__all__ = ["PRINT"]

AREAS: Final = "qld s189(3)"
RINGS: Final = {"tie bet": (150, 176), "banker's hand": (178, 208), "player's hand": (210, 240)}


def draw(table: MiniBaccaratTable, casino: str) -> Sheet:
    sheet = cloth(table.game.title, 214)
    table_edge(sheet)
    beside_dealer(sheet, [("drop box", "qld s190"), ("discard holder", "qld s190")])
    for at, words in ((Rect(150, 29, 52, 18), "PLAYER"), (Rect(218, 29, 52, 18), "BANKER")):
        with sheet.marked("where the two hands are dealt", "qld s202(1)"):
            sheet.box(at, LINE, corner=2)
            sheet.fill(at.inside(3), words, 5, GOLD, bold=True)
    named(sheet, casino, Rect(164, 50, WIDE - 328, 12), "qld s189(2)", height=7)
    with sheet.marked("three areas for each player", AREAS):
        odds = "  ·  ".join(f"{PRINTED[row.name]} {row.pays}" for row in WAGERS)
        sheet.bend((ARC.x, ARC.y), 146, odds, 3, WHITE)
    areas = [Area(PRINTED[row.name], "qld s189(4)", *RINGS[row.name]) for row in WAGERS]
    places(sheet, ARC, table.seats.places, areas, 40, 140)
    return sheet


def said(table: MiniBaccaratTable) -> Iterator[Said]:
    if TIE_BETS not in table.sign.limits:
        most = most_on_a_tie(table.sign.limits[WAGERS_OF_THE_TABLE])
        yield Said(f"tie bet: maximum {money(most)}", cite("qld s197(2)(b)"), high=True)


PRINT: Final = Print(draw=draw, said=said, kinds={"wager": "each wager"})
