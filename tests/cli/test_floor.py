"""`houseway floor`: what is told of the store of a house, and what is done with it."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from support.house import Play, house_at, seated

from houseway.cli import main
from houseway.house.people import member
from houseway.money import cents
from houseway.store.codec import as_data
from houseway.store.database import FILE
from houseway.verify.shoe import VerifiedShoe, verify_shoe


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")

    async def evening() -> None:
        house = house_at(folder)
        table = await seated(house, "cards", "blackjack", 1)
        await Play(table, 1).rounds(2)
        await table.act("cards bot 1", "leave")
        await table.close()
        await house.stop()

    asyncio.run(evening())
    return folder


def test_verify_says_that_everything_fits_and_where_each_chain_ends(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["floor", "verify", "--data", str(played)]) == 0
    assert "Everything fits: 2 chains" in capsys.readouterr().out
    assert main(["floor", "verify", "--data", str(played), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["fits"]
    assert set(told["heads"]) == {"0", "1"}


def test_verify_takes_the_heads_that_it_printed_and_finds_others_wrong(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["floor", "verify", "--data", str(played), "--json"])
    heads, told = tmp_path / "heads.json", capsys.readouterr().out
    heads.write_text(told)
    assert main(["floor", "verify", "--data", str(played), "--heads", str(heads)]) == 0
    heads.write_text(told.replace(json.loads(told)["heads"]["1"][1], "f" * 64))
    assert main(["floor", "verify", "--data", str(played), "--heads", str(heads)]) == 1
    assert "This does not fit: chain 1" in capsys.readouterr().out
    heads.write_text("{}")
    assert main(["floor", "verify", "--data", str(played), "--heads", str(heads)]) == 2
    assert "has no ends of chains" in capsys.readouterr().err


def test_verify_shoe_works_out_every_outcome_again(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["floor", "verify-shoe", "cards", "1", "--data", str(played)]) == 0
    assert "outcomes of shoe 1 follow from its seed" in capsys.readouterr().out
    for table, shoe, why in (
        ("cards", "9", "shoe 9 of cards is not over"),
        ("chairs", "1", "there is no table 'chairs'"),
    ):
        assert main(["floor", "verify-shoe", table, shoe, "--data", str(played)]) == 2
        assert why in capsys.readouterr().err


def saved_by_a_player(folder: Path) -> Path:
    """What somebody who played manila was told of the first shoe."""

    async def evening() -> VerifiedShoe:
        house = house_at(folder)
        table = await seated(house, "cards", "manila")
        await Play(table, 1).rounds(3)
        await house.stop()
        return verify_shoe(house.store, "cards", 1, member("cards bot 1", "player"))

    told = asyncio.run(evening())
    outcomes = [each._asdict() for each in told.outcomes]
    file = folder / "shown.json"
    file.write_text(json.dumps({"shoe": 1, "orders": [as_data(each) for each in told.orders], "outcomes": outcomes}))
    return file


def test_verify_shoe_checks_what_a_player_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved_by_a_player(tmp_path)
    document = json.loads(file.read_text())
    shown, root = len(document["outcomes"]), document["orders"][0]["root"]
    assert shown > 1
    assert main(["floor", "verify-shoe", "--saved", str(file), "--root", root]) == 0
    assert f"{shown} of {shown} outcomes that were shown fit shoe 1" in capsys.readouterr().out
    assert main(["floor", "verify-shoe", "--saved", str(file), "--root", "0" * 64, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["wrong"] == [f"{root}: not a root that was noted"]
    first, second = document["outcomes"][:2]
    first["value"], second["value"] = second["value"], first["value"]
    file.write_text(json.dumps(document))
    assert main(["floor", "verify-shoe", "--saved", str(file)]) == 1
    assert f"{shown - 2} of {shown} outcomes" in capsys.readouterr().out
    file.write_text("{")
    assert main(["floor", "verify-shoe", "--saved", str(file)]) == 2
    assert "is not JSON" in capsys.readouterr().err
    assert main(["floor", "verify-shoe", "--data", str(tmp_path)]) == 2
    assert "name a table and the number of a shoe" in capsys.readouterr().err


def test_a_backup_is_restored_to_the_same_house(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, new = str(tmp_path / "saved"), str(tmp_path / "new")
    assert main(["floor", "backup", file, "--data", str(played)]) == 0
    assert main(["floor", "restore", file, "--data", new]) == 0
    assert "restored, and everything fits" in capsys.readouterr().out
    documents = []
    for folder in (str(played), new):
        main(["floor", "verify", "--data", folder, "--json"])
        documents.append(json.loads(capsys.readouterr().out))
    assert documents[0] == documents[1]
    assert main(["floor", "restore", file, "--data", new]) == 2
    assert "there is a house in this place already" in capsys.readouterr().err
    assert main(["floor", "backup", file, "--data", new]) == 2
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["postgres://ann:secret@host/x", "ann:secret@host", "ann:secret://host"])
def test_the_password_in_an_address_of_a_database_is_in_no_error(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["floor", "verify", "--database", address]) == 2
    told = capsys.readouterr().err
    assert "is no database that is known" in told
    assert "secret" not in told


def test_nobody_else_reads_a_house_in_a_folder_that_others_may_look_into(played: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    new.mkdir(mode=0o755)
    assert main(["floor", "backup", str(tmp_path / "saved"), "--data", str(played)]) == 0
    assert main(["floor", "restore", str(tmp_path / "saved"), "--data", str(new)]) == 0
    assert {file.name for file in new.iterdir() if file.stat().st_mode & 0o077} == set()
    assert (new / FILE).is_file()


def test_an_export_has_every_posting_and_no_seed_that_was_not_told(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "told.jsonl"
    assert main(["floor", "export", str(file), "--data", str(played)]) == 0
    text = file.read_text()
    lines = [json.loads(line) for line in text.splitlines()[1:]]
    with sqlite3.connect(played / FILE) as connection:
        [[postings]] = connection.execute("SELECT count(*) FROM postings")
        seeds = dict(connection.execute("SELECT shoe, seed FROM seeds"))
    connection.close()
    assert sum(len(line.get("postings", [])) for line in lines) == postings
    told = {line["body"]["shoe"] for line in lines if line["body"]["kind"] == "revealed"}
    assert told
    assert told < set(seeds)
    for shoe, seed in seeds.items():
        assert (seed in text) == (shoe in told)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["verify", "--data", "nowhere"], "there is no house in 'nowhere'"),
        (["verify", "--database", "mysql://x"], "'mysql://…' is no database that is known"),
        (["restore", "nothing", "--data", "new"], "'nothing' cannot be read"),
        (["serve"], "'serve' is not known; there are verify, heads, verify-shoe"),
        (["verify-shoe", "cards", "one"], "'one' is not a whole number"),
        (["--data", "nowhere", "verify"], "there is no house in 'nowhere'"),
        (["--host", "0.0.0.0"], "passwords go by TLS"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["floor", *words]) == 2
    told = capsys.readouterr()
    assert why in told.err
    assert told.err.count("\n") == 1


def test_a_file_that_is_no_backup_is_not_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, last = '{"houseway": "backup", "format": 2}\n', '\n{"end": {}}'
    for text, why in (
        ("", "is no backup"),
        ("[1]", "is no backup"),
        (first + "{", "not JSON"),
        (first, "is cut off"),
        (first + "[]", "is cut off"),
        (first + "{}" + last, ":2: neither"),
        (first + last.strip(), "is spoilt"),
    ):
        (tmp_path / "file").write_text(text)
        assert main(["floor", "restore", str(tmp_path / "file"), "--data", str(tmp_path / "new")]) == 2
        assert why in capsys.readouterr().err


def test_the_cage_is_told_by_gaming_day_and_adds_up(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["floor", "cage", "--day", "2004-08-01", "--data", str(played), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["day"], told["closed"]) == ("2004-08-01", False)
    assert (told["in_all"]["opening"], told["in_all"]["closing"], told["balances"]) == ("0.00", "0.00", True)
    assert told["in_all"]["received"] == told["in_all"]["given"] != "0.00"
    assert {"movement": "buy-ins, in money", "amount": "2000.00"} in told["movements"]
    for row in told["accounts"]:
        opening, received, given, closing = (cents(row[name]) for name in ("opening", "received", "given", "closing"))
        assert opening + received - given == closing
    assert main(["floor", "cage", "--day", "2004-08-01", "--data", str(played)]) == 0
    out = capsys.readouterr().out
    assert "The gaming day 2004-08-01, not closed." in out
    assert "buy-ins, in money" in out
    assert "in all" in out


@pytest.mark.parametrize("day", ["0001-01-01", "1999-01-01", "9999-12-31", None])
def test_a_day_on_which_nothing_moved_has_no_movements(
    played: Path, capsys: pytest.CaptureFixture[str], day: str | None
) -> None:
    words = [] if day is None else ["--day", day]
    assert main(["floor", "cage", *words, "--data", str(played), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["movements"] == []
    assert all(row["opening"] == row["closing"] for row in told["accounts"])
    assert main(["floor", "cage", *words, "--data", str(played)]) == 0


def test_what_is_no_day_is_told_in_one_line(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["floor", "cage", "--day", "yesterday", "--data", str(played)]) == 2
    assert "--day: 'yesterday' is no day; write it like 2004-08-01" in capsys.readouterr().err
