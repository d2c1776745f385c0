"""Crown Com-Bo in the terminal: five cards in a row with what each is against the next, and the areas, lit."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.areas import BOTH, OTHERS, STYLES, YOURS
from houseway.cli.terminal.cloth import Cloth
from houseway.equipment.cards import card, pretty
from houseway.games import find
from houseway.games.com_bo.arithmetic import VALUE
from houseway.games.com_bo.layout import combination_odds
from houseway.money import cents, dollars
from houseway.play.view import View
from houseway.play.wager import Wager

__all__ = ["draw"]

WIDTH, BOXES = 75, 5
LIT: Final = "bold black on yellow"
LINES: Final = (
    tuple(f"high {n}" for n in range(1, 6)),
    tuple(f"low {n}" for n in range(1, 6)),
    tuple(f"high run {n}" for n in (2, 3, 4)),
    tuple(f"low run {n}" for n in (2, 3, 4)),
    ("com-bo",),
)
SHORT: Final = {"five-of-a-kind": "five", "full house": "full", "one pair": "pair"}
AGAINST: Final = {1: (">", "bold green"), 0: ("=", "bold yellow"), -1: ("<", "bold magenta")}


def draw(view: View) -> RenderableType:
    """The cards, the cloth, and what stands on the keypad."""
    return Group(*_cards(view), *_cloth(view), *_below(view))


def _cards(view: View) -> list[Text]:
    """Each in its box, and between two of them which ranks above the other."""
    lines = [Text("     ", no_wrap=True) for _ in range(3)]
    dealt = view.look["boxes"]
    for box in range(BOXES):
        shown = pretty(card(dealt[box])) if box < len(dealt) else f" {box + 1}"
        style = "dim" if box >= len(dealt) else "bold red" if shown[-1] in "♥♦" else "bold"
        sign, ink = _sign(dealt, box)
        for line, inside in zip(lines, ("╭───╮", f"│{shown:<3}│", "╰───╯"), strict=True):
            line.append(inside, style)
            line.append(f"{sign if line is lines[1] else '':^10}"[: 6 if box == BOXES - 1 else 10], ink)
    if len(dealt) == BOXES:
        lines[1].append("1", "dim")
    return lines


def _sign(dealt: list[str], box: int) -> tuple[str, str]:
    """How a card stands to the next one; the last one's next is the first."""
    after = (box + 1) % BOXES
    if box >= len(dealt) or after >= len(dealt) or (after == 0 and len(dealt) < BOXES):
        return "", ""
    one, other = VALUE[card(dealt[box])], VALUE[card(dealt[after])]
    return AGAINST[(one > other) - (one < other)]


def _cloth(view: View) -> list[Text]:
    cloth = Cloth(WIDTH + 1, 2 * len(LINES) + 1, "green")
    rows = find("com-bo", {"decks": view.look["decks"]}).wager_named
    for line, names in enumerate(LINES):
        wide = WIDTH // len(names)
        for place, name in enumerate(names):
            _draw_area(cloth, view, rows[name], wide * place, 2 * line + 1, wide)
    return cloth.lines()


def _draw_area(cloth: Cloth, view: View, row: Wager[Any], left: int, y: int, wide: int) -> None:
    """What is printed there, with its odds where there is room, and the chips at the right-hand end."""
    cloth.box(left, y - 1, left + wide, y + 1)
    lit = row.name in view.look["lit"]
    printed = f"{'»' if lit else ' '}{row.name.upper()}{_odds(row, view)}".ljust(wide - 1)
    cloth.write(left + 1, y, printed, LIT if lit else "bold")
    if lies := _chips(view, row.name):
        cloth.write(left + wide - len(lies), y, lies, STYLES[lies[0]] + (" on red" if lit else ""))


def _odds(row: Wager[Any], view: View) -> str:
    if row.limit == "singles":
        return ""  # all 1 to 1
    if row.limit == "runs":
        return f"  {row.pays}"
    paid = combination_odds(view.look["decks"])
    return "  " + ", ".join(
        f"{SHORT.get(name, name)} {odds.removesuffix(' to 1').removeprefix('money ')}" for name, odds in paid.items()
    )


def _chips(view: View, name: str) -> str:
    """A mark for whose chips lie there, and what the viewer's come to; after the round, those that lay there."""
    lie = [p for p in (*view.placed, *(view.settlements if view.over else ())) if p["wager"] == name]
    own = sum(cents(p["stake"]) for p in lie if p["person"] == view.viewer)
    others = any(p["person"] != view.viewer for p in lie)
    mark = BOTH if own and others else YOURS if own else OTHERS if others else ""
    return f"{mark}${dollars(own).removesuffix('.00')}" if own else mark


def _below(view: View) -> list[Text]:
    look = view.look
    told = [f"{look['decks']} deck{'s' if look['decks'] > 1 else ''}, {look['cards_left']} cards in the shoe"]
    told += [f"keypad {' '.join(look['keypad'])}"] if look["keypad"] else []
    told += [f"drawn for the next round: {look['drawn']}"] if look["drawn"] else []
    told += ["the cutting card lies on the layout"] if look["cutting card"] else []
    told += ["the lights are out of order"] if look["fault"] else []
    markers = [Text(f"higher limit: {who}", "bold yellow") for who in look["higher limits"]]
    return [Text(" · ".join(told), "dim"), *markers]
