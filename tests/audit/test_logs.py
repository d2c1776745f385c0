"""Logs of others: what they were paid and what was due, and that one spoilt row costs no other."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from houseway.audit.logs import LogAudit, audit_log
from houseway.audit.mapping import read_mapping
from houseway.cli import main
from houseway.errors import BadInput

Capture = pytest.CaptureFixture[str]
PAGE = (Path(__file__).parents[2] / "docs" / "audit-mapping.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```\n\n```csv\n(.*?)```\n\n```text\n(.*?)```", PAGE, re.DOTALL)
ROULETTE, SPINS, _ = EXAMPLES[0]


def audited(tmp_path: Path, mapping: str, rows: str, name: str = "night.csv") -> LogAudit:
    log = tmp_path / name
    log.write_text(rows, encoding="utf-8")
    return audit_log(log, read_mapping(mapping))


@pytest.mark.parametrize(("mapping", "rows", "told"), EXAMPLES, ids=["roulette", "baccarat", "blackjack"])
def test_each_example_of_the_page_is_found_as_it_says(
    mapping: str, rows: str, told: str, tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "night.csv").write_text(rows, encoding="utf-8")
    (tmp_path / "map.toml").write_text(mapping, encoding="utf-8")
    assert main(["audit", "--log", str(tmp_path / "night.csv"), "--mapping", str(tmp_path / "map.toml")]) == 1
    out = capsys.readouterr().out
    lines = told.splitlines()
    assert all(any(line.startswith(each) for line in out.splitlines()) for each in lines), out
    assert len([line for line in out.splitlines() if line.startswith("row ")]) == len(
        [line for line in lines if line.startswith("row ")]
    )


def test_a_difference_has_its_provisions_and_reasons(tmp_path: Path) -> None:
    first = audited(tmp_path, ROULETTE, SPINS).as_data()["differences"][0]
    assert (first["row"], first["person"], first["paid"], first["due"]) == (3, "bob", "10.00", "0.00")
    assert "qld s139" in first["cites"]
    assert any("red does not cover it" in line for line in first["why"])


def test_the_same_log_as_json_lines_says_the_same(tmp_path: Path) -> None:
    head, *rows = SPINS.splitlines()
    import csv

    cells = [dict(zip(head.split(","), next(csv.reader([row])), strict=True)) for row in rows]
    lines = "".join(f"{json.dumps(each)}\n" for each in cells)
    one = audited(tmp_path, ROULETTE, SPINS).as_data()["differences"]
    other = audited(tmp_path, ROULETTE, lines, "night.jsonl").as_data()["differences"]
    assert [{**each, "row": each["row"] + 1} for each in other] == one


GOOD = "R1,{n},2001-05-04 20:00,ann,RED,,10.00,10.00,3\n"
HEAD = SPINS.splitlines()[0] + "\n"
SPOILT = {
    "cells that lack": ("R1,2,2001-05-04 20:00,ann,RED\n", "it has 5 cells, and there are 9 columns"),
    "another format of money": (GOOD.format(n=2).replace("10.00,10.00", '"1.000,00",10.00'), "is no amount"),
    "no stake": (GOOD.format(n=2).replace("10.00,10.00", "-5.00,0.00"), "is no stake"),
    "no moment": (GOOD.format(n=2).replace("2001-05-04 20:00", "04/05/2001"), "is no moment"),
    "nobody": (GOOD.format(n=2).replace("ann", " "), "nobody is named"),
    "another wager": (GOOD.format(n=2).replace("RED", "GREEN"), "is no wager of roulette"),
    "no such outcome": (GOOD.format(n=2).replace(",3\n", ",37\n"), "is no outcome of the wheel"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_row_is_named_and_nothing_else_is_lost(what: str, tmp_path: Path) -> None:
    row, why = SPOILT[what]
    found = audited(tmp_path, ROULETTE, HEAD + GOOD.format(n=1) + row + GOOD.format(n=3))
    assert found.checked == 2
    assert found.findings == []
    [problem] = found.not_checked
    assert 3 in problem.rows
    assert why in problem.why


def test_bytes_that_are_no_text_cost_their_row_alone(tmp_path: Path) -> None:
    log = tmp_path / "night.csv"
    log.write_bytes((HEAD + GOOD.format(n=1)).encode() + GOOD.format(n=2).replace("ann", "zo\xeb").encode("latin-1"))
    found = audit_log(log, read_mapping(ROULETTE))
    assert (found.checked, [each.rows for each in found.not_checked]) == (1, [(3,)])


def test_moments_with_a_zone_are_brought_to_the_casinos_own_and_refused_where_that_is_not_known(tmp_path: Path) -> None:
    mixed = HEAD + GOOD.format(n=1) + GOOD.format(n=2).replace("20:00", "10:00Z")
    assert audited(tmp_path, ROULETTE, mixed).checked == 2
    found = audited(tmp_path, ROULETTE.replace('zone = "+10:00"\n', ""), mixed)
    assert found.checked == 1
    assert "has a time zone" in found.not_checked[0].why


def test_a_row_before_the_text_that_is_held_is_not_checked(tmp_path: Path) -> None:
    found = audited(tmp_path, ROULETTE, HEAD + GOOD.format(n=1).replace("2001", "1990"))
    assert found.checked == 0
    assert "no text of roulette" in found.not_checked[0].why


def test_rows_of_one_round_that_say_another_result_are_not_checked(tmp_path: Path) -> None:
    found = audited(tmp_path, ROULETTE, HEAD + GOOD.format(n=1) + GOOD.format(n=1).replace(",3\n", ",5\n"))
    assert found.checked == 0
    assert "row 2 says '3'" in found.not_checked[0].why


@pytest.mark.parametrize(
    ("mapping", "why"),
    [
        ("", "which game"),
        ('game = "roulette"', "does not name the column of round"),
        (ROULETTE.replace("[limits]", "[limit]"), "did you mean limits"),
        (ROULETTE.replace('zone = "+10:00"', 'zone = "Brisbane"'), "is no time zone"),
        (ROULETTE.replace('zone = "+10:00"', 'money = "1234"'), "none of 1,234.56"),
        (ROULETTE.replace('"5-5000"', '"5"'), "is no range"),
        ("game = [", "the mapping"),
    ],
)
def test_what_is_wrong_with_a_mapping_is_said(mapping: str, why: str) -> None:
    with pytest.raises(BadInput, match=re.escape(why)):
        read_mapping(mapping)


def test_a_column_that_is_not_there_is_named_with_those_that_are(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no column 'Won'; there are Table, Spin"):
        audited(tmp_path, ROULETTE, HEAD.replace("Won", "Wins") + GOOD.format(n=1))


def test_without_a_log_the_command_says_what_it_needs(capsys: Capture) -> None:
    assert main(["audit"]) == 2
    assert "--log FILE" in capsys.readouterr().err


def data_of(found: LogAudit) -> Any:
    return found.as_data()


def test_the_figures_are_those_of_the_stakes(tmp_path: Path) -> None:
    rows = "".join(GOOD.format(n=n) for n in range(1, 75))
    data = data_of(audited(tmp_path, ROULETTE, HEAD + rows))
    [table] = data["tables"]
    assert [each["since"] for each in data["findings"]] == ["R1 1", "R1 1"]
    assert all("qld s135" in each["cites"] and len(each["rounds"]) == 74 for each in data["findings"])
    assert (table["rounds"], table["handle"], table["win"], table["expected"]) == (74, "740.00", "-740.00", "20.00")
