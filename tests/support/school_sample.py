"""An item of every kind at every game, made and marked with the core alone: one line each, the same on every machine.

`make pyodide` runs it twice, in CPython and in a browser's Python (Pyodide, under Node), and compares what they print.
"""

import hashlib
import json
import sys

from houseway.games import GAMES, find
from houseway.school import items, kinds, mark


def sample() -> list[str]:
    told = []
    for game in map(find, GAMES):
        for kind in kinds(game):
            asked = next(items(game, kind, "sample"))
            marked = mark(asked, asked.answer)
            assert marked.right, asked.id
            whole = json.dumps([asked.as_data(), marked.as_data()], sort_keys=True).encode()
            told.append(f"{asked.id} {hashlib.sha256(whole).hexdigest()[:16]}")
    return told


if __name__ == "__main__":
    print("\n".join(sample()))
    extra = sorted(name for name in ("numpy", "pydantic", "fsrs", "rich") if name in sys.modules)
    assert not extra, f"the core alone was meant to do it, and {extra} was loaded"
