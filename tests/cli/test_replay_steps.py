"""`houseway replay --step` and `--from`: a recorded round step by step, and what if it had gone on otherwise."""

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from houseway.cli import main
from houseway.cli.output import text_of
from houseway.cli.replay.steps import steps_of, walk
from houseway.cli.replay.takeover import go_on
from houseway.play.record import read
from houseway.play.record.partial_replay import StepReached

ROUNDS = Path(__file__).parents[1] / "rounds"
ZERO = ROUNDS / "roulette-zero.round"
Capture = pytest.CaptureFixture[str]


def typing(lines: Iterable[str]) -> Callable[[str], str]:
    given = iter(lines)

    def read_line(_prompt: str) -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    return read_line


def printed() -> Console:
    return Console(file=StringIO(), width=100)


def out_of(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_every_step_has_the_table_what_happened_and_under_which_provision(capsys: Capture) -> None:
    assert main(["replay", str(ZERO), "--step"]) == 0
    out = capsys.readouterr().out
    assert "step 1 of" in out
    assert "the dealer announces: no more bets  qld s132(2)" in out
    assert "ann's straight up 0 wins: $175.00 paid, $5.00 stays on the layout  qld s135" in out


def test_one_goes_forwards_backwards_and_to_a_step() -> None:
    steps = steps_of(read(text_of(str(ZERO)), ZERO.name))
    out = printed()
    walk(out, steps, typing(["", "b", "3", "q"]))
    seen = [line.split("step ")[1].split()[0] for line in out_of(out).splitlines() if "step " in line]
    assert seen == ["1", "2", "1", "3"]


def test_what_is_no_step_is_told_and_the_end_of_what_is_typed_is_enough() -> None:
    steps = steps_of(read(text_of(str(ZERO)), ZERO.name))
    out = printed()
    walk(out, steps, typing(["banana", "99", "0", "9" * 5000, str(len(steps))]))
    assert out_of(out).count(f"is no step; there are 1 to {len(steps)}") == 4
    assert out_of(out).count(" · round ") == 2
    asked: list[str] = []
    walk(printed(), steps[:2], lambda prompt: asked.append(prompt) or "")  # type: ignore[func-returns-value]
    assert ["Enter: quit" in prompt for prompt in asked] == [False, True]


def test_a_wager_is_told_once_by_what_it_is_on(capsys: Capture) -> None:
    assert main(["replay", str(ROUNDS / "roulette-zero.round"), "--step"]) == 0
    out = capsys.readouterr().out
    assert "ann wagers $5.00 on straight up 0  qld s136(1)" in out
    assert "red red" not in out


def stopped_at(file: Path, line: int) -> StepReached:
    with pytest.raises(StepReached) as caught:
        steps_of(read(text_of(str(file)), file.name), line)
    return caught.value


def test_from_a_line_on_the_round_is_played_by_hand() -> None:
    round_ = stopped_at(ZERO, 36).round
    out = printed()
    go_on(out, round_, typing(["ann wager on=red selection=red stake=1", "whistle", "?", "dealer spin the ball",
                               "dealer no more bets", "0", "dealer place the crown"]))  # fmt: skip
    said = out_of(out)
    assert "is under the minimum" in said
    assert "say who does what" in said
    assert "ann's straight up 0 wins: $175.00 paid" in said
    assert round_.over


def test_whoever_has_seen_enough_leaves_and_a_device_gives_by_chance() -> None:
    round_ = stopped_at(ZERO, 36).round
    go_on(printed(), round_, typing(["dealer spin the ball", "dealer no more bets", "", "q"]))
    assert not round_.over
    go_on(printed(), round_, typing([]))
    assert not round_.over


@pytest.mark.parametrize("file", sorted(ROUNDS.glob("*golden.round")), ids=lambda file: file.stem)
def test_every_golden_round_can_be_walked(file: Path) -> None:
    steps = steps_of(read(text_of(str(file)), file.name))
    out = printed()
    walk(out, steps, typing([""] * len(steps)))
    assert f"step {len(steps)} of {len(steps)}" in out_of(out)
    assert any(under for step in steps for _, under in step.told)


@pytest.mark.parametrize("line", ["0", "12", "999"])
def test_a_line_of_no_round_is_told_with_those_that_are(capsys: Capture, line: str) -> None:
    assert main(["replay", str(ZERO), "--from", line]) == 2
    assert f"--from: {line} is not in a round; those of {ZERO} are on lines 34 to 44" in capsys.readouterr().err
