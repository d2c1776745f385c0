"""`houseway floor heads`: where the chains end, signed by the house, and held against the store later."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from support.house import Play, house_at, seated

from houseway.cli import main
from houseway.store.database import FILE
from houseway.verify.signature import FILE as KEY


@pytest.fixture
def played(tmp_path: Path) -> Path:
    async def evening() -> None:
        house = house_at(tmp_path)
        await Play(await seated(house, "coins", "two-up"), 1).rounds(1)
        await house.stop()

    asyncio.run(evening())
    return tmp_path


def heads(folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["floor", "heads", "--data", str(folder), *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def verified(folder: Path, document: object, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    file = folder / "heads.json"
    file.write_text(json.dumps(document))
    came = main(["floor", "verify", "--data", str(folder), "--heads", str(file), *words])
    told = capsys.readouterr()
    return came, told.out + told.err


def test_signed_ends_are_taken_and_any_other_word_in_them_is_found(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = heads(played, capsys, "--sign")
    assert set(document["heads"]) == {"0", "1"}
    assert verified(played, document, capsys)[0] == 0
    assert verified(played, document, capsys, "--signer", document["signer"])[0] == 0
    other = document["heads"] | {"1": [1, "f" * 64]}
    for changed in ({"at": "2004"}, {"heads": other}, {"signature": "00" * 64}, {"signature": "no"}, {"signature": 5}):
        came, told = verified(played, document | changed, capsys)
        assert (came, "the signature of the ends" in told) == (1, True)


def test_a_signature_by_another_key_is_not_the_houses(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = heads(played, capsys, "--sign")
    theirs = heads(played, capsys, "--sign", "--key", str(tmp_path / "another.key"))
    assert ours["signer"] != theirs["signer"]
    came, told = verified(played, theirs, capsys)
    assert (came, f"signed by {theirs['signer']}, and not by {ours['signer']}" in told) == (1, True)
    assert verified(played, theirs, capsys, "--signer", theirs["signer"])[0] == 0
    unsigned = heads(played, capsys)
    assert verified(played, unsigned, capsys)[0] == 0
    came, told = verified(played, unsigned, capsys, "--signer", ours["signer"])
    assert (came, "are not signed" in told) == (1, True)


def test_the_end_of_a_chain_that_is_cut_off_is_found_by_what_was_signed(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = heads(played, capsys, "--sign")
    last = document["heads"]["1"][0]
    with sqlite3.connect(played / FILE) as connection:
        [[trigger]] = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'events_delete'")
        connection.execute("DROP TRIGGER events_delete")
        connection.execute("DELETE FROM events WHERE chain = 1 AND number = ?", [last])
        connection.execute(trigger)
    connection.close()
    came, told = verified(played, document, capsys)
    assert (came, f"chain 1 had another event {last}" in told) == (1, True)


def test_the_key_is_made_once_and_nobody_else_may_read_it(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = heads(played, capsys, "--sign"), heads(played, capsys, "--sign")
    assert one["signer"] == two["signer"]
    key = played / KEY
    assert key.stat().st_mode & 0o777 == 0o600
    key.chmod(0o644)
    assert main(["floor", "heads", "--sign", "--data", str(played)]) == 2
    assert "may be read by others" in capsys.readouterr().err
    key.chmod(0o600)
    key.write_text("no key")
    assert main(["floor", "heads", "--sign", "--data", str(played)]) == 2
    assert "holds no private Ed25519 key" in capsys.readouterr().err
