"""Tri-chro at a table, for tests: balls drawn and settled, and what is refused, called and ruled."""

from typing import Any

import pytest

from houseway.equipment.balls import Ball
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.tri_chro.table import TriChroTable
from houseway.play.game import Game
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.settlement import Line

__all__ = [
    "BOTH",
    "FLOOR",
    "GENERATOR",
    "OF_54",
    "OF_63",
    "activate",
    "ball",
    "called",
    "on",
    "refusal",
    "ruled",
    "settle",
    "table_of",
]

OF_54, OF_63 = find("tri-chro", {"balls": 54}), find("tri-chro", {"balls": 63})


BOTH = pytest.mark.parametrize("game", [OF_54, OF_63], ids=["54", "63"])


FLOOR = "floor manager"


GENERATOR: dict[str, Any] = {"device": "random result generator"}


def table_of(*names: str, game: Game[Any] = OF_54, inspector: bool = True, **settings: Any) -> TriChroTable:
    people = [*(player(name, 50_000) for name in names or ("ann",)), Person("cy", Role.SPECTATOR), *staff()]
    table = game.open_table(people=[p for p in people if inspector or p.role is not Role.INSPECTOR], **settings)
    assert isinstance(table, TriChroTable)
    return table


def on(name: str, stake: int = 400, **more: Any) -> dict[str, Any]:
    return {"on": name, "selection": name, "stake": stake, **more}


def ball(name: str) -> Ball:
    return Ball(*name.split())


def activate(round_: Round[Any]) -> None:
    round_.act("dealer", "no more bets")
    round_.act("dealer", "activate the device")


def settle(round_: Round[Any], *balls: str) -> list[Line]:
    activate(round_)
    for each in balls:
        round_.outcome(ball(each))
    round_.act("dealer", "announce the result")
    assert round_.over
    return round_.lines


def refusal(round_: Round[Any], who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text, caught.value.ground


def called(round_: Round[Any]) -> list[tuple[str, str]]:
    return [(each.words, each.under.text) for each in round_.table.called]


def ruled(round_: Round[Any]) -> list[list[str]]:
    return [[c.text for c in ruling.cites] for ruling in round_.rulings]
