"""Play money becomes nobody's money: at the cage, at the lounge, at a pot, in a tournament."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from support.directed import SPRING, announced, file, pit_of, spring
from support.house import Play, house_at, seated

from houseway.errors import BadInput, Refused
from houseway.games import GAMES, find
from houseway.house.clock import HeldClock
from houseway.house.director import draw
from houseway.house.house import House
from houseway.house.play_money import has_play_money
from houseway.house.tables.bots import admit_bot
from houseway.house.tables.setup import close_table
from houseway.house.tournaments import Stage
from houseway.keno.accounts import CHIEF_EXECUTIVE
from houseway.ledger.accounts import DEMONSTRATION, Account, at_table, purse
from houseway.store.database import url_of
from houseway.store.ledger import summed
from houseway.store.store import Store
from houseway.verify.house import verify

FOR_MONEY, FOR_PLAY = "ann", "guest 1"


def in_a_house(tmp_path: Path, does: Callable[[House], Awaitable[None]]) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await house.admit(FOR_MONEY, "player")
        await house.deposit(FOR_MONEY, 1_000_00)
        await house.admit(FOR_PLAY, "guest")
        await house.play_money(FOR_PLAY, 1_000_00)
        for name in (FOR_MONEY, FOR_PLAY):
            await house.buy_in(name, 600_00)
        await does(house)
        await house.stop()

    asyncio.run(tried())


def test_who_was_given_play_money_has_it_for_good_and_every_process_knows(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        table = await house.open_table("wheel", "roulette")
        await admit_bot(table, "the bot")
        await house.play_money("the bot", 500_00)
        await close_table(house, "wheel")
        assert [has_play_money(house, name) for name in (FOR_MONEY, FOR_PLAY, "the bot")] == [False, True, True]
        with pytest.raises(BadInput, match="the bot is a bot, and has play money alone"):
            await house.withdraw("the bot", 500_00)
        assert house.held(purse("the bot")) == 500_00

    in_a_house(tmp_path, does)

    async def again() -> None:
        house = house_at(tmp_path)
        with pytest.raises(BadInput, match="play money alone"):
            await house.withdraw("the bot", 1)
        await house.stop()

    asyncio.run(again())


@pytest.mark.parametrize("act", ["sell", "redeem keno dollars"])
def test_keno_dollars_of_a_guest_are_nobody_else_s_money_whoever_writes(tmp_path: Path, act: str) -> None:
    async def does(house: House) -> None:
        await house.keno("open")
        await house.keno("begin day")
        given: dict[str, Any] = {"amount": "20.00", "writer": "w1", "station": 2}
        serial = (await house.keno("issue keno dollars", patron=FOR_PLAY, **given))["keno dollars"]
        details: dict[str, Any] = {"serial": serial}
        if act == "sell":
            details = {"keno_dollars": [serial], "ways": ["1-2-3"], "stake": "20.00"}
        with pytest.raises(BadInput, match="bought with play money"):
            await house.keno(act, patron=FOR_MONEY, writer="w1", station=2, **details)
        await house.keno(act, patron=FOR_PLAY, writer="w1", station=2, **details)

    in_a_house(tmp_path, does)


@pytest.mark.parametrize("act", ["pay", "refund", "claim"])
def test_a_ticket_of_a_guest_is_paid_to_nobody_who_has_money(tmp_path: Path, act: str) -> None:
    async def does(house: House) -> None:
        await house.keno("open")
        await house.keno("begin day")
        bought: dict[str, Any] = {"ways": ["1-2-3"], "stake": "5.00", "writer": "w1", "station": 2}
        ticket = (await house.keno("sell", patron=FOR_PLAY, **bought))["ticket"]
        with pytest.raises(BadInput, match="bought with play money"):
            await house.keno(act, patron=FOR_MONEY, ticket=str(ticket), writer="w1", station=2)

    in_a_house(tmp_path, does)


def test_qld_s220_2_a_no_play_money_goes_to_the_chief_executive_and_whoever_brings_the_ticket_is_paid(
    tmp_path: Path,
) -> None:
    async def does(house: House) -> None:
        await house.keno("open")
        await house.keno("begin day")
        for patron in (FOR_MONEY, FOR_PLAY):
            await house.keno("sell", patron=patron, ways=["1-2-3"], stake="1.00", writer="w1", station=2)
        await house.keno("draw", numbers=list(range(1, 21)))
        assert isinstance(house.clock, HeldClock)
        house.clock.move_on(timedelta(days=29))
        assert house.systems.keno is not None
        own, played = (house.systems.keno.tickets[serial].owed for serial in (1, 2))
        given, left = house.held(DEMONSTRATION), house.held(purse(FOR_PLAY))
        for _ in range(2):
            assert await house.keno("hand over", "one") == {"cheque": own, "tickets": 1}
        assert (house.held(CHIEF_EXECUTIVE), house.held(DEMONSTRATION)) == (own, given + played)
        with pytest.raises(BadInput, match="bought with play money"):
            await house.keno("claim", patron=FOR_MONEY, ticket="2")
        await house.keno("claim", patron=FOR_PLAY, ticket="2")
        assert (house.held(DEMONSTRATION), house.held(purse(FOR_PLAY))) == (given, left + played)
        await house.keno("claim", patron=FOR_MONEY, ticket="1")
        assert house.held(CHIEF_EXECUTIVE) == 0
        with pytest.raises(BadInput, match="takes nothing more"):
            await house.keno("hand over", play_money=[])
        assert not verify(house.store).wrong

    in_a_house(tmp_path, does)


def test_keno_dollars_are_known_as_a_guest_s_however_their_number_is_written(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        await house.keno("open")
        await house.keno("begin day")
        await house.keno("issue keno dollars", patron=FOR_PLAY, amount="20.00", writer="w1", station=2)
        with pytest.raises(BadInput, match="bought with play money"):
            await house.keno("redeem keno dollars", patron=FOR_MONEY, serial=1.0, writer="w1", station=2)

    in_a_house(tmp_path, does)


@pytest.mark.parametrize("game", [game for game in GAMES if find(game).against_each_other])
@pytest.mark.parametrize("first", [FOR_MONEY, FOR_PLAY])
def test_at_a_game_between_players_all_have_play_money_or_nobody(tmp_path: Path, game: str, first: str) -> None:
    async def does(house: House) -> None:
        await house.open_table("table", game)
        second = FOR_PLAY if first == FOR_MONEY else FOR_MONEY
        await house.sit("table", first, 600_00)
        with pytest.raises(BadInput, match="and at table it is played for"):
            await house.sit("table", second, 600_00)
        assert not house.table("table").running.table.takes_part(second)

    in_a_house(tmp_path, does)


def test_a_bot_comes_to_no_pot_with_money_and_money_to_none_with_a_bot(tmp_path: Path) -> None:
    async def does(house: House) -> None:
        one, other = [await house.open_table(name, "manila") for name in ("one", "other")]
        await admit_bot(one, "one's bot")
        with pytest.raises(BadInput, match="at one it is played for play money"):
            await house.sit("one", FOR_MONEY, 600_00)
        await house.sit("one", FOR_PLAY, 600_00)
        await house.sit("other", FOR_MONEY, 600_00)
        with pytest.raises(BadInput, match="ann plays for money at other"):
            await admit_bot(other, "other's bot")
        with pytest.raises(BadInput, match="'ann' is somebody with money of their own"):
            await admit_bot(one, FOR_MONEY)

    in_a_house(tmp_path, does)


@pytest.mark.parametrize("game", GAMES)
def test_where_the_house_does_not_bank_players_play_against_each_other(tmp_path: Path, game: str) -> None:
    """At a pot the table's float is whole again after a round; against the house it is not."""

    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "table", game, max(2, find(game).players[0]))
        for seed in range(4):
            await Play(table, seed).rounds(2)
        held, banks = Counter[Account](), False
        layout, float_ = at_table("layout", "table"), at_table("float", "table")
        rounds = {event.number: event.round for event in house.store.events(table.number)}
        for _, entered in groupby(house.store.entered(table.number), key=lambda each: rounds[each.number]):
            held.update(summed(each.posting for each in entered))
            banks |= held[layout] == 0 and held[float_] != 0
        assert banks == (not find(game).pot)
        assert banks or find(game).against_each_other
        await house.stop()

    asyncio.run(tried())


