"""What a cage should hold, by what every account holds: chips of its own are at tables and with people."""

from collections import Counter

from houseway.ledger.accounts import Account
from houseway.ledger.table_day import position


def test_chips_with_people_are_out_and_those_on_layouts_and_in_trays_are_at_tables_too() -> None:
    held = Counter(
        {
            Account("outside"): -900_00, Account("purse", "ann"): 300_00, Account("chips", "ann"): 100_00,
            Account("layout", "ann", "red"): 40_00, Account("float", "", "red"): 250_00,
            Account("commission", "", "red"): 5_00, Account("drop", "", "red"): 60_00,
        }
    )  # fmt: skip
    found = position(held)
    assert (found.chips_out, found.at_tables) == (395_00, 295_00)
    assert (found.money, found.in_boxes, found.deposited) == (840_00, 60_00, 300_00)
