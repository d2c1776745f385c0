"""Plays that go by the count: the chart is another at some counts, and nothing else is."""

from pathlib import Path

import numpy as np
import pytest

from houseway.errors import BadInput
from houseway.games import find
from houseway.games.blackjack.plan import plans, varied
from houseway.kernels.card_counting import HIGHEST
from houseway.simulate.card_counter import COUNTS, EVERY, Counting
from houseway.simulate.games import Request
from houseway.simulate.indices import IndexPlay, index_of, lines_of, ways_of
from houseway.simulate.shoes import ShoePlan
from houseway.simulate.systems import SYSTEMS
from houseway.strategies import Strategy
from houseway.strategies.chart import read

ROUNDS = 60_000
NO_SPLITS = """against 2 3 4 5 6 7 8 9 10 A
hard 16 d d d d d d d d d d
soft 17 d d d d d d d d d d
"""
STANDS = NO_SPLITS.replace("d d\nsoft", "s d\nsoft")


def counted(chart: str, *indices: str) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """Rounds by count and by net result, as ends may be numbered otherwise."""
    asked = Request(find("blackjack"), Strategy("own", read(chart)), indices=indices)
    ways = ways_of([index_of(each) for each in indices], EVERY)
    shoes = [each for each in (varied(asked, ways) if indices else plans(asked)) if isinstance(each, ShoePlan)]
    counts = np.zeros(COUNTS * len(shoes[0].ends), np.int64)
    Counting(shoes, SYSTEMS["hi-lo"], ways.at).count(3, range(1), ROUNDS, counts)
    nets = [sum(each.net for each in end) for end in shoes[0].ends]
    by_net = counts.reshape(COUNTS, len(nets))
    return np.array([by_net[:, [n == net for n in nets]].sum(axis=1) for net in sorted({*nets, -1, 0, 1})])


@pytest.fixture(scope="module")
def never() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return counted(NO_SPLITS)


def test_a_play_that_is_always_made_is_the_chart_that_says_so() -> None:
    assert counted(NO_SPLITS, "16v10>=-10:stand").tolist() == counted(STANDS).tolist()


def test_a_play_that_is_never_made_changes_nothing(never: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> None:
    assert counted(NO_SPLITS, "16v10>=11:stand").tolist() == never.tolist()


def test_a_play_from_a_count_on_changes_rounds_at_and_about_that_count(
    never: np.ndarray[tuple[int, ...], np.dtype[np.int64]],
) -> None:
    """Other cards come to other rounds from then on, so only the first shoe's rounds can be the same."""
    found = counted(NO_SPLITS, "16v10>=1:stand")
    assert found.sum() == never.sum() == ROUNDS
    assert found.tolist() != never.tolist()
    assert found.tolist() != counted(STANDS).tolist()


def test_insurance_is_taken_by_the_count() -> None:
    asked = Request(find("blackjack"), Strategy("own", read(NO_SPLITS)), indices=("insurance>=3",))
    ways = ways_of([index_of("insurance>=3")], EVERY)
    ends = varied(asked, ways)[0].ends
    assert {each.wager for end in ends for each in end} == {"blackjack", "insurance"}
    counts = np.zeros(COUNTS * len(ends), np.int64)
    Counting(varied(asked, ways), SYSTEMS["hi-lo"], ways.at).count(3, range(1), ROUNDS, counts)
    insured = [any(each.wager == "insurance" for each in end) for end in ends]
    by_count = counts.reshape(COUNTS, len(ends))[:, insured].sum(axis=1)
    assert by_count.sum() > 0
    assert by_count[:HIGHEST].sum() == 0  # two cards and an ace do not raise the count by so much


def test_plays_as_they_are_written(tmp_path: Path) -> None:
    assert index_of("16v10>=0:stand") == IndexPlay("hard", 16, 10, 0, True, "stand")
    assert index_of("soft 18 v A <= -2 : draw") == IndexPlay("soft", 18, 1, -2, False, "draw")
    assert index_of("pair Av10>=+4:split") == IndexPlay("pair", 1, 10, 4, True, "split")
    file = tmp_path / "plays"
    file.write_text("# Queensland\n16v10>=0:stand  # the first\n\ninsurance>=3\n")
    assert lines_of(str(file)) == ("16v10>=0:stand", "insurance>=3")


@pytest.mark.parametrize("text", ["16v10", "16v10>=0", "16>=0:stand", "insurance", "insurance>=3:stand", "x"])
def test_what_is_no_play(text: str) -> None:
    with pytest.raises(BadInput, match="is no index play"):
        index_of(text)
