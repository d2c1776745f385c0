"""The pai gow layout (diagram 16), and what is displayed at the table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.tiles import LABEL, PAIRS_RANKED
from houseway.games.pai_gow.arithmetic import CHONG_RANKING_3, DAY_HIGH_NINE, TEEN_WONG, hand_name, points
from houseway.games.pai_gow.rules import LIMIT
from houseway.games.pai_gow.terms import CO_BANKER
from houseway.money import dollars

if TYPE_CHECKING:
    from houseway.games.pai_gow.table import PaiGowTable

__all__ = ["Printed", "cloth", "layout"]


class Printed(NamedTuple):
    """Something on the table, and the provision that puts it there."""

    words: str
    under: Cite


RANKING: Final = (
    Printed(f"pairs, from the highest: {', '.join(PAIRS_RANKED)}", cite("qld s415(1)")),
    Printed(f"then: {', '.join(map(hand_name, range(TEEN_WONG, DAY_HIGH_NINE - 1, -1)))}", cite("qld s415(2)")),
    Printed(f"single tiles, from the highest: {', '.join(dict.fromkeys(LABEL))}", cite("qld s415(3)")),
    Printed("other hands by their points", cite("qld s416(1)")),
    Printed("of two digits the last one", cite("qld s416(2)")),
    Printed(f"chong ranking 3 is {points(CHONG_RANKING_3)} points,", cite("qld s412(1)")),
    Printed(f"the better tile a high 6: {hand_name(CHONG_RANKING_3)}", cite("qld s412(2)")),
)


def cloth(table: "PaiGowTable") -> Iterator[Printed]:
    """What the cloth bears, from the dealer's side to the players', then what stands beside it."""
    yield Printed("the dealer's place, opposite the players'", cite("qld s413(1)"))
    yield Printed("( losing wagers )  ( winning wagers )  before the dealer", cite("qld s413(2)(b)(iii)"))
    yield Printed("drop box", cite("qld s413(2)(b)(iv)"))
    yield Printed("the casino's name or logo", cite("qld s413(2)(b)(i)"))
    boxes = " ".join(_box(table, number) for number in range(1, table.rules.boxes + 1))
    yield Printed(boxes, cite("qld s413(2)(b)(ii)"))
    yield Printed("chung (*): who is banking, or co-banking", cite("qld s417"))
    yield Printed("a tumbler with three identical dice", cite("qld s418(1)"))
    yield Printed("32 tiles, their backs alike", cite("qld s414"))
    yield from RANKING
    yield Printed(f"wagers {table.sign.limits[LIMIT]}", cite("qld s421(1)"))
    liability = f"the house's liability as co-banker: ${dollars(table.liability)} at the most"
    yield Printed(liability, cite("qld s421(1)(b)(i)"))
    yield Printed(f"approved cuts: {', '.join(table.rules.cuts)}", cite("qld s430(2)"))


def _box(table: "PaiGowTable", number: int) -> str:
    """`(3)` with the chung and the priority set marker where they stand."""
    bank = table.bank
    chung = ("*" if bank.kind != CO_BANKER else "*/house") if number == bank.box else ""
    return f"({number}{chung}{'!' if number in table.priority else ''})"


def layout(table: "PaiGowTable") -> str:
    """The cloth as lines of text, each with its citation."""
    return "\n".join(f"{printed.words}  ({printed.under})" for printed in cloth(table))
