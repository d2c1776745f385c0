"""What holds of the whole source: counts that may only fall. Whoever brings one down writes the new one here."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from houseway.games import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "houseway"
FILES = {file.relative_to(SOURCE): file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py"))}
LINES_A_FILE, LINES_A_FUNCTION = 400, 40
KERNELS = ("kernels", "gpu")  # compiled as a whole: what is split there is called for every card
LONGER_FUNCTIONS = {
    "families/poker/misdeals.py:misdeal_acts", "families/spoken.py:declare_wager", "simulate/counted.py:count_cards",
    "simulate/counting.py:by_count", "simulate/simulation.py:simulate",
}  # fmt: skip
GAME_NAMES_ELSEWHERE = 344
NAMES_OF_SEVERAL_CLASSES = 161
KEYS_OF_A_STORED_EVENT = 0
"""Places outside the codecs that ask which keys a stored event has: events are values."""
CODECS = ("house/codec.py", "house/old_form.py", "play/codec.py", "play/record/plain.py")


def functions(text: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def test_a_file_has_at_most_400_lines() -> None:
    assert [str(file) for file, text in FILES.items() if text.count("\n") > LINES_A_FILE] == []


def test_a_function_has_at_most_40_lines() -> None:
    longer = {
        f"{file.as_posix()}:{each.name}"
        for file, text in FILES.items()
        for each in functions(text)
        if (each.end_lineno or 0) - each.lineno + 1 > LINES_A_FUNCTION and not {*file.parts} & {*KERNELS}
    }
    assert longer <= LONGER_FUNCTIONS


def test_no_more_names_of_games_stand_outside_their_folders() -> None:
    named = re.compile(rf"""["\'](?:{"|".join(map(re.escape, GAMES))})["\']""")
    found = {file: named.findall(text) for file, text in FILES.items() if file.parts[0] not in ("games", "bench")}
    assert sum(map(len, found.values())) <= GAME_NAMES_ELSEWHERE


def test_no_more_classes_share_a_name() -> None:
    places: dict[str, set[Path]] = defaultdict(set)
    for file, text in FILES.items():
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].add(file)
    shared = Counter({name: len(files) for name, files in places.items() if len(files) > 1})
    assert len(shared) <= NAMES_OF_SEVERAL_CLASSES


@pytest.mark.parametrize("room", ["house", "floor", "ledger"])
def test_no_room_asks_which_keys_a_stored_event_has(room: str) -> None:
    asks = re.compile(r"""["\'] in body\b|\bbody\[["\']""")
    there = [file for file in FILES if file.parts[0] == room and file.as_posix() not in CODECS]
    past = [file for file in there if "migrations" not in file.parts]  # which read what was stored before
    assert sum(len(asks.findall(FILES[file])) for file in past) == KEYS_OF_A_STORED_EVENT
