"""What each wager of a running house has returned: the same sums as its settlements, and within what follows from σ."""

from collections import Counter
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

import pytest
from support.house import NOON, Play, house_at, run, seated

from houseway.audit.monitor import Monitor, WagerTally, settled_rounds
from houseway.house.clock import HeldClock
from houseway.ledger.gaming_day import gaming_day
from houseway.play.events import Settled, Undone
from houseway.store.chain import Stored
from houseway.store.codec import text
from houseway.store.store import Store

TODAY = gaming_day(NOON)
EDGE = Fraction(-1, 37)


def laid(store: Store, table: str) -> Counter[str]:
    """What was settled at a table, by wager: stakes and results."""
    chain = next(each.chain for each in store.tables() if each.name == table)
    lines = [line for each in settled_rounds(store.events(chain)) for line in each.lines]
    found = Counter[str]()
    for line in lines:
        found[f"{line.wager} stake"] += line.stake
        found[f"{line.wager} net"] += line.net
    return found


def test_the_sums_are_those_of_the_settlements_and_a_later_look_goes_on(tmp_path: Path) -> None:
    async def played() -> None:
        house, monitor = house_at(tmp_path), Monitor()
        assert isinstance(house.clock, HeldClock)
        tables = [await seated(house, f"{game} 1", game) for game in ("roulette", "caribbean-stud")]
        for number in range(3):
            house.clock.at = NOON + timedelta(days=number)
            for table in tables:
                await Play(table, number, 1000 * number).rounds(3)
            found = monitor.look(house.store, TODAY + timedelta(days=number))
        assert Monitor().look(house.store, TODAY + timedelta(days=2)) == found
        assert sorted(found.days) == [TODAY + timedelta(days=number) for number in range(3)]
        sums = Counter[str]()
        for each in found.courses():
            sums[f"{each.watched.wager} stake"] += each.over_all.handle
            sums[f"{each.watched.wager} net"] += each.over_all.net
        assert laid(house.store, "roulette 1").items() <= sums.items()
        stud = laid(house.store, "caribbean-stud 1")
        assert sums["ante wager + bet wager stake"] == stud["ante wager stake"]
        assert sums["ante wager + bet wager net"] == stud["ante wager net"] + stud["bet wager net"]
        wheel = monitor.look(house.store, TODAY + timedelta(days=2), "roulette 1").courses()
        assert wheel == [each for each in found.courses() if each.watched.game == "Roulette"]
        later = monitor.look(house.store, TODAY + timedelta(days=31))
        assert later == Monitor().look(house.store, TODAY + timedelta(days=31))
        assert sorted(later.days) == [TODAY + timedelta(days=2)]
        await house.stop()

    run(played())


def red(bets: int, won: int, *, decided: bool = False) -> WagerTally:
    """So many dollars on red, one after another."""
    spread = float(bets * 100**2 * (1 - EDGE**2))
    return WagerTally(
        bets, 100 * bets, 100 * (2 * won - bets), Counter({EDGE: 100 * bets}), spread, 100.0, decided=decided
    )


@pytest.mark.parametrize(
    ("tally", "says", "alarms"),
    [
        (red(10_000, 4_865), "within", False),
        (red(10_000, 4_735), "under", True),
        (red(10_000, 4_735, decided=True), "under", False),
        (red(10_000, 4_995), "over", True),
        (red(10_000, 4_995, decided=True), "over", True),
        (red(3, 3), "few", False),
        (WagerTally(5, 500, -500, unknown=True), "no figure", False),
        (WagerTally(), "no figure", False),
    ],
)
def test_what_lies_outside_its_tolerance_is_said(tally: WagerTally, says: str, alarms: bool) -> None:
    assert (tally.says, tally.alarms) == (says, alarms)


def test_the_tolerance_is_the_volatility_over_the_root_of_the_number_of_wagers() -> None:
    assert red(10_000, 0).tolerance == pytest.approx(2.575829 * float(1 - EDGE**2) ** 0.5 / 100)


def test_a_settlement_that_was_undone_counts_no_more_wherever_in_the_chain_that_is_told(tmp_path: Path) -> None:
    events: list[Stored] = []

    async def played() -> None:
        house = house_at(tmp_path)
        await Play(await seated(house, "wheel", "roulette"), 1).rounds(3)
        events.extend(house.store.events(1))
        await house.stop()

    run(played())
    settled = next(each for each in events if isinstance(each.event, Settled))
    assert isinstance(settled.event, Settled)
    undone = settled._replace(body=text(Undone(0, settled.event.line)), number=len(events) + 1)
    before, after = list(settled_rounds(events)), list(settled_rounds([*events, undone]))
    assert sum(len(each.lines) for each in before) == sum(len(each.lines) for each in after) + 1
    assert all(isinstance(each.day, date) for each in after)
