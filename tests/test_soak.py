"""Whatever the suite plays a few of, `make soak` plays many of: each by the variable that its test reads."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
READ = re.compile(r'environ\.get\("(HOUSEWAY_[A-Z_]+)", "\d+"\)')
BY_SESSIONS = re.compile(r"^from support\.seeds import .*\b(?:SESSIONS|seeded)\b", re.MULTILINE)
ELSEWHERE = {"tests/why/test_counterfactual.py": "make counterfactual: its rounds are played there, 60 of each text"}


def longer() -> dict[str, str]:
    """The tests that can be longer, and by which variable."""
    found = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        read = READ.search(text)
        if read is not None or BY_SESSIONS.search(text):
            found[str(file.relative_to(ROOT))] = read[1] if read is not None else "HOUSEWAY_SESSIONS"
    return found


@pytest.mark.parametrize(("file", "variable"), longer().items())
def test_make_soak_plays_more_of_it(file: str, variable: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = re.search(r"^soak:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert recipe is not None
    if file in ELSEWHERE:
        assert "$(MAKE) counterfactual" in recipe[1]
    else:
        assert any(line.startswith(f"\t{variable}=") and file in line.split() for line in recipe[1].splitlines())
