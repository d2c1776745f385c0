"""Tri-chro in the terminal: two balls, and the layout with an area for each wager, lit where it wins."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.areas import STYLES, chips_on, read_areas, whose
from houseway.cli.terminal.cloth import Cloth
from houseway.cli.terminal.face import Face, Intent, hint_plainly
from houseway.errors import BadInput
from houseway.games.tri_chro.terms import COLOURS, STAR
from houseway.games.tri_chro.wagers import WAGERS
from houseway.play.view import View

__all__ = ["FACE", "area", "draw"]

ON_COLOUR: Final = {"red": "bold white on red", "green": "bold white on green", "gold": "bold black on yellow"}
INK: Final = {"red": "bold red", "green": "bold green", "gold": "bold yellow"}
LIT: Final = "bold black on white"
LABEL, WIDE, ACROSS = 19, 19, 3  # the border right of the odds; an area; areas in a line
LINES: Final = ("star pair", "odd stars", "any pair", "odd pair", "no", "any", "any star")
PAIRS: Final = {frozenset(pair): " and ".join(pair) for pair in zip(COLOURS, (*COLOURS[1:], COLOURS[0]), strict=True)}
PHRASES: Final = (
    ("5 any red · 5 no gold", "wager $5.00 on an area; 5 red is any red"),
    ("2 red pair · 1 red star pair", "two balls of one colour, with stars or without"),
    ("3 odd pair red green", "a ball of either colour; 1 odd stars red green: both starred"),
    ("8 any star", "one star or two"),
    ("5 any red in white", "with the white chips that you hold"),
    ("withdraw any red · withdraw all", "take a wager back"),
    ("accept 9000 any red", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
    ("draw", "the dealer calls 'no more bets' and starts the device; Enter does it too"),
)


def draw(view: View) -> RenderableType:
    """The balls that were drawn, and the cloth."""
    shown = view.look
    head = Text(f"{shown['game']}, {shown['balls']} balls from the {shown['device']}:  ", "bold", no_wrap=True)
    for ball in shown["drawn"]:
        colour, _, star = ball.partition(" ")
        head.append(f" {'★' if star else ' '}{colour} ", ON_COLOUR[colour])
        head.append("  ")
    return Group(head, *_cloth(view))


def _cloth(view: View) -> list[Text]:
    rows = WAGERS[view.look["balls"]]
    cloth = Cloth(LABEL + ACROSS * WIDE + 1, 2 * len(LINES) + 1, "green")
    for line, label in enumerate(LINES):
        y, some = 2 * line + 1, rows[ACROSS * line : ACROSS * line + ACROSS]
        cloth.box(0, y - 1, LABEL, y + 1)
        cloth.write(1, y, f"{label:9} {some[0].pays!s:>8}", "bold")
        wide = ACROSS * WIDE // len(some)
        for place, row in enumerate(some):
            _draw_area(cloth, view, row.name, LABEL + wide * place, y, wide)
    return cloth.lines()


def _draw_area(cloth: Cloth, view: View, name: str, left: int, y: int, wide: int) -> None:
    """What is printed there, and at the right-hand end the chips."""
    cloth.box(left, y - 1, left + wide, y + 1)
    named = [colour for colour in COLOURS if colour in name.split()]
    printed = PAIRS[frozenset(named)] if len(named) > 1 else " ".join(named) or "any colour"
    lit = name in view.look["lit"]
    inside = f"{'»' if lit else ' '}{printed}".ljust(wide - 1)
    cloth.write(left + 1, y, inside, LIT if lit else INK.get(printed, "bold"))
    mark = whose(view, name)
    if mark:
        lies = f"{mark}{chips_on(view, name).replace('.00', '')}"[: wide - 1]
        cloth.write(left + wide - len(lies), y, lies, STYLES[mark])


def area(text: str, _view: View) -> tuple[str, str]:
    """The wager that some words name: its colours, whether stars, and whether a pair, an odd pair or none."""
    words = [word.removesuffix("s") for word in text.replace("-", " ").split()]
    colours = [colour for colour in COLOURS if colour in words]
    name = _name(colours, STAR in words, words)
    if not name:
        raise BadInput("say where it goes: any red, no gold, red pair, odd pair red green, any star")
    return name, "" if name == text else f"that area is called {name}"


def _name(colours: Sequence[str], star: bool, words: list[str]) -> str:
    if len(colours) == 2:
        return f"odd {'stars' if star else 'pair'} {PAIRS[frozenset(colours)]}"
    if len(colours) == 1:
        if "no" in words:
            return f"no {colours[0]}"
        if star:
            return f"{colours[0]} star pair"
        return f"any {colours[0]}" + (" pair" if "pair" in words else "")
    return "any star" if star and not colours else ""


def read(line: str, view: View) -> list[Intent] | None:
    return read_areas(line, view, area, ("draw", "activate", "no more bets"))


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return "5 any red · 2 red pair · 5 no gold · withdraw … · draw (or Enter) · ? for all"
    return hint_plainly(view)


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    phrases=PHRASES,
    says="two balls of three colours, nineteen wagers",
)
