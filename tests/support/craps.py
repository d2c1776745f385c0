"""Short ways to say what happens at a craps table."""

from typing import Any

import pytest

from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.craps.table import CrapsTable
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.settlement import Line

__all__ = [
    "BOX",
    "FLOOR",
    "GAME",
    "STICK",
    "begin",
    "bet",
    "called",
    "craps_table",
    "lines",
    "refusal",
    "throw",
    "up_to_the_call",
    "ways",
]

GAME = find("craps")
STICK, BOX, FLOOR = "stickperson", "boxperson", "floor manager"


def craps_table(*names: str, chips: int = 100_000, **settings: Any) -> CrapsTable:
    people = [*(player(name, chips) for name in names or ("ann",)), Person("cy", Role.SPECTATOR), *staff()]
    table = GAME.open_table(people=people, **settings)
    assert isinstance(table, CrapsTable)
    return table


def begin(table: CrapsTable, *, point: int = 0, shooter: str = "ann") -> Round[Any]:
    """The next roll, with a shooter who has the dice; with a point, one who took them over."""
    table.point, table.shooter, table.turn = point, shooter, shooter
    table.took_over = bool(point)
    return Round(table)


def bet(round_: Round[Any], who: str, on: str, selection: str = "", stake: int = 1000, **more: Any) -> None:
    round_.act(who, "wager", {"on": on, "selection": selection or on, "stake": stake, **more})


def up_to_the_call(round_: Round[Any], first: int, second: int) -> None:
    table = round_.table
    assert isinstance(table, CrapsTable)
    round_.act(table.shooter, "throw the dice")
    round_.outcome((first, second))


def throw(round_: Round[Any], first: int, second: int) -> list[Line]:
    """The shooter throws, the stickperson calls what lies there and collects the dice."""
    up_to_the_call(round_, first, second)
    round_.act(STICK, "call the throw", {"total": first + second})
    round_.act(STICK, "collect the dice")
    assert round_.over
    return round_.lines


def lines(round_: Round[Any]) -> list[tuple[str, str, str, int]]:
    """Wager, place, verdict, and what the person is up or down."""
    return [(x.wager, x.selection, x.verdict.value, x.net) for x in round_.lines]


def refusal(round_: Round[Any], who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text, caught.value.ground


def called(round_: Round[Any]) -> list[tuple[str, str]]:
    return [(each.words, each.under.text) for each in round_.table.called]


def ways(round_: Round[Any], who: str, act: str) -> list[str]:
    """The provisions under which somebody may do this now."""
    return [option.under.text for option in round_.options() if (option.who, option.act) == (who, act)]
