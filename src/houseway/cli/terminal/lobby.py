"""The lobby: every game that is held, in a line each, and the choice of one."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from houseway.cli.terminal.screen import Screen
from houseway.games import GAMES
from houseway.play.face import face_in
from houseway.quotation import quoted

QUIT = ("quit", "exit", "q")
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
    for key, name in keys().items():
        drawn.add_row(key, Text(name, "bold"), face_in(GAMES[name]).says)
    return drawn


def _meant(text: str) -> str | None:
    if not text:
        return USUAL
    return keys().get(text) or next((name for name in GAMES if name.startswith(text)), None)


def keys() -> dict[str, str]:
    """Which game each key chooses: the game's own, or else the first letter of its name that nobody has before it."""
    found = dict.fromkeys(QUIT, "")
    for name, package in GAMES.items():
        key = face_in(package).key
        found[next(each for each in (key, *name, name) if each and each not in found)] = name
    return {key: name for key, name in found.items() if name}
