"""A keno lounge for tests: who is there, an entry in a line, and a drawing of given numbers."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.keno.table import KenoTable
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.sign import Limits, Sign

GAME = find("keno")
SUPERVISOR = "keno supervisor"
INSPECTOR = "inspector"
DRAWN = tuple(range(1, 21))  # unless a test says otherwise


def lounge(*names: str, chips: int = 50_000, **settings: Any) -> KenoTable:
    people = [*(player(name, chips) for name in names or ("ann",)), Person("cy", Role.SPECTATOR), *staff()]
    table = GAME.open_table(people=people, **settings)
    assert isinstance(table, KenoTable)
    return table


def opened(table: KenoTable) -> Round[Any]:
    """A round with its game open."""
    round_ = Round(table)
    if table.balls_due:
        round_.act(SUPERVISOR, "replace all the balls")
    round_.act(SUPERVISOR, "open the game")
    return round_


def enter(round_: Round[Any], who: str, numbers: Iterable[int], stake: int = 100, **more: Any) -> int:
    """An entry is handed in; the serial number of its ticket."""
    round_.act(who, "submit an entry", {"numbers": list(numbers), "stake": stake, **more})
    assert isinstance(round_.table, KenoTable)
    return round_.table.desk.serial


def activate(round_: Round[Any]) -> None:
    round_.act(SUPERVISOR, "close the game")
    round_.act(SUPERVISOR, "activate the device")


def come(round_: Round[Any], numbers: Iterable[int]) -> None:
    for number in numbers:
        round_.outcome(number)


def play(round_: Round[Any], numbers: Sequence[int] = DRAWN) -> list[Line]:
    """Close, draw these, and settle."""
    activate(round_)
    come(round_, numbers)
    round_.act(SUPERVISOR, "declare the result")
    return round_.lines


def refusal(round_: Round[Any], who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text, caught.value.ground


def not_entered(round_: Round[Any], numbers: Iterable[int], stake: int = 100, **more: Any) -> str:
    return refusal(round_, "ann", "submit an entry", numbers=list(numbers), stake=stake, **more)[0]


def ruled(round_: Round[Any]) -> list[str]:
    """The citations of the ruling that came last."""
    return [cite.text for cite in round_.rulings[-1].cites]


def called(round_: Round[Any]) -> list[tuple[str, str]]:
    return [(each.words, each.under.text) for each in round_.table.called]


def sign(minimum: int = 50, maximum: int = 10_000, increment: int = 0) -> Sign:
    return Sign({"keno": Limits(minimum, maximum), "jackpot keno": Limits(max(minimum, 100), maximum)}, increment)


def accepted(round_: Round[Any], stake: int, *numbers: int, **more: Any) -> None:
    marked = {"numbers": list(numbers)} if numbers else {}
    round_.act("keno writer", "entry accepted", {"person": "ann", "stake": stake, **marked, **more})
