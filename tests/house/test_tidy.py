"""An event is a typed value until it is a byte: nothing outside of the codec goes by its keys or letters."""

import re
from pathlib import Path

import pytest

import houseway

SOURCE = Path(houseway.__file__).parent
ROOMS = ("house", "floor", "ledger", "cli", "bench")
THE_CODEC = {"house/codec.py", "house/old_form.py"}
FROZEN = "ledger/migrations/versions/"  # a migration is of its own time
UNTYPED = {
    "asks which keys an event has": re.compile(r'"\w+" (?:not )?in (?:body|bodies)\b'),
    "reads an event by its keys": re.compile(r"\bbody(?:\[|\.get\()"),
    "writes a note of the house as a dict": re.compile(r'\{"house":'),
    "goes by the letters of a stored text": re.compile(r"body\.(?:startswith|contains|like)|LIKE '"),
}


def files() -> list[Path]:
    found = [file for room in ROOMS for file in sorted((SOURCE / room).rglob("*.py"))]
    return [f for f in found if (name := str(f.relative_to(SOURCE))) not in THE_CODEC and not name.startswith(FROZEN)]


@pytest.mark.parametrize("what", UNTYPED)
def test_nothing_outside_of_the_codec(what: str) -> None:
    wrong = [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for file in files()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if UNTYPED[what].search(line)
    ]
    assert not wrong, f"{what}: {wrong}"


def test_the_files_are_there_to_be_looked_at() -> None:
    assert len(files()) > 100
