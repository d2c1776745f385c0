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
KEYS = {
    "5-card-stud": "5", "7-card-stud": "7", "baccarat": "a", "blackjack": "b", "caribbean-stud": "e", "com-bo": "o",
    "craps": "c", "draw": "d", "keno": "k", "manila": "m", "mini-baccarat": "n", "mini-dice": "i", "pai-gow": "p",
    "roulette": "r", "sic-bo": "s", "tri-chro": "h", "triple-penny-two-up": "y", "two-up": "t",
    "wheel-of-fortune": "w",
}  # fmt: skip
"""One key each, and Enter: what a name begins with, where no better known game does, else another letter of it."""
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
    for name in GAMES:
        drawn.add_row(KEYS[name], Text(name, "bold"), FACES[name][1])
    return drawn


def _meant(text: str) -> str | None:
    if not text:
        return USUAL
    keyed = [name for name in GAMES if KEYS[name] == text]
    return next(iter((*keyed, *(name for name in GAMES if name.startswith(text)))), None)
