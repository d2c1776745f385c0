"""Sessions: whoever has lost all stays there, and what is told on the way leads to what is told in the end."""

import math
import sys
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from houseway.play.walk import End
from houseway.simulate import Result, simulate
from houseway.simulate.plan import SampleRound
from houseway.simulate.sessions import sessions
from houseway.simulate.statistics import Group


class Alternating:
    """Wins a unit, loses two, and so on."""

    ends: list[End]

    def count(self, seed: int, chunks: range, rounds: int, counts: Any) -> None: ...

    def seen(self, _seed: int, _chunk: int, _rounds: int) -> list[SampleRound]:
        return []

    def trail(self, _seed: int, _chunk: int, rounds: int) -> Any:
        return np.arange(rounds, dtype=np.uint16) % 2


def test_a_bankroll_that_is_gone_stays_gone() -> None:
    group = Group("x", "", [Fraction(3), Fraction(-5)])
    found = sessions(group, Alternating(), 1000, 1, 10, 4.0)
    assert found.sessions == 100
    assert found.ruined == pytest.approx(1)
    assert set(found.results) == {-4.0}
    assert list(found.fan[3]) == [1] * 5  # +3, -2, +1
    assert list(found.fan[10]) == list(found.quantiles.values()) == [-4] * 5
    assert list(found.longest_losing_run) == [1, 1]


def test_a_session_is_in_the_units_that_lay_there() -> None:
    """Two units are won, three are lost: +2, -1, +1, -2, 0, -3; then one is left and staked, and two, and none."""
    group, wagers = Group("x", "", [Fraction(1), Fraction(-1)]), [Fraction(2), Fraction(3)]
    found = sessions(group, Alternating(), 900, 1, 9, 4.0, wagers)
    ways = {way for way in zip(*(found.fan[at] for at in range(1, 10)), strict=True) if way[0] == 2}
    assert ways == {(2, -1, 1, -2, 0, -3, -2, -4, -4)}
    assert found.ruined == pytest.approx(1)
    assert sessions(group, Alternating(), 900, 1, 10, None, wagers).results[0] == -5


def test_a_round_that_is_sat_out_neither_ends_a_losing_run_nor_adds_to_it() -> None:
    group = Group("x", "", [Fraction(-1), Fraction(-1)])
    assert sessions(group, Alternating(), 100, 1, 10, None, [Fraction(0), Fraction(1)]).longest_losing_run == (5, 5)


def test_red_at_roulette_is_lost_as_often_as_arithmetic_says() -> None:
    """Ten rounds of even money: how likely it is to end below nought is a sum of binomials."""
    found = simulate("roulette", 200_000, 9, wager="red", session=10).sessions
    assert found is not None
    lose = sum(math.comb(10, n) * 18**n * 19 ** (10 - n) for n in range(5)) / 37**10
    assert sum(each < 0 for each in found.results) / found.sessions == pytest.approx(lose, abs=0.015)
    assert found.wager == "red"


def test_a_notebook_shows_a_table_and_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    found: Result = simulate("mini-dice", 20_000, 1, session=100, bankroll=10)
    assert "<td>field</td>" in found._repr_html_()
    assert "<svg" in (found._repr_svg_() or "")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert found._repr_svg_() is None
