"""Live tables: a dealer says what came and reports what went wrong, and is told what must be done."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at, seated
from support.live import Live
from support.sessions import EVERY, fill_option

from houseway.disputes import rows_of
from houseway.disputes.reports import open_reports
from houseway.errors import BadInput, HousewayError, Refused
from houseway.house.people import STANDS_FOR, member
from houseway.house.tables.task import HouseTable
from houseway.play.acts import Option
from houseway.play.events import Came
from houseway.play.words import EventWords
from houseway.rulebook import moment
from houseway.shown.reports import foreseen, reports, steps
from houseway.verify.house import verify


async def live(folder: Path, name: str) -> HouseTable:
    game, house = EVERY[name], house_at(folder)
    how: dict[str, Any] = {"rules": game.rules, "on": moment(game.since), "variant": game.variant}
    return await seated(house, "table 1", game.name, dealt="live", **how)


@pytest.mark.parametrize("name", EVERY)
def test_a_dealer_runs_whole_rounds_of_every_game(name: str, tmp_path: Path) -> None:
    async def tried() -> None:
        table = await live(tmp_path, name)
        await Live(table, 14).rounds(2)
        assert table.running.number > 2
        came = [e.event for e in table.house.store.events(table.number) if isinstance(e.event, Came)]
        assert came, "the dealer has said what came"
        assert not (found := verify(table.house.store)).wrong, found.wrong
        await table.house.stop()

    asyncio.run(tried())


async def reported(table: HouseTable, chance: random.Random) -> tuple[list[EventWords], list[EventWords]] | None:
    """Something that is open now is reported: what was foreseen, and what came of it."""
    staff = [member("kim", role) for role in ("dealer", "floor manager", "pit boss")]
    open_now = [each for by in staff for each in reports(table, by)]
    round_ = table.running.round
    if not open_now or round_ is None:
        return None
    chosen = chance.choice(open_now)
    ways = rows_of(round_.game)[chosen.act].ways(round_, chosen.who)
    option = Option(chosen.who, chosen.act, rows_of(round_.game)[chosen.act].under, chance.choice(ways))
    details = fill_option(chance, option)
    try:
        told = foreseen(table, chosen.who, chosen.act, details)
    except HousewayError as wrong:
        with pytest.raises(type(wrong)):
            await table.act(chosen.who, chosen.act, details)
        return None
    return told, steps((await table.act(chosen.who, chosen.act, details)).events)


@pytest.mark.parametrize("name", EVERY)
def test_what_a_report_will_do_is_told_before_it_is_done_in_the_order_in_which_it_comes(
    name: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        table, chance, found = await live(tmp_path, name), random.Random(name), 0
        play = Live(table, name)
        for _ in range(35):
            await play.step()
            if chance.random() < 0.3 and (both := await reported(table, chance)) is not None:
                told, came = both
                both_tell = min(len(told), len(came))  # staff goes on from there, or the next round begins
                assert told[:both_tell] == came[:both_tell]
                assert came[0].kind == "done"
                found += 1
        assert found, "something was reported"
        assert not (checked := verify(table.house.store)).wrong, checked.wrong
        await table.house.stop()

    asyncio.run(tried())


def test_a_ruling_comes_out_step_by_step_with_whom_it_concerns(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await live(tmp_path, "roulette qld 1998-09-04")
        who = "table 1 bot 1"
        await table.act(who, "wager", {"on": "straight up", "selection": "17", "stake": 500})
        await table.act("dealer", "spin the ball")
        await table.act("dealer", "no more bets")
        (no_spin,) = [each for each in reports(table, member("kim", "dealer")) if each.act == "no spin"]
        causes = no_spin.ways[0][0]
        details = {causes["name"]: causes["choices"][0]}
        before = table.chain.number
        told = foreseen(table, "dealer", "no spin", details)
        assert table.chain.number == before, "nothing has happened"
        answer = await table.act("dealer", "no spin", details)
        assert steps(answer.events) == told[: len(answer.events)]
        assert [step.kind for step in told][:2] == ["done", "called"]
        ruled = next(step for step in told if step.kind == "ruled")
        assert ruled.cites
        await table.house.stop()

    asyncio.run(tried())


def test_a_settlement_is_a_step_of_the_person_whose_wager_it_was(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await live(tmp_path, "roulette qld 1998-09-04")
        who = "table 1 bot 1"
        await table.act(who, "wager", {"on": "straight up", "selection": "17", "stake": 500})
        await table.act("dealer", "spin the ball")
        await table.act("dealer", "no more bets")
        with pytest.raises(BadInput, match="no 'card' is awaited"):
            await table.comes("card", "8H")
        await table.comes("ball", 17)
        found: list[EventWords] = []
        while not any(step.kind == "settled" for step in found):
            round_ = table.running.round
            assert round_ is not None
            option = next(option for option in round_.options("dealer") if option.act in str(round_.ask))
            chance = random.Random(1)
            found = steps((await table.act("dealer", option.act, fill_option(chance, option))).events)
        settled = next(step for step in found if step.kind == "settled")
        assert settled.who == who
        assert settled.what == "straight up 17 wins: $175.00 paid, $5.00 stays on the layout"
        assert settled.cites
        await table.house.stop()

    asyncio.run(tried())


def test_what_is_refused_is_refused_beforehand_too_and_leaves_nothing_behind(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await live(tmp_path, "roulette qld 1998-09-04")
        before = table.chain.number
        with pytest.raises(Refused):
            foreseen(table, "dealer", "no spin", {})
        assert table.chain.number == before
        await table.house.stop()

    asyncio.run(tried())


@pytest.mark.parametrize("role", ["dealer", "floor manager", "pit boss"])
@pytest.mark.parametrize("name", ["craps qld 1998-09-04", "keno qld 1998-09-04", "blackjack vic 1999-11-08"])
def test_whoever_does_the_work_of_several_of_the_staff_can_report_whatever_one_of_them_can(
    name: str, role: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        table = await live(tmp_path, name)
        by, round_ = member("kim", role), table.running.round
        assert round_ is not None
        names = [each for each in STANDS_FOR[by.role] if each in round_.table.people]
        own = {each.act for name in names for each in open_reports(round_, [name])}
        if names:
            assert {each.act for each in reports(table, by)} == own
        else:
            with pytest.raises(BadInput, match=f"a {role} has nothing to do"):
                reports(table, by)
        await table.house.stop()

    asyncio.run(tried())
