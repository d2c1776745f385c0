"""Contenders take turns, and are compared turn by turn."""

import pytest

from houseway.bench.frame import Missing, Peer, again, compete, rate
from houseway.bench.report import document, text


def contender(name: str, rates: list[float], called: list[str]) -> Peer:
    coming = iter(rates)

    def turn() -> float:
        called.append(name)
        return next(coming)

    return Peer(name, turn, "1.0")


def test_after_one_turn_each_to_warm_up_the_contenders_alternate() -> None:
    called: list[str] = []
    ours, peer = contender("ours", [1, 10, 10], called), contender("peer", [1, 5, 5], called)
    compete("a job", "rounds/s", ours, [peer], turns=2)
    assert called == ["ours", "peer"] * 3


def test_a_ratio_is_the_median_over_the_turns_and_not_the_ratio_of_medians() -> None:
    called: list[str] = []
    ours = contender("ours", [99, 10, 40, 90], called)
    peer = contender("peer", [99, 1, 10, 45], called)  # 10, 4 and 2 times
    mine, theirs = compete("a job", "rounds/s", ours, [peer], turns=3).figures
    assert (mine.median, mine.best, mine.ratio) == (40, 90, None)
    assert (theirs.median, theirs.best, theirs.ratio) == (10, 45, 4)


def test_a_peer_that_is_not_here_is_named_with_what_would_bring_it() -> None:
    result = compete("a job", "rounds/s", lambda: 7.0, [Missing("eval9", "pip install eval9")], turns=1)
    assert [each.name for each in result.figures] == ["houseway"]
    assert "eval9" in text(result)
    assert "not installed (pip install eval9)" in text(result)
    assert document("job", result)["not_installed"] == ["eval9"]


def test_the_text_says_how_many_times_as_fast_we_are() -> None:
    called: list[str] = []
    result = compete("a job", "rounds/s", lambda: 1500.0, [contender("peer", [500, 500], called)], turns=1)
    first, ours, theirs = text(result).splitlines()
    assert first == "a job, rounds/s"
    assert ours.split() == ["houseway", "1,500", "1,500", "at", "best"]
    assert theirs.split()[:6] == ["peer", "1.0", "500", "500", "at", "best"]
    assert theirs.endswith("houseway is 3 times as fast")


def test_a_rate_is_units_by_the_clock_that_is_given() -> None:
    ticks = iter([10.0, 12.0])
    assert rate(lambda: None, 8, clock=lambda: next(ticks)) == 4


@pytest.mark.parametrize("times", [1, 3])
def test_work_is_done_as_often_as_it_is_counted(times: int) -> None:
    done: list[int] = []
    again(lambda: done.append(sum(range(100_000))), times)
    assert len(done) == times
