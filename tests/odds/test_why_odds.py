"""Why a wager returns what it does: the steps that are told add up, exactly, for every row of every game."""

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from houseway.cli import main
from houseway.games import GAMES, variants
from houseway.odds import odds
from houseway.odds.rows import Row, rows_of
from houseway.play.game import Game
from houseway.rulebook import resolves
from houseway.why import Reason

SCHEMA = jsonschema_rs.validator_for((Path(__file__).parents[2] / "docs" / "why.schema.json").read_text())
NUMBER = r"-?\d+(?:/\d+)?"
STEP = re.compile(rf": ({NUMBER}) × ({NUMBER}) = ({NUMBER})$")
SUM = re.compile(rf"^in all: ({NUMBER})$")
TEXTS = [
    pytest.param(game, id=f"{name}-{game.since[:4]}-{'-'.join(map(str, game.variant.values()))}")
    for name in GAMES
    for game in variants(name)
    if not game.pot
]


def nodes(reason: Reason) -> Iterator[Reason]:
    yield reason
    for child in reason.children:
        yield from nodes(child)


def adds_up(reason: Reason) -> Fraction | None:
    """The sum that a node tells, if it tells one: every step is multiplied out, and they add up to it."""
    steps = [tuple(map(Fraction, found.groups())) for step in reason.figure if (found := STEP.search(step))]
    sums = [Fraction(found[1]) for step in reason.figure if (found := SUM.match(step))]
    if not sums:
        return None
    assert steps
    assert all(one * other == product for one, other, product in steps)
    assert [sum((product for *_, product in steps), Fraction(0))] == sums
    return sums[0]


@pytest.mark.parametrize("game", TEXTS)
def test_the_steps_of_every_return_add_up_to_it(game: Game[Any]) -> None:
    rows = rows_of(game, variance=False)
    assert rows or game.note
    for row in rows:
        reason = row.why()
        assert adds_up(reason) == row.found.expected, row.found.wager
        assert str(row.found.expected) in reason.conclusion
        for node in nodes(reason):
            adds_up(node)
            assert node.provision is None or resolves(node.provision)
        assert SCHEMA.is_valid(reason.as_data() | {"kind": "return"})


def row(name: str, wager: str, selection: str | None = None, **asked: Any) -> Row:
    return odds(name, wager=wager, **asked).row(wager, selection)


def test_s109_a_win_bet_is_told_by_its_come_out_roll_and_its_points() -> None:
    told = row("craps", "win bet").why()
    assert told.conclusion.startswith("the return of win bet is -7/495 of the wager")
    assert told.figure[:2] == ("before it has a point: 1 × 1/9 = 1/9", "with 4 as its point: 1/12 × -1/3 = -1/36")
    assert told.figure[-1] == "in all: -7/495"


def test_s119_1b_at_a_stake_rounding_is_a_step_of_its_own() -> None:
    asked = row("craps", "lay bet", "4", stake=15)
    told = asked.why()
    assert asked.at is not None
    assert told.figure[-1] == "at $15.00: -1/40 + 1/3000 by rounding = -37/1500"
    (at,) = [child for child in told.children if child.conclusion.startswith("at $15.00")]
    assert adds_up(at) == asked.at.expected


def test_s5_a_stake_that_is_not_permitted_says_so() -> None:
    told = row("roulette", "straight up", stake=500).why()
    (at,) = [child for child in told.children if child.considered]
    assert at.conclusion == "a stake of $500.00 is not permitted"
    assert at.because == "$500.00 is over the maximum of $100.00"


def test_best_play_says_by_which_method_and_over_how_many_deals() -> None:
    told = row("caribbean-stud", "ante wager", rules="qld").why()
    assert "19,933,230,517,200 deals" in told.because


def test_the_command_tells_a_tree_and_prints_it_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "roulette", "--why", "straight up:17"]) == 0
    assert "the return of straight up on 17 is -1/37 of the wager" in capsys.readouterr().out
    assert main(["odds", "roulette", "--why", "red", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["format"], data["kind"]) == ("houseway.why/1", "return")
    assert main(["odds", "roulette", "--why", "straight up:99"]) == 2
    assert "there is no 'straight up:99'" in capsys.readouterr().err
