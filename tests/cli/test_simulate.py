"""`houseway simulate`: what it prints, and what it refuses in one line."""

import json
import re
from pathlib import Path

import pytest

from houseway.cli import main
from houseway.cli.simulate import whole
from houseway.errors import BadInput

Capture = pytest.CaptureFixture[str]


def test_each_wager_with_its_standard_error_beside_the_exact_return(capsys: Capture) -> None:
    assert main(["simulate", "mini-dice", "--rounds", "100K", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["rounds"], found["seed"]) == ("mini-dice", 100_000, 3)
    field = found["wagers"][0]
    assert (field["wager"], field["exact"]) == ("field", "-1/27")
    assert abs(field["return"] + 1 / 27) < 4 * field["standard_error"] < 0.02
    assert sum(found["histogram"]["field, field"].values()) == 100_000


def test_sessions_are_told_with_the_risk_of_ruin(capsys: Capture) -> None:
    assert main(["simulate", "mini-dice", "--rounds", "200K", "--session", "100", "--bankroll", "10"]) == 0
    out = capsys.readouterr().out
    assert "2,000 sessions of 100 rounds on field" in out
    assert "lose 10 units on the way" in out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["roulette", "--rounds", "many"], "--rounds: 'many' is no whole number; write one like 250000, 10M or 1e9"),
        (["roulette", "--rounds", "0"], "0 rounds cannot be played; one, or more"),
        (["roulette", "--wager", "purple"], "roulette has no wager 'purple'"),
        (["roulette", "--bankroll", "5"], "a bankroll is more than nothing, and goes with the length of a session"),
        (["roulette", "--strategy", "regular"], "nobody has anything to decide at roulette once the wagers lie"),
        (["roulette", "--count", "hi-lo"], "--count: roulette is not dealt from a shoe"),
        (["baccarat", "--count", "luck"], "--count: 'luck' is no way to count cards"),
        (["blackjack", "--strategy", "luck"], "'luck' is neither a strategy"),
        (["blackjack", "--decks", "3"], "blackjack is played with 5 to 8 decks, not 3"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_line(words: list[str], why: str, capsys: Capture) -> None:
    assert main(["simulate", *words]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert why in line


@pytest.mark.parametrize(("text", "number"), [("250000", 250_000), ("1e9", 10**9), ("10M", 10**7), ("2.5k", 2500)])
def test_numbers_as_people_write_them(text: str, number: int) -> None:
    assert whole("--rounds", text) == number


@pytest.mark.parametrize("text", ["", "-1", "1.5", "1e99", "nan", "inf", "M"])
def test_numbers_that_are_none(text: str) -> None:
    with pytest.raises(BadInput):
        whole("--rounds", text)


def test_the_python_in_the_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text(encoding="utf-8")
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(code, {})
