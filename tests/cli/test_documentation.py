"""What the README and the documentation show is what happens."""

import io
import re
from pathlib import Path

import pytest

from houseway.cli import main

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]
ROUNDS = (ROOT / "docs" / "rounds.md").read_text(encoding="utf-8")


def flat(text: str) -> str:
    """Without the line breaks and columns."""
    return " ".join(text.split())


def test_the_session_in_the_readme_is_a_real_one(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    session = readme.partition("houseway play roulette --seed 17\n")[2].partition("\n\n")[0]
    lines = [line.strip() for line in session.splitlines() if line.strip() != "…"]
    typed = [line.removeprefix(">").strip() for line in lines if line.startswith(">")]
    assert typed[-1] == "quit"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert main(["play", "roulette", "--seed", "17"]) == 0
    out = flat(capsys.readouterr().out)
    for line in lines:
        assert flat(line) in out


def test_the_record_in_the_documentation_replays(capsys: Capture, tmp_path: Path) -> None:
    by_hand, recorded, stating = re.findall(r"```toml\n(.*?)```", ROUNDS, re.DOTALL)
    table = by_hand.partition("[[round]]")[0].replace("format = 1", "format = 2")
    file = tmp_path / "documented.round"
    for record in (by_hand, table + recorded, table + stating):
        file.write_text(record, encoding="utf-8")
        assert main(["replay", str(file)]) == 0
        assert "As the file states." in capsys.readouterr().out


def test_the_python_in_the_documentation_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", ROUNDS, re.DOTALL)
    exec(code, {})


def test_the_trial_in_the_readme_is_a_real_one() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = readme.partition("at every game:\n\n")[2].partition("\n\n")[0]
    lines = [line.strip() for line in shown.splitlines()]
    kept = (ROOT / "tests" / "cli" / "trials" / "craps-qld.txt").read_text(encoding="utf-8")
    assert "\n".join(lines) == kept.partition("\n\n")[0]
