"""A table dealt by the house goes on by the clock: wagers close, and who does not decide is dealt with."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from support.house import NOON, house_at

from houseway.errors import BadInput
from houseway.house.clock import HeldClock
from houseway.house.house import House, NotStored
from houseway.house.pit import Pit
from houseway.house.tables.bots import admit_bot, bots_move_at, next_bot
from houseway.house.tables.task import HouseTable
from houseway.house.tables.timers import AWAY
from houseway.play.ask import Choice
from houseway.play.events import Done, Ruled
from houseway.store.chain import Batch
from houseway.store.events import Overdue
from houseway.verify.house import verify

PACE = {"wagers": 20, "decides": 30}


async def opened(folder: Path, game: str, *people: str, **how: Any) -> tuple[House, HouseTable]:
    house = house_at(folder)
    table = await house.open_table("table 1", game, **how)
    await house.tables["table 1"].set_pace(PACE)
    for who in people:
        await house.admit(who, "player")
        await house.deposit(who, 200_000)
        await house.buy_in(who, 100_000)
        await house.sit("table 1", who, 100_000)
    return house, table


async def after(house: House, seconds: int) -> None:
    """So much later, everything that was due has been done."""
    clock = house.clock
    assert isinstance(clock, HeldClock)
    until = clock.at + timedelta(seconds=seconds)
    pit = Pit(house)
    while (due := await pit.tick()) is not None and due <= until:
        clock.at = max(due, clock.at)
    clock.at = until
    await pit.tick()
    assert not pit.troubles


def tried(folder: Path, does: Callable[[Path], Awaitable[House]]) -> None:
    async def all_of_it() -> None:
        house = await does(folder)
        await house.store.drain()
        found = verify(house.store)
        assert not found.wrong, found.wrong
        await house.stop()

    asyncio.run(all_of_it())


def done(table: HouseTable) -> list[tuple[str, str]]:
    """Who did what at a table, from its chain."""
    stored = [each.event for each in table.house.store.events(table.number)]
    return [(each.who, each.act) for each in stored if isinstance(each, Done) and each.refused is None]


async def wager(table: HouseTable, who: str, on: str, selection: str, stake: int = 500) -> None:
    await table.act(who, "wager", {"on": on, "selection": selection, "stake": stake})


def test_wagers_close_so_long_after_the_first_of_them(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann", "bob")
        assert table.timer() is None
        await after(house, 500)
        assert table.timer() is None, "nobody has wagered"
        await wager(table, "ann", "field", "field")
        first = house.clock.now()
        timer = table.timer()
        assert timer is not None
        assert (timer.what, timer.who) == ("wagers", "")
        assert (timer.since, timer.at) == (first, first + timedelta(seconds=20))
        assert timer.as_data()["at"] == timer.at.isoformat()
        await after(house, 15)
        await wager(table, "bob", "field", "field")
        assert table.timer() == timer, "a second wager gives no more time"
        await after(house, 4)
        assert ("dealer", "no more bets") not in done(table)
        await after(house, 1)
        assert ("dealer", "no more bets") in done(table)
        assert table.running.number == 2
        return house

    tried(tmp_path, play)


def test_wagers_close_at_once_when_every_player_is_ready(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann", "bob")
        await wager(table, "ann", "field", "field")
        await table.ready("ann")
        assert table.running.number == 1
        await table.ready("bob")
        assert table.running.number == 2
        with pytest.raises(BadInput, match="does not play"):
            await table.ready("dealer")
        return house

    tried(tmp_path, play)


def test_nobody_waits_for_a_bot_to_be_ready(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann")
        await admit_bot(table, "bot 1")
        await after(house, 1)
        assert "bot 1" in table.running.table.people
        await table.ready("ann")
        assert table.running.number == 2
        return house

    tried(tmp_path, play)


def test_nobody_waits_for_a_player_who_is_not_there(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann", "bob", "cat")
        await table.ready("ann", absent={"bob"})
        assert table.running.number == 1, "cat is there"
        await table.ready("cat", absent={"bob"})
        assert table.running.number == 2
        return house

    tried(tmp_path, play)


def test_a_bot_decides_in_half_the_time_where_somebody_waits_for_their_wager(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "craps", "ann")
        await admit_bot(table, "bot 1")
        await after(house, 1)
        await table.ready("ann")
        await table.act("ann", "reject the dice")
        for seconds in (1, 0.5):
            assert next_bot(table) == "bot 1"
            moves, last = bots_move_at(table), table.running.timers.last
            assert moves is not None
            assert last is not None
            assert moves - last == timedelta(seconds=seconds)
            await wager(table, "ann", "win bet", "win bet")  # while the dice are offered
        return house

    tried(tmp_path, play)


def test_while_the_ball_runs_there_is_less_time_than_before_the_spin(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "roulette", "ann")
        await table.set_pace({"again": 8})
        await wager(table, "ann", "straight up", "17")
        await after(house, 20)
        assert done(table)[-1] == ("dealer", "spin the ball")
        await house.stop()
        again = house_at(folder)
        table = again.tables["table 1"]
        timer = table.timer()
        assert timer is not None
        assert timer.at - timer.since == timedelta(seconds=8)
        await after(again, 20 + 8)
        assert ("dealer", "no more bets") in done(table)
        return again

    tried(tmp_path, play)


def test_whoever_wagers_again_is_not_ready_any_more(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann", "bob")
        await table.ready("ann")
        await wager(table, "ann", "field", "field")
        await table.ready("bob")
        assert table.running.number == 1
        return house

    tried(tmp_path, play)


def test_a_restart_resumes_the_timer_and_who_is_ready(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann", "bob")
        await wager(table, "ann", "field", "field")
        await table.ready("ann")
        before = table.timer()
        await after(house, 10)
        await house.stop()
        again = house_at(folder)
        assert again.clock.now() == NOON
        table = again.tables["table 1"]
        assert table.running.arranged.pace.decides == 30
        assert table.timer() == before is not None
        await after(again, 19)
        assert table.running.number == 1
        await table.ready("bob")
        assert table.running.number == 2
        return again

    tried(tmp_path, play)


@pytest.mark.parametrize("how", [{}, {"rules": "vic"}], ids=["qld", "vic"])
def test_s64_a_player_who_does_not_act_in_time_draws_to_a_hard_total_over_11(
    tmp_path: Path, how: dict[str, str]
) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "blackjack", "ann", **how)
        await after(house, 30)
        assert ("ann", "decline") in done(table), "the cut"
        await wager(table, "ann", "blackjack", "box 1")
        await after(house, 20)
        timer = table.timer()
        assert timer is not None
        assert timer.who == "ann"
        await after(house, 30)
        directed = [by for by, act in done(table) if act == "act for an absent player"]
        assert directed in (["floor manager"], ["game supervisor"])
        stored = [each.event for each in house.store.events(table.number)]
        assert any(isinstance(each, Ruled) and "hard total over 11" in each.ruling.what for each in stored)
        assert Overdue("ann") in stored
        assert table.running.number == 2
        return house

    tried(tmp_path, play)


@pytest.mark.parametrize("how", [{}, {"rules": "vic"}], ids=["qld", "vic"])
def test_s239_3_the_hand_of_a_player_who_neither_bets_nor_folds_is_closed(tmp_path: Path, how: dict[str, str]) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "caribbean-stud", "ann", "bob", **how)
        for who, place in (("ann", "place 1"), ("bob", "place 2")):
            await wager(table, who, "ante wager", place, 1000)
        await after(house, 20 + 30)
        closed = [
            done
            for e in house.store.events(table.number)
            if isinstance(done := e.event, Done) and done.act.startswith("close an")
        ]
        assert [done.details for done in closed] == [{"person": "ann"}]
        timer = table.timer()
        assert timer is not None
        assert timer.who == "bob"
        return house

    tried(tmp_path, play)


@pytest.mark.parametrize(
    ("how", "act"),
    [({}, "order the shoe passed"), ({"rules": "vic"}, "direct to relinquish the shoe")],
    ids=["qld", "vic"],
)
def test_s105_2_b_a_banker_who_delays_the_game_gives_up_the_shoe(tmp_path: Path, how: dict[str, str], act: str) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "baccarat", "ann", "bob", **how)
        while not (table.running.round and table.running.round.moment == "wagers are made"):
            ask = table.running.round and table.running.round.ask
            assert isinstance(ask, Choice)
            await table.act(ask.who, "cut" if "cut" in ask.offers else "accept the shoe")
        for who, seat in (("ann", "seat 1"), ("bob", "seat 2")):
            await wager(table, who, "player's hand", seat, 1000)
        await after(house, 20)
        assert act not in [did for _, did in done(table)]
        await after(house, 30)
        assert act in [did for _, did in done(table)]
        return house

    tried(tmp_path, play)


def test_at_poker_the_next_round_begins_by_itself_and_who_does_not_answer_pays_nothing_more(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "manila", "ann", "bob")
        await after(house, 20)
        assert ("dealer", "start the round") in done(table)
        await after(house, 60)
        assert [act for by, act in done(table) if by in ("ann", "bob")] == ["blind bet", "fold"]
        return house

    tried(tmp_path, play)


def test_whoever_lets_decisions_pass_one_after_another_gives_up_the_place_and_keeps_the_chips(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "manila", "ann", "bob")
        await after(house, AWAY * 2 * 90)
        assert not table.running.table.players
        chips = {account: held for account, held in house.store.balances().items() if account.kind == "chips"}
        assert sum(chips.values()) == 200_000
        assert all(not account.table for account, held in chips.items() if held)
        assert table.timer() is None
        return house

    tried(tmp_path, play)


def test_at_a_live_table_nothing_happens_by_itself(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann", dealt="live")
        before = table.chain.number
        await after(house, 500)
        assert table.timer() is None
        assert table.chain.number == before
        with pytest.raises(BadInput, match="nobody need be ready"):
            await table.ready("ann")
        return house

    tried(tmp_path, play)


def test_a_clock_that_is_put_back_holds_no_table_up(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann")
        await house.open_table("table 2", "mini-dice")
        await admit_bot(house.tables["table 2"], "bot 1")
        await after(house, 30)
        await wager(table, "ann", "field", "field")
        clock, second = house.clock, house.tables["table 2"]
        assert isinstance(clock, HeldClock)
        before = second.chain.number
        clock.move_on(timedelta(hours=-1))
        await Pit(house).tick()
        assert table.running.number == 2
        assert second.chain.number > before
        return house

    tried(tmp_path, play)


def test_a_table_that_could_not_go_on_is_tried_again_though_the_clock_is_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann")
        await wager(table, "ann", "field", "field")
        clock, pit = house.clock, Pit(house)
        assert isinstance(clock, HeldClock)
        clock.move_on(timedelta(seconds=20))

        async def full(_batch: Batch) -> None:
            raise NotStored("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(house, "keep", full)
            await pit.tick()
        assert table.running.number == 1
        clock.move_on(timedelta(hours=-1))
        await pit.tick()
        assert table.running.number == 2
        return house

    tried(tmp_path, play)


@pytest.mark.parametrize(("changes", "says"), [({"speed": 3}, "it has wagers"), ({"wagers": -1}, "whole number")])
def test_a_pace_that_is_none_is_told(tmp_path: Path, changes: dict[str, int], says: str) -> None:
    async def play(folder: Path) -> House:
        house, _ = await opened(folder, "mini-dice")
        with pytest.raises(BadInput, match=says):
            await house.tables["table 1"].set_pace(changes)
        return house

    tried(tmp_path, play)


def test_a_pit_runs_by_the_clock_until_it_is_stopped(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann")
        await house.tables["table 1"].set_pace({"wagers": 0})
        running = asyncio.create_task(Pit(house).run())
        await wager(table, "ann", "field", "field")
        while table.running.number == 1:
            await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await table.seen(lambda _running, _number: None)  # what was being done there is stored
        return house

    tried(tmp_path, play)


def test_where_nothing_can_be_stored_a_table_waits_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-dice", "ann")
        await house.open_table("table 2", "mini-dice")
        await house.buy_in("ann", 100_000)
        await house.sit("table 2", "ann", 100_000)
        for each in house.tables.values():
            await wager(each, "ann", "field", "field")
        keeps = house.keep

        async def full(batch: Batch) -> None:
            if batch.events and batch.events[0].chain == table.number:
                raise NotStored("the disk is full")
            await keeps(batch)

        monkeypatch.setattr(house, "keep", full)
        await after(house, 60)
        assert (table.running.number, house.tables["table 2"].running.number) == (1, 2)
        monkeypatch.undo()
        await after(house, 60)
        assert table.running.number == 2
        return house

    tried(tmp_path, play)
