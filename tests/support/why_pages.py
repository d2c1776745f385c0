"""The trees in docs/why/: each follows a line `$ houseway why FILE --line N`. `make pages` writes them anew."""

import re
import shlex
import sys
from functools import cache
from pathlib import Path
from typing import Final

from houseway.games import find
from houseway.play.record import read
from houseway.why import Explained, explained
from houseway.why.text import lines

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = ROOT / "docs" / "why"
BLOCK: Final = re.compile(r"^```\n\$ houseway why (?P<asked>[^\n]+)\n.*?^```$", re.MULTILINE | re.DOTALL)
KINDS: Final = {"--line": "settlement", "--refusal": "refusal", "--ruling": "ruling", "--call": "call"}


def written(page: str) -> str:
    """The page with every tree in it as the code tells it."""
    return BLOCK.sub(lambda found: f"```\n$ houseway why {found['asked']}\n{tree(found['asked'])}\n```", page)


def tree(asked: str) -> str:
    file, option, number = shlex.split(asked)
    those = [each for each in _explained(file) if each.kind == KINDS[option]]
    return "\n".join(lines(those[int(number) - 1].reason))


@cache
def _explained(file: str) -> list[Explained]:
    return explained(read((ROOT / file).read_text(encoding="utf-8"), file), find)


def main(*names: str) -> None:
    for path in sorted(PAGES.glob("*.md")):
        if not names or path.stem in names:
            path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
