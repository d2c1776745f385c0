"""The figures of a log by columns: what a replay finds, day by day, on a cluster, of spoilt rows, of any format."""

import os
import signal
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import polars as pl
import pytest

from houseway.audit import day_tasks
from houseway.audit.columns import ColumnAudit, audit_columns
from houseway.audit.days import DaySpan, days_asked
from houseway.audit.logs import audit_log
from houseway.audit.mapping import read_mapping
from houseway.cli import main
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput
from houseway.simulate import cluster

MAPPING = """game = "roulette"
[rows]
table = "table"
round = "round"
time = "at"
person = "who"
wager = "bet"
selection = "on"
stake = "stake"
paid = "won"
returned = "back"
[outcomes]
wheel = "ball"
"""
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
COLUMNS = ("table", "round", "at", "who", "bet", "on", "stake", "won", "back", "ball")


def rows(spins: int = 60) -> list[tuple[str, ...]]:
    """Three gaming days of two tables; each is paid as it should be."""
    chance, found = SeededEntropy("columns"), []
    for spin in range(spins):
        ball = chance.below(37)
        for who in ("ann", "bob", "cat")[: 1 + chance.below(3)]:
            for _ in range(1 + chance.below(2)):
                stake = 5 * (1 + chance.below(4))
                bet, on = ("red", "red") if chance.below(2) else ("straight up", str(1 + chance.below(36)))
                wins = ball in RED if bet == "red" else on == str(ball)
                won = stake * (35 if bet == "straight up" else 1) if wins else 0
                at = f"2004-08-0{1 + spin // 20} {20 + spin // 10 % 2}:{spin % 10:02}"
                money = f"{stake:.2f}", f"{won:.2f}", f"{stake if wins else 0:.2f}"
                found.append((f"R{1 + spin % 2}", str(spin), at, who, bet, on, *money, str(ball)))
    merged = dict.fromkeys(each[:6] for each in found)
    return [each for each in found if merged.pop(each[:6], 1) is None]  # a wager is made once


def written(folder: Path, kind: str, given: Sequence[tuple[str, ...]]) -> Path:
    frame, file = pl.DataFrame(given, schema=list(COLUMNS), orient="row"), folder / f"log.{kind}"
    if kind == "csv":
        frame.write_csv(file)
    elif kind == "jsonl":
        frame.write_ndjson(file)
    else:
        frame.write_parquet(file)
    return file


def figures(found: ColumnAudit) -> object:
    tables = {name: asdict(each) for name, each in found.night.tables.items()}
    people = {name: asdict(each) for name, each in found.night.people.items()}
    return tables, people, {name: (each.came, each.days) for name, each in found.night.devices.items()}


@pytest.mark.parametrize("kind", ["csv", "jsonl", "parquet"])
def test_by_columns_is_what_a_replay_finds(kind: str, tmp_path: Path) -> None:
    file, mapping = written(tmp_path, kind, rows()), read_mapping(MAPPING)
    replayed, by_columns = audit_log(file, mapping), audit_columns(file, mapping)
    assert (replayed.findings, replayed.not_checked) == ([], [])
    assert by_columns.not_checked == []
    for one, other in (
        (replayed.night.tables, by_columns.night.tables),
        (replayed.night.people, by_columns.night.people),
    ):
        assert {name: each.as_data() for name, each in one.items()} == {
            name: each.as_data() for name, each in other.items()
        }
        assert {name: (each.expected, each.exactly, each.besides) for name, each in one.items()} == {
            name: (each.expected, each.exactly, each.besides) for name, each in other.items()
        }
    assert {name: each.came for name, each in replayed.night.devices.items()} == {
        name: each.came for name, each in by_columns.night.devices.items()
    }


