"""A tournament of a house: people enter for their own money, it is held by a committed seed, and pays to the cent."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at
from support.tournament import data_of, queensland, text_of, victorian

from houseway.errors import BadInput, Refused
from houseway.house.clock import HeldClock
from houseway.house.house import House
from houseway.house.systems import CHAIN
from houseway.house.tables.seed_words import seal_of
from houseway.house.tables.shoes import commitment
from houseway.house.tournaments import OPENING
from houseway.ledger.accounts import CAGE, OUTSIDE, of_system, purse
from houseway.store.events import Committed, Revealed
from houseway.verify.house import verify

NAMES = [f"seat {number}" for number in range(1, 7)]
POOL = of_system("tournament", "spring")


def file(make: Callable[[], dict[str, Any]] = queensland) -> str:
    """A file that names nobody."""
    data = make()
    data.pop("entrants", None)
    data.pop("event", None)
    return text_of(data)


async def entered(folder: Path, text: str, names: list[str] = NAMES) -> House:
    house = house_at(folder)
    await house.tournament("open", tournament="spring", file=text)
    for name in names:
        await house.admit(name, "player")
        await house.deposit(name, 20_000)
        await house.tournament("enter", tournament="spring", person=name)
    return house


def test_s10_a_all_entry_fees_are_in_the_pool_and_all_of_it_goes_to_the_winning_players(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await entered(tmp_path, file())
        assert (house.held(POOL), house.held(purse("seat 1"))) == (6 * 5000, 15_000)
        came_to = await house.tournament("hold", tournament="spring")
        assert sum(came_to["prizes"].values()) == 6 * 5000
        assert {*came_to["prizes"]} <= {*NAMES}
        for name in NAMES:
            assert house.held(purse(name)) == 15_000 + came_to["prizes"].get(name, 0)
        held = house.store.balances()
        assert (held[POOL], held[CAGE], held[OUTSIDE]) == (0, 0, -6 * 20_000)
        assert {kind for (kind, *_), amount in held.items() if amount} == {"outside", "purse"}
        cites = {each.posting.cites for each in house.store.entered(CHAIN) if POOL in each.posting[:2]}
        assert cites == {("qld s10(a)",)}
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_vic_28_2000_r20_2_1_j_what_the_operator_adds_comes_from_the_cage(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await entered(tmp_path, file(victorian))
        came_to = await house.tournament("hold", tournament="spring")
        assert sum(came_to["prizes"].values()) == 6 * 10_000 + 50_000
        held = house.store.balances()
        assert (held[POOL], held[CAGE]) == (0, -50_000)
        assert sum(held.values()) == 0
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_the_seed_was_committed_to_before_anybody_entered_and_is_told_afterwards(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await entered(tmp_path, file())
        (told,) = [each for stored in house.store.events(CHAIN) if isinstance(each := stored.event, Committed)]
        assert house.store.first(CHAIN).event == told
        await house.tournament("hold", tournament="spring")
        last = [stored.event for stored in house.store.events(CHAIN)][-1]
        assert isinstance(last, Revealed)
        assert commitment(last.seed) == told.hash
        await house.stop()

    asyncio.run(tried())


def test_it_goes_on_after_a_restart_and_comes_to_the_same(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await entered(tmp_path, file(), NAMES[:5])
        await house.stop()
        again = house_at(tmp_path, seed=2)
        await again.admit("seat 6", "player")
        await again.deposit("seat 6", 5_000)
        await again.tournament("enter", tournament="spring", person="seat 6")
        came_to = await again.tournament("hold", "held once", tournament="spring")
        await again.stop()
        third = house_at(tmp_path)
        assert third.systems.tournament("spring").came_to == came_to
        assert await third.tournament("hold", "held once", tournament="spring") == came_to
        with pytest.raises(BadInput, match="is over"):
            await third.tournament("hold", tournament="spring")
        assert not verify(third.store).wrong
        await third.stop()

    asyncio.run(tried())


def test_s10_b_who_withdraws_is_given_back_what_the_conditions_say(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await entered(tmp_path, file())
        assert await house.tournament("withdraw", tournament="spring", person="seat 6") == {"refund": 5000}
        assert (house.held(POOL), house.held(purse("seat 6"))) == (5 * 5000, 20_000)
        with pytest.raises(Refused, match="has not entered"):
            await house.tournament("withdraw", tournament="spring", person="seat 6")
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_an_id_that_opened_one_tournament_opens_no_other(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        for _ in range(2):
            await house.tournament("open", "one", tournament="spring", file=file())
        with pytest.raises(BadInput, match="given to something else"):
            await house.tournament("open", "one", tournament="autumn", file=file())
        assert [*house.systems.tournaments] == ["spring"]
        await house.stop()

    asyncio.run(tried())


def test_what_is_refused_or_not_paid_for_changes_nothing(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await entered(tmp_path, file(), NAMES[:3])
        await house.admit("poor", "player")
        number = house.store.end(CHAIN).number
        spring = {"tournament": "spring"}
        for why, what, details in (
            ("is needed", "enter", {**spring, "person": "poor"}),
            ("entered already", "enter", {**spring, "person": "seat 1"}),
            ("knows nobody", "enter", {**spring, "person": "nobody"}),
            ("3 players have entered, not 4 to 16", "hold", spring),
            ("there are spring", "hold", {"tournament": "autumn"}),
            ("allowed: open, enter, withdraw, buy back, seal, word, brief, draw, score, hold", "cancel", spring),
            ("a name is given once", "open", {**spring, "file": file()}),
            ("the file names none", "open", {"tournament": "autumn", "file": text_of(data_of("roulette-qld"))}),
            ("this is not TOML", "open", {"tournament": "autumn", "file": "nonsense"}),
            ("person' is missing", "enter", spring),
        ):
            with pytest.raises((BadInput, Refused), match=why):
                await house.tournament(what, **details)
        assert house.store.end(CHAIN).number == number
        assert list(house.systems.tournament("spring").running.entrants) == NAMES[:3]
        assert list(house.systems.secrets) == [1]
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


SALT = "0123456789abcdef" * 2


def seats_of(house: House) -> list[list[str]]:
    return [list(seat.playing) for seat in house.systems.tournament("spring").tables.values()]


def test_seats_are_drawn_by_the_words_that_entrants_sealed_and_opened(tmp_path: Path) -> None:
    async def drawn(folder: Path, word: str) -> list[list[str]]:
        folder.mkdir()
        house = await entered(folder, file())
        spring = {"tournament": "spring"}
        if word:
            await house.tournament("seal", person="seat 1", seal=seal_of(word, SALT), **spring)
            await house.tournament("seal", person="seat 2", seal=seal_of("silent", SALT), **spring)
            with pytest.raises(BadInput, match="when entries are closed"):
                await house.tournament("word", person="seat 1", word=word, salt=SALT, **spring)
            with pytest.raises(BadInput, match="draw it, so that they are opened first"):
                await house.tournament("hold", **spring)
            led_to = await house.tournament("draw", **spring)
            assert [who for who, _ in led_to["sealed"]] == ["seat 1", "seat 2"]
            with pytest.raises(Refused, match="entries are closed"):
                await house.tournament("withdraw", person="seat 3", **spring)
            await house.tournament("word", person="seat 1", word=word, salt=SALT, **spring)
            with pytest.raises(BadInput, match="words are opened until 12:00:30"):
                await house.tournament("draw", **spring)
            assert isinstance(house.clock, HeldClock)
            house.clock.move_on(OPENING)
        await house.tournament("draw", **spring)
        assert house.systems.tournament("spring").mixed == ([word] if word else [])
        found = seats_of(house)
        assert not verify(house.store).wrong
        await house.stop()
        again = house_at(folder)
        assert seats_of(again) == found
        await again.stop()
        return found

    found = [asyncio.run(drawn(tmp_path / (word or "none"), word)) for word in ("", "luck", "fortune", "chance")]
    assert len({str(seats) for seats in found}) > 2


def test_only_who_has_entered_seals_a_word_and_it_goes_with_them(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await entered(tmp_path, file(), NAMES[:3])
        await house.admit("bob", "player")
        with pytest.raises(BadInput, match="bob has not entered"):
            await house.tournament("seal", tournament="spring", person="bob", seal=seal_of("luck", SALT))
        await house.tournament("seal", tournament="spring", person="seat 1", seal=seal_of("luck", SALT))
        await house.tournament("withdraw", tournament="spring", person="seat 1")
        assert not house.systems.tournament("spring").words.sealing
        await house.stop()

    asyncio.run(tried())
