"""Wagers that are found to be outside the limits once cards, dice or coins are on their way: in every game."""

from math import lcm
from random import Random
from typing import Any

import pytest
from support.sessions import EVERY, fill_option, ordinary, take

from houseway.errors import Refused
from houseway.play.game import Game
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits
from houseway.play.wager import Verdict, Wager
from houseway.play.wagering import Wagering
from houseway.play.ways import find_placed

CHANCE = Random(7)
IN_TURN = ("manila", "draw", "5-card-stud", "7-card-stud")  # no wagering is open there: bets are asked for
ON_A_LAYOUT = [name for name, game in EVERY.items() if game.name not in IN_TURN]
WITH_CHIPS = [name for name in ON_A_LAYOUT if EVERY[name].name != "keno"]  # of keno a unit is the least


def opened(game: Game[Any]) -> Round[Any]:
    """A round that stands at open wagering, with two players."""
    people = [player("ann", 100_000), player("bob", 100_000), *staff(game.rules, game.roles)]
    table = game.open_table(people=people)
    for kind, line in table.sign.limits.items():
        table.sign = table.sign.with_limits(kind, Limits(min(4 * line.minimum, line.maximum), line.maximum))
    round_ = Round(table)
    while not (isinstance(round_.ask, Wagering) and round_.ask.rows):
        take(round_, ordinary(round_, round_.options(), wager=False)[0], fill_option, CHANCE)
    return round_


def low_wagers(round_: Round[Any]) -> list[tuple[Wager[Any], str, int]]:
    """What ann might put down that is under the minimum."""
    table, ask = round_.table, round_.ask
    assert isinstance(ask, Wagering)
    found = []
    for row in ask.rows:
        for selection in row.places(table, "ann")[:1] if row.exactly is None and not row.is_price else ():
            step = lcm(table.unit, row.steps(table, selection)[0])
            low = (row.limits(table, "ann", selection).minimum - 1) // step * step
            if low:
                found.append((row, selection, low))
    return found


@pytest.mark.parametrize("name", WITH_CHIPS)
def test_a_low_wager_that_is_found_after_wagering_is_valid_once_and_then_void(name: str) -> None:
    game = EVERY[name]
    for warned in (False, True):
        round_ = opened(game)
        table, general = round_.table, game.general
        table.people["ann"].warned = warned
        lows = low_wagers(round_)
        row, selection, stake = lows[0]
        details = {"on": row.name, "selection": selection, "stake": stake, "accepted": True, "unnoticed": True}
        before = len(round_.rulings)
        round_.act("ann", "wager", details)
        assert len(round_.rulings) == before
        bobs = [each for each in round_.options("bob") if each.act == "wager"]
        take(round_, CHANCE.choice(bobs), fill_option, CHANCE)
        close(round_)
        report = {"person": "ann", "on": row.name, "selection": selection}
        round_.act("dealer" if "dealer" in table.people else "floor manager", "wager outside the limits", report)
        assert general.under_minimum in round_.rulings[-1].cites
        lies = any(p.person == "ann" and p.wager is row for p in table.placed)
        assert lies is not warned
        voids = [line for line in round_.lines if line.person == "ann" and general.under_minimum in line.cites]
        assert [line.returned for line in voids] == ([stake] if warned else [])
        with pytest.raises(Refused):
            round_.act("pit boss", "wager outside the limits", report)
        play_out(round_)


def close(round_: Round[Any]) -> None:
    ask = round_.ask
    assert isinstance(ask, Wagering)
    round_.act(next(iter(round_.named(ask))), ask.closed_by)


def play_out(round_: Round[Any]) -> None:
    for _ in range(400):
        if round_.over:
            return
        take(round_, CHANCE.choice(ordinary(round_, round_.options(), wager=False)), fill_option, CHANCE)
    raise AssertionError("the round does not end")


# What is accepted all the same


def goes_back(round_: Round[Any], details: dict[str, Any]) -> int:
    """How much of what ann puts down comes back by lines; the rest of it lies there, and nothing is lost."""
    table = round_.table
    held, lay, lines = table.people["ann"].purse.value, lying(round_), len(round_.lines)
    round_.act("ann", "wager", {**details, "accepted": True})
    back = sum(line.returned for line in round_.lines[lines:])
    assert all(line.verdict is Verdict.VOID and line.person == "ann" for line in round_.lines[lines:])
    assert lying(round_) - lay == details["stake"] - back
    assert table.people["ann"].purse.value <= held - (details["stake"] - back)  # a fee may be paid besides
    return back


def lying(round_: Round[Any]) -> int:
    return sum(p.stake for p in round_.table.placed if p.person == "ann")


@pytest.mark.parametrize("name", ON_A_LAYOUT)
def test_every_chip_that_goes_back_goes_back_by_a_line(name: str) -> None:
    round_ = opened(EVERY[name])
    table, ask = round_.table, round_.ask
    assert isinstance(ask, Wagering)
    table.people["ann"].purse.value = 10**9
    assert goes_back(round_, {"on": "a wager of our own", "selection": "7", "stake": 500}) == 500
    for row in ask.rows:
        for selection in row.places(table, "ann")[:1] if row.exactly is None and not row.is_price else ():
            over = row.limits(table, "ann", selection).maximum + lcm(table.unit, row.steps(table, selection)[0])
            if over < 10**9:
                assert goes_back(round_, {"on": row.name, "selection": selection, "stake": over}) > 0
    table.people["ann"].warned = True
    for row, selection, low in low_wagers(round_):
        if find_placed(table, "ann", row, selection) is None:
            assert goes_back(round_, {"on": row.name, "selection": selection, "stake": low}) == low
