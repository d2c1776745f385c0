"""The Com-Bo layout (r2.2): five boxes for the cards, and an area for each wager with its odds."""

from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import pretty
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import BOXES
from houseway.games.com_bo.wagers import COMBINATIONS, DECKS
from houseway.play.wager import Wager

__all__ = ["cloth", "combination_odds"]

MARKED: Final = cite("vic 29/2000 r2.2")
LIGHTS: Final = cite("vic 29/2000 r2.4")
WIDE: Final = 14
MONEY_BACK: Final = "money back"


def combination_odds(decks: int) -> dict[str, str]:
    """What each combination pays, the highest first."""
    paid = {name: pays[DECKS.index(decks)] for name, pays in COMBINATIONS.items()}
    return {name: str(odds) for name, odds in paid.items() if odds is not None} | {"one pair": MONEY_BACK}


def cloth(table: ComBoTable, casino: str = "Houseway") -> str:
    """The layout, the cards and chips that lie on it, and which areas are lit."""
    rows = table.game.wager_named
    shown = [pretty(each) for each in table.cards] + [""] * (len(BOXES) - len(table.cards))
    lines = [f"{casino} ({MARKED})", "", _line([f"BOX {n}: {c}" for n, c in enumerate(shown, 1)]), ""]
    for name, numbers in (("high", range(1, 6)), ("low", range(1, 6)), ("high run", (2, 3, 4)), ("low run", (2, 3, 4))):
        areas = [rows[f"{name} {number}"] for number in numbers]
        odds = ", ".join(dict.fromkeys(str(row.pays) for row in areas))
        lines += [_line([_area(table, row) for row in areas]) + odds]
    lines += ["", _area(table, rows["com-bo"])]
    lines += [f"  {name:<16}{odds}" for name, odds in combination_odds(table.decks).items()]
    lines += ["", f"o: chips lie there; *: the area is lit ({LIGHTS})"]
    lines += [f"higher limit: {who} ({cite('vic 29/2000 r6.4')})" for who in table.higher_limits]
    return "\n".join(lines)


def _line(areas: list[str]) -> str:
    return "".join(f"{area:<{WIDE}}" for area in areas)


def _area(table: ComBoTable, row: Wager[Any]) -> str:
    lit = "*" if row.name in table.lit else ""
    chips = "o" if any(placed.wager is row for placed in table.placed) else ""
    return f"{row.name.upper()}{lit}{chips}"
