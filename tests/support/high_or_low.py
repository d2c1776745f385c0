"""The game that docs/adding-a-game.md writes file by file, as a package somewhere else."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from houseway import games

PAGE: Final = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
FILE: Final = re.compile(r"^`high_or_low/([\w.]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENTRY_POINT: Final = re.compile(r"^\[project\.(entry-points)\.\"([\w.]+)\"\]\n([\w-]+) = \"(\w+)\"$", re.MULTILINE)
NAME: Final = "high-or-low"


def write(folder: Path) -> None:
    """Its files, and what an installer writes beside them."""
    page = PAGE.read_text(encoding="utf-8")
    package, installed = folder / "high_or_low", folder / "high_or_low-1.dist-info"
    package.mkdir()
    installed.mkdir()
    for name, text in FILE.findall(page):
        (package / name).write_text(text, encoding="utf-8")
    [(_, group, name, where)] = ENTRY_POINT.findall(page)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: high-or-low\nVersion: 1\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text(f"[{group}]\n{name} = {where}\n", encoding="utf-8")


@contextmanager
def added(folder: Path) -> Iterator[str]:
    """Added to this program, as long as it is needed: its name."""
    write(folder)
    sys.path.insert(0, str(folder))
    try:
        yield games.add("high_or_low")
    finally:
        sys.path.remove(str(folder))
        games.GAMES.pop(NAME, None)
        games.variants.cache_clear()
        for module in [name for name in sys.modules if name.partition(".")[0] == "high_or_low"]:
            del sys.modules[module]
