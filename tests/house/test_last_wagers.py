"""What everybody wagered in the last round in which they did, by what lay there and what was done."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from houseway.house.tables.last_wagers import wagered_by_now
from houseway.play.events import Came, Done
from houseway.play.table import Table

RED: dict[str, Any] = {"on": "red", "selection": "red"}
ENTRY: dict[str, Any] = {"numbers": [3, 17], "stake": 1_00}
BEFORE = dict.fromkeys(("ann", "bob", "gone"), (("black", "black", 7_00, ""),))
AS_BEFORE = BEFORE["bob"]
REFUSED = "qld s5(1)"


def done(who: str, act: str, details: Mapping[str, Any], *refused: str) -> tuple[Any, ...]:
    return (Done, who, act, details, (), *refused)


def stood(who: str, selection: str, stake: int, chips: str = "") -> tuple[Any, str, int]:
    row = SimpleNamespace(name="red", selections=("red", "odd"))
    return SimpleNamespace(person=who, wager=row, chips=chips), selection, stake


def red(stake: int, chips: str = "") -> tuple[str, str, int, str]:
    return "red", "red", stake, chips


CASES: list[tuple[str, list[Any], list[Any], tuple[Any, ...]]] = [
    ("nothing", [], [], AS_BEFORE),
    ("a wager", [], [done("ann", "wager", {**RED, "stake": 5_00})], (red(5_00),)),
    ("added to", [], [done("ann", "wager", {**RED, "stake": n}) for n in (5_00, 2_00)], (red(7_00),)),
    ("taken back", [], [done("ann", "wager", {**RED, "stake": 5_00}), done("ann", "withdraw", RED)], AS_BEFORE),
    ("taken back that is not there", [], [done("ann", "withdraw", RED)], AS_BEFORE),
    ("refused", [], [done("ann", "wager", {**RED, "stake": 5_00}, REFUSED)], AS_BEFORE),
    ("of a colour", [], [done("ann", "wager", {**RED, "stake": 5_00, "chips": "blue"}),
                         done("ann", "withdraw", RED)], (red(5_00, "blue"),)),
    ("another act", [], [done("ann", "sit", {**RED, "stake": 5_00})], AS_BEFORE),
    ("came", [], [(Came, "ball", 17, "")], AS_BEFORE),
    ("it stood", [stood("ann", "red", 5_00)], [], (red(5_00),)),
    ("it stood twice", [stood("ann", "red", 5_00), stood("ann", "red", 1_00)], [], (red(6_00),)),
    ("it stood and was added to", [stood("ann", "red", 5_00)], [done("ann", "wager", {**RED, "stake": 2_00})],
     (red(7_00),)),
    ("it stood and was taken back", [stood("ann", "red", 5_00)], [done("ann", "withdraw", RED)], AS_BEFORE),
    ("it stood where nothing is laid", [stood("ann", "4", 5_00)], [], AS_BEFORE),
    ("an entry", [], [done("ann", "enter", ENTRY)], (("enter", "3-17", 1_00, ""),)),
    ("an entry for now", [], [done("ann", "enter", {**ENTRY, "now": 1})], (("enter", "3-17", 1_00, ""),)),
    ("entries alike", [], [done("ann", "enter", ENTRY)] * 2, (("enter", "3-17", 2_00, ""),)),
    ("an entry for several games", [], [done("ann", "enter", {**ENTRY, "games": 5})], AS_BEFORE),
    ("two wagers", [], [done("ann", "wager", {**RED, "stake": 5_00}),
                        done("ann", "wager", {"on": "odd", "selection": "odd", "stake": 1_00})],
     (red(5_00), ("odd", "odd", 1_00, ""))),
]  # fmt: skip


@pytest.mark.parametrize(("lay", "log", "made"), [each[1:] for each in CASES], ids=[each[0] for each in CASES])
def test_what_somebody_wagered_last(lay: list[Any], log: list[Any], made: tuple[Any, ...]) -> None:
    """Of this round, or of one before where they had none at its end; whoever has gone is left out."""
    players = [SimpleNamespace(name=name) for name in ("ann", "bob", "cid")]
    table = SimpleNamespace(players=players, stood=lay, log=log, game=SimpleNamespace(entry="enter"))
    assert wagered_by_now(cast(Table, table), BEFORE) == {"ann": made, "bob": AS_BEFORE}


def test_where_nobody_enters_numbers_no_act_is_an_entry() -> None:
    table = SimpleNamespace(
        players=[SimpleNamespace(name="ann")], stood=[], log=[done("ann", "", ENTRY)], game=SimpleNamespace(entry="")
    )
    assert wagered_by_now(cast(Table, table), {}) == {}
