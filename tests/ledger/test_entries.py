"""The postings of a table's events are its money: at every game, whatever is done there."""

from collections import Counter
from random import Random

import pytest
from support.seeds import seeded
from support.sessions import EVERY, Fill, table_of, walk

from houseway.ledger.accounts import Account, at_table, carried, chips, purse
from houseway.ledger.postings import Entries, Posting
from houseway.play.events import Done, Events, Moved
from houseway.play.table import Table

EVERY_GAME = pytest.mark.parametrize("name", EVERY)


def held(table: Table, person: str) -> int:
    """A person's chips at the table, those of its colours included."""
    purse = table.people[person].purse
    coloured = sum(n * table.colour_value(colour) for (at, colour), n in purse.non_value.items() if at == table.name)
    return purse.value + coloured


BOUGHT = [
    Posting(purse("ann"), at_table("drop", "wheel"), 500),
    Posting(at_table("float", "wheel"), chips("ann", "wheel"), 500),
]


@pytest.mark.parametrize(
    ("act", "amount", "posted"),
    [
        (Done(1, "ann", "buy chips", {"amount": 500}), 500, BOUGHT),
        (None, 500, BOUGHT),
        (Done(1, "dealer", "seat", {"person": "ann"}), 500, [Posting(carried("ann"), chips("ann", "wheel"), 500)]),
        (
            Done(1, "dealer", "join standing", {"person": "ann"}),
            500,
            [Posting(carried("ann"), chips("ann", "wheel"), 500)],
        ),
        (Done(1, "ann", "leave", {}), -500, [Posting(chips("ann", "wheel"), carried("ann"), 500)]),
        (
            Done(1, "dealer", "exchange colour chips", {"person": "ann", "colour": "blue", "of": "other"}),
            500,
            [Posting(chips("ann", "other"), chips("ann", "wheel"), 500)],
        ),
    ],
)
def test_what_comes_to_a_table_is_posted_from_where_it_was(
    act: Done | None, amount: int, posted: list[Posting]
) -> None:
    """Bought at the table, carried there or away, or chips of another table's colour that are exchanged here."""
    entries = Entries("wheel")
    assert act is None or entries.of(act) == []
    assert entries.of(Moved(2, "ann", amount, "cash")) == posted


@EVERY_GAME
@seeded(4)
def test_the_postings_of_events_are_what_people_hold_and_what_the_house_won(
    name: str, chance: Random, fill: Fill
) -> None:
    table = table_of(EVERY[name], chance)
    entries, balances = Entries(table.name, table.game.name == "keno"), Counter[Account]()
    for person in table.people:
        balances[chips(person, table.name)] = held(table, person)
    first = table.holdings()
    for _ in range(3):
        seen = 0
        for round_, _lines in walk(table, chance, fill, steady=0.7):
            for event in Events(round_.log, seen):
                for posting in entries.of(event):
                    assert posting.amount > 0
                    balances[posting.giver] -= posting.amount
                    balances[posting.taker] += posting.amount
            seen = len(round_.log)
            for person in table.people:
                assert balances[chips(person, table.name)] == held(table, person), round_.log[-8:]
            lie = first - table.house + table.cash - sum(held(table, person) for person in table.people)
            owed = balances[at_table("owed", table.name)]
            assert balances[at_table("layout", table.name)] + owed == lie, round_.log[-8:]
