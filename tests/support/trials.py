"""Somebody who has read nothing sits down to each game: from the lobby to the first settled wager, every key kept."""

import io
import os
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final, NamedTuple
from unittest import mock

from houseway.cli import main as houseway
from houseway.cli.terminal.lobby import keys
from houseway.games import GAMES, variants

__all__ = ["MOST_KEYS", "TABLES", "Trial", "kept", "trial"]

KEY: Final = {name: key for key, name in keys().items()}
KEPT: Final = Path(__file__).parents[1] / "cli" / "trials"
MOST_KEYS: Final = 6
TABLES: Final = [(game, rules) for game in GAMES for rules in dict.fromkeys(held.rules for held in variants(game))]
WINDOW: Final = {"COLUMNS": "80", "LINES": "24"}
PROMPT: Final = re.compile(r"^> ?(.*)$\n?", re.MULTILINE)
SETTLED: Final = re.compile(r"^  (?:win|lose|void)  ", re.MULTILINE)


class Trial(NamedTuple):
    """What was typed, line by line, and the screen before each and after the last."""

    typed: list[str]
    screens: list[str]

    @property
    def keys(self) -> int:
        """Keystrokes: every letter, and Enter at the end of every line."""
        return sum(len(line) + 1 for line in self.typed)

    @property
    def settled(self) -> bool:
        return bool(SETTLED.search(self.screens[-1]))

    @property
    def text(self) -> str:
        """The line over each prompt and what was typed there; then the whole of the last screen."""
        steps = [
            f"{screen.splitlines()[-1]}\n> {line}".rstrip()
            for screen, line in zip(self.screens, self.typed, strict=False)
        ]
        return "\n".join([*steps, "", self.screens[-1], "", f"{self.keys} keys from the lobby to a settled wager.", ""])


def trial(game: str, rules: str, seed: str = "1") -> Trial:
    """The game's key in the lobby, and then Enter alone, until a wager is settled."""
    printed = io.StringIO()
    words = ["play", "--seed", seed, "--no-record", "--rules", rules]
    lines = io.StringIO(f"{KEY[game]}\n" + "\n" * MOST_KEYS)
    with mock.patch.dict(os.environ, WINDOW), mock.patch.object(sys, "stdin", lines), redirect_stdout(printed):
        houseway(words)
    first, *rest = PROMPT.split("\n".join(line.rstrip() for line in printed.getvalue().splitlines()))
    typed, screens = rest[::2], [first.strip("\n"), *(screen.strip("\n") for screen in rest[1::2])]
    ends = next((at for at, screen in enumerate(screens) if SETTLED.search(screen)), len(screens) - 1)
    return Trial(typed[:ends], screens[: ends + 1])


def kept(game: str, rules: str) -> Path:
    """Where the trial of a game under a State's rules stands."""
    return KEPT / f"{game}-{rules}.txt"


def main() -> None:
    """Write the trials anew; somebody looks at the difference."""
    KEPT.mkdir(exist_ok=True)
    for game, rules in TABLES:
        kept(game, rules).write_text(trial(game, rules).text, encoding="utf-8")


if __name__ == "__main__":
    main()
