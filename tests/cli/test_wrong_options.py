"""An option with a value that is none is told in one line; nothing that is wrong counts as not given."""

import pytest

from houseway.cli import main

EMPTY = [
    ["odds", "roulette", "--draft="], ["odds", "roulette", "--on="], ["odds", "roulette", "--stake="],
    ["odds", "roulette", "--wager="], ["simulate", "two-up", "--strategy="], ["simulate", "two-up", "--shoe= "],
    ["simulate", "two-up", "--cluster="], ["keno", "odds", "--schedule="], ["keno", "odds", "--settings="],
    ["rules", "sign", "roulette", "--minimum="],
]  # fmt: skip
WRONG = [
    (["rules", "sign", "roulette", "--increment=-5"], "--increment: '-5' is below nought"),
    (["odds", "roulette", "--increment=red=-5"], "--increment: 'red=-5' is below nought"),
    (["odds", "roulette", "--stake=lots"], "is not an amount of money"),
    (["odds", "roulette", "--stake=-5"], "a stake is an amount of money above nought"),
    (["odds", "roulette", "--minimum=-5"], "is no range of wagers (qld s5(1)(b))"),
    (["odds", "roulette", "--line=red=5-lots"], "is not an amount of money"),
    (["odds", "roulette", "--line=red"], "write it like dozen=5-500"),
    (["odds", "roulette", "--line=rot=5-500"], "the sign has no 'rot'"),
    (["simulate", "two-up", "--players=0"], "--players is 1 or more, not 0"),
    (["simulate", "two-up", "--session=0"], "--session is 1 or more, not 0"),
    (["simulate", "two-up", "--session=10", "--bankroll=0"], "--bankroll is 1 or more, not 0"),
    (["simulate", "two-up", "--rounds=0"], "rounds"),
    (["simulate", "two-up", "--rounds=1.5"], "is no whole number"),
    (["simulate", "two-up", "--rounds=-5"], "is no whole number"),
]


def told(capsys: pytest.CaptureFixture[str], words: list[str]) -> str:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    return captured.err


@pytest.mark.parametrize("words", EMPTY, ids=" ".join)
def test_an_option_with_nothing_said_is_not_an_option_left_out(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert "nothing is said with it" in told(capsys, words)


@pytest.mark.parametrize(("words", "why"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_what_is_wrong_is_told(capsys: pytest.CaptureFixture[str], words: list[str], why: str) -> None:
    assert why in told(capsys, words)
