"""Games of three dice in the terminal: the bands of the layout, lit areas, chips, and the dice in their tumbler."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from rich.text import Text

from houseway.cli.terminal.cloth import Cloth
from houseway.families.dice_cloth import Area, edges
from houseway.families.three_dice import area
from houseway.play.view import View

__all__ = ["big_dice", "draw_bands", "small_dice", "wagers"]

LINES: Final = 3  # of a band: its upper border, the inscription, the odds
LIT: Final = "bold black on yellow"
YOURS, OTHERS, BOTH = "●", "○", "◉"
STYLES: Final = {YOURS: "bold yellow", OTHERS: "cyan", BOTH: "bold yellow"}
FEW: Final = 4  # of a person's wagers are told in full
SHORT: Final = {
    "triples": "triple",
    "doubles": "double",
    "3 dice totals": "total",
    "dice combinations": "combination",
    "individual die face values": "face",
}
PIPS: Final = {1: "    ●    ", 2: "●       ●", 3: "●   ●   ●", 4: "● ●   ● ●", 5: "● ● ● ● ●", 6: "● ●● ●● ●"}


def draw_bands(
    view: View, bands: Sequence[Sequence[Area]], width: int, lit: Collection[str], styles: dict[str, str]
) -> list[Text]:
    """The cloth with its inscriptions; an area that is lit shines."""
    cloth, marks = Cloth(width + 1, LINES * len(bands) + 1, "green"), _marks(view)
    for band, areas in enumerate(bands):
        borders, top = edges(len(areas), width), LINES * band
        for each, left, right in zip(areas, borders, borders[1:], strict=False):
            cloth.box(left, top, right, top + LINES)
            style = LIT if each.name in lit else styles.get(each.wager, "bold")
            cloth.centre(left, right, top + 1, each.label, style)
            cloth.centre(left, right, top + 2, each.odds_within(right - left - 3), LIT if each.name in lit else "dim")
            if mark := marks.get(each.name):
                cloth.mark(right - 1, top + 2, mark, STYLES[mark] if each.name not in lit else "bold red")
    return cloth.lines()


def _marks(view: View) -> dict[str, str]:
    """A mark for each area with chips on it: the viewer's, others', or both."""
    marks: dict[str, str] = {}
    for placed in (*view.placed, *(view.settlements if view.over else ())):
        at, mark = area(placed["wager"], placed["selection"]), YOURS if placed["person"] == view.viewer else OTHERS
        marks[at] = mark if marks.get(at, mark) == mark else BOTH
    return marks


def wagers(view: View) -> list[Text]:
    """Whose chips they are, and how many."""
    lines = []
    for person in dict.fromkeys([view.viewer, *(p["person"] for p in view.placed)]):
        own = [_wager(p) for p in view.placed if p["person"] == person]
        mark = YOURS if person == view.viewer else OTHERS
        more = f" and {len(own) - FEW} more" if len(own) > FEW else ""
        who = "you" if person == view.viewer else person
        lines += [Text(f"{mark} {who}: {', '.join(own[:FEW])}{more}", STYLES[mark])] if own else []
    return lines


def _wager(placed: dict[str, Any]) -> str:
    where = area(SHORT.get(placed["wager"], placed["wager"]), placed["selection"])
    return f"${placed['stake']} {where}" + (f" in {placed['chips']}" if placed["chips"] else "")


def _dice(view: View) -> list[int]:
    return [int(number) for number in (view.look["dice"] or "").split("-") if number]


def small_dice(view: View) -> Text:
    """The dice on one line."""
    dice = _dice(view)
    told = Text("  ".join(f"[ {number} ]" for number in dice), "bold white on red") if dice else Text("- - -", "dim")
    return Text.assemble("tumbler  ", told, (f"  {view.look['tumbler']}", "dim"))


def big_dice(view: View) -> list[Text]:
    """The dice side by side, with their pips."""
    rows = [PIPS[number] for number in _dice(view)]
    if not rows:
        return [Text(f"tumbler: {view.look['tumbler']}", "dim")]
    middle = ["   ".join(f"│ {'  '.join(pips[3 * at : 3 * at + 3])} │" for pips in rows) for at in range(3)]
    ends = ["   ".join(f"{left}{'─' * 9}{right}" for _ in rows) for left, right in ("┌┐", "└┘")]
    return [Text("  " + line, "bold") for line in (ends[0], *middle, ends[1])]
