"""The figures of a log by columns: what a replay finds, day by day, on a cluster, of spoilt rows, of any format."""

import datetime as dt
from pathlib import Path

import pytest
from support.dask_workers import dask_workers
from support.roulette_logs import MAPPING, figures, rows, written

from houseway.audit import day_tasks
from houseway.audit.columns import audit_columns
from houseway.audit.days import days_asked
from houseway.audit.logs import LogAudit, audit_log
from houseway.audit.mapping import read_mapping
from houseway.cli import main
from houseway.errors import BadInput


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


def test_days_that_are_replayed_by_themselves_come_to_what_the_whole_log_does(tmp_path: Path) -> None:
    given = rows()
    given[7], given[-1] = (*given[7][:7], "99.00", *given[7][8:]), (*given[-1][:6], "5,00", *given[-1][7:])
    file, mapping, whole = written(tmp_path, "parquet", given), read_mapping(MAPPING), LogAudit()
    for day in (*(dt.date(2004, 8, day) for day in (1, 2, 3)), None):
        whole.take(day_tasks.day_replayed(str(file), MAPPING, day))
    at_once = audit_log(file, mapping)
    assert whole.as_data() == at_once.as_data()
    assert [each.row for each in whole.findings] == [8]
    assert whole.not_checked[0].rows[-1:] == (len(given),)
    assert day_tasks.replay_by_days(file, MAPPING, 2).as_data() == at_once.as_data()
    with pytest.raises(BadInput, match="a shoe may outlast a gaming day"):
        day_tasks.replay_by_days(file, MAPPING.replace("returned", "shoe"), "tcp://nowhere:1")


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_days_of_a_lost_worker_are_done_again_and_the_figures_are_the_same_to_the_last_bit(tmp_path: Path) -> None:
    file = written(tmp_path, "parquet", rows())
    with dask_workers() as workers:
        replayed = day_tasks.replay_by_days(file, MAPPING, workers.address)
        workers.lose_one()
        found = day_tasks.reckon_on_cluster(file, MAPPING, workers.address)
    mapping = read_mapping(MAPPING)
    assert figures(found) == figures(audit_columns(file, mapping))
    assert figures(replayed) == figures(audit_log(file, mapping))
    assert replayed.as_data() == audit_log(file, mapping).as_data()
