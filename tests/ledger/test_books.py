"""Books in memory: what is to be read of them is every account, in dollars, and that they add up to nothing."""

from houseway.cite import cite
from houseway.ledger.accounts import CAGE, OUTSIDE, at_table
from houseway.ledger.books import Books


def test_what_is_read_of_the_books_is_what_they_hold() -> None:
    books = Books()
    books.move(12_345, OUTSIDE, CAGE, "a ticket", cite("qld s217(1)"))
    books.move(45, CAGE, at_table("float", "table 1"), "a fill", cite("qld s217(1)"))
    lines = books.text().splitlines()
    read = {account.rstrip(): amount for account, amount in (line.rsplit(maxsplit=1) for line in lines)}
    assert read == {**books.told(), "in all": "0.00"}
    assert sorted(read.values()) == ["-123.45", "0.00", "0.45", "123.00"]
    assert len({len(line) for line in lines}) == 1  # the amounts stand one under the other
