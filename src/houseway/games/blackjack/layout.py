"""The blackjack layout: boxes for wagers along an arc, what must be printed on the cloth, and what stands beside it."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from houseway.cite import cites
from houseway.families.cloths import ARC, EDGE, angles, beside_dealer, casino, facing, when
from houseway.games.blackjack.bonus_blackjack import BONUS_BLACKJACK_WAGER
from houseway.games.blackjack.boxes import box_number
from houseway.games.blackjack.super_sevens import SUPER_SEVENS_WAGER
from houseway.games.blackjack.victoria.super_bonus import SUPER_BONUS
from houseway.games.blackjack.wagers import BLACKJACK_WAGER
from houseway.play.cloth import (
    NOT_OFFERED,
    WIDE,
    Bent,
    Cloth,
    Figure,
    Mark,
    Outline,
    Paid,
    Place,
    Stroke,
    mark,
)
from houseway.play.ink import FAINT, GOLD, THIN
from houseway.play.shapes import Disc, Rect, slab

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

PAYS: Final = "BLACKJACK PAYS 3 TO 2"
INSURANCE: Final = "INSURANCE PAYS 2 TO 1"
BONUS: Final = (
    "5-5-5-6 of one suit", "5-5-5-6", "7-7-7 of one suit", "7-7-7", "6-7-8 of one suit, 8 decks",
    "6-7-8 of one suit, 6 decks", "6-7-8", "the nominated blackjack",
)  # fmt: skip
PAID: Final = {
    "blackjack": when(BLACKJACK_WAGER, "a hand that wins", "a blackjack"),
    "super sevens": when(SUPER_SEVENS_WAGER, "three sevens of one suit", "three sevens", "two sevens of one suit",
                         "two sevens", "the first card a seven"),
    "super bonus": when(SUPER_BONUS, "on $25 or more", "on $2 to $24", "every other original wager"),
}  # fmt: skip
BESIDE: Final = "its chips lie beside those of the wager that it belongs to"


def cloth(table: "BlackjackTable") -> Cloth:
    title = str(table.game.variant.get("version", table.game.title))
    return laid_out(title, tuple(table.selections), table.text.draws_to, tuple(_besides(table)), table.rules.decks)


def told(table: "BlackjackTable") -> Iterator[Mark]:
    yield mark("the dealer's place, opposite the players'", "qld s13(1)")
    if table.rules.bonus_blackjack and table.rules.bonus_name != "bonus blackjack":
        yield mark(f"{table.rules.bonus_name} is bonus blackjack under another name", "qld s50A(3)")
    if table.rules.bonus_blackjack:
        yield mark(f"the nominated blackjack is {table.rules.bonus_blackjack}", "qld s50C(3)", sign="small")


def _besides(table: "BlackjackTable") -> Iterator[tuple[str, str, str]]:
    """What else may be wagered on in every box: the wager, its name here, and what provides for it."""
    if table.rules.super_sevens:
        yield "super sevens", "super sevens", "qld s45"
    if table.rules.bonus_blackjack:
        yield "bonus blackjack", table.rules.bonus_name, "qld s50B(4)"


@cache
def laid_out(
    title: str, boxes: tuple[str, ...], draws_to: Mark, besides: tuple[tuple[str, str, str], ...], decks: int
) -> Cloth:
    lines = tuple(Stroke(ARC.line(radius, 46, 134), FAINT) for radius in (170, 190))
    marks = (
        casino(Rect(0, 31, WIDE, 14), "qld s13(2)"),
        EDGE,
        *beside_dealer(("drop box", "qld s14"), ("discard rack", "qld s14")),
        _bent(PAYS, "what a blackjack pays", Bent(PAYS, ARC, 144, 9, GOLD, bold=True)),
        draws_to._replace(figures=(Bent(draws_to.words, ARC, 162, 4.6),), what="how the dealer plays"),
        _bent(INSURANCE, "what insurance pays", *lines, Bent(INSURANCE, ARC, 183.5, 7, bold=True)),
    )
    offered = [wager for wager, _, _ in besides]
    nowhere = dict.fromkeys(("double down", "split", "super bonus"), BESIDE)
    nowhere |= {wager: NOT_OFFERED for wager in ("super sevens", "bonus blackjack") if wager not in offered}
    places = (each for angle, box in zip(angles(len(boxes), 47, 133), boxes, strict=True)
              for each in _box(box, angle, besides))  # fmt: skip
    return Cloth(
        title, 214, tuple(places), marks, nowhere=nowhere, paid=PAID | {BONUS_BLACKJACK_WAGER.name: _bonus(decks)}
    )


def _bonus(decks: int) -> Paid:
    """One hand of bonus blackjack pays by the decks in use, 6 or 8: what the other number pays is left out."""
    paid = when(BONUS_BLACKJACK_WAGER, *BONUS)
    return [(words, pays) for words, pays in paid if f"{14 - decks} decks" not in words]


def _bent(words: str, what: str, *figures: Figure) -> Mark:
    return mark(words, "qld s13(3)", figures=figures, what=what)


def _box(box: str, angle: float, besides: tuple[tuple[str, str, str], ...]) -> Iterator[Place]:
    """The box with its number, the line of insurance before it, and behind it what else may be wagered on."""
    turned, middle, number = angle - 90, ARC.at(223, angle), str(box_number(box))
    figures = (Outline(slab(middle, 34, 26, turned), THIN), facing(number, ARC, 223, angle, 8))
    x, y = ARC.at(203, angle)
    yield Place("blackjack", box, slab(middle, 38, 30, turned), cites("qld s13(2)(a)"), number, what="boxes for wagers",
                figures=figures, cards=Rect(x - 14, y - 14, 28, 20))  # fmt: skip
    insured = ARC.ring(171, 189, angle - 5, angle + 5)
    yield Place("insurance", box, insured, cites("qld s13(3)"), what="what insurance pays", ink=None)
    for aside, (wager, name, under) in zip((-2.6, 2.6) if len(besides) > 1 else (0,), besides, strict=False):
        words = name.upper().split(" ", 1)
        lines = zip((-2, 2) if len(words) > 1 else (0,), words, strict=True)
        written = tuple(facing(line, ARC, 253 + away, angle + aside, 1.8, GOLD) for away, line in lines)
        disc = Disc(*ARC.at(253, angle + aside), 10)
        yield Place(wager, box, disc, cites(under), name.upper(), what=name, ink=FAINT, figures=written)
