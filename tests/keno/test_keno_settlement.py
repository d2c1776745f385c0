"""The settlement of a draw by bit masks equals, to the cent, what the rows settle at a table."""

import random
from datetime import date, datetime

import pytest
from support.keno import lounge, opened, play

from houseway.games.keno.arithmetic import catch, mask, members
from houseway.games.keno.entry import Entry
from houseway.games.keno.schedule import example
from houseway.games.keno.ticket import GameNumber, Ticket
from houseway.keno.settlement import settle


def random_entry(chance: random.Random) -> Entry:
    jackpot = chance.random() < 0.4
    ways = {
        tuple(sorted(chance.sample(range(1, 31), chance.randint(6 if jackpot else 1, 10))))
        for _ in range(chance.choice([1, 1, 2, 4]))
    }
    return Entry(tuple(sorted(ways)), 100 * chance.randint(1, 4), jackpot=jackpot)


@pytest.mark.parametrize("seed", range(30))
def test_s219_1_s223_5_bit_masks_settle_as_the_rows_do(seed: int) -> None:
    chance = random.Random(seed)
    table = lounge(chips=10_000_000)
    round_ = opened(table)
    tickets = []
    for serial in range(1, 40):
        entry = random_entry(chance)
        table.issue(table.people["ann"], entry)
        tickets.append(Ticket(serial, entry, datetime(1998, 9, 4), date(1998, 9, 4), 1, 1, 1, "w1"))
    pools = dict(table.pools)
    numbers = chance.sample(range(1, 31), 20)  # few numbers, so that much is caught
    lines = play(round_, numbers)
    settled = settle(GameNumber(date(1998, 9, 4), 1), tickets, mask(numbers), example(), pools)
    by_ticket = {t.serial: sorted(won.prize for ticket, won in settled.winners if ticket is t) for t in tickets}
    assert by_ticket == {t.serial: sorted(won.prize for won in table.tickets[t.serial].won) for t in tickets}
    assert settled.wagered == sum(line.stake for line in lines)
    assert settled.prizes + sum(settled.jackpots.values()) == sum(line.paid for line in lines)
    grown = {spots: pools[spots] + settled.put_aside.get(spots, 0) for spots in pools}
    assert table.pools == {s: example().jackpots[s].start if s in settled.jackpots else grown[s] for s in pools}


def test_s219_1_a_a_catch_is_the_numbers_that_both_have() -> None:
    chance = random.Random(1)
    for _ in range(200):
        spots, drawn = set(chance.sample(range(1, 81), 10)), set(chance.sample(range(1, 81), 20))
        assert catch(mask(spots), mask(drawn)) == len(spots & drawn)
        assert members(mask(spots)) == sorted(spots)
