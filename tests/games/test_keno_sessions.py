"""Random sessions of keno, with many entries: no cent is lost, nothing gets stuck, and the record comes back."""

import random
from typing import Any

import pytest
from support.sessions import fill_option, pick, take

from houseway.games import find
from houseway.games.keno.table import KenoTable
from houseway.play.acts import Option
from houseway.play.people import player, staff
from houseway.play.record import Recorder, read, replay
from houseway.play.round import Round
from houseway.play.wagering import Wagering

AT_THE_COUNTER = (
    "submit an entry",
    "mark a way",
    "submit the way bet",
    "present a ticket",
    "refund a ticket",
    "withdraw",
)
MOST_STEPS = 600


def table_of(chance: random.Random) -> KenoTable:
    people = [player(name, 100 * chance.randint(10, 2000)) for name in ("ann", "bob", "cat")[: chance.randint(1, 3)]]
    devices = ("ball device", "generator")
    table = find("keno").open_table(
        people=[*people, *staff()],
        device=chance.choice(devices),
        spare=chance.choice(("", *devices)),
        cards_take_ways=chance.random() < 0.5,
    )
    assert isinstance(table, KenoTable)
    return table


def choose(round_: Round[Any], chance: random.Random, steady: float) -> Option:
    """While tickets are sold, mostly something that players do at the counter."""
    options = round_.options()
    counter = [option for option in options if option.act in AT_THE_COUNTER]
    if isinstance(round_.ask, Wagering) and counter and chance.random() < 0.85 * (steady < 1):
        act = chance.choice(sorted({option.act for option in counter}))
        return chance.choice([option for option in counter if option.act == act])
    return pick(round_, chance, steady)


def play(table: KenoTable, chance: random.Random, recorder: Recorder, wagered: set[str]) -> None:
    round_, holdings = Round(table), table.holdings()
    recorder.add(round_)
    for step in range(MOST_STEPS):
        if round_.over:
            return
        option = choose(round_, chance, 0.8 if step < MOST_STEPS // 6 else 1.0)
        take(round_, option, fill_option, chance)
        wagered |= {placed.wager.name for placed in table.placed}
        assert table.holdings() == holdings
        assert all(person.purse.value >= 0 for person in table.people.values())
    raise AssertionError(f"stuck: {round_.ask}")


@pytest.mark.parametrize("seed", range(12))
def test_s219_5_no_cent_is_lost_and_the_record_replays_to_the_same(seed: int) -> None:
    chance, wagered = random.Random(seed), set[str]()
    table = table_of(chance)
    recorder = Recorder(table)
    for _ in range(4):
        play(table, chance, recorder, wagered)
    assert wagered or not [person for person in table.players if not person.excluded]
    again = replay(read(recorder.text()), find)
    assert again.differences == []
    assert again.table.as_data() == table.as_data()
    assert again.table.house == table.house
