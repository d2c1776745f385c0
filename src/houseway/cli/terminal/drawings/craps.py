"""Craps in the terminal: the numbers with what lies on each, the lines below, and the one roll wagers."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.chips import OTHERS, STYLES, YOURS, on, plain
from houseway.cli.terminal.drawings.squares import coloured
from houseway.cli.terminal.drawings.window import Fitted
from houseway.games.craps.layout import BEHIND, ON_NUMBERS, laid_out
from houseway.money import cents
from houseway.play.cells import Box, Cells
from houseway.play.cloth import Place, area_name
from houseway.play.view import Data, View

WIDE, ACROSS = 11, 7  # from one border to the next; boxes in a line
POINTS: Final = ("4", "5", "6", "8", "9", "10")
FACES: Final = dict(zip("123456", "⚀⚁⚂⚃⚄⚅", strict=True))


def draw(view: View) -> RenderableType:
    """The dice and the point, then the cloth with the chips on it."""
    return Group(_status(view), Fitted(lambda low: Group(*_cloth(view, low))), *_asleep(view))


def _cloth(view: View, low: bool) -> list[Text]:
    """In a low window without the lines on which nothing lies."""
    kinds: dict[str, list[Place]] = {}
    for place in laid_out().places:
        if place.wager not in BEHIND and not (place.wager in ON_NUMBERS and place.selection.isdecimal()):
            kinds.setdefault(place.wager, []).append(place)
    names = list(kinds)
    rows = [names[start : start + ACROSS] for start in range(0, len(names), ACROSS)]
    bare = [low and not any(on(view, place) for name in row for place in kinds[name]) for row in rows]
    numbers = [name for name in ON_NUMBERS if not low or _lie(view, name)]
    top = len(numbers) + 2  # under the numbers
    cells = Cells(ACROSS * WIDE + 1, top + sum(2 if each else 3 for each in bare) + 1, "green")
    _draw_numbers(cells, view, numbers)
    for row, is_bare in zip(rows, bare, strict=True):
        high = 2 if is_bare else 3
        for across, name in enumerate(row):
            _draw_box(cells, view, Box(across * WIDE, top, (across + 1) * WIDE, top + high), name, kinds[name])
        top += high
    return coloured(cells)


def _lie(view: View, name: str) -> bool:
    """Do chips lie on a number for this wager, or behind it?"""
    both = (name, name.replace("bet", "odds"))
    return any(placed["wager"] in both and placed["selection"].isdecimal() for placed in view.placed)


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


def _draw_numbers(cells: Cells, view: View, names: Sequence[str]) -> None:
    """A column for each number, and a line for each of these wagers on it."""
    high = len(names) + 2
    cells.box(0, 0, WIDE, high)
    for across, point in enumerate(POINTS, 1):
        left, on_it = across * WIDE, point == str(view.look["point"])
        cells.box(left, 0, left + WIDE, high)
        title = f"▶ {point} ◀" if on_it else point
        cells.centre(left, left + WIDE, 1, title, "bold black on white" if on_it else "bold")
    for down, name in enumerate(names, 2):
        cells.write(1, down, ON_NUMBERS[name].lower(), "green")
        points = [place for place in laid_out().places if place.wager == name and place.selection.isdecimal()]
        for across, place in enumerate(points, 1):
            left = across * WIDE
            _chips(cells, view, left + 1, down, [place, _behind(name, place.selection)])


def _behind(name: str, point: str) -> Place | None:
    """Where the odds lie that support a wager."""
    return laid_out().place_of(name.replace("bet", "odds"), point)


def _draw_box(cells: Cells, view: View, at: Box, name: str, places: list[Place]) -> None:
    left, top, *_ = cells.box(*at)
    on_the_line = name in ("win bet", "don't win bet")
    cells.centre(left, left + WIDE, top + 1, _label(view, name, places), "bold white" if on_the_line else "white")
    behind = [_behind(name, str(view.look["point"]))] if on_the_line else []
    if at.bottom - top > 2:
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
    return area_name(placed["wager"].removesuffix(" bet to win"), placed["selection"])
