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
        (["blackjack", "--strategy", "luck"], "'luck' is neither one of chart, blackjack nor a file with a chart"),
        (["caribbean-stud", "--strategy", "luck"], "there is caribbean-stud, caribbean-stud-best"),
        (["roulette", "--players", "3"], "--players: at roulette nobody plays against other players"),
        (["manila", "--players", "20"], "--players: 2 to 13 play manila, not 20"),
        (["roulette", "--penetration", "3/4"], "roulette is not dealt from a shoe"),
        (["baccarat", "--penetration", "1/4..3/4"], "--penetration: several depths go with --count"),
        (["baccarat", "--penetration", "much"], "--penetration: 'much' is no part of a shoe"),
        (
            ["baccarat", "--shoe", "red"],
            "--shoe: 'red' is no way to run a shoe; there are cutting-card, fresh, machine",
        ),
        (["baccarat", "--shoe", "machine"], "baccarat is not dealt from a card machine; blackjack, com-bo may be"),
        (["baccarat", "--spread", "1-4"], "--spread goes with --count"),
        (["baccarat", "--count", "hi-lo", "--players", "2"], "--players does not go with --count"),
        (["baccarat", "--count", "hi-lo", "--bankroll", "100"], "goes with the length of a session"),
        (["baccarat", "--count", "hi-lo", "--gpu", "--cluster", "x"], "--cluster and --gpu: one of them at a time"),
        (["baccarat", "--count", "hi-lo", "--spread", "1-4", "--ramp", "1:1"], "one of them at a time"),
        (["baccarat", "--count", "hi-lo", "--indices", "16v10>=0:stand"], "--indices: nobody has anything to decide"),
        (["blackjack", "--count", "hi-lo", "--indices", "16v10:stand"], "'16v10:stand' is no index play"),
        (["blackjack", "--count", "hi-lo", "--indices", "16v12>=0:stand"], "the dealer's card is 2 to 10, or A"),
        (["draw", "--strategy", "table", "--gpu"], "play at the table itself, not on a card"),
        (["roulette", "--gpu", "--cluster", "x"], "--cluster and --gpu: one of them at a time"),
        (["roulette", "--plot", "r.txt", "--rounds", "10"], "'r.txt' is no picture"),
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
    codes = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert codes
    for code in codes:
        exec(code, {})


def test_what_a_shoe_gives_away_at_each_depth(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "count.svg"
    words = ["--count", "ko", "--ramp=-9:1,0:4", "--penetration", "1/4..1/2", "--rounds", "20K", "--plot", str(file)]
    assert main(["simulate", "mini-baccarat", *words]) == 0
    out = capsys.readouterr().out
    assert "cards counted by ko, wagers -9:1,0:4" in out
    assert re.findall(r"^ +(\d/\d) ", out, re.MULTILINE) == ["1/4", "3/8", "1/2"]
    assert "<svg" in file.read_text()


def test_sessions_of_somebody_who_counts_are_told_at_each_depth(capsys: Capture, tmp_path: Path) -> None:
    words = ["--count", "hi-lo", "--penetration", "1/4..3/8", "--rounds", "20K", "--session", "100", "--bankroll", "20"]
    assert main(["simulate", "mini-baccarat", *words, "--plot", str(tmp_path / "sat.svg")]) == 0
    out = capsys.readouterr().out
    assert "200 sessions of 100 rounds at each depth, with 20 units to lose, in units" in out
    assert len(re.findall(r"^ +\d/\d .*% +\d+ and \d+", out, re.MULTILINE)) == 2


def test_hands_of_poker_are_told_beside_how_likely_they_are(capsys: Capture) -> None:
    assert main(["simulate", "5-card-stud", "--players", "3", "--rounds", "50K", "--json"]) == 0
    hands = {each["hand"]: each for each in json.loads(capsys.readouterr().out)["hands"]}
    assert hands["royal flush"]["exact"] == "1/649740"
    assert abs(hands["1 pair"]["share"] - 0.42257) < 0.01


def test_a_shoe_that_is_run_otherwise_is_said(capsys: Capture) -> None:
    assert main(["simulate", "mini-baccarat", "--shoe", "fresh", "--rounds", "10K"]) == 0
    assert "assumed: all cards are shuffled before every round, and none are burnt" in capsys.readouterr().out
    assert main(["simulate", "mini-baccarat", "--penetration", "1/2", "--rounds", "10K"]) == 0
    out = capsys.readouterr().out
    assert "assumed: the cutting card comes after 1/2 of the 416 cards" in out
    assert "exact values are for a fresh shoe" in out
