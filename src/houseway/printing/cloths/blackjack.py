"""The cloth of blackjack: boxes along an arc, the three messages of the Part, and room for the wagers besides."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from houseway.cite import cite
from houseway.games.blackjack.boxes import box_number
from houseway.games.blackjack.layout import cloth as printed
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.wager import Wager
from houseway.printing.cloths.parts import ARC, WIDE, angles, arc, beside_dealer, cloth, named, slab, table_edge
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Payout, Print, Said, said_of
from houseway.printing.style import FAINT, GOLD, LINE, THIN, WHITE

__all__ = ["PRINT"]

NAME: Final = "qld s13(2)"
BOXES: Final = "qld s13(2)(a)"


def draw(table: BlackjackTable, casino: str) -> Sheet:
    sheet = cloth(_title(table), 214)
    table_edge(sheet)
    beside_dealer(sheet, [("drop box", "qld s14"), ("discard rack", "qld s14")])
    named(sheet, casino, Rect(0, 31, WIDE, 14), NAME)
    pays, draws, insurance = [each for each in printed(table) if each.words.isupper()][:3]
    with sheet.marked("what a blackjack pays", pays.under):
        sheet.bend((ARC.x, ARC.y), 144, pays.words, 9, GOLD, bold=True)
    with sheet.marked("how the dealer plays", draws.under):
        sheet.bend((ARC.x, ARC.y), 162, draws.words, 4.6, WHITE)
    with sheet.marked("what insurance pays", insurance.under):
        for radius in (170, 190):
            arc(sheet, radius, 46, 134, FAINT)
        sheet.bend((ARC.x, ARC.y), 183.5, insurance.words, 7, WHITE, bold=True)
    for angle, selection in zip(angles(len(table.selections), 47, 133), table.selections, strict=True):
        _box(sheet, table, angle, str(box_number(selection)))
    return sheet


def _title(table: BlackjackTable) -> str:
    return str(table.game.variant.get("version", table.game.title))


def _box(sheet: Sheet, table: BlackjackTable, angle: float, number: str) -> None:
    turned = angle - 90
    with sheet.marked("boxes for wagers", BOXES):
        slab(sheet, ARC.at(223, angle), 38, 30, turned, LINE)
        slab(sheet, ARC.at(223, angle), 34, 26, turned, THIN)
        x, y = ARC.at(223, angle)
        sheet.turn(x, y, number, 8, WHITE, turned, bold=True)
    sides = list(_sides(table))
    for aside, (words, under) in zip((-2.6, 2.6) if len(sides) > 1 else (0,), sides, strict=False):
        with sheet.marked(words, under):
            sheet.round(*ARC.at(253, angle + aside), 10, FAINT)
            lines = words.upper().split(" ", 1)
            for away, line in zip((-2, 2) if len(lines) > 1 else (0,), lines, strict=True):
                sheet.turn(*ARC.at(253 + away, angle + aside), line, 1.8, GOLD, turned, bold=True)


def _sides(table: BlackjackTable) -> Iterator[tuple[str, str]]:
    if table.rules.super_sevens:
        yield "super sevens", "qld s45"
    if table.rules.bonus_blackjack:
        yield table.rules.bonus_name, "qld s50B(4)"


def rows(table: BlackjackTable) -> Sequence[Wager[Any]]:
    """The wagers that this table offers."""
    not_offered = set()
    if not table.rules.super_sevens:
        not_offered.add("super sevens")
    if not table.rules.bonus_blackjack:
        not_offered.add("bonus blackjack")
    return [row for row in table.game.wagers if row.name not in not_offered]


def payouts(table: BlackjackTable, row: Wager[Any]) -> Sequence[Payout]:
    """One hand of bonus blackjack pays by the decks in use, 6 or 8: what the other number pays is left out."""
    if row.name != "bonus blackjack":
        return ()
    paid = [said_of(clause.pays) for clause in row.clauses if clause.pays is not None]
    return [
        Payout(when, pays)
        for when, pays in zip(BONUS, paid, strict=True)
        if f"{14 - table.rules.decks} decks" not in when
    ]


BONUS: Final = (
    "5-5-5-6 of one suit", "5-5-5-6", "7-7-7 of one suit", "7-7-7", "6-7-8 of one suit, 8 decks",
    "6-7-8 of one suit, 6 decks", "6-7-8", "the nominated blackjack",
)  # fmt: skip
WHEN: Final = {
    "blackjack": ("a hand that wins", "a blackjack"),
    "super sevens": (
        "three sevens of one suit", "three sevens", "two sevens of one suit", "two sevens", "the first card a seven",
    ),
    "super bonus": ("on $25 or more", "on $2 to $24", "every other original wager"),
}  # fmt: skip


def said(table: BlackjackTable) -> Iterator[Said]:
    if table.rules.bonus_blackjack:
        yield Said(f"the nominated blackjack is {table.rules.bonus_blackjack}", cite("qld s50C(3)"))
    yield from (Said(each.words, each.under) for each in table.text.notice(table))


PRINT: Final = Print(draw=draw, said=said, rows=rows, payouts=payouts, when=WHEN)