def test_where_people_decide_the_fractions_are_too_long_for_columns_and_the_same(tmp_path: Path) -> None:
    text = MAPPING.replace('"roulette"', '"baccarat"').replace('[outcomes]\nwheel = "ball"\n', "")
    paid = ("5.00", "4.75", "5.00", "")
    given = [
        ("R1", str(n), "2004-08-01 20:00", f"p{n % 3}", "banker's hand", f"seat {n % 3 + 1}", *paid) for n in range(9)
    ]
    found = audit_columns(written(tmp_path, "csv", given), read_mapping(text)).night.tables["R1"]
    assert (found.wagers, found.rounds, found.handle, found.is_exact) == (9, 9, 4500, True)
    assert 40 < found.expected < 60  # a little over 1%


SPOILT = {
    "another format": (6, "5,00", "stake: this is no amount"),
    "no stake": (6, "0.00", "stake: this is no stake"),
    "nobody": (3, " ", "person: nobody is named"),
    "no moment": (2, "01/08/2004", "time: this is no moment"),
    "another time zone": (2, "2004-08-01T20:00+02:00", "its time zone is not the casino's own"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_row_is_named_and_nothing_else_is_lost(what: str, tmp_path: Path) -> None:
    column, text, why = SPOILT[what]
    given = rows(20)
    given[3] = (*given[3][:column], text, *given[3][column + 1 :])
    found = audit_columns(written(tmp_path, "csv", given), read_mapping(MAPPING))
    assert (found.rows, found.checked, found.left_out) == (len(given), len(given) - 1, 1)
    [(row, said)] = found.not_checked
    assert row == 5
    assert why in said


def test_moments_of_several_zones_are_brought_to_the_casinos_own(tmp_path: Path) -> None:
    text = MAPPING.replace('returned = "back"', 'returned = "back"\nzone = "+10:00"')
    given = [(*each[:2], at, *each[3:]) for each, at in zip(rows(1), ["2004-08-01T18:00Z"] * 9, strict=False)]
    assert audit_columns(written(tmp_path, "csv", given), read_mapping(text)).night.devices[
        "R1", "wheel"
    ].days.keys() == {"2004-08-01"}  # four in the morning there, of the gaming day before


def test_a_missing_column_is_named_with_those_that_are_there(tmp_path: Path) -> None:
    file = written(tmp_path, "parquet", rows(2))
    with pytest.raises(BadInput, match=r"no column 'stak'; there are table, round.*did you mean stake"):
        audit_columns(file, read_mapping(MAPPING.replace('"stake"', '"stak"')))


def test_some_days_are_asked_for(tmp_path: Path) -> None:
    file, mapping = written(tmp_path, "parquet", rows()), read_mapping(MAPPING)
    asked = days_asked(None, "2004-08-02", "2004-08-03")
    some, every = audit_columns(file, mapping, asked), audit_columns(file, mapping)
    first = audit_columns(file, mapping, days_asked("2004-08-01", None, None))
    assert (some.rows, first.rows + some.rows) == (audit_log(file, mapping, days=asked).rows, every.rows)
    first.take(some)
    assert figures(first) == figures(every)


def test_the_command_reckons_a_log_without_replaying_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "map.toml").write_text(MAPPING, encoding="utf-8")
    log = str(written(tmp_path, "parquet", rows(20)))
    main(["audit", "--log", log, "--mapping", str(tmp_path / "map.toml"), "--figures"])
    out = capsys.readouterr().out
    assert "nothing was replayed" in out
    assert "R1" in out


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_days_of_a_lost_worker_are_done_again_and_the_figures_are_the_same_to_the_last_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from distributed import Client, LocalCluster

    monkeypatch.setattr(cluster, "PATIENCE", 600)
    monkeypatch.setattr(cluster, "FOR_A_WORKER", 600)
    file = written(tmp_path, "parquet", rows())
    with (
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
        ) as local,
        Client(local.scheduler_address) as watching,  # type: ignore[no-untyped-call]
    ):
        workers = watching.run(os.getpid).values()
        watching.submit(os.kill, min(workers), signal.SIGKILL, retries=0)
        found = day_tasks.audit_on_cluster(file, MAPPING, local.scheduler_address)
    assert figures(found) == figures(audit_columns(file, read_mapping(MAPPING), DaySpan()))
