"""Craps in the terminal: the numbers with what lies on each, the lines below, and the one roll wagers."""

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.chips import OTHERS, STYLES, YOURS, on, plain
from houseway.cli.terminal.drawings.squares import coloured
from houseway.games.craps.layout import BEHIND, ON_NUMBERS, laid_out
from houseway.money import cents
from houseway.play.cells import Cells
from houseway.play.cloth import Place
from houseway.play.view import Data, View

WIDE, ACROSS = 11, 7  # from one border to the next; boxes in a line
TOP: Final = len(ON_NUMBERS) + 2  # under the numbers
FACES: Final = dict(zip("123456", "⚀⚁⚂⚃⚄⚅", strict=True))


def draw(view: View) -> RenderableType:
    """The dice and the point, then the cloth with the chips on it."""
    kinds: dict[str, list[Place]] = {}
    for place in laid_out().places:
        if place.wager not in BEHIND and not (place.wager in ON_NUMBERS and place.selection.isdecimal()):
            kinds.setdefault(place.wager, []).append(place)
    cells = Cells(ACROSS * WIDE + 1, TOP + 3 * -(-len(kinds) // ACROSS) + 1, "green")
    _draw_numbers(cells, view)
    for number, (name, places) in enumerate(kinds.items()):
        _draw_box(cells, view, number % ACROSS * WIDE, TOP + 3 * (number // ACROSS), name, places)
    return Group(_status(view), *coloured(cells), *_asleep(view))


def _status(view: View) -> Text:
    """`ON 6` or `OFF`, as the puck shows it, who shoots, and the dice."""
    look = view.look
    puck = f" ON {look['point']} " if look["point"] else " OFF: come out roll "
    shooter = "you" if look["shooter"] == view.viewer else look["shooter"] or "nobody yet"
    rolled = look["dice"].split("-") if look["dice"] else []
    dice = f"   {' '.join(FACES[face] for face in rolled)}  {'-'.join(rolled)}" if rolled else ""
    return Text.assemble(
        (puck, "bold black on white" if look["point"] else "bold white on black"),
        f"  shooter: {shooter}",
        (dice, "bold"),
        (f"   {look['in the cup']} dice in the cup", "dim"),
    )


def _draw_numbers(cells: Cells, view: View) -> None:
    cells.box(0, 0, WIDE, TOP)
    for down, (name, words) in enumerate(ON_NUMBERS.items(), 2):
        cells.write(1, down, words.lower(), "green")
        points = [place for place in laid_out().places if place.wager == name and place.selection.isdecimal()]
        for across, place in enumerate(points, 1):
            left = across * WIDE
            cells.box(left, 0, left + WIDE, TOP)
            on_it = place.selection == str(view.look["point"])
            title = f"▶ {place.selection} ◀" if on_it else place.selection
            cells.centre(left, left + WIDE, 1, title, "bold black on white" if on_it else "bold")
            _chips(cells, view, left + 1, down, [place, _behind(name, place.selection)])


def _behind(name: str, point: str) -> Place | None:
    """Where the odds lie that support a wager."""
    return laid_out().place_of(name.replace("bet", "odds"), point)


def _draw_box(cells: Cells, view: View, left: int, top: int, name: str, places: list[Place]) -> None:
    cells.box(left, top, left + WIDE, top + 3)
    on_the_line = name in ("win bet", "don't win bet")
    cells.centre(left, left + WIDE, top + 1, _label(view, name, places), "bold white" if on_the_line else "white")
    behind = [_behind(name, str(view.look["point"]))] if on_the_line else []
    _chips(cells, view, left + 1, top + 2, [*places, *behind])


def _label(view: View, name: str, places: list[Place]) -> str:
    """Short; where there are several places in a box, those with chips."""
    short = name.replace("the hardway", "hard").removesuffix(" bet").removesuffix(" in 1 roll")
    some = "/".join(place.selection for place in places if on(view, place)) if len(places) > 1 else ""
    return f"{short.removeprefix('horn ')} {some}" if some else short


def _chips(cells: Cells, view: View, x: int, y: int, places: Iterable[Place | None]) -> None:
    """`●5+5 ○20`: yours with the odds behind it, and everybody else's together."""
    own, others = [], 0
    for place in filter(None, places):
        lies = [p for p in view.placed if (p["wager"], p["selection"]) == (place.wager, place.selection)]
        yours = sum(cents(p["stake"]) for p in lies if p["person"] == view.viewer)
        others += sum(cents(p["stake"]) for p in lies) - yours
        own += [plain(yours)] if yours else []
    mine = f"{YOURS}{'+'.join(own)}" if own else ""
    theirs = f"{OTHERS}{plain(others)}" if others else ""
    cells.write(x, y, mine[: WIDE - 1], STYLES[YOURS])
    if len(mine) + len(theirs) < WIDE:
        cells.write(x + len(mine), y, theirs, STYLES[OTHERS])


def _asleep(view: View) -> list[Text]:
    """Which of your wagers the next roll leaves alone."""
    awake = [(p["person"], p["wager"], p["selection"]) for p in view.look["on"]]
    own = [p for p in view.placed if p["person"] == view.viewer]
    off = [_named(p) for p in own if (p["person"], p["wager"], p["selection"]) not in awake]
    return [Text(f"off for the come out roll: {', '.join(off)} ('on' puts them on)", "dim")] if off else []


def _named(placed: Data) -> str:
    same = placed["selection"] == placed["wager"]
    return str(placed["wager"]) if same else f"{placed['wager'].removesuffix(' bet to win')} {placed['selection']}"
