"""A house's own store: its figures, whether it comes out again, and its rounds for other programs."""

import csv
import json
from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import polars as pl
import pytest
from support.house import Play, house_at, run, seated

from houseway.cli import main
from houseway.store.database import FILE

Capture = pytest.CaptureFixture[str]
GAMES = ("roulette", "blackjack", "two-up")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")

    async def played() -> None:
        house = house_at(folder)
        for name in GAMES:
            await Play(await seated(house, f"{name} 1", name), 3).rounds(6)
        await house.stop()

    run(played())
    return folder


def told(capsys: Capture, *words: str, status: int = 0) -> Any:
    assert main([*words, "--json"]) == status
    return json.loads(capsys.readouterr().out)


def test_a_house_is_replayed_and_its_tables_have_their_figures(house: Path, capsys: Capture) -> None:
    found = told(capsys, "audit", "--data", str(house))
    assert found["wrong"] == ""
    assert found["replayed"] >= found["rounds"] > 10
    assert {each["table"] for each in found["tables"]} == {f"{name} 1" for name in GAMES}
    for each in found["tables"]:
        assert Fraction(each["handle"]) > 0
    wins = sum(Fraction(each["win"]) for each in found["tables"])
    assert wins == sum(Fraction(each["win"]) for each in found["people"])


def test_a_day_on_which_nobody_played_has_nothing(house: Path, capsys: Capture) -> None:
    found = told(capsys, "audit", "--data", str(house), "--day", "1999-01-01", "--figures")
    assert (found["rounds"], found["tables"], found["replayed"]) == (0, [], None)


def test_a_changed_event_is_found(house: Path, tmp_path: Path, capsys: Capture) -> None:
    data = (house / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(data.replace(b"no more bets", b"no more beds", 1))
    assert main(["audit", "--data", str(tmp_path)]) == 1
    assert "this does not fit" in capsys.readouterr().out


def test_the_sheet_has_a_row_for_each_settled_wager_and_adds_up(house: Path, tmp_path: Path, capsys: Capture) -> None:
    file, lines, parquet = (tmp_path / f"rounds.{kind}" for kind in ("csv", "jsonl", "parquet"))
    assert main(["export", "--data", str(house), "-o", str(file)]) == 0
    assert main(["export", "--data", str(house), "-o", str(lines)]) == 0
    assert main(["export", "--data", str(house), "-o", str(parquet)]) == 0
    capsys.readouterr()
    found = told(capsys, "audit", "--data", str(house), "--figures")
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert len(rows) == found["checked"]
    assert pl.read_parquet(parquet).to_dicts() == rows
    assert rows == [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    handle = sum(Fraction(each["handle"]) for each in found["tables"])
    assert sum(Fraction(each["stake"]) for each in rows) == handle
    assert all(each["cites"] for each in rows)


def test_an_exported_sheet_of_roulette_is_audited_as_anybodys_log(house: Path, tmp_path: Path, capsys: Capture) -> None:
    file, mapping = tmp_path / "rounds.jsonl", tmp_path / "map.toml"
    assert main(["export", "--data", str(house), "-o", str(file)]) == 0
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    own = [{**each, "ball": each["came"].removeprefix("wheel: ")} for each in rows if each["game"] == "roulette"]
    file.write_text("".join(f"{json.dumps(each)}\n" for each in own), encoding="utf-8")
    columns = "\n".join(f'{each} = "{each}"' for each in ("table", "round", "person", "wager", "selection", "stake"))
    mapping.write_text(f'game = "roulette"\n[rows]\n{columns}\npaid = "paid"\n[outcomes]\nwheel = "ball"\n', "utf-8")
    capsys.readouterr()
    found = told(capsys, "audit", "--log", str(file), "--mapping", str(mapping))
    assert found["checked"] == len(own) > 0
    assert (found["differences"], found["not_checked"]) == ([], [])


def test_xes_has_a_trace_for_each_round_with_what_was_done(house: Path, capsys: Capture) -> None:
    assert main(["export", "--data", str(house), "--format", "xes"]) == 0
    log = ElementTree.fromstring(capsys.readouterr().out)
    space = "{http://www.xes-standard.org/}"
    traces = log.findall(f"{space}trace")
    assert len(traces) >= 15
    names = {each.get("value") for each in log.iter(f"{space}string") if each.get("key") == "concept:name"}
    assert {"wager", "spin the ball", "ball from the wheel"} <= names
    assert all(each.find(f"{space}date") is not None for each in log.iter(f"{space}event"))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["audit", "--data", "nowhere"], "there is no house in 'nowhere'"),
        (["audit", "--data", "x", "--log", "y"], "one at a time"),
        (["audit", "--data", "x", "--day", "yesterday"], "is no day"),
        (["audit", "--data", "x", "--day", "2004-08-01", "--from", "2004-08-01"], "one way at a time"),
        (["export", "--data", "x", "-o", "rounds.doc"], "say which of csv, jsonl, parquet, xes"),
    ],
)
def test_what_cannot_be_read_is_said(words: list[str], why: str, capsys: Capture) -> None:
    assert main(words) == 2
    assert why in capsys.readouterr().err
