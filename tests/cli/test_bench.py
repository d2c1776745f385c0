"""`houseway bench`: which benchmarks there are, what they print and write."""

import json
import platform
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from houseway.bench import BENCHMARKS
from houseway.bench.frame import Benchmark, Missing, Peer, compete
from houseway.cli import bench, main

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every benchmark is one small job, with one peer that is there and one that is not."""

    def results(name: str, turns: int) -> Iterator[Benchmark]:
        peers: list[Peer | Missing] = [
            Peer("peer", lambda: 2.0, "0.3"),
            Missing("other", "pip install other"),
        ]
        yield compete(f"{name}'s job", "rounds/s", lambda: 10.0, peers, turns)

    monkeypatch.setattr(bench, "results", results)


@pytest.mark.parametrize("name", BENCHMARKS)
def test_every_benchmark_has_results(name: str) -> None:
    assert callable(import_module(f"houseway.bench.{BENCHMARKS[name]}").results)


def test_a_real_one_measures_rounds_at_the_table(capsys: Capture) -> None:
    assert main(["bench", "blackjack-table", "--turns", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["results"]
    assert [each["unit"] for each in found] == ["rounds/s", "rounds/s"]
    assert all(figure["median"] > 0 for each in found for figure in each["figures"])


@pytest.mark.usefixtures("quick")
def test_json_has_the_machine_and_each_figure_with_its_ratio(capsys: Capture) -> None:
    assert main(["bench", "views", "--turns", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["machine", "turns", "results"]
    assert {"cores", "python", "numpy", "numba"} <= set(found["machine"])
    (row,) = found["results"]
    assert (row["benchmark"], row["title"], row["not_installed"]) == ("views", "views's job", ["other"])
    assert [(each["name"], each["ratio"]) for each in row["figures"]] == [("houseway", None), ("peer", 5)]


@pytest.mark.usefixtures("quick")
def test_without_a_name_all_are_run(capsys: Capture) -> None:
    assert main(["bench"]) == 0
    out = capsys.readouterr().out
    assert all(f"{name}'s job, rounds/s" in out for name in BENCHMARKS)


@pytest.mark.usefixtures("quick")
def test_results_are_written_without_the_names_of_host_and_folder(tmp_path: Path, capsys: Capture) -> None:
    assert main(["bench", "views", "--results", str(tmp_path)]) == 0
    written = (tmp_path / "views.txt").read_text(encoding="utf-8")
    assert capsys.readouterr().out in written
    assert written.startswith("houseway bench views, 2")
    assert str(tmp_path) not in written
    assert platform.node() not in written


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["viewz"], "'viewz' is no benchmark; there are best-play, "),
        (["views", "--turns", "0"], "--turns: 0 is less than 1"),
        (["views", "--results", "no/such"], "--results: 'no/such' is not a folder"),
    ],
)
@pytest.mark.usefixtures("quick")
def test_what_cannot_be_measured_is_said_in_one_line(words: list[str], why: str, capsys: Capture) -> None:
    assert main(["bench", *words]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert why in err
