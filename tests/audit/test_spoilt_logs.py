"""What a log may be like: spoilt rows in any format, moments with zones, no order, a day too large to be held."""

import datetime as dt
from decimal import Decimal
from pathlib import Path

import polars as pl
import pytest
from support.roulette_logs import COLUMNS, MAPPING, figures, rows, written

from houseway.audit import log_columns
from houseway.audit.columns import audit_columns
from houseway.audit.logs import audit_log
from houseway.audit.mapping import read_mapping
from houseway.errors import BadInput

SPOILT = {
    "another format": (6, "5,00", "stake: '5,00' is no amount"),
    "no stake": (6, "0.00", "stake: '0.00' is no stake"),
    "nobody": (3, " ", "person: nobody is named"),
    "no moment": (2, "01/08/2004", "time: '01/08/2004' is no moment"),
    "another time zone": (2, "2004-08-01T20:00+02:00", "has a time zone and the mapping does not say which"),
}


@pytest.mark.parametrize("kind", ["csv", "jsonl", "parquet"])
@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_row_is_named_and_nothing_else_is_lost(what: str, kind: str, tmp_path: Path) -> None:
    column, text, why = SPOILT[what]
    given = rows(20)
    given[3] = (*given[3][:column], text, *given[3][column + 1 :])
    found = audit_columns(written(tmp_path, kind, given), read_mapping(MAPPING))
    assert (found.rows, found.checked, found.left_out) == (len(given), len(given) - 1, 1)
    [(row, said)] = found.not_checked
    assert row == (5 if kind == "csv" else 4)
    assert why in said


SPOILT_LINES: dict[str, tuple[dict[int, tuple[bytes, str]], int]] = {
    "csv": (
        {
            5: (b"R1,1,2004-08-01", "it has 3 cells, and there are 10 columns"),
            7: (b"R1,1,2004-08-01 20:00,ann,red,red,5.00,0.00,0.00,5,5", "it has 11 cells"),
            9: (b'R1,1,2004-08-01 20:00,"ann,red,red,5.00,0.00,0.00,5', "a quotation mark in it is not closed"),
            11: (b"R1,1,2004-08-01 20:00,\xff,red,red,5.00,0.00,0.00,5", "'who' is not written in UTF-8"),
        },
        13,
    ),
    "jsonl": (
        {
            4: (b'{"table": "R1", "round"', "this is no JSON"),
            6: (b"[1, 2]", "this is no object"),
            8: (b'{"table": "R1", "round": "1"}', "it has no 'who'"),
        },
        12,
    ),
}


@pytest.mark.parametrize("kind", SPOILT_LINES)
def test_spoilt_lines_are_named_with_the_number_and_nothing_else_is_lost(kind: str, tmp_path: Path) -> None:
    spoilt, empty = SPOILT_LINES[kind]
    whole = written(tmp_path, kind, rows(20))
    lines = whole.read_bytes().splitlines()
    for number, (line, _) in sorted(spoilt.items()):
        lines.insert(number - 1, line)
    lines.insert(empty - 1, b"")
    file = tmp_path / f"spoilt.{kind}"
    file.write_bytes(b"\n".join(lines))
    mapping = read_mapping(MAPPING)
    found, replayed = audit_columns(file, mapping), audit_log(file, mapping)
    assert [row for row, _ in found.not_checked] == list(spoilt)
    assert all(why in said for (_, said), (_, why) in zip(found.not_checked, spoilt.values(), strict=True))
    assert {row for each in replayed.not_checked for row in each.rows} >= set(spoilt)
    assert found.checked == found.rows - len(spoilt)
    assert figures(found) == figures(audit_columns(whole, mapping))


def test_an_empty_line_costs_nothing(tmp_path: Path) -> None:
    file = written(tmp_path, "csv", rows(4))
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:3], "", *lines[3:-1], lines[-1].replace(".00", ",00")]), encoding="utf-8")
    found = audit_columns(file, read_mapping(MAPPING))
    assert found.rows == len(lines) - 1
    assert [row for row, _ in found.not_checked] == [len(lines) + 1]


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_what_is_no_log_at_all_is_refused(kind: str, tmp_path: Path) -> None:
    (tmp_path / f"log.{kind}").write_bytes(b"")
    with pytest.raises(BadInput):
        audit_columns(tmp_path / f"log.{kind}", read_mapping(MAPPING))


def test_a_log_in_no_order_and_days_that_are_held_in_parts_come_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, mapping = rows(), read_mapping(MAPPING)
    file = written(tmp_path, "parquet", given)
    whole = audit_columns(file, mapping)
    monkeypatch.setattr(log_columns, "AT_ONCE", 17)
    monkeypatch.setattr(log_columns, "A_PART", 10)
    assert figures(audit_columns(file, mapping)) == figures(whole)
    assert audit_columns(file, mapping).as_data() == whole.as_data()
    mixed = audit_columns(written(tmp_path, "parquet", given[::2] + given[1::2]), mapping)
    for found in (mixed, whole):
        for account in (*found.night.tables.values(), *found.night.people.values()):
            account.first.clear()
    assert figures(mixed) == figures(whole)


def test_moments_and_decimals_of_a_parquet_file_are_read_as_their_texts_are(tmp_path: Path) -> None:
    given, text = rows(), MAPPING.replace('returned = "back"', 'returned = "back"\nzone = "+10:00"')
    there = dt.timezone(dt.timedelta(hours=10))
    moment = [dt.datetime.fromisoformat(each[2]).replace(tzinfo=there) for each in given]
    plain = pl.DataFrame(given, schema=list(COLUMNS), orient="row")
    money = [pl.Series(name, [Decimal(text) for text in plain[name]], pl.Decimal(10, 4)) for name in ("stake", "won")]
    zoned = pl.Series("at", moment, pl.Datetime("ms", "Australia/Brisbane"))
    plain.with_columns(zoned, *money).write_parquet(tmp_path / "zoned.parquet")
    found = audit_columns(tmp_path / "zoned.parquet", read_mapping(text))
    assert found.not_checked == []
    assert figures(found) == figures(audit_columns(written(tmp_path, "parquet", given), read_mapping(MAPPING)))
    replayed = audit_log(tmp_path / "zoned.parquet", read_mapping(text))
    assert (replayed.checked, replayed.findings, replayed.not_checked) == (len(given), [], [])
    without = audit_columns(tmp_path / "zoned.parquet", read_mapping(MAPPING))
    assert (without.checked, without.left_out) == (0, len(given))
    assert "has a time zone and the mapping does not say which" in without.not_checked[0][1]