# Tournaments


def test_bots_enter_no_tournament_with_money_and_money_none_with_play_money(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await announced(tmp_path, names=(), waits=None)
        for name, role, gives in (("ann", "player", house.deposit), ("guest 1", "guest", house.play_money)):
            await house.admit(name, role)
            await gives(name, 200_00)
        await house.tournament("enter", tournament=SPRING, person="ann")
        with pytest.raises(BadInput, match="guest 1 has play money, and at spring it is played for money"):
            await house.tournament("enter", tournament=SPRING, person="guest 1")
        with pytest.raises(Refused, match="1 players have entered"):  # and no bot enters
            await draw(house, SPRING)
        assert (spring(house).stage, list(spring(house).running.entrants)) == (Stage.ENTRIES, ["ann"])
        await house.stop()

    asyncio.run(tried())


def test_in_a_house_that_is_run_with_money_nobody_is_given_play_money(tmp_path: Path) -> None:
    async def tried() -> None:
        house = House(Store(url_of(tmp_path)), takes_play_money=False)
        await house.tournament("open", tournament=SPRING, file=file(), fills=6)
        table = await house.open_table("wheel", "roulette")
        await house.admit("ann", "player")
        await house.deposit("ann", 200_00)
        await house.tournament("enter", tournament=SPRING, person="ann")
        with pytest.raises(BadInput, match="nobody is given play money"):
            await house.play_money("ann", 100)
        with pytest.raises(BadInput, match="no guests and no bots"):
            await admit_bot(table, "bot 1")
        await pit_of(house).tick()
        assert list(spring(house).running.entrants) == ["ann"]
        assert set(house.people) == {"ann"}
        await house.stop()

    asyncio.run(tried())
