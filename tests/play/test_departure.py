"""Whoever has chips on the layout does not leave, and is told which chips and what may be done."""

from typing import Any

import pytest

from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.craps.table import CrapsTable
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.wager import Placed


def at(game: str, **settings: Any) -> Round[Any]:
    found = find(game)
    return Round(found.open_table(people=[player("ann", 50_000), *found.staff()], **settings))


def kept(round_: Round[Any]) -> tuple[str, str, str]:
    """By which provision, why, and what may be done instead."""
    assert "leave" not in [option.act for option in round_.options("ann")]
    with pytest.raises(Refused) as caught:
        round_.act("ann", "leave")
    assert caught.value.ground is Ground.WHEN
    return caught.value.under.text, caught.value.why, caught.value.instead


def test_s136_4_wagers_that_may_be_withdrawn_keep_their_owner_until_they_are() -> None:
    round_ = at("roulette")
    round_.act("ann", "wager", {"on": "straight up", "selection": "17", "stake": 500})
    round_.act("ann", "wager", {"on": "red", "selection": "red", "stake": 1_000})
    lies = "ann's chips lie on the layout: $5.00 on straight up 17, $10.00 on red"
    assert kept(round_) == ("qld s136(4)", lies, "withdraw them first")
    for on, selection in (("straight up", "17"), ("red", "red")):
        round_.act("ann", "withdraw", {"on": on, "selection": selection})
    round_.act("ann", "leave")
    assert "ann" not in round_.table.people


def test_s136_4_and_once_wagering_is_closed_until_they_are_settled() -> None:
    round_ = at("roulette")
    round_.act("ann", "wager", {"on": "straight up", "selection": "17", "stake": 500})
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    lies = "ann's chips lie on the layout: $5.00 on straight up 17"
    assert kept(round_) == ("qld s136(4)", lies, "wait until they are settled")


def test_s111_1_a_win_bet_with_a_point_keeps_its_owner_until_it_is_settled() -> None:
    found = find("craps")
    table = found.open_table(people=[player("ann", 50_000), *found.staff()])
    assert isinstance(table, CrapsTable)
    table.point, table.shooter = 6, "ann"
    table.placed.append(Placed("ann", found.wager_named["win bet"], "win bet", 1_000))
    lies = "ann's chips lie on the layout: $10.00 on win bet"
    assert kept(Round(table)) == ("qld s111(1)", lies, "wait until they are settled")


def test_s137_chips_that_are_good_at_this_table_only_are_exchanged_first() -> None:
    round_ = at("roulette")
    round_.act("dealer", "issue colour chips", {"person": "ann", "colour": "blue", "worth": 100, "amount": 2_000})
    assert kept(round_) == ("qld s3(2)", "ann holds chips that are good at this table only", "exchange them first")
