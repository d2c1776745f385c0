"""For whom a table waits until it goes on: not for bots, nor for who is not there or excluded."""

import pytest

from houseway.games import find
from houseway.house.tables.timers import all_ready
from houseway.play.people import player, staff
from houseway.play.round import Round


@pytest.mark.parametrize(
    ("ready", "bots", "absent", "excluded", "goes_on"),
    [
        ("", "", "", "", False), ("ann", "", "", "", False), ("ann bob", "", "", "", True),
        ("ann", "", "", "bob", True), ("bob", "", "", "bob", False), ("", "", "", "ann bob", False),
        ("ann", "bob", "", "", True), ("bob", "bob", "", "", False), ("", "ann bob", "", "", False),
        ("ann bob", "ann bob", "", "", True), ("ann", "ann bob", "", "", False), ("ann", "ann bob", "", "bob", True),
        ("ann", "", "bob", "", True), ("bob", "", "bob", "", False), ("", "", "ann bob", "", False),
        ("ann", "", "ann bob", "", False), ("ann bob", "", "ann bob", "", True), ("ann", "ann", "bob", "", False),
        ("bob", "ann", "bob", "", True), ("ann zoe", "", "", "", False),
    ],
)  # fmt: skip
def test_who_is_waited_for(ready: str, bots: str, absent: str, excluded: str, goes_on: bool) -> None:
    table = find("roulette").open_table(people=[player("ann", 1000), player("bob", 1000), *staff()])
    for name in excluded.split():
        table.people[name].excluded = True
    assert all_ready(Round(table), {*ready.split()}, bots.split(), absent.split()) is goes_on
