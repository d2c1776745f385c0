"""An event is a typed value until it is a byte: nothing outside of the codec goes by its keys or letters."""

import re
from pathlib import Path

import pytest

import houseway

SOURCE = Path(houseway.__file__).parent
ROOMS = ("house", "floor", "ledger", "cli", "bench")
THE_CODEC = {"house/codec.py", "house/old_form.py"}
OTHER = {"cli/terminal/drawings/pai_gow.py"}  # whose house banks
FROZEN = "ledger/migrations/versions/"  # a migration is of its own time
UNTYPED = {
    "asks which keys an event has": re.compile(r'"\w+" (?:not )?in (?:body|bodies)\b'),
    "reads an event by its keys": re.compile(r"\bbody(?:\[|\.get\()"),
    "writes a note of the house as a dict": re.compile(r'\{"house":'),
    "goes by the letters of a stored text": re.compile(r"body\.(?:startswith|contains|like)|LIKE '"),
}


def files() -> list[Path]:
    found = [file for room in ROOMS for file in sorted((SOURCE / room).rglob("*.py"))]
    return [
        f
        for f in found
        if (name := str(f.relative_to(SOURCE))) not in THE_CODEC | OTHER and not name.startswith(FROZEN)
    ]


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


# The pages draw what they are told

PAGES = SOURCE.parents[1] / "web" / "src"
CONTRACT = "contract.ts"
AT_MOST = {
    "types an answer of the house by hand": (re.compile(r"\bapi<\{|\bask<\{|\bPolled<\{"), 0),
    "names a provision": (
        re.compile(r"""["'`](?:qld|vic) (?:s|r|part )?\d"""),
        1,
    ),  # an example in a search
    "works out what somebody won": (re.compile(r"\.paid\b.*\.stake\b|\.stake\b.*\.paid\b"), 0),
    "has a shape of its own": (re.compile(r"^\s*(?:export )?(?:interface|type) (?!Props\b)\w+"), 9),
}
"""How often the pages may do so: these counts only fall."""


def test_the_pages_draw_what_they_are_told() -> None:
    lines = [
        f"{file.relative_to(PAGES)}:{number}: {line.strip()}"
        for file in sorted((*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")))
        if file.name != CONTRACT and not file.name.endswith(".test.ts")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    ]
    assert len(lines) > 5_000
    for what, (pattern, most) in AT_MOST.items():
        found = [line for line in lines if pattern.search(line.split(": ", 1)[1])]
        assert len(found) == most, f"{what}: {found}"
