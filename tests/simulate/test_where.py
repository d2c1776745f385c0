"""Wherever rounds are played, the histogram is the same."""

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from houseway.errors import NotInstalled
from houseway.simulate import Result, count_cards, simulate
from houseway.simulate.plan import Plan

ROUNDS = 400_000


def histograms(found: Result) -> list[Any]:
    return [each.histogram for each in found.wagers]


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("game", ["tri-chro", "two-up"])
def test_on_a_cluster_by_one_option(game: str) -> None:
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, processes=False, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as local:
        found = simulate(game, ROUNDS, 4, cluster=local.scheduler_address)
    assert histograms(found) == histograms(simulate(game, ROUNDS, 4, threads=1))


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_cards_are_counted_on_a_cluster_as_on_threads() -> None:
    from distributed import LocalCluster

    how: dict[str, Any] = {"penetration": "1/2..5/8", "session": 100}
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, processes=False, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as local:
        found = count_cards("mini-baccarat", "hi-lo", ROUNDS, 4, cluster=local.scheduler_address, **how)
    assert found == count_cards("mini-baccarat", "hi-lo", ROUNDS, 4, threads=1, **how)


def test_on_a_graphics_card_by_one_option(monkeypatch: pytest.MonkeyPatch) -> None:
    def count(plan: Plan, seed: int, chunks: range, rounds: int, counts: Any) -> None:
        plan.count(seed, chunks, rounds, counts)

    monkeypatch.setitem(sys.modules, "houseway.simulate.gpu", SimpleNamespace(count=count))
    found = simulate("mini-dice", ROUNDS, 4, gpu=True)
    assert histograms(found) == histograms(simulate("mini-dice", ROUNDS, 4, threads=2))
    counted = count_cards("mini-baccarat", "hi-lo", ROUNDS, 4, gpu=True)
    assert counted == count_cards("mini-baccarat", "hi-lo", ROUNDS, 4, threads=2)


def test_without_what_a_graphics_card_needs_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("numba.cuda", raising=False)
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    with pytest.raises(NotInstalled, match=r"^this needs numba\.cuda: pip install 'houseway\[gpu\]'$"):
        simulate("mini-baccarat", 10, gpu=True)
