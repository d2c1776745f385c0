"""Craps in the terminal: the numbers with what lies on each, the lines below, and the one roll wagers."""

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.cloth import Cloth
from houseway.games.craps.arithmetic import POINTS
from houseway.money import cents, dollars
from houseway.play.view import Data, View

__all__ = ["draw"]

WIDE: Final = 11  # from one border to the next
ROWS: Final = ("place bet to win", "buy bet", "lay bet", "come bet", "don't come bet")
NAMED: Final = {"place bet to win": "place"}
BOXES: Final = (
    ("win bet", "don't win bet", "come bet", "don't come bet", "field bet", "big 6", "big 8"),
    ("4 the hardway", "6 the hardway", "8 the hardway", "10 the hardway", "any 7", "any craps", "horn bet"),
    ("craps 2", "craps 3", "11 in 1 roll", "craps 12", "high 2/3", "high 11", "high 12"),
)
TOP: Final = len(ROWS) + 2  # under the numbers
HEIGHT: Final = TOP + 3 * len(BOXES) + 1
YOURS, OTHERS = "●", "○"
STYLES: Final = {YOURS: "bold yellow", OTHERS: "cyan"}
FACES: Final = dict(zip("123456", "⚀⚁⚂⚃⚄⚅", strict=True))


def draw(view: View) -> RenderableType:
    """The dice and the point, then the cloth with the chips on it."""
    cloth = Cloth(7 * WIDE + 1, HEIGHT, "green")
    _draw_numbers(cloth, view)
    for down, boxes in enumerate(BOXES):
        for across, name in enumerate(boxes):
            _draw_box(cloth, view, across * WIDE, TOP + 3 * down, name)
    return Group(_status(view), *cloth.lines(), *_asleep(view))


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


def _draw_numbers(cloth: Cloth, view: View) -> None:
    cloth.box(0, 0, 7 * WIDE, TOP)
    for across, point in enumerate(POINTS, 1):
        left = across * WIDE
        cloth.box(left, 0, left + WIDE, TOP)
        on = point == view.look["point"]
        cloth.centre(
            left, left + WIDE, 1, f"▶ {point} ◀" if on else str(point), "bold black on white" if on else "bold"
        )
    for down, name in enumerate(ROWS, 2):
        cloth.write(1, down, NAMED.get(name, name.removesuffix(" bet")), "green")
        for across, point in enumerate(POINTS, 1):
            _chips(cloth, view, across * WIDE + 1, down, [(name, str(point)), (_odds(name), str(point))])


def _odds(name: str) -> str:
    return name.replace("bet", "odds")


def _draw_box(cloth: Cloth, view: View, left: int, top: int, name: str) -> None:
    cloth.box(left, top, left + WIDE, top + 3)
    inscribed = name.replace("the hardway", "hard").removesuffix(" bet").removesuffix(" in 1 roll")
    on_the_line = name in ("win bet", "don't win bet")
    cloth.centre(left, left + WIDE, top + 1, inscribed, "bold white" if on_the_line else "white")
    if name.startswith("high"):
        places = [("horn high bet", number) for number in name.removeprefix("high ").split("/")]
    elif on_the_line:
        places = [(name, name), (_odds(name), str(view.look["point"]))]
    else:
        places = [(name, name)]
    _chips(cloth, view, left + 1, top + 2, places)


def _chips(cloth: Cloth, view: View, x: int, y: int, places: Iterable[tuple[str, str]]) -> None:
    """`●5+5 ○20`: yours with the odds behind it, and everybody else's together."""
    own, others = [], 0
    for place in places:
        lies = [p for p in view.placed if (p["wager"], p["selection"]) == place]
        yours = sum(cents(p["stake"]) for p in lies if p["person"] == view.viewer)
        others += sum(cents(p["stake"]) for p in lies) - yours
        own += [_short(yours)] if yours else []
    mine = f"{YOURS}{'+'.join(own)}" if own else ""
    theirs = f"{OTHERS}{_short(others)}" if others else ""
    cloth.write(x, y, mine[: WIDE - 1], STYLES[YOURS])
    if len(mine) + len(theirs) < WIDE:
        cloth.write(x + len(mine), y, theirs, STYLES[OTHERS])


def _short(amount: int) -> str:
    return dollars(amount).removesuffix(".00")


def _asleep(view: View) -> list[Text]:
    """Which of your wagers the next roll leaves alone."""
    on = [(p["person"], p["wager"], p["selection"]) for p in view.look["on"]]
    own = [p for p in view.placed if p["person"] == view.viewer]
    off = [_named(p) for p in own if (p["person"], p["wager"], p["selection"]) not in on]
    return [Text(f"off for the come out roll: {', '.join(off)} ('on' puts them on)", "dim")] if off else []


def _named(placed: Data) -> str:
    same = placed["selection"] == placed["wager"]
    return str(placed["wager"]) if same else f"{NAMED.get(placed['wager'], placed['wager'])} {placed['selection']}"
