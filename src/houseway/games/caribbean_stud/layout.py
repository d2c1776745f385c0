"""The cloth of Caribbean stud and what stands beside it, each with the provision that puts it there."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from houseway.cite import Cite, cite, cites
from houseway.families.cloths import ARC, EDGE, angles, beside_dealer, casino, facing, when
from houseway.games.caribbean_stud.prizes import Prize
from houseway.money import dollars
from houseway.play.cloth import WIDE, Bent, Caption, Cloth, Mark, Place, mark
from houseway.play.ink import BLUE, FAINT, GOLD
from houseway.play.shapes import Disc, Rect, slab
from houseway.play.wager import Wager

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.table import CaribbeanStudTable


class Markings(NamedTuple):
    """What a text asks for on the cloth, and at the dealer's hand."""

    name: Cite
    inscription: Mark  # what the dealer plays with
    areas: tuple[Cite, ...]  # for the ante and the bet
    jackpot: tuple[Cite, ...]  # an area for it
    slot: tuple[Cite, ...]  # or a slot
    fixed: tuple[tuple[str, Cite], ...]


AREAS: Final = ("qld s230(2)(c)", "qld s230(3)")
MARKED: Final = Markings(
    name=cite("qld s230(2)(a)"),
    inscription=mark("DEALER ONLY PLAYS WITH ACE & KING OR HIGHER", "qld s230(2)(b)"),
    areas=cites(*AREAS),
    jackpot=cites("qld s230(2)(c)", "qld s230(3)(c)"),
    slot=cites("qld s231(1)"),
    fixed=(
        ("shoe", cite("qld s232(1)(a)")),
        *((words, cite("qld s232(1)(c)")) for words in ("drop box", "discard rack")),
    ),
)
HANDS: Final = (
    "one pair or less", "two pairs", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush", "royal flush",
)  # fmt: skip
SPOTS: Final = (("ante wager", "ANTE", 212, 28, 18), ("bet wager", "BET", 236, 32, 22))


def cloth(table: "CaribbeanStudTable") -> Cloth:
    rules = table.rules
    area = "SLOT" if rules.slots and table.text.marked.slot else rules.jackpot_area.upper()
    bet = table.game.wager_named["bet wager"]
    return laid_out(table.text.marked, table.selections, rules.known_as, area, bet, table.text.prizes)


@cache
def laid_out(
    marked: Markings, places: tuple[str, ...], known_as: str, jackpot: str, bet: Wager[Any], prizes: tuple[Prize, ...]
) -> Cloth:
    only = marked.inscription
    marks = (
        casino(Rect(0, 33, WIDE, 13), marked.name),
        EDGE,
        *beside_dealer(*marked.fixed),
        only._replace(figures=(Bent(only.words, ARC, 146, 5.6, GOLD, bold=True),), what="what the dealer plays with"),
        Mark("", figures=(Bent(known_as.upper(), ARC, 166, 7, bold=True),)),
    )
    found = (each for angle, place in zip(angles(len(places), 45, 135), places, strict=True)
             for each in _place(marked, place, angle, jackpot))  # fmt: skip
    paid = {"bet wager": when(bet, *HANDS), "jackpot wager": [(prize.hand, str(prize)) for prize in reversed(prizes)]}
    return Cloth("Caribbean stud poker", 214, tuple(found), marks, ground=BLUE, paid=paid)


def _place(marked: Markings, place: str, angle: float, jackpot: str) -> Iterator[Place]:
    x, y = ARC.at(262, angle)
    for wager, words, radius, wide, high in SPOTS:
        figures = [facing(words, ARC, radius, angle, 4.4)]
        figures += [facing(place.split()[1], ARC, 259, angle, 4.6, GOLD)] if words == "BET" else []
        shape = slab(ARC.at(radius, angle), wide, high, angle - 90)
        yield Place(wager, place, shape, marked.areas, words, what="places for the ante and the bet",
                    figures=tuple(figures), cards=Rect(x - 14, y - 6, 28, 12))  # fmt: skip
    x, y = ARC.at(190, angle)
    written = Caption(jackpot, Rect(x - 7.5, y - 2, 15, 4), 2.3, GOLD, bold=True, turned=angle - 90)
    under = marked.slot if jackpot == "SLOT" else marked.jackpot
    yield Place(
        "jackpot wager", place, Disc(x, y, 8.5), under, jackpot, what="jackpot wager", ink=FAINT, figures=(written,)
    )


def queensland(table: "CaribbeanStudTable") -> Iterator[Mark]:
    """What else is told at the table."""
    rules, price = table.rules, f"${dollars(table.rules.jackpot_wager)}"
    yield mark("the dealer's place, opposite the players'", "qld s230(1)")
    if rules.known_as != "caribbean stud poker":
        yield mark(f"{rules.known_as} is caribbean stud poker under another name", "qld s230(5)")
    box = "mechanical shuffling device" if rules.device else "dealing shoe"
    yield mark(f"{box}; the deck in use has {table.backs} backs", "qld s232(1)(a)")
    yield mark("arranged as in diagram 15, or much like it", "qld s230(4)")
    yield mark("ANTE and BET in every place", "qld s230(3)")
    if rules.slots:
        yield mark(f"a slot for a {price} chip in every place, with its light", "qld s231(1)")
    else:
        yield mark(f"{rules.jackpot_area.upper()} in every place, {price}", "qld s230(3)(c)")
    yield mark(f"maximum payment for a bet wager ${dollars(rules.maximum_payment)}", "qld s232(1)(b)", sign="high")
    yield mark(f"a jackpot wager costs {price}", table.text.making.jackpot_cost, sign="high")
    yield meter(table)
    if rules.linked > 1:
        yield mark("the link's meter stands for one at this table", "qld s231(5)")
    if rules.sharing and rules.sharing_sign:
        words = f"straight flushes and royal flushes of one round share the jackpot prize in {rules.sharing}"
        yield mark(words, "qld s247(3)", sign="small")


def meter(table: "CaribbeanStudTable") -> Mark:
    shown = f"jackpot prize ${dollars(table.meter.shown)}"
    if table.rules.linked > 1:
        return mark(f"{shown}, for all {table.rules.linked} tables of the link", "qld s231(4)", sign="small")
    return mark(shown, "qld s231(2)", sign="small")
