"""The cloth of Caribbean stud: places along an arc, with the areas and the inscription of the text in force."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from houseway.games.caribbean_stud.layout import Printed
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import BET, JACKPOT
from houseway.play.wager import Wager
from houseway.printing.cloths.parts import ARC, WIDE, angles, beside_dealer, cloth, named, slab, table_edge
from houseway.printing.letters import width
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Payout, Print, Said, money
from houseway.printing.style import BLUE, FAINT, GOLD, LINE, WHITE

__all__ = ["PRINT"]

HANDS: Final = (
    "one pair or less", "two pairs", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush", "royal flush",
)  # fmt: skip


def _found(table: CaribbeanStudTable, *words: str) -> Printed:
    """What the text in force has printed, by words of it."""
    return next(each for each in table.text.cloth(table) if any(word in each.words for word in words))


def draw(table: CaribbeanStudTable, casino: str) -> Sheet:
    sheet = cloth(table.game.title, 214, BLUE)
    table_edge(sheet)
    shoe = _found(table, "shoe", "device")
    beside = [("shoe", shoe.under)]
    beside += [
        (words, each.under)
        for each in table.text.cloth(table)
        for words in ("drop box", "discard rack")
        if words in each.words
    ]
    beside_dealer(sheet, beside)
    named(sheet, casino, Rect(0, 33, WIDE, 13), _found(table, "casino's name").under)
    only = _found(table, "DEALER ONLY")
    with sheet.marked("what the dealer plays with", only.under):
        sheet.bend((ARC.x, ARC.y), 146, only.words, 5.6, GOLD, bold=True)
    known = table.rules.known_as.upper()
    sheet.bend((ARC.x, ARC.y), 166, known, 7, WHITE, bold=True)
    for number, angle in enumerate(angles(len(table.selections), 45, 135), 1):
        _place(sheet, table, angle, number)
    return sheet


def _place(sheet: Sheet, table: CaribbeanStudTable, angle: float, number: int) -> None:
    areas, turned = _found(table, "ANTE"), angle - 90
    for words, radius, wide, high in (("ANTE", 212, 28, 18), ("BET", 236, 32, 22)):
        with sheet.marked("places for the ante and the bet", areas.under):
            slab(sheet, ARC.at(radius, angle), wide, high, turned, LINE)
            sheet.turn(*ARC.at(radius, angle), words, 4.4, WHITE, turned, bold=True)
    jackpot = _found(table, "a slot", table.rules.jackpot_area.upper(), "JACKPOT")
    with sheet.marked("jackpot wager", jackpot.under):
        sheet.round(*ARC.at(190, angle), 8.5, FAINT)
        words = "SLOT" if "a slot" in jackpot.words else table.rules.jackpot_area.upper()
        sheet.turn(*ARC.at(190, angle), words, min(2.3, 15 / width(words, 1, bold=True)), GOLD, turned, bold=True)
    sheet.turn(*ARC.at(259, angle), str(number), 4.6, GOLD, turned, bold=True)


def payouts(table: CaribbeanStudTable, row: Wager[Any]) -> Sequence[Payout]:
    """A jackpot wager is paid by the jackpot on display."""
    return [Payout(prize.hand, str(prize)) for prize in reversed(table.text.prizes)] if row.name == JACKPOT else ()


def said(table: CaribbeanStudTable) -> Iterator[Said]:
    rules, making = table.rules, table.text.making
    yield Said(f"maximum payment for a bet {money(rules.maximum_payment)}", making.maximum_payment, high=True)
    yield Said(f"a jackpot wager costs {money(rules.jackpot_wager)}", making.jackpot_cost, high=True)
    shown = _found(table, "jackpot prize", "progressive meter")
    yield Said(f"the jackpot is {money(table.meter.shown)}", shown.under)
    if rules.sharing and rules.sharing_sign:
        words = _found(table, "share the jackpot prize")
        yield Said(words.words, words.under)


PRINT: Final = Print(draw=draw, said=said, payouts=payouts, when={BET: HANDS})
