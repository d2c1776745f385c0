"""Rounds on a Dask cluster: the same histogram as on threads, although a worker is lost on the way."""

import pytest
from support.dask_workers import dask_workers

from houseway.errors import BadInput
from houseway.games import find
from houseway.simulate import cluster, runner
from houseway.simulate.games import Request, plans
from houseway.simulate.plan import CHUNK
from houseway.simulate.systems import SYSTEMS
from houseway.strategies import Strategy
from houseway.strategies.chart import read

BY_CHART = Strategy(
    "own", read("against 2 3 4 5 6 7 8 9 10 A\nhard 16 d d d d d d d d d d\nsoft 17 d d d d d d d d d d\n")
)


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(
    ("asked", "at_once"),
    [
        (Request(find("tri-chro", {"balls": 54})), cluster.AT_ONCE),
        (Request(find("mini-baccarat"), depth="1/2", system=SYSTEMS["hi-lo"]), 16),
    ],
    ids=["deals", "counting"],
)
def test_chunks_of_a_lost_worker_run_again_and_count_once(
    asked: Request, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "AT_ONCE", at_once)
    rounds, told = 16 * at_once * CHUNK + 1_000, list[int]()
    with dask_workers() as workers:
        assert len(workers.pids) == 2

        def kill(played: int) -> None:
            if not told:
                workers.lose_one()
            told.append(played)

        found = cluster.run(asked, rounds, 7, workers.address, told=kill)
    expected = runner.run(plans(asked)[0], rounds, 7)
    assert (found.counts == expected.counts).all()
    assert sum(told) == found.rounds == expected.rounds == rounds


@pytest.mark.parametrize(
    "asked",
    [
        Request(find("7-card-stud"), settings={"deck": 40}, players=3),
        Request(
            find("blackjack"), BY_CHART, depth="3/4", indices=("16v10>=0:stand", "insurance>=3"), system=SYSTEMS["zen"]
        ),
    ],
    ids=lambda asked: asked.game.name,
)
def test_a_plan_made_elsewhere_is_the_same_plan(asked: Request) -> None:
    mine, theirs = plans(asked)[0], cluster.plan_of(cluster.recipe_of(asked))
    assert (mine.trail(1, 0, 1_000) == theirs.trail(1, 0, 1_000)).all()


def test_an_address_where_nobody_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with pytest.raises(BadInput, match="no Dask scheduler answers at"):
        cluster.run(Request(find("tri-chro", {"balls": 54})), 10, 1, "tcp://127.0.0.1:9")


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_cluster_without_workers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    monkeypatch.setattr(cluster, "FOR_A_WORKER", 1)
    with (
        LocalCluster(n_workers=0, processes=False, dashboard_address=None, silence_logs=50) as local,  # type: ignore[no-untyped-call]
        pytest.raises(BadInput, match="has no worker"),
    ):
        cluster.run(Request(find("tri-chro", {"balls": 54})), 10, 1, local.scheduler_address)
