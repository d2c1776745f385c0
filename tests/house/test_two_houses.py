"""Two processes that run one house: what one of them wrote the other knows whenever it matters, and neither writes over
the other. Here both are one process, over one file."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support.house import house_at

from houseway.errors import BadInput
from houseway.house import chains
from houseway.house.house import House
from houseway.house.play_money import has_play_money
from houseway.keno.accounts import TO_PLAY
from houseway.ledger.accounts import carried, purse
from houseway.store.store import Store
from houseway.verify.house import verify

SELLS: dict[str, Any] = {"patron": "zoe", "ways": ["1-2-3"], "stake": "1.00", "writer": "w1", "station": 2}


@pytest.fixture(autouse=True)
def no_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    """On SQLite one process alone runs a house, and holds a lock."""
    monkeypatch.setattr(Store, "alone", lambda *_: SimpleNamespace(release=lambda: None))


def tried(folder: Path, does: Callable[[House, House], Awaitable[None]]) -> None:
    async def both() -> None:
        one, two = house_at(folder), house_at(folder, seed=2)
        leases: Any = SimpleNamespace()
        one.holding.leases = two.holding.leases = leases
        await does(one, two)
        assert not verify(one.store).wrong
        one.holding.leases = two.holding.leases = None
        await one.stop()
        await two.stop()

    asyncio.run(both())


def test_whoever_one_admits_the_other_knows_in_the_role_that_they_have_by_now(tmp_path: Path) -> None:
    async def does(one: House, two: House) -> None:
        await one.admit("zoe", "player")
        assert two.known("zoe").role.value == "player"
        await one.admit("yan", "dealer")
        assert (await two.knows("yan")).role.value == "dealer"
        await one.admit("yan", "pit boss")
        assert (await two.knows("yan")).role.value == two.known("yan").role.value == "pit boss"
        with pytest.raises(BadInput, match="knows nobody"):
            two.known("eve")

    tried(tmp_path, does)


@pytest.mark.parametrize("at_once", [1, 2, 1000])
def test_what_both_write_comes_one_after_the_other_however_much_the_other_wrote(
    tmp_path: Path, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chains, "AT_ONCE", at_once)

    async def does(one: House, two: House) -> None:
        await one.admit("zoe", "player")
        for amount in (500, 700, 900):
            await one.deposit("zoe", amount)
        await two.deposit("zoe", 1_000)
        await one.buy_in("zoe", 2_000, "an id")
        await two.buy_in("zoe", 2_000, "an id")
        with pytest.raises(BadInput, match="was given to something else"):
            await two.buy_in("zoe", 100, "an id")
        assert await two.holds(purse("zoe"), carried("zoe")) == [1_100, 2_000]
        await one.deposit("zoe", 1)
        await two.deposit("zoe", 1)
        assert one.held(purse("zoe")) == 1_102

    tried(tmp_path, does)


def test_who_has_play_money_is_known_to_both(tmp_path: Path) -> None:
    async def does(one: House, two: House) -> None:
        await one.admit("gus", "player")
        await one.play_money("gus", 500)
        await two.knows("gus")
        assert has_play_money(two, "gus")
        with pytest.raises(BadInput, match="play money"):
            await two.withdraw("gus", 100)

    tried(tmp_path, does)


def test_the_lounge_that_one_opened_is_the_others_too(tmp_path: Path) -> None:
    async def does(one: House, two: House) -> None:
        await one.admit("zoe", "player")
        await one.deposit("zoe", 10_00)
        assert two.systems.keno is None
        await one.keno("open")
        await two.learn(two.acts)
        await two.keno("begin day")
        await one.learn(one.acts)
        assert [(await house.keno("sell", **SELLS))["ticket"] for house in (one, two, one)] == [1, 2, 3]
        assert one.held(TO_PLAY) == 300
        await two.learn(two.acts)
        assert [*two.systems.lounge().tickets] == [1, 2, 3]

    tried(tmp_path, does)
