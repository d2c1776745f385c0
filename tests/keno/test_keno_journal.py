"""The journal: what was done is kept, and opening it does it again."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from houseway.equipment.chance import Scripted
from houseway.errors import BadInput, Refused
from houseway.keno import Journal
from houseway.play.driver import Driver

OPENING = datetime(1998, 9, 4, 6)
WRITER = {"station": 3, "writer": "w7"}


def played(path: Path) -> Journal:
    journal = Journal(path)
    journal.do("begin day", OPENING)
    voucher = journal.do("issue keno dollars", OPENING, amount="20.00", **WRITER)
    journal.do("sell", OPENING, ways=["1-2-3"], stake="1.00", games=3, keno_dollars=[voucher.serial], **WRITER)
    journal.do("sell", OPENING, ways=["1-2-3-4-5-6"], stake="2.00", jackpot=True, chips="2.00", **WRITER)
    journal.do("close game", OPENING)
    round_ = journal.system.begin_draw(OPENING)
    round_.act("keno supervisor", "device fails")
    Driver(Scripted(range(1, 21))).run(round_)
    journal.finish_draw(OPENING)
    journal.do("pay", OPENING, ticket=2, paid_in="cheque", **WRITER)
    journal.do("refund", OPENING, ticket=1, **WRITER)
    journal.do("redeem keno dollars", OPENING, serial=voucher.serial, **WRITER)
    later = OPENING + timedelta(days=29)
    journal.do("begin day", later)
    journal.do("hand over", later)
    journal.do("claim", later, ticket=1)
    return journal


def test_opening_a_journal_does_everything_again(tmp_path: Path) -> None:
    journal = played(tmp_path / "keno.db")
    journal.close()
    again = Journal(tmp_path / "keno.db")
    assert again.system.books.entries == journal.system.books.entries
    assert again.system.books.balances == journal.system.books.balances
    assert again.system.pools == journal.system.pools
    assert again.system.results == journal.system.results == {1: list(range(1, 21))}
    assert [t.particulars() for t in again.system.tickets.values()] == [
        t.particulars() for t in journal.system.tickets.values()
    ]
    assert (again.system.number, again.system.lounge.by_hand) == (1, True)
    assert [what for _, what, _ in again.done()] == [what for _, what, _ in journal_done(tmp_path)]


def journal_done(tmp_path: Path) -> list[tuple[datetime, str, object]]:
    return list(Journal(tmp_path / "keno.db").done())


def test_what_is_refused_is_not_kept(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "keno.db")
    journal.do("begin day", OPENING)
    with pytest.raises(Refused):
        journal.do("sell", OPENING, ways=["1-2-3"], stake="0.05", **WRITER)
    with pytest.raises(Refused):
        journal.finish_draw(OPENING)
    assert [what for _, what, _ in journal.done()] == ["begin day"]


def test_s217_2_i_two_terminals_never_give_one_serial_number_twice(tmp_path: Path) -> None:
    one, other = Journal(tmp_path / "keno.db"), Journal(tmp_path / "keno.db")
    one.do("begin day", OPENING)
    sold = [each.do("sell", OPENING, ways=["1-2-3"], stake="1.00", **WRITER).serial for each in (one, other, one)]
    assert sold == [1, 2, 3]
    one.do("close game", OPENING)
    with pytest.raises(Refused):
        other.do("close game", OPENING)
    for each in (one, other):
        Driver(Scripted(range(1, 21))).run(each.system.begin_draw(OPENING))
    one.finish_draw(OPENING)
    one.do("close game", OPENING)
    with pytest.raises(BadInput, match="another terminal"):  # its numbers are not those of the next game
        other.finish_draw(OPENING)
    assert Journal(tmp_path / "keno.db").system.books.entries == one.system.books.entries


def sell_many(journal: Journal) -> None:
    for _ in range(1000):
        journal.do("sell", OPENING, ways=["1-2-3"], stake="1.00", **WRITER)


def test_what_cannot_be_written_was_not_done(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "keno.db")
    journal.do("begin day", OPENING)
    pages = journal._file.execute("PRAGMA page_count").fetchone()[0]
    journal._file.execute(f"PRAGMA max_page_count = {pages}")  # as a full disk would
    with pytest.raises(BadInput, match="cannot be written"):
        sell_many(journal)
    kept = Journal(tmp_path / "keno.db").system
    assert journal.system.books.entries == kept.books.entries
    assert journal.system.tickets.keys() == kept.tickets.keys()


def test_a_file_that_is_no_journal_is_named(tmp_path: Path) -> None:
    file = tmp_path / "keno.db"
    file.write_text("not a database, but long enough to be looked at as one" * 20)
    with pytest.raises(BadInput, match=r"keno\.db"):
        Journal(file)
