"""What a cage should hold, and a row a table: each kind of account has an amount of its own, so that a sum says which
of them are in it."""

from collections import Counter
from itertools import product

import pytest

from houseway.ledger.accounts import KINDS, Account
from houseway.ledger.table_day import TableDay, position, table_days

AMOUNTS = {kind: 1 << n for n, kind in enumerate(KINDS)}
HELD = Counter({Account(kind, "ann", "red"): amount for kind, amount in AMOUNTS.items()})
SUMS = {
    "money": (-1, "outside demonstration drop variance"),
    "play_money": (-1, "demonstration"),
    "in_boxes": (1, "drop"),
    "deposited": (1, "purse"),
    "chips_out": (1, "chips layout change float commission owed"),
    "at_tables": (1, "layout change float commission owed"),
    "variance": (-1, "variance"),
}
MOVES = {
    ("cage", "float"): {"fills": 1},
    ("float", "cage"): {"credits": 1},
    ("drop", "cage"): {"counted": 1},
    ("drop", "variance"): {"variance": -1},
    ("variance", "drop"): {"variance": 1},
}
"""What is no buy-in: any other giver pays into the drop box, and whatever else comes out of it was typed wrongly."""


def of(kinds: str) -> int:
    return sum(AMOUNTS[kind] for kind in kinds.split())


def test_what_the_cage_holds_is_the_sum_of_these_kinds_and_no_others() -> None:
    told = position(HELD)
    assert told._asdict() == {field: sign * of(kinds) for field, (sign, kinds) in SUMS.items()}
    assert position(HELD + HELD)._asdict() == {field: 2 * amount for field, amount in told._asdict().items()}


def test_what_a_table_began_and_ended_with_lies_in_its_tray() -> None:
    other = Counter({Account("float", "", "blue"): 7})
    assert table_days(HELD, {}, HELD + HELD + other) == [
        TableDay("blue", 0, 0, 0, 0, 0, 0, 7),
        TableDay("red", of("float commission owed"), 0, 0, 0, 0, 0, 2 * of("float commission owed")),
    ]


@pytest.mark.parametrize(("giver", "taker"), [*product(KINDS, KINDS)])
def test_what_moves_between_two_kinds_of_accounts_is_in_one_column(giver: str, taker: str) -> None:
    tray = Counter({Account("float", "", name): 1 for name in ("red", "blue")})
    moved = {(Account(giver, table="red"), Account(taker, table="red")): 5,
             (Account(giver, table="gone"), Account(taker, table="gone")): 5}  # fmt: skip
    expected = MOVES.get((giver, taker), {"drop": 1} if taker == "drop" else {"drop": -1} if giver == "drop" else {})
    row = next(each for each in table_days(tray, moved, tray) if each.table == "red")
    told = {name: amount for name, amount in row._asdict().items() if name not in ("table", "opening", "closing")}
    assert told == dict.fromkeys(told, 0) | {name: 5 * sign for name, sign in expected.items()}
    assert row.win == {"credits": 5, "drop": 5 * expected.get("drop", 0), "fills": -5}.get(next(iter(expected), ""), 0)


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_has_a_row_where_something_lay_in_its_tray_or_its_drop_box(kind: str) -> None:
    held = Counter({Account(kind, table="red"): 5, Account(kind): 5})
    drops = {(Account("purse", "ann"), Account("drop", table="red")): 5}
    for before, after in ((held, Counter[Account]()), (Counter[Account](), held)):
        named = kind in ("float", "commission", "owed", "drop")
        assert [each.table for each in table_days(before, drops, after)] == ["red"] * named
