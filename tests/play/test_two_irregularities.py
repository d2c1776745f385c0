"""Two things go wrong in one round, one after the other or one while the other is being dealt with."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, cast

import pytest
from support.reports import may_be_reported, reports
from support.seeds import seeded
from support.sessions import EVERY, Fill, fill_option, pick, table_of, take

from houseway.errors import HousewayError
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wagering import Wagering

EVERY_GAME = pytest.mark.parametrize("name", EVERY)
WALKS = 12
MOST_STEPS = 900
PATIENCE = 120  # steps, after which whatever can go wrong does
APART = (0, 0, 1, 2, 5, 15)  # steps between the two at least


def opened(game: Game[Any], chance: Random) -> Table:
    """A table that is run in some way or other, with or without a machine: not in every way at once."""
    table, given = table_of(game, chance), {}
    for field in chance.sample(game.settings, min(2, len(game.settings))):
        if field.kind == "yes" or field.choices:
            given[field.name] = chance.choice([True, False] if field.kind == "yes" else field.choices)
    try:
        return cast(Table, game.open_table(people=list(table.people.values()), **given))
    except HousewayError:  # these two do not go together
        return table


def put_down_unnoticed(round_: Round[Any], chance: Random) -> None:
    """Now and then a wager over the maximum lies there, and nobody has seen it yet."""
    if not isinstance(round_.ask, Wagering) or chance.random() > 0.1:
        return
    option = pick(round_, chance, 1.0)
    if option.act == "wager":
        details = fill_option(chance, option) | {"accepted": True, "unnoticed": True}
        with suppress(HousewayError):
            round_.act(option.who, "wager", details | {"stake": option.fields[2].most + round_.table.unit})


def rounds(table: Table, chance: Random, fill: Fill) -> Iterator[Round[Any]]:
    """Rounds, step by step, until something and a second thing have gone wrong in one of them, and it is over."""
    names = [row.name for row in reports(table.game)]
    round_, wanted, after = Round(table), [chance.choice(names), chance.choice(names + [""] * len(names))], 0
    for step in range(MOST_STEPS):
        if round_.over:
            if len(wanted) < 2:
                return
            round_ = Round(table)
        put_down_unnoticed(round_, chance)
        now = may_be_reported(round_, wanted[0] if step < PATIENCE else "") if wanted and step >= after else []
        if now:
            wanted, after = wanted[1:], step + 1 + chance.choice(APART)
        take(round_, chance.choice(now) if now else pick(round_, chance, 1.0), fill, chance)
        yield round_
    assert round_.over, f"stuck: {round_.ask}"


@EVERY_GAME
@seeded(WALKS)
def test_two_irregularities_in_one_round_leave_every_cent_and_the_round_its_end(
    name: str, chance: Random, fill: Fill
) -> None:
    table = opened(EVERY[name], chance)
    in_play = table.holdings()
    for round_ in rounds(table, chance, fill):
        assert table.holdings() == in_play
        assert all(person.purse.value >= 0 for person in table.people.values())
        assert round_.ask is None or any(round_.ask.options(round_))  # somebody, or something, can answer
    assert round_.over
