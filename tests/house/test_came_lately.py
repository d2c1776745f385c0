"""What came lately: the last of it, what came most often and what has not come for longest."""

from typing import Any, cast

import pytest

from houseway.play.events import Came
from houseway.shown import came
from houseway.shown.came import CameLately, came_lately


def lately(monkeypatch: pytest.MonkeyPatch, *values: str | int) -> CameLately | None:
    """Of these, the latest first."""
    outcomes = [Came(0, "wheel", "ball", value, "") for value in values]
    monkeypatch.setattr(came, "_outcomes", lambda _store, _table: outcomes)
    return came_lately(cast(Any, None), cast(Any, None))


@pytest.mark.parametrize("several", [6, 7])
def test_of_seven_things_or_more_what_came_most_often_and_what_has_not_come(
    monkeypatch: pytest.MonkeyPatch, several: int
) -> None:
    """Of fewer each would be among both."""
    values = [*range(several), 5, 5, 4, 4, 4, 3]
    found = lately(monkeypatch, *values)
    assert found is not None
    assert found.last == [str(each) for each in values]
    assert found.of == len(values)
    assert found.says.startswith("It means nothing: the wheel has no memory")
    often = [("4", 4), ("5", 3), ("3", 2)]
    assert [tuple(each) for each in found.hot] == (often if several == 7 else [])
    assert [tuple(each) for each in found.cold] == ([("6", 6), ("5", 5), ("4", 4)] if several == 7 else [])


def test_the_last_twenty_of_whatever_came(monkeypatch: pytest.MonkeyPatch) -> None:
    found = lately(monkeypatch, *range(21))
    assert found is not None
    assert (len(found.last), found.last[-1], found.of) == (20, "19", 21)
    assert lately(monkeypatch) is None


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
def test_of_dice_what_they_show_together(monkeypatch: pytest.MonkeyPatch, value: str | int, told: str) -> None:
    found = lately(monkeypatch, value)
    assert found is not None
    assert found.last == [told]
