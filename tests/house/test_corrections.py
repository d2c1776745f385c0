"""What a dealer typed wrongly is corrected: the round is made again, and money, chain and people agree.

It is a correction of the record (issue 27): by the dealer before the next step, by a supervisor until the next round
ends, with both values and both names, and refused with its reason where somebody has decided by what was shown.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at, seated
from support.live import Live
from support.sessions import EVERY

from houseway.errors import BadInput, HousewayError, Refused
from houseway.house.actor import acting
from houseway.house.house import House
from houseway.house.people import Member, member
from houseway.house.tables.correction import Correctable, Mistyped, correctable
from houseway.house.tables.task import HouseTable
from houseway.play.events import Came, Settled, Undone
from houseway.rulebook import moment
from houseway.shown.reports import foreseen_of_correction
from houseway.shown.words import NO_FAULT, in_words
from houseway.store.events import Corrected, SaidFor
from houseway.verify.house import verify

DEALER, MANAGER, INSPECTOR = member("kim", "dealer"), member("flo", "floor manager"), member("ivy", "inspector")
BROUGHT = 300_00
PEOPLE = ("ann", "bob")


async def wheel(house: House) -> HouseTable:
    """A live wheel at which ann has $5.00 on red and bob $7.00 on black, and 17 was typed."""
    for each in PEOPLE:
        await house.admit(each, "player")
        await house.deposit(each, BROUGHT)
        await house.buy_in(each, BROUGHT)
    table = await house.open_table("wheel", "roulette", dealt="live")
    for each in PEOPLE:
        await house.sit("wheel", each, BROUGHT)
    with acting(DEALER):
        await table.act("dealer", "spin the ball")
        for who, colour, stake in (("ann", "red", 5_00), ("bob", "black", 7_00)):
            await table.act(who, "wager", {"on": colour, "selection": colour, "stake": stake}, said_by="kim")
        await table.act("dealer", "no more bets")
        await table.comes("ball", 17)
    return table


def tried(folder: Path, does: Callable[[HouseTable], Awaitable[None]], database: str | None = None) -> None:
    """At such a wheel; what came of it verifies, and is the same after a restart."""

    async def evening() -> None:
        house = house_at(folder, database)
        table = await wheel(house)
        await does(table)
        assert not (found := verify(house.store)).wrong, found.wrong
        stood = table.view("dealer"), table.running.number
        await house.stop()
        again = house_at(folder, database)
        assert (again.table("wheel").view("dealer"), again.table("wheel").running.number) == stood
        await again.stop()

    asyncio.run(evening())


def ball(table: HouseTable, who: Member, round_: int = 1) -> Correctable:
    return next(each for each in correctable(table.running, who) if (each.round, each.field) == (round_, "ball"))


async def corrects(table: HouseTable, who: Member, what: Correctable, now: str | int) -> list[Any]:
    with acting(who):
        return (await table.correct(who, Mistyped(what.round, what.step, what.field, now))).events


async def ends_the_round(table: HouseTable) -> None:
    with acting(DEALER):
        await table.act("dealer", "place the crown")
    assert table.running.number == 2


def purses(table: HouseTable) -> dict[str, int]:
    return {each.name: each.purse.value for each in table.running.table.players}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    found: str | None = request.getfixturevalue("postgresql") if request.param == "postgresql" else None
    return found


def test_a_supervisor_corrects_a_number_of_the_round_before_and_everything_is_settled_by_it(
    tmp_path: Path, database: str | None
) -> None:
    async def does(table: HouseTable) -> None:
        await ends_the_round(table)
        assert purses(table) == {"ann": 295_00, "bob": 300_00}  # black wins $7.00, and both stakes of winners lie on
        events = await corrects(table, MANAGER, ball(table, MANAGER), 18)
        told = next(each for each in events if isinstance(each, Corrected))
        assert (told.was, told.now) == (17, 18)
        assert (told.by, told.typed_by, told.typed_as) == ("floor manager", "kim", "dealer")
        assert {each.line.person for each in events if isinstance(each, Undone)} == {*PEOPLE}
        assert {(e.line.person, e.line.verdict.value) for e in events if isinstance(e, Settled)} == {
            ("ann", "win"),
            ("bob", "lose"),
        }
        assert purses(table) == {"ann": 300_00, "bob": 293_00}

    tried(tmp_path, does, database)


def test_the_dealer_corrects_before_the_next_step_and_not_after_it(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        await corrects(table, DEALER, ball(table, DEALER), 18)
        await ends_the_round(table)
        assert correctable(table.running, DEALER) == []
        number = ball(table, MANAGER)
        with pytest.raises(BadInput, match="something was done since; a floor manager or the pit boss corrects it"):
            await corrects(table, DEALER, number, 19)
        assert purses(table) == {"ann": 300_00, "bob": 293_00}

    tried(tmp_path, does)


def test_it_is_too_late_when_the_next_round_has_ended(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        number = ball(table, MANAGER)
        await ends_the_round(table)
        with acting(DEALER):
            await table.act("dealer", "spin the ball")
            await table.act("dealer", "no more bets")
            await table.comes("ball", 3)
            await table.act("dealer", "place the crown")
        assert table.running.number == 3
        with pytest.raises(BadInput, match="nothing that was typed in round 1"):
            await corrects(table, MANAGER, number, 18)

    tried(tmp_path, does)


def test_what_was_done_in_the_next_round_is_done_again(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        await ends_the_round(table)
        with acting(DEALER):
            red = {"on": "red", "selection": "red", "stake": 9_00}
            await table.act("bob", "wager", red, said_by="kim")
        events = await corrects(table, MANAGER, ball(table, MANAGER), 18)
        assert [each.person for each in events if isinstance(each, SaidFor)] == ["bob"]
        lies = sorted((each.person, each.wager.name, each.stake) for each in table.running.table.placed)
        assert lies == [("ann", "red", 5_00), ("bob", "red", 9_00)]

    tried(tmp_path, does)


def test_what_somebody_staked_who_had_it_by_the_mistake_alone_keeps_it_from_being_corrected(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        await ends_the_round(table)
        with acting(DEALER):
            all_of_it = {"on": "red", "selection": "red", "stake": 300_00}
            await table.act("bob", "wager", all_of_it, said_by="kim")
        before = purses(table), table.chain.number
        with pytest.raises(BadInput, match="what was done in the next round rests on it"):
            await corrects(table, MANAGER, ball(table, MANAGER), 18)
        assert (purses(table), table.chain.number) == before

    tried(tmp_path, does)


def test_a_wager_that_was_typed_with_another_amount_is_put_right(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        await ends_the_round(table)
        what = next(e for e in correctable(table.running, MANAGER) if (e.who, e.field) == ("bob", "stake"))
        assert what.stands == "7.00"
        await corrects(table, MANAGER, what, "70.00")
        assert purses(table)["bob"] == 300_00
        assert sum(each.stake for each in table.running.table.placed) == 70_00

    tried(tmp_path, does)


def test_a_player_who_has_decided_since_on_a_page_of_their_own_keeps_it_from_being_corrected(tmp_path: Path) -> None:
    """Whom the dealer speaks for saw the cards themselves, and not what was typed."""

    async def evening(said_by: str) -> None:
        house = house_at(tmp_path / (said_by or "own"))
        table = await seated(house, "cards", "blackjack", 1, dealt="live")
        (who,) = purses(table)
        await Live(table, 1).until_offered("stand")
        round_, step = table.running.number, first_card(table)
        with acting(DEALER):
            await table.act(who, "stand", {}, said_by=said_by)
        if said_by:
            assert await table.correct(MANAGER, Mistyped(round_, step, "card", "4S"))
        else:
            assert not [each for each in correctable(table.running, MANAGER) if each.step == step]
            with pytest.raises(BadInput, match=f"{who} has decided since, by what was shown"):
                await table.correct(MANAGER, Mistyped(round_, step, "card", "4S"))
        await house.stop()

    for folder in ("own", "kim"):
        (tmp_path / folder).mkdir()
    asyncio.run(evening(""))
    asyncio.run(evening("kim"))


def first_card(table: HouseTable) -> int:
    assert table.running.round is not None
    inputs = [table.running.round.log[each.place] for each in table.running.inputs]
    return next(at for at, entry in enumerate(inputs, 1) if entry[0] is Came)


def test_nobody_else_corrects_and_no_more_than_there_is(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        number = ball(table, MANAGER)
        assert correctable(table.running, INSPECTOR) == []
        with pytest.raises(BadInput, match="the dealer corrects what was typed, or a floor manager or the pit boss"):
            await corrects(table, INSPECTOR, number, 18)
        with pytest.raises(BadInput, match="17 is what stands there already"):
            await corrects(table, MANAGER, number, 17)
        with pytest.raises(BadInput, match="that cannot have been: 99 is no outcome"):
            await corrects(table, MANAGER, number, 99)
        with pytest.raises(BadInput, match="nothing that was typed in round 1 is thing 50"):
            await corrects(table, MANAGER, number._replace(step=50), 18)

    tried(tmp_path, does)


def test_what_the_house_deals_is_never_corrected(tmp_path: Path) -> None:
    async def evening() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette")
        assert correctable(table.running, MANAGER) == []
        with pytest.raises(BadInput, match="nothing that was typed"):
            await table.correct(MANAGER, Mistyped(1, 1, "ball", 18))
        await house.stop()

    asyncio.run(evening())


def test_the_players_are_told_in_plain_words_and_that_nobody_broke_a_rule(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        number = ball(table, DEALER)
        seen = [str(each) for each in foreseen_of_correction(table, DEALER, Mistyped(1, number.step, "ball", 18))]
        assert table.running.round is not None
        assert "17" in str(table.running.round.log), "nothing has happened yet"
        events = await corrects(table, DEALER, number, 18)
        assert [str(in_words(each)) for each in events] == seen
        words = in_words(next(each for each in events if isinstance(each, Corrected))).what
        assert words.startswith("the ball from the wheel was typed wrongly: it was 18, not 17.")
        assert words.endswith(NO_FAULT)

    tried(tmp_path, does)


def test_s128_a_throw_at_craps_is_overruled_and_not_corrected(tmp_path: Path) -> None:
    async def evening() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "craps", "craps", dealt="live")
        play = Live(table, 3)
        while not any(entry[0] is Came for entry in table.running.round.log):  # type: ignore[union-attr]
            await play.step()
        assert not [each for each in correctable(table.running, MANAGER) if each.field == "roll"]
        step = first_card(table)
        with pytest.raises(Refused) as refused:
            await table.correct(MANAGER, Mistyped(table.running.number, step, "roll", "1-1"))
        assert refused.value.under is not None
        assert refused.value.under.text == "qld s128"
        await house.stop()

    asyncio.run(evening())


@pytest.mark.parametrize("name", EVERY)
def test_whatever_is_corrected_at_any_game_money_chain_and_a_restart_agree(name: str, tmp_path: Path) -> None:
    """A supervisor corrects now and then what was typed; what cannot be corrected changes nothing."""
    chance = random.Random(name)

    async def evening() -> None:
        game, house = EVERY[name], house_at(tmp_path)
        how: dict[str, Any] = {"rules": game.rules, "on": moment(game.since), "variant": game.variant}
        table = await seated(house, "table 1", game.name, dealt="live", **how)
        play, last = Live(table, 14, says="kim"), table.running.number + 2
        for _ in range(120):
            if table.running.number >= last or not await play.step():
                break
            if chance.random() < 0.2:
                await tries(table, chance)
        for _ in range(4):
            await tries(table, chance)
        assert not (found := verify(house.store)).wrong, found.wrong
        stood = table.running.number, purses(table)
        await house.stop()
        again = house_at(tmp_path)
        assert (again.table("table 1").running.number, purses(again.table("table 1"))) == stood
        await again.stop()

    asyncio.run(evening())


async def tries(table: HouseTable, chance: random.Random) -> None:
    there = correctable(table.running, MANAGER)
    if not there:
        return
    what = chance.choice(there)
    number = table.chain.number
    try:
        events = await corrects(table, MANAGER, what, other(table, what, chance))
    except HousewayError:
        assert table.chain.number == number, "what is refused leaves nothing behind"
    else:
        assert any(isinstance(each, Corrected) for each in events)


def other(table: HouseTable, what: Correctable, chance: random.Random) -> str | int:
    """Another value of that kind."""
    if not what.act and table.running.round is not None:
        played = table.running.round if what.round == table.running.number else table.running.before.round  # type: ignore
        asks = [entry[1] for entry in played.log if entry[0] is Came and entry[1].field == what.field]
        value: str | int = asks[-1].write(chance.choice(list(asks[-1].device.weights())))
        return value
    return f"{chance.randint(1, 50)}.00" if isinstance(what.stands, str) and "." in what.stands else what.stands


def test_a_report_made_by_mistake_is_taken_back_before_anything_rests_on_it(tmp_path: Path) -> None:
    """The round stands where it stood, and both names are kept."""

    async def does(table: HouseTable) -> None:
        stood = str(table.running.round and table.running.round.ask)
        ways = {"person": "ann", "from": "red", "from_selection": "red", "to": "odd", "to_selection": "odd"}
        with acting(DEALER):
            await table.act("dealer", "chips lie elsewhere", ways)
        found = next(each for each in correctable(table.running, DEALER) if not each.field)
        assert (found.act, found.stands) == ("chips lie elsewhere", "chips lie elsewhere")
        with acting(DEALER):
            with pytest.raises(BadInput, match="taken back as a whole"):
                await table.correct(DEALER, Mistyped(found.round, found.step, "", "something else"))
            await table.correct(DEALER, Mistyped(found.round, found.step, "", ""))
        assert str(table.running.round and table.running.round.ask) == stood
        (told,) = [e.event for e in table.house.store.events(table.number) if isinstance(e.event, Corrected)]
        assert in_words(told).what.startswith("'chips lie elsewhere' was reported by mistake, and is taken back.")
        assert [each for each in correctable(table.running, DEALER) if not each.field] == []

    tried(tmp_path, does)


def test_a_report_that_something_rests_on_is_not_taken_back_by_anybody(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        ways = {"person": "ann", "from": "red", "from_selection": "red", "to": "odd", "to_selection": "odd"}
        with acting(DEALER):
            await table.act("dealer", "chips lie elsewhere", ways)
            await table.act("dealer", "place the crown")
        assert [each for each in correctable(table.running, MANAGER) if not each.field] == []

    tried(tmp_path, does)
