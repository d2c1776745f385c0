"""What came lately: the last of it, what came most often and what has not come for longest."""

from types import SimpleNamespace
from typing import cast

import pytest

from houseway.play.events import Came
from houseway.shown.came import CameLately, came_lately
from houseway.store.chain import Stored
from houseway.store.codec import text
from houseway.store.registers import Listed
from houseway.store.store import Store


def lately(*values: str | int) -> CameLately | None:
    """Of these, the latest first."""
    outcomes = [
        Stored(3, number, number, 1, None, "", text(Came(0, "wheel", "ball", value, "")), "", "")
        for number, value in enumerate(values, 1)
    ]
    store = SimpleNamespace(found=lambda _sought, most: outcomes[:most], last_noted=lambda *_: [])
    return came_lately(cast(Store, store), Listed(3, "wheel", False))


@pytest.mark.parametrize("several", [6, 7])
def test_of_seven_things_or_more_what_came_most_often_and_what_has_not_come(several: int) -> None:
    """Of fewer each would be among both."""
    values = [*range(several), 5, 5, 4, 4, 4, 3]
    found = lately(*values)
    assert found is not None
    assert found.last == [str(each) for each in values]
    assert found.of == len(values)
    assert found.says.startswith("It means nothing: the wheel has no memory")
    often = [("4", 4), ("5", 3), ("3", 2)]
    assert [tuple(each) for each in found.hot] == (often if several == 7 else [])
    assert [tuple(each) for each in found.cold] == ([("6", 6), ("5", 5), ("4", 4)] if several == 7 else [])


def test_the_last_twenty_of_whatever_came() -> None:
    found = lately(*range(21))
    assert found is not None
    assert (len(found.last), found.last[-1], found.of) == (20, "19", 21)
    assert lately() is None


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("1-2-3", "6"),
        ("6-6", "12"),
        (17, "17"),
        ("00", "00"),
        ("heads-tails", "heads-tails"),
        ("1-x", "1-x"),
        ("-1", "-1"),
    ],
)
def test_of_dice_what_they_show_together(value: str | int, told: str) -> None:
    found = lately(value)
    assert found is not None
    assert found.last == [told]
