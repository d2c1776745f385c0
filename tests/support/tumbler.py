"""A round at a table with a dice tumbler, in few words."""

from typing import Any

import pytest

from houseway.errors import Ground, Refused
from houseway.families.tumbler import ACTIVATE
from houseway.play.round import Round
from houseway.play.settlement import Line

NO_MORE_BETS = "no more bets"
SETTLE = "settle the wagers"
Dice = tuple[int, int, int]


def on(name: str, selection: str = "", stake: int = 500, **more: Any) -> dict[str, Any]:
    return {"on": name, "selection": selection or name, "stake": stake, **more}


def withdrawal(name: str, selection: str = "") -> dict[str, Any]:
    return {"on": name, "selection": selection or name}


def roll(round_: Round[Any], dice: Dice) -> None:
    """No more bets, the tumbler is activated, and the dice come to rest."""
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    round_.outcome(dice)


def settle(round_: Round[Any], dice: Dice) -> list[Line]:
    """As `roll`, and what follows up to the settlement."""
    roll(round_, dice)
    if round_.game.name == "sic-bo":
        round_.act("dealer", "press the buttons")
        round_.act("dealer", "press the entry button")
    round_.act("dealer", SETTLE)
    assert round_.over
    return round_.lines


def refusal(round_: Round[Any], who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text, caught.value.ground


def called(round_: Round[Any]) -> list[tuple[str, str]]:
    return [(each.words, each.under.text) for each in round_.table.called]


def ruled(round_: Round[Any]) -> list[str]:
    """The citations of the last ruling."""
    return [cite.text for cite in round_.rulings[-1].cites]
