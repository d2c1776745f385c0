"""The lobby: every game that is held, in a line each, and the choice of one."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from houseway.cli.terminal.face import FACES
from houseway.cli.terminal.screen import Screen
from houseway.games import GAMES
from houseway.quoting import quoted

QUIT = ("quit", "exit", "q")
LETTERS = "abcdefghijklmnoprstuvwxyz"  # one key each, and Enter; q is for quit
USUAL = "roulette"  # where somebody just types Enter: nothing need be known, and a wager is soon settled


def choose(screen: Screen, notes: Sequence[str] = ()) -> str | None:
    """The game that is chosen, by its letter or name; None for none. The notes are of the table before."""
    told: RenderableType = Text(f"Choose a game by its letter or name; quit leaves. (Enter: {USUAL})")
    screen.clear()
    screen.show(Text("HOUSEWAY  table games, run the way their rules say", "bold"), _listed())
    if screen.live:  # which has cleared them away
        screen.note(*notes)
    while True:
        screen.show(told)
        line = screen.read()
        if line is None or line.lower() in QUIT:
            return None
        found = _meant(line.lower())
        if found is not None:
            return found
        told = Text(f"{quoted(line)} is no game here; there are {', '.join(GAMES)}", "yellow")


def _listed() -> RenderableType:
    """Without headings: the lobby fits a window of 24 lines, with what came of the table before."""
    drawn = Grid.grid(padding=(0, 3))
    drawn.add_column(justify="right")
    for letter, name in zip(LETTERS, GAMES, strict=False):
        drawn.add_row(letter, Text(name, "bold"), FACES[name][2])
    return drawn


def _meant(text: str) -> str | None:
    names = list(GAMES)
    if not text:
        return USUAL
    if len(text) == 1 and text in LETTERS[: len(names)]:
        return names[LETTERS.index(text)]
    if text.isdecimal() and text.isascii() and len(text) < 4 and 1 <= int(text) <= len(names):
        return names[int(text) - 1]
    found = [name for name in names if name.startswith(text)]
    return found[0] if found else None
