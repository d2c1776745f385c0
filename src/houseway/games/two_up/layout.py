"""The two-up cloth: areas marked H and T round the ring, and the spinner's area below them (qld s162)."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.games.two_up.table import LIGHTS, TwoUpTable
from houseway.games.two_up.terms import HEADS, TAILS
from houseway.games.two_up.wagers import WAGERS
from houseway.money import dollars
from houseway.play.wager import Placed

__all__ = ["AREAS", "cloth", "lights"]

AREAS: Final = {HEADS: "H", TAILS: "T"}
MARKED: Final = cite("qld s162(2)")
BOTH: Final = cite("qld s168(3)")
SPINNERS_AREA: Final = cite("qld s162(3)")
NAME: Final = cite("qld s162(4)")
CROSS: Final = cite("qld s164(4)")
WIDE: Final = 34


def lights(table: TwoUpTable) -> list[tuple[str, int, int, str, Cite]]:
    """Each set of lights: what it stands for, how many are on, of how many, their colour, and the provision."""
    on = {name: getattr(table, name) for name in LIGHTS}
    return [(name, on[name], number, colour, under) for name, (number, colour, under) in LIGHTS.items()]


def _chips(placed: list[Placed]) -> str:
    return ", ".join(f"{p.person} ${dollars(p.stake)}" for p in placed)


def _lies(table: TwoUpTable, name: str) -> str:
    return _chips([p for p in table.placed if p.wager.name == name])


def cloth(table: TwoUpTable, casino: str = "Houseway") -> str:
    """The layout with the casino's name, what lies on it, the lights, and what each wager pays."""
    edge = "+" + "-" * WIDE + "+" + "-" * WIDE + "+"
    lines = [f"{casino} ({NAME})", edge, f"|{'H':^{WIDE}}|{'T':^{WIDE}}|  ({MARKED}; either or both: {BOTH})"]
    lines += [f"|{_lies(table, HEADS):^{WIDE}.{WIDE}}|{_lies(table, TAILS):^{WIDE}.{WIDE}}|", edge]
    below = _chips(table.spinners_wagers()) or "no wager"
    lines += [f"opposite the entrance, below the layout: spinner's wager, {below} ({SPINNERS_AREA})"]
    lines += [f"the tail side of all five coins bears a white or yellow cross ({CROSS})"]
    shown = f"cards, not lights ({table.shown_under})" if table.cards else f"lights ({table.shown_under})"
    lines += [f"results are shown by {shown}"]
    for name, on, number, colour, under in lights(table):
        lines.append(f"  {name:5} {'*' * on}{'.' * (number - on)} {colour} ({under})")
    for row in WAGERS:
        lines.append(f"{row.name:24} {row.pays!s:7} {row.says} ({row.paid_under})")
    return "\n".join(lines)
