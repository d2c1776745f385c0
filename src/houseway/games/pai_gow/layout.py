"""The pai gow layout (diagram 16), and what is displayed at the table."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from houseway.cite import Cite, cites
from houseway.equipment.tiles import LABEL, PAIRS_RANKED
from houseway.families.cloths import ARC, EDGE, angles, beside_dealer, casino, facing
from houseway.games.pai_gow.arithmetic import CHONG_RANKING_3, DAY_HIGH_NINE, TEEN_WONG, hand_name, points
from houseway.games.pai_gow.rules import LIMIT
from houseway.games.pai_gow.terms import CO_BANKER
from houseway.games.pai_gow.wagers import PLAYERS_HAND
from houseway.money import dollars
from houseway.play.cloth import WIDE, Bent, Caption, Cloth, Figure, Mark, Outline, Place, mark
from houseway.play.ink import FAINT, GOLD, THIN
from houseway.play.shapes import Disc, Rect

if TYPE_CHECKING:
    from houseway.games.pai_gow.table import PaiGowTable

BOXES: Final = "qld s413(2)(b)(ii)"


RANKING: Final = (
    mark(f"pairs, from the highest: {', '.join(PAIRS_RANKED)}", "qld s415(1)"),
    mark(f"then: {', '.join(map(hand_name, range(TEEN_WONG, DAY_HIGH_NINE - 1, -1)))}", "qld s415(2)"),
    mark(f"single tiles, from the highest: {', '.join(dict.fromkeys(LABEL))}", "qld s415(3)"),
    mark("other hands by their points", "qld s416(1)"),
    mark("of two digits the last one", "qld s416(2)"),
    mark(f"chong ranking 3 is {points(CHONG_RANKING_3)} points,", "qld s412(1)"),
    mark(f"the better tile a high 6: {hand_name(CHONG_RANKING_3)}", "qld s412(2)"),
)


def told(table: "PaiGowTable") -> Iterator[Mark]:
    """What is told of the table, from the dealer's side to the players', then what stands beside it."""
    yield mark("the dealer's place, opposite the players'", "qld s413(1)")
    boxes = " ".join(_box(table, number) for number in range(1, table.rules.boxes + 1))
    yield mark(boxes, BOXES)
    yield mark("chung (*): who is banking, or co-banking", "qld s417")
    yield mark("a tumbler with three identical dice", "qld s418(1)")
    yield mark("32 tiles, their backs alike", "qld s414")
    yield from RANKING
    yield mark(f"wagers {table.sign.limits[LIMIT]}", "qld s421(1)")
    liability = f"the house's liability as co-banker: ${dollars(table.liability)} at the most"
    yield mark(liability, "qld s421(1)(b)(i)", sign="high")
    yield mark(f"approved cuts: {', '.join(table.rules.cuts)}", "qld s430(2)", sign="small")


def _box(table: "PaiGowTable", number: int) -> str:
    """`(3)` with the chung and the priority set marker where they stand."""
    bank = table.bank
    chung = ("*" if bank.kind != CO_BANKER else "*/house") if number == bank.box else ""
    return f"({number}{chung}{'!' if number in table.priority else ''})"


# The cloth


def cloth(table: "PaiGowTable") -> Cloth:
    return laid_out(table.game.title, table.rules.boxes)


@cache
def laid_out(title: str, boxes: int, over: tuple[str, ...] = (), *more: Mark) -> Cloth:
    """`over`: what another text says of the boxes before Queensland's; and what stands at the table besides."""
    marks = (
        casino(Rect(80, 63, WIDE - 160, 13), "qld s413(2)(b)(i)", high=10),
        EDGE,
        *beside_dealer(("drop box", "qld s413(2)(b)(iv)")),
        *more,
        Mark("", figures=(Bent(title.upper(), ARC, 176, 8, bold=True),)),
        mark("losing wagers and winning wagers: circles before the dealer", "qld s413(2)(b)(iii)",
             figures=tuple(_circles()), what="circles for wagers that have lost and won"),
    )  # fmt: skip
    places = (_place(number, angle, cites(*over, BOXES)) for number, angle in enumerate(angles(boxes, 45, 135), 1))
    return Cloth(
        title, 214, tuple(places), marks, nowhere={"bank": "it is put up before the dealer, or by whoever banks"}
    )


def _circles() -> Iterator[Figure]:
    for x, words in ((WIDE / 2 - 62, "LOSING WAGERS"), (WIDE / 2 + 62, "WINNING WAGERS")):
        yield Outline(Disc(x, 46, 15))
        yield Caption(words, Rect(x - 12, 36, 24, 20), 2.8, GOLD)


def _place(number: int, angle: float, under: tuple[Cite, ...]) -> Place:
    """A numbered circle, with a spot for the chung and room for four tiles before it."""
    x, y = ARC.at(232, angle)
    figures = (
        Outline(Disc(x, y, 16.5), THIN),
        facing(str(number), ARC, 232, angle, 9, GOLD),
        Outline(Disc(*ARC.at(202, angle), 5), FAINT),
    )
    tiles = ARC.at(190, angle)
    return Place(
        PLAYERS_HAND.name, f"box {number}", Disc(x, y, 19), under, str(number), figures=figures,
        what="numbered circles, the boxes for wagers", cards=Rect(tiles[0] - 14, tiles[1] - 6, 28, 12),
    )  # fmt: skip
