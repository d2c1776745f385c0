"""A person at a terminal of a certain size, as an emulator shows it: what is typed, and every screen that is seen."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pyte
from rich.cells import cell_len

from houseway.cli.output import Printer
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession

__all__ = ["PLAYED", "SIZES", "Seen", "Terminal", "at", "kept", "next_line", "on_a_real_terminal", "play_a_round"]

SIZES: Final = ((140, 48), (80, 24))
KEPT: Final = Path(__file__).parents[1] / "cli" / "screens"
CONTROL: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
FIRST: Final = (
    "cut", "accept", "accept the dice", "accept the shoe", "ante bet", "blind bet", "decline the bank", "call", "check",
    "stand", "bet", "deal", "keep all", "ask for the house way", "show", "throw the dice", "open", "decline", "fold",
)  # fmt: skip
"""What is typed of what is offered, best first."""
RATHER: Final = {"two-up": ("decline",), "triple-penny-two-up": ("decline",)}  # somebody else spins
PLAYED: Final = {
    "5-card-stud": "", "7-card-stud": "", "baccarat": "10 banker", "blackjack": "10", "caribbean-stud": "10",
    "com-bo": "5 high 1", "craps": "5 win", "draw": "", "keno": "1 on 3 17 44", "manila": "",
    "mini-baccarat": "10 player", "mini-dice": "5 field", "pai-gow": "10", "roulette": "5 red", "sic-bo": "5 small",
    "tri-chro": "5 any red", "triple-penny-two-up": "5 heads", "two-up": "10 heads", "wheel-of-fortune": "5 on a",
}  # fmt: skip
"""A wager at each game; at poker there is none to choose."""


class Seen(NamedTuple):
    """A screen: what was typed before it, its lines, and the widest line that was sent to it."""

    typed: str
    lines: list[str]
    widest: int

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.lines).rstrip()


class Terminal(Screen):
    """Draws on an emulator, and reads what is given to it."""

    def __init__(self, wide: int, high: int) -> None:
        self.live = True
        self._sent = io.StringIO()
        self._emulated = pyte.Screen(wide, high)
        self._stream = pyte.Stream(self._emulated)
        self._typed = ""
        self.console = Printer(
            file=self._sent, width=wide, height=high, force_terminal=True, color_system="standard", highlight=False,
            markup=False, emoji=False, legacy_windows=False, _environ={"TERM": "xterm"},
        )  # fmt: skip

    def type(self, line: str) -> None:
        self._typed = line
        self._stream.feed(f"{line}\r\n")

    def look(self) -> Seen:
        """The screen as it is now, with the prompt."""
        sent = f"{self._sent.getvalue()}> "
        self._sent.seek(0)
        self._sent.truncate()
        self._stream.feed(sent.replace("\n", "\r\n"))
        widest = max(cell_len(line) for line in CONTROL.sub("", sent).split("\n"))
        return Seen(self._typed, list(self._emulated.display), widest)


class at:  # noqa: N801 - reads as a phrase: at("craps", 80, 24)
    """Somebody sits at a table of a game, in a window so wide and so high."""

    def __init__(self, game: str, wide: int, high: int, **asked: object) -> None:
        settings = TableChoice(seed="1")._replace(**asked)  # type: ignore[arg-type]
        self.session = TerminalSession(game, settings)
        self.screen = Terminal(wide, high)
        self.conversation = Conversation(self.session, self.screen)

    def look(self) -> Seen:
        self.conversation.show()
        return self.screen.look()

    def type(self, line: str) -> Seen:
        self.screen.type(line)
        self.conversation.take(line)
        return self.look()


def play_a_round(seat: at, wager: str) -> Iterator[Seen]:
    """Every screen until a round has ended in which the person had something at stake."""
    yield seat.look()
    for _ in range(60):
        yield seat.type(next_line(seat.session, wager))
        last = seat.session.ended[-1]["settlements"] if seat.session.ended else []
        if any(line["person"] == seat.session.name and line["verdict"] != "stands" for line in last):
            return
    raise AssertionError(f"no round of {seat.session.game.name} came to an end")


def next_line(session: TerminalSession, wager: str) -> str:
    """A wager first, then the first of what is offered, and Enter where nothing is."""
    view = session.view()
    awaited = view.awaited or {}
    if awaited.get("kind") == "wagering":
        wagered = any(placed["person"] == session.name for placed in view.placed)
        return "" if wagered or not wager else wager
    offered = awaited.get("offers", []) if view.yours else []
    first = next((act for act in (*RATHER.get(view.game, ()), *FIRST) if act in offered), "")
    amounts = [f["least"] for o in view.options if o["act"] == first for f in o["fields"] if f["kind"] == "money"]
    return f"{first} {amounts[0]}" if amounts else first


def kept(game: str, wide: int, high: int) -> Path:
    """Where it stands what the end of a round of a game looks like."""
    return KEPT / f"{game}-{wide}x{high}.txt"


def on_a_real_terminal(game: str, wide: int, high: int, *typed: str) -> str:
    """The screen of the program itself, on a pseudo-terminal of that size, after these lines."""
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", high, wide, 0, 0))
    command = [sys.executable, "-m", "houseway.cli", "play", game, "--seed", "1", "--no-record"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": str(wide), "LINES": str(high)}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as program:
        os.close(theirs)
        screen = pyte.Screen(wide, high)
        stream = pyte.ByteStream(screen)
        for line in (*typed, "quit"):
            _until_prompted(ours, stream, screen)
            shown = "\n".join(row.rstrip() for row in screen.display).rstrip()
            os.write(ours, f"{line}\n".encode())
        program.wait()
        os.close(ours)
    return shown


def _until_prompted(terminal: int, stream: pyte.ByteStream, screen: pyte.Screen) -> None:
    """Read on until the prompt stands where the cursor is."""
    while True:
        stream.feed(os.read(terminal, 65536))
        if screen.cursor.x == 2 and screen.display[screen.cursor.y].startswith("> "):
            return


def main() -> None:
    """Write what the end of a round of each game looks like now; somebody looks at the difference."""
    KEPT.mkdir(exist_ok=True)
    for game, wager in PLAYED.items():
        for size in SIZES:
            *_, last = play_a_round(at(game, *size), wager)
            kept(game, *size).write_text(f"{last.text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
