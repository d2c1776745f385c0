"""Of which shoes may be told, and the rounds that each may have given something to; and that whoever plays is proven
their own cards, and nobody more than the inspector."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support.house import Play, house_at, seated

from houseway.house.people import Member, member
from houseway.play.events import Came
from houseway.store.events import RoundBegins, ShoeBegins
from houseway.store.registers import Listed
from houseway.verify.shoe import rounds_of, verify_shoe

FIRST = {1: 0, 2: 3, 3: 5}  # in which round each shoe begins; the first one before there is any


def store_of(began: dict[int, int], last: list[Any], closed: bool) -> Any:
    """A store with these shoes, whose last round is the seventh, and went so far."""
    noted = [SimpleNamespace(event=ShoeBegins(shoe, ()), round=round_) for shoe, round_ in began.items()]
    return SimpleNamespace(
        noted=lambda _chain, _kinds: noted,
        table=lambda _name: Listed(1, "table", closed),
        last_round=lambda _chain: 7,
        of_round=lambda _chain, round_: [SimpleNamespace(event=each) for each in last if round_ == 7],
    )


def begins(shoe: int) -> RoundBegins:
    return RoundBegins(7, shoe, (), 1, {})


CAME = Came(1, "shoe", "card", "AS", "ann")


@pytest.mark.parametrize(
    ("began", "last", "closed", "told"),
    [
        ({}, [], False, {}),
        ({1: 0}, [begins(1), CAME], False, {}),
        ({1: 0}, [begins(1), CAME], True, {1: range(1, 8)}),
        (FIRST, [begins(3), CAME], False, {1: range(1, 4), 2: range(3, 6)}),
        (FIRST, [begins(3)], False, {1: range(1, 4), 2: range(3, 6)}),
        (FIRST, [begins(3), CAME], True, {1: range(1, 4), 2: range(3, 6), 3: range(5, 8)}),
        (FIRST | {4: 7}, [begins(3), CAME, ShoeBegins(4, ())], False, {1: range(1, 4), 2: range(3, 6)}),
        (FIRST | {4: 7}, [begins(3), ShoeBegins(4, ()), CAME], False, {1: range(1, 4), 2: range(3, 6), 3: range(5, 7)}),
        (FIRST | {4: 7}, [begins(4), CAME], False, {1: range(1, 4), 2: range(3, 6), 3: range(5, 7)}),
        (FIRST | {4: 7}, [begins(4), CAME], True, {1: range(1, 4), 2: range(3, 6), 3: range(5, 8), 4: range(7, 8)}),
        ({1: 0, 2: 1}, [begins(2), CAME], False, {1: range(1, 2)}),
    ],
)
def test_s308_6_a_shoe_is_told_once_no_round_is_played_that_it_gave_a_card_to(
    began: dict[int, int], last: list[Any], closed: bool, told: dict[int, range]
) -> None:
    found = rounds_of(store_of(began, last, closed), 1, "table")
    assert {shoe: found[shoe] for shoe in sorted(found)} == told


@pytest.mark.parametrize("game", ["caribbean-stud", "5-card-stud"])
def test_whoever_plays_is_proven_their_own_cards_and_an_onlooker_what_lay_open(tmp_path: Path, game: str) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "table", game)
        await Play(table, 1).rounds(2)

        def proven(who: Member | None) -> set[Any]:
            return {*verify_shoe(house.store, "table", 1, who).outcomes}

        whole, looks_on = proven(None), proven(member("gus", "guest"))
        assert proven(member("ida", "inspector")) == proven(member("ada", "administrator")) == whole
        assert proven(member("pat", "pit boss")) != whole
        for name in ("table bot 1", "table bot 2"):
            told = proven(member(name, "player"))
            seats = {name, *(place.selection for place in table.running.table.placed if place.person == name)}
            own = {each for each in whole if each.to in seats} or told - looks_on
            assert own
            assert own | looks_on <= told <= whole
        assert looks_on < whole
        assert all(each.size == 52 and each.salt and each.path for each in whole)
        await house.stop()

    asyncio.run(tried())
