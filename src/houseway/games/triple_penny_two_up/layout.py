"""The cloth of triple penny two-up: six marked areas, of which diagram 22 gives the places (qld s469(2))."""

from typing import Final

from houseway.cite import cite
from houseway.games.triple_penny_two_up.table import DISPLAYS, TriplePennyTable
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY, HEADS, RESULTS, TAILS
from houseway.games.triple_penny_two_up.wagers import BONUS_ROWS, SPINNERS_ROWS, WAGERS
from houseway.money import dollars
from houseway.play.wager import Placed

__all__ = ["AREAS", "area", "cloth"]

NAME: Final = cite("qld s469(4)")
GAME_NAME: Final = cite("qld s469(5)")
CROSS: Final = cite("qld s470(2)")
AREAS: Final = {
    HEADS: cite("qld s469(2)(a)"),
    TAILS: cite("qld s469(2)(b)"),
    f"bonus play {HEADS}": cite("qld s469(2)(c)"),
    f"bonus play {TAILS}": cite("qld s469(2)(d)"),
    "spinner's wager": cite("qld s469(2)(e)"),
    "spinner's bonus wager": cite("qld s469(2)(f)"),
}


def area(placed: Placed) -> str:
    """The area where a wager lies."""
    if placed.wager in SPINNERS_ROWS:
        return "spinner's wager"
    if placed.wager in BONUS_ROWS:
        return "spinner's bonus wager"
    return f"bonus play {placed.wager.name}" if placed.selection == BONUS_PLAY else placed.wager.name


def _result(table: TriplePennyTable) -> str:
    return RESULTS[table.faces.count("head")] if table.faces else "nothing yet"


def cloth(table: TriplePennyTable, casino: str = "Houseway") -> str:
    """The layout with the casino's name, each area and what lies there, the display, and what each wager pays."""
    called = table.title or table.game.title
    lines = [f"{casino} ({NAME})", f"{called} ({GAME_NAME})", "+" + "-" * 68 + "+"]
    for name, under in AREAS.items():
        on = ", ".join(
            f"{p.person} ${dollars(p.stake)} {p.wager.selections[0]}" for p in table.placed if area(p) == name
        )
        lines.append(f"| {name:22}{on:45.45}| ({under})")
    lines += ["+" + "-" * 68 + "+", f"the tail side of every coin bears a white or yellow cross ({CROSS})"]
    lines += [f"results by {table.display}: {_result(table)} ({DISPLAYS[table.display]})"]
    for row in WAGERS:
        pays = ", ".join(dict.fromkeys(str(c.pays or row.pays) for c in row.clauses if c.verdict.value == "win"))
        lines.append(f"{row.name:31} {pays:22} {row.says} ({row.paid_under})")
    return "\n".join(lines)
