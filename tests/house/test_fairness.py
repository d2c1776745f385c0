"""The seed of each shoe is committed to before it and told after it; every outcome follows from it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.house import Play, house_at, seated

from houseway.errors import BadInput
from houseway.house.fairness import ROUNDS, WORDS, commitment
from houseway.house.house import House
from houseway.house.verify import verify
from houseway.house.verify_shoe import verify_shoe
from houseway.play.codec import Data


def said(house: House, table: str, *kinds: str) -> list[Data]:
    bodies = (event.data for event in house.store.events(house.tables[table].number))
    return [body for body in bodies if body.get("house") in kinds]


def test_the_hash_of_a_shoe_is_told_before_it_and_the_seed_after_it(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "table", "caribbean-stud")
        await Play(table, 1).rounds(4)
        bodies = said(house, "table", "committed", "shoe", "revealed")
        told = [(body["house"], body["shoe"]) for body in bodies]
        shoes = table.running.shoes.number
        assert shoes > 1, "the cards are shuffled for every round"
        for shoe in range(1, shoes):
            order = [told.index((what, shoe)) for what in ("committed", "shoe", "revealed")]
            assert order == sorted(order)
            [hash] = [b["hash"] for b in bodies if b["house"] == "committed" and b["shoe"] == shoe]
            [seed] = [b["seed"] for b in bodies if b["house"] == "revealed" and b["shoe"] == shoe]
            assert commitment(seed) == hash
            assert verify_shoe(house.store, "table", shoe)
        assert ("revealed", shoes) not in told
        with pytest.raises(BadInput, match="has not been told"):
            verify_shoe(house.store, "table", shoes)
        await house.stop()

    asyncio.run(tried())


def test_a_wheel_has_another_seed_after_so_many_rounds(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "coins", "two-up", 1)
        table.running.shoes.rounds = ROUNDS - 1
        await Play(table, 1).rounds(2)
        assert [body["shoe"] for body in said(house, "coins", "revealed")] == [1]
        await house.stop()

    asyncio.run(tried())


def test_the_words_of_players_change_what_comes(tmp_path: Path) -> None:
    async def evening(folder: Path, word: str) -> list[Any]:
        folder.mkdir()
        house = house_at(folder)
        table = await house.open_table("coins", "two-up")
        await table.word("ann", word)
        table.running.shoes.rounds = ROUNDS
        who = "bob"
        await house.admit(who, "player")
        await house.deposit(who, 100_000)
        await house.buy_in(who, 100_000)
        await house.sit("coins", who, 100_000)
        await Play(table, 1).rounds(12)
        [shoe] = [body for body in said(house, "coins", "shoe") if body["shoe"] == 2]
        assert shoe["words"] == [word]
        assert not verify(house.store).wrong
        bodies = (event.data for event in house.store.events(table.number))
        came = [body for body in bodies if "by" in body and "act" not in body]
        await house.stop()
        return came

    first, second = (asyncio.run(evening(tmp_path / word, word)) for word in ("luck", "fortune"))
    assert first != second


def test_words_that_are_too_long_or_too_many_are_not_taken(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await house.open_table("coins", "two-up")
        for word in ("", "x" * 41, "a\nb"):
            with pytest.raises(BadInput, match="1 to 40 letters"):
                await table.word("ann", word)
        for _ in range(WORDS):
            await table.word("ann", "again")
        with pytest.raises(BadInput, match="has its 50 words"):
            await table.word("ann", "again")
        await house.stop()

    asyncio.run(tried())


def test_another_outcome_than_the_seed_gives_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dealer who chooses what comes, and hashes it all properly."""

    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette")
        with monkeypatch.context() as patch:
            patch.setattr("houseway.house.running.drawn", lambda _chance, ask: next(iter(ask.device.weights())))
            await Play(table, 1).rounds(2)
        assert "the shoe's seed gives" in verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_at_a_live_table_the_dealer_says_what_came(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette", dealt="live")
        assert not said(house, "wheel", "committed", "shoe")
        with pytest.raises(BadInput, match="dealt by hand"):
            await table.word("ann", "luck")
        round_ = table.running.round
        assert round_ is not None
        for act in ("spin the ball", "no more bets"):
            await table.act("dealer", act)
        await table.comes("ball", 17)
        with pytest.raises(BadInput, match="awaited"):
            await table.comes("ball", 17)
        assert not verify(house.store).wrong
        with pytest.raises(BadInput, match="it has no seeds"):
            verify_shoe(house.store, "wheel", 1)
        await house.stop()

    asyncio.run(tried())
